"""Counting the points: the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE
from villainy.games.victorian_masterminds.rules.pieces import (
    built_segments,
)
from villainy.games.victorian_masterminds.rules.resolution import (
    buildings_captured,
)
from villainy.games.victorian_masterminds.state import (
    MISSIONS,
    SEGMENTS,
    Bonus,
    Requirement,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Results, State, States
    from villainy.games.victorian_masterminds.tables import (
        BUILDING_POINTS,
        MAYHEM_POINTS,
        MISSION_REWARD,
        SEGMENT_AMOUNT,
        SEGMENT_BONUS,
    )


def points(state: State, seat: int) -> int:
    """Segments, buildings, missions, mayhem tokens and codex tokens."""
    player = state.players[seat]
    total = player.codex_ones + 2 * player.codex_twos + MAYHEM_POINTS * player.mayhem
    total += BUILDING_POINTS * buildings_captured(state, seat, Requirement.BUILDINGS, NONE)
    for segment in range(SEGMENTS):
        if player.built[segment] == 1 and SEGMENT_BONUS[player.machine, segment] == Bonus.POINTS:
            total += SEGMENT_AMOUNT[player.machine, segment]
    for mission in range(MISSIONS):
        if state.claimant[mission] == seat:
            total += MISSION_REWARD[mission]
    return total


def score(states: States, i: int, out: Results) -> None:
    """For each seat its points and its rank; more segments break a tie, else the rank is shared."""
    state = states[i]
    for seat in range(state.seats):
        out[seat, 0] = points(state, seat)
        out[seat, 1] = 1
    for seat in range(state.seats):
        for other in range(state.seats):
            ahead = out[other, 0] > out[seat, 0]
            if out[other, 0] == out[seat, 0]:
                ahead = built_segments(state.players[other]) > built_segments(state.players[seat])
            if ahead:
                out[seat, 1] += 1
