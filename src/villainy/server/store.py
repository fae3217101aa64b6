"""Tables in the database. Rows are appended in batches: one commit serves all tables that move at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, func, select, text, update

from villainy.server.database import Database
from villainy.server.models import rows, seats, settings, tables
from villainy.server.rows import Row
from villainy.server.table import Chair, Head

CHANNEL = "villainy"  # on which PostgreSQL tells the other workers of a new row
HEAD = [tables.c[part.name] for part in msgspec.structs.fields(Head)]


@dataclass
class Append:
    """Rows to be written to a table, with what they change about it."""

    table: str
    rows: Sequence[Row]
    changes: dict[str, Any]
    chairs: dict[int, Chair] = field(default_factory=dict)  # those that have changed
    besides: Callable[[Connection], None] | None = None  # what else is written with them
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """`worker` is this process' name on the channel between workers."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker
        self._insert_row = database.insert(rows).on_conflict_do_nothing()
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # ── Appending ──────────────────────────────────────────────────────────

    async def append(self, append: Append) -> bool:
        """True once the rows are kept for good; False where another worker was quicker, and nothing is."""
        if self._task is None:
            self._task = asyncio.create_task(self._write_on())
        self._waiting.append(append)
        self._wake.set()
        return await append.done

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = sorted(self._waiting, key=lambda append: append.table), []
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[Append]) -> None:
        """All in one transaction; where that fails, each in its own, so that one cannot spoil the others."""
        try:
            written = await self.database.write(
                lambda connection: [self._write(connection, append) for append in batch]
            )
        except Exception as error:
            if len(batch) > 1:
                for append in batch:
                    await self._write_batch([append])
            elif not batch[0].done.done():
                batch[0].done.set_exception(error)
            return
        for append, kept in zip(batch, written):
            if not append.done.done():
                append.done.set_result(kept)

    def _write(self, connection: Connection, append: Append) -> bool:
        """The primary key decides who writes a row: of two workers one finds it taken."""
        for row in append.rows:
            values = {"table_id": append.table} | msgspec.structs.asdict(row)
            if connection.execute(self._insert_row, values).rowcount != 1:
                return False
        changes = {f"new_{name}": value for name, value in append.changes.items()}
        connection.execute(_update(tuple(append.changes)), {"of_table": append.table, **changes})
        for seat, chair in append.chairs.items():
            self._write_chair(connection, append.table, seat, chair)
        if append.besides is not None:
            append.besides(connection)
        self._notify(connection, append.table)
        return True

    def _write_chair(self, connection: Connection, table: str, seat: int, chair: Chair) -> None:
        values = {"kind": chair.kind, "guest": chair.guest, "bot": chair.bot}
        insert = self.database.insert(seats).values(table_id=table, seat=seat, **values)
        connection.execute(insert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))

    def _notify(self, connection: Connection, table: str) -> None:
        """Tell the other workers, when this is committed."""
        if self.database.postgres:
            told = {"channel": CHANNEL, "payload": f"{self.worker} {table}"}
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)

    # ── Tables ─────────────────────────────────────────────────────────────

    async def add_table(
        self, head: Head, standing: dict[str, Any], first: Sequence[Row], chairs: Sequence[Chair]
    ) -> None:
        values = msgspec.to_builtins(head) | standing

        def add(connection: Connection) -> None:
            connection.execute(tables.insert(), values)
            for row in first:
                connection.execute(rows.insert(), {"table_id": head.id} | msgspec.structs.asdict(row))
            for seat, chair in enumerate(chairs):
                self._write_chair(connection, head.id, seat, chair)

        await self.database.write(add)

    async def head(self, table: str) -> Head | None:
        async with self.database.reading() as connection:
            found = (await connection.execute(select(*HEAD).where(tables.c.id == table))).mappings().first()
        if found is None:
            return None
        return msgspec.convert({str(name): value for name, value in found.items()}, Head)

    async def rows_after(self, table: str, row: int) -> list[Row]:
        query = select(rows).where(rows.c.table_id == table, rows.c.row > row).order_by(rows.c.row)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [Row(each.row, each.kind, each.at, each.seat, each.guest, each.data) for each in found]

    async def change(self, table: str, **changes: Any) -> None:
        changed = update(tables).where(tables.c.id == table).values(**changes)
        await self.database.write(lambda connection: connection.execute(changed))

    async def recording(self, table: str) -> bytes | None:
        async with self.database.reading() as connection:
            return (
                await connection.execute(select(tables.c.recording).where(tables.c.id == table))
            ).scalar_one_or_none()

    async def chances(self, table: str) -> dict[str, Any] | None:
        async with self.database.reading() as connection:
            query = select(tables.c.chances).where(tables.c.id == table)
            found: dict[str, Any] | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    # ── What waits ─────────────────────────────────────────────────────────

    async def due_clocks(self, now: float) -> list[str]:
        """Running tables where somebody's time is up."""
        return await self._running(tables.c.due <= now)

    async def due_bots(self, now: float) -> list[str]:
        """Running tables where a bot should have moved by now: its worker is gone."""
        return await self._running(tables.c.bot_due <= now)

    async def timed(self) -> list[str]:
        """Running tables where a clock runs."""
        return await self._running(tables.c.due.is_not(None))

    async def free_bots(self, now: float) -> None:
        """Let anybody play the bots that are asked: their worker is known to be gone."""
        freed = update(tables).where(tables.c.bot_due.is_not(None)).values(bot_due=now)
        await self.database.write(lambda connection: connection.execute(freed))

    async def seated(self, guest: str) -> list[str]:
        """Tables that are open or running where a guest has a seat."""
        query = select(tables.c.id).distinct().join(seats, seats.c.table_id == tables.c.id)
        query = query.where(seats.c.guest == guest, tables.c.status.in_(("open", "running")))
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    # ── The server itself ──────────────────────────────────────────────────

    async def heartbeat(self) -> float | None:
        """When some worker was last known to be alive."""
        query = select(settings.c.value).where(settings.c.name == "heartbeat")
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else float(found)

    async def beat(self, now: float) -> None:
        insert = self.database.insert(settings).values(name="heartbeat", value=repr(now))
        upsert = insert.on_conflict_do_update(index_elements=["name"], set_={"value": repr(now)})
        await self.database.write(lambda connection: connection.execute(upsert))

    async def unrecorded(self) -> list[str]:
        """Tables that are over and not yet recorded."""
        query = select(tables.c.id).where(
            tables.c.status.in_(("over", "ended")),
            tables.c.recording.is_(None),
            tables.c.snapshot_row.is_not(None),
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def _running(self, condition: Any) -> list[str]:
        query = select(tables.c.id).where(tables.c.status == "running", condition)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim_bot(self, table: str, now: float, until: float) -> bool:
        """Take the bot of a table over from a worker that is gone; of several workers one may."""
        claim = update(tables).where(tables.c.id == table, tables.c.bot_due <= now).values(bot_due=until)
        return await self.database.write(lambda connection: connection.execute(claim).rowcount == 1)

    async def remove_table(self, table: str) -> None:
        """Forget a table that nobody could ever see."""

        def remove(connection: Connection) -> None:
            for each in (rows, seats):
                connection.execute(delete(each).where(each.c.table_id == table))
            connection.execute(delete(tables).where(tables.c.id == table))

        await self.database.write(remove)

    async def count(self) -> int:
        async with self.database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(tables))).scalar_one())


@cache
def _update(names: tuple[str, ...]) -> Update:
    """A statement that changes these columns of a table."""
    changed: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
    return update(tables).where(tables.c.id == bindparam("of_table")).values(changed)
