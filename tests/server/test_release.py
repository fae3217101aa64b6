"""A release never breaks a game in progress; what is over is looked at as it was shown."""

from __future__ import annotations

import dataclasses
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

import villainy
from server.house import (
    EVIL,
    MASTERMINDS,
    Person,
    everything,
    games,
    house,
    in_a_loop,
    open_table,
    play_to_end,
    settle,
)
from villainy.engine.game import Game
from villainy.server import frames
from villainy.server.database import Database, DatabaseError, database_url
from villainy.server.errors import Problem
from villainy.server.models import METADATA, tables

each_game = pytest.mark.parametrize("name", list(villainy.GAMES))


def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on every game has rules of another version."""
    newer = {
        name: Game(dataclasses.replace(game.definition, version=99), game.components, "interpreted")
        for name, game in games().items()
    }
    monkeypatch.setattr("server.house.games", lambda: newer)


@each_game
@in_a_loop
async def test_a_running_table_goes_on_by_the_new_rules(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, name, anna, anna)
        live = await hub.live(table)
        for _ in range(8):
            await anna.move(table)
        assert live.table.match is not None and live.table.status == "running"
        state, before = live.table.match.to_bytes(), everything(live)
        rows = live.table.last
    new_rules(monkeypatch)
    async with house(tmp_path) as hub:
        live = await hub.live(table)
        assert live.table.head.rules == 99 and live.table.match is not None
        assert live.table.match.to_bytes() == state
        frame = live.frame(anna.guest.id, 0)
        assert encode_without_undo(frame) == encode_without_undo(
            msgspec.json.decode(before[0], type=frames.Frame)
        )
        assert frame.undo_to is None, "what was before the release stays"
        anna = Person(hub, anna.guest)
        await anna.move(table)
        assert live.frame(anna.guest.id, 0).undo_to == rows
        again = await hub.read_table(table)
        assert again.match is not None and again.match.to_bytes() == live.table.match.to_bytes()
        await play_to_end(hub, table, anna)
        assert live.table.status == "over"
        with pytest.raises(Problem) as refused:
            await hub.transcript(table)
        assert refused.value.sentence.message == "error-no-transcript"


def encode_without_undo(frame: frames.Frame) -> list[object]:
    """The rows as anybody may read them."""
    return [
        (entry.row, entry.kind, entry.seat, [event["kind"] for event in entry.events])
        for entry in frame.entries
    ]


@in_a_loop
async def test_moves_after_the_kept_position_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after kill -9, when the position was kept some moves ago."""
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, MASTERMINDS, anna, anna)
        live = await hub.live(table)
        for _ in range(5):
            await anna.move(table)
        monkeypatch.setattr(live, "keep_snapshot", lambda: settle(hub))
        state = live.table.match.to_bytes()
    new_rules(monkeypatch)
    async with house(tmp_path) as hub:
        live = await hub.live(table)
        assert live.table.head.base_row == 3 and len(live.table.match.moments) == 5
        assert live.table.match.to_bytes() == state


@in_a_loop
async def test_a_table_that_no_longer_fits_is_closed_with_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna)
        for _ in range(4):
            await anna.move(table)
        await (await hub.live(table)).keep_snapshot()
        head = await hub.store.head(table)
        del head.snapshot["state"]["hour"]
        cut = update(tables).values(snapshot=head.snapshot)
        await hub.database.write(lambda connection: connection.execute(cut))
    new_rules(monkeypatch)
    async with house(tmp_path) as hub:
        live = await hub.live(table)
        assert live.table.status == "ended"
        frame = live.frame(anna.guest.id, 0)
        assert (frame.entries[-1].kind, frame.entries[-1].phrase) == ("end", "release")
        assert frame.table.secret is not None
        assert (await hub.lines.one(table, None, 0)).status == "ended"
        assert (await hub.read_table(table)).last == live.table.last, "once"
        with pytest.raises(Problem) as refused:
            await hub.replay(table, None, None)
        assert refused.value.sentence.message == "error-no-recording"


