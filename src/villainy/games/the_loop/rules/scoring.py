"""The end of the game: all win or all lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.games.the_loop.state import Ending

if TYPE_CHECKING:
    from villainy.engine.dialect import Results, States


def score(states: States, i: int, out: Results) -> None:
    """For each seat 1 or 0, and the rank they share."""
    state = states[i]
    for seat in range(state.seats):
        out[seat, 0] = 1 if state.ending == Ending.VICTORY else 0
        out[seat, 1] = 1
