# The tutorial of Victorian Masterminds in English: `lesson-<lesson>` is a title, `lesson-<lesson>-<step>` what the
# coach says. Nouns are those of the game's own words.

tutorial-summary = You know how agents are placed and stacks resolved, what each of the five agents does, how a machine grows, how to outgun the Secret Service, what scientists are for, and how it all ends.

## The board, and a first agent

lesson-first-agent = Your first agent
lesson-first-agent-aim = You are an evil genius of the Victorian age, and so is your rival, { seat-2 }. You play { seat-1 }. Whoever has the most mayhem points at the end wins.
lesson-first-agent-cities = These five cities are there to be plundered. Each has its own spoils, four buildings to capture, a mission, and a place where agents lie in wait.
lesson-first-agent-machine = This is your secret weapon: { machine-airship.the }. Bolts and copper plates turn the plan into steel, and every segment you complete brings you a bonus.
lesson-first-agent-place = In your turn, you place the top agent of your pile. It is { agent-number-2.your }, and nobody else can see that. Put it face down { city-rome.in }.
    .wrong = Any city would be allowed. But let us begin { city-rome.in }.
lesson-first-agent-rival = { seat-2 } has placed an agent { city-paris.in }. Everybody sees whose agents lie where; who they are, only their owners know. They wait until their stack is full.

## A stack is resolved

lesson-stack = A full stack
lesson-stack-full = With two players, two agents make a stack full, and it is resolved at once. Put { agent-number-2.your } on top of { seat-2 }’s agent { city-moscow.in }.
    .rome = That would fill a stack as well, one that is all your own. But this time, join { seat-2 }’s agent { city-moscow.in }.
    .wrong = There your agent would have to wait for another. One is waiting for yours already, { city-moscow.in }.
lesson-stack-order = Each agent takes the city’s spoils and uses its ability; the first placed acts first. { seat-2 }’s { agent-henchman } took { spoil-firepower.a }. Then { agent-number-2.your } took the same spoils twice: that is its ability.
lesson-stack-next = Now { seat-2 } has filled the stack { city-rome.in }. Beneath lay { agent-henchman.your }, so it acted first, although it was not your turn. Place { agent-gunner.your } in any city you like: it will be the first there.
    .wrong = Taking an agent back costs a scientist, and yours will be useful later. Just place { agent-gunner.your }.

## Parts and segments

lesson-segment = Building a segment
lesson-segment-place = The spoils { city-london.of } are copper plates for your machine. { seat-2 }’s agent is waiting there: put { agent-number-2.your } on top of it.
    .wrong = What you need now is a copper plate, and those are the spoils { city-london.of }.
lesson-segment-complete = { seat-2 } came first and has placed a plate. Now for your first one: put it on the { segment-airship-navigation-room }, where a plate is all that is missing.
    .wrong = That is allowed. But on the { segment-airship-navigation-room } a bolt is waiting for just this plate, and its bonus is the one you will need.
lesson-segment-spare = Built! Its parts go back to the supply, and its bonus holds from now on: { bonus-text-codex }. Put the second plate of { agent-number-2.your } on any segment you like: either it completes that one too, or it stays there and waits for the other part.
lesson-segment-token = Let us use that bonus. { seat-2 } has just placed an agent { city-rome.in }, where codex tokens come from: fill the stack with { agent-henchman.your }.
    .wrong = Codex tokens come from { city-rome }, and { seat-2 }’s agent is waiting there.
    .recycle = Your scientist can wait; we come to that later. Place { agent-henchman.your } { city-rome.in }.
lesson-segment-worth = Your new codex token is worth more than { seat-2 }’s, and more than your old one. Other segments bring points, firepower, cells for scientists, or new powers of your machine.

## Three at the table; the Saboteur

lesson-saboteur = The Saboteur
lesson-saboteur-three = This time { seat-3 } is playing too. With three or four players, a stack is full only when three agents lie in it.
lesson-saboteur-trap = Next comes { agent-saboteur.your }: the agent who acts right after it loses its ability. Set your trap { city-moscow.in }, where nobody lies yet.
    .paris = That would fill the stack, and nobody would be left to come after { agent-saboteur.the }. Set the trap { city-moscow.in }.
    .wrong = A { agent-saboteur } can lie in wait there as well. But firepower attracts company: set the trap { city-moscow.in }.
