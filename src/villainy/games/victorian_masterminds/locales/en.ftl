# Victorian Masterminds in English. A noun's value is its label; sentences use its attributes:
# `$city-in` is the attribute `.in` of the noun given as `city` (see engine/text.py).

game-title = Victorian Masterminds
game-over = The game is over.

## Players

seat-1 = Blue
seat-2 = Red
seat-3 = Yellow
seat-4 = Green
seat-hidden = somebody

## Cities

city-london = London
    .in = in London
    .of = of London
    .monument = Big Ben
    .the-monument = Big Ben
city-moscow = Moscow
    .in = in Moscow
    .of = of Moscow
    .monument = Saint Basil’s Cathedral
    .the-monument = Saint Basil’s Cathedral
city-paris = Paris
    .in = in Paris
    .of = of Paris
    .monument = Eiffel Tower
    .the-monument = the Eiffel Tower
city-rome = Rome
    .in = in Rome
    .of = of Rome
    .monument = Colosseum
    .the-monument = the Colosseum
city-washington = Washington
    .in = in Washington
    .of = of Washington
    .monument = White House
    .the-monument = the White House
city-hidden = a city
    .in = in a city
    .of = of a city
    .monument = Monument
    .the-monument = the monument

## Agents

agent-number-2 = Number 2
    .a = a Number 2
    .the = the Number 2
    .your = your Number 2
agent-henchman = Henchman
    .a = a Henchman
    .the = the Henchman
    .your = your Henchman
agent-saboteur = Saboteur
    .a = a Saboteur
    .the = the Saboteur
    .your = your Saboteur
agent-gunner = Gunner
    .a = a Gunner
    .the = the Gunner
    .your = your Gunner
agent-engineer = Engineer
    .a = an Engineer
    .the = the Engineer
    .your = your Engineer
agent-hidden = an agent
    .a = an agent
    .the = the agent
    .your = your agent

ability-number-2 = Takes the city’s spoils a second time.
ability-henchman = Completes the city’s mission if you meet its requirement.
ability-saboteur = Robs the next agent of its ability, unless it is one of your own.
ability-gunner = Captures a building of the city if your firepower reaches the Secret Service’s level.
ability-engineer = Uses your machine’s power and every bonus power you have unlocked.

## Buildings

building-factory = Factory
    .a = a factory
    .the = the factory
    .singular = factory
    .plural = factories
building-furnace = Furnace
    .a = a furnace
    .the = the furnace
    .singular = furnace
    .plural = furnaces
building-university = University
    .a = a university
    .the = the university
    .singular = university
    .plural = universities
building-monument = Monument
    .a = a monument
    .the = the monument
    .singular = monument
    .plural = monuments
building-hidden = a building
    .a = a building
    .the = the building
    .singular = building
    .plural = buildings

## Machines: an empty codename is one nobody has published.

machine-fortress = Walking Fortress
    .the = the Walking Fortress
    .short = Fortress
    .codename = { "" }
machine-airship = Extraordinary Airship
    .the = the Extraordinary Airship
    .short = Airship
    .codename = { "" }
machine-spider = Giant Spider
    .the = the Giant Spider
    .short = Spider
    .codename = { "" }
machine-zeppelin = Giant Zeppelin
    .the = the Giant Zeppelin
    .short = Zeppelin
    .codename = { "" }
machine-mole = Steam Mole
    .the = the Steam Mole
    .short = Mole
    .codename = C.L.A.W.S.
machine-submersible = Dread Submersible
    .the = the Dread Submersible
    .short = Submersible
    .codename = Kraken
machine-hidden = a machine
    .the = the machine
    .short = machine
    .codename = { "" }

## Spoils

spoil-bolt = Bolt
    .a = a bolt
    .gain = 1 bolt
spoil-plate = Copper plate
    .a = a copper plate
    .gain = 1 copper plate
spoil-firepower = Firepower
    .a = a point of firepower
    .gain = 1 firepower