@in_a_loop
async def test_an_open_table_begins_by_the_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, None)
    new_rules(monkeypatch)
    async with house(tmp_path) as hub:
        anna = Person(hub, anna.guest)
        await anna.do(table, frames.PutBot(1, "random"))
        await anna.do(table, frames.Start())
        await play_to_end(hub, table, anna)
        assert (await hub.transcript(table))["transcript"]["rules"] == 99


@each_game
@in_a_loop
async def test_a_finished_game_is_looked_at_without_its_rules(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, name, anna, anna)
        live = await play_to_end(hub, table, anna)
        replays = {seat: await hub.replay(table, seat, None) for seat in (None, 0, 1)}
        proof, shown = await hub.transcript(table), everything(live)
        rows = live.table.turning_points
        moments = {row: live.table.position_after(row, 0) for row in rows}
        positions = {row: live.table.moment(row).view(0) for row in rows}
    new_rules(monkeypatch)
    monkeypatch.setattr("villainy.engine.match.Match.__init__", None)
    async with house(tmp_path) as hub:
        live = await hub.live(table)
        assert live.table.archived and live.table.match is None
        for seat, replay in replays.items():
            assert await hub.replay(table, seat, None) == replay
            told = msgspec.json.decode(replay)
            assert [moment["entry"]["row"] for moment in told["moments"]] == rows
            assert told["moments"][0]["entry"]["kind"] == "start"
            assert told["moments"][-1]["position"]["over"]
            assert all(moment["position"]["viewer"] == seat for moment in told["moments"])
        assert await hub.transcript(table) == proof
        assert everything(live) == shown
        for row, position in moments.items():
            assert live.table.position_after(row, 0).view == position.view == positions[row]


# ── The database ───────────────────────────────────────────────────────────


@in_a_loop
async def test_a_database_is_brought_up_to_date_by_itself(tmp_path: Path) -> None:
    """The migrations lead to the tables that the models declare."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    for _ in range(2):
        database = await Database.open(str(tmp_path / "new.db"))
        async with database.engine.connect() as connection:
            difference = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
            )
        assert difference == []
        await database.close()


@in_a_loop
async def test_tables_from_before_hints_were_a_term_keep_them(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await Person.called(hub, "Anna"), await Person.called(hub, "Ben")
        table = await open_table(hub, MASTERMINDS, anna, ben)
        assert not (await hub.live(table)).table.hints
    with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
        kept.execute("ALTER TABLE tables DROP COLUMN hints")
        kept.execute("UPDATE alembic_version SET version_num = '0002'")
        kept.commit()
    async with house(tmp_path) as hub:
        assert (await hub.live(table)).table.hints


@in_a_loop
async def test_a_database_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir, " * 1000)
    wrong = {
        str(tmp_path / "letter.txt"): "database-unusable",
        str(tmp_path / "no" / "folder" / "x.db"): "database-unusable",
        "nonsense://x": "database-url",
        "sqlite+pysqlite:///x.db": "database-url",
        "postgresql://127.0.0.1:1/none": "database-unusable",
    }
    for given, code in wrong.items():
        with pytest.raises(DatabaseError) as refused:
            await Database.open(given)
        assert refused.value.code == code
        for locale in ("en", "fr", "de"):
            assert given.rpartition("/")[2] in refused.value.sentence(locale)


@in_a_loop
async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    from sqlalchemy import text

    database = await Database.open(str(tmp_path / "new.db"))
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await database.write(lambda connection: connection.execute(newer))
    await database.close()
    with pytest.raises(DatabaseError) as refused:
        await Database.open(str(tmp_path / "new.db"))
    assert refused.value.code == "database-newer"


def test_a_path_or_what_people_write_becomes_a_url(tmp_path: Path) -> None:
    assert database_url("/a/b.db") == "sqlite+aiosqlite:////a/b.db"
    assert database_url("sqlite:////a/b.db") == "sqlite+aiosqlite:////a/b.db"
    assert database_url("postgres://me@host/x") == "postgresql+asyncpg://me@host/x"
    assert database_url("postgresql://me@host/x") == "postgresql+asyncpg://me@host/x"
