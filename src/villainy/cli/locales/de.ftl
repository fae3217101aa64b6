# Die Wörter des Terminals. Die Nomen und Sätze der Spiele stehen in deren eigenen Dateien.

cli-prompt = ›
cli-press-enter = (Eingabetaste)
cli-pass-screen = Gib den Bildschirm an { $seat } weiter und drücke die Eingabetaste.
cli-only-enter = Weiter geht es mit der Eingabetaste; „undo“ nimmt die letzte Aktion zurück.
cli-welcome = Antworte mit einer Nummer oder ihrem Text; „help“ zeigt alles Übrige. Von den { $count } gedruckten Werten dieses Spiels sind { $reconstructed } rekonstruiert: siehe „villainy components show“.
cli-bots-prepare = Die Bots machen sich für dieses Spiel bereit; beim ersten Mal dauert das ein, zwei Minuten.
cli-happened = Seit deiner letzten Entscheidung
cli-nothing-yet = Noch nichts.
cli-earlier =
    { $count ->
        [one] … { $count } Zeile davor; „log“ zeigt sie
       *[other] … { $count } Zeilen davor; „log“ zeigt sie
    }
cli-human = Mensch
cli-you = du
cli-labelled = { $label }: { $text }
cli-allowed = „{ $action }“ ist erlaubt.
cli-saved = Das Spiel ist in { $file } gespeichert.
cli-not-saved = Die letzten Aktionen sind nicht gespeichert.
cli-resume = Weiter geht es mit: { $command }
cli-help =
    Antworte mit einer Nummer der Liste oder mit dem Text einer Aktion, etwa „{ $action }“.
    undo         die letzte eigene Aktion zurücknehmen, solange niemand etwas daraus erfahren hat
    why AKTION   sagen, warum eine Aktion jetzt nicht erlaubt ist
    sheet N      zeigen, was Spieler N hat
    log          alles erzählen, was geschehen ist
    board        den Bildschirm neu zeichnen
    save [DATEI] das Spiel speichern
    quit         vom Tisch aufstehen
cli-fault = Im Programm selbst ist etwas schiefgegangen ({ $problem }); bitte melde es, VILLAINY_DEBUG=1 zeigt, wo.

## Was nicht stimmt

cli-error-option-form = „{ $value }“ ist keine Option: Schreibe --option NAME=WERT.
cli-error-unreadable = „{ $file }“ kann nicht gelesen werden ({ $problem }).
cli-error-unwritable = „{ $file }“ kann nicht geschrieben werden ({ $problem }).
cli-error-not-text = „{ $file }“ ist keine Textdatei in UTF-8.
cli-error-save-format = „{ $file }“ ist ein gespeichertes Spiel im Format { $value }; gelesen werden kann Format { $known }.
cli-error-save-seats = „{ $file }“ sagt nicht, wer auf welchem Platz sitzt, einer für jeden Spieler.
cli-error-save-exists = „{ $file }“ gibt es schon: Spiele es mit --resume { $file } weiter oder speichere in einer anderen Datei.
cli-error-save-where = Sag, wohin: save DATEI.
cli-error-resume-alone = Ein gespeichertes Spiel behält Spieler, Startwert und Optionen: Lass bei --resume die Angaben --players, --bots, --seed und --option weg.
cli-error-seats-count =
    { $count ->
        [one] Es ist { $count } Platz benannt, aber es gibt { $players } Spieler: Gib nur eines von beiden an.
       *[other] Es sind { $count } Plätze benannt, aber es gibt { $players } Spieler: Gib nur eines von beiden an.
    }
cli-error-seat-kind = Niemand namens „{ $value }“ kann an diesem Tisch sitzen; möglich sind: { $known }.
cli-error-games-number = „{ $value }“ ist keine Anzahl von Spielen: Gib eine ganze Zahl ab 1 an.
cli-error-number = { $value } steht nicht in der Liste: Gib eine Nummer von 1 bis { $most } an.
cli-error-why-what = Sag, welche Aktion: why AKTION.
cli-error-sheet-whose = Sag, wessen: „sheet“ und eine Nummer von 1 bis { $most }.
cli-error-undo-other = Seitdem hat jemand anders etwas entschieden: Das lässt sich nicht zurücknehmen.
cli-error-not-a-proof = „{ $file }“ ist nicht das, was ein Tisch am Ende eines Spiels ausgibt, oder es wurde abgeschnitten.
cli-error-commitment = Der Startwert ist nicht der versprochene: Startwert und Salz ergeben nicht die Zusage vom Anfang.
cli-error-rewind = Nach { $count } Aktionen wurden Züge zurückgenommen, und der Zufall ging mit einem Wort weiter, das nicht aus dem Startwert folgt.
cli-error-other-end = Noch einmal gespielt, endet das Spiel anders, als die Datei sagt.

