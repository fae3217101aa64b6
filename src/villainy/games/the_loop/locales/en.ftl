# The LOOP in English. The value of a noun is its label; sentences take its attributes: `$epoch-in` is the
# attribute `.in` of the noun given as `epoch` (see engine/text.py).
# An agent’s `.start` opens a sentence, `.the` stands inside one, `.of` says whose something is.
# A clone bears the name of the epoch where it is destroyed.

game-title = The LOOP
game-over = The game is over.

## Players: blue and red are colours of cubes and epochs, so the seats have numbers.

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-hidden = somebody

## Agents

agent-time-prowler = Time Prowler
    .start = The Time Prowler
    .the = the Time Prowler
    .of = the Time Prowler’s
agent-cztwyzzek = Cztwyzzek
    .start = Cztwyzzek
    .the = Cztwyzzek
    .of = Cztwyzzek’s
agent-robofinisher-404 = Robofinisher 404
    .start = Robofinisher 404
    .the = Robofinisher 404
    .of = Robofinisher 404’s
agent-mr-time = Mr Time
    .start = Mr Time
    .the = Mr Time
    .of = Mr Time’s
agent-v-girl = V-Girl
    .start = V-Girl
    .the = V-Girl
    .of = V-Girl’s
agent-hidden = Agent
    .start = An agent
    .the = an agent
    .of = an agent’s

## Epochs

epoch-dawn = Dawn of Time
    .in = at the Dawn of Time
    .the = the Dawn of Time
epoch-medieval = Middle Ages
    .in = in the Middle Ages
    .the = the Middle Ages
epoch-renaissance = Renaissance
    .in = in the Renaissance
    .the = the Renaissance
epoch-industry = Industrial Age
    .in = in the Industrial Age
    .the = the Industrial Age
epoch-globalization = Globalization
    .in = in Globalization
    .the = Globalization
epoch-robots = Age of Robots
    .in = in the Age of Robots
    .the = the Age of Robots
epoch-end = End of Times
    .in = at the End of Times
    .the = the End of Times
epoch-hidden = an epoch
    .in = at an epoch
    .the = an epoch

## Dimensions, and those that can be looped

dimension-spiral = Spiral
dimension-star = Star
dimension-stripes = Stripes
dimension-black-hole = Black Hole
dimension-hidden = an unknown dimension

loop-spiral = Spiral
loop-star = Star
loop-stripes = Stripes
loop-hidden = an unknown dimension

## Clones, by the epoch where they are destroyed

clone-dawn = Clone of the Dawn of Time
    .bare = clone of the Dawn of Time
clone-medieval = Clone of the Middle Ages
    .bare = clone of the Middle Ages
clone-renaissance = Clone of the Renaissance
    .bare = clone of the Renaissance
clone-industry = Clone of the Industrial Age
    .bare = clone of the Industrial Age
clone-globalization = Clone of Globalization
    .bare = clone of Globalization
clone-robots = Clone of the Age of Robots
    .bare = clone of the Age of Robots
clone-end = Clone of the End of Times
    .bare = clone of the End of Times
clone-supa-dawn = Supa clone of the Dawn of Time
    .bare = supa clone of the Dawn of Time
clone-supa-medieval = Supa clone of the Middle Ages
    .bare = supa clone of the Middle Ages
clone-supa-renaissance = Supa clone of the Renaissance
    .bare = supa clone of the Renaissance
clone-supa-industry = Supa clone of the Industrial Age
    .bare = supa clone of the Industrial Age
clone-supa-globalization = Supa clone of Globalization
    .bare = supa clone of Globalization
clone-supa-robots = Supa clone of the Age of Robots
    .bare = supa clone of the Age of Robots
clone-supa-end = Supa clone of the End of Times
    .bare = supa clone of the End of Times
clone-hidden = Clone
    .bare = clone

## Missions

mission-pincer = Caught in the Pincers!
mission-purity = Quantum Seals!
mission-rift-at-foo = Plug Dr Foo!
mission-loop-at-foo = Loop Dr Foo!
mission-clone-at-foo = Reunify Dr Foo!
mission-rift-at-each = The Great Plugging!
mission-loop-at-each = All Round the Loop!
mission-clone-at-each = Clone Hunt!
mission-grid = Saturated Grid!
mission-surge = Power Surge!
mission-hidden = unknown mission

## Ultramachina

machine-primordial-deluge = Primordial Deluge
machine-resentful-reptiles = Resentful Reptiles
machine-quantum-inquisition = Quantum Inquisition
machine-paradox-plague = Paradox Plague
machine-karmic-renaissance = Karmic Renaissance
machine-warped-perspective = Warped Perspective
machine-runaway-boiler = Runaway Boiler
machine-temporal-taylorism = Temporal Taylorism
machine-energy-crash = Energy Crash
machine-commercial-break = Commercial Break
machine-forced-update = Forced Update
machine-nano-clone-swarm = Nano-Clone Swarm
machine-final-auto-da-fe = Final Auto-da-fé
machine-countdown = Countdown
machine-hidden = unknown Ultramachina

## Cards: the starters of each agent, the Big Deck epoch by epoch, and names for cards of one’s own

