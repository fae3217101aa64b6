"""Scenarios of The LOOP rest on the cards, powers and missions they show, and leave nothing out."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from typing import Any

import pytest

import spacetime
from conformance import load
from scenario import Failure, Scenario, all_events, of_game, run
from villainy.engine.components import Components
from villainy.engine.errors import OptionError
from villainy.engine.game import Game
from villainy.engine.names import kebab
from villainy.engine.tutorial import FOLDER, lessons_of
from villainy.games.the_loop.refusal import Refusal
from villainy.games.the_loop.state import Event

NAME = "the-loop"
SCENARIOS = of_game(NAME)

# Lines of the rulebook that tell an example.
EXAMPLES = (332, 336, 366, 372, 466, 480, 486, 488, 492, 498, 504, 510, 514, 516, 532, 572)
EXAMPLES_OF_CARDS = (764, 776, 788, 790, 792, 798, 808, 872, 880, 882, 902, 906, 1091)
# What the printed components cannot bring about.
NEVER = {"machine-fired": "an epoch has two Ultramachina at most: with one fired, the other is not asked for"}


def shown(*nouns: str) -> list[tuple[Scenario, str]]:
    """The scenarios that show things of these kinds, with what they show: "card wormhole effect"."""
    return [
        (scenario, thing) for scenario in SCENARIOS for thing in scenario.shows if thing.split()[0] in nouns
    ]


def tables(scenario: Scenario) -> list[dict[str, Any]]:
    return [*(step for step in scenario.play if isinstance(step, dict)), scenario.expect]


# ── Cards, powers, Ultramachina and missions ───────────────────────────────


def other_effect(noun: str, name: str, effect: str) -> str:
    """One that asks what this one never asks."""
    if noun == "machine":
        asks = "foe_discard" in effect or "foe_destroy" in effect
        return "extra_throw(9)" if asks else "foe_discard(each_player,hand,1)"
    return "move(any)" if "or{" in effect else "or{move(any)|move(any)}"


@cache
def changed(pattern: str, old: str, new: str) -> Game:
    """The game with something else in the line of its components that begins so."""
    components = load(NAME).components
    text, count = re.subn(rf"(?m)^({pattern}.*?){old}", rf"\g<1>{new}", components.text)
    assert count == 1, f"{count} lines are {pattern!r} with {old!r}"
    return Game(load(NAME).definition, Components(text, "other.toml"), "interpreted")


@cache
def with_another_effect(noun: str, name: str) -> Game:
    if noun != "agent":
        line = re.search(rf'(?m)^{name} = .*?effect = "(.*?)"', load(NAME).components.text)
        assert line is not None
        effect = other_effect(noun, name, line.group(1))
        return changed(f"{name} = ", f'effect = "{re.escape(line.group(1))}"', f'effect = "{effect}"')
    components = load(NAME).components
    before, sheet = components.text.split(f"[agents.{name}.power]\n")
    sheet = sheet.replace('timing = "landed"', 'timing = "action"', 1)
    sheet, count = re.subn('effect = ".*?"', 'effect = "or{move(any)|move(any)}"', sheet, count=1)
    assert count == 1
    text = f"{before}[agents.{name}.power]\n{sheet}"
    return Game(load(NAME).definition, Components(text, "other.toml"), "interpreted")


@pytest.mark.parametrize(("scenario", "thing"), shown("card", "agent", "machine"), ids=str)
def test_what_a_scenario_shows_is_what_it_rests_on(scenario: Scenario, thing: str) -> None:
    """With another effect it fails, also where a step is passed over."""
    noun, name, _ = thing.split()
    if noun == "card":
        assert f"use {name}" in scenario.play
    elif noun == "agent" and name != "time-prowler":
        assert "power" in scenario.play
    elif noun == "machine":
        assert scenario.position["machines"] == {name: 0}
    with pytest.raises(Failure):
        run(scenario, game=with_another_effect(noun, name))


@pytest.mark.parametrize(("scenario", "thing"), shown("mission"), ids=str)
def test_a_mission_is_scored_and_archived_by_what_its_tile_says(scenario: Scenario, thing: str) -> None:
    _, name, way = thing.split()
    mission = tomllib.loads(load(NAME).components.text)["missions"][name]
    if way == "scored":
        other = "loop" if mission["counts"] in ("rift", "clone", "energy", "grid") else "rift"
        game = changed(f"{name} +=", f'counts = "{mission["counts"]}"', f'counts = "{other}"')
    elif mission["cubes"] < 7:
        more = f"cubes = {mission['cubes'] + 1}"
        game = changed(f"{name} +=", f"cubes = {mission['cubes']}", more)
    else:
        return  # it takes all there are: shown by another scenario, with one slot free
    with pytest.raises(Failure):
        run(scenario, game=game)


def test_what_is_skipped_is_shown_with_a_card_that_can_do_it_elsewhere() -> None:
    """Every thing with a step that can be impossible is shown both ways, by scenarios that differ."""
    ways: dict[str, set[str]] = {}
    for scenario, thing in shown("card", "machine"):
        noun, name, way = thing.split()
        ways.setdefault(f"{noun} {name}", set()).add(way)
        assert not {f"{noun} {name} effect", f"{noun} {name} skipped"} <= set(scenario.shows)
    assert {thing for thing, found in ways.items() if "effect" not in found} == set()


# ── Nothing is left out ────────────────────────────────────────────────────


def test_every_refusal_is_shown() -> None:
    found = {table["why"] for scenario in SCENARIOS for table in tables(scenario) if "why" in table}
    missing = {kebab(reason.name) for reason in Refusal} - found
    assert missing == {"none", *NEVER}


def test_every_example_of_the_rulebook_is_shown() -> None:
    lines: set[int] = set()
    for scenario in SCENARIOS:
        for first, last in re.findall(r"(\d+)(?:-(\d+))?", scenario.source.removeprefix("RB ")):
            lines |= set(range(int(first), int(last or first) + 1))
    assert not {*EXAMPLES, *EXAMPLES_OF_CARDS} - lines


def test_every_kind_of_event_happens_somewhere() -> None:
    happened = {event["kind"] for scenario in SCENARIOS for event in all_events(run(scenario))}
    assert happened == {kebab(kind.name) for kind in Event}


@pytest.mark.parametrize(
    "scenario", [scenario for scenario in SCENARIOS if "chance" in scenario.position], ids=str
)
def test_chance_falls_as_a_scenario_says(scenario: Scenario) -> None:
    wanted = [text.split() for text in scenario.position["chance"]]
    events = all_events(run(scenario))

    def told(kind: str) -> list[str]:
        return [words[1] for words in wanted if words[0] == kind]

    def happened(argument: str, *kinds: str) -> list[Any]:
        return [event[argument] for event in events if event["kind"] in kinds]

    landed = Counter(happened("epoch", "energy-placed"))
    for event in events:
        if event["kind"] == "rifts-landed":
            landed[event["epoch"]] += event["count"]
    assert Counter(told("cube")) <= landed
    assert told("foo") == happened("epoch", "foo-moved")[: len(told("foo"))]
    clones = [clone.split("-")[1] for clone in told("clone")]
    assert clones == happened("clone", "clone-generated")[: len(clones)]
    assert told("card") == happened("card", "card-available", "card-shown")[: len(told("card"))]


def test_chance_falls_in_the_lessons_as_is_written_beside_it() -> None:
    game = load(NAME)
    text = (game.definition.folder / FOLDER / "lessons.toml").read_text(encoding="utf-8")
    written = re.findall(r'(?m)^generator = "(\w+)"  # (.+)$', text)
    positions = [lesson.begin(game).position()["state"] for lesson in lessons_of(game.definition)]
    found = {state["generator"]: state for state in positions}
    assert len(written) == text.count("\ngenerator = ")
    for generator, chance in written:
        assert spacetime.generator(game, found[generator], chance.split(", ")) == generator, chance


# ── Setting up ─────────────────────────────────────────────────────────────


def opening(players: int, seed: int, **options: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The events that set the table up, and the position at the first question."""
    match = load(NAME).new(players, seed, agents="chosen", **options)
    while match.decision == "choose-agent":
        match.play(match.legal()[0])
    events = all_events(match)
    kinds = [event["kind"] for event in events]
    end = kinds.index("turn-started") if "turn-started" in kinds else len(kinds)
    return events[kinds.index("game-started") : end], match.position()["state"]


