"""Scenarios of Victorian Masterminds rest on the machine powers and missions they show."""

from __future__ import annotations

import re

import pytest

from conformance import load
from scenario import Failure, Scenario, all_events, check_events, fits, of_game, run
from villainy.engine.components import Components
from villainy.engine.game import Game

NAME = "victorian-masterminds"


def shown(noun: str) -> list[tuple[Scenario, str]]:
    """The scenarios that show a thing of this kind, with what they show of it: "mole bonus-1"."""
    return [
        (scenario, thing.removeprefix(f"{noun} "))
        for scenario in of_game(NAME)
        for thing in scenario.shows
        if thing.startswith(f"{noun} ")
    ]


@pytest.mark.parametrize(("scenario", "power"), shown("machine"), ids=str)
def test_a_power_shown_is_a_power_needed(scenario: Scenario, power: str) -> None:
    """Without the bonus power, or with another machine where the base power is shown, it must fail."""
    machine, place = power.split()
    seats = scenario.options["machines"]
    seat = seats.index(machine)
    assert any(
        fits(event, f"agent-resolved seat={seat} agent=engineer") for event in all_events(run(scenario))
    )
    if place == "base":
        other = next(name for name in load(NAME).definition.nouns["machine"] if name not in seats)
        options = {"machines": [other if name == machine else name for name in seats]}
        with pytest.raises(Failure):
            run(scenario, options)
    else:
        with pytest.raises(Failure):
            run(scenario, game=without_power(machine, f"bonus-power-{place[-1]}"))


def without_power(machine: str, power: str) -> Game:
    """The game with a machine whose bonus power is one that can never do anything there."""
    idle = "raid-again" if machine == "mole" else "gain-beneath-own firepower"
    before, sheet = load(NAME).components.text.split(f"[machines.{machine}]\n")
    sheet = re.sub(rf'{power} = "[^"]*"', f'{power} = "{idle}"', sheet, count=1)
    text = f"{before}[machines.{machine}]\n{sheet}"
    return Game(load(NAME).definition, Components(text, "idle.toml"), "interpreted")


def test_every_mission_is_shown_once() -> None:
    missions = [thing.split()[0] for _, thing in shown("mission")]
    assert sorted(missions) == sorted(load(NAME).definition.nouns["mission"])


@pytest.mark.parametrize(("scenario", "thing"), shown("mission"), ids=str)
def test_a_mission_is_first_not_met_and_then_met(scenario: Scenario, thing: str) -> None:
    mission = thing.split()[0]
    city = next(city for city, name in scenario.position["missions"].items() if name == mission)
    expected = {
        "events": [
            f"agent-resolved seat=0 agent=henchman city={city}",
            f"agent-resolved seat=1 agent=henchman city={city}",
            f"mission-claimed seat=1 mission={mission} city={city}",
        ],
        "never": ["mission-claimed seat=0", "declined"],
    }
    check_events(expected, "the end", all_events(run(scenario)))
