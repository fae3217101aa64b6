"""What a seat knows, as a flat tensor for networks; the viewer's own pawn always comes first.

Written in the dialect of the rules and compiled with them. Counts are scaled to about one. Everything but the
tiles that lie face down is open, so seats differ only in where they sit; one who plays alone sits nowhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE
from villainy.games.the_loop.rules.clones import kind_of
from villainy.games.the_loop.rules.missions import cubes_on
from villainy.games.the_loop.rules.ring import is_mega
from villainy.games.the_loop.state import (
    AGENTS,
    CARDS,
    DIMENSIONS,
    EPOCHS,
    KINDS,
    MACHINES,
    MISSIONS,
    PILE,
    SEATS,
    TOKENS,
    Decision,
    Rack,
    Spot,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States, Tensor
    from villainy.games.the_loop.tables import FOO_EPOCH, MISSION_SPOT, PROGRAM

DECISIONS = 25
COLUMNS = 8
MODES = 4
LEVELS_OF_DIFFICULTY = 3
PHASES = 6
SCALARS = 13
OPEN_PLACES = 7  # that are nobody's
OWN_PLACES = 4

TURN_SIZE = SCALARS + MODES + LEVELS_OF_DIFFICULTY + PHASES + 2 * SEATS + DECISIONS + COLUMNS + 4 * EPOCHS
EPOCH_SIZE = 10 + MISSIONS + EPOCHS + KINDS + DIMENSIONS + 1
MACHINE_SIZE = 3
PAWN_SIZE = 2 + AGENTS + EPOCHS
CARD_SIZE = OPEN_PLACES + SEATS * OWN_PLACES + 1
OBSERVATION_SIZE = (
    TURN_SIZE + EPOCHS * EPOCH_SIZE + MACHINES * MACHINE_SIZE + SEATS * PAWN_SIZE + CARDS * CARD_SIZE
)


def observe(states: States, i: int, seat: int, out: Tensor) -> None:
    """Write what the seat knows into `out`, of OBSERVATION_SIZE numbers."""
    state = states[i]
    for index in range(out.shape[0]):
        out[index] = 0.0
    observe_turn(state, seat, out)
    cursor = TURN_SIZE
    for epoch in range(EPOCHS):
        observe_epoch(state, epoch, out, cursor)
        out[TURN_SIZE + FOO_EPOCH[epoch] * EPOCH_SIZE + 7] = (state.foo_deck >> epoch) & 1
        cursor += EPOCH_SIZE
    for token in range(TOKENS):
        if state.clones[token] != NONE:
            place = TURN_SIZE + state.clones[token] * EPOCH_SIZE + 10 + MISSIONS + EPOCHS
            out[place + kind_of(token)] += 0.5
    for machine in range(MACHINES):
        if state.machines[machine] != Rack.GONE:
            out[cursor + state.machines[machine]] = 1.0
        out[cursor + 2] = state.wear[machine] / 4.0
        cursor += MACHINE_SIZE
    for pawn in range(state.team):
        observe_pawn(state, pawn, out, cursor + relative(state, pawn, seat) * PAWN_SIZE)
    observe_cards(state, seat, out, cursor + SEATS * PAWN_SIZE)


def relative(state: State, pawn: int, seat: int) -> int:
    """How far a pawn sits from the viewer."""
    return pawn if state.seats == 1 else (pawn - seat + state.seats) % state.seats


def observe_turn(state: State, seat: int, out: Tensor) -> None:
    """How far the game is, whose turn it is, what is asked, and what the effect has done so far."""
    out[0] = state.turns / 21.0
    out[1] = state.cycle / 2.0
    out[2] = state.loops / 5.0
    out[3] = state.power_used
    out[4] = state.jammed
    out[5] = state.archived_size / 4.0
    out[6] = 1.0 if is_mega(state) else 0.0
    out[7] = state.seats / 4.0
    out[8] = state.team / 4.0
    out[9] = state.over
    out[10] = state.supas_lost / 5.0
    out[11] = state.idle / 40.0
    out[12] = state.extra_throw / 4.0
    cursor = SCALARS
    out[cursor + state.options.mode] = 1.0
    cursor += MODES
    out[cursor + state.options.difficulty] = 1.0
    cursor += LEVELS_OF_DIFFICULTY
    out[cursor + state.phase] = 1.0
    cursor += PHASES
    out[cursor + relative(state, state.active, seat)] = 1.0
    cursor += SEATS
    if state.depth == 0:
        return
    top = state.depth - 1
    kind = state.frame_kind[top]
    out[cursor + (state.frame_seat[top] - seat + state.seats) % state.seats] = 1.0
    cursor += SEATS
    out[cursor + kind] = 1.0
    cursor += DECISIONS
    if kind >= Decision.PICK_EPOCH and kind <= Decision.PICK_CARD:
        for column in range(COLUMNS):
            out[cursor + column] = PROGRAM[state.frame_first[top], column] / 20.0
    cursor += COLUMNS
    if state.levels_size > 0:
        level = state.levels[state.levels_size - 1]
        observe_register(level.spot, out, cursor)
        observe_register(level.there, out, cursor + EPOCHS)
        observe_register(level.sent, out, cursor + 2 * EPOCHS)
        observe_register(level.origin, out, cursor + 3 * EPOCHS)


def observe_register(epoch: int, out: Tensor, cursor: int) -> None:
    if epoch != NONE:
        out[cursor + epoch] = 1.0


def observe_epoch(state: State, epoch: int, out: Tensor, start: int) -> None:
    """Cubes, the tile if it is visible, the centrifuge, Dr Foo."""
    out[start] = state.rifts[epoch] / 3.0
    out[start + 1] = state.green[epoch] / 5.0
    out[start + 2] = state.blue[epoch] / 2.0
    out[start + 3] = state.vortex[epoch]
    out[start + 4] = 1.0 if state.tiles[epoch] != NONE else 0.0
    out[start + 5] = state.visible[epoch]
    out[start + 6] = 1.0 if state.foo == epoch else 0.0
    out[start + 8] = state.landed[epoch] / 3.0
    out[start + 9] = (state.blue_run >> epoch) & 1
    cursor = start + 10
    if state.visible[epoch] == 1:
        mission = state.tiles[epoch]
        out[cursor + mission] = 1.0 + cubes_on(state, epoch) / 7.0
        if MISSION_SPOT[mission] == Spot.EACH:
            for slot in range(EPOCHS):
                out[cursor + MISSIONS + slot] = (state.cubes[epoch] >> slot) & 1
    cursor += MISSIONS + EPOCHS + KINDS
    if state.centrifuge[epoch] != NONE:
        out[cursor + state.centrifuge[epoch]] = 1.0
        out[cursor + DIMENSIONS] = state.strain[epoch] / 3.0


def observe_pawn(state: State, pawn: int, out: Tensor, start: int) -> None:
    record = state.pawns[pawn]
    out[start] = 1.0
    out[start + 1] = record.charged
    if record.agent != NONE:
        out[start + 2 + record.agent] = 1.0
    observe_register(record.epoch, out, start + 2 + AGENTS)


def observe_cards(state: State, seat: int, out: Tensor, start: int) -> None:
    """Where each card is, in whatever order; how high on a draw pile it is known to lie."""
    for card in range(CARDS):
        place = int(state.place[card])
        cursor = start + card * CARD_SIZE
        if place < PILE:
            out[cursor + place] = 1.0
        else:
            owner = relative(state, (place - PILE) % SEATS, seat)
            out[cursor + OPEN_PLACES + owner * OWN_PLACES + (place - PILE) // SEATS] = 1.0
    for index in range(state.known_size):
        out[start + state.known[index] * CARD_SIZE + CARD_SIZE - 1] = (index + 1) / state.known_size
