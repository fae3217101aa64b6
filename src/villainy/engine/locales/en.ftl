# What the engine says whatever the game: one sentence for every error, and a few words.

flag-true = yes
flag-false = no
locale-en = English
locale-fr = French
locale-de = German
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
label-players = Players
label-options = Options
label-default = Default
label-seed = Seed
label-rules-version = Version of the rules
label-components = Components
label-source = Source

## What somebody asks for

error-unknown-game = There is no game “{ $value }”; the games are: { $known }.
error-unknown-locale = There are no texts in the language “{ $value }”; there are texts in: { $known }.
error-unknown-backend = There is no backend “{ $value }”; there are: { $known }.
error-no-gpu = No GPU can be used here: { $problem }.
error-cache-unwritable = Compiled rules cannot be kept in “{ $folder }” ({ $problem }); name another folder in VILLAINY_CACHE.
error-unknown-option = There is no option “{ $option }”; the options are: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $known }.
error-option-too-many =
    { $most ->
        [one] The option “{ $option }” takes only one value.
       *[other] The option “{ $option }” takes at most { $most } values, one for each player.
    }
error-option-no-seat = The option “{ $option }” names player { $value }, but { $players } play.
error-option-twice = The option “{ $option }” gives several players a value that only one of them can have.
error-option-per-seat = The option “{ $option }” takes one value for all or one for each of the { $players } players.
error-players-not-a-number = The number of players must be a whole number, not “{ $value }”.
error-players-out-of-range = This game is for { $least } to { $most } players, not for { $value }.
error-players-alone = This game is for { $least } to { $most } players; to play it alone, start a game for { $least } and take every seat yourself.
error-seed-out-of-range = A seed is a whole number from 0 to 18446744073709551615, not “{ $value }”.
error-unknown-action = “{ $value }” is not an action of this game.
error-illegal-action = The action “{ $action }” cannot be played here.
error-nothing-to-undo = Nothing has been played yet, so there is nothing to take back.
error-undo-revealed = The last action cannot be taken back: it has shown somebody something hidden.

## Components files

error-component-unreadable = The components file “{ $file }” cannot be read ({ $problem }).
error-component-not-toml =
    { $problem ->
        [UTF-8] The components file “{ $file }” is not text in UTF-8.
       *[other] The components file “{ $file }” is not valid TOML: { $problem }.
    }
error-component-no-source = In “{ $file }”, nothing says where the value of “{ $where }” comes from: give it a “source”.
error-component-unknown-source = In “{ $file }”, the source of “{ $where }” is “{ $value }”; it can be: { $known }.
error-component-not-a-table = In “{ $file }”, “{ $where }” must be a table with entries of its own.
error-component-missing = In “{ $file }”, the entry “{ $where }” is missing.
error-component-not-a-number = In “{ $file }”, “{ $where }” must be a whole number, not “{ $value }”.
error-component-out-of-range = In “{ $file }”, “{ $where }” is { $value }; it must be from { $least } to { $most }.
error-component-not-a-word = In “{ $file }”, “{ $where }” must be a text with something in it, not “{ $value }”.
error-component-unknown-word = In “{ $file }”, “{ $where }” says “{ $value }”, which means nothing there; it can say: { $known }.
error-component-not-a-list =
    { $count ->
        [-1] In “{ $file }”, “{ $where }” must be a list.
       *[other] In “{ $file }”, “{ $where }” must be a list of exactly { $count } entries.
    }
error-component-not-numbers = In “{ $file }”, “{ $where }” must be a list of exactly { $count } numbers from 0 to { $most }.
error-component-unknown-entry = In “{ $file }”, there is no place for the entry “{ $where }”; the entries there are: { $known }.
error-component-other-game = “{ $file }” holds the components of “{ $value }”, not of this game.
error-component-own-word = In “{ $file }”, “{ $where }” is neither a name nor a text of this game that other words could stand for.

## Positions

error-position-not-a-table = In the position, “{ $where }” must be a table of named fields.
error-position-missing-field = In the position, the field “{ $where }” is missing.
error-position-unknown-field = In the position, there is no field “{ $where }”.
error-position-list-too-long =
    { $most ->
        [one] In the position, “{ $where }” must be a list of at most one entry.
       *[other] In the position, “{ $where }” must be a list of at most { $most } entries.
    }
error-position-unknown-name = In the position, “{ $where }” is “{ $value }”, which is no name known there.
error-position-not-a-number = In the position, “{ $where }” must be a whole number, not “{ $value }”.
error-position-out-of-range = In the position, “{ $where }” is { $value }, which is too small or too large for this field.
error-position-lists-differ = In the position, “{ $where }” must be a list as long as the one of “{ $other }”.
error-position-wrong-length =
    { $length ->
        [one] In the position, “{ $where }” must be a list of exactly one entry.
       *[other] In the position, “{ $where }” must be a list of exactly { $length } entries.
    }
error-position-wrong-keys = In the position, “{ $where }” must be a table with exactly these entries: { $keys }.
error-position-not-a-word = In the position, “{ $where }” must be a text of sixteen hexadecimal digits.
error-position-impossible = The position is one the rules could not have made: look at { $where }.
error-position-options = The options of the position are not those of its state.

## Transcripts

error-other-game = This belongs to the game “{ $value }”, not to “{ $game }”.
error-other-rules = This was made by version { $value } of the rules; those here are version { $version }.
error-other-components = This was made with the components { $value }; those in use here are { $hash }.
error-transcript-not-json = The transcript is not valid JSON: reading stops at line { $line }, column { $column }.
error-transcript-not-a-table = The transcript must be a table of named fields.
error-transcript-missing = In the transcript, the field “{ $field }” is missing.
error-transcript-wrong-type = In the transcript, the field “{ $field }” is not of the right type.
error-transcript-unknown = In the transcript, there is no field “{ $field }”.
error-transcript-format = The transcript has format { $value }; format { $known } can be read.
error-transcript-not-an-action = In the transcript, action number { $number } must be a text, not “{ $value }”.
error-transcript-seed = In the transcript, the seed must be sixteen hexadecimal digits, not “{ $value }”.
error-transcript-reseed = In the transcript, chance is said to go another way after “{ $value }” actions, but there is no such place in it.
error-transcript-options = In the transcript, the options are incomplete or contradict each other.
error-transcript-action = In the transcript, action number { $number }, “{ $value }”, cannot be played: { $problem }
error-transcript-state = The transcript does not lead to the position that it names as its end.
error-transcript-no-seed = This match started from a position, not from a seed, so it has no transcript.

## Lessons

error-lesson-not-followed = The lesson “{ $lesson }” does not go on like that; please begin it again.

## The engine itself

error-no-such-message = The message “{ $message }” is missing in the texts of the language “{ $locale }”.
error-log-full = A step caused { $count } events, more than its log can take.
error-broken-message = The message “{ $message }” of the language “{ $locale }” cannot be put together: { $problem }.

## Where a value comes from

source-rulebook = A printed rulebook says so.
source-public = A published review says so, or it follows from what is known.
source-reconstructed = No source gives it: the value is chosen to fit all that is known.
source-box = The owner has read it off a box.
