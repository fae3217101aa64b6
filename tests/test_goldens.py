"""Whole games, action by action, go as they were recorded."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import playthrough
import villainy
from playthrough import PLAYTHROUGHS, Playthrough, complaint, differences, load, recorded_version

by_name = pytest.mark.parametrize("golden", PLAYTHROUGHS, ids=lambda golden: f"{golden.game} {golden.name}")


def recorded(golden: Playthrough) -> str:
    assert golden.path.exists(), f"{golden.path.name} is missing: `make goldens`"
    return golden.path.read_text(encoding="utf-8")


@by_name
def test_a_game_goes_as_recorded(golden: Playthrough) -> None:
    told = complaint(golden, recorded(golden), playthrough.write(golden))
    assert told is None, told


@by_name
def test_a_golden_names_the_rules_it_was_made_by(golden: Playthrough) -> None:
    game = load(golden.game)
    text = recorded(golden)
    assert recorded_version(text) == game.version
    head = text.split("\n\n")[0]
    for line in (f"game: {golden.game}", f"components: {game.components.hash}", f"seed: {golden.seed}"):
        assert line in head.splitlines()
    for name, value in golden.options.items():
        assert f"{name}={value}" in head


@by_name
def test_a_golden_is_a_whole_game(golden: Playthrough) -> None:
    text = recorded(golden)
    steps = [int(number) for number in re.findall(r"^(\d+)\. seat", text, re.MULTILINE)]
    assert steps == list(range(1, len(steps) + 1))
    assert len(re.findall(r"^  plays ", text, re.MULTILINE)) == len(steps)
    assert len(re.findall(r"^  hash ", text, re.MULTILINE)) == len(steps) + 1
    whole = 1 + len(steps) // playthrough.VIEWS_EVERY + (len(steps) % playthrough.VIEWS_EVERY > 0)
    assert text.count("view of a spectator") == whole
    assert len(re.findall(r"^  seat=\d points=", text, re.MULTILINE)) == golden.players


def test_every_game_has_goldens_for_every_number_of_players() -> None:
    for name in villainy.GAMES:
        options = load(name).definition.options
        counts = {golden.players for golden in PLAYTHROUGHS if golden.game == name}
        assert counts == set(range(options.least_seats, options.most_seats + 1))


def test_no_other_files_lie_among_the_goldens_and_all_are_small() -> None:
    files = set(playthrough.FOLDER.glob("*/*.txt"))
    assert files == {golden.path for golden in PLAYTHROUGHS}
    assert sum(file.stat().st_size for file in playthrough.FOLDER.rglob("*.*")) < 3_000_000


# ── What is said where a game goes otherwise ───────────────────────────────


def test_a_change_under_the_same_rules_version_is_refused_and_asks_for_a_new_one() -> None:
    golden = PLAYTHROUGHS[0]
    text = recorded(golden)
    played = re.findall(r"^  plays .*$", text, re.MULTILINE)[0]
    told = complaint(golden, text, text.replace(played, "  plays the fiddle", 1))
    assert told is not None
    assert "a new rules version" in told and "`make goldens`" in told
    assert f"-{played}" in told and "+  plays the fiddle" in told
    assert complaint(golden, text, text) is None


def test_rules_of_a_new_version_ask_for_new_goldens() -> None:
    golden = PLAYTHROUGHS[0]
    text = recorded(golden)
    version = recorded_version(text)
    told = complaint(golden, text, text.replace(f"rules: {version}\n", f"rules: {version + 1}\n"))
    assert told is not None
    assert f"version {version}," in told and f"version {version + 1}:" in told


def test_a_message_stays_short_however_much_has_changed() -> None:
    golden = PLAYTHROUGHS[-1]
    text = recorded(golden)
    told = complaint(golden, text, text.replace("seat", "chair"))
    assert told is not None
    assert len(told.splitlines()) < 40


# ── How a view is written down ─────────────────────────────────────────────


@pytest.mark.parametrize(
    ("public", "own", "found"),
    [
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": [None, None]}, {"a": ["x", None]}, {"a": ["x", None]}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, {"a.1.b": 3}),
        ({"a": [{"b": 1}]}, {"a": []}, {"a": []}),
        ({"a": None}, {"a": {"b": 1}}, {"a": {"b": 1}}),
    ],
)
def test_of_a_seats_view_only_what_differs_is_written(public: Any, own: Any, found: Any) -> None:
    assert differences(public, own) == found


def test_a_long_view_is_broken_into_lines_and_stays_json() -> None:
    samples: list[Any] = [load(name).new(seed=1).view(0) for name in villainy.GAMES]
    for view in [*samples, {"a": ["long enough " * 4] * 9, "b": 1}, [], {}]:
        lines = playthrough._json_lines(view)
        assert json.loads("\n".join(lines)) == view
        assert max(map(len, lines)) <= playthrough.LONGEST_LINE + 30
