"""The search of every game as machine code, which has to be built once on each machine.

A process of its own builds it, one game at a time; those that think load it. No table waits for either.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Mapping
from typing import Literal

from villainy import bots
from villainy.engine.game import Game
from villainy.server.thinkers import Thinkers
from villainy.server.thinking import Known, Question

LOG = logging.getLogger("villainy.server")
BUILD = (sys.executable, "-m", "villainy.bots.search.build")

Standing = Literal["none", "cold", "building", "ready", "failed"]  # none: the game has no search


class Searches:
    """`told` is called with a game's name when its search has become ready, or never will be."""

    def __init__(self, games: Mapping[str, Game], told: Callable[[str], None]) -> None:
        self.thinkers = Thinkers()
        self._games = games
        self._told = told
        self._one_at_a_time = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._standing: dict[str, Standing] = {
            name: "none" if bots.LEVELS.keys().isdisjoint(bots.names(name)) else "cold" for name in games
        }

    def standing(self, game: str) -> Standing:
        return self._standing[game]

    def can_think(self, bot: str | None, game: str) -> bool:
        """Whether a bot could move now; those that do not search always can."""
        return bot not in bots.LEVELS or self._standing[game] == "ready"

    def warming(self, game: str) -> bool:
        return self._standing[game] in ("cold", "building")

    def want(self, game: str) -> None:
        """See to it that a game's search will be there."""
        if self._standing[game] == "cold":
            self._standing[game] = "building"
            self._tasks[game] = asyncio.create_task(self._prepare(self._games[game]))

    async def wait(self, game: str) -> bool:
        """Until a game's search is there, or never will be; whether it is."""
        self.want(game)
        if game in self._tasks:
            await asyncio.shield(self._tasks[game])
        return self._standing[game] == "ready"

    async def warm_up(self) -> None:
        """All games, before anybody asks; first those in which a bot that thinks is the usual team mate."""
        for name in sorted(self._games, key=lambda name: not self._games[name].definition.team):
            await self.wait(name)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.thinkers.close()

    async def _prepare(self, game: Game) -> None:
        try:
            async with self._one_at_a_time:
                await self._build(game)
            await self.thinkers.ask(Question("ready", Known.of(game)))
        except Exception as error:
            LOG.error("the search of %s cannot be built, its bots play without it: %s", game.name, error)
            self._standing[game.name] = "failed"
        else:
            self._standing[game.name] = "ready"
        self._told(game.name)

    async def _build(self, game: Game) -> None:
        components = game.components.path
        told = [] if components is None else [str(components)]
        process = await asyncio.create_subprocess_exec(
            *BUILD,
            game.name,
            *told,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, said = await process.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        if process.returncode != 0:
            lines = said.decode(errors="replace").strip().splitlines()
            raise RuntimeError(lines[-1] if lines else f"exit code {process.returncode}")
