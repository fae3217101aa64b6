"""What is legal: the allowed answers to the pending decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NOBODY, NONE, bit_count, lowest_bit, reduce
from villainy.games.victorian_masterminds.actions import (
    ACT_AS,
    ACTION_COUNT,
    AGAIN,
    CAPTURE,
    CLAIM,
    DECLINE,
    END_TURN,
    EXTRA_TURN,
    GAIN,
    INSERT,
    MACHINE,
    PLACE,
    RAID,
    RECYCLE,
    RESOLVE,
    SEGMENT,
    SPOILS_FIRST,
    TAKE,
)
from villainy.games.victorian_masterminds.rules.machines import (
    may_act_as,
    may_raid,
)
from villainy.games.victorian_masterminds.rules.pieces import (
    can_gain,
    chooses_freely,
    has_agent_in,
    may_insert,
    takes_part,
)
from villainy.games.victorian_masterminds.rules.resolution import (
    may_claim,
)
from villainy.games.victorian_masterminds.rules.setup import (
    machine_is_free,
)
from villainy.games.victorian_masterminds.rules.turn import (
    may_recycle,
    may_take,
)
from villainy.games.victorian_masterminds.state import (
    AGENTS,
    BUILDINGS,
    CITIES,
    MACHINES,
    SEGMENTS,
    Decision,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Mask, State, States
    from villainy.games.victorian_masterminds.tables import (
        CAPTURE_COST,
        EXTRA_TURN_COST,
        RECYCLE_COST,
    )

# The answers to a decision lie side by side in the action table, so they are bits of one number, counted
# from the first of them; `decline` alone stands apart.


def legal(states: States, i: int, mask: Mask) -> int:
    """Mark the allowed actions and count them; none once the game is over."""
    state = states[i]
    for action in range(ACTION_COUNT):
        mask[action] = False
    if state.depth == 0:
        return 0
    count = 0
    action = first_action(state)
    bits = choices(state)
    while bits != 0:
        if bits & 1 == 1:
            mask[action] = True
            count += 1
        bits >>= 1
        action += 1
    if may_decline(state):
        mask[DECLINE] = True
        count += 1
    return count


def pick_action(states: States, i: int, word: np.uint64) -> int:
    """One of the allowed actions, chosen by a random word; NONE once the game is over."""
    state = states[i]
    if state.depth == 0:
        return NONE
    bits = choices(state)
    count = bit_count(bits)
    nth = reduce(word, count + 1 if may_decline(state) else count)
    if nth == count:
        return DECLINE
    while nth > 0:
        bits &= bits - 1
        nth -= 1
    return first_action(state) + lowest_bit(bits)


def only_action(state: State) -> int:
    """The single allowed action, or NONE where there is a choice."""
    kind = state.frame_kind[state.depth - 1]
    if kind == Decision.PLACE_AGENT or kind == Decision.ORDER:
        return NONE
    bits = choices(state)
    if bits & (bits - 1) != 0 or may_decline(state):
        return NONE
    return first_action(state) + lowest_bit(bits)


def first_action(state: State) -> int:
    """Where the answers to the pending decision begin in the table."""
    kind = state.frame_kind[state.depth - 1]
    if kind == Decision.PLACE_AGENT:
        return PLACE
    if kind == Decision.PLACE_BOLT or kind == Decision.PLACE_PLATE:
        return SEGMENT
    if kind == Decision.ORDER:
        return SPOILS_FIRST
    if kind == Decision.CAPTURE:
        return CAPTURE + state.resolution.city * BUILDINGS
    if kind == Decision.SPECIAL_ACTION:
        return END_TURN
    if kind == Decision.CLAIM_MISSION:
        return CLAIM
    if kind == Decision.ACT_AS:
        return ACT_AS
    if kind == Decision.RAID:
        return RAID
    if kind == Decision.AGAIN:
        return AGAIN
    if kind == Decision.GAIN:
        return GAIN
    if kind == Decision.INSERT_AGENT:
        return TAKE
    if kind == Decision.RESOLVE_STACK:
        return RESOLVE
    return MACHINE


def may_decline(state: State) -> bool:
    """What an ability offers may be left, unless the table plays it as compulsory (Q-OPT)."""
    kind = state.frame_kind[state.depth - 1]
    if kind == Decision.INSERT_AGENT and state.players[state.frame_seat[state.depth - 1]].hand != NONE:
        return False
    return Decision.CAPTURE <= kind <= Decision.INSERT_AGENT and state.options.mandatory_abilities == 0


def choices(state: State) -> int:
    """The allowed answers to the pending decision, as bits from its first action on."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = int(state.frame_seat[top])
    first = int(state.frame_first[top])
    bits = 0
    if kind == Decision.PLACE_AGENT:
        return placements(state, seat)
    if kind == Decision.PLACE_BOLT or kind == Decision.PLACE_PLATE:
        for segment in range(SEGMENTS):
            if takes_part(state.players[seat], segment, first):
                bits |= 1 << segment
        return bits
    if kind == Decision.ORDER:
        return 3
    if kind == Decision.CAPTURE:
        for building in range(BUILDINGS):
            if state.captor[state.resolution.city, building] == NOBODY:
                bits |= 1 << building
        return bits
    if kind == Decision.SPECIAL_ACTION:
        return special_actions(state, seat)
    if kind == Decision.CLAIM_MISSION:
        for city in range(CITIES):
            if (first == 1 or city == state.resolution.city) and may_claim(state, seat, city):
                bits |= 1 << city
        return bits
    return machine_choices(state, kind, seat, first)


