# Professeur Evil et la Citadelle du Temps en français. La valeur d’un nom est son étiquette ; les phrases
# prennent ses attributs : `$room-in` est l’attribut `.in` du nom donné comme `room` (voir engine/text.py).
# Devant le nom d’un joueur, pas de « de » : il devrait s’élider (« d’Anne »).
# Les minutes vont de cinq en cinq : elles sont toujours au pluriel.

game-title = Professeur Evil et la Citadelle du Temps
game-over = La partie est terminée.

## Joueurs : rouge, vert et bleu sont les couleurs des trésors ; les places portent donc un numéro.

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-hidden = quelqu’un

## Personnages

character-nathan = Nathan Goodspeed
    .short = Nathan
    .of = de Nathan
    .title = { title-nathan }
character-edward = Edward Wyre
    .short = Edward
    .of = d’Edward
    .title = { title-edward }
character-irene = Irene Elder
    .short = Irene
    .of = d’Irene
    .title = { title-irene }
character-leroy = Leroy Johnson
    .short = Leroy
    .of = de Leroy
    .title = { title-leroy }
character-destiny = Destiny Bradshaw
    .short = Destiny
    .of = de Destiny
    .title = { title-destiny }
character-hidden = un personnage
    .short = le personnage
    .of = du personnage
    .title = inconnu

title-nathan = Maître des Mouvements
title-edward = Seigneur des Rouages
title-irene = Reine du Temps
title-leroy = Génie de l’Électronique
title-destiny = Maîtresse du Hasard

power-text-nathan = Une fois par tour, placez votre pion dans une pièce adjacente à celle du professeur, où que vous soyez et même si des portes sont verrouillées.
power-text-edward = Une fois par tour, déverrouillez une porte de votre pièce sans dépenser d’action.
power-text-irene = Une fois par tour, dépensez une action pour donner 5 minutes de plus à un trésor.
power-text-leroy = Une fois par tour, dépensez une action pour désactiver le piège d’une pièce adjacente.
power-text-destiny = Une fois par tour, après votre lancer, relancez l’un des dés.

bonus-text-nathan = Placez n’importe quel pion dans n’importe quelle pièce où le professeur n’est pas.
bonus-text-edward = Désactivez tous les cadenas ou toutes les scies.
bonus-text-irene = Donnez 10 minutes de plus à chaque trésor.
bonus-text-leroy = Désactivez toutes les caméras, tous les lasers ou la console.
bonus-text-destiny = Après votre lancer, tournez les deux dés blancs sur les faces de votre choix.

## Pièces

room-main-hall = Hall principal
    .the = le hall principal
    .in = dans le hall principal
    .to = au hall principal
    .of = du hall principal
room-library = Bibliothèque
    .the = la bibliothèque
    .in = dans la bibliothèque
    .to = à la bibliothèque
    .of = de la bibliothèque
room-study = Étude
    .the = l’étude
    .in = dans l’étude
    .to = à l’étude
    .of = de l’étude
room-gallery = Galerie
    .the = la galerie
    .in = dans la galerie
    .to = à la galerie
    .of = de la galerie
room-kitchen = Cuisine
    .the = la cuisine
    .in = dans la cuisine
    .to = à la cuisine
    .of = de la cuisine
room-ballroom = Salle de bal
    .the = la salle de bal
    .in = dans la salle de bal
    .to = à la salle de bal
    .of = de la salle de bal
room-drawing-room = Salon
    .the = le salon
    .in = au salon
    .to = au salon
    .of = du salon
room-trophy-room = Salle des trophées
    .the = la salle des trophées
    .in = dans la salle des trophées
    .to = à la salle des trophées
    .of = de la salle des trophées
room-laboratory = Laboratoire
    .the = le laboratoire
    .in = dans le laboratoire
    .to = au laboratoire
    .of = du laboratoire
room-observatory = Observatoire
    .the = l’observatoire
    .in = dans l’observatoire
    .to = à l’observatoire
    .of = de l’observatoire
room-cellar = Cellier
    .the = le cellier
    .in = dans le cellier
    .to = au cellier
    .of = du cellier
room-dining-room = Salle à manger
    .the = la salle à manger
    .in = dans la salle à manger
    .to = à la salle à manger
    .of = de la salle à manger
room-hidden = une pièce
    .the = la pièce
    .in = dans la pièce
    .to = à la pièce
    .of = de la pièce

## Portes

door-main-hall-library = Hall principal – Bibliothèque
    .the = la porte entre le hall principal et la bibliothèque
door-main-hall-study = Hall principal – Étude
    .the = la porte entre le hall principal et l’étude
door-main-hall-gallery = Hall principal – Galerie
    .the = la porte entre le hall principal et la galerie
door-main-hall-kitchen = Hall principal – Cuisine
    .the = la porte entre le hall principal et la cuisine
door-main-hall-ballroom = Hall principal – Salle de bal
    .the = la porte entre le hall principal et la salle de bal
door-main-hall-drawing-room = Hall principal – Salon
    .the = la porte entre le hall principal et le salon
door-main-hall-trophy-room = Hall principal – Salle des trophées
    .the = la porte entre le hall principal et la salle des trophées
