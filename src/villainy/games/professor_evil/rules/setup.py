"""Setting up the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, pick, push, shuffle
from villainy.games.professor_evil.rules.manor import remove_treasure
from villainy.games.professor_evil.state import (
    CARDS_EACH,
    CHARACTERS,
    COLOURS,
    ENOUGH,
    FRAMES,
    MOST_LOST,
    PAIRS,
    ROOMS,
    SEATS,
    TREASURES,
    Decision,
    Garden,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Options, State
    from villainy.games.professor_evil.tables import LEVEL_TILES, START_HOUR, START_ROOM, TRAP_TILES

# How a seat comes by its character, beside the number of a character itself.
DEALT = -2
CHOSEN = -1


def write_options(state: State, options: Options) -> None:
    """Keep the options in the state, in the order in which the game declares them."""
    state.options.level = options[0]
    for seat in range(SEATS):
        state.options.characters[seat] = options[1 + seat]
    state.seats = options[1 + SEATS]


def clear_table(state: State) -> None:
    """The professor at home, the clock at its start, all doors locked."""
    state.depth = 0
    for index in range(FRAMES):
        state.frame_kind[index] = NONE
        state.frame_seat[index] = 0
        state.frame_first[index] = 0
        state.frame_second[index] = 0
    state.turns = 0
    state.professor = START_ROOM
    state.hour = START_HOUR
    for door in range(PAIRS):
        state.open_doors[door] = 0
    for colour in range(COLOURS):
        remove_treasure(state, colour)
    state.saved_size = 0
    for index in range(ENOUGH):
        state.saved[index] = NONE
    state.lost_size = 0
    for index in range(MOST_LOST):
        state.lost[index] = NONE
    state.professor_die = NONE
    state.colour_die = NONE
    state.clock_die = 0
    state.activations = 0
    state.result = NONE
    state.over = 0
    state.revealed = 0
    clear_turn(state)
    for index in range(state.unused.shape[0]):
        state.unused[index] = 0


def clear_turn(state: State) -> None:
    """What belongs to one turn only, the cards on show among it (R24); the dice lie until the next roll."""
    state.actions_left = 0
    clear_shown(state)
    state.power_used = 0
    for flag in range(state.flagged.shape[0]):
        state.flagged[flag] = 0
    state.named[0] = NONE
    state.named[1] = NONE


def clear_shown(state: State) -> None:
    """Discard the cards on show, played or not."""
    state.shown_size = 0
    state.shown[0] = NONE
    state.shown[1] = NONE


def clear_seat(state: State, seat: int) -> None:
    """Nobody, outside; a seat without a player stays like this."""
    player = state.players[seat]
    player.character = NONE
    player.room = Garden.OUTSIDE
    player.tile_up = 0
    player.expelled = 0
    player.pile_size = 0
    for index in range(CARDS_EACH):
        player.pile[index] = NONE


# ── Traps and treasures ────────────────────────────────────────────────────


def shuffle_locations(state: State) -> None:
    for room in range(ROOMS):
        state.locations[room] = room
    state.locations_size = ROOMS
    shuffle(state, state.locations, ROOMS)


def set_traps(state: State) -> None:
    """A random trap in each room: off in the first six rooms drawn, on in the other six."""
    shuffle_locations(state)
    for room in range(ROOMS):
        state.traps[room] = TRAP_TILES[room]
    shuffle(state, state.traps, ROOMS)
    for index in range(ROOMS):
        state.armed[state.locations[index]] = 1 if index < ROOMS // 2 else 0


def shuffle_tiles(state: State) -> None:
    """The tiles of the level."""
    size = 0
    for tile in range(TREASURES):
        state.tiles[tile] = NONE
        if LEVEL_TILES[state.options.level, tile] == 1:
            state.tiles[size] = tile
            size += 1
    state.tiles_size = size
    shuffle(state, state.tiles, size)


# ── Characters ─────────────────────────────────────────────────────────────


def character_is_free(state: State, character: int) -> bool:
    for seat in range(state.seats):
        if state.players[seat].character == character:
            return False
    return True


def deal_character(state: State, seat: int) -> None:
    """One of the characters nobody has, at random."""
    free = 0
    for character in range(CHARACTERS):
        if character_is_free(state, character):
            free += 1
    chosen = pick(state, free)
    for character in range(CHARACTERS):
        if character_is_free(state, character):
            if chosen == 0:
                state.players[seat].character = character
                return
            chosen -= 1


def shuffle_pile(state: State, seat: int) -> None:
    """The six cards of a character, face down."""
    player = state.players[seat]
    for index in range(CARDS_EACH):
        player.pile[index] = player.character * CARDS_EACH + index
    player.pile_size = CARDS_EACH
    shuffle(state, player.pile, CARDS_EACH)


def deal_cards(state: State) -> None:
    """Now that all characters are known."""
    for seat in range(state.seats):
        shuffle_pile(state, seat)
    push(state, Task.START_TURN, state.first, 0, 0)


def set_up(state: State) -> None:
    """Chance comes in this order: locations, traps, tiles, locations, first player, dealt characters."""
    clear_table(state)
    for seat in range(SEATS):
        clear_seat(state, seat)
    set_traps(state)
    shuffle_tiles(state)
    shuffle_locations(state)  # for the last time in this game
    state.first = pick(state, state.seats)
    state.active = state.first
    for seat in range(state.seats):
        if state.options.characters[seat] >= 0:
            state.players[seat].character = state.options.characters[seat]
    for seat in range(state.seats):
        if state.options.characters[seat] == DEALT:
            deal_character(state, seat)
    push(state, Task.DEAL_CARDS, state.first, 0, 0)
    for turn in range(state.seats - 1, -1, -1):  # the first player chooses first
        seat = (state.first + turn) % state.seats
        if state.options.characters[seat] == CHOSEN:
            push(state, Decision.CHOOSE_CHARACTER, seat, 0, 0)
