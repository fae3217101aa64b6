# The LOOP en français. La valeur d’un nom est son étiquette ; les phrases prennent ses attributs : `$epoch-in`
# est l’attribut `.in` du nom donné comme `epoch` (voir engine/text.py).
# Le `.start` d’un agent ouvre une phrase, `.the` y prend place, `.of` et `.to` contractent « de » et « à ».
# Un clone porte le nom de l’époque où il est détruit.
# Devant le nom d’un joueur, pas de « de » : il devrait s’élider (« d’Anne »).

game-title = The LOOP
game-over = La partie est terminée.

## Joueurs : le bleu et le rouge sont des couleurs de cubes et d’époques ; les places portent donc un numéro.

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-hidden = quelqu’un

## Agents

agent-time-prowler = Rôdeuse Temporelle
    .start = La Rôdeuse Temporelle
    .the = la Rôdeuse Temporelle
    .of = de la Rôdeuse Temporelle
    .to = à la Rôdeuse Temporelle
agent-cztwyzzek = Cztwyzzek
    .start = Cztwyzzek
    .the = Cztwyzzek
    .of = de Cztwyzzek
    .to = à Cztwyzzek
agent-robofinisher-404 = Robofinisseur 404
    .start = Robofinisseur 404
    .the = Robofinisseur 404
    .of = de Robofinisseur 404
    .to = à Robofinisseur 404
agent-mr-time = Mr Time
    .start = Mr Time
    .the = Mr Time
    .of = de Mr Time
    .to = à Mr Time
agent-v-girl = V-Girl
    .start = V-Girl
    .the = V-Girl
    .of = de V-Girl
    .to = à V-Girl
agent-hidden = Agent
    .start = Un agent
    .the = un agent
    .of = d’un agent
    .to = à un agent

## Époques

epoch-dawn = Aube des Temps
    .in = à l’Aube des Temps
    .of = de l’Aube des Temps
    .the = l’Aube des Temps
epoch-medieval = Moyen Âge
    .in = au Moyen Âge
    .of = du Moyen Âge
    .the = le Moyen Âge
epoch-renaissance = Renaissance
    .in = à la Renaissance
    .of = de la Renaissance
    .the = la Renaissance
epoch-industry = Industrie
    .in = à l’Industrie
    .of = de l’Industrie
    .the = l’Industrie
epoch-globalization = Mondialisation
    .in = à la Mondialisation
    .of = de la Mondialisation
    .the = la Mondialisation
epoch-robots = Ère des Robots
    .in = à l’Ère des Robots
    .of = de l’Ère des Robots
    .the = l’Ère des Robots
epoch-end = Fin des Temps
    .in = à la Fin des Temps
    .of = de la Fin des Temps
    .the = la Fin des Temps
epoch-hidden = une époque
    .in = à une époque
    .of = d’une époque
    .the = une époque

## Dimensions, et celles qui permettent un LOOP

dimension-spiral = Spirale
dimension-star = Étoile
dimension-stripes = Bandes
dimension-black-hole = Trou Noir
dimension-hidden = une dimension inconnue

loop-spiral = Spirale
loop-star = Étoile
loop-stripes = Bandes
loop-hidden = une dimension inconnue

## Clones, par l’époque où ils sont détruits

clone-dawn = Clone de l’Aube des Temps
    .bare = clone de l’Aube des Temps
clone-medieval = Clone du Moyen Âge
    .bare = clone du Moyen Âge
clone-renaissance = Clone de la Renaissance
    .bare = clone de la Renaissance
clone-industry = Clone de l’Industrie
    .bare = clone de l’Industrie
clone-globalization = Clone de la Mondialisation
    .bare = clone de la Mondialisation
clone-robots = Clone de l’Ère des Robots
    .bare = clone de l’Ère des Robots
clone-end = Clone de la Fin des Temps
    .bare = clone de la Fin des Temps
clone-supa-dawn = Supa clone de l’Aube des Temps
    .bare = supa clone de l’Aube des Temps
clone-supa-medieval = Supa clone du Moyen Âge
    .bare = supa clone du Moyen Âge
clone-supa-renaissance = Supa clone de la Renaissance
    .bare = supa clone de la Renaissance
clone-supa-industry = Supa clone de l’Industrie
    .bare = supa clone de l’Industrie
clone-supa-globalization = Supa clone de la Mondialisation
    .bare = supa clone de la Mondialisation
clone-supa-robots = Supa clone de l’Ère des Robots
    .bare = supa clone de l’Ère des Robots
clone-supa-end = Supa clone de la Fin des Temps
    .bare = supa clone de la Fin des Temps
clone-hidden = Clone
    .bare = clone

## Missions

mission-pincer = Prenez-le en tenaille !
mission-purity = Sceaux quantiques !
mission-rift-at-foo = Colmatez le Dr Foo !
mission-loop-at-foo = Bouclez le Dr Foo !
mission-clone-at-foo = Réunifiez le Dr Foo !
mission-rift-at-each = Grand colmatage !
mission-loop-at-each = Tour de boucle !
mission-clone-at-each = Chasse aux clones !
mission-grid = Réseau saturé !
mission-surge = Surtension !
mission-hidden = mission inconnue

## Ultramachina

machine-primordial-deluge = Déluge Primordial
machine-resentful-reptiles = Reptiles Rancuniers
machine-quantum-inquisition = Inquisition Quantique
machine-paradox-plague = Peste Paradoxale
machine-karmic-renaissance = Renaissance Karmique
machine-warped-perspective = Perspective Faussée
machine-runaway-boiler = Chaudière Emballée
machine-temporal-taylorism = Taylorisme Temporel
machine-energy-crash = Krach Énergétique
machine-commercial-break = Coupure Pub
machine-forced-update = Mise à Jour Forcée
machine-nano-clone-swarm = Essaim de Nano-Clones
machine-final-auto-da-fe = Autodafé Final
machine-countdown = Compte à Rebours
machine-hidden = Ultramachina inconnue

## Cartes : celles de départ de chaque agent, le Gros Deck époque par époque, et des noms pour vos propres cartes