card-quantum-wrench = Quantum Wrench
card-super-undies = Super Undies
card-bag-of-tricks = Bag of Tricks
card-breizhwerk-walkman = BreizhWerk Walkman
card-celto-goth-skates = Celto-Goth Skates
card-long-range-patch = Long-Range Patch
card-disguise-headband = Disguise Headband
card-energy-grub = Energy Grub
card-a-thousand-first-names = A Thousand First Names
card-colleague-costume = Colleague Costume
card-cosmic-sucker = Cosmic Sucker
card-breath-of-origins = Breath of Origins
card-phase-out-ray = Phase-Out Ray
card-rocket-fist = Rocket Fist
card-binary-punchline = Binary Punchline
card-magnetic-claw = Magnetic Claw
card-purple-tank-treads = Purple Tank Treads
card-zx-battery = ZX Battery
card-wormhole = Wormhole
card-tempograph = Tempograph
card-grappling-hook = Grappling Hook
card-firm-handshake = Firm Handshake
card-year-end-bonus = Year-End Bonus
card-business-card = Business Card
card-double-joystick = Double Joystick
card-pressure-cooker = Pressure Cooker
card-relief-valve = Relief Valve
card-antimatter-core = Antimatter Core
card-blast-furnace-fist = Blast-Furnace Fist
card-big-tantrum = Big Tantrum
card-spartan-shield = Spartan Shield
card-stonehenge-stones = Stonehenge Stones
card-first-fire = First Fire
card-square-wheel = Square Wheel
card-draft-mammoth = Draft Mammoth
card-diplomatic-club = Diplomatic Club
card-cave-painting = Cave Painting
card-war-steed = War Steed
card-holy-grail = Holy Grail
card-clone-trebuchet = Clone Trebuchet
card-rallying-horn = Rallying Horn
card-round-table = Round Table
card-boiling-oil = Boiling Oil
card-colleague-catapult = Colleague Catapult
card-da-vincis-manuscript = Da Vinci’s Manuscript
card-aerial-screw = Aerial Screw
card-galileos-spyglass = Galileo’s Spyglass
card-gutenbergs-press = Gutenberg’s Press
card-venetian-mask = Venetian Mask
card-florentine-culverin = Florentine Culverin
card-generous-patron = Generous Patron
card-matryoshka = Matryoshka
card-edisons-light-bulb = Edison’s Light Bulb
card-teslas-teleporter = Tesla’s Teleporter
card-steam-engine = Steam Engine
card-watertight-top-hat = Watertight Top Hat
card-runaway-locomotive = Runaway Locomotive
card-instant-telegraph = Instant Telegraph
card-hover-plank = Hover Plank
card-cubic-puzzle = Cubic Puzzle
card-videotape-recorder = Videotape Recorder
card-arcade-cabinet = Arcade Cabinet
card-mad-shopping-trolley = Mad Shopping Trolley
card-intertemporal-fax = Intertemporal Fax
card-two-tone-eraser = Two-Tone Eraser
card-vacuum-drone = Vacuum Drone
card-telescopic-arms = Telescopic Arms
card-pocket-atomic-cell = Pocket Atomic Cell
card-tractor-beam = Tractor Beam
card-too-artificial-intelligence = Too-Artificial Intelligence
card-five-d-printer = 5D Printer
card-antigravity-boots = Antigravity Boots
card-cracked-hourglass = Cracked Hourglass
card-vortex-vacuum = Vortex Vacuum
card-last-battery-on-earth = Last Battery on Earth
card-big-red-button = Big Red Button
card-cosmic-tin-can = Cosmic Tin Can
card-ashes-of-the-future = Ashes of the Future
card-radioactive-hound = Radioactive Hound
card-extra-1 = Own Card 1
card-extra-2 = Own Card 2
card-extra-3 = Own Card 3
card-extra-4 = Own Card 4
card-extra-5 = Own Card 5
card-extra-6 = Own Card 6
card-extra-7 = Own Card 7
card-extra-8 = Own Card 8
card-extra-9 = Own Card 9
card-extra-10 = Own Card 10
card-extra-11 = Own Card 11
card-extra-12 = Own Card 12
card-extra-13 = Own Card 13
card-extra-14 = Own Card 14
card-extra-15 = Own Card 15
card-extra-16 = Own Card 16
card-extra-17 = Own Card 17
card-hidden = unknown card

## Modes, levels, and how a game ends

mode-sabotage = S.A.B.O.T.A.G.E
mode-supa-clones = Sayan Supa Clones
mode-centrifuges = L.A.S.E.R Centrifuges
mode-ultramachina = Ultramachina
mode-hidden = unknown mode

difficulty-month = Employee of the Month
difficulty-year = Employee of the Year
difficulty-infinity = Employee of Infinity
difficulty-hidden = unknown level

ending-victory = Victory
    .sentence = Dr Foo’s Machine is sabotaged: the team wins.
ending-second-vortex = A second vortex at one epoch
    .sentence = A second vortex opens at the same epoch: Dr Foo wins.
ending-fourth-vortex = A fourth vortex
    .sentence = A fourth vortex opens: Dr Foo wins.
ending-cycles = The third cycle is over
    .sentence = Dr Foo completes his third cycle: Dr Foo wins.
ending-mega-vortex = A turn ended on a mega vortex
    .sentence = An agent ends the turn on a mega vortex: Dr Foo wins.
ending-hidden = unknown
    .sentence = The game is over.

## What cards, powers and Ultramachina do: words.py puts these clauses together, step by step.
## 99 stands for all there are. `.item` is what can be listed behind one verb.

where-here = at your epoch
    .into = to your epoch
    .from = from your epoch
where-prev = at the previous epoch
    .into = to the previous epoch
    .from = from the previous epoch
where-next = at the next epoch
    .into = to the next epoch
    .from = from the next epoch
where-adj = at an adjacent epoch
    .into = to an adjacent epoch
    .from = from an adjacent epoch
where-near = at your epoch or an adjacent one
    .into = to your epoch or an adjacent one
    .from = from your epoch or an adjacent one
where-any = at an epoch of your choice
    .into = to an epoch of your choice
    .from = from an epoch of your choice
where-vortex = on a vortex
    .into = to a vortex
    .from = from a vortex
where-foo = at Dr Foo’s epoch
    .into = to Dr Foo’s epoch
    .from = from Dr Foo’s epoch
where-foo-prev = at the epoch before Dr Foo’s
    .into = to the epoch before Dr Foo’s
    .from = from the epoch before Dr Foo’s
where-foo-next = at the epoch after Dr Foo’s
    .into = to the epoch after Dr Foo’s
    .from = from the epoch after Dr Foo’s
where-other = at another agent’s epoch
    .into = to another agent’s epoch
    .from = from another agent’s epoch
where-origin =
    { $count ->
        [one] at that card’s epoch of origin
       *[other] at the last of these cards’ epoch of origin
    }
    .into =
        { $count ->
            [one] to that card’s epoch of origin
           *[other] to the last of these cards’ epoch of origin
        }
    .from =
        { $count ->
            [one] from that card’s epoch of origin
           *[other] from the last of these cards’ epoch of origin
        }
