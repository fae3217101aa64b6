"""The rules of the table itself: what a guest asks for becomes rows, or a problem that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from villainy import bots
from villainy.engine.errors import UnknownAction
from villainy.engine.match import Match
from villainy.server import chat, frames, undo
from villainy.server.errors import Problem, Stale
from villainy.server.positions import why_not
from villainy.server.rows import Row
from villainy.server.table import Chair, Table

SUBSTITUTE = "adept"


@dataclass(frozen=True)
class Guest:
    """Who asks, by the name they go by; `named` once they have chosen it."""

    id: str
    name: str
    named: bool = True


@dataclass(frozen=True)
class Asking:
    """A guest at a table at a time, and who else is connected to it."""

    table: Table
    guest: Guest
    now: float
    online: frozenset[str] = frozenset()

    @property
    def seats(self) -> tuple[int, ...]:
        return self.table.seats_of(self.guest.id)

    def row(self, kind: str, seat: int | None = None, **data: Any) -> Row:
        return Row(self.table.last + 1, kind, self.now, seat, self.guest.id, data)

    def must_be_seated(self) -> int:
        if not self.seats:
            raise Problem(403, "not-seated")
        return self.seats[0]

    def must_be_host(self) -> None:
        if self.table.head.host != self.guest.id:
            raise Problem(403, "host-only")

    def must_be_running(self) -> None:
        if self.table.status == "open":
            raise Problem(409, "not-started")
        if self.table.status != "running" or self.table.match is None:
            raise Problem(409, "table-over")

    def must_be_asked(self) -> int:
        """The seat that must decide, which is the guest's."""
        self.must_be_running()
        self.must_be_seated()
        seat = self.table.asked
        assert seat is not None
        if self.table.chairs[seat].person != self.guest.id:
            raise Problem(403, "not-your-turn", seat=("seat", str(seat + 1)))
        return seat

    @property
    def match(self) -> Match:
        match = self.table.match
        assert match is not None
        return match

    def must_have_seen(self, row: int) -> None:
        """The position has not changed since the row the guest saw last."""
        if row > self.table.last or row < 0:
            raise Problem(400, "no-such-row", value=row)
        if self.table.turning_points and row < self.table.turning_points[-1]:
            raise Stale()

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.table.chairs):
            raise Problem(404, "no-such-seat", value=seat + 1, players=len(self.table.chairs))
        return self.table.chairs[seat]


# ── Playing ────────────────────────────────────────────────────────────────


def move(asking: Asking, command: frames.Move) -> Row:
    asking.must_be_running()
    asking.must_be_seated()
    asking.must_have_seen(command.row)
    seat, match = asking.must_be_asked(), asking.match
    action = parse(asking.table, command.action)
    refusal = why_not(match, seat, action)
    if refusal is not None:
        raise Problem.saying(422, refusal, match.notation(action))
    return asking.row("move", seat, action=match.notation(action))


def parse(table: Table, text: str) -> int:
    """The number of an action; Problem where the game has none of this text."""
    assert table.match is not None
    try:
        return table.match.parse(text)
    except UnknownAction:
        raise Problem(422, "unknown-action", value=chat.clean(text)[:80]) from None


def take_back(asking: Asking, command: frames.Undo) -> Row:
    asking.must_be_running()
    asking.must_be_seated()
    asking.must_have_seen(command.row)
    way = undo.way_back(asking.table, asking.seats)
    if way is None:
        raise Problem(409, "undo-nothing")
    seat = asking.table.looking_from(asking.seats)
    if way.at_once:
        return asking.row("undo", seat, to=way.to)
    if asking.table.proposal is not None:
        raise Problem(409, "undo-asked")
    return asking.row("ask", seat, to=way.to)


def answer(asking: Asking, command: frames.Answer) -> Row:
    """Agree to a wish, or refuse it; who asked may withdraw it."""
    asking.must_be_running()
    seat = asking.must_be_seated()
    proposal = asking.table.proposal
    if proposal is None:
        raise Problem(409, "nothing-asked")
    if command.yes and (asking.guest.id == proposal.guest or asking.guest.id in proposal.agreed):
        raise Problem(409, "answered")
    return asking.row("answer", seat, yes=command.yes)


