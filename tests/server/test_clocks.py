"""Clocks run for people only, from the times of the rows; nobody here waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.house import EVIL, MIDNIGHT, Person, Time, everything, house, in_a_loop, open_table, settle
from villainy.server import frames
from villainy.server.clocks import GRACE, RETURN, Clocks
from villainy.server.frames import Pace
from villainy.server.live import Live

LIVE = Pace("live", 60, 5)
DAYS = Pace("days", 86400)


# ── The clocks themselves ──────────────────────────────────────────────────


def test_time_runs_for_the_seat_that_is_asked() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.ask(0, 100)
    assert clocks.seconds(0, 110) == 50 and clocks.seconds(1, 110) == 60
    assert clocks.due() == 160
    clocks.decided(120)
    clocks.ask(1, 120)
    assert clocks.seconds(0, 130) == 45, "twenty used, five gained"
    assert clocks.seconds(1, 130) == 50
    clocks.ask(None, 140)
    assert clocks.due() is None and clocks.seconds(1, 999) == 40


def test_each_decision_has_its_own_days() -> None:
    clocks = Clocks(DAYS, 2)
    clocks.ask(0, 0)
    clocks.decided(80000)
    clocks.ask(1, 80000)
    clocks.decided(80001)
    clocks.ask(0, 80001)
    assert clocks.seconds(0, 80001) == 86400 and clocks.due() == 80001 + 86400


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(Pace("untimed"), 2)
    clocks.ask(0, 0)
    assert clocks.due() is None and clocks.seconds(0, 10**9) is None


def test_a_live_clock_stands_still_for_a_while_after_a_disconnect() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.ask(0, 0)
    clocks.disconnect(0, 10)
    assert clocks.seconds(0, 10 + GRACE) == 50
    assert clocks.seconds(0, 10 + GRACE + 7) == 43
    assert clocks.due() == 60 + GRACE
    clocks.reconnect(0, 20)
    assert clocks.seconds(0, 25) == 45 and clocks.due() == 70


def test_the_grace_is_given_once_for_each_decision() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.ask(0, 0)
    for start in (0, 30):
        clocks.disconnect(0, start)
        clocks.reconnect(0, start + 20)
    assert clocks.seconds(0, 50) == 60 - (50 - GRACE)
    clocks.decided(50)
    clocks.ask(0, 50)
    clocks.disconnect(0, 50)
    assert clocks.seconds(0, 50 + GRACE) == 60 - (50 - GRACE) + 5


def test_who_was_away_before_being_asked_has_the_grace_from_then_on() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.disconnect(1, 0)
    clocks.ask(1, 500)
    assert clocks.due() == 560 + GRACE and clocks.seconds(1, 510) == 60


def test_days_know_no_grace_and_a_pause_is_nobodys_time() -> None:
    clocks = Clocks(DAYS, 1)
    clocks.ask(0, 0)
    clocks.disconnect(0, 0)
    assert clocks.due() == 86400
    clocks.pause(1000)
    assert clocks.due() == 87400


# ── At a table ─────────────────────────────────────────────────────────────


@in_a_loop
async def test_when_time_is_up_a_bot_takes_over_until_the_person_is_back(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, bots=False) as hub:
        anna, ben = await Person.called(hub, "Anna"), await Person.called(hub, "Ben")
        table = await open_table(hub, EVIL, anna, ben, pace=LIVE)
        for person in (anna, ben):
            await person.join(table)
        live = await hub.live(table)
        asked = live.table.asked
        assert asked is not None
        person = (anna, ben)[asked]
        time.pass_by(59)
        await hub.chores.sweep()
        assert live.table.chairs[asked].person == person.guest.id
        time.pass_by(1)
        await hub.chores.sweep()
        seat = anna.last.table.seats[asked]
        assert seat.left and seat.bot == "greedy" and seat.kind == "person" and seat.seconds == 0
        (entry,) = anna.last.entries
        assert (entry.kind, entry.seat, entry.phrase) == ("leave", asked, "time")
        assert person.last.position.choices == []
        assert (await person.refused(table, frames.Move(live.table.last, "roll"))).status == 403
        await person.do(table, frames.Sit(asked))
        seat = anna.last.table.seats[asked]
        assert not seat.left and seat.bot is None and seat.seconds == RETURN
        await person.move(table)


@in_a_loop
async def test_the_bot_plays_on_for_who_ran_out_of_time(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, "greedy", pace=DAYS)
        await settle(hub)
        time.pass_by(86401)
        await hub.chores.sweep()
        await settle(hub)
        live = await hub.live(table)
        assert live.table.status == "over"
        assert (await hub.lines.one(table, anna.guest.id, time())).seconds_left is None


@in_a_loop
async def test_any_worker_reads_the_same_time(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna, pace=LIVE)
        await anna.join(table)
        for seconds in (3, 4, 5):
            time.pass_by(seconds)
            await anna.move(table)
        await anna.go(table)
        time.pass_by(6)
        live = await hub.live(table)
        again = Live(hub, await hub.read_table(table))
        for seat in (0, 1):
            assert again.table.clocks.seconds(seat, time()) == live.table.clocks.seconds(seat, time())
        assert again.table.clocks.due() == live.table.clocks.due()
        assert everything(again) == everything(live)
        line = await hub.lines.one(table, anna.guest.id, time())
        assert line.your_turn and line.seconds_left == pytest.approx(live.table.clocks.due() - time())


@in_a_loop
async def test_a_disconnect_is_a_row_that_nobody_is_shown(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as hub:
        anna, ben = await Person.called(hub, "Anna"), await Person.called(hub, "Ben")
        table = await open_table(hub, EVIL, anna, ben, pace=LIVE)
        await anna.join(table)
        await ben.join(table)
        live = await hub.live(table)
        seen = live.table.last
        person, other = (anna, ben) if live.table.asked == 0 else (ben, anna)
        await person.go(table)
        assert live.table.rows[-1].kind == "away" and other.last.entries == []
        assert not other.last.table.seats[live.table.asked].online
        time.pass_by(GRACE + 10)
        await person.join(table)
        assert live.table.rows[-1].kind == "back"
        assert person.last.table.seats[live.table.asked].seconds == 50
        await person.do(table, frames.Move(seen, live.table.match.notation(live.table.match.legal()[0])))


@in_a_loop
async def test_the_time_a_server_stood_still_is_nobodys(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, anna, pace=LIVE)
        await anna.join(table)
        time.pass_by(10)
        await hub.store.beat(time())
    time.pass_by(10_000)
    async with house(tmp_path, time) as hub:
        live = await hub.live(table)
        assert live.table.status == "running"
        left = live.table.clocks.seconds(live.table.asked, time())
        assert left is not None and left == pytest.approx(50, abs=0.01)
        await hub.chores.sweep()
        assert live.table.chairs[live.table.asked].person == anna.guest.id


def test_the_clock_of_the_tests_stands_still() -> None:
    assert Time()() == MIDNIGHT