where-sent =
    { $count ->
        [one] at the clone’s new epoch
       *[other] at the last clone’s new epoch
    }
    .into =
        { $count ->
            [one] to the clone’s new epoch
           *[other] to the last clone’s new epoch
        }
    .from =
        { $count ->
            [one] from the clone’s new epoch
           *[other] from the last clone’s new epoch
        }
where-there =
    { $after ->
        [agent-move] at that agent’s epoch
       *[other] at that epoch
    }
    .into =
        { $after ->
            [agent-move] to that agent’s epoch
           *[other] to that epoch
        }
    .from =
        { $after ->
            [agent-move] from that agent’s epoch
           *[other] from that epoch
        }
where-each-vortex = on each vortex
    .into = to each vortex
    .from = from each vortex
where-each-agent = at each epoch with an agent
    .into = to each epoch with an agent
    .from = from each epoch with an agent
where-each = at every epoch
    .into = to every epoch
    .from = from every epoch

effect-energy = add { $items }
    .item = { $count } energy { $where-into }
effect-energy-to-rifts = add energy { $where-into } until there is as much energy as there are rifts
effect-rift = remove { $items }
    .item =
        { $count ->
            [99] all rifts { $where }
            [one] { $count } rift { $where }
           *[other] { $count } rifts { $where }
        }
effect-push =
    { $count ->
        [99] push all clones { $where-from } by 1 epoch each
        [one] push { $count } clone { $where-from } by 1 epoch
       *[other] push { $count } clones { $where-from } by 1 epoch each
    }
effect-pull =
    { $count ->
        [one] pull { $count } clone from an adjacent epoch to your epoch
       *[other] pull { $count } clones from adjacent epochs to your epoch
    }
effect-move =
    { $carry ->
        [anywhere] move { effect-stride }; on the way you may take 1 clone along
        [vortex] move { effect-stride }; on the way you may pick up 1 clone on a vortex and take it along
       *[none] move { effect-stride }
    }
effect-agent-move =
    { $who ->
        [other] move another agent { effect-stride }
       *[agent] move any agent (yours included) { effect-stride }
    }
effect-stride =
    { $stride ->
        [exactly] { $count ->
            [one] { $count } epoch
           *[other] { $count } epochs
        }
        [up-to] up to { $count ->
            [one] { $count } epoch
           *[other] { $count } epochs
        }
        [between] { $least } to { $count } epochs
       *[place] { $where-into }
    }
effect-swap = swap { $first } with { $second }
piece-self = your agent
    .second = your agent
    .another = your agent
piece-other = another agent
    .second = another agent
    .another = another agent
piece-clone = 1 clone { $where }
    .second = 1 clone { $where }
    .another = another clone { $where }
effect-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
    .it =
        { $count ->
            [one] draws { $count } card
           *[other] draws { $count } cards
        }
effect-discard =
    { $count ->
        [one] discard { $count } card from your hand
       *[other] discard { $count } cards from your hand
    }
    .it =
        { $count ->
            [one] discards { $count } card from their hand
           *[other] discards { $count } cards from their hand
        }
effect-destroy =
    { $zone ->
        [big-deck] { $count ->
            [one] destroy the top card of the Big Deck
           *[other] destroy the top { $count } cards of the Big Deck
        }
        [available] { $count ->
            [one] destroy { $count } available card { $where }
           *[other] destroy { $count } available cards { $where }
        }
       *[hand] { $count ->
            [one] destroy { $count } card from your hand
           *[other] destroy { $count } cards from your hand
        }
    }
    .it =
        { $count ->
            [one] destroys { $count } card from their hand
           *[other] destroys { $count } cards from their hand
        }
effect-make-available =
    { $count ->
        [one] make { $count } card of the Big Deck available
       *[other] make { $count } cards of the Big Deck available
    }
effect-gain = put 1 available card { $where-from } on top of your draw pile
effect-apply =
    { $zone ->
        [available] apply the effect of 1 available card { $where }
        [destroyed-top] apply the effect of the top card of the destroyed pile
       *[that] apply the effect of that card
    }
effect-apply-by = let another agent apply the effect of 1 card from their hand and then discard it
effect-cancel =
    { $count ->
        [one] cancel { $count } of the rifts that come out of the Machine
       *[other] cancel up to { $count } of the rifts that come out of the Machine
    }
effect-spawn =
    { $count ->
        [one] generate { $count } clone
       *[other] generate { $count } clones
    }
effect-spawn-here =
    { $count ->
        [one] draw { $count } clone from the bag and put it at Dr Foo’s epoch
       *[other] draw { $count } clones from the bag and put them at Dr Foo’s epoch
    }
effect-add-rift = place { $items }
    .item =
        { $count ->
            [one] { $count } rift { $where }
           *[other] { $count } rifts { $where }
        }
effect-drain = remove { $items }
    .item =
        { $count ->
            [99] all energy { $where }
           *[other] { $count } energy { $where }
        }
effect-extra-throw =
    { $count ->
        [one] throw { $count } more rift into the Machine this turn
       *[other] throw { $count } more rifts into the Machine this turn
    }
effect-destroy-available = destroy all available cards { $where }
effect-undamage =
    { $count ->
        [one] remove { $count } damage from a revealed mission
       *[other] remove { $count } damage from revealed missions
    }
effect-jam-power = block the active agent’s special power for this turn
effect-gather =
    { $count ->
        [one] move { $count } clone from each epoch adjacent to Dr Foo’s to his epoch
       *[other] move { $count } clones from each epoch adjacent to Dr Foo’s to his epoch
    }
effect-shuffle-hands = shuffle all hands together and deal everybody as many cards as they had

# How the clauses are put together.
effect-then = { $first }, then { $second }
effect-then-it = { $first }, then { $second }
effect-next = then { $clause }
effect-comma = { $first }, { $second }
effect-and = { $first } and { $second }
effect-or = { $first } or { $second }
effect-choose = choose one: { $options }
effect-option = ({ $number }) { $clause }
effect-option-next = { $first }; { $second }
effect-repeat =
    { $count ->
        [2] { $clause }; do this twice
       *[other] { $clause }; do this { $count } times
    }
