# Professor Evil and the Citadel of Time in English. A noun's value is its label; sentences use its attributes:
# `$room-the` is the attribute `.the` of the noun given as `room` (see engine/text.py).
# Minutes come in fives, so that they are always plural.

game-title = Professor Evil and the Citadel of Time
game-over = The game is over.

## Players: red, green and blue are the treasures' colours, so seats go by their numbers.

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-hidden = somebody

## Characters

character-nathan = Nathan Goodspeed
    .short = Nathan
    .of = Nathan’s
    .title = { title-nathan }
character-edward = Edward Wyre
    .short = Edward
    .of = Edward’s
    .title = { title-edward }
character-irene = Irene Elder
    .short = Irene
    .of = Irene’s
    .title = { title-irene }
character-leroy = Leroy Johnson
    .short = Leroy
    .of = Leroy’s
    .title = { title-leroy }
character-destiny = Destiny Bradshaw
    .short = Destiny
    .of = Destiny’s
    .title = { title-destiny }
character-hidden = a character
    .short = the character
    .of = the character’s
    .title = unknown

title-nathan = Master of Movement
title-edward = Lord of Cogs
title-irene = Queen of Time
title-leroy = Genius of Electronics
title-destiny = Mistress of Chance

power-text-nathan = Once a turn, put your pawn in a room next to the professor’s, wherever you are and whatever doors are locked.
power-text-edward = Once a turn, unlock a door of your room without spending an action.
power-text-irene = Once a turn, spend an action to give a treasure 5 more minutes.
power-text-leroy = Once a turn, spend an action to disarm the trap of an adjacent room.
power-text-destiny = Once a turn, after your roll, roll one of the dice again.

bonus-text-nathan = Put any pawn in any room where the professor is not.
bonus-text-edward = Disarm all padlocks or all saws.
bonus-text-irene = Give every treasure 10 more minutes.
bonus-text-leroy = Disarm all cameras, all lasers or the console.
bonus-text-destiny = After your roll, turn both white dice to faces of your choice.

## Rooms

room-main-hall = Main Hall
    .the = the main hall
room-library = Library
    .the = the library
room-study = Study
    .the = the study
room-gallery = Gallery
    .the = the gallery
room-kitchen = Kitchen
    .the = the kitchen
room-ballroom = Ballroom
    .the = the ballroom
room-drawing-room = Drawing Room
    .the = the drawing room
room-trophy-room = Trophy Room
    .the = the trophy room
room-laboratory = Laboratory
    .the = the laboratory
room-observatory = Observatory
    .the = the observatory
room-cellar = Cellar
    .the = the cellar
room-dining-room = Dining Room
    .the = the dining room
room-hidden = a room
    .the = the room

## Doors

door-main-hall-library = Main Hall – Library
    .the = the door between the main hall and the library
door-main-hall-study = Main Hall – Study
    .the = the door between the main hall and the study
door-main-hall-gallery = Main Hall – Gallery
    .the = the door between the main hall and the gallery
door-main-hall-kitchen = Main Hall – Kitchen
    .the = the door between the main hall and the kitchen
door-main-hall-ballroom = Main Hall – Ballroom
    .the = the door between the main hall and the ballroom
door-main-hall-drawing-room = Main Hall – Drawing Room
    .the = the door between the main hall and the drawing room
door-main-hall-trophy-room = Main Hall – Trophy Room
    .the = the door between the main hall and the trophy room
door-main-hall-laboratory = Main Hall – Laboratory
    .the = the door between the main hall and the laboratory
door-main-hall-observatory = Main Hall – Observatory
    .the = the door between the main hall and the observatory
door-main-hall-cellar = Main Hall – Cellar
    .the = the door between the main hall and the cellar
door-main-hall-dining-room = Main Hall – Dining Room
    .the = the door between the main hall and the dining room
door-library-study = Library – Study
    .the = the door between the library and the study
door-library-gallery = Library – Gallery
    .the = the door between the library and the gallery
door-library-kitchen = Library – Kitchen
    .the = the door between the library and the kitchen
door-library-ballroom = Library – Ballroom
    .the = the door between the library and the ballroom
door-library-drawing-room = Library – Drawing Room
    .the = the door between the library and the drawing room
door-library-trophy-room = Library – Trophy Room
    .the = the door between the library and the trophy room
