# Les mots du terminal. Les noms et les phrases des jeux sont dans leurs propres fichiers.

cli-prompt = ›
cli-press-enter = (Entrée)
cli-pass-screen = Passez l’écran à { $seat }, puis appuyez sur Entrée.
cli-only-enter = Appuyez sur Entrée pour continuer, ou tapez « undo » pour annuler la dernière action.
cli-welcome = Répondez par un numéro ou par son texte ; « help » donne tout le reste. Des { $count } valeurs imprimées de ce jeu, { $reconstructed } sont reconstituées : voyez « villainy components show ».
cli-bots-prepare = Les robots se préparent à ce jeu ; la première fois, cela prend une minute ou deux.
cli-happened = Depuis votre dernière décision
cli-nothing-yet = Rien pour l’instant.
cli-earlier =
    { $count ->
        [one] … { $count } ligne avant ; « log » la montre
       *[other] … { $count } lignes avant ; « log » les montre
    }
cli-human = humain
cli-you = vous
cli-labelled = { $label } : { $text }
cli-allowed = « { $action } » est permis.
cli-saved = La partie est enregistrée dans { $file }.
cli-not-saved = Les dernières actions ne sont pas enregistrées.
cli-resume = Pour continuer : { $command }
cli-help =
    Répondez par un numéro de la liste ou par le texte d’une action, comme « { $action } ».
    undo         annuler votre dernière action, tant qu’elle n’a rien appris à personne
    why ACTION   dire pourquoi une action n’est pas permise maintenant
    sheet N      montrer ce qu’a le joueur N
    log          raconter tout ce qui s’est passé
    board        redessiner l’écran
    save [FILE]  enregistrer la partie
    quit         quitter la table
cli-fault = Quelque chose s’est mal passé dans le programme ({ $problem }) ; merci de le signaler, VILLAINY_DEBUG=1 montre où.

## Ce qui ne va pas

cli-error-option-form = « { $value } » n’est pas une option : écrivez --option NOM=VALEUR.
cli-error-unreadable = « { $file } » ne peut pas être lu ({ $problem }).
cli-error-unwritable = « { $file } » ne peut pas être écrit ({ $problem }).
cli-error-not-text = « { $file } » n’est pas un fichier de texte en UTF-8.
cli-error-save-format = « { $file } » est une partie enregistrée au format { $value } ; seul le format { $known } peut être lu.
cli-error-save-seats = « { $file } » ne dit pas qui occupe chaque place, une par joueur.
cli-error-save-exists = « { $file } » existe déjà : continuez cette partie avec --resume { $file }, ou enregistrez dans un autre fichier.
cli-error-save-where = Dites où : save FICHIER.
cli-error-resume-alone = Une partie enregistrée garde ses joueurs, sa graine et ses options : avec --resume, pas de --players, --bots, --seed ni --option.
cli-error-seats-count =
    { $count ->
        [one] { $count } place est nommée, mais il y a { $players } joueurs : donnez l’un ou l’autre.
       *[other] { $count } places sont nommées, mais il y a { $players } joueurs : donnez l’un ou l’autre.
    }
cli-error-seat-kind = Personne du nom de « { $value } » ne peut s’asseoir à cette table ; possibles : { $known }.
cli-error-games-number = « { $value } » n’est pas un nombre de parties : il faut un nombre entier à partir de 1.
cli-error-number = { $value } n’est pas dans la liste : donnez un numéro de 1 à { $most }.
cli-error-why-what = Dites quelle action : why ACTION.
cli-error-sheet-whose = Dites de qui : « sheet » et un numéro de 1 à { $most }.
cli-error-undo-other = Un autre joueur a pris une décision depuis : impossible d’annuler.
cli-error-not-a-proof = « { $file } » n’est pas ce qu’une table donne à la fin d’une partie, ou a été coupé.
cli-error-commitment = La graine n’est pas celle promise : la graine et le sel ne donnent pas l’engagement montré au début.
cli-error-rewind = Après { $count } actions, des coups ont été annulés, et le hasard a repris par un mot qui ne découle pas de la graine.
cli-error-other-end = Rejouée, la partie finit autrement que ne le dit le fichier.

## Simulations, transcriptions et matériel