effect-once-more = do it once more
effect-may = you may { $clause }
effect-may-it = if you like, { $clause }
effect-if-other-here = if another agent is at your epoch, { $clause }
effect-if-on-vortex = if you are on a vortex, { $clause }
effect-if-at-foo = if you are at Dr Foo’s epoch, { $clause }
effect-each = one after the other, each player { $clause }
effect-each-mixed = for each player, one after the other: { $clause }
effect-player-it = that player { $clause }
effect-player-active = the active player { $clause }
effect-player-chosen = a player of your choice { $clause }

## What an agent’s power and a mission say

text-power =
    { $timing ->
        [landed] { text-power-often } in your Foo phase, before the rifts are placed: { $effect-clause }
       *[action] { $cost ->
            [discard-ready] { text-power-often } in your action phase: discard 1 ready card from your hand without using it, then { $effect-clause }
           *[nothing] { text-power-often } in your action phase: { $effect-clause }
        }
    }
text-power-often =
    { $limit ->
        [1] Once per turn
        [2] Twice per turn
       *[other] Up to { $limit } times per turn
    }
text-mission = { $deed } { $limit ->
        [0] The mission can be archived with { count-damage }.
       *[other] The mission takes 1 damage per turn at most and can be archived with { $count }.
    }
text-mission-rift =
    { $spot ->
        [foo] Each rift that you remove at Dr Foo’s epoch does 1 damage.
        [each] Each rift that you remove does 1 damage on the slot of its epoch, if that slot is still empty.
        [tile] Each rift that you remove at this mission’s epoch does 1 damage.
       *[anywhere] Each rift that you remove does 1 damage.
    }
text-mission-loop =
    { $spot ->
        [foo] Each LOOP that you make at Dr Foo’s epoch does 1 damage.
        [each] Each LOOP that you make does 1 damage on the slot of its epoch, if that slot is still empty.
        [tile] Each LOOP that you make at this mission’s epoch does 1 damage.
       *[anywhere] Each LOOP that you make does 1 damage.
    }
text-mission-clone =
    { $spot ->
        [foo] Each clone that you destroy at Dr Foo’s epoch does 1 damage.
        [each] Each clone that you destroy does 1 damage on the slot of its epoch, if that slot is still empty.
        [tile] Each clone that you destroy at this mission’s epoch does 1 damage.
       *[anywhere] Each clone that you destroy does 1 damage.
    }
text-mission-energy =
    { $spot ->
        [foo] Each energy that you add at Dr Foo’s epoch does 1 damage.
        [each] Each energy that you add does 1 damage on the slot of its epoch, if that slot is still empty.
        [tile] Each energy that you add at this mission’s epoch does 1 damage.
       *[anywhere] Each energy that you add does 1 damage.
    }
text-mission-grid =
    { $spot ->
        [foo] If every epoch has energy when your action begins, each energy that the action adds at Dr Foo’s epoch does 1 damage.
        [each] If every epoch has energy when your action begins, each energy that the action adds does 1 damage on the slot of its epoch, if that slot is still empty.
        [tile] If every epoch has energy when your action begins, each energy that the action adds at this mission’s epoch does 1 damage.
       *[anywhere] If every epoch has energy when your action begins, each energy that the action adds does 1 damage.
    }
text-mission-pincer =
    { $spot ->
        [each] If, before or after one of your actions, you are at one of the epochs beside Dr Foo’s and another agent is at the other one, that does 1 damage on the slot of Dr Foo’s epoch.
       *[other] If, before or after one of your actions, you are at one of the epochs beside Dr Foo’s and another agent is at the other one, that does 1 damage.
    }
text-mission-purity =
    { $spot ->
        [each] If, before or after one of your actions, you are at an epoch without clones and rifts, you may do 1 damage on the slot of that epoch.
       *[other] If, before or after one of your actions, you are at an epoch without clones and rifts, you may do 1 damage.
    }

## Actions

action-agent = Choose { $agent-the }.
    .choose-agent = Play { $agent-the }.
    .assign-card = Give the card to { $agent-the }.
    .pick-leader = Let { $agent-the } play the next turn.
action-machine = Choose “{ $machine }” ({ $count } of { $needed } damage).
    .damage-machine = Damage “{ $machine }” ({ $count } of { $needed } damage).
    .fire-machine = Apply “{ $machine }” ({ $count } of { $needed } damage).
action-branch =
    { $count ->
        [1] Carry out the first option.
        [2] Carry out the second option.
        [3] Carry out the third option.
       *[other] Carry out the fourth option.
    }
    .pick-branch = { $text }
action-clone = Choose the { $clone-bare }.
    .carry = Take the { $clone-bare } along.
action-epoch = Choose { $epoch-the }.
    .cancel-rift =
        { $count ->
            [one] Cancel the rift that comes out { $epoch-in }.
           *[other] Cancel one of the { $count } rifts that come out { $epoch-in }.
        }
    .send-clone = Push the clone to { $epoch-the }.
    .carry = Move to { $epoch-the }.
    .first-death = First destroy the clone { $epoch-in }.
    .fill-slot = Put the damage on the slot of { $epoch-the }.
    .pick-mission = Take the damage off “{ $mission }” { $epoch-in }.
    .clear-slot = Take the damage off the slot of { $epoch-the }.
action-leave = Leave the clone here.
action-accept = Do it.
    .confirm = { $text }
    .archive = Archive the mission.
action-stop = Leave it at that.
    .act = End your actions.
    .cancel-rift = Cancel no rift.
    .move-to = Do not move.
    .carry = End the move here.
    .confirm = Do not do it.
    .take-card = Take no card.
    .archive = Do not archive the mission.