spoil-scientist = Scientist
    .a = a scientist
    .gain = 1 scientist
spoil-codex = Codex token
    .a = a codex token
    .gain = 1 codex token
spoil-mayhem = Mayhem token
    .a = a mayhem token
    .gain = 1 mayhem token
spoil-codex-flip = Codex upgrade
    .a = a codex upgrade
    .gain = a codex upgrade from 1 to 2
spoil-hidden = spoils
    .a = something
    .gain = something

## Segment icons, bonuses, and why the game ends

icon-blade = Blade
icon-wheel = Wheel
icon-eye = Eye
icon-crown = Crown
icon-hidden = an icon

bonus-power-1 = Bonus power 1
bonus-power-2 = Bonus power 2
bonus-codex = Codex level 2
bonus-cell = Cell
bonus-firepower = Firepower
bonus-points = Mayhem points
bonus-hidden = a bonus

trigger-machine = A completed machine
trigger-secret-service = The Secret Service
trigger-hidden = an unknown cause

## Missions

mission-first-loot = First Loot
mission-brain-drain = Brain Drain
mission-loose-pages = Loose Pages
mission-show-of-force = Show of Force
mission-first-rivets = First Rivets
mission-grand-theft = Grand Theft
mission-stolen-lectures = Stolen Lectures
mission-takeover = Takeover
mission-playing-with-fire = Playing with Fire
mission-property-shark = Property Shark
mission-skyline-collector = Skyline Collector
mission-mixed-portfolio = Mixed Portfolio
mission-arms-race = Arms Race
mission-overkill = Overkill
mission-leonardos-pupil = Leonardo’s Pupil
mission-leonardos-heir = Leonardo’s Heir
mission-captive-audience = Captive Audience
mission-half-a-monster = Half a Monster
mission-nearly-alive = Nearly Alive
mission-sharp-edges = Sharp Edges
mission-wheels-in-motion = Wheels in Motion
mission-all-seeing = All-Seeing
mission-royal-comfort = Royal Comfort
mission-master-plan = Master Plan
mission-hidden = a mission

## Segments

segment-fortress-deaths-head = Death’s Head
segment-fortress-captains-bridge = Captain’s Bridge
segment-fortress-cannon-i = Cannon I
segment-fortress-armament-hold = Armament Hold
segment-fortress-cannon-ii = Cannon II
segment-fortress-logistics = Logistics
segment-fortress-menagerie = Menagerie
segment-fortress-tail = Tail
segment-airship-gardens = Gardens
segment-airship-aft-cannons = Aft Cannons
segment-airship-prow = Prow
segment-airship-transducer-chamber = Transducer Chamber
segment-airship-caudal-fin = Caudal Fin
segment-airship-navigation-room = Navigation Room
segment-airship-steering-fin = Steering Fin
segment-airship-munitions-hold = Munitions Hold
segment-spider-cannon = Cannon
segment-spider-fang-i = Fang I
segment-spider-observation = Observation
segment-spider-mandibles = Mandibles
segment-spider-thorax = Thorax
segment-spider-fang-ii = Fang II
segment-spider-abdomen = Abdomen
segment-spider-prison = Prison
segment-zeppelin-crew-lookout = Crew Lookout
segment-zeppelin-spa = Spa
segment-zeppelin-turbines-of-death = Turbines of Death
segment-zeppelin-galley-stores = Galley Stores
segment-zeppelin-grand-gallery = Grand Gallery
segment-zeppelin-siren = Siren
segment-zeppelin-gun-bay = Gun Bay
segment-zeppelin-bomb-bay = Bomb Bay
segment-mole-electric-generator = Electric Generator
segment-mole-drill = Drill
segment-mole-armoured-tracks = Armoured Tracks
segment-mole-double-chamber-boiler = Double-Chamber Boiler
segment-mole-nozzles = Nozzles
segment-mole-luxury-combustion-chamber = Luxury Combustion Chamber
segment-mole-gymnasium = Gymnasium
segment-mole-turret = Turret
segment-submersible-armament-hold = Armament Hold
segment-submersible-golf-course = Golf Course
segment-submersible-propeller = Propeller
segment-submersible-crew-quarters = Crew Quarters
segment-submersible-magnetic-keel = Magnetic Keel
segment-submersible-steam-turbine = Steam Turbine
segment-submersible-first-class-deck = First-Class Deck
segment-submersible-conning-tower = Conning Tower
segment-hidden = a segment