door-main-hall-laboratory = Hall principal – Laboratoire
    .the = la porte entre le hall principal et le laboratoire
door-main-hall-observatory = Hall principal – Observatoire
    .the = la porte entre le hall principal et l’observatoire
door-main-hall-cellar = Hall principal – Cellier
    .the = la porte entre le hall principal et le cellier
door-main-hall-dining-room = Hall principal – Salle à manger
    .the = la porte entre le hall principal et la salle à manger
door-library-study = Bibliothèque – Étude
    .the = la porte entre la bibliothèque et l’étude
door-library-gallery = Bibliothèque – Galerie
    .the = la porte entre la bibliothèque et la galerie
door-library-kitchen = Bibliothèque – Cuisine
    .the = la porte entre la bibliothèque et la cuisine
door-library-ballroom = Bibliothèque – Salle de bal
    .the = la porte entre la bibliothèque et la salle de bal
door-library-drawing-room = Bibliothèque – Salon
    .the = la porte entre la bibliothèque et le salon
door-library-trophy-room = Bibliothèque – Salle des trophées
    .the = la porte entre la bibliothèque et la salle des trophées
door-library-laboratory = Bibliothèque – Laboratoire
    .the = la porte entre la bibliothèque et le laboratoire
door-library-observatory = Bibliothèque – Observatoire
    .the = la porte entre la bibliothèque et l’observatoire
door-library-cellar = Bibliothèque – Cellier
    .the = la porte entre la bibliothèque et le cellier
door-library-dining-room = Bibliothèque – Salle à manger
    .the = la porte entre la bibliothèque et la salle à manger
door-study-gallery = Étude – Galerie
    .the = la porte entre l’étude et la galerie
door-study-kitchen = Étude – Cuisine
    .the = la porte entre l’étude et la cuisine
door-study-ballroom = Étude – Salle de bal
    .the = la porte entre l’étude et la salle de bal
door-study-drawing-room = Étude – Salon
    .the = la porte entre l’étude et le salon
door-study-trophy-room = Étude – Salle des trophées
    .the = la porte entre l’étude et la salle des trophées
door-study-laboratory = Étude – Laboratoire
    .the = la porte entre l’étude et le laboratoire
door-study-observatory = Étude – Observatoire
    .the = la porte entre l’étude et l’observatoire
door-study-cellar = Étude – Cellier
    .the = la porte entre l’étude et le cellier
door-study-dining-room = Étude – Salle à manger
    .the = la porte entre l’étude et la salle à manger
door-gallery-kitchen = Galerie – Cuisine
    .the = la porte entre la galerie et la cuisine
door-gallery-ballroom = Galerie – Salle de bal
    .the = la porte entre la galerie et la salle de bal
door-gallery-drawing-room = Galerie – Salon
    .the = la porte entre la galerie et le salon
door-gallery-trophy-room = Galerie – Salle des trophées
    .the = la porte entre la galerie et la salle des trophées
door-gallery-laboratory = Galerie – Laboratoire
    .the = la porte entre la galerie et le laboratoire
door-gallery-observatory = Galerie – Observatoire
    .the = la porte entre la galerie et l’observatoire
door-gallery-cellar = Galerie – Cellier
    .the = la porte entre la galerie et le cellier
door-gallery-dining-room = Galerie – Salle à manger
    .the = la porte entre la galerie et la salle à manger
door-kitchen-ballroom = Cuisine – Salle de bal
    .the = la porte entre la cuisine et la salle de bal
door-kitchen-drawing-room = Cuisine – Salon
    .the = la porte entre la cuisine et le salon
door-kitchen-trophy-room = Cuisine – Salle des trophées
    .the = la porte entre la cuisine et la salle des trophées
door-kitchen-laboratory = Cuisine – Laboratoire
    .the = la porte entre la cuisine et le laboratoire
door-kitchen-observatory = Cuisine – Observatoire
    .the = la porte entre la cuisine et l’observatoire
door-kitchen-cellar = Cuisine – Cellier
    .the = la porte entre la cuisine et le cellier
door-kitchen-dining-room = Cuisine – Salle à manger
    .the = la porte entre la cuisine et la salle à manger
door-ballroom-drawing-room = Salle de bal – Salon
    .the = la porte entre la salle de bal et le salon
door-ballroom-trophy-room = Salle de bal – Salle des trophées
    .the = la porte entre la salle de bal et la salle des trophées
door-ballroom-laboratory = Salle de bal – Laboratoire
    .the = la porte entre la salle de bal et le laboratoire
door-ballroom-observatory = Salle de bal – Observatoire
    .the = la porte entre la salle de bal et l’observatoire
door-ballroom-cellar = Salle de bal – Cellier
    .the = la porte entre la salle de bal et le cellier
door-ballroom-dining-room = Salle de bal – Salle à manger
    .the = la porte entre la salle de bal et la salle à manger
door-drawing-room-trophy-room = Salon – Salle des trophées
    .the = la porte entre le salon et la salle des trophées
door-drawing-room-laboratory = Salon – Laboratoire
    .the = la porte entre le salon et le laboratoire
door-drawing-room-observatory = Salon – Observatoire
    .the = la porte entre le salon et l’observatoire
