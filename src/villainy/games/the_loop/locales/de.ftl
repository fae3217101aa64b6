# The LOOP auf Deutsch. Der Wert eines Nomens ist seine Beschriftung; Sätze nehmen seine Attribute: `$epoch-in`
# ist das Attribut `.in` des Nomens, das als `epoch` übergeben wird (siehe engine/text.py).
# Mit dem `.start` eines Agenten beginnt ein Satz, `.acc` und `.dat` sind seine Fälle, `.of` sagt, wessen etwas ist.
# `.in` sagt, wo, `.into`, wohin, und `.from`, woher.
# Ein Duplikat heißt nach der Ära, in der es zerstört wird.

game-title = The LOOP
game-over = Das Spiel ist zu Ende.

## Spieler: Blau und Rot sind Farben von Würfeln und Ären, also heißen die Plätze nach ihrer Nummer.

seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-hidden = jemand

## Agenten

agent-time-prowler = Zeitstreunerin
    .start = Die Zeitstreunerin
    .nom = die Zeitstreunerin
    .acc = die Zeitstreunerin
    .dat = der Zeitstreunerin
    .of = der Zeitstreunerin
agent-cztwyzzek = Cztwyzzek
    .start = Cztwyzzek
    .nom = Cztwyzzek
    .acc = Cztwyzzek
    .dat = Cztwyzzek
    .of = von Cztwyzzek
agent-robofinisher-404 = Robofinisher 404
    .start = Robofinisher 404
    .nom = Robofinisher 404
    .acc = Robofinisher 404
    .dat = Robofinisher 404
    .of = von Robofinisher 404
agent-mr-time = Mister Time
    .start = Mister Time
    .nom = Mister Time
    .acc = Mister Time
    .dat = Mister Time
    .of = von Mister Time
agent-v-girl = V-Girl
    .start = V-Girl
    .nom = V-Girl
    .acc = V-Girl
    .dat = V-Girl
    .of = von V-Girl
agent-hidden = Agent
    .start = Ein Agent
    .nom = ein Agent
    .acc = einen Agenten
    .dat = einem Agenten
    .of = eines Agenten

## Ären

epoch-dawn = Anbeginn der Zeit
    .in = am Anbeginn der Zeit
    .into = zum Anbeginn der Zeit
    .from = vom Anbeginn der Zeit
    .of = des Anbeginns der Zeit
    .acc = den Anbeginn der Zeit
epoch-medieval = Mittelalter
    .in = im Mittelalter
    .into = ins Mittelalter
    .from = aus dem Mittelalter
    .of = des Mittelalters
    .acc = das Mittelalter
epoch-renaissance = Renaissance
    .in = in der Renaissance
    .into = in die Renaissance
    .from = aus der Renaissance
    .of = der Renaissance
    .acc = die Renaissance
epoch-industry = Industrialisierung
    .in = in der Industrialisierung
    .into = in die Industrialisierung
    .from = aus der Industrialisierung
    .of = der Industrialisierung
    .acc = die Industrialisierung
epoch-globalization = Globalisierung
    .in = in der Globalisierung
    .into = in die Globalisierung
    .from = aus der Globalisierung
    .of = der Globalisierung
    .acc = die Globalisierung
epoch-robots = Zeitalter der Roboter
    .in = im Zeitalter der Roboter
    .into = ins Zeitalter der Roboter
    .from = aus dem Zeitalter der Roboter
    .of = des Zeitalters der Roboter
    .acc = das Zeitalter der Roboter
epoch-end = Ende aller Zeiten
    .in = am Ende aller Zeiten
    .into = zum Ende aller Zeiten
    .from = vom Ende aller Zeiten
    .of = des Endes aller Zeiten
    .acc = das Ende aller Zeiten
epoch-hidden = eine Ära
    .in = in einer Ära
    .into = in eine Ära
    .from = aus einer Ära
    .of = einer Ära
    .acc = eine Ära

## Dimensionen, und jene, die einen LOOP erlauben

dimension-spiral = Spirale
dimension-star = Stern
dimension-stripes = Streifen
dimension-black-hole = Schwarzes Loch
dimension-hidden = unbekannte Dimension

loop-spiral = Spirale
loop-star = Stern
loop-stripes = Streifen
loop-hidden = unbekannte Dimension

## Duplikate, nach der Ära, in der sie zerstört werden

clone-dawn = Duplikat des Anbeginns der Zeit
clone-medieval = Duplikat des Mittelalters
clone-renaissance = Duplikat der Renaissance
clone-industry = Duplikat der Industrialisierung
clone-globalization = Duplikat der Globalisierung
clone-robots = Duplikat des Zeitalters der Roboter
clone-end = Duplikat des Endes aller Zeiten
clone-supa-dawn = Supa-Duplikat des Anbeginns der Zeit
clone-supa-medieval = Supa-Duplikat des Mittelalters
clone-supa-renaissance = Supa-Duplikat der Renaissance
clone-supa-industry = Supa-Duplikat der Industrialisierung
clone-supa-globalization = Supa-Duplikat der Globalisierung
clone-supa-robots = Supa-Duplikat des Zeitalters der Roboter
clone-supa-end = Supa-Duplikat des Endes aller Zeiten
clone-hidden = Duplikat

## Missionen

mission-pincer = In die Zange!
mission-purity = Quantensiegel!
mission-rift-at-foo = Stopft Dr. Foo!
mission-loop-at-foo = Loopt Dr. Foo!
mission-clone-at-foo = Vereint Dr. Foo!
mission-rift-at-each = Alles dicht!
mission-loop-at-each = Einmal rundherum!
mission-clone-at-each = Duplikatjagd!
mission-grid = Netz am Anschlag!
mission-surge = Überspannung!
mission-hidden = unbekannte Mission

## Ultramachina

machine-primordial-deluge = Urflut
machine-resentful-reptiles = Nachtragende Reptilien
machine-quantum-inquisition = Quanteninquisition
machine-paradox-plague = Paradoxe Pest
machine-karmic-renaissance = Karmische Renaissance
machine-warped-perspective = Verzerrte Perspektive
machine-runaway-boiler = Durchgehender Kessel
machine-temporal-taylorism = Zeit-Taylorismus
machine-energy-crash = Energiecrash
machine-commercial-break = Werbepause
machine-forced-update = Zwangsupdate
machine-nano-clone-swarm = Nano-Duplikat-Schwarm
machine-final-auto-da-fe = Letztes Autodafé
machine-countdown = Countdown
machine-hidden = unbekannte Ultramachina

## Karten: die Startkarten jedes Agenten, das Große Deck Ära für Ära, und Namen für eigene Karten