## What a built segment brings: `$amount` is its firepower or its points

bonus-text-power-1 = bonus power 1
bonus-text-power-2 = bonus power 2
bonus-text-codex = new codex tokens are worth 2
bonus-text-cell = 1 more cell
bonus-text-firepower = +{ $amount } firepower
bonus-text-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
bonus-text-hidden = a bonus
# One of the texts above, for the noun given as `bonus`.
built-bonus =
    { $bonus-id ->
        [power-1] { bonus-text-power-1 }
        [power-2] { bonus-text-power-2 }
        [codex] { bonus-text-codex }
        [cell] { bonus-text-cell }
        [firepower] { bonus-text-firepower }
        [points] { bonus-text-points }
       *[hidden] { bonus-text-hidden }
    }

## Actions

action-machine = Take { $machine-the }.
action-place =
    { $count ->
        [0] Place { $agent-your } { $city-in }.
        [one] Place { $agent-your } { $city-in }, on top of { $count } agent.
       *[other] Place { $agent-your } { $city-in }, on top of { $count } agents.
    }
action-take = Take { $agent-your } from your pile.
action-recycle =
    { $cost ->
        [one] Recycle { $agent-your } from your discard area for { $cost } scientist.
       *[other] Recycle { $agent-your } from your discard area for { $cost } scientists.
    }
action-insert = Slip { $agent-your } beneath the top agent { $city-in }.
action-resolve = Resolve the stack { $city-in }.
action-spoils-first = Take the city’s spoils first, then use the ability.
action-ability-first = Use the ability first, then take the city’s spoils.
action-segment =
    { $missing ->
        [1] Put the part on { $segment } and complete it: { built-bonus }.
       *[other] Put the part on { $segment }, where { $missing } parts are missing.
    }
    .place-bolt =
        { $missing ->
            [1] Put the bolt on { $segment } and complete it: { built-bonus }.
           *[other] Put the bolt on { $segment }, where { $missing } parts are missing.
        }
    .place-plate =
        { $missing ->
            [1] Put the plate on { $segment } and complete it: { built-bonus }.
           *[other] Put the plate on { $segment }, where { $missing } parts are missing.
        }
action-capture =
    { $building-id ->
        [monument] Capture { $city-the-monument } { $city-in } and gain { $spoil-gain }.
       *[other] Capture { $building-the } { $city-in } and gain { $spoil-gain }.
    }
    .special-action =
        { $building-id ->
            [monument] Capture { $city-the-monument } { $city-in } at the price of { count-cost } and gain { $spoil-gain }.
           *[other] Capture { $building-the } { $city-in } at the price of { count-cost } and gain { $spoil-gain }.
        }
action-claim =
    { $points ->
        [one] Complete the mission “{ $mission }” { $city-in } for { $points } point.
       *[other] Complete the mission “{ $mission }” { $city-in } for { $points } points.
    }
action-act-as = Let your Engineer act as { $agent-a }.
action-raid = Take the spoils { $city-of }: { $spoil-gain }.
action-again = Take the same spoils once more.
action-gain =
    { $spoil-id ->
        [codex-flip] Turn one of your codex tokens from 1 to 2.
       *[other] Gain { $spoil-gain }.
    }