cli-wins = Victoires
cli-share = Part
cli-mean-points = Points
cli-team-wins =
    { $games ->
        [one] { $wins } victoire sur { $games } partie : { $share } ; la vraie chance est, avec 95 % de certitude, de { $least } à { $most }.
       *[other] { $wins } victoires sur { $games } parties : { $share } ; la vraie chance est, avec 95 % de certitude, de { $least } à { $most }.
    }
cli-mean = { $what } : { $mean } par partie en moyenne, de { $least } à { $most }.
cli-decisions = Décisions
cli-ended = Cause de la fin, « { $ending } » : { $share }
cli-speed =
    { $games ->
        [one] { $games } partie en { $seconds } s, { $speed } décisions par seconde, graine { $seed }.
       *[other] { $games } parties en { $seconds } s, { $speed } décisions par seconde, graine { $seed }.
    }
cli-verified =
    { $count ->
        [one] { $count } action rejouée jusqu’à la même position, { $hash }.
       *[other] { $count } actions rejouées jusqu’à la même position, { $hash }.
    }
cli-proven =
    { $count ->
        [one] Prouvé : la graine est celle promise au début, et { $count } action mène à la fin indiquée.
       *[other] Prouvé : la graine est celle promise au début, et { $count } actions mènent à la fin indiquée.
    }
cli-proven-so-far =
    { $count ->
        [one] Prouvé jusqu’où l’on a joué : la graine est celle promise au début, et { $count } action mène à la position où la table a été fermée.
       *[other] Prouvé jusqu’où l’on a joué : la graine est celle promise au début, et { $count } actions mènent à la position où la table a été fermée.
    }
cli-components-whole = « { $file } » est complet : { $count } valeurs pour { $game }, dont { $rulebook } d’un livret de règles, { $public } de sources publiques, { $box } d’une boîte et { $reconstructed } reconstituées ; empreinte { $hash }.

## Tournois

cli-error-games-least = Chaque donne se joue de toutes les places : il faut au moins { $least } parties.
cli-error-threads-number = « { $value } » n’est pas un nombre de fils d’exécution : il faut un nombre entier de 1 à 1024.
cli-error-error-number = « { $value } » n’est pas un risque d’erreur : il faut un nombre supérieur à 0, et 0.5 au plus.
cli-error-least-number = « { $value } » n’est pas une part à dépasser : il faut un nombre à partir de 0.5 et inférieur à 1.
cli-tournament-preparing = Compilation des règles, une fois pour cette version…
cli-tournament-bot = Bot
cli-tournament-rating = Cote
cli-tournament-interval = de … à
cli-tournament-games = Parties
cli-tournament-time = ms/choix
cli-tournament-pair = Paire
cli-tournament-deals = Donnes
cli-tournament-difference = Avance
cli-tournament-answer = Réponse
cli-tournament-between = { $least } … { $most }
cli-tournament-versus = { $first } – { $second }
cli-tournament-verdict =
    { $verdict ->
        [stronger] { $bot } est plus fort
        [neither] aucun d’autant
       *[open] pas encore clair
    }
cli-tournament-scale = Les cotes sont des points Elo autour d’une moyenne de 1500, parts et cotes à 95 % de certitude ; la réponse pour une paire est fausse avec une probabilité de { $error } au plus.
cli-tournament-done =
    { $games ->
        [one] { $games } partie comptée, { $seconds } s, graine { $seed }.
       *[other] { $games } parties comptées, { $seconds } s, graine { $seed }.
    }
cli-tournament-stopped = Arrêté avant la fin : voici ce que l’on sait jusqu’ici.
cli-tournament-kept = Les parties sont gardées dans { $file }.

## Rapports

cli-error-minutes-number = « { $value } » n’est pas un nombre de minutes : il faut un nombre entier à partir de 1.
cli-report-written = { $file } est écrit.
cli-report-kept = Pas de GPU ici : les chiffres de Monte-Carlo à plat sont ceux de { $file }.
cli-report-no-gpu = Pas de GPU ici et pas de chiffres dans { $file } : la page est sans Monte-Carlo à plat.

## Vitesse

