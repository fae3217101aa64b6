"""Bots that search, at the table: made ready behind it, told of until then, worth listening to later."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from server.house import EVIL, MASTERMINDS, Person, house, in_a_loop, open_table, play_to_end, settle
from villainy import bots
from villainy.engine.seeds import derived
from villainy.server import chances, commands, frames, searches, thinkers
from villainy.server.commands import SUBSTITUTE
from villainy.server.errors import Problem
from villainy.server.hub import Hub
from villainy.server.live import Live
from villainy.server.table import Table
from villainy.server.thinkers import Thinkers
from villainy.server.thinking import Answer, Question

GAME = MASTERMINDS
FEW = {"novice": 10, "adept": 100, "expert": 150}
FAILS = (sys.executable, "-c", "raise SystemExit('the disk is full')")
LASTS = (sys.executable, "-c", "import time; time.sleep(60)")


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, count in FEW.items():
        monkeypatch.setitem(bots.LEVELS, name, count)
    monkeypatch.setattr(chances, "BUDGET", 0)
    monkeypatch.setattr(chances, "FEWEST", 4)


@asynccontextmanager
async def ready_house(folder: Path) -> AsyncIterator[Hub]:
    """A hub that has its search."""
    async with house(folder) as hub:
        assert await hub.searches.wait(GAME)
        yield hub


async def curve(hub: Hub, table: str) -> chances.Chances:
    """Until it is there."""
    while (found := await hub.chances(table)).state == "pending":
        await asyncio.sleep(0.01)
    return found


def told(person: Person, kind: str) -> list[frames.Entry]:
    return [entry for frame in person.frames for entry in frame.entries if entry.kind == kind]


# ── Playing ────────────────────────────────────────────────────────────────


@in_a_loop
async def test_all_levels_play_a_game_to_its_end_and_its_curve_ends_where_it_did(tmp_path: Path) -> None:
    async with ready_house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, "novice", "adept", "expert", host=anna)
        await settle(hub)
        live = await hub.live(table)
        assert live.table.status == "over" and live.table.match is not None
        assert not [row for row in live.table.rows[4:] if row.kind == "bot"], "nobody was replaced"
        found = await curve(hub, table)
        assert found.state == "ready"
        moves = [row.row for row in live.table.rows if row.kind == "move"]
        assert [point.row for point in found.points] == [4, *moves]
        assert all(abs(sum(point.chances) - 1) < 0.01 for point in found.points)
        won = [result["rank"] == 1 for result in live.table.match.outcome or []]
        assert [chance > 0 for chance in found.points[-1].chances] == won
        assert len({tuple(point.chances) for point in found.points}) > len(moves) / 2
        await hub.record(live)
    async with house(tmp_path) as later:
        assert (await later.live(table)).table.match is None, "it is archived"
        assert await later.chances(table) == found, "and kept"
        await later.store.change(table, chances=None)
        await later.searches.wait(GAME)
        again = await curve(later, table)
        assert again == found, "and found again from the recording"


@in_a_loop
async def test_the_largest_changes_are_those_of_two_close_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first look and a closer one differ more than two alike: what they differ by must not be marked."""
    looks: dict[int, int] = {}

    async def judged(
        table: Table, moment: chances.Moment, simulations: int, thinkers: Thinkers
    ) -> list[float]:
        looks[moment.row] = simulations
        close = simulations > chances.FEWEST
        chance = 0.5 if close else 0.5 + 0.3 * (derived(moment.row, "first look") % 1000) / 1000
        return [chance, 1 - chance]

    monkeypatch.setattr(chances, "_chances_at", judged)
    async with ready_house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, "random", "random", host=anna)
        await settle(hub)
        points = (await curve(hub, table)).points
    changes = [
        (abs(one.chances[0] - other.chances[0]), one.row, other.row) for one, other in pairwise(points)
    ]
    for _, *rows in sorted(changes, reverse=True)[: chances.LARGEST]:
        assert {looks[row] for row in rows} == {chances.FEWEST * chances.CLOSER}


@in_a_loop
async def test_who_leaves_is_replaced_by_a_good_bot_that_is_quick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "SUBSTITUTE", SUBSTITUTE)
    async with house(tmp_path, bots=False) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, anna, anna)
        await anna.do(table, frames.Leave(1))
        assert (await hub.live(table)).table.chairs[1].bot == "adept"