card-quantum-wrench = Clé à Molette Quantique
card-super-undies = Super-Slip
card-bag-of-tricks = Sac à Malice
card-breizhwerk-walkman = Baladeur BreizhWerk
card-celto-goth-skates = Patins Celto-Gothiques
card-long-range-patch = Rustine Longue Portée
card-disguise-headband = Bandeau de Dissimulation
card-energy-grub = Larve à Énergie
card-a-thousand-first-names = Les Mille Prénoms
card-colleague-costume = Déguisement de Collègue
card-cosmic-sucker = Ventouse Cosmique
card-breath-of-origins = Souffle des Origines
card-phase-out-ray = Rayon Déphaseur
card-rocket-fist = Poing-Fusée
card-binary-punchline = Punchline Binaire
card-magnetic-claw = Pince Magnétique
card-purple-tank-treads = Chenilles Violettes
card-zx-battery = Pile ZX
card-wormhole = Trou de Ver
card-tempograph = Tempographe
card-grappling-hook = Grappin
card-firm-handshake = Poignée de Main Ferme
card-year-end-bonus = Prime de Fin d’Année
card-business-card = Carte de Visite
card-double-joystick = Double Bâton de Joie
card-pressure-cooker = Cocotte-Minute
card-relief-valve = Soupape de Décharge
card-antimatter-core = Cœur d’Antimatière
card-blast-furnace-fist = Poing de Haut-Fourneau
card-big-tantrum = Gros Caprice
card-spartan-shield = Bouclier Spartiate
card-stonehenge-stones = Pierres de Stonehenge
card-first-fire = Premier Feu
card-square-wheel = Roue Carrée
card-draft-mammoth = Mammouth de Trait
card-diplomatic-club = Gourdin Diplomatique
card-cave-painting = Fresque Rupestre
card-war-steed = Destrier de Combat
card-holy-grail = Saint Graal
card-clone-trebuchet = Trébuchet à Clones
card-rallying-horn = Cor de Ralliement
card-round-table = Table Ronde
card-boiling-oil = Huile Bouillante
card-colleague-catapult = Catapulte à Collègues
card-da-vincis-manuscript = Manuscrit de Da Vinci
card-aerial-screw = Vis Aérienne
card-galileos-spyglass = Lunette de Galilée
card-gutenbergs-press = Presse de Gutenberg
card-venetian-mask = Masque Vénitien
card-florentine-culverin = Couleuvrine Florentine
card-generous-patron = Mécène Généreux
card-matryoshka = Matriochka
card-edisons-light-bulb = Ampoule d’Edison
card-teslas-teleporter = Téléporteur de Tesla
card-steam-engine = Machine à Vapeur
card-watertight-top-hat = Haut-de-Forme Étanche
card-runaway-locomotive = Locomotive Emballée
card-instant-telegraph = Télégraphe Instantané
card-hover-plank = Planche Volante
card-cubic-puzzle = Casse-Tête Cubique
card-videotape-recorder = Magnétoscope
card-arcade-cabinet = Borne d’Arcade
card-mad-shopping-trolley = Caddie Fou
card-intertemporal-fax = Fax Intertemporel
card-two-tone-eraser = Gomme Bicolore
card-vacuum-drone = Drone Aspirateur
card-telescopic-arms = Bras Télescopiques
card-pocket-atomic-cell = Pile Atomique de Poche
card-tractor-beam = Rayon Tracteur
card-too-artificial-intelligence = Intelligence Trop Artificielle
card-five-d-printer = Imprimante 5D
card-antigravity-boots = Bottes Antigravité
card-cracked-hourglass = Sablier Fêlé
card-vortex-vacuum = Aspirateur à Vortex
card-last-battery-on-earth = Dernière Pile du Monde
card-big-red-button = Gros Bouton Rouge
card-cosmic-tin-can = Boîte de Conserve Cosmique
card-ashes-of-the-future = Cendres du Futur
card-radioactive-hound = Molosse Radioactif
card-extra-1 = Carte maison 1
card-extra-2 = Carte maison 2
card-extra-3 = Carte maison 3
card-extra-4 = Carte maison 4
card-extra-5 = Carte maison 5
card-extra-6 = Carte maison 6
card-extra-7 = Carte maison 7
card-extra-8 = Carte maison 8
card-extra-9 = Carte maison 9
card-extra-10 = Carte maison 10
card-extra-11 = Carte maison 11
card-extra-12 = Carte maison 12
card-extra-13 = Carte maison 13
card-extra-14 = Carte maison 14
card-extra-15 = Carte maison 15
card-extra-16 = Carte maison 16
card-extra-17 = Carte maison 17
card-hidden = carte inconnue

## Modes, niveaux, et fins de partie

mode-sabotage = S.A.B.O.T.A.G.E
mode-supa-clones = Sayan Supa Clones
mode-centrifuges = Centrifugeuses L.A.S.E.R
mode-ultramachina = Ultramachina
mode-hidden = mode inconnu

difficulty-month = Employé du Mois
difficulty-year = Employé de l’Année
difficulty-infinity = Employé de l’Infini
difficulty-hidden = niveau inconnu

ending-victory = Victoire
    .sentence = La Machine du Dr Foo est sabotée : l’équipe gagne.
ending-second-vortex = Deuxième vortex à une même époque
    .sentence = Un deuxième vortex s’ouvre à la même époque : le Dr Foo gagne.
ending-fourth-vortex = Quatrième vortex
    .sentence = Un quatrième vortex s’ouvre : le Dr Foo gagne.
ending-cycles = Fin du troisième cycle
    .sentence = Le Dr Foo achève son troisième cycle : le Dr Foo gagne.
ending-mega-vortex = Tour terminé sur un méga vortex
    .sentence = Un agent termine son tour sur un méga vortex : le Dr Foo gagne.
ending-hidden = inconnue
    .sentence = La partie est terminée.

## Ce que font cartes, pouvoirs et Ultramachina : words.py assemble ces propositions, étape par étape.
## 99 veut dire tout ce qu’il y a. `.item` est ce qui peut s’énumérer derrière un même verbe.

where-here = à votre époque
    .into = à votre époque
    .from = de votre époque
where-prev = à l’époque précédente
    .into = à l’époque précédente
    .from = de l’époque précédente
where-next = à l’époque suivante
    .into = à l’époque suivante
    .from = de l’époque suivante
where-adj = à une époque adjacente
    .into = à une époque adjacente
    .from = d’une époque adjacente
where-near = à votre époque ou à une époque adjacente
    .into = à votre époque ou à une époque adjacente
    .from = de votre époque ou d’une époque adjacente
where-any = à l’époque de votre choix
    .into = à l’époque de votre choix
    .from = de l’époque de votre choix
where-vortex = sur un vortex
    .into = sur un vortex
    .from = d’un vortex
where-foo = à l’époque du Dr Foo
    .into = à l’époque du Dr Foo
    .from = de l’époque du Dr Foo
where-foo-prev = à l’époque qui précède celle du Dr Foo
    .into = à l’époque qui précède celle du Dr Foo
    .from = de l’époque qui précède celle du Dr Foo
where-foo-next = à l’époque qui suit celle du Dr Foo
    .into = à l’époque qui suit celle du Dr Foo
    .from = de l’époque qui suit celle du Dr Foo
where-other = à l’époque d’un autre agent
    .into = à l’époque d’un autre agent
    .from = de l’époque d’un autre agent
where-origin =
    { $count ->
        [one] à l’époque d’origine de cette carte
       *[other] à l’époque d’origine de la dernière de ces cartes
    }
    .into =
        { $count ->
            [one] à l’époque d’origine de cette carte
           *[other] à l’époque d’origine de la dernière de ces cartes
        }
    .from =
        { $count ->
            [one] de l’époque d’origine de cette carte
           *[other] de l’époque d’origine de la dernière de ces cartes
        }
where-sent =
    { $count ->
        [one] à la nouvelle époque du clone
       *[other] à la nouvelle époque du dernier clone
    }
    .into =
        { $count ->
            [one] à la nouvelle époque du clone
           *[other] à la nouvelle époque du dernier clone
        }
    .from =
        { $count ->
            [one] de la nouvelle époque du clone
           *[other] de la nouvelle époque du dernier clone
        }
