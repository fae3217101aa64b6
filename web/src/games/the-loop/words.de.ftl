# Die Wörter der eigenen Bilder von The LOOP, neben denen der Regeln.

ui-ring-tab = Ring
ui-ring-label = Der Ring der sieben Ären
ui-ring-foo = Dr. Foos Maschine zeigt auf { $epoch-acc }
ui-ring-epoch = { $epoch }{ $vortex ->
        [yes] , Vortex
       *[no] {""}
    }, { $rifts ->
        [one] { $rifts } Zeitriss
       *[other] { $rifts } Zeitrisse
    }, { $energy } Energie, { $clones ->
        [one] { $clones } Duplikat
       *[other] { $clones } Duplikate
    }
ui-ring-tile = { $mission } { $count } von { $needed } Schaden
ui-ring-centrifuge = Zentrifuge der Dimension { $loop }, { $count } von 3 Schaden
ui-ring-machine = { $machine }, { $count } von { $needed } Schaden
ui-ring-mega-note = hier nie den Zug beenden
ui-ring-vortex-note = ein zweiter: verloren

ui-tile-where =
    { $spot ->
        [foo] wo Dr. Foo ist
        [each] einmal je Ära
        [tile] hier hinlegen
       *[anywhere] irgendwo
    }
ui-tile-pincer = Dr. Foo umzingeln
ui-tile-purity = leere Ären
ui-tile-grid = überall Energie

ui-hq-title = HQ
ui-hq-cycle-short = Z{ $count }
ui-hq-clones = Duplikate je Zug
ui-hq-archived = Archiviert
ui-hq-destroyed = Zerstört
ui-hq-supa-clones = Supa-Duplikate
ui-hq-centrifuges = Zentrifugen
ui-hq-ultramachina = Ultramachina
ui-hq-lost = { $count } weg
ui-hq-to-come = { $count } folgen

ui-epoch-here = du bist hier
ui-epoch-foo = Dr. Foos Maschine zeigt auf diese Ära.
ui-epoch-vortex = Hier ist ein Vortex offen. Ein zweiter in dieser Ära verliert das Spiel.
ui-epoch-mega = Hier ist ein Mega-Vortex offen. Wer seinen Zug hier beendet, verliert das Spiel für alle; ein zweiter Vortex hier auch.

ui-dock-free-move = Kostenlose Bewegung
ui-dock-battery-full = leert die Batterie
ui-dock-battery-empty = Batterie ist leer
ui-dock-paid-move = Eine Energie für eine Bewegung zahlen
ui-dock-move-short = Gehen
ui-dock-power-short = Fähigkeit
ui-dock-no-cards = Keine Karten auf der Hand
ui-dock-starters = { $agent-start } beginnt mit diesen Karten

ui-power-colleague = Kollegen bewegen
ui-power-cancel = Zeitriss annullieren
ui-power-push = Duplikat abstoßen
ui-power-energy = Energie nebenan
ui-power-destroyed = Schrott plündern
ui-power-often =
    { $limit ->
        [one] Fähigkeit, einmal je Zug
       *[other] Fähigkeit, { $limit }-mal je Zug
    }
ui-power-landed = Fähigkeit, wenn Zeitrisse kommen
ui-power-aiming = auf dem Ring wählen

ui-loop-here = Energie hier
ui-loop-cost = Der nächste LOOP kostet { $count }.
ui-loop-readies = macht bereit: { $cards }
ui-loop-readies-many = macht { $count } Karten bereit
ui-loop-nothing = nichts erschöpft
ui-loop-never = Schwarze Löcher loopen nie.

ui-team-your-turn = du bist dran
ui-team-turn = am Zug
ui-team-hand = Hand
ui-team-deck = Stapel
ui-team-discard = Ablage

