"""What the tests of the server share: a hub with a clock of its own, and people who sit at its tables."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import villainy
from conformance import load
from villainy.engine.game import Game
from villainy.server import frames
from villainy.server.commands import Guest
from villainy.server.errors import Problem
from villainy.server.hub import Hub
from villainy.server.live import Connection, Live
from villainy.server.opening import Place, Wish
from villainy.server.settings import Settings
from villainy.server.viewer import Presence, Viewer, frame_for
from villainy.server.wire import encode

Test = TypeVar("Test", bound=Callable[..., Any])
MASTERMINDS, EVIL, LOOP = "victorian-masterminds", "professor-evil", "the-loop"
MIDNIGHT = 1_700_000_000.0


def games() -> dict[str, Game]:
    return {name: load(name) for name in villainy.GAMES}


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that awaits."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), 300))  # type: ignore[arg-type]

    return run


@dataclass
class Time:
    """A clock that goes when it is told to."""

    at: float = MIDNIGHT

    def __call__(self) -> float:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += seconds


def seeds() -> Iterator[int]:
    """The same for every hub, so that a test is the same every time."""
    chance = random.Random(5)
    while True:
        yield chance.getrandbits(64)


@asynccontextmanager
async def house(folder: Path, time: Time | None = None, **settings: Any) -> AsyncIterator[Hub]:
    """A hub on a database in this folder; it does nothing by itself but let bots play."""
    chosen = {
        "sweep": 0.0,
        "limits": False,
        "seeds": seeds(),
        "database": str(folder / "tables.db"),
    } | settings
    hub = await Hub.open(Settings(now=time or Time(), **chosen), games())
    try:
        yield hub
    finally:
        await hub.close()


@dataclass
class Person:
    """A guest, and all they were sent."""

    hub: Hub
    guest: Guest
    connections: list[Connection] = field(default_factory=list)
    frames: list[frames.Frame] = field(default_factory=list)

    @classmethod
    async def called(cls, hub: Hub, name: str) -> Person:
        guest = await hub.people.welcome(hub.now())
        return cls(hub, await hub.people.rename(guest.id, name))

    async def join(self, table: str, after: int = 0) -> Connection:
        live = await self.hub.live(table)
        connection = Connection(self.guest, after, self._receive)
        self.connections.append(connection)
        await self.hub.connect(live, connection)
        return connection

    async def go(self, table: str) -> None:
        live = await self.hub.live(table)
        while self.connections:
            await self.hub.disconnect(live, self.connections.pop())

    def _receive(self, data: bytes) -> None:
        self.frames.append(msgspec.json.decode(data, type=frames.Frame))

    @property
    def last(self) -> frames.Frame:
        return self.frames[-1]

    async def do(self, table: str, command: frames.Command) -> Any:
        return await self.hub.obey_and_tell(await self.hub.live(table), self.guest, command)

    async def refused(self, table: str, command: frames.Command) -> Problem:
        """Why a command is refused; it has changed nothing."""
        live = await self.hub.live(table)
        before, rows = everything(live), len(await self.hub.store.rows_after(table, 0))
        try:
            await self.do(table, command)
        except Problem as problem:
            assert everything(live) == before
            assert len(await self.hub.store.rows_after(table, 0)) == rows
            return problem
        raise AssertionError(f"{command} was not refused")

    async def move(self, table: str, action: str | None = None) -> frames.Frame:
        """Play an action, or the first there is."""
        live = await self.hub.live(table)
        assert live.table.match is not None
        text = action or live.table.match.notation(live.table.match.legal()[0])
        answer = await self.do(table, frames.Move(live.table.last, text))
        assert isinstance(answer, frames.Frame)
        return answer


def everything(live: Live) -> list[bytes]:
    """All that anybody could be shown of a table."""
    table = live.table
    viewers = [Viewer(), *(Viewer((seat,), True) for seat in range(table.head.players))]
    return [encode(frame_for(table, viewer, 0, Presence(), MIDNIGHT)) for viewer in viewers]


async def open_table(
    hub: Hub, game: str, *places: Person | str | None, host: Person | None = None, **wishes: Any
) -> str:
    """A table for people, bots by name, and open seats."""
    people = [place for place in places if isinstance(place, Person)]
    seats = [
        Place(place.guest) if isinstance(place, Person) else Place(None, place if place else None)
        for place in places
    ]
    options = wishes.pop("options", {})
    wish = Wish(hub.game(game), len(seats), options, seats, **({"start": None not in places} | wishes))
    return await hub.open_table(wish, (host or people[0]).guest)


async def settle(hub: Hub) -> None:
    """Until no bot thinks any more."""
    while hub.players.busy:
        await asyncio.sleep(0.002)


async def play_to_end(hub: Hub, table: str, *people: Person, seed: int = 1) -> Live:
    """Random moves by the people, until the game is over."""
    chance = random.Random(seed)
    by_id = {person.guest.id: person for person in people}
    live = await hub.live(table)
    while live.table.status == "running":
        await settle(hub)
        asked = live.table.asked
        if asked is None or live.table.match is None:
            continue
        person = by_id[live.table.chairs[asked].guest or ""]
        action = live.table.match.notation(chance.choice(live.table.match.legal()))
        await person.move(table, action)
    return live
