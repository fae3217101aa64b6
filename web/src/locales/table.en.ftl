# The table around the game: prompt bar, log, seats, waiting room, end, replay.

## The parts of the screen

table-prompt = What is to be done
table-dock = What lies before you
table-dock-fold = Fold or unfold what lies before you
table-side = Players and log
table-tabs = What the screen shows
table-record = Log, chat and notes
table-tab-board = Board
table-tab-players = Players
table-tab-log = Log
table-tab-chat = Chat
table-tab-notes = Notes
table-home = { $game }: to the front page
table-controls = Language and settings
table-language = Language
table-sound = Sound
table-settings = Settings and table
table-close = Close
table-yes = Yes
table-no = No
table-title = { $table } · { $game }
table-title-turn = Your move! { $table }
table-loading = The table is being set …

## What is asked

table-you = { $name }, your move.
table-glows = Choose something that glows.
table-choose = Choose one of the buttons.
table-undo = Undo
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-best = Hint: { $text }
table-hint-best-chance = Hint, { $label } { $chance }: { $text }
table-hint-this = This is what the hint suggests.
table-hint-chance = chance to win
table-hint-chance-team = your team’s chance to win
table-hint-follows = What might follow
table-hint-thought =
    { $count ->
        [one] { $bot }: { $count } try in { $seconds } s
       *[other] { $bot }: { $count } tries in { $seconds } s
    }
table-hint-guess = { $bot } would do this, without thinking ahead.
table-hint-warming = A quick guess: bots that think ahead are still warming up.
table-hint-longer = Think longer
table-confirm = Confirm
table-skip = Skip to now
table-undo-rewind = Something has been revealed since. Taking it back marks the game as rewound. Do it?
table-undo-consent = The others have to agree to this. Ask them?
table-undo-asked =
    { $count ->
        [one] { $seat } would like to take back { $count } move. Do you agree?
       *[other] { $seat } would like to take back { $count } moves. Do you agree?
    }
table-undo-waits =
    { $count ->
        [one] { $seat } would like to take back { $count } move and waits for the others.
       *[other] { $seat } would like to take back { $count } moves and waits for the others.
    }
table-wait = We are waiting for { $seat }. You can look around meanwhile.
table-wait-watching = We are waiting for { $seat }.
table-wait-bot = { $seat } is a bot and moves in a moment.
table-wait-left = A bot plays on for { $seat } and moves in a moment.
table-wait-warming = The bot of { $seat } thinks ahead and is still warming up. That is needed once on each machine and takes a minute or two.
table-wait-offline = { $seat } is not connected at the moment.
table-wait-past = This is the past: nothing can be played here.
table-wait-over = Nothing is left to decide.
table-past = This is how it stood after row { $row }.
table-now = Back to now
table-offline = You are offline. The table waits, and nothing is lost.
table-reconnecting = The connection is lost; trying again …
table-not-sent = Not sent: there is no connection at the moment.

## Log, chat, notes

table-log-since = What happened since my last move?
table-log-all = Show the whole log
table-log-earlier = Show earlier lines
table-log-moment = Show the table after row { $row }
table-colon = { $text }:
table-go-there = Go there
table-row-undo =
    { $count ->
        [one] { $seat } takes back { $count } move.
       *[other] { $seat } takes back { $count } moves.
    }
table-row-ask = { $seat } asks to take back.
table-row-yes = { $seat } agrees.
table-row-no = { $seat } does not agree.
table-row-sit = { $name } sits down.
table-row-leave = { $name } leaves the table.
table-row-leave-time = { $name } has run out of time; a bot plays on.
table-row-bot = A bot plays for { $seat } now.
table-row-bot-search = The bot of { $seat } cannot think ahead on this machine; a simpler one plays on.
table-row-no-bot = The bot of { $seat } leaves the table.
table-row-mute = { $name } can no longer chat.
table-row-unmute = { $name } can chat again.
table-row-start = The game begins.
table-row-end = The host ends the table.
table-row-end-release = A new version of the game ends the table.
table-row-rematch = There is a new table for a rematch.
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-phrases = What can be said at a public table
table-chat-muted = The host has switched off your chat.
table-chat-watching = Only those who play can chat.
table-notes-help = Notes for yourself. They stay in this browser.

