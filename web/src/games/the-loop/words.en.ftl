# The words of The LOOP's own screens, beside those of the rules.

ui-ring-tab = Ring
ui-ring-label = The ring of seven epochs
ui-ring-foo = Dr Foo’s Machine faces { $epoch-the }
ui-ring-epoch = { $epoch }{ $vortex ->
        [yes] , vortex
       *[no] {""}
    }, { $rifts ->
        [one] { $rifts } rift
       *[other] { $rifts } rifts
    }, { $energy } energy, { $clones ->
        [one] { $clones } clone
       *[other] { $clones } clones
    }
ui-ring-tile = { $mission } { $count } of { $needed } damage
ui-ring-centrifuge = Centrifuge of the dimension { $loop }, { $count } of 3 damage
ui-ring-machine = { $machine }, { $count } of { $needed } damage
ui-ring-mega-note = never end a turn here
ui-ring-vortex-note = a second one here loses

ui-tile-where =
    { $spot ->
        [foo] at Dr Foo’s epoch
        [each] one per epoch
        [tile] add some here
       *[anywhere] anywhere
    }
ui-tile-pincer = flank Dr Foo
ui-tile-purity = clean epochs
ui-tile-grid = all epochs lit

ui-hq-title = HQ
ui-hq-cycle-short = C{ $count }
ui-hq-clones = Clones a turn
ui-hq-archived = Archived
ui-hq-destroyed = Destroyed
ui-hq-supa-clones = Supa clones
ui-hq-centrifuges = Centrifuges
ui-hq-ultramachina = Ultramachina
ui-hq-lost = { $count } gone
ui-hq-to-come = { $count } to come

ui-epoch-here = you are here
ui-epoch-foo = Dr Foo’s Machine faces this epoch.
ui-epoch-vortex = A vortex is open here. A second one at this epoch loses the game.
ui-epoch-mega = A mega vortex is open here. Whoever ends a turn here loses the game for all; a second vortex here does, too.

ui-dock-free-move = Free move
ui-dock-battery-full = empties the battery
ui-dock-battery-empty = battery is empty
ui-dock-paid-move = Pay one energy to move
ui-dock-move-short = Move
ui-dock-power-short = Power
ui-dock-no-cards = No cards in hand
ui-dock-starters = { $agent-start } starts with these cards

ui-power-colleague = Move a colleague
ui-power-cancel = Cancel a rift
ui-power-push = Push a clone
ui-power-energy = Energy next door
ui-power-destroyed = Raid the scrap heap
ui-power-often =
    { $limit ->
        [one] power, once a turn
       *[other] power, { $limit } times a turn
    }
ui-power-landed = power, when rifts come out
ui-power-aiming = choose on the ring

ui-loop-here = energy here
ui-loop-cost = The next LOOP costs { $count }.
ui-loop-readies = readies { $cards }
ui-loop-readies-many = readies { $count } cards
ui-loop-nothing = nothing to ready
ui-loop-never = Black holes never loop.

ui-team-your-turn = your turn
ui-team-turn = turn
ui-team-hand = Hand
ui-team-deck = Deck
ui-team-discard = Discard

ui-card-at = Where
ui-card-at-hand = in the hand of { $agent-the }
ui-card-at-spent = in the hand of { $agent-the }, exhausted
ui-card-at-draw = in the draw pile of { $seat }
ui-card-at-discard = in the discard pile of { $seat }
ui-card-at-epoch = available { $epoch-in }
ui-card-starter = Starter of
ui-card-starters = Starters
ui-agent-home = Home
ui-clone-end = Destroyed at
ui-clone-places = Now at
ui-clone-how = Each clone at Dr Foo’s epoch adds a rift to his throw. A clone that is brought to its own epoch is destroyed.
ui-clone-supa-how = A supa clone counts like a clone. When it is destroyed it leaves a cube of perpetual energy, and as many clones appear as supa clones are gone.
ui-dimension-how = A LOOP of this dimension readies all your exhausted cards that bear its sign.
ui-dimension-black-hole-how = Cards of the black hole can never be readied by a LOOP.
ui-dimension-held = In hands
ui-centrifuge-how = has a centrifuge ({ $count } of 3 damage): only cards and LOOPs of the dimension { $loop } work there. Each LOOP there damages it.
ui-machine-how = It takes effect when Dr Foo arrives. Energy added at its epoch damages it; { $count } cubes destroy it.

pile-empty = none
pile-draw-note = In whatever order: only what was put on top is known.
pile-bag = Clone bag
pile-headquarters = HQ
pile-big-deck = Big Deck
pile-destroyed = Destroyed cards
pile-draw-1 = Draw pile
pile-draw-2 = Draw pile
pile-draw-3 = Draw pile
pile-draw-4 = Draw pile
pile-discard-1 = Discard pile
pile-discard-2 = Discard pile
pile-discard-3 = Discard pile
pile-discard-4 = Discard pile

ui-end-won = The team wins!
ui-end-lost = Dr Foo wins
ui-end-asked = What was asked
ui-end-missions = { $count } of { $needed } missions archived
ui-end-supa-clones =
    { $count ->
        [0] All supa clones destroyed
        [one] { $count } supa clone left
       *[other] { $count } supa clones left
    }
