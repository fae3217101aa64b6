"""A turn: two cards, three actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, emit, push
from villainy.games.professor_evil.actions import DISARM, MOVE, SAVE, UNLOCK
from villainy.games.professor_evil.rules.manor import (
    armed_traps,
    disarm_trap,
    end_game,
    place_treasure,
    remove_treasure,
    treasure_in,
    unlock_door,
)
from villainy.games.professor_evil.rules.setup import clear_turn, shuffle_pile
from villainy.games.professor_evil.state import (
    DOORS,
    ENOUGH,
    PAIRS,
    ROOMS,
    TRAP_TYPES,
    WAYS,
    Decision,
    Event,
    Garden,
    Result,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.professor_evil.tables import (
        ACTIONS_A_TURN,
        DOOR_BIT,
        TREASURE_TYPES,
        WAY_DOOR,
        WAY_ROOM,
    )

MOST_TURNS = 30000  # counting stops here
# Only the doors of the manor are counted as bits, so bits above them stand for actions counted from here on.
AFTER_DOORS = MOVE + PAIRS - DOORS


def start_turn(state: State, seat: int, events: Events) -> None:
    """Two cards of the own pile, and the menu of actions."""
    clear_turn(state)
    state.active = seat
    state.turns = min(state.turns + 1, MOST_TURNS)
    state.actions_left = ACTIONS_A_TURN
    emit(events, Event.TURN_STARTED, seat, NONE, NONE, NONE)
    player = state.players[seat]
    if player.pile_size == 0:  # shuffled only when a card must be drawn (R23)
        shuffle_pile(state, seat)
        emit(events, Event.DECK_SHUFFLED, seat, NONE, NONE, NONE)
    for index in range(2):
        last = player.pile_size - 1
        state.shown[index] = player.pile[last]
        player.pile[last] = NONE
        player.pile_size = last
    state.shown_size = 2
    state.revealed = 1
    emit(events, Event.CARDS_REVEALED, seat, state.shown[0], state.shown[1], NONE)
    push(state, Decision.ACT, seat, 0, 0)


# ── What may be done ───────────────────────────────────────────────────────


def moves(state: State, seat: int) -> int:
    """The rooms a pawn can go to, as bits: through open doors, from outside through the windows.

    Never into the professor's room, never out of the manor. He bars one window at most.
    """
    place = state.players[seat].room
    bits = 0
    for way in range(WAYS):
        door = WAY_DOOR[place, way]
        room = WAY_ROOM[place, way]
        if (door == NONE or state.open_doors[door] == 1) and room != state.professor:
            bits |= 1 << room
    return bits


def locked_doors(state: State, seat: int) -> int:
    """Of the pawn's own room, as bits; also one towards the professor (R25)."""
    place = state.players[seat].room
    bits = 0
    for way in range(WAYS):
        door = WAY_DOOR[place, way]
        if door != NONE and state.open_doors[door] == 0:
            bits |= 1 << DOOR_BIT[door]
    return bits


def may_save(state: State, seat: int) -> bool:
    """In the treasure's room, with every trap of its types off in the whole manor."""
    colour = treasure_in(state, state.players[seat].room)
    return colour != NONE and armed_traps(state, TREASURE_TYPES[state.treasures[colour].tile]) == 0


def basic_actions(state: State, seat: int) -> int:
    """The four actions everybody has, as bits from `move` on."""
    bits = moves(state, seat) | locked_doors(state, seat) << (UNLOCK - MOVE)
    room = state.players[seat].room
    if room != Garden.OUTSIDE:
        if state.armed[room] == 1:
            bits |= 1 << (DISARM - AFTER_DOORS)
        if may_save(state, seat):
            bits |= 1 << (SAVE - AFTER_DOORS)
    return bits


# ── Doing it ───────────────────────────────────────────────────────────────


def move_pawn(state: State, seat: int, room: int, events: Events) -> None:
    state.players[seat].room = room
    emit(events, Event.PAWN_MOVED, seat, room, NONE, NONE)


def take_action(state: State, seat: int, action: int, events: Events) -> None:
    """One of the four; whether it costs an action is the caller's affair."""
    if action < UNLOCK:
        move_pawn(state, seat, action - MOVE, events)
    elif action < DISARM:
        unlock_door(state, seat, action - UNLOCK, events)
    elif action == DISARM:
        disarm_trap(state, seat, state.players[seat].room, events)
    else:
        save_treasure(state, seat, events)


def save_treasure(state: State, seat: int, events: Events) -> None:
    """The fourth wins at once; else its traps are on again and another treasure takes its place."""
    colour = treasure_in(state, state.players[seat].room)
    tile = state.treasures[colour].tile
    state.saved[state.saved_size] = tile
    state.saved_size += 1
    remove_treasure(state, colour)
    emit(events, Event.TREASURE_SAVED, seat, colour, tile, state.saved_size)
    if state.saved_size == ENOUGH:
        end_game(state, Result.FOUR_SAVED, events)
        return
    types = TREASURE_TYPES[tile]
    for room in range(ROOMS):
        if (types >> state.traps[room]) & 1 == 1:
            state.armed[room] = 1
    for trap in range(TRAP_TYPES):
        if (types >> trap) & 1 == 1:
            emit(events, Event.TRAPS_ARMED, trap, NONE, NONE, NONE)
    place_treasure(state, colour, events)
