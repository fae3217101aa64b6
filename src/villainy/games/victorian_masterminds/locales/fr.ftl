# Victorian Masterminds en français. La valeur d’un nom est son étiquette ; les phrases prennent ses attributs :
# `$city-in` est l’attribut `.in` du nom donné comme `city` (voir engine/text.py).
# Devant le nom d’un joueur, pas de « de » : il devrait s’élider (« d’Anne »).

game-title = Victorian Masterminds
game-over = La partie est terminée.

## Joueurs

seat-1 = Bleu
seat-2 = Rouge
seat-3 = Jaune
seat-4 = Vert
seat-hidden = quelqu’un

## Villes

city-london = Londres
    .in = à Londres
    .of = de Londres
    .monument = Big Ben
    .the-monument = Big Ben
city-moscow = Moscou
    .in = à Moscou
    .of = de Moscou
    .monument = Cathédrale Saint-Basile
    .the-monument = la cathédrale Saint-Basile
city-paris = Paris
    .in = à Paris
    .of = de Paris
    .monument = Tour Eiffel
    .the-monument = la tour Eiffel
city-rome = Rome
    .in = à Rome
    .of = de Rome
    .monument = Colisée
    .the-monument = le Colisée
city-washington = Washington
    .in = à Washington
    .of = de Washington
    .monument = Maison-Blanche
    .the-monument = la Maison-Blanche
city-hidden = une ville
    .in = dans une ville
    .of = d’une ville
    .monument = Monument
    .the-monument = le monument

## Agents

agent-number-2 = Acolyte
    .gender = masculine
    .a = un Acolyte
    .the = l’Acolyte
    .of = de l’Acolyte
    .your = votre Acolyte
agent-henchman = Homme de main
    .gender = masculine
    .a = un Homme de main
    .the = l’Homme de main
    .of = de l’Homme de main
    .your = votre Homme de main
agent-saboteur = Saboteur
    .gender = masculine
    .a = un Saboteur
    .the = le Saboteur
    .of = du Saboteur
    .your = votre Saboteur
agent-gunner = Artilleuse
    .gender = feminine
    .a = une Artilleuse
    .the = l’Artilleuse
    .of = de l’Artilleuse
    .your = votre Artilleuse
agent-engineer = Ingénieur
    .gender = masculine
    .a = un Ingénieur
    .the = l’Ingénieur
    .of = de l’Ingénieur
    .your = votre Ingénieur
agent-hidden = un agent
    .gender = masculine
    .a = un agent
    .the = l’agent
    .of = de l’agent
    .your = votre agent

ability-number-2 = Empoche une seconde fois le butin de la ville.
ability-henchman = Accomplit la mission de la ville si vous en remplissez le prérequis.
ability-saboteur = Prive l’agent suivant de sa compétence, sauf si c’est un des vôtres.
ability-gunner = Capture un bâtiment de la ville si votre puissance de feu atteint le niveau des Services secrets.
ability-engineer = Met en œuvre le pouvoir de votre machine et chaque pouvoir bonus déverrouillé.

## Bâtiments

building-factory = Usine
    .gender = feminine
    .a = une usine
    .the = l’usine
    .plural = usines
building-furnace = Haut-fourneau
    .gender = masculine
    .a = un haut-fourneau
    .the = le haut-fourneau
    .plural = hauts-fourneaux
building-university = Faculté
    .gender = feminine
    .a = une faculté
    .the = la faculté
    .plural = facultés
building-monument = Monument
    .gender = masculine
    .a = un monument
    .the = le monument
    .plural = monuments
building-hidden = un bâtiment
    .gender = masculine
    .a = un bâtiment
    .the = le bâtiment
    .plural = bâtiments

## Machines : un nom de code vide n’a jamais été publié.

machine-fortress = La Forteresse ambulante
    .gender = feminine
    .the = la Forteresse ambulante
    .short = Forteresse
    .codename = { "" }
machine-airship = L’Extraordinaire Aéronef
    .gender = masculine
    .the = l’Extraordinaire Aéronef
    .short = Aéronef
    .codename = { "" }
machine-spider = L’Araignée géante
    .gender = feminine
    .the = l’Araignée géante
    .short = Araignée
    .codename = { "" }
machine-zeppelin = Le Zeppelin géant
    .gender = masculine
    .the = le Zeppelin géant
    .short = Zeppelin
    .codename = { "" }
machine-mole = La Taupe à vapeur
    .gender = feminine
    .the = la Taupe à vapeur
    .short = Taupe
    .codename = G.R.I.F.F.E.
machine-submersible = Le Redoutable Submersible
    .gender = masculine
    .the = le Redoutable Submersible
    .short = Submersible
    .codename = Kraken
