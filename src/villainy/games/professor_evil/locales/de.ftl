# Professor Evil and the Citadel of Time auf Deutsch. Der Wert eines Nomens ist seine Beschriftung; Sätze
# nehmen seine Attribute: `$room-in` ist das Attribut `.in` des Nomens, das als `room` übergeben wird (siehe
# engine/text.py).
# `.the` und `.a` stehen im Nominativ, mit `-acc` im Akkusativ; `.in` sagt, wo, und `.into`, wohin.
# Minuten kommen in Fünferschritten und stehen daher immer in der Mehrzahl.

game-title = Professor Evil and the Citadel of Time
game-over = Das Spiel ist zu Ende.

## Spieler: Rot, Grün und Blau sind die Farben der Schätze, also heißen die Plätze nach ihrer Nummer.

seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-hidden = jemand

## Charaktere

character-nathan = Nathan Goodspeed
    .short = Nathan
    .of = Nathans
    .title = { title-nathan }
character-edward = Edward Wyre
    .short = Edward
    .of = Edwards
    .title = { title-edward }
character-irene = Irene Elder
    .short = Irene
    .of = Irenes
    .title = { title-irene }
character-leroy = Leroy Johnson
    .short = Leroy
    .of = Leroys
    .title = { title-leroy }
character-destiny = Destiny Bradshaw
    .short = Destiny
    .of = Destinys
    .title = { title-destiny }
character-hidden = ein Charakter
    .short = der Charakter
    .of = jemandes
    .title = unbekannt

title-nathan = Meister der Bewegung
title-edward = Herr der Zahnräder
title-irene = Königin der Zeit
title-leroy = Genie der Elektronik
title-destiny = Meisterin des Zufalls

power-text-nathan = Setze deine Figur einmal je Zug in einen Raum neben dem des Professors, egal wo du bist und welche Türen abgeschlossen sind.
power-text-edward = Schließe einmal je Zug eine Tür deines Raums auf, ohne eine Aktion auszugeben.
power-text-irene = Gib einmal je Zug eine Aktion aus, um einem Schatz 5 Minuten mehr zu geben.
power-text-leroy = Gib einmal je Zug eine Aktion aus, um die Falle eines angrenzenden Raums zu entschärfen.
power-text-destiny = Wirf einmal je Zug nach deinem Wurf einen der Würfel neu.

bonus-text-nathan = Setze eine beliebige Figur in einen beliebigen Raum, in dem der Professor nicht ist.
bonus-text-edward = Entschärfe alle Vorhängeschlösser oder alle Sägen.
bonus-text-irene = Gib jedem Schatz 10 Minuten mehr.
bonus-text-leroy = Entschärfe alle Kameras, alle Laser oder das Schaltpult.
bonus-text-destiny = Drehe nach deinem Wurf beide weißen Würfel auf Seiten deiner Wahl.

## Räume

room-main-hall = Eingangshalle
    .in = in der Eingangshalle
    .into = in die Eingangshalle
room-library = Bibliothek
    .in = in der Bibliothek
    .into = in die Bibliothek
room-study = Arbeitszimmer
    .in = im Arbeitszimmer
    .into = ins Arbeitszimmer
room-gallery = Galerie
    .in = in der Galerie
    .into = in die Galerie
room-kitchen = Küche
    .in = in der Küche
    .into = in die Küche
room-ballroom = Ballsaal
    .in = im Ballsaal
    .into = in den Ballsaal
room-drawing-room = Salon
    .in = im Salon
    .into = in den Salon
room-trophy-room = Trophäenzimmer
    .in = im Trophäenzimmer
    .into = ins Trophäenzimmer
room-laboratory = Labor
    .in = im Labor
    .into = ins Labor
room-observatory = Sternwarte
    .in = in der Sternwarte
    .into = in die Sternwarte
room-cellar = Keller
    .in = im Keller
    .into = in den Keller
room-dining-room = Speisezimmer
    .in = im Speisezimmer
    .into = ins Speisezimmer
room-hidden = ein Raum
    .in = in dem Raum
    .into = in den Raum

## Türen

door-main-hall-library = Eingangshalle – Bibliothek
    .the = die Tür zwischen Eingangshalle und Bibliothek
door-main-hall-study = Eingangshalle – Arbeitszimmer
    .the = die Tür zwischen Eingangshalle und Arbeitszimmer
door-main-hall-gallery = Eingangshalle – Galerie
    .the = die Tür zwischen Eingangshalle und Galerie
door-main-hall-kitchen = Eingangshalle – Küche
    .the = die Tür zwischen Eingangshalle und Küche
door-main-hall-ballroom = Eingangshalle – Ballsaal
    .the = die Tür zwischen Eingangshalle und Ballsaal
door-main-hall-drawing-room = Eingangshalle – Salon
    .the = die Tür zwischen Eingangshalle und Salon
door-main-hall-trophy-room = Eingangshalle – Trophäenzimmer
    .the = die Tür zwischen Eingangshalle und Trophäenzimmer
door-main-hall-laboratory = Eingangshalle – Labor
    .the = die Tür zwischen Eingangshalle und Labor
door-main-hall-observatory = Eingangshalle – Sternwarte
    .the = die Tür zwischen Eingangshalle und Sternwarte
door-main-hall-cellar = Eingangshalle – Keller
    .the = die Tür zwischen Eingangshalle und Keller
door-main-hall-dining-room = Eingangshalle – Speisezimmer
    .the = die Tür zwischen Eingangshalle und Speisezimmer
door-library-study = Bibliothek – Arbeitszimmer
    .the = die Tür zwischen Bibliothek und Arbeitszimmer
