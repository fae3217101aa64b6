"""Any legal action, each as likely as the others."""

from __future__ import annotations

from random import Random

from villainy.bots import Table


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, table: Table) -> int:
        return self._random.choice(table.legal)