machine-hidden = une machine
    .gender = feminine
    .the = la machine
    .short = machine
    .codename = { "" }

## Butins : le genre est celui de la forme `.gain`.

spoil-bolt = Boulon
    .gender = masculine
    .gain = un boulon
spoil-plate = Plaque de cuivre
    .gender = feminine
    .gain = une plaque de cuivre
spoil-firepower = Puissance de feu
    .gender = masculine
    .gain = un point de puissance de feu
spoil-scientist = Scientifique
    .gender = masculine
    .gain = un scientifique
spoil-codex = Pion Codex
    .gender = masculine
    .gain = un pion Codex
spoil-mayhem = Pion Chaos
    .gender = masculine
    .gain = un pion Chaos
spoil-codex-flip = Amélioration de Codex
    .gender = feminine
    .gain = une amélioration de Codex de 1 à 2
spoil-hidden = un butin
    .gender = masculine
    .gain = un butin

## Icônes de segment, bonus, causes de la fin

icon-blade = Lame
icon-wheel = Roue
icon-eye = Œil
icon-crown = Couronne
icon-hidden = une icône

bonus-power-1 = Pouvoir bonus 1
bonus-power-2 = Pouvoir bonus 2
bonus-codex = Codex de niveau 2
bonus-cell = Cellule
bonus-firepower = Puissance de feu
bonus-points = Points de Chaos
bonus-hidden = un bonus

trigger-machine = Une machine achevée
trigger-secret-service = Les Services secrets
trigger-hidden = une cause inconnue

## Missions

mission-first-loot = Premier butin
mission-brain-drain = Fuite des cerveaux
mission-loose-pages = Feuillets épars
mission-show-of-force = Démonstration de force
mission-first-rivets = Premiers rivets
mission-grand-theft = Vol monumental
mission-stolen-lectures = Cours dérobés
mission-takeover = Prise de contrôle
mission-playing-with-fire = Jouer avec le feu
mission-property-shark = Requin de l’immobilier
mission-skyline-collector = Collectionneur d’horizons
mission-mixed-portfolio = Portefeuille varié
mission-arms-race = Course aux armements
mission-overkill = Puissance écrasante
mission-leonardos-pupil = L’élève de Léonard
mission-leonardos-heir = L’héritier de Léonard
mission-captive-audience = Auditoire captif
mission-half-a-monster = Une moitié de monstre
mission-nearly-alive = Presque vivant
mission-sharp-edges = Lames affûtées
mission-wheels-in-motion = Roues en mouvement
mission-all-seeing = L’œil qui voit tout
mission-royal-comfort = Confort royal
mission-master-plan = Plan magistral
mission-hidden = une mission

## Segments

segment-fortress-deaths-head = Tête de mort
segment-fortress-captains-bridge = Pont du capitaine
segment-fortress-cannon-i = Canon I
segment-fortress-armament-hold = Soute à armement
segment-fortress-cannon-ii = Canon II
segment-fortress-logistics = Logistique
segment-fortress-menagerie = Ménagerie
segment-fortress-tail = Queue
segment-airship-gardens = Jardins
segment-airship-aft-cannons = Canons arrières
segment-airship-prow = Proue
segment-airship-transducer-chamber = Chambre des transducteurs
segment-airship-caudal-fin = Nageoire caudale
segment-airship-navigation-room = Chambre de navigation
segment-airship-steering-fin = Nageoire de dérive
segment-airship-munitions-hold = Soute à munitions
segment-spider-cannon = Canon
segment-spider-fang-i = Crochet I
segment-spider-observation = Observation
segment-spider-mandibles = Mandibules
segment-spider-thorax = Thorax
segment-spider-fang-ii = Crochet II
segment-spider-abdomen = Abdomen
segment-spider-prison = Prison
segment-zeppelin-crew-lookout = Belvédère de l’équipage
segment-zeppelin-spa = Spa
segment-zeppelin-turbines-of-death = Turbines de la mort
segment-zeppelin-galley-stores = Réserves de la cambuse
segment-zeppelin-grand-gallery = Grande galerie
segment-zeppelin-siren = Sirène
segment-zeppelin-gun-bay = Soute à canons
segment-zeppelin-bomb-bay = Soute à bombes
segment-mole-electric-generator = Générateur électrique
segment-mole-drill = Foreuse
segment-mole-armoured-tracks = Train de chenilles blindé
segment-mole-double-chamber-boiler = Chaudière à double-chambre
segment-mole-nozzles = Tuyères
segment-mole-luxury-combustion-chamber = Chambre de combustion luxueuse
segment-mole-gymnasium = Gymnase
segment-mole-turret = Tourelle
segment-submersible-armament-hold = Soute à armement
segment-submersible-golf-course = Terrain de golf
segment-submersible-propeller = Hélice
segment-submersible-crew-quarters = Quartiers de l’équipage
segment-submersible-magnetic-keel = Dérive magnétique
segment-submersible-steam-turbine = Turbine à vapeur
segment-submersible-first-class-deck = Pont de première classe
segment-submersible-conning-tower = Kiosque
segment-hidden = un segment

