# Die Seiten um die Tische: Start, neuer Tisch, öffentliche Tische, eigene Spiele, Laufbahn, Über. Alle Nachrichten beginnen mit page-.

## Überall

page-tagline = drei Brettspiele um böse Genies
page-tagline-sentence = Drei Brettspiele um böse Genies
page-language = Sprache
page-language-name = Sprache
    .en = English
    .fr = Français
    .de = Deutsch
page-nav-main = Seiten
page-nav-home = Villainy: zur Startseite
page-nav-tables = Tische
page-nav-games = Meine Spiele
page-nav-me = meine Seite
page-nav-about = Über diese Seiten
page-footer-unofficial = Inoffiziell, aus Liebe zum Spiel.
page-footer-credits = Spiele von Bauza & Lang, Rambourg & Rivière, Gilbert & Dunstan. Teils rekonstruiert. Icons: game-icons.net, CC BY 3.0. Schriften: OFL.
page-footer-about = Dank
page-footer-source = Quelltext
page-footer-privacy = Datenschutz
page-save = Speichern
page-copy = Kopieren
page-copied = Kopiert
page-somebody = jemand
page-just-now = gerade eben

## Was schiefgehen kann

page-problem-unknown = Hier ist etwas schiefgegangen. Nichts wurde geändert; bitte noch einmal.
page-problem-unreachable = Der Server antwortet nicht. Läuft er, und bist du verbunden?
page-problem-status = Der Server hat mit dem Status { $status } abgelehnt.

## Die drei Spiele

page-panel-vm =
    .hook = Baue deine Höllenmaschine, ehe es die anderen tun.
    .players = 2–4
    .time = 45–60 min
    .kind = Rivalen, Geheimnisse
page-panel-lp =
    .hook = Flickt die Zeit schneller, als Dr. Foo sie zerreißt.
    .players = 1–4
    .time = 60 min
    .kind = Ein Team, Deckbau
page-panel-pe =
    .hook = Räumt das Haus aus, ehe die Uhr seine Schätze holt.
    .players = 2–4 oder solo
    .time = 30–45 min
    .kind = Ein Team, Würfel
page-players-label = Spieler
page-time-label = Dauer
page-play-now = Losspielen
page-invite-friends = Freunde einladen
page-table-options = Tisch einrichten
page-learn = In einer Viertelstunde lernen
page-learn-on = Weiterlernen: Schritt { $place } von { $count }
page-learn-again = Noch einmal die Einführung

## Listen von Tischen

page-my-games = Meine Spiele
page-my-games-lead = Alle Tische, an denen du sitzt oder gesessen hast.
page-my-games-none = Gerade läuft kein Spiel von dir. „Losspielen“ setzt dich sofort zu Bots.
page-open-tables = Offene Tische
page-open-tables-none = Gerade wartet niemand öffentlich. Mach selbst einen Tisch auf und lass einen Stuhl frei.
page-running-tables = Im Spiel
page-all =
    { $count ->
        [0] Alle
        [1] Das eine
        [2] Beide
        [3] Alle drei
        [4] Alle vier
        [5] Alle fünf
        [6] Alle sechs
        [7] Alle sieben
        [8] Alle acht
        [9] Alle neun
        [10] Alle zehn
        [11] Alle elf
        [12] Alle zwölf
       *[other] Alle { $count }
    }
page-your-turn = Du bist dran
page-somebodys-turn = { $name } ist dran
page-running = läuft
page-waiting = wartet
page-join = Mitspielen
page-join-table = Bei „{ $name }“ mitspielen
page-watch = Zusehen
page-watch-table = Bei „{ $name }“ zusehen
page-go-on = Weiter
page-replay = Nachspielen
page-replay-of = „{ $name }“ nachspielen
page-rewound = zurückgespult
page-seats-taken = { $taken } von { $all } Plätzen besetzt
page-nobody-yet = noch niemand
page-with = mit { $names }
page-with-nobody = allein
page-with-screen = an diesem Bildschirm
page-with-bots =
    { $count ->
        [one] einem Bot
       *[other] { $count } Bots
    }
page-with-open =
    { $count ->
        [one] einem freien Platz
       *[other] { $count } freien Plätzen
    }
page-result-won = Gewonnen
page-result-lost = Verloren
page-result-over = Zu Ende
page-result-ended = Abgebrochen
page-games-running = Laufend
page-games-waiting = Warten auf Mitspieler
page-games-finished = Beendet
page-lobby-title = Tische
page-lobby-lead = Öffentliche Tische: Setz dich dazu oder sieh jemandem über die Schulter.
page-lobby-new = Einen Tisch aufmachen
page-filter-games = Welches Spiel
page-filter-all = Alle Spiele

