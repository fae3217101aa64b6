# Le tutoriel de Professeur Evil en français : `lesson-<leçon>` est un titre, `lesson-<leçon>-<étape>` ce qui se dit à
# une étape ; ses attributs répondent aux coups permis qui ne mènent pas plus loin.

tutorial-summary = Vous savez entrer dans le manoir, déverrouiller des portes, désactiver des pièges et récupérer des trésors, et ce que peuvent faire le professeur, ses dés et l’horloge.

## Entrer par une fenêtre, déverrouiller une porte, avancer

lesson-manor = Entrer dans le manoir
lesson-manor-aim = Le Professeur Evil cache dans son manoir des trésors volés, et il y en a toujours trois en jeu. Vous jouez ensemble : récupérez quatre trésors, et toute l’équipe gagne. Si quatre sont perdus avant, c’est le professeur qui gagne.
lesson-manor-people = Vous jouez { character-leroy }, et { character-nathan } fait équipe avec vous. Vous êtes encore dehors tous les deux. Le professeur est { room-laboratory.in }, et toutes les portes du manoir sont verrouillées.
lesson-manor-turn = Un tour a trois phases : vous révélez deux cartes, vous avez trois actions, et vous lancez trois dés. Les cartes et les dés attendront ; commençons par les actions.
lesson-manor-window = On entre par une fenêtre : { room-gallery.in }, { room-library.in } ou { room-ballroom.in }. Les fenêtres ne sont jamais verrouillées. Allez { room-library.in }.
    .wrong = Plus tard. Il faut d’abord entrer dans le manoir : allez { room-library.in }.
    .window = Cette fenêtre n’est pas verrouillée non plus, mais prenez pour cette fois celle { room-library.of }.
lesson-manor-unlock = Vous voilà à l’intérieur, et une action est dépensée. { treasure-mona-lisa } est juste à côté, { room-main-hall.in }, mais on ne franchit une porte que si elle est ouverte. Déverrouillez { door-main-hall-library.the }.
    .wrong = Ce serait possible, mais c’est { treasure-mona-lisa.the } qui vous intéresse. Déverrouillez { door-main-hall-library.the }.
    .door = Cette porte mène ailleurs. { treasure-mona-lisa } est { room-main-hall.in }.
lesson-manor-through = Désormais, tout le monde peut franchir cette porte, dans les deux sens. Allez { room-main-hall.in }.
    .wrong = C’est votre dernière action, et { treasure-mona-lisa.the } est derrière la porte que vous venez d’ouvrir. Allez { room-main-hall.in }.
lesson-manor-done = C’était votre troisième action. Aux tours suivants, vous pourrez en choisir d’autres, ou faire plusieurs fois la même. Pouvez-vous récupérer { treasure-mona-lisa.the } ? La prochaine leçon vous le dira.

## Des pièges, et un trésor récupéré

lesson-treasure = Pièges et trésors
lesson-treasure-types = Quelques tours ont passé. Chaque pièce contient un piège : un cadenas, une scie, une caméra, un laser ou la console. Un piège qui brille est actif, un piège sombre est désactivé. À vous, il ne fait rien : il protège des trésors.
lesson-treasure-needs = Des cadenas et des caméras protègent { treasure-mona-lisa.the }. Pour la récupérer, il faut que tous les cadenas et toutes les caméras de tout le manoir soient désactivés. Sa tuile montre combien sont encore actifs, et une coche quand il n’en reste aucun.
lesson-treasure-disarm = Un seul est encore actif : le cadenas de votre propre pièce. Désactivez-le.
    .wrong = Il y a plus urgent : à cause du cadenas de votre pièce, personne ne peut récupérer { treasure-mona-lisa.the }. Désactivez-le.
    .early = Vous irez juste après, mais une action ne désactive que le piège de votre propre pièce. Désactivez d’abord le cadenas qui est ici.
lesson-treasure-go = Plus rien ne protège { treasure-mona-lisa.the }. Allez { room-main-hall.in }.
    .wrong = Vos deux autres actions sont pour { treasure-mona-lisa.the } : une pour la rejoindre, une pour la récupérer. Allez { room-main-hall.in }.
lesson-treasure-save = Vous êtes dans la pièce du trésor, et tous ses pièges sont désactivés. Récupérez { treasure-mona-lisa.the }.
    .wrong = Si près de { treasure-mona-lisa.the }, ne vous laissez pas distraire : récupérez-la.
    .laser = Le laser de cette pièce est actif, mais les lasers ne protègent pas { treasure-mona-lisa.the }. Vous pouvez la récupérer tout de suite.