action-extra-turn = Play an Extra Turn at the price of { count-cost }.
action-end-turn = End your turn.
action-decline = Decline.
    .capture = Capture nothing.
    .claim-mission = Complete no mission.
    .act-as = Leave your machine’s power unused.
    .raid = Take no spoils elsewhere.
    .again = Do not take the spoils again.
    .gain = Gain nothing.
    .insert-agent = Slip no agent beneath another.

# What a special action costs, for `$cost`.
count-cost =
    { $cost ->
        [one] { $cost } scientist
       *[other] { $cost } scientists
    }

## Decisions: to the one who is asked, (`.other`) to everybody else, and (`.kind`) what kind it is in reports

decision-choose-machine = Choose your machine.
    .kind = Choose a machine
    .other = { $seat } chooses a machine.
decision-place-agent = Place { $agent-your } in a city.
    .kind = Place an agent
    .other = { $seat } places { $agent-a } in a city.
decision-resolve-stack = You have no agent left to place: choose a stack with one of yours, and it is resolved.
    .kind = Choose a stack to resolve
    .other = { $seat } has no agent left to place and chooses a stack to resolve.
decision-order = Your { $agent } acts { $city-in }: spoils first, or ability first?
    .kind = Spoils or ability first
    .other = { $seat } decides what comes first for { $agent-the }: the spoils or the ability.
decision-place-bolt = Choose the segment that gets the bolt.
    .kind = Place a bolt
    .other = { $seat } chooses a segment for a bolt.
decision-place-plate = Choose the segment that gets the copper plate.
    .kind = Place a copper plate
    .other = { $seat } chooses a segment for a copper plate.
decision-capture = Choose the building you capture { $city-in }.
    .kind = Capture a building
    .other = { $seat } chooses a building to capture { $city-in }.
decision-claim-mission = Choose the mission you complete.
    .kind = Complete a mission
    .other = { $seat } chooses a mission to complete.
decision-act-as = Choose which agent your Engineer acts as.
    .kind = Role of the Engineer
    .other = { $seat } chooses which agent the Engineer acts as.
decision-raid = Choose the city whose spoils your machine takes.
    .kind = City whose spoils the machine takes
    .other = { $seat } chooses a city whose spoils the machine takes.
decision-again = You may take the same spoils once more: { $spoil-gain }.
    .kind = Same spoils once more
    .other = { $seat } may take the same spoils once more: { $spoil-gain }.
decision-gain = Choose what you gain.
    .kind = Choose a gain
    .other = { $seat } chooses a gain.
decision-insert-agent = Choose the city where { $agent-your } slips beneath the top agent.
    .kind = Slip an agent beneath another
    .other = { $seat } chooses a city where { $agent-a } slips beneath the top agent.
decision-special-action =
    { $scientists ->
        [one] You have { $scientists } scientist: choose a special action, or end your turn.
       *[other] You have { $scientists } scientists: choose a special action, or end your turn.
    }
    .kind = Special action
    .other = { $seat } chooses a special action or ends the turn.

## Events

event-game-started = { $seat } goes first.
event-machine-taken = { $seat } takes { $machine-the }.
event-mission-revealed = A new mission comes up { $city-in }: “{ $mission }”.
event-turn-started = It is { $seat }’s turn.
event-agent-taken =
    { $agent-id ->
        [hidden] { $seat } picks an agent from the whole pile.
       *[other] { $seat } picks { $agent-the } from the whole pile.
    }
event-agent-recycled = { $seat } recycles { $agent-the } from the discard area.
event-agent-placed = { $seat } places { $agent-a } { $city-in }.
event-agent-inserted = { $seat } slips { $agent-a } beneath the top agent { $city-in }.
event-stack-forced = { $seat } has no agent left to place and resolves the stack { $city-in }.
event-stack-turned =
    { $count ->
        [one] The stack { $city-in } is turned up: { $count } agent.
       *[other] The stack { $city-in } is turned up: { $count } agents.
    }
