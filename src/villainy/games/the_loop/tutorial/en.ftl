# What the coach says in the lessons of The LOOP (see lessons.toml): `.wrong` and the other attributes answer a
# move that is allowed, but not the one that the step is about.

tutorial-summary = You know how Dr Foo scatters rifts and clones, how you answer with energy, cards and LOOPs, and how four archived missions stop him.

## Two ways to move

lesson-ring = Around the ring
lesson-ring-aim = Dr Foo is tearing time apart, and a team of agents stops him together: you all win once four missions are archived. You lead { agent-mr-time.the }; { agent-robofinisher-404.the } is your colleague.
lesson-ring-ring = Seven epochs form a ring: clockwise from { epoch-dawn.the } to { epoch-end.the }, and round again. You are { epoch-renaissance.in }. Only { epoch-medieval.the } and { epoch-industry.the } are adjacent to it.
lesson-ring-pieces = Green cubes are energy: it keeps you going. Red cubes are rifts, the heads are Dr Foo’s clones: both mean trouble. The two highlighted tiles are the revealed missions on which your team is working.
lesson-ring-battery = Once per turn, your battery takes you to an adjacent epoch for free. Move to { epoch-industry.the } with it.
    .wrong = You can do that in your turn, and soon you will. For now, try the free move to { epoch-industry.the }.
    .paid = That would cost you the energy { epoch-renaissance.in }. Your battery is still full: with it, the way to { epoch-industry.the } costs nothing.
    .back = That is adjacent, too. But this time the way leads forward, to { epoch-industry.the }.
lesson-ring-energy = Your battery is empty now, until your turn ends. Every further move costs 1 energy at the epoch where you stand. Here there is some: spend it and move on to { epoch-globalization.the }.
    .wrong = That is allowed, but it brings you no further. Spend the energy { epoch-industry.in } to move to { epoch-globalization.the }.
    .back = You have just come from there. Move on to { epoch-globalization.the }.

## The Foo phase

lesson-foo = Dr Foo goes first
lesson-foo-wait = { agent-robofinisher-404.of } turn ends now, and yours begins. Every turn starts with a Foo phase, before you can do anything: watch what happens.
lesson-foo-clone = First, a clone appeared { epoch-medieval.in }. Then a card of the Big Deck was put at its epoch of origin: “{ card-holy-grail }” is now available there.
lesson-foo-throw = Then a Foo card brought Dr Foo to { epoch-renaissance.the }. He throws 2 rifts into his Machine, and 1 more for each clone at his epoch: this time 3. Each of them falls at his epoch or at one of the two beside it.
lesson-foo-mend = Now it is your action phase, and 2 rifts lie right before you. Use “{ card-spartan-shield }”: it removes 2 rifts at your epoch.
    .wrong = That can wait. Two rifts lie at your epoch, and “{ card-spartan-shield }” removes them both.
    .away = Do not leave yet: “{ card-spartan-shield }” works only where you stand, and here are the rifts.

## LOOPs

lesson-loop = The LOOP
lesson-loop-use = An epoch holds 3 rifts at most, so it is getting tight { epoch-renaissance.in }. Use “{ card-wormhole }”: it removes 1 rift at your epoch. (It would also remove 1 on a vortex, but none is open.)
    .wrong = First things first: with 3 rifts at your epoch, begin with “{ card-wormhole }”.
lesson-loop-energy = A card that you have used is exhausted. Now use “{ card-tempograph }”: it adds 1 energy at another agent’s epoch, and { agent-robofinisher-404.the } is at yours.
    .wrong = You will soon need energy at your epoch: use “{ card-tempograph }” to get some.
    .early = Not so fast: one LOOP readies several cards at once. Use “{ card-tempograph }” before, and it becomes ready along with the other.
lesson-loop-loop = Two cards are exhausted, and both are of the dimension { dimension-spiral }. Make a LOOP of that dimension: for 1 energy at your epoch, all your exhausted cards that belong to it become ready again.
    .wrong = That would leave both cards exhausted. Make a LOOP of the dimension { loop-spiral }.
    .other = A LOOP readies only the cards of its own dimension. Your exhausted cards are of the dimension { loop-spiral }.
lesson-loop-again = Both cards are ready again. Use “{ card-wormhole }” a second time.
    .wrong = Look at the rifts at your epoch: “{ card-wormhole }” is ready to remove another one.
    .early = Nothing is exhausted yet, so a LOOP would ready nothing. Use “{ card-wormhole }” first.