## Simulationen, Mitschriften und Spielmaterial

cli-wins = Siege
cli-share = Anteil
cli-mean-points = Punkte
cli-team-wins =
    { $games ->
        [one] { $wins } von { $games } Spiel gewonnen: { $share }; die wahre Chance liegt mit 95 % Sicherheit zwischen { $least } und { $most }.
       *[other] { $wins } von { $games } Spielen gewonnen: { $share }; die wahre Chance liegt mit 95 % Sicherheit zwischen { $least } und { $most }.
    }
cli-mean = { $what }: { $mean } je Spiel im Mittel, von { $least } bis { $most }.
cli-decisions = Entscheidungen
cli-ended = Grund für das Ende „{ $ending }“: { $share }
cli-speed =
    { $games ->
        [one] { $games } Spiel in { $seconds } s, { $speed } Entscheidungen je Sekunde, Startwert { $seed }.
       *[other] { $games } Spiele in { $seconds } s, { $speed } Entscheidungen je Sekunde, Startwert { $seed }.
    }
cli-verified =
    { $count ->
        [one] { $count } Aktion bis zur gleichen Position nachgespielt, { $hash }.
       *[other] { $count } Aktionen bis zur gleichen Position nachgespielt, { $hash }.
    }
cli-proven =
    { $count ->
        [one] Nachgewiesen: Der Startwert ist der am Anfang versprochene, und { $count } Aktion führt zum angegebenen Ende.
       *[other] Nachgewiesen: Der Startwert ist der am Anfang versprochene, und { $count } Aktionen führen zum angegebenen Ende.
    }
cli-proven-so-far =
    { $count ->
        [one] So weit gespielt wurde, nachgewiesen: Der Startwert ist der am Anfang versprochene, und { $count } Aktion führt zu der Stellung, in der der Tisch geschlossen wurde.
       *[other] So weit gespielt wurde, nachgewiesen: Der Startwert ist der am Anfang versprochene, und { $count } Aktionen führen zu der Stellung, in der der Tisch geschlossen wurde.
    }
cli-components-whole = „{ $file }“ ist vollständig: { $count } Werte für { $game }, davon { $rulebook } aus einer Spielregel, { $public } aus öffentlichen Quellen, { $box } aus einer Schachtel und { $reconstructed } rekonstruiert; Prüfsumme { $hash }.

## Turniere

cli-error-games-least = Jede Verteilung wird von jedem Platz aus gespielt: Gib mindestens { $least } Spiele an.
cli-error-threads-number = „{ $value }“ ist keine Anzahl von Threads: Gib eine ganze Zahl von 1 bis 1024 an.
cli-error-error-number = „{ $value }“ ist keine Irrtumswahrscheinlichkeit: Gib eine Zahl über 0 und höchstens 0.5 an.
cli-error-least-number = „{ $value }“ ist kein Anteil, der zu übertreffen wäre: Gib eine Zahl ab 0.5 und unter 1 an.
cli-tournament-preparing = Die Regeln werden übersetzt, einmal für diese Version …
cli-tournament-bot = Bot
cli-tournament-rating = Wertung
cli-tournament-interval = von … bis
cli-tournament-games = Spiele
cli-tournament-time = ms/Wahl
cli-tournament-pair = Paar
cli-tournament-deals = Verteilungen
cli-tournament-difference = Vorsprung
cli-tournament-answer = Antwort
cli-tournament-between = { $least } … { $most }
cli-tournament-versus = { $first } – { $second }
cli-tournament-verdict =
    { $verdict ->
        [stronger] { $bot } ist stärker
        [neither] keiner um so viel
       *[open] noch nicht klar
    }
cli-tournament-scale = Wertungen sind Elo-Punkte um ein Mittel von 1500, Anteile und Wertungen mit 95 % Sicherheit; die Antwort für ein Paar ist mit einer Wahrscheinlichkeit von höchstens { $error } falsch.
cli-tournament-done =
    { $games ->
        [one] { $games } Spiel gezählt, { $seconds } s, Startwert { $seed }.
       *[other] { $games } Spiele gezählt, { $seconds } s, Startwert { $seed }.
    }
cli-tournament-stopped = Vor dem Ende angehalten: Das ist bisher bekannt.
cli-tournament-kept = Die Spiele stehen in { $file }.

## Berichte

