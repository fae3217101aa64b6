"""What is legal: the allowed answers to the pending decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, bit_count, lowest_bit, reduce
from villainy.games.the_loop.actions import (
    ACCEPT,
    ACTION_COUNT,
    AGENT,
    BRANCH,
    CARD,
    CLONE,
    EPOCH,
    MACHINE,
    STOP,
    USE,
)
from villainy.games.the_loop.rules.archive import shown_cards
from villainy.games.the_loop.rules.cards import (
    NO_CARDS,
    available_at,
    belongs,
    cards_of,
    count_cards,
    nth_card,
)
from villainy.games.the_loop.rules.clones import kinds_at
from villainy.games.the_loop.rules.effects import (
    asks_by_target,
    cards_for,
    carry_choices,
    damaged_missions,
    destinations,
    held_token,
    pawns_for,
    spots,
)
from villainy.games.the_loop.rules.foes import machines_at
from villainy.games.the_loop.rules.foo import landed_bits
from villainy.games.the_loop.rules.ring import (
    both_sides,
    here,
)
from villainy.games.the_loop.rules.setup import agent_is_free
from villainy.games.the_loop.rules.turn import menu, ready_cards, usable_cards
from villainy.games.the_loop.state import (
    AGENTS,
    CARDS,
    EVERY_EPOCH,
    NO_ROW,
    Column,
    Decision,
    Place,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Mask, State, States
    from villainy.games.the_loop.tables import PROGRAM

# The answers to a decision are bits of one number, counted from one of two actions in the table, and behind
# them a set of cards.

TAKE_OR_STOP = (1 << (ACCEPT - CLONE)) | (1 << (STOP - CLONE))


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
    which = card_choices(state)
    if which != NO_CARDS:
        first = first_card(state)
        for card in range(CARDS):
            if belongs(state, which, card):
                mask[first + card] = True
                count += 1
    return count


def pick_action(states: States, i: int, word: np.uint64) -> int:
    """One of the allowed actions, chosen by a random word; NONE once the game is over."""
    state = states[i]
    if state.depth == 0:
        return NONE
    bits = choices(state)
    which = card_choices(state)
    count = bit_count(bits)
    nth = reduce(word, count + count_cards(state, which))
    if nth >= count:
        return first_card(state) + nth_card(state, which, nth - count)
    while nth > 0:
        bits &= bits - 1
        nth -= 1
    return first_action(state) + lowest_bit(bits)


def only_action(state: State) -> int:
    """The single allowed action, or NONE where there is a choice; what to do is always asked."""
    if state.frame_kind[state.depth - 1] == Decision.ACT:
        return NONE
    bits = choices(state)
    if bits & (bits - 1) != 0:
        return NONE
    which = card_choices(state)
    if which == NO_CARDS:
        return first_action(state) + lowest_bit(bits)
    if bits != 0 or count_cards(state, which) > 1:
        return NONE
    return first_card(state) + nth_card(state, which, 0)


def first_action(state: State) -> int:
    """Where the answers to the pending decision are counted from."""
    kind = state.frame_kind[state.depth - 1]
    if kind == Decision.CHOOSE_AGENT or kind == Decision.PICK_AGENT or kind == Decision.PICK_BRANCH:
        return AGENT
    if kind == Decision.DAMAGE_MACHINE or kind == Decision.FIRE_MACHINE:
        return AGENT
    if kind == Decision.ASSIGN_CARD or kind == Decision.PICK_LEADER:
        return AGENT
    return CLONE


def first_card(state: State) -> int:
    return USE if state.frame_kind[state.depth - 1] == Decision.ACT else CARD


def choices(state: State) -> int:
    """The allowed answers but for cards, as bits."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    if kind == Decision.ACT:
        return menu(state)
    first = int(state.frame_first[top])
    second = int(state.frame_second[top])
    if kind >= Decision.PICK_EPOCH and kind <= Decision.PICK_CARD:
        return step_choices(state, kind, first, second)
    if kind == Decision.CANCEL_RIFT:
        return (landed_bits(state) << (EPOCH - CLONE)) | (1 << (STOP - CLONE))
    if kind == Decision.ARCHIVE:
        return TAKE_OR_STOP
    if kind == Decision.TAKE_CARD:
        return 1 << (STOP - CLONE)
    if kind == Decision.FIRST_DEATH:
        return ((1 << state.clones[first]) | (1 << state.clones[second])) << (EPOCH - CLONE)
    if kind == Decision.FILL_SLOT:
        return (EVERY_EPOCH & ~state.cubes[first]) << (EPOCH - CLONE)
    if kind == Decision.PICK_MISSION:
        return damaged_missions(state) << (EPOCH - CLONE)
    if kind == Decision.CLEAR_SLOT:
        return state.cubes[state.levels[state.levels_size - 1].spot] << (EPOCH - CLONE)
    if kind == Decision.DAMAGE_MACHINE:
        return machines_at(state, first) << (MACHINE - AGENT)
    if kind == Decision.FIRE_MACHINE:
        return (machines_at(state, state.foo) & ~state.fired) << (MACHINE - AGENT)
    if kind == Decision.CHOOSE_AGENT:
        return free_agents(state)
    if kind == Decision.ASSIGN_CARD:
        return agents_of(state, (1 << state.team) - 1)
    if kind == Decision.PICK_LEADER:
        return agents_of(state, first)
    return 0


def step_choices(state: State, kind: int, row: int, second: int) -> int:
    """The same for a step of a program."""
    level = state.levels[state.levels_size - 1]
    if kind == Decision.PICK_EPOCH:
        return spots(state, row) << (EPOCH - CLONE)
    if kind == Decision.PICK_CLONE:
        return kinds_at(state, level.spot, held_token(state))
    if kind == Decision.SEND_CLONE:
        return both_sides(level.spot) << (EPOCH - CLONE)
    if kind == Decision.MOVE_TO:
        bits = destinations(state, row, second) << (EPOCH - CLONE)
        if asks_by_target(row) and PROGRAM[row, Column.SKIP] != NO_ROW and level.agreed == 0:
            bits |= 1 << (STOP - CLONE)
        return bits
    if kind == Decision.CARRY:
        return carry_choices(state, row)
    if kind == Decision.PICK_AGENT:
        return agents_of(state, pawns_for(state, row))
    if kind == Decision.PICK_BRANCH:
        return ((1 << PROGRAM[row, Column.MOST]) - 1) << (BRANCH - AGENT)
    return TAKE_OR_STOP if kind == Decision.CONFIRM else 0


def card_choices(state: State) -> int:
    """The allowed cards, as a set."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    if kind == Decision.ACT:
        return usable_cards(state)
    if kind == Decision.PICK_CARD:
        return cards_for(state, state.frame_first[top])
    if kind == Decision.PAY_CARD:
        return ready_cards(state)
    if kind == Decision.TAKE_CARD:
        return available_at(1 << here(state, state.active))
    if kind == Decision.DRAFT_CARD:
        return shown_cards()
    if kind == Decision.TOP_CARD:
        return cards_of(Place.FALLEN, Place.FALLEN)
    return NO_CARDS


def free_agents(state: State) -> int:
    bits = 0
    for agent in range(AGENTS):
        if agent_is_free(state, agent):
            bits |= 1 << agent
    return bits


def agents_of(state: State, pawns: int) -> int:
    """The agents of some pawns, as bits."""
    bits = 0
    for pawn in range(state.team):
        if (pawns >> pawn) & 1 == 1:
            bits |= 1 << state.pawns[pawn].agent
    return bits