card-quantum-wrench = Quantenschlüssel
card-super-undies = Super-Schlüpfer
card-bag-of-tricks = Wundertüte
card-breizhwerk-walkman = BreizhWerk-Walkman
card-celto-goth-skates = Kelto-Gothic-Rollschuhe
card-long-range-patch = Langstreckenflicken
card-disguise-headband = Tarnstirnband
card-energy-grub = Energielarve
card-a-thousand-first-names = Die tausend Vornamen
card-colleague-costume = Kollegenkostüm
card-cosmic-sucker = Kosmischer Saugnapf
card-breath-of-origins = Hauch des Ursprungs
card-phase-out-ray = Phasenstrahler
card-rocket-fist = Raketenfaust
card-binary-punchline = Binäre Pointe
card-magnetic-claw = Magnetgreifer
card-purple-tank-treads = Violette Raupenketten
card-zx-battery = ZX-Batterie
card-wormhole = Wurmloch
card-tempograph = Tempograf
card-grappling-hook = Greifhaken
card-firm-handshake = Fester Händedruck
card-year-end-bonus = Jahresendprämie
card-business-card = Visitenkarte
card-double-joystick = Doppelter Joystick
card-pressure-cooker = Schnellkochtopf
card-relief-valve = Überdruckventil
card-antimatter-core = Antimateriekern
card-blast-furnace-fist = Hochofenfaust
card-big-tantrum = Riesiger Trotzanfall
card-spartan-shield = Spartanischer Schild
card-stonehenge-stones = Steine von Stonehenge
card-first-fire = Erstes Feuer
card-square-wheel = Viereckiges Rad
card-draft-mammoth = Zugmammut
card-diplomatic-club = Diplomatische Keule
card-cave-painting = Höhlenmalerei
card-war-steed = Streitross
card-holy-grail = Heiliger Gral
card-clone-trebuchet = Duplikat-Tribock
card-rallying-horn = Sammelhorn
card-round-table = Tafelrunde
card-boiling-oil = Siedendes Öl
card-colleague-catapult = Kollegenkatapult
card-da-vincis-manuscript = Da Vincis Manuskript
card-aerial-screw = Luftschraube
card-galileos-spyglass = Galileis Fernrohr
card-gutenbergs-press = Gutenbergs Presse
card-venetian-mask = Venezianische Maske
card-florentine-culverin = Florentiner Feldschlange
card-generous-patron = Großzügiger Mäzen
card-matryoshka = Matrjoschka
card-edisons-light-bulb = Edisons Glühbirne
card-teslas-teleporter = Teslas Teleporter
card-steam-engine = Dampfmaschine
card-watertight-top-hat = Wasserdichter Zylinder
card-runaway-locomotive = Wildgewordene Lokomotive
card-instant-telegraph = Soforttelegraf
card-hover-plank = Schwebebrett
card-cubic-puzzle = Würfelpuzzle
card-videotape-recorder = Videorekorder
card-arcade-cabinet = Spielautomat
card-mad-shopping-trolley = Irrer Einkaufswagen
card-intertemporal-fax = Intertemporales Fax
card-two-tone-eraser = Zweifarbiger Radiergummi
card-vacuum-drone = Saugdrohne
card-telescopic-arms = Teleskoparme
card-pocket-atomic-cell = Taschen-Atombatterie
card-tractor-beam = Traktorstrahl
card-too-artificial-intelligence = Zu künstliche Intelligenz
card-five-d-printer = 5D-Drucker
card-antigravity-boots = Antigravitationsstiefel
card-cracked-hourglass = Gesprungene Sanduhr
card-vortex-vacuum = Vortexsauger
card-last-battery-on-earth = Letzte Batterie der Welt
card-big-red-button = Großer roter Knopf
card-cosmic-tin-can = Kosmische Konservendose
card-ashes-of-the-future = Asche der Zukunft
card-radioactive-hound = Verstrahlter Hofhund
card-extra-1 = Eigene Karte 1
card-extra-2 = Eigene Karte 2
card-extra-3 = Eigene Karte 3
card-extra-4 = Eigene Karte 4
card-extra-5 = Eigene Karte 5
card-extra-6 = Eigene Karte 6
card-extra-7 = Eigene Karte 7
card-extra-8 = Eigene Karte 8
card-extra-9 = Eigene Karte 9
card-extra-10 = Eigene Karte 10
card-extra-11 = Eigene Karte 11
card-extra-12 = Eigene Karte 12
card-extra-13 = Eigene Karte 13
card-extra-14 = Eigene Karte 14
card-extra-15 = Eigene Karte 15
card-extra-16 = Eigene Karte 16
card-extra-17 = Eigene Karte 17
card-hidden = unbekannte Karte

## Modi, Schwierigkeitsgrade und wie ein Spiel endet

mode-sabotage = S.A.B.O.T.A.G.E
mode-supa-clones = Sayan Supa-Duplikate
mode-centrifuges = L.A.S.E.R-Zentrifugen
mode-ultramachina = Ultramachina
mode-hidden = unbekannter Modus

difficulty-month = Mitarbeiter des Monats
difficulty-year = Mitarbeiter des Jahres
difficulty-infinity = Mitarbeiter der Unendlichkeit
difficulty-hidden = unbekannter Schwierigkeitsgrad

ending-victory = Sieg
    .sentence = Dr. Foos Maschine ist sabotiert: Das Team gewinnt.
ending-second-vortex = Ein zweiter Vortex in einer Ära
    .sentence = In derselben Ära öffnet sich ein zweiter Vortex: Dr. Foo gewinnt.
ending-fourth-vortex = Ein vierter Vortex
    .sentence = Ein vierter Vortex öffnet sich: Dr. Foo gewinnt.
ending-cycles = Der dritte Zyklus ist vorbei
    .sentence = Dr. Foo vollendet seinen dritten Zyklus: Dr. Foo gewinnt.
ending-mega-vortex = Ein Zug endete auf einem Mega-Vortex
    .sentence = Ein Agent beendet seinen Zug auf einem Mega-Vortex: Dr. Foo gewinnt.
ending-hidden = unbekannt
    .sentence = Das Spiel ist zu Ende.

## Was Karten, Spezialfähigkeiten und Ultramachina tun: words.py setzt diese Satzteile Schritt für Schritt zusammen.
## 99 steht für alles, was da ist. `.item` ist, was sich hinter einem Verb aufzählen lässt.

where-here = in deiner Ära
    .into = in deine Ära
    .from = aus deiner Ära
where-prev = in der vorigen Ära
    .into = in die vorige Ära
    .from = aus der vorigen Ära
where-next = in der nächsten Ära
    .into = in die nächste Ära
    .from = aus der nächsten Ära
where-adj = in einer angrenzenden Ära
    .into = in eine angrenzende Ära
    .from = aus einer angrenzenden Ära
where-near = in deiner oder einer angrenzenden Ära
    .into = in deine oder eine angrenzende Ära
    .from = aus deiner oder einer angrenzenden Ära
where-any = in einer Ära deiner Wahl
    .into = in eine Ära deiner Wahl
    .from = aus einer Ära deiner Wahl
where-vortex = auf einem Vortex
    .into = auf einen Vortex
    .from = von einem Vortex
where-foo = in der Ära von Dr. Foo
    .into = in die Ära von Dr. Foo
    .from = aus der Ära von Dr. Foo
where-foo-prev = in der Ära vor Dr. Foo
    .into = in die Ära vor Dr. Foo
    .from = aus der Ära vor Dr. Foo
where-foo-next = in der Ära nach Dr. Foo
    .into = in die Ära nach Dr. Foo
    .from = aus der Ära nach Dr. Foo
where-other = in der Ära eines anderen Agenten
    .into = in die Ära eines anderen Agenten
    .from = aus der Ära eines anderen Agenten
where-origin =
    { $count ->
        [one] in der Ursprungsära dieser Karte
       *[other] in der Ursprungsära der letzten dieser Karten
    }
    .into =
        { $count ->
            [one] in die Ursprungsära dieser Karte
           *[other] in die Ursprungsära der letzten dieser Karten
        }
    .from =
        { $count ->
            [one] aus der Ursprungsära dieser Karte
           *[other] aus der Ursprungsära der letzten dieser Karten
        }
where-sent =
    { $count ->
        [one] in der neuen Ära des Duplikats
       *[other] in der neuen Ära des letzten Duplikats
    }
    .into =
        { $count ->
            [one] in die neue Ära des Duplikats
           *[other] in die neue Ära des letzten Duplikats
        }
    .from =
        { $count ->
            [one] aus der neuen Ära des Duplikats
           *[other] aus der neuen Ära des letzten Duplikats
        }
