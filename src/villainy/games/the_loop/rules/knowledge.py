"""What nobody can know, dealt anew: the tiles that were never turned over, and all chance to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, pick
from villainy.games.the_loop.state import EPOCHS, MISSIONS

if TYPE_CHECKING:
    from villainy.engine.dialect import States


def redeal(states: States, i: int, seat: int, seed: np.uint64) -> None:
    """Lay the face-down tiles by `seed` and reseed the generator; every seat knows the same (H.9).

    Piles have no order to be dealt: what comes next is drawn when it comes. Cards put on top of a draw pile
    are known and stay.
    """
    state = states[i]
    state.generator = seed
    loose = ((1 << MISSIONS) - 1) & ~state.seen
    left = 0
    for mission in range(MISSIONS):
        left += (loose >> mission) & 1
    for epoch in range(EPOCHS):
        if state.tiles[epoch] != NONE and state.visible[epoch] == 0:
            mission = nth_mission(loose, pick(state, left))
            state.tiles[epoch] = mission
            loose ^= 1 << mission
            left -= 1


def nth_mission(loose: int, nth: int) -> int:
    for mission in range(MISSIONS):
        if (loose >> mission) & 1 == 1:
            if nth == 0:
                return mission
            nth -= 1
    return NONE
