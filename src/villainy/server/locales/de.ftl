# Was der Server sagt: ein Satz für alles, was nicht geht, und die Redensarten öffentlicher Tische.

## Was vom Server verlangt wird

error-fault = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert; bitte versuche es noch einmal.
error-request = Die Anfrage ist bei „{ $where }“ nicht zu verstehen: { $problem }.
error-malformed = Die Nachricht ist nicht zu verstehen: { $problem }.
error-too-large = Die Nachricht ist zu lang: Höchstens { $most } Bytes sind erlaubt.
error-too-many = Das war zu viel auf einmal; warte einen Moment und versuche es noch einmal.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse lässt sich so nicht ansprechen.
error-http = Die Anfrage wurde mit Status { $status } abgelehnt.
error-database-url = „{ $value }“ ist keine Adresse einer Datenbank: { $problem }.
error-database-newer = Die Datenbank „{ $value }“ stammt von einer neueren Version von Villainy ({ $problem }).
error-database-unusable = Die Datenbank „{ $value }“ ist nicht zu gebrauchen: { $problem }.

## Gäste

error-no-guest = Öffne zuerst eine Seite dieses Servers: Sie gibt dir einen Namen, unter dem du spielst.
error-name-length = Ein Name hat 1 bis { $most } Zeichen.
error-link-invalid = Dieser persönliche Link gilt nicht mehr; erzeuge auf dem anderen Gerät einen neuen.

## Einen Tisch eröffnen

error-seats-count = { $count } Plätze sind genannt, aber { $players } spielen.
error-seat-form = Der Platz eines Bots nennt den Bot; kein anderer Platz tut das.
error-table-name-length = Der Name eines Tisches hat höchstens { $most } Zeichen.
error-pace = Eine Uhr braucht 1 Sekunde bis 30 Tage und höchstens eine Stunde Zuschlag; ohne Uhr gibt es beides nicht.
error-unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $value }“; es gibt: { $known }.

## Die Einführung

error-no-such-lesson = In der Einführung gibt es keine Lektion „{ $value }“.

## Am Tisch

error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $value }: { $players } spielen.
error-no-such-row = Dieser Tisch hat noch keine Zeile { $value }.
error-no-such-moment = Wie es nach Zeile { $value } stand, ist nicht bekannt.
error-stale = Das Spiel ist inzwischen weitergegangen; sieh noch einmal hin.
error-not-seated = Du schaust an diesem Tisch nur zu.
error-not-your-turn = Jetzt muss { $seat } entscheiden.
error-no-hints = An diesem Tisch bekommen Rivalen keine Tipps.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-not-started = Das Spiel hat noch nicht begonnen.
error-started = Das Spiel hat schon begonnen.
error-seats-open = Bevor das Spiel beginnt, muss auf jedem Platz jemand oder ein Bot sitzen.
error-table-over = Dieser Tisch ist zu Ende.
error-not-over = Das geht erst, wenn das Spiel vorbei ist.
error-no-recording = Von diesem Spiel gibt es keine Aufzeichnung.
error-no-transcript = Dieses Spiel lässt sich nicht nachweisen: Es hat nie begonnen, oder die Regeln haben sich unterwegs geändert.

## Plätze

error-seat-taken = Dort sitzt schon jemand.
error-seat-yours = Dort sitzt du schon.
error-seat-foreign = Dieser Platz gehört dir nicht.
error-seat-left = Du hast diesen Platz schon verlassen.
error-seat-needed = Solange das Spiel läuft, muss auf jedem Platz jemand spielen.
error-seat-has-bot = Das ist schon so.

## Zurücknehmen

error-undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
error-undo-asked = Jemand möchte schon etwas zurücknehmen; antworte zuerst.
error-nothing-asked = Niemand möchte etwas zurücknehmen.
error-answered = Du hast schon zugestimmt.

## Reden

error-chat-form = Sage einen Text oder eine Redensart, eins von beiden.
error-chat-empty = In dieser Nachricht steht nichts.
error-chat-long = Eine Nachricht hat höchstens { $most } Zeichen.
error-phrases-only = An einem öffentlichen Tisch lassen sich nur die vorgegebenen Redensarten sagen.
error-unknown-phrase = Die Redensart „{ $value }“ gibt es nicht.
error-muted = Wer den Tisch eröffnet hat, hat dich stumm geschaltet.
error-mute-nobody = Auf diesem Platz ist niemand, der stumm zu schalten wäre.
error-mute-already = Das ist schon so.

## Redensarten

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-nice-move = Guter Zug!
phrase-oops = Hoppla!
phrase-sorry = Tut mir leid!
phrase-thanks = Danke!
phrase-you-are-welcome = Gern geschehen!
phrase-one-moment = Einen Moment, bitte.
phrase-i-am-back = Ich bin wieder da.
phrase-your-turn = Du bist dran!
phrase-well-played = Gut gespielt!
phrase-good-game = Das war ein gutes Spiel.
phrase-another-one = Noch eins?
phrase-goodbye = Auf Wiedersehen!
