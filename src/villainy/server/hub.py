"""All tables of a worker: loaded when somebody comes, told of what happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine, Mapping
from typing import Any

import msgspec

import villainy
from villainy.engine.game import Game
from villainy.engine.seeds import new_seed
from villainy.server import frames, history
from villainy.server.bus import Bus, NoBus
from villainy.server.careers import Careers
from villainy.server.chances import Chances, estimate
from villainy.server.chores import Chores
from villainy.server.commands import Asking, Guest
from villainy.server.database import Database
from villainy.server.errors import Overtaken, Problem
from villainy.server.gameinfo import Pages
from villainy.server.limits import Limits
from villainy.server.lines import Lines
from villainy.server.live import Connection, Live, standing
from villainy.server.loading import carry_over, fits, load_table
from villainy.server.opening import Wish, open_table, rematch_of
from villainy.server.people import People
from villainy.server.players import Players
from villainy.server.postgres import PostgresBus
from villainy.server.recording import Recording
from villainy.server.rows import Row
from villainy.server.searches import Searches
from villainy.server.settings import Settings
from villainy.server.store import Append, Store
from villainy.server.table import Head, Table
from villainy.server.tutorials import Tutorials

LOG = logging.getLogger("villainy.server")


class Hub:
    """What a worker knows and does."""

    def __init__(
        self, settings: Settings, database: Database, people: People, games: Mapping[str, Game]
    ) -> None:
        self.settings = settings
        self.now = settings.now
        self.database = database
        self.people = people
        self.games = games
        self.worker = secrets.token_hex(4)
        self.store = Store(database, self.worker)
        self.bus: Bus = PostgresBus(self) if database.postgres else NoBus()
        self.searches = Searches(games, self._search_done)
        self.players = Players(self)
        self.chores = Chores(self)
        self.lines = Lines(database)
        self.pages = Pages()
        self.tutorials = Tutorials()
        self.careers = Careers(database)
        self.limits = Limits(settings.now, settings.limits)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._recording: dict[str, asyncio.Task[None]] = {}
        self._estimating: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: Settings, games: Mapping[str, Game] | None = None) -> Hub:
        """Open the database, and go on where the last server stopped."""
        database = await Database.open(settings.database)
        people = await People.open(database)
        loaded = games or {name: villainy.load(name, backend=settings.backend) for name in villainy.GAMES}
        hub = cls(settings, database, people, loaded)
        try:
            await hub.bus.open()
            await hub.chores.begin()
            if settings.bots and settings.warm:
                hub.spawn(hub.searches.warm_up())
        except BaseException:
            await hub.close()
            raise
        return hub

    async def close(self) -> None:
        await self.players.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.searches.close()
        for live in self.lives.values():
            with contextlib.suppress(Exception):
                await live.keep_snapshot()
        with contextlib.suppress(Exception):
            await self.store.beat(self.now())
        await self.bus.close()
        await self.store.close()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else; what goes wrong with it is written down."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Problem):
            LOG.error("something went wrong behind a table", exc_info=error)

    # ── Tables ─────────────────────────────────────────────────────────────

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise Problem(404, "unknown-game", value=name[:40], known=", ".join(self.games))
        return self.games[name]

    async def live(self, table: str) -> Live:
        """The table of this name, from memory or from the database; Problem where there is none."""
        if table not in self.lives:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    if table not in self.lives:
                        self.lives[table] = Live(self, await self.read_table(table))
            finally:
                self._loading.pop(table, None)
        live = self.lives[table]
        live.used = self.now()
        return live

    async def read_table(self, table: str) -> Table:
        """Fold a table; one by older rules goes on by these where it can, and is closed where it cannot."""
        head = await self.store.head(table)
        if head is None or head.game not in self.games:
            raise Problem(404, "no-such-table")
        game, rows = self.games[head.game], await self.store.rows_after(table, 0)
        if head.status in ("over", "ended"):
            found = load_table(head, game, rows, await self.store.recording(table))
            found.earned = await self.careers.earned(found)
            return found
        if not fits(head, game):
            changes = carry_over(head, game, rows)
            if changes is None:
                return await self._close(head, rows)
            await self.store.change(table, **changes)
            head = msgspec.structs.replace(head, **changes)
        return load_table(head, game, rows, None)

    async def _close(self, head: Head, rows: list[Row]) -> Table:
        """End a table whose position no longer fits the rules."""
        row = Row(len(rows) + 1, "end", self.now(), None, None, {"reason": "release"})
        changes = {"status": "ended", "row": row.row, "updated": row.at}
        changes |= {"asked": None, "due": None, "bot_due": None}
        await self.store.append(Append(head.id, [row], changes))
        return await self.read_table(head.id)

    async def open_table(self, wish: Wish, host: Guest) -> str:
        table = open_table(wish, host, self.now(), self._new_seed())
        await self._keep_new(table)
        return table.head.id

    def _new_seed(self) -> int:
        return new_seed() if self.settings.seeds is None else next(self.settings.seeds)

    async def _keep_new(self, table: Table) -> None:
        live = Live(self, table)
        changes = standing(table, self.now()) | live.snapshot()
        await self.store.add_table(table.head, changes, table.rows, table.chairs)
        self.lives[table.head.id] = live
        self.after_write(live)

    async def rematch(self, live: Live, guest: Guest) -> None:
        """A new table for the same people; whoever asks second is shown the first one's."""
        async with live.held():
            table = live.table
            asking = Asking(table, guest, self.now())
            asking.must_be_seated()
            if not table.finished:
                raise Problem(409, "not-over")
            if table.rematch is None:
                again = rematch_of(table, guest, self.now(), self._new_seed())
                await self._keep_new(again)
                try:
                    await live.write(asking.row("rematch", table=again.head.id))
                except Overtaken:
                    self.lives.pop(again.head.id, None)
                    await self.store.remove_table(again.head.id)
                    if live.table.rematch is None:
                        raise

    async def obey(self, live: Live, guest: Guest, command: frames.Command) -> frames.Message | None:
        """Do what a guest asks for, unless they talk too much."""
        if isinstance(command, frames.Say):
            self.limits.check_chat(guest.id)
        return await live.obey(guest, command)

    async def obey_and_tell(
        self, live: Live, guest: Guest, command: frames.Command, after: int | None = None
    ) -> frames.Message:
        """The same for who has no socket: answered by a frame with the rows after one, or the new ones."""
        before = live.table.last if after is None else after
        answer = await self.obey(live, guest, command)
        if answer is None:
            async with live.held():
                answer = live.frame(guest.id, before)
        return answer

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name, also at the tables where the guest sits."""
        renamed = await self.people.rename(guest.id, name)
        for table in await self.store.seated(guest.id):
            with contextlib.suppress(Problem):
                await (await self.live(table)).note("name", guest.id, name=renamed.name)
        for live in self.lives.values():
            for connection in live.connections:
                if connection.id == guest.id:
                    connection.guest = renamed
        return renamed

    # ── Looking back ───────────────────────────────────────────────────────

    async def moment(self, table: str, row: int, seat: int | None, guest: Guest | None) -> frames.Position:
        live = await self.live(table)
        async with live.held():
            return history.moment(live, row, seat, guest)

    async def replay(self, table: str, seat: int | None, guest: Guest | None) -> bytes:
        live = await self.live(table)
        if live.table.finished and live.table.recording is None and live.table.match is not None:
            await self.record(live)
        return history.replay(live, seat, guest)

    async def chances(self, table: str) -> Chances:
        """How likely everybody was to win, all along; it is made when somebody asks for the first time."""
        live = await self.live(table)
        if not live.table.finished:
            raise Problem(409, "not-over")
        kept = await self.store.chances(table)
        if kept is not None:
            return msgspec.convert(kept, Chances)
        if self.searches.standing(live.table.head.game) in ("none", "failed"):
            return Chances("none")
        self.estimate(live)
        return Chances("pending")

    async def transcript(self, table: str) -> dict[str, Any]:
        return history.transcript(await self.live(table))

    # ── Connections ────────────────────────────────────────────────────────

    async def connect(self, live: Live, connection: Connection) -> None:
        async with live.held():
            live.connections.add(connection)
            live.greet(connection)
        await self._came_or_went(live, connection, "back")

    async def disconnect(self, live: Live, connection: Connection) -> None:
        live.connections.discard(connection)
        live.used = self.now()
        await self._came_or_went(live, connection, "away")

    async def _came_or_went(self, live: Live, connection: Connection, kind: str) -> None:
        """Tell the others; where a clock is live it is a row, as the time depends on it."""
        guest = connection.id
        if any(other is not connection and other.id == guest for other in live.connections if guest):
            return
        self.bus.present(live.id, live.presence_here())
        table = live.table
        timed = table.status == "running" and table.head.pace.kind == "live"
        elsewhere = guest in self.bus.elsewhere(live.id).guests
        if timed and guest is not None and table.seats_of(guest) and not elsewhere:
            with contextlib.suppress(Problem):
                await live.note(kind, guest)
                return
        async with live.held():
            live.broadcast()

    # ── What follows ───────────────────────────────────────────────────────

    def after_write(self, live: Live) -> None:
        """Let a bot decide that is asked, and keep a game that is over."""
        if self.settings.bots:
            self.players.wake(live)
        if live.table.finished and live.table.match is not None and live.table.recording is None:
            self.record(live)

    def record(self, live: Live) -> asyncio.Task[None]:
        """Keep what was to be seen, made beside everything else."""
        if live.id not in self._recording:
            task = self._recording[live.id] = self.spawn(self._record(live))
            task.add_done_callback(lambda _: self._recording.pop(live.id, None))
        return self._recording[live.id]

    async def _record(self, live: Live) -> None:
        table = live.table
        recording = await asyncio.to_thread(Recording.of, table)
        await self.store.change(live.id, recording=recording.pack())
        table.recording = recording
        if self.searches.standing(table.head.game) == "ready":
            self.estimate(live)

    def estimate(self, live: Live) -> None:
        """Look back at who was likely to win, beside everything else."""
        if live.id not in self._estimating:
            task = self._estimating[live.id] = self.spawn(self._estimate(live))
            task.add_done_callback(lambda _: self._estimating.pop(live.id, None))

    async def _estimate(self, live: Live) -> None:
        if await self.searches.wait(live.table.head.game):
            found = await estimate(live.table, self.searches.thinkers)
            await self.store.change(live.id, chances=msgspec.to_builtins(found))

    def _search_done(self, game: str) -> None:
        """Tell the tables that waited for it."""
        for live in list(self.lives.values()):
            if live.table.head.game == game and not live.table.finished:
                self.spawn(self._go_on(live))

    async def _go_on(self, live: Live) -> None:
        async with live.held():
            live.broadcast()
        if self.settings.bots:
            self.players.wake(live)
