"""What is counted over many games: shares of victories, parts, means and spreads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING, Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from villainy.arena.sample import Sample
from villainy.arena.shares import CERTAINTY, interval

if TYPE_CHECKING:
    from villainy.engine.game import Game

Array = NDArray[Any]
ALL = "all"  # a group of everything
LONGEST = 1 << 13  # what a spread tells apart
BARS = 36  # of a spread, at most
DIGITS = 5
SIZES = (2, 3, 4)  # of teams


class Tally(Protocol):
    """Something counted; two of the same shape add up."""

    name: str

    def add(self, other: Any) -> None: ...

    def plain(self) -> dict[str, Any]:
        """As plain data, with shares and intervals."""
        ...


def rounded(value: float) -> float:
    return round(float(value), DIGITS)


def share_of(wins: float, games: int) -> dict[str, Any]:
    """A share with the interval it lies in."""
    if games == 0:
        return {"games": 0, "wins": 0, "share": None}
    least, most = interval(float(wins), int(games))
    data = {"games": int(games), "wins": round(float(wins), 2), "share": rounded(wins / games)}
    return data | {"least": rounded(max(0.0, least)), "most": rounded(min(1.0, most))}


def mean_of(count: int, total: float, squares: float) -> dict[str, Any]:
    """The mean of points, and how far it may be off."""
    if count == 0:
        return {}
    mean = total / count
    variance = max(0.0, squares / count - mean**2)
    return {"points": rounded(mean), "points_error": rounded(CERTAINTY * sqrt(variance / count))}


@dataclass
class Shares:
    """How often each member of a noun won, in groups: a machine at each number of players.

    `ratio` is the share beside that of the whole group, which for rivals is an even share.
    """

    name: str
    noun: str
    by: str
    groups: tuple[str, ...]
    members: tuple[str, ...]
    games: Array  # [group, member]
    wins: Array
    points: Array
    squares: Array  # of the points

    @classmethod
    def count(
        cls,
        name: str,
        noun: str,
        members: Sequence[str],
        member: Array,
        win: Array,
        points: Array,
        by: str = ALL,
        groups: Sequence[str] = (ALL,),
        group: Array | None = None,
    ) -> Self:
        """From rows: the number of the member, what was won, the points, and the number of the group."""
        shape = len(groups), len(members)
        cell = member.astype(np.int64) + (0 if group is None else group.astype(np.int64) * len(members))
        gained = points.astype(np.float64)

        def summed(weights: Array | None = None) -> Array:
            return np.bincount(cell, weights, shape[0] * shape[1]).reshape(shape)

        sums = summed(), summed(win), summed(gained), summed(gained**2)
        return cls(name, noun, by, tuple(groups), tuple(members), *sums)

    def add(self, other: Shares) -> None:
        self.games, self.wins = self.games + other.games, self.wins + other.wins
        self.points, self.squares = self.points + other.points, self.squares + other.squares

    def with_total(self) -> Shares:
        """With a first group of everything."""
        self.games, self.wins, self.points, self.squares = (
            np.vstack([array.sum(axis=0), array])
            for array in (self.games, self.wins, self.points, self.squares)
        )
        self.groups = (ALL, *self.groups)
        return self

    def plain(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": "shares",
            "noun": self.noun,
            "by": self.by,
            "groups": [self._group(place, group) for place, group in enumerate(self.groups)],
        }

    def _group(self, place: int, group: str) -> dict[str, Any]:
        total = int(self.games[place].sum())
        average = float(self.wins[place].sum()) / total if total else 0.0
        rows = []
        for number, member in enumerate(self.members):
            games = int(self.games[place, number])
            row = {"name": member} | share_of(self.wins[place, number], games)
            if games and average:
                row["ratio"] = rounded(row["share"] / average)
            row |= mean_of(games, self.points[place, number], self.squares[place, number])
            rows.append(row)
        return {"name": group, "average": rounded(average), "rows": rows}


class Teams(Shares):
    """The same of teams, grouped by their size: a group has only the members that are as large."""

    def _group(self, place: int, group: str) -> dict[str, Any]:
        data = super()._group(place, group)
        return data | {"rows": [row for row in data["rows"] if row["name"].count("+") + 1 == int(group)]}


@dataclass
class Parts:
    """Into which parts the games of each group fall: how they ended."""

    name: str
    noun: str
    by: str
    groups: tuple[str, ...]
    members: tuple[str, ...]
    games: Array  # [group, member]

    @classmethod
    def count(
        cls,
        name: str,
        noun: str,
        members: Sequence[str],
        member: Array,
        by: str,
        groups: Sequence[str],
        group: Array,
    ) -> Parts:
        shape = len(groups), len(members)
        cell = group.astype(np.int64) * len(members) + member.astype(np.int64)
        games = np.bincount(cell, minlength=shape[0] * shape[1]).reshape(shape)
        return cls(name, noun, by, tuple(groups), tuple(members), games)

    def add(self, other: Parts) -> None:
        self.games = self.games + other.games

    def plain(self) -> dict[str, Any]:
        groups = [
            {
                "name": group,
                "games": int(row.sum()),
                "rows": [
                    {"name": member} | _without_wins(share_of(count, int(row.sum())))
                    for member, count in zip(self.members, row, strict=True)
                ],
            }
            for group, row in zip(self.groups, self.games, strict=True)
        ]
        return {"name": self.name, "kind": "parts", "noun": self.noun, "by": self.by, "groups": groups}


def _without_wins(share: dict[str, Any]) -> dict[str, Any]:
    return {"count": int(share["wins"])} | {
        name: share[name] for name in share if name not in ("wins", "games")
    }


@dataclass
class Means:
    """Averages of several numbers in each group: where points come from, what a game counts."""

    name: str
    by: str
    groups: tuple[str, ...]
    members: tuple[str, ...]
    counts: Array  # [group]
    sums: Array  # [group, member]

    @classmethod
    def count(
        cls, name: str, values: dict[str, Array], by: str, groups: Sequence[str], group: Array
    ) -> Means:
        group = group.astype(np.int64)
        sums = [np.bincount(group, value, len(groups)) for value in values.values()]
        counts = np.bincount(group, minlength=len(groups))
        return cls(name, by, tuple(groups), tuple(values), counts, np.array(sums).T)

    def add(self, other: Means) -> None:
        self.counts, self.sums = self.counts + other.counts, self.sums + other.sums

    def plain(self) -> dict[str, Any]:
        groups = [
            {
                "name": group,
                "count": int(count),
                "rows": [
                    {"name": member, "mean": rounded(value / max(count, 1))}
                    for member, value in zip(self.members, row, strict=True)
                ],
            }
            for group, count, row in zip(self.groups, self.counts, self.sums, strict=True)
        ]
        return {"name": self.name, "kind": "means", "by": self.by, "groups": groups}


@dataclass
class Spread:
    """How a number is spread in each group: how long games last."""

    name: str
    by: str
    groups: tuple[str, ...]
    counts: Array  # [group, number]

    @classmethod
    def count(cls, name: str, value: Array, by: str, groups: Sequence[str], group: Array) -> Spread:
        cell = group.astype(np.int64) * LONGEST + np.minimum(value, LONGEST - 1).astype(np.int64)
        counts = np.bincount(cell, minlength=len(groups) * LONGEST).reshape(len(groups), LONGEST)
        return cls(name, by, tuple(groups), counts)

    def add(self, other: Spread) -> None:
        self.counts = self.counts + other.counts

    def plain(self) -> dict[str, Any]:
        """Bars of the same width in all groups, up to what nearly all games stay below."""
        everything = np.cumsum(self.counts.sum(axis=0))
        most = int(np.searchsorted(everything, 0.998 * everything[-1])) + 1
        width = _round_width(most / BARS)
        bars = -(-most // width)
        groups = []
        for group, counts in zip(self.groups, self.counts, strict=True):
            data: dict[str, Any] = {"name": group, "games": int(counts.sum())}
            if data["games"]:
                data |= _moments(counts)
                edges = np.arange(bars) * width
                data["bars"] = [int(count) for count in np.add.reduceat(counts[: bars * width], edges)]
            groups.append(data)
        return {"name": self.name, "kind": "spread", "by": self.by, "width": width, "groups": groups}


def _round_width(width: float) -> int:
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if step >= width)


def _moments(counts: Array) -> dict[str, Any]:
    numbers, games = np.arange(len(counts)), counts.sum()
    mean = float((numbers * counts).sum() / games)
    deviation = sqrt(max(0.0, float((numbers**2 * counts).sum() / games) - mean**2))
    error = CERTAINTY * deviation / sqrt(games)
    reached = np.cumsum(counts)
    quantiles = [int(np.searchsorted(reached, part * games)) for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
    found = np.flatnonzero(counts)
    return {
        "mean": rounded(mean),
        "error": rounded(error),
        "deviation": rounded(deviation),
        "least": int(found[0]),
        "most": int(found[-1]),
        "quantiles": quantiles,
    }


@dataclass
class Decided:
    """What was decided, by kind: how often in a game, and among how many choices."""

    name: str
    members: tuple[str, ...]
    games: int
    decisions: Array
    choices: Array

    @classmethod
    def count(cls, game: Game, sample: Sample) -> Decided:
        kinds = tuple(game.decisions)
        numbers = [game.decisions.number(kind) for kind in kinds]
        return cls("decisions", kinds, len(sample), sample.decisions[numbers], sample.choices[numbers])

    def add(self, other: Decided) -> None:
        self.games += other.games
        self.decisions, self.choices = self.decisions + other.decisions, self.choices + other.choices

    def plain(self) -> dict[str, Any]:
        rows = [
            {
                "name": kind,
                "each": rounded(made / max(self.games, 1)),
                "choices": rounded(choices / made) if made else None,
            }
            for kind, made, choices in zip(self.members, self.decisions, self.choices, strict=True)
        ]
        made = int(self.decisions.sum())
        return {
            "name": self.name,
            "kind": "decisions",
            "each": rounded(made / max(self.games, 1)),
            "choices": rounded(int(self.choices.sum()) / max(made, 1)),
            "rows": rows,
        }


# ── What the games have in common ──────────────────────────────────────────


def teams_of(members: Sequence[str], sizes: Sequence[int]) -> tuple[list[tuple[int, ...]], list[str]]:
    """Every so many of the members, and a name for each such team."""
    teams = [team for size in sizes for team in combinations(range(len(members)), size)]
    return teams, ["+".join(members[one] for one in team) for team in teams]


def having(present: Array, teams: Sequence[tuple[int, ...]]) -> Array:
    """Whether all of a team are there: [game, team], from [game, member]."""
    return np.stack([present[:, team].all(axis=1) for team in teams], axis=1)


def team_pairs(
    name: str, noun: str, members: Sequence[str], present: Array, win: Array, points: Array
) -> Shares:
    """How often teams with each two of the members won; `present[game, member]` says who was there."""
    pairs, names = teams_of(members, (2,))
    rows, which = np.nonzero(having(present, pairs))
    return Shares.count(name, noun, names, which, win[rows], points[rows])


def whole_teams(
    name: str, noun: str, members: Sequence[str], present: Array, win: Array, points: Array
) -> Teams:
    """How often each team won, among those of its size."""
    teams, names = teams_of(members, SIZES)
    size = present.sum(axis=1)
    whole = having(present, teams) & (np.array([len(team) for team in teams]) == size[:, None])
    which, groups = whole.argmax(axis=1), [str(size) for size in SIZES]
    return Teams.count(name, noun, names, which, win, points, "team-size", groups, size - SIZES[0])
