# Professor Evil am Tisch: die Wörter der Oberfläche. Die des Spiels selbst stehen bei seinen Regeln.

evil-logo = Professor Evil
evil-logo-rest = and the Citadel of Time
evil-turn = Zug { $turn }
evil-last-roll = Letzter Wurf
evil-saved = Geborgen
evil-lost = Verloren
evil-power = Fähigkeit
evil-awake = Fähigkeit aktiv
    .short = Aktiv
evil-asleep = Fähigkeit inaktiv
    .short = Inaktiv
evil-free = Frei
evil-use = Nutzen
evil-card-of = Aktionskarte von { $character-short }
evil-no-card = In diesem Zug kann keine Karte mehr gespielt werden.
evil-cards-of = { $character-short } spielt mit diesen Karten.
evil-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
evil-discard =
    { $count ->
        [one] { $count } Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
evil-discard-empty = Noch ist keine Karte abgelegt.
evil-after-roll = Nach dem Wurf
evil-minutes-left = Noch { $minutes } Minuten
evil-needs = Geschützt durch
evil-still-on = { $count } scharf
evil-people-here = Jetzt hier
evil-nobody = niemand
evil-window-in = Durch ein Fenster kommt man aus dem Garten herein.
evil-how-many = { $count } im Herrenhaus
evil-where = Wo
evil-needed-by = Nötig für
evil-face-chevron-1 = Der Professor geht einen Schritt dem Teppich der gewürfelten Farbe nach, schließt die Tür hinter sich ab und macht die Falle des Raums scharf.
evil-face-chevron-2 = Der Professor geht zwei Schritte den Teppichen der gewürfelten Farbe nach, schließt jede Tür hinter sich ab und macht die Falle jedes Raums scharf.
evil-face-chevron-3 = Der Professor geht drei Schritte den Teppichen der gewürfelten Farbe nach, schließt jede Tür hinter sich ab und macht die Falle jedes Raums scharf.
evil-face-passage = Der Professor nimmt einen Geheimgang zum Schatz der gewürfelten Farbe, schließt alle Türen des Raums ab und macht seine Falle scharf.
evil-face-hurry-5 = Der Schatz der gewürfelten Farbe hat 5 Minuten weniger.
evil-face-hurry-10 = Der Schatz der gewürfelten Farbe hat 10 Minuten weniger.
evil-clock-power = Erreicht die Uhr dieses Feld, erwacht eine inaktive Spezialfähigkeit.
evil-clock-plain = Ein Feld der Uhr: { $minutes } Minuten bis zum nächsten.
evil-won = Die Schätze sind in Sicherheit!
evil-lost-game = Der Professor hat gewonnen.
evil-thrown-out =
    { $count ->
        [0] nie hinausgeworfen
        [one] einmal hinausgeworfen
       *[other] { $count }-mal hinausgeworfen
    }