door-library-laboratory = Library – Laboratory
    .the = the door between the library and the laboratory
door-library-observatory = Library – Observatory
    .the = the door between the library and the observatory
door-library-cellar = Library – Cellar
    .the = the door between the library and the cellar
door-library-dining-room = Library – Dining Room
    .the = the door between the library and the dining room
door-study-gallery = Study – Gallery
    .the = the door between the study and the gallery
door-study-kitchen = Study – Kitchen
    .the = the door between the study and the kitchen
door-study-ballroom = Study – Ballroom
    .the = the door between the study and the ballroom
door-study-drawing-room = Study – Drawing Room
    .the = the door between the study and the drawing room
door-study-trophy-room = Study – Trophy Room
    .the = the door between the study and the trophy room
door-study-laboratory = Study – Laboratory
    .the = the door between the study and the laboratory
door-study-observatory = Study – Observatory
    .the = the door between the study and the observatory
door-study-cellar = Study – Cellar
    .the = the door between the study and the cellar
door-study-dining-room = Study – Dining Room
    .the = the door between the study and the dining room
door-gallery-kitchen = Gallery – Kitchen
    .the = the door between the gallery and the kitchen
door-gallery-ballroom = Gallery – Ballroom
    .the = the door between the gallery and the ballroom
door-gallery-drawing-room = Gallery – Drawing Room
    .the = the door between the gallery and the drawing room
door-gallery-trophy-room = Gallery – Trophy Room
    .the = the door between the gallery and the trophy room
door-gallery-laboratory = Gallery – Laboratory
    .the = the door between the gallery and the laboratory
door-gallery-observatory = Gallery – Observatory
    .the = the door between the gallery and the observatory
door-gallery-cellar = Gallery – Cellar
    .the = the door between the gallery and the cellar
door-gallery-dining-room = Gallery – Dining Room
    .the = the door between the gallery and the dining room
door-kitchen-ballroom = Kitchen – Ballroom
    .the = the door between the kitchen and the ballroom
door-kitchen-drawing-room = Kitchen – Drawing Room
    .the = the door between the kitchen and the drawing room
door-kitchen-trophy-room = Kitchen – Trophy Room
    .the = the door between the kitchen and the trophy room
door-kitchen-laboratory = Kitchen – Laboratory
    .the = the door between the kitchen and the laboratory
door-kitchen-observatory = Kitchen – Observatory
    .the = the door between the kitchen and the observatory
door-kitchen-cellar = Kitchen – Cellar
    .the = the door between the kitchen and the cellar
door-kitchen-dining-room = Kitchen – Dining Room
    .the = the door between the kitchen and the dining room
door-ballroom-drawing-room = Ballroom – Drawing Room
    .the = the door between the ballroom and the drawing room
door-ballroom-trophy-room = Ballroom – Trophy Room
    .the = the door between the ballroom and the trophy room
door-ballroom-laboratory = Ballroom – Laboratory
    .the = the door between the ballroom and the laboratory
door-ballroom-observatory = Ballroom – Observatory
    .the = the door between the ballroom and the observatory
door-ballroom-cellar = Ballroom – Cellar
    .the = the door between the ballroom and the cellar
door-ballroom-dining-room = Ballroom – Dining Room
    .the = the door between the ballroom and the dining room
door-drawing-room-trophy-room = Drawing Room – Trophy Room
    .the = the door between the drawing room and the trophy room
door-drawing-room-laboratory = Drawing Room – Laboratory
    .the = the door between the drawing room and the laboratory
door-drawing-room-observatory = Drawing Room – Observatory
    .the = the door between the drawing room and the observatory
door-drawing-room-cellar = Drawing Room – Cellar
    .the = the door between the drawing room and the cellar
door-drawing-room-dining-room = Drawing Room – Dining Room
    .the = the door between the drawing room and the dining room
door-trophy-room-laboratory = Trophy Room – Laboratory
    .the = the door between the trophy room and the laboratory
door-trophy-room-observatory = Trophy Room – Observatory
    .the = the door between the trophy room and the observatory
door-trophy-room-cellar = Trophy Room – Cellar
    .the = the door between the trophy room and the cellar
door-trophy-room-dining-room = Trophy Room – Dining Room
    .the = the door between the trophy room and the dining room
