"""The greedy bot of Victorian Masterminds has an opinion on everything, and good ones on a few things."""

from __future__ import annotations

from typing import Any

import pytest

from bots.playing import play_out
from conformance import load
from villainy import bots
from villainy.bots.greedy.victorian_masterminds import Judgement
from villainy.games.victorian_masterminds.actions import ACTIONS

GAME = load("victorian-masterminds")


def test_greedy_has_an_opinion_on_every_verb() -> None:
    assert set(Judgement.VERBS) == {family.verb for family in ACTIONS.families}


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "edition": "de"},
        {"players": 2, "machines": "chosen", "memory_aid": "false"},
        {
            "players": 3,
            "mole_target": "any",
            "mandatory_abilities": "true",
            "machines": "mole,fortress,spider",
        },
        {
            "players": 4,
            "mole_timing": "deferred",
            "spider_ignores_firepower": "true",
            "strict_supply": "true",
        },
        {
            "players": 4,
            "fortress_cumulative": "true",
            "lazy_reshuffle": "true",
            "unlimited_firepower": "true",
        },
    ],
)
def test_greedy_ends_its_games_under_every_option(options: dict[str, Any]) -> None:
    for seed in range(3):
        match = GAME.new(seed=seed, **options)
        play_out(match, ["greedy"] * options["players"], seed)
        assert match.over


def test_greedy_never_declines_a_mission_it_meets_and_finishes_a_segment_when_it_can() -> None:
    claims = parts = 0
    for seed in range(4):
        match = GAME.new(players=2, seed=seed)
        seated = bots.load("greedy", GAME.name, seed)
        while (seat := match.seat) is not None:
            action = seated.choose(bots.Table.of(match, seat))
            if match.decision == "claim-mission":
                assert match.notation(action).startswith("claim")
                claims += 1
            if match.decision in ("place-bolt", "place-plate"):
                segments = match.view(seat)["players"][seat]["segments"]
                missing = [
                    segment["bolts_needed"] + segment["plates_needed"] - segment["bolts"] - segment["plates"]
                    for segment in segments
                ]
                chosen = int(match.notation(action).split()[1]) - 1
                parts += missing[chosen] == 1
            match.play(action)
    assert claims > 5 and parts > 20
