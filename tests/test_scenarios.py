"""Every scenario of `tests/scenarios/` comes out as it says, and together they show all they must."""

from __future__ import annotations

import pytest

import villainy
from conformance import Table, load
from scenario import SCENARIOS, SPECIAL, Failure, Scenario, check, of_game, run, start, to_show
from villainy.engine.errors import PositionError

every_game = pytest.mark.parametrize("name", list(villainy.GAMES))

# ── The scenarios ──────────────────────────────────────────────────────────


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_scenario(scenario: Scenario) -> None:
    problem = ""
    try:
        run(scenario)
    except Failure as failure:
        problem = str(failure)
    except PositionError as error:
        problem = f"cannot be set up: {error.code} {error.arguments}"
    if problem:
        source = f" ({scenario.source})" if scenario.source else ""
        pytest.fail(f"{scenario.file.name}: {scenario.name!r}{source}\n  {problem}", pytrace=False)


# ── Scenarios that cannot fail prove nothing ───────────────────────────────


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [(scenario.game, scenario.name) for scenario in SCENARIOS]
    assert sorted(names) == sorted(set(names))


def test_no_word_of_an_expectation_is_a_field_of_the_state() -> None:
    for game in {scenario.game for scenario in SCENARIOS}:
        assert not SPECIAL & {field.name for field in load(game).definition.layout.fields}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_what_a_scenario_expects_is_not_true_from_the_start(scenario: Scenario) -> None:
    assert scenario.expect
    if scenario.play:
        match = start(scenario, scenario.options, scenario.position)
        with pytest.raises(Failure):
            check(match, scenario.expect, "the end", [])


@pytest.mark.parametrize(
    ("scenario", "options"),
    [(scenario, options) for scenario in SCENARIOS for options in scenario.fails_with],
    ids=str,
)
def test_a_scenario_rests_on_the_options_it_names(scenario: Scenario, options: Table) -> None:
    with pytest.raises(Failure):
        run(scenario, options)


# ── Everything is shown ────────────────────────────────────────────────────


@every_game
def test_everything_that_must_be_shown_is_shown_in_every_way(name: str) -> None:
    nouns, not_shown = load(name).definition.nouns, to_show(name)["not-shown"]
    shown = {thing for scenario in of_game(name) for thing in scenario.shows}
    assert shown == {
        f"{noun} {member} {way}"
        for noun, ways in to_show(name)["shows"].items()
        for member in nouns[noun]
        for way in ways
        if not {f"{noun} {member}", f"{noun} {member} {way}"} & set(not_shown)
    }


@every_game
def test_every_value_of_every_option_decides_a_scenario(name: str) -> None:
    declared = load(name).definition.options
    shown = {
        (option, word)
        for scenario in of_game(name)
        for options in scenario.fails_with
        for option in options
        if len(options) == 1
        for word in declared.resolve(scenario.options, scenario.players)[option].split(",")
    }
    values = {(option.name, value) for option in declared.options.values() for value in option.values}
    chance = {(option, value) for option, values in to_show(name)["chance"].items() for value in values}
    assert values - shown == chance


@every_game
def test_every_ruling_is_shown(name: str) -> None:
    expected = to_show(name)["rulings"]
    rulings = {scenario.name: scenario.rulings for scenario in of_game(name)}
    assert {ruling for named in rulings.values() for ruling in named} == set(expected)
    for ruling, names in expected.items():
        for title in names:
            assert ruling in rulings.get(title, []), f"{ruling} is to be shown by {title!r}"


@every_game
def test_every_ruling_not_shown_says_why(name: str) -> None:
    rulings, not_shown = to_show(name)["rulings"], to_show(name)["not-shown"]
    assert not set(rulings) & set(not_shown)
    for reason in not_shown.values():
        same = reason.split(":")[0]
        assert same in rulings or " " in same, reason


@every_game
def test_every_decision_is_asked_in_some_scenario(name: str) -> None:
    asked = set()
    for scenario in of_game(name):
        match = start(scenario, scenario.options, scenario.position)
        for step in scenario.play:
            asked.add(match.decision)
            if isinstance(step, str):
                match.play(step)
    not_shown = to_show(name)["not-shown"]
    assert asked - {None} == {name for name in load(name).decisions if f"decision {name}" not in not_shown}
