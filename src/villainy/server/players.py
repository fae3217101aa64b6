"""Bots at the table: they think beside it, from what their seat may know, and move like anybody else.

Those that search do it in processes of their own, with machine code that `searches.py` has made ready; until
then the table says that they warm up. Where it cannot be made, another bot takes the seat, by a row that
everybody reads; where a search fails once, that other bot chooses for it once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from villainy import bots
from villainy.engine.dialect import States
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.seeds import derived
from villainy.server import frames, hints
from villainy.server.commands import Asking, Guest
from villainy.server.errors import Overtaken, Problem
from villainy.server.rows import Row
from villainy.server.table import Table
from villainy.server.thinking import Answer, Before, Question

if TYPE_CHECKING:
    from villainy.server.hub import Hub
    from villainy.server.live import Live

LOG = logging.getLogger("villainy.server")
THREADS = 2  # for bots that know at once
WITHOUT_SEARCH = "greedy"  # who plays where a search cannot be built, and chooses where one fails
QUICK_HINT, LONG_HINT = "adept", "expert"


@dataclass(frozen=True)
class Position:
    """How it stands, to be looked at elsewhere; states are never written to."""

    game: Game
    states: States
    players: int
    options: dict[str, str]

    @classmethod
    def of(cls, match: Match) -> Position:
        return cls(match.game, match.states, match.players, match.options)

    def before(self, seat: int) -> Before:
        """The same for another process."""
        return Before.of(self._match(), seat)

    def choose(self, mind: bots.Bot, seat: int) -> str:
        table = bots.Table.of(self._match(), seat)
        return table.notation(mind.choose(table))

    def guess(self, mind: bots.Bot, seat: int, name: str, warming: bool) -> frames.Hint:
        match = self._match()
        return hints.guess(bots.Table.of(match, seat), match, mind, name, warming)

    def _match(self) -> Match:
        return Match(self.game, self.states, self.players, self.options)


class Players:
    """The bots of one worker. The worker that wrote the row before lets the bot play; others wait for it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pool = ThreadPoolExecutor(THREADS, "bot")
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._advised: set[str] = set()  # guests for whom a bot is thinking
        self._minds: dict[tuple[str, int, str], bots.Bot] = {}  # by table, seat and name: a plan may go on

    def wake(self, live: Live) -> None:
        """See to it that the bot that is asked at this table decides, now or when it can."""
        table, searches = live.table, self._hub.searches
        if _searches_at(table):
            searches.want(table.head.game)
        bot = table.asked_bot
        if bot is None or table.head.id in self._playing:
            return
        if bot not in bots.LEVELS or not searches.warming(table.head.game):
            task = asyncio.create_task(self._play(live))
            self._playing[live.id] = task
            task.add_done_callback(lambda _: self._playing.pop(live.id, None))

    def warming(self, table: Table) -> bool:
        """Whether a bot at this table has to wait until it can think."""
        return _searches_at(table) and self._hub.searches.warming(table.head.game)

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
        """Move as long as bots are asked that can."""
        searches = self._hub.searches
        while True:
            async with live.held():
                table, name, seat = live.table, live.table.asked_bot, live.table.asked
                if name is None or seat is None or table.match is None:
                    return
                if not searches.can_think(name, table.head.game):
                    if searches.warming(table.head.game):
                        return
                    await self._replace(live, seat)
                    continue
                moment = table.turning_points[-1]
                position = Position.of(table.match)
            action = await self._choose(table, position, seat, name)
            async with live.held():
                table = live.table
                same = table.asked == seat and table.asked_bot == name and table.turning_points[-1] == moment
                if not same or table.match is None:
                    continue
                # One that stumbles plays anything, as the table must go on.
                data = {"action": action or table.match.notation(table.match.legal()[0])}
                try:
                    await live.write(Row(table.last + 1, "move", self._hub.now(), seat, None, data))
                except Overtaken:
                    if live.table.turning_points[-1] != moment:
                        return  # another worker plays this bot

    async def _replace(self, live: Live, seat: int) -> None:
        """A bot that will never be able to think gives its seat to one that need not; the lock is held."""
        data = {"bot": WITHOUT_SEARCH, "reason": "search"}
        with contextlib.suppress(Overtaken):
            await live.write(Row(live.table.last + 1, "bot", self._hub.now(), seat, None, data))

    async def _choose(self, table: Table, position: Position, seat: int, name: str) -> str | None:
        """The text of what a bot does, or one that need not search where it stumbles; None where both do."""
        for each in dict.fromkeys((name, WITHOUT_SEARCH)):
            try:
                if each in bots.LEVELS:
                    seed = derived(table.seed, f"bot {each}", seat, table.turning_points[-1])
                    return (await self._search("choose", position, seat, each, seed)).action
                mind = self._mind(table, seat, each)
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._pool, position.choose, mind, seat)
            except Exception:
                LOG.exception("a bot stumbled")
        return None

    def _mind(self, table: Table, seat: int, name: str) -> bots.Bot:
        key = (table.head.id, seat, name)
        if key not in self._minds:
            seed = derived(table.seed, f"bot {name}", seat, table.last)
            self._minds[key] = bots.load(name, table.head.game, seed)
        return self._minds[key]

    async def _search(self, kind: str, position: Position, seat: int, name: str, seed: int) -> Answer:
        """Let a search think; the strongest has several threads where nobody else needs the processors."""
        thinkers, before = self._hub.searches.thinkers, position.before(seat)
        threads = max(1, thinkers.idle) if name == LONG_HINT else 1
        return await thinkers.ask(Question(kind, before.game, before, bots.LEVELS[name], seed, threads, name))

    # ── Hints ──────────────────────────────────────────────────────────────

    async def hint(self, live: Live, guest: Guest, longer: bool = False) -> frames.Hint:
        """What a good bot would do in the seat of the guest who is asked; one thought at a time for each."""
        if guest.id in self._advised:
            raise Problem(429, "too-many")
        self._advised.add(guest.id)
        try:
            return await self._hint(live, guest, longer)
        finally:
            self._advised.discard(guest.id)

    async def _hint(self, live: Live, guest: Guest, longer: bool) -> frames.Hint:
        async with live.held():
            table = live.table
            seat = Asking(table, guest, self._hub.now()).must_be_asked()
            if not table.hints:
                raise Problem(403, "no-hints")
            assert table.match is not None
            position, row = Position.of(table.match), table.turning_points[-1]
            seed = derived(table.seed, "hint", seat, row)
        game, searches = table.head.game, self._hub.searches
        searches.want(game)
        if searches.standing(game) == "ready":
            name = LONG_HINT if longer else QUICK_HINT
            try:
                found = (await self._search("hint", position, seat, name, seed)).hint
                assert found is not None
                return msgspec.structs.replace(found, row=row)
            except Exception:
                LOG.exception("a search for a hint stumbled")
        known = bots.names(game)
        name = WITHOUT_SEARCH if WITHOUT_SEARCH in known else known[-1]
        mind, warming = bots.load(name, game, seed), searches.warming(game)
        work = partial(position.guess, mind, seat, name, warming)
        found = await asyncio.get_running_loop().run_in_executor(self._pool, work)
        return msgspec.structs.replace(found, row=row)


def _searches_at(table: Table) -> bool:
    """Whether a bot that searches plays at this table."""
    return not table.finished and any(chair.bot in bots.LEVELS for chair in table.chairs)
