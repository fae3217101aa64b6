# The pages around the tables: home, new table, lobby, own games, career, about. All messages begin with page-.

## Everywhere

page-tagline = three board games about evil geniuses
page-tagline-sentence = Three board games about evil geniuses
page-language = Language
page-language-name = Language
    .en = English
    .fr = Français
    .de = Deutsch
page-nav-main = Pages
page-nav-home = Villainy: to the front page
page-nav-tables = Tables
page-nav-games = My games
page-nav-me = my page
page-nav-about = About this site
page-footer-unofficial = Unofficial, for love of the games.
page-footer-credits = Games by Bauza & Lang, Rambourg & Rivière, Gilbert & Dunstan. Some components are reconstructed. Icons: game-icons.net, CC BY 3.0. Fonts: OFL.
page-footer-about = Credits
page-footer-source = Source
page-footer-privacy = Privacy
page-save = Save
page-copy = Copy
page-copied = Copied
page-somebody = somebody
page-just-now = just now

## What can go wrong

page-problem-unknown = Something went wrong here. Nothing was changed; please try again.
page-problem-unreachable = The server does not answer. Is it running, and are you connected?
page-problem-status = The server refused with status { $status }.

## The three games

page-panel-vm =
    .hook = Build your doomsday machine before your rivals do.
    .players = 2–4
    .time = 45–60 min
    .kind = Rivals, secrets
page-panel-lp =
    .hook = Mend time faster than Dr Foo breaks it.
    .players = 1–4
    .time = 60 min
    .kind = One team, deck building
page-panel-pe =
    .hook = Rob the manor before the clock takes its treasures.
    .players = 2–4, or solo
    .time = 30–45 min
    .kind = One team, dice
page-players-label = Players
page-time-label = Time
page-play-now = Play now
page-invite-friends = Invite friends
page-table-options = Table options
page-learn = Learn it in a quarter of an hour
page-learn-on = Go on learning: step { $place } of { $count }
page-learn-again = Tutorial once more

## Lists of tables

page-my-games = My games
page-my-games-lead = Every table you sit or sat at.
page-my-games-none = No game of yours is running. “Play now” seats you against bots at once.
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting in public just now. Open a table of your own and leave a chair free.
page-running-tables = In play
page-all =
    { $count ->
        [0] All
        [1] The one
        [2] Both
        [3] All three
        [4] All four
        [5] All five
        [6] All six
        [7] All seven
        [8] All eight
        [9] All nine
        [10] All ten
        [11] All eleven
        [12] All twelve
       *[other] All { $count }
    }
page-your-turn = Your turn
page-somebodys-turn = { $name } to play
page-running = running
page-waiting = waiting
page-join = Join
page-join-table = Join “{ $name }”
page-watch = Watch
page-watch-table = Watch “{ $name }”
page-go-on = Go on
page-replay = Replay
page-replay-of = Replay of “{ $name }”
page-rewound = rewound
page-seats-taken = { $taken } of { $all } seats taken
page-nobody-yet = nobody yet
page-with = with { $names }
page-with-nobody = alone
page-with-screen = at this screen
page-with-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
page-with-open =
    { $count ->
        [one] an open seat
       *[other] { $count } open seats
    }
page-result-won = Won
page-result-lost = Lost
page-result-over = Over
page-result-ended = Broken off
page-games-running = Running
page-games-waiting = Waiting for players
page-games-finished = Finished
page-lobby-title = Tables
page-lobby-lead = Public tables: sit down, or look over a shoulder.
page-lobby-new = Open a table
page-filter-games = Which game
page-filter-all = All games

## Time

page-pace-untimed = no clock
page-pace-live = live
page-pace-live-minutes = live, { $minutes } min
page-pace-live-increment = live, { $minutes } min + { $increment } s
page-pace-days =
    { $count ->
        [one] { $count } day a move
       *[other] { $count } days a move
    }
page-left-minutes = { $count } min left
page-left-hours = { $count } h left
page-left-days =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
page-count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-count-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-count-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## A new table

page-new-title = New table: { $game }
page-new-lead = Everything is set for a good first game. Change what you like.
page-new-lead-invite = Open the table, then send the link or show the code.
page-new-seats = Who plays
page-new-game = The game
page-new-table = The table
page-players-alone = alone
page-fill-label = The other seats
page-fill-bots = Bots
page-fill-open = Friends, by link
page-fill-me = Me, at this screen
page-fill-alone = Me: I play alone
page-seat-who = Who
page-seat-number = Seat { $number }
page-seat-me = Me
page-seat-me-too = Me too, at this screen
page-seat-open = Open: whoever has the link
page-seat-bot = Bot: { $bot }
page-bot-random = Loose Cannon
    .text = plays at random
