# Victorian Masterminds auf Deutsch. Der Wert eines Nomens ist seine Beschriftung; Sätze nehmen seine Attribute:
# `$city-in` ist das Attribut `.in` des Nomens, das als `city` übergeben wird (siehe engine/text.py).
# `.the` und `.a` stehen im Nominativ, mit `-acc` im Akkusativ, `.of` im Genitiv.

game-title = Victorian Masterminds
game-over = Das Spiel ist zu Ende.

## Spieler

seat-1 = Blau
seat-2 = Rot
seat-3 = Gelb
seat-4 = Grün
seat-hidden = jemand

## Städte

city-london = London
    .in = in London
    .of = von London
    .monument = Big Ben
    .the-monument-acc = Big Ben
city-moscow = Moskau
    .in = in Moskau
    .of = von Moskau
    .monument = Basilius-Kathedrale
    .the-monument-acc = die Basilius-Kathedrale
city-paris = Paris
    .in = in Paris
    .of = von Paris
    .monument = Eiffelturm
    .the-monument-acc = den Eiffelturm
city-rome = Rom
    .in = in Rom
    .of = von Rom
    .monument = Kolosseum
    .the-monument-acc = das Kolosseum
city-washington = Washington
    .in = in Washington
    .of = von Washington
    .monument = Weißes Haus
    .the-monument-acc = das Weiße Haus
city-hidden = eine Stadt
    .in = in einer Stadt
    .of = einer Stadt
    .monument = Monument
    .the-monument-acc = das Monument

## Komplizen

agent-number-2 = Nummer Zwei
    .gender = feminine
    .a = eine Nummer Zwei
    .a-acc = eine Nummer Zwei
    .the = die Nummer Zwei
    .the-acc = die Nummer Zwei
    .of = der Nummer Zwei
    .your = deine Nummer Zwei
    .your-acc = deine Nummer Zwei
agent-henchman = Handlangerin
    .gender = feminine
    .a = eine Handlangerin
    .a-acc = eine Handlangerin
    .the = die Handlangerin
    .the-acc = die Handlangerin
    .of = der Handlangerin
    .your = deine Handlangerin
    .your-acc = deine Handlangerin
agent-saboteur = Saboteur
    .gender = masculine
    .a = ein Saboteur
    .a-acc = einen Saboteur
    .the = der Saboteur
    .the-acc = den Saboteur
    .of = des Saboteurs
    .your = dein Saboteur
    .your-acc = deinen Saboteur
agent-gunner = Draufgängerin
    .gender = feminine
    .a = eine Draufgängerin
    .a-acc = eine Draufgängerin
    .the = die Draufgängerin
    .the-acc = die Draufgängerin
    .of = der Draufgängerin
    .your = deine Draufgängerin
    .your-acc = deine Draufgängerin
agent-engineer = Ingenieur
    .gender = masculine
    .a = ein Ingenieur
    .a-acc = einen Ingenieur
    .the = der Ingenieur
    .the-acc = den Ingenieur
    .of = des Ingenieurs
    .your = dein Ingenieur
    .your-acc = deinen Ingenieur
agent-hidden = ein Komplize
    .gender = masculine
    .a = ein Komplize
    .a-acc = einen Komplizen
    .the = der Komplize
    .the-acc = den Komplizen
    .of = des Komplizen
    .your = dein Komplize
    .your-acc = deinen Komplizen

ability-number-2 = Bringt die Ausbeute der Stadt noch einmal ein.
ability-henchman = Erfüllt den Auftrag der Stadt, wenn du seine Voraussetzung mitbringst.
ability-saboteur = Nimmt dem nächsten Komplizen seine Fähigkeit, außer er gehört dir.
ability-gunner = Stiehlt ein Gebäude der Stadt, wenn deine Feuerkraft an die Stufe des Geheimdienstes heranreicht.
ability-engineer = Nutzt deine Maschinenfunktion und jede Bonusfunktion, die du freigeschaltet hast.

## Gebäude

building-factory = Fabrik
    .gender = feminine
    .a = eine Fabrik
    .the = die Fabrik
    .the-acc = die Fabrik
    .plural = Fabriken
building-furnace = Brennofen
    .gender = masculine
    .a = ein Brennofen
    .the = der Brennofen
    .the-acc = den Brennofen
    .plural = Brennöfen
building-university = Universität
    .gender = feminine
    .a = eine Universität
    .the = die Universität
    .the-acc = die Universität
    .plural = Universitäten
building-monument = Monument
    .gender = neuter
    .a = ein Monument
    .the = das Monument
    .the-acc = das Monument
    .plural = Monumente
building-hidden = ein Gebäude
    .gender = neuter
    .a = ein Gebäude
    .the = das Gebäude
    .the-acc = das Gebäude
    .plural = Gebäude

## Maschinen: Ein leerer Deckname wurde nie veröffentlicht.

machine-fortress = Die Wandelnde Festung
    .gender = feminine
    .the = die Wandelnde Festung
    .the-acc = die Wandelnde Festung
    .short = Festung
    .codename = { "" }
machine-airship = Das Außergewöhnliche Luftschiff
    .gender = neuter
    .the = das Außergewöhnliche Luftschiff
    .the-acc = das Außergewöhnliche Luftschiff
    .short = Luftschiff
    .codename = { "" }
