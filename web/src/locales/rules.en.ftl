# The rules pages and the component sheet; at the table the ways to them. All messages begin with rules-.

## The rules

rules-nav = Rules
rules-learn = Learn by playing
rules-home-title = Rules and components
rules-home-lead = Everything told in our own words, in the order of play: to be read, searched, printed and linked to.
rules-read = Read the rules
rules-title = { $game }: the rules
rules-pages = Rules and components of { $game }
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One place found.
       *[other] { $count } places found.
    }
rules-link = Link to “{ $title }”
rules-copied = Link copied.
rules-print = Print

## At the table

rules-rule = Rule: { $title }
rules-open = Open all rules in a new tab
rules-back = Back
rules-loading = Just a moment …

## The component sheet

rules-pieces = Components
rules-pieces-title = { $game }: all components
rules-pieces-lead = Every piece of the game with its text, and where its values come from.
rules-pieces-search = Search the components
rules-pieces-kinds = Kinds of components
rules-pieces-all = All
rules-pieces-found =
    { $count ->
        [0] No component found.
        [one] One component.
       *[other] { $count } components.
    }
rules-pieces-plain = It has no values of its own.

## Kinds of components

rules-kinds-victorian-masterminds = Victorian Masterminds
    .city = Cities
    .agent = Agents
    .building = Buildings
    .machine = Machines
    .segment = Segments
    .mission = Missions
    .spoil = Spoils
    .icon = Icons
    .bonus = Bonuses
rules-kinds-the-loop = The LOOP
    .agent = Agents
    .card = Cards
    .epoch = Epochs
    .mission = Missions
    .clone = Clones
    .dimension = Dimensions
    .mode = Modes
    .difficulty = Levels
    .machine = Ultramachina
rules-kinds-professor-evil = Professor Evil
    .character = Characters
    .card = Cards
    .treasure = Treasures
    .room = Rooms
    .door = Doors
    .trap = Traps
    .die = Dice
    .face = Die faces
    .hour = Clock
    .colour = Colours