@in_a_loop
async def test_nobody_is_told_the_chances_before_the_game_is_over(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        for start in (False, True):
            table = await open_table(hub, GAME, anna, "greedy", start=start)
            with pytest.raises(Problem) as refused:
                await hub.chances(table)
            assert refused.value.sentence.message == "error-not-over"


@in_a_loop
async def test_moves_that_were_taken_back_are_not_on_the_curve(tmp_path: Path) -> None:
    async with ready_house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, anna, anna)
        live = await hub.live(table)
        await anna.move(table)
        taken = live.table.last
        await anna.do(table, frames.Undo(live.table.last))
        await anna.move(table)
        await play_to_end(hub, table, anna)
        found = await curve(hub, table)
        rows = [point.row for point in found.points]
        standing = [row.row for row in live.table.line]
        assert taken not in rows and rows[1:] == standing


@in_a_loop
async def test_a_table_that_never_began_has_no_curve(tmp_path: Path) -> None:
    async with ready_house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, anna, None)
        await anna.do(table, frames.End())
        assert await curve(hub, table) == chances.Chances("none")


# ── Hints ──────────────────────────────────────────────────────────────────


@in_a_loop
async def test_a_hint_has_chances_and_what_might_follow(tmp_path: Path) -> None:
    async with ready_house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, anna, anna)
        live = await hub.live(table)
        followed = 0
        for number in range(6):
            hint = await anna.do(table, frames.AskHint(longer=number % 2 == 1))
            level = "expert" if number % 2 else "adept"
            assert (hint.bot, hint.simulations, hint.warming) == (level, FEW[level], False)
            assert hint.row == live.table.turning_points[-1]
            assert 1 <= len(hint.best) <= 3 and hint.seconds > 0
            assert live.table.match is not None
            allowed = {live.table.match.notation(action) for action in live.table.match.legal()}
            assert {advice.action for advice in hint.best} <= allowed
            assert all(advice.chance is not None and 0 <= advice.chance <= 1 for advice in hint.best)
            followed += len(hint.line)
            await anna.move(table, hint.best[0].action)
        assert followed


@in_a_loop
async def test_rivals_have_hints_where_their_table_says_so_and_all_others_always(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searches, "BUILD", FAILS)
    async with house(tmp_path, bots=False) as hub:
        anna, ben = await Person.called(hub, "Anna"), await Person.called(hub, "Ben")

        async def told(*places: Person | str | None, game: str = GAME, hints: bool = False) -> bool:
            table = await open_table(hub, game, *places, hints=hints, host=anna)
            await anna.join(table)
            return anna.last.table.hints

        assert not await told(anna, ben) and await told(anna, ben, hints=True)
        assert not await told(anna, None), "a rival may come"
        assert await told(anna, anna) and await told(anna, "greedy", "greedy")
        assert await told(anna, ben, game=EVIL)
        table = await open_table(hub, GAME, anna, ben, host=anna)
        live = await hub.live(table)
        asked = live.table.asked
        assert asked is not None
        first, other = ((anna, ben), (ben, anna))[asked]
        refused = await first.refused(table, frames.AskHint())
        assert refused.status == 403 and refused.sentence.message == "error-no-hints"
        await other.do(table, frames.Leave(1 - asked))
        assert (await first.do(table, frames.AskHint())).best, "nobody is left who would mind"


@in_a_loop
async def test_a_guest_has_one_thought_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with ready_house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, anna, anna)
        asked, enough, ask = asyncio.Event(), asyncio.Event(), hub.searches.thinkers.ask

        async def ask_slowly(question: Question) -> Answer:
            asked.set()
            await enough.wait()
            return await ask(question)

        monkeypatch.setattr(hub.searches.thinkers, "ask", ask_slowly)
        first = asyncio.create_task(anna.do(table, frames.AskHint(longer=True)))
        await asked.wait()
        assert (await anna.refused(table, frames.AskHint())).sentence.message == "error-too-many"
        enough.set()
        assert (await first).bot == "expert"
        assert (await anna.do(table, frames.AskHint())).bot == "adept"


# ── Until it is ready ──────────────────────────────────────────────────────


@in_a_loop
async def test_who_waits_for_a_bot_that_warms_up_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searches, "BUILD", LASTS)
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, anna, "novice")
        await anna.join(table)
        live = await hub.live(table)
        assert anna.last.table.warming
        hint = await anna.do(table, frames.AskHint())
        assert hint.bot == "greedy" and hint.warming and hint.best[0].chance is None
        await until_asked(live, anna)
        assert live.table.asked_bot == "novice" and not hub.players.busy
        moves = len([row for row in live.table.rows if row.kind == "move"])
        await anna.do(table, frames.PutBot(1, "greedy"))
        await settle(hub)
        assert len([row for row in live.table.rows if row.kind == "move"]) > moves, "this one need not wait"
        assert not anna.last.table.warming