lesson-treasure-again = Le premier des quatre ! Mais tous les cadenas et toutes les caméras du manoir viennent de se réactiver. Et un autre trésor de la même couleur est apparu : { treasure-ark-of-the-covenant.the }, { room-dining-room.in }.

## Les dés, et la marche du professeur

lesson-dice = Les dés du professeur
lesson-dice-three = Vos actions sont épuisées : il faut maintenant lancer trois dés. Le dé du professeur dit ce qui se passe, le dé des couleurs sur quel tapis ou pour quel trésor, et le dé de l’horloge combien de temps passe.
lesson-dice-carpets = Dans chaque pièce, un tapis rouge, un vert et un bleu se trouvent devant les trois portes. Pour chaque chevron, le professeur franchit une porte, par le tapis de la couleur sortie. Une porte verrouillée ne l’arrête pas.
lesson-dice-roll = Lancez les dés et observez le professeur.
lesson-dice-walked = Deux chevrons et rouge : depuis { room-laboratory.the }, il est passé par { room-trophy-room.the } pour aller { room-drawing-room.in }. Au passage, il a réactivé la scie { room-trophy-room.of }. La porte entre les deux était ouverte, et il l’a verrouillée derrière lui.
lesson-dice-always = Il fait cela dans chaque pièce où il entre, et à chaque porte ouverte qu’il franchit. Les autres pièces et les autres portes restent comme elles sont. Pour finir, l’horloge a avancé ; nous y reviendrons.

## Se faire expulser, et revenir

lesson-caught = À la porte !
lesson-caught-watch = C’est le tour { character-nathan.of }. Il veut désactiver la caméra { room-dining-room.of } et aller { room-cellar.in }. Puis il lancera les dés, et le professeur est juste à côté de vous : regardez bien.
lesson-caught-back = Un chevron et rouge : le professeur arrive { room-main-hall.in } et vous expulse du manoir. Vous n’y perdez que votre place, et c’est maintenant votre tour. Rentrez par la fenêtre de votre choix.
    .wrong = Cela peut attendre. Vous êtes dehors, et les trésors sont à l’intérieur : choisissez une fenêtre et entrez.
lesson-caught-never = Il expulse ainsi tous ceux qui se trouvent dans une pièce où il entre, quel que soit le joueur dont c’est le tour. Vous, en revanche, ne pouvez jamais entrer dans la pièce où il est.

## L’horloge, le passage secret, et un trésor perdu

lesson-clock = L’horloge
lesson-clock-markers = Au milieu du manoir, l’aiguille de l’horloge avance ; chaque espace vaut 5 minutes. Chaque trésor y a un marqueur de sa couleur. Quand l’aiguille l’atteint, le trésor est perdu.
lesson-clock-roll = Vous avez fait ce que vous pouviez ce tour-ci. Lancez les dés, et surveillez le temps qui reste pour { treasure-ark-of-the-covenant.the }.
lesson-clock-pressed = 10 minutes et vert : le professeur n’a pas bougé, mais le marqueur vert s’est rapproché de l’aiguille de 10 minutes. Puis le dé de l’horloge a fait avancer l’aiguille vers les trois marqueurs. À { character-nathan.short } d’agir et de lancer les dés : regardez.
lesson-clock-passage = Passage secret et rouge : le professeur a surgi à côté du trésor rouge, { room-cellar.in }. Toutes les portes de cette pièce sont maintenant verrouillées, et son piège est actif. { character-nathan.short } venait de filer { room-kitchen.in } ; sinon, il serait dehors maintenant.
lesson-clock-lost = Puis l’aiguille a atteint le marqueur vert : { treasure-ark-of-the-covenant.the } est à jamais hors d’atteinte, et c’est le premier trésor perdu sur quatre. À sa place est apparue { treasure-declaration-of-independence.the }. Cela ne réactive aucun piège : seul un trésor récupéré réactive les siens.

## Une carte

lesson-cards = Deux cartes
lesson-cards-two = Au début de votre tour, vous révélez deux cartes de votre propre paquet. Vous pouvez en jouer une, et cela ne coûte aucune action.
lesson-cards-play = Les scies, les lasers et la console protègent { treasure-crystal-skull.the }, { room-kitchen.in }. Seuls deux lasers sont encore actifs, mais ils sont loin l’un de l’autre. Jouez « { card-short-circuit } » : cette carte désactive tous les lasers d’un coup.
    .wrong = Attendez un peu : il faut d’abord désactiver les deux lasers. Jouez « { card-short-circuit } ».
    .single = « { card-remote-control } » ne désactive qu’un piège, et vous ne pouvez jouer qu’une carte par tour. Jouez « { card-short-circuit } ».
