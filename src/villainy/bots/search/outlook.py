"""What every seat can hope for in a position, for whoever looks back at a game."""

from __future__ import annotations

from villainy.bots.search import grow_tree
from villainy.bots.search.odds import chance
from villainy.bots.search.tree import TOTAL
from villainy.engine.dialect import States
from villainy.engine.game import Game
from villainy.engine.seeds import derived


def chances(game: Game, states: States, players: int, asked: int, seed: int, simulations: int) -> list[float]:
    """How likely each seat is to win, each by what it knows itself; of a team the chance they share."""

    def own(seat: int) -> float:
        grown = grow_tree(game, states, seat, derived(seed, "outlook", seat), simulations)
        return chance(game.name, states[0], float(grown.worth[0, TOTAL]) / simulations)

    if game.definition.team:
        return [own(asked)]
    each = [own(seat) for seat in range(players)]
    return [share / sum(each) for share in each]