lesson-saboteur-third = { seat-2 } has walked right into it. Now a third agent makes the stack { city-moscow.in } full: { agent-number-2.your }.
    .paris = That stack would be full too, but your trap is { city-moscow.in }.
    .wrong = Your trap { city-moscow.in } lacks just one agent to snap shut.
lesson-saboteur-sprung = From the bottom up: first { agent-saboteur.your }, then { seat-2 }’s { agent-number-2 }, which took the spoils but lost its ability. Only the next agent is hit, so { agent-number-2.your } took them twice. Beware of what lies beneath your agents: a { agent-saboteur } spares only its own side.

## Firepower, buildings, the Secret Service

lesson-gunner = Against the Secret Service
lesson-gunner-weak = A { agent-gunner } captures a building if your firepower reaches the level of the Secret Service. Yours is still too low. See for yourself: place { agent-gunner.your } { city-rome.in }.
    .moscow = Clever: there the spoils would bring what is missing. But first see what happens without it, { city-rome.in }.
    .wrong = There it would have to wait. { seat-2 }’s agent lies { city-rome.in }: fill that stack.
lesson-gunner-failed = Nothing but the spoils: your firepower is below the level of the Secret Service, so { agent-gunner.your } could not capture anything. More firepower is to be had { city-moscow.in }.
lesson-gunner-recycle = Agents who have acted lie in your discard area until your pile is used up. But before you place an agent, a scientist can bring one of them back: recycle { agent-gunner.your }.
    .wrong = That is the next agent of your pile. You need { agent-gunner.your } once more: recycle it.
lesson-gunner-moscow = Now place it { city-moscow.in }. Here the spoils come before the ability, and with them your firepower reaches the level.
    .wrong = Of all cities, only { city-moscow } gives the firepower you lack.
lesson-gunner-capture = Now your firepower is high enough to capture one building of this city. Each is worth points and gives its spoils; take { city-moscow.the-monument }, for its mayhem token is worth points too.
    .decline = You may decline, but you have come all this way for a building. Take { city-moscow.the-monument }.
    .wrong = Those spoils are useful as well. But a mayhem token is worth points: take { city-moscow.the-monument }.
lesson-gunner-level = The building is yours, and the Secret Service has risen by one level, as it does whenever a building is captured. The next { agent-gunner } will need more firepower. Firepower is never spent.

## Missions

lesson-mission = A mission
lesson-mission-card = A mission says what you must have, and how many points it is worth. “{ mission-first-loot }” asks for a captured building, and you have captured one.
lesson-mission-place = Missions are for { agent-henchman.the }, in the city where it acts. Put yours on { seat-2 }’s agent { city-moscow.in }.
    .wrong = “{ mission-first-loot }”, the mission you have come for, lies { city-moscow.in }.
lesson-mission-claim = You have what the mission asks for. Complete it: nothing is spent, and your building stays yours.
    .wrong = You may leave the mission there. But points that cost nothing are worth taking.
lesson-mission-new = The card is yours and counts at the end. When the stack was done, a new mission took its place, open to everybody.

## The machine's power

lesson-engineer = Your machine at work
lesson-engineer-power = The fifth agent is { agent-engineer.the }: it sets your machine to work. Every machine has a power of its own. Yours takes the spoils of another city where one of your agents lies.
lesson-engineer-place = Your agents are waiting { city-paris.in } and { city-rome.in }. Put { agent-engineer.your } on { seat-2 }’s agent { city-moscow.in }.
    .wrong = Go to { city-moscow }: there you fill a stack, and your agents { city-paris.in } and { city-rome.in } stay where the machine needs them.
lesson-engineer-order = For { agent-engineer.the } you decide what comes first, the spoils or the ability. It matters when one brings what the other can use. Here, either is right.
lesson-engineer-raid = Now your machine works: it can take the spoils { city-paris.of } or { city-rome.of }. Take those { city-rome.of }.
    .paris = A scientist would be welcome too. But choose { city-rome } this time.
    .wrong = You may leave the power unused. But these spoils cost you nothing: take those { city-rome.of }.
