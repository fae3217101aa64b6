"""What must always hold, whatever is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE
from villainy.games.professor_evil.state import (
    CARDS_EACH,
    COLOURS,
    ENOUGH,
    HOURS,
    LATEST,
    PAIRS,
    ROOMS,
    TRAP_TYPES,
    TREASURES,
    Garden,
    Result,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States
    from villainy.games.professor_evil.tables import DOOR_BIT, LEVEL_TILES, TRAP_TILES


def invariants(states: States, i: int) -> int:
    """0, or the number of the first law that is broken."""
    state = states[i]
    if tiles_broken(state):
        return 1
    if locations_broken(state):
        return 2
    if traps_broken(state):
        return 3
    for seat in range(state.seats):
        if cards_broken(state, seat):
            return 4
        room = state.players[seat].room
        if room < 0 or room > Garden.OUTSIDE or room == state.professor:
            return 5
    for colour in range(COLOURS):
        slot = state.treasures[colour]
        if state.over == 0 and (slot.tile == NONE or slot.steps < 1 or slot.steps > LATEST):
            return 6
    for door in range(PAIRS):
        opened = state.open_doors[door]
        if opened < 0 or opened > 1 or (opened == 1 and DOOR_BIT[door] == NONE):
            return 7
    if state.hour < 0 or state.hour >= HOURS or state.actions_left < 0:
        return 8
    if result_broken(state):
        return 9
    if state.over == 0 and (state.depth == 0 or state.frame_kind[state.depth - 1] >= Task.DEAL_CARDS):
        return 10
    return 0


def tiles_broken(state: State) -> bool:
    """Every tile of the level is in the pile, in play, saved or lost, and only once."""
    for tile in range(TREASURES):
        count = 0
        for index in range(state.tiles_size):
            if state.tiles[index] == tile:
                count += 1
        for colour in range(COLOURS):
            if state.treasures[colour].tile == tile:
                count += 1
        for index in range(state.saved_size):
            if state.saved[index] == tile:
                count += 1
        for index in range(state.lost_size):
            if state.lost[index] == tile:
                count += 1
        if count != LEVEL_TILES[state.options.level, tile]:
            return True
    return False


def locations_broken(state: State) -> bool:
    """A location left its pile with every tile; no room has two treasures, nor one yet to be drawn."""
    drawn = ROOMS - state.locations_size
    tiles = state.saved_size + state.lost_size
    seen = 0
    for index in range(state.locations_size):
        seen |= 1 << state.locations[index]
    count = state.locations_size
    for colour in range(COLOURS):
        slot = state.treasures[colour]
        if (slot.tile == NONE) != (slot.room == NONE):
            return True
        if slot.tile != NONE:
            tiles += 1
            seen |= 1 << slot.room
            count += 1
    for room in range(ROOMS):
        count -= (seen >> room) & 1
    return count != 0 or tiles != drawn


def traps_broken(state: State) -> bool:
    """Every room has a trap, on or off, and each type occurs as often as its tiles."""
    for trap in range(TRAP_TYPES):
        count = 0
        for room in range(ROOMS):
            if TRAP_TILES[room] == trap:
                count += 1
            if state.traps[room] == trap:
                count -= 1
        if count != 0:
            return True
    for room in range(ROOMS):
        if state.armed[room] < 0 or state.armed[room] > 1:
            return True
    return False


def cards_broken(state: State, seat: int) -> bool:
    """A pile holds different cards of its owner, and none of those on show."""
    player = state.players[seat]
    seen = 0
    for index in range(player.pile_size):
        card = player.pile[index] - player.character * CARDS_EACH
        if card < 0 or card >= CARDS_EACH or (seen >> card) & 1 == 1:
            return True
        seen |= 1 << card
    if seat != state.active:
        return False
    for index in range(state.shown_size):
        card = state.shown[index] - player.character * CARDS_EACH
        if card < 0 or card >= CARDS_EACH or (seen >> card) & 1 == 1:
            return True
        seen |= 1 << card
    return False


def result_broken(state: State) -> bool:
    """Four saved or four lost and more, never both, exactly when the game is over."""
    won = state.saved_size == ENOUGH
    beaten = state.lost_size >= ENOUGH
    if won and beaten:
        return True
    if won:
        return state.result != Result.FOUR_SAVED or state.over == 0
    if beaten:
        return state.result != Result.FOUR_LOST or state.over == 0
    return state.result != NONE or state.over == 1