## Ce qu’apporte un segment construit : `$amount` est sa puissance de feu ou ses points

bonus-text-power-1 = pouvoir bonus 1
bonus-text-power-2 = pouvoir bonus 2
bonus-text-codex = les nouveaux pions Codex valent 2
bonus-text-cell = 1 cellule de plus
bonus-text-firepower = +{ $amount } en puissance de feu
bonus-text-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
bonus-text-hidden = un bonus
# L’un des textes ci-dessus, pour le nom donné comme `bonus`.
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

## Actions

action-machine = Prendre { $machine-the }.
action-place =
    { $count ->
        [0] Placer { $agent-your } { $city-in }.
        [one] Placer { $agent-your } { $city-in }, sur { $count } agent.
       *[other] Placer { $agent-your } { $city-in }, sur { $count } agents.
    }
action-take = Prendre { $agent-your } dans votre pile.
action-recycle =
    { $cost ->
        [one] Reprendre { $agent-your } dans votre défausse contre { $cost } scientifique.
       *[other] Reprendre { $agent-your } dans votre défausse contre { $cost } scientifiques.
    }
action-insert = Glisser { $agent-your } { $city-in }, sous l’agent du dessus.
action-resolve = Résoudre le groupe { $city-of }.
action-spoils-first = Prendre d’abord le butin de la ville, puis utiliser la compétence.
action-ability-first = Utiliser d’abord la compétence, puis prendre le butin de la ville.
action-segment =
    { $missing ->
        [1] Poser la pièce sur « { $segment } » et l’achever : { built-bonus }.
       *[other] Poser la pièce sur « { $segment } », où il manque { $missing } pièces.
    }
    .place-bolt =
        { $missing ->
            [1] Poser le boulon sur « { $segment } » et l’achever : { built-bonus }.
           *[other] Poser le boulon sur « { $segment } », où il manque { $missing } pièces.
        }
    .place-plate =
        { $missing ->
            [1] Poser la plaque sur « { $segment } » et l’achever : { built-bonus }.
           *[other] Poser la plaque sur « { $segment } », où il manque { $missing } pièces.
        }
action-capture =
    { $building-id ->
        [monument] Capturer { $city-the-monument } { $city-in } et gagner { $spoil-gain }.
       *[other] Capturer { $building-the } { $city-in } et gagner { $spoil-gain }.
    }
    .special-action =
        { $building-id ->
            [monument] Capturer { $city-the-monument } { $city-in } au prix de { count-cost } et gagner { $spoil-gain }.
           *[other] Capturer { $building-the } { $city-in } au prix de { count-cost } et gagner { $spoil-gain }.
        }
action-claim =
    { $points ->
        [one] Accomplir la mission « { $mission } » { $city-in } pour { $points } point.
       *[other] Accomplir la mission « { $mission } » { $city-in } pour { $points } points.
    }
action-act-as = Faire agir votre Ingénieur comme { $agent-a }.
action-raid = Prendre le butin { $city-of } : { $spoil-gain }.
action-again = Prendre encore une fois le même butin.
action-gain =
    { $spoil-id ->
        [codex-flip] Retourner l’un de vos pions Codex de 1 à 2.
       *[other] Gagner { $spoil-gain }.
    }
action-extra-turn = Jouer un Tour supplémentaire au prix de { count-cost }.
action-end-turn = Terminer votre tour.
action-decline = Renoncer.
    .capture = Ne rien capturer.
    .claim-mission = N’accomplir aucune mission.
    .act-as = Ne pas utiliser le pouvoir de votre machine.
    .raid = Ne prendre aucun butin ailleurs.
    .again = Ne pas reprendre le butin.
    .gain = Ne rien gagner.
    .insert-agent = Ne glisser aucun agent sous un autre.

# Le prix d’une action spéciale, pour `$cost`.
count-cost =
    { $cost ->
        [one] { $cost } scientifique
       *[other] { $cost } scientifiques
    }

## Décisions : à la personne interrogée et (`.other`) à toutes les autres

decision-choose-machine = Choisissez votre machine.
    .kind = Choisir une machine
    .other = { $seat } choisit une machine.
decision-place-agent = Placez { $agent-your } dans une ville.
    .kind = Placer un agent
    .other = { $seat } place { $agent-a } dans une ville.