door-drawing-room-cellar = Salon – Cellier
    .the = la porte entre le salon et le cellier
door-drawing-room-dining-room = Salon – Salle à manger
    .the = la porte entre le salon et la salle à manger
door-trophy-room-laboratory = Salle des trophées – Laboratoire
    .the = la porte entre la salle des trophées et le laboratoire
door-trophy-room-observatory = Salle des trophées – Observatoire
    .the = la porte entre la salle des trophées et l’observatoire
door-trophy-room-cellar = Salle des trophées – Cellier
    .the = la porte entre la salle des trophées et le cellier
door-trophy-room-dining-room = Salle des trophées – Salle à manger
    .the = la porte entre la salle des trophées et la salle à manger
door-laboratory-observatory = Laboratoire – Observatoire
    .the = la porte entre le laboratoire et l’observatoire
door-laboratory-cellar = Laboratoire – Cellier
    .the = la porte entre le laboratoire et le cellier
door-laboratory-dining-room = Laboratoire – Salle à manger
    .the = la porte entre le laboratoire et la salle à manger
door-observatory-cellar = Observatoire – Cellier
    .the = la porte entre l’observatoire et le cellier
door-observatory-dining-room = Observatoire – Salle à manger
    .the = la porte entre l’observatoire et la salle à manger
door-cellar-dining-room = Cellier – Salle à manger
    .the = la porte entre le cellier et la salle à manger
door-hidden = une porte
    .the = la porte

## Pièges : il n’y a qu’une console.

trap-padlock = Cadenas
    .singular = cadenas
    .a = un cadenas
    .the = le cadenas
    .all = tous les cadenas
trap-saw = Scie
    .singular = scie
    .a = une scie
    .the = la scie
    .all = toutes les scies
trap-camera = Caméra
    .singular = caméra
    .a = une caméra
    .the = la caméra
    .all = toutes les caméras
trap-laser = Laser
    .singular = laser
    .a = un laser
    .the = le laser
    .all = tous les lasers
trap-console = Console
    .singular = console
    .a = une console
    .the = la console
    .all = la console
trap-hidden = un piège
    .singular = piège
    .a = un piège
    .the = le piège
    .all = tous les pièges

## Trésors

treasure-magna-carta = Magna Carta
    .the = la Magna Carta
treasure-turin-shroud = Suaire de Turin
    .the = le suaire de Turin
treasure-faberge-egg = Œuf de Fabergé
    .the = l’œuf de Fabergé
treasure-da-vincis-notebook = Carnet de Léonard de Vinci
    .the = le carnet de Léonard de Vinci
treasure-gutenberg-bible = Bible de Gutenberg
    .the = la bible de Gutenberg
treasure-dead-sea-scrolls = Manuscrits de la mer Morte
    .the = les manuscrits de la mer Morte
treasure-declaration-of-independence = Déclaration d’indépendance
    .the = la Déclaration d’indépendance
treasure-antikythera-mechanism = Machine d’Anticythère
    .the = la machine d’Anticythère
treasure-bust-of-nefertiti = Buste de Néfertiti
    .the = le buste de Néfertiti
treasure-terracotta-warrior = Guerrier de terre cuite
    .the = le guerrier de terre cuite
treasure-rosetta-stone = Pierre de Rosette
    .the = la pierre de Rosette
treasure-mask-of-tutankhamun = Masque de Toutânkhamon
    .the = le masque de Toutânkhamon
treasure-crown-jewels = Joyaux de la Couronne
    .the = les joyaux de la Couronne
treasure-mona-lisa = La Joconde
    .the = la Joconde
treasure-excalibur = Excalibur
    .the = Excalibur
treasure-ark-of-the-covenant = Arche d’alliance
    .the = l’Arche d’alliance
treasure-crystal-skull = Crâne de cristal
    .the = le crâne de cristal
treasure-sabre-of-morimoto = Sabre de Morimoto
    .the = le sabre de Morimoto
treasure-hidden = un trésor
    .the = le trésor

## Couleurs des trésors et des tapis

colour-red = Rouge
    .adjective = rouge
colour-green = Vert
    .adjective = vert
colour-blue = Bleu
    .adjective = bleu
colour-hidden = une couleur
    .adjective = coloré

## Cartes

card-sprint = Sprint
card-shoulder-charge = Coup d’épaule
card-back-to-the-windows = Retour aux fenêtres
card-regroup = Regroupement
card-follow-me = Suivez-moi
card-wild-goose-chase = Fausse piste
card-skeleton-key = Passe-partout
card-remote-winch = Treuil à distance
card-bolt-cutters = Coupe-boulon
card-jammed-blades = Lames bloquées
card-oiled-hinges = Gonds huilés
card-doorstop = Cale-porte
card-borrowed-time = Temps emprunté
card-stitch-in-time = Un point à temps
card-frozen-hands = Aiguilles figées
card-stolen-moment = Instant volé
card-eleventh-hour = Dernière heure
card-deja-vu = Déjà-vu
card-short-circuit = Court-circuit
card-looped-feed = Image en boucle
card-override-code = Code maître
card-remote-control = Télécommande
card-quick-fix = Dépannage express
card-fail-safe = Disjoncteur
card-loaded-die = Dé pipé
card-sleight-of-hand = Tour de passe-passe
card-lucky-break = Coup de chance
card-roll-with-it = Laissez rouler
card-pot-luck = À la fortune du pot
card-fifty-fifty = Une chance sur deux
card-hidden = une carte

