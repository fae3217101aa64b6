# Der Tisch um das Spiel: Aufgabenleiste, Protokoll, Plätze, Warteraum, Ende, Nachspielen.

## Die Teile des Bildschirms

table-prompt = Was zu tun ist
table-dock = Was vor dir liegt
table-dock-fold = Was vor dir liegt, ein- oder ausklappen
table-side = Mitspieler und Protokoll
table-tabs = Was der Bildschirm zeigt
table-record = Protokoll, Chat und Notizen
table-tab-board = Plan
table-tab-players = Spieler
table-tab-log = Protokoll
table-tab-chat = Chat
table-tab-notes = Notizen
table-home = { $game }: zur Startseite
table-controls = Sprache und Einstellungen
table-language = Sprache
table-sound = Ton
table-settings = Einstellungen und Tisch
table-close = Schließen
table-yes = Ja
table-no = Nein
table-title = { $table } · { $game }
table-title-turn = Du bist dran! { $table }
table-loading = Der Tisch wird gedeckt …

## Was gefragt ist

table-you = { $name }, du bist dran.
table-glows = Wähle etwas, das leuchtet.
table-choose = Wähle einen der Knöpfe.
table-undo = Zurück
table-hint = Tipp
table-hint-thinking = Denkt nach …
table-hint-best = Tipp: { $text }
table-hint-best-chance = Tipp, { $label } { $chance }: { $text }
table-hint-this = Das schlägt der Tipp vor.
table-hint-chance = Gewinnchance
table-hint-chance-team = Gewinnchance eures Teams
table-hint-follows = Was folgen könnte
table-hint-thought =
    { $count ->
        [one] { $bot }: { $count } Versuch in { $seconds } s
       *[other] { $bot }: { $count } Versuche in { $seconds } s
    }
table-hint-guess = { $bot } würde das tun, ohne vorauszudenken.
table-hint-warming = Nur geraten: Die Bots, die vorausdenken, wärmen sich noch auf.
table-hint-longer = Länger nachdenken
table-confirm = Bestätigen
table-skip = Vorspulen
table-undo-rewind = Seither wurde etwas aufgedeckt. Gehst du zurück, wird das im Spiel vermerkt. Trotzdem?
table-undo-consent = Dem müssen die anderen zustimmen. Sie fragen?
table-undo-asked =
    { $count ->
        [one] { $seat } möchte { $count } Zug zurücknehmen. Stimmst du zu?
       *[other] { $seat } möchte { $count } Züge zurücknehmen. Stimmst du zu?
    }
table-undo-waits =
    { $count ->
        [one] { $seat } möchte { $count } Zug zurücknehmen und wartet auf die anderen.
       *[other] { $seat } möchte { $count } Züge zurücknehmen und wartet auf die anderen.
    }
table-wait = Wir warten auf { $seat }. Sieh dich solange um.
table-wait-watching = Wir warten auf { $seat }.
table-wait-bot = { $seat } ist ein Bot und zieht gleich.
table-wait-left = Für { $seat } spielt ein Bot weiter und zieht gleich.
table-wait-warming = Der Bot von { $seat } denkt voraus und wärmt sich noch auf. Das muss auf jedem Rechner einmal sein und dauert ein, zwei Minuten.
table-wait-offline = { $seat } ist gerade nicht verbunden.
table-wait-past = Das ist die Vergangenheit: Hier kann nichts gespielt werden.
table-wait-over = Es gibt nichts mehr zu entscheiden.
table-past = So stand es nach Zeile { $row }.
table-now = Zurück zur Gegenwart
table-offline = Du bist offline. Der Tisch wartet, nichts geht verloren.
table-reconnecting = Die Verbindung ist weg; neuer Versuch …
table-not-sent = Nicht gesendet: Gerade gibt es keine Verbindung.

## Protokoll, Chat, Notizen

table-log-since = Was ist seit meinem letzten Zug geschehen?
table-log-all = Das ganze Protokoll zeigen
table-log-earlier = Frühere Zeilen zeigen
table-log-moment = Den Tisch nach Zeile { $row } zeigen
table-colon = { $text }:
table-go-there = Dorthin
table-row-undo =
    { $count ->
        [one] { $seat } nimmt { $count } Zug zurück.
       *[other] { $seat } nimmt { $count } Züge zurück.
    }
table-row-ask = { $seat } möchte zurückgehen.
table-row-yes = { $seat } stimmt zu.
table-row-no = { $seat } stimmt nicht zu.
table-row-sit = { $name } setzt sich.
table-row-leave = { $name } verlässt den Tisch.
table-row-leave-time = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
table-row-bot = Für { $seat } spielt jetzt ein Bot.
table-row-bot-search = Der Bot von { $seat } kann auf diesem Rechner nicht vorausdenken; ein einfacherer spielt weiter.
table-row-no-bot = Der Bot von { $seat } verlässt den Tisch.
table-row-mute = { $name } kann nicht mehr chatten.
table-row-unmute = { $name } kann wieder chatten.
table-row-start = Das Spiel beginnt.
table-row-end = Der Tisch wird vom Gastgeber beendet.
table-row-end-release = Eine neue Fassung des Spiels beendet den Tisch.
table-row-rematch = Für eine Revanche steht ein neuer Tisch bereit.
table-chat-none = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-phrases = Was man an einem öffentlichen Tisch sagen kann
table-chat-muted = Dein Chat wurde vom Gastgeber abgestellt.
table-chat-watching = Nur wer mitspielt, kann chatten.
table-notes-help = Notizen für dich. Sie bleiben in diesem Browser.

## Plätze und Uhren

