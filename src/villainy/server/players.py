"""Bots at the table: they think in threads, from what their seat may know, and move like anybody else."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from villainy import bots
from villainy.engine.seeds import derived
from villainy.server import frames
from villainy.server.commands import Asking, Guest, strongest
from villainy.server.errors import Overtaken, to_wire
from villainy.server.rows import Row

if TYPE_CHECKING:
    from villainy.server.hub import Hub
    from villainy.server.live import Live

LOG = logging.getLogger("villainy.server")
THREADS = 2


class Players:
    """The bots of one worker. The worker that wrote the row before lets the bot play; others wait for it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pool = ThreadPoolExecutor(THREADS, "bot")
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._minds: dict[tuple[str, int, str], bots.Bot] = {}  # by table, seat and name: a plan may go on

    def wake(self, live: Live) -> None:
        """See to it that the bot that is asked at this table decides."""
        table = live.table.head.id
        if live.table.asked_bot is not None and table not in self._playing:
            task = asyncio.create_task(self._play(live))
            self._playing[table] = task
            task.add_done_callback(lambda _: self._playing.pop(table, None))

    async def close(self) -> None:
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def forget(self, table: str) -> None:
        for key in [key for key in self._minds if key[0] == table]:
            del self._minds[key]

    @property
    def busy(self) -> set[str]:
        return set(self._playing)

    async def _play(self, live: Live) -> None:
        """Move as long as bots are asked."""
        while True:
            async with live.held():
                table, name, seat = live.table, live.table.asked_bot, live.table.asked
                if name is None or seat is None or table.match is None:
                    return
                moment = table.turning_points[-1]
                before = bots.Table.of(table.match, seat)
                mind = self._mind(live, seat, name)
            action = await self._think(mind, before)
            async with live.held():
                table = live.table
                same = table.asked == seat and table.asked_bot == name and table.turning_points[-1] == moment
                if not same:
                    continue
                data = {"action": before.notation(action)}
                try:
                    await live.write(Row(table.last + 1, "move", self._hub.now(), seat, None, data))
                except Overtaken:
                    if live.table.turning_points[-1] != moment:
                        return  # another worker plays this bot

    def _mind(self, live: Live, seat: int, name: str) -> bots.Bot:
        table = live.table
        key = (table.head.id, seat, name)
        if key not in self._minds:
            seed = derived(table.seed, f"bot {name}", seat, table.last)
            self._minds[key] = bots.load(name, table.head.game, seed)
        return self._minds[key]

    async def _think(self, mind: bots.Bot, before: bots.Table) -> int:
        """What a bot chooses; one that stumbles plays anything, as the table must go on."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, mind.choose, before)
        except Exception:
            LOG.exception("a bot stumbled")
            return before.legal[0]

    # ── Hints ──────────────────────────────────────────────────────────────

    async def hint(self, live: Live, guest: Guest) -> frames.Hint:
        """What the strongest bot would do in the seat of the guest who is asked."""
        async with live.held():
            table = live.table
            seat = Asking(table, guest, self._hub.now()).must_be_asked()
            assert table.match is not None
            match = table.match.copy()
            before = bots.Table.of(match, seat)
            seed = derived(table.seed, "hint", seat, table.turning_points[-1])
        action = await self._think(bots.load(strongest(table.head.game), table.head.game, seed), before)
        return frames.Hint(match.notation(action), to_wire(match.describing(action)))
