"""From what a search says a move is worth to how often such a seat goes on to win.

By game and number of players: offset and slope of a logistic curve, fitted to games of adept search against
itself (`benchmarks/odds.py`). A search sees differences well, but a fixed share of its worth is shaping, not
winning.
"""

from __future__ import annotations

from math import exp

CURVES: dict[str, dict[int, tuple[float, float]]] = {
    "victorian-masterminds": {2: (-4.3, 8.4), 3: (-3.7, 6.7), 4: (-4.1, 7.1)},
    "the-loop": {1: (-2.4, 7.9), 2: (-3.3, 8.8), 3: (-2.5, 9.3), 4: (-1.9, 6.5)},
    "professor-evil": {2: (-4.5, 10.6), 3: (-3.9, 8.1), 4: (-5.1, 9.8)},
}


def chance(game: str, players: int, worth: float) -> float:
    """How likely a seat is to win whose search says this."""
    offset, slope = CURVES[game][players]
    return 1 / (1 + exp(-(offset + slope * worth)))
