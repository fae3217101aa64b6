"""Effects that are being carried out: one inside the other, each with its own registers (H.4).

The pending task EFFECT of a level stands at the row of its program that comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, push
from villainy.games.the_loop.rules.ring import seat_of
from villainy.games.the_loop.state import Task

if TYPE_CHECKING:
    from villainy.engine.dialect import State


def open_level(state: State, actor: int, source: int, row: int, then_discard: int) -> None:
    """Begin a program for an agent; the registers are void."""
    level = state.levels[state.levels_size]
    level.actor = actor
    level.source = source
    level.then_discard = then_discard
    state.levels_size += 1
    push(state, Task.EFFECT, seat_of(state, actor), row, 0)


def go_on(state: State, row: int) -> None:
    """To another row of the innermost program, whose task is on top."""
    state.frame_first[state.depth - 1] = row
    level = state.levels[state.levels_size - 1]
    level.spot = NONE
    level.chosen = NONE
    level.done = 0
    level.agreed = 0
