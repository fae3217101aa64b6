"""How likely everybody was to win, all along a game that is over: the curve, for whoever looks back.

It takes some seconds of a search, so it is made beside everything else and then kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from villainy.engine.dialect import States
from villainy.engine.errors import VillainyError
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.seeds import derived
from villainy.server.loading import fits
from villainy.server.table import Table
from villainy.server.thinkers import Thinkers
from villainy.server.thinking import Before, Question

SIMULATIONS = 250  # for each position and seat
BUDGET = 100_000  # simulations for a whole game, before a closer look
FEWEST = 50
CLOSER = 4  # times as many for a closer look
LARGEST = 3  # moves that changed most, which the client marks (`MOST` of chances.ts)


class Point(msgspec.Struct, frozen=True):
    """After a row: for each seat its chance, from 0 to 1; for a team one that they share."""

    row: int
    chances: list[float]


class Chances(msgspec.Struct, frozen=True):
    """The curve of a game that is over; `pending` while it is being made, `none` where there is none."""

    state: Literal["ready", "pending", "none"]
    points: list[Point] = []
    simulations: int = 0  # for each point and seat


@dataclass(frozen=True)
class Moment:
    """A position of the game, after a row."""

    row: int
    match: Match


def moments_of(table: Table) -> list[Moment]:
    """The opening and the position after each move that stands, as far as they are known."""
    match = table.match or _played_again(table)
    if match is None:
        return []
    line = table.line[len(table.line) - len(match.moments) :]
    before = [row for row in table.turning_points if not line or row < line[0].row]
    if not before:
        return []
    states: list[States] = [*(moment.before for moment in match.moments), match.states]
    rows = [before[-1], *(row.row for row in line)]
    return [
        Moment(row, Match(table.game, each, match.players, match.options)) for row, each in zip(rows, states)
    ]


def _played_again(table: Table) -> Match | None:
    """A game of which only the recording is left."""
    proof = None if table.recording is None else table.recording.proof
    if proof is None or not fits(table.head, table.game):
        return None
    try:
        return table.game.replay(proof["transcript"])
    except VillainyError:
        return None


async def estimate(table: Table, thinkers: Thinkers) -> Chances:
    """The curve of a table. Each position is a question of its own, so that bots need not wait long."""
    moments = await asyncio.to_thread(moments_of, table)
    if len(moments) < 2:
        return Chances("none")
    curves = 1 if table.game.definition.team else table.head.players
    simulations = max(FEWEST, min(SIMULATIONS, BUDGET // (len(moments) * curves)))

    async def look(moment: Moment, count: int) -> list[float]:
        return await _chances_at(table, moment, count, thinkers)

    points = [await look(moment, simulations) for moment in moments]
    close: set[int] = set()
    # A closer look may put another move among the largest; what is told is a change between two alike looks.
    while ahead := _around_the_largest(points) - close:
        for place in sorted(ahead):
            points[place] = await look(moments[place], simulations * CLOSER)
        close |= ahead
    told = [
        Point(moment.row, [round(chance, 3) for chance in chances])
        for moment, chances in zip(moments, points)
    ]
    return Chances("ready", told, simulations)


def _around_the_largest(points: Sequence[Sequence[float]]) -> set[int]:
    """The positions before and after the moves that seem to have changed most."""
    changes = [
        max(abs(one - other) for one, other in zip(points[place], points[place - 1]))
        for place in range(1, len(points))
    ]
    largest = sorted(range(len(changes)), key=lambda place: -changes[place])[:LARGEST]
    return {place for change in largest for place in (change, change + 1)}


async def _chances_at(table: Table, moment: Moment, simulations: int, thinkers: Thinkers) -> list[float]:
    """Each seat by what it knew; at the end what it came to."""
    match = moment.match
    if match.seat is None:
        return final(table.game, match)
    seed = derived(table.seed, "chances", moment.row)
    before = Before.of(match, match.seat)
    found = await thinkers.ask(Question("chances", before.game, before, simulations, seed))
    assert found.chances is not None
    return found.chances


def final(game: Game, match: Match) -> list[float]:
    """Who won; those who share a victory share the chance."""
    outcome = match.outcome or []
    if game.definition.team:
        return [float(any(result["points"] > 0 for result in outcome))]
    winners = sum(result["rank"] == 1 for result in outcome)
    return [(result["rank"] == 1) / winners for result in outcome]
