"""How strong each bot is, on the scale of Elo, with an interval.

By choix: the Bradley-Terry model fitted to all results at once. The order in which games end changes nothing,
as it would with the running updates of openskill, and bots do not get better while they play.

- Rivals: who ends before whom, in pairs; a shared rank is half a victory for both. For a table of more than
  two that estimates the Plackett-Luce model.
- Teams: a deal that one bot wins and another loses is a victory over it. That is Rasch's model, of bots that
  are stronger and deals that are harder, seen through the pairs in which the deals cancel out.
- Everybody who is compared has also drawn one game that was never played, so that who always wins is not
  infinitely strong.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from villainy.arena.games import Record
from villainy.arena.plan import Plan
from villainy.arena.shares import CERTAINTY

MIDDLE = 1500.0  # the mean of those who take part
POINTS = 400 / log(10)  # of Elo, for a factor of e in the odds
ROUNDS = 10_000


@dataclass(frozen=True)
class Rating:
    """In points of Elo, from the mean of all who take part."""

    rating: float
    least: float
    most: float


def ratings(plan: Plan, records: dict[int, Record]) -> dict[str, Rating]:
    """Of each bot; nobody is rated alone."""
    if len(plan.bots) < 2:
        return {}
    import choix

    beaten = comparisons(plan, records)
    for first, second in ((plan.bots.index(one), plan.bots.index(other)) for one, other in plan.pairs):
        beaten[first, second] += 0.5
        beaten[second, first] += 0.5
    strength = choix.ilsr_pairwise_dense(beaten, max_iter=ROUNDS)
    strength = strength - strength.mean()
    spread = CERTAINTY * np.sqrt(np.diag(_covariance(beaten, strength)))
    return {
        bot: Rating(*(float(MIDDLE + POINTS * value) for value in (middle, middle - around, middle + around)))
        for bot, middle, around in zip(plan.bots, strength, spread, strict=True)
    }


def comparisons(plan: Plan, records: dict[int, Record]) -> Any:
    """How often each bot (row) was ahead of each other (column)."""
    beaten = np.zeros((len(plan.bots), len(plan.bots)))
    if plan.team:
        deals: dict[int, dict[int, float]] = {}
        for number, record in records.items():
            deal, lane, _ = plan.place(number)
            deals.setdefault(deal, {})[lane] = record.wins[0]
        for wins in deals.values():
            # As many pairs as a deal makes, they tell no more than this part of them, were they independent.
            _compare(beaten, list(wins), [-won for won in wins.values()], 2 / len(wins), ties=0.0)
        return beaten
    weight = _told_by_a_ranking(plan.players)
    for record in records.values():
        _compare(beaten, [plan.bots.index(bot) for bot in record.bots], record.ranks, weight, ties=0.5)
    return beaten


def _compare(beaten: Any, bots: Sequence[int], ranks: Iterable[float], weight: float, ties: float) -> None:
    ranked = list(zip(bots, ranks, strict=True))
    for bot, rank in ranked:
        for other, rank_of_other in ranked:
            if bot != other:
                beaten[bot, other] += weight * (ties if rank == rank_of_other else rank < rank_of_other)


def _told_by_a_ranking(players: int) -> float:
    """What part of its pairs a ranking is worth, by Fisher's information among equals: 1 for two."""
    told = sum((size - 1) / size for size in range(2, players + 1))
    return told / (players * (players - 1) / 4)


def _covariance(beaten: Any, strength: Any) -> Any:
    """The inverse of the curvature of the likelihood at its top, of strengths that sum to nothing."""
    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    told = (beaten + beaten.T) * chance * (1 - chance)
    return np.linalg.pinv(np.diag(told.sum(axis=1)) - told)
