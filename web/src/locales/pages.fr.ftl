# Les pages autour des tables : accueil, nouvelle table, salon, mes parties, carrière, à propos. Tous les messages commencent par page-.

## Partout

page-tagline = trois jeux de société pour génies du mal
page-tagline-sentence = Trois jeux de société pour génies du mal
page-language = Langue
page-language-name = Langue
    .en = English
    .fr = Français
    .de = Deutsch
page-nav-main = Pages
page-nav-home = Villainy : vers l’accueil
page-nav-tables = Tables
page-nav-games = Mes parties
page-nav-me = ma page
page-nav-about = À propos du site
page-footer-unofficial = Non officiel, pour l’amour des jeux.
page-footer-credits = Jeux de Bauza & Lang, Rambourg & Rivière, Gilbert & Dunstan. Une partie du matériel est reconstituée. Icônes : game-icons.net, CC BY 3.0. Polices : OFL.
page-footer-about = Crédits
page-footer-source = Code
page-footer-privacy = Vie privée
page-save = Enregistrer
page-copy = Copier
page-copied = Copié
page-somebody = quelqu’un
page-just-now = à l’instant

## Ce qui peut mal tourner

page-problem-unknown = Quelque chose n’a pas marché ici. Rien n’a changé ; réessayez.
page-problem-unreachable = Le serveur ne répond pas. Tourne-t-il, et êtes-vous en ligne ?
page-problem-status = Le serveur a refusé avec le code { $status }.

## Les trois jeux

page-panel-vm =
    .hook = Bâtissez votre machine infernale avant vos rivaux.
    .players = 2–4
    .time = 45–60 min
    .kind = Rivaux, secrets
page-panel-lp =
    .hook = Recousez le temps que le Dr Foo déchire.
    .players = 1–4
    .time = 60 min
    .kind = Coopératif, deck building
page-panel-pe =
    .hook = Videz le manoir avant que l’horloge ne s’en charge.
    .players = 2–4 ou solo
    .time = 30–45 min
    .kind = Coopératif, dés
page-players-label = Joueurs
page-time-label = Durée
page-play-now = Jouer
page-invite-friends = Inviter des amis
page-table-options = Options de la table
page-learn = L’apprendre en un quart d’heure
page-learn-on = Continuer d’apprendre : étape { $place } sur { $count }
page-learn-again = Revoir le tutoriel

## Listes de tables

page-my-games = Mes parties
page-my-games-lead = Toutes les tables où vous êtes ou étiez assis.
page-my-games-none = Aucune partie en cours. « Jouer » vous assied tout de suite face à des robots.
page-open-tables = Tables ouvertes
page-open-tables-none = Personne n’attend en public pour le moment. Ouvrez une table et laissez une chaise libre.
page-running-tables = En cours
page-all =
    { $count ->
        [0] Toutes
        [1] La seule
        [2] Les deux
        [3] Les trois
        [4] Les quatre
        [5] Les cinq
        [6] Les six
        [7] Les sept
        [8] Les huit
        [9] Les neuf
        [10] Les dix
        [11] Les onze
        [12] Les douze
       *[other] Les { $count }
    }
page-your-turn = À vous
page-somebodys-turn = À { $name } de jouer
page-running = en cours
page-waiting = en attente
page-join = S’asseoir
page-join-table = S’asseoir à « { $name } »
page-watch = Regarder
page-watch-table = Regarder « { $name } »
page-go-on = Continuer
page-replay = Revoir
page-replay-of = Revoir « { $name } »
page-rewound = rembobinée
page-seats-taken = { $taken } places prises sur { $all }
page-nobody-yet = encore personne
page-with = avec { $names }
page-with-nobody = en solo
page-with-screen = à cet écran
page-with-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
page-with-open =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
page-result-won = Gagnée
page-result-lost = Perdue
page-result-over = Terminée
page-result-ended = Interrompue
page-games-running = En cours
page-games-waiting = En attente de joueurs
page-games-finished = Terminées
page-lobby-title = Tables
page-lobby-lead = Les tables publiques : asseyez-vous, ou regardez par-dessus une épaule.
page-lobby-new = Ouvrir une table
page-filter-games = Quel jeu
page-filter-all = Tous les jeux

## Le temps