machine-spider = Die Riesenspinne
    .gender = feminine
    .the = die Riesenspinne
    .the-acc = die Riesenspinne
    .short = Riesenspinne
    .codename = { "" }
machine-zeppelin = Der Riesenzeppelin
    .gender = masculine
    .the = der Riesenzeppelin
    .the-acc = den Riesenzeppelin
    .short = Riesenzeppelin
    .codename = { "" }
machine-mole = Der Dampf-Maulwurf
    .gender = masculine
    .the = der Dampf-Maulwurf
    .the-acc = den Dampf-Maulwurf
    .short = Dampf-Maulwurf
    .codename = K.R.A.L.L.E.
machine-submersible = Das Furchterregende Tauchboot
    .gender = neuter
    .the = das Furchterregende Tauchboot
    .the-acc = das Furchterregende Tauchboot
    .short = Tauchboot
    .codename = Kraken
machine-hidden = eine Maschine
    .gender = feminine
    .the = die Maschine
    .the-acc = die Maschine
    .short = Maschine
    .codename = { "" }

## Ausbeute

spoil-bolt = Schraube
    .gender = feminine
    .gain = eine Schraube
spoil-plate = Kupferblech
    .gender = neuter
    .gain = ein Kupferblech
spoil-firepower = Feuerkraft
    .gender = feminine
    .gain = 1 Feuerkraft
spoil-scientist = Wissenschaftler
    .gender = masculine
    .gain = einen Wissenschaftler
spoil-codex = Codex-Marker
    .gender = masculine
    .gain = einen Codex-Marker
spoil-mayhem = Chaosmarker
    .gender = masculine
    .gain = einen Chaosmarker
spoil-codex-flip = Codex-Aufwertung
    .gender = feminine
    .gain = eine Codex-Aufwertung von 1 auf 2
spoil-hidden = eine Ausbeute
    .gender = feminine
    .gain = eine Ausbeute

## Abschnitt-Symbole, Boni, Gründe für das Ende

icon-blade = Klinge
icon-wheel = Rad
icon-eye = Auge
icon-crown = Krone
icon-hidden = ein Symbol

bonus-power-1 = Bonusfunktion 1
bonus-power-2 = Bonusfunktion 2
bonus-codex = Codex-Stufe 2
bonus-cell = Laborfeld
bonus-firepower = Feuerkraft
bonus-points = Chaospunkte
bonus-hidden = ein Bonus

trigger-machine = Eine vollendete Maschine
trigger-secret-service = Der Geheimdienst
trigger-hidden = ein unbekannter Grund

## Aufträge

mission-first-loot = Erste Beute
mission-brain-drain = Kluge Köpfe
mission-loose-pages = Lose Blätter
mission-show-of-force = Machtdemonstration
mission-first-rivets = Erste Nieten
mission-grand-theft = Denkmalraub
mission-stolen-lectures = Hörsaalraub
mission-takeover = Werksübernahme
mission-playing-with-fire = Spiel mit dem Feuer
mission-property-shark = Immobilienhai
mission-skyline-collector = Stadtbildsammler
mission-mixed-portfolio = Gemischte Sammlung
mission-arms-race = Wettrüsten
mission-overkill = Übermacht
mission-leonardos-pupil = Leonardos Schüler
mission-leonardos-heir = Leonardos Erbe
mission-captive-audience = Gefesselte Zuhörer
mission-half-a-monster = Halbes Monster
mission-nearly-alive = Fast vollendet
mission-sharp-edges = Scharfe Klingen
mission-wheels-in-motion = Räderwerk
mission-all-seeing = Alles im Blick
mission-royal-comfort = Königlicher Komfort
mission-master-plan = Meisterplan
mission-hidden = ein Auftrag

## Maschinenabschnitte

segment-fortress-deaths-head = Totenkopf
segment-fortress-captains-bridge = Kapitänsbrücke
segment-fortress-cannon-i = Kanone I
segment-fortress-armament-hold = Waffenlager
segment-fortress-cannon-ii = Kanone II
segment-fortress-logistics = Logistik
segment-fortress-menagerie = Menagerie
segment-fortress-tail = Schwanz
segment-airship-gardens = Gärten
segment-airship-aft-cannons = Heckkanonen
segment-airship-prow = Bug
segment-airship-transducer-chamber = Wandlerkammer
segment-airship-caudal-fin = Schwanzflosse
segment-airship-navigation-room = Navigationsraum
segment-airship-steering-fin = Steuerflosse
segment-airship-munitions-hold = Munitionslager
segment-spider-cannon = Kanone
segment-spider-fang-i = Giftklaue I
segment-spider-observation = Beobachtungsstand
segment-spider-mandibles = Kieferzangen
segment-spider-thorax = Thorax
segment-spider-fang-ii = Giftklaue II
segment-spider-abdomen = Hinterleib
segment-spider-prison = Gefängnis
segment-zeppelin-crew-lookout = Mannschaftsausguck
segment-zeppelin-spa = Spa
segment-zeppelin-turbines-of-death = Todesturbinen
segment-zeppelin-galley-stores = Kombüsenvorräte
segment-zeppelin-grand-gallery = Große Galerie
segment-zeppelin-siren = Sirene
segment-zeppelin-gun-bay = Geschützraum
segment-zeppelin-bomb-bay = Bombenschacht
segment-mole-electric-generator = Stromgenerator
segment-mole-drill = Bohrer
segment-mole-armoured-tracks = Gepanzertes Kettenlaufwerk
segment-mole-double-chamber-boiler = Doppelkammerkessel
segment-mole-nozzles = Düsen
segment-mole-luxury-combustion-chamber = Luxus-Brennkammer
segment-mole-gymnasium = Turnhalle
segment-mole-turret = Geschützturm
segment-submersible-armament-hold = Waffenlager
segment-submersible-golf-course = Golfplatz
segment-submersible-propeller = Propeller
segment-submersible-crew-quarters = Mannschaftsquartiere
segment-submersible-magnetic-keel = Magnetkiel
segment-submersible-steam-turbine = Dampfturbine
segment-submersible-first-class-deck = Erste-Klasse-Deck
segment-submersible-conning-tower = Kommandoturm
segment-hidden = ein Abschnitt