door-library-gallery = Bibliothek – Galerie
    .the = die Tür zwischen Bibliothek und Galerie
door-library-kitchen = Bibliothek – Küche
    .the = die Tür zwischen Bibliothek und Küche
door-library-ballroom = Bibliothek – Ballsaal
    .the = die Tür zwischen Bibliothek und Ballsaal
door-library-drawing-room = Bibliothek – Salon
    .the = die Tür zwischen Bibliothek und Salon
door-library-trophy-room = Bibliothek – Trophäenzimmer
    .the = die Tür zwischen Bibliothek und Trophäenzimmer
door-library-laboratory = Bibliothek – Labor
    .the = die Tür zwischen Bibliothek und Labor
door-library-observatory = Bibliothek – Sternwarte
    .the = die Tür zwischen Bibliothek und Sternwarte
door-library-cellar = Bibliothek – Keller
    .the = die Tür zwischen Bibliothek und Keller
door-library-dining-room = Bibliothek – Speisezimmer
    .the = die Tür zwischen Bibliothek und Speisezimmer
door-study-gallery = Arbeitszimmer – Galerie
    .the = die Tür zwischen Arbeitszimmer und Galerie
door-study-kitchen = Arbeitszimmer – Küche
    .the = die Tür zwischen Arbeitszimmer und Küche
door-study-ballroom = Arbeitszimmer – Ballsaal
    .the = die Tür zwischen Arbeitszimmer und Ballsaal
door-study-drawing-room = Arbeitszimmer – Salon
    .the = die Tür zwischen Arbeitszimmer und Salon
door-study-trophy-room = Arbeitszimmer – Trophäenzimmer
    .the = die Tür zwischen Arbeitszimmer und Trophäenzimmer
door-study-laboratory = Arbeitszimmer – Labor
    .the = die Tür zwischen Arbeitszimmer und Labor
door-study-observatory = Arbeitszimmer – Sternwarte
    .the = die Tür zwischen Arbeitszimmer und Sternwarte
door-study-cellar = Arbeitszimmer – Keller
    .the = die Tür zwischen Arbeitszimmer und Keller
door-study-dining-room = Arbeitszimmer – Speisezimmer
    .the = die Tür zwischen Arbeitszimmer und Speisezimmer
door-gallery-kitchen = Galerie – Küche
    .the = die Tür zwischen Galerie und Küche
door-gallery-ballroom = Galerie – Ballsaal
    .the = die Tür zwischen Galerie und Ballsaal
door-gallery-drawing-room = Galerie – Salon
    .the = die Tür zwischen Galerie und Salon
door-gallery-trophy-room = Galerie – Trophäenzimmer
    .the = die Tür zwischen Galerie und Trophäenzimmer
door-gallery-laboratory = Galerie – Labor
    .the = die Tür zwischen Galerie und Labor
door-gallery-observatory = Galerie – Sternwarte
    .the = die Tür zwischen Galerie und Sternwarte
door-gallery-cellar = Galerie – Keller
    .the = die Tür zwischen Galerie und Keller
door-gallery-dining-room = Galerie – Speisezimmer
    .the = die Tür zwischen Galerie und Speisezimmer
door-kitchen-ballroom = Küche – Ballsaal
    .the = die Tür zwischen Küche und Ballsaal
door-kitchen-drawing-room = Küche – Salon
    .the = die Tür zwischen Küche und Salon
door-kitchen-trophy-room = Küche – Trophäenzimmer
    .the = die Tür zwischen Küche und Trophäenzimmer
door-kitchen-laboratory = Küche – Labor
    .the = die Tür zwischen Küche und Labor
door-kitchen-observatory = Küche – Sternwarte
    .the = die Tür zwischen Küche und Sternwarte
door-kitchen-cellar = Küche – Keller
    .the = die Tür zwischen Küche und Keller
door-kitchen-dining-room = Küche – Speisezimmer
    .the = die Tür zwischen Küche und Speisezimmer
door-ballroom-drawing-room = Ballsaal – Salon
    .the = die Tür zwischen Ballsaal und Salon
door-ballroom-trophy-room = Ballsaal – Trophäenzimmer
    .the = die Tür zwischen Ballsaal und Trophäenzimmer
door-ballroom-laboratory = Ballsaal – Labor
    .the = die Tür zwischen Ballsaal und Labor
door-ballroom-observatory = Ballsaal – Sternwarte
    .the = die Tür zwischen Ballsaal und Sternwarte
door-ballroom-cellar = Ballsaal – Keller
    .the = die Tür zwischen Ballsaal und Keller
door-ballroom-dining-room = Ballsaal – Speisezimmer
    .the = die Tür zwischen Ballsaal und Speisezimmer
door-drawing-room-trophy-room = Salon – Trophäenzimmer
    .the = die Tür zwischen Salon und Trophäenzimmer
door-drawing-room-laboratory = Salon – Labor
    .the = die Tür zwischen Salon und Labor
door-drawing-room-observatory = Salon – Sternwarte
    .the = die Tür zwischen Salon und Sternwarte
door-drawing-room-cellar = Salon – Keller
    .the = die Tür zwischen Salon und Keller
door-drawing-room-dining-room = Salon – Speisezimmer
    .the = die Tür zwischen Salon und Speisezimmer
door-trophy-room-laboratory = Trophäenzimmer – Labor
    .the = die Tür zwischen Trophäenzimmer und Labor
door-trophy-room-observatory = Trophäenzimmer – Sternwarte
    .the = die Tür zwischen Trophäenzimmer und Sternwarte
door-trophy-room-cellar = Trophäenzimmer – Keller
    .the = die Tür zwischen Trophäenzimmer und Keller