ui-card-at = Wo
ui-card-at-hand = auf der Hand: { $agent }
ui-card-at-spent = auf der Hand, erschöpft: { $agent }
ui-card-at-draw = im Nachziehstapel von { $seat }
ui-card-at-discard = im Ablagestapel von { $seat }
ui-card-at-epoch = verfügbar { $epoch-in }
ui-card-starter = Startkarte von
ui-card-starters = Startkarten
ui-agent-home = Heimat
ui-clone-end = Wird zerstört in
ui-clone-places = Jetzt in
ui-clone-how = Jedes Duplikat in der Ära von Dr. Foo fügt seinem Wurf einen Zeitriss hinzu. Ein Duplikat, das in seine eigene Ära gebracht wird, wird zerstört.
ui-clone-supa-how = Ein Supa-Duplikat zählt wie ein Duplikat. Wird es zerstört, lässt es einen Würfel ewiger Energie zurück, und es erscheinen so viele Duplikate, wie Supa-Duplikate fort sind.
ui-dimension-how = Ein LOOP dieser Dimension macht alle deine erschöpften Karten mit ihrem Zeichen bereit.
ui-dimension-black-hole-how = Karten des Schwarzen Lochs macht kein LOOP je bereit.
ui-dimension-held = Auf den Händen
ui-centrifuge-how = hat eine Zentrifuge ({ $count } von 3 Schaden): Nur Karten und LOOPs der Dimension { $loop } wirken dort. Jeder LOOP dort beschädigt sie.
ui-machine-how = Sie wirkt, wenn Dr. Foo ankommt. Energie, die in ihrer Ära hinzukommt, beschädigt sie; { $count } Würfel zerstören sie.

pile-empty = keine
pile-draw-note = In irgendeiner Reihenfolge: Bekannt ist nur, was obenauf gelegt wurde.
pile-bag = Duplikatbeutel
pile-headquarters = HQ
pile-big-deck = Großes Deck
pile-destroyed = Zerstörte Karten
pile-draw-1 = Nachziehstapel
pile-draw-2 = Nachziehstapel
pile-draw-3 = Nachziehstapel
pile-draw-4 = Nachziehstapel
pile-discard-1 = Ablagestapel
pile-discard-2 = Ablagestapel
pile-discard-3 = Ablagestapel
pile-discard-4 = Ablagestapel

ui-end-won = Das Team gewinnt!
ui-end-lost = Dr. Foo gewinnt
ui-end-asked = Was verlangt war
ui-end-missions = { $count } von { $needed } Missionen archiviert
ui-end-supa-clones =
    { $count ->
        [0] Alle Supa-Duplikate zerstört
        [one] Noch { $count } Supa-Duplikat
       *[other] Noch { $count } Supa-Duplikate
    }
ui-end-centrifuges =
    { $count ->
        [0] Alle Zentrifugen zerstört
        [one] Noch { $count } Zentrifuge
       *[other] Noch { $count } Zentrifugen
    }
ui-end-agents = Die Agenten
ui-deed-cards = Karten benutzt
ui-deed-loops = LOOPs
ui-deed-rifts = Zeitrisse entfernt
ui-deed-energy = Energie gelegt
ui-deed-moves = Bewegungen
ui-deed-archived = Archiviert

ui-glyph-rift = Zeitriss, Zeitrisse, Zeitrissen
ui-glyph-energy = Energie