where-there =
    { $after ->
        [agent-move] in der Ära dieses Agenten
       *[other] in dieser Ära
    }
    .into =
        { $after ->
            [agent-move] in die Ära dieses Agenten
           *[other] in diese Ära
        }
    .from =
        { $after ->
            [agent-move] aus der Ära dieses Agenten
           *[other] aus dieser Ära
        }
where-each-vortex = auf jedem Vortex
    .into = auf jeden Vortex
    .from = von jedem Vortex
where-each-agent = in jeder Ära mit einem Agenten
    .into = in jede Ära mit einem Agenten
    .from = aus jeder Ära mit einem Agenten
where-each = in jeder Ära
    .into = in jede Ära
    .from = aus jeder Ära

effect-energy = lege { $items }
    .item = { $count } Energie { $where-into }
effect-energy-to-rifts = lege Energie { $where-into }, bis dort so viel Energie liegt, wie es Zeitrisse gibt
effect-rift = entferne { $items }
    .item =
        { $count ->
            [99] alle Zeitrisse { $where }
            [one] { $count } Zeitriss { $where }
           *[other] { $count } Zeitrisse { $where }
        }
effect-push =
    { $count ->
        [99] stoße alle Duplikate { $where-from } um je eine Ära ab
        [one] stoße { $count } Duplikat { $where-from } um eine Ära ab
       *[other] stoße { $count } Duplikate { $where-from } um je eine Ära ab
    }
effect-pull =
    { $count ->
        [one] ziehe { $count } Duplikat aus einer angrenzenden Ära in deine Ära heran
       *[other] ziehe { $count } Duplikate aus angrenzenden Ären in deine Ära heran
    }
effect-move =
    { $carry ->
        [anywhere] bewege dich { effect-stride }; unterwegs darfst du 1 Duplikat mitnehmen
        [vortex] bewege dich { effect-stride }; unterwegs darfst du 1 Duplikat von einem Vortex mitnehmen
       *[none] bewege dich { effect-stride }
    }
effect-agent-move =
    { $who ->
        [other] bewege einen anderen Agenten { effect-stride }
       *[agent] bewege einen beliebigen Agenten (auch deinen eigenen) { effect-stride }
    }
effect-stride =
    { $stride ->
        [exactly] { $count ->
            [one] { $count } Ära weit
           *[other] { $count } Ären weit
        }
        [up-to] bis zu { $count ->
            [one] { $count } Ära weit
           *[other] { $count } Ären weit
        }
        [between] { $least } bis { $count } Ären weit
       *[place] { $where-into }
    }
effect-swap = vertausche { $first } mit { $second }
piece-self = deinen Agenten
    .second = deinem Agenten
    .another = deinem Agenten
piece-other = einen anderen Agenten
    .second = einem anderen Agenten
    .another = einem anderen Agenten
piece-clone = ein Duplikat { $where }
    .second = einem Duplikat { $where }
    .another = einem anderen Duplikat { $where }
effect-draw =
    { $count ->
        [one] ziehe { $count } Karte
       *[other] ziehe { $count } Karten
    }
    .it =
        { $count ->
            [one] zieht { $count } Karte
           *[other] zieht { $count } Karten
        }
effect-discard =
    { $count ->
        [one] lege { $count } Handkarte ab
       *[other] lege { $count } Handkarten ab
    }
    .it =
        { $count ->
            [one] legt { $count } Handkarte ab
           *[other] legt { $count } Handkarten ab
        }
effect-destroy =
    { $zone ->
        [big-deck] { $count ->
            [one] zerstöre die oberste Karte des Großen Decks
           *[other] zerstöre die obersten { $count } Karten des Großen Decks
        }
        [available] { $count ->
            [one] zerstöre { $count } verfügbare Karte { $where }
           *[other] zerstöre { $count } verfügbare Karten { $where }
        }
       *[hand] { $count ->
            [one] zerstöre { $count } Handkarte
           *[other] zerstöre { $count } Handkarten
        }
    }
    .it =
        { $count ->
            [one] zerstört { $count } Handkarte
           *[other] zerstört { $count } Handkarten
        }
effect-make-available =
    { $count ->
        [one] mache { $count } Karte des Großen Decks verfügbar
       *[other] mache { $count } Karten des Großen Decks verfügbar
    }
effect-gain = lege 1 verfügbare Karte { $where-from } oben auf deinen Nachziehstapel
effect-apply =
    { $zone ->
        [available] wende den Effekt einer verfügbaren Karte { $where } an
        [destroyed-top] wende den Effekt der obersten zerstörten Karte an
       *[that] wende den Effekt dieser Karte an
    }
effect-apply-by = lass einen anderen Agenten den Effekt einer seiner Handkarten anwenden und sie danach ablegen
effect-cancel =
    { $count ->
        [one] annulliere einen der Zeitrisse, die aus der Maschine kommen
       *[other] annulliere bis zu { $count } der Zeitrisse, die aus der Maschine kommen
    }
effect-spawn =
    { $count ->
        [one] erzeuge { $count } Duplikat
       *[other] erzeuge { $count } Duplikate
    }
effect-spawn-here =
    { $count ->
        [one] ziehe { $count } Duplikat aus dem Beutel und lege es in die Ära von Dr. Foo
       *[other] ziehe { $count } Duplikate aus dem Beutel und lege sie in die Ära von Dr. Foo
    }
effect-add-rift = lege { $items }
    .item =
        { $count ->
            [one] { $count } Zeitriss { $where-into }
           *[other] { $count } Zeitrisse { $where-into }
        }
effect-drain = entferne { $items }
    .item =
        { $count ->
            [99] die gesamte Energie { $where }
           *[other] { $count } Energie { $where }
        }
effect-extra-throw =
    { $count ->
        [one] wirf in diesem Zug { $count } Zeitriss mehr in die Maschine
       *[other] wirf in diesem Zug { $count } Zeitrisse mehr in die Maschine
    }
effect-destroy-available = zerstöre { $where } alle verfügbaren Karten
effect-undamage =
    { $count ->
        [one] entferne { $count } Schaden von einer aufgedeckten Mission
       *[other] entferne { $count } Schaden von aufgedeckten Missionen
    }
effect-jam-power = sperre für diesen Zug die Spezialfähigkeit des aktiven Agenten
effect-gather =
    { $count ->
        [one] bewege aus beiden Ären neben Dr. Foo je { $count } Duplikat in seine Ära
       *[other] bewege aus beiden Ären neben Dr. Foo je { $count } Duplikate in seine Ära
    }
effect-shuffle-hands = mische alle Handkarten zusammen und teile allen so viele Karten aus, wie sie hatten

# Wie die Satzteile zusammenkommen.
effect-then = { $first }, dann { $second }
effect-then-it = { $first } und { $second }
effect-next = dann { $clause }
effect-comma = { $first }, { $second }
effect-and = { $first } und { $second }
effect-or = { $first } oder { $second }
effect-choose = wähle eines: { $options }
effect-option = ({ $number }) { $clause }
effect-option-next = { $first }; { $second }
effect-repeat =
    { $count ->
        [2] { $clause }; tu das zweimal
       *[other] { $clause }; tu das { $count }-mal
    }
effect-once-more = tu das noch einmal
effect-may = wenn du willst, { $clause }
effect-may-it = wenn du willst, { $clause }
effect-if-other-here = wenn ein anderer Agent in deiner Ära ist, { $clause }
effect-if-on-vortex = wenn du auf einem Vortex bist, { $clause }
effect-if-at-foo = wenn du in der Ära von Dr. Foo bist, { $clause }
effect-each = jeder Spieler { $clause }, einer nach dem anderen
effect-each-mixed = tu nacheinander für jeden Spieler dies: { $clause-start }
effect-player-it = lass diesen Spieler dies tun: Er { $clause }
effect-player-active = der aktive Spieler { $clause }
effect-player-chosen = ein Spieler deiner Wahl { $clause }