card-text-sprint = Faites jusqu’à trois déplacements.
card-text-shoulder-charge = Franchissez une porte de votre pièce, même verrouillée, laissez-la ouverte, puis faites encore un déplacement si vous le souhaitez.
card-text-back-to-the-windows = Placez votre pion dans la galerie, la bibliothèque ou la salle de bal.
card-text-regroup = Faites venir le pion d’un autre joueur dans votre pièce, ou placez le vôtre dans la pièce d’un autre joueur.
card-text-follow-me = Chaque autre joueur peut faire un déplacement.
card-text-wild-goose-chase = Choisissez une couleur : le professeur suit aussitôt le tapis de cette couleur jusqu’à la pièce suivante.
card-text-skeleton-key = Déverrouillez toutes les portes de votre pièce.
card-text-remote-winch = Déverrouillez une ou deux portes n’importe où dans le manoir.
card-text-bolt-cutters = Désactivez un cadenas n’importe où dans le manoir.
card-text-jammed-blades = Désactivez une scie n’importe où dans le manoir.
card-text-oiled-hinges = Franchissez une porte de votre pièce, même verrouillée, et laissez-la ouverte.
card-text-doorstop = Ce tour-ci, le professeur ne verrouille aucune porte.
card-text-borrowed-time = Donnez 10 minutes de plus à un trésor.
card-text-stitch-in-time = Donnez 5 minutes de plus à deux trésors.
card-text-frozen-hands = Ignorez le dé de l’horloge ce tour-ci : le temps ne passe pas.
card-text-stolen-moment = Vous avez deux actions de plus ce tour-ci.
card-text-eleventh-hour = Placez votre pion dans la pièce du trésor auquel il reste le moins de temps.
card-text-deja-vu = Un autre joueur fait aussitôt une action gratuite.
card-text-short-circuit = Désactivez tous les lasers du manoir.
card-text-looped-feed = Désactivez toutes les caméras du manoir.
card-text-override-code = Désactivez la console, où qu’elle soit.
card-text-remote-control = Désactivez un piège dans votre pièce ou à deux portes au plus.
card-text-quick-fix = Désactivez le piège de votre pièce sans dépenser d’action.
card-text-fail-safe = Ce tour-ci, le professeur ne réactive aucun piège.
card-text-loaded-die = Après votre lancer, tournez le dé des couleurs sur la couleur de votre choix.
card-text-sleight-of-hand = Après votre lancer, tournez l’un des dés blancs sur la face de votre choix.
card-text-lucky-break = Lancez le dé des couleurs : le rouge donne deux actions de plus, le vert déverrouille jusqu’à deux portes n’importe où, le bleu désactive un piège n’importe où.
card-text-roll-with-it = Lancez le dé du professeur : chaque chevron donne une action de plus, et toute autre face en donne une aussi.
card-text-pot-luck = Lancez le dé des couleurs : le trésor de cette couleur reçoit 10 minutes de plus.
card-text-fifty-fifty = Choisissez deux pièges actifs et lancez le dé du professeur : sur des chevrons, vous désactivez les deux, sinon l’un d’eux.

## Dés

die-professor = Dé du professeur
    .the = le dé du professeur
die-colour = Dé des couleurs
    .the = le dé des couleurs
die-clock = Dé de l’horloge
    .the = le dé de l’horloge
die-hidden = un dé
    .the = le dé

face-chevron-1 = 1 chevron
    .shown = un chevron
face-chevron-2 = 2 chevrons
    .shown = deux chevrons
face-chevron-3 = 3 chevrons
    .shown = trois chevrons
face-passage = Passage secret
    .shown = passage secret
face-hurry-5 = 5 minutes
    .shown = 5 minutes
face-hurry-10 = 10 minutes
    .shown = 10 minutes
face-hidden = une face
    .shown = quelque chose

# Ce que montre le dé de l’horloge, pour `$count`.
shown-clocks =
    { $count ->
        [1] une horloge
        [2] deux horloges
        [3] trois horloges
       *[other] { $count } horloges
    }

## Ce qui n’arrive pas ce tour-ci

flag-no-lock = Sans verrouillage
    .now = Ce tour-ci, le professeur ne verrouille aucune porte.
flag-no-clock = Sans horloge
    .now = Ce tour-ci, le dé de l’horloge ne compte pas.
flag-no-arm = Sans réactivation
    .now = Ce tour-ci, le professeur ne réactive aucun piège.
flag-hidden = un effet
    .now = Ce tour-ci, quelque chose n’arrive pas.

## L’horloge, et la fin d’une partie

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
hour-hidden = une heure

result-four-saved = Quatre trésors récupérés
    .sentence = Le quatrième trésor est récupéré : l’équipe gagne.
result-four-lost = Quatre trésors perdus
    .sentence = Le quatrième trésor est perdu : le professeur gagne.
result-hidden = un résultat inconnu
    .sentence = La partie est terminée.