ui-end-centrifuges =
    { $count ->
        [0] All centrifuges destroyed
        [one] { $count } centrifuge left
       *[other] { $count } centrifuges left
    }
ui-end-agents = The agents
ui-deed-cards = Cards used
ui-deed-loops = LOOPs
ui-deed-rifts = Rifts removed
ui-deed-energy = Energy added
ui-deed-moves = Moves
ui-deed-archived = Archived

# The words that cubes stand for in the texts of cards.
ui-glyph-rift = rift, rifts
ui-glyph-energy = energy

# A line of humour on each card, where its text leaves room.
ui-flavour-quantum-wrench = Tightens and loosens at once.
ui-flavour-super-undies = Worn over the tights.
ui-flavour-bag-of-tricks = Mostly old receipts.
ui-flavour-breizhwerk-walkman = Side B is all bagpipes.
ui-flavour-celto-goth-skates = Black laces only.
ui-flavour-long-range-patch = Sticks from here.
ui-flavour-disguise-headband = Nobody looks above the eyes.
ui-flavour-energy-grub = Tastes of batteries.
ui-flavour-a-thousand-first-names = Call me Kevin.
ui-flavour-colleague-costume = One size fits most.
ui-flavour-cosmic-sucker = Please stand clear.
ui-flavour-breath-of-origins = Before toothpaste.
ui-flavour-phase-out-ray = Discontinued, like you.
ui-flavour-rocket-fist = Comes back by post.
ui-flavour-binary-punchline = Ten kinds of people laugh.
ui-flavour-magnetic-claw = Won at the fair.
ui-flavour-purple-tank-treads = For dance floors.
ui-flavour-zx-battery = 48 K of pure power.
ui-flavour-wormhole = Mind the gap.
ui-flavour-tempograph = Send us a postcard.
ui-flavour-grappling-hook = Who needs stairs?
ui-flavour-firm-handshake = Two pumps, then let go.
ui-flavour-year-end-bonus = Taxed in every century.
ui-flavour-business-card = Ask for Mr Time.
ui-flavour-double-joystick = Player two, get ready.
ui-flavour-pressure-cooker = Dinner is at noon, 1850.
ui-flavour-relief-valve = Ahhh.
ui-flavour-antimatter-core = Do not touch. Ever.
ui-flavour-blast-furnace-fist = Warm regards.
ui-flavour-big-tantrum = Counted to three. Twice.
ui-flavour-spartan-shield = This is packaging!
ui-flavour-stonehenge-stones = Some assembly required.
ui-flavour-first-fire = Batteries not invented.
ui-flavour-square-wheel = Never rolls away.
ui-flavour-draft-mammoth = Parks anywhere.
ui-flavour-diplomatic-club = Speak softly.
ui-flavour-cave-painting = Follow for more.
ui-flavour-war-steed = One horsepower.
ui-flavour-holy-grail = Dishwasher safe.
ui-flavour-clone-trebuchet = Return to sender.
ui-flavour-rallying-horn = Reply all.
ui-flavour-round-table = Nobody sits at the head.
ui-flavour-boiling-oil = Careful, contents hot.
ui-flavour-colleague-catapult = Home office, now.
ui-flavour-da-vincis-manuscript = Read it in a mirror.
ui-flavour-aerial-screw = Screwed, in a good way.
ui-flavour-galileos-spyglass = And yet it zooms.
ui-flavour-gutenbergs-press = Paper jam since 1450.
ui-flavour-venetian-mask = It wasn’t me.
ui-flavour-florentine-culverin = Baroque and roll.
ui-flavour-generous-patron = Exposure included.
ui-flavour-matryoshka = It’s dolls all the way.
ui-flavour-edisons-light-bulb = Bright idea of someone else.
ui-flavour-teslas-teleporter = Hair stands on its own.
ui-flavour-steam-engine = Powered by tea.
ui-flavour-watertight-top-hat = Floats with dignity.
ui-flavour-runaway-locomotive = Now departing. Quickly.
ui-flavour-instant-telegraph = Stop. Stop. Stop.
ui-flavour-hover-plank = Not on water.
ui-flavour-cubic-puzzle = Just peel the stickers.
ui-flavour-videotape-recorder = Be kind, rewind.
ui-flavour-arcade-cabinet = Insert coin to continue.
ui-flavour-mad-shopping-trolley = One wheel has opinions.
ui-flavour-intertemporal-fax = Received tomorrow.
ui-flavour-two-tone-eraser = The blue side never works.
ui-flavour-vacuum-drone = The cat approves.
ui-flavour-telescopic-arms = For the top shelf.
ui-flavour-pocket-atomic-cell = Keep away from pockets.
ui-flavour-tractor-beam = Mooo.
ui-flavour-too-artificial-intelligence = I’m sure I’m right.
ui-flavour-five-d-printer = Out of ink in two.
ui-flavour-antigravity-boots = Mind the ceiling.
ui-flavour-cracked-hourglass = Time leaks.
ui-flavour-vortex-vacuum = Empty the bag outside.
ui-flavour-last-battery-on-earth = 4 % left.
ui-flavour-big-red-button = Do not press. Pressed.
ui-flavour-cosmic-tin-can = Best before the end.
ui-flavour-ashes-of-the-future = Still warm.
ui-flavour-radioactive-hound = Glows when happy.