action-move = Spend energy and move to { $epoch-the }.
action-free-move = Move to { $epoch-the } on battery power.
action-loop = Make a LOOP of the dimension { $loop } for { $count } energy.
action-power = Use { $agent-of } special power.
action-claim = Damage the mission that asks for an epoch without clones and rifts, on the slot of { $epoch-the }.
action-use = Use “{ $card }” ({ $dimension }).
action-card = Choose “{ $card }” ({ $dimension }, { $origin }).
    .pay-card = Discard “{ $card }” ({ $dimension }, { $origin }).
    .top-card = Put “{ $card }” on top ({ $dimension }, { $origin }).
    .take-card = Take “{ $card }” ({ $dimension }, { $origin }).
    .draft-card = Take “{ $card }” ({ $dimension }, { $origin }).

## Decisions: to the one who is asked, (`.other`) to everybody else, and (`.kind`) what kind it is in reports

decision-choose-agent = Choose an agent to play.
    .kind = Choose an agent to play
    .other = { $seat } chooses an agent.
decision-act = { $agent-start } is { $epoch-in }, and the next LOOP costs { $count } energy: what do you do?
    .kind = Take an action
    .other = { $seat } chooses an action for { $agent-the }.
decision-cancel-rift = { $agent }: do you cancel a rift before it is placed?
    .kind = Cancel a rift
    .other = { $seat } can cancel a rift before it is placed.
decision-pick-epoch =
    { $step ->
        [energy] { $agent }: choose the epoch to which you add energy.
        [energy-to-rifts] { $agent }: choose the epoch to which you add energy.
        [rift] { $agent }: choose the epoch where you remove rifts.
        [push] { $agent }: choose the epoch from which you push clones.
        [pull] { $agent }: choose the epoch from which you pull a clone.
        [hold] { $agent }: choose the epoch of the first clone to swap.
        [swap] { $agent }: choose the epoch of the clone to swap with.
       *[other] { $agent }: choose an epoch.
    }
    .kind = Choose an epoch
    .other =
        { $step ->
            [energy] { $seat } chooses an epoch to add energy to.
            [energy-to-rifts] { $seat } chooses an epoch to add energy to.
            [rift] { $seat } chooses an epoch to remove rifts from.
            [push] { $seat } chooses an epoch to push clones from.
            [pull] { $seat } chooses an epoch to pull a clone from.
            [hold] { $seat } chooses the epoch of the first clone to swap.
            [swap] { $seat } chooses the epoch of the clone to swap with.
           *[other] { $seat } chooses an epoch.
        }
decision-pick-clone =
    { $step ->
        [push] { $agent }: choose the clone { $epoch-in } that you push.
        [pull] { $agent }: choose the clone { $epoch-in } that you pull to your epoch.
        [hold] { $agent }: choose the first clone { $epoch-in } to swap.
        [swap] { $agent }: choose the clone { $epoch-in } to swap with.
        [gather] { $agent }: choose the clone { $epoch-in } that goes to Dr Foo’s epoch.
       *[other] { $agent }: choose a clone { $epoch-in }.
    }
    .kind = Choose a clone
    .other =
        { $step ->
            [push] { $seat } chooses which clone { $epoch-in } to push.
            [pull] { $seat } chooses which clone { $epoch-in } to pull.
            [hold] { $seat } chooses the first clone { $epoch-in } to swap.
            [swap] { $seat } chooses the clone { $epoch-in } to swap with.
            [gather] { $seat } chooses the clone { $epoch-in } that goes to Dr Foo’s epoch.
           *[other] { $seat } chooses a clone { $epoch-in }.
        }
decision-send-clone = { $agent }: choose the epoch to which you push the { $clone-bare }.
    .kind = Push a clone
    .other = { $seat } chooses the epoch to which the { $clone-bare } is pushed.
decision-move-to =
    { $step ->
        [agent-move] { $agent }: choose where to move { $other-the }.
       *[move] { $agent }: choose where to move.
    }
    .kind = Move
    .other =
        { $step ->
            [agent-move] { $seat } chooses where { $other-the } moves.
           *[move] { $seat } chooses where { $agent-the } moves.
        }
decision-carry =
    { $clone-id ->
        [hidden] { $count ->
            [one] { $agent-start } has { $count } step left: choose how you move on.
           *[other] { $agent-start } has { $count } steps left: choose how you move on.
        }
       *[other] { $count ->
            [one] { $agent-start } has { $count } step left and carries the { $clone-bare }: choose how you move on.
           *[other] { $agent-start } has { $count } steps left and carries the { $clone-bare }: choose how you move on.
        }
    }
    .kind = Move on with a clone
    .other = { $seat } chooses how { $agent-the } moves on.
decision-pick-agent =
    { $step ->
        [agent-move] { $agent }: choose the agent that you move.
        [hold] { $agent }: choose the agent to swap.
        [swap] { $agent }: choose the agent to swap with.
        [apply-by] { $agent }: choose the agent who applies a card.
        [each] { $agent }: choose who carries out the text next.
        [player] { $agent }: choose the player who must suffer this.
       *[other] { $agent }: choose an agent.
    }
    .kind = Choose an agent
    .other =
        { $step ->
            [agent-move] { $seat } chooses an agent to move.
            [hold] { $seat } chooses an agent to swap.
            [swap] { $seat } chooses an agent to swap with.
            [apply-by] { $seat } chooses the agent who applies a card.
            [each] { $seat } chooses who carries out the text next.
            [player] { $seat } chooses the player who must suffer this.
           *[other] { $seat } chooses an agent.
        }
decision-pick-branch = { $agent }: choose one of the options of the text.
    .kind = Choose an option of a text
    .other = { $seat } chooses one of the options of the text.
decision-confirm =
    { $step ->
        [energy] { $agent }: do you add the energy that the text offers?
        [energy-to-rifts] { $agent }: do you add the energy that the text offers?
        [rift] { $agent }: do you remove the rifts that the text offers to remove?
        [push] { $agent }: do you push clones as the text offers?
        [pull] { $agent }: do you pull clones as the text offers?
        [move] { $agent }: do you move as the text offers?
       *[other] { $agent }: do you carry out the optional part of the text?
    }
    .kind = Optional part of a text
    .other = { $seat } chooses whether to carry out the optional part of the text.
