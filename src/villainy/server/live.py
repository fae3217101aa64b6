"""A table that a worker holds in memory: one change at a time, and everybody connected is told of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection as Transaction

from villainy.server import frames
from villainy.server.commands import ROWS, Asking, Guest, consequence, parse, substitute
from villainy.server.errors import Overtaken
from villainy.server.frames import Frame
from villainy.server.positions import why_not
from villainy.server.rows import MATCH_KINDS, SEAT_KINDS, Row
from villainy.server.store import Append
from villainy.server.table import Table
from villainy.server.viewer import Presence, Viewer, frame_for
from villainy.server.wire import encode

if TYPE_CHECKING:
    from villainy.server.hub import Hub

SNAPSHOT_EVERY = 10  # turning points between two positions kept for a release
ATTEMPTS = 5  # at writing a row while other workers write, too
BOT_PATIENCE = 20.0  # seconds after which any worker may play a bot that has not moved


class Connection:
    """A socket at a table: whose it is, the row it has been told of, and where its messages go."""

    def __init__(self, guest: Guest | None, seen: int, send: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.seen = seen
        self.send = send

    @property
    def id(self) -> str | None:
        return None if self.guest is None else self.guest.id


class Live:
    """Everything that changes the table is done under its lock, and told after its commit."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self._lost = False  # something failed in the middle, and what is kept could not be read again
        self.connections: set[Connection] = set()
        self.used = hub.now()
        self.kept_at = table.head.snapshot_row or 0  # the row of the position kept for a release

    @property
    def id(self) -> str:
        return self.table.head.id

    @contextlib.asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """One at a time, and what is seen is what is kept."""
        async with self.lock:
            if self._lost:
                await self.reload()
            yield

    # ── Changing ───────────────────────────────────────────────────────────

    async def obey(self, guest: Guest, command: frames.Command) -> frames.Message | None:
        """Do what a guest asks for; the answer comes after the commit, Problem where nothing is changed.

        What changes the table is answered by the frame that everybody is sent.
        """
        self.used = self.hub.now()
        match command:
            case frames.Ping():
                return frames.Pong()
            case frames.AskHint():
                return await self.hub.players.hint(self, guest, command.longer)
            case frames.Rematch():
                await self.hub.rematch(self, guest)
                return None
        async with self.held():
            asking = Asking(self.table, guest, self.hub.now(), self.presence().guests)
            if isinstance(command, frames.AskWhy):
                return self._why(asking, command)
            await self._write_first(lambda: ROWS[type(command)](replace(asking, table=self.table), command))
            return None

    async def _write_first(self, make: Callable[[], Row]) -> None:
        """Write a row; where another worker was quicker, look whether it can still be, and try again."""
        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(Overtaken):
                return await self.write(make())
        await self.write(make())

    async def write(self, row: Row) -> None:
        """Let a row happen, with what follows; the lock is held. Overtaken where another was quicker."""
        first = len(self.table.rows)
        try:
            next_row: Row | None = row
            while next_row is not None:
                self.table.apply(next_row)
                next_row = consequence(self.table, row.at)
            kept = await self.hub.store.append(self._append(self.table.rows[first:]))
        except BaseException:
            self._lost = True
            await asyncio.shield(self.reload())
            raise
        if not kept:
            self._lost = True
            await self.reload()
            self.broadcast()
            raise Overtaken()
        self.broadcast()
        self.hub.after_write(self)

    def _append(self, written: list[Row]) -> Append:
        table = self.table
        changes = standing(table, written[-1].at)
        if any(row.kind in MATCH_KINDS for row in written):
            changes |= self.snapshot()
        seats = {row.seat for row in written if row.kind in SEAT_KINDS and row.seat is not None}
        append = Append(table.head.id, written, changes, {seat: table.chairs[seat] for seat in seats})
        if table.status == "over" and written[-1].kind in MATCH_KINDS:
            append.besides = self._keep_career
        return append

    def _keep_career(self, connection: Transaction) -> None:
        self.table.earned = self.hub.careers.keep(connection, self.table, self.table.rows[-1].at)

    def snapshot(self, now: bool = False) -> dict[str, Any]:
        """Every few moves, or now, the position itself is kept for a release with other rules."""
        table = self.table
        since = [row for row in table.turning_points[-SNAPSHOT_EVERY:] if row > self.kept_at]
        enough = now or self.kept_at == 0 or len(since) == SNAPSHOT_EVERY
        if table.match is None or not since or not (enough or table.match.over):
            return {}
        self.kept_at = since[-1]
        return {"snapshot": table.match.position(), "snapshot_row": since[-1]}

    async def keep_snapshot(self) -> None:
        """Keep the position of a table that has fallen quiet."""
        async with self.held():
            if changes := self.snapshot(now=True):
                await self.hub.store.append(Append(self.id, [], changes))

    # ── Keeping up with other workers ──────────────────────────────────────

    async def reload(self) -> None:
        """Fold the table anew from what is kept; the lock is held."""
        self.table = await self.hub.read_table(self.id)
        self._lost = False
        self.kept_at = self.table.head.snapshot_row or 0

    async def catch_up(self) -> None:
        """Let the rows happen that another worker wrote."""
        async with self.held():
            for row in await self.hub.store.rows_after(self.id, self.table.last):
                self.table.apply(row)
            if self.table.status == "over":
                self.table.earned = await self.hub.careers.earned(self.table)
            self.broadcast()

    # ── Telling ────────────────────────────────────────────────────────────

    def presence(self) -> Presence:
        """Who is connected, here and by other workers."""
        return self.presence_here() | self.hub.bus.elsewhere(self.id)

    def presence_here(self) -> Presence:
        guests = frozenset(connection.id for connection in self.connections if connection.id is not None)
        return Presence(guests, sum(connection.id is None for connection in self.connections))

    def frame(self, guest: str | None, after: int) -> Frame:
        after = after if 0 <= after <= self.table.last else 0
        viewer, warming = Viewer.of(self.table, guest), self.hub.players.warming(self.table)
        return frame_for(self.table, viewer, after, self.presence(), self.hub.now(), warming)

    def broadcast(self) -> None:
        """A frame for everybody connected, made once for all who see the same."""
        groups: defaultdict[tuple[Viewer, int], list[Connection]] = defaultdict(list)
        for connection in self.connections:
            groups[Viewer.of(self.table, connection.id), connection.seen].append(connection)
        presence, now, warming = self.presence(), self.hub.now(), self.hub.players.warming(self.table)
        for (viewer, seen), group in groups.items():
            after = seen if seen <= self.table.last else 0
            self._tell(group, encode(frame_for(self.table, viewer, after, presence, now, warming)))

    def greet(self, connection: Connection) -> None:
        """A frame for one: all since the row it has seen. The lock is held."""
        self._tell([connection], encode(self.frame(connection.id, connection.seen)))

    def _tell(self, group: Iterable[Connection], message: bytes) -> None:
        for connection in group:
            connection.seen = self.table.last
            connection.send(message)

    # ── Questions ──────────────────────────────────────────────────────────

    def _why(self, asking: Asking, command: frames.AskWhy) -> frames.Why:
        """Why not, for who is asked; all others only hear whose turn it is."""
        seat = asking.must_be_asked()
        match, action = asking.match, parse(asking.table, command.action)
        return frames.Why(match.notation(action), why_not(match, seat, action))

    # ── What happens by itself ─────────────────────────────────────────────

    async def end_time(self) -> None:
        """A bot takes the seat over whose clock has run out."""
        async with self.held():
            due, seat, now = self.table.clocks.due(), self.table.clocks.runner, self.hub.now()
            if seat is None or due is None or due > now:
                return
            chair = self.table.chairs[seat]
            data = {"bot": substitute(self.table.head.game), "reason": "time", "name": chair.name}
            await self.write(Row(self.table.last + 1, "leave", now, seat, None, data))

    async def note(self, kind: str, guest: str | None, **data: Any) -> None:
        """Write a row that nobody is shown."""
        async with self.held():
            await self._write_first(lambda: Row(self.table.last + 1, kind, self.hub.now(), None, guest, data))


def standing(table: Table, at: float) -> dict[str, Any]:
    """How a table stands, for lists of tables and for what waits."""
    changes: dict[str, Any] = {
        "row": table.last,
        "updated": at,
        "status": table.status,
        "rewound": table.rewound,
        "asked": table.asked,
        "due": table.clocks.due(),
        "bot_due": None if table.asked_bot is None else at + BOT_PATIENCE,
        "rematch": table.rematch,
    }
    outcome = None if table.match is None else table.match.outcome
    return changes if outcome is None else changes | {"outcome": outcome}