## Actions

action-character = Jouer { $character } ({ $character-title }).
action-move = Aller { $room-in }.
action-unlock = Déverrouiller { $door-the }.
action-disarm = Désactiver { $trap-the } { $room-of }.
action-save = Récupérer { $treasure-the } { $room-in }.
action-power =
    { $count ->
        [0] Utiliser le pouvoir { $character-of }.
        [one] Utiliser le pouvoir { $character-of } pour { $count } action.
       *[other] Utiliser le pouvoir { $character-of } pour { $count } actions.
    }
action-roll = Lancer les dés et finir vos actions.
action-bonus = Utiliser le bonus { $character-of } et retourner la tuile face cachée.
action-reroll = Relancer { $die-the }.
action-resolve = Garder le résultat des dés.
action-play = Jouer « { $card } ».
action-force = Franchir { $door-the } et la laisser ouverte.
action-room = Placer le pion { $room-in }.
action-trap = Choisir { $trap-the } { $room-of }.
action-treasure = Choisir { $treasure-the }, le trésor { $colour-adjective }, avec { $minutes } minutes restantes.
action-type = Désactiver { $trap-all }.
action-seat = Choisir { $character-short } ({ $mate }).
action-bring = Faire venir { $character-short } ({ $mate }) dans votre pièce.
action-join = Rejoindre { $character-short } ({ $mate }).
action-colour = Choisir le { $colour-adjective }.
    .pick-colour = Envoyer le professeur sur le tapis { $colour-adjective }.
    .set-die = Tourner le dé des couleurs sur le { $colour-adjective }.
action-face = Tourner le dé du professeur sur « { $face-shown } ».
action-activate = Activer le pouvoir { $character-of } ({ $mate }).
action-stop = En rester là.
    .move-on = Rester où vous êtes.
    .pick-door = Ne plus déverrouiller de porte.
    .pick-trap = Ne plus désactiver de piège.
    .mate-move = Rester où vous êtes.

## Décisions : à la personne interrogée et (`.other`) à toutes les autres

decision-choose-character = Choisissez votre personnage.
    .kind = Choisir un personnage
    .other = { $seat } choisit un personnage.
decision-act =
    { $actions ->
        [0] Il ne vous reste plus d’action : lancez les dés, sauf si une carte ou votre pouvoir peut encore servir.
        [one] Il vous reste { $actions } action : que faites-vous ?
       *[other] Il vous reste { $actions } actions : que faites-vous ?
    }
    .kind = Faire une action
    .other =
        { $actions ->
            [0] { $seat } n’a plus d’action et va lancer les dés.
            [one] { $seat } a encore { $actions } action.
           *[other] { $seat } a encore { $actions } actions.
        }
decision-move-on =
    { $count ->
        [one] Il vous reste { $count } déplacement : où allez-vous ?
       *[other] Il vous reste { $count } déplacements : où allez-vous ?
    }
    .kind = Aller plus loin
    .other =
        { $count ->
            [one] { $seat } a encore { $count } déplacement.
           *[other] { $seat } a encore { $count } déplacements.
        }
decision-force-door = Choisissez la porte de votre pièce que vous franchissez.
    .kind = Franchir une porte
    .other = { $seat } choisit une porte à franchir.
decision-pick-room = Choisissez la pièce où placer le pion { $character-of }.
    .kind = Choisir une pièce
    .other = { $seat } choisit la pièce où placer le pion { $character-of }.
decision-pick-door =
    { $count ->
        [one] Choisissez la porte que vous déverrouillez.
       *[other] Choisissez jusqu’à { $count } portes à déverrouiller, l’une après l’autre.
    }
    .kind = Déverrouiller une porte
    .other =
        { $count ->
            [one] { $seat } choisit une porte à déverrouiller.
           *[other] { $seat } choisit jusqu’à { $count } portes à déverrouiller.
        }
decision-pick-trap =
    { $count ->
        [one] Choisissez l’un des pièges actifs.
       *[other] Choisissez { $count } des pièges actifs, l’un après l’autre.
    }
    .kind = Choisir un piège
    .other =
        { $count ->
            [one] { $seat } choisit l’un des pièges actifs.
           *[other] { $seat } choisit { $count } des pièges actifs.
        }
decision-pick-treasure = Choisissez le trésor qui reçoit plus de temps.
    .kind = Choisir un trésor
    .other = { $seat } choisit un trésor qui reçoit plus de temps.
decision-pick-type = Choisissez le type de piège que vous désactivez dans tout le manoir.
    .kind = Choisir un type de piège
    .other = { $seat } choisit un type de piège à désactiver dans tout le manoir.
decision-pick-seat = Choisissez un joueur.
    .kind = Choisir un joueur
    .other = { $seat } choisit un joueur.
decision-pick-colour = Choisissez le tapis que suit le professeur.
    .kind = Choisir un tapis
    .other = { $seat } choisit le tapis que suit le professeur.
decision-set-die = Choisissez la face sur laquelle tourner un dé.
    .kind = Tourner un dé
    .other = { $seat } choisit la face sur laquelle tourner un dé.