## Was ein fertiger Abschnitt bringt: `$amount` ist seine Feuerkraft oder seine Punktzahl

bonus-text-power-1 = Bonusfunktion 1
bonus-text-power-2 = Bonusfunktion 2
bonus-text-codex = neue Codex-Marker zählen 2
bonus-text-cell = 1 weiteres Laborfeld
bonus-text-firepower = +{ $amount } Feuerkraft
bonus-text-points =
    { $amount ->
        [one] { $amount } Chaospunkt
       *[other] { $amount } Chaospunkte
    }
bonus-text-hidden = ein Bonus
# Einer der Texte oben, für das Nomen, das als `bonus` übergeben wird.
built-bonus =
    { $bonus-id ->
        [power-1] { bonus-text-power-1 }
        [power-2] { bonus-text-power-2 }
        [codex] { bonus-text-codex }
        [cell] { bonus-text-cell }
        [firepower] { bonus-text-firepower }
        [points] { bonus-text-points }
       *[hidden] { bonus-text-hidden }
    }

## Aktionen

action-machine = Nimm { $machine-the-acc }.
action-place =
    { $count ->
        [0] Platziere { $agent-your-acc } { $city-in }.
       *[other] Platziere { $agent-your-acc } { $city-in } auf { $count } Komplizen.
    }
action-take = Nimm { $agent-your-acc } aus deinem Vorrat.
action-recycle = Verwende { $agent-your-acc } aus deinem Ablagebereich für { $cost } Wissenschaftler wieder.
action-insert = Schiebe { $agent-your-acc } { $city-in } unter den obersten Komplizen.
action-resolve = Handle den Stapel { $city-in } ab.
action-spoils-first = Nimm zuerst die Ausbeute der Stadt und nutze dann die Fähigkeit.
action-ability-first = Nutze zuerst die Fähigkeit und nimm dann die Ausbeute der Stadt.
action-segment =
    { $missing ->
        [1] Lege das Bauteil auf „{ $segment }“ und stelle den Abschnitt fertig: { built-bonus }.
       *[other] Lege das Bauteil auf „{ $segment }“, wo { $missing } Bauteile fehlen.
    }
    .place-bolt =
        { $missing ->
            [1] Lege die Schraube auf „{ $segment }“ und stelle den Abschnitt fertig: { built-bonus }.
           *[other] Lege die Schraube auf „{ $segment }“, wo { $missing } Bauteile fehlen.
        }
    .place-plate =
        { $missing ->
            [1] Lege das Kupferblech auf „{ $segment }“ und stelle den Abschnitt fertig: { built-bonus }.
           *[other] Lege das Kupferblech auf „{ $segment }“, wo { $missing } Bauteile fehlen.
        }
action-capture =
    { $building-id ->
        [monument] Stiehl { $city-the-monument-acc } { $city-in } und erhalte { $spoil-gain }.
       *[other] Stiehl { $building-the-acc } { $city-in } und erhalte { $spoil-gain }.
    }
    .special-action =
        { $building-id ->
            [monument] Stiehl { $city-the-monument-acc } { $city-in } zum Preis von { count-cost } und erhalte { $spoil-gain }.
           *[other] Stiehl { $building-the-acc } { $city-in } zum Preis von { count-cost } und erhalte { $spoil-gain }.
        }
action-claim =
    { $points ->
        [one] Erfülle den Auftrag „{ $mission }“ { $city-in } für { $points } Chaospunkt.
       *[other] Erfülle den Auftrag „{ $mission }“ { $city-in } für { $points } Chaospunkte.
    }
action-act-as = Lass deinen Ingenieur als { $agent } wirken.
action-raid = Hole die Ausbeute { $city-of }: { $spoil-gain }.
action-again = Nimm dieselbe Ausbeute noch einmal.
action-gain =
    { $spoil-id ->
        [codex-flip] Drehe einen deiner Codex-Marker von 1 auf 2.
       *[other] Erhalte { $spoil-gain }.
    }
action-extra-turn = Mache einen Extrazug zum Preis von { count-cost }.
action-end-turn = Beende deinen Zug.
action-decline = Verzichte.
    .capture = Stiehl nichts.
    .claim-mission = Erfülle keinen Auftrag.
    .act-as = Lass deine Maschinenfunktion ungenutzt.
    .raid = Hole keine Ausbeute von anderswo.
    .again = Nimm die Ausbeute nicht noch einmal.
    .gain = Nimm nichts.
    .insert-agent = Schiebe keinen Komplizen unter einen anderen.