table-seats = Spieler
table-named = { $name } ({ $seat })
table-clock = Restzeit
table-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
table-mark-open = frei
table-mark-left = fort (Bot)
table-mark-bot = Bot
table-mark-you = du
table-mark-offline = offline
table-leave = Verlassen
table-come-back = Zurückkommen
table-put-bot = Einen Bot spielen lassen
table-mute = Stummschalten
table-unmute = Wieder sprechen lassen
table-end = Tisch beenden
table-end-sure = Den Tisch für alle beenden?
table-rewound = In diesem Spiel wurde Aufgedecktes zurückgenommen.
table-spectators =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
table-leave-page = Zur Startseite

## Einstellungen

table-speed = Tempo der Animationen
table-speed-off = keine
table-attention = Wenn du dran bist
table-sound-turn = Einen Ton spielen, wenn ich dran bin
table-notify = Mir Bescheid geben, wenn die Seite verdeckt ist
table-confirm-touch = Auf Touchscreens jeden Zug bestätigen

## Tasten

table-keys = Tasten
table-key-tab = zu allem, was erreichbar ist
table-key-next = zum Nächsten, was wählbar ist
table-key-previous = zum Vorigen, was wählbar ist
table-key-do = es wählen
table-key-end = der helle Knopf: beenden, würfeln, ablehnen
table-key-undo = zurücknehmen
table-key-hint = Tipp
table-key-inspect = ein Teil groß zeigen
table-key-why = fragen, warum etwas nicht geht; N und P gehen dann zu allem davon
table-key-log = das Protokoll auf dem Telefon
table-key-help = diese Tasten
table-key-escape = schließen oder zurück zur Gegenwart
table-key-skip = Während etwas gezeigt wird, spult jede Taste oder ein Klick auf den Plan vor.

## Woher die Werte kommen

table-source-rulebook = Gedruckt
table-source-public = Öffentlich
table-source-reconstructed = Rekonstruiert
table-source-box = Deine Schachtel

## Der Warteraum

table-room = Warten auf Mitspieler
table-room-ready = Alle sind da
table-room-warming = Die Bots wärmen sich auf: Was sie vorausdenken lässt, wird einmal auf diesem Rechner vorbereitet. Ihr könnt schon anfangen.
table-name = Wie heißt du?
table-name-keep = Diesen Namen behalten
table-room-invite = Freunde einladen
table-room-link = Wer diesen Link öffnet, kann sich setzen oder zusehen.
table-room-qr = QR-Code des Links
table-copy = Link kopieren
table-copied = Kopiert
table-seat-open = Freier Platz
table-sit = Hier setzen
table-stand = Diesen Platz räumen
table-no-bot = Den Bot wegnehmen
table-bot-for-seat = Bot für { $seat }
table-start = Spiel beginnen
table-start-open = Jeder Platz braucht jemanden oder einen Bot.
table-start-host = Sobald alle Plätze besetzt sind, beginnt der Gastgeber das Spiel.
table-options = Was gespielt wird
table-options-usual = Die üblichen Regeln.
table-option = { $option }: { $value }
table-sources =
    { $reconstructed ->
        [0] Alle { $all } Werte des Materials sind gedruckt oder öffentlich belegt.
       *[other] Von den { $all } Werten des Materials sind { $reconstructed } rekonstruiert: Keine Quelle nennt sie.
    }
table-ended = Dieser Tisch wurde vom Gastgeber beendet.
table-public = Öffentlicher Tisch
table-private = Privater Tisch für alle, die den Link haben
table-hints-true = mit Tipps
table-hints-false = ohne Tipps

## Ein Bildschirm für mehrere

table-curtain = Gib den Bildschirm an { $name }
table-curtain-why = Bis dahin bleibt verborgen, was die anderen haben.
table-curtain-lift = Ich bin { $name }

## Das Ende

table-over = Das Ende
table-result = Das Ergebnis zeigen
table-earned-by = Errungen von { $seat }
table-earned-new = neu
table-fair-yes = Wie gemischt wird, stand vor dem Spiel fest und wurde nie geändert.
table-fair-no = Wie gemischt wurde, passt nicht zu dem, was am Anfang versprochen war!
table-fair-how = SHA-256 von Salz und Startwert, in deinem Browser berechnet, ist das Versprechen vom Anfang.
table-seed = Startwert
table-salt = Salz
table-promise = Versprechen
table-rematch = Revanche
table-rematch-go = Zur Revanche
table-replay = Nachspielen
table-transcript = Mitschrift herunterladen
table-look = Den Plan ansehen

## Wer Aussicht auf den Sieg hatte

table-chances-title = Wer Aussicht auf den Sieg hatte
table-chances-pending = Ein Blick zurück, wer Aussicht auf den Sieg hatte …
table-chances-failed = Wer Aussicht auf den Sieg hatte, ließ sich nicht ermitteln. Lade die Seite neu, um es noch einmal zu versuchen.
table-chances-team = Das Team
table-chances-swings = Die größten Wendungen
table-chances-swing = { $who }: { $from } → { $to }
table-chances-move = { $seat } zieht.
table-chances-even = Kein Zug hat viel geändert.
table-chances-how = Nach jedem Zug aus dem geschätzt, was jeder am Tisch wusste, mit { $count } Versuchen.

## Nachspielen

table-replay-controls = Nachspielen
table-replay-place = Zug { $place } von { $most }
table-replay-next = Nächster Zug
table-replay-previous = Voriger Zug
table-replay-next-turn = Nächste Runde eines Spielers
table-replay-previous-turn = Vorige Runde eines Spielers
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-as = Gesehen von
table-replay-spectator = Zuschauern
table-replay-share = Link zu diesem Augenblick kopieren
