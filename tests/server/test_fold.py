"""A table is the fold of its rows: read again, it is the same; of two who write one row, one is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import villainy
from conformance import played
from server.house import (
    EVIL,
    LOOP,
    MASTERMINDS,
    Person,
    everything,
    house,
    in_a_loop,
    open_table,
    play_to_end,
    settle,
)
from villainy.server import frames, told
from villainy.server.errors import Problem
from villainy.server.live import Live

each_game = pytest.mark.parametrize("game", list(villainy.GAMES))


@each_game
@in_a_loop
async def test_a_table_read_again_is_the_same(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await Person.called(hub, "Anna"), await Person.called(hub, "Ben")
        table = await open_table(hub, game, anna, ben)
        live = await hub.live(table)
        for number in range(30):
            asked, match = live.table.asked, live.table.match
            if asked is None or match is None:
                break
            ahead = match.copy()
            ahead.play(ahead.legal()[0])
            if ahead.seat is None:
                break  # a table that is over is archived
            await (anna, ben)[asked].move(table)
            if number % 7 == 3:
                await anna.do(table, frames.Say(text=f"number {number}"))
            if number % 10 == 9 and live.frame(anna.guest.id, 0).can_undo:
                await anna.do(table, frames.Undo(live.table.last))
        again = Live(hub, await hub.read_table(table))
        assert everything(again) == everything(live)
        assert again.table.match is not None and live.table.match is not None
        assert again.table.match.to_bytes() == live.table.match.to_bytes()
        assert [row.row for row in again.table.rows] == list(range(1, live.table.last + 1))


@each_game
@in_a_loop
async def test_a_new_server_goes_on_where_the_last_one_stopped(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, game, anna, "greedy")
        await settle(hub)
        await anna.move(table)
        await settle(hub)
        before = everything(await hub.live(table))
    async with house(tmp_path) as hub:
        live = await hub.live(table)
        assert everything(live) == before
        again = Person(hub, anna.guest)
        await play_to_end(hub, table, again)
        assert live.table.status == "over"


@in_a_loop
async def test_of_two_workers_that_write_one_row_one_is_told_the_truth(tmp_path: Path) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        anna = await Person.called(one, "Anna")
        table = await open_table(one, MASTERMINDS, anna, anna)
        there = Person(other, anna.guest)
        await there.join(table)
        first = there.last
        assert first.position is not None
        choices = [choice.action for choice in first.position.choices]
        assert len(choices) > 1
        await anna.move(table, choices[0])
        with pytest.raises(Problem) as refused:
            await there.do(table, frames.Move(first.row, choices[1]))
        assert refused.value.stale and refused.value.status == 409
        assert there.last.row == first.row + 1
        assert [entry.kind for entry in there.last.entries] == ["move"]
        assert everything(await other.live(table)) == everything(await one.live(table))


@in_a_loop
async def test_a_row_is_kept_before_it_is_told(tmp_path: Path) -> None:
    """Whoever hears of a row can read it from the database by another connection."""
    async with house(tmp_path) as hub, house(tmp_path) as reader:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna)
        await anna.join(table)
        for _ in range(5):
            await anna.move(table)
            kept = await reader.store.rows_after(table, 0)
            assert kept[-1].row == anna.last.row


@in_a_loop
async def test_a_write_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna)
        live = await hub.live(table)
        before = everything(live)

        def broken(*_: object) -> bool:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "_write", broken)
            with pytest.raises(OSError, match="disk"):
                await anna.move(table)
        assert everything(live) == before
        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "_write", broken)
            patch.setattr(hub.store, "head", broken)
            with pytest.raises((OSError, TypeError)):
                await anna.move(table)
        await anna.do(table, frames.Say(text="still there"))
        await anna.move(table)
        assert live.table.last == len(await hub.store.rows_after(table, 0)) == 5
        assert everything(Live(hub, await hub.read_table(table))) == everything(live)


# ── Events ─────────────────────────────────────────────────────────────────


@each_game
def test_kept_events_are_read_as_the_engine_tells_them(game: str) -> None:
    for setting in range(3):
        match = played((game, setting), 5)
        kept = [told.keep(match.game, moment.events) for moment in match.moments]
        again = msgspec.json.decode(msgspec.json.encode(kept))
        for seat in (*range(match.players), None):
            assert told.read(told.keep(match.game, match.opening), seat) == match.opening_events(seat)
            for number, events in enumerate(again):
                assert told.read(events, seat) == match.events(seat, number)


@in_a_loop
async def test_who_holds_several_seats_looks_from_the_one_that_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, MASTERMINDS, anna, anna)
        await anna.join(table)
        seen = set()
        for _ in range(12):
            assert anna.last.position is not None
            assert anna.last.position.viewer == anna.last.position.asked
            assert anna.last.position.choices
            seen.add(anna.last.position.viewer)
            await anna.move(table)
        assert seen == {0, 1}
        for frame in anna.frames:
            assert frame.position is not None
            for entry in frame.entries:
                if entry.kind == "move":
                    assert (entry.action is not None) == (entry.seat == frame.position.viewer)


@in_a_loop
async def test_the_text_of_an_action_is_read_by_its_seat_and_in_a_team_by_all(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = [await Person.called(hub, name) for name in ("Anna", "Ben")]
        for game, shared in ((MASTERMINDS, False), (EVIL, True), (LOOP, True)):
            table = await open_table(hub, game, *people)
            live = await hub.live(table)
            asked = live.table.asked
            assert asked is not None
            await people[asked].move(table)
            texts = [live.frame(person.guest.id, 0).entries[-1].action for person in people]
            assert texts[asked] is not None
            assert (texts[1 - asked] is not None) == shared
            assert (live.frame(None, 0).entries[-1].action is not None) == shared
