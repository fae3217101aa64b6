"""Victorian Masterminds with the values of another box."""

from __future__ import annotations

import random

import pytest

import villainy
from conformance import load, play_on
from villainy.engine.components import Components
from villainy.engine.game import Game

NAME = "victorian-masterminds"


def own_box(text):
    return Game(load(NAME).definition, Components(text, "my-box.toml"))


def text_of():
    return load(NAME).components.text


def test_a_file_of_the_same_form_plays_in_place_of_the_games_own(tmp_path):
    path = tmp_path / "my-box.toml"
    path.write_text(text_of().replace("building = 2\n", "building = 7\n"), encoding="utf-8")
    game = villainy.load(NAME, components=path)
    assert game.tables["BUILDING_POINTS"] == 7
    assert game.components.hash != load(NAME).components.hash
    match = game.new(players=2, seed=4)
    for _ in play_on(match, random.Random(4), 1500):
        pass
    assert villainy.replay(match.transcript(), components=path).to_bytes() == match.to_bytes()


@pytest.mark.parametrize(
    ("old", "new", "options"),
    [
        ("limit = 12", "limit = 100", {"unlimited_firepower": True}),
        ('bonus = "firepower 2"', 'bonus = "firepower 20"', {"unlimited_firepower": True}),
        ('bonus = "points 4"', 'bonus = "points 20"', {}),
        ("scientists = 12", "scientists = 4", {}),
        ("scientists = 12", "scientists = 100", {}),
        ("codex = 48", "codex = 1", {}),
        ("codex = 48", "codex = 1", {"strict_supply": True}),
        ("mayhem = 30", "mayhem = 1", {"strict_supply": True}),
        ("library = 10", "library = 1", {}),
        ("free-choice-at = 5", "free-choice-at = 1", {}),
        ("recycle = 1\nextra-turn = 2\ncapture = 3", "recycle = 1\nextra-turn = 1\ncapture = 1", {}),
        ("recycle = 1\nextra-turn = 2\ncapture = 3", "recycle = 10\nextra-turn = 10\ncapture = 10", {}),
        ("last-level = 12", "last-level = 100", {}),
        ('paris = "scientist"', 'paris = "codex-flip"', {}),
        ('monument = "mayhem"', 'monument = "firepower"', {}),
        ("limit = { 2 = 2, 3 = 3, 4 = 3 }", "limit = { 2 = 2, 3 = 2, 4 = 2 }", {}),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_values_at_the_edge_of_what_a_file_may_say_are_playable(old, new, options, players):
    assert old in text_of()
    game = own_box(text_of().replace(old, new))
    for seed in range(2):
        match = game.new(players=players, seed=seed, **options)
        for _ in play_on(match, random.Random(seed), 4000):
            assert len(match.legal()) >= 2 or match.over
        assert game.rules.invariants(match._states, 0) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_the_limit_of_a_stack_is_that_of_the_file(players):
    """With two players the option of that name says it."""
    game = own_box(text_of().replace("limit = { 2 = 2, 3 = 3, 4 = 3 }", "limit = { 2 = 2, 3 = 2, 4 = 2 }"))
    assert game.new(players=players, seed=1).view(None)["stack_limit"] == 2
