"""LISTEN and NOTIFY: how the workers of one PostgreSQL database hear of each other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec
from sqlalchemy.engine import make_url

from villainy.server.errors import Problem
from villainy.server.store import CHANNEL
from villainy.server.viewer import Presence

if TYPE_CHECKING:
    from villainy.server.hub import Hub

LOG = logging.getLogger("villainy.server")
STALE = 40.0  # seconds after which a worker that says nothing has nobody connected any more
RETRY = 1.0


class News(msgspec.Struct, frozen=True):
    """Who is connected to a table by a worker."""

    guests: list[str]
    nameless: int


class PostgresBus:
    """A payload is a worker and a table, and for connections also the news of them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._connection: Any = None
        self._elsewhere: dict[str, dict[str, tuple[float, Presence]]] = {}  # by table and worker

    async def open(self) -> None:
        url = make_url(self._hub.settings.database)
        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await asyncpg.connect(dsn)
        self._connection.add_termination_listener(self._lost)
        await self._connection.add_listener(CHANNEL, self._hear)

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)

    def elsewhere(self, table: str) -> Presence:
        now = self._hub.now()
        connected = Presence()
        for heard, presence in self._elsewhere.get(table, {}).values():
            connected |= presence if now - heard < STALE else Presence()
        return connected

    def present(self, table: str, presence: Presence) -> None:
        news = msgspec.json.encode(News(sorted(presence.guests), presence.nameless)).decode()
        self._hub.spawn(self._send(f"{self._hub.worker} {table} {news}"))

    async def _send(self, payload: str) -> None:
        if self._connection is not None:
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    def _hear(self, _: Any, __: int, ___: str, payload: str) -> None:
        worker, table, *news = payload.split(" ", 2)
        if worker == self._hub.worker:
            return
        if news:
            self._note(worker, table, msgspec.json.decode(news[0], type=News))
        live = self._hub.lives.get(table)
        if live is not None:
            self._hub.spawn(live.catch_up())

    def _note(self, worker: str, table: str, news: News) -> None:
        known = self._elsewhere.setdefault(table, {})
        known[worker] = (self._hub.now(), Presence(frozenset(news.guests), news.nameless))
        if not news.guests and not news.nameless:
            del known[worker]
            if not known:
                del self._elsewhere[table]

    def _lost(self, _: Any) -> None:
        if self._connection is not None:
            self._connection = None
            self._hub.spawn(self._reconnect())

    async def _reconnect(self) -> None:
        """Listen again, and look at everything that may have changed meanwhile."""
        while self._connection is None:
            try:
                await self.open()
            except (OSError, asyncpg.PostgresError):
                LOG.warning("the connection to PostgreSQL is lost; trying again")
                await asyncio.sleep(RETRY)
        for live in list(self._hub.lives.values()):
            with contextlib.suppress(Problem):
                await live.catch_up()