# Was eine Sonderaktion kostet (Dativ), für `$cost`.
count-cost =
    { $cost ->
        [one] { $cost } Wissenschaftler
       *[other] { $cost } Wissenschaftlern
    }

## Entscheidungen: für die gefragte Person, (`.other`) für alle anderen und (`.kind`) ihre Art in Berichten

decision-choose-machine = Wähle deine Maschine.
    .kind = Maschine wählen
    .other = { $seat } wählt eine Maschine.
decision-place-agent = Platziere { $agent-your-acc } in einer Stadt.
    .kind = Komplizen platzieren
    .other = { $seat } platziert { $agent-a-acc } in einer Stadt.
decision-resolve-stack = Du kannst keinen Komplizen mehr platzieren: Wähle einen Stapel, in dem einer von dir liegt, und handle ihn ab.
    .kind = Stapel zum Abhandeln wählen
    .other = { $seat } kann keinen Komplizen mehr platzieren und wählt einen Stapel zum Abhandeln.
decision-order = Jetzt handelt { $agent-your } { $city-in }: Kommt zuerst die Ausbeute oder zuerst die Fähigkeit?
    .kind = Ausbeute oder Fähigkeit zuerst
    .other = { $seat } entscheidet, was { $agent-the } zuerst tut: die Ausbeute nehmen oder die Fähigkeit nutzen.
decision-place-bolt = Wähle den Abschnitt, der die Schraube bekommt.
    .kind = Schraube anbringen
    .other = { $seat } wählt einen Abschnitt für eine Schraube.
decision-place-plate = Wähle den Abschnitt, der das Kupferblech bekommt.
    .kind = Kupferblech anbringen
    .other = { $seat } wählt einen Abschnitt für ein Kupferblech.
decision-capture = Wähle das Gebäude, das du { $city-in } stiehlst.
    .kind = Gebäude stehlen
    .other = { $seat } wählt ein Gebäude, um es { $city-in } zu stehlen.
decision-claim-mission = Wähle den Auftrag, den du erfüllst.
    .kind = Auftrag erfüllen
    .other = { $seat } wählt einen Auftrag, um ihn zu erfüllen.
decision-act-as = Wähle die Rolle, in der dein Ingenieur wirkt.
    .kind = Rolle des Ingenieurs
    .other = { $seat } wählt die Rolle, in der der Ingenieur wirkt.
decision-raid = Wähle die Stadt, deren Ausbeute deine Maschine holt.
    .kind = Stadt, deren Ausbeute die Maschine holt
    .other = { $seat } wählt eine Stadt, deren Ausbeute die Maschine holt.
decision-again = Du darfst dieselbe Ausbeute noch einmal nehmen: { $spoil-gain }.
    .kind = Dieselbe Ausbeute noch einmal
    .other = { $seat } darf dieselbe Ausbeute noch einmal nehmen: { $spoil-gain }.
decision-gain = Wähle, was du erhältst.
    .kind = Wählen, was man erhält
    .other = { $seat } wählt eine Ausbeute.
decision-insert-agent = Wähle die Stadt, in der du { $agent-your-acc } unter den obersten Komplizen schiebst.
    .kind = Komplizen unter einen anderen schieben
    .other = { $seat } wählt eine Stadt, um dort { $agent-a-acc } unter den obersten Komplizen zu schieben.
decision-special-action = Du hast { $scientists } Wissenschaftler: Wähle eine Sonderaktion oder beende deinen Zug.
    .kind = Sonderaktion
    .other = { $seat } wählt eine Sonderaktion oder beendet den Zug.

## Ereignisse

event-game-started = { $seat } beginnt.
event-machine-taken = { $seat } nimmt { $machine-the-acc }.
event-mission-revealed = Ein neuer Auftrag liegt { $city-in } aus: „{ $mission }“.
event-turn-started = { $seat } ist am Zug.
event-agent-taken =
    { $agent-id ->
        [hidden] { $seat } wählt einen Komplizen aus dem ganzen Vorrat.
       *[other] { $seat } wählt { $agent-the-acc } aus dem ganzen Vorrat.
    }
event-agent-recycled = { $seat } verwendet { $agent-the-acc } aus dem Ablagebereich wieder.
event-agent-placed = { $seat } platziert { $agent-a-acc } { $city-in }.
event-agent-inserted = { $seat } schiebt { $agent-a-acc } { $city-in } unter den obersten Komplizen.
event-stack-forced = { $seat } kann keinen Komplizen mehr platzieren und handelt den Stapel { $city-in } ab.
event-stack-turned =
    { $count ->
        [one] Der Stapel { $city-in } wird umgedreht: { $count } Komplize.
       *[other] Der Stapel { $city-in } wird umgedreht: { $count } Komplizen.
    }
