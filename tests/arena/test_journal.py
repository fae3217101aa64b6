"""A tournament that was interrupted goes on where it was, and only its own journal is taken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arena.meeting import RIVALS, TEAM, made_up, plan_of, play_all, ranking, results
from conformance import load
from villainy.arena.errors import ArenaError
from villainy.arena.games import play
from villainy.arena.journal import Journal, seed_in
from villainy.arena.plan import Plan
from villainy.arena.tournament import Tournament

DEALS = 6
PLAN = plan_of(TEAM, "random")


def go_on(file: Path, plan: Plan, most: int | None = None) -> Tournament:
    """What somebody who comes back plays, at most so many games."""
    tournament = Tournament(plan, DEALS)
    with Journal(file, plan) as journal:
        for number, record in journal.played.items():
            tournament.add(number, record)
        for count, number in enumerate(tournament.upcoming()):
            if count == most:
                break
            record = play(load(plan.game), plan, number)
            journal.add(number, record)
            tournament.add(number, record)
    return tournament


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The journal of a tournament of which three games are played."""
    file = tmp_path / "journal.jsonl"
    with Journal(file, PLAN) as journal:
        for number in range(3):
            journal.add(number, made_up(PLAN, number, (1, 1), 1.0))
    return file


def test_an_interrupted_tournament_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = Tournament(PLAN, DEALS)
    play_all(whole)
    file = tmp_path / "journal.jsonl"
    for most in (2, 0, 3):
        assert not go_on(file, PLAN, most).finished
    ended = go_on(file, PLAN)
    assert ended.finished
    assert (results(ended), ranking(ended)) == (results(whole), ranking(whole))
    assert len(file.read_text().splitlines()) == 1 + DEALS
    assert seed_in(file) == PLAN.seed


def test_a_torn_last_line_is_played_again(begun: Path) -> None:
    text = begun.read_bytes()
    begun.write_bytes(text[:-20])
    with Journal(begun, PLAN) as journal:
        assert list(journal.played) == [0, 1]
        journal.add(2, made_up(PLAN, 2, (1, 1), 1.0))
    assert begun.read_bytes() == text


def test_a_game_written_twice_counts_once(begun: Path) -> None:
    with begun.open("ab") as file:
        file.write(begun.read_bytes().splitlines(keepends=True)[-1])
    with Journal(begun, PLAN) as journal:
        assert list(journal.played) == [0, 1, 2]


def test_an_empty_file_becomes_a_journal_and_none_has_no_seed(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    assert seed_in(file) is None
    file.touch()
    assert seed_in(file) is None
    Journal(file, PLAN).close()
    assert seed_in(file) == PLAN.seed


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (plan_of(RIVALS, "random", "greedy"), "game"),
        (plan_of(TEAM, "random", seed=6), "seed"),
        (plan_of(TEAM, "random", "greedy"), "bots"),
        (plan_of(TEAM, "random", players=3), "players"),
        (Plan.make(load(TEAM), ["random"], 2, {"level": "harder"}, 5), "level=harder"),
    ],
)
def test_the_journal_of_another_tournament_is_refused_and_stays_as_it_is(
    begun: Path, other: Plan, name: str
) -> None:
    text = begun.read_bytes()
    with pytest.raises(ArenaError) as refused:
        Journal(begun, other)
    assert refused.value.code == "journal-other" and name in refused.value.sentence()
    assert begun.read_bytes() == text


@pytest.mark.parametrize("name", ["rules", "components", "program"])
def test_other_rules_components_or_bots_make_another_tournament(begun: Path, name: str) -> None:
    first, *lines = begun.read_text().splitlines(keepends=True)
    heading: dict[str, Any] = json.loads(first)
    heading[name] = 99
    begun.write_text(json.dumps(heading) + "\n" + "".join(lines))
    with pytest.raises(ArenaError) as refused:
        Journal(begun, PLAN)
    assert f"its “{name}” is “99”" in refused.value.sentence()


@pytest.mark.parametrize(
    "text",
    [
        "a letter\n",
        '{"villainy": 1}\n',
        '{"villainy-tournament": 1}',
        "[1]\n",
        "[" * 60_000 + "\n",
        '{"villainy-tournament": 1, "seed": "10000000000000000"}\n',
        '{"villainy-tournament": 1, "seed": "-5"}\n',
    ],
)
def test_another_file_is_no_journal(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    for opening in (lambda: Journal(file, PLAN), lambda: seed_in(file)):
        with pytest.raises(ArenaError) as refused:
            opening()
        assert refused.value.code == "journal-not-one"
    assert file.read_text() == text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no file without an end")
def test_a_file_without_an_end_is_not_read_to_its_end() -> None:
    for opening in (lambda: Journal(Path("/dev/full"), PLAN), lambda: seed_in(Path("/dev/full"))):
        with pytest.raises(ArenaError) as refused:
            opening()
        assert refused.value.code == "journal-not-one"


@pytest.mark.parametrize(
    ("told", "change"),
    [
        ('"number":1', '"number":9'),
        ('"number":1', '"number":-1'),
        ('"number":1', '"number":"two"'),
        ('"number":1', "nothing"),
        ('"number":1', '"more":' + "[" * 100_000),
        ('"points":[1,1]', '"points":[1]'),
        ('"ranks":[1,1]', '"ranks":[]'),
        ('"wins":[1.0,1.0]', '"wins":[]'),
        ('"wins":[1.0,1.0]', '"wins":[9.0,9.0]'),
        ('"choices":[0,0]', '"choices":[]'),
        ('"thinking":[0.0,0.0]', '"thinking":[0.0,0.0,0.0]'),
    ],
)
def test_a_line_that_is_no_game_of_the_tournament_is_named(begun: Path, told: str, change: str) -> None:
    heading, first, second, third = begun.read_text().splitlines(keepends=True)
    assert told in second
    begun.write_text(heading + first + second.replace(told, change) + third)
    with pytest.raises(ArenaError) as refused:
        Journal(begun, PLAN)
    assert "Line 3" in refused.value.sentence()


def test_two_tournaments_do_not_write_into_one_journal(begun: Path) -> None:
    pytest.importorskip("fcntl")
    with Journal(begun, PLAN), pytest.raises(ArenaError) as refused:
        Journal(begun, PLAN)
    assert refused.value.code == "journal-busy"


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    for opening in (lambda: Journal(tmp_path, PLAN), lambda: seed_in(tmp_path)):
        with pytest.raises(ArenaError) as refused:
            opening()
        assert refused.value.code == "journal-unusable"
