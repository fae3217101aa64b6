# The words of the terminal. The games' own nouns and sentences are in their own files.

cli-prompt = ›
cli-press-enter = (Enter)
cli-pass-screen = Pass the screen to { $seat } and press Enter.
cli-only-enter = Press Enter to go on, or type “undo” to take the last action back.
cli-welcome = Answer with a number or its text; “help” lists everything else. Of the { $count } printed values of this game, { $reconstructed } are reconstructed: see “villainy components show”.
cli-bots-prepare = The bots get ready for this game; the first time this takes a minute or two.
cli-happened = Since your last decision
cli-nothing-yet = Nothing yet.
cli-earlier =
    { $count ->
        [one] … { $count } line before; “log” shows it
       *[other] … { $count } lines before; “log” shows them
    }
cli-human = human
cli-you = you
cli-labelled = { $label }: { $text }
cli-allowed = “{ $action }” is allowed.
cli-saved = The game is saved in { $file }.
cli-not-saved = What was played last is not saved.
cli-resume = Go on with: { $command }
cli-help =
    Answer with a number of the list or with the text of an action, such as “{ $action }”.
    undo         take your last action back, while nobody has learned anything from it
    why ACTION   say why an action is not allowed now
    sheet N      show what player N has
    log          tell everything that has happened
    board        draw the screen again
    save [FILE]  save the game
    quit         leave the table
cli-fault = Something went wrong inside the program ({ $problem }); please report it, VILLAINY_DEBUG=1 shows where.

## What is wrong

cli-error-option-form = “{ $value }” is not an option: write --option NAME=VALUE.
cli-error-unreadable = “{ $file }” cannot be read ({ $problem }).
cli-error-unwritable = “{ $file }” cannot be written ({ $problem }).
cli-error-not-text = “{ $file }” is not a text file in UTF-8.
cli-error-save-format = “{ $file }” is a saved game of format { $value }; format { $known } can be read.
cli-error-save-seats = “{ $file }” does not say who sits in which seat, one for each player.
cli-error-save-exists = “{ $file }” exists already: go on with that game by --resume { $file }, or save to another file.
cli-error-save-where = Say where: save FILE.
cli-error-resume-alone = A saved game keeps its players, seed and options: with --resume, leave out --players, --bots, --seed and --option.
cli-error-seats-count =
    { $count ->
        [one] { $count } seat is named, but there are { $players } players: give one or the other.
       *[other] { $count } seats are named, but there are { $players } players: give one or the other.
    }
cli-error-seat-kind = Nobody called “{ $value }” can sit at this table; it can be: { $known }.
cli-error-games-number = “{ $value }” is not a number of games: give a whole number from 1.
cli-error-number = { $value } is not in the list: give a number from 1 to { $most }.
cli-error-why-what = Say which action: why ACTION.
cli-error-sheet-whose = Say whose: “sheet” and a number from 1 to { $most }.
cli-error-undo-other = Another player has decided something since, so it cannot be taken back.
cli-error-not-a-proof = “{ $file }” is not what a table gives once its game is over, or it was cut.
cli-error-commitment = The seed is not the one that was promised: seed and salt do not give the commitment shown at the start.
cli-error-rewind = After { $count } actions moves were taken back, and chance went on by a word that does not follow from the seed.
cli-error-other-end = Played again, the game ends otherwise than the file says.

## Simulations, replays and components

cli-wins = Wins
cli-share = Share
cli-mean-points = Points
cli-team-wins =
    { $games ->
        [one] Won { $wins } of { $games } game: { $share }; the true chance lies, with 95% certainty, from { $least } to { $most }.
       *[other] Won { $wins } of { $games } games: { $share }; the true chance lies, with 95% certainty, from { $least } to { $most }.
    }
cli-mean = { $what }: { $mean } a game on average, from { $least } to { $most }.
cli-decisions = Decisions
cli-ended = Cause of the end, “{ $ending }”: { $share }
cli-speed =
    { $games ->
        [one] { $games } game in { $seconds } s, { $speed } decisions a second, seed { $seed }.
       *[other] { $games } games in { $seconds } s, { $speed } decisions a second, seed { $seed }.
    }
cli-verified =
    { $count ->
        [one] { $count } action played again to the same position, { $hash }.
       *[other] { $count } actions played again to the same position, { $hash }.
    }
cli-proven =
    { $count ->
        [one] Proven: the seed is the one promised at the start, and { $count } action leads to the stated end.
       *[other] Proven: the seed is the one promised at the start, and { $count } actions lead to the stated end.
    }
cli-proven-so-far =
    { $count ->
        [one] Proven as far as it was played: the seed is the one promised at the start, and { $count } action leads to the position where the table was closed.
       *[other] Proven as far as it was played: the seed is the one promised at the start, and { $count } actions lead to the position where the table was closed.
    }
cli-components-whole = “{ $file }” is whole: { $count } values for { $game }, of which { $rulebook } from a rulebook, { $public } from public sources, { $box } from a box and { $reconstructed } reconstructed; its hash is { $hash }.

## Tournaments