## Zeit

page-pace-untimed = ohne Uhr
page-pace-live = live
page-pace-live-minutes = live, { $minutes } min
page-pace-live-increment = live, { $minutes } min + { $increment } s
page-pace-days =
    { $count ->
        [one] { $count } Tag je Zug
       *[other] { $count } Tage je Zug
    }
page-left-minutes = noch { $count } min
page-left-hours = noch { $count } h
page-left-days =
    { $count ->
        [one] noch { $count } Tag
       *[other] noch { $count } Tage
    }
page-count-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
page-count-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
page-count-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Ein neuer Tisch

page-new-title = Neuer Tisch: { $game }
page-new-lead = Für ein gutes erstes Spiel ist alles eingestellt. Ändere, was du magst.
page-new-lead-invite = Mach den Tisch auf und schick dann den Link oder zeig den Code.
page-new-seats = Wer spielt
page-new-game = Das Spiel
page-new-table = Der Tisch
page-players-alone = allein
page-fill-label = Die anderen Plätze
page-fill-bots = Bots
page-fill-open = Freunde, per Link
page-fill-me = Ich, an diesem Bildschirm
page-fill-alone = Ich: Ich spiele allein
page-seat-who = Wer
page-seat-number = Platz { $number }
page-seat-me = Ich
page-seat-me-too = Auch ich, an diesem Bildschirm
page-seat-open = Frei: wer den Link hat
page-seat-bot = Bot: { $bot }
page-bot-random = Wirrkopf
    .text = spielt, wie es kommt
page-bot-greedy = Ränkeschmied
    .text = nimmt, was am besten aussieht
page-bot-novice = Lehrling
    .text = denkt etwas voraus: 100 Versuche je Zug
page-bot-adept = Stratege
    .text = denkt voraus: 1000 Versuche je Zug
page-bot-expert = Genie
    .text = denkt weit voraus: 10.000 Versuche je Zug, und lässt sich Zeit
page-bot-master = Superhirn
    .text = hat das Spiel studiert
page-bot-full = { $name } ({ $text })
page-bot-other = { $name }
page-hot-seat-solo = Du führst mehrere Plätze an diesem Bildschirm. So spielt man dieses Spiel allein.
page-hot-seat-team = Mehrere Plätze teilen sich diesen Bildschirm: Jeder entscheidet, wenn er gefragt ist.
page-hot-seat-rivals = Mehrere teilen sich diesen Bildschirm: Ehe etwas Geheimes zu sehen ist, bittet der Tisch, ihn weiterzugeben.
page-house-rules = Hausregeln
page-house-rules-note = für alle, die wissen, was sie wollen
page-house-rules-changed =
    { $count ->
        [one] { $count } weicht vom Üblichen ab
       *[other] { $count } weichen vom Üblichen ab
    }
page-option-by = Kommt von „{ $option }“, wenn du nichts anderes wählst.
page-option-brings = Das bringt mit sich:
page-option-value-line = { $option }: { $value }
page-option-overruled = (du hast anders gewählt)
page-table-name = Name des Tisches
page-table-name-another = Ein anderer Name
page-nickname = Dein Name
page-nickname-note = So heißt du an jedem Tisch.
page-nickname-saved = Gespeichert: So heißt du jetzt.
page-privacy = Wer darf kommen
page-public-false = Privat
    .text = Nur wer den Link hat, findet diesen Tisch.
page-public-true = Öffentlich
    .text = Alle dürfen sich setzen oder zusehen; im Chat gibt es nur feste Sätze.
page-pace = Tempo
page-pace-kind-untimed = Ohne Uhr
    .text = Alle nehmen sich die Zeit, die sie brauchen.
page-pace-kind-live = Live
    .text = So viel Zeit hat jeder für das ganze Spiel, und mit jeder Entscheidung etwas mehr.
page-pace-kind-days = In Tagen
    .text = Ein Spiel wie per Brief: Zieh, wenn du einen Moment hast.
page-pace-minutes = Für jeden
page-pace-increment = Je Entscheidung
page-pace-per-move = Für jede Entscheidung
page-undo = Zurücknehmen
page-undo-free = Frei
    .text = Alles lässt sich zurücknehmen; wurde etwas aufgedeckt, gilt das Spiel als zurückgespult.
page-undo-consent = Mit Zustimmung
    .text = Frei, solange nichts aufgedeckt wurde und niemand sonst gezogen hat; danach müssen die anderen zustimmen.
page-hints = Tipps unter Rivalen
page-hints-false = Keine
    .text = Niemand erfährt, was ein Bot tun würde; nur wer allein gegen Bots spielt, kann immer fragen.
