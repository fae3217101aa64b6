"""The database: one SQLite file by default, PostgreSQL by its URL; brought up to date when it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from villainy.engine.errors import VillainyError
from villainy.server.errors import server_text
from villainy.server.wire import encode_text

Result = TypeVar("Result")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x76696C6C  # of PostgreSQL: two workers that start together migrate one after the other
CODECS: dict[str, Any] = {"json_serializer": encode_text, "json_deserializer": msgspec.json.decode}
DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}
PATIENCE = 30.0  # seconds to wait for another process that writes to the same file


class DatabaseError(VillainyError):
    """A database that cannot be used."""

    def sentence(self, locale: str = "en") -> str:
        return server_text(locale).format(f"error-{self.code}", self.arguments)


def database_url(given: str) -> str:
    """The URL for SQLAlchemy from a path or from what people write."""
    scheme, _, rest = given.partition("://")
    if driver := DRIVERS.get(scheme):
        return f"{driver}://{rest}"
    return given if "://" in given else f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"


class Database:
    """Connections for reading, and one at a time for writing.

    With SQLite a thread of its own writes: a whole transaction is one errand to it, not one a statement.
    """

    def __init__(self, engine: AsyncEngine, writer: Engine | None) -> None:
        self.engine = engine
        self._writing = asyncio.Lock()
        self._writer = writer
        self._thread = ThreadPoolExecutor(1, "database")
        self._connection: Connection | None = None

    @classmethod
    async def open(cls, given: str) -> Database:
        """Connect and migrate; DatabaseError says why that cannot be."""
        url = database_url(given)
        try:
            shown = make_url(url).render_as_string(hide_password=True)
            engine = create_async_engine(
                url,
                **CODECS,
                pool_pre_ping=True,  # a database that was started again is found
            )
        except (ArgumentError, InvalidRequestError, ImportError, ValueError) as error:
            raise DatabaseError("database-url", value=given, problem=str(error)) from None
        writer = None
        if engine.dialect.name == "sqlite":
            writer = create_engine(make_url(url).set(drivername="sqlite"), **CODECS)
            for each in (engine.sync_engine, writer):
                event.listen(each, "connect", _prepare_sqlite)
        database = cls(engine, writer)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except CommandError as error:
            await database.close()
            raise DatabaseError("database-newer", value=shown, problem=str(error)) from None
        except Exception as error:
            await database.close()
            problem = str(getattr(error, "orig", None) or error)
            raise DatabaseError("database-unusable", value=shown, problem=problem) from error
        return database

    @property
    def postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_writer)
        self._thread.shutdown()
        await self.engine.dispose()

    def _close_writer(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._writer is not None:
            self._writer.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do something in a transaction; it is committed when this returns."""
        async with self._writing:
            if self._writer is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_here, work)

    def _write_here(self, work: Callable[[Connection], Result]) -> Result:
        assert self._writer is not None
        if self._connection is None:
            self._connection = self._writer.connect()
        with self._connection.begin():
            return work(self._connection)

    def insert(self, table: Table) -> Any:
        """An insert that can say what to do where its key is taken."""
        return postgresql.insert(table) if self.postgres else sqlite.insert(table)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside the writer, and a commit that survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={int(1000 * PATIENCE)}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