## Seats and clocks

table-seats = Players
table-named = { $name } ({ $seat })
table-clock = Time left
table-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
table-mark-open = open
table-mark-left = away (bot)
table-mark-bot = bot
table-mark-you = you
table-mark-offline = offline
table-leave = Leave
table-come-back = Come back
table-put-bot = Let a bot play
table-mute = Mute
table-unmute = Unmute
table-end = End the table
table-end-sure = End the table for everybody?
table-rewound = Something revealed was taken back in this game.
table-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
table-leave-page = To the front page

## Settings

table-speed = Speed of the animations
table-speed-off = none
table-attention = Your move
table-sound-turn = Play a sound when it is my move
table-notify = Notify me when the page is hidden
table-confirm-touch = On touch screens, confirm every move

## Keys

table-keys = Keys
table-key-tab = to everything that can be reached
table-key-next = to the next thing that can be chosen
table-key-previous = to the previous thing that can be chosen
table-key-do = choose it
table-key-end = the bright button: end, roll, decline
table-key-undo = undo
table-key-hint = hint
table-key-inspect = show a component large
table-key-why = ask why something cannot be chosen; then N and P go to all of it
table-key-log = the log on a phone
table-key-help = these keys
table-key-escape = close, or back to now
table-key-skip = While something is shown, any key or a click on the board skips to now.

## Where values come from

table-source-rulebook = Printed
table-source-public = Public
table-source-reconstructed = Reconstructed
table-source-box = Your box

## The waiting room

table-room = Waiting for players
table-room-ready = Everybody is here
table-room-warming = The bots are warming up: what lets them think ahead is being made ready, once on this machine. You can start already.
table-name = What shall we call you?
table-name-keep = Keep this name
table-room-invite = Invite friends
table-room-link = Whoever opens this link can take a seat, or watch.
table-room-qr = QR code of the link
table-copy = Copy the link
table-copied = Copied
table-seat-open = Open seat
table-sit = Sit here
table-stand = Leave this seat
table-no-bot = Take the bot out
table-bot-for-seat = Bot for { $seat }
table-start = Start the game
table-start-open = Every seat needs somebody, or a bot.
table-start-host = The host starts the game as soon as every seat is taken.
table-options = What is played
table-options-usual = The usual rules.
table-option = { $option }: { $value }
table-sources =
    { $reconstructed ->
        [0] All { $all } values of the components are printed or public facts.
       *[other] { $reconstructed } of the { $all } values of the components are reconstructed: no source gives them.
    }
table-ended = The host has ended this table.
table-public = Public table
table-private = Private table, for those who have the link
table-hints-true = with hints
table-hints-false = no hints

## One screen for several players

table-curtain = Pass the screen to { $name }
table-curtain-why = What the others hold is hidden until then.
table-curtain-lift = I am { $name }

## The end

table-over = The end
table-result = Show the result
table-earned-by = Earned by { $seat }
table-earned-new = new
table-fair-yes = The deal was fixed before the game and never changed.
table-fair-no = The deal does not fit what was promised at the start!
table-fair-how = SHA-256 of salt and seed, computed in your browser, is the promise shown at the start.
table-seed = Seed
table-salt = Salt
table-promise = Promise
table-rematch = Rematch
table-rematch-go = To the rematch
table-replay = Replay
table-transcript = Download the transcript
table-look = Look at the board

## Who was likely to win

table-chances-title = Who was likely to win
table-chances-pending = Looking back at who was likely to win …
table-chances-failed = Who was likely to win could not be worked out. Reload the page to try again.
table-chances-team = The team
table-chances-swings = What changed most
table-chances-swing = { $who }: { $from } → { $to }
table-chances-move = { $seat } moves.
table-chances-even = No single move changed much.
table-chances-how = Estimated after each move from what each seat knew, by { $count } tries.

## Replay

table-replay-controls = Replay
table-replay-place = Move { $place } of { $most }
table-replay-next = Next move
table-replay-previous = Previous move
table-replay-next-turn = Next turn
table-replay-previous-turn = Previous turn
table-replay-play = Play
table-replay-pause = Pause
table-replay-as = As seen by
table-replay-spectator = a spectator
table-replay-share = Copy the link to this moment
