"""Between which chances the true one lies."""

from __future__ import annotations

from math import sqrt

CERTAINTY = 1.96  # standard deviations that take in 95 % of what chance does


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between which chances of winning the true one lies, after so many games (Wilson's interval)."""
    share, square = wins / games, CERTAINTY**2
    middle = share + square / (2 * games)
    spread = CERTAINTY * sqrt(share * (1 - share) / games + square / (4 * games**2))
    least, most = (bound / (1 + square / games) for bound in (middle - spread, middle + spread))
    return max(0.0, least), min(1.0, most)