page-bot-greedy = Schemer
    .text = takes what looks best at once
page-bot-novice = Apprentice
    .text = thinks a little ahead: 100 tries a move
page-bot-adept = Strategist
    .text = thinks ahead: 1,000 tries a move
page-bot-expert = Genius
    .text = thinks far ahead: 10,000 tries a move, and takes its time
page-bot-master = Mastermind
    .text = has studied the game
page-bot-full = { $name } ({ $text })
page-bot-other = { $name }
page-hot-seat-solo = You lead several seats at this screen. That is how this game is played alone.
page-hot-seat-team = Several seats share this screen: each decides when it is asked.
page-hot-seat-rivals = Several people share this screen: before anything secret is shown, the table asks you to pass it on.
page-house-rules = House rules
page-house-rules-note = for those who know what they want
page-house-rules-changed =
    { $count ->
        [one] { $count } differs from the usual
       *[other] { $count } differ from the usual
    }
page-option-by = Set by “{ $option }”, unless you choose otherwise.
page-option-brings = This brings along:
page-option-value-line = { $option }: { $value }
page-option-overruled = (you chose otherwise)
page-table-name = Name of the table
page-table-name-another = Another name
page-nickname = Your name
page-nickname-note = This is what you are called at every table.
page-nickname-saved = Saved: this is what you are called now.
page-privacy = Who may come
page-public-false = Private
    .text = Only who has the link finds this table.
page-public-true = Public
    .text = Anybody may sit down or watch; chat is limited to set phrases.
page-pace = Pace
page-pace-kind-untimed = No clock
    .text = Everybody takes the time they need.
page-pace-kind-live = Live
    .text = Each player has this much for the whole game, and a little more with each decision.
page-pace-kind-days = Days
    .text = A game by letters: move when you have a moment.
page-pace-minutes = For each player
page-pace-increment = With each decision
page-pace-per-move = For each decision
page-undo = Taking back
page-undo-free = Free
    .text = Anything can be taken back; past a reveal, the game is marked as rewound.
page-undo-consent = By consent
    .text = Free while nothing was revealed and nobody else has moved; after that the others must agree.
page-hints = Hints between rivals
page-hints-false = None
    .text = Nobody is told what a bot would do; only one person against bots always can ask.
page-hints-true = Allowed
    .text = Everybody may ask what a strong bot would do in their place.
page-create-start = Start the game
    .text = Every seat is taken: it begins at once.
page-create-open = Open the table
    .text = You get a link and a code to share; the game begins when you say so.
page-printed = Of the { $all } values on the components, { $rulebook } are read from the printed rules, { $public } from public sources; { $reconstructed } are reconstructed to fit what is known.
page-printed-box = Of the { $all } values on the components, { $box } come from the owner’s box, { $rulebook } from the printed rules, { $public } from public sources; { $reconstructed } are reconstructed.
page-printed-more = What that means

## Names for tables

page-table-name-vm-1 = The Diogenes Club
page-table-name-vm-2 = Fog over Limehouse
page-table-name-vm-3 = A Modest Doomsday
page-table-name-vm-4 = The Reform Club
page-table-name-vm-5 = Steam and Consequences
page-table-name-vm-6 = Tea at the Lair
page-table-name-vm-7 = The Gentlemen’s Disagreement
page-table-name-vm-8 = Patent Pending
page-table-name-lp-1 = Friday, 25:61
page-table-name-lp-2 = Coffee Break
page-table-name-lp-3 = See You Yesterday
page-table-name-lp-4 = Again from the Top
page-table-name-lp-5 = Overtime, Literally
page-table-name-lp-6 = Monday, Once More
page-table-name-lp-7 = The Meeting That Never Ends
page-table-name-lp-8 = Back before Lunch
page-table-name-pe-1 = Midnight at Moonmere
page-table-name-pe-2 = First Night in the Manor
page-table-name-pe-3 = Five Minutes to Four
page-table-name-pe-4 = Through the Library Window
page-table-name-pe-5 = Mind the Carpet
page-table-name-pe-6 = The Butler Has the Night Off
page-table-name-pe-7 = Borrowed, Not Stolen
page-table-name-pe-8 = Tiptoe and Tock

## One’s own page and career

page-me-title = My page
page-me-name = What you are called
page-device-title = On another device
page-device-text = A personal link takes you and your seats along: open it on your phone and go on where you are.
page-device-make = Make a personal link
page-device-link = Your personal link
page-device-hour = Valid for one hour. It is yours alone: who opens it plays as you.
page-device-qr = Code of your personal link
page-link-title = Go on here as yourself
page-link-text = This link belongs to somebody who plays elsewhere. If that is you, this browser will be you as well.
page-link-follow = Yes, that is me
page-link-note = So far this browser plays as { $name }; those games stay behind.
page-link-done = Welcome back, { $name }
    .text = Your games and your career are here now.