door-laboratory-observatory = Laboratory – Observatory
    .the = the door between the laboratory and the observatory
door-laboratory-cellar = Laboratory – Cellar
    .the = the door between the laboratory and the cellar
door-laboratory-dining-room = Laboratory – Dining Room
    .the = the door between the laboratory and the dining room
door-observatory-cellar = Observatory – Cellar
    .the = the door between the observatory and the cellar
door-observatory-dining-room = Observatory – Dining Room
    .the = the door between the observatory and the dining room
door-cellar-dining-room = Cellar – Dining Room
    .the = the door between the cellar and the dining room
door-hidden = a door
    .the = the door

## Traps: there is only one console.

trap-padlock = Padlock
    .singular = padlock
    .a = a padlock
    .the = the padlock
    .all = all padlocks
trap-saw = Saw
    .singular = saw
    .a = a saw
    .the = the saw
    .all = all saws
trap-camera = Camera
    .singular = camera
    .a = a camera
    .the = the camera
    .all = all cameras
trap-laser = Laser
    .singular = laser
    .a = a laser
    .the = the laser
    .all = all lasers
trap-console = Console
    .singular = console
    .a = a console
    .the = the console
    .all = the console
trap-hidden = a trap
    .singular = trap
    .a = a trap
    .the = the trap
    .all = all traps

## Treasures

treasure-magna-carta = Magna Carta
    .the = the Magna Carta
treasure-turin-shroud = Turin Shroud
    .the = the Turin Shroud
treasure-faberge-egg = Fabergé Egg
    .the = the Fabergé Egg
treasure-da-vincis-notebook = Da Vinci’s Notebook
    .the = Da Vinci’s Notebook
treasure-gutenberg-bible = Gutenberg Bible
    .the = the Gutenberg Bible
treasure-dead-sea-scrolls = Dead Sea Scrolls
    .the = the Dead Sea Scrolls
treasure-declaration-of-independence = Declaration of Independence
    .the = the Declaration of Independence
treasure-antikythera-mechanism = Antikythera Mechanism
    .the = the Antikythera Mechanism
treasure-bust-of-nefertiti = Bust of Nefertiti
    .the = the Bust of Nefertiti
treasure-terracotta-warrior = Terracotta Warrior
    .the = the Terracotta Warrior
treasure-rosetta-stone = Rosetta Stone
    .the = the Rosetta Stone
treasure-mask-of-tutankhamun = Mask of Tutankhamun
    .the = the Mask of Tutankhamun
treasure-crown-jewels = Crown Jewels
    .the = the Crown Jewels
treasure-mona-lisa = Mona Lisa
    .the = the Mona Lisa
treasure-excalibur = Excalibur
    .the = Excalibur
treasure-ark-of-the-covenant = Ark of the Covenant
    .the = the Ark of the Covenant
treasure-crystal-skull = Crystal Skull
    .the = the Crystal Skull
treasure-sabre-of-morimoto = Sabre of Morimoto
    .the = the Sabre of Morimoto
treasure-hidden = a treasure
    .the = the treasure

## Colours of treasures and carpets

colour-red = Red
    .adjective = red
colour-green = Green
    .adjective = green
colour-blue = Blue
    .adjective = blue
colour-hidden = a colour
    .adjective = coloured

## Cards

card-sprint = Sprint
card-shoulder-charge = Shoulder Charge
card-back-to-the-windows = Back to the Windows
card-regroup = Regroup
card-follow-me = Follow Me
card-wild-goose-chase = Wild Goose Chase
card-skeleton-key = Skeleton Key
card-remote-winch = Remote Winch
card-bolt-cutters = Bolt Cutters
card-jammed-blades = Jammed Blades
card-oiled-hinges = Oiled Hinges
card-doorstop = Doorstop
card-borrowed-time = Borrowed Time
card-stitch-in-time = Stitch in Time
card-frozen-hands = Frozen Hands
card-stolen-moment = Stolen Moment
card-eleventh-hour = Eleventh Hour
card-deja-vu = Déjà Vu
card-short-circuit = Short Circuit
card-looped-feed = Looped Feed
card-override-code = Override Code
card-remote-control = Remote Control
card-quick-fix = Quick Fix
card-fail-safe = Fail-Safe
card-loaded-die = Loaded Die
card-sleight-of-hand = Sleight of Hand
card-lucky-break = Lucky Break
card-roll-with-it = Roll with It
card-pot-luck = Pot Luck
card-fifty-fifty = Fifty-Fifty
card-hidden = a card