decision-resolve-stack = Vous n’avez plus d’agent à placer : choisissez un groupe qui contient l’un des vôtres pour le résoudre.
    .kind = Choisir un groupe à résoudre
    .other = { $seat } n’a plus d’agent à placer et choisit un groupe à résoudre.
decision-order = Votre { $agent } agit { $city-in } : d’abord le butin, ou d’abord la compétence ?
    .kind = Butin ou compétence d’abord
    .other = { $seat } décide de ce qui vient en premier pour { $agent-the } : le butin ou la compétence.
decision-place-bolt = Choisissez le segment qui reçoit le boulon.
    .kind = Poser un boulon
    .other = { $seat } choisit un segment pour un boulon.
decision-place-plate = Choisissez le segment qui reçoit la plaque de cuivre.
    .kind = Poser une plaque de cuivre
    .other = { $seat } choisit un segment pour une plaque de cuivre.
decision-capture = Choisissez le bâtiment que vous capturez { $city-in }.
    .kind = Capturer un bâtiment
    .other = { $seat } choisit un bâtiment à capturer { $city-in }.
decision-claim-mission = Choisissez la mission que vous accomplissez.
    .kind = Accomplir une mission
    .other = { $seat } choisit une mission à accomplir.
decision-act-as = Choisissez le rôle que joue votre Ingénieur.
    .kind = Rôle de l’Ingénieur
    .other = { $seat } choisit le rôle que joue l’Ingénieur.
decision-raid = Choisissez la ville dont votre machine prend le butin.
    .kind = Ville dont la machine prend le butin
    .other = { $seat } choisit une ville dont la machine prend le butin.
decision-again = Vous pouvez prendre encore une fois le même butin : { $spoil-gain }.
    .kind = Encore une fois le même butin
    .other = { $seat } peut prendre encore une fois le même butin : { $spoil-gain }.
decision-gain = Choisissez ce que vous gagnez.
    .kind = Choisir un gain
    .other = { $seat } choisit un gain.
decision-insert-agent = Choisissez la ville où { $agent-your } se glisse sous l’agent du dessus.
    .kind = Glisser un agent sous un autre
    .other = { $seat } choisit une ville où glisser { $agent-a } sous l’agent du dessus.
decision-special-action =
    { $scientists ->
        [one] Vous avez { $scientists } scientifique : choisissez une action spéciale ou terminez votre tour.
       *[other] Vous avez { $scientists } scientifiques : choisissez une action spéciale ou terminez votre tour.
    }
    .kind = Action spéciale
    .other = { $seat } choisit une action spéciale ou termine son tour.

## Événements

event-game-started = { $seat } commence la partie.
event-machine-taken = { $seat } prend { $machine-the }.
event-mission-revealed = Une nouvelle mission apparaît { $city-in } : « { $mission } ».
event-turn-started = C’est à { $seat } de jouer.
event-agent-taken =
    { $agent-id ->
        [hidden] { $seat } choisit un agent dans toute sa pile.
       *[other] { $seat } choisit { $agent-the } dans toute sa pile.
    }
event-agent-recycled = { $seat } reprend { $agent-the } dans sa défausse.
event-agent-placed = { $seat } place { $agent-a } { $city-in }.
event-agent-inserted = { $seat } glisse { $agent-a } { $city-in }, sous l’agent du dessus.
event-stack-forced = { $seat } n’a plus d’agent à placer et fait résoudre le groupe { $city-of }.
event-stack-turned =
    { $count ->
        [one] Le groupe { $city-of } est retourné : { $count } agent.
       *[other] Le groupe { $city-of } est retourné : { $count } agents.
    }
event-agent-resolved = { $seat } fait agir { $agent-the } { $city-in }.
event-agent-sabotaged = Sabotage : { $seat } perd la compétence { $agent-of }.
event-saboteur-ready = Pour { $seat }, le Saboteur guette l’agent suivant.
event-acted-as = Pour { $seat }, l’Ingénieur agit comme { $agent-a }.
event-part-placed = { $seat } pose { $spoil-gain } sur « { $segment } ».
event-segment-built = { $seat } achève « { $segment } » : { built-bonus }.
event-firepower-gained = { $seat } a maintenant { $firepower } en puissance de feu.
event-scientist-gained = { $seat } gagne un scientifique et en a maintenant { $count }.
event-codex-gained = { $seat } gagne un pion Codex de valeur { $value }.
event-codex-flipped = { $seat } retourne un pion Codex de 1 à 2.
event-mayhem-gained = { $seat } gagne un pion Chaos.
event-nothing-gained =
    { $spoil-gender ->
        [feminine] { $seat } ne peut pas prendre { $spoil-gain } : elle est perdue.
       *[masculine] { $seat } ne peut pas prendre { $spoil-gain } : il est perdu.
    }
