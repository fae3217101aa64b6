"""What every seat can hope for in a position, for whoever looks back at a game."""

from __future__ import annotations

import numpy as np

from villainy.bots.search import DEEPEST, build_of, reach
from villainy.bots.search import tree as trees
from villainy.bots.search.odds import chance
from villainy.engine.dialect import States, Values
from villainy.engine.game import Game
from villainy.engine.log import silence
from villainy.engine.seeds import derived


def outlook(game: Game, states: States, seat: int, seed: int, simulations: int) -> Values:
    """The worth of the position for each seat, by what this one knows: the mean of the simulations of a tree.

    A tree remembers only what its moves brought to those who made them; so the simulations are asked for one
    by one, and each leaves behind what it brought to everybody.
    """
    most = game.definition.options.most_seats
    scratch = game.empty(2)
    scratch[0] = states[0]
    tree = np.zeros((simulations + 1, trees.TREE_WIDTH), np.int64)
    worth = np.zeros(simulations + 1)
    words = np.array([seed], np.uint64)
    path = np.zeros(DEEPEST, np.int64)
    mask = np.zeros(len(game.definition.actions), np.bool_)
    values, total, log = np.zeros(most), np.zeros(most), silence()
    search, going = build_of(game).search, reach(game)
    for _ in range(simulations):
        search(scratch, seat, words, 1, *going, tree, worth, path, mask, values, log)
        total += values
    return total / simulations


def chances(game: Game, states: States, players: int, asked: int, seed: int, simulations: int) -> list[float]:
    """How likely each seat is to win, each by what it knows itself; of a team the chance they share."""
    if game.definition.team:
        return [chance(game.name, players, outlook(game, states, asked, seed, simulations)[asked])]
    worths = (
        outlook(game, states, seat, derived(seed, "outlook", seat), simulations)[seat]
        for seat in range(players)
    )
    own = [chance(game.name, players, worth) for worth in worths]
    return [each / sum(own) for each in own]