card-text-sprint = Make up to three moves.
card-text-shoulder-charge = Push through a door of your room, locked or not, leave it open, and then make one more move if you like.
card-text-back-to-the-windows = Put your pawn in the gallery, the library or the ballroom.
card-text-regroup = Bring another player’s pawn to your room, or put yours in the room of another player.
card-text-follow-me = All other players may make one move each.
card-text-wild-goose-chase = Choose a colour: the professor at once follows the carpet of that colour into the next room.
card-text-skeleton-key = Unlock all doors of your room.
card-text-remote-winch = Unlock one or two doors anywhere in the manor.
card-text-bolt-cutters = Disarm a padlock anywhere in the manor.
card-text-jammed-blades = Disarm a saw anywhere in the manor.
card-text-oiled-hinges = Push through a door of your room, locked or not, and leave it open.
card-text-doorstop = The professor locks no door this turn.
card-text-borrowed-time = Give a treasure 10 more minutes.
card-text-stitch-in-time = Give two treasures 5 more minutes each.
card-text-frozen-hands = Ignore the clock die this turn: no time passes.
card-text-stolen-moment = You have two more actions this turn.
card-text-eleventh-hour = Put your pawn in the room of the treasure with the least time left.
card-text-deja-vu = Another player carries out one free action at once.
card-text-short-circuit = Disarm all lasers in the manor.
card-text-looped-feed = Disarm all cameras in the manor.
card-text-override-code = Disarm the console, wherever it is.
card-text-remote-control = Disarm a trap in your room or at most two doors away.
card-text-quick-fix = Disarm the trap of your room without spending an action.
card-text-fail-safe = The professor arms no trap this turn.
card-text-loaded-die = After your roll, turn the colour die to a colour of your choice.
card-text-sleight-of-hand = After your roll, turn one of the white dice to a face of your choice.
card-text-lucky-break = Roll the colour die: red brings two more actions, green unlocks up to two doors anywhere, blue disarms a trap anywhere.
card-text-roll-with-it = Roll the professor die: each chevron brings one more action, and any other face one as well.
card-text-pot-luck = Roll the colour die: the treasure of that colour gets 10 more minutes.
card-text-fifty-fifty = Choose two armed traps and roll the professor die: with chevrons you disarm both, otherwise one of them.

## Dice

die-professor = Professor die
    .the = the professor die
die-colour = Colour die
    .the = the colour die
die-clock = Clock die
    .the = the clock die
die-hidden = a die
    .the = the die

face-chevron-1 = 1 chevron
    .shown = one chevron
face-chevron-2 = 2 chevrons
    .shown = two chevrons
face-chevron-3 = 3 chevrons
    .shown = three chevrons
face-passage = Secret passage
    .shown = secret passage
face-hurry-5 = 5 minutes
    .shown = 5 minutes
face-hurry-10 = 10 minutes
    .shown = 10 minutes
face-hidden = a face
    .shown = something

# What the clock die shows, for `$count`.
shown-clocks =
    { $count ->
        [1] one clock
        [2] two clocks
        [3] three clocks
       *[other] { $count } clocks
    }

## What does not happen this turn

flag-no-lock = No locking
    .now = The professor locks no door this turn.
flag-no-clock = No clock
    .now = The clock die does not count this turn.
flag-no-arm = No arming
    .now = The professor arms no trap this turn.
flag-hidden = an effect
    .now = Something does not happen this turn.

## The clock, and how a game ends

hour-xii = XII
hour-i = I
hour-ii = II
hour-iii = III
hour-iv = IV
hour-v = V
hour-vi = VI
hour-vii = VII
hour-viii = VIII
hour-ix = IX
hour-x = X
hour-xi = XI
hour-hidden = an hour

result-four-saved = Four treasures saved
    .sentence = The fourth treasure is saved: the team wins.
result-four-lost = Four treasures lost
    .sentence = The fourth treasure is lost: the professor wins.
result-hidden = an unknown result
    .sentence = The game is over.

## Actions

