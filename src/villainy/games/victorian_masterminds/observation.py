"""What a seat knows, as a flat tensor for networks; the viewer's own seat always comes first.

Written in the dialect of the rules and compiled with them. Counts are scaled to about one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE
from villainy.games.victorian_masterminds.rules.resolution import may_claim
from villainy.games.victorian_masterminds.rules.scoring import points
from villainy.games.victorian_masterminds.state import (
    AGENTS,
    BUILDINGS,
    CITIES,
    MACHINES,
    MISSIONS,
    SEATS,
    SEGMENTS,
    STACK,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States, Tensor
    from villainy.games.victorian_masterminds.tables import SEGMENT_BOLTS, SEGMENT_PLATES

DECISIONS = 14
FLAGS = 18  # options that change the rules, from two_player_limit on

TABLE_SIZE = 9 + SEATS + DECISIONS + 2 + CITIES + 2 * CITIES + SEATS + FLAGS
CITY_SIZE = MISSIONS + 1 + BUILDINGS * SEATS + STACK * (SEATS + AGENTS)
ROW_SIZE = STACK * (SEATS + AGENTS + 1)
PLAYER_SIZE = MACHINES + SEGMENTS * 3 + 2 + 7 + AGENTS * AGENTS + AGENTS + 2 + AGENTS + 4
OBSERVATION_SIZE = TABLE_SIZE + CITIES * CITY_SIZE + ROW_SIZE + SEATS * PLAYER_SIZE


def observe(states: States, i: int, seat: int, out: Tensor) -> None:
    """Write what the seat knows into `out`, of OBSERVATION_SIZE numbers."""
    state = states[i]
    for index in range(out.shape[0]):
        out[index] = 0.0
    cursor = observe_table(state, seat, out)
    for city in range(CITIES):
        cursor = observe_city(state, seat, city, out, cursor)
    cursor = observe_row(state, seat, out, cursor)
    for turn in range(SEATS):
        if turn < state.seats:
            observe_player(state, seat, (seat + turn) % state.seats, out, cursor)
        cursor += PLAYER_SIZE


def relative(state: State, seat: int, other: int) -> int:
    """How many places after the viewer a seat sits."""
    return (other - seat + state.seats) % state.seats


def observe_table(state: State, seat: int, out: Tensor) -> int:
    out[0] = state.level / 12.0
    out[1] = state.deck_size / 19.0
    out[2] = state.scientist_pool / 12.0
    out[3] = state.turns / 100.0
    out[4] = state.limit - 2
    out[5] = state.extra_turn
    out[6] = state.special_action_used
    out[7] = 1.0 if state.trigger != NONE else 0.0
    out[8] = (state.final_left + 1) / 5.0
    cursor = 9
    out[cursor + relative(state, seat, state.active)] = 1.0
    cursor += SEATS
    if state.depth > 0:
        top = state.depth - 1
        out[cursor + state.frame_kind[top]] = 1.0
        out[cursor + DECISIONS] = state.frame_first[top]
        out[cursor + DECISIONS + 1] = 1.0 if state.frame_seat[top] == seat else 0.0
    cursor += DECISIONS + 2
    if state.resolution.city != NONE:
        out[cursor + state.resolution.city] = 1.0
    cursor += CITIES
    if state.resolution.raided != NONE:
        out[cursor + state.resolution.raided] = 1.0
    cursor += CITIES
    if state.queued != NONE:
        out[cursor + state.queued] = 1.0
    cursor += CITIES
    if state.resolution.blocker != NONE:
        out[cursor + relative(state, seat, state.resolution.blocker)] = 1.0
    cursor += SEATS
    options = state.options
    out[cursor] = options.two_player_limit
    out[cursor + 1] = options.spoils_first
    out[cursor + 2] = options.mandatory_abilities
    out[cursor + 3] = options.unlimited_firepower
    out[cursor + 4] = options.secret_service_start
    out[cursor + 5] = options.lazy_reshuffle
    out[cursor + 6] = options.strict_after_playing
    out[cursor + 7] = options.one_special_action
    out[cursor + 8] = options.no_scientists_in_extra_turn
    out[cursor + 9] = options.capture_gives_city_spoils
    out[cursor + 10] = options.power_snapshot
    out[cursor + 11] = options.mole_target
    out[cursor + 12] = options.mole_timing
    out[cursor + 13] = options.fortress_cumulative
    out[cursor + 14] = options.spider_ignores_firepower
    out[cursor + 15] = options.no_refill_in_final
    out[cursor + 16] = options.strict_supply
    out[cursor + 17] = state.seats / 4.0
    return cursor + FLAGS


def observe_city(state: State, seat: int, city: int, out: Tensor, start: int) -> int:
    """Mission, buildings by captor, and the stack as far as it is known."""
    cursor = start
    if state.missions[city] != NONE:
        out[cursor + state.missions[city]] = 1.0
        out[cursor + MISSIONS] = 1.0 if may_claim(state, seat, city) else 0.0
    cursor += MISSIONS + 1
    for building in range(BUILDINGS):
        captor = state.captor[city, building]
        if captor != NONE:
            out[cursor + relative(state, seat, captor)] = 1.0
        cursor += SEATS
    for index in range(STACK):
        if index < state.stack_size[city]:
            out[cursor + relative(state, seat, state.stack_owner[city, index])] = 1.0
            if state.stack_known[city, index] & (1 << seat) != 0:
                out[cursor + SEATS + state.stack_agent[city, index]] = 1.0
        cursor += SEATS + AGENTS
    return cursor


def observe_row(state: State, seat: int, out: Tensor, start: int) -> int:
    """The stack being resolved, and who has acted."""
    cursor = start
    resolution = state.resolution
    for index in range(STACK):
        if index < resolution.height:
            out[cursor + relative(state, seat, resolution.owners[index])] = 1.0
            out[cursor + SEATS + resolution.agents[index]] = 1.0
            out[cursor + SEATS + AGENTS] = 1.0 if index < resolution.next else 0.0
        cursor += SEATS + AGENTS + 1
    return cursor


def observe_player(state: State, seat: int, other: int, out: Tensor, start: int) -> None:
    """A sheet, and of pile and hand what the viewer has seen."""
    player = state.players[other]
    bit = 1 << seat
    cursor = start
    if player.machine != NONE:
        out[cursor + player.machine] = 1.0
    cursor += MACHINES
    for segment in range(SEGMENTS):
        if player.built[segment] == 1:
            out[cursor] = 1.0
        elif player.machine != NONE:
            out[cursor + 1] = (SEGMENT_BOLTS[player.machine, segment] - player.bolts[segment]) / 2.0
            out[cursor + 2] = (SEGMENT_PLATES[player.machine, segment] - player.plates[segment]) / 2.0
        cursor += 3
    out[cursor] = player.bonus_powers[0]
    out[cursor + 1] = player.bonus_powers[1]
    out[cursor + 2] = player.firepower / 12.0
    out[cursor + 3] = player.scientists / 4.0
    out[cursor + 4] = player.cells / 4.0
    out[cursor + 5] = player.codex_ones / 10.0
    out[cursor + 6] = player.codex_twos / 10.0
    out[cursor + 7] = player.codex_level - 1
    out[cursor + 8] = player.mayhem / 10.0
    cursor += 9
    for index in range(player.pile_size):
        if player.pile_known[index] & bit != 0:
            out[cursor + index * AGENTS + player.pile[index]] = 1.0
    cursor += AGENTS * AGENTS
    if player.hand != NONE and player.hand_known & bit != 0:
        out[cursor + player.hand] = 1.0
    out[cursor + AGENTS] = 1.0 if player.hand != NONE else 0.0
    out[cursor + AGENTS + 1] = player.pile_size / 5.0
    cursor += AGENTS + 2
    for agent in range(AGENTS):
        out[cursor + agent] = player.discard[agent]
    cursor += AGENTS
    out[cursor] = player.beneath
    out[cursor + 1] = points(state, other) / 50.0
    out[cursor + 2] = (player.codex_ones + player.codex_twos) / 10.0
    out[cursor + 3] = 1.0
