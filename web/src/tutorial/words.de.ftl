# Die Einführungen: was um die Lektionen herum gesagt wird; deren Worte kommen von den Spielen. Alle beginnen mit learn-.

learn-title = { $game } lernen
learn-coach = Lehrmeister
learn-lesson-of = Lektion { $number } von { $count }
learn-place = Schritt { $place } von { $count }
learn-next = Weiter
learn-back = Zurück
learn-next-lesson = Nächste Lektion
learn-finish = Abschließen
learn-do = Du bist dran: Wähle auf dem Spielplan
learn-confirm = Noch einmal zur Bestätigung: Tippe erneut darauf oder auf „{ table-confirm }“.
learn-read = Erst spricht der Lehrmeister: Lies mit „{ learn-next }“ weiter.
learn-watch = Sieh zu, was geschieht …
learn-other = Das wäre erlaubt, aber die Lektion will auf etwas anderes hinaus: Wähle, was markiert ist.
learn-done = Das war „{ $lesson }“. Sieh dir den Spielplan ruhig an; als Nächstes kommt „{ $next }“.
learn-done-all = Das war „{ $lesson }“, die letzte Lektion.
learn-lessons = Lektionen
learn-gone-through = geschafft
learn-again = Diese Lektion von vorn
learn-leave = Gehen und später weitermachen
learn-fold = Lehrmeister ein- oder ausklappen

learn-closing = Jetzt weißt du, wie es geht
learn-first-game = Dein erstes Spiel beginnen
learn-first-game-note = Auf den anderen Plätzen sitzen Bots, eingestellt ist alles für ein erstes Spiel. Es geht sofort los.
learn-rules = Die Regeln lesen
learn-once-more = Noch einmal von vorn
