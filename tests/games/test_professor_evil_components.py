"""Professor Evil with the values of another box: what is wrong in it is named, what is right is played."""

from __future__ import annotations

import random
import tomllib
from itertools import combinations

import numpy as np
import pytest

import manor_maps
from cli.terminal import run
from conformance import load, play_on
from engine.refusing import refuses
from villainy import bots
from villainy.engine.components import Components
from villainy.engine.errors import ComponentError, PositionError
from villainy.engine.game import Game
from villainy.engine.log import silence
from villainy.games.professor_evil.state import DOOR

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
        ("rect = [0, 0, 3, 5]", "rect = [0, 0, 0, 5]", "component-rect", "rooms.study.rect"),
        ("clock = [5, 4, 4, 2]", "clock = [5, 4, 4, 0]", "component-rect", "plan.clock"),
        ("size = [14, 10]", "size = [14, 10.5]", "component-rect", "plan.size"),
        ("size = [14, 10]", 'size = [14, "10"]', "component-not-numbers", "plan.size"),
        ("gallery = [7, 0]", "gallery = [7, 2]", "component-window", "windows.gallery"),
        ("gallery = [7, 0]", "gallery = [1, 0]", "component-window", "windows.gallery"),
        ("gallery = [7, 0]", "cellar = [10, 2]", "component-window", "windows.cellar"),
        ("gallery = [7, 0]\n", "", "component-windows", "3"),
        ("gallery = [7, 0]", "attic = [7, 0]", "component-unknown-word", "attic"),
        ("front-door = [7, 10]", "front-door = [7, 8]", "component-window", "plan.front-door"),
        ("at = [1.5, 5]", "at = [4, 5]", "component-door", "doors.library-study.at"),
        ("at = [1.5, 5]", "at = [3, 5]", "component-door", "doors.library-study.at"),
        ("library-study  ", "study-library  ", "component-door-name", "doors.study-library"),
        ("library-study  ", "library-attic  ", "component-door-name", "doors.library-attic"),
        ("library-study  ", "library-gallery  ", "component-room-doors", "study"),
        ("library-study  ", "library-gallery  ", "component-room-doors", "2"),
        ("\nlibrary-study  ", "\n#library-study  ", "component-room-doors", "library"),
        (
            "[traps]",
            'study-kitchen = { carpets = ["red", "red"], at = [3, 9] }\n[traps]',
            "component-room-doors",
            "4",
        ),
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


# ── Another map ────────────────────────────────────────────────────────────

SWAPPED = manor_maps.renamed(
    {"library": "cellar", "cellar": "library", "gallery": "laboratory", "laboratory": "gallery"}
)
MAPS = {"swapped": SWAPPED} | {f"random {seed}": manor_maps.drawn_at_random(seed) for seed in range(6)}

every_map = pytest.mark.parametrize("sections", MAPS.values(), ids=MAPS)


def doors_of(sections):
    return list(tomllib.loads(sections["doors"]))


@every_map
def test_whole_games_are_played_on_another_map(sections):
    game = manor_maps.with_map(sections)
    for seed in range(3):
        match = game.new(players=2 + seed, seed=seed, characters="random")
        for count, _ in enumerate(play_on(match, random.Random(seed), 2000)):
            assert game.rules.invariants(match._states, 0) == 0
            assert set(match.view(0)["doors"]) == set(doors_of(sections))
            for event in match.events():
                assert event.get("door") in (None, *doors_of(sections))
            if count % 20 == 0:
                assert game.from_position(match.position()).legal() == match.legal()


@every_map
def test_no_door_of_another_map_can_be_unlocked_but_its_own(sections):
    match = manor_maps.with_map(sections).new(players=2, seed=1, characters="nathan,edward")
    match.play(match.legal()[0])
    reasons = {door: match.refusal(match.parse(f"unlock {door}"))[0] for door in DOOR}
    assert len(doors_of(sections)) == 18
    assert {door for door in DOOR if reasons[door] == "no-such-door"} == set(DOOR) - set(doors_of(sections))
    state = match.position()
    state["state"]["open_doors"][next(door for door in DOOR if door not in doors_of(sections))] = 1
    with pytest.raises(PositionError) as error:
        match.game.from_position(state)
    assert error.value.arguments["where"] == "open_doors"


@every_map
def test_another_map_is_whole_for_the_check(sections, tmp_path):
    file = tmp_path / "my-box.toml"
    file.write_text(manor_maps.with_map(sections).components.text, encoding="utf-8")
    result = run("components", "check", file)
    assert result.exit_code == 0, result.output


def test_a_bot_plays_on_another_map():
    game = manor_maps.with_map(SWAPPED)
    match = game.new(players=2, seed=1, level="first-games")
    players = [bots.load("greedy", NAME, seat) for seat in range(2)]
    while not match.over:
        match.play(players[match.seat].choose(bots.Table.of(match, match.seat)))
    assert len(match.view(0)["saved"]) > 0


@pytest.mark.long
def test_the_compiled_rules_play_another_map_as_the_interpreted_ones_do():
    game = manor_maps.with_map(SWAPPED)
    declared = game.definition.options
    options = declared.encode(declared.resolve({}, 3), 3)
    played = []
    for rules in (game.interpreted, game.compiled):
        states = game.empty(50)
        words = np.arange(50, dtype=np.uint64)
        rules.play_games(states, options, words, 2000, np.zeros(50, np.int64), silence())
        assert states["over"].all()
        played.append(states.tobytes())
    assert played[0] == played[1]


def test_the_order_of_the_doors_in_the_file_does_not_matter():
    doors = SWAPPED["doors"].splitlines()
    tables = [
        manor_maps.with_map(SWAPPED | {"doors": "\n".join(lines)}).tables for lines in (doors, doors[::-1])
    ]
    assert tables[0].keys() == tables[1].keys()
    assert all(np.array_equal(table, tables[1][name]) for name, table in tables[0].items())


def test_rooms_that_no_way_leads_to_are_named():
    """Two manors of six rooms, each with three doors."""
    six = [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5), (0, 3), (1, 4), (2, 5)]
    pairs = [(one + half, other + half) for half in (0, 6) for one, other in six]
    names = manor_maps.NAMES
    doors = [
        f'{names[one]}-{names[other]} = {{ carpets = ["red", "red"], at = [1, 1] }}' for one, other in pairs
    ]
    sections = {"doors": "\n".join(doors)}
    error = refuses(
        ComponentError, lambda: manor_maps.with_map(sections), "my-box.toml", "doors", "drawing-room"
    )
    assert error.code == "component-cut-off"


def test_a_door_is_named_by_two_rooms_in_their_order():
    names = manor_maps.NAMES
    assert list(DOOR) == [f"{one}-{other}" for one, other in combinations(names, 2)]
    assert len(set(DOOR)) == 66