def count(events: list[dict[str, Any]], kind: str) -> int:
    return sum(event["kind"] == kind for event in events)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["sabotage", "supa-clones", "centrifuges", "ultramachina"])
@pytest.mark.parametrize("level", ["month", "year", "infinity"])
def test_a_game_starts_as_the_tables_say(players: int, mode: str, level: str) -> None:
    number = ["month", "year", "infinity"].index(level)
    supas = (3, 4, 5)[number] if mode == "supa-clones" else 0
    more = (0, 1, 3)[number] if mode == "sabotage" else 0
    centrifuges = (2, 3, 3)[number] if mode == "centrifuges" else 0
    rifts = centrifuges if (mode, level) == ("centrifuges", "infinity") else 0
    for seed in range(4):
        events, state = opening(players, seed, mode=mode, difficulty=level)
        clones = [event for event in events if event["kind"] == "clone-generated"]
        assert len(clones) == max((7, 7, 5, 4)[players - 1] + more, supas)
        assert count(events, "card-available") == (2, 2, 3, 4)[players - 1]
        assert count(events, "mission-revealed") == 2 == sum(state["visible"].values())
        assert count(events, "energy-placed") == 5
        assert count(events, "rifts-placed") == 2 + rifts
        opened = {event["epoch"] for event in events if event["kind"] == "mission-revealed"}
        lit = {event["epoch"] for event in events if event["kind"] == "energy-placed"}
        assert len(opened | lit) == 7 and not opened & lit
        placed = [event["epoch"] for event in events if event["kind"] == "centrifuge-placed"]
        assert len(set(placed)) == len(placed) == centrifuges and not opened & set(placed)
        faces = {epoch: face for epoch, face in state["centrifuge"].items() if face != "none"}
        assert set(faces) == set(placed) and (centrifuges < 3 or len(set(faces.values())) > 1)
        machines = (4, 5, 7)[number] if mode == "ultramachina" else 0
        assert count(events, "machine-placed") == machines
        assert len([tile for tile in state["tiles"].values() if tile != "none"]) >= 6
        epochs = list(load(NAME).definition.nouns["epoch"])
        for place, event in enumerate(clones[:supas], start=1):
            end = epochs.index(event["clone"].removeprefix("supa-"))
            assert event["clone"].startswith("supa-") and event["epoch"] == epochs[(end + place) % 7]
        assert not any(event["clone"].startswith("supa-") for event in clones[supas:])
        if mode == "ultramachina":
            assert count(events, "card-shown") == players + 1 and state["foo"] == "end"
        elif players > 1:
            assert count(events, "card-drawn") == 3 * players


