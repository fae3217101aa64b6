"""From what a search says a move is worth to how often such a seat goes on to win.

By game and number of players: offset and slope of a logistic curve, fitted to games of the search against
itself. A search sees differences well, but a fixed share of its worth is shaping, not winning.
"""

from __future__ import annotations

from math import exp

CURVES: dict[str, dict[int, tuple[float, float]]] = {
    "victorian-masterminds": {2: (-4.4, 8.5), 3: (-4.6, 8.4), 4: (-4.7, 8.1)},
    "the-loop": {1: (-2.1, 6.0), 2: (-2.1, 6.6), 3: (-2.4, 7.0), 4: (-1.7, 6.6)},
    "professor-evil": {2: (-6.2, 14.6), 3: (-5.6, 13.7), 4: (-4.9, 12.8)},
}


def chance(game: str, players: int, worth: float) -> float:
    """How likely a seat is to win whose search says this."""
    offset, slope = CURVES[game][players]
    return 1 / (1 + exp(-(offset + slope * worth)))