event-agent-resolved = { $seat } lässt { $agent-the-acc } { $city-in } handeln.
event-agent-sabotaged = Sabotage: { $seat } verliert die Fähigkeit { $agent-of }.
event-saboteur-ready = Für { $seat } lauert der Saboteur dem nächsten Komplizen auf.
event-acted-as = Für { $seat } wirkt der Ingenieur als { $agent }.
event-part-placed = { $seat } legt { $spoil-gain } auf „{ $segment }“.
event-segment-built = { $seat } stellt „{ $segment }“ fertig: { built-bonus }.
event-firepower-gained = { $seat } hat jetzt Feuerkraft { $firepower }.
event-scientist-gained = { $seat } bekommt einen Wissenschaftler und hat jetzt { $count }.
event-codex-gained = { $seat } bekommt einen Codex-Marker im Wert von { $value }.
event-codex-flipped = { $seat } dreht einen Codex-Marker von 1 auf 2.
event-mayhem-gained = { $seat } bekommt einen Chaosmarker.
event-nothing-gained =
    { $spoil-gender ->
        [masculine] { $seat } kann { $spoil-gain } nicht aufnehmen: Er verfällt.
        [neuter] { $seat } kann { $spoil-gain } nicht aufnehmen: Es verfällt.
       *[feminine] { $seat } kann { $spoil-gain } nicht aufnehmen: Sie verfällt.
    }
event-building-captured =
    { $building-id ->
        [monument] { $seat } stiehlt { $city-the-monument-acc } { $city-in }.
       *[other] { $seat } stiehlt { $building-the-acc } { $city-in }.
    }
event-level-raised = Der Geheimdienst steigt auf Stufe { $level }.
event-mission-claimed = { $seat } erfüllt den Auftrag „{ $mission }“ { $city-in }.
event-city-raided = { $seat } holt mit der Maschine die Ausbeute { $city-of }.
event-extra-turn = { $seat } bezahlt mit Wissenschaftlern einen Extrazug.
event-capture-bought = { $seat } bezahlt mit Wissenschaftlern die Sonderaktion „Stehlen“.
event-pile-shuffled =
    { $count ->
        [one] { $seat } hat einen neuen Vorrat aus { $count } Komplizen.
       *[other] { $seat } mischt einen neuen Vorrat aus { $count } Komplizen.
    }
event-final-round =
    { $trigger-id ->
        [machine] { $seat } vollendet die ganze Maschine: Nach diesem Zug sind alle noch einmal dran.
       *[secret-service] Der Geheimdienst ist auf seiner letzten Stufe: Nach diesem Zug sind alle noch einmal dran.
    }
event-final-resolution = Der letzte Zug ist vorbei: Alle Stapel auf dem Plan werden abgehandelt, von London bis Washington.
event-game-ended = Das Spiel ist zu Ende.
event-declined = { $seat } verzichtet.

## Warum nicht

refusal-game-over = Das Spiel ist zu Ende.
refusal-asked-otherwise = Danach ist gerade nicht gefragt. { $question }
refusal-agent-in-hand = Du hast schon einen Komplizen gewählt: Platziere ihn zuerst.
refusal-too-few-codex =
    { $count ->
        [0] Für die freie Wahl aus deinem Vorrat brauchst du { $need } Codex-Marker, und du hast keinen.
       *[other] Für die freie Wahl aus deinem Vorrat brauchst du { $need } Codex-Marker, und du hast nur { $count }.
    }
refusal-agent-on-top =
    { $agent-gender ->
        [feminine] In deinem Vorrat liegt { $agent-your } schon oben: Platziere sie einfach.
       *[masculine] In deinem Vorrat liegt { $agent-your } schon oben: Platziere ihn einfach.
    }
refusal-agent-not-in-pile = In deinem Vorrat liegt { $agent-your } nicht.
refusal-agent-not-in-discard = In deinem Ablagebereich liegt { $agent-your } nicht.
refusal-too-few-scientists =
    { $count ->
        [0] Das kostet { $cost } Wissenschaftler, und du hast keinen.
       *[other] Das kostet { $cost } Wissenschaftler, und du hast nur { $count }.
    }
refusal-one-special-action = Du hast in diesem Zug schon eine Sonderaktion genutzt, und es gibt nur eine.
refusal-no-scientists-in-extra-turn = In einem Extrazug dürfen keine Wissenschaftler abgegeben werden.
refusal-not-beneath = Du kannst einen Komplizen nur dann unter einen anderen schieben, wenn deine Maschine es gerade erlaubt hat.
refusal-not-alone = Es liegt mehr als ein Komplize { $city-in }; schieben kannst du nur unter einen, der allein liegt.
refusal-stack-empty = Es liegt kein Komplize { $city-in }, unter den du einen schieben könntest.
refusal-no-own-agent = Du hast keinen Komplizen { $city-in }.
refusal-segment-built = Dieser Abschnitt ist schon fertig.
refusal-no-free-slot = Dieser Abschnitt hat kein freies Feld für { $spoil-gain }.
refusal-already-captured = { $seat } hat { $building-the-acc } dieser Stadt schon gestohlen.
refusal-other-city = Das geht nur { $city-in }, wo der Komplize handelt.
refusal-no-mission = Zurzeit liegt { $city-in } kein Auftrag aus.
refusal-mission-not-met = Der Auftrag „{ $mission }“ ist nicht erfüllt: Er verlangt { $need }, und du stehst bei { $count }.
refusal-type-locked = Dein Ingenieur kann jetzt nicht als { $agent } wirken, nur als Nummer Zwei.
refusal-never-engineer = Dein Ingenieur kann als jeder andere Komplize wirken, aber nicht als Ingenieur.
refusal-nothing-to-do = Hier könnte { $agent-a } nichts ausrichten.
refusal-same-city = Der Komplize handelt { $city-in }: Deine Maschine muss die Ausbeute einer anderen Stadt holen.
refusal-no-room = Du kannst { $spoil-gain } nicht aufnehmen: Dafür ist kein Platz mehr, oder der Vorrat ist leer.
refusal-not-offered = Für { $spoil-gain } kannst du dich hier nicht entscheiden.
refusal-compulsory = An diesem Tisch muss getan werden, was eine Fähigkeit erlaubt.
refusal-machine-taken = Jemand hat schon { $machine-the-acc }.