where-there =
    { $after ->
        [agent-move] à l’époque de cet agent
       *[other] à cette époque
    }
    .into =
        { $after ->
            [agent-move] à l’époque de cet agent
           *[other] à cette époque
        }
    .from =
        { $after ->
            [agent-move] de l’époque de cet agent
           *[other] de cette époque
        }
where-each-vortex = sur chaque vortex
    .into = sur chaque vortex
    .from = de chaque vortex
where-each-agent = à chaque époque où se trouve un agent
    .into = à chaque époque où se trouve un agent
    .from = de chaque époque où se trouve un agent
where-each = à chaque époque
    .into = à chaque époque
    .from = de chaque époque

effect-energy = ajoutez { $items }
    .item =
        { $count ->
            [one] { $count } énergie { $where-into }
           *[other] { $count } énergies { $where-into }
        }
effect-energy-to-rifts = ajoutez de l’énergie { $where-into } jusqu’à ce qu’il y en ait autant que de failles
effect-rift = retirez { $items }
    .item =
        { $count ->
            [99] toutes les failles { $where-from }
            [one] { $count } faille { $where }
           *[other] { $count } failles { $where }
        }
effect-push =
    { $count ->
        [99] repoussez d’un cran tous les clones { $where-from }
        [one] repoussez d’un cran { $count } clone { $where-from }
       *[other] repoussez d’un cran { $count } clones { $where-from }
    }
effect-pull =
    { $count ->
        [one] attirez à votre époque { $count } clone d’une époque adjacente
       *[other] attirez à votre époque { $count } clones d’époques adjacentes
    }
effect-move =
    { $carry ->
        [anywhere] déplacez-vous { effect-stride } ; en chemin, vous pouvez emporter 1 clone
        [vortex] déplacez-vous { effect-stride } ; en chemin, vous pouvez prendre 1 clone sur un vortex et l’emporter
       *[none] déplacez-vous { effect-stride }
    }
effect-agent-move =
    { $who ->
        [other] déplacez un autre agent { effect-stride }
       *[agent] déplacez n’importe quel agent (vous compris) { effect-stride }
    }
effect-stride =
    { $stride ->
        [exactly] { $count ->
            [one] d’une époque
           *[other] de { $count } époques
        }
        [up-to] { $count ->
            [one] d’une époque au plus
           *[other] de { $count } époques au plus
        }
        [between] de { $least } à { $count } époques
       *[place] { $where-into }
    }
effect-swap = intervertissez { $first } avec { $second }
piece-self = votre agent
    .second = votre agent
    .another = votre agent
piece-other = un autre agent
    .second = un autre agent
    .another = un autre agent
piece-clone = 1 clone { $where-from }
    .second = 1 clone { $where-from }
    .another = un autre clone { $where-from }
effect-draw =
    { $count ->
        [one] piochez { $count } carte
       *[other] piochez { $count } cartes
    }
    .it =
        { $count ->
            [one] pioche { $count } carte
           *[other] pioche { $count } cartes
        }
effect-discard =
    { $count ->
        [one] défaussez { $count } carte de votre main
       *[other] défaussez { $count } cartes de votre main
    }
    .it =
        { $count ->
            [one] défausse { $count } carte de sa main
           *[other] défausse { $count } cartes de sa main
        }
effect-destroy =
    { $zone ->
        [big-deck] { $count ->
            [one] détruisez la première carte du Gros Deck
           *[other] détruisez les { $count } premières cartes du Gros Deck
        }
        [available] { $count ->
            [one] détruisez { $count } carte disponible { $where }
           *[other] détruisez { $count } cartes disponibles { $where }
        }
       *[hand] { $count ->
            [one] détruisez { $count } carte de votre main
           *[other] détruisez { $count } cartes de votre main
        }
    }
    .it =
        { $count ->
            [one] détruit { $count } carte de sa main
           *[other] détruit { $count } cartes de sa main
        }
effect-make-available =
    { $count ->
        [one] rendez disponible { $count } carte du Gros Deck
       *[other] rendez disponibles { $count } cartes du Gros Deck
    }
effect-gain = placez sur le dessus de votre pioche 1 carte disponible { $where }
effect-apply =
    { $zone ->
        [available] appliquez l’effet d’une carte disponible { $where }
        [destroyed-top] appliquez l’effet de la carte au sommet des cartes détruites
       *[that] appliquez l’effet de cette carte
    }
effect-apply-by = laissez un autre agent appliquer l’effet d’une carte de sa main, puis la défausser
effect-cancel =
    { $count ->
        [one] annulez une des failles qui sortent de la Machine
       *[other] annulez jusqu’à { $count } des failles qui sortent de la Machine
    }
effect-spawn =
    { $count ->
        [one] générez { $count } clone
       *[other] générez { $count } clones
    }
effect-spawn-here =
    { $count ->
        [one] tirez { $count } clone du sac et placez-le à l’époque du Dr Foo
       *[other] tirez { $count } clones du sac et placez-les à l’époque du Dr Foo
    }
effect-add-rift = placez { $items }
    .item =
        { $count ->
            [one] { $count } faille { $where }
           *[other] { $count } failles { $where }
        }
effect-drain = retirez { $items }
    .item =
        { $count ->
            [99] toute l’énergie { $where-from }
            [one] { $count } énergie { $where }
           *[other] { $count } énergies { $where }
        }
effect-extra-throw =
    { $count ->
        [one] jetez { $count } faille de plus dans la Machine ce tour-ci
       *[other] jetez { $count } failles de plus dans la Machine ce tour-ci
    }
effect-destroy-available = détruisez toutes les cartes disponibles { $where }
effect-undamage =
    { $count ->
        [one] retirez { $count } dégât d’une mission révélée
       *[other] retirez { $count } dégâts de missions révélées
    }
effect-jam-power = bloquez le pouvoir spécial de l’agent actif pour ce tour
effect-gather =
    { $count ->
        [one] déplacez { $count } clone de chaque époque adjacente à celle du Dr Foo vers son époque
       *[other] déplacez { $count } clones de chaque époque adjacente à celle du Dr Foo vers son époque
    }
effect-shuffle-hands = mélangez ensemble toutes les mains et redistribuez à chacun autant de cartes qu’il en avait

# Comment les propositions s’assemblent.
effect-then = { $first }, puis { $second }
effect-then-it = { $first }, puis { $second }
effect-next = puis { $clause }
effect-comma = { $first }, { $second }
effect-and = { $first } et { $second }
effect-or = { $first } ou { $second }
effect-choose = choisissez une option : { $options }
effect-option = ({ $number }) { $clause }
effect-option-next = { $first } ; { $second }
effect-repeat =
    { $count ->
        [2] { $clause } ; faites cela deux fois
       *[other] { $clause } ; faites cela { $count } fois
    }