event-building-captured =
    { $building-id ->
        [monument] { $seat } capture { $city-the-monument } { $city-in }.
       *[other] { $seat } capture { $building-the } { $city-in }.
    }
event-level-raised = Les Services secrets passent au niveau { $level }.
event-mission-claimed = { $seat } accomplit la mission « { $mission } » { $city-in }.
event-city-raided = { $seat } prend avec sa machine le butin { $city-of }.
event-extra-turn = { $seat } s’offre un Tour supplémentaire grâce à des scientifiques.
event-capture-bought = { $seat } s’offre l’action « Capture ! » grâce à des scientifiques.
event-pile-shuffled =
    { $count ->
        [one] { $seat } a une nouvelle pile de { $count } agent.
       *[other] { $seat } mélange une nouvelle pile de { $count } agents.
    }
event-final-round =
    { $trigger-id ->
        [machine] { $seat } achève toute sa machine : après ce tour, chacun joue une dernière fois.
       *[secret-service] Les Services secrets sont à leur dernier niveau : après ce tour, chacun joue une dernière fois.
    }
event-final-resolution = Le dernier tour est joué : tous les groupes restants sont résolus, de Londres à Washington.
event-game-ended = La partie est terminée.
event-declined = { $seat } renonce.

## Pourquoi pas

refusal-game-over = La partie est terminée.
refusal-asked-otherwise = Ce n’est pas ce qui est demandé maintenant. { $question }
refusal-agent-in-hand = Vous avez déjà choisi un agent : placez-le d’abord.
refusal-too-few-codex =
    { $count ->
        [0] Il faut { $need } pions Codex pour choisir dans toute votre pile, et vous n’en avez aucun.
       *[other] Il faut { $need } pions Codex pour choisir dans toute votre pile, et vous n’en avez que { $count }.
    }
refusal-agent-on-top =
    { $agent-gender ->
        [feminine] Votre { $agent } est déjà au sommet de votre pile : il suffit de la placer.
       *[masculine] Votre { $agent } est déjà au sommet de votre pile : il suffit de le placer.
    }
refusal-agent-not-in-pile = Votre { $agent } n’est pas dans votre pile.
refusal-agent-not-in-discard = Votre { $agent } n’est pas dans votre défausse.
refusal-too-few-scientists =
    { $count ->
        [0] Cela coûte { count-cost }, et vous n’en avez aucun.
       *[other] Cela coûte { count-cost }, et vous n’en avez que { $count }.
    }
refusal-one-special-action = Vous avez déjà utilisé une action spéciale ce tour-ci, et il n’y en a qu’une.
refusal-no-scientists-in-extra-turn = Les scientifiques ne servent pas pendant un Tour supplémentaire.
refusal-not-beneath = Vous ne pouvez glisser un agent sous un autre que si votre machine vient de le permettre.
refusal-not-alone = Il y a plus d’un agent { $city-in } ; vous ne pouvez aller que sous un agent seul.
refusal-stack-empty = Il n’y a pas d’agent { $city-in } sous lequel se glisser.
refusal-no-own-agent = Vous n’avez pas d’agent { $city-in }.
refusal-segment-built = Ce segment est déjà construit.
refusal-no-free-slot = Ce segment n’a pas de case libre pour { $spoil-gain }.
refusal-already-captured = { $seat } a déjà capturé { $building-the } de cette ville.
refusal-other-city = L’agent agit { $city-in } : ailleurs, ce n’est pas possible.
refusal-no-mission = Il n’y a pas de mission { $city-in } pour le moment.
refusal-mission-not-met = La mission « { $mission } » n’est pas remplie : il vous faut { $need }, vous en êtes à { $count }.
refusal-type-locked = Votre Ingénieur ne peut pas agir maintenant comme { $agent-a }, seulement comme un Acolyte.
refusal-never-engineer = Votre Ingénieur peut agir comme tout autre agent, mais pas comme un Ingénieur.
refusal-nothing-to-do = Ici, { $agent-a } ne pourrait rien faire.
refusal-same-city = L’agent agit { $city-in } : votre machine doit prendre le butin d’une autre ville.
refusal-no-room = Vous ne pouvez pas prendre { $spoil-gain }, faute de place ou de réserve.
refusal-not-offered = Ici, vous ne pouvez pas choisir { $spoil-gain }.
refusal-compulsory = À cette table, ce qu’une compétence permet doit être fait.
refusal-machine-taken = Quelqu’un a déjà { $machine-the }.

## Options