decision-mate-move =
    { $count ->
        [one] Vous pouvez faire un déplacement : où allez-vous ?
       *[other] Vous pouvez faire { $count } déplacements : où allez-vous ?
    }
    .kind = Se déplacer hors de son tour
    .other =
        { $count ->
            [one] { $seat } peut faire un déplacement.
           *[other] { $seat } peut faire { $count } déplacements.
        }
decision-mate-act = Ce n’est pas votre tour, mais vous faites maintenant une action : laquelle ?
    .kind = Agir hors de son tour
    .other = { $seat } fait une action en dehors de son tour.
decision-dice = Vos dés : { $face-shown }, { $colour-adjective } et { shown-clocks }. Y changez-vous quelque chose ?
    .kind = Changer les dés
    .other = { $seat } peut encore changer les dés : { $face-shown }, { $colour-adjective } et { shown-clocks }.
decision-activate = L’horloge est sur le { $hour }, et un pouvoir s’éveille : choisissez lequel.
    .kind = Activer un pouvoir
    .other = L’horloge est sur le { $hour }, et un pouvoir s’éveille : { $seat } choisit lequel.

## Événements

event-game-started = { $seat } commence la partie.
event-character-taken = { $seat } joue { $character }.
event-treasure-placed = Un trésor { $colour-adjective } apparaît { $room-in } : { $treasure-the }, { $minutes } minutes.
event-turn-started = C’est à { $seat } de jouer.
event-deck-shuffled = { $seat } mélange ses cartes Action et reforme son paquet.
event-cards-revealed = { $seat } révèle « { $first } » et « { $second } ».
event-pawn-moved = { $seat } va { $room-in }.
event-door-unlocked = { $seat } déverrouille { $door-the }.
event-trap-disarmed = { $seat } désactive { $trap-the } { $room-of }.
event-treasure-saved =
    { $count ->
        [one] { $seat } récupère { $treasure-the } : cela fait { $count } trésor récupéré.
       *[other] { $seat } récupère { $treasure-the } : cela fait { $count } trésors récupérés.
    }
event-traps-armed =
    { $trap-id ->
        [console] La console se réactive.
       *[other] Dans le manoir, { $trap-all } se réactivent.
    }
event-card-played = { $seat } joue « { $card } ».
event-power-used = { $seat } utilise le pouvoir { $character-of }.
event-bonus-used = { $seat } utilise le bonus { $character-of } et retourne la tuile face cachée.
event-door-forced = { $seat } passe { $room-in } et laisse ouverte { $door-the }.
event-pawn-placed = { $seat } surgit { $room-in }.
event-treasure-delayed = Il y a { $minutes } minutes de plus pour { $treasure-the } : il en reste { $left }.
event-actions-gained =
    { $count ->
        [one] { $seat } gagne { $count } action supplémentaire.
       *[other] { $seat } gagne { $count } actions supplémentaires.
    }
event-mate-called = { $seat } fait aussitôt agir { $mate }.
event-flag-raised = { $flag-now }
event-trap-named = { $seat } choisit { $trap-the } { $room-of }.
event-stopped = { $seat } en reste là.
event-nothing-happened = Cela ne donne rien pour { $seat }.
event-dice-rolled = { $seat } lance les dés : { $face-shown }, { $colour-adjective } et { shown-clocks }.
event-professor-die-rolled = { $seat } lance le dé du professeur : { $face-shown }.
event-colour-die-rolled = { $seat } lance le dé des couleurs : { $colour-adjective }.
event-clock-die-rolled = { $seat } lance le dé de l’horloge : { shown-clocks }.
event-professor-die-set = { $seat } tourne le dé du professeur sur « { $face-shown } ».
event-colour-die-set = { $seat } tourne le dé des couleurs sur le { $colour-adjective }.
event-professor-walked = Le professeur suit le tapis { $colour-adjective } et passe { $room-in }.
event-professor-passed = Le professeur prend le passage secret vers le trésor { $colour-adjective }, { $room-in }.
event-door-locked = Le professeur verrouille { $door-the }.
event-trap-armed = Le professeur réactive { $trap-the } { $room-of }.
event-pawn-expelled = Le professeur surprend { $seat } { $room-in } et l’expulse du manoir.
event-treasure-hurried =
    { $left ->
        [0] Le temps presse pour { $treasure-the } : { $minutes } minutes de moins, il n’en reste plus.
       *[other] Le temps presse pour { $treasure-the } : { $minutes } minutes de moins, il en reste { $left }.
    }
event-clock-advanced = L’horloge avance de { $minutes } minutes, jusqu’au { $hour }.
event-clock-stopped = L’horloge s’arrête pour ce tour.
event-treasure-lost =
    { $count ->
        [one] Le professeur met { $treasure-the } sous clef à tout jamais : cela fait { $count } trésor perdu.
       *[other] Le professeur met { $treasure-the } sous clef à tout jamais : cela fait { $count } trésors perdus.
    }
event-tile-turned-up = Un pouvoir s’éveille : { $seat } retourne la tuile { $character-of } face visible.
event-no-tile-left = L’horloge est sur le { $hour }, mais il ne reste aucun pouvoir à éveiller.
event-game-ended = { $result-sentence }

## Pourquoi pas

