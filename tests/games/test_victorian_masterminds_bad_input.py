"""What a table, a components file or a position of Victorian Masterminds cannot be is refused by name."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from conformance import Table, load, played
from engine.refusing import at, put, refuses, refuses_position
from villainy.engine.components import Components
from villainy.engine.errors import ComponentError, OptionError, PositionError
from villainy.engine.game import Game
from villainy.engine.names import kebab
from villainy.engine.scenario import arrange

NAME = "victorian-masterminds"

# ── Options ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "it"),
        ("edition", ""),
        ("edition", None),
        ("edition", ["en", "fr"]),
        ("spoils_first", "perhaps"),
        ("spoils_first", 1),
        ("mole_target", "all"),
        ("first_player", "5"),
        ("first_player", 0),
        ("machines", "tank"),
        ("machines", "mole,mole"),
        ("machines", "mole"),
        ("machines", "mole,spider,airship"),
        ("machines", ["mole"] * 5),
        ("machines", {"mole": 1}),
    ],
)
def test_a_value_an_option_does_not_have_is_refused(option, value):
    refuses(OptionError, lambda: load(NAME).new(players=2, seed=1, **{option: value}), kebab(option))


@pytest.mark.parametrize(("players", "first"), [(2, "3"), (2, "4"), (3, "4")])
def test_a_first_player_who_does_not_sit_at_the_table_is_refused(players, first):
    refuses(OptionError, lambda: load(NAME).new(players=players, seed=1, first_player=first), first)


# ── Components ─────────────────────────────────────────────────────────────


def components_with(*changes):
    text = load(NAME).components.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return lambda: Game(load(NAME).definition, Components(text, "my-box.toml"))


@pytest.mark.parametrize(
    ("changes", "code", "where"),
    [
        ([("cells = 2\n", "")], "component-missing", "machines.fortress.cells"),
        (
            [("last-level = 12", 'last-level = "twelve"')],
            "component-not-a-number",
            "secret-service.last-level",
        ),
        ([("last-level = 12", "last-level = 12.0")], "component-not-a-number", "secret-service.last-level"),
        ([("last-level = 12", "last-level = true")], "component-not-a-number", "secret-service.last-level"),
        ([("recycle = 1", "recycle = -1")], "component-out-of-range", "cost.recycle"),
        ([("recycle = 1", "recycle = 0")], "component-out-of-range", "cost.recycle"),
        ([("recycle = 1", f"recycle = {10**30}")], "component-out-of-range", "cost.recycle"),
        (
            [("bolts = 1, plates = 1", "bolts = -1, plates = 1")],
            "component-out-of-range",
            "machines.fortress.segments.deaths-head.bolts",
        ),
        (
            [("bolts = 1, plates = 1", "bolts = 0, plates = 0")],
            "component-free-segment",
            "machines.fortress.segments.deaths-head",
        ),
        (
            [('icon = "eye"', 'icon = "nose"')],
            "component-unknown-word",
            "machines.fortress.segments.deaths-head.icon",
        ),
        (
            [('icon = "eye"', "icon = 3")],
            "component-not-a-word",
            "machines.fortress.segments.deaths-head.icon",
        ),
        ([('power = "raid"', 'power = "fly"')], "component-unknown-word", "machines.airship.power"),
        ([('power = "raid"', 'power = "raid bolt"')], "component-power-spoils", "machines.airship.power"),
        ([('"gain mayhem"', '"gain"')], "component-power-spoils", "machines.fortress.bonus-power-2"),
        ([('"gain mayhem"', '"gain hope"')], "component-unknown-word", "machines.fortress.bonus-power-2"),
        (
            [('"gain mayhem"', '"gain mayhem or or codex"')],
            "component-power-spoils",
            "machines.fortress.bonus-power-2",
        ),
        (
            [('bonus = "power-1"', 'bonus = "codex"')],
            "component-one-each",
            "machines.fortress.segments",
        ),
        (
            [('bonus = "points 3"', 'bonus = "points"')],
            "component-bonus-amount",
            "machines.fortress.segments.cannon-i.bonus",
        ),
        (
            [('bonus = "points 3"', 'bonus = "points -3"')],
            "component-bonus-amount",
            "machines.fortress.segments.cannon-i.bonus",
        ),
        (
            [('bonus = "points 3"', 'bonus = "cell 2"')],
            "component-bonus-amount",
            "machines.fortress.segments.cannon-i.bonus",
        ),
        ([("cells = 2\n", "cells = 4\n")], "component-too-many-cells", "machines.fortress"),
        ([("recycle = 1", "recycle = 1\nwings = 4")], "component-unknown-entry", "cost.wings"),
        (
            [("deaths-head ", "deaths-foot ")],
            "component-missing",
            "machines.fortress.segments.deaths-head",
        ),
        ([("2 = 3, 3 = 2, 4 = 1", "2 = 3, 3 = 2")], "component-missing", "secret-service.start.4"),
        ([("2 = 3, 3 = 2, 4 = 1", "2 = 3, 3 = 2, 4 = 1, 5 = 1")], "component-unknown-entry", "5"),
        ([("limit = { 2 = 2, 3 = 3, 4 = 3 }", "limit = 3")], "component-not-a-table", "stack.limit"),
        ([("limit = 12", "limit = 0")], "component-out-of-range", "firepower.limit"),
        ([('london = "plate"', 'london = "tea"')], "component-unknown-word", "cities.london"),
        ([('london = "plate"', 'paname = "plate"')], "component-missing", "cities.london"),
        ([('"buildings 1"', '"castles 1"')], "component-unknown-word", "missions.basic.first-loot.requires"),
        ([('"buildings 1"', '"buildings"')], "component-requirement", "missions.basic.first-loot.requires"),
        ([('"buildings 1"', '"buildings 0"')], "component-requirement", "missions.basic.first-loot.requires"),
        ([('"buildings 1"', '"icon 1"')], "component-requirement", "missions.basic.first-loot.requires"),
        (
            [('"buildings 1"', '"icon nose 1"')],
            "component-unknown-word",
            "missions.basic.first-loot.requires",
        ),
        ([("reward = 2", "reward = 0")], "component-out-of-range", "missions.basic.first-loot.reward"),
        ([("[points]", "[pints]")], "component-missing", "points"),
        ([("[points]", "[prizes]\nsource = 'box'\na = 1\n[points]")], "component-unknown-entry", "prizes"),
        ([('game = "victorian-masterminds"', 'game = "the-loop"')], "component-other-game", "game"),
        ([('game = "victorian-masterminds"', "")], "component-missing", "game"),
        ([('game = "victorian-masterminds"', "game = 3")], "component-not-a-word", "game"),
        (
            [('source = "rulebook"\n\n[codex]', "\n[codex]")],
            "component-no-source",
            "stack.limit.2",
        ),
        (
            [('source = "rulebook"\n\n[codex]', 'source = "hearsay"\n\n[codex]')],
            "component-unknown-source",
            "stack.limit.2",
        ),
    ],
)
def test_what_is_wrong_in_a_components_file_is_named_with_its_place(changes, code, where):
    named = ["my-box.toml", *([where] if code != "component-other-game" else ["the-loop"])]
    error = refuses(ComponentError, components_with(*changes), *named)
    assert error.code == code
    assert error.arguments["where"].endswith(where)


@pytest.mark.parametrize(
    "changes",
    [
        [('bonus = "points 3"', 'bonus = "points ²"')],
        [('"buildings 1"', '"buildings ³"')],
        [('bonus = "points 3"', 'bonus = "points ٣"')],
    ],
)
def test_a_digit_of_another_kind_in_a_components_file_is_refused_or_read(changes):
    try:
        components_with(*changes)()
    except ComponentError:
        pass


# ── Positions ──────────────────────────────────────────────────────────────


TAMPERED = {
    "an agent twice": (("players", 0, "discard", "gunner"), lambda value: 1 - value),
    "an agent less": (("players", 0, "pile"), lambda value: value[:-1]),
    "an agent in hand beside those of the pile": (("players", 0, "hand"), lambda value: "gunner"),
    "more parts": (("parts_pool",), lambda value: value + 1),
    "more codex tokens": (("codex_pool",), lambda value: value - 1),
    "more mayhem tokens": (("mayhem_pool",), lambda value: value + 1),
    "more scientists": (("scientist_pool",), lambda value: value + 1),
    "a scientist from nowhere": (("players", 1, "scientists"), lambda value: value + 1),
    "a level beyond the last": (("level",), lambda value: 13),
    "a level below none": (("level",), lambda value: -1),
    "a level of nothing": (("level",), lambda value: 0),
    "a mission claimed and in the deck": (("claimant", "overkill"), lambda value: 0),
    "a mission claimed by nobody at the table": (("claimant", "overkill"), lambda value: 9),
    "a building captured by nobody at the table": (("captor", "rome", "monument"), lambda value: 7),
    "a building captured by minus two": (("captor", "rome", "monument"), lambda value: -2),
    "more firepower than there is": (("players", 0, "firepower"), lambda value: 13),
    "less firepower than none": (("players", 0, "firepower"), lambda value: -5),
    "more cells than a machine has": (("players", 0, "cells"), lambda value: 100),
    "fewer cells than none": (("players", 0, "cells"), lambda value: -1),
    "a codex level nobody has": (("players", 0, "codex_level"), lambda value: 3),
    "a segment built five times": (("players", 0, "built", 0), lambda value: 5),
    "a bonus power twice": (("players", 0, "bonus_powers", 0), lambda value: 2),
    "another machine's player": (("players", 0, "machine"), lambda value: "none"),
    "no seats": (("seats",), lambda value: 0),
    "one seat": (("seats",), lambda value: 1),
    "five seats": (("seats",), lambda value: 5),
    "a seat less": (("seats",), lambda value: 2),
    "a seat more": (("seats",), lambda value: 4),
    "the first player is nobody": (("first",), lambda value: 9),
    "the active player is nobody": (("active",), lambda value: 9),
    "the active player is minus one": (("active",), lambda value: -1),
    "a limit of nothing": (("limit",), lambda value: 0),
    "a limit above what a stack holds": (("limit",), lambda value: 100),
    "fewer turns than none": (("turns",), lambda value: -1),
    "over though somebody is asked": (("over",), lambda value: 1),
    "half over": (("over",), lambda value: 2),
    "a final round without a trigger": (("final_left",), lambda value: 3),
    "fewer final turns than none": (("final_left",), lambda value: -100),
    "a trigger long ago": (("final_left",), lambda value: 100),
    "a decision less": (("frame_kind",), lambda value: value[:-1]),
    "nothing pending": (("frame_kind",), lambda value: []),
    "too much pending": (("frame_kind",), lambda value: value * 20),
    "a task on top": (("frame_kind", -1), lambda value: "run"),
    "nothing on top": (("frame_kind", -1), lambda value: "none"),
    "nothing below": (("frame_kind", 0), lambda value: "none"),
    "a decision below": (("frame_kind", 0), lambda value: "place-agent"),
    "another decision on top": (("frame_kind", -1), lambda value: "raid"),
    "a claim on top": (("frame_kind", -1), lambda value: "claim-mission"),
    "a part on top": (("frame_kind", -1), lambda value: "place-bolt"),
    "a machine on top": (("frame_kind", -1), lambda value: "choose-machine"),
    "a stack to resolve on top": (("frame_kind", -1), lambda value: "resolve-stack"),
    "somebody asked who is nobody": (("frame_seat", -1), lambda value: 9),
    "somebody asked who does not play": (("frame_seat", -1), lambda value: 3),
    "minus one asked": (("frame_seat", -1), lambda value: -1),
    "a task of nobody": (("frame_seat", 0), lambda value: 9),
    "a task without meaning": (("frame_first", 0), lambda value: 99),
    "a stack of nobody": (("stack_owner",), lambda value: value | {"london": [9]}),
    "a resolution beyond its stack": (("resolution", "next"), lambda value: 5),
    "a resolution before its stack": (("resolution", "next"), lambda value: -3),
    "a resolution of nothing": (("resolution", "city"), lambda value: "london"),
    "a saboteur of nobody": (("resolution", "blocker"), lambda value: 50),
    "a queue without a stack": (("queued",), lambda value: "rome"),
    "a generator below none": (("generator",), lambda value: "-000000000000001"),
    "a generator of signs": (("generator",), lambda value: "+000000000000001"),
    "an unknown option": (("options", "edition"), lambda value: 99),
    "an option half on": (("options", "spoils_first"), lambda value: 2),
    "a machine nobody has": (("options", "machines", 0), lambda value: 50),
    "a list too long": (("deck",), lambda value: value * 5),
    "a blank in the deck": (("deck",), lambda value: [*value, "none"]),
    "something unused is used": (("unused",), lambda value: [5]),
    "somebody in an empty seat": (("players", 3, "scientists"), lambda value: 2),
}


@pytest.mark.parametrize("path, change", TAMPERED.values(), ids=TAMPERED)  # noqa: PT006
def test_a_tampered_position_is_refused(path, change):
    data = played((NAME, 3), 2, steps=60).position()  # three players, one about to place an agent
    value = change(copy.deepcopy(at(data, "state", *path)))
    refuses_position(NAME, put(data, ("state", *path), value))


# ── Setting up a position ──────────────────────────────────────────────────


def arranged(changes: Table) -> Table:
    return dict(arrange(load(NAME), 2, 1, {}, changes).position()["state"])


def test_tables_are_laid_over_tables_and_lists_take_the_place_of_lists() -> None:
    opening = arranged({})
    changed = arranged({"captor": {"rome": {"factory": 1}}, "players": {"1": {"discard": {"gunner": 0}}}})
    assert changed["captor"] == opening["captor"] | {"rome": opening["captor"]["rome"] | {"factory": 1}}
    assert changed["players"][1] == opening["players"][1]
    assert changed["players"][0] == opening["players"][0]


def test_a_table_over_a_list_changes_the_entries_it_names() -> None:
    assert arranged({"players": {"0": {"built": {"2": 1}}}})["players"][0]["built"] == [
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
    ]


def test_parallel_lists_keep_up_with_a_list_that_is_given() -> None:
    pile = arranged({})["players"][0]["pile"]
    changes: Table = {"players": {"0": {"pile": pile[1:]}}, "stack_agent": {"rome": pile[:1]}}
    changed = arranged(changes)
    assert changed["stack_known"]["rome"] == changed["stack_owner"]["rome"] == [0]
    assert len(changed["players"][0]["pile_known"]) == 4
    with pytest.raises(PositionError) as error:
        arranged(changes | {"stack_known": {"rome": [0, 0]}})
    assert error.value.code == "position-lists-differ"


@pytest.mark.parametrize(
    ("changes", "code", "where"),
    [
        ({"levle": 3}, "position-unknown-field", "state.levle"),
        ({"missions": {"berlin": "none"}}, "position-unknown-field", "state.missions.berlin"),
        ({"players": {"7": {}}}, "position-unknown-field", "state.players[7]"),
        ({"players": {"first": {}}}, "position-unknown-field", "state.players[first]"),
        ({"players": {"1": {"fire": 3}}}, "position-unknown-field", "state.players[1].fire"),
        ({"players": {"1": {"firepower": "3"}}}, "position-not-a-number", "state.players[1].firepower"),
        ({"players": {"1": 3}}, "position-not-a-table", "state.players[1]"),
        ({"missions": {"rome": "loot"}}, "position-unknown-name", "state.missions.rome"),
        ({"level": {"now": 3}}, "position-not-a-number", "state.level"),
        ([], "position-not-a-table", "state"),
    ],
)
def test_a_change_that_cannot_be_says_where_it_stands(changes: Any, code: str, where: str) -> None:
    with pytest.raises(PositionError) as error:
        arranged(changes)
    assert (error.value.code, error.value.arguments["where"]) == (code, where)


@pytest.mark.parametrize(
    "changes",
    [
        {"players": {"0": {"mayhem": 1}}},
        {"players": {"0": {"codex_ones": 1}}},
        {"players": {"0": {"bolts": {"0": 1}}}},
        {"players": {"0": {"scientists": 2}}},
        {"players": {"0": {"scientists": 4}}, "scientist_pool": 7},
        {"players": {"0": {"codex_ones": 11}}, "codex_pool": 37},
        {"players": {"0": {"firepower": 13}}},
        {"players": {"0": {"hand": "gunner"}}},
        {"players": {"0": {"discard": {"gunner": 1}}}},
        {"players": {"0": {"pile": ["number-2", "henchman", "saboteur", "gunner"]}}},
        {"stack_agent": {"rome": ["gunner"]}},
        {"missions": {"rome": "overkill"}},
        {"claimant": {"first-loot": 1}},
        {"level": 13},
        {"frame_kind": {"1": "run"}},
    ],
    ids=str,
)
def test_a_position_the_rules_could_not_have_made_is_refused(changes: Table) -> None:
    with pytest.raises(PositionError) as error:
        arranged(changes)
    assert error.value.code == "position-impossible"
