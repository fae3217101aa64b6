"""What must always hold, whatever is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NOBODY
from villainy.games.victorian_masterminds.state import (
    AGENTS,
    CITIES,
    MISSIONS,
    SEGMENTS,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States
    from villainy.games.victorian_masterminds.tables import (
        CODEX_TOKENS,
        FIREPOWER_LIMIT,
        LAST_LEVEL,
        LIBRARY_SIZE,
        MAYHEM_TOKENS,
        PARTS,
        SCIENTISTS,
    )


def invariants(states: States, i: int) -> int:
    """0, or the number of the first law that is broken."""
    state = states[i]
    scientists = state.scientist_pool
    codex = state.codex_pool
    mayhem = state.mayhem_pool
    parts = state.parts_pool
    for seat in range(state.seats):
        player = state.players[seat]
        scientists += player.scientists
        codex += player.codex_ones + player.codex_twos
        mayhem += player.mayhem
        for segment in range(SEGMENTS):
            parts += player.bolts[segment] + player.plates[segment]
        if player.scientists < 0 or player.scientists > player.cells > 0:
            return 2
        if player.codex_ones + player.codex_twos > LIBRARY_SIZE:
            return 3
        if state.options.unlimited_firepower == 0 and player.firepower > FIREPOWER_LIMIT:
            return 4
        broken = agents_broken(state, seat)
        if broken != 0:
            return broken
    if scientists != SCIENTISTS or state.scientist_pool < 0:
        return 5
    if codex != CODEX_TOKENS or mayhem != MAYHEM_TOKENS or parts != PARTS:
        return 6
    if state.options.strict_supply == 1 and (state.mayhem_pool < 0 or state.parts_pool < 0):
        return 7
    if state.level < 0 or state.level > LAST_LEVEL:
        return 8
    if missions_broken(state):
        return 9
    for city in range(CITIES):
        if state.stack_size[city] > state.limit:
            return 10
    if state.over == 0 and (state.depth == 0 or state.frame_kind[state.depth - 1] >= Task.RUN):
        return 11
    return 0


def agents_broken(state: State, seat: int) -> int:
    """Each player has exactly one of each agent, wherever it is; none is left behind a full pile."""
    player = state.players[seat]
    resolution = state.resolution
    for agent in range(AGENTS):
        count = player.discard[agent]
        if player.hand == agent:
            count += 1
        for index in range(player.pile_size):
            if player.pile[index] == agent:
                count += 1
        for city in range(CITIES):
            for index in range(state.stack_size[city]):
                if state.stack_owner[city, index] == seat and state.stack_agent[city, index] == agent:
                    count += 1
        for index in range(max(resolution.next - 1, 0), resolution.height):
            if resolution.owners[index] == seat and resolution.agents[index] == agent:
                count += 1
        if count != 1:
            return 1
    return 0


def missions_broken(state: State) -> bool:
    """Every mission is in the deck, in a city or claimed, and only once."""
    for mission in range(MISSIONS):
        count = 0
        if state.claimant[mission] != NOBODY:
            count += 1
        for city in range(CITIES):
            if state.missions[city] == mission:
                count += 1
        for index in range(state.deck_size):
            if state.deck[index] == mission:
                count += 1
        if count != 1:
            return True
    return False
