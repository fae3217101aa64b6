# What a report says. The games' own nouns are in their own files.

report-title = { $game } in Zahlen
report-lead = Was { $games } beendete Partien über die Ausgewogenheit des Spiels sagen: wer womit gewinnt, wie Partien enden und was jedes Ding wert ist.
report-player-random = Zufälliges Spiel
report-player-flat = Flaches Monte Carlo
report-player-bot = Der Bot „{ $bot }“
report-about-random = { $games } Partien, Startwert { $seed }: jede erlaubte Aktion ist gleich wahrscheinlich. Das zeigt, was Regeln und Würfel von selbst tun.
report-about-flat = { $games } Partien, Startwert { $seed }, { $rollouts } gedachte Partien für jede Entscheidung: jede Wahl wird gleich oft versucht und die im Mittel beste gespielt. Ein ordentlicher Spieler, der nur weiß, was sein Platz wissen darf.
report-about-bot = { $games } Partien, Startwert { $seed }, mit demselben Bot auf jedem Platz.
report-made-with = Regelversion { $rules }, Bestandteile { $components }.
report-how = Wie man es liest
report-how-interval = Ein Punkt ist das Gemessene, der Strich durch ihn das Intervall, in dem der wahre Wert mit 95 % Sicherheit liegt. Wo sich die Intervalle zweier Zeilen überdecken, ist ihre Reihenfolge nicht sicher.
report-how-even = Der senkrechte Strich ist der gleiche Anteil: was jeder gewänne, wenn nichts einen Unterschied machte. Die Zahl nach einem Anteil setzt ihn dazu ins Verhältnis: 1,10 gewinnt ein Zehntel mehr. Ein geteilter Sieg zählt zu gleichen Teilen.
report-how-average = Der senkrechte Strich ist der Durchschnitt aller Partien der Tabelle. Die Zahl nach einem Anteil setzt ihn dazu ins Verhältnis: 1,10 gewinnt um ein Zehntel öfter als der Durchschnitt.
report-how-band = Das blasse Band ist, was die rekonstruierten Werte für starke Spieler anstreben; für zufälliges Spiel verspricht es nichts.
report-how-settings = Jede Aufstellung wird gleich oft gespielt; Maschinen, Agenten oder Figuren und wer beginnt, werden ausgelost.
report-how-random-team = Zufällig gewinnt ein Team so gut wie nie. In seinen Spalten steht darum, wie weit es kam: { $measure }.
report-contents = Inhalt
report-measure-points = Punkte
report-measure-turns = Züge, die es durchhielt
report-measure-saved = gerettete Schätze
report-all = Alle Partien
report-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
report-alone = Allein mit { $count } Agenten
report-team-size =
    { $count ->
        [2] Teams zu zweit
        [3] Teams zu dritt
       *[other] Teams zu viert
    }
report-order =
    { $place ->
        [1] Beginnt
        [2] Zweite Person
        [3] Dritte Person
       *[other] Vierte Person
    }

## The sections and what they measure

