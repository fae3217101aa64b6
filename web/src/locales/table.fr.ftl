# La table autour du jeu : barre de consigne, journal, places, salle d’attente, fin, relecture.

## Les parties de l’écran

table-prompt = Ce qu’il faut faire
table-dock = Ce qui est devant vous
table-dock-fold = Replier ou déplier ce qui est devant vous
table-side = Joueurs et journal
table-tabs = Ce que montre l’écran
table-record = Journal, discussion et notes
table-tab-board = Plateau
table-tab-players = Joueurs
table-tab-log = Journal
table-tab-chat = Discussion
table-tab-notes = Notes
table-home = { $game } : vers l’accueil
table-controls = Langue et réglages
table-language = Langue
table-sound = Son
table-settings = Réglages et table
table-close = Fermer
table-yes = Oui
table-no = Non
table-title = { $table } · { $game }
table-title-turn = À vous ! { $table }
table-loading = La table se met en place…

## Ce qui est demandé

table-you = { $name }, c’est à vous.
table-glows = Choisissez ce qui brille.
table-choose = Choisissez un des boutons.
table-undo = Annuler
table-hint = Indice
table-hint-thinking = Réflexion en cours…
table-hint-best = Indice : { $text }
table-hint-best-chance = Indice, { $label } { $chance } : { $text }
table-hint-this = C’est ce que propose l’indice.
table-hint-chance = chances de victoire
table-hint-chance-team = chances de victoire de votre équipe
table-hint-follows = Ce qui pourrait suivre
table-hint-thought =
    { $count ->
        [one] { $bot } : { $count } essai en { $seconds } s
       *[other] { $bot } : { $count } essais en { $seconds } s
    }
table-hint-guess = { $bot } ferait ceci, sans anticiper.
table-hint-warming = Une première idée : les robots qui anticipent s’échauffent encore.
table-hint-longer = Réfléchir plus longtemps
table-confirm = Confirmer
table-skip = Passer à la suite
table-undo-rewind = Quelque chose a été révélé depuis. Si vous revenez en arrière, la partie en porte la marque. Continuer ?
table-undo-consent = Les autres doivent être d’accord. Leur demander ?
table-undo-asked =
    { $count ->
        [one] { $seat } voudrait reprendre { $count } coup. Êtes-vous d’accord ?
       *[other] { $seat } voudrait reprendre { $count } coups. Êtes-vous d’accord ?
    }
table-undo-waits =
    { $count ->
        [one] { $seat } voudrait reprendre { $count } coup et attend les autres.
       *[other] { $seat } voudrait reprendre { $count } coups et attend les autres.
    }
table-wait = Nous attendons { $seat }. En attendant, vous pouvez tout regarder.
table-wait-watching = Nous attendons { $seat }.
table-wait-bot = { $seat } est un robot et joue dans un instant.
table-wait-left = Un robot remplace { $seat } et joue dans un instant.
table-wait-warming = Le robot de { $seat } anticipe, et s’échauffe encore. Il le faut une fois par machine, pendant une minute ou deux.
table-wait-offline = { $seat } n’est pas en ligne pour le moment.
table-wait-past = C’est le passé : rien ne peut y être joué.
table-wait-over = Il n’y a plus rien à décider.
table-past = Voici la table après la ligne { $row }.
table-now = Revenir au présent
table-offline = Vous êtes hors ligne. La table attend, rien n’est perdu.
table-reconnecting = La connexion est coupée ; nouvel essai…
table-not-sent = Pas envoyé : il n’y a pas de connexion pour le moment.

## Journal, discussion, notes

table-log-since = Que s’est-il passé depuis mon dernier coup ?
table-log-all = Montrer tout le journal
table-log-earlier = Montrer les lignes précédentes
table-log-moment = Montrer la table après la ligne { $row }
table-colon = { $text } :
table-go-there = Y aller
table-row-undo =
    { $count ->
        [one] { $seat } reprend { $count } coup.
       *[other] { $seat } reprend { $count } coups.
    }
table-row-ask = { $seat } demande à revenir en arrière.
table-row-yes = { $seat } est d’accord.
table-row-no = { $seat } n’est pas d’accord.
table-row-sit = { $name } prend place.
table-row-leave = { $name } quitte la table.
table-row-leave-time = Le temps de { $name } est écoulé ; un robot continue.
table-row-bot = Un robot joue maintenant pour { $seat }.
table-row-bot-search = Le robot de { $seat } ne peut pas anticiper sur cette machine ; un plus simple prend la suite.
table-row-no-bot = Le robot de { $seat } quitte la table.
table-row-mute = { $name } ne peut plus écrire.
table-row-unmute = { $name } peut écrire de nouveau.
table-row-start = La partie commence.
table-row-end = L’hôte met fin à la table.
table-row-end-release = Une nouvelle version du jeu met fin à la table.
table-row-rematch = Une nouvelle table attend pour la revanche.
table-chat-none = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-phrases = Ce qui peut se dire à une table publique
table-chat-muted = L’hôte a coupé votre discussion.
table-chat-watching = Seuls ceux qui jouent peuvent discuter.
table-notes-help = Des notes pour vous. Elles restent dans ce navigateur.

