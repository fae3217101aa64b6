"""What a seat cannot know, dealt anew: the ground of every search that does not cheat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, pick, shuffle
from villainy.games.victorian_masterminds.state import AGENTS, CITIES, MISSIONS

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States


def redeal(states: States, i: int, seat: int, seed: np.uint64) -> None:
    """Collect what the seat has not seen, sort it, shuffle it by `seed`, and reseed the generator.

    Positions that are equal to the seat become equal to the byte.
    """
    state = states[i]
    state.generator = seed
    for owner in range(state.seats):
        redeal_agents(state, owner, 1 << seat)
    redeal_missions(state)


def redeal_agents(state: State, owner: int, bit: int) -> None:
    """An owner's agents that this bit has not seen change places: in the pile, in hand, in stacks."""
    player = state.players[owner]
    loose = 0
    left = 0
    for index in range(player.pile_size):
        if player.pile_known[index] & bit == 0:
            loose |= 1 << player.pile[index]
            left += 1
    if player.hand != NONE and player.hand_known & bit == 0:
        loose |= 1 << player.hand
        left += 1
    for city in range(CITIES):
        for index in range(state.stack_size[city]):
            if state.stack_owner[city, index] == owner and state.stack_known[city, index] & bit == 0:
                loose |= 1 << state.stack_agent[city, index]
                left += 1
    for index in range(player.pile_size):
        if player.pile_known[index] & bit == 0:
            agent = pick_agent(state, loose, left)
            player.pile[index] = agent
            loose ^= 1 << agent
            left -= 1
    if player.hand != NONE and player.hand_known & bit == 0:
        agent = pick_agent(state, loose, left)
        player.hand = agent
        loose ^= 1 << agent
        left -= 1
    for city in range(CITIES):
        for index in range(state.stack_size[city]):
            if state.stack_owner[city, index] == owner and state.stack_known[city, index] & bit == 0:
                agent = pick_agent(state, loose, left)
                state.stack_agent[city, index] = agent
                loose ^= 1 << agent
                left -= 1


def pick_agent(state: State, loose: int, left: int) -> int:
    """One of the loose agents at random."""
    nth = pick(state, left)
    for agent in range(AGENTS):
        if loose & (1 << agent) != 0:
            if nth == 0:
                return agent
            nth -= 1
    return NONE


def redeal_missions(state: State) -> None:
    """Nobody has seen any card of the deck."""
    loose = 0
    for index in range(state.deck_size):
        loose |= 1 << state.deck[index]
    size = 0
    for mission in range(MISSIONS):
        if loose & (1 << mission) != 0:
            state.deck[size] = mission
            size += 1
    shuffle(state, state.deck, size)