option-edition = Édition
    .help = Décide quel livret imprimé fait foi là où les trois éditions diffèrent.
    .value-en = anglaise
    .value-fr = française
    .value-de = allemande
option-two-player-limit = Groupes à deux joueurs
    .help = Fixe combien d’agents font résoudre un groupe dans une partie à deux.
    .value-2 = 2 agents
    .value-3 = 3 agents
option-spoils-first = Butin d’abord
    .help = Chaque agent prend le butin avant d’agir, au lieu que son propriétaire choisisse l’ordre.
option-mandatory-abilities = Compétences obligatoires
    .help = Homme de main, Artilleuse et Ingénieur doivent faire ce qu’ils peuvent, au lieu d’en laisser le choix à leur propriétaire.
option-unlimited-firepower = Puissance de feu illimitée
    .help = La puissance de feu peut dépasser la fin de sa piste.
option-secret-service-start = Départ des Services secrets
    .help = Fixe le niveau de départ des Services secrets ; équilibré, il est plus élevé à deux et à trois joueurs.
    .value-standard = habituel
    .value-even = équilibré
option-lazy-reshuffle = Mélange tardif
    .help = Une pile vide n’est reformée qu’au tour de son propriétaire, au lieu de l’être juste après toute résolution.
option-strict-after-playing = Actions spéciales seulement après un placement
    .help = Qui n’a pu placer d’agent et a fait résoudre un groupe n’a droit ni au Tour supplémentaire ni à la « Capture ! ».
option-one-special-action = Une seule action spéciale
    .help = Les scientifiques paient au plus une action spéciale par tour.
option-no-scientists-in-extra-turn = Pas de scientifiques dans un Tour supplémentaire
    .help = Les scientifiques ne servent pas pendant un Tour supplémentaire.
option-capture-gives-city-spoils = « Capture ! » avec butin de la ville
    .help = Qui s’offre une « Capture ! » gagne aussi le butin de cette ville.
option-power-snapshot = Pouvoirs bonus à la fois suivante
    .help = Un pouvoir bonus déverrouillé pendant que l’Ingénieur agit ne sert qu’à partir de la fois suivante.
option-mole-target = Portée de la Taupe à vapeur
    .help = Fixe les agents sous lesquels la Taupe à vapeur peut glisser le sien.
    .value-one = un agent seul
    .value-any = l’agent du dessus de n’importe quel groupe
option-mole-timing = Moment de la Taupe à vapeur
    .help = Fixe quand la Taupe à vapeur glisse un agent sous un autre.
    .value-immediate = aussitôt
    .value-deferred = au prochain placement d’un agent
option-fortress-cumulative = Forteresse ambulante cumulative
    .help = Le premier pouvoir bonus de la Forteresse ambulante ajoute un second type d’agent, au lieu de remplacer l’Acolyte.
option-spider-ignores-firepower = Araignée géante intrépide
    .help = L’Araignée géante capture quel que soit le niveau des Services secrets.
option-no-refill-in-final = Pas de nouvelles missions à la fin
    .help = Les missions accomplies pendant la résolution finale ne sont pas remplacées.
option-strict-supply = Réserve limitée
    .help = Pièces détachées, pions Codex et pions Chaos peuvent s’épuiser comme dans la boîte.
option-memory-aid = Aide-mémoire
    .help = Vous continuez à voir vos propres agents une fois placés, au lieu de devoir les retenir.
option-first-player = Premier joueur
    .help = Décide qui commence.
    .value-random = au hasard
    .value-1 = { seat-1 }
    .value-2 = { seat-2 }
    .value-3 = { seat-3 }
    .value-4 = { seat-4 }
option-machines = Machines
    .help = Donne une machine à chacun : au hasard, au choix dans l’ordre inverse du tour, ou par son nom.
    .value-random = au hasard
    .value-chosen = au choix

## Pouvoirs des machines et actions spéciales

power-act-as-number-2 = Votre Ingénieur agit comme un Acolyte.
power-act-as-any = À la place, il peut agir comme un Homme de main, un Saboteur ou une Artilleuse.
power-raid = Prenez le butin d’une autre ville où se trouve l’un de vos agents.
power-raid-again = Prenez ce butin encore une fois.
power-capture = Capturez un bâtiment de cette ville si votre puissance de feu atteint le niveau des Services secrets.
power-building-spoils-again = Prenez encore une fois le butin de ce bâtiment.
power-gain =
    { $count ->
        [1]
            { $first-id ->
                [codex-flip] Retournez l’un de vos pions Codex de 1 à 2.
               *[other] Gagnez { $first-gain }.
            }
       *[other]
            { $second-id ->
                [codex-flip] Gagnez { $first-gain }, ou retournez l’un de vos pions Codex de 1 à 2.
               *[other] Gagnez { $first-gain } ou { $second-gain }.
            }
    }
