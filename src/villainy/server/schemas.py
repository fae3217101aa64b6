"""What travels over HTTP, as pydantic models; the messages of a table are in `frames.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Kind = Literal["open", "person", "bot"]
Status = Literal["open", "running", "over", "ended"]


class Strict(BaseModel):
    """A request: a field that nobody knows is a mistake, not a wish to be ignored."""

    model_config = ConfigDict(extra="forbid")


# ── Errors ─────────────────────────────────────────────────────────────────


class Said(BaseModel):
    """A message of Fluent with its arguments."""

    message: str
    arguments: dict[str, Any] = {}
    attribute: str | None = None


class ErrorBody(BaseModel):
    """Why nothing was changed; `text` says it in the language of Accept-Language."""

    error: Said
    text: str


# ── Guests ─────────────────────────────────────────────────────────────────


class Me(BaseModel):
    """This browser's guest; `named` once the name was chosen."""

    id: str
    name: str
    named: bool


class Rename(Strict):
    name: str = Field(max_length=200)


class LinkToken(BaseModel):
    """For another device, within an hour: the page `/link/<token>`."""

    token: str


class Feat(BaseModel):
    """An achievement: how often it was earned, first when and where."""

    count: int
    first: float
    table: str


class GameCareer(BaseModel):
    """A guest's record in one game; `marks` count wins by what they were won with or against."""

    played: int
    won: int
    points_best: int | None
    marks: dict[str, dict[str, int]]
    partners: dict[str, int]
    achievements: dict[str, Feat]


class Career(BaseModel):
    games: dict[str, GameCareer]


# ── Games ──────────────────────────────────────────────────────────────────


class OptionInfo(BaseModel):
    """Something a table may choose before a game."""

    name: str
    values: list[str]
    default: str
    slots: int
    repeatable: list[str]
    presets: dict[str, dict[str, str]]
    names_seat: bool


class GameInfo(BaseModel):
    """A game as its pages need it: what can be chosen, its vocabulary and its printed numbers."""

    name: str
    version: int
    least: int
    most: int
    solo: bool
    team: bool
    ending: str
    statistics: list[str]
    decisions: list[str]
    options: list[OptionInfo]
    bots: list[str]
    nouns: dict[str, list[str]]
    events: dict[str, dict[str, str]]
    verbs: dict[str, dict[str, str]]
    components: dict[str, Any]
    sources: dict[str, str]
    achievements: dict[str, str]
    marks: dict[str, list[str]]


class Words(BaseModel):
    """Messages of Fluent, and what is said instead of some of them."""

    locale: str
    ftl: str
    said: dict[str, str] = {}


class StepInfo(BaseModel):
    """A step of a lesson: read, or a decision with the answers that lead on.

    `wrong` says which attribute of the step's words answers another legal move, by patterns of actions, the
    first that fits; where none does, it is `wrong`.
    """

    name: str
    point: list[str]
    accept: list[str]
    wrong: dict[str, str]


class LessonInfo(BaseModel):
    name: str
    seat: int
    players: int
    steps: list[StepInfo]


class Tutorial(BaseModel):
    """A game's lessons in their order, and their words: `lesson-<lesson>` and `lesson-<lesson>-<step>`."""

    lessons: list[LessonInfo]
    words: Words


Played = Annotated[str, Field(max_length=80)]


class LessonSteps(Strict):
    """What was played at the first steps of a lesson, null where one was read; `why` asks why not."""

    played: list[Played | None] = Field(max_length=100)
    why: Played | None = None


# ── Tables ─────────────────────────────────────────────────────────────────


class PaceWish(Strict):
    """`live`: seconds for the game and an increment a decision; `days`: seconds for each decision."""

    kind: Literal["untimed", "live", "days"] = "untimed"
    seconds: int | None = None
    increment: int = 0


class SeatWish(Strict):
    """Who sits there: I, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class TableWish(Strict):
    """A new table. Without `seats` I sit first and the others are open; several `me` share one screen.

    `hints` is for rivals: a team, or one person, has them always.
    """

    game: str
    players: int
    name: str | None = Field(default=None, max_length=200)
    options: dict[str, Any] = {}
    public: bool = False
    pace: PaceWish | None = None
    undo: Literal["free", "consent"] | None = None
    hints: bool = False
    seats: list[SeatWish] | None = Field(default=None, max_length=8)
    start: bool = False


class TableId(BaseModel):
    id: str


class SeatLine(BaseModel):
    kind: Kind
    name: str | None
    bot: str | None
    yours: bool


class PaceLine(BaseModel):
    kind: Literal["untimed", "live", "days"]
    seconds: int | None
    increment: int


class TableLine(BaseModel):
    """A table in a list. `winner` are seats, `won` is mine; both None while nothing is decided."""

    id: str
    game: str
    name: str
    status: Status
    public: bool
    players: int
    options: dict[str, str]
    seats: list[SeatLine]
    asked: int | None
    your_turn: bool
    seconds_left: float | None
    pace: PaceLine
    created: float
    updated: float
    winner: list[int] | None
    won: bool | None
    rewound: bool


class Proof(BaseModel):
    """What `villainy verify` holds against the commitment; `transcript` is the engine's."""

    model_config = ConfigDict(populate_by_name=True)

    format: int = Field(alias="villainy-table")
    table: str
    commitment: str
    salt: str
    names: list[str]
    rewinds: dict[str, int]
    outcome: list[dict[str, int]] | None
    transcript: dict[str, Any]


class Health(BaseModel):
    """This server answers; `thinking` are the games whose bots that search can think by now."""

    version: str
    tables: int
    thinking: list[str]