cli-error-games-least = Each deal is played from every seat: give at least { $least } games.
cli-error-threads-number = “{ $value }” is not a number of threads: give a whole number from 1 to 1024.
cli-error-error-number = “{ $value }” is not a chance of error: give a number above 0 and at most 0.5.
cli-error-least-number = “{ $value }” is not a share to beat: give a number from 0.5 up to, but not including, 1.
cli-tournament-preparing = Compiling the rules, once for this version …
cli-tournament-bot = Bot
cli-tournament-rating = Rating
cli-tournament-interval = from … to
cli-tournament-games = Games
cli-tournament-time = ms/choice
cli-tournament-pair = Pair
cli-tournament-deals = Deals
cli-tournament-difference = Ahead by
cli-tournament-answer = Answer
cli-tournament-between = { $least } … { $most }
cli-tournament-versus = { $first } – { $second }
cli-tournament-verdict =
    { $verdict ->
        [stronger] { $bot } is stronger
        [neither] neither by so much
       *[open] not clear yet
    }
cli-tournament-scale = Ratings are points of Elo around a mean of 1500, shares and ratings with 95% certainty; an answer for a pair is wrong with a chance of at most { $error }.
cli-tournament-done =
    { $games ->
        [one] { $games } game counted, { $seconds } s, seed { $seed }.
       *[other] { $games } games counted, { $seconds } s, seed { $seed }.
    }
cli-tournament-stopped = Stopped before the end: this is what is known so far.
cli-tournament-kept = The games are kept in { $file }.

## Reports

cli-error-minutes-number = “{ $value }” is not a number of minutes: give a whole number from 1.
cli-report-written = Wrote { $file }.
cli-report-kept = No GPU here: the figures of flat Monte Carlo are those in { $file }.
cli-report-no-gpu = No GPU here and no figures in { $file }: the page has no flat Monte Carlo.

## Speed

cli-error-bench-part = “{ $value }” cannot be measured; it can be: { $known }.
cli-error-seconds-number = “{ $value }” is not a number of seconds: give one above 0.
cli-bench-game = { $game }, { $count } players
cli-bench-peers = Peers, to the slowest game
cli-bench-interpreted = interpreted
cli-bench-compiled = compiled, one core
cli-bench-threads = compiled, { $count } threads
cli-bench-redeal = copying with dealing anew
cli-bench-cuda = on the GPU
cli-bench-search = inside the search
cli-bench-compile = compiling
cli-bench-start = starting, already compiled
cli-bench-value = Value
cli-bench-unit = Unit
cli-bench-clock = Clock
cli-bench-ratio = Ratio
cli-bench-decisions = decisions/s
cli-bench-positions = positions/s
cli-bench-seconds = s
cli-bench-cpu = core
cli-bench-wall = wall
cli-bench-skipped =
    { $reason ->
        [no-gpu] no GPU here
        [not-installed] not installed
       *[other] not to be had ({ $reason })
    }
cli-bench-how = Random play; the best of { $repeats } repeats that take { $seconds } s together. Ratios are to the row at 1.00×.
cli-bench-where = Python { $python } on { $machine }, { $cores } cores, load { $load }.

## Tables in the browser

cli-serve-open = Villainy is open at { $address }
cli-serve-lan = Friends on the same network (the same Wi-Fi, say) open { $address } in their browser, or the link of a table. If that does not answer, let port { $port } through this machine’s firewall.
cli-serve-no-lan = This machine has no address on a network, so friends cannot reach it yet.
cli-serve-kept = Games are kept in { $file }; who closes the browser finds them again.
cli-serve-stop = Ctrl-C closes the tables.
cli-error-no-client = The pages for the browser have not been built: run “make build”, or install the wheel that “make wheel” packs.
cli-error-host-or-lan = --lan listens on every address: leave out --host, or --lan.
cli-error-host-unknown = “{ $value }” is not an address of this machine.
cli-error-port-number = “{ $value }” is not a port: give a number from 0 to 65535, where 0 takes any free one.
cli-error-port-taken = Nothing can be opened at { $host }, port { $port } ({ $problem }): give another, such as --port { $next }.
cli-error-server-start = The server did not start; VILLAINY_DEBUG=1 shows why.

## Victorian Masterminds: only what its own file does not say, or not as shortly

cli-stack-limit = a stack resolves at { $agents }
cli-resolving = Turned up { $city-in }:
cli-no-machine = no machine yet
cli-short-segments = Built
cli-short-scientists = Sci.
cli-short-codex = Codex
cli-short-mayhem = May.
cli-short-points = Pts

## Professor Evil: what its own file does not say as shortly

cli-no-character = no character yet
cli-short-padlock = Padlock
cli-short-saw = Saw
cli-short-camera = Camera
cli-short-laser = Laser
cli-short-console = Console

## The LOOP: what its own file does not say, or not as shortly

cli-epoch =
    .dawn = Dawn
    .medieval = Middle Ages
    .renaissance = Renaissance
    .industry = Industry
    .globalization = Globalization
    .robots = Robots
    .end = End
cli-agent =
    .time-prowler = Prowler
    .cztwyzzek = Cztwyzzek
    .robofinisher-404 = Robo 404
    .mr-time = Mr Time
    .v-girl = V-Girl
cli-loop-clone = clone that ends at epoch 1
cli-loop-next = Next on the pile
cli-loop-pile = Pile
cli-loop-discard = Disc.