refusal-game-over = La partie est terminée.
refusal-asked-otherwise = Ce n’est pas ce qui est demandé maintenant. { $question }
refusal-character-taken = Quelqu’un joue déjà { $character }.
refusal-no-actions-left = Il ne vous reste plus assez d’actions pour cela.
refusal-professor-there = Le professeur est { $room-in } : aucun pion ne peut y aller.
refusal-already-there = Le pion est déjà { $room-in }.
refusal-no-door-there = Aucune porte ne mène de votre pièce { $room-to }.
refusal-no-such-door = Aucune porte ne mène { $room-of } { $other-to }.
refusal-door-locked = Vous ne pouvez pas franchir { $door-the } : elle est verrouillée.
refusal-no-window-there = Vous êtes dehors, et aucune fenêtre ne mène { $room-to }.
refusal-you-are-outside = Vous êtes dehors, et cela ne peut se faire que dans le manoir.
refusal-door-elsewhere = Vous n’êtes pas à côté de { $door-the }.
refusal-door-open = Inutile de déverrouiller { $door-the } : elle est ouverte.
refusal-professor-behind = Vous ne pouvez pas franchir { $door-the } : le professeur est derrière.
refusal-trap-off = Le piège { $room-of } est déjà désactivé.
refusal-no-treasure-here = Il n’y a pas de trésor { $room-in }.
refusal-traps-still-on =
    { $count ->
        [one] Pour récupérer { $treasure-the }, il reste { $count } piège à désactiver.
       *[other] Pour récupérer { $treasure-the }, il reste { $count } pièges à désactiver.
    }
refusal-card-not-shown = La carte « { $card } » n’est pas de celles que vous avez révélées ce tour-ci.
refusal-cards-gone = Vous ne pouvez plus jouer de carte ce tour-ci.
refusal-after-the-roll = Cela ne s’utilise qu’après le lancer des dés.
refusal-before-the-roll = Cela ne s’utilise qu’avant le lancer des dés.
refusal-no-effect = Cela ne changerait rien maintenant.
refusal-tile-face-down = Vous ne pouvez pas l’utiliser : la tuile { $character-of } est face cachée.
refusal-power-used = Vous ne pouvez plus utiliser le pouvoir { $character-of } ce tour-ci.
refusal-out-of-reach = Vous ne pouvez pas choisir { $room-the } : c’est hors de portée.
refusal-other-type = Le piège { $room-of } est { $trap-a } : ce n’est pas le bon type.
refusal-already-named = Vous avez déjà choisi le piège { $room-of }.
refusal-no-later = Il ne peut pas y avoir plus de temps pour { $treasure-the } qu’il n’y en a déjà.
refusal-already-chosen = Vous avez déjà choisi { $treasure-the }.
refusal-type-all-off = Il n’y a plus de { $trap-singular } à désactiver.
refusal-not-offered = Ici, vous ne pouvez pas choisir cela.
refusal-nobody-there = Personne n’occupe cette place.
refusal-yourself = Ici, vous ne pouvez pas vous choisir vous-même.
refusal-together = Vous êtes déjà au même endroit que { $mate }.
refusal-mate-outside = Vous ne pouvez pas rejoindre { $mate } hors du manoir.
refusal-same-face = Le dé montre déjà cela.
refusal-must-go-on = Vous ne pouvez pas encore en rester là : il faut d’abord choisir.
refusal-tile-face-up = Le pouvoir est déjà actif pour { $mate }.

## Options

option-level = Niveau
    .help = Décide avec quels trésors on joue : tous, ou sans ceux de 55 minutes (premières parties), de 30 minutes (difficile) ou des deux (moyen).
    .value-first-games = Premières parties
    .value-normal = Normal
    .value-harder = Difficile
    .value-middle = Moyen
option-characters = Personnages
    .help = Donne un personnage à chacun : au choix dans l’ordre du tour, au hasard, ou par son nom.
    .value-chosen = au choix
    .value-random = au hasard

## Plateau et fiches

label-manor = Manoir
label-room = Pièce
label-rooms = Pièces
label-outside = Dehors
label-window = Fenêtre
label-door = Porte
label-doors = Portes
label-open = ouverte
label-locked = verrouillée
label-carpet = Tapis
label-trap = Piège
label-traps = Pièges
label-armed = actif
label-disarmed = désactivé
label-treasure = Trésor
label-treasures = Trésors
label-colour = Couleur
label-minutes = Minutes
label-time-left = Temps restant
label-traps-left = Pièges encore actifs
label-saved = Trésors récupérés
label-lost = Trésors perdus
label-locations = Cartes Lieu
label-tiles = Tuiles Trésor
label-professor = Professeur
label-clock = Horloge
label-dice = Dés
label-turn = Tour
label-actions = Actions
label-actions-left = Actions restantes
label-card = Carte
label-cards = Cartes de ce tour
label-deck = Paquet
label-discard = Défausse
label-player = Joueur
label-character = Personnage
label-title = Titre
label-power = Pouvoir
label-bonus = Bonus
label-tile = Tuile
label-active = actif
label-asleep = endormi
label-used = utilisé
label-first-player = Premier joueur
label-active-player = Joueur actif
label-this-turn = Ce tour-ci
label-level = Niveau
label-log = Journal