lesson-loop-second = You can do that once more. The second LOOP of a turn costs 2 energy, though, the third 3, and so on. Make a second LOOP of the dimension { loop-spiral }.
    .wrong = You still have enough energy here for a second LOOP: make “{ card-wormhole }” ready again.
    .other = That dimension would ready nothing: “{ card-wormhole }” is of the dimension { loop-spiral }.
lesson-loop-price = In your next turn, the first LOOP costs 1 energy again. All the energy must lie at your own epoch, so think about where you act. Only { dimension-black-hole } cards are never made ready by a LOOP.

## Clones

lesson-clone = A clone comes home
lesson-clone-home = Each clone bears the colour and the letter of the epoch where it is destroyed. One of those { epoch-industry.in } is a { clone-renaissance.bare }: it has to come to you. Until then it adds a rift whenever Dr Foo arrives where it stands.
lesson-clone-hook = Clones do not move by themselves, but cards move them. Use “{ card-grappling-hook }”: it pulls 1 clone from an adjacent epoch to yours.
    .wrong = That does not move a clone. “{ card-grappling-hook }” does.
    .away = Stay { epoch-renaissance.in }: that is where this clone is destroyed.
lesson-clone-which = There are two clones to choose from { epoch-industry.in }. Pull the { clone-renaissance.bare }.
    .wrong = That one is not destroyed here: it would only be one more clone at Dr Foo’s epoch. Pull the { clone-renaissance.bare }.
lesson-clone-gone = It came to its own epoch, was destroyed at once and is back in the bag. Because Dr Foo is here, too, the mission “{ mission-clone-at-foo }” took damage. Other cards push clones away or carry them along.

## Damage

lesson-missions = Damaging missions
lesson-missions-two = Two missions lie open, parts of Dr Foo’s Machine, and each says what damages it. “{ mission-loop-at-foo }” counts the LOOPs that you make at Dr Foo’s epoch, “{ mission-rift-at-each }” the rifts that you remove.
lesson-missions-go = To damage a mission you need not be where it lies. But you need Dr Foo for one of these two: move to { epoch-renaissance.the }, by battery or for energy.
    .wrong = Later. First move to { epoch-renaissance.the }, where Dr Foo is: there you can damage both missions in one turn.
    .away = That leads away from Dr Foo: he is { epoch-renaissance.in }.
lesson-missions-plug = Use “{ card-wormhole }”. The rift you remove here damages “{ mission-rift-at-each }”, on the slot of { epoch-renaissance.the }. Each epoch has a slot there, and each slot takes only 1 damage.
    .wrong = A little patience: first remove a rift here with “{ card-wormhole }”.
    .away = Stay with Dr Foo, and remove a rift here with “{ card-wormhole }”.
lesson-missions-loop = Now make a LOOP of the dimension { loop-spiral }. It readies “{ card-wormhole }”, and since Dr Foo is here, it damages “{ mission-loop-at-foo }” as well.
    .wrong = One more thing is to be done here: a LOOP of the dimension { loop-spiral }.
    .other = That LOOP would do damage, too. But only one of the dimension { loop-spiral } also readies “{ card-wormhole }”.
    .away = Not yet: a LOOP counts only at Dr Foo’s epoch, and here he is.

## Taking a card

lesson-take = The end of your turn
lesson-take-go = All your cards are exhausted, but there is something to fetch: two cards are available { epoch-medieval.in }. Move there, by battery or for energy.
    .wrong = You could do that, too. But this time, go for the cards: they are { epoch-medieval.in }, just one step away.
    .away = No card is available there: move to { epoch-medieval.the }.
lesson-take-end = You are done. End your actions: after them you may take 1 card that is available at your epoch.
    .wrong = You could do that, too. But this time, end your actions: then you can take a card.
    .away = Stay: cards are taken where you end your actions.
lesson-take-take = Choose: take one of the two cards for your deck.
    .wrong = You may do without. But the more good cards are in your deck, the more a LOOP is worth: take one.
lesson-take-hand = The card went on top of your draw pile. Then your turn ended: you discarded your hand and drew three cards, your new one first. Your battery is full again, too.

## The archive

