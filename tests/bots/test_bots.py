"""Bots know what their seat knows, choose what is allowed, and greedy is worth playing."""

from __future__ import annotations

import json
from typing import Any

import pytest

import villainy
from bots.disguise import disguise
from villainy import bots
from villainy.bots.greedy.victorian_masterminds import Judgement
from villainy.engine.errors import OptionError
from villainy.engine.match import Match
from villainy.games.victorian_masterminds.actions import ACTIONS

GAME = villainy.load("victorian-masterminds")


def play_out(match: Match, kinds: list[str], seed: int = 0) -> None:
    seated = [bots.load(kind, GAME.name, seed * 10 + seat) for seat, kind in enumerate(kinds)]
    while (seat := match.seat) is not None:
        match.play(seated[seat].choose(bots.Table.of(match, seat)))


def test_a_table_is_plain_data_with_no_way_to_the_match() -> None:
    match = GAME.new(players=3, seed=4)
    table = bots.Table.of(match, match.seat or 0)
    assert json.loads(json.dumps(table.view)) == table.view
    assert [table.notation(action) for action in table.legal] == list(table.texts)
    assert not any(isinstance(value, Match | villainy.engine.game.Game) for value in vars(table).values())


def test_a_seat_that_is_not_asked_has_nothing_to_choose_from() -> None:
    match = GAME.new(players=2, seed=4)
    assert match.seat is not None
    assert bots.Table.of(match, 1 - match.seat).legal == ()


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_what_a_seat_cannot_know_changes_neither_its_table_nor_its_choice(kind: str) -> None:
    match = GAME.new(players=3, seed=11)
    driver = bots.load("greedy", GAME.name, 1)
    disguised = 0
    while (seat := match.seat) is not None:
        table = bots.Table.of(match, seat)
        twin = disguise(match, seat)
        disguised += twin.to_bytes() != match.to_bytes()
        hidden = bots.Table.of(twin, seat)
        assert (hidden.view, hidden.decision, hidden.texts) == (table.view, table.decision, table.texts)
        choices = [bots.load(kind, GAME.name, 5).choose(seen) for seen in (table, hidden)]
        assert choices[0] == choices[1]
        match.play(driver.choose(table))
    assert disguised > 50


def test_bots_of_the_same_seed_play_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = GAME.new(players=4, seed=9)
        play_out(match, ["random", "greedy", "random", "greedy"], seed=2)
        games.append(match.transcript())
    assert games[0] == games[1]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(OptionError) as refused:
        bots.load("clever", GAME.name, 1)
    assert "clever" in str(refused.value) and "greedy" in str(refused.value)


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


def test_greedy_wins_at_least_four_of_five_games_against_random() -> None:
    won = 0
    games = 40
    for seed in range(games):
        match = GAME.new(players=2, seed=seed)
        kinds = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        play_out(match, kinds, seed)
        outcome = match.outcome
        assert outcome is not None
        won += outcome[kinds.index("greedy")]["rank"] == 1
    assert won >= 0.8 * games