door-trophy-room-dining-room = Trophäenzimmer – Speisezimmer
    .the = die Tür zwischen Trophäenzimmer und Speisezimmer
door-laboratory-observatory = Labor – Sternwarte
    .the = die Tür zwischen Labor und Sternwarte
door-laboratory-cellar = Labor – Keller
    .the = die Tür zwischen Labor und Keller
door-laboratory-dining-room = Labor – Speisezimmer
    .the = die Tür zwischen Labor und Speisezimmer
door-observatory-cellar = Sternwarte – Keller
    .the = die Tür zwischen Sternwarte und Keller
door-observatory-dining-room = Sternwarte – Speisezimmer
    .the = die Tür zwischen Sternwarte und Speisezimmer
door-cellar-dining-room = Keller – Speisezimmer
    .the = die Tür zwischen Keller und Speisezimmer
door-hidden = eine Tür
    .the = die Tür

## Fallen: Es gibt nur ein Schaltpult.

trap-padlock = Vorhängeschloss
    .a = ein Vorhängeschloss
    .no = kein Vorhängeschloss
    .the-acc = das Vorhängeschloss
    .all = alle Vorhängeschlösser
trap-saw = Säge
    .a = eine Säge
    .no = keine Säge
    .the-acc = die Säge
    .all = alle Sägen
trap-camera = Kamera
    .a = eine Kamera
    .no = keine Kamera
    .the-acc = die Kamera
    .all = alle Kameras
trap-laser = Laser
    .a = ein Laser
    .no = kein Laser
    .the-acc = den Laser
    .all = alle Laser
trap-console = Schaltpult
    .a = ein Schaltpult
    .no = kein Schaltpult
    .the-acc = das Schaltpult
    .all = das Schaltpult
trap-hidden = eine Falle
    .a = eine Falle
    .no = keine Falle
    .the-acc = die Falle
    .all = alle Fallen

## Schätze

treasure-magna-carta = Magna Carta
    .the = die Magna Carta
    .the-acc = die Magna Carta
treasure-turin-shroud = Turiner Grabtuch
    .the = das Turiner Grabtuch
    .the-acc = das Turiner Grabtuch
treasure-faberge-egg = Fabergé-Ei
    .the = das Fabergé-Ei
    .the-acc = das Fabergé-Ei
treasure-da-vincis-notebook = Leonardos Notizbuch
    .the = Leonardos Notizbuch
    .the-acc = Leonardos Notizbuch
treasure-gutenberg-bible = Gutenberg-Bibel
    .the = die Gutenberg-Bibel
    .the-acc = die Gutenberg-Bibel
treasure-dead-sea-scrolls = Schriftrollen vom Toten Meer
    .the = die Schriftrollen vom Toten Meer
    .the-acc = die Schriftrollen vom Toten Meer
treasure-declaration-of-independence = Unabhängigkeitserklärung
    .the = die Unabhängigkeitserklärung
    .the-acc = die Unabhängigkeitserklärung
treasure-antikythera-mechanism = Mechanismus von Antikythera
    .the = der Mechanismus von Antikythera
    .the-acc = den Mechanismus von Antikythera
treasure-bust-of-nefertiti = Büste der Nofretete
    .the = die Büste der Nofretete
    .the-acc = die Büste der Nofretete
treasure-terracotta-warrior = Terrakotta-Krieger
    .the = der Terrakotta-Krieger
    .the-acc = den Terrakotta-Krieger
treasure-rosetta-stone = Stein von Rosetta
    .the = der Stein von Rosetta
    .the-acc = den Stein von Rosetta
treasure-mask-of-tutankhamun = Maske des Tutanchamun
    .the = die Maske des Tutanchamun
    .the-acc = die Maske des Tutanchamun
treasure-crown-jewels = Kronjuwelen
    .the = die Kronjuwelen
    .the-acc = die Kronjuwelen
treasure-mona-lisa = Mona Lisa
    .the = die Mona Lisa
    .the-acc = die Mona Lisa
treasure-excalibur = Excalibur
    .the = Excalibur
    .the-acc = Excalibur
treasure-ark-of-the-covenant = Bundeslade
    .the = die Bundeslade
    .the-acc = die Bundeslade
treasure-crystal-skull = Kristallschädel
    .the = der Kristallschädel
    .the-acc = den Kristallschädel
treasure-sabre-of-morimoto = Säbel des Morimoto
    .the = der Säbel des Morimoto
    .the-acc = den Säbel des Morimoto
treasure-hidden = ein Schatz
    .the = der Schatz
    .the-acc = den Schatz

## Farben von Schätzen und Teppichen: ein roter Schatz, den roten Schatz

colour-red = Rot
    .strong = roter
    .weak = roten
colour-green = Grün
    .strong = grüner
    .weak = grünen
colour-blue = Blau
    .strong = blauer
    .weak = blauen
colour-hidden = eine Farbe
    .strong = farbiger
    .weak = farbigen

## Karten

card-sprint = Sprint
card-shoulder-charge = Schulterstoß
card-back-to-the-windows = Zurück ans Fenster
card-regroup = Sammeln
card-follow-me = Mir nach
card-wild-goose-chase = Falsche Fährte
card-skeleton-key = Dietrich
card-remote-winch = Fernwinde
card-bolt-cutters = Bolzenschneider
card-jammed-blades = Verklemmte Klingen
card-oiled-hinges = Geölte Angeln
card-doorstop = Türstopper
card-borrowed-time = Geborgte Zeit
card-stitch-in-time = Rechtzeitig geflickt
card-frozen-hands = Erstarrte Zeiger
card-stolen-moment = Gestohlener Augenblick
card-eleventh-hour = Kurz vor zwölf
card-deja-vu = Déjà-vu
card-short-circuit = Kurzschluss
card-looped-feed = Bildschleife
card-override-code = Generalcode
card-remote-control = Fernbedienung
card-quick-fix = Schneller Handgriff
card-fail-safe = Sicherung raus
card-loaded-die = Gezinkter Würfel
card-sleight-of-hand = Taschenspielertrick
card-lucky-break = Glückstreffer
card-roll-with-it = Lass rollen
card-pot-luck = Auf gut Glück
card-fifty-fifty = Halbe-halbe
card-hidden = eine Karte