page-pace-untimed = sans pendule
page-pace-live = en direct
page-pace-live-minutes = en direct, { $minutes } min
page-pace-live-increment = en direct, { $minutes } min + { $increment } s
page-pace-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
page-left-minutes = reste { $count } min
page-left-hours = reste { $count } h
page-left-days =
    { $count ->
        [one] reste { $count } jour
       *[other] reste { $count } jours
    }
page-count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-count-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-count-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Une nouvelle table

page-new-title = Nouvelle table : { $game }
page-new-lead = Tout est prêt pour une bonne première partie. Changez ce que vous voulez.
page-new-lead-invite = Ouvrez la table, puis envoyez le lien ou montrez le code.
page-new-seats = Qui joue
page-new-game = Le jeu
page-new-table = La table
page-players-alone = en solo
page-fill-label = Les autres places
page-fill-bots = Des robots
page-fill-open = Des amis, par lien
page-fill-me = Moi, à cet écran
page-fill-alone = Moi : je joue en solo
page-seat-who = Qui
page-seat-number = Place { $number }
page-seat-me = Moi
page-seat-me-too = Moi aussi, à cet écran
page-seat-open = Libre : qui a le lien
page-seat-bot = Robot : { $bot }
page-bot-random = Électron libre
    .text = joue au hasard
page-bot-greedy = Intrigant
    .text = prend ce qui paraît le mieux
page-bot-novice = Apprenti
    .text = anticipe un peu : 100 essais par coup
page-bot-adept = Stratège
    .text = anticipe : 1 000 essais par coup
page-bot-expert = Génie
    .text = anticipe à long terme : 10 000 essais par coup, et prend son temps
page-bot-master = Cerveau
    .text = a étudié le jeu
page-bot-full = { $name } ({ $text })
page-bot-other = { $name }
page-hot-seat-solo = Vous menez plusieurs places à cet écran. C’est ainsi que ce jeu se joue en solo.
page-hot-seat-team = Plusieurs places se partagent cet écran : chacune décide quand on le lui demande.
page-hot-seat-rivals = Plusieurs personnes se partagent cet écran : avant de montrer un secret, la table demande de le passer.
page-house-rules = Règles maison
page-house-rules-note = pour qui sait ce qu’il veut
page-house-rules-changed =
    { $count ->
        [one] { $count } diffère de l’habitude
       *[other] { $count } diffèrent de l’habitude
    }
page-option-by = Fixé par « { $option } », sauf si vous en décidez autrement.
page-option-brings = Cela entraîne :
page-option-value-line = { $option } : { $value }
page-option-overruled = (vous en avez décidé autrement)
page-table-name = Nom de la table
page-table-name-another = Un autre nom
page-nickname = Votre nom
page-nickname-note = C’est ainsi qu’on vous appelle à chaque table.
page-nickname-saved = Enregistré : c’est votre nom désormais.
page-privacy = Qui peut venir
page-public-false = Privée
    .text = Seul qui a le lien trouve cette table.
page-public-true = Publique
    .text = Chacun peut s’asseoir ou regarder ; on n’y discute que par phrases toutes faites.
page-pace = Rythme
page-pace-kind-untimed = Sans pendule
    .text = Chacun prend le temps qu’il lui faut.
page-pace-kind-live = En direct
    .text = Chacun a ce temps pour toute la partie, et un peu plus à chaque décision.
page-pace-kind-days = En jours
    .text = Une partie par correspondance : jouez quand vous avez un moment.
page-pace-minutes = Par joueur
page-pace-increment = À chaque décision
page-pace-per-move = Pour chaque décision
page-undo = Reprendre un coup
page-undo-free = Libre
    .text = Tout peut être repris ; après une révélation, la partie est marquée comme rembobinée.
page-undo-consent = D’un commun accord
    .text = Libre tant que rien n’est révélé et que personne n’a joué ; ensuite les autres doivent être d’accord.
page-hints = Indices entre rivaux
page-hints-false = Aucun
    .text = Personne n’apprend ce que ferait un robot ; seul face aux robots, on peut toujours le demander.
page-hints-true = Permis
    .text = Chacun peut demander ce que ferait à sa place un robot de bon niveau.
page-create-start = Commencer la partie
    .text = Toutes les places sont prises : elle commence aussitôt.
