"""On a Ray cluster no game is lost and none counts twice, also where a worker dies."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from arena.meeting import RIVALS, plan_of, ranking, results
from conformance import load
from villainy.arena.cluster import LOCAL, Order, play_on_ray, play_order
from villainy.arena.errors import ArenaError
from villainy.arena.threads import play_on_threads
from villainy.arena.tournament import Tournament

PLAN = plan_of(RIVALS, "random", "greedy")
DEALS = 5


def busy_worker() -> int | None:
    """A process of a cluster started here that plays a game at this moment."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
            if title.startswith(b"ray::play_order") and os.getpid() in ancestors(int(folder.name)):
                return int(folder.name)
        except OSError:  # it has just ended
            continue
    return None


def ancestors(process: int) -> list[int]:
    found: list[int] = []
    while process > 1:
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        found.append(process)
    return found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are found in /proc")
def test_two_workers_of_which_one_is_killed_play_the_same_tournament() -> None:
    pytest.importorskip("ray")
    game = load(RIVALS)
    tournament = Tournament(PLAN, DEALS, play_all=True)
    killed = None
    numbers: list[int] = []
    for number, record in play_on_ray(game, PLAN, tournament.upcoming(), LOCAL, 2):
        assert tournament.add(number, record)
        numbers.append(number)
        if killed is None and len(numbers) > 2 and (killed := busy_worker()) is not None:
            os.kill(killed, signal.SIGKILL)
    assert killed is not None
    assert sorted(numbers) == list(range(2 * DEALS)) and tournament.finished

    here = Tournament(PLAN, DEALS, play_all=True)
    for number, record in play_on_threads(game, PLAN, here.upcoming(), 2):
        here.add(number, record)
    assert (results(tournament), ranking(tournament)) == (results(here), ranking(here))


def test_a_worker_with_other_rules_refuses() -> None:
    game = load(RIVALS)
    text = game.components.text.replace('source = "rulebook"', 'source = "box"', 1)
    with pytest.raises(ArenaError) as refused:
        play_order(Order(PLAN, text, "interpreted"), 0)
    assert refused.value.code == "ray-other-rules"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:many"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(ArenaError) as refused:
        next(play_on_ray(load(RIVALS), PLAN, iter([0]), address, 1))
    assert address in refused.value.sentence()


def test_without_ray_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError) as refused:
        next(play_on_ray(load(RIVALS), PLAN, iter([0]), LOCAL, 1))
    assert refused.value.sentence().startswith("Ray is not installed here")
