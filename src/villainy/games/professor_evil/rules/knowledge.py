"""What nobody can know, dealt anew: the order of the piles, and the dice to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import shuffle
from villainy.games.professor_evil.state import CARDS_EACH, ROOMS, TREASURES

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States


def redeal(states: States, i: int, seat: int, seed: np.uint64) -> None:
    """Sort the piles, shuffle them by `seed`, and reseed the generator; every seat knows the same (B8).

    Positions that look equal become equal to the byte.
    """
    state = states[i]
    state.generator = seed
    redeal_tiles(state)
    redeal_locations(state)
    for owner in range(state.seats):
        redeal_pile(state, owner)


def redeal_tiles(state: State) -> None:
    loose = 0
    for index in range(state.tiles_size):
        loose |= 1 << state.tiles[index]
    size = 0
    for tile in range(TREASURES):
        if (loose >> tile) & 1 == 1:
            state.tiles[size] = tile
            size += 1
    shuffle(state, state.tiles, size)


def redeal_locations(state: State) -> None:
    loose = 0
    for index in range(state.locations_size):
        loose |= 1 << state.locations[index]
    size = 0
    for room in range(ROOMS):
        if (loose >> room) & 1 == 1:
            state.locations[size] = room
            size += 1
    shuffle(state, state.locations, size)


def redeal_pile(state: State, owner: int) -> None:
    player = state.players[owner]
    loose = 0
    for index in range(player.pile_size):
        loose |= 1 << (player.pile[index] % CARDS_EACH)
    size = 0
    for card in range(CARDS_EACH):
        if (loose >> card) & 1 == 1:
            player.pile[size] = player.character * CARDS_EACH + card
            size += 1
    shuffle(state, player.pile, size)
