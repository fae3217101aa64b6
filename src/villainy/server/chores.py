"""What a worker sees to by itself: clocks that run out, bots left alone, tables nobody looks at any more."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from villainy.server.errors import Problem
from villainy.server.live import Live

if TYPE_CHECKING:
    from villainy.server.hub import Hub

QUIET = 300.0  # seconds after which a table without a connection is let go
CALM = 10.0  # seconds after which the position of a table is kept for a release
HEARTBEAT = 10.0
GONE = 3 * HEARTBEAT  # without a heartbeat for so long, all workers were gone
CLAIM = 30.0  # seconds for a worker to play the bot it took over


class Chores:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._beaten = 0.0

    async def begin(self) -> None:
        """Go on where the last server stopped, then look after everything every now and then."""
        hub = self._hub
        last, now = await hub.store.heartbeat(), hub.now()
        if last is not None and (now - last > GONE or not hub.database.postgres):
            await hub.store.free_bots(now)
            for table in await hub.store.timed():
                with contextlib.suppress(Problem):
                    await self._resume(await hub.live(table), now - last)
        await self._beat(now)
        if hub.settings.sweep:
            hub.spawn(self._sweep_on())
            hub.spawn(self._record_the_rest())

    async def _resume(self, live: Live, stood_still: float) -> None:
        """The time a server stood still is nobody's, and who is not yet back is given a grace."""
        stood_still = min(stood_still, self._hub.now() - live.table.rows[-1].at)
        await live.note("pause", None, seconds=round(max(0.0, stood_still), 3))
        if live.table.head.pace.kind == "live":
            for guest in live.table.people():
                await live.note("away", guest)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self._hub.settings.sweep)
            await self.sweep()

    async def sweep(self) -> None:
        """One round."""
        hub = self._hub
        now = hub.now()
        for table in await hub.store.due_clocks(now):
            with contextlib.suppress(Problem):
                await (await hub.live(table)).end_time()
        if hub.settings.bots:
            for table in await hub.store.due_bots(now):
                await self._adopt(table, now)
        for live in list(hub.lives.values()):
            await self._let_go(live, now)
        if now - self._beaten >= HEARTBEAT:
            await self._beat(now)

    async def _adopt(self, table: str, now: float) -> None:
        """Play a bot whose worker is gone."""
        if table not in self._hub.players.busy and await self._hub.store.claim_bot(table, now, now + CLAIM):
            with contextlib.suppress(Problem):
                self._hub.players.wake(await self._hub.live(table))

    async def _let_go(self, live: Live, now: float) -> None:
        if live.lock.locked() or live.id in self._hub.players.busy:
            return
        if now - live.used > CALM and not live.table.finished:
            await live.keep_snapshot()
        if not live.connections and now - live.used > QUIET and not live.lock.locked():
            self._hub.lives.pop(live.id, None)
            self._hub.players.forget(live.id)

    async def _beat(self, now: float) -> None:
        self._beaten = now
        await self._hub.store.beat(now)
        for live in self._hub.lives.values():
            if live.connections:
                self._hub.bus.present(live.id, live.presence_here())

    async def _record_the_rest(self) -> None:
        """Record the games that ended as the last server stopped."""
        for table in await self._hub.store.unrecorded():
            with contextlib.suppress(Problem):
                live = await self._hub.live(table)
                if live.table.match is not None and live.table.recording is None:
                    await self._hub.record(live)
