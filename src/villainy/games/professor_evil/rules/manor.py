"""Moving the pieces: pawns, doors, traps and treasures. Nothing here asks anybody anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, drop, emit
from villainy.games.professor_evil.state import COLOURS, MINUTES, ROOMS, Event, Flag, Garden

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.professor_evil.tables import TREASURE_STEPS

MOST_TIMES = 100  # counting how often something happened stops here

# ── Pawns, doors and traps ─────────────────────────────────────────────────


def put_pawn(state: State, seat: int, room: int, events: Events) -> None:
    """Put a pawn into a room by a card or power, whatever lies between."""
    state.players[seat].room = room
    emit(events, Event.PAWN_PLACED, seat, room, NONE, NONE)


def unlock_door(state: State, seat: int, door: int, events: Events) -> None:
    state.open_doors[door] = 1
    emit(events, Event.DOOR_UNLOCKED, seat, door, NONE, NONE)


def lock_door(state: State, door: int, events: Events) -> None:
    """The professor locks a door that is open, unless a doorstop holds it (R35)."""
    if state.open_doors[door] == 1 and state.flagged[Flag.NO_LOCK] == 0:
        state.open_doors[door] = 0
        emit(events, Event.DOOR_LOCKED, door, NONE, NONE, NONE)


def disarm_trap(state: State, seat: int, room: int, events: Events) -> None:
    """Also at a distance, and where the professor stands: it stays off until he enters anew (R18)."""
    state.armed[room] = 0
    emit(events, Event.TRAP_DISARMED, seat, state.traps[room], room, NONE)


def armed_traps(state: State, types: int) -> int:
    """The rooms whose trap is on and of one of these types, as bits."""
    bits = 0
    for room in range(ROOMS):
        if state.armed[room] == 1 and (types >> state.traps[room]) & 1 == 1:
            bits |= 1 << room
    return bits


def enter(state: State, room: int, events: Events) -> None:
    """The professor is now here: the trap is on, and whoever is here flees, in every phase (R21)."""
    state.professor = room
    if state.armed[room] == 0 and state.flagged[Flag.NO_ARM] == 0:  # a fail-safe saves no pawn (R35)
        state.armed[room] = 1
        emit(events, Event.TRAP_ARMED, state.traps[room], room, NONE, NONE)
    for seat in range(state.seats):
        player = state.players[seat]
        if player.room == room:
            player.room = Garden.OUTSIDE
            player.expelled = min(player.expelled + 1, MOST_TIMES)
            emit(events, Event.PAWN_EXPELLED, seat, room, NONE, NONE)


# ── Treasures ──────────────────────────────────────────────────────────────


def treasure_in(state: State, room: int) -> int:
    """The colour of the treasure in a room, or NONE; no room ever holds two."""
    for colour in range(COLOURS):
        if state.treasures[colour].room == room:
            return colour
    return NONE


def remove_treasure(state: State, colour: int) -> None:
    """Take back the tile's two markers; the tile itself is somewhere else by now."""
    slot = state.treasures[colour]
    slot.tile = NONE
    slot.room = NONE
    slot.steps = 0


def place_treasure(state: State, colour: int, events: Events) -> None:
    """The next tile into the next room, its marker so many minutes ahead of the time marker (R41).

    Whoever is in that room, nothing else happens (R42).
    """
    slot = state.treasures[colour]
    last = state.tiles_size - 1
    slot.tile = state.tiles[last]
    state.tiles[last] = NONE
    state.tiles_size = last
    last = state.locations_size - 1
    slot.room = state.locations[last]
    state.locations[last] = NONE
    state.locations_size = last
    slot.steps = TREASURE_STEPS[slot.tile]
    state.revealed = 1
    emit(events, Event.TREASURE_PLACED, colour, slot.tile, slot.room, MINUTES * slot.steps)


def end_game(state: State, result: int, events: Events) -> None:
    """At once: nothing that is pending happens any more."""
    state.result = result
    state.over = 1
    while state.depth > 0:
        drop(state)
    emit(events, Event.GAME_ENDED, result, NONE, NONE, NONE)