page-hints-true = Erlaubt
    .text = Alle dürfen fragen, was ein starker Bot an ihrer Stelle tun würde.
page-create-start = Spiel beginnen
    .text = Alle Plätze sind besetzt: Es geht sofort los.
page-create-open = Tisch aufmachen
    .text = Du bekommst einen Link und einen Code zum Teilen; es beginnt, wenn du es sagst.
page-printed = Von den { $all } Werten des Materials stehen { $rulebook } in den gedruckten Regeln, { $public } in öffentlichen Quellen; { $reconstructed } sind passend zu allem Bekannten rekonstruiert.
page-printed-box = Von den { $all } Werten des Materials kommen { $box } aus der Schachtel des Besitzers, { $rulebook } aus den gedruckten Regeln, { $public } aus öffentlichen Quellen; { $reconstructed } sind rekonstruiert.
page-printed-more = Was das heißt

## Namen für Tische

page-table-name-vm-1 = Der Diogenes-Club
page-table-name-vm-2 = Nebel über Limehouse
page-table-name-vm-3 = Ein bescheidener Weltuntergang
page-table-name-vm-4 = Klub der Verkannten
page-table-name-vm-5 = Volldampf voraus
page-table-name-vm-6 = Tee im Versteck
page-table-name-vm-7 = Streit unter Gentlemen
page-table-name-vm-8 = Patent angemeldet
page-table-name-lp-1 = Freitag, 25:61
page-table-name-lp-2 = Kaffeepause
page-table-name-lp-3 = Bis gestern!
page-table-name-lp-4 = Noch mal von vorn
page-table-name-lp-5 = Überstunden, wörtlich
page-table-name-lp-6 = Schon wieder Montag
page-table-name-lp-7 = Die endlose Sitzung
page-table-name-lp-8 = Vor Mittag zurück
page-table-name-pe-1 = Mitternacht im Herrenhaus
page-table-name-pe-2 = Erste Nacht bei Evil
page-table-name-pe-3 = Fünf vor vier
page-table-name-pe-4 = Durchs Bibliotheksfenster
page-table-name-pe-5 = Vorsicht, Teppich
page-table-name-pe-6 = Der Butler hat frei
page-table-name-pe-7 = Geborgt, nicht gestohlen
page-table-name-pe-8 = Auf leisen Sohlen

## Die eigene Seite und die Laufbahn

page-me-title = Meine Seite
page-me-name = Wie du heißt
page-device-title = Auf einem anderen Gerät
page-device-text = Ein persönlicher Link nimmt dich und deine Plätze mit: Öffne ihn auf dem Handy und mach weiter, wo du bist.
page-device-make = Persönlichen Link erstellen
page-device-link = Dein persönlicher Link
page-device-hour = Eine Stunde gültig. Er gehört nur dir: Wer ihn öffnet, spielt als du.
page-device-qr = Code deines persönlichen Links
page-link-title = Hier als du selbst weitermachen
page-link-text = Dieser Link gehört jemandem, der anderswo spielt. Bist du das, dann bist du es auch in diesem Browser.
page-link-follow = Ja, das bin ich
page-link-note = Bisher spielt dieser Browser als { $name }; jene Spiele bleiben zurück.
page-link-done = Schön, dass du da bist, { $name }
    .text = Deine Spiele und deine Laufbahn sind jetzt hier.
page-career = Laufbahn
page-career-all = Alles
page-career-title = Laufbahnplan
page-career-lead = Gründe zur Beförderung, Gründe zur Entlassung, Berufserfahrung. Was versiegelt ist, steht noch bevor.
page-career-sum =
    { $played ->
        [0] Noch kein Spiel beendet
        [one] { $played } Spiel, { $won } gewonnen
       *[other] { $played } Spiele, { $won } gewonnen
    }
page-career-no-feats = Noch steht nichts in deiner Akte. So sauber bleibt sie nicht lange.
page-first-steps =
    .one = Wähle oben ein Spiel und „Losspielen“: Was leuchtet, kannst du anklicken.
    .two = Zeig auf irgendetwas und lies, was es täte.
    .three = Beendete Spiele füllen deine Akte: Beförderungen, Entlassungen, Erfahrung.
page-record-played = gespielt
page-record-won = gewonnen
page-record-best = Bestwert
page-record-feats = Verdienste
page-record-of = { $some }/{ $all }
page-record-partners = Am häufigsten mit { $names }.
page-partner = { $name } ({ $count })
page-marks-won =
    { $count ->
        [0] noch nicht gewonnen
        [one] einmal gewonnen
       *[other] { $count }-mal gewonnen
    }
page-category-promotion = Beförderung
page-category-dismissal = Entlassung
page-category-experience = Erfahrung
page-sealed = Versiegelt
page-feat-since = seit { $date }
page-feat-count = { $count }-mal