def placements(state: State, seat: int) -> int:
    """Any city, always; other agents than the top one, by codex or scientist; beneath, by the mole."""
    player = state.players[seat]
    bits = (1 << CITIES) - 1
    if player.hand == NONE and (player.scientists >= RECYCLE_COST or chooses_freely(player)):
        for agent in range(AGENTS):
            if may_take(state, seat, agent):
                bits |= 1 << (TAKE - PLACE + agent)
            if may_recycle(state, seat, agent):
                bits |= 1 << (RECYCLE - PLACE + agent)
    if player.beneath == 1:
        for city in range(CITIES):
            if may_insert(state, city):
                bits |= 1 << (INSERT - PLACE + city)
    return bits


def special_actions(state: State, seat: int) -> int:
    """Ending the turn, always; another run; any building of the board."""
    player = state.players[seat]
    bits = 1
    if player.scientists >= EXTRA_TURN_COST:
        bits |= 1 << (EXTRA_TURN - END_TURN)
    if player.scientists >= CAPTURE_COST:
        for city in range(CITIES):
            for building in range(BUILDINGS):
                if state.captor[city, building] == NOBODY:
                    bits |= 1 << (CAPTURE - END_TURN + city * BUILDINGS + building)
    return bits


def machine_choices(state: State, kind: int, seat: int, first: int) -> int:
    """What a machine power, a forced resolution or the choice of a machine leaves open."""
    bits = 0
    if kind == Decision.ACT_AS:
        for agent in range(AGENTS):
            if may_act_as(state, seat, agent, first):
                bits |= 1 << agent
    elif kind == Decision.RAID:
        for city in range(CITIES):
            if may_raid(state, seat, city):
                bits |= 1 << city
    elif kind == Decision.AGAIN:
        bits = 1
    elif kind == Decision.GAIN:
        second = int(state.frame_second[state.depth - 1])
        if can_gain(state, seat, first):
            bits |= 1 << first
        if second != NONE and can_gain(state, seat, second):
            bits |= 1 << second
    elif kind == Decision.INSERT_AGENT:
        for agent in range(AGENTS):
            if may_take(state, seat, agent):
                bits |= 1 << agent
        for city in range(CITIES):
            if may_insert(state, city):
                bits |= 1 << (INSERT - TAKE + city)
    elif kind == Decision.RESOLVE_STACK:
        for city in range(CITIES):
            if has_agent_in(state, seat, city):
                bits |= 1 << city
    else:
        for machine in range(MACHINES):
            if machine_is_free(state, machine):
                bits |= 1 << machine
    return bits
