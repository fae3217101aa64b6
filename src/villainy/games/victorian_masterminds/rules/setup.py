"""Setting up the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NOBODY, NONE, pick, push, shuffle
from villainy.games.victorian_masterminds.rules.pieces import look_at_pile
from villainy.games.victorian_masterminds.state import (
    ADVANCED_MISSIONS,
    AGENTS,
    BUILDINGS,
    CITIES,
    FRAMES,
    MACHINES,
    MISSIONS,
    SEATS,
    STACK,
    Decision,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Options, State
    from villainy.games.victorian_masterminds.tables import (
        CODEX_TOKENS,
        MAYHEM_TOKENS,
        PARTS,
        SCIENTISTS,
        STACK_LIMIT,
        START_CELLS,
        START_FIREPOWER,
        START_LEVEL,
    )

# How a seat comes by its machine, beside the number of a machine itself.
DEALT = -2
CHOSEN = -1
RANDOM_SEAT = 0  # of the option first_player; seats count from 1 there


def write_options(state: State, options: Options) -> None:
    """Keep the options in the state, in the order in which the game declares them."""
    chosen = state.options
    chosen.edition = options[0]
    chosen.two_player_limit = options[1]
    chosen.spoils_first = options[2]
    chosen.mandatory_abilities = options[3]
    chosen.unlimited_firepower = options[4]
    chosen.secret_service_start = options[5]
    chosen.lazy_reshuffle = options[6]
    chosen.strict_after_playing = options[7]
    chosen.one_special_action = options[8]
    chosen.no_scientists_in_extra_turn = options[9]
    chosen.capture_gives_city_spoils = options[10]
    chosen.power_snapshot = options[11]
    chosen.mole_target = options[12]
    chosen.mole_timing = options[13]
    chosen.fortress_cumulative = options[14]
    chosen.spider_ignores_firepower = options[15]
    chosen.no_refill_in_final = options[16]
    chosen.strict_supply = options[17]
    chosen.memory_aid = options[18]
    chosen.first_player = options[19]
    for seat in range(SEATS):
        chosen.machines[seat] = options[20 + seat]


def clear_table(state: State) -> None:
    """Every slot empty, every pool full."""
    state.depth = 0
    for index in range(FRAMES):
        state.frame_kind[index] = NONE
        state.frame_seat[index] = 0
        state.frame_first[index] = 0
        state.frame_second[index] = 0
    state.turns = 0
    state.parts_pool = PARTS
    state.codex_pool = CODEX_TOKENS
    state.mayhem_pool = MAYHEM_TOKENS
    state.scientist_pool = SCIENTISTS
    for city in range(CITIES):
        state.missions[city] = NONE
        state.stack_size[city] = 0
        for building in range(BUILDINGS):
            state.captor[city, building] = NOBODY
        for index in range(STACK):
            state.stack_owner[city, index] = 0
            state.stack_agent[city, index] = NONE
            state.stack_known[city, index] = 0
    for mission in range(MISSIONS):
        state.claimant[mission] = NOBODY
    resolution = state.resolution
    resolution.city = NONE
    resolution.height = 0
    for index in range(STACK):
        resolution.owners[index] = 0
        resolution.agents[index] = NONE
    resolution.next = 0
    resolution.blocker = NOBODY
    resolution.raided = NONE
    resolution.beneath_own = 0
    state.queued = NONE
    state.extra_turn = 0
    state.special_action_used = 0
    state.forced = 0
    state.final_left = NONE
    state.final_resolution = 0
    state.trigger = NONE
    state.over = 0
    state.revealed = 0
    for index in range(state.unused.shape[0]):
        state.unused[index] = 0


def clear_seat(state: State, seat: int) -> None:
    """An empty sheet; a seat without a player stays like this."""
    player = state.players[seat]
    player.machine = NONE
    for segment in range(player.built.shape[0]):
        player.bolts[segment] = 0
        player.plates[segment] = 0
        player.built[segment] = 0
    player.bonus_powers[0] = 0
    player.bonus_powers[1] = 0
    player.firepower = 0
    player.scientists = 0
    player.cells = 0
    player.codex_ones = 0
    player.codex_twos = 0
    player.codex_level = 0
    player.mayhem = 0
    player.pile_size = 0
    for index in range(AGENTS):
        player.pile[index] = NONE
        player.pile_known[index] = 0
        player.discard[index] = 0
    player.hand = NONE
    player.hand_known = 0
    player.beneath = 0


def seat_player(state: State, seat: int) -> None:
    """One scientist, firepower on its first space, five agents shuffled into a pile."""
    player = state.players[seat]
    player.firepower = START_FIREPOWER
    player.scientists = 1
    state.scientist_pool -= 1
    player.codex_level = 1
    player.pile_size = AGENTS
    for agent in range(AGENTS):
        player.pile[agent] = agent
    shuffle(state, player.pile, AGENTS)
    look_at_pile(state, seat, 1)


def take_machine(state: State, seat: int, machine: int) -> None:
    player = state.players[seat]
    player.machine = machine
    player.cells = START_CELLS[machine]


def machine_is_free(state: State, machine: int) -> bool:
    for seat in range(state.seats):
        if state.players[seat].machine == machine:
            return False
    return True


def deal_machine(state: State, seat: int) -> None:
    """One of the machines nobody has, at random."""
    free = 0
    for machine in range(MACHINES):
        if machine_is_free(state, machine):
            free += 1
    chosen = pick(state, free)
    for machine in range(MACHINES):
        if machine_is_free(state, machine):
            if chosen == 0:
                take_machine(state, seat, machine)
                return
            chosen -= 1


def deal_missions(state: State) -> None:
    """A basic mission for each city, the advanced ones as the deck."""
    for city in range(CITIES):
        state.missions[city] = city
    shuffle(state, state.missions, CITIES)
    for index in range(ADVANCED_MISSIONS):
        state.deck[index] = CITIES + index
    state.deck_size = ADVANCED_MISSIONS
    shuffle(state, state.deck, ADVANCED_MISSIONS)


def set_up(state: State, options: Options) -> None:
    """Chance comes in this order: first player, dealt machines, missions, deck, piles by seat."""
    seats = options[24]
    state.seats = seats
    clear_table(state)
    for seat in range(SEATS):
        clear_seat(state, seat)
    state.limit = STACK_LIMIT[seats]
    if seats == 2 and state.options.two_player_limit == 1:
        state.limit = 3
    state.level = START_LEVEL[state.options.secret_service_start, seats]
    if state.options.first_player == RANDOM_SEAT:
        state.first = pick(state, seats)
    else:
        state.first = state.options.first_player - 1
    state.active = state.first
    for seat in range(seats):
        if state.options.machines[seat] >= 0:
            take_machine(state, seat, state.options.machines[seat])
    for seat in range(seats):
        if state.options.machines[seat] == DEALT:
            deal_machine(state, seat)
    deal_missions(state)
    for seat in range(seats):
        seat_player(state, seat)
    push(state, Task.END_TURN, state.first, 0, 0)
    push(state, Task.RUN, state.first, 0, 0)
    # The books give no order for choosing: the last to play chooses first.
    for turn in range(seats):
        seat = (state.first + turn) % seats
        if state.options.machines[seat] == CHOSEN:
            push(state, Decision.CHOOSE_MACHINE, seat, 0, 0)
