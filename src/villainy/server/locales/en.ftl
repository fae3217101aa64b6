# What the server says: one sentence for everything that cannot be done, and the set phrases of public tables.

## What is asked of the server

error-fault = Something went wrong on the server. Nothing was changed; please try again.
error-request = The request cannot be understood at “{ $where }”: { $problem }.
error-malformed = The message cannot be understood: { $problem }.
error-too-large = The message is too long: at most { $most } bytes can be sent.
error-too-many = That was too much at once; wait a moment and try again.
error-not-found = There is nothing at this address.
error-method = This address cannot be asked in that way.
error-http = The request was refused with status { $status }.
error-database-url = “{ $value }” is no address of a database: { $problem }.
error-database-newer = The database “{ $value }” was made by a newer version of Villainy ({ $problem }).
error-database-unusable = The database “{ $value }” cannot be used: { $problem }.

## Guests

error-no-guest = Open a page of this server first: it gives you a name to play by.
error-name-length = A name has 1 to { $most } characters.
error-link-invalid = This personal link is no longer valid; make a new one on the other device.

## Opening a table

error-seats-count = { $count } seats are named, but { $players } play.
error-seat-form = A bot’s seat names its bot; no other seat does.
error-table-name-length = The name of a table has at most { $most } characters.
error-pace = A clock needs from 1 second to 30 days and an increment of at most an hour; without a clock there is neither.
error-unknown-bot = There is no bot “{ $value }” for this game; there are: { $known }.

## The tutorial

error-no-such-lesson = The tutorial has no lesson “{ $value }”.

## At a table

error-no-such-table = There is no such table.
error-no-such-seat = There is no seat { $value } at this table: { $players } play.
error-no-such-row = This table has no row { $value } yet.
error-no-such-moment = How it stood after row { $value } is not known.
error-stale = The game has gone on in the meantime; look again.
error-not-seated = You are only looking on at this table.
error-not-your-turn = It is { $seat } who must decide now.
error-no-hints = At this table rivals get no hints.
error-host-only = Only who opened the table can do that.
error-not-started = The game has not begun yet.
error-started = The game has begun already.
error-seats-open = Somebody or a bot must sit in every seat before the game begins.
error-table-over = This table is over.
error-not-over = That is possible once the game is over.
error-no-recording = No recording of this game was kept.
error-no-transcript = This game cannot be proven: it never began, or the rules changed on the way.

## Seats

error-seat-taken = Somebody sits there already.
error-seat-yours = You sit there already.
error-seat-foreign = This seat is not yours.
error-seat-left = You have left this seat already.
error-seat-needed = While the game runs, somebody must play in every seat.
error-seat-has-bot = It is so already.

## Taking back

error-undo-nothing = There is nothing that you could take back.
error-undo-asked = Somebody has asked to take back already; answer first.
error-nothing-asked = Nobody has asked to take anything back.
error-answered = You have agreed already.

## Talking

error-chat-form = Say a text or a phrase, one of them.
error-chat-empty = There is nothing in this message.
error-chat-long = A message has at most { $most } characters.
error-phrases-only = At a public table only the set phrases can be said.
error-unknown-phrase = There is no phrase “{ $value }”.
error-muted = Who opened the table has silenced you.
error-mute-nobody = There is nobody in this seat to be silenced.
error-mute-already = It is so already.

## Set phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-you-are-welcome = You’re welcome!
phrase-one-moment = One moment, please.
phrase-i-am-back = I’m back.
phrase-your-turn = It’s your turn!
phrase-well-played = Well played!
phrase-good-game = That was a good game.
phrase-another-one = Another one?
phrase-goodbye = Goodbye!
