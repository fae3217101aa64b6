# Ce que dit le moteur, quel que soit le jeu : une phrase par erreur, et quelques mots.

flag-true = oui
flag-false = non
locale-en = anglais
locale-fr = français
locale-de = allemand
count-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
label-players = Joueurs
label-options = Options
label-default = Par défaut
label-seed = Graine
label-rules-version = Version des règles
label-components = Matériel
label-source = Source

## Ce qu’on demande

error-unknown-game = Il n’y a pas de jeu « { $value } » ; jeux connus : { $known }.
error-unknown-locale = Il n’y a pas de textes dans la langue « { $value } » ; il y en a dans les langues : { $known }.
error-unknown-backend = Le moteur « { $value } » n’existe pas ; il y a : { $known }.
error-no-gpu = Aucun processeur graphique n’est utilisable ici : { $problem }.
error-cache-unwritable = Les règles compilées ne peuvent pas être gardées dans « { $folder } » ({ $problem }) ; indiquez un autre dossier dans VILLAINY_CACHE.
error-unknown-option = Il n’y a pas d’option « { $option } » ; les options sont : { $known }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $known }.
error-option-too-many =
    { $most ->
        [one] L’option « { $option } » ne prend qu’une seule valeur.
       *[other] L’option « { $option } » prend au plus { $most } valeurs, une par joueur.
    }
error-option-no-seat = L’option « { $option } » désigne le joueur { $value }, mais on joue à { $players }.
error-option-twice = L’option « { $option } » donne à plusieurs joueurs une valeur qu’un seul peut avoir.
error-option-per-seat = L’option « { $option } » prend une valeur pour tous ou une pour chacun des { $players } joueurs.
error-players-not-a-number = Le nombre de joueurs doit être un nombre entier, et non « { $value } ».
error-players-out-of-range = Ce jeu se joue de { $least } à { $most } joueurs, et non à { $value }.
error-players-alone = Ce jeu se joue de { $least } à { $most } joueurs ; pour y jouer seul, commencez une partie à { $least } et prenez toutes les places.
error-seed-out-of-range = Une graine est un nombre entier de 0 à 18446744073709551615, et non « { $value } ».
error-unknown-action = « { $value } » n’est pas une action de ce jeu.
error-illegal-action = L’action « { $action } » ne peut pas être jouée ici.
error-nothing-to-undo = Rien n’a encore été joué : il n’y a rien à annuler.
error-undo-revealed = La dernière action ne peut pas être annulée : elle a montré à quelqu’un quelque chose de caché.

## Fichiers de matériel

error-component-unreadable = Le fichier de matériel « { $file } » ne peut pas être lu ({ $problem }).
error-component-not-toml =
    { $problem ->
        [UTF-8] Le fichier de matériel « { $file } » n’est pas un texte en UTF-8.
       *[other] Le fichier de matériel « { $file } » n’est pas du TOML valide : { $problem }.
    }
error-component-no-source = Dans « { $file } », rien ne dit d’où vient la valeur de « { $where } » : il lui faut une « source ».
error-component-unknown-source = Dans « { $file } », la source de « { $where } » est « { $value } » ; sources possibles : { $known }.
error-component-not-a-table = Dans « { $file } », « { $where } » doit être une table avec ses propres entrées.
error-component-missing = Dans « { $file } », il manque l’entrée « { $where } ».
error-component-not-a-number = Dans « { $file } », « { $where } » doit être un nombre entier, et non « { $value } ».
error-component-out-of-range = Dans « { $file } », « { $where } » vaut { $value } ; il faut un nombre de { $least } à { $most }.
error-component-not-a-word = Dans « { $file } », « { $where } » doit être un texte non vide, et non « { $value } ».
error-component-unknown-word = Dans « { $file } », « { $where } » contient « { $value } », qui n’a pas de sens à cet endroit ; mots possibles : { $known }.
error-component-not-a-list =
    { $count ->
        [-1] Dans « { $file } », « { $where } » doit être une liste.
       *[other] Dans « { $file } », « { $where } » doit être une liste de { $count } valeurs exactement.
    }
