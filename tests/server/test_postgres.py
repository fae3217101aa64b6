"""Two workers on one PostgreSQL: each hears of the other's rows, and no row and no bot is played twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from server.house import (
    EVIL,
    MASTERMINDS,
    Person,
    Time,
    everything,
    house,
    in_a_loop,
    open_table,
    play_to_end,
    settle,
)
from server.private_postgres import postgres
from villainy.server import frames
from villainy.server.errors import Problem
from villainy.server.hub import Hub


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


async def until(condition: Any) -> None:
    """Wait for news from the other worker."""
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the news never came")


def there(person: Person, hub: Hub) -> Person:
    """The same guest, connected to another worker."""
    return Person(hub, person.guest)


@in_a_loop
async def test_both_workers_tell_the_same(database: str, tmp_path: Path) -> None:
    async with house(tmp_path, database=database) as one, house(tmp_path, database=database) as other:
        anna, ben = await Person.called(one, "Anna"), await Person.called(other, "Ben")
        table = await open_table(one, MASTERMINDS, anna, None)
        await anna.join(table)
        await ben.join(table)
        await until(lambda: anna.last.table.spectators == 1)
        await ben.do(table, frames.Sit(1))
        await until(lambda: anna.last.table.seats[1].name == "Ben" and anna.last.table.seats[1].online)
        await anna.do(table, frames.Start())
        await until(lambda: ben.last.table.status == "running")
        for _ in range(12):
            asked = anna.last.position.asked
            person = (anna, ben)[asked]
            row = anna.last.row
            await person.do(table, frames.Move(row, person.last.position.choices[0].action))
            await until(lambda row=row: anna.last.row > row and ben.last.row == anna.last.row)
        assert everything(await one.live(table)) == everything(await other.live(table))
        await ben.do(table, frames.Say(text="hello over there"))
        await until(lambda: any(entry.text for entry in anna.last.entries))
        await ben.go(table)
        await until(lambda: not anna.last.table.seats[1].online)


@in_a_loop
async def test_two_clicks_on_two_workers_are_one_move(database: str, tmp_path: Path) -> None:
    async with house(tmp_path, database=database) as one, house(tmp_path, database=database) as other:
        anna = await Person.called(one, "Anna")
        for _ in range(5):
            table = await open_table(one, MASTERMINDS, anna, anna)
            tabs = [anna, there(anna, other)]
            frame = (await one.live(table)).frame(anna.guest.id, 0)
            await other.live(table)
            choices = [choice.action for choice in frame.position.choices]
            answers = await asyncio.gather(
                *(tab.do(table, frames.Move(frame.row, choices[n])) for n, tab in enumerate(tabs)),
                return_exceptions=True,
            )
            refused = [answer for answer in answers if isinstance(answer, Problem)]
            assert len(refused) == 1 and refused[0].stale
            rows = await one.store.rows_after(table, 0)
            assert [row.kind for row in rows].count("move") == 1
            for hub in (one, other):
                live = await hub.live(table)
                await live.catch_up()
                assert live.table.last == len(rows)


@in_a_loop
async def test_a_bot_is_played_by_one_worker(database: str, tmp_path: Path) -> None:
    time = Time()
    async with (
        house(tmp_path, time, database=database) as one,
        house(tmp_path, time, database=database) as other,
    ):
        anna = await Person.called(one, "Anna")
        table = await open_table(one, EVIL, anna, "greedy")
        await there(anna, other).join(table)
        live = await play_to_end(one, table, anna)
        assert live.table.status == "over"
        mirror = await other.live(table)
        await until(lambda: mirror.table.status == "over" and mirror.table.earned == live.table.earned)
        assert everything(mirror) == everything(live)


@in_a_loop
async def test_the_bot_of_a_worker_that_is_gone_is_taken_over(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    async with house(tmp_path, time, database=database, bots=False) as gone:
        anna = await Person.called(gone, "Anna")
        table = await open_table(gone, EVIL, "greedy", anna, host=anna)
        live = await gone.live(table)
        while live.table.asked_bot is None:
            await anna.move(table)
    async with (
        house(tmp_path, time, database=database) as one,
        house(tmp_path, time, database=database) as other,
    ):
        await asyncio.gather(one.chores.sweep(), other.chores.sweep())
        assert not one.players.busy and not other.players.busy, "not yet"
        time.pass_by(25)
        adopted: list[Hub] = []
        for hub in (one, other):
            wake = hub.players.wake
            monkeypatch.setattr(
                hub.players, "wake", lambda live, hub=hub, wake=wake: (adopted.append(hub), wake(live))
            )
        await asyncio.gather(one.chores.sweep(), other.chores.sweep())
        await settle(one)
        await settle(other)
        assert len(set(adopted)) == 1
        assert (await one.live(table)).table.asked == 1 or (await other.live(table)).table.asked == 1


@in_a_loop
async def test_a_lost_connection_is_made_again(database: str, tmp_path: Path) -> None:
    async with house(tmp_path, database=database) as one, house(tmp_path, database=database) as other:
        anna = await Person.called(one, "Anna")
        table = await open_table(one, EVIL, anna, anna)
        far = there(anna, other)
        await far.join(table)
        end = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await one.database.write(lambda connection: connection.execute(end))
        for _ in range(3):
            await anna.move(table)
        last = (await one.live(table)).table.last
        await until(lambda: far.last.row == last)