event-agent-resolved = { $seat }’s { $agent } acts { $city-in }.
event-agent-sabotaged = { $seat }’s { $agent } is sabotaged and loses its ability.
event-saboteur-ready = { $seat }’s Saboteur lies in wait for the next agent.
event-acted-as = { $seat }’s Engineer acts as { $agent-a }.
event-part-placed = { $seat } puts { $spoil-a } on { $segment }.
event-segment-built = { $seat } completes { $segment }: { built-bonus }.
event-firepower-gained = { $seat } now has { $firepower } firepower.
event-scientist-gained = { $seat } gains a scientist and now has { $count }.
event-codex-gained = { $seat } gains a codex token worth { $value }.
event-codex-flipped = { $seat } turns a codex token from 1 to 2.
event-mayhem-gained = { $seat } gains a mayhem token.
event-nothing-gained = { $seat } cannot take { $spoil-a }; it is lost.
event-building-captured =
    { $building-id ->
        [monument] { $seat } captures { $city-the-monument } { $city-in }.
       *[other] { $seat } captures { $building-the } { $city-in }.
    }
event-level-raised = The Secret Service rises to level { $level }.
event-mission-claimed = { $seat } completes the mission “{ $mission }” { $city-in }.
event-city-raided = { $seat }’s machine takes the spoils { $city-of }.
event-extra-turn = { $seat } pays for an Extra Turn with scientists.
event-capture-bought = { $seat } pays for “Capture!” with scientists.
event-pile-shuffled =
    { $count ->
        [one] { $seat } has a new pile of { $count } agent.
       *[other] { $seat } shuffles a new pile of { $count } agents.
    }
event-final-round =
    { $trigger-id ->
        [machine] { $seat } completes the whole machine: after this turn, everybody has one last turn.
       *[secret-service] The Secret Service is at its last level: after this turn, everybody has one last turn.
    }
event-final-resolution = The last turn is over: all stacks still on the board are resolved, from London to Washington.
event-game-ended = The game is over.
event-declined = { $seat } declines.

## Why not

refusal-game-over = The game is over.
refusal-asked-otherwise = That is not what is asked now. { $question }
refusal-agent-in-hand = You have already picked an agent: place it first.
refusal-too-few-codex =
    { $count ->
        [0] You need { $need } codex tokens to choose from your whole pile, and you have none.
       *[other] You need { $need } codex tokens to choose from your whole pile, and you have { $count }.
    }
refusal-agent-on-top = Your { $agent } is already on top of your pile: just place it.
refusal-agent-not-in-pile = Your { $agent } is not in your pile.
refusal-agent-not-in-discard = Your { $agent } is not in your discard area.
refusal-too-few-scientists =
    { $count ->
        [0] This costs { count-cost }, and you have none.
       *[other] This costs { count-cost }, and you have only { $count }.
    }
refusal-one-special-action = You have already used a special action this turn, and there is only one.
refusal-no-scientists-in-extra-turn = Scientists cannot be used in an Extra Turn.
refusal-not-beneath = You can slip an agent beneath another only when your machine has just allowed it.
refusal-not-alone = There is more than one agent { $city-in }; you can only go beneath one that lies alone.
refusal-stack-empty = There is no agent { $city-in } to go beneath.
refusal-no-own-agent = You have no agent { $city-in }.
refusal-segment-built = This segment is already built.
refusal-no-free-slot = This segment has no free slot for { $spoil-a }.
refusal-already-captured = { $seat } has already captured { $building-the } of this city.
refusal-other-city = This can only be done { $city-in }, where the agent acts.
refusal-no-mission = There is no mission { $city-in } at the moment.
refusal-mission-not-met = The mission “{ $mission }” is not met: it asks for { $need }, and you are at { $count }.
refusal-type-locked = Your Engineer cannot act as { $agent-a } now, only as a Number 2.
refusal-never-engineer = Your Engineer can act as any other agent, but not as an Engineer.
refusal-nothing-to-do = There is nothing { $agent-a } could do here.
refusal-same-city = The agent acts { $city-in }: your machine must take the spoils of another city.
refusal-no-room = You cannot take { $spoil-a }: you have no room for it, or there is none left.
refusal-not-offered = You cannot choose { $spoil-a } here.
refusal-compulsory = At this table, what an ability can do must be done.
refusal-machine-taken = Somebody already has { $machine-the }.

