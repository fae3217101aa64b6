"""A table as the fold of its rows: who sits where, the match, the clocks, and what is being asked.

`apply` is the only way anything changes; a row that was read from the database and one that is just being
written go through it alike.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from villainy.engine.dialect import States
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.seeds import after_rewind
from villainy.server import told
from villainy.server.clocks import Clocks
from villainy.server.frames import Earned, Pace, Position, Result
from villainy.server.positions import position_of, shared_view
from villainy.server.rows import MATCH_KINDS, Row

if TYPE_CHECKING:
    from villainy.server.recording import Recording


class Head(msgspec.Struct):
    """What a table is, whatever happens at it; and how it stood when it was read."""

    id: str
    game: str
    components: str
    rules: int
    name: str
    players: int
    options: dict[str, str]
    seed: str
    salt: str
    commitment: str
    pace: Pace
    undo: str
    hints: bool
    public: bool
    host: str
    status: str
    row: int
    rewound: bool
    created: float
    updated: float
    outcome: list[Result] | None = None
    rematch: str | None = None
    base: dict[str, Any] | None = None  # where the fold begins after a release
    base_row: int | None = None
    snapshot: dict[str, Any] | None = None
    snapshot_row: int | None = None


@dataclass
class Chair:
    """A place at the table. Somebody who left keeps it, while a bot plays."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    left: bool = False

    @property
    def kind(self) -> str:
        return "person" if self.guest is not None else "open" if self.bot is None else "bot"

    @property
    def person(self) -> str | None:
        """The guest who decides here; None where nobody does, or a bot."""
        return None if self.left else self.guest


@dataclass
class Proposal:
    """A wish to go back to a row, and the guests who have agreed."""

    seat: int
    guest: str
    to: int
    agreed: dict[str, int] = field(default_factory=dict)  # the seat each answered from