lesson-engineer-again = You have built the { segment-airship-transducer-chamber }, and that unlocked bonus power 1: the same spoils once more. Take them!
    .wrong = You may decline, but why should you? Take the spoils once more.
lesson-engineer-done = Every bonus power you unlock makes { agent-engineer.your } stronger. There are six machines, each with other powers: read yours before you send out { agent-engineer.the }.

## Choosing from the whole pile

lesson-codex = The codex
lesson-codex-fifth = Every codex token is worth points, and enough of them give you a new freedom. You lack just one: place { agent-henchman.your } { city-rome.in }.
    .wrong = Codex tokens come from { city-rome }, and a stack is waiting there to be filled.
lesson-codex-take = That is enough: from now on you need not place the top agent of your pile. You may choose any other from it. Take { agent-number-2.your }.
    .place = That is just the top agent. Use your new freedom first: take { agent-number-2.your } from your pile.
    .recycle = That would cost a scientist. Choosing from your pile costs nothing: take { agent-number-2.your }.
    .wrong = You are free to choose any. But for what comes next, take { agent-number-2.your }.
lesson-codex-place = Now put it on { seat-2 }’s agent { city-moscow.in }: firepower, twice, just when you want it. You keep this freedom until the end of the game.
    .wrong = What you want is firepower, and that is to be had { city-moscow.in }.

## Special actions

lesson-scientists = Scientists at work
lesson-scientists-place = Clever people sit in your cells, and they pay for special actions. Two of these come after placing, so first place { agent-saboteur.your } { city-moscow.in }.
    .paris = Keep { city-paris } for { agent-number-2.your }, who comes next and gains more there.
    .wrong = Let it lie in wait { city-moscow.in }, beneath whoever comes there next.
lesson-scientists-extra = Your turn is not over yet, for you have scientists. Spend some of them on an { special-extra-turn }.
    .capture = “{ special-capture }” will have its moment. First the { special-extra-turn }: it will bring you new scientists.
    .wrong = Do not end your turn yet: your scientists can give you an { special-extra-turn }.
lesson-scientists-paris = You place an agent once more. The spoils { city-paris.of } are scientists, and { agent-number-2.your } takes them twice: fill the stack there.
    .wrong = What you need now is scientists, and those are the spoils { city-paris.of }.
lesson-scientists-capture = Enough scientists again, this time for “{ special-capture }”: any building in any city, however strong the Secret Service is. Choose a monument.
    .other = Any building is allowed. But a monument brings a mayhem token, and that is worth points.
    .extra = Another { special-extra-turn } is allowed. But now try “{ special-capture }”, with a monument.
    .wrong = Do not end your turn yet: your scientists can pay for a monument.
lesson-scientists-done = Two agents placed and a monument captured, all in one turn. Do not let your scientists sit idle: without a free cell, new ones are lost, and at the end they are worth nothing.

## The end and the points

lesson-end = The end
lesson-end-place = It is late in the game. Two segments of your machine lack just one copper plate each, and { agent-henchman.your } lies { city-london.in }. Fill that stack yourself, with { agent-saboteur.your }.
    .wrong = The copper plates you lack are to be had { city-london.in }.
lesson-end-plate = The first plate is here: put it on either of the two segments. The second will follow by itself.
lesson-end-final = Your machine is complete! That calls in the final round, as the last level of the Secret Service would. Everybody has exactly one more turn, and you come last.
lesson-end-last = { seat-2 } has played, and this is your last turn. After it, all stacks on the board are resolved, however small, from { city-london } to { city-washington }. Place { agent-number-2.your } { city-rome.in }: codex tokens still count.
    .wrong = Points are all that matters now, and { city-rome } gives codex tokens. Place { agent-number-2.your } there.
lesson-end-capture = The last to act is { agent-gunner.your } { city-washington.in }. The bolt was lost, for your machine is complete. But a building is worth points: capture { city-washington.the-monument }.
    .decline = A building counts up to the very last moment. Capture { city-washington.the-monument }.
    .wrong = Parts and scientists are worth nothing any more, but a mayhem token is: capture { city-washington.the-monument }.
lesson-end-points = The game is over, and you have won! Segments, buildings, missions, mayhem tokens and codex tokens are worth points; firepower, scientists and unfinished segments are not. Now you are ready for a game of your own.