card-text-sprint = Bewege dich bis zu dreimal.
card-text-shoulder-charge = Geh durch eine Tür deines Raums, auch wenn sie abgeschlossen ist, lass sie offen und bewege dich danach noch einmal, wenn du willst.
card-text-back-to-the-windows = Setze deine Figur in die Galerie, die Bibliothek oder den Ballsaal.
card-text-regroup = Hole die Figur eines anderen Spielers in deinen Raum oder setze deine in den Raum eines anderen Spielers.
card-text-follow-me = Alle anderen Spieler dürfen sich je einmal bewegen.
card-text-wild-goose-chase = Wähle eine Farbe: Der Professor folgt sofort dem Teppich dieser Farbe in den nächsten Raum.
card-text-skeleton-key = Schließe alle Türen deines Raums auf.
card-text-remote-winch = Schließe eine oder zwei beliebige Türen im Herrenhaus auf.
card-text-bolt-cutters = Entschärfe ein beliebiges Vorhängeschloss im Herrenhaus.
card-text-jammed-blades = Entschärfe eine beliebige Säge im Herrenhaus.
card-text-oiled-hinges = Geh durch eine Tür deines Raums, auch wenn sie abgeschlossen ist, und lass sie offen.
card-text-doorstop = Der Professor schließt in diesem Zug keine Tür ab.
card-text-borrowed-time = Gib einem Schatz 10 Minuten mehr.
card-text-stitch-in-time = Gib zwei Schätzen je 5 Minuten mehr.
card-text-frozen-hands = Der Uhrwürfel zählt in diesem Zug nicht: Es vergeht keine Zeit.
card-text-stolen-moment = Du hast in diesem Zug zwei Aktionen mehr.
card-text-eleventh-hour = Setze deine Figur in den Raum des Schatzes, für den am wenigsten Zeit bleibt.
card-text-deja-vu = Ein anderer Spieler führt sofort eine kostenlose Aktion aus.
card-text-short-circuit = Entschärfe alle Laser im Herrenhaus.
card-text-looped-feed = Entschärfe alle Kameras im Herrenhaus.
card-text-override-code = Entschärfe das Schaltpult, wo immer es ist.
card-text-remote-control = Entschärfe eine Falle in deinem Raum oder höchstens zwei Türen entfernt.
card-text-quick-fix = Entschärfe die Falle deines Raums, ohne eine Aktion auszugeben.
card-text-fail-safe = Der Professor macht in diesem Zug keine Falle scharf.
card-text-loaded-die = Drehe nach deinem Wurf den Farbwürfel auf eine Farbe deiner Wahl.
card-text-sleight-of-hand = Drehe nach deinem Wurf einen der weißen Würfel auf eine Seite deiner Wahl.
card-text-lucky-break = Wirf den Farbwürfel: Rot bringt zwei Aktionen mehr, Grün schließt bis zu zwei beliebige Türen auf, Blau entschärft eine beliebige Falle.
card-text-roll-with-it = Wirf den Professorwürfel: Jeder Winkel bringt eine Aktion mehr, und jede andere Seite bringt ebenfalls eine.
card-text-pot-luck = Wirf den Farbwürfel: Der Schatz dieser Farbe bekommt 10 Minuten mehr.
card-text-fifty-fifty = Wähle zwei scharfe Fallen und wirf den Professorwürfel: Bei Winkeln entschärfst du beide, sonst eine davon.

## Würfel

die-professor = Professorwürfel
    .the-acc = den Professorwürfel
die-colour = Farbwürfel
    .the-acc = den Farbwürfel
die-clock = Uhrwürfel
    .the-acc = den Uhrwürfel
die-hidden = ein Würfel
    .the-acc = den Würfel

face-chevron-1 = 1 Winkel
    .shown = ein Winkel
face-chevron-2 = 2 Winkel
    .shown = zwei Winkel
face-chevron-3 = 3 Winkel
    .shown = drei Winkel
face-passage = Geheimgang
    .shown = Geheimgang
face-hurry-5 = 5 Minuten
    .shown = 5 Minuten
face-hurry-10 = 10 Minuten
    .shown = 10 Minuten
face-hidden = eine Seite
    .shown = etwas

# Was der Uhrwürfel zeigt, für `$count`; „1 Uhr“ wäre eine Uhrzeit.
shown-clocks =
    { $count ->
        [1] eine Uhr
        [2] zwei Uhren
        [3] drei Uhren
       *[other] { $count } Uhren
    }

## Was in diesem Zug nicht geschieht

flag-no-lock = Kein Abschließen
    .now = Der Professor schließt in diesem Zug keine Tür ab.
flag-no-clock = Keine Uhr
    .now = Der Uhrwürfel zählt in diesem Zug nicht.
flag-no-arm = Kein Scharfmachen
    .now = Der Professor macht in diesem Zug keine Falle scharf.
flag-hidden = eine Wirkung
    .now = In diesem Zug geschieht etwas nicht.

## Die Uhr und das Ende eines Spiels

