"""Lists of tables, read from the database alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, select

from villainy.engine.names import kebab
from villainy.server.database import Database
from villainy.server.models import guests, seats, tables
from villainy.server.schemas import PaceLine, SeatLine, TableLine

MOST = 200  # tables in a list
LOBBY_DAYS = 3.0  # after which an idle table is no longer offered

COLUMNS = [
    column
    for column in tables.c
    if column.name not in ("recording", "chances", "snapshot", "base", "seed", "salt", "commitment")
]


class Lines:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def public(self, guest: str | None, now: float) -> list[TableLine]:
        """The lobby: public tables that are open or running, newest first."""
        query = select(*COLUMNS).where(
            tables.c.public,
            tables.c.status.in_(("open", "running")),
            tables.c.updated > now - LOBBY_DAYS * 24 * 3600,
        )
        return await self._read(query, guest, now)

    async def of(self, guest: str, now: float) -> list[TableLine]:
        """All tables a guest sits or sat at, newest first."""
        own = select(seats.c.table_id).where(seats.c.guest == guest)
        return await self._read(select(*COLUMNS).where(tables.c.id.in_(own)), guest, now)

    async def one(self, table: str, guest: str | None, now: float) -> TableLine | None:
        lines = await self._read(select(*COLUMNS).where(tables.c.id == table), guest, now)
        return lines[0] if lines else None

    async def _read(self, query: Select[Any], guest: str | None, now: float) -> list[TableLine]:
        async with self._database.reading() as connection:
            newest = query.order_by(tables.c.updated.desc(), tables.c.id).limit(MOST)
            found = (await connection.execute(newest)).all()
            chairs = select(seats, guests.c.name).outerjoin(guests, guests.c.id == seats.c.guest)
            chairs = chairs.where(seats.c.table_id.in_([each.id for each in found]))
            taken: defaultdict[str, list[Any]] = defaultdict(list)
            for chair in (await connection.execute(chairs.order_by(seats.c.seat))).all():
                taken[chair.table_id].append(chair)
        return [_line(each, taken[each.id], guest, now) for each in found]


def _line(table: Any, chairs: Sequence[Any], guest: str | None, now: float) -> TableLine:
    mine = [chair.seat for chair in chairs if guest is not None and chair.guest == guest]
    winner = winners(table.outcome)
    asked = next((chair for chair in chairs if chair.seat == table.asked), None)
    running = table.status == "running" and asked is not None and asked.bot is None
    return TableLine(
        id=table.id,
        game=table.game,
        name=table.name,
        status=table.status,
        public=table.public,
        players=table.players,
        options={kebab(name): value for name, value in table.options.items()},
        seats=[
            SeatLine(kind=chair.kind, name=chair.name, bot=chair.bot, yours=chair.seat in mine)
            for chair in chairs
        ],
        asked=table.asked,
        your_turn=running and table.asked in mine,
        seconds_left=max(0.0, table.due - now) if running and table.due is not None else None,
        pace=PaceLine(
            kind=table.pace["kind"], seconds=table.pace["seconds"], increment=table.pace["increment"]
        ),
        created=table.created,
        updated=table.updated,
        winner=winner,
        won=None if winner is None or not mine else any(seat in winner for seat in mine),
        rewound=table.rewound,
    )


def winners(outcome: Sequence[dict[str, int]] | None) -> list[int] | None:
    """The seats that came first with something to show for it; a team that lost has none."""
    if outcome is None:
        return None
    return [result["seat"] for result in outcome if result["rank"] == 1 and result["points"] > 0]