## Was die Spezialfähigkeit eines Agenten und eine Mission sagen

text-power =
    { $timing ->
        [landed] { text-power-often } in deiner Foo-Phase, bevor die Zeitrisse gelegt werden: { $effect }
       *[action] { $cost ->
            [discard-ready] { text-power-often } in deiner Aktionsphase: Lege 1 bereite Handkarte ab, ohne sie einzusetzen, dann { $effect-clause }
           *[nothing] { text-power-often } in deiner Aktionsphase: { $effect }
        }
    }
text-power-often =
    { $limit ->
        [1] Einmal je Zug
        [2] Zweimal je Zug
       *[other] Bis zu { $limit }-mal je Zug
    }
text-mission = { $deed } { $limit ->
        [0] Die Mission kann mit { count-damage } archiviert werden.
       *[other] Die Mission nimmt höchstens 1 Schaden je Zug und kann mit { $count } archiviert werden.
    }
text-mission-rift =
    { $spot ->
        [foo] Jeder Zeitriss, den du in der Ära von Dr. Foo entfernst, verursacht 1 Schaden.
        [each] Jeder Zeitriss, den du entfernst, verursacht 1 Schaden auf dem Feld seiner Ära, wenn es noch leer ist.
        [tile] Jeder Zeitriss, den du in der Ära dieser Mission entfernst, verursacht 1 Schaden.
       *[anywhere] Jeder Zeitriss, den du entfernst, verursacht 1 Schaden.
    }
text-mission-loop =
    { $spot ->
        [foo] Jeder LOOP, den du in der Ära von Dr. Foo machst, verursacht 1 Schaden.
        [each] Jeder LOOP, den du machst, verursacht 1 Schaden auf dem Feld seiner Ära, wenn es noch leer ist.
        [tile] Jeder LOOP, den du in der Ära dieser Mission machst, verursacht 1 Schaden.
       *[anywhere] Jeder LOOP, den du machst, verursacht 1 Schaden.
    }
text-mission-clone =
    { $spot ->
        [foo] Jedes Duplikat, das du in der Ära von Dr. Foo zerstörst, verursacht 1 Schaden.
        [each] Jedes Duplikat, das du zerstörst, verursacht 1 Schaden auf dem Feld seiner Ära, wenn es noch leer ist.
        [tile] Jedes Duplikat, das du in der Ära dieser Mission zerstörst, verursacht 1 Schaden.
       *[anywhere] Jedes Duplikat, das du zerstörst, verursacht 1 Schaden.
    }
text-mission-energy =
    { $spot ->
        [foo] Jede Energie, die du in die Ära von Dr. Foo legst, verursacht 1 Schaden.
        [each] Jede Energie, die du in eine Ära legst, verursacht 1 Schaden auf deren Feld, wenn es noch leer ist.
        [tile] Jede Energie, die du in die Ära dieser Mission legst, verursacht 1 Schaden.
       *[anywhere] Jede Energie, die du in eine Ära legst, verursacht 1 Schaden.
    }
text-mission-grid =
    { $spot ->
        [foo] Wenn zu Beginn deiner Aktion in jeder Ära Energie liegt, verursacht jede Energie, die sie in die Ära von Dr. Foo legt, 1 Schaden.
        [each] Wenn zu Beginn deiner Aktion in jeder Ära Energie liegt, verursacht jede Energie, die sie in eine Ära legt, 1 Schaden auf deren Feld, wenn es noch leer ist.
        [tile] Wenn zu Beginn deiner Aktion in jeder Ära Energie liegt, verursacht jede Energie, die sie in die Ära dieser Mission legt, 1 Schaden.
       *[anywhere] Wenn zu Beginn deiner Aktion in jeder Ära Energie liegt, verursacht jede Energie, die sie in eine Ära legt, 1 Schaden.
    }
text-mission-pincer =
    { $spot ->
        [each] Wenn du vor oder nach einer deiner Aktionen in der einen Ära neben Dr. Foo bist und ein anderer Agent in der anderen, verursacht das 1 Schaden auf dem Feld der Ära von Dr. Foo.
       *[other] Wenn du vor oder nach einer deiner Aktionen in der einen Ära neben Dr. Foo bist und ein anderer Agent in der anderen, verursacht das 1 Schaden.
    }
text-mission-purity =
    { $spot ->
        [each] Wenn du vor oder nach einer deiner Aktionen in einer Ära ohne Duplikate und Zeitrisse bist, kannst du 1 Schaden auf dem Feld dieser Ära verursachen.
       *[other] Wenn du vor oder nach einer deiner Aktionen in einer Ära ohne Duplikate und Zeitrisse bist, kannst du 1 Schaden verursachen.
    }

## Aktionen

action-agent = Wähle { $agent-acc }.
    .choose-agent = Spiele { $agent-acc }.
    .assign-card = Gib { $agent-dat } die Karte.
    .pick-leader = Lass { $agent-acc } den nächsten Zug spielen.
action-machine = Wähle „{ $machine }“ ({ $count } von { $needed } Schaden).
    .damage-machine = Beschädige „{ $machine }“ ({ $count } von { $needed } Schaden).
    .fire-machine = Wende „{ $machine }“ an ({ $count } von { $needed } Schaden).
action-branch =
    { $count ->
        [1] Führe die erste Möglichkeit aus.
        [2] Führe die zweite Möglichkeit aus.
        [3] Führe die dritte Möglichkeit aus.
       *[other] Führe die vierte Möglichkeit aus.
    }
    .pick-branch = { $text }
action-clone = Wähle das { $clone }.
    .carry = Nimm das { $clone } mit.
action-epoch = Wähle { $epoch-acc }.
    .cancel-rift =
        { $count ->
            [one] Annulliere den Zeitriss, der { $epoch-in } herauskommt.
           *[other] Annulliere einen der { $count } Zeitrisse, die { $epoch-in } herauskommen.
        }
    .send-clone = Stoße das Duplikat { $epoch-into } ab.
    .carry = Geh { $epoch-into }.
    .first-death = Zerstöre zuerst das Duplikat { $epoch-in }.
    .fill-slot = Lege den Schaden auf das Feld { $epoch-of }.
    .pick-mission = Nimm den Schaden von „{ $mission }“ { $epoch-in }.
    .clear-slot = Nimm den Schaden vom Feld { $epoch-of }.
action-leave = Lass das Duplikat hier.
action-accept = Tu es.
    .confirm = { $text }
    .archive = Archiviere die Mission.
action-stop = Belass es dabei.
    .act = Beende deine Aktionen.
    .cancel-rift = Annulliere keinen Zeitriss.
    .move-to = Bewege dich nicht.
    .carry = Beende die Bewegung hier.
    .confirm = Tu es nicht.
    .take-card = Nimm keine Karte.
    .archive = Archiviere die Mission nicht.
action-move = Gib Energie aus und geh { $epoch-into }.
action-free-move = Geh mit der Batterie { $epoch-into }.
action-loop = Mache für { $count } Energie einen LOOP der Dimension { $loop }.
action-power = Setze die Spezialfähigkeit { $agent-of } ein.
action-claim = Beschädige die Mission, die eine Ära ohne Duplikate und Zeitrisse verlangt, auf dem Feld { $epoch-of }.
action-use = Setze „{ $card }“ ein ({ $dimension }).
action-card = Wähle „{ $card }“ ({ $dimension }, { $origin }).
    .pay-card = Lege „{ $card }“ ab ({ $dimension }, { $origin }).
    .top-card = Lege „{ $card }“ nach oben ({ $dimension }, { $origin }).
    .take-card = Nimm „{ $card }“ ({ $dimension }, { $origin }).
    .draft-card = Nimm „{ $card }“ ({ $dimension }, { $origin }).