hour-xii = XII
hour-i = I
hour-ii = II
hour-iii = III
hour-iv = IV
hour-v = V
hour-vi = VI
hour-vii = VII
hour-viii = VIII
hour-ix = IX
hour-x = X
hour-xi = XI
hour-hidden = eine Stunde

result-four-saved = Vier geborgene Schätze
    .sentence = Der vierte Schatz ist geborgen: Das Team gewinnt.
result-four-lost = Vier verlorene Schätze
    .sentence = Der vierte Schatz ist verloren: Der Professor gewinnt.
result-hidden = ein unbekanntes Ergebnis
    .sentence = Das Spiel ist zu Ende.

## Aktionen

action-character = Spiele { $character } ({ $character-title }).
action-move = Geh { $room-into }.
action-unlock = Schließe { $door-the } auf.
action-disarm = Entschärfe { $trap-the-acc } { $room-in }.
action-save = Birg { $treasure-the-acc } { $room-in }.
action-power =
    { $count ->
        [0] Nutze { $character-of } Spezialfähigkeit.
        [one] Nutze { $character-of } Spezialfähigkeit für { $count } Aktion.
       *[other] Nutze { $character-of } Spezialfähigkeit für { $count } Aktionen.
    }
action-roll = Würfle und beende deine Aktionen.
action-bonus = Nutze { $character-of } Bonus und drehe die Tafel um.
action-reroll = Wirf { $die-the-acc } neu.
action-resolve = Lass den Wurf gelten.
action-play = Spiele „{ $card }“.
action-force = Geh durch { $door-the } und lass sie offen.
action-room = Setze die Figur { $room-into }.
action-trap = Wähle { $trap-the-acc } { $room-in }.
action-treasure = Wähle { $treasure-the-acc }, den { $colour-weak } Schatz, für den { $minutes } Minuten bleiben.
action-type = Entschärfe { $trap-all }.
action-seat = Wähle { $character-short } ({ $mate }).
action-bring = Hole { $character-short } ({ $mate }) in deinen Raum.
action-join = Geh zu { $character-short } ({ $mate }).
action-colour = Wähle { $colour }.
    .pick-colour = Schicke den Professor über den { $colour-weak } Teppich.
    .set-die = Drehe den Farbwürfel auf { $colour }.
action-face = Drehe den Professorwürfel auf „{ $face-shown }“.
action-activate = Aktiviere { $character-of } Spezialfähigkeit ({ $mate }).
action-stop = Belass es dabei.
    .move-on = Bleib, wo du bist.
    .pick-door = Schließe keine Tür mehr auf.
    .pick-trap = Entschärfe keine Falle mehr.
    .mate-move = Bleib, wo du bist.

## Entscheidungen: für die gefragte Person, (`.other`) für alle anderen und (`.kind`) ihre Art in Berichten

decision-choose-character = Wähle deinen Charakter.
    .kind = Charakter wählen
    .other = { $seat } wählt einen Charakter.
decision-act =
    { $actions ->
        [0] Du hast keine Aktion mehr: Würfle, wenn dir nicht noch eine Karte oder deine Spezialfähigkeit hilft.
        [one] Du hast noch { $actions } Aktion: Was tust du?
       *[other] Du hast noch { $actions } Aktionen: Was tust du?
    }
    .kind = Aktion ausführen
    .other =
        { $actions ->
            [0] { $seat } hat keine Aktion mehr und wird gleich würfeln.
            [one] { $seat } hat noch { $actions } Aktion.
           *[other] { $seat } hat noch { $actions } Aktionen.
        }
decision-move-on =
    { $count ->
        [one] Du hast noch { $count } Bewegung: Wohin gehst du?
       *[other] Du hast noch { $count } Bewegungen: Wohin gehst du?
    }
    .kind = Weitergehen
    .other =
        { $count ->
            [one] { $seat } hat noch { $count } Bewegung.
           *[other] { $seat } hat noch { $count } Bewegungen.
        }
decision-force-door = Wähle die Tür deines Raums, durch die du gehst.
    .kind = Durch eine Tür gehen
    .other = { $seat } wählt eine Tür, um hindurchzugehen.
decision-pick-room = Wähle den Raum, in den { $character-of } Figur kommt.
    .kind = Raum wählen
    .other = { $seat } wählt den Raum, in den { $character-of } Figur kommt.
decision-pick-door =
    { $count ->
        [one] Wähle die Tür, die du aufschließt.
       *[other] Wähle nacheinander bis zu { $count } Türen, die du aufschließt.
    }
    .kind = Tür aufschließen
    .other =
        { $count ->
            [one] { $seat } wählt eine Tür, um sie aufzuschließen.
           *[other] { $seat } wählt bis zu { $count } Türen, um sie aufzuschließen.
        }
decision-pick-trap =
    { $count ->
        [one] Wähle eine der scharfen Fallen.
       *[other] Wähle nacheinander { $count } der scharfen Fallen.
    }
    .kind = Falle wählen
    .other =
        { $count ->
            [one] { $seat } wählt eine der scharfen Fallen.
           *[other] { $seat } wählt { $count } der scharfen Fallen.
        }
decision-pick-treasure = Wähle den Schatz, der mehr Zeit bekommt.
    .kind = Schatz wählen
    .other = { $seat } wählt einen Schatz, der mehr Zeit bekommt.
decision-pick-type = Wähle die Art von Fallen, die du im ganzen Herrenhaus entschärfst.
    .kind = Art von Fallen wählen
    .other = { $seat } wählt eine Art von Fallen, um sie im ganzen Herrenhaus zu entschärfen.
decision-pick-seat = Wähle einen Spieler.
    .kind = Spieler wählen
    .other = { $seat } wählt einen Spieler.