# ── Seats ──────────────────────────────────────────────────────────────────


def sit(asking: Asking, command: frames.Sit) -> Row:
    chair = asking.chair(command.seat)
    if asking.table.status not in ("open", "running"):
        raise Problem(409, "table-over")
    if chair.guest == asking.guest.id:
        if not chair.left:
            raise Problem(409, "seat-yours")
    elif chair.kind != "open":
        raise Problem(403, "seat-taken")
    return asking.row("sit", command.seat, name=asking.guest.name)


def leave(asking: Asking, command: frames.Leave) -> Row:
    chair = asking.chair(command.seat)
    if asking.table.status not in ("open", "running"):
        raise Problem(409, "table-over")
    if chair.guest != asking.guest.id:
        raise Problem(403, "seat-foreign")
    if chair.left:
        raise Problem(409, "seat-left")
    bot = None if asking.table.status == "open" else substitute(asking.table.head.game)
    return asking.row("leave", command.seat, bot=bot, name=chair.name)


def put_bot(asking: Asking, command: frames.PutBot) -> Row:
    asking.must_be_host()
    chair, status = asking.chair(command.seat), asking.table.status
    if status not in ("open", "running"):
        raise Problem(409, "table-over")
    known = bots.names(asking.table.head.game)
    if command.bot is not None and command.bot not in known:
        raise Problem(422, "unknown-bot", value=chat.clean(command.bot)[:40], known=", ".join(known))
    if chair.kind == "person":
        gone = chair.left or chair.guest not in asking.online
        if status == "open" or command.bot is None or not gone:
            raise Problem(403, "seat-taken")
    elif command.bot is None and status != "open":
        raise Problem(409, "seat-needed")
    if command.bot == chair.bot:
        raise Problem(409, "seat-has-bot")
    return asking.row("bot", command.seat, bot=command.bot)


def substitute(game: str) -> str:
    """The bot that plays on for somebody who left: a good one that does not keep the others waiting."""
    known = bots.names(game)
    return SUBSTITUTE if SUBSTITUTE in known else known[-1]


# ── The table ──────────────────────────────────────────────────────────────


def start(asking: Asking, _: frames.Start) -> Row:
    asking.must_be_host()
    if asking.table.status != "open":
        raise Problem(409, "started")
    if any(chair.kind == "open" for chair in asking.table.chairs):
        raise Problem(409, "seats-open")
    return asking.row("start")


def end(asking: Asking, _: frames.End) -> Row:
    asking.must_be_host()
    if asking.table.status not in ("open", "running"):
        raise Problem(409, "table-over")
    return asking.row("end", reason="host")


def mute(asking: Asking, command: frames.Mute) -> Row:
    asking.must_be_host()
    chair = asking.chair(command.seat)
    if chair.guest is None or chair.guest == asking.guest.id:
        raise Problem(409, "mute-nobody")
    if (chair.guest in asking.table.muted) == command.muted:
        raise Problem(409, "mute-already")
    return asking.row("mute", command.seat, muted=command.muted, name=chair.name)


def say(asking: Asking, command: frames.Say) -> Row:
    seat = asking.must_be_seated()
    if asking.guest.id in asking.table.muted:
        raise Problem(403, "muted")
    words = chat.words_of(asking.table, command)
    return asking.row("chat", seat, **words, name=asking.guest.name)


ROWS: dict[type, Callable[[Asking, Any], Row]] = {
    frames.Move: move,
    frames.Undo: take_back,
    frames.Answer: answer,
    frames.Sit: sit,
    frames.Leave: leave,
    frames.PutBot: put_bot,
    frames.Start: start,
    frames.End: end,
    frames.Mute: mute,
    frames.Say: say,
}


def consequence(table: Table, now: float) -> Row | None:
    """What follows by itself: once all have agreed, the moves are taken back."""
    if table.proposal is not None and table.status == "running" and undo.agreed(table):
        proposal = table.proposal
        return Row(table.last + 1, "undo", now, proposal.seat, proposal.guest, {"to": proposal.to})
    return None
