"""The greedy bot of The LOOP answers every question, archives what it can, and does not miss the victory."""

from __future__ import annotations

import time
from typing import Any

import pytest

from conformance import load
from villainy import bots
from villainy.games.the_loop.state import Card, Decision

GAME = load("the-loop")


@pytest.mark.parametrize("mode", ["sabotage", "supa-clones", "centrifuges", "ultramachina"])
def test_greedy_archives_what_it_can_and_never_stays_on_a_mega_vortex_it_could_leave(mode: str) -> None:
    archived = 0
    for players in (1, 3):
        match = GAME.new(players=players, seed=players, mode=mode, difficulty="year", agents="random")
        bot = bots.load("greedy", GAME.name, players)
        while (seat := match.seat) is not None:
            table = bots.Table.of(match, seat)
            text = table.notation(bot.choose(table))
            if table.decision == "archive":
                assert text == "accept"
                archived += 1
            if text == "stop" and table.decision == "act":
                place = table.view["agents"][table.view["active"]]["epoch"]
                stuck = not any(other.startswith(("move", "free-move")) for other in table.texts)
                assert stuck or not table.view["epochs"][place]["vortex"]
            match.play(text)
    assert archived


def test_greedy_uses_all_kinds_of_cards_and_thinks_quickly() -> None:
    used: set[str] = set()
    asked: set[str] = set()
    spent, decisions = 0.0, 0
    for seed in range(6):
        match = GAME.new(players=4, seed=seed, agents="random", mode=["sabotage", "ultramachina"][seed % 2])
        seated = [bots.load("greedy", GAME.name, seed) for _ in range(4)]
        while (seat := match.seat) is not None:
            table = bots.Table.of(match, seat)
            begin = time.process_time()
            text = table.notation(seated[seat].choose(table))
            spent += time.process_time() - begin
            decisions += 1
            asked.add(table.decision or "")
            if text.startswith("use "):
                used.add(text)
            match.play(text)
    assert len(used) > 0.5 * (Card.RADIOACTIVE_HOUND + 1)
    assert len(asked) > 0.5 * len(Decision)
    assert spent / decisions < 0.05


def test_greedy_goes_where_it_wins() -> None:
    """With three tiles archived and the fourth finished next door, the turn ends in victory."""
    for seed in range(20):
        match = GAME.new(players=2, seed=seed, agents="time-prowler,cztwyzzek")
        bot = bots.load("greedy", GAME.name, seed)
        turn = None  # in which the victory was within reach
        while (seat := match.seat) is not None:
            table = bots.Table.of(match, seat)
            if table.decision == "act" and within_reach(table.view):
                turn = table.view["turns"]
            match.play(bot.choose(table))
            view = match.view(None)
            assert turn in (None, view["turns"])
        if turn is not None:
            assert view["ending"] == "victory"
            return
    raise AssertionError("no such position in these games")


def within_reach(view: dict[str, Any]) -> bool:
    """Three missions are archived, and a free move leads to a finished one."""
    agent = view["agents"][view["active"]]
    if len(view["archived"]) < 3 or not agent["charged"]:
        return False
    epochs = list(view["epochs"])
    place = epochs.index(agent["epoch"])
    tiles = [view["epochs"][epochs[(place + step) % 7]]["tile"] for step in (-1, 1)]
    return any(tile and tile["mission"] and tile["cubes"] >= tile["needed"] for tile in tiles)