count-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
count-moves =
    { $count ->
        [one] { $count } déplacement
       *[other] { $count } déplacements
    }
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-clocks =
    { $count ->
        [one] { $count } horloge
       *[other] { $count } horloges
    }
count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
count-traps =
    { $count ->
        [one] { $count } piège
       *[other] { $count } pièges
    }
count-treasures =
    { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
short-minutes = { $count } min

statistic-turns = Tours
statistic-saved = Trésors récupérés
statistic-lost = Trésors perdus
statistic-activations = Pouvoirs activés
statistic-expelled = Expulsions

## Carrières : un titre pour chaque exploit, et ce qu’il demande

achievement-complete-collection = Collection complète
    .text = Votre équipe gagne sans perdre un seul trésor.
achievement-cliffhanger = Du suspense jusqu’au bout
    .text = Votre équipe gagne alors que trois trésors sont perdus.
achievement-in-and-out = Aller-retour éclair
    .text = Votre équipe gagne en neuf tours au plus.
achievement-ghosts = Le manoir est hanté
    .text = Votre équipe gagne sans que le professeur expulse personne.
achievement-full-hands = Les bras chargés
    .text = Votre équipe gagne, et c’est vous qui récupérez au moins trois des trésors.
achievement-fair-shares = À chacun sa part
    .text = Votre équipe de trois ou quatre gagne, et chacun récupère un trésor.
achievement-no-beginners = Pas pour les débutants
    .text = Votre équipe gagne au niveau « Difficile ».
achievement-three-quarters = Trois quarts de triomphe
    .text = Votre équipe perd avec trois trésors récupérés.
achievement-empty-van = La camionnette rentre à vide
    .text = Votre équipe perd sans récupérer un seul trésor.
achievement-fresh-air = Un bol d’air frais
    .text = Votre équipe perd pendant que vous êtes dehors, parmi les roses.
achievement-revolving-door = Porte à tambour
    .text = Votre équipe perd une partie où le professeur vous expulse au moins trois fois.
achievement-untapped-talent = Talent inexploité
    .text = Votre équipe perd avant que votre pouvoir s’éveille.
achievement-everything-must-go = Liquidation totale
    .text = Votre équipe perd quand deux trésors ou plus disparaissent d’un seul coup.
achievement-out-of-breath = À bout de souffle
    .text = Vous faites quatre déplacements en un seul tour.
achievement-locksmith = Serrurerie à domicile
    .text = Vous déverrouillez dix portes en une partie.
achievement-elastic-time = Le temps est élastique
    .text = Pendant vos tours d’une même partie, les trésors gagnent au moins une heure en tout.
achievement-lights-out = Extinction des feux
    .text = Vous désactivez cinq pièges en un seul tour.
achievement-dice-whisperer = À l’oreille des dés
    .text = En une partie, vous tournez trois fois un dé sur la face qui vous plaît.
achievement-five-to-midnight = Minuit moins cinq
    .text = Vous récupérez un trésor auquel il ne reste que cinq minutes.
achievement-one-under-each-arm = Un sous chaque bras
    .text = Vous récupérez deux trésors en un seul tour.
achievement-leaving-together = Sortie de groupe
    .text = Le professeur vous surprend en bonne compagnie et expulse tout le monde d’un coup.

## Ce qui ne va pas dans un fichier de matériel

error-component-plan = Dans « { $file } », la case { $x }, { $y } du plan doit appartenir à exactement une des pièces ou à l’horloge.
error-component-rect = Dans « { $file } », « { $where } » doit s’exprimer en cases entières, en couvrir au moins une et tenir dans le plan.
error-component-window = Dans « { $file } », « { $where } » doit se trouver dans un mur de sa pièce, au bord du plan.
error-component-windows = Dans « { $file } », « { $where } » doit avoir exactement { $count } entrées.
error-component-door-name = Dans « { $file } », « { $where } » doit porter le nom de deux de ces pièces dans cet ordre, avec un trait d’union entre elles : { $known }.
error-component-room-doors = Dans « { $file } », le nombre de portes que « { $where } » donne à la pièce « { $room } » est de { $count } ; chaque pièce en a { $most }.
error-component-cut-off = Dans « { $file } », « { $where } » doit relier toutes les pièces ; aucun chemin ne mène de « { $room } » à « { $other } ».
error-component-carpet = Dans « { $file } », « { $where } » donne à la pièce « { $room } » un second tapis de la couleur « { $value } » ; chaque pièce en a un de chaque couleur.
error-component-door = Dans « { $file } », « { $where } » doit se trouver dans le mur entre les deux pièces de la porte.
error-component-traps = Dans « { $file } », « { $where } » fait { $count } pièges au total ; il en faut { $most }, un par pièce.
error-component-no-trap = Dans « { $file } », rien ne protège le trésor « { $where } » ; il lui faut au moins un type de piège.
error-component-tiles = Dans « { $file } », « { $where } » laisse { $count } trésors en jeu ; il en faut au moins { $least }.
error-component-effect = Dans « { $file } », « { $where } » vaut « { $value } », illisible à partir du caractère { $place } ; il pourrait y avoir : { $known }.