power-claim-any = Accomplissez n’importe quelle mission visible dont vous remplissez le prérequis.
power-insert = Glissez votre prochain agent sous un agent seul dans une ville.
power-gain-beneath-own = Si ce dernier est à vous, gagnez { $first-gain }.

special-recycle = Recyclage
    .help = Avant de placer : payez { count-cost } et placez un agent de votre défausse au lieu d’un agent de votre pile.
special-extra-turn = Tour supplémentaire
    .help = Après avoir placé : payez { count-cost } et jouez encore un tour.
special-capture = Capture !
    .help = Après avoir placé : payez { count-cost } et capturez n’importe quel bâtiment, quel que soit le niveau des Services secrets.

## Ce que demandent les missions

requirement-buildings =
    { $count ->
        [one] Au moins { $count } bâtiment capturé
       *[other] Au moins { $count } bâtiments capturés
    }
requirement-building-type =
    { $building-gender ->
        [feminine]
            { $count ->
                [one] Au moins { $building-a } capturée
               *[other] Au moins { $count } { $building-plural } capturées
            }
       *[masculine]
            { $count ->
                [one] Au moins { $building-a } capturé
               *[other] Au moins { $count } { $building-plural } capturés
            }
    }
requirement-building-types =
    { $count ->
        [one] Des bâtiments capturés d’au moins { $count } type
       *[other] Des bâtiments capturés d’au moins { $count } types différents
    }
requirement-firepower = Puissance de feu d’au moins { $count }
requirement-codex =
    { $count ->
        [one] Au moins { $count } pion Codex
       *[other] Au moins { $count } pions Codex
    }
requirement-scientists =
    { $count ->
        [one] Au moins { $count } scientifique dans vos cellules
       *[other] Au moins { $count } scientifiques dans vos cellules
    }
requirement-segments =
    { $count ->
        [one] Au moins { $count } segment construit
       *[other] Au moins { $count } segments construits
    }
requirement-icon =
    { $count ->
        [one] Au moins { $count } segment construit portant l’icône { $icon }
       *[other] Au moins { $count } segments construits portant l’icône { $icon }
    }
requirement-icons =
    { $count ->
        [one] Au moins { $count } icône sur des segments construits
       *[other] Au moins { $count } icônes différentes sur des segments construits
    }

## Points

points-segments = Segments
points-buildings = Bâtiments
points-missions = Missions
points-mayhem = Pions Chaos
points-codex = Codex
points-total = Total

result-line =
    { $points ->
        [one] { $rank }. { $seat } : { $points } point
       *[other] { $rank }. { $seat } : { $points } points
    }
result-winner = { $seat } l’emporte.
result-shared = Victoire partagée : { $names }.
result-tie-break = À égalité de points, la machine qui a le plus de segments passe devant.

## Plateau et fiches

label-city = Ville
label-cities = Villes
label-spoils = Butin
label-agent = Agent
label-ability = Compétence
label-building = Bâtiment
label-buildings = Bâtiments
label-mission = Mission
label-missions = Missions
label-mission-deck = Paquet de missions
label-basic-missions = Missions de base
label-advanced-missions = Missions avancées
label-requirement = Prérequis
label-reward = Récompense
label-stack = Groupe
label-pile = Pile
label-hand = Agent en main
label-discard = Défausse
label-secret-service = Services secrets
label-level = Niveau
label-firepower = Puissance de feu
label-scientists = Scientifiques
label-scientists-left = Scientifiques en réserve
label-cells = Cellules
label-codex = Codex
label-library = Bibliothèque
label-free-choice = Choix libre dans la pile
label-mayhem = Pions Chaos
label-machine = Machine
label-segment = Segment
label-segments = Segments
label-icon = Icône
label-bonus = Bonus
label-cost = Coût
label-built = construit
label-engine-room = Salle des moteurs
label-power = Pouvoir
label-bonus-power-1 = Pouvoir bonus 1
label-bonus-power-2 = Pouvoir bonus 2
label-locked = verrouillé
label-special-actions = Actions spéciales
label-player = Joueur
label-first-player = Premier joueur
label-active-player = Joueur actif
label-turn = Tour
label-extra-turn = Tour supplémentaire
label-final-round = Tour de table final
label-final-resolution = Résolution finale
label-points = Points de Chaos
label-rank = Rang
label-log = Journal

spoils-of-city = Butin { $city-of } : { $spoil-gain }
spoils-of-building = { $building } : { $spoil-gain }
final-turns-left =
    { $count ->
        [one] Tour de table final : encore { $count } tour
       *[other] Tour de table final : encore { $count } tours
    }