page-create-open = Ouvrir la table
    .text = Vous recevez un lien et un code à partager ; la partie commence quand vous le dites.
page-printed = Des { $all } valeurs du matériel, { $rulebook } sont lues dans les règles imprimées, { $public } dans des sources publiques ; { $reconstructed } sont reconstituées d’après ce qu’on sait.
page-printed-box = Des { $all } valeurs du matériel, { $box } viennent de la boîte du propriétaire, { $rulebook } des règles imprimées, { $public } de sources publiques ; { $reconstructed } sont reconstituées.
page-printed-more = Ce que cela veut dire

## Noms de tables

page-table-name-vm-1 = Le Club Diogène
page-table-name-vm-2 = Brouillard sur la Tamise
page-table-name-vm-3 = Une modeste apocalypse
page-table-name-vm-4 = Le Cercle des incompris
page-table-name-vm-5 = À toute vapeur
page-table-name-vm-6 = Thé au repaire
page-table-name-vm-7 = Un désaccord entre gentlemen
page-table-name-vm-8 = Brevet en instance
page-table-name-lp-1 = Vendredi, 25 h 61
page-table-name-lp-2 = Pause café
page-table-name-lp-3 = À hier !
page-table-name-lp-4 = On reprend du début
page-table-name-lp-5 = Heures très supplémentaires
page-table-name-lp-6 = Encore lundi
page-table-name-lp-7 = La réunion sans fin
page-table-name-lp-8 = Rentrés avant midi
page-table-name-pe-1 = Minuit au manoir
page-table-name-pe-2 = Première nuit chez Evil
page-table-name-pe-3 = Quatre heures moins cinq
page-table-name-pe-4 = Par la fenêtre de la bibliothèque
page-table-name-pe-5 = Gare au tapis
page-table-name-pe-6 = Le majordome est de sortie
page-table-name-pe-7 = Emprunté, pas volé
page-table-name-pe-8 = À pas de loup

## Ma page et ma carrière

page-me-title = Ma page
page-me-name = Comment on vous appelle
page-device-title = Sur un autre appareil
page-device-text = Un lien personnel vous emmène avec vos places : ouvrez-le sur votre téléphone et continuez où vous en êtes.
page-device-make = Créer un lien personnel
page-device-link = Votre lien personnel
page-device-hour = Valable une heure. Il n’est qu’à vous : qui l’ouvre joue sous votre nom.
page-device-qr = Code de votre lien personnel
page-link-title = Continuer ici sous votre nom
page-link-text = Ce lien appartient à quelqu’un qui joue ailleurs. Si c’est vous, ce navigateur le sera aussi.
page-link-follow = Oui, c’est moi
page-link-note = Jusqu’ici, ce navigateur joue sous le nom de { $name } ; ces parties-là restent en arrière.
page-link-done = Content de vous revoir, { $name }
    .text = Vos parties et votre carrière sont ici désormais.
page-career = Carrière
page-career-all = Tout voir
page-career-title = Plan de carrière
page-career-lead = Motifs de promotion, causes de renvoi, expérience professionnelle. Ce qui est scellé reste à vivre.
page-career-sum =
    { $played ->
        [0] Aucune partie terminée
        [one] { $played } partie, { $won } gagnée
       *[other] { $played } parties, { $won } gagnées
    }
page-career-no-feats = Rien encore dans votre dossier. Il ne restera pas longtemps aussi propre.
page-first-steps =
    .one = Choisissez un jeu ci-dessus et « Jouer » : ce qui brille se clique.
    .two = Survolez n’importe quoi et lisez ce que cela ferait.
    .three = Les parties finies ouvrent votre dossier : promotions, renvois, expérience.
page-record-played = jouées
page-record-won = gagnées
page-record-best = meilleur score
page-record-feats = faits d’armes
page-record-of = { $some }/{ $all }
page-record-partners = Le plus souvent avec { $names }.
page-partner = { $name } ({ $count })
page-marks-won =
    { $count ->
        [0] pas encore gagné
        [one] gagné une fois
       *[other] gagné { $count } fois
    }
page-category-promotion = Promotion
page-category-dismissal = Renvoi
page-category-experience = Expérience
page-sealed = Scellé
page-feat-since = depuis le { $date }
page-feat-count = { $count } fois