effect-once-more = recommencez une fois
effect-may = si vous le souhaitez, { $clause }
effect-may-it = si vous le souhaitez, { $clause }
effect-if-other-here = s’il y a un autre agent à votre époque, { $clause }
effect-if-on-vortex = si vous êtes sur un vortex, { $clause }
effect-if-at-foo = si vous êtes à l’époque du Dr Foo, { $clause }
effect-each = à tour de rôle, chaque joueur { $clause }
effect-each-mixed = pour chaque joueur, à tour de rôle : { $clause }
effect-player-it = ce joueur { $clause }
effect-player-active = le joueur actif { $clause }
effect-player-chosen = un joueur de votre choix { $clause }

## Ce que disent le pouvoir d’un agent et une mission

text-power =
    { $timing ->
        [landed] { text-power-often }, pendant votre phase Foo, avant le placement des failles : { $effect-clause }
       *[action] { $cost ->
            [discard-ready] { text-power-often }, pendant votre phase d’actions : défaussez 1 carte redressée de votre main sans l’utiliser, puis { $effect-clause }
           *[nothing] { text-power-often }, pendant votre phase d’actions : { $effect-clause }
        }
    }
text-power-often =
    { $limit ->
        [1] Une fois par tour
        [2] Deux fois par tour
       *[other] Jusqu’à { $limit } fois par tour
    }
text-mission = { $deed } { $limit ->
        [0] La mission peut être archivée avec { count-damage }.
       *[other] La mission reçoit 1 dégât par tour au plus et peut être archivée avec { $count }.
    }
text-mission-rift =
    { $spot ->
        [foo] Chaque faille que vous retirez à l’époque du Dr Foo inflige 1 dégât.
        [each] Chaque faille que vous retirez inflige 1 dégât sur l’emplacement de son époque, s’il est encore vide.
        [tile] Chaque faille que vous retirez à l’époque de cette mission inflige 1 dégât.
       *[anywhere] Chaque faille que vous retirez inflige 1 dégât.
    }
text-mission-loop =
    { $spot ->
        [foo] Chaque LOOP que vous faites à l’époque du Dr Foo inflige 1 dégât.
        [each] Chaque LOOP que vous faites inflige 1 dégât sur l’emplacement de son époque, s’il est encore vide.
        [tile] Chaque LOOP que vous faites à l’époque de cette mission inflige 1 dégât.
       *[anywhere] Chaque LOOP que vous faites inflige 1 dégât.
    }
text-mission-clone =
    { $spot ->
        [foo] Chaque clone que vous détruisez à l’époque du Dr Foo inflige 1 dégât.
        [each] Chaque clone que vous détruisez inflige 1 dégât sur l’emplacement de son époque, s’il est encore vide.
        [tile] Chaque clone que vous détruisez à l’époque de cette mission inflige 1 dégât.
       *[anywhere] Chaque clone que vous détruisez inflige 1 dégât.
    }
text-mission-energy =
    { $spot ->
        [foo] Chaque énergie que vous ajoutez à l’époque du Dr Foo inflige 1 dégât.
        [each] Chaque énergie que vous ajoutez inflige 1 dégât sur l’emplacement de son époque, s’il est encore vide.
        [tile] Chaque énergie que vous ajoutez à l’époque de cette mission inflige 1 dégât.
       *[anywhere] Chaque énergie que vous ajoutez inflige 1 dégât.
    }
text-mission-grid =
    { $spot ->
        [foo] S’il y a de l’énergie à chaque époque quand votre action commence, chaque énergie qu’elle ajoute à l’époque du Dr Foo inflige 1 dégât.
        [each] S’il y a de l’énergie à chaque époque quand votre action commence, chaque énergie qu’elle ajoute inflige 1 dégât sur l’emplacement de son époque, s’il est encore vide.
        [tile] S’il y a de l’énergie à chaque époque quand votre action commence, chaque énergie qu’elle ajoute à l’époque de cette mission inflige 1 dégât.
       *[anywhere] S’il y a de l’énergie à chaque époque quand votre action commence, chaque énergie qu’elle ajoute inflige 1 dégât.
    }
text-mission-pincer =
    { $spot ->
        [each] Si, avant ou après l’une de vos actions, vous êtes à l’une des époques voisines de celle du Dr Foo et un autre agent à l’autre, cela inflige 1 dégât sur l’emplacement de l’époque du Dr Foo.
       *[other] Si, avant ou après l’une de vos actions, vous êtes à l’une des époques voisines de celle du Dr Foo et un autre agent à l’autre, cela inflige 1 dégât.
    }
text-mission-purity =
    { $spot ->
        [each] Si, avant ou après l’une de vos actions, vous êtes à une époque sans clone ni faille, vous pouvez infliger 1 dégât sur l’emplacement de cette époque.
       *[other] Si, avant ou après l’une de vos actions, vous êtes à une époque sans clone ni faille, vous pouvez infliger 1 dégât.
    }

## Actions

action-agent = Choisir { $agent-the }.
    .choose-agent = Jouer { $agent-the }.
    .assign-card = Donner la carte { $agent-to }.
    .pick-leader = Faire jouer le prochain tour { $agent-to }.
action-machine = Choisir « { $machine } » (dégâts : { $count } sur { $needed }).
    .damage-machine = Endommager « { $machine } » (dégâts : { $count } sur { $needed }).
    .fire-machine = Appliquer « { $machine } » (dégâts : { $count } sur { $needed }).
action-branch =
    { $count ->
        [1] Appliquer la première option.
        [2] Appliquer la deuxième option.
        [3] Appliquer la troisième option.
       *[other] Appliquer la quatrième option.
    }
    .pick-branch = { $text }
action-clone = Choisir le { $clone-bare }.
    .carry = Emporter le { $clone-bare }.
action-epoch = Choisir { $epoch-the }.
    .cancel-rift =
        { $count ->
            [one] Annuler la faille qui sort { $epoch-in }.
           *[other] Annuler une des { $count } failles qui sortent { $epoch-in }.
        }
    .send-clone = Repousser le clone vers { $epoch-the }.
    .carry = Aller { $epoch-in }.
    .first-death = Détruire d’abord le clone { $epoch-in }.
    .fill-slot = Placer le dégât sur l’emplacement { $epoch-of }.
    .pick-mission = Retirer le dégât de « { $mission } » { $epoch-in }.
    .clear-slot = Retirer le dégât de l’emplacement { $epoch-of }.
action-leave = Déposer le clone ici.
action-accept = Le faire.
    .confirm = { $text }
    .archive = Archiver la mission.
action-stop = En rester là.
    .act = Terminer vos actions.
    .cancel-rift = N’annuler aucune faille.
    .move-to = Ne pas se déplacer.
    .carry = Terminer le déplacement ici.
    .confirm = Ne pas le faire.
    .take-card = Ne prendre aucune carte.
    .archive = Ne pas archiver la mission.
action-move = Dépenser de l’énergie et se déplacer { $epoch-in }.
action-free-move = Se déplacer { $epoch-in } avec les batteries.
action-loop =
    { $count ->
        [one] Faire un LOOP de la dimension { $loop } pour { $count } énergie.
       *[other] Faire un LOOP de la dimension { $loop } pour { $count } énergies.
    }