# Ein Scherz auf jeder Karte, wo ihr Text Platz lässt.
ui-flavour-quantum-wrench = Zieht an und lockert zugleich.
ui-flavour-super-undies = Gehört über die Strumpfhose.
ui-flavour-bag-of-tricks = Meist alte Quittungen.
ui-flavour-breizhwerk-walkman = Seite B: nur Dudelsack.
ui-flavour-celto-goth-skates = Nur mit schwarzen Senkeln.
ui-flavour-long-range-patch = Klebt auch von hier.
ui-flavour-disguise-headband = Auf die Stirn schaut keiner.
ui-flavour-energy-grub = Schmeckt nach Batterie.
ui-flavour-a-thousand-first-names = Nenn mich Kevin.
ui-flavour-colleague-costume = Passt fast allen.
ui-flavour-cosmic-sucker = Bitte zurücktreten.
ui-flavour-breath-of-origins = Von vor der Zahnpasta.
ui-flavour-phase-out-ray = Auslaufmodell, wie du.
ui-flavour-rocket-fist = Kommt per Post zurück.
ui-flavour-binary-punchline = 10 Sorten Leute lachen.
ui-flavour-magnetic-claw = Vom Jahrmarkt.
ui-flavour-purple-tank-treads = Für Tanzflächen.
ui-flavour-zx-battery = 48 K reine Kraft.
ui-flavour-wormhole = Vorsicht an der Kante.
ui-flavour-tempograph = Schreib mal wieder.
ui-flavour-grappling-hook = Wozu Treppen?
ui-flavour-firm-handshake = Zweimal, dann loslassen.
ui-flavour-year-end-bonus = Auch rückwirkend zu versteuern.
ui-flavour-business-card = Fragen Sie nach Mister Time.
ui-flavour-double-joystick = Spieler zwei, bereit.
ui-flavour-pressure-cooker = Essen um zwölf, 1850.
ui-flavour-relief-valve = Ahhh.
ui-flavour-antimatter-core = Nie berühren. Nie.
ui-flavour-blast-furnace-fist = Mit heißen Grüßen.
ui-flavour-big-tantrum = Zweimal bis drei gezählt.
ui-flavour-spartan-shield = Das ist Verpackung!
ui-flavour-stonehenge-stones = Aufbau nötig.
ui-flavour-first-fire = Batterien noch nicht erfunden.
ui-flavour-square-wheel = Rollt nie davon.
ui-flavour-draft-mammoth = Parkt überall.
ui-flavour-diplomatic-club = Sprich sanft.
ui-flavour-cave-painting = Folge mir für mehr.
ui-flavour-war-steed = Eine Pferdestärke.
ui-flavour-holy-grail = Spülmaschinenfest.
ui-flavour-clone-trebuchet = Zurück an Absender.
ui-flavour-rallying-horn = Allen antworten.
ui-flavour-round-table = Keiner sitzt vorn.
ui-flavour-boiling-oil = Vorsicht, heiß.
ui-flavour-colleague-catapult = Ab ins Homeoffice.
ui-flavour-da-vincis-manuscript = Nur im Spiegel lesen.
ui-flavour-aerial-screw = Hochgeschraubt.
ui-flavour-galileos-spyglass = Und sie zoomt doch.
ui-flavour-gutenbergs-press = Papierstau seit 1450.
ui-flavour-venetian-mask = Ich war’s nicht.
ui-flavour-florentine-culverin = Baroque and Roll.
ui-flavour-generous-patron = Zahlt in Ruhm.
ui-flavour-matryoshka = Puppen bis ganz unten.
ui-flavour-edisons-light-bulb = Jemand anderes Idee.
ui-flavour-teslas-teleporter = Frisur inklusive.
ui-flavour-steam-engine = Läuft mit Tee.
ui-flavour-watertight-top-hat = Schwimmt mit Würde.
ui-flavour-runaway-locomotive = Abfahrt. Sehr schnell.
ui-flavour-instant-telegraph = Stopp. Stopp. Stopp.
ui-flavour-hover-plank = Nicht auf Wasser.
ui-flavour-cubic-puzzle = Aufkleber umkleben.
ui-flavour-videotape-recorder = Bitte zurückspulen.
ui-flavour-arcade-cabinet = Münze einwerfen.
ui-flavour-mad-shopping-trolley = Ein Rad ist anderer Meinung.
ui-flavour-intertemporal-fax = Kommt morgen an.
ui-flavour-two-tone-eraser = Blau klappt nie.
ui-flavour-vacuum-drone = Die Katze fährt mit.
ui-flavour-telescopic-arms = Für das oberste Fach.
ui-flavour-pocket-atomic-cell = Nicht in Taschen tragen.
ui-flavour-tractor-beam = Muh.
ui-flavour-too-artificial-intelligence = Ich habe sicher recht.
ui-flavour-five-d-printer = In zweien ist die Tinte leer.
ui-flavour-antigravity-boots = Achtung, Decke.
ui-flavour-cracked-hourglass = Die Zeit rinnt aus.
ui-flavour-vortex-vacuum = Beutel draußen leeren.
ui-flavour-last-battery-on-earth = Noch 4 %.
ui-flavour-big-red-button = Nicht drücken. Zu spät.
ui-flavour-cosmic-tin-can = Haltbar bis zum Ende.
ui-flavour-ashes-of-the-future = Noch warm.
ui-flavour-radioactive-hound = Leuchtet vor Freude.
