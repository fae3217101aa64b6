"""What travels between the server and a browser: the messages of a table's WebSocket.

`make types` writes their JSON schema and the TypeScript types of the client. A browser says what to do
(`Command`); the server answers with what this viewer may know (`Message`). Sentences travel as messages with
arguments, so that every seat reads them in its own language, and may change it without asking again.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Noun = tuple[str, str | None]  # a thing by its kind and name, ("city", "london"); None is not known here


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of Fluent and its arguments; the attribute is spoken where the message has it."""

    message: str
    arguments: dict[str, Any] = {}  # numbers, texts, nouns as [kind, name] and sentences
    attribute: str | None = None


# ── What a viewer sees ─────────────────────────────────────────────────────


class Choice(msgspec.Struct, frozen=True):
    """One thing that may be done: its text, as it is played, and what it would do."""

    action: str
    sentence: Sentence


class Result(msgspec.Struct, frozen=True):
    """A seat at the end of a game; in a team all have 1 point or 0."""

    seat: int
    points: int
    rank: int


class Position(msgspec.Struct, frozen=True):
    """All that a viewer may know of a position, made from that alone; `view` is the game's own."""

    viewer: int | None  # a seat; None is a spectator
    asked: int | None  # the seat that must decide; None when the game is over
    decision: str | None
    prompt: Sentence  # who must do what; `decision-<kind>` is also the id of its rule
    choices: list[Choice]  # empty where nothing is asked of this viewer
    view: dict[str, Any]
    over: bool
    outcome: list[Result] | None


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of the table, as this viewer may read it.

    move: `seat` played `action` (its text, where the viewer may know it), which caused `events`.
    undo: all after row `to` is taken back, asked for by `seat`. ask: `seat` asks to go back to `to`.
    answer: `seat` says `yes` or no to that. sit, bot, leave: who is in `seat` now, called `name`; `phrase` is
    why (`time`: its clock ran out, `search`: the bot before it could not be made ready).
    chat: `text`, or the set phrase `phrase`, from `name`. mute: chat of `name` is off or on again.
    start, end, rematch: the table begins, is ended by its host or goes on at the table `to_table`.
    """

    row: int
    kind: Literal[
        "move", "undo", "ask", "answer", "sit", "bot", "leave", "chat", "mute", "start", "end", "rematch"
    ]
    at: float  # seconds since 1970
    seat: int | None = None
    name: str | None = None
    action: str | None = None
    events: list[dict[str, Any]] = []
    to: int | None = None
    yes: bool | None = None
    text: str | None = None
    phrase: str | None = None
    to_table: str | None = None
    undone: bool = False  # a move that was taken back later


class Seat(msgspec.Struct, frozen=True):
    """Who sits where. `bot` is a bot's name where one plays, also in the place of somebody who left."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    yours: bool
    online: bool
    left: bool  # somebody's seat, played by a bot until they come back
    seconds: float | None  # on their clock, at the time of this frame; None without clocks
    muted: bool


class Pace(msgspec.Struct, frozen=True):
    """Clocks. live: `seconds` for each seat, `increment` more after each decision. days: `seconds` for each.

    Untimed tables have neither.
    """

    kind: Literal["untimed", "live", "days"]
    seconds: int | None = None
    increment: int = 0


class Secret(msgspec.Struct, frozen=True):
    """What was promised by the commitment: SHA-256 of the salt's 16 bytes and the seed's 8, in hex."""

    seed: str
    salt: str


class Proposal(msgspec.Struct, frozen=True):
    """A wish to take moves back that waits for the others: seats that have said yes."""

    seat: int
    to: int
    yes: list[int]


class Earned(msgspec.Struct, frozen=True):
    """What a seat earned in a finished game, by the names of achievements; `new` for the first time."""

    seat: int
    names: list[str]
    new: list[str]


class Table(msgspec.Struct, frozen=True):
    """The table around the game, as this viewer sees it."""

    id: str
    game: str
    name: str
    status: Literal["open", "running", "over", "ended"]  # ended by its host, or by a release
    public: bool
    options: dict[str, str]
    players: int
    seats: list[Seat]
    host: bool  # is this viewer the host
    spectators: int
    pace: Pace
    undo: Literal["free", "consent"]
    hints: bool  # who is asked may ask what a bot would do
    rewound: bool
    commitment: str
    secret: Secret | None  # once the game is over
    proposal: Proposal | None
    rematch: str | None  # the id of the next table
    earned: list[Earned]
    warming: bool = False  # a bot here cannot think ahead yet: that is made ready once on each machine


# ── From the server ────────────────────────────────────────────────────────


class Frame(msgspec.Struct, frozen=True, tag="frame"):
    """How the table stands after `row`, and the rows since the last the client saw."""

    row: int
    table: Table
    position: Position | None  # before the start there is none
    entries: list[Entry]
    can_undo: bool  # the viewer may take back at once
    undo_to: int | None  # the row an undo, or the wish for one, goes back to; None where there is nothing
    undo_rewinds: bool = False  # it would mark the game as rewound, which is not so yet


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command that changed nothing, and why."""

    sentence: Sentence
    action: str | None = None
    stale: bool = False  # the table has gone on; a frame follows


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Why an action is not allowed now; None where it is."""

    action: str
    sentence: Sentence | None


class Advice(msgspec.Struct, frozen=True):
    """An action a bot in this seat might choose, and how likely it thinks to win after it, from 0 to 1."""

    action: str
    sentence: Sentence
    chance: float | None = None  # where it only knows what it would do


class Follow(msgspec.Struct, frozen=True):
    """What a seat might do later, as far as it can be told whatever is hidden."""

    seat: int
    sentence: Sentence


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a bot in this seat would do: the best first, and what might follow that."""

    best: list[Advice]
    line: list[Follow]
    bot: str
    simulations: int = 0
    seconds: float = 0.0  # that it took
    warming: bool = False  # a better bot is still being made ready
    row: int = 0  # that made the position it is of: the last start, move or undo


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


Message = Frame | Refused | Why | Hint | Pong

# ── From a browser ─────────────────────────────────────────────────────────


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Play an action; `row` is the last the client has seen, so that two clicks are never two moves."""

    row: int
    action: str


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back, or ask the others for it where that is needed."""

    row: int


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """To the wish of another seat to take back."""

    yes: bool


class AskWhy(msgspec.Struct, frozen=True, tag="why"):
    action: str


class AskHint(msgspec.Struct, frozen=True, tag="hint"):
    """What would a bot do here? `longer` lets the strongest think."""

    longer: bool = False


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Chat: on private tables any text, on public ones a set phrase by its name."""

    text: str | None = None
    phrase: str | None = None


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """Take an open seat, or one's own back from a bot."""

    seat: int


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Give a seat up: before the start it is open again, later a bot plays on until one comes back."""

    seat: int


class PutBot(msgspec.Struct, frozen=True, tag="bot"):
    """The host puts a bot into a seat that is open or whose owner is gone, or takes it out before the start.

    Without a name it is taken out.
    """

    seat: int
    bot: str | None


class Start(msgspec.Struct, frozen=True, tag="start"):
    pass


class End(msgspec.Struct, frozen=True, tag="end"):
    """The host ends the table."""


class Mute(msgspec.Struct, frozen=True, tag="mute"):
    seat: int
    muted: bool


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """A new table with the same game, options and people."""


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    pass


Command = (
    Move | Undo | Answer | AskWhy | AskHint | Say | Sit | Leave | PutBot | Start | End | Mute | Rematch | Ping
)