## Options

option-edition = Edition
    .help = Decides which printed rulebook counts where the three editions differ.
    .value-en = English
    .value-fr = French
    .value-de = German
option-two-player-limit = Stacks with two players
    .help = Sets how many agents resolve a stack when two play.
    .value-2 = 2 agents
    .value-3 = 3 agents
option-spoils-first = Spoils first
    .help = Every agent takes the spoils before it acts, instead of letting its owner choose the order.
option-mandatory-abilities = Compulsory abilities
    .help = Henchman, Gunner and Engineer must do what they can, instead of leaving it to their owner.
option-unlimited-firepower = Unlimited firepower
    .help = Firepower can rise beyond the end of its track.
option-secret-service-start = Start of the Secret Service
    .help = Sets the level on which the Secret Service starts; balanced, it is higher with two or three players.
    .value-standard = standard
    .value-even = balanced
option-lazy-reshuffle = Late shuffling
    .help = An empty pile is shuffled anew in its owner’s own turn, instead of right after any resolution.
option-strict-after-playing = Special actions only after placing
    .help = Whoever could not place an agent and resolved a stack instead has neither an Extra Turn nor a “Capture!”.
option-one-special-action = One special action
    .help = Scientists pay for at most one special action a turn.
option-no-scientists-in-extra-turn = No scientists in an Extra Turn
    .help = Scientists cannot be used during an Extra Turn.
option-capture-gives-city-spoils = “Capture!” with city spoils
    .help = Whoever pays for a “Capture!” gains the spoils of that city as well.
option-power-snapshot = Bonus powers from the next time
    .help = A bonus power unlocked while the Engineer acts works only from the next time on.
option-mole-target = Reach of the Steam Mole
    .help = Sets the agents beneath which the Steam Mole can slip its own.
    .value-one = an agent that lies alone
    .value-any = the top agent of any stack
option-mole-timing = Timing of the Steam Mole
    .help = Sets when the Steam Mole slips an agent beneath another.
    .value-immediate = at once
    .value-deferred = when its owner next places an agent
option-fortress-cumulative = Walking Fortress does both
    .help = The first bonus power of the Walking Fortress adds a second type of agent, instead of replacing Number 2.
option-spider-ignores-firepower = Fearless Giant Spider
    .help = The Giant Spider captures whatever the level of the Secret Service.
option-no-refill-in-final = No new missions at the end
    .help = Missions completed in the final resolution are not replaced.
option-strict-supply = Limited supply
    .help = Parts, codex tokens and mayhem tokens can run out as they do in the box.
option-memory-aid = Memory aid
    .help = You go on seeing your own agents after placing them, instead of having to remember them.
option-first-player = First player
    .help = Decides who goes first.
    .value-random = at random
    .value-1 = { seat-1 }
    .value-2 = { seat-2 }
    .value-3 = { seat-3 }
    .value-4 = { seat-4 }
option-machines = Machines
    .help = Gives each player a machine: at random, by choice in reverse order of play, or by name.
    .value-random = at random
    .value-chosen = by choice

## Machine powers and special actions

power-act-as-number-2 = Your Engineer acts as a Number 2.
power-act-as-any = Instead, it can act as a Henchman, a Saboteur or a Gunner.
power-raid = Take the spoils of another city where one of your agents lies.
power-raid-again = Take those spoils once more.
power-capture = Capture a building of this city if your firepower reaches the Secret Service’s level.
power-building-spoils-again = Take that building’s spoils once more.
power-gain =
    { $count ->
        [1]
            { $first-id ->
                [codex-flip] Turn one of your codex tokens from 1 to 2.
               *[other] Gain { $first-gain }.
            }
       *[other]
            { $second-id ->
                [codex-flip] Gain { $first-gain }, or turn one of your codex tokens from 1 to 2.
               *[other] Gain { $first-gain } or { $second-gain }.
            }
    }