## Optionen

option-edition = Ausgabe
    .help = Bestimmt, welche gedruckte Anleitung gilt, wo sich die drei Ausgaben unterscheiden.
    .value-en = englisch
    .value-fr = französisch
    .value-de = deutsch
option-two-player-limit = Stapel zu zweit
    .help = Legt fest, bei wie vielen Komplizen ein Stapel im Spiel zu zweit abgehandelt wird.
    .value-2 = 2 Komplizen
    .value-3 = 3 Komplizen
option-spoils-first = Ausbeute zuerst
    .help = Jeder Komplize nimmt die Ausbeute, bevor er handelt, statt dass sein Besitzer die Reihenfolge wählt.
option-mandatory-abilities = Fähigkeiten sind Pflicht
    .help = Handlangerin, Draufgängerin und Ingenieur müssen tun, was sie können, statt dass ihr Besitzer verzichten darf.
option-unlimited-firepower = Unbegrenzte Feuerkraft
    .help = Feuerkraft kann über das Ende ihrer Leiste hinaus steigen.
option-secret-service-start = Beginn des Geheimdienstes
    .help = Legt fest, auf welcher Stufe der Geheimdienst beginnt; ausgeglichen ist sie zu zweit und zu dritt höher.
    .value-standard = üblich
    .value-even = ausgeglichen
option-lazy-reshuffle = Spätes Mischen
    .help = Ein leerer Vorrat wird erst im Zug seines Besitzers neu gemischt, statt gleich nach jedem Abhandeln.
option-strict-after-playing = Sonderaktionen nur nach dem Platzieren
    .help = Wer nichts platzieren konnte und dafür einen Stapel abgehandelt hat, darf weder einen Extrazug machen noch „Stehlen“ nutzen.
option-one-special-action = Nur eine Sonderaktion
    .help = Wissenschaftler bezahlen höchstens eine Sonderaktion je Zug.
option-no-scientists-in-extra-turn = Keine Wissenschaftler im Extrazug
    .help = In einem Extrazug dürfen keine Wissenschaftler abgegeben werden.
option-capture-gives-city-spoils = „Stehlen“ mit Ausbeute der Stadt
    .help = Wer die Sonderaktion „Stehlen“ bezahlt, bekommt auch die Ausbeute dieser Stadt.
option-power-snapshot = Bonusfunktionen ab dem nächsten Mal
    .help = Eine Bonusfunktion, die freigeschaltet wird, während der Ingenieur handelt, wirkt erst ab dem nächsten Mal.
option-mole-target = Reichweite des Dampf-Maulwurfs
    .help = Legt fest, unter welche Komplizen der Dampf-Maulwurf den eigenen schieben kann.
    .value-one = einen, der allein liegt
    .value-any = den obersten eines beliebigen Stapels
option-mole-timing = Zeitpunkt des Dampf-Maulwurfs
    .help = Legt fest, wann der Dampf-Maulwurf einen Komplizen unter einen anderen schiebt.
    .value-immediate = sofort
    .value-deferred = beim nächsten Platzieren
option-fortress-cumulative = Wandelnde Festung kann beides
    .help = Die erste Bonusfunktion der Wandelnden Festung fügt eine zweite Rolle hinzu, statt Nummer Zwei zu ersetzen.
option-spider-ignores-firepower = Furchtlose Riesenspinne
    .help = Die Riesenspinne stiehlt unabhängig von der Stufe des Geheimdienstes.
option-no-refill-in-final = Keine neuen Aufträge am Ende
    .help = Aufträge, die beim letzten Abhandeln erfüllt werden, werden nicht ersetzt.
option-strict-supply = Begrenzter Vorrat
    .help = Bauteile, Codex-Marker und Chaosmarker können ausgehen wie in der Schachtel.
option-memory-aid = Gedächtnisstütze
    .help = Du siehst deine eigenen Komplizen auch nach dem Platzieren, statt sie dir merken zu müssen.
option-first-player = Wer beginnt
    .help = Bestimmt, wer den ersten Zug macht.
    .value-random = zufällig
    .value-1 = { seat-1 }
    .value-2 = { seat-2 }
    .value-3 = { seat-3 }
    .value-4 = { seat-4 }
option-machines = Maschinen
    .help = Gibt allen eine Maschine: zufällig, nach Wahl in umgekehrter Zugfolge oder mit Namen.
    .value-random = zufällig
    .value-chosen = nach Wahl

## Maschinenfunktionen und Sonderaktionen

power-act-as-number-2 = Dein Ingenieur wirkt als Nummer Zwei.
power-act-as-any = Er kann stattdessen als Handlangerin, Saboteur oder Draufgängerin wirken.
power-raid = Hole die Ausbeute einer anderen Stadt, in der ein Komplize von dir liegt.
power-raid-again = Hole diese Ausbeute noch einmal.
power-capture = Stiehl ein Gebäude dieser Stadt, wenn deine Feuerkraft an die Stufe des Geheimdienstes heranreicht.
power-building-spoils-again = Nimm die Belohnung dieses Gebäudes noch einmal.
power-gain =
    { $count ->
        [1]
            { $first-id ->
                [codex-flip] Drehe einen deiner Codex-Marker von 1 auf 2.
               *[other] Erhalte { $first-gain }.
            }
       *[other]
            { $second-id ->
                [codex-flip] Erhalte { $first-gain } oder drehe einen deiner Codex-Marker von 1 auf 2.
               *[other] Erhalte { $first-gain } oder { $second-gain }.
            }
    }