## Entscheidungen: für die gefragte Person, (`.other`) für alle anderen und (`.kind`) ihre Art in Berichten

decision-choose-agent = Wähle einen Agenten, den du spielst.
    .kind = Agenten zum Spielen wählen
    .other = { $seat } wählt einen Agenten.
decision-act = { $agent-start } ist { $epoch-in }, und der nächste LOOP kostet { $count } Energie: Was tust du?
    .kind = Aktion ausführen
    .other = { $seat } wählt eine Aktion für { $agent-acc }.
decision-cancel-rift = { $agent }: Annullierst du einen Zeitriss, bevor er gelegt wird?
    .kind = Zeitriss annullieren
    .other = { $seat } kann einen Zeitriss annullieren, bevor er gelegt wird.
decision-pick-epoch =
    { $step ->
        [energy] { $agent }: Wähle die Ära, in die du Energie legst.
        [energy-to-rifts] { $agent }: Wähle die Ära, in die du Energie legst.
        [rift] { $agent }: Wähle die Ära, in der du Zeitrisse entfernst.
        [push] { $agent }: Wähle die Ära, aus der du Duplikate abstößt.
        [pull] { $agent }: Wähle die Ära, aus der du ein Duplikat heranziehst.
        [hold] { $agent }: Wähle die Ära des ersten Duplikats, das du vertauschst.
        [swap] { $agent }: Wähle die Ära des Duplikats, mit dem du tauschst.
       *[other] { $agent }: Wähle eine Ära.
    }
    .kind = Ära wählen
    .other =
        { $step ->
            [energy] { $seat } wählt eine Ära, um Energie hineinzulegen.
            [energy-to-rifts] { $seat } wählt eine Ära, um Energie hineinzulegen.
            [rift] { $seat } wählt eine Ära, um dort Zeitrisse zu entfernen.
            [push] { $seat } wählt eine Ära, um Duplikate aus ihr abzustoßen.
            [pull] { $seat } wählt eine Ära, um ein Duplikat aus ihr heranzuziehen.
            [hold] { $seat } wählt die Ära des ersten Duplikats für einen Tausch.
            [swap] { $seat } wählt die Ära des zweiten Duplikats für einen Tausch.
           *[other] { $seat } wählt eine Ära.
        }
decision-pick-clone =
    { $step ->
        [push] { $agent }: Wähle das Duplikat { $epoch-in }, das du abstößt.
        [pull] { $agent }: Wähle das Duplikat { $epoch-in }, das du in deine Ära heranziehst.
        [hold] { $agent }: Wähle { $epoch-in } das erste Duplikat, das du vertauschst.
        [swap] { $agent }: Wähle { $epoch-in } das Duplikat, mit dem du tauschst.
        [gather] { $agent }: Wähle das Duplikat { $epoch-in }, das in die Ära von Dr. Foo geht.
       *[other] { $agent }: Wähle ein Duplikat { $epoch-in }.
    }
    .kind = Duplikat wählen
    .other =
        { $step ->
            [push] { $seat } wählt { $epoch-in } ein Duplikat, um es abzustoßen.
            [pull] { $seat } wählt { $epoch-in } ein Duplikat, um es heranzuziehen.
            [hold] { $seat } wählt { $epoch-in } das erste Duplikat für einen Tausch.
            [swap] { $seat } wählt { $epoch-in } das zweite Duplikat für einen Tausch.
            [gather] { $seat } wählt das Duplikat { $epoch-in }, das in die Ära von Dr. Foo geht.
           *[other] { $seat } wählt ein Duplikat { $epoch-in }.
        }
decision-send-clone = { $agent }: Wähle die Ära, in die du das { $clone } abstößt.
    .kind = Duplikat abstoßen
    .other = { $seat } wählt die Ära, in die das { $clone } abgestoßen wird.
decision-move-to =
    { $step ->
        [agent-move] { $agent }: Wähle, wohin du { $other-acc } bewegst.
       *[move] { $agent }: Wähle, wohin du dich bewegst.
    }
    .kind = Gehen
    .other =
        { $step ->
            [agent-move] { $seat } wählt, wohin { $other-nom } geht.
           *[move] { $seat } wählt, wohin { $agent-nom } geht.
        }
decision-carry =
    { $clone-id ->
        [hidden] { $count ->
            [one] { $agent-start } hat noch { $count } Schritt: Wähle, wie es weitergeht.
           *[other] { $agent-start } hat noch { $count } Schritte: Wähle, wie es weitergeht.
        }
       *[other] { $count ->
            [one] { $agent-start } hat noch { $count } Schritt und nimmt das { $clone } mit: Wähle, wie es weitergeht.
           *[other] { $agent-start } hat noch { $count } Schritte und nimmt das { $clone } mit: Wähle, wie es weitergeht.
        }
    }
    .kind = Mit einem Duplikat weitergehen
    .other = { $seat } wählt, wie { $agent-nom } weitergeht.
decision-pick-agent =
    { $step ->
        [agent-move] { $agent }: Wähle den Agenten, den du bewegst.
        [hold] { $agent }: Wähle den Agenten, den du vertauschst.
        [swap] { $agent }: Wähle den Agenten, mit dem du tauschst.
        [apply-by] { $agent }: Wähle den Agenten, der eine Karte anwendet.
        [each] { $agent }: Wähle, wer den Text als Nächstes ausführt.
        [player] { $agent }: Wähle, wen dieser Effekt trifft.
       *[other] { $agent }: Wähle einen Agenten.
    }
    .kind = Agenten wählen
    .other =
        { $step ->
            [agent-move] { $seat } wählt einen Agenten, um ihn zu bewegen.
            [hold] { $seat } wählt einen Agenten für einen Tausch.
            [swap] { $seat } wählt den zweiten Agenten für einen Tausch.
            [apply-by] { $seat } wählt den Agenten, der eine Karte anwendet.
            [each] { $seat } wählt, wer den Text als Nächstes ausführt.
            [player] { $seat } wählt, wen dieser Effekt trifft.
           *[other] { $seat } wählt einen Agenten.
        }
decision-pick-branch = { $agent }: Wähle eine der Möglichkeiten des Textes.
    .kind = Möglichkeit eines Textes wählen
    .other = { $seat } wählt eine der Möglichkeiten des Textes.
decision-confirm =
    { $step ->
        [energy] { $agent }: Legst du die Energie, die der Text anbietet?
        [energy-to-rifts] { $agent }: Legst du die Energie, die der Text anbietet?
        [rift] { $agent }: Entfernst du die Zeitrisse, wie es der Text anbietet?
        [push] { $agent }: Stößt du Duplikate ab, wie es der Text anbietet?
        [pull] { $agent }: Ziehst du Duplikate heran, wie es der Text anbietet?
        [move] { $agent }: Bewegst du dich, wie es der Text anbietet?
       *[other] { $agent }: Führst du den freiwilligen Teil des Textes aus?
    }
    .kind = Freiwilliger Teil eines Textes
    .other = { $seat } kann den freiwilligen Teil des Textes ausführen.