power-claim-any = Complete any face-up mission whose requirement you meet.
power-insert = Slip your next agent beneath one that lies alone in a city.
power-gain-beneath-own = If that one is yours, gain { $first-gain }.

special-recycle = Recycle
    .help = Before placing: pay { count-cost } and place an agent of your discard area instead of one of your pile.
special-extra-turn = Extra Turn
    .help = After placing: pay { count-cost } and have another turn.
special-capture = Capture!
    .help = After placing: pay { count-cost } and capture any building, whatever the Secret Service’s level.

## What missions ask for

requirement-buildings =
    { $count ->
        [one] At least { $count } captured building
       *[other] At least { $count } captured buildings
    }
requirement-building-type =
    { $count ->
        [one] At least { $count } captured { $building-singular }
       *[other] At least { $count } captured { $building-plural }
    }
requirement-building-types =
    { $count ->
        [one] Captured buildings of at least { $count } type
       *[other] Captured buildings of at least { $count } different types
    }
requirement-firepower = Firepower of at least { $count }
requirement-codex =
    { $count ->
        [one] At least { $count } codex token
       *[other] At least { $count } codex tokens
    }
requirement-scientists =
    { $count ->
        [one] At least { $count } scientist in your cells
       *[other] At least { $count } scientists in your cells
    }
requirement-segments =
    { $count ->
        [one] At least { $count } built segment
       *[other] At least { $count } built segments
    }
requirement-icon =
    { $count ->
        [one] At least { $count } built segment with the icon { $icon }
       *[other] At least { $count } built segments with the icon { $icon }
    }
requirement-icons =
    { $count ->
        [one] At least { $count } icon on built segments
       *[other] At least { $count } different icons on built segments
    }

## Points

points-segments = Segments
points-buildings = Buildings
points-missions = Missions
points-mayhem = Mayhem tokens
points-codex = Codex
points-total = Total

result-line =
    { $points ->
        [one] { $rank }. { $seat }: { $points } point
       *[other] { $rank }. { $seat }: { $points } points
    }
result-winner = { $seat } wins.
result-shared = { $names } share the victory.
result-tie-break = With equal points, the machine with more segments is ahead.

## Board and sheets

label-city = City
label-cities = Cities
label-spoils = Spoils
label-agent = Agent
label-ability = Ability
label-building = Building
label-buildings = Buildings
label-mission = Mission
label-missions = Missions
label-mission-deck = Mission deck
label-basic-missions = Basic missions
label-advanced-missions = Advanced missions
label-requirement = Requirement
label-reward = Reward
label-stack = Stack
label-pile = Pile
label-hand = Agent in hand
label-discard = Discard area
label-secret-service = Secret Service
label-level = Level
label-firepower = Firepower
label-scientists = Scientists
label-scientists-left = Scientists in supply
label-cells = Cells
label-codex = Codex
label-library = Library
label-free-choice = Free choice from the pile
label-mayhem = Mayhem tokens
label-machine = Machine
label-segment = Segment
label-segments = Segments
label-icon = Icon
label-bonus = Bonus
label-cost = Cost
label-built = built
label-engine-room = Engine room
label-power = Power
label-bonus-power-1 = Bonus power 1
label-bonus-power-2 = Bonus power 2
label-locked = locked
label-special-actions = Special actions
label-player = Player
label-first-player = First player
label-active-player = Active player
label-turn = Turn
label-extra-turn = Extra Turn
label-final-round = Final round
label-final-resolution = Final resolution
label-points = Mayhem points
label-rank = Rank
label-log = Log

