"""Victorian Masterminds for the search: what goes without saying, and how near a victory is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, bit_count, lowest_bit, mix, reduce
from villainy.games.victorian_masterminds.actions import DECLINE
from villainy.games.victorian_masterminds.rules.legality import (
    choices,
    first_action,
    may_decline,
)
from villainy.games.victorian_masterminds.rules.pieces import built_segments
from villainy.games.victorian_masterminds.rules.scoring import points
from villainy.games.victorian_masterminds.state import Decision

if TYPE_CHECKING:
    from villainy.engine.dialect import States, Values

HORIZON = 1 << 16  # games are short: they are played to the end
CHANCE = dict.fromkeys((2, 3, 4), (-5.0, 10.0))

SELDOM = 16  # one in so many is any allowed action
WIN = 0.6  # what winning is worth, beside the points
WIDE = 24.0  # points ahead that are worth all the rest


def pick_sensible(states: States, i: int, word: np.uint64) -> int:
    """Nobody declines what is offered, and scientists are mostly kept."""
    state = states[i]
    if state.depth == 0:
        return NONE
    bits = choices(state)
    odd = reduce(mix(word), SELDOM) == 0
    kind = state.frame_kind[state.depth - 1]
    if not odd:
        if kind == Decision.SPECIAL_ACTION and word & 3 != 0:
            bits &= -bits
        if kind == Decision.ORDER:
            bits &= -bits
    count = bit_count(bits)
    if may_decline(state) and (count == 0 or odd):
        count += 1
    nth = reduce(word, count)
    while nth > 0 and bits != 0:
        bits &= bits - 1
        nth -= 1
    if bits == 0:
        return DECLINE
    return first_action(state) + lowest_bit(bits)


def prospects(states: States, i: int, out: Values) -> None:
    """Winning, and by how many points."""
    state = states[i]
    for seat in range(state.seats):
        own = points(state, seat)
        best = -1000
        ahead = 0
        level = 0
        for other in range(state.seats):
            if other != seat:
                theirs = points(state, other)
                best = max(best, theirs)
                if theirs > own:
                    ahead += 1
                elif theirs == own:
                    more = built_segments(state.players[other]) - built_segments(state.players[seat])
                    if more > 0:
                        ahead += 1
                    elif more == 0:
                        level += 1
        margin = min(1.0, max(0.0, 0.5 + (own - best) / (2 * WIDE)))
        won = 0.0
        if ahead == 0:
            won = 1.0 / (1 + level)
        out[seat] = WIN * won + (1 - WIN) * margin
