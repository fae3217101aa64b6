# The rules pages and the component sheet; at the table the ways to them. All messages begin with rules-.

## Les règles

rules-nav = Règles
rules-learn = Apprendre en jouant
rules-home-title = Règles et matériel
rules-home-lead = Tout est raconté avec nos propres mots, dans l’ordre du jeu : à lire, à parcourir, à imprimer, à partager.
rules-read = Lire les règles
rules-title = { $game } : les règles
rules-pages = Règles et matériel de { $game }
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
rules-link = Lien vers « { $title } »
rules-copied = Lien copié.
rules-print = Imprimer

## À la table

rules-rule = Règle : { $title }
rules-open = Ouvrir toutes les règles dans un nouvel onglet
rules-back = Retour
rules-loading = Un instant…

## La fiche du matériel

rules-pieces = Matériel
rules-pieces-title = { $game } : tout le matériel
rules-pieces-lead = Chaque élément du jeu avec son texte et l’origine de ses valeurs.
rules-pieces-search = Chercher dans le matériel
rules-pieces-kinds = Sortes de matériel
rules-pieces-all = Tout
rules-pieces-found =
    { $count ->
        [0] Aucun élément trouvé.
        [one] Un élément.
       *[other] { $count } éléments.
    }
rules-pieces-plain = Il n’a pas de valeurs propres.

## Kinds of components

rules-kinds-victorian-masterminds = Victorian Masterminds
    .city = Villes
    .agent = Agents
    .building = Bâtiments
    .machine = Machines
    .segment = Segments
    .mission = Missions
    .spoil = Butin
    .icon = Icônes
    .bonus = Bonus
rules-kinds-the-loop = The LOOP
    .agent = Agents
    .card = Cartes
    .epoch = Époques
    .mission = Missions
    .clone = Clones
    .dimension = Dimensions
    .mode = Modes
    .difficulty = Niveaux
    .machine = Ultramachina
rules-kinds-professor-evil = Professor Evil
    .character = Personnages
    .card = Cartes
    .treasure = Trésors
    .room = Pièces
    .door = Portes
    .trap = Pièges
    .die = Dés
    .face = Faces des dés
    .hour = Horloge
    .colour = Couleurs