spoils-of-city = Spoils { $city-of }: { $spoil-gain }
spoils-of-building = { $building }: { $spoil-gain }
final-turns-left =
    { $count ->
        [one] Final round: { $count } turn left
       *[other] Final round: { $count } turns left
    }
count-agents =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
count-bolts =
    { $count ->
        [one] { $count } bolt
       *[other] { $count } bolts
    }
count-plates =
    { $count ->
        [one] { $count } copper plate
       *[other] { $count } copper plates
    }
count-scientists =
    { $count ->
        [one] { $count } scientist
       *[other] { $count } scientists
    }
count-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
count-codex =
    { $count ->
        [one] { $count } codex token
       *[other] { $count } codex tokens
    }
count-mayhem =
    { $count ->
        [one] { $count } mayhem token
       *[other] { $count } mayhem tokens
    }
count-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
count-missions =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
count-segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
statistic-turns = Turns

## Careers: a title for each achievement, and what it takes

achievement-world-domination = World Domination, Small Scale
    .text = You win against three rivals at once.
achievement-grand-design = It Lives!
    .text = You win with every segment of your machine built.
achievement-landslide = No Contest
    .text = You win with at least fifteen points more than any rival.
achievement-by-a-whisker = By a Moustache Hair
    .text = You win with no more than a single point to spare.
achievement-peaceful-genius = Look, Don’t Touch
    .text = You win without capturing a single building.
achievement-trusted-staff = Trusted Staff
    .text = You win, and not one of your agents is sabotaged.
achievement-bottom-of-the-class = Fourth Genius of Four
    .text = You come last in a game of four.
achievement-after-you = After You, Dear Colleague
    .text = You complete your machine, which ends the game, and somebody else wins it.
achievement-a-bolt-short = A Bolt Short
    .text = You lose by a single point, or with as many points as the winner.
achievement-idle-brains = Paid Holidays
    .text = You lose while three scientists or more twiddle their thumbs in your cells.
achievement-sand-in-the-gears = Sand in the Gears
    .text = You lose a game in which at least three of your agents are sabotaged.
achievement-mere-tourist = Only Here for the View
    .text = You lose without capturing a single building.
achievement-three-jobs = One Engineer, Three Jobs
    .text = Your Engineer in the Walking Fortress acts as three different agents in one game.
achievement-air-mail = By Air Mail
    .text = Your Extraordinary Airship takes the spoils of three different cities.
achievement-eight-legs = Eight Legs, Seven Addresses
    .text = As master of the Giant Spider, you capture at least seven buildings.
achievement-remote-work = Working from a Distance
    .text = With the Giant Zeppelin, you complete a mission far away from the stack that is being resolved.
achievement-underground-movement = Underground Movement
    .text = Your Steam Mole slips an agent beneath another at least four times.
achievement-sunken-library = Ten Thousand Pages under the Sea
    .text = Your Dread Submersible carries a full library of ten codex tokens.
achievement-ghost-town = Ghost Town
    .text = You capture all four buildings of one city.
achievement-assembly-line = Assembly Line
    .text = You complete three segments with a single stack.

## What is wrong in a components file

error-component-free-segment = In “{ $file }”, the segment “{ $where }” costs nothing; it needs at least one bolt or one plate.
error-component-one-each = In “{ $file }”, exactly one of the segments “{ $where }” must have the bonus “{ $value }”.
error-component-too-many-cells = In “{ $file }”, the machine “{ $where }” can come to more than { $most } cells, its own and those of its segments together.
error-component-power-spoils = In “{ $file }”, “{ $where }” is “{ $value }”, which names too many spoils or too few; right would be “gain bolt”, “gain bolt or plate”, or the power alone where it gains nothing.
error-component-bonus-amount = In “{ $file }”, “{ $where }” is “{ $value }”; “firepower” and “points” need one number up to 20, the other bonuses none.
error-component-requirement = In “{ $file }”, “{ $where }” is “{ $value }”; right would be a kind and a number from 1 to 100, such as “codex 5” or “icon blade 2”.
