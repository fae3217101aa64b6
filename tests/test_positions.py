"""Perft: exact numbers of action sequences from fixed openings."""

from __future__ import annotations

import pytest

import villainy
from playthrough import load
from positions import OPENINGS, Opening, count_by_playing, count_by_rules, recorded

PLAYED = 1000  # sequences: so many the library itself plays, action by action
INTERPRETED = 5000

by_opening = pytest.mark.parametrize(
    "opening", OPENINGS, ids=lambda opening: f"{opening.game} {opening.name}"
)


def counts(opening: Opening) -> list[int]:
    """The recorded numbers, by the rules and from the opening they were made by."""
    game, data = load(opening.game), recorded(opening.game)
    assert data["rules"] == game.version, "recorded by other rules: `make goldens`"
    assert data["components"] == game.components.hash, "recorded with other components: `make goldens`"
    entry = dict(data[opening.name])
    numbers: list[int] = entry.pop("counts")
    assert entry == {"seed": opening.seed} | opening.options
    assert len(numbers) == opening.depth
    return numbers


def shallow(numbers: list[int], most: int) -> list[int]:
    """The counts of the first depths, as far as there are not too many to count slowly."""
    few = [number for number in numbers if number <= most]
    assert few
    return few


ADVICE = "a change of the rules asks for a new rules version and `make goldens`"


@by_opening
def test_playing_every_action_counts_as_recorded(opening: Opening) -> None:
    match = opening.match(load(opening.game))
    expected = shallow(counts(opening), PLAYED)
    assert [count_by_playing(match, depth + 1) for depth in range(len(expected))] == expected, ADVICE


@by_opening
def test_the_interpreted_loop_counts_as_recorded(opening: Opening) -> None:
    game = load(opening.game)
    match = opening.match(game)
    expected = shallow(counts(opening), INTERPRETED)
    found = [count_by_rules(game.interpreted, match, depth + 1) for depth in range(len(expected))]
    assert found == expected, ADVICE


def test_every_game_is_counted_from_some_opening() -> None:
    assert {opening.game for opening in OPENINGS} == set(villainy.GAMES)


@pytest.mark.long
@by_opening
def test_the_compiled_rules_count_as_recorded_to_the_last_depth(opening: Opening) -> None:
    game = load(opening.game)
    match = opening.match(game)
    found = [count_by_rules(game.compiled, match, depth + 1) for depth in range(opening.depth)]
    assert found == counts(opening), ADVICE