## Places et pendules

table-seats = Joueurs
table-named = { $name } ({ $seat })
table-clock = Temps restant
table-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
table-mark-open = libre
table-mark-left = absent (robot)
table-mark-bot = robot
table-mark-you = vous
table-mark-offline = hors ligne
table-leave = Quitter
table-come-back = Revenir
table-put-bot = Laisser jouer un robot
table-mute = Couper
table-unmute = Rétablir
table-end = Mettre fin à la table
table-end-sure = Mettre fin à la table pour tout le monde ?
table-rewound = Dans cette partie, une révélation a été reprise.
table-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-leave-page = Vers l’accueil

## Réglages

table-speed = Vitesse des animations
table-speed-off = aucune
table-attention = À vous de jouer
table-sound-turn = Jouer un son quand c’est à moi
table-notify = M’avertir quand la page est cachée
table-confirm-touch = Sur écran tactile, confirmer chaque coup

## Touches

table-keys = Touches
table-key-tab = vers tout ce qui est accessible
table-key-next = vers le prochain choix possible
table-key-previous = vers le choix possible précédent
table-key-do = le choisir
table-key-end = le bouton vif : finir, lancer, refuser
table-key-undo = annuler
table-key-hint = indice
table-key-inspect = montrer un élément en grand
table-key-why = demander pourquoi un choix est impossible ; N et P parcourent alors tout
table-key-log = le journal sur un téléphone
table-key-help = ces touches
table-key-escape = fermer, ou revenir au présent
table-key-skip = Pendant une animation, une touche ou un clic sur le plateau passe à la suite.

## D’où viennent les valeurs

table-source-rulebook = Imprimé
table-source-public = Public
table-source-reconstructed = Reconstitué
table-source-box = Votre boîte

## La salle d’attente

table-room = En attente de joueurs
table-room-ready = Tout le monde est là
table-room-warming = Les robots s’échauffent : ce qui leur permet d’anticiper se prépare, une fois sur cette machine. Vous pouvez déjà commencer.
table-name = Comment vous appelez-vous ?
table-name-keep = Garder ce nom
table-room-invite = Inviter des amis
table-room-link = Qui ouvre ce lien peut prendre place, ou regarder.
table-room-qr = Code QR du lien
table-copy = Copier le lien
table-copied = Copié
table-seat-open = Place libre
table-sit = S’asseoir ici
table-stand = Quitter cette place
table-no-bot = Retirer le robot
table-bot-for-seat = Robot pour { $seat }
table-start = Commencer la partie
table-start-open = Il faut quelqu’un à chaque place, ou un robot.
table-start-host = L’hôte commence la partie dès que toutes les places sont prises.
table-options = Ce qui se joue
table-options-usual = Les règles habituelles.
table-option = { $option } : { $value }
table-sources =
    { $reconstructed ->
        [0] Les { $all } valeurs du matériel sont toutes imprimées ou publiques.
       *[other] Sur les { $all } valeurs du matériel, { $reconstructed } sont reconstituées : aucune source ne les donne.
    }
table-ended = L’hôte a mis fin à cette table.
table-public = Table publique
table-private = Table privée, pour qui a le lien
table-hints-true = avec indices
table-hints-false = sans indices

## Un écran pour plusieurs

table-curtain = Passez l’écran à { $name }
table-curtain-why = D’ici là, ce que tiennent les autres reste caché.
table-curtain-lift = Je suis { $name }

## La fin

table-over = Fin de la partie
table-result = Montrer le résultat
table-earned-by = Obtenu par { $seat }
table-earned-new = nouveau
table-fair-yes = La donne était fixée avant la partie et n’a pas changé.
table-fair-no = La donne ne correspond pas à ce qui était promis au début !
table-fair-how = Le SHA-256 du sel et de la graine, calculé dans votre navigateur, est la promesse montrée au début.
table-seed = Graine
table-salt = Sel
table-promise = Promesse
table-rematch = Revanche
table-rematch-go = Vers la revanche
table-replay = Relecture
table-transcript = Télécharger la partie
table-look = Regarder le plateau

## Qui avait des chances de gagner

table-chances-title = Qui avait des chances de gagner
table-chances-pending = Retour sur les chances de chacun…
table-chances-failed = Les chances de chacun n’ont pas pu être estimées. Rechargez la page pour réessayer.
table-chances-team = L’équipe
table-chances-swings = Les tournants de la partie
table-chances-swing = { $who } : { $from } → { $to }
table-chances-move = { $seat } joue.
table-chances-even = Aucun coup n’a beaucoup changé.
table-chances-how = Estimé après chaque coup selon ce que savait chaque place, par { $count } essais.

## Relecture

table-replay-controls = Relecture
table-replay-place = Coup { $place } sur { $most }
table-replay-next = Coup suivant
table-replay-previous = Coup précédent
table-replay-next-turn = Tour suivant
table-replay-previous-turn = Tour précédent
table-replay-play = Lecture
table-replay-pause = Pause
table-replay-as = Vu par
table-replay-spectator = un spectateur
table-replay-share = Copier le lien vers ce moment