decision-pick-colour = Wähle den Teppich, dem der Professor folgt.
    .kind = Teppich wählen
    .other = { $seat } wählt den Teppich, dem der Professor folgt.
decision-set-die = Wähle die Seite, auf die du einen Würfel drehst.
    .kind = Würfel drehen
    .other = { $seat } wählt die Seite, auf die ein Würfel gedreht wird.
decision-mate-move =
    { $count ->
        [one] Du darfst dich einmal bewegen: Wohin gehst du?
       *[other] Du darfst dich bis zu { $count }-mal bewegen: Wohin gehst du?
    }
    .kind = Außer der Reihe gehen
    .other =
        { $count ->
            [one] { $seat } darf sich einmal bewegen.
           *[other] { $seat } darf sich bis zu { $count }-mal bewegen.
        }
decision-mate-act = Du bist nicht am Zug, führst aber jetzt eine Aktion aus: Welche?
    .kind = Außer der Reihe handeln
    .other = { $seat } führt außer der Reihe eine Aktion aus.
decision-dice = Dein Wurf: { $face-shown }, { $colour } und { shown-clocks }. Änderst du etwas daran?
    .kind = Wurf ändern
    .other = { $seat } kann den Wurf noch ändern: { $face-shown }, { $colour } und { shown-clocks }.
decision-activate = Die Uhr steht auf { $hour }, und eine Spezialfähigkeit erwacht: Wähle, welche.
    .kind = Spezialfähigkeit aktivieren
    .other = Die Uhr steht auf { $hour }, und eine Spezialfähigkeit erwacht: { $seat } wählt, welche.

## Ereignisse

event-game-started = { $seat } beginnt.
event-character-taken = { $seat } spielt { $character }.
event-treasure-placed = Ein { $colour-strong } Schatz taucht { $room-in } auf: { $treasure-the }, { $minutes } Minuten.
event-turn-started = { $seat } ist am Zug.
event-deck-shuffled = { $seat } mischt einen neuen Stapel aus den Aktionskarten.
event-cards-revealed = { $seat } deckt „{ $first }“ und „{ $second }“ auf.
event-pawn-moved = { $seat } geht { $room-into }.
event-door-unlocked = { $seat } schließt { $door-the } auf.
event-trap-disarmed = { $seat } entschärft { $trap-the-acc } { $room-in }.
event-treasure-saved =
    { $count ->
        [one] { $seat } birgt { $treasure-the-acc }: Das macht { $count } geborgenen Schatz.
       *[other] { $seat } birgt { $treasure-the-acc }: Das macht { $count } geborgene Schätze.
    }
event-traps-armed =
    { $trap-id ->
        [console] Das Schaltpult ist wieder scharf.
       *[other] Im Herrenhaus sind { $trap-all } wieder scharf.
    }
event-card-played = { $seat } spielt „{ $card }“.
event-power-used = { $seat } nutzt { $character-of } Spezialfähigkeit.
event-bonus-used = { $seat } nutzt { $character-of } Bonus und dreht die Tafel um.
event-door-forced = { $seat } geht { $room-into } und lässt { $door-the } offen.
event-pawn-placed = { $seat } taucht { $room-in } auf.
event-treasure-delayed = Es gibt { $minutes } Minuten mehr für { $treasure-the-acc }: Jetzt bleiben { $left } Minuten.
event-actions-gained =
    { $count ->
        [one] { $seat } bekommt { $count } zusätzliche Aktion.
       *[other] { $seat } bekommt { $count } zusätzliche Aktionen.
    }
event-mate-called = { $seat } lässt { $mate } sofort handeln.
event-flag-raised = { $flag-now }
event-trap-named = { $seat } wählt { $trap-the-acc } { $room-in }.
event-stopped = { $seat } belässt es dabei.
event-nothing-happened = Das bringt { $seat } nichts.
event-dice-rolled = { $seat } würfelt: { $face-shown }, { $colour } und { shown-clocks }.
event-professor-die-rolled = { $seat } wirft den Professorwürfel: { $face-shown }.
event-colour-die-rolled = { $seat } wirft den Farbwürfel: { $colour }.
event-clock-die-rolled = { $seat } wirft den Uhrwürfel: { shown-clocks }.
event-professor-die-set = { $seat } dreht den Professorwürfel auf „{ $face-shown }“.
event-colour-die-set = { $seat } dreht den Farbwürfel auf { $colour }.
event-professor-walked = Der Professor folgt dem { $colour-weak } Teppich { $room-into }.
event-professor-passed = Der Professor nimmt den Geheimgang zum { $colour-weak } Schatz { $room-in }.
event-door-locked = Der Professor schließt { $door-the } ab.
event-trap-armed = Der Professor macht { $trap-the-acc } { $room-in } scharf.
event-pawn-expelled = { $seat } wird { $room-in } erwischt und aus dem Herrenhaus geworfen.
event-treasure-hurried =
    { $left ->
        [0] Die Zeit drängt für { $treasure-the-acc }: { $minutes } Minuten weniger, jetzt bleiben keine mehr.
       *[other] Die Zeit drängt für { $treasure-the-acc }: { $minutes } Minuten weniger, jetzt bleiben { $left }.
    }
event-clock-advanced = Die Uhr rückt um { $minutes } Minuten auf { $hour } vor.
event-clock-stopped = Die Uhr steht in diesem Zug still.
event-treasure-lost =
    { $count ->
        [one] Der Professor schließt { $treasure-the-acc } für immer weg: Das macht { $count } verlorenen Schatz.
       *[other] Der Professor schließt { $treasure-the-acc } für immer weg: Das macht { $count } verlorene Schätze.
    }
