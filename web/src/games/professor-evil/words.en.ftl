# Professor Evil at the table: the client's own words. Those of the game itself stand with its rules.

evil-logo = Professor Evil
evil-logo-rest = and the Citadel of Time
evil-turn = Turn { $turn }
evil-last-roll = Last roll
evil-saved = Saved
evil-lost = Lost
evil-power = Power
evil-awake = Power awake
    .short = Power awake
evil-asleep = Power asleep
    .short = Power asleep
evil-free = Free
evil-use = Use
evil-card-of = Action card of { $character-short }
evil-no-card = No card can be played any more this turn.
evil-cards-of = { $character-short } plays with these.
evil-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
evil-discard =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
evil-discard-empty = No card has been discarded yet.
evil-after-roll = After the roll
evil-minutes-left = { $minutes } minutes left
evil-needs = Protected by
evil-still-on = { $count } on
evil-people-here = Here now
evil-nobody = nobody
evil-window-in = A window leads in from the garden.
evil-how-many = { $count } in the manor
evil-where = Where
evil-needed-by = Needed for
evil-face-chevron-1 = The professor takes one step along the carpet of the colour rolled, locks the door behind him and arms the trap of the room.
evil-face-chevron-2 = The professor takes two steps along the carpets of the colour rolled, locks each door behind him and arms the trap of each room.
evil-face-chevron-3 = The professor takes three steps along the carpets of the colour rolled, locks each door behind him and arms the trap of each room.
evil-face-passage = The professor goes through a secret passage to the treasure of the colour rolled, locks all doors of the room and arms its trap.
evil-face-hurry-5 = The treasure of the colour rolled has 5 minutes less.
evil-face-hurry-10 = The treasure of the colour rolled has 10 minutes less.
evil-clock-power = When the clock reaches it, a sleeping power awakens.
evil-clock-plain = A space of the clock: { $minutes } minutes to the next.
evil-won = The treasures are safe!
evil-lost-game = The professor has won.
evil-thrown-out =
    { $count ->
        [0] never thrown out
        [one] thrown out once
       *[other] thrown out { $count } times
    }