report-section-machine = Maschinen
report-text-machine = Anteil der Partien, die mit jeder Maschine gewonnen wurden, nach der Zahl der Personen.
report-section-seat = Plätze
report-text-seat = Anteil der Partien, die gewinnt, wer beginnt, wer an zweiter Stelle kommt und so weiter.
report-section-level = Die Aussicht zu gewinnen
report-text-level = Anteil der gewonnenen Partien auf jeder Stufe, an Tischen mit zwei bis vier Personen.
report-section-seating = Nach der Größe des Teams
report-text-seating = Dasselbe für jede Zahl von Personen.
report-section-agent = Agenten
report-text-agent = Anteil der Partien, die Teams mit jedem Agenten gewannen, insgesamt und nach Schwierigkeit.
report-section-character = Figuren
report-text-character = Anteil der Partien, die Teams mit jeder Figur gewannen, insgesamt und nach Stufe.
report-section-pairs = Paare
report-text-pairs = Teams, die beide haben, im Verhältnis zum Durchschnitt aller Paare; zu dritt oder viert zählt ein Team für jedes seiner Paare.
report-section-teams = Ganze Teams
report-text-teams = Anteil der Partien, die jedes Team zu zweit, zu dritt und zu viert gewann, im Verhältnis zum Durchschnitt der Teams seiner Größe.
report-section-ending = Wie Partien enden
report-text-ending = Die Ursache des Endes, als Anteil der Partien.
report-section-points = Woher die Punkte kommen
report-text-points = Die Punkte eines Platzes am Ende, im Mittel, nach Maschine.
report-section-statistics = Was eine Partie bringt
report-text-statistics = Mittelwerte einer Partie.
report-section-length = Länge
report-text-length = Entscheidungen einer Partie, alle zusammen. Der hohe Strich ist der Mittelwert; die Hälfte aller Partien liegt im dicken Strich darunter, neun von zehn im dünnen.
report-section-decisions = Entscheidungen und Wahlmöglichkeiten
report-text-decisions = Wie oft eine Partie jede Art von Entscheidung verlangt und unter wie vielen Aktionen; wo nur eine bleibt, wird nichts gefragt.
report-section-missions = Was Missionen wert sind
report-section-segments = Was Segmente wert sind
report-section-buildings = Was Gebäude wert sind
report-section-artefacts = Was Artefakte wert sind
report-section-starters = Was die eigenen Karten der Agenten wert sind
report-section-machines = Was es wert ist, Ultramachina zu zerstören
report-section-treasures = Was Schätze wert sind
report-section-cards = Was Karten wert sind
report-text-missions-points = Plätze, die die Mission erfüllten, neben anderen Plätzen der Partien, in denen sie auslag.
report-text-missions-turns = Teams, die die Mission archivierten, neben Teams, die sie nur sahen.
report-text-segments = Plätze, die das Segment bauten, neben Plätzen mit derselben Maschine, die es nicht taten.
report-text-buildings = Plätze, die mindestens ein Gebäude der Art einnahmen, neben denen, die keines einnahmen.
report-text-artefacts = Teams, denen die Karte am Ende gehört, neben den anderen.
report-text-starters = Teams mit ihrem Agenten, die die Karte mindestens einmal nutzten, neben denen, die es nie taten.
report-text-machines = In Partien mit Ultramachina: Teams, die die Karte zerstörten, neben Teams, vor denen sie noch lag.
report-text-treasures = Partien, in denen der Schatz gerettet wurde, neben denen, in denen er verloren ging.
report-text-cards = Teams mit ihrer Figur, die die Karte mindestens einmal spielten, neben denen, die es nie taten.
report-not-counted = Für wen hier keine Spalte steht, wurde das nicht gezählt.
report-worth-note = Der Unterschied wird innerhalb jeder Aufstellung genommen und gemittelt. Er sagt, was zusammen auftritt, nicht was wovon kommt: wer vorn liegt, hat von allem mehr, und lange Partien sehen mehr Karten.

## Columns

report-column-share = Gewonnen
report-column-ratio = × gleich
report-column-average = × Mittel
report-column-points = Punkte
report-column-turns = Züge
report-column-saved = Gerettet
report-column-games = Partien
report-column-had = Hatte es
report-column-gain = Öfter gewonnen
report-column-gain-points = Mehr Punkte
report-column-gain-turns = Mehr Züge
report-column-gain-saved = Mehr gerettet
report-column-uses = Nutzungen
report-column-each = Je Partie
report-column-choices = Wahl
report-together = Alle Arten zusammen
report-length-line = Mittel { $mean }, die Hälfte von { $low } bis { $high }
report-mean-turns = Züge
report-mean-level = Stufe des Geheimdienstes
report-mean-segments = Gebaute Segmente
report-mean-buildings = Eingenommene Gebäude
report-mean-missions = Erfüllte Missionen
report-mean-cycle = Erreichter Zyklus
report-mean-archived = Archivierte Missionen
report-mean-vortexes = Vortexe
report-mean-loops-made = LOOPs
report-mean-saved = Gerettete Schätze
report-mean-lost = Verlorene Schätze
report-mean-activations = Aktivierte Kräfte
report-mean-expelled = Hinausgeworfene
report-part-segments = Segmente
report-part-buildings = Gebäude
report-part-missions = Missionen
report-part-mayhem = Chaos
report-part-codex = Codex

## What is wrong

error-no-summary = „{ $file }“ ist keine Zusammenfassung eines Berichts oder nicht lesbar.
error-summary-other-game = „{ $file }“ erzählt von { $value }, nicht von { $game }.
error-summary-stale = „{ $file }“ wurde mit anderen Regeln oder Bestandteilen gespielt ({ $value }) als den jetzigen ({ $version }): spiele es neu.