decision-pick-card =
    { $step ->
        [discard] { $other-id ->
            [hidden] { $agent }: Wähle eine Handkarte, die du ablegst.
           *[other] { $other }: Wähle eine Handkarte, die du ablegst.
        }
        [destroy] { $other-id ->
            [hidden] { $agent }: Wähle eine Karte, die du zerstörst.
           *[other] { $other }: Wähle eine Handkarte, die du zerstörst.
        }
        [gain] { $agent }: Wähle eine verfügbare Karte, die du oben auf deinen Nachziehstapel legst.
        [apply] { $agent }: Wähle die verfügbare Karte, deren Effekt du anwendest.
        [apply-by] { $other }: Wähle eine Handkarte, die du anwendest und danach ablegst.
       *[other] { $agent }: Wähle eine Karte.
    }
    .kind = Karte wählen
    .other =
        { $step ->
            [discard] { $seat } wählt eine Karte zum Ablegen.
            [destroy] { $seat } wählt eine Karte zum Zerstören.
            [gain] { $seat } wählt eine verfügbare Karte für den Nachziehstapel.
            [apply] { $seat } wählt die verfügbare Karte, deren Effekt angewendet wird.
            [apply-by] { $seat } wählt eine Karte, die { $other-nom } anwendet und danach ablegt.
           *[other] { $seat } wählt eine Karte.
        }
decision-pay-card = { $agent }: Wähle die bereite Karte, die du für deine Spezialfähigkeit ablegst.
    .kind = Karte für eine Spezialfähigkeit ablegen
    .other = { $seat } wählt eine bereite Karte zum Ablegen für die Spezialfähigkeit { $agent-of }.
decision-top-card = Wähle, welche der eben zerstörten Karten zuoberst auf die zerstörten Karten kommt.
    .kind = Welche zerstörte Karte zuoberst liegt
    .other = { $seat } wählt, welche der eben zerstörten Karten zuoberst auf die zerstörten Karten kommt.
decision-first-death = Wähle, wo zuerst ein Duplikat zerstört wird.
    .kind = Wo zuerst ein Duplikat zerstört wird
    .other = { $seat } wählt, wo zuerst ein Duplikat zerstört wird.
decision-damage-machine =
    { $count ->
        [one] Wähle die Ultramachina { $epoch-in }, die { $count } Schaden nimmt.
       *[other] Wähle die Ultramachina { $epoch-in }, die den ersten von { $count } Schaden nimmt.
    }
    .kind = Ultramachina beschädigen
    .other =
        { $count ->
            [one] { $seat } wählt die Ultramachina { $epoch-in }, die { $count } Schaden nimmt.
           *[other] { $seat } wählt die Ultramachina { $epoch-in }, die den ersten von { $count } Schaden nimmt.
        }
decision-fire-machine = Wähle die Ultramachina { $epoch-in }, die als Nächstes wirkt.
    .kind = Welche Ultramachina als Nächstes wirkt
    .other = { $seat } wählt die Ultramachina { $epoch-in }, die als Nächstes wirkt.
decision-fill-slot = Wähle das Feld von „{ $mission }“, das den Schaden nimmt.
    .kind = Feld einer Mission, das Schaden nimmt
    .other = { $seat } wählt das Feld von „{ $mission }“, das den Schaden nimmt.
decision-pick-mission = Wähle die Mission, die Dr. Foo repariert.
    .kind = Mission, die Dr. Foo repariert
    .other = { $seat } wählt die Mission, die Dr. Foo repariert.
decision-clear-slot = Wähle das Feld der Mission { $epoch-in }, das Dr. Foo repariert.
    .kind = Feld, das Dr. Foo repariert
    .other = { $seat } wählt das Feld der Mission { $epoch-in }, das Dr. Foo repariert.
decision-take-card = { $agent }: Nimmst du eine der Karten, die { $epoch-in } verfügbar sind?
    .kind = Karte nehmen
    .other = { $seat } kann eine der Karten nehmen, die { $epoch-in } verfügbar sind.
decision-archive = { $agent }: Archivierst du „{ $mission }“ { $epoch-in }?
    .kind = Mission archivieren
    .other = { $seat } kann „{ $mission }“ { $epoch-in } archivieren.
decision-draft-card = Wähle eine der Prämienkarten für dein Deck.
    .kind = Prämienkarte wählen
    .other = { $seat } wählt eine der Prämienkarten.
decision-assign-card = Wähle den Agenten, der „{ $card }“ bekommt.
    .kind = Wer eine Prämienkarte bekommt
    .other = { $seat } wählt den Agenten, der „{ $card }“ bekommt.
decision-pick-leader = Wähle den Agenten, der den nächsten Zug spielt.
    .kind = Wer als Nächstes spielt
    .other = { $seat } wählt den Agenten, der den nächsten Zug spielt.

## Ereignisse

event-game-started = Die Operation { $mode } beginnt ({ $difficulty }): { $seat } fängt an.
event-agent-taken = { $seat } spielt { $agent-acc }.
event-mission-revealed = Die Mission { $epoch-in } wird aufgedeckt: „{ $mission }“.
event-rifts-placed =
    { $count ->
        [one] Dr. Foo öffnet { $epoch-in } { $count } Zeitriss.
       *[other] Dr. Foo öffnet { $epoch-in } { $count } Zeitrisse.
    }
event-energy-placed = Ein Energiewürfel erscheint { $epoch-in }.
event-clone-generated = Dr. Foo erzeugt { $epoch-in } ein { $clone }.
event-centrifuge-placed = Eine Zentrifuge der Dimension { $loop } läuft { $epoch-in } an.
event-machine-placed = Dr. Foo baut { $epoch-in } die Ultramachina „{ $machine }“ auf.
event-card-available = Die Karte „{ $card }“ wird { $epoch-in } verfügbar.
event-card-destroyed = Die Karte „{ $card }“ wird zerstört.
event-big-deck-rebuilt = Die zerstörten Karten werden zu einem neuen Großen Deck gemischt.
event-turn-started = Zug { $count }: { $seat } ist mit { $agent-dat } an der Reihe.
event-foo-moved = Dr. Foo kommt { $epoch-in } an.
event-machine-fired = Die Ultramachina „{ $machine }“ wirkt.
event-rifts-thrown =
    { $count ->
        [one] Dr. Foo wirft { $count } Zeitriss in die Maschine.
       *[other] Dr. Foo wirft { $count } Zeitrisse in die Maschine.
    }
event-rifts-landed =
    { $count ->
        [one] Die Maschine spuckt { $epoch-in } { $count } Zeitriss aus.
       *[other] Die Maschine spuckt { $epoch-in } { $count } Zeitrisse aus.
    }
event-rift-cancelled = { $agent-start } annulliert einen Zeitriss, bevor er sich { $epoch-in } öffnet.
event-vortex-opened =
    { $count ->
        [one] Ein Vortex öffnet sich { $epoch-in }, der erste.
       *[other] Ein Vortex öffnet sich { $epoch-in }: Das macht { $count } davon.
    }
event-mission-lost = Die Mission „{ $mission }“ { $epoch-in } verschwindet im Vortex.
event-tile-lost = Die verdeckte Mission { $epoch-in } verschwindet im Vortex.
event-moved-paying = { $agent-start } gibt 1 Energie aus und geht { $epoch-into }.
event-moved-free = { $agent-start } geht mit der Batterie { $epoch-into }.
event-looped = { $agent-start } macht { $epoch-in } für { $count } Energie einen LOOP der Dimension { $loop }.
event-card-used = { $agent-start } setzt „{ $card }“ ein.
event-card-applied = { $agent-start } wendet den Effekt von „{ $card }“ an.
event-power-used = { $agent-start } setzt die eigene Spezialfähigkeit ein.
event-stopped = { $agent-start } belässt es dabei.
event-pawn-moved = { $agent-start } geht { $epoch-into }.
event-pawns-swapped = { $agent-start } und { $other-nom } tauschen die Plätze.
event-energy-added = { $agent-start } fügt { $epoch-in } { $count } Energie hinzu.
event-rifts-removed =
    { $count ->
        [one] { $agent-start } entfernt { $epoch-in } { $count } Zeitriss.
       *[other] { $agent-start } entfernt { $epoch-in } { $count } Zeitrisse.
    }
