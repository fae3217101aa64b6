# Professor Evil à la table : les mots du client. Ceux du jeu lui-même sont avec ses règles.

evil-logo = Professeur Evil
evil-logo-rest = et la Citadelle du Temps
evil-turn = Tour { $turn }
evil-last-roll = Dernier lancer
evil-saved = Récupérés
evil-lost = Perdus
evil-power = Pouvoir
evil-awake = Pouvoir éveillé
    .short = Éveillé
evil-asleep = Pouvoir endormi
    .short = Endormi
evil-free = Gratuit
evil-use = Utiliser
evil-card-of = Carte Action { $character-of }
evil-no-card = Plus aucune carte ne peut être jouée ce tour-ci.
evil-cards-of = { $character-short } joue avec ces cartes.
evil-deck =
    { $count ->
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
evil-discard =
    { $count ->
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées
    }
evil-discard-empty = Aucune carte n’a encore été défaussée.
evil-after-roll = Après le lancer
evil-minutes-left = Il reste { $minutes } minutes
evil-needs = Protégé par
evil-still-on =
    { $count ->
        [one] { $count } actif
       *[other] { $count } actifs
    }
evil-people-here = Ici maintenant
evil-nobody = personne
evil-window-in = Une fenêtre permet d’entrer depuis le jardin.
evil-how-many = { $count } dans le manoir
evil-where = Où
evil-needed-by = Nécessaire pour
evil-face-chevron-1 = Le professeur fait un pas le long du tapis de la couleur obtenue, verrouille la porte derrière lui et active le piège de la pièce.
evil-face-chevron-2 = Le professeur fait deux pas le long des tapis de la couleur obtenue, verrouille chaque porte derrière lui et active le piège de chaque pièce.
evil-face-chevron-3 = Le professeur fait trois pas le long des tapis de la couleur obtenue, verrouille chaque porte derrière lui et active le piège de chaque pièce.
evil-face-passage = Le professeur prend un passage secret jusqu’au trésor de la couleur obtenue, verrouille toutes les portes de la pièce et active son piège.
evil-face-hurry-5 = Le trésor de la couleur obtenue perd 5 minutes.
evil-face-hurry-10 = Le trésor de la couleur obtenue perd 10 minutes.
evil-clock-power = Quand l’horloge l’atteint, un pouvoir endormi s’éveille.
evil-clock-plain = Un espace de l’horloge : { $minutes } minutes jusqu’au suivant.
evil-won = Les trésors sont à l’abri !
evil-lost-game = Le professeur a gagné.
evil-thrown-out = expulsions : { $count }