action-character = Play { $character } ({ $character-title }).
action-move = Move to { $room-the }.
action-unlock = Unlock { $door-the }.
action-disarm = Disarm { $trap-the } in { $room-the }.
action-save = Save { $treasure-the } from { $room-the }.
action-power =
    { $count ->
        [0] Use { $character-of } power.
        [one] Use { $character-of } power for { $count } action.
       *[other] Use { $character-of } power for { $count } actions.
    }
action-roll = Roll the dice and end your actions.
action-bonus = Use { $character-of } bonus and turn the tile face down.
action-reroll = Roll { $die-the } again.
action-resolve = Let the dice count as they are.
action-play = Play “{ $card }”.
action-force = Push through { $door-the } and leave it open.
action-room = Put the pawn in { $room-the }.
action-trap = Choose { $trap-the } in { $room-the }.
action-treasure = Choose { $treasure-the }, the { $colour-adjective } treasure with { $minutes } minutes left.
action-type = Disarm { $trap-all }.
action-seat = Choose { $character-short } ({ $mate }).
action-bring = Bring { $character-short } ({ $mate }) to your room.
action-join = Join { $character-short } ({ $mate }).
action-colour = Choose { $colour-adjective }.
    .pick-colour = Send the professor along the { $colour-adjective } carpet.
    .set-die = Turn the colour die to { $colour-adjective }.
action-face = Turn the professor die to “{ $face-shown }”.
action-activate = Activate { $character-of } power ({ $mate }).
action-stop = Leave it at that.
    .move-on = Stay where you are.
    .pick-door = Unlock no more doors.
    .pick-trap = Disarm no more traps.
    .mate-move = Stay where you are.

## Decisions: to the one who is asked, (`.other`) to everybody else, and (`.kind`) what kind it is in reports

decision-choose-character = Choose your character.
    .kind = Choose a character
    .other = { $seat } chooses a character.
decision-act =
    { $actions ->
        [0] You have no actions left: roll the dice, unless a card or your power can still help.
        [one] You have { $actions } action left: what do you do?
       *[other] You have { $actions } actions left: what do you do?
    }
    .kind = Take an action
    .other =
        { $actions ->
            [0] { $seat } has no actions left and is about to roll the dice.
            [one] { $seat } has { $actions } action left.
           *[other] { $seat } has { $actions } actions left.
        }
decision-move-on =
    { $count ->
        [one] You have { $count } move left: where do you go?
       *[other] You have { $count } moves left: where do you go?
    }
    .kind = Move on
    .other =
        { $count ->
            [one] { $seat } has { $count } move left.
           *[other] { $seat } has { $count } moves left.
        }
decision-force-door = Choose the door of your room that you push through.
    .kind = Push through a door
    .other = { $seat } chooses a door to push through.
decision-pick-room = Choose the room for { $character-of } pawn.
    .kind = Choose a room
    .other = { $seat } chooses a room for { $character-of } pawn.
decision-pick-door =
    { $count ->
        [one] Choose the door you unlock.
       *[other] Choose up to { $count } doors to unlock, one after the other.
    }
    .kind = Unlock a door
    .other =
        { $count ->
            [one] { $seat } chooses a door to unlock.
           *[other] { $seat } chooses up to { $count } doors to unlock.
        }
decision-pick-trap =
    { $count ->
        [one] Choose one of the armed traps.
       *[other] Choose { $count } of the armed traps, one after the other.
    }
    .kind = Choose a trap
    .other =
        { $count ->
            [one] { $seat } chooses one of the armed traps.
           *[other] { $seat } chooses { $count } of the armed traps.
        }
decision-pick-treasure = Choose the treasure that gets more time.
    .kind = Choose a treasure
    .other = { $seat } chooses a treasure that gets more time.
decision-pick-type = Choose the type of trap that you disarm in the whole manor.
    .kind = Choose a type of trap
    .other = { $seat } chooses a type of trap to disarm in the whole manor.
decision-pick-seat = Choose a player.
    .kind = Choose a player
    .other = { $seat } chooses a player.
decision-pick-colour = Choose the carpet that the professor follows.
    .kind = Choose a carpet
    .other = { $seat } chooses a carpet for the professor to follow.
decision-set-die = Choose the face you turn a die to.
    .kind = Turn a die
    .other = { $seat } chooses the face to turn a die to.
