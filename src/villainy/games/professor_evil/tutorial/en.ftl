# The tutorial of Professor Evil in English: `lesson-<lesson>` is a title, `lesson-<lesson>-<step>` what is said at a
# step; its attributes answer legal moves that do not lead on.

tutorial-summary = You know how to get in, unlock doors, disarm traps and save treasures, and what the professor, his dice and the clock can do to you.

## In through a window, unlock a door, go on

lesson-manor = Into the manor
lesson-manor-aim = Professor Evil hides stolen treasures in his manor, and three of them are in play at any time. You play together: save four treasures, and you all win. If four are lost first, the professor wins.
lesson-manor-people = You are { character-leroy }, and { character-nathan } is with you. You are both still outside. The professor is in { room-laboratory.the }, and all doors of the manor are locked.
lesson-manor-turn = Each turn has three parts: you reveal two cards, you have three actions, and you roll three dice. Cards and dice can wait; let us begin with the actions.
lesson-manor-window = You get in through a window: into { room-gallery.the }, { room-library.the } or { room-ballroom.the }. Windows are never locked. Go into { room-library.the }.
    .wrong = Later. First you have to get into the manor: go into { room-library.the }.
    .window = That window is not locked either, but this time take the one into { room-library.the }.
lesson-manor-unlock = You are in, and one action is spent. The { treasure-mona-lisa } is next door, in { room-main-hall.the }, but doors only let you through when they are open. Unlock { door-main-hall-library.the }.
    .wrong = You could do that, but you want to get to { treasure-mona-lisa.the }. Unlock { door-main-hall-library.the }.
    .door = That door leads somewhere else. The { treasure-mona-lisa } is in { room-main-hall.the }.
lesson-manor-through = From now on everybody can use this door, from both sides. Go into { room-main-hall.the }.
    .wrong = This is your last action, and { treasure-mona-lisa.the } is behind the door that you have just opened. Go into { room-main-hall.the }.
lesson-manor-done = That was your third action. In other turns you may choose other actions, or the same one several times. Can you save { treasure-mona-lisa.the } now? The next lesson will show you.

## Traps, and a treasure saved

lesson-treasure = Traps and treasures
lesson-treasure-types = Some turns have passed. In each room there is a trap: a padlock, a saw, a camera, a laser or the console. A trap that glows is armed, a dark one is disarmed. It does nothing to you: it protects treasures.
lesson-treasure-needs = Padlocks and cameras protect { treasure-mona-lisa.the }. It can only be saved when all padlocks and all cameras of the whole manor are disarmed. Its tile shows how many are still armed, and a tick where none are.
lesson-treasure-disarm = Only one of them is still armed: the padlock in your own room. Disarm it.
    .wrong = Something else is more urgent: the padlock in your room keeps { treasure-mona-lisa.the } from being saved. Disarm it.
    .early = You will go there next, but an action only disarms the trap in your own room. First disarm the padlock here.
lesson-treasure-go = Now nothing protects { treasure-mona-lisa.the } any more. Go into { room-main-hall.the }.
    .wrong = You will need your two other actions for { treasure-mona-lisa.the }: one to get there, and one to save it. Go into { room-main-hall.the }.
lesson-treasure-save = You are in the room of the treasure, and all its traps are disarmed. Save { treasure-mona-lisa.the }.
    .wrong = So close to { treasure-mona-lisa.the }, do not let anything stop you: save it.
    .laser = The laser in this room is armed, but lasers do not protect { treasure-mona-lisa.the }. You can save it at once.
lesson-treasure-again = The first of four! But now all padlocks and all cameras in the manor are armed again. And another treasure of the same colour has turned up: { treasure-ark-of-the-covenant.the }, in { room-dining-room.the }.

## The dice, and the professor’s walk

lesson-dice = The professor’s dice
lesson-dice-three = Your actions are used up, and now you have to roll three dice. The professor die says what happens, the colour die on which carpet or to which treasure, and the clock die how much time passes.
lesson-dice-carpets = In each room a red, a green and a blue carpet lie before the three doors. For each chevron the professor goes through one door, by the carpet of the colour rolled. Locked doors do not stop him.
lesson-dice-roll = Roll the dice and watch the professor.
lesson-dice-walked = Two chevrons and red: from { room-laboratory.the } he went through { room-trophy-room.the } into { room-drawing-room.the }. In { room-trophy-room.the } he armed the saw. The door between the two was open, and he locked it behind him.
lesson-dice-always = That is what he does in every room he enters and with every open door he uses. Other rooms and doors stay as they are. Last of all, the clock went on; more about that soon.

## Caught, and in again

lesson-caught = Caught!
lesson-caught-watch = It is { character-nathan.of } turn. He wants to disarm the camera in { room-dining-room.the } and go into { room-cellar.the }. Then he rolls the dice, and the professor is right next to you: watch.
lesson-caught-back = One chevron and red: the professor came into { room-main-hall.the } and threw you out. You have lost nothing but your place, and now it is your turn. Climb in again, through any window you like.
    .wrong = That can wait. You are outside, and the treasures are inside: choose a window and climb in.
lesson-caught-never = In this way he throws out everybody who is in a room he enters, no matter whose turn it is. You yourself can never go into the room where he is.