event-clone-moved = Das { $clone } geht { $start-from } { $epoch-into }.
event-clone-taken = { $agent-start } nimmt das { $clone } { $epoch-in } mit.
event-clone-left = { $agent-start } lässt das { $clone } { $epoch-in } zurück.
event-clone-destroyed = Das { $clone } wird { $epoch-in } zerstört.
event-blue-placed = Ein Würfel ewiger Energie erscheint { $epoch-in }.
event-card-drawn = { $agent-start } zieht „{ $card }“.
event-pile-shuffled = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel.
event-card-discarded = { $agent-start } legt „{ $card }“ ab.
event-card-gained = { $agent-start } legt „{ $card }“ oben auf den Nachziehstapel.
event-mission-damaged = Die Mission „{ $mission }“ nimmt Schaden ({ $epoch }): { $count } von { $needed }.
event-mission-repaired = Dr. Foo repariert die Mission „{ $mission }“: Es bleibt { $count } Schaden.
event-centrifuge-damaged = Die Zentrifuge { $epoch-in } nimmt Schaden: Jetzt hat sie { $count }.
event-centrifuge-destroyed = Die Zentrifuge { $epoch-in } wird zerstört.
event-machine-damaged = Die Ultramachina „{ $machine }“ nimmt Schaden: { $count } von { $needed }.
event-machine-destroyed = Die Ultramachina „{ $machine }“ wird zerstört.
event-energy-drained = Dr. Foo zieht { $epoch-in } { $count } Energie ab.
event-throw-grew =
    { $count ->
        [one] Dr. Foo macht sich bereit, { $count } Zeitriss mehr zu werfen.
       *[other] Dr. Foo macht sich bereit, { $count } Zeitrisse mehr zu werfen.
    }
event-power-jammed = { $agent-start } kann die eigene Spezialfähigkeit in diesem Zug nicht einsetzen.
event-hands-shuffled = Alle Handkarten werden zusammengemischt und neu ausgeteilt.
event-card-dealt = { $agent-start } bekommt „{ $card }“ auf die Hand.
event-actions-ended = { $agent-start } beendet die Aktionsphase.
event-mission-archived =
    { $count ->
        [one] { $agent-start } archiviert „{ $mission }“: Das macht { $count } archivierte Mission.
       *[other] { $agent-start } archiviert „{ $mission }“: Das macht { $count } archivierte Missionen.
    }
event-card-shown = Als Prämie gibt es „{ $card }“.
event-card-drafted = { $seat } wählt „{ $card }“ als Prämie.
event-cycle-started = Zyklus { $count } beginnt.
event-card-assigned = { $agent-start } bekommt „{ $card }“.
event-game-ended = { $ending-sentence }

## Warum nicht

refusal-game-over = Das Spiel ist zu Ende.
refusal-asked-otherwise = Das ist jetzt nicht gefragt. { $question }
refusal-agent-taken = Jemand spielt schon { $agent-acc }.
refusal-not-adjacent = Von hier geht es nicht { $epoch-into }: Das ist keine angrenzende Ära.
refusal-no-energy = Es liegt { $epoch-in } keine Energie, um eine Bewegung zu bezahlen.
refusal-battery-empty = Die Batterie ist leer: In diesem Zug hat { $agent-nom } die kostenlose Bewegung schon gemacht.
refusal-visited-on-blue = Mit ewiger Energie warst du { $epoch-in } schon: Tu etwas anderes, bevor du zurückkehrst.
refusal-card-not-in-hand = Die Karte „{ $card }“ ist nicht auf deiner Hand.
refusal-card-exhausted = Die Karte „{ $card }“ ist erschöpft.
refusal-wrong-dimension = Die Zentrifuge { $epoch-in } lässt nur die Dimension { $loop } zu.
refusal-too-idle = Du hast zu viele Karten wie „{ $card }“ hintereinander eingesetzt: Tu zuerst etwas anderes.
refusal-no-such-dimension = Du hast keine Karte der Dimension { $loop } auf der Hand.
refusal-loop-too-dear = In deiner Ära liegt nicht genug Energie: Dieser LOOP kostet { $count }.
refusal-power-when-landed = Die Spezialfähigkeit { $agent-of } kannst du nur einsetzen, wenn Zeitrisse aus der Maschine kommen.
refusal-power-used = Die Spezialfähigkeit { $agent-of } kannst du in diesem Zug nicht mehr einsetzen.
refusal-power-jammed = Die Spezialfähigkeit { $agent-of } kannst du in diesem Zug nicht einsetzen: Sie ist gesperrt.
refusal-power-needs-card = Du hast keine bereite Karte, um sie für die Spezialfähigkeit { $agent-of } abzulegen.
refusal-power-needs-destroyed = Es gibt noch keine zerstörte Karte, die die Spezialfähigkeit { $agent-of } nutzen könnte.
refusal-no-mission = Keine aufgedeckte Mission verlangt eine Ära ohne Duplikate und Zeitrisse.
refusal-already-scored = Die Mission „{ $mission }“ hat ihren Schaden in diesem Zug schon bekommen.
refusal-slot-filled = Das Feld { $epoch-of } ist schon belegt.
refusal-not-pure = Es gibt { $epoch-in } noch Duplikate oder Zeitrisse.
refusal-out-of-reach = Du kannst { $epoch-acc } hier nicht wählen.
refusal-no-clone-there = Es gibt { $epoch-in } kein Duplikat, das du wählen kannst.
refusal-no-such-clone = Es gibt { $epoch-in } kein { $clone }.
refusal-not-on-vortex = Das Duplikat muss von einem Vortex kommen, und { $epoch-in } ist keiner.
refusal-carry-spent = Du kannst nur ein einziges Duplikat mitnehmen, und nur einmal.
refusal-not-carrying = Du nimmst gerade kein Duplikat mit.
refusal-no-branch =
    { $count ->
        [one] Möglichkeit { $number } gibt es hier nicht: Es gibt nur { $count }.
       *[other] Möglichkeit { $number } gibt es hier nicht: Es gibt nur { $count }.
    }
refusal-must-go-on = Du kannst noch nicht aufhören: Der Text lässt dir keine Wahl.
refusal-not-playing = Du kannst { $agent-acc } nicht wählen: Niemand spielt diesen Agenten.
refusal-wrong-agent = Du kannst { $agent-acc } hier nicht wählen.
refusal-card-not-offered = Du kannst „{ $card }“ hier nicht wählen.
refusal-card-applied = Die Karte „{ $card }“ wurde in dieser Aktion schon angewendet.
refusal-machine-not-here = Die Ultramachina „{ $machine }“ ist nicht in dieser Ära.
refusal-machine-fired = Die Ultramachina „{ $machine }“ hat in diesem Zug schon gewirkt.
refusal-nothing-landed = Es kommt { $epoch-in } kein Zeitriss aus der Maschine.
refusal-no-cube-there = Es gibt { $epoch-in } keinen Schaden zu entfernen.

## Optionen

option-mode = Modus
    .help = Bestimmt, was außer dem Archivieren von vier Missionen zu tun ist und was Dr. Foo dagegen aufbietet.
    .value-sabotage = vier Missionen archivieren
    .value-supa-clones = auch alle Supa-Duplikate zerstören
    .value-centrifuges = auch alle Zentrifugen zerstören
    .value-ultramachina = gegen Dr. Foos verbesserte Maschine
