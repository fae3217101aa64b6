"""Bots that weigh every legal action in points and take the best, one module for each game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from villainy.bots import Table

Judge = Callable[[Table], Callable[[str], float]]


class GreedyBot:
    """`judge(table)` gives the worth of an action from its text; a coin decides between equals."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self._judge = judge
        self._random = Random(seed)

    def choose(self, table: Table) -> int:
        worth = self._judge(table)
        scored = [
            (round(worth(text), 6), self._random.random(), action)
            for action, text in zip(table.legal, table.texts)
        ]
        return max(scored)[2]
