"""Scenarios of Professor Evil rest on the cards and powers they show, and leave no refusal or example out."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from typing import Any

import pytest

from conformance import load
from scenario import Failure, Scenario, all_events, of_game, run, start
from villainy.engine.components import Components
from villainy.engine.errors import NothingToUndo, OptionError
from villainy.engine.game import Game
from villainy.games.professor_evil.refusal import Refusal

NAME = "professor-evil"
SCENARIOS = of_game(NAME)

# What always has an effect in its own phase, so that it is refused for other reasons only.
ALWAYS = {
    "card back-to-the-windows": "of three windows, one may be the professor's and one one's own",
    "card wild-goose-chase": "he can step through a door of any colour",
    "card doorstop": "a flag can always be raised",
    "card frozen-hands": "a flag can always be raised",
    "card fail-safe": "a flag can always be raised",
    "card stolen-moment": "actions can always be gained",
    "card deja-vu": "outside there are windows; inside a door can be unlocked or passed",
    "card lucky-break": "red gains actions",
    "card roll-with-it": "every face gains actions",
    "card loaded-die": "there are two other colours",
    "card sleight-of-hand": "there are other faces",
    "character nathan power": "three rooms are adjacent to the professor's",
    "character nathan bonus": "nobody is in all rooms but the professor's",
    "character destiny power": "any die can be rolled again",
    "character destiny bonus": "there are other faces",
}
# Lines of the rulebook that tell an example or stand under a picture.
EXAMPLES = (136, 140, 186, 211, 219, 231, 247, 266, 270, 287, 295, 299, 307, 325, 334, 338, 348, 350)


def shown(*nouns: str) -> list[tuple[Scenario, str]]:
    """The scenarios that show things of these kinds, with what they show: "card sprint effect"."""
    return [
        (scenario, thing) for scenario in SCENARIOS for thing in scenario.shows if thing.split()[0] in nouns
    ]


def tables(scenario: Scenario) -> list[dict[str, Any]]:
    return [*(step for step in scenario.play if isinstance(step, dict)), scenario.expect]


def reasons(scenario: Scenario, action: str) -> list[str]:
    """Why this action is refused wherever the scenario says that it is."""
    return [table["why"] for table in tables(scenario) if table.get("refused") == action]


# ── Cards, powers and bonuses ──────────────────────────────────────────────


@cache
def with_another_effect(noun: str, name: str, what: str) -> Game:
    """The game with a card, power or bonus that only raises a flag it would not raise."""
    flag = "no-arm" if name == "doorstop" else "no-lock"
    effect = f'{{ timing = "actions", effect = "flag({flag})" }}'
    components = load(NAME).components
    if noun == "card":
        text, count = re.subn(rf"(?m)^{name} += .*$", f"{name} = {effect}", components.text)
    else:
        before, sheet = components.text.split(f"[characters.{name}]\n")
        if what == "power":
            effect = effect.replace("{", "{ cost = 0,")
        sheet, count = re.subn(rf"(?m)^{what} = .*$", f"{what} = {effect}", sheet, count=1)
        text = f"{before}[characters.{name}]\n{sheet}"
    assert count == 1
    return Game(load(NAME).definition, Components(text, "other.toml"), "interpreted")


@pytest.mark.parametrize(("scenario", "thing"), shown("card", "character"), ids=str)
def test_what_a_scenario_shows_is_what_it_rests_on(scenario: Scenario, thing: str) -> None:
    """With another effect it fails: what was done is not done, what was refused is allowed."""
    noun, name, way = thing.split()
    what = way.removesuffix("-refused")
    whose = f"{noun} {name}" if noun == "card" else f"{noun} {name} {what}"
    if way.endswith("refused"):
        refused = reasons(scenario, f"play {name}" if noun == "card" else what)
        assert refused, f"{thing} is not refused"
        if whose in ALWAYS:
            assert "no-effect" not in refused
            return
    elif noun == "card":
        assert f"play {name}" in scenario.play
    else:
        assert {what, "reroll professor", "reroll colour", "reroll clock"} & set(map(str, scenario.play))
    with pytest.raises(Failure):
        run(scenario, game=with_another_effect(noun, name, what))


def test_what_always_has_an_effect_is_nowhere_refused_for_having_none() -> None:
    for name in [thing.removeprefix("card ") for thing in ALWAYS if thing.startswith("card ")]:
        for scenario in SCENARIOS:
            assert "no-effect" not in reasons(scenario, f"play {name}")


def test_what_does_not_always_have_an_effect_is_refused_for_having_none_somewhere() -> None:
    nouns = load(NAME).definition.nouns
    refused = {
        thing
        for scenario, thing in shown("card")
        if thing.endswith(" refused")
        and {"no-effect", "you-are-outside"} & set(reasons(scenario, f"play {thing.split()[1]}"))
    }
    assert {f"card {card}" for card in nouns["card"]} - {
        thing.removesuffix(" refused") for thing in refused
    } == {thing for thing in ALWAYS if thing.startswith("card ")}


# ── Nothing is left out ────────────────────────────────────────────────────


def test_every_refusal_is_shown() -> None:
    found = {table["why"] for scenario in SCENARIOS for table in tables(scenario) if "why" in table}
    assert {reason.name.lower().replace("_", "-") for reason in Refusal} - found == {"none"}


def test_every_example_of_the_rulebook_is_shown() -> None:
    lines: set[int] = set()
    for scenario in SCENARIOS:
        for first, last in re.findall(r"(\d+)(?:-(\d+))?", scenario.source.removeprefix("RB ")):
            lines |= set(range(int(first), int(last or first) + 1))
    assert not set(EXAMPLES) - lines


@pytest.mark.parametrize(
    "scenario", [scenario for scenario in SCENARIOS if "dice" in scenario.position], ids=str
)
def test_the_dice_fall_as_a_scenario_says(scenario: Scenario) -> None:
    fallen: list[str] = []
    for event in all_events(run(scenario)):
        if event["kind"] == "dice-rolled" or event["kind"].endswith("-die-rolled"):
            fallen += [str(event[name]) for name in ("face", "colour", "count") if name in event]
    assert fallen == scenario.position["dice"].replace(",", " ").split()


# ── Setting up ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("level", "minutes"),
    [
        ("first-games", {30: 5, 35: 1, 40: 1, 45: 4, 50: 3}),
        ("normal", {30: 5, 35: 1, 40: 1, 45: 4, 50: 3, 55: 4}),
        ("harder", {35: 1, 40: 1, 45: 4, 50: 3, 55: 4}),
        ("middle", {35: 1, 40: 1, 45: 4, 50: 3}),
    ],
)
def test_every_game_starts_with_six_traps_off_and_three_treasures_apart(
    level: str, minutes: dict[int, int]
) -> None:
    components = tomllib.loads(load(NAME).components.text)
    for seed in range(40):
        state = load(NAME).new(2 + seed % 3, seed, level=level, characters="random").position()["state"]
        assert sum(state["armed"].values()) == 6
        assert Counter(state["traps"].values()) == {
            trap: count for trap, count in components["traps"].items() if trap != "source"
        }
        placed = list(state["treasures"].values())
        rooms = [treasure["room"] for treasure in placed]
        assert len(set(rooms)) == 3 and sorted(rooms + state["locations"]) == sorted(components["rooms"])
        for treasure in placed:
            assert 5 * treasure["steps"] == components["treasures"][treasure["tile"]]["minutes"]
        tiles = [*state["tiles"], *(treasure["tile"] for treasure in placed)]
        assert Counter(components["treasures"][tile]["minutes"] for tile in tiles) == minutes


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (1, {}, "players-alone"),
        (0, {}, "players-out-of-range"),
        (5, {}, "players-out-of-range"),
        (2, {"level": "easy"}, "option-value"),
        (2, {"level": "harder,middle"}, "option-too-many"),
        (2, {"characters": "holmes"}, "option-value"),
        (2, {"characters": "nathan"}, "option-twice"),
        (3, {"characters": ["irene", "leroy", "irene"]}, "option-twice"),
        (3, {"characters": ["irene", "leroy"]}, "option-per-seat"),
        (2, {"characters": ["irene", "leroy", "nathan"]}, "option-per-seat"),
        (2, {"edition": "en"}, "unknown-option"),
    ],
)
def test_what_cannot_be_set_up_is_refused(players: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as error:
        load(NAME).new(players, 1, **options)
    assert error.value.code == code


def test_who_is_alone_is_told_to_take_two_seats() -> None:
    with pytest.raises(OptionError) as error:
        load(NAME).new(1, 1)
    for locale in ("en", "fr", "de"):
        assert "2" in error.value.sentence(locale) and "error-" not in error.value.sentence(locale)


# ── Mates ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("Follow Me: every mate may make one move, each asked on their own seat, clockwise", "move ballroom"),
        ("Déjà Vu: a mate outside can enter", "move gallery"),
    ],
)
def test_a_mate_takes_back_the_own_answer_but_not_the_card_that_asked(name: str, answer: str) -> None:
    scenario = next(scenario for scenario in SCENARIOS if scenario.name == name)
    match = start(scenario, scenario.options, scenario.position)
    actions = [step for step in scenario.play if isinstance(step, str)]
    for action in actions[: actions.index(answer)]:
        assert match.seat == 0
        match.play(action)
        assert match.can_undo
    assert match.seat == 1
    match.play(answer)
    match.undo()
    assert match.seat == 1
    with pytest.raises(NothingToUndo):
        match.undo()