option-difficulty = Schwierigkeit
    .help = Bestimmt, wie viel zu Beginn gegen das Team steht und ob ein Zug auf einem Vortex enden darf.
    .value-month = Mitarbeiter des Monats
    .value-year = Mitarbeiter des Jahres, mit Mega-Vortexen
    .value-infinity = Mitarbeiter der Unendlichkeit, mit Mega-Vortexen
option-agents = Agenten
    .help = Gibt allen einen Agenten: nach Wahl in der Reihenfolge der Plätze, zufällig oder beim Namen; wer allein spielt, nennt den ersten des Teams.
    .value-chosen = nach Wahl
    .value-random = zufällig
option-team = Team
    .help = Sagt, wie viele Agenten jemand führt, der allein spielt.
    .value-2 = zwei Agenten
    .value-3 = drei Agenten
    .value-4 = vier Agenten
option-first-player = Startspieler
    .help = Sagt, wer den ersten Zug macht.
    .value-random = zufällig
    .value-1 = Spieler 1
    .value-2 = Spieler 2
    .value-3 = Spieler 3
    .value-4 = Spieler 4

## Spielplan und Tafeln

label-epoch = Ära
label-epochs = Ären
label-rifts = Zeitrisse
label-energy = Energie
label-perpetual-energy = Ewige Energie
label-clones = Duplikate
label-supa-clones = Supa-Duplikate
label-bag = Duplikatbeutel
label-vortex = Vortex
label-mega-vortex = Mega-Vortex
label-vortexes-left = Übrige Vortexe
label-mission = Mission
label-missions = Missionen
label-hidden-mission = Verdeckte Mission
label-archived = Archivierte Missionen
label-damage = Schaden
label-centrifuge = Zentrifuge
label-ultramachina = Ultramachina
label-foo = Dr. Foo
label-foo-deck = Foo-Karten
label-machine = Maschine
label-turn = Zug
label-cycle = Zyklus
label-phase = Phase
label-mode = Modus
label-difficulty = Schwierigkeit
label-agent = Agent
label-agents = Agenten
label-player = Spieler
label-power = Spezialfähigkeit
label-battery = Batterie
label-full = voll
label-empty = leer
label-used = eingesetzt
label-jammed = gesperrt
label-hand = Hand
label-ready = bereit
label-exhausted = erschöpft
label-draw-pile = Nachziehstapel
label-discard-pile = Ablagestapel
label-on-top = Obenauf
label-big-deck = Großes Deck
label-destroyed = Zerstörte Karten
label-available = Verfügbare Karten
label-card = Karte
label-effect = Effekt
label-origin = Ursprungsära
label-dimension = Dimension
label-loop = LOOP
label-bonus = Prämie
label-log = Verlauf

phase-setup = Aufbau
phase-foo = Foo-Phase
phase-actions = Aktionsphase
phase-take = Eine Karte nehmen
phase-archive = Archivieren
phase-end = Zugende

count-energy = { $count } Energie
count-rifts =
    { $count ->
        [one] { $count } Zeitriss
       *[other] { $count } Zeitrisse
    }
count-clones =
    { $count ->
        [one] { $count } Duplikat
       *[other] { $count } Duplikate
    }
count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-vortexes =
    { $count ->
        [one] { $count } Vortex
       *[other] { $count } Vortexe
    }
count-missions =
    { $count ->
        [one] { $count } Mission
       *[other] { $count } Missionen
    }
count-damage = { $count } Schaden

statistic-turns = Züge
statistic-archived = Archivierte Missionen
statistic-vortexes = Vortexe
statistic-loops-made = LOOPs
statistic-supas-lost = Zerstörte Supa-Duplikate

## Laufbahnen: ein Titel für jede Leistung und was sie verlangt

achievement-tools-down = Dienst nach Vorschrift
    .text = Im Modus S.A.B.O.T.A.G.E gewinnt dein Team.
achievement-no-more-copies = Kopieren verboten
    .text = Dein Team gewinnt gegen die Supa-Duplikate.
achievement-spin-cycle-over = Ausgeschleudert
    .text = Dein Team gewinnt gegen die Zentrifugen.
achievement-warranty-void = Garantie erloschen
    .text = Dein Team gewinnt gegen die Ultramachina.
achievement-permanent-position = Unkündbar
    .text = Dein Team gewinnt als Mitarbeiter der Unendlichkeit, egal in welchem Modus.
achievement-whole-department = Die ganze Abteilung
    .text = Du gewinnst allein und führst jeden Agenten selbst.
achievement-home-by-noon = Feierabend vor der Mittagspause
    .text = Dein Team gewinnt in höchstens neun Zügen.
achievement-good-as-new = Raumzeit wie neu
    .text = Dein Team gewinnt, ohne dass sich ein einziger Vortex öffnet.
achievement-health-and-safety = Der Arbeitsschutz hätte Fragen
    .text = Dein Team gewinnt, während drei Vortexe klaffen.
achievement-last-minute = Abgabe um Mitternacht
    .text = Dein Team gewinnt im allerletzten Zug des dritten Zyklus.
achievement-shared-credit = Ehre, wem Ehre gebührt
    .text = Dein Team aus mindestens drei Agenten gewinnt, und jeder von ihnen archiviert eine Mission.
achievement-trial-period = Probezeit nicht bestanden
    .text = Dein Team verliert schon im ersten Zyklus.
achievement-same-hole-twice = Zweimal in dasselbe Loch
    .text = Dein Team verliert, weil sich in derselben Ära ein zweiter Vortex öffnet.
achievement-swiss-cheese = Universum nach Schweizer Art
    .text = Dein Team verliert, weil sich ein vierter Vortex öffnet.
achievement-missed-deadline = Frist versäumt
    .text = Dein Team verliert, weil Dr. Foo seinen dritten Zyklus vollendet.
achievement-no-parking = Im Halteverbot
    .text = Dein Agent beendet den Zug auf einem Mega-Vortex, und alle verlieren.
achievement-perfect-paperwork = Tadellose Aktenführung
    .text = Dein Team verliert mit mindestens vier archivierten Missionen.
achievement-dizzy-spell = Drehwurm
    .text = Du machst fünf LOOPs in einem einzigen Zug.
achievement-business-trip = Reisekostenabrechnung
    .text = Dein Agent reist in einem einzigen Zug in jede der sieben Ären.
achievement-mass-layoff = Massenentlassung
    .text = In einem einzigen deiner Züge werden sechs Duplikate zerstört.
achievement-under-the-desk = Sicher unterm Schreibtisch
    .text = Dr. Foo wirft in deinem Zug mindestens acht Zeitrisse, und trotzdem öffnet sich kein Vortex.

## Was an einer Materialdatei nicht stimmt

error-component-effect = In „{ $file }“ ist „{ $where }“ gleich „{ $value }“, was ab Zeile { $line }, Spalte { $column } nicht zu lesen ist; dort könnte stehen: { $known }.
error-component-clones = In „{ $file }“ nennt „{ $where }“ { $count } Duplikate; es müssen { $most } sein.
error-component-clone = In „{ $file }“ enthält „{ $where }“ ein Duplikat, das dort zerstört würde, wo es erscheint, bei „{ $value }“.
error-component-foo = In „{ $file }“ muss „{ $where }“ jede der { $count } Ären einmal nennen.
error-component-applying = In „{ $file }“ wäre „{ $where }“ eine Karte zu viel, die andere Karten anwendet; es kann { $most } geben.