count-agents =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
count-bolts =
    { $count ->
        [one] { $count } boulon
       *[other] { $count } boulons
    }
count-plates =
    { $count ->
        [one] { $count } plaque de cuivre
       *[other] { $count } plaques de cuivre
    }
count-scientists =
    { $count ->
        [one] { $count } scientifique
       *[other] { $count } scientifiques
    }
count-cells =
    { $count ->
        [one] { $count } cellule
       *[other] { $count } cellules
    }
count-codex =
    { $count ->
        [one] { $count } pion Codex
       *[other] { $count } pions Codex
    }
count-mayhem =
    { $count ->
        [one] { $count } pion Chaos
       *[other] { $count } pions Chaos
    }
count-buildings =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
count-missions =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
count-segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
statistic-turns = Tours

## Carrières : un titre pour chaque exploit, et ce qu’il demande

achievement-world-domination = La domination du monde, petit format
    .text = Vous l’emportez contre trois rivaux à la fois.
achievement-grand-design = Elle vit !
    .text = Vous l’emportez avec une machine achevée jusqu’au dernier segment.
achievement-landslide = Hors concours
    .text = Vous l’emportez avec au moins quinze points de plus que n’importe quel rival.
achievement-by-a-whisker = D’un poil de moustache
    .text = Vous l’emportez avec un seul point d’avance tout au plus.
achievement-peaceful-genius = Prière de ne pas toucher
    .text = Vous l’emportez sans capturer un seul bâtiment.
achievement-trusted-staff = Personnel de confiance
    .text = Vous l’emportez sans qu’aucun de vos agents subisse de sabotage.
achievement-bottom-of-the-class = Quatrième génie sur quatre
    .text = Vous finissez au dernier rang d’une partie à quatre.
achievement-after-you = Après vous, cher confrère
    .text = Vous achevez votre machine, ce qui sonne la fin de la partie, et quelqu’un d’autre l’emporte.
achievement-a-bolt-short = Il manque un boulon
    .text = Vous perdez d’un seul point, ou à égalité de points.
achievement-idle-brains = Congés payés
    .text = Vous perdez alors que trois scientifiques au moins se tournent les pouces dans vos cellules.
achievement-sand-in-the-gears = Un grain de sable dans l’engrenage
    .text = Vous perdez une partie où au moins trois de vos agents subissent un sabotage.
achievement-mere-tourist = Simple touriste
    .text = Vous perdez sans capturer un seul bâtiment.
achievement-three-jobs = Un ingénieur, trois métiers
    .text = Dans la Forteresse ambulante, votre Ingénieur agit comme trois agents différents en une partie.
achievement-air-mail = Par avion
    .text = Votre Extraordinaire Aéronef prend le butin de trois villes différentes.
achievement-eight-legs = Huit pattes, sept adresses
    .text = Aux commandes de l’Araignée géante, vous capturez au moins sept bâtiments.
achievement-remote-work = Travail à distance
    .text = Grâce au Zeppelin géant, vous accomplissez une mission loin du groupe en cours de résolution.
achievement-underground-movement = Mouvement souterrain
    .text = Votre Taupe à vapeur glisse au moins quatre fois un agent sous un autre.
achievement-sunken-library = Dix mille pages sous les mers
    .text = Votre Redoutable Submersible emporte une bibliothèque complète de dix pions Codex.
achievement-ghost-town = Ville fantôme
    .text = Vous capturez les quatre bâtiments d’une même ville.
achievement-assembly-line = Travail à la chaîne
    .text = Vous achevez trois segments lors de la résolution d’un seul groupe.

## Ce qui ne va pas dans un fichier de matériel

error-component-free-segment = Dans « { $file } », le segment « { $where } » ne coûte rien ; il lui faut au moins un boulon ou une plaque.
error-component-one-each = Dans « { $file } », exactement un des segments « { $where } » doit avoir le bonus « { $value } ».
error-component-too-many-cells = Dans « { $file } », la machine « { $where } » peut dépasser { $most } cellules, les siennes et celles de ses segments réunies.
error-component-power-spoils = Dans « { $file } », « { $where } » vaut « { $value } », qui nomme trop ou trop peu de gains ; il faudrait « gain bolt », « gain bolt or plate », ou le pouvoir seul s’il ne rapporte rien.
error-component-bonus-amount = Dans « { $file } », « { $where } » vaut « { $value } » ; « firepower » et « points » demandent un nombre jusqu’à 20, les autres bonus aucun.
error-component-requirement = Dans « { $file } », « { $where } » vaut « { $value } » ; il faudrait un genre et un nombre de 1 à 100, comme « codex 5 » ou « icon blade 2 ».
