"""Perft: exact numbers of action sequences from fixed openings."""

from __future__ import annotations

import pytest

from playthrough import load
from positions import OPENINGS, Opening, count_by_playing, count_by_rules, recorded

PLAYED = 4  # how deep the library itself plays every action
INTERPRETED = 5

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


ADVICE = "a change of the rules asks for a new rules version and `make goldens`"


@by_opening
def test_playing_every_action_counts_as_recorded(opening: Opening) -> None:
    match = opening.match(load(opening.game))
    found = [count_by_playing(match, depth + 1) for depth in range(PLAYED)]
    assert found == counts(opening)[:PLAYED], ADVICE


@by_opening
def test_the_interpreted_loop_counts_as_recorded(opening: Opening) -> None:
    game = load(opening.game)
    match = opening.match(game)
    found = [count_by_rules(game.interpreted, match, depth + 1) for depth in range(INTERPRETED)]
    assert found == counts(opening)[:INTERPRETED], ADVICE


@pytest.mark.long
@by_opening
def test_the_compiled_rules_count_as_recorded_to_the_last_depth(opening: Opening) -> None:
    game = load(opening.game)
    match = opening.match(game)
    found = [count_by_rules(game.compiled, match, depth + 1) for depth in range(opening.depth)]
    assert found == counts(opening), ADVICE