lesson-archive = Into the archive
lesson-archive-power = “{ mission-pincer }” needs 1 more damage: you on one side of Dr Foo, another agent on the other. Use { agent-mr-time.of } special power: it moves another agent 1 epoch.
    .wrong = You stand on one side of Dr Foo already. It is { agent-robofinisher-404.the } who has to move: use your special power.
    .away = Stay where you are, right beside Dr Foo. Your special power brings { agent-robofinisher-404.the } to his other side.
lesson-archive-send = Dr Foo is { epoch-medieval.in }, you are { epoch-dawn.in }. Send { agent-robofinisher-404.the } to { epoch-renaissance.the }: then Dr Foo is caught between you.
    .wrong = That epoch is not beside Dr Foo’s. Send { agent-robofinisher-404.the } to { epoch-renaissance.the }.
lesson-archive-end = The mission has all the damage it needs. To archive it, end your actions at its epoch: that is where you are.
    .wrong = That can wait for another turn. The mission is ready: end your actions.
    .away = Stay here: you can archive the mission only at its own epoch.
lesson-archive-file = Archive the mission.
    .wrong = Then it would stay here, and a vortex could still swallow it. Archive it while you can.
lesson-archive-bonus = That earns the whole team a bonus: one card for each player. { agent-robofinisher-404.start } would like “{ card-matryoshka }”. Choose one of the other two; the last one is destroyed.
    .wrong = Leave “{ card-matryoshka }” to { agent-robofinisher-404.the }: you are one team. Choose one of the other two.
lesson-archive-next = One mission is archived, four are needed. Another one, “{ mission-surge }”, was revealed at once where Dr Foo was, so two lie open again. And your bonus card is already in your hand.

## Vortexes

lesson-vortex = A hole in time
lesson-vortex-brink = Three rifts lie { epoch-globalization.in }, and an epoch cannot hold more. { agent-robofinisher-404.of } turn ends, yours begins, and Dr Foo comes: watch.
lesson-vortex-torn = A fourth rift fell, and { epoch-globalization.the } is a vortex now. The mission there is lost with all its damage, and the card that was available there is destroyed. You can still go there and act.
lesson-vortex-mend = Two vortexes are open. If a fourth opened, or a second one at the same epoch, Dr Foo would win, and on the vortex { epoch-dawn.in } lie 3 rifts already! Use “{ card-wormhole }”: it works here and also on a vortex.
    .wrong = Danger comes first: one more rift { epoch-dawn.in } can lose the game. Use “{ card-wormhole }”.
lesson-vortex-where = One rift is gone at your epoch. Now choose the vortex { epoch-dawn.in }.
    .wrong = On that new vortex there is no rift yet. Those that threaten you lie { epoch-dawn.in }.

## Cycles

lesson-cycle = Dr Foo’s clock
lesson-cycle-clock = There is one Foo card for each epoch; your HQ shows which ones have come. Now all seven have: Dr Foo has been everywhere, and with this turn a cycle ends. Every turn of the team counts, whoever plays it.
lesson-cycle-end = Your cards are exhausted. End your actions, and see what comes.
    .wrong = You could do that, too. But this time, only the clock matters: end your actions.
lesson-cycle-more = The second cycle begins: the Foo cards are shuffled, and from now on 2 clones appear each turn, in the third cycle 3. At the end of the third, after 21 turns, Dr Foo wins.

## The end

lesson-last = The last turn
lesson-last-lose = This is the last turn of the third cycle: when it ends, Dr Foo wins. He would also win with a fourth vortex, with a second one at the same epoch or, on the higher levels, if you ended your turn on a vortex. But three missions are archived!
lesson-last-loop = “{ mission-loop-at-foo }” needs only 1 more damage, and you are at Dr Foo’s epoch. Make a LOOP; any dimension will do.
    .wrong = There is no time to lose: only a LOOP at Dr Foo’s epoch damages this mission.
    .away = Wait: the LOOP counts only here, at Dr Foo’s epoch.
lesson-last-go = That was the last damage. Now you have to go to the mission: move to { epoch-industry.the }.
    .wrong = The mission can be archived only where it lies: move to { epoch-industry.the }.
    .away = Wrong way: the mission lies { epoch-industry.in }.
lesson-last-end = Here you are. End your actions: a mission is archived before the turn is over.
    .wrong = There is nothing better to do now: end your actions.
    .away = Stay here, or the mission cannot be archived.
lesson-last-file = Archive the fourth mission, and time is saved!
    .wrong = Then the third cycle would be over, and Dr Foo would win. Archive the mission!