action-power = Utiliser le pouvoir spécial { $agent-of }.
action-claim = Endommager la mission qui demande une époque sans clone ni faille, sur l’emplacement { $epoch-of }.
action-use = Utiliser « { $card } » ({ $dimension }).
action-card = Choisir « { $card } » ({ $dimension }, { $origin }).
    .pay-card = Défausser « { $card } » ({ $dimension }, { $origin }).
    .top-card = Placer « { $card } » sur le dessus ({ $dimension }, { $origin }).
    .take-card = Prendre « { $card } » ({ $dimension }, { $origin }).
    .draft-card = Prendre « { $card } » ({ $dimension }, { $origin }).

## Décisions : à la personne interrogée et (`.other`) à toutes les autres

decision-choose-agent = Choisissez un agent à jouer.
    .kind = Choisir un agent à jouer
    .other = { $seat } choisit un agent.
decision-act =
    { $count ->
        [one] { $agent-start } est { $epoch-in }, et le prochain LOOP coûte { $count } énergie : que faites-vous ?
       *[other] { $agent-start } est { $epoch-in }, et le prochain LOOP coûte { $count } énergies : que faites-vous ?
    }
    .kind = Faire une action
    .other = { $seat } choisit une action pour { $agent-the }.
decision-cancel-rift = { $agent } : annulez-vous une faille avant son placement ?
    .kind = Annuler une faille
    .other = { $seat } peut annuler une faille avant son placement.
decision-pick-epoch =
    { $step ->
        [energy] { $agent } : choisissez l’époque où vous ajoutez de l’énergie.
        [energy-to-rifts] { $agent } : choisissez l’époque où vous ajoutez de l’énergie.
        [rift] { $agent } : choisissez l’époque où vous retirez des failles.
        [push] { $agent } : choisissez l’époque d’où vous repoussez des clones.
        [pull] { $agent } : choisissez l’époque d’où vous attirez un clone.
        [hold] { $agent } : choisissez l’époque du premier clone à intervertir.
        [swap] { $agent } : choisissez l’époque de l’autre clone à intervertir.
       *[other] { $agent } : choisissez une époque.
    }
    .kind = Choisir une époque
    .other =
        { $step ->
            [energy] { $seat } choisit une époque où ajouter de l’énergie.
            [energy-to-rifts] { $seat } choisit une époque où ajouter de l’énergie.
            [rift] { $seat } choisit une époque où retirer des failles.
            [push] { $seat } choisit une époque d’où repousser des clones.
            [pull] { $seat } choisit une époque d’où attirer un clone.
            [hold] { $seat } choisit l’époque du premier clone à intervertir.
            [swap] { $seat } choisit l’époque de l’autre clone à intervertir.
           *[other] { $seat } choisit une époque.
        }
decision-pick-clone =
    { $step ->
        [push] { $agent } : choisissez, { $epoch-in }, le clone que vous repoussez.
        [pull] { $agent } : choisissez, { $epoch-in }, le clone que vous attirez à votre époque.
        [hold] { $agent } : choisissez, { $epoch-in }, le premier clone à intervertir.
        [swap] { $agent } : choisissez, { $epoch-in }, l’autre clone à intervertir.
        [gather] { $agent } : choisissez, { $epoch-in }, le clone qui va à l’époque du Dr Foo.
       *[other] { $agent } : choisissez un clone { $epoch-in }.
    }
    .kind = Choisir un clone
    .other =
        { $step ->
            [push] { $seat } choisit, { $epoch-in }, un clone à repousser.
            [pull] { $seat } choisit, { $epoch-in }, un clone à attirer.
            [hold] { $seat } choisit, { $epoch-in }, le premier clone à intervertir.
            [swap] { $seat } choisit, { $epoch-in }, l’autre clone à intervertir.
            [gather] { $seat } choisit, { $epoch-in }, le clone qui va à l’époque du Dr Foo.
           *[other] { $seat } choisit un clone { $epoch-in }.
        }
decision-send-clone = { $agent } : choisissez l’époque vers laquelle vous repoussez le { $clone-bare }.
    .kind = Repousser un clone
    .other = { $seat } choisit l’époque vers laquelle repousser le { $clone-bare }.
decision-move-to =
    { $step ->
        [agent-move] { $agent } : choisissez où vous déplacez { $other-the }.
       *[move] { $agent } : choisissez où vous vous déplacez.
    }
    .kind = Se déplacer
    .other =
        { $step ->
            [agent-move] { $seat } choisit où déplacer { $other-the }.
           *[move] { $seat } choisit où déplacer { $agent-the }.
        }
decision-carry =
    { $clone-id ->
        [hidden] { $agent-start } a encore { $count } pas : choisissez comment poursuivre.
       *[other] { $agent-start } a encore { $count } pas et emporte le { $clone-bare } : choisissez comment poursuivre.
    }
    .kind = Aller plus loin avec un clone
    .other = { $seat } choisit comment poursuivre le déplacement { $agent-of }.
decision-pick-agent =
    { $step ->
        [agent-move] { $agent } : choisissez l’agent que vous déplacez.
        [hold] { $agent } : choisissez l’agent à intervertir.
        [swap] { $agent } : choisissez l’agent à intervertir.
        [apply-by] { $agent } : choisissez l’agent qui applique une carte.
        [each] { $agent } : choisissez qui applique maintenant le texte.
        [player] { $agent } : choisissez le joueur qui doit subir cet effet.
       *[other] { $agent } : choisissez un agent.
    }
    .kind = Choisir un agent
    .other =
        { $step ->
            [agent-move] { $seat } choisit un agent à déplacer.
            [hold] { $seat } choisit un agent à intervertir.
            [swap] { $seat } choisit un agent à intervertir.
            [apply-by] { $seat } choisit l’agent qui applique une carte.
            [each] { $seat } choisit qui applique maintenant le texte.
            [player] { $seat } choisit le joueur qui doit subir cet effet.
           *[other] { $seat } choisit un agent.
        }
decision-pick-branch = { $agent } : choisissez l’une des options du texte.
    .kind = Choisir une option d’un texte
    .other = { $seat } choisit l’une des options du texte.
decision-confirm =
    { $step ->
        [energy] { $agent } : ajoutez-vous l’énergie que le texte propose ?
        [energy-to-rifts] { $agent } : ajoutez-vous l’énergie que le texte propose ?
        [rift] { $agent } : retirez-vous les failles que le texte propose de retirer ?
        [push] { $agent } : repoussez-vous des clones comme le texte le propose ?
        [pull] { $agent } : attirez-vous des clones comme le texte le propose ?
        [move] { $agent } : vous déplacez-vous comme le texte le propose ?
       *[other] { $agent } : appliquez-vous la partie facultative du texte ?
    }
    .kind = Partie facultative d’un texte
    .other = { $seat } peut appliquer la partie facultative du texte.