decision-pick-card =
    { $step ->
        [discard] { $other-id ->
            [hidden] { $agent }: choose a card from your hand to discard.
           *[other] { $other }: choose a card from your hand to discard.
        }
        [destroy] { $other-id ->
            [hidden] { $agent }: choose a card to destroy.
           *[other] { $other }: choose a card from your hand to destroy.
        }
        [gain] { $agent }: choose an available card to put on top of your draw pile.
        [apply] { $agent }: choose the available card whose effect you apply.
        [apply-by] { $other }: choose a card from your hand to apply and discard.
       *[other] { $agent }: choose a card.
    }
    .kind = Choose a card
    .other =
        { $step ->
            [discard] { $seat } chooses a card to discard.
            [destroy] { $seat } chooses a card to destroy.
            [gain] { $seat } chooses an available card to put on top of the draw pile.
            [apply] { $seat } chooses the available card whose effect is applied.
            [apply-by] { $seat } chooses a card for { $other-the } to apply and discard.
           *[other] { $seat } chooses a card.
        }
decision-pay-card = { $agent }: choose the ready card that you discard to use your power.
    .kind = Discard a card for a power
    .other = { $seat } chooses a ready card to discard for { $agent-of } power.
decision-top-card = Choose which of the cards just destroyed ends on top of the destroyed pile.
    .kind = Which destroyed card lies on top
    .other = { $seat } chooses which of the cards just destroyed ends on top of the destroyed pile.
decision-first-death = Choose where a clone is destroyed first.
    .kind = Where a clone is destroyed first
    .other = { $seat } chooses where a clone is destroyed first.
decision-damage-machine =
    { $count ->
        [one] Choose the Ultramachina { $epoch-in } that takes { $count } damage.
       *[other] Choose the Ultramachina { $epoch-in } that takes the first of { $count } damage.
    }
    .kind = Damage an Ultramachina
    .other =
        { $count ->
            [one] { $seat } chooses the Ultramachina { $epoch-in } that takes { $count } damage.
           *[other] { $seat } chooses the Ultramachina { $epoch-in } that takes the first of { $count } damage.
        }
decision-fire-machine = Choose the Ultramachina { $epoch-in } that takes effect next.
    .kind = Which Ultramachina takes effect next
    .other = { $seat } chooses the Ultramachina { $epoch-in } that takes effect next.
decision-fill-slot = Choose the slot of “{ $mission }” that takes the damage.
    .kind = Slot of a mission that takes damage
    .other = { $seat } chooses the slot of “{ $mission }” that takes the damage.
decision-pick-mission = Choose the mission that Dr Foo repairs.
    .kind = Mission that Dr Foo repairs
    .other = { $seat } chooses the mission that Dr Foo repairs.
decision-clear-slot = Choose the slot of the mission { $epoch-in } that Dr Foo repairs.
    .kind = Slot that Dr Foo repairs
    .other = { $seat } chooses the slot of the mission { $epoch-in } that Dr Foo repairs.
decision-take-card = { $agent }: do you take one of the cards available { $epoch-in }?
    .kind = Take a card
    .other = { $seat } can take one of the cards available { $epoch-in }.
decision-archive = { $agent }: do you archive “{ $mission }” { $epoch-in }?
    .kind = Archive a mission
    .other = { $seat } can archive “{ $mission }” { $epoch-in }.
decision-draft-card = Choose one of the bonus cards for your deck.
    .kind = Choose a bonus card
    .other = { $seat } chooses one of the bonus cards.
decision-assign-card = Choose the agent who gets “{ $card }”.
    .kind = Who gets a bonus card
    .other = { $seat } chooses the agent who gets “{ $card }”.
decision-pick-leader = Choose the agent who plays the next turn.
    .kind = Who plays next
    .other = { $seat } chooses the agent who plays the next turn.

## Events

event-game-started = The operation { $mode } begins ({ $difficulty }): { $seat } goes first.
event-agent-taken = { $seat } plays { $agent-the }.
event-mission-revealed = The mission { $epoch-in } is revealed: “{ $mission }”.
event-rifts-placed =
    { $count ->
        [one] Dr Foo opens { $count } rift { $epoch-in }.
       *[other] Dr Foo opens { $count } rifts { $epoch-in }.
    }
event-energy-placed = An energy cube appears { $epoch-in }.
event-clone-generated = Dr Foo generates a { $clone-bare } { $epoch-in }.
event-centrifuge-placed = A centrifuge of the dimension { $loop } starts up { $epoch-in }.
event-machine-placed = Dr Foo sets up the Ultramachina “{ $machine }” { $epoch-in }.
event-card-available = The card “{ $card }” becomes available { $epoch-in }.
event-card-destroyed = The card “{ $card }” is destroyed.
event-big-deck-rebuilt = The destroyed cards are shuffled into a new Big Deck.
event-turn-started = Turn { $count }: { $seat } acts with { $agent-the }.
event-foo-moved = Dr Foo arrives { $epoch-in }.
event-machine-fired = The Ultramachina “{ $machine }” takes effect.
event-rifts-thrown =
    { $count ->
        [one] Dr Foo throws { $count } rift into the Machine.
       *[other] Dr Foo throws { $count } rifts into the Machine.
    }
event-rifts-landed =
    { $count ->
        [one] The Machine spits out { $count } rift { $epoch-in }.
       *[other] The Machine spits out { $count } rifts { $epoch-in }.
    }
event-rift-cancelled = { $agent-start } cancels a rift before it opens { $epoch-in }.
event-vortex-opened =
    { $count ->
        [one] A vortex opens { $epoch-in }, the first one.
       *[other] A vortex opens { $epoch-in }: that makes { $count } of them.
    }