## À propos

page-about-title = À propos de Villainy
page-about-lead = Qui a fait quoi, ce qui est imprimé, et ce que deviennent vos données.
page-about-credits = Crédits
page-about-love = Non officiel, pour l’amour des jeux, et sans valeur sans eux : achetez-les si vous les trouvez.
page-about-game-vm = Un jeu d’Antoine Bauza et Eric M. Lang, illustré par Davide Tosello ; publié par CMON (anglais), Edge (français) et Asmodee (allemand).
    .title = Victorian Masterminds.
page-about-game-lp = Un jeu de Maxime Rambourg et Théo Rivière ; publié par Catch Up Games et Pandasaurus.
    .title = The LOOP.
page-about-game-pe = Un jeu de Matthew Dunstan et Brett J. Gilbert ; publié par Funforge et Passport Game Studios.
    .title = Professor Evil and the Citadel of Time.
page-about-own-words = Les règles sont dites avec nos propres mots ; aucun texte ni aucune image des jeux n’est repris ici.
page-about-art = Plateaux, machines et portraits sont dessinés pour ce site. Les pictogrammes viennent de game-icons.net (Lorc, Delapouite et d’autres, CC BY 3.0). Les polices, toutes sous licence SIL Open Font : Alegreya, Alegreya Sans, Bodoni Moda, Chakra Petch, Elsie Swash Caps, Old Standard, Playfair Display SC, Righteous.
page-about-printed = Ce qui est imprimé, ce qui est reconstitué
page-about-printed-text = Les livrets donnent les règles et la plupart des noms, mais bien des valeurs n’existent qu’en images sur les pièces. C’est pourquoi chaque valeur dit ici d’où elle vient.
page-about-source-rulebook = Lu dans un livret de règles imprimé.
    .name = Livret
page-about-source-public = Dit par une critique, ou déduit d’elle.
    .name = Public
page-about-source-reconstructed = Choisi pour aller avec tout ce qu’on sait ; ce n’est pas la valeur imprimée.
    .name = Reconstitué
page-about-source-box = Relevé par quelqu’un dans sa propre boîte.
    .name = Boîte
page-about-printed-vm = Imprimé : ce que donnent villes et bâtiments, le coût des actions spéciales, les réserves, le nom des segments des six machines. Reconstitué : coûts, icônes et la plupart des bonus des segments, 23 des 24 missions, le départ des Services secrets.
page-about-printed-lp = Imprimé : la mise en place, les missions, les modes, les effets que le livret explique. Reconstitué : la plupart des cartes et leurs dimensions, d’où viennent et où vont les clones, presque tout d’Ultramachina.
page-about-printed-pe = Imprimé : les pièges, l’horloge, les fenêtres, les niveaux, les personnages. Reconstitué : quelles pièces se touchent, les tapis, les minutes et la plupart des types de pièges des trésors, presque toutes les cartes et tous les pouvoirs.
page-about-box = Vous avez la boîte ?
page-about-box-text = Notez ce que disent vos pièces et jouez avec cela. Le programme imprime le matériel d’un jeu, vérifie votre version et dit ce qui n’y va pas :
page-about-box-note = Modifiez les valeurs entre la première commande et la deuxième, avec source = "box". Noms et textes peuvent aussi être les vôtres ; le README explique comment.
page-about-privacy = Vie privée
page-about-privacy-text = Un seul cookie signé dit quel invité vous êtes ; le nom que vous choisissez et vos parties sont gardés dans la base de données de ce serveur. Langue et réglages restent dans votre navigateur. Aucune page ne demande rien à un autre serveur : ni pistage, ni publicité, ni polices d’ailleurs.
page-about-privacy-fair = Personne ne reçoit plus que ce que sa place peut savoir. Avant chaque partie, le serveur promet son mélange par une empreinte, et montre ensuite qu’il a tenu parole.
page-about-source = Code source
page-about-source-text = Villainy est un logiciel libre sous licence MIT. Règles, robots, serveur et pages sont dans un seul dépôt, d’où ce serveur a été installé.

## Une page qui n’existe pas

page-missing-title = Cette page a disparu
page-missing-text = Quelqu’un l’aura emportée, roulée dans un tapis.
page-missing-home = Vers l’accueil