## The clock, the secret passage, and a treasure lost

lesson-clock = The clock
lesson-clock-markers = In the middle of the manor the hand of the clock moves on, and each space is 5 minutes. Each treasure has a marker of its colour there. When the hand reaches it, the treasure is lost.
lesson-clock-roll = You have done all you could this turn. Roll the dice and keep an eye on the time of { treasure-ark-of-the-covenant.the }.
lesson-clock-pressed = 10 minutes and green: the professor stayed where he was, but the green marker came 10 minutes closer to the hand. After that the clock die moved the hand towards all three markers. Now { character-nathan.short } acts and rolls: watch.
lesson-clock-passage = Secret passage and red: the professor appeared next to the red treasure, in { room-cellar.the }. Now all doors of that room are locked, and its trap is armed. Just before, { character-nathan.short } had slipped into { room-kitchen.the }; otherwise he would be outside now.
lesson-clock-lost = Then the hand reached the green marker: { treasure-ark-of-the-covenant.the } is lost for good, the first of four. The { treasure-declaration-of-independence } has taken its place. That arms no traps: only a saved treasure arms its own again.

## A card

lesson-cards = Two cards
lesson-cards-two = At the beginning of your turn you reveal two cards from your own deck. You may play one of them, and it costs no action.
lesson-cards-play = Saws, lasers and the console protect { treasure-crystal-skull.the } in { room-kitchen.the }. Only two lasers are still armed, but they are far apart. Play “{ card-short-circuit }”: it disarms all lasers at once.
    .wrong = Not yet: first both lasers have to be disarmed. Play “{ card-short-circuit }”.
    .single = “{ card-remote-control }” disarms only one trap, and you can play only one card a turn. Play “{ card-short-circuit }”.
lesson-cards-go = Both lasers are disarmed, and you still have all your actions. Go into { room-kitchen.the }.
    .wrong = The { treasure-crystal-skull } can be saved now, and the way is open: go into { room-kitchen.the }.
lesson-cards-save = Nothing protects { treasure-crystal-skull.the } any more. Save it.
    .wrong = There is nothing more to prepare: save { treasure-crystal-skull.the }.
lesson-cards-rest = The second treasure is saved, and its traps are armed again. Both cards are gone now: you cannot keep the other one for later. When your deck is used up, all your cards are shuffled again.

## A power

lesson-power = A power awakens
lesson-power-tile = For once you are { character-nathan }, and { character-leroy.short } is with you. Every character has a tile with a power and a bonus, and at first it is asleep. When the hand of the clock reaches III or IX, a power awakens.
lesson-power-roll = There is one space left before IX. Roll the dice.
lesson-power-choose = The hand is on IX. You have rolled, so you choose whose power awakens. Activate your own.
    .wrong = { character-leroy.of } power would help, too, but here you are going to try your own.
lesson-power-use = { character-leroy.short } has had his turn, and now you can use your power. It puts you in a room next to the professor’s, wherever you are and whatever doors are locked. Time is short for { treasure-sabre-of-morimoto.the }, and the professor is next to it: use your power.
    .wrong = That way you will not reach { treasure-sabre-of-morimoto.the } in time. Use your power: it is quicker.
    .bonus = The bonus can be used only once, and then your power is gone, too. Keep it, and use your power.
lesson-power-room = The { treasure-sabre-of-morimoto } is in { room-cellar.the }. Go there.
    .wrong = You could go there as well, but { treasure-sabre-of-morimoto.the } is in { room-cellar.the }, and its time is short.
lesson-power-bonus = Across half the manor in a moment! As long as your tile is awake, you have this power in your turns. The bonus is different: you use it once, then the tile is turned face down, and the power is gone, too, until it awakens again.

## The end

lesson-end = The fourth treasure
lesson-end-score = Three treasures are saved and two are lost. The fourth saved treasure wins the game at once, and the fourth lost one loses it at once. It is { character-nathan.of } turn: he disarms a padlock and rolls.
lesson-end-tight = Time pressed for { treasure-da-vincis-notebook.the }, and it was the third to be lost. The { treasure-sabre-of-morimoto } has only 5 minutes left: whatever you roll, the hand will reach it. That would be the fourth, and the professor would win.
lesson-end-disarm = So you have to save it now, with three actions. Padlocks and saws protect it, and one of them is still armed: the saw in your own room. You know what to do.
    .wrong = There are three actions, and you need all three for { treasure-sabre-of-morimoto.the }. First disarm the saw in your room.
    .early = If you go now, the saw here stays armed, and { treasure-sabre-of-morimoto.the } cannot be saved. First disarm it.
lesson-end-go = All padlocks and all saws are disarmed. Go into { room-cellar.the }: the door is open.
    .wrong = Do not lose time: { treasure-sabre-of-morimoto.the } is in { room-cellar.the }, and the door is open.
lesson-end-save = Save { treasure-sabre-of-morimoto.the }!
    .wrong = Everything depends on it now: save { treasure-sabre-of-morimoto.the }.
lesson-end-won = The fourth treasure is saved, and the whole team wins on the spot: nobody has to roll any more. Now you know enough for a first game.