event-mission-lost = The mission “{ $mission }” { $epoch-in } is lost in the vortex.
event-tile-lost = The hidden mission { $epoch-in } is lost in the vortex.
event-moved-paying = { $agent-start } spends 1 energy and moves to { $epoch-the }.
event-moved-free = { $agent-start } moves to { $epoch-the } on battery power.
event-looped = { $agent-start } makes a LOOP of the dimension { $loop } { $epoch-in } for { $count } energy.
event-card-used = { $agent-start } uses “{ $card }”.
event-card-applied = { $agent-start } applies the effect of “{ $card }”.
event-power-used = { $agent-start } uses their special power.
event-stopped = { $agent-start } leaves it at that.
event-pawn-moved = { $agent-start } moves to { $epoch-the }.
event-pawns-swapped = { $agent-start } and { $other-the } swap places.
event-energy-added = { $agent-start } adds { $count } energy { $epoch-in }.
event-rifts-removed =
    { $count ->
        [one] { $agent-start } removes { $count } rift { $epoch-in }.
       *[other] { $agent-start } removes { $count } rifts { $epoch-in }.
    }
event-clone-moved = The { $clone-bare } moves from { $start-the } to { $epoch-the }.
event-clone-taken = { $agent-start } picks up the { $clone-bare } { $epoch-in }.
event-clone-left = { $agent-start } drops the { $clone-bare } { $epoch-in }.
event-clone-destroyed = The { $clone-bare } is destroyed { $epoch-in }.
event-blue-placed = A cube of perpetual energy appears { $epoch-in }.
event-card-drawn = { $agent-start } draws “{ $card }”.
event-pile-shuffled = { $seat } shuffles the discard pile into a new draw pile.
event-card-discarded = { $agent-start } discards “{ $card }”.
event-card-gained = { $agent-start } puts “{ $card }” on top of the draw pile.
event-mission-damaged = The mission “{ $mission }” takes damage ({ $epoch }): { $count } of { $needed }.
event-mission-repaired = Dr Foo repairs the mission “{ $mission }”: { $count } damage left.
event-centrifuge-damaged = The centrifuge { $epoch-in } takes damage: it now has { $count }.
event-centrifuge-destroyed = The centrifuge { $epoch-in } is destroyed.
event-machine-damaged = The Ultramachina “{ $machine }” takes damage: { $count } of { $needed }.
event-machine-destroyed = The Ultramachina “{ $machine }” is destroyed.
event-energy-drained = Dr Foo drains { $count } energy { $epoch-in }.
event-throw-grew =
    { $count ->
        [one] Dr Foo gets ready to throw { $count } more rift.
       *[other] Dr Foo gets ready to throw { $count } more rifts.
    }
event-power-jammed = { $agent-start } cannot use their special power this turn.
event-hands-shuffled = All hands are shuffled together and dealt anew.
event-card-dealt = { $agent-start } is dealt “{ $card }”.
event-actions-ended = { $agent-start } ends the action phase.
event-mission-archived =
    { $count ->
        [one] { $agent-start } archives “{ $mission }”: that makes { $count } archived mission.
       *[other] { $agent-start } archives “{ $mission }”: that makes { $count } archived missions.
    }
event-card-shown = The bonus offers “{ $card }”.
event-card-drafted = { $seat } chooses “{ $card }” as a bonus.
event-cycle-started = Cycle { $count } begins.
event-card-assigned = { $agent-start } gets “{ $card }”.
event-game-ended = { $ending-sentence }

## Why not

refusal-game-over = The game is over.
refusal-asked-otherwise = That is not what is asked now. { $question }
refusal-agent-taken = Somebody already plays { $agent-the }.
refusal-not-adjacent = From here you cannot reach { $epoch-the }: it is not adjacent.
refusal-no-energy = There is no energy { $epoch-in } to pay for a move.
refusal-battery-empty = The battery is empty: { $agent-the } has already made the free move of this turn.
refusal-visited-on-blue = You have already been to { $epoch-the } with perpetual energy: do something else before you return.
refusal-card-not-in-hand = The card “{ $card }” is not in your hand.
refusal-card-exhausted = The card “{ $card }” is exhausted.
refusal-wrong-dimension = The centrifuge { $epoch-in } allows only the dimension { $loop }.
refusal-too-idle = You have used too many cards like “{ $card }” in a row: do something else first.
refusal-no-such-dimension = You have no card of the dimension { $loop } in your hand.
refusal-loop-too-dear = Your epoch does not have enough energy: this LOOP costs { $count }.
refusal-power-when-landed = You can use { $agent-of } special power only when rifts come out of the Machine.
refusal-power-used = You cannot use { $agent-of } special power any more this turn.
refusal-power-jammed = You cannot use { $agent-of } special power this turn: it is jammed.
refusal-power-needs-card = You have no ready card to discard for { $agent-of } special power.
refusal-power-needs-destroyed = No card has been destroyed for { $agent-of } special power to use.
refusal-no-mission = No revealed mission asks for an epoch without clones and rifts.
refusal-already-scored = The mission “{ $mission }” has already taken its damage of this turn.
refusal-slot-filled = The slot of { $epoch-the } is already filled.
refusal-not-pure = There are still clones or rifts { $epoch-in }.
refusal-out-of-reach = You cannot choose { $epoch-the } here.
refusal-no-clone-there = There is no clone to choose { $epoch-in }.
refusal-no-such-clone = There is no { $clone-bare } { $epoch-in }.
refusal-not-on-vortex = You can only pick up a clone on a vortex, and there is none { $epoch-in }.
refusal-carry-spent = You can take only one clone along, and only once.
refusal-not-carrying = You are not carrying a clone.
refusal-no-branch =
    { $count ->
        [one] There is no option { $number } here: there is only { $count }.
       *[other] There is no option { $number } here: there are only { $count }.
    }
refusal-must-go-on = You cannot stop yet: the text does not leave you the choice.
refusal-not-playing = You cannot choose { $agent-the }: nobody plays this agent.
refusal-wrong-agent = You cannot choose { $agent-the } here.
refusal-card-not-offered = You cannot choose “{ $card }” here.
refusal-card-applied = The card “{ $card }” has already been applied in this action.
refusal-machine-not-here = The Ultramachina “{ $machine }” is not at this epoch.
refusal-machine-fired = The Ultramachina “{ $machine }” has already taken effect this turn.
refusal-nothing-landed = No rift comes out of the Machine { $epoch-in }.
refusal-no-cube-there = There is no damage to remove for { $epoch-the }.

## Options