class Table:
    """One table. `archived` ones are over: their positions come from the recording, and nothing is played."""

    def __init__(self, head: Head, game: Game, archived: bool = False) -> None:
        self.head = head
        self.game = game
        self.archived = archived
        self.rows: list[Row] = []
        self.chairs = [Chair() for _ in range(head.players)]
        self.status = "open"
        self.match: Match | None = None
        self.line: list[Row] = []  # the moves that stand, each with its moment of the match
        self.turning_points: list[int] = []  # the rows that changed the position
        self.undone: set[int] = set()
        self.rewinds: dict[int, int] = {}  # by the moves before it, the row of an undo past a reveal
        self.rewound = False
        self.proposal: Proposal | None = None
        self.rematch: str | None = None
        self.muted: set[str] = set()
        self.clocks = Clocks(head.pace, head.players)
        self.earned: list[Earned] = []
        self._asked: list[int] = []  # seats, the one asked last at the end
        self._trail: dict[int, States] = {}  # the state after each row that changed it
        self._positions: dict[int | None, Position | None] = {}
        self.recording: Recording | None = None

    # ── Reading ────────────────────────────────────────────────────────────

    @property
    def last(self) -> int:
        """The number of the last row."""
        return self.rows[-1].row if self.rows else 0

    @property
    def seed(self) -> int:
        return int(self.head.seed, 16)

    @property
    def asked(self) -> int | None:
        """The seat that must decide, while the game goes on."""
        return self.match.seat if self.match is not None and self.status == "running" else None

    @property
    def asked_bot(self) -> str | None:
        """The bot that must decide."""
        return None if self.asked is None else self.chairs[self.asked].bot

    @property
    def awaited(self) -> int | None:
        """The seat that must decide, where somebody sits who does."""
        return self.asked if self.asked is not None and self.chairs[self.asked].person else None

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats a guest owns, also those left to a bot."""
        if guest is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.guest == guest)

    def looking_from(self, seats: tuple[int, ...]) -> int | None:
        """Whose position somebody with these seats is shown: the seat asked now, or asked last.

        One that is left to a bot only where there is no other.
        """
        own = [seat for seat in seats if not self.chairs[seat].left] or seats
        asked = [seat for seat in self._asked if seat in own]
        return asked[-1] if asked else own[0] if own else None

    def people(self) -> list[str]:
        """The guests who decide for a seat, each once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    @property
    def hints(self) -> bool:
        """Whether a bot tells what it would do: a team or one person always, rivals by the table's terms."""
        alone = len(self.people()) + sum(chair.kind == "open" for chair in self.chairs) < 2
        return self.head.hints or self.game.definition.team or alone

    def position(self, seat: int | None) -> Position | None:
        """How it stands, as a seat or a spectator sees it; None before the start."""
        if seat not in self._positions:
            if self.match is not None:
                known = next((each for each in self._positions.values() if each is not None), None)
                view = None if known is None else shared_view(self.match, known.view, seat)
                self._positions[seat] = position_of(self.match, seat, view)
            else:
                self._positions[seat] = self.position_after(self.last, seat)
        return self._positions[seat]

    def position_after(self, row: int, seat: int | None) -> Position | None:
        """The same after an earlier row; None where that is no longer known, or nothing had begun."""
        if self.recording is not None:
            return self.recording.position(seat, row)
        match = self.moment(row)
        return None if match is None else position_of(match, seat)

    def moment(self, row: int) -> Match | None:
        """The match as it stood after a row; None where that is no longer known, or it had not begun."""
        place = bisect_right(self.turning_points, row)
        states = self._trail.get(self.turning_points[place - 1]) if place else None
        if states is None or self.match is None:
            return None
        return Match(self.game, states, self.head.players, self.match.options)

    @property
    def finished(self) -> bool:
        """Nothing will be played here any more, and nothing has to be kept secret."""
        return self.status in ("over", "ended")

    def before(self, row: Row) -> int:
        """The turning point before a move."""
        return self.turning_points[bisect_right(self.turning_points, row.row) - 2]

    # ── Folding ────────────────────────────────────────────────────────────

    def apply(self, row: Row) -> None:
        """Let a row happen; it is the next, and has been found possible."""
        assert row.row == self.last + 1, "a row is missing"
        self.rows.append(row)
        getattr(self, f"_{row.kind}")(row)
        if row.kind in MATCH_KINDS:
            self._turn(row)
        if row.kind in MATCH_KINDS or row.kind in ("sit", "bot", "leave", "end"):
            self._set_clock(row)

    def _turn(self, row: Row) -> None:
        self.turning_points.append(row.row)
        self._positions.clear()
        self.proposal = None
        if self.match is None:
            return
        self._trail[row.row] = self.match.states
        if self.match.over:
            self.status = "over"
        elif (asked := self.match.seat) is not None:
            self._asked = [seat for seat in self._asked if seat != asked] + [asked]

    def _set_clock(self, row: Row) -> None:
        runner = self.awaited
        if row.kind in MATCH_KINDS or runner != self.clocks.runner:
            self.clocks.ask(runner, row.at)

    def _start(self, row: Row) -> None:
        self.status = "running"
        if not self.archived and not self._before_base(row):
            self.match = self.game.begin(self.head.players, self.seed, self.head.options)
            row.data.setdefault("events", told.keep(self.game, self.match.opening))
        self._reach_base(row)

    def _move(self, row: Row) -> None:
        self.clocks.decided(row.at)
        self.line.append(row)
        if self.match is not None and not self._before_base(row):
            self.match.play(row.data["action"])
            row.data.setdefault("events", told.keep(self.game, self.match.moments[-1].events))
        self._reach_base(row)

    def _undo(self, row: Row) -> None:
        kept = [move for move in self.line if move.row <= row.data["to"]]
        self.undone |= {move.row for move in self.line[len(kept) :]}
        if self.match is not None and not self._before_base(row):
            count = len(self.match.moments) - (len(self.line) - len(kept))
            revealed = any(moment.revealed for moment in self.match.moments[count:])
            self.match.rewind(count, after_rewind(self.seed, row.row) if revealed else None)
            self.rewinds = {place: undo for place, undo in self.rewinds.items() if place <= count}
            if revealed:
                self.rewinds[count] = row.row
            self.rewound = self.rewound or revealed
        self.line = kept
        self._reach_base(row)

    def _before_base(self, row: Row) -> bool:
        return self.head.base_row is not None and row.row <= self.head.base_row

    def _reach_base(self, row: Row) -> None:
        """Go on from the position that was kept when the rules changed."""
        if row.row == self.head.base_row and not self.archived:
            self.match = self.game.from_position(self.head.base)
            self.rewound = self.head.rewound

    def _ask(self, row: Row) -> None:
        assert row.seat is not None and row.guest is not None
        self.proposal = Proposal(row.seat, row.guest, row.data["to"])

    def _answer(self, row: Row) -> None:
        if self.proposal is None or row.guest is None or row.seat is None:
            return
        if row.data["yes"]:
            self.proposal.agreed[row.guest] = row.seat
        else:
            self.proposal = None

    def _sit(self, row: Row) -> None:
        chair = self._chair(row)
        if chair.left and row.seat is not None:
            self.clocks.comes_back(row.seat)
        chair.guest, chair.name, chair.bot, chair.left = row.guest, row.data["name"], None, False

    def _bot(self, row: Row) -> None:
        chair = self._chair(row)
        chair.bot = row.data["bot"]
        chair.left = chair.guest is not None and chair.bot is not None

    def _leave(self, row: Row) -> None:
        chair = self._chair(row)
        if self.status == "open":
            chair.guest = chair.name = chair.bot = None
        else:
            chair.bot, chair.left = row.data["bot"], True

    def _chair(self, row: Row) -> Chair:
        assert row.seat is not None
        return self.chairs[row.seat]

    def _chat(self, row: Row) -> None:
        pass

    def _mute(self, row: Row) -> None:
        guest = self._chair(row).guest
        if guest is not None:
            (self.muted.add if row.data["muted"] else self.muted.discard)(guest)

    def _end(self, row: Row) -> None:
        self.status = "ended"
        self.proposal = None

    def _rematch(self, row: Row) -> None:
        self.rematch = row.data["table"]

    def _away(self, row: Row) -> None:
        for seat in self.seats_of(row.guest):
            self.clocks.disconnect(seat, row.at)

    def _back(self, row: Row) -> None:
        for seat in self.seats_of(row.guest):
            self.clocks.reconnect(seat, row.at)

    def _name(self, row: Row) -> None:
        for seat in self.seats_of(row.guest):
            self.chairs[seat].name = row.data["name"]

    def _pause(self, row: Row) -> None:
        self.clocks.pause(row.data["seconds"])