## Über

page-about-title = Über Villainy
page-about-lead = Wer was gemacht hat, was gedruckt ist und was aus deinen Daten wird.
page-about-credits = Dank
page-about-love = Inoffiziell, aus Liebe zu den Spielen, und ohne sie nichts wert: Kauf sie, wenn du sie findest.
page-about-game-vm = Von Antoine Bauza und Eric M. Lang, illustriert von Davide Tosello; erschienen bei CMON (englisch), Edge (französisch) und Asmodee (deutsch).
    .title = Victorian Masterminds.
page-about-game-lp = Von Maxime Rambourg und Théo Rivière; erschienen bei Catch Up Games und Pandasaurus.
    .title = The LOOP.
page-about-game-pe = Von Matthew Dunstan und Brett J. Gilbert; erschienen bei Funforge und Passport Game Studios.
    .title = Professor Evil and the Citadel of Time.
page-about-own-words = Die Regeln sind in eigenen Worten erzählt; kein Text und kein Bild der Spiele wird hier verwendet.
page-about-art = Pläne, Maschinen und Porträts sind für diese Seiten gezeichnet. Die Symbole kommen von game-icons.net (Lorc, Delapouite und andere, CC BY 3.0). Schriften, alle unter der SIL Open Font License: Alegreya, Alegreya Sans, Bodoni Moda, Chakra Petch, Elsie Swash Caps, Old Standard, Playfair Display SC, Righteous.
page-about-printed = Was gedruckt und was rekonstruiert ist
page-about-printed-text = Die Anleitungen nennen die Regeln und die meisten Namen, aber viele Werte gibt es nur als Bilder auf dem Material. Darum sagt hier jeder Wert, woher er kommt.
page-about-source-rulebook = In einer gedruckten Anleitung gelesen.
    .name = Anleitung
page-about-source-public = Von einer Rezension erzählt oder aus ihr geschlossen.
    .name = Öffentlich
page-about-source-reconstructed = So gewählt, dass es zu allem Bekannten passt; nicht der gedruckte Wert.
    .name = Rekonstruiert
page-about-source-box = Von jemandem aus der eigenen Schachtel eingetragen.
    .name = Schachtel
page-about-printed-vm = Gedruckt: was Städte und Gebäude geben, die Kosten der Sonderaktionen, die Vorräte, die Namen der Abschnitte aller sechs Maschinen. Rekonstruiert: Kosten, Symbole und die meisten Boni der Abschnitte, 23 der 24 Aufträge, der Beginn des Geheimdienstes.
page-about-printed-lp = Gedruckt: der Aufbau, die Missionen, die Modi, die Effekte, die die Anleitung erklärt. Rekonstruiert: die meisten Karten und ihre Dimensionen, woher Klone kommen und wohin sie gehen, fast ganz Ultramachina.
page-about-printed-pe = Gedruckt: die Fallen, die Uhr, die Fenster, die Stufen, die Personen. Rekonstruiert: welche Räume aneinandergrenzen, die Teppiche, die Minuten und die meisten Fallenarten der Schätze, fast alle Karten und Fähigkeiten.
page-about-box = Du hast die Schachtel?
page-about-box-text = Schreib auf, was auf deinem Material steht, und spiel damit. Das Programm gibt das Material eines Spiels aus, prüft deine Fassung und sagt, was daran nicht stimmt:
page-about-box-note = Ändere die Werte zwischen dem ersten und dem zweiten Befehl, mit source = "box". Auch Namen und Texte dürfen deine eigenen sein; die README sagt, wie.
page-about-privacy = Datenschutz
page-about-privacy-text = Ein einziges signiertes Cookie sagt, welcher Gast du bist; dein Name und deine Spiele liegen in der Datenbank dieses Servers. Sprache und Einstellungen bleiben in deinem Browser. Keine Seite fragt einen anderen Server: keine Verfolgung, keine Werbung, keine fremden Schriften.
page-about-privacy-fair = Niemand bekommt mehr geschickt, als sein Platz wissen darf. Vor jedem Spiel verspricht der Server sein Mischen durch einen Fingerabdruck und zeigt danach, dass er Wort gehalten hat.
page-about-source = Quelltext
page-about-source-text = Villainy ist freie Software unter der MIT-Lizenz. Regeln, Bots, Server und diese Seiten liegen in einem Repositorium, aus dem dieser Server eingerichtet wurde.

## Eine Seite, die es nicht gibt

page-missing-title = Diese Seite ist verschwunden
page-missing-text = Jemand muss sie in einen Teppich gerollt und mitgenommen haben.
page-missing-home = Zur Startseite
