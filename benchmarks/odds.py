"""Fit the curves from a search's worth to a chance to win, by games of the search against itself.

    python benchmarks/odds.py professor-evil --games 300

For each number of players it prints offset and slope, as `bots/search/odds.py` has them: the logistic curve
that fits best, over all decisions of all games, what the search thought and whether its seat went on to win.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import villainy
from villainy import bots
from villainy.arena.games import play_out, wins_of
from villainy.arena.sample import Setting, settings_of
from villainy.bots.search import SearchBot, build_of
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

    def play(number: int) -> tuple[int, list[tuple[float, float]]]:
        setting = settings[number % len(settings)]
        return setting.players, thoughts(game, setting, bots.LEVELS[given.bot], given.seed, number)

    found: dict[int, list[tuple[float, float]]] = {}
    with ThreadPoolExecutor(given.threads) as pool:
        for players, pairs in pool.map(play, range(given.games)):
            found.setdefault(players, []).extend(pairs)
    for players, pairs in sorted(found.items()):
        worth, won = np.array(pairs).T
        offset, slope = fitted(worth, won)
        print(
            f"{players}: ({offset:.1f}, {slope:.1f})  # {len(pairs)} decisions, {100 * won.mean():.0f} % won"
        )


class Noting:
    """A search that notes what it thinks, for all seats of a game."""

    def __init__(self, bot: SearchBot) -> None:
        self._bot = bot
        self.noted: list[tuple[int, float]] = []  # seat and worth

    def choose(self, table: bots.Table) -> int:
        if len(table.legal) == 1:
            return table.legal[0]
        thought = self._bot.think(table)
        visits = sum(option.visits for option in thought.options)
        worth = sum(option.visits * option.worth for option in thought.options) / visits
        self.noted.append((table.seat, worth))
        return thought.action


def thoughts(
    game: Game, setting: Setting, simulations: int, seed: int, number: int
) -> list[tuple[float, float]]:
    """What the search thought of each decision of a game, and what part of the victory its seat had."""
    match = game.begin(setting.players, derived(seed, "deal", number), setting.options)
    bot = Noting(SearchBot(simulations, derived(seed, "bot", number)))
    play_out(match, [bot] * setting.players)
    won = wins_of(match)
    return [(worth, won[seat]) for seat, worth in bot.noted]


def fitted(worth: np.ndarray, won: np.ndarray) -> tuple[float, float]:
    """Offset and slope of the likeliest logistic curve."""
    terms = np.stack([np.ones_like(worth), worth], axis=1)
    curve = np.zeros(2)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-terms @ curve))
        weights = (chance * (1 - chance))[:, None]
        curve += np.linalg.solve(terms.T @ (weights * terms), terms.T @ (won - chance))
    return float(curve[0]), float(curve[1])


if __name__ == "__main__":
    main()