power-claim-any = Erfülle einen beliebigen offenen Auftrag, dessen Voraussetzung du mitbringst.
power-insert = Schiebe deinen nächsten Komplizen unter einen, der allein in einer Stadt liegt.
power-gain-beneath-own = Ist es dein eigener, erhalte { $first-gain }.

special-recycle = Wiederverwenden
    .help = Vor dem Platzieren, zum Preis von { count-cost }: Platziere einen Komplizen aus deinem Ablagebereich statt aus deinem Vorrat.
special-extra-turn = Extrazug
    .help = Nach dem Platzieren, zum Preis von { count-cost }: Du bist noch einmal am Zug.
special-capture = Stehlen
    .help = Nach dem Platzieren, zum Preis von { count-cost }: Stiehl ein beliebiges Gebäude, unabhängig von der Stufe des Geheimdienstes.

## Was Aufträge verlangen

requirement-buildings =
    { $count ->
        [one] Mindestens { $count } gestohlenes Gebäude
       *[other] Mindestens { $count } gestohlene Gebäude
    }
requirement-building-type =
    { $count ->
        [one]
            { $building-gender ->
                [masculine] Mindestens { $count } gestohlener { $building }
                [neuter] Mindestens { $count } gestohlenes { $building }
               *[feminine] Mindestens { $count } gestohlene { $building }
            }
       *[other] Mindestens { $count } gestohlene { $building-plural }
    }
requirement-building-types =
    { $count ->
        [one] Gestohlene Gebäude von mindestens { $count } Art
       *[other] Gestohlene Gebäude von mindestens { $count } verschiedenen Arten
    }
requirement-firepower = Feuerkraft von mindestens { $count }
requirement-codex = Mindestens { $count } Codex-Marker
requirement-scientists = Mindestens { $count } Wissenschaftler im Labor
requirement-segments =
    { $count ->
        [one] Mindestens { $count } fertiger Abschnitt
       *[other] Mindestens { $count } fertige Abschnitte
    }
requirement-icon =
    { $count ->
        [one] Mindestens { $count } fertiger Abschnitt mit dem Symbol { $icon }
       *[other] Mindestens { $count } fertige Abschnitte mit dem Symbol { $icon }
    }
requirement-icons =
    { $count ->
        [one] Mindestens { $count } Symbol auf fertigen Abschnitten
       *[other] Mindestens { $count } verschiedene Symbole auf fertigen Abschnitten
    }

## Punkte

points-segments = Abschnitte
points-buildings = Gebäude
points-missions = Aufträge
points-mayhem = Chaosmarker
points-codex = Codex
points-total = Summe

result-line =
    { $points ->
        [one] { $rank }. { $seat }: { $points } Chaospunkt
       *[other] { $rank }. { $seat }: { $points } Chaospunkte
    }
result-winner = { $seat } gewinnt.
result-shared = { $names } teilen sich den Sieg.
result-tie-break = Bei gleicher Punktzahl liegt die Maschine mit mehr Abschnitten vorn.

## Plan und Bögen

label-city = Stadt
label-cities = Städte
label-spoils = Ausbeute
label-agent = Komplize
label-ability = Fähigkeit
label-building = Gebäude
label-buildings = Gebäude
label-mission = Auftrag
label-missions = Aufträge
label-mission-deck = Auftragsstapel
label-basic-missions = Startaufträge
label-advanced-missions = Weitere Aufträge
label-requirement = Voraussetzung
label-reward = Belohnung
label-stack = Stapel
label-pile = Vorrat
label-hand = Gewählter Komplize
label-discard = Ablagebereich
label-secret-service = Geheimdienst
label-level = Stufe
label-firepower = Feuerkraft
label-scientists = Wissenschaftler
label-scientists-left = Wissenschaftler im Vorrat
label-cells = Laborfelder
label-codex = Codex
label-library = Bibliothek
label-free-choice = Freie Wahl aus dem Vorrat
label-mayhem = Chaosmarker
label-machine = Maschine
label-segment = Abschnitt
label-segments = Abschnitte
label-icon = Symbol
label-bonus = Bonus
label-cost = Kosten
label-built = fertig
label-engine-room = Maschinenraum
label-power = Maschinenfunktion
label-bonus-power-1 = Bonusfunktion 1
label-bonus-power-2 = Bonusfunktion 2
label-locked = gesperrt
label-special-actions = Sonderaktionen
label-player = Spieler
label-first-player = Startspieler
label-active-player = Am Zug
label-turn = Zug
label-extra-turn = Extrazug
label-final-round = Letzte Runde
label-final-resolution = Letztes Abhandeln
label-points = Chaospunkte
label-rank = Platz
label-log = Protokoll

