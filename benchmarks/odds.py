"""Fit the curves from a search's worth to a chance to win, by games of the search against itself.

    python benchmarks/odds.py professor-evil --games 300

For each number of players it prints offset and slope, and for all of them the weights of a game's facts, as
`bots/search/odds.py` has them: the logistic curve that fits best, over all decisions of all games, what the
search thought and the facts of the position to whether its seat went on to win.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

import villainy
from villainy import bots
from villainy.arena.games import play_out, wins_of
from villainy.arena.sample import Setting, settings_of
from villainy.bots.search import SearchBot, build_of
from villainy.bots.search.odds import facts_of
from villainy.engine.game import Game
from villainy.engine.seeds import derived

ROUNDS = 25  # of Newton's method; it needs fewer


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(villainy.GAMES))
    parser.add_argument("--games", type=int, default=300, help="over all settings of the reports")
    parser.add_argument("--bot", default="adept", choices=list(bots.LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    game = villainy.load(given.game, backend="compiled")
    build_of(game)
    settings = settings_of(game)

    def play(number: int) -> list[Noted]:
        return thoughts(game, settings[number % len(settings)], bots.LEVELS[given.bot], given.seed, number)

    with ThreadPoolExecutor(given.threads) as pool:
        noted = [each for found in pool.map(play, range(given.games)) for each in found]
    seats = np.array([each.players for each in noted])
    tables, won = sorted(set(seats)), np.array([each.won for each in noted])
    terms = [
        np.where((seats == players)[:, None], [[1.0, each.worth] for each in noted], 0.0)
        for players in tables
    ]
    curve = fitted(np.hstack([*terms, np.array([each.facts for each in noted], np.float64)]), won)
    for place, players in enumerate(tables):
        offset, slope = curve[2 * place : 2 * place + 2]
        own = won[seats == players]
        print(f"{players}: ({offset:.1f}, {slope:.1f})  # {len(own)} decisions, {100 * own.mean():.0f} % won")
    if weights := curve[2 * len(tables) :].tolist():
        print(f"weights: ({', '.join(f'{weight:.1f}' for weight in weights)})")


class Noted(NamedTuple):
    """What a search thought at a decision, and what part of the victory its seat had in the end."""

    players: int
    worth: float
    facts: tuple[float, ...]
    won: float


class Noting:
    """A search that notes what it thinks, for all seats of a game."""

    def __init__(self, bot: SearchBot) -> None:
        self._bot = bot
        self.noted: list[tuple[int, float, tuple[float, ...]]] = []  # seat, worth, facts

    def choose(self, table: bots.Table) -> int:
        if len(table.legal) == 1:
            return table.legal[0]
        thought, match = self._bot.think(table), table.imagined
        assert match is not None
        visits = sum(option.visits for option in thought.options)
        worth = sum(option.visits * option.worth for option in thought.options) / visits
        self.noted.append((table.seat, worth, facts_of(match.game.name, match.states[0])))
        return thought.action


def thoughts(game: Game, setting: Setting, simulations: int, seed: int, number: int) -> list[Noted]:
    """All decisions of a game."""
    match = game.begin(setting.players, derived(seed, "deal", number), setting.options)
    bot = Noting(SearchBot(simulations, derived(seed, "bot", number)))
    play_out(match, [bot] * setting.players)
    won = wins_of(match)
    return [Noted(setting.players, worth, facts, won[seat]) for seat, worth, facts in bot.noted]


def fitted(terms: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights of the likeliest logistic curve."""
    curve = np.zeros(terms.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-terms @ curve))
        weights = (chance * (1 - chance))[:, None]
        curve += np.linalg.solve(terms.T @ (weights * terms), terms.T @ (won - chance))
    return curve


if __name__ == "__main__":
    main()