event-tile-turned-up = Eine Spezialfähigkeit erwacht: { $seat } deckt { $character-of } Tafel auf.
event-no-tile-left = Die Uhr steht auf { $hour }, aber es gibt keine Spezialfähigkeit mehr zu wecken.
event-game-ended = { $result-sentence }

## Warum nicht

refusal-game-over = Das Spiel ist zu Ende.
refusal-asked-otherwise = Danach ist gerade nicht gefragt. { $question }
refusal-character-taken = Jemand spielt schon { $character }.
refusal-no-actions-left = Dafür hast du nicht mehr genug Aktionen.
refusal-professor-there = Der Professor ist { $room-in }: Dorthin kann keine Figur.
refusal-already-there = Die Figur ist schon { $room-in }.
refusal-no-door-there = Aus deinem Raum führt keine Tür { $room-into }.
refusal-no-such-door = Zwischen { $room } und { $other } gibt es keine Tür.
refusal-door-locked = Du kannst nicht durch { $door-the } gehen: Sie ist abgeschlossen.
refusal-no-window-there = Du bist draußen, und kein Fenster führt { $room-into }.
refusal-you-are-outside = Du bist draußen, und das geht nur im Herrenhaus.
refusal-door-elsewhere = Zu deinem Raum gehört { $door-the } nicht.
refusal-door-open = Du musst { $door-the } nicht aufschließen: Sie ist offen.
refusal-professor-behind = Du kannst nicht durch { $door-the } gehen: Dahinter ist der Professor.
refusal-trap-off = Die Falle { $room-in } ist schon entschärft.
refusal-no-treasure-here = Es gibt keinen Schatz { $room-in }.
refusal-traps-still-on =
    { $count ->
        [one] Um { $treasure-the-acc } zu bergen, muss noch { $count } Falle entschärft werden.
       *[other] Um { $treasure-the-acc } zu bergen, müssen noch { $count } Fallen entschärft werden.
    }
refusal-card-not-shown = Die Karte „{ $card }“ hast du in diesem Zug nicht aufgedeckt.
refusal-cards-gone = In diesem Zug kannst du keine Karte mehr spielen.
refusal-after-the-roll = Das geht nur nach dem Würfeln.
refusal-before-the-roll = Das geht nur vor dem Würfeln.
refusal-no-effect = Das würde jetzt nichts ändern.
refusal-tile-face-down = Das kannst du nicht nutzen: { $character-of } Tafel ist verdeckt.
refusal-power-used = In diesem Zug kannst du { $character-of } Spezialfähigkeit nicht mehr nutzen.
refusal-out-of-reach = Bis { $room-into } reicht das nicht.
refusal-other-type = Die Falle { $room-in } ist { $trap-a }: Das ist die falsche Art.
refusal-already-named = Du hast die Falle { $room-in } schon gewählt.
refusal-no-later = Mehr Zeit, als es schon gibt, kann es für { $treasure-the-acc } nicht geben.
refusal-already-chosen = Du hast { $treasure-the-acc } schon gewählt.
refusal-type-all-off = Es ist { $trap-no } mehr scharf.
refusal-not-offered = Das kannst du hier nicht wählen.
refusal-nobody-there = Auf diesem Platz sitzt niemand.
refusal-yourself = Dich selbst kannst du hier nicht wählen.
refusal-together = Du bist schon dort, wo { $mate } ist.
refusal-mate-outside = Du kannst nicht zu { $mate } nach draußen gehen.
refusal-same-face = Das zeigt der Würfel schon.
refusal-must-go-on = Du kannst es noch nicht dabei belassen: Zuerst musst du wählen.
refusal-tile-face-up = Für { $mate } ist die Spezialfähigkeit schon aktiv.

## Optionen

option-level = Schwierigkeit
    .help = Bestimmt, mit welchen Schätzen gespielt wird: mit allen oder ohne die mit 55 Minuten (erste Partien), mit 30 Minuten (schwer) oder beide (mittel).
    .value-first-games = Erste Partien
    .value-normal = Normal
    .value-harder = Schwer
    .value-middle = Mittel
option-characters = Charaktere
    .help = Gibt allen einen Charakter: nach Wahl in Zugfolge, zufällig oder mit Namen.
    .value-chosen = nach Wahl
    .value-random = zufällig

## Plan und Bögen

label-manor = Herrenhaus
label-room = Raum
label-rooms = Räume
label-outside = Draußen
label-window = Fenster
label-door = Tür
label-doors = Türen
label-open = offen
label-locked = abgeschlossen
label-carpet = Teppich
label-trap = Falle
label-traps = Fallen
label-armed = scharf
label-disarmed = entschärft
label-treasure = Schatz
label-treasures = Schätze
label-colour = Farbe
label-minutes = Minuten
label-time-left = Verbleibende Zeit
label-traps-left = Noch scharfe Fallen
label-saved = Geborgene Schätze
label-lost = Verlorene Schätze
label-locations = Ortskarten
label-tiles = Schatzplättchen
label-professor = Professor
label-clock = Uhr
label-dice = Würfel
label-turn = Zug
label-actions = Aktionen
label-actions-left = Verbleibende Aktionen
label-card = Karte
label-cards = Karten in diesem Zug
label-deck = Stapel
label-discard = Ablage
label-player = Spieler
label-character = Charakter
label-title = Titel
label-power = Spezialfähigkeit
label-bonus = Bonus
label-tile = Tafel
label-active = aktiv
label-asleep = inaktiv
label-used = genutzt
label-first-player = Startspieler
label-active-player = Am Zug
label-this-turn = In diesem Zug
label-level = Schwierigkeit
label-log = Protokoll

count-actions =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
count-moves =
    { $count ->
        [one] { $count } Bewegung
       *[other] { $count } Bewegungen
    }