decision-mate-move =
    { $count ->
        [one] You may make one move: where do you go?
       *[other] You may make { $count } moves: where do you go?
    }
    .kind = Move out of turn
    .other =
        { $count ->
            [one] { $seat } may make one move.
           *[other] { $seat } may make { $count } moves.
        }
decision-mate-act = It is not your turn, but you carry out one action now: which one?
    .kind = Act out of turn
    .other = { $seat } carries out one action out of turn.
decision-dice = Your roll: { $face-shown }, { $colour-adjective } and { shown-clocks }. Do you change anything?
    .kind = Change the roll
    .other = { $seat } can still change the roll: { $face-shown }, { $colour-adjective } and { shown-clocks }.
decision-activate = The clock stands at { $hour }, and a power awakens: choose whose.
    .kind = Activate a power
    .other = The clock stands at { $hour }, and a power awakens: { $seat } chooses whose.

## Events

event-game-started = { $seat } goes first.
event-character-taken = { $seat } plays { $character }.
event-treasure-placed = A { $colour-adjective } treasure appears in { $room-the }: { $treasure-the }, { $minutes } minutes.
event-turn-started = It is { $seat }’s turn.
event-deck-shuffled = { $seat } shuffles a new deck of action cards.
event-cards-revealed = { $seat } reveals “{ $first }” and “{ $second }”.
event-pawn-moved = { $seat } moves to { $room-the }.
event-door-unlocked = { $seat } unlocks { $door-the }.
event-trap-disarmed = { $seat } disarms { $trap-the } in { $room-the }.
event-treasure-saved =
    { $count ->
        [one] { $seat } saves { $treasure-the }: that makes { $count } saved treasure.
       *[other] { $seat } saves { $treasure-the }: that makes { $count } saved treasures.
    }
event-traps-armed =
    { $trap-id ->
        [console] The console is armed again.
       *[other] Every { $trap-singular } in the manor is armed again.
    }
event-card-played = { $seat } plays “{ $card }”.
event-power-used = { $seat } uses { $character-of } power.
event-bonus-used = { $seat } uses { $character-of } bonus and turns the tile face down.
event-door-forced = { $seat } pushes into { $room-the } and leaves { $door-the } open.
event-pawn-placed = { $seat } turns up in { $room-the }.
event-treasure-delayed = There are { $minutes } more minutes for { $treasure-the }: { $left } minutes left.
event-actions-gained =
    { $count ->
        [one] { $seat } gets { $count } more action.
       *[other] { $seat } gets { $count } more actions.
    }
event-mate-called = { $seat } lets { $mate } act at once.
event-flag-raised = { $flag-now }
event-trap-named = { $seat } chooses { $trap-the } in { $room-the }.
event-stopped = { $seat } leaves it at that.
event-nothing-happened = Nothing comes of it for { $seat }.
event-dice-rolled = { $seat } rolls: { $face-shown }, { $colour-adjective } and { shown-clocks }.
event-professor-die-rolled = { $seat } rolls the professor die: { $face-shown }.
event-colour-die-rolled = { $seat } rolls the colour die: { $colour-adjective }.
event-clock-die-rolled = { $seat } rolls the clock die: { shown-clocks }.
event-professor-die-set = { $seat } turns the professor die to “{ $face-shown }”.
event-colour-die-set = { $seat } turns the colour die to { $colour-adjective }.
event-professor-walked = The professor follows the { $colour-adjective } carpet into { $room-the }.
event-professor-passed = The professor takes the secret passage to the { $colour-adjective } treasure in { $room-the }.
event-door-locked = The professor locks { $door-the }.
event-trap-armed = The professor arms { $trap-the } in { $room-the }.
event-pawn-expelled = { $seat } is caught in { $room-the } and thrown out of the manor.
event-treasure-hurried =
    { $left ->
        [0] Time presses for { $treasure-the }: { $minutes } minutes less, and none are left.
       *[other] Time presses for { $treasure-the }: { $minutes } minutes less, { $left } minutes left.
    }
event-clock-advanced = The clock moves on by { $minutes } minutes, to { $hour }.
event-clock-stopped = The clock stands still this turn.
event-treasure-lost =
    { $count ->
        [one] The professor locks { $treasure-the } away for good: that makes { $count } lost treasure.
       *[other] The professor locks { $treasure-the } away for good: that makes { $count } lost treasures.
    }
