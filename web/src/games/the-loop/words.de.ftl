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

ui-dock-free-move = Freie Bewegung
ui-dock-battery-full = leert die Batterie
ui-dock-battery-empty = Batterie ist leer
ui-dock-paid-move = Eine Energie für eine Bewegung zahlen
ui-dock-move-short = Gehen
ui-dock-power-short = Kraft
ui-dock-no-cards = Keine Karten auf der Hand
ui-dock-starters = { $agent-start } beginnt mit diesen Karten

ui-power-colleague = Kollegen bewegen
ui-power-cancel = Zeitriss annullieren
ui-power-push = Duplikat abstoßen
ui-power-energy = Energie nebenan
ui-power-destroyed = Schrott plündern
ui-power-often =
    { $limit ->
        [one] Kraft, einmal je Zug
       *[other] Kraft, { $limit }-mal je Zug
    }
ui-power-landed = Kraft, wenn Risse kommen
ui-power-aiming = auf dem Ring wählen

ui-loop-here = Energie hier
ui-loop-cost = Der nächste LOOP kostet { $count }.
ui-loop-readies = macht bereit: { $cards }
ui-loop-readies-many = macht { $count } Karten bereit
ui-loop-nothing = nichts erschöpft
ui-loop-never = Schwarze Löcher loopen nie.

ui-team-you = du
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
pile-bag = Beutel der Duplikate
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
ui-deed-rifts = Risse entfernt
ui-deed-energy = Energie gelegt
ui-deed-moves = Bewegungen
ui-deed-archived = Archiviert

ui-glyph-rift = Zeitriss, Zeitrisse, Zeitrissen
ui-glyph-energy = Energie