count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-clocks =
    { $count ->
        [one] { $count } Uhrsymbol
       *[other] { $count } Uhrsymbole
    }
count-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
count-traps =
    { $count ->
        [one] { $count } Falle
       *[other] { $count } Fallen
    }
count-treasures =
    { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }
short-minutes = { $count } Min.

statistic-turns = Züge
statistic-saved = Geborgene Schätze
statistic-lost = Verlorene Schätze
statistic-activations = Aktivierte Spezialfähigkeiten
statistic-expelled = Rauswürfe

## Laufbahnen: ein Titel für jede Leistung und was sie verlangt

achievement-complete-collection = Vollständige Sammlung
    .text = Dein Team gewinnt, ohne einen einzigen Schatz zu verlieren.
achievement-cliffhanger = Spannend bis zum Schluss
    .text = Dein Team gewinnt, obwohl drei Schätze verloren sind.
achievement-in-and-out = Rein und wieder raus
    .text = Dein Team gewinnt in höchstens neun Zügen.
achievement-ghosts = Es spukt im Herrenhaus
    .text = Dein Team gewinnt, ohne dass jemand hinausgeworfen wird.
achievement-full-hands = Alle Hände voll
    .text = Dein Team gewinnt, und mindestens drei der Schätze birgst du.
achievement-fair-shares = Gerecht geteilt
    .text = Zu dritt oder zu viert gewinnt dein Team, und jeder birgt einen Schatz.
achievement-no-beginners = Nichts für Anfänger
    .text = Dein Team gewinnt auf der Stufe „Schwer“.
achievement-three-quarters = Zu drei Vierteln ein Triumph
    .text = Dein Team verliert mit drei geborgenen Schätzen.
achievement-empty-van = Leerfahrt
    .text = Dein Team verliert, ohne einen einzigen Schatz zu bergen.
achievement-fresh-air = Frische Luft
    .text = Dein Team verliert, während du draußen zwischen den Rosen stehst.
achievement-revolving-door = Drehtür
    .text = Dein Team verliert ein Spiel, in dem dich der Professor mindestens dreimal hinauswirft.
achievement-untapped-talent = Schlummerndes Talent
    .text = Dein Team verliert, bevor deine Spezialfähigkeit auch nur einmal erwacht.
achievement-everything-must-go = Alles muss raus
    .text = Dein Team verliert, weil mindestens zwei Schätze auf einen Schlag verschwinden.
achievement-out-of-breath = Außer Atem
    .text = Du gehst in einem einzigen Zug viermal in einen anderen Raum.
achievement-locksmith = Schlüsseldienst
    .text = Du schließt in einem Spiel zehn Türen auf.
achievement-elastic-time = Zeit ist dehnbar
    .text = In deinen Zügen eines Spiels gewinnen die Schätze zusammen mindestens eine Stunde.
achievement-lights-out = Licht aus
    .text = Du entschärfst in einem einzigen Zug fünf Fallen.
achievement-dice-whisperer = Würfelgeflüster
    .text = Du drehst in einem Spiel dreimal einen Würfel auf die Seite, die dir gefällt.
achievement-five-to-midnight = Fünf vor zwölf
    .text = Du birgst einen Schatz, dem nur noch fünf Minuten bleiben.
achievement-one-under-each-arm = Unter jedem Arm einer
    .text = Du birgst zwei Schätze in einem einzigen Zug.
achievement-leaving-together = Gemeinsamer Abgang
    .text = Der Professor erwischt dich in guter Gesellschaft und wirft euch alle auf einmal hinaus.

## Was an einer Materialdatei falsch ist

error-component-plan = In „{ $file }“ muss das Feld { $x }, { $y } des Plans zu genau einem der Räume oder zur Uhr gehören.
error-component-rect = In „{ $file }“ muss „{ $where }“ in ganzen Feldern angegeben sein, mindestens eines bedecken und im Plan liegen.
error-component-window = In „{ $file }“ muss „{ $where }“ in einer Wand seines Raums am Rand des Plans liegen.
error-component-windows = In „{ $file }“ muss „{ $where }“ genau { $count } Einträge haben.
error-component-door-name = In „{ $file }“ muss „{ $where }“ nach zweien dieser Räume in dieser Reihenfolge heißen, mit einem Bindestrich dazwischen: { $known }.
error-component-room-doors = In „{ $file }“ ist die Zahl der Türen, die „{ $where }“ dem Raum „{ $room }“ gibt, { $count }; jeder Raum hat { $most }.
error-component-cut-off = In „{ $file }“ muss „{ $where }“ alle Räume verbinden; von „{ $room }“ führt kein Weg nach „{ $other }“.
error-component-carpet = In „{ $file }“ gibt „{ $where }“ dem Raum „{ $room }“ einen zweiten Teppich der Farbe „{ $value }“; jeder Raum hat einen von jeder Farbe.
error-component-door = In „{ $file }“ muss „{ $where }“ in der Wand zwischen den beiden Räumen der Tür liegen.
error-component-traps = In „{ $file }“ ergibt „{ $where }“ { $count } Fallen; es müssen { $most } sein, eine für jeden Raum.
error-component-no-trap = In „{ $file }“ schützt nichts den Schatz „{ $where }“; er braucht mindestens eine Art von Falle.
error-component-tiles = In „{ $file }“ bleiben mit „{ $where }“ { $count } Schätze im Spiel; es müssen mindestens { $least } sein.
error-component-effect = In „{ $file }“ ist „{ $where }“ gleich „{ $value }“, was ab Zeichen { $place } nicht lesbar ist; dort könnte stehen: { $known }.
