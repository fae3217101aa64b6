"""Bots at the table: they think beside everything else, and a table goes on whatever they do."""

from __future__ import annotations

import asyncio
import threading
import time as clock
from pathlib import Path

import pytest

from server.house import EVIL, LOOP, Person, Time, house, in_a_loop, open_table, play_to_end, settle
from villainy import bots
from villainy.server import frames


class Slow:
    """Thinks for a while, in whatever thread it is asked."""

    def __init__(self) -> None:
        self.threads: set[str] = set()

    def choose(self, table: bots.Table) -> int:
        self.threads.add(threading.current_thread().name)
        clock.sleep(0.05)
        return table.legal[0]


class Broken:
    def choose(self, table: bots.Table) -> int:
        raise ZeroDivisionError


@in_a_loop
async def test_a_bot_that_thinks_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("villainy.server.players.bots.load", lambda *_: slow)
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        thinking = await open_table(hub, EVIL, anna, "greedy", "greedy", "greedy")
        other = await open_table(hub, EVIL, anna, anna)
        live = await hub.live(thinking)
        while live.table.asked_bot is None:
            await anna.move(thinking)
        assert hub.players.busy == {thinking}
        for _ in range(3):
            await anna.move(other)
        await settle(hub)
        assert slow.threads and not any(name == "MainThread" for name in slow.threads)


@in_a_loop
async def test_a_bot_that_stumbles_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("villainy.server.players.bots.load", lambda *_: Broken())
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, "greedy")
        live = await play_to_end(hub, table, anna)
        assert live.table.status == "over"


@in_a_loop
async def test_what_a_bot_thought_of_is_forgotten_when_the_table_has_gone_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the bot thinks, its owner comes back and sits down again."""
    slow = Slow()
    monkeypatch.setattr("villainy.server.players.bots.load", lambda *_: slow)
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna)
        live = await hub.live(table)
        asked = live.table.asked
        assert asked is not None
        await anna.do(table, frames.Leave(asked))
        await asyncio.sleep(0.01)
        await anna.do(table, frames.Sit(asked))
        await settle(hub)
        assert not [row for row in live.table.rows if row.kind == "move"]


@in_a_loop
async def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, LOOP, "greedy", "random", host=anna)
        await settle(hub)
        live = await hub.live(table)
        assert live.table.status == "over" and live.table.earned == []
        assert live.table.people() == []


@in_a_loop
async def test_the_same_seed_and_rows_make_the_same_bots(tmp_path: Path) -> None:
    actions = []
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with house(folder) as hub:
            anna = await Person.called(hub, "Anna")
            table = await open_table(hub, EVIL, "greedy", "random", host=anna, start=False)
            live = await hub.live(table)
            live.table.head.seed = "00000000000000aa"
            await anna.do(table, frames.Start())
            await settle(hub)
            actions.append([row.data["action"] for row in live.table.rows if row.kind == "move"])
    assert actions[0] == actions[1]


@in_a_loop
async def test_a_quiet_table_is_let_go_and_found_again(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna)
        await anna.move(table)
        await anna.join(table)
        time.pass_by(1000)
        await hub.chores.sweep()
        assert table in hub.lives, "Anna looks at it"
        await anna.go(table)
        time.pass_by(1000)
        await hub.chores.sweep()
        assert table not in hub.lives
        assert (await hub.store.head(table)).snapshot_row == 4
        await anna.move(table)