option-mode = Mode
    .help = Decides what must be done beside archiving four missions, and what Dr Foo uses against it.
    .value-sabotage = archive four missions
    .value-supa-clones = destroy all supa clones, too
    .value-centrifuges = destroy all centrifuges, too
    .value-ultramachina = against Dr Foo’s improved Machine
option-difficulty = Difficulty
    .help = Decides how much stands against the team at the start, and whether a turn may end on a vortex.
    .value-month = Employee of the Month
    .value-year = Employee of the Year, with mega vortexes
    .value-infinity = Employee of Infinity, with mega vortexes
option-agents = Agents
    .help = Gives each player an agent: by choice in the order of the seats, at random, or by name; who plays alone names the first of the team.
    .value-chosen = by choice
    .value-random = at random
option-team = Team
    .help = Says how many agents one person leads who plays alone.
    .value-2 = two agents
    .value-3 = three agents
    .value-4 = four agents
option-first-player = First player
    .help = Says who takes the first turn.
    .value-random = at random
    .value-1 = player 1
    .value-2 = player 2
    .value-3 = player 3
    .value-4 = player 4

## Board and sheets

label-epoch = Epoch
label-epochs = Epochs
label-rifts = Rifts
label-energy = Energy
label-perpetual-energy = Perpetual energy
label-clones = Clones
label-supa-clones = Supa clones
label-bag = Clone bag
label-vortex = Vortex
label-mega-vortex = Mega vortex
label-vortexes-left = Vortexes left
label-mission = Mission
label-missions = Missions
label-hidden-mission = Hidden mission
label-archived = Archived missions
label-damage = Damage
label-centrifuge = Centrifuge
label-ultramachina = Ultramachina
label-foo = Dr Foo
label-foo-deck = Foo cards
label-machine = Machine
label-turn = Turn
label-cycle = Cycle
label-phase = Phase
label-mode = Mode
label-difficulty = Difficulty
label-agent = Agent
label-agents = Agents
label-player = Player
label-power = Special power
label-battery = Battery
label-full = full
label-empty = empty
label-used = used
label-jammed = jammed
label-hand = Hand
label-ready = ready
label-exhausted = exhausted
label-draw-pile = Draw pile
label-discard-pile = Discard pile
label-on-top = On top
label-big-deck = Big Deck
label-destroyed = Destroyed cards
label-available = Available cards
label-card = Card
label-effect = Effect
label-origin = Epoch of origin
label-dimension = Dimension
label-loop = LOOP
label-bonus = Bonus
label-log = Log

phase-setup = Setup
phase-foo = Foo phase
phase-actions = Action phase
phase-take = Taking a card
phase-archive = Archiving
phase-end = End of turn

count-energy = { $count } energy
count-rifts =
    { $count ->
        [one] { $count } rift
       *[other] { $count } rifts
    }
count-clones =
    { $count ->
        [one] { $count } clone
       *[other] { $count } clones
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-vortexes =
    { $count ->
        [one] { $count } vortex
       *[other] { $count } vortexes
    }
count-missions =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
count-damage = { $count } damage

statistic-turns = Turns
statistic-archived = Archived missions
statistic-vortexes = Vortexes
statistic-loops-made = LOOPs
statistic-supas-lost = Destroyed supa clones

## Careers: a title for each achievement, and what it takes

achievement-tools-down = Tools Down
    .text = Your team wins in S.A.B.O.T.A.G.E mode.
achievement-no-more-copies = No More Copies
    .text = Your team wins against the supa clones.
achievement-spin-cycle-over = Spin Cycle Over
    .text = Your team wins against the centrifuges.
achievement-warranty-void = Warranty Void
    .text = Your team wins against the Ultramachina.
achievement-permanent-position = Permanent Position
    .text = Your team wins as Employee of Infinity, whatever the mode.
achievement-whole-department = The Whole Department
    .text = You win alone, and lead every agent yourself.
achievement-home-by-noon = Home by Noon
    .text = Your team wins in nine turns at most.
achievement-good-as-new = Space-Time as Good as New
    .text = Your team wins without a single vortex.
achievement-health-and-safety = Health and Safety Has Questions
    .text = Your team wins while three vortexes gape.
achievement-last-minute = Handed In at Midnight
    .text = Your team wins in the very last turn of the third cycle.
achievement-shared-credit = Credit Where It Is Due
    .text = Your team of three agents or more wins, and each of them archives a mission.
achievement-trial-period = Trial Period Not Passed
    .text = Your team loses as early as the first cycle.
achievement-same-hole-twice = Twice into the Same Hole
    .text = Your team loses because a second vortex opens at the same epoch.
achievement-swiss-cheese = The Universe, Swiss Style
    .text = Your team loses because a fourth vortex opens.
achievement-missed-deadline = Deadline Missed
    .text = Your team loses because Dr Foo completes his third cycle.
achievement-no-parking = No Parking
    .text = Your agent ends the turn on a mega vortex, and everybody loses.
achievement-perfect-paperwork = At Least the Files Are in Order
    .text = Your team loses with four missions or more in the archive.
achievement-dizzy-spell = Dizzy Spell
    .text = You make five LOOPs in one turn.
achievement-business-trip = Travel Expenses
    .text = Your agent travels to each of the seven epochs in one turn.
achievement-mass-layoff = Mass Redundancy
    .text = Six clones are destroyed in one of your turns.
achievement-under-the-desk = Safe under the Desk
    .text = Dr Foo throws eight rifts or more in your turn, and yet no vortex opens.

## What is wrong in a components file

error-component-effect = In “{ $file }”, “{ $where }” is “{ $value }”, which cannot be read from line { $line }, column { $column } on; there could stand: { $known }.
error-component-clones = In “{ $file }”, “{ $where }” names { $count } clones; there must be { $most }.
error-component-clone = In “{ $file }”, “{ $where }” has a clone that would be destroyed where it appears, at “{ $value }”.
error-component-foo = In “{ $file }”, “{ $where }” must name each of the { $count } epochs once.
error-component-applying = In “{ $file }”, “{ $where }” would be one card too many that applies other cards; there can be { $most }.
