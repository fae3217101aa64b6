"""What is legal: the allowed answers to the pending decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, bit_count, lowest_bit, reduce
from villainy.games.professor_evil.actions import (
    ACTION_COUNT,
    ACTIVATE,
    BONUS,
    CHARACTER,
    COLOUR,
    FORCE,
    MOVE,
    PLAY,
    POWER,
    REROLL,
    RESOLVE,
    ROLL,
    ROOM,
    SEAT,
    STOP,
    TRAP,
    TREASURE,
    TYPE,
    UNLOCK,
)
from villainy.games.professor_evil.rules.cards import (
    may_use_bonus,
    may_use_power,
    possible,
    reach,
    rooms_for,
    targets,
)
from villainy.games.professor_evil.rules.setup import character_is_free
from villainy.games.professor_evil.rules.turn import AFTER_DOORS, basic_actions
from villainy.games.professor_evil.state import CARDS_EACH, CHARACTERS, DOORS, Column, Decision, Timing

if TYPE_CHECKING:
    from villainy.engine.dialect import Mask, State, States
    from villainy.games.professor_evil.tables import BIT_DOOR, CARD_PROGRAM, CARD_TIMING, PROGRAM

# The answers to a decision are bits of one number, counted from the first of them in the action table; `stop`
# alone stands apart. Of the doors, only those of the manor are counted, and of the cards only the six of the
# seat's own character.

THREE_DICE = 7


def legal(states: States, i: int, mask: Mask) -> int:
    """Mark the allowed actions and count them; none once the game is over."""
    state = states[i]
    for action in range(ACTION_COUNT):
        mask[action] = False
    if state.depth == 0:
        return 0
    count = 0
    place = 0
    bits = choices(state)
    while bits != 0:
        if bits & 1 == 1:
            mask[action_at(state, place)] = True
            count += 1
        bits >>= 1
        place += 1
    if may_stop(state):
        mask[STOP] = True
        count += 1
    return count


def pick_action(states: States, i: int, word: np.uint64) -> int:
    """One of the allowed actions, chosen by a random word; NONE once the game is over."""
    state = states[i]
    if state.depth == 0:
        return NONE
    bits = choices(state)
    count = bit_count(bits)
    nth = reduce(word, count + 1 if may_stop(state) else count)
    if nth == count:
        return STOP
    while nth > 0:
        bits &= bits - 1
        nth -= 1
    return action_at(state, lowest_bit(bits))


def only_action(state: State) -> int:
    """The single allowed action, or NONE where there is a choice; the roll is always asked for (B2)."""
    if state.frame_kind[state.depth - 1] == Decision.ACT:
        return NONE
    bits = choices(state)
    if bits & (bits - 1) != 0 or may_stop(state):
        return NONE
    return action_at(state, lowest_bit(bits))


def action_at(state: State, place: int) -> int:
    """The action a bit stands for."""
    first = first_action(state.frame_kind[state.depth - 1])
    if first == UNLOCK or first == FORCE:
        return first + BIT_DOOR[place]
    if first != MOVE or place < UNLOCK - MOVE:
        return first + place
    if place < UNLOCK - MOVE + DOORS:
        return UNLOCK + BIT_DOOR[place - (UNLOCK - MOVE)]
    if place < PLAY - AFTER_DOORS:
        return AFTER_DOORS + place
    seat = state.frame_seat[state.depth - 1]
    return AFTER_DOORS + place + state.players[seat].character * CARDS_EACH


def first_action(kind: int) -> int:
    """Where the answers to a decision begin in the table."""
    if kind == Decision.PICK_DOOR:
        return UNLOCK
    if kind == Decision.PICK_TRAP:
        return TRAP
    if kind == Decision.PICK_ROOM:
        return ROOM
    if kind == Decision.FORCE_DOOR:
        return FORCE
    if kind == Decision.PICK_TREASURE:
        return TREASURE
    if kind == Decision.PICK_TYPE:
        return TYPE
    if kind == Decision.PICK_SEAT:
        return SEAT
    if kind == Decision.PICK_COLOUR or kind == Decision.SET_DIE:
        return COLOUR
    if kind == Decision.ACTIVATE:
        return ACTIVATE
    if kind == Decision.CHOOSE_CHARACTER:
        return CHARACTER
    return MOVE


def may_stop(state: State) -> bool:
    """Of a step that is done several times, as soon as it was done often enough."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    if kind == Decision.MOVE_ON or kind == Decision.MATE_MOVE:
        return state.frame_second[top] >= PROGRAM[state.frame_first[top], Column.LEAST]
    if kind == Decision.PICK_DOOR or kind == Decision.PICK_TRAP:
        return state.frame_second[top] >= PROGRAM[state.frame_first[top], Column.LEAST]
    return False


def choices(state: State) -> int:
    """The allowed answers to the pending decision, as bits from its first action on."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = int(state.frame_seat[top])
    if kind == Decision.ACT:
        return menu(state, seat, Timing.ACTIONS)
    if kind == Decision.DICE:
        return menu(state, seat, Timing.DICE)
    if kind == Decision.MATE_ACT:
        return basic_actions(state, seat)
    if kind == Decision.ACTIVATE:
        return face_down_tiles(state)
    if kind == Decision.CHOOSE_CHARACTER:
        return free_characters(state)
    row = int(state.frame_first[top])
    second = int(state.frame_second[top])
    if kind == Decision.PICK_ROOM:
        return reach(state, second, PROGRAM[row, Column.WHERE]) & rooms_for(state, second)
    return targets(state, seat, row, second)


def menu(state: State, seat: int, timing: int) -> int:
    """Among the actions: to roll, always; actions while there are any; cards, power and bonus also without.

    After the roll: to leave the dice as they are, always; to re-roll one, a card, the bonus (B3, R36).
    """
    bits = 1 << (RESOLVE - AFTER_DOORS)
    power = THREE_DICE << (REROLL - AFTER_DOORS)
    if timing == Timing.ACTIONS:
        bits = 1 << (ROLL - AFTER_DOORS)
        power = 1 << (POWER - AFTER_DOORS)
        if state.actions_left > 0:
            bits |= basic_actions(state, seat)
    if may_use_power(state, seat, timing):
        bits |= power
    if may_use_bonus(state, seat, timing):
        bits |= 1 << (BONUS - AFTER_DOORS)
    for index in range(state.shown_size):
        card = state.shown[index]  # each in its own phase (R3, R37), if it would change something (R2)
        if CARD_TIMING[card] == timing and possible(state, seat, CARD_PROGRAM[card]):
            bits |= 1 << (PLAY - AFTER_DOORS + card % CARDS_EACH)
    return bits


def face_down_tiles(state: State) -> int:
    bits = 0
    for seat in range(state.seats):
        if state.players[seat].tile_up == 0:
            bits |= 1 << seat
    return bits


def free_characters(state: State) -> int:
    bits = 0
    for character in range(CHARACTERS):
        if character_is_free(state, character):
            bits |= 1 << character
    return bits