spoils-of-city = Ausbeute { $city-of }: 1 { $spoil }
spoils-of-building = { $building }: 1 { $spoil }
final-turns-left =
    { $count ->
        [one] Letzte Runde: noch { $count } Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
count-agents =
    { $count ->
        [one] { $count } Komplize
       *[other] { $count } Komplizen
    }
count-bolts =
    { $count ->
        [one] { $count } Schraube
       *[other] { $count } Schrauben
    }
count-plates =
    { $count ->
        [one] { $count } Kupferblech
       *[other] { $count } Kupferbleche
    }
count-scientists = { $count } Wissenschaftler
count-cells =
    { $count ->
        [one] { $count } Laborfeld
       *[other] { $count } Laborfelder
    }
count-codex = { $count } Codex-Marker
count-mayhem = { $count } Chaosmarker
count-buildings = { $count } Gebäude
count-missions =
    { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
count-segments =
    { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }
count-points =
    { $count ->
        [one] { $count } Chaospunkt
       *[other] { $count } Chaospunkte
    }
statistic-turns = Züge

## Laufbahnen: ein Titel für jede Leistung und was sie verlangt

achievement-world-domination = Weltherrschaft, kleines Format
    .text = Du gewinnst gegen drei Rivalen auf einmal.
achievement-grand-design = Sie lebt!
    .text = Du gewinnst mit einer Maschine, an der kein Abschnitt mehr fehlt.
achievement-landslide = Außer Konkurrenz
    .text = Du gewinnst mit mindestens fünfzehn Punkten mehr als jeder Rivale.
achievement-by-a-whisker = Um ein Schnurrbarthaar
    .text = Du gewinnst mit höchstens einem einzigen Punkt Vorsprung.
achievement-peaceful-genius = Berühren verboten
    .text = Du gewinnst, ohne ein einziges Gebäude zu stehlen.
achievement-trusted-staff = Handverlesenes Personal
    .text = Du gewinnst, ohne dass einer deiner Komplizen sabotiert wird.
achievement-bottom-of-the-class = Viertes Genie von vieren
    .text = Du landest in einem Spiel zu viert auf dem letzten Platz.
achievement-after-you = Nach Ihnen, werter Kollege
    .text = Du vollendest deine Maschine, läutest damit das Ende ein, und jemand anderes gewinnt.
achievement-a-bolt-short = Da fehlt eine Schraube
    .text = Du verlierst mit einem einzigen Punkt Rückstand oder bei gleicher Punktzahl.
achievement-idle-brains = Bezahlter Urlaub
    .text = Du verlierst, während auf deinen Laborfeldern mindestens drei Wissenschaftler Däumchen drehen.
achievement-sand-in-the-gears = Sand im Getriebe
    .text = Du verlierst ein Spiel, in dem mindestens drei deiner Komplizen sabotiert werden.
achievement-mere-tourist = Nur auf der Durchreise
    .text = Du verlierst, ohne ein einziges Gebäude zu stehlen.
achievement-three-jobs = Ein Ingenieur, drei Berufe
    .text = In der Wandelnden Festung wirkt dein Ingenieur in einem Spiel als drei verschiedene Komplizen.
achievement-air-mail = Mit Luftpost
    .text = Dein Außergewöhnliches Luftschiff holt die Ausbeute von drei verschiedenen Städten.
achievement-eight-legs = Acht Beine, sieben Adressen
    .text = Mit der Riesenspinne stiehlst du mindestens sieben Gebäude.
achievement-remote-work = Arbeit aus der Ferne
    .text = Mit dem Riesenzeppelin erfüllst du einen Auftrag weit weg von dem Stapel, der gerade abgehandelt wird.
achievement-underground-movement = Bewegung im Untergrund
    .text = Dein Dampf-Maulwurf schiebt mindestens viermal einen Komplizen unter einen anderen.
achievement-sunken-library = Zehntausend Seiten unter dem Meer
    .text = Dein Furchterregendes Tauchboot hat eine volle Bibliothek aus zehn Codex-Markern an Bord.
achievement-ghost-town = Geisterstadt
    .text = Du stiehlst alle vier Gebäude einer Stadt.
achievement-assembly-line = Fließbandarbeit
    .text = Du stellst beim Abhandeln eines einzigen Stapels drei Abschnitte fertig.

## Was an einer Materialdatei falsch ist

error-component-free-segment = In „{ $file }“ kostet der Abschnitt „{ $where }“ nichts; er braucht mindestens eine Schraube oder ein Blech.
error-component-one-each = In „{ $file }“ muss genau einer der Abschnitte „{ $where }“ den Bonus „{ $value }“ haben.
error-component-too-many-cells = In „{ $file }“ kann die Maschine „{ $where }“ auf mehr als { $most } Laborfelder kommen, ihre eigenen und die ihrer Abschnitte zusammen.
error-component-power-spoils = In „{ $file }“ ist „{ $where }“ gleich „{ $value }“ und nennt damit zu viel oder zu wenig Ausbeute; richtig wäre „gain bolt“, „gain bolt or plate“ oder die Funktion allein, wenn sie nichts einbringt.
error-component-bonus-amount = In „{ $file }“ ist „{ $where }“ gleich „{ $value }“; „firepower“ und „points“ brauchen eine Zahl bis 20, die anderen Boni keine.
error-component-requirement = In „{ $file }“ ist „{ $where }“ gleich „{ $value }“; richtig wäre eine Art und eine Zahl von 1 bis 100, etwa „codex 5“ oder „icon blade 2“.
