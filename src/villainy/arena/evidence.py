"""When a question is answered: a sequential test that may be looked at after every deal.

Each deal gives a score from 0 to 1: what part of its games the first of two bots won from the second, a draw
being half. A deal is played in every rotation of the seats, so the *deal* is what is drawn anew each time,
and its games together are one observation: they are not independent of each other, and a single game
would favour a seat.

The test is a bet (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024).
Somebody who doubts that the mean score is at most m starts with 1 and stakes a fixed part c of all they have
on every deal, at odds that are fair for m: a score of x multiplies it by 1 - c + c·x/m. While the mean is at
most m, no deal is expected to make them richer, whatever came before: what they own is a supermartingale, and
so is the average over many such people with other parts c. By Ville's inequality the chance that it *ever*
reaches 1/e is at most e. So nothing is lost by looking after every deal and stopping when it pleases, and
nothing is assumed of the scores but that their mean stays the same. Wald's ratio test would want independent
games, and the strength of the stronger guessed beforehand.

All m that the bets on neither side have refuted form an interval. It holds the mean at every moment at once,
with a chance of at least 1 - error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log

import numpy as np

PARTS = (np.arange(40) + 0.5) / 40  # what the forty stake of what they have
CLOSE = 1e-6  # how exactly the bounds are found


class Verdict(Enum):
    OPEN = "open"
    FIRST = "first"
    SECOND = "second"
    NEITHER = "neither"


@dataclass(frozen=True)
class Rule:
    """What is asked of a pair, and how sure the answer must be.

    The first is stronger where its mean score is above `least`, the second where the first's is below
    1 - `least`, and neither in between; the chance that a pair's answer is wrong is at most `error`.
    """

    error: float = 0.05
    least: float = 0.5

    def verdict(self, tally: Sequence[int]) -> Verdict:
        bar = log(2 / self.error)  # both sides are bet on, each with half the error
        mirrored = tally[::-1]
        if log_wealth(tally, self.least) >= bar:
            return Verdict.FIRST
        if log_wealth(mirrored, self.least) >= bar:
            return Verdict.SECOND
        if self.least > 0.5:
            between = [log_wealth(side, 1 - self.least) >= bar for side in (tally, mirrored)]
            if all(between):
                return Verdict.NEITHER
        return Verdict.OPEN

    def interval(self, tally: Sequence[int]) -> tuple[float, float]:
        """Where the mean score lies."""
        return _lower(tally, self.error), 1 - _lower(tally[::-1], self.error)


def log_wealth(tally: Sequence[int], mean: float) -> float:
    """What a bet on more than `mean` came to, as a logarithm.

    `tally[k]` deals had the score k / (len(tally) - 1).
    """
    counts = np.asarray(tally)
    seen = np.flatnonzero(counts)
    scores = seen / (len(counts) - 1)
    owned = np.log(1 - PARTS[:, None] + PARTS[:, None] * scores / mean) @ counts[seen]
    return float(np.logaddexp.reduce(owned) - log(len(PARTS)))


def mean_score(tally: Sequence[int]) -> float:
    deals = sum(tally)
    return (
        sum(score * count for score, count in enumerate(tally)) / ((len(tally) - 1) * deals) if deals else 0.5
    )


def _lower(tally: Sequence[int], error: float) -> float:
    """The least mean not refuted. A bet on more than m earns the less the greater m is, for each stake."""
    below, above = 0.0, mean_score(tally)
    while above - below > CLOSE:
        middle = (below + above) / 2
        if log_wealth(tally, middle) >= log(2 / error):
            below = middle
        else:
            above = middle
    return below
