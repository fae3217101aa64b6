# Ce que dit seulement le plateau de Victorian Masterminds dans le navigateur.

vm-round = Tour de table { $number }
vm-your-turn = À vous de jouer
vm-turn-of = À { $seat } de jouer
vm-masterminds = Génies du mal
vm-discard = Défausse
vm-trophies = Trophées
vm-missions-left = missions
vm-in-pool = en réserve
vm-built-of = { $count } sur { $all }
vm-free-at = dès { $count } : choix libre de l’agent
vm-stack-empty = vide
vm-stack = { $count } sur { $limit }
vm-stack-next = { $count } sur { $limit }, puis résolu
vm-service = Services
vm-met = rempli
vm-no-card = plus de carte
vm-seal = Points de { $seat } (scellés) : cliquez pour rompre le sceau
vm-sheet-of = Plans de { $seat }
vm-taken = prise par { $seat }
vm-firepower-of = { $seat } : puissance de feu { $count }
vm-progress = { $seat } : { $count } sur { $need }
vm-agent-hidden = face cachée
vm-act-as = Agir comme

# Deux lignes sur une carte Mission.
vm-card-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
 }
    .second = { $count ->
        [one] capturé
       *[other] capturés
     }
vm-card-building-type = { $count } × { $building }
    .second = à capturer
vm-card-building-types = { $count } types de
    .second = bâtiments
vm-card-firepower = Puissance
    .second = { $count } ou plus
vm-card-codex = { $count } pions
    .second = Codex
vm-card-scientists = { $count } scientifiques
    .second = en cellule
vm-card-segments = { $count } segments
    .second = construits
vm-card-icon = { $count } × { $icon }
    .second = à construire
vm-card-icons = { $count } icônes
    .second = différentes

# Le bonus d’un segment en deux mots.
vm-bonus-power-1 = pouvoir bonus 1
vm-bonus-power-2 = pouvoir bonus 2
vm-bonus-codex = Codex compte 2
vm-bonus-cell = +1 cellule
vm-bonus-firepower = +{ $amount } puissance
vm-bonus-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }

# À quoi sert une chose, là où on la montre en grand.
vm-about-secret-service = Ils montent d’un niveau à chaque bâtiment capturé. Une Artilleuse ne capture que si la puissance de feu atteint leur niveau. Au dernier niveau commence le tour de table final.
vm-about-firepower = La fiche de votre couleur sur l’anneau du cadran. Là où l’anneau est clair, elle atteint le niveau des Services secrets.
vm-about-scientist = Travaille dans une de vos cellules jusqu’à ce qu’il paie une action spéciale. Sans cellule libre, il n’y a pas de place pour un autre.
vm-about-codex = Chaque pion vaut en points le 1 ou le 2 qu’il porte. À partir de { $count } pions, vous choisissez librement dans toute votre pile.
vm-about-mayhem = { $count ->
    [one] Vaut { $count } point.
   *[other] Vaut { $count } points.
 }
vm-about-bolt = Se place dans un emplacement hexagonal d’un segment. Un segment dont tous les emplacements sont pleins est construit, et ses pièces retournent à la réserve.
vm-about-plate = Se place dans un emplacement carré d’un segment. Un segment dont tous les emplacements sont pleins est construit, et ses pièces retournent à la réserve.
vm-about-codex-flip = Un de vos pions Codex est retourné : il vaut 2 au lieu de 1.
vm-about-building = { $count ->
    [one] Vaut { $count } point à qui le capture, et son butin aussitôt. Puis les Services secrets montent d’un niveau.
   *[other] Vaut { $count } points à qui le capture, et son butin aussitôt. Puis les Services secrets montent d’un niveau.
 }
vm-about-city = { $count ->
    [one] Un groupe est résolu dès que { $count } agent s’y trouve. Chaque agent prend le butin et met en œuvre sa compétence.
   *[other] Un groupe est résolu dès que { $count } agents s’y trouvent, le premier placé agissant le premier. Chaque agent prend le butin et met en œuvre sa compétence.
 }
vm-about-icon = Les missions comptent les icônes des segments que vous avez construits.
vm-about-mission-deck = Une mission accomplie est remplacée d’ici, une fois le groupe résolu.
vm-about-machine = Qui en construit tous les segments déclenche le tour de table final.
vm-points-of = Points de { $seat }
