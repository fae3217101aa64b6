"""What each thing is worth: how often those won who had it, beside those who could have had it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from villainy.arena.readings.tallies import Array, rounded
from villainy.arena.shares import CERTAINTY


@dataclass
class Worths:
    """What having each member goes with: how often those won who had it, and those who could have had it.

    Counted apart for each stratum, a setting, so that a thing that is common where winning is easy is not
    taken for a good one: `gain` is the difference within a setting, on average over the settings.
    """

    name: str
    noun: str
    members: tuple[str, ...]
    had: Array  # [games, wins, points, their squares; stratum, member], of those who had it
    missed: Array  # of those who could have
    uses: Array | None = None  # [stratum, member]: how often it was used in all

    @classmethod
    def count(
        cls,
        name: str,
        noun: str,
        members: Sequence[str],
        strata: int,
        stratum: Array,
        win: Array,
        points: Array,
        had: Array,
        among: Array | None = None,
        uses: Array | None = None,
    ) -> Worths:
        """From rows: `had[row, member]`, and `among[row, member]` where not everybody could have had it."""
        sides = [had & among, ~had & among] if among is not None else [had, ~had]
        gained = points.astype(np.float64)
        weights = [np.ones(len(win)), win, gained, gained**2]
        counted = np.zeros((2, len(weights), strata, len(members)))
        used = None if uses is None else np.zeros((strata, len(members)))
        for number in np.unique(stratum):
            rows = np.flatnonzero(stratum == number)
            for side, matrix in enumerate(sides):
                part = matrix[rows].astype(np.float64)
                for place, weight in enumerate(weights):
                    counted[side, place, number] = weight[rows] @ part
            if used is not None:
                used[number] = uses[rows].sum(axis=0)  # type: ignore[index]
        return cls(name, noun, tuple(members), counted[0], counted[1], used)

    def add(self, other: Worths) -> None:
        self.had, self.missed = self.had + other.had, self.missed + other.missed
        if self.uses is not None:
            self.uses = self.uses + other.uses

    def plain(self) -> dict[str, Any]:
        rows = []
        for number, member in enumerate(self.members):
            had, missed = self.had[:, :, number], self.missed[:, :, number]
            row: dict[str, Any] = {
                "name": member,
                "had": _side(had.sum(axis=1)),
                "missed": _side(missed.sum(axis=1)),
            }
            row |= _differences(had, missed)
            if self.uses is not None:
                could = had[0].sum() + missed[0].sum()
                row["uses"] = rounded(self.uses[:, number].sum() / max(could, 1))
            rows.append(row)
        return {"name": self.name, "kind": "worths", "noun": self.noun, "rows": rows}


def _side(sums: Array) -> dict[str, Any]:
    games = int(sums[0])
    means = {"share": rounded(sums[1] / games), "points": rounded(sums[2] / games)} if games else {}
    return {"games": games} | means


def _differences(had: Array, missed: Array) -> dict[str, Any]:
    """The mean differences within a stratum, by the weights of Mantel and Haenszel, with their errors."""
    both = (had[0] > 0) & (missed[0] > 0)
    if not both.any():
        return {}
    had, missed = had[:, both], missed[:, both]
    weight = had[0] * missed[0] / (had[0] + missed[0])
    found: dict[str, Any] = {}
    for name, error, (mean, variance), (other, other_variance) in (
        ("gain", "error", _share_moments(had), _share_moments(missed)),
        ("points", "points_error", _point_moments(had), _point_moments(missed)),
    ):
        spread = float((weight**2 * (variance / had[0] + other_variance / missed[0])).sum())
        found[name] = rounded(float((weight * (mean - other)).sum() / weight.sum()))
        found[error] = rounded(CERTAINTY * sqrt(spread) / float(weight.sum()))
    return found


def _share_moments(sums: Array) -> tuple[Array, Array]:
    """Of none or all of a few games nothing is certain: half a game is added on either side."""
    fair = (sums[1] + 0.5) / (sums[0] + 1)
    return sums[1] / sums[0], fair * (1 - fair)


def _point_moments(sums: Array) -> tuple[Array, Array]:
    mean = sums[2] / sums[0]
    return mean, np.maximum(sums[3] / sums[0] - mean**2, 0)
