"""What a finished game means for the people who held a seat: kept once, counted when asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import villainy
from server.house import (
    EVIL,
    MASTERMINDS,
    Person,
    everything,
    house,
    in_a_loop,
    open_table,
    play_to_end,
)
from villainy.engine import career
from villainy.server import frames
from villainy.server.careers import feats_of
from villainy.server.lines import winners
from villainy.server.live import Live


@pytest.mark.parametrize("name", list(villainy.GAMES))
@in_a_loop
async def test_the_story_of_a_seat_is_the_engines(name: str, tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await Person.called(hub, "Anna"), await Person.called(hub, "Ben")
        table = await open_table(hub, name, anna, ben)
        live = await play_to_end(hub, table, anna, ben)
        match = live.table.match
        assert match is not None
        for feats in feats_of(live.table):
            assert feats.story == career.story_of(match, feats.seat)
            assert feats.names == career.earned(match.game.definition, feats.story)
        assert [earned.seat for earned in live.table.earned] == [0, 1]


@in_a_loop
async def test_what_is_earned_is_shown_and_is_new_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def always(definition: Any, story: Any) -> list[str]:
        return list(definition.achievements)[:2]

    monkeypatch.setattr("villainy.server.careers.earned", always)
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        first = await open_table(hub, EVIL, anna, "greedy")
        await anna.join(first)
        live = await play_to_end(hub, first, anna)
        (earned,) = anna.last.table.earned
        assert earned.seat == 0 and len(earned.names) == 2 and earned.new == earned.names
        assert everything(Live(hub, await hub.read_table(first))) == everything(live)
        second = await open_table(hub, EVIL, anna, "greedy")
        live = await play_to_end(hub, second, anna)
        assert live.table.earned[0].names == earned.names and live.table.earned[0].new == []
        record = (await hub.careers.of(anna.guest.id)).games[EVIL]
        assert record.played == 2
        assert set(record.achievements) == set(earned.names)
        for feat in record.achievements.values():
            assert feat.count == 2 and feat.table == first


@in_a_loop
async def test_a_game_counts_once_however_often_it_is_written(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna)
        live = await play_to_end(hub, table, anna)
        before = await hub.careers.of(anna.guest.id)
        await hub.database.write(lambda connection: hub.careers.keep(connection, live.table, hub.now()))
        assert await hub.careers.of(anna.guest.id) == before
        assert before.games[EVIL].played == 1, "two seats, one game"


@in_a_loop
async def test_wins_are_counted_by_what_they_were_won_with_and_with_whom(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = [await Person.called(hub, name) for name in ("Anna", "Ben", "Cleo")]
        won: dict[str, int] = {}
        for seed in range(3):
            table = await open_table(hub, MASTERMINDS, *people)
            live = await play_to_end(hub, table, *people, seed=seed)
            for seat in winners(live.table.match.outcome) or []:
                name = people[seat].guest.name
                won[name] = won.get(name, 0) + 1
        for person in people:
            record = (await hub.careers.of(person.guest.id)).games[MASTERMINDS]
            count = won.get(person.guest.name, 0)
            assert (record.played, record.won) == (3, count)
            assert record.points_best is not None
            assert sum(record.marks.get("machine", {}).values()) == count
            others = {other.guest.name for other in people if other is not person}
            assert record.partners == (dict.fromkeys(others, count) if count else {})
        assert (await hub.careers.of("nobody")).games == {}


@in_a_loop
async def test_who_left_the_seat_to_a_bot_has_no_result(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await Person.called(hub, "Anna"), await Person.called(hub, "Ben")
        table = await open_table(hub, EVIL, anna, ben)
        await ben.do(table, frames.Leave(1))
        live = await play_to_end(hub, table, anna)
        assert [earned.seat for earned in live.table.earned] == [0]
        assert (await hub.careers.of(ben.guest.id)).games == {}
        history = await hub.lines.of(ben.guest.id, hub.now())
        assert [line.id for line in history] == [table] and history[0].won is not None


@in_a_loop
async def test_a_game_that_was_ended_counts_for_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna)
        await anna.do(table, frames.End())
        assert (await hub.careers.of(anna.guest.id)).games == {}