decision-pick-card =
    { $step ->
        [discard] { $other-id ->
            [hidden] { $agent } : choisissez une carte de votre main à défausser.
           *[other] { $other } : choisissez une carte de votre main à défausser.
        }
        [destroy] { $other-id ->
            [hidden] { $agent } : choisissez une carte à détruire.
           *[other] { $other } : choisissez une carte de votre main à détruire.
        }
        [gain] { $agent } : choisissez une carte disponible à placer sur le dessus de votre pioche.
        [apply] { $agent } : choisissez la carte disponible dont vous appliquez l’effet.
        [apply-by] { $other } : choisissez une carte de votre main à appliquer puis à défausser.
       *[other] { $agent } : choisissez une carte.
    }
    .kind = Choisir une carte
    .other =
        { $step ->
            [discard] { $seat } choisit une carte à défausser.
            [destroy] { $seat } choisit une carte à détruire.
            [gain] { $seat } choisit une carte disponible à placer sur le dessus de la pioche.
            [apply] { $seat } choisit la carte disponible dont l’effet s’applique.
            [apply-by] { $seat } choisit une carte { $other-of } à appliquer puis à défausser.
           *[other] { $seat } choisit une carte.
        }
decision-pay-card = { $agent } : choisissez la carte redressée que vous défaussez pour utiliser votre pouvoir.
    .kind = Défausser une carte pour un pouvoir
    .other = { $seat } choisit une carte redressée à défausser pour le pouvoir { $agent-of }.
decision-top-card = Choisissez laquelle des cartes tout juste détruites finit au sommet des cartes détruites.
    .kind = Quelle carte détruite finit au sommet
    .other = { $seat } choisit laquelle des cartes tout juste détruites finit au sommet des cartes détruites.
decision-first-death = Choisissez où un clone est détruit en premier.
    .kind = Où un clone est détruit en premier
    .other = { $seat } choisit où un clone est détruit en premier.
decision-damage-machine =
    { $count ->
        [one] Choisissez l’Ultramachina qui reçoit { $count } dégât { $epoch-in }.
       *[other] Choisissez l’Ultramachina qui reçoit le premier de { $count } dégâts { $epoch-in }.
    }
    .kind = Endommager une Ultramachina
    .other =
        { $count ->
            [one] { $seat } choisit l’Ultramachina qui reçoit { $count } dégât { $epoch-in }.
           *[other] { $seat } choisit l’Ultramachina qui reçoit le premier de { $count } dégâts { $epoch-in }.
        }
decision-fire-machine = Choisissez la prochaine Ultramachina à appliquer { $epoch-in }.
    .kind = Quelle Ultramachina appliquer
    .other = { $seat } choisit la prochaine Ultramachina à appliquer { $epoch-in }.
decision-fill-slot = Choisissez l’emplacement de « { $mission } » qui reçoit le dégât.
    .kind = Emplacement d’une mission qui reçoit un dégât
    .other = { $seat } choisit l’emplacement de « { $mission } » qui reçoit le dégât.
decision-pick-mission = Choisissez la mission que le Dr Foo répare.
    .kind = Mission que le Dr Foo répare
    .other = { $seat } choisit la mission que le Dr Foo répare.
decision-clear-slot = Choisissez l’emplacement que le Dr Foo répare sur la mission { $epoch-of }.
    .kind = Emplacement que le Dr Foo répare
    .other = { $seat } choisit l’emplacement que le Dr Foo répare sur la mission { $epoch-of }.
decision-take-card = { $agent } : prenez-vous l’une des cartes disponibles { $epoch-in } ?
    .kind = Prendre une carte
    .other = { $seat } peut prendre l’une des cartes disponibles { $epoch-in }.
decision-archive = { $agent } : archivez-vous « { $mission } » { $epoch-in } ?
    .kind = Archiver une mission
    .other = { $seat } peut archiver « { $mission } » { $epoch-in }.
decision-draft-card = Choisissez l’une des cartes de la prime pour votre deck.
    .kind = Choisir une carte de la prime
    .other = { $seat } choisit l’une des cartes de la prime.
decision-assign-card = Choisissez l’agent qui reçoit « { $card } ».
    .kind = Qui reçoit une carte de la prime
    .other = { $seat } choisit l’agent qui reçoit « { $card } ».
decision-pick-leader = Choisissez l’agent qui joue le prochain tour.
    .kind = Qui joue ensuite
    .other = { $seat } choisit l’agent qui joue le prochain tour.

## Événements

event-game-started = L’opération { $mode } commence ({ $difficulty }) : { $seat } joue en premier.
event-agent-taken = { $seat } joue { $agent-the }.
event-mission-revealed = La mission { $epoch-of } est révélée : « { $mission } ».
event-rifts-placed =
    { $count ->
        [one] Le Dr Foo ouvre { $count } faille { $epoch-in }.
       *[other] Le Dr Foo ouvre { $count } failles { $epoch-in }.
    }
event-energy-placed = Un cube d’énergie apparaît { $epoch-in }.
event-clone-generated = Le Dr Foo génère un { $clone-bare } { $epoch-in }.
event-centrifuge-placed = Une centrifugeuse de la dimension { $loop } se met en marche { $epoch-in }.
event-machine-placed = Le Dr Foo installe l’Ultramachina « { $machine } » { $epoch-in }.
event-card-available = La carte « { $card } » devient disponible { $epoch-in }.
event-card-destroyed = La carte « { $card } » est détruite.
event-big-deck-rebuilt = Les cartes détruites sont mélangées et reforment le Gros Deck.
event-turn-started = Tour { $count } : { $seat } joue avec { $agent-the }.
event-foo-moved = Le Dr Foo arrive { $epoch-in }.
event-machine-fired = L’Ultramachina « { $machine } » s’applique.
event-rifts-thrown =
    { $count ->
        [one] Le Dr Foo jette { $count } faille dans la Machine.
       *[other] Le Dr Foo jette { $count } failles dans la Machine.
    }
event-rifts-landed =
    { $count ->
        [one] La Machine crache { $count } faille { $epoch-in }.
       *[other] La Machine crache { $count } failles { $epoch-in }.
    }
event-rift-cancelled = { $agent-start } annule une faille avant qu’elle s’ouvre { $epoch-in }.
event-vortex-opened =
    { $count ->
        [one] Un vortex s’ouvre { $epoch-in }, le premier.
       *[other] Un vortex s’ouvre { $epoch-in } : cela en fait { $count }.
    }
event-mission-lost = La mission « { $mission } » { $epoch-of } disparaît dans le vortex.
event-tile-lost = La mission cachée { $epoch-of } disparaît dans le vortex.
event-moved-paying = { $agent-start } dépense 1 énergie et se rend { $epoch-in }.
event-moved-free = { $agent-start } se rend { $epoch-in } grâce à ses batteries.
event-looped =
    { $count ->
        [one] { $agent-start } fait un LOOP de la dimension { $loop } { $epoch-in } pour { $count } énergie.
       *[other] { $agent-start } fait un LOOP de la dimension { $loop } { $epoch-in } pour { $count } énergies.
    }
event-card-used = { $agent-start } utilise « { $card } ».
event-card-applied = { $agent-start } applique l’effet de « { $card } ».
event-power-used = { $agent-start } utilise son pouvoir spécial.
event-stopped = { $agent-start } en reste là.
event-pawn-moved = { $agent-start } se rend { $epoch-in }.
event-pawns-swapped = { $agent-start } et { $other-the } échangent leurs places.
event-energy-added =
    { $count ->
        [one] { $agent-start } ajoute { $count } énergie { $epoch-in }.
       *[other] { $agent-start } ajoute { $count } énergies { $epoch-in }.
    }