error-component-not-numbers = Dans « { $file } », « { $where } » doit être une liste de { $count } nombres exactement, de 0 à { $most }.
error-component-unknown-entry = Dans « { $file } », l’entrée « { $where } » n’a pas sa place ; entrées possibles : { $known }.
error-component-other-game = « { $file } » contient le matériel de « { $value } », et non celui de ce jeu.
error-component-own-word = Dans « { $file } », « { $where } » n’est ni un nom ni un texte de ce jeu que d’autres mots pourraient remplacer.

## Positions

error-position-not-a-table = Dans la position, « { $where } » doit être une table de champs nommés.
error-position-missing-field = Dans la position, il manque le champ « { $where } ».
error-position-unknown-field = Dans la position, il n’y a pas de champ « { $where } ».
error-position-list-too-long =
    { $most ->
        [one] Dans la position, « { $where } » doit être une liste d’une entrée au plus.
       *[other] Dans la position, « { $where } » doit être une liste de { $most } entrées au plus.
    }
error-position-unknown-name = Dans la position, « { $where } » vaut « { $value } », un nom inconnu à cet endroit.
error-position-not-a-number = Dans la position, « { $where } » doit être un nombre entier, et non « { $value } ».
error-position-out-of-range = Dans la position, « { $where } » vaut { $value }, un nombre trop petit ou trop grand pour ce champ.
error-position-lists-differ = Dans la position, « { $where } » doit être une liste aussi longue que celle de « { $other } ».
error-position-wrong-length =
    { $length ->
        [one] Dans la position, « { $where } » doit être une liste d’une entrée exactement.
       *[other] Dans la position, « { $where } » doit être une liste de { $length } entrées exactement.
    }
error-position-wrong-keys = Dans la position, « { $where } » doit être une table avec exactement ces entrées : { $keys }.
error-position-not-a-word = Dans la position, « { $where } » doit être un texte de seize chiffres hexadécimaux.
error-position-impossible = Les règles n’auraient pas pu mener à cette position : voyez { $where }.
error-position-options = Les options de la position ne sont pas celles de son état.

## Transcriptions

error-other-game = Ceci appartient au jeu « { $value } », et non à « { $game } ».
error-other-rules = Ceci vient de la version { $value } des règles ; celles d’ici sont en version { $version }.
error-other-components = Ceci vient du matériel { $value } ; celui utilisé ici est { $hash }.
error-transcript-not-json = La transcription n’est pas du JSON valide : la lecture s’arrête à la ligne { $line }, colonne { $column }.
error-transcript-not-a-table = La transcription doit être une table de champs nommés.
error-transcript-missing = Dans la transcription, il manque le champ « { $field } ».
error-transcript-wrong-type = Dans la transcription, le champ « { $field } » n’est pas du bon type.
error-transcript-unknown = Dans la transcription, il n’y a pas de champ « { $field } ».
error-transcript-format = La transcription est au format { $value } ; seul le format { $known } peut être lu.
error-transcript-not-an-action = Dans la transcription, l’action numéro { $number } doit être un texte, et non « { $value } ».
error-transcript-seed = Dans la transcription, la graine doit avoir seize chiffres hexadécimaux, et non « { $value } ».
error-transcript-reseed = Dans la transcription, le hasard est dit changer de cours après « { $value } » actions, mais elle n’a pas cet endroit.
error-transcript-options = Dans la transcription, les options sont incomplètes ou se contredisent.
error-transcript-action = Dans la transcription, l’action numéro { $number }, « { $value } », ne peut pas être jouée : { $problem }
error-transcript-state = La transcription ne mène pas à la position qu’elle annonce à la fin.
error-transcript-no-seed = Cette partie est née d’une position, et non d’une graine : elle n’a pas de transcription.

## Leçons

error-lesson-not-followed = La leçon « { $lesson } » ne se poursuit pas ainsi ; recommencez-la.

## Le moteur lui-même

error-no-such-message = Le message « { $message } » manque dans les textes de la langue « { $locale } ».
error-log-full = Une étape a causé { $count } événements, plus que son journal n’en peut tenir.
error-broken-message = Le message « { $message } » de la langue « { $locale } » ne peut pas être composé : { $problem }.

## D’où vient une valeur

source-rulebook = Un livret de règles imprimé le dit.
source-public = Une critique publiée le dit, ou cela découle de ce qu’on sait.
source-reconstructed = Aucune source ne la donne : la valeur est choisie pour s’accorder à tout ce qu’on sait.
source-box = Quelqu’un l’a lue sur le matériel de sa boîte.
