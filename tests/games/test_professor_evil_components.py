"""Professor Evil with the values of another box: what is wrong in it is named, what is right is played."""

from __future__ import annotations

import random

import pytest

from conformance import load, play_on
from engine.refusing import refuses
from villainy.engine.components import Components
from villainy.engine.errors import ComponentError
from villainy.engine.game import Game

NAME = "professor-evil"
SPRINT = 'effect = "move(1..3)"'


def changed(old, new):
    text = load(NAME).components.text
    assert old in text
    return Game(load(NAME).definition, Components(text.replace(old, new, 1), "my-box.toml"))


def played(game, characters):
    """Some random games to their ends, by the laws of the game."""
    for seed in range(5):
        match = game.new(players=3, seed=seed, characters=characters)
        for _ in play_on(match, random.Random(seed), 2000):
            assert game.rules.invariants(match._states, 0) == 0


# ── What is wrong ──────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("old", "new", "code", "named"),
    [
        ("rect = [3, 8, 8, 2]", "rect = [3, 8, 7, 2]", "component-plan", "10, 8"),
        ("rect = [0, 0, 3, 5]", "rect = [0, 0, 3, 6]", "component-plan", "0, 5"),
        ("clock = [5, 4, 4, 2]", "clock = [5, 4, 3, 2]", "component-plan", "8, 4"),
        ("rect = [0, 0, 3, 5]", "rect = [0, 0, 2.5, 5]", "component-rect", "rooms.study.rect"),
        ("rect = [11, 0, 3, 5]", "rect = [11, 0, 4, 5]", "component-rect", "rooms.kitchen.rect"),
        ("rect = [0, 0, 3, 5]", "rect = [0, 0, 3]", "component-not-numbers", "rooms.study.rect"),
        ("size = [14, 10]", 'size = [14, "10"]', "component-not-numbers", "plan.size"),
        ("gallery = [7, 0]", "gallery = [7, 2]", "component-window", "windows.gallery"),
        ("gallery = [7, 0]", "gallery = [1, 0]", "component-window", "windows.gallery"),
        ("gallery = [7, 0]", "cellar = [10, 2]", "component-window", "windows.cellar"),
        ("gallery = [7, 0]\n", "", "component-windows", "3"),
        ("gallery = [7, 0]", "attic = [7, 0]", "component-unknown-word", "attic"),
        ("front-door = [7, 10]", "front-door = [7, 8]", "component-window", "plan.front-door"),
        ("at = [1.5, 5]", "at = [4, 5]", "component-door", "doors.library-study.at"),
        ("at = [1.5, 5]", "at = [3, 5]", "component-door", "doors.library-study.at"),
        ('["red", "green"],  at = [3, 9]', '["blue", "green"], at = [3, 9]', "component-carpet", "main-hall"),
        (
            '["red", "green"],  at = [3, 9]',
            '["red"], at = [3, 9]',
            "component-not-a-list",
            "main-hall-library",
        ),
        ('professor = "laboratory"', 'professor = "attic"', "component-unknown-word", "attic"),
        ("padlock = 4", "padlock = 5", "component-traps", "13"),
        ('powers = ["iii", "ix"]', 'powers = ["iii", "xiii"]', "component-unknown-word", "xiii"),
        ("clock = [1, 1, 1, 1, 1, 2]", "clock = [1, 1, 1, 1, 1]", "component-not-a-list", "dice.clock"),
        ("clock = [1, 1, 1, 1, 1, 2]", "clock = [1, 1, 1, 1, 1, 0]", "component-unknown-word", "dice.clock"),
        ("minutes = 30, ", "minutes = 31, ", "component-unknown-word", "treasures.magna-carta.minutes"),
        ('traps = ["console"]', "traps = []", "component-no-trap", "treasures.magna-carta"),
        ("normal = []", "normal = [30, 35, 40, 45]", "component-tiles", "levels.normal"),
        ("actions = 3", "actions = 0", "component-out-of-range", "turn.actions"),
        ('timing = "dice", effect', 'timing = "later", effect', "component-unknown-word", "later"),
        ("\nsprint ", "\nsprinting ", "component-missing", "characters.nathan.cards.sprint"),
        ("cost = 1, ", "cost = 10, ", "component-out-of-range", "characters.irene.power.cost"),
    ],
)
def test_what_is_wrong_is_named(old, new, code, named):
    assert refuses(ComponentError, lambda: changed(old, new), "my-box.toml", named).code == code