page-career = Career
page-career-all = All of it
page-career-title = Career plan
page-career-lead = Reasons for promotion, grounds for dismissal, professional experience. What is sealed has yet to happen.
page-career-sum =
    { $played ->
        [0] No game finished yet
        [one] { $played } game, { $won } won
       *[other] { $played } games, { $won } won
    }
page-career-no-feats = Nothing in your file yet. It cannot stay that clean for long.
page-first-steps =
    .one = Choose a game above and “Play now”: what glows can be clicked.
    .two = Point at anything and read what it would do.
    .three = Finished games open your file: promotions, dismissals, experience.
page-record-played = played
page-record-won = won
page-record-best = best score
page-record-feats = feats
page-record-of = { $some }/{ $all }
page-record-partners = Most often with { $names }.
page-partner = { $name } ({ $count })
page-marks-won =
    { $count ->
        [0] not yet won
        [one] won once
       *[other] won { $count } times
    }
page-category-promotion = Promotion
page-category-dismissal = Dismissal
page-category-experience = Experience
page-sealed = Sealed
page-feat-since = since { $date }
page-feat-count = { $count } times

## About

page-about-title = About Villainy
page-about-lead = Who made what, what is printed, and what becomes of your data.
page-about-credits = Credits
page-about-love = Unofficial, for love of the games, and of no worth without them: buy them if you can find them.
page-about-game-vm = Designed by Antoine Bauza and Eric M. Lang, art by Davide Tosello; published by CMON (English), Edge (French) and Asmodee (German).
    .title = Victorian Masterminds.
page-about-game-lp = Designed by Maxime Rambourg and Théo Rivière; published by Catch Up Games and Pandasaurus.
    .title = The LOOP.
page-about-game-pe = Designed by Matthew Dunstan and Brett J. Gilbert; published by Funforge and Passport Game Studios.
    .title = Professor Evil and the Citadel of Time.
page-about-own-words = Rules are told in our own words; no text or picture of the games is used here.
page-about-art = Boards, machines and portraits are drawn for this site. Glyphs come from game-icons.net (Lorc, Delapouite and others, CC BY 3.0). Fonts, all under the SIL Open Font License: Alegreya, Alegreya Sans, Bodoni Moda, Chakra Petch, Elsie Swash Caps, Old Standard, Playfair Display SC, Righteous.
page-about-printed = What is printed, what is reconstructed
page-about-printed-text = The rulebooks give the rules and most names, but many values exist only as pictures on the pieces. So every value here says where it comes from.
page-about-source-rulebook = Read in a printed rulebook.
    .name = Rulebook
page-about-source-public = Told by a review, or inferred from one.
    .name = Public
page-about-source-reconstructed = Chosen to fit all that is known; not the printed value.
    .name = Reconstructed
page-about-source-box = Entered by somebody from their own box.
    .name = Box
page-about-printed-vm = Printed: what cities and buildings give, the costs of special actions, the pools, the six machines’ segments by name. Reconstructed: costs, icons and most bonuses of segments, 23 of the 24 missions, the Secret Service’s start.
page-about-printed-lp = Printed: the set-up, the missions, the modes, the effects the rulebook explains. Reconstructed: most cards and their dimensions, where clones come from and go, nearly all of Ultramachina.
page-about-printed-pe = Printed: the traps, the clock, the windows, the levels, the characters. Reconstructed: which rooms adjoin, the carpets, the minutes and most trap types of the treasures, nearly all cards and powers.
page-about-box = You own the box?
page-about-box-text = Write down what your pieces say and play with that. The program prints a game’s components, checks your version and says what is wrong with it:
page-about-box-note = Edit the values between the first command and the second, with source = "box". Names and texts can be your own words as well; the README tells how.
page-about-privacy = Privacy
page-about-privacy-text = One signed cookie says which guest you are; the name you choose and the games you play are kept in this server’s database. Language and settings stay in your browser. No page asks anything of another server: no tracking, no advertising, no foreign fonts.
page-about-privacy-fair = Nobody is sent more than their seat may know. Before each game the server promises its shuffle by a fingerprint, and shows afterwards that it kept its word.
page-about-source = Source
page-about-source-text = Villainy is free software under the MIT licence. Rules, bots, server and these pages are in one repository, from which this server was installed.

## A page that is not there

page-missing-title = This page has vanished
page-missing-text = Somebody must have rolled up the carpet with it inside.
page-missing-home = To the front page