@pytest.mark.parametrize("team", [2, 3, 4])
def test_one_player_has_one_deck_for_all_agents(team: int) -> None:
    for seed in range(4):
        events, state = opening(1, seed, team=str(team))
        starters = [card for card, place in state["place"].items() if place != "box"][: 6 * team]
        assert len(starters) == 6 * team
        places = [state["place"][card] for card in starters]
        assert {place.split("-")[0] for place in places} <= {"pile", "ready"}
        hands = Counter(place for place in places if place.startswith("ready"))
        assert sorted(hands.values())[-1] == 3 and sorted(hands.values())[-2:-1] != [3]
        assert hands[f"ready-{state['active'] + 1}"] == 3
        assert count(events, "card-assigned") == sum(hands.values())


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (0, {}, "players-out-of-range"),
        (5, {}, "players-out-of-range"),
        (2, {"mode": "foozilla"}, "option-value"),
        (2, {"mode": "supa-clones,centrifuges"}, "option-too-many"),
        (2, {"difficulty": "week"}, "option-value"),
        (2, {"agents": "dr-foo"}, "option-value"),
        (2, {"agents": "mr-time"}, "option-twice"),
        (3, {"agents": ["v-girl", "mr-time", "v-girl"]}, "option-twice"),
        (3, {"agents": ["v-girl", "mr-time"]}, "option-per-seat"),
        (2, {"agents": ["v-girl", "mr-time", "cztwyzzek"]}, "option-per-seat"),
        (1, {"team": "1"}, "option-value"),
        (1, {"team": "5"}, "option-value"),
        (2, {"first_player": "3"}, "option-no-seat"),
        (2, {"edition": "en"}, "unknown-option"),
    ],
)
def test_what_cannot_be_set_up_is_refused(players: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as error:
        load(NAME).new(players, 1, **options)
    assert error.value.code == code


# ── Cards of one's own ─────────────────────────────────────────────────────


def test_a_text_may_leave_any_step_to_the_player() -> None:
    """No printed text lets one choose anything but a move; a card of one's own may."""
    scenario = next(scenario for scenario in SCENARIOS if scenario.name == "First Fire: two energy here")
    game = changed(
        "first-fire = ", 'effect = "energy\\(2,here\\)"', 'effect = "may{energy(2,any)}; rift(1,foo)"'
    )
    for answer, green in (("accept", 2), ("stop", 0)):
        match = run(Scenario(**vars(scenario) | {"play": [], "expect": {}}), game=game)
        match.play("use first-fire")
        assert match.decision == "confirm"
        assert [match.notation(action) for action in match.legal()] == ["accept", "stop"]
        match.play(answer)
        if answer == "accept":
            match.play("epoch dawn")
        assert match.decision == "act"
        assert match.position()["state"]["green"]["dawn"] == green