@pytest.mark.parametrize(
    ("effect", "place", "known"),
    [
        ("fly(3)", 1, "move"),
        ("move", 5, "("),
        ("move(1..3", 10, ")"),
        ("move(1-3)", 7, ")"),
        ("move(3..1)", 9, "3"),
        ("move(all)", 6, "1"),
        ("move(1..3) move(1)", 12, ";"),
        ("move(1);", 9, "place"),
        ("place(mate, any)", 13, "here"),
        ("place(pawn, mate)", 13, "any"),
        ("unlock(1, near)", 11, "here"),
        ("off(1, named)", 8, "all-types"),
        ("off(1, saw, windows)", 13, "near"),
        ("later(12, 1)", 7, "11"),
        ("later(2, that)", 10, "all"),
        ("actions(0)", 9, "9"),
        ("flag(no-luck)", 6, "no-clock"),
        ("name(3)", 6, "2"),
        ("set(colour)", 1, "roll"),
        ("reroll", 1, "roll"),
        ("or{move(1) | force}", 4, "place"),
        ("or{off(1, saw) | off(all, saw)}", 7, "(all, TYPE)"),
        ("or{off(all, saw) | off(all, saw)}", 23, "(all, TYPE)"),
        ("or{place(self, any) | place(mate, here)}", 9, "(self, mate)"),
        ("or{off(all, saw, near) | off(all, padlock)}", 7, "(all, TYPE)"),
        ("may{unlock(all, here)}", 11, "(1..2)"),
        ("each(pawn){move(1)}", 6, "mate"),
        ("each(mate){each(mate){move(1)}}", 12, "may"),
        ("roll(clock){other: actions(1)}", 6, "professor"),
        ("roll(colour){red: actions(1)}", 29, "|"),
        ("roll(colour){red: actions(1) | red: actions(2)}", 32, "other"),
        ("roll(colour){other: actions(1)}; force", 32, '"'),
        ("roll(professor){chevron-1: force | chevrons: force | other: force}", 36, "other"),
    ],
)
def test_an_effect_that_cannot_be_read_is_refused_with_what_could_stand_there(effect, place, known):
    where = "characters.nathan.cards.sprint.effect"
    error = refuses(ComponentError, lambda: changed(SPRINT, f'effect = "{effect}"'), where, effect, place)
    assert (error.code, error.arguments["place"]) == ("component-effect", place)
    assert known in error.arguments["known"]


@pytest.mark.parametrize("effect", ["move(1)", "set(professor)", "reroll; reroll"])
def test_a_power_after_the_roll_is_a_reroll_and_nothing_else(effect):
    refuses(ComponentError, lambda: changed('effect = "reroll"', f'effect = "{effect}"'), effect)


# ── What is right ──────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "effect",
    [
        "move(0..9)",
        "force; force; force",
        "place(self, any); move(0..1)",
        "place(self, near)",
        "place(self, mate)",
        "place(mate, here)",
        "may{unlock(2, any)}; off(1..3, all-types, near)",
        "off(all, all-types, adj)",
        "or{place(pawn, any) | place(self, mate)}",
        "later(11, 3); later(1, 1)",
        "mate-act; mate-act",
        "professor-step; professor-step; actions(9)",
        "each(mate){force; may{off(1, saw, here)}; place(self, windows)}; mate-act; each(mate){move(1..2)}",
        "each(mate){or{off(all, saw) | off(all, padlock)}}",
        "name(1); off(all, named); name(2); off(1, named)",
        "flag(no-lock); flag(no-arm); flag(no-clock)",
        "roll(colour){red: later(1, that) | blue: mate-act | green: roll(professor){other: later(1, all)}}",
        "roll(professor){passage: each(mate){move(1)} | chevrons: force | hurry-5: move(1) | other: force}",
    ],
)
def test_any_effect_that_can_be_read_is_played(effect):
    played(changed(SPRINT, f'effect = "{effect}"'), "nathan,irene,destiny")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("actions = 3", "actions = 9"),
        ("actions = 3", "actions = 1"),
        ('powers = ["iii", "ix"]', 'powers = ["i", "ii", "iii", "iv", "v", "vi"]'),
        ('powers = ["iii", "ix"]', "powers = []"),
        ("clock = [1, 1, 1, 1, 1, 2]", "clock = [3, 3, 3, 3, 3, 3]"),
        ('start = "xii"', 'start = "xi"'),
        ('professor = "laboratory"', 'professor = "gallery"'),
        ("padlock = 4\nsaw = 3", "padlock = 7\nsaw = 0"),
        ('effect = "later(2, all)"', 'effect = "later(11, all)"'),
        ('"set(professor); set(colour)"', '"set(colour); or{set(professor) | set(colour)}"'),
        ('timing = "dice", effect = "set(colour)"', 'timing = "actions", effect = "force"'),
    ],
)
def test_values_at_the_edge_of_what_a_file_may_say_are_playable(old, new):
    played(changed(old, new), "random")
