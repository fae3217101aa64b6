# What only the browser's board of Victorian Masterminds says.

vm-round = Round { $number }
vm-your-turn = Your turn
vm-turn-of = { $seat }’s turn
vm-masterminds = Masterminds
vm-discard = Discard
vm-trophies = Trophies
vm-missions-left = missions
vm-in-pool = in pool
vm-built-of = { $count } of { $all }
vm-free-at = at { $count }: free choice of agent
vm-stack-empty = empty
vm-stack = { $count } of { $limit }
vm-stack-next = { $count } of { $limit }, next resolves
vm-service = Service
vm-met = met
vm-no-card = no card left
vm-seal = Points of { $seat } (sealed): click to break the seal
vm-sheet-of = Sheet of { $seat }
vm-taken = taken by { $seat }
vm-firepower-of = { $seat }: firepower { $count }
vm-progress = { $seat }: { $count } of { $need }
vm-agent-hidden = face down
vm-act-as = Act as

# Two lines on a mission card.
vm-card-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
 }
    .second = captured
vm-card-building-type = { $count } { $count ->
    [one] { $building-singular }
   *[other] { $building-plural }
 }
    .second = captured
vm-card-building-types = { $count } kinds of
    .second = building
vm-card-firepower = Firepower
    .second = { $count } or more
vm-card-codex = { $count } codex
    .second = tokens
vm-card-scientists = { $count } scientists
    .second = in cells
vm-card-segments = { $count } segments
    .second = built
vm-card-icon = { $count } × { $icon }
    .second = built
vm-card-icons = { $count } different
    .second = icons built

# The bonus of a segment in two words.
vm-bonus-power-1 = bonus power 1
vm-bonus-power-2 = bonus power 2
vm-bonus-codex = codex counts 2
vm-bonus-cell = +1 cell
vm-bonus-firepower = +{ $amount } firepower
vm-bonus-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }

# What a thing is for, where it is shown large.
vm-about-secret-service = It rises by one level for every building that is captured. A Gunner captures only with firepower that reaches its level. At the last level the final round begins.
vm-about-firepower = The pin of your colour on the ring of the dial. Where the ring is bright, it reaches the level of the Secret Service.
vm-about-scientist = Works in one of your cells until you pay for a special action. Without a free cell there is no room for another.
vm-about-codex = Each token is worth the 1 or 2 on it in points. From { $count } tokens on, you choose freely from your whole pile.
vm-about-mayhem = { $count ->
    [one] Worth { $count } point.
   *[other] Worth { $count } points.
 }
vm-about-bolt = Goes into a six-sided slot of a segment. A segment whose slots are all full is built, and its parts go back to the supply.
vm-about-plate = Goes into a square slot of a segment. A segment whose slots are all full is built, and its parts go back to the supply.
vm-about-codex-flip = One of your codex tokens is turned over: it is worth 2 instead of 1.
vm-about-building = { $count ->
    [one] Worth { $count } point to whoever captures it, and its spoils at once. Then the Secret Service rises.
   *[other] Worth { $count } points to whoever captures it, and its spoils at once. Then the Secret Service rises.
 }
vm-about-city = { $count ->
    [one] A stack is resolved as soon as { $count } agent lies here. Every agent of it takes the spoils and uses its ability.
   *[other] A stack is resolved as soon as { $count } agents lie here, the first placed acting first. Every agent takes the spoils and uses its ability.
 }
vm-about-icon = Missions count the icons of the segments you have built.
vm-about-mission-deck = A mission that was completed is replaced from here when the stack is resolved.
vm-about-machine = Whoever builds all its segments begins the final round.
vm-points-of = Points of { $seat }