cli-error-minutes-number = „{ $value }“ ist keine Anzahl von Minuten: Gib eine ganze Zahl ab 1 an.
cli-report-written = { $file } ist geschrieben.
cli-report-kept = Keine GPU hier: die Zahlen des flachen Monte Carlo sind die aus { $file }.
cli-report-no-gpu = Keine GPU hier und keine Zahlen in { $file }: die Seite ist ohne flaches Monte Carlo.

## Geschwindigkeit

cli-error-bench-part = „{ $value }“ lässt sich nicht messen; möglich sind: { $known }.
cli-error-seconds-number = „{ $value }“ ist keine Anzahl von Sekunden: Gib eine über 0 an.
cli-bench-game = { $game }, { $count } Spieler
cli-bench-peers = Andere, zum langsamsten Spiel
cli-bench-interpreted = interpretiert
cli-bench-compiled = übersetzt, ein Kern
cli-bench-threads = übersetzt, { $count } Threads
cli-bench-redeal = Kopie, neu ausgeteilt
cli-bench-cuda = auf der GPU
cli-bench-search = in der Suche
cli-bench-compile = Übersetzen
cli-bench-start = Start, schon übersetzt
cli-bench-value = Wert
cli-bench-unit = Einheit
cli-bench-clock = Zeit
cli-bench-ratio = Faktor
cli-bench-decisions = Entscheidungen/s
cli-bench-positions = Positionen/s
cli-bench-seconds = s
cli-bench-cpu = Kern
cli-bench-wall = Uhr
cli-bench-skipped =
    { $reason ->
        [no-gpu] keine GPU hier
        [not-installed] nicht installiert
       *[other] nicht zu haben ({ $reason })
    }
cli-bench-how = Zufälliges Spiel; der beste von { $repeats } Durchgängen, die zusammen { $seconds } s dauern. Verhältnisse gelten zur Zeile mit 1.00×.
cli-bench-where = Python { $python } auf { $machine }, { $cores } Kerne, Last { $load }.

## Tische im Browser

cli-serve-open = Villainy ist offen unter { $address }
cli-serve-lan = Freunde im selben Netz (etwa im selben WLAN) öffnen { $address } im Browser, oder den Link eines Tisches. Antwortet dort nichts, so gib Port { $port } in der Firewall dieses Rechners frei.
cli-serve-no-lan = Dieser Rechner hat keine Adresse in einem Netz; Freunde erreichen ihn so noch nicht.
cli-serve-kept = Die Spiele liegen in { $file }; wer den Browser schließt, findet sie wieder.
cli-serve-stop = Strg-C schließt die Tische.
cli-error-no-client = Die Seiten für den Browser sind noch nicht gebaut: Rufe „make build“ auf oder installiere das Paket von „make wheel“.
cli-error-host-or-lan = --lan hört auf jede Adresse: Lass --host oder --lan weg.
cli-error-host-unknown = „{ $value }“ ist keine Adresse dieses Rechners.
cli-error-port-number = „{ $value }“ ist kein Port: Gib eine Zahl von 0 bis 65535 an; 0 nimmt irgendeinen freien.
cli-error-port-taken = An { $host }, Port { $port }, lässt sich nichts öffnen ({ $problem }): Gib einen anderen an, etwa --port { $next }.
cli-error-server-start = Der Server ist nicht gestartet; VILLAINY_DEBUG=1 zeigt, warum.

## Victorian Masterminds: nur was die eigene Datei nicht sagt, oder nicht so kurz

cli-stack-limit = ein Stapel wird bei { $agents } abgehandelt
cli-resolving = Aufgedeckt { $city-in }:
cli-no-machine = noch keine Maschine
cli-short-segments = Abs.
cli-short-scientists = Wiss.
cli-short-codex = Codex
cli-short-mayhem = Chaos
cli-short-points = Pkt.

## Professor Evil: was die eigene Datei nicht so kurz sagt

cli-no-character = noch kein Charakter
cli-short-padlock = Schloss
cli-short-saw = Säge
cli-short-camera = Kamera
cli-short-laser = Laser
cli-short-console = Pult

## The LOOP: was die eigene Datei nicht sagt, oder nicht so kurz

cli-epoch =
    .dawn = Anbeginn
    .medieval = Mittelalter
    .renaissance = Renaissance
    .industry = Industrie
    .globalization = Globalisierung
    .robots = Roboter
    .end = Ende
cli-agent =
    .time-prowler = Streunerin
    .cztwyzzek = Cztwyzzek
    .robofinisher-404 = Robo 404
    .mr-time = Mister Time
    .v-girl = V-Girl
cli-loop-clone = Duplikat, das in Ära 1 endet
cli-loop-next = Als Nächstes auf dem Stapel
cli-loop-pile = Stapel
cli-loop-discard = Abl.