event-rifts-removed =
    { $count ->
        [one] { $agent-start } retire { $count } faille { $epoch-in }.
       *[other] { $agent-start } retire { $count } failles { $epoch-in }.
    }
event-clone-moved = Le { $clone-bare } passe { $start-of } { $epoch-in }.
event-clone-taken = { $agent-start } prend avec soi le { $clone-bare } qui se trouve { $epoch-in }.
event-clone-left = { $agent-start } dépose le { $clone-bare } { $epoch-in }.
event-clone-destroyed = Le { $clone-bare } est détruit { $epoch-in }.
event-blue-placed = Un cube d’énergie perpétuelle apparaît { $epoch-in }.
event-card-drawn = { $agent-start } pioche « { $card } ».
event-pile-shuffled = { $seat } mélange la défausse et reforme la pioche.
event-card-discarded = { $agent-start } défausse « { $card } ».
event-card-gained = { $agent-start } place « { $card } » sur le dessus de la pioche.
event-mission-damaged = La mission « { $mission } » subit des dégâts ({ $epoch }) : { $count } sur { $needed }.
event-mission-repaired =
    { $count ->
        [one] Le Dr Foo répare la mission « { $mission } » : il reste { $count } dégât.
       *[other] Le Dr Foo répare la mission « { $mission } » : il reste { $count } dégâts.
    }
event-centrifuge-damaged = La centrifugeuse { $epoch-of } subit un dégât : elle en a maintenant { $count }.
event-centrifuge-destroyed = La centrifugeuse { $epoch-of } est détruite.
event-machine-damaged = L’Ultramachina « { $machine } » subit un dégât : { $count } sur { $needed }.
event-machine-destroyed = L’Ultramachina « { $machine } » est détruite.
event-energy-drained =
    { $count ->
        [one] Le Dr Foo absorbe { $count } énergie { $epoch-in }.
       *[other] Le Dr Foo absorbe { $count } énergies { $epoch-in }.
    }
event-throw-grew =
    { $count ->
        [one] Le Dr Foo s’apprête à jeter { $count } faille de plus.
       *[other] Le Dr Foo s’apprête à jeter { $count } failles de plus.
    }
event-power-jammed = { $agent-start } ne peut pas utiliser son pouvoir spécial ce tour-ci.
event-hands-shuffled = Toutes les mains sont mélangées ensemble et redistribuées.
event-card-dealt = { $agent-start } reçoit « { $card } » en main.
event-actions-ended = { $agent-start } termine sa phase d’actions.
event-mission-archived =
    { $count ->
        [one] { $agent-start } archive « { $mission } » : cela fait { $count } mission archivée.
       *[other] { $agent-start } archive « { $mission } » : cela fait { $count } missions archivées.
    }
event-card-shown = La prime propose « { $card } ».
event-card-drafted = { $seat } choisit « { $card } » comme prime.
event-cycle-started = Le cycle { $count } commence.
event-card-assigned = { $agent-start } reçoit « { $card } ».
event-game-ended = { $ending-sentence }

## Pourquoi pas

refusal-game-over = La partie est terminée.
refusal-asked-otherwise = Ce n’est pas ce qui est demandé maintenant. { $question }
refusal-agent-taken = Quelqu’un joue déjà { $agent-the }.
refusal-not-adjacent = On ne peut pas aller d’ici { $epoch-in } : ce n’est pas une époque adjacente.
refusal-no-energy = Il n’y a pas d’énergie { $epoch-in } pour payer un déplacement.
refusal-battery-empty = Les batteries sont vides : { $agent-the } a déjà fait le déplacement gratuit de ce tour.
refusal-visited-on-blue = Votre pion est déjà passé { $epoch-in } grâce à l’énergie perpétuelle : faites autre chose avant d’y revenir.
refusal-card-not-in-hand = La carte « { $card } » n’est pas dans votre main.
refusal-card-exhausted = La carte « { $card } » est épuisée.
refusal-wrong-dimension = La centrifugeuse { $epoch-of } n’autorise que la dimension { $loop }.
refusal-too-idle = Vous avez utilisé de suite trop de cartes comme « { $card } » : faites d’abord autre chose.
refusal-no-such-dimension = Vous n’avez en main aucune carte de la dimension { $loop }.
refusal-loop-too-dear = Il n’y a pas assez d’énergie à votre époque : ce LOOP en coûte { $count }.
refusal-power-when-landed = Le pouvoir spécial { $agent-of } ne s’utilise que lorsque des failles sortent de la Machine.
refusal-power-used = Vous ne pouvez plus utiliser le pouvoir spécial { $agent-of } ce tour-ci.
refusal-power-jammed = Vous ne pouvez pas utiliser le pouvoir spécial { $agent-of } ce tour-ci : il est bloqué.
refusal-power-needs-card = Vous n’avez aucune carte redressée à défausser pour le pouvoir spécial { $agent-of }.
refusal-power-needs-destroyed = Il n’y a encore aucune carte détruite dont le pouvoir spécial { $agent-of } puisse se servir.
refusal-no-mission = Aucune mission révélée ne demande une époque sans clone ni faille.
refusal-already-scored = La mission « { $mission } » a déjà reçu son dégât de ce tour.
refusal-slot-filled = L’emplacement { $epoch-of } est déjà occupé.
refusal-not-pure = Il y a encore des clones ou des failles { $epoch-in }.
refusal-out-of-reach = Vous ne pouvez pas choisir ici { $epoch-the }.
refusal-no-clone-there = Il n’y a aucun clone à choisir { $epoch-in }.
refusal-no-such-clone = Il n’y a aucun { $clone-bare } { $epoch-in }.
refusal-not-on-vortex = Le clone doit être pris sur un vortex, et il n’y en a pas { $epoch-in }.
refusal-carry-spent = Vous ne pouvez emporter qu’un seul clone, et une seule fois.
refusal-not-carrying = Vous n’emportez aucun clone.
refusal-no-branch =
    { $count ->
        [one] Il n’y a pas ici d’option { $number } : il n’y en a que { $count }.
       *[other] Il n’y a pas ici d’option { $number } : il n’y en a que { $count }.
    }
refusal-must-go-on = Vous ne pouvez pas encore vous arrêter : le texte ne vous laisse pas le choix.
refusal-not-playing = Vous ne pouvez pas choisir { $agent-the } : personne ne joue cet agent.
refusal-wrong-agent = Vous ne pouvez pas choisir ici { $agent-the }.
refusal-card-not-offered = Vous ne pouvez pas choisir ici « { $card } ».
refusal-card-applied = La carte « { $card } » a déjà été appliquée pendant cette action.
refusal-machine-not-here = L’Ultramachina « { $machine } » n’est pas à cette époque.
refusal-machine-fired = L’Ultramachina « { $machine } » s’est déjà appliquée ce tour-ci.
refusal-nothing-landed = Aucune faille ne sort de la Machine { $epoch-in }.
refusal-no-cube-there = Il n’y a aucun dégât à retirer { $epoch-in }.