event-tile-turned-up = A power awakens: { $seat } turns { $character-of } tile face up.
event-no-tile-left = The clock stands at { $hour }, but no power is left to awaken.
event-game-ended = { $result-sentence }

## Why not

refusal-game-over = The game is over.
refusal-asked-otherwise = That is not what is asked now. { $question }
refusal-character-taken = Somebody already plays { $character }.
refusal-no-actions-left = You do not have enough actions left for that.
refusal-professor-there = The professor is in { $room-the }: no pawn can go there.
refusal-already-there = The pawn is already in { $room-the }.
refusal-no-door-there = No door leads from your room to { $room-the }.
refusal-no-such-door = No door leads from { $room-the } to { $other-the }.
refusal-door-locked = You cannot go through { $door-the }: it is locked.
refusal-no-window-there = You are outside, and no window leads into { $room-the }.
refusal-you-are-outside = You are outside, and that can only be done in the manor.
refusal-door-elsewhere = You are not beside { $door-the }.
refusal-door-open = You need not unlock { $door-the }: it is open.
refusal-professor-behind = You cannot go through { $door-the }: the professor is behind it.
refusal-trap-off = The trap in { $room-the } is already disarmed.
refusal-no-treasure-here = There is no treasure in { $room-the }.
refusal-traps-still-on =
    { $count ->
        [one] To save { $treasure-the }, { $count } more trap must be disarmed.
       *[other] To save { $treasure-the }, { $count } more traps must be disarmed.
    }
refusal-card-not-shown = The card “{ $card }” is not one of those you have revealed this turn.
refusal-cards-gone = You cannot play a card any more this turn.
refusal-after-the-roll = That can only be used after the dice are rolled.
refusal-before-the-roll = That can only be used before the dice are rolled.
refusal-no-effect = That would change nothing now.
refusal-tile-face-down = You cannot use that: { $character-of } tile is face down.
refusal-power-used = You cannot use { $character-of } power any more this turn.
refusal-out-of-reach = You cannot choose { $room-the }: it is out of reach.
refusal-other-type = The trap in { $room-the } is { $trap-a }: that is the wrong type.
refusal-already-named = You have already chosen the trap in { $room-the }.
refusal-no-later = There cannot be more time for { $treasure-the } than there already is.
refusal-already-chosen = You have already chosen { $treasure-the }.
refusal-type-all-off = There is no { $trap-singular } left to disarm.
refusal-not-offered = You cannot choose that here.
refusal-nobody-there = Nobody has that seat.
refusal-yourself = You cannot choose yourself here.
refusal-together = You are already where { $mate } is.
refusal-mate-outside = You cannot join { $mate } outside the manor.
refusal-same-face = The die already shows that.
refusal-must-go-on = You cannot stop yet: you must first choose something.
refusal-tile-face-up = The power of { $mate } is already active.

## Options

option-level = Level
    .help = Decides which treasures are played with: all of them, or without those of 55 minutes (first games), of 30 minutes (harder) or both (middle).
    .value-first-games = First games
    .value-normal = Normal
    .value-harder = Harder
    .value-middle = Middle
option-characters = Characters
    .help = Gives each player a character: by choice in the order of play, at random, or by name.
    .value-chosen = by choice
    .value-random = at random

## Board and sheets

label-manor = Manor
label-room = Room
label-rooms = Rooms
label-outside = Outside
label-window = Window
label-door = Door
label-doors = Doors
label-open = open
label-locked = locked
label-carpet = Carpet
label-trap = Trap
label-traps = Traps
label-armed = armed
label-disarmed = disarmed
label-treasure = Treasure
label-treasures = Treasures
label-colour = Colour
label-minutes = Minutes
label-time-left = Time left
label-traps-left = Traps still armed
label-saved = Saved treasures
label-lost = Lost treasures
label-locations = Location cards
label-tiles = Treasure tiles
label-professor = Professor
label-clock = Clock
label-dice = Dice
label-turn = Turn
label-actions = Actions
label-actions-left = Actions left
label-card = Card
label-cards = Cards this turn
label-deck = Deck
label-discard = Discard pile
label-player = Player
label-character = Character
label-title = Title
label-power = Power
label-bonus = Bonus
label-tile = Tile
label-active = active
label-asleep = asleep
label-used = used
label-first-player = First player
label-active-player = Active player
label-this-turn = This turn
label-level = Level
label-log = Log

