"""What a seat knows, as a flat tensor for networks; the viewer's own seat always comes first.

Written in the dialect of the rules and compiled with them. Counts are scaled to about one. Everything but the
order of the piles is open, so seats differ only in where they sit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE
from villainy.games.professor_evil.rules.manor import armed_traps
from villainy.games.professor_evil.state import (
    CARDS_EACH,
    CHARACTERS,
    COLOURS,
    DOORS,
    HOURS,
    ROOMS,
    SEATS,
    TRAP_TYPES,
    TREASURES,
    Decision,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States, Tensor
    from villainy.games.professor_evil.tables import BIT_DOOR, PROGRAM, TREASURE_TYPES

DECISIONS = 16
LEVELS = 4
FLAGS = 3
FACES = 6
COLUMNS = 5  # of a program's row that say what a step is about
CARDS = 30

TURN_SIZE = 8 + SEATS + DECISIONS + 1 + SEATS + COLUMNS + 1 + LEVELS + FLAGS + FACES + COLOURS + CARDS
MANOR_SIZE = ROOMS + HOURS + DOORS + ROOMS * (TRAP_TYPES + 1) + ROOMS + ROOMS
TREASURE_SIZE = TREASURES + ROOMS + 1 + TRAP_TYPES * 2
PLAYER_SIZE = 1 + CHARACTERS + ROOMS + 1 + 1 + 1 + CARDS_EACH
OBSERVATION_SIZE = TURN_SIZE + MANOR_SIZE + COLOURS * TREASURE_SIZE + TREASURES + SEATS * PLAYER_SIZE


def observe(states: States, i: int, seat: int, out: Tensor) -> None:
    """Write what the seat knows into `out`, of OBSERVATION_SIZE numbers."""
    state = states[i]
    for index in range(out.shape[0]):
        out[index] = 0.0
    observe_turn(state, seat, out)
    cursor = observe_manor(state, out, TURN_SIZE)
    for colour in range(COLOURS):
        observe_treasure(state, colour, out, cursor)
        cursor += TREASURE_SIZE
    for index in range(state.tiles_size):
        out[cursor + state.tiles[index]] = 1.0  # still to come, in whatever order
    cursor += TREASURES
    for turn in range(SEATS):
        if turn < state.seats:
            observe_player(state, (seat + turn) % state.seats, out, cursor)
        cursor += PLAYER_SIZE


def observe_turn(state: State, seat: int, out: Tensor) -> None:
    """Whose turn it is and what is asked, the cards on show and the dice."""
    out[0] = state.turns / 20.0
    out[1] = state.saved_size / 4.0
    out[2] = state.lost_size / 4.0
    out[3] = state.actions_left / 3.0
    out[4] = state.power_used
    out[5] = state.clock_die / 2.0
    out[6] = state.seats / 4.0
    out[7] = state.over
    cursor = 8
    out[cursor + (state.active - seat + state.seats) % state.seats] = 1.0
    cursor += SEATS
    if state.depth > 0:
        top = state.depth - 1
        kind = state.frame_kind[top]
        out[cursor + kind] = 1.0
        second = state.frame_second[top]
        if kind == Decision.PICK_ROOM:  # whose pawn
            second = (second - seat + state.seats) % state.seats
        out[cursor + DECISIONS] = second
        out[cursor + DECISIONS + 1 + (state.frame_seat[top] - seat + state.seats) % state.seats] = 1.0
        if kind >= Decision.MOVE_ON and kind <= Decision.MATE_MOVE:  # a step of a program asks
            for column in range(COLUMNS):
                out[cursor + DECISIONS + 1 + SEATS + column] = PROGRAM[state.frame_first[top], column] / 10.0
    cursor += DECISIONS + 1 + SEATS + COLUMNS
    out[cursor] = state.activations / 4.0
    out[cursor + 1 + state.options.level] = 1.0
    cursor += 1 + LEVELS
    for flag in range(FLAGS):
        out[cursor + flag] = state.flagged[flag]
    cursor += FLAGS
    if state.professor_die != NONE:
        out[cursor + state.professor_die] = 1.0
        out[cursor + FACES + state.colour_die] = 1.0
    cursor += FACES + COLOURS
    for index in range(state.shown_size):
        out[cursor + state.shown[index]] = 1.0


def observe_manor(state: State, out: Tensor, start: int) -> int:
    """The professor, the clock, doors and traps, the rooms where treasures can still appear."""
    cursor = start
    out[cursor + state.professor] = 1.0
    cursor += ROOMS
    out[cursor + state.hour] = 1.0
    cursor += HOURS
    for door in range(DOORS):
        out[cursor + door] = state.open_doors[BIT_DOOR[door]]
    cursor += DOORS
    for room in range(ROOMS):
        out[cursor + state.traps[room]] = 1.0
        out[cursor + TRAP_TYPES] = state.armed[room]
        cursor += TRAP_TYPES + 1
    for index in range(state.locations_size):
        out[cursor + state.locations[index]] = 1.0
    cursor += ROOMS
    for index in range(state.named.shape[0]):
        if state.named[index] != NONE:
            out[cursor + state.named[index]] = 1.0
    return cursor + ROOMS


def observe_treasure(state: State, colour: int, out: Tensor, start: int) -> None:
    """Which tile lies where, for how long, and which of its traps are still on."""
    slot = state.treasures[colour]
    if slot.tile == NONE:
        return
    cursor = start
    out[cursor + slot.tile] = 1.0
    cursor += TREASURES
    out[cursor + slot.room] = 1.0
    cursor += ROOMS
    out[cursor] = slot.steps / 11.0
    cursor += 1
    for trap in range(TRAP_TYPES):
        if (TREASURE_TYPES[slot.tile] >> trap) & 1 == 1:
            out[cursor + trap] = 1.0
            bits = armed_traps(state, 1 << trap)
            while bits != 0:
                bits &= bits - 1
                out[cursor + TRAP_TYPES + trap] += 0.25


def observe_player(state: State, other: int, out: Tensor, start: int) -> None:
    """Character, place and tile, and which cards are still in the pile, in whatever order."""
    player = state.players[other]
    cursor = start
    out[cursor] = 1.0
    cursor += 1
    if player.character != NONE:
        out[cursor + player.character] = 1.0
    cursor += CHARACTERS
    out[cursor + player.room] = 1.0  # the place after the last room is outside
    cursor += ROOMS + 1
    out[cursor] = player.tile_up
    out[cursor + 1] = player.expelled / 10.0
    cursor += 2
    for index in range(player.pile_size):
        out[cursor + player.pile[index] % CARDS_EACH] = 1.0