## Options

option-mode = Mode
    .help = Décide de ce qu’il faut faire en plus d’archiver quatre missions, et de ce que le Dr Foo y oppose.
    .value-sabotage = archiver quatre missions
    .value-supa-clones = détruire aussi tous les supa clones
    .value-centrifuges = détruire aussi toutes les centrifugeuses
    .value-ultramachina = contre la Machine améliorée du Dr Foo
option-difficulty = Difficulté
    .help = Décide de ce qui s’oppose à l’équipe au départ, et si un tour peut se terminer sur un vortex.
    .value-month = Employé du Mois
    .value-year = Employé de l’Année, avec les méga vortex
    .value-infinity = Employé de l’Infini, avec les méga vortex
option-agents = Agents
    .help = Donne un agent à chacun : au choix dans l’ordre des places, au hasard, ou par son nom ; en solo, le nom est celui du premier de l’équipe.
    .value-chosen = au choix
    .value-random = au hasard
option-team = Équipe
    .help = Dit combien d’agents dirige une personne qui joue en solo.
    .value-2 = deux agents
    .value-3 = trois agents
    .value-4 = quatre agents
option-first-player = Premier joueur
    .help = Dit qui joue le premier tour.
    .value-random = au hasard
    .value-1 = joueur 1
    .value-2 = joueur 2
    .value-3 = joueur 3
    .value-4 = joueur 4

## Plateau et fiches

label-epoch = Époque
label-epochs = Époques
label-rifts = Failles
label-energy = Énergie
label-perpetual-energy = Énergie perpétuelle
label-clones = Clones
label-supa-clones = Supa clones
label-bag = Sac à clones
label-vortex = Vortex
label-mega-vortex = Méga vortex
label-vortexes-left = Vortex restants
label-mission = Mission
label-missions = Missions
label-hidden-mission = Mission cachée
label-archived = Missions archivées
label-damage = Dégâts
label-centrifuge = Centrifugeuse
label-ultramachina = Ultramachina
label-foo = Dr Foo
label-foo-deck = Cartes Foo
label-machine = Machine
label-turn = Tour
label-cycle = Cycle
label-phase = Phase
label-mode = Mode
label-difficulty = Difficulté
label-agent = Agent
label-agents = Agents
label-player = Joueur
label-power = Pouvoir spécial
label-battery = Batteries
label-full = pleines
label-empty = vides
label-used = utilisé
label-jammed = bloqué
label-hand = Main
label-ready = redressée
label-exhausted = épuisée
label-draw-pile = Pioche
label-discard-pile = Défausse
label-on-top = Sur le dessus
label-big-deck = Gros Deck
label-destroyed = Cartes détruites
label-available = Cartes disponibles
label-card = Carte
label-effect = Effet
label-origin = Époque d’origine
label-dimension = Dimension
label-loop = LOOP
label-bonus = Prime
label-log = Journal

phase-setup = Mise en place
phase-foo = Phase Foo
phase-actions = Phase d’actions
phase-take = Prise d’une carte
phase-archive = Archivage
phase-end = Fin de tour

count-energy =
    { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }
count-rifts =
    { $count ->
        [one] { $count } faille
       *[other] { $count } failles
    }
count-clones =
    { $count ->
        [one] { $count } clone
       *[other] { $count } clones
    }
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-vortexes = { $count } vortex
count-missions =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
count-damage =
    { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    }

statistic-turns = Tours
statistic-archived = Missions archivées
statistic-vortexes = Vortex
statistic-loops-made = LOOP
statistic-supas-lost = Supa clones détruits

## Carrières : un titre pour chaque exploit, et ce qu’il demande

achievement-tools-down = Dans les règles de l’art
    .text = En mode S.A.B.O.T.A.G.E, votre équipe gagne.
achievement-no-more-copies = Copies non conformes
    .text = Votre équipe gagne contre les supa clones.
achievement-spin-cycle-over = Fin d’essorage
    .text = Votre équipe gagne contre les centrifugeuses.
achievement-warranty-void = Garantie annulée
    .text = Votre équipe gagne contre l’Ultramachina.
achievement-permanent-position = Contrat à durée infinie
    .text = Votre équipe gagne au niveau Employé de l’Infini, quel que soit le mode.
achievement-whole-department = Tout un service en une personne
    .text = Vous gagnez sans l’aide de personne, en menant vous-même chaque agent.
achievement-home-by-noon = La journée finit à midi
    .text = Votre équipe gagne en neuf tours au plus.
achievement-good-as-new = Espace-temps comme neuf
    .text = Votre équipe gagne sans qu’un seul vortex s’ouvre.
achievement-health-and-safety = La sécurité au travail s’interroge
    .text = Votre équipe gagne alors que trois vortex sont béants.
achievement-last-minute = Rendu à minuit pile
    .text = Votre équipe gagne au tout dernier tour du troisième cycle.
achievement-shared-credit = Esprit d’équipe
    .text = Votre équipe de trois agents ou plus gagne, et chacun d’eux archive une mission.
achievement-trial-period = Période d’essai non concluante
    .text = Votre équipe perd dès le premier cycle.
achievement-same-hole-twice = Deux fois dans le même trou
    .text = Votre équipe perd parce qu’un deuxième vortex s’ouvre à la même époque.
achievement-swiss-cheese = L’univers façon gruyère
    .text = Votre équipe perd parce qu’un quatrième vortex s’ouvre.
achievement-missed-deadline = Délai dépassé
    .text = Votre équipe perd parce que le Dr Foo achève son troisième cycle.
achievement-no-parking = Stationnement interdit
    .text = Votre agent termine son tour sur un méga vortex, et tout le monde perd.
achievement-perfect-paperwork = Des archives impeccables
    .text = Votre équipe perd avec quatre missions archivées ou plus.
achievement-dizzy-spell = Le tournis
    .text = Vous faites cinq LOOP en un seul tour.
achievement-business-trip = Frais de déplacement
    .text = Votre agent se rend à chacune des sept époques en un seul tour.
achievement-mass-layoff = Licenciement collectif
    .text = Six clones sont détruits pendant un seul de vos tours.
achievement-under-the-desk = À l’abri sous le bureau
    .text = Le Dr Foo jette huit failles ou plus pendant votre tour, et pourtant aucun vortex ne s’ouvre.

## Ce qui ne va pas dans un fichier de matériel

error-component-effect = Dans « { $file } », « { $where } » vaut « { $value } », illisible à partir de la ligne { $line }, colonne { $column } ; il pourrait y avoir : { $known }.
error-component-clones = Dans « { $file } », « { $where } » nomme { $count } clones ; il en faut { $most }.
error-component-clone = Dans « { $file } », « { $where } » contient un clone qui serait détruit là où il apparaît, à « { $value } ».
error-component-foo = Dans « { $file } », « { $where } » doit nommer une fois chacune des { $count } époques.
error-component-applying = Dans « { $file } », « { $where } » serait une carte de trop à appliquer d’autres cartes ; il peut y en avoir { $most }.