count-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
count-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-clocks =
    { $count ->
        [one] { $count } clock
       *[other] { $count } clocks
    }
count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
count-traps =
    { $count ->
        [one] { $count } trap
       *[other] { $count } traps
    }
count-treasures =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
short-minutes = { $count } min

statistic-turns = Turns
statistic-saved = Saved treasures
statistic-lost = Lost treasures
statistic-activations = Activated powers
statistic-expelled = Players thrown out

## Careers: a title for each achievement, and what it takes

achievement-complete-collection = Complete Collection
    .text = Your team wins without losing a treasure.
achievement-cliffhanger = Cliffhanger
    .text = Your team wins although three treasures are lost.
achievement-in-and-out = In and Out
    .text = Your team wins in nine turns at most.
achievement-ghosts = The Manor Is Haunted
    .text = Your team wins, and nobody is ever thrown out.
achievement-full-hands = Hands Full
    .text = Your team wins, and at least three of the treasures are saved by you.
achievement-fair-shares = Fair Shares
    .text = Your team of three or four wins, and everybody saves a treasure.
achievement-no-beginners = Not for Beginners
    .text = Your team wins at the level “Harder”.
achievement-three-quarters = Three Quarters of a Triumph
    .text = Your team loses with three treasures saved.
achievement-empty-van = The Van Drives Home Empty
    .text = Your team loses without saving a treasure.
achievement-fresh-air = A Breath of Fresh Air
    .text = Your team loses while you stand outside among the roses.
achievement-revolving-door = Revolving Door
    .text = Your team loses a game in which the professor throws you out at least three times.
achievement-untapped-talent = Untapped Talent
    .text = Your team loses before your power ever awakens.
achievement-everything-must-go = Everything Must Go
    .text = Your team loses when two treasures or more vanish at a stroke.
achievement-out-of-breath = Out of Breath
    .text = You make four moves in one turn.
achievement-locksmith = Locksmith on Call
    .text = You unlock ten doors in one game.
achievement-elastic-time = Time Is Elastic
    .text = In your turns of one game, the treasures gain at least an hour in all.
achievement-lights-out = Lights Out
    .text = You disarm five traps in one turn.
achievement-dice-whisperer = Whispering to the Dice
    .text = In one game, you turn a die to the face you like three times.
achievement-five-to-midnight = Five to Midnight
    .text = You save a treasure that has only five minutes left.
achievement-one-under-each-arm = One under Each Arm
    .text = You save two treasures in one turn.
achievement-leaving-together = Leaving Together
    .text = The professor throws you and a friend out at the same time.

## What is wrong in a components file

error-component-plan = In “{ $file }”, the cell { $x }, { $y } of the plan must belong to exactly one of the rooms and the clock.
error-component-rect = In “{ $file }”, “{ $where }” must be given in whole cells, cover at least one and lie inside the plan.
error-component-window = In “{ $file }”, “{ $where }” must lie in a wall of its room, on the border of the plan.
error-component-windows = In “{ $file }”, “{ $where }” must have exactly { $count } entries.
error-component-door-name = In “{ $file }”, “{ $where }” must be named by two of these rooms in this order, with a hyphen between: { $known }.
error-component-room-doors = In “{ $file }”, the number of doors that “{ $where }” gives the room “{ $room }” is { $count }; each room has { $most }.
error-component-cut-off = In “{ $file }”, “{ $where }” must connect all rooms; no way leads from “{ $room }” to “{ $other }”.
error-component-carpet = In “{ $file }”, “{ $where }” gives the room “{ $room }” a second carpet of the colour “{ $value }”; each room has one of each colour.
error-component-door = In “{ $file }”, “{ $where }” must lie in the wall between the two rooms of the door.
error-component-traps = In “{ $file }”, “{ $where }” makes { $count } traps; there must be { $most }, one for each room.
error-component-no-trap = In “{ $file }”, the treasure “{ $where }” is protected by nothing; it needs at least one type of trap.
error-component-tiles = In “{ $file }”, “{ $where }” leaves { $count } treasures to play with; there must be at least { $least }.
error-component-effect = In “{ $file }”, “{ $where }” is “{ $value }”, which cannot be read from character { $place } on; there could stand: { $known }.