lesson-cards-go = Les deux lasers sont désactivés, et vous avez encore toutes vos actions. Allez { room-kitchen.in }.
    .wrong = On peut maintenant récupérer { treasure-crystal-skull.the }, et la voie est libre : allez { room-kitchen.in }.
lesson-cards-save = Plus rien ne protège { treasure-crystal-skull.the }. Récupérez-le.
    .wrong = Il n’y a plus rien à préparer : récupérez { treasure-crystal-skull.the }.
lesson-cards-rest = Le deuxième trésor est récupéré, et ses pièges se sont réactivés. Vos deux cartes ont disparu : on ne garde pas l’autre pour plus tard. Quand votre paquet est épuisé, toutes vos cartes sont de nouveau mélangées.

## Un pouvoir

lesson-power = Un pouvoir s’éveille
lesson-power-tile = Pour une fois, vous jouez { character-nathan }, et { character-leroy.short } fait équipe avec vous. Chaque personnage a une tuile avec un pouvoir et un bonus ; au début, elle est endormie. Quand l’aiguille de l’horloge arrive sur le III ou le IX, un pouvoir s’éveille.
lesson-power-roll = Il ne manque plus qu’un espace jusqu’au IX. Lancez les dés.
lesson-power-choose = L’aiguille est sur le IX. C’est vous qui avez lancé les dés : à vous de choisir quel pouvoir s’éveille. Activez le vôtre.
    .wrong = Le pouvoir { character-leroy.of } serait utile aussi, mais ici vous allez essayer le vôtre.
lesson-power-use = { character-leroy.short } a joué, et vous pouvez maintenant utiliser votre pouvoir. Il vous place dans une pièce adjacente à celle du professeur, où que vous soyez et même si des portes sont verrouillées. Le temps presse pour { treasure-sabre-of-morimoto.the }, et le professeur est à côté : utilisez votre pouvoir.
    .wrong = Ainsi, vous n’arriverez pas à temps pour { treasure-sabre-of-morimoto.the }. Utilisez votre pouvoir : c’est plus rapide.
    .bonus = Le bonus ne sert qu’une fois, et votre pouvoir disparaît alors aussi. Gardez le bonus, et utilisez votre pouvoir.
lesson-power-room = Choisissez { room-cellar.the } : c’est là qu’est { treasure-sabre-of-morimoto.the }.
    .wrong = Vous pourriez y aller aussi, mais { treasure-sabre-of-morimoto.the } est { room-cellar.in }, et il lui reste peu de temps.
lesson-power-bonus = La moitié du manoir en un instant ! Tant que votre tuile est éveillée, vous disposez de ce pouvoir à vos tours. Le bonus, lui, ne sert qu’une fois : la tuile est ensuite retournée face cachée, et le pouvoir disparaît avec elle jusqu’à ce qu’elle s’éveille de nouveau.

## La fin

lesson-end = Le quatrième trésor
lesson-end-score = Trois trésors sont récupérés, deux sont perdus. Le quatrième trésor récupéré fait gagner sur-le-champ, le quatrième trésor perdu fait perdre sur-le-champ. C’est le tour { character-nathan.of } : il désactive un cadenas et lance les dés.
lesson-end-tight = Le temps a manqué pour { treasure-da-vincis-notebook.the } : c’est le troisième trésor perdu. Pour { treasure-sabre-of-morimoto.the }, il ne reste que 5 minutes : quoi que donnent vos dés, l’aiguille atteindra son marqueur. Ce serait le quatrième, et le professeur gagnerait.
lesson-end-disarm = Il faut donc le récupérer maintenant, en trois actions. Des cadenas et des scies le protègent, et il ne reste qu’un piège actif : la scie de votre propre pièce. Vous savez ce qu’il faut faire.
    .wrong = Vous avez trois actions, et il vous les faut toutes pour { treasure-sabre-of-morimoto.the }. Désactivez d’abord la scie de votre pièce.
    .early = Si vous partez maintenant, la scie d’ici reste active, et personne ne peut récupérer { treasure-sabre-of-morimoto.the }. Désactivez-la d’abord.
lesson-end-go = Tous les cadenas et toutes les scies sont désactivés. Allez { room-cellar.in } : la porte est ouverte.
    .wrong = Ne perdez pas de temps : { treasure-sabre-of-morimoto.the } est { room-cellar.in }, et la porte est ouverte.
lesson-end-save = Récupérez { treasure-sabre-of-morimoto.the } !
    .wrong = Tout en dépend maintenant : récupérez { treasure-sabre-of-morimoto.the }.
lesson-end-won = Le quatrième trésor est récupéré, et toute l’équipe gagne sur-le-champ : plus personne ne lance les dés. Vous en savez assez pour une première partie.