async def until_asked(live: Live, person: Person) -> None:
    """The person moves until a bot is asked."""
    while live.table.asked_bot is None:
        await person.move(live.id)


@in_a_loop
async def test_a_bot_goes_on_by_itself_once_it_can_think(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, "novice", "novice", host=anna)
        await anna.join(table)
        live = await hub.live(table)
        assert anna.last.table.warming and live.table.status == "running"
        await hub.searches.wait(GAME)
        while live.table.status == "running":
            await asyncio.sleep(0.01)
        assert not anna.last.table.warming


@in_a_loop
async def test_a_process_that_thinks_may_die_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with ready_house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, "novice", "novice", host=anna)
        live = await hub.live(table)
        killed = 0
        while live.table.status == "running":
            if len(live.table.rows) > 20 and not killed:
                for thinker in hub.searches.thinkers.processes:
                    thinker.kill()
                    killed += 1
            await asyncio.sleep(0.01)
        assert killed and "is gone" in caplog.text


@in_a_loop
async def test_who_dies_while_thinking_is_replaced_and_the_other_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    died = tmp_path / "died"
    dies = f"died = pathlib.Path({str(died)!r}); died.exists() or died.touch() or sys.exit()"
    command = f"import pathlib, sys; {dies}; from villainy.server.thinking import main; main()"
    monkeypatch.setattr(thinkers, "THINK", (sys.executable, "-c", command))
    async with ready_house(tmp_path):
        assert died.exists() and "is gone" in caplog.text


class Quick:
    """Remembers what it chose, which nobody would fall back on."""

    def __init__(self) -> None:
        self.chosen: list[str] = []

    def choose(self, table: bots.Table) -> int:
        self.chosen.append(table.notation(table.legal[-1]))
        return table.legal[-1]


@in_a_loop
async def test_where_no_process_lives_long_enough_to_think_a_quick_bot_chooses_and_advises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Quick()
    async with ready_house(tmp_path) as hub:
        monkeypatch.setattr(thinkers, "THINK", FAILS)
        monkeypatch.setattr("villainy.server.players.bots.load", lambda *_: quick)
        for thinker in hub.searches.thinkers.processes:
            thinker.kill()
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, anna, "novice")
        live = await hub.live(table)
        while not any(row.kind == "move" and row.seat == 1 for row in live.table.rows):
            await anna.move(table)
            await settle(hub)
        moves = [row.data["action"] for row in live.table.rows if row.kind == "move" and row.seat == 1]
        assert moves == quick.chosen and live.table.chairs[1].bot == "novice"
        hint = await anna.do(table, frames.AskHint(longer=True))
        assert [advice.action for advice in hint.best] == quick.chosen[-1:]
        assert hint.bot == "greedy" and not hint.warming


@in_a_loop
async def test_a_server_that_starts_makes_every_search_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "built"
    command = f"import sys; open({str(built)!r}, 'a').write(sys.argv[1] + '\\n'); sys.exit(1)"
    monkeypatch.setattr(searches, "BUILD", (sys.executable, "-c", command))
    async with house(tmp_path, warm=True) as hub:
        while any(hub.searches.warming(game) for game in hub.games):
            await asyncio.sleep(0.01)
    assert sorted(built.read_text().split()) == sorted(hub.games)


@in_a_loop
async def test_where_no_search_can_be_built_another_bot_plays_and_everybody_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(searches, "BUILD", FAILS)
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, GAME, anna, "expert")
        await anna.join(table)
        assert not await hub.searches.wait(GAME)
        assert "the disk is full" in caplog.text and GAME in caplog.text
        live = await play_to_end(hub, table, anna)
        assert live.table.status == "over" and live.table.chairs[1].bot == "greedy"
        entries = [entry for entry in told(anna, "bot") if entry.phrase == "search"]
        assert [(entry.seat, entry.name) for entry in entries] == [(1, "greedy")]
        assert not anna.last.table.warming
        assert (await hub.chances(table)).state == "none"
        hint = await anna.do(await open_table(hub, GAME, anna, anna), frames.AskHint())
        assert hint.bot == "greedy" and not hint.warming
