"""The greedy bot of Professor Evil has an opinion on everything, wins often and misses no victory."""

from __future__ import annotations

import time

import pytest

from bots.playing import play_out
from conformance import load
from villainy import bots
from villainy.bots.greedy.professor_evil import Judgement
from villainy.bots.search.outlook import chances
from villainy.games.professor_evil.actions import ACTIONS
from villainy.games.professor_evil.state import Card

GAME = load("professor-evil")
GAMES = 8
ENDINGS = 48
SIMULATIONS = 250  # as for a curve


def test_greedy_has_an_opinion_on_every_verb() -> None:
    assert set(Judgement.VERBS) == {family.verb for family in ACTIONS.families}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_wins_a_third_of_its_games(players: int) -> None:
    """Of many games it wins seven or eight in ten; chance may be against it in these few."""
    won = 0
    for seed in range(GAMES):
        match = GAME.new(players=players, seed=seed, characters="random")
        play_out(match, ["greedy"] * players, seed)
        won += match.view(None)["result"] == "four-saved"
    assert won >= GAMES / 3


def test_greedy_plays_every_card_and_never_rolls_where_it_could_win() -> None:
    played: set[str] = set()
    victories = 0
    spent, decisions = 0.0, 0
    for seed in range(12):
        match = GAME.new(players=4, seed=seed, characters="random")
        bot = bots.load("greedy", GAME.name, seed)
        while (seat := match.seat) is not None:
            table = bots.Table.of(match, seat)
            begin = time.process_time()
            text = table.notation(bot.choose(table))
            spent += time.process_time() - begin
            decisions += 1
            if "save" in table.texts and len(table.view["saved"]) == 3:
                victories += 1
                assert text != "roll"
            if text.startswith("play "):
                played.add(text)
            match.play(text)
    assert victories > 3
    assert len(played) > 0.8 * len(Card)
    assert spent / decisions < 0.05


def test_what_is_told_of_a_game_knows_that_the_fourth_loss_ends_it() -> None:
    """Simulations are judged before the professor moves, and think a finished team a treasure short of it."""
    told: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(ENDINGS):
        match = GAME.new(players=2 + seed % 3, seed=seed, characters="random")
        greedy = [bots.load("greedy", GAME.name, place) for place in range(match.players)]
        while (seat := match.seat) is not None:
            before = match.copy()
            match.play(greedy[seat].choose(bots.Table.of(match, seat)))
        [chance] = chances(GAME, before.states, match.players, int(before.seat or 0), seed, SIMULATIONS)
        told[match.view(None)["result"] == "four-saved"].append(chance)
    assert len(told[False]) >= ENDINGS / 8
    assert sum(told[False]) / len(told[False]) < 0.2
    assert sum(told[True]) / len(told[True]) > 0.95
