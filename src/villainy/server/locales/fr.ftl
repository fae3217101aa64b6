# Ce que dit le serveur : une phrase pour tout ce qui n’est pas possible, et celles qu’on échange aux tables publiques.

## Ce qu’on demande au serveur

error-fault = Le serveur a rencontré un problème. Rien n’a changé ; veuillez réessayer.
error-request = La demande n’est pas compréhensible à « { $where } » : { $problem }.
error-malformed = Le message n’est pas compréhensible : { $problem }.
error-too-large = Le message est trop long : { $most } octets au plus.
error-too-many = C’était trop d’un coup ; attendez un instant et réessayez.
error-not-found = Il n’y a rien à cette adresse.
error-method = On ne peut pas s’adresser ainsi à cette adresse.
error-http = La demande a été refusée avec l’état { $status }.
error-database-url = « { $value } » n’est pas l’adresse d’une base de données : { $problem }.
error-database-newer = La base de données « { $value } » vient d’une version plus récente de Villainy ({ $problem }).
error-database-unusable = La base de données « { $value } » n’est pas utilisable : { $problem }.

## Les invités

error-no-guest = Ouvrez d’abord une page de ce serveur : elle vous donne un nom pour jouer.
error-name-length = Un nom a de 1 à { $most } caractères.
error-link-invalid = Ce lien personnel n’est plus valable ; créez-en un autre sur l’autre appareil.

## Ouvrir une table

error-seats-count = { $count } places sont indiquées, mais on joue à { $players }.
error-seat-form = La place d’un robot nomme le robot ; aucune autre ne le fait.
error-table-name-length = Le nom d’une table a au plus { $most } caractères.
error-pace = Une pendule demande de 1 seconde à 30 jours et un incrément d’une heure au plus ; sans pendule, ni l’un ni l’autre.
error-unknown-bot = Il n’y a pas de robot « { $value } » pour ce jeu ; il y a : { $known }.

## Le tutoriel

error-no-such-lesson = Le tutoriel n’a pas de leçon « { $value } ».

## À une table

error-no-such-table = Cette table n’existe pas.
error-no-such-seat = Il n’y a pas de place { $value } à cette table : on joue à { $players }.
error-no-such-row = Cette table n’a pas encore de ligne { $value }.
error-no-such-moment = On ne sait pas où en était la partie après la ligne { $value }.
error-stale = La partie a avancé entre-temps ; regardez à nouveau.
error-not-seated = Vous n’êtes que spectateur à cette table.
error-not-your-turn = C’est { $seat } qui doit décider maintenant.
error-no-hints = À cette table, les rivaux n’ont pas d’indices.
error-host-only = Seul qui a ouvert la table peut le faire.
error-not-started = La partie n’a pas encore commencé.
error-started = La partie a déjà commencé.
error-seats-open = Chaque place doit être prise, par quelqu’un ou par un robot, avant que la partie commence.
error-table-over = Cette table est terminée.
error-not-over = Ce sera possible quand la partie sera finie.
error-no-recording = Il n’y a pas d’enregistrement de cette partie.
error-no-transcript = Cette partie ne peut pas être prouvée : elle n’a jamais commencé, ou les règles ont changé en route.

## Les places

error-seat-taken = Quelqu’un y est déjà assis.
error-seat-yours = Vous y êtes déjà.
error-seat-foreign = Cette place n’est pas la vôtre.
error-seat-left = Vous avez déjà quitté cette place.
error-seat-needed = Tant que la partie dure, il faut quelqu’un à chaque place.
error-seat-has-bot = C’est déjà le cas.

## Annuler

error-undo-nothing = Il n’y a rien que vous puissiez annuler.
error-undo-asked = Quelqu’un a déjà demandé une annulation ; répondez d’abord.
error-nothing-asked = Personne n’a demandé d’annulation.
error-answered = Vous avez déjà donné votre accord.

## Se parler

error-chat-form = Dites un texte ou une phrase, l’un des deux.
error-chat-empty = Il n’y a rien dans ce message.
error-chat-long = Un message a au plus { $most } caractères.
error-phrases-only = À une table publique, on ne peut dire que les phrases proposées.
error-unknown-phrase = Il n’y a pas de phrase « { $value } ».
error-muted = Qui a ouvert la table vous a fait taire.
error-mute-nobody = Il n’y a personne à faire taire à cette place.
error-mute-already = C’est déjà le cas.

## Phrases à dire

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-have-fun = Amusez-vous bien !
phrase-nice-move = Bien joué !
phrase-oops = Oups !
phrase-sorry = Désolé !
phrase-thanks = Merci !
phrase-you-are-welcome = Je vous en prie !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-i-am-back = Me revoilà.
phrase-your-turn = C’est à vous !
phrase-well-played = Belle partie !
phrase-good-game = C’était une bonne partie.
phrase-another-one = On en refait une ?
phrase-goodbye = Au revoir !