cli-error-bench-part = « { $value } » ne se mesure pas ; possibles : { $known }.
cli-error-seconds-number = « { $value } » n’est pas un nombre de secondes : il en faut plus de 0.
cli-bench-game = { $game }, { $count } joueurs
cli-bench-peers = Ailleurs, face au plus lent
cli-bench-interpreted = interprété
cli-bench-compiled = compilé, un cœur
cli-bench-threads = compilé, { $count } fils d’exécution
cli-bench-redeal = copie avec nouvelle donne
cli-bench-cuda = sur le GPU
cli-bench-search = dans la recherche
cli-bench-compile = compilation
cli-bench-start = démarrage, déjà compilé
cli-bench-value = Valeur
cli-bench-unit = Unité
cli-bench-clock = Temps
cli-bench-ratio = Rapport
cli-bench-decisions = décisions/s
cli-bench-positions = positions/s
cli-bench-seconds = s
cli-bench-cpu = cœur
cli-bench-wall = horloge
cli-bench-skipped =
    { $reason ->
        [no-gpu] pas de GPU ici
        [not-installed] pas installé
       *[other] indisponible ({ $reason })
    }
cli-bench-how = Jeu au hasard ; le meilleur de { $repeats } essais qui durent { $seconds } s ensemble. Les rapports se comptent sur la ligne à 1.00×.
cli-bench-where = Python { $python } sur { $machine }, { $cores } cœurs, charge { $load }.

## Les tables dans le navigateur

cli-serve-open = Villainy est ouvert à l’adresse { $address }
cli-serve-lan = Vos amis sur le même réseau (le même Wi-Fi, par exemple) ouvrent { $address } dans leur navigateur, ou le lien d’une table. Si rien ne répond, ouvrez le port { $port } dans le pare-feu de cette machine.
cli-serve-no-lan = Cette machine n’a pas d’adresse sur un réseau : vos amis ne peuvent pas encore la joindre.
cli-serve-kept = Les parties sont gardées dans { $file } ; qui ferme son navigateur les y retrouve.
cli-serve-stop = Ctrl-C ferme les tables.
cli-error-no-client = Les pages pour le navigateur n’ont pas été construites : lancez « make build », ou installez le paquet que fait « make wheel ».
cli-error-host-or-lan = --lan écoute à toutes les adresses : donnez --host ou --lan, pas les deux.
cli-error-host-unknown = « { $value } » n’est pas une adresse de cette machine.
cli-error-port-number = « { $value } » n’est pas un port : donnez un nombre de 0 à 65535, où 0 prend n’importe lequel qui soit libre.
cli-error-port-taken = Rien ne peut être ouvert à { $host }, port { $port } ({ $problem }) : donnez-en un autre, comme --port { $next }.
cli-error-server-start = Le serveur n’a pas démarré ; VILLAINY_DEBUG=1 montre pourquoi.

## Victorian Masterminds : seulement ce que son propre fichier ne dit pas, ou pas aussi brièvement

cli-stack-limit = un groupe se résout à { $agents }
cli-resolving = Révélés { $city-in } :
cli-no-machine = pas encore de machine
cli-short-segments = Segm.
cli-short-scientists = Sci.
cli-short-codex = Codex
cli-short-mayhem = Chaos
cli-short-points = Pts

## Professeur Evil : ce que son propre fichier ne dit pas aussi brièvement

cli-no-character = pas encore de personnage
cli-short-padlock = Cadenas
cli-short-saw = Scie
cli-short-camera = Caméra
cli-short-laser = Laser
cli-short-console = Console

## The LOOP : ce que son propre fichier ne dit pas, ou pas aussi brièvement

cli-epoch =
    .dawn = Aube
    .medieval = Moyen Âge
    .renaissance = Renaissance
    .industry = Industrie
    .globalization = Mondialisation
    .robots = Robots
    .end = Fin
cli-agent =
    .time-prowler = Rôdeuse
    .cztwyzzek = Cztwyzzek
    .robofinisher-404 = Robo 404
    .mr-time = Mr Time
    .v-girl = V-Girl
cli-loop-clone = clone qui finit à l’époque 1
cli-loop-next = À piocher ensuite
cli-loop-pile = Pioche
cli-loop-discard = Déf.
