"""Phase I: clones and a card, then Dr Foo moves and throws rifts; Vortexes (C.4, C.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, bit_count, drop, emit, push
from villainy.games.the_loop.rules.cards import destroy_available, make_available, settle_fallen
from villainy.games.the_loop.rules.clones import clones_at, generate_clone
from villainy.games.the_loop.rules.foes import chute
from villainy.games.the_loop.rules.missions import remove_tile, reveal_missions
from villainy.games.the_loop.rules.ring import (
    end_game,
    epoch_after,
    seat_of,
    vortex_bits,
)
from villainy.games.the_loop.rules.setup import clear_turn, draw_foo_card
from villainy.games.the_loop.state import (
    EPOCHS,
    MOST_RIFTS,
    MOST_VORTEXES,
    Column,
    Decision,
    Ending,
    Event,
    Mode,
    Phase,
    Task,
    Timing,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.the_loop.tables import (
        BASE_RIFTS,
        CYCLE_CARDS,
        CYCLE_CLONES,
        POWER_LIMIT,
        POWER_PROGRAM,
        POWER_TIMING,
        PROGRAM,
    )


def start_turn(state: State, pawn: int, events: Events) -> None:
    """Clones first, then the card (Q-04); then Dr Foo moves."""
    drop(state)
    clear_turn(state)
    state.active = pawn
    state.turns += 1
    state.phase = Phase.FOO
    seat = seat_of(state, pawn)
    emit(events, Event.TURN_STARTED, seat, state.pawns[pawn].agent, state.turns, NONE)
    for _ in range(CYCLE_CLONES[state.cycle]):
        generate_clone(state, events)
    for _ in range(CYCLE_CARDS[state.cycle]):
        make_available(state, events)
    push(state, Task.THROW, seat, 0, 0)
    if state.options.mode == Mode.ULTRAMACHINA:
        state.foo = epoch_after(state.foo)
        push(state, Task.FIRE, seat, 0, 0)
    else:
        state.foo = draw_foo_card(state)
    emit(events, Event.FOO_MOVED, state.foo, NONE, NONE, NONE)


def throw_rifts(state: State, events: Events) -> None:
    """Two, one for each clone that is there now, and what an Ultramachina adds: one batch (H.26)."""
    count = BASE_RIFTS + clones_at(state, state.foo) + state.extra_throw
    drop(state)
    emit(events, Event.RIFTS_THROWN, count, NONE, NONE, NONE)
    for _ in range(count):
        state.landed[chute(state)] += 1
    for epoch in range(EPOCHS):
        if state.landed[epoch] > 0:
            emit(events, Event.RIFTS_LANDED, epoch, state.landed[epoch], NONE, NONE)
    seat = seat_of(state, state.active)
    push(state, Task.ACTIONS, seat, 0, 0)
    push(state, Task.PLACE_RIFTS, seat, 0, 0)
    if may_cancel(state) and count > 0:
        row = POWER_PROGRAM[state.pawns[state.active].agent]
        push(state, Decision.CANCEL_RIFT, seat, PROGRAM[row, Column.MOST], 0)


def may_cancel(state: State) -> bool:
    """The power of who is active, once all rifts have landed and before any is placed (Q-07)."""
    agent = state.pawns[state.active].agent
    if POWER_TIMING[agent] != Timing.LANDED or state.jammed == 1:
        return False
    return state.power_used < POWER_LIMIT[agent]


def cancel_rift(state: State, epoch: int, left: int, events: Events) -> None:
    """It never reaches the epoch; nothing was removed there."""
    state.power_used = 1
    state.landed[epoch] -= 1
    emit(events, Event.RIFT_CANCELLED, state.pawns[state.active].agent, epoch, NONE, NONE)
    if left > 1 and landed_bits(state) != 0:
        push(state, Decision.CANCEL_RIFT, seat_of(state, state.active), left - 1, 0)


def landed_bits(state: State) -> int:
    bits = 0
    for epoch in range(EPOCHS):
        if state.landed[epoch] > 0:
            bits |= 1 << epoch
    return bits


# ── Vortexes ───────────────────────────────────────────────────────────────


def place_rifts(state: State, events: Events) -> None:
    """All that landed together; an epoch with more than it can hold becomes a Vortex, once (Q-05)."""
    overflow = 0
    for epoch in range(EPOCHS):
        rifts = state.rifts[epoch] + state.landed[epoch]
        state.landed[epoch] = 0
        if rifts > MOST_RIFTS:
            overflow |= 1 << epoch
        else:
            state.rifts[epoch] = rifts
    if overflow != 0:
        open_vortexes(state, overflow, events)


def open_vortexes(state: State, overflow: int, events: Events) -> None:
    """Clockwise from Dr Foo (Q-06): all tiles go before a mission is revealed for them (H.25).

    Energy, clones, pawns, centrifuges and Ultramachina stay, and so does the epoch.
    """
    before = vortex_bits(state)
    if overflow & before != 0:
        end_game(state, Ending.SECOND_VORTEX, events)
        return
    if bit_count(overflow | before) > MOST_VORTEXES:
        end_game(state, Ending.FOURTH_VORTEX, events)
        return
    for turn in range(EPOCHS):
        epoch = (state.foo + turn) % EPOCHS
        if (overflow >> epoch) & 1 == 1:
            state.vortex[epoch] = 1
            state.rifts[epoch] = 0
            emit(events, Event.VORTEX_OPENED, epoch, bit_count(vortex_bits(state)), NONE, NONE)
            if state.visible[epoch] == 1:
                emit(events, Event.MISSION_LOST, state.tiles[epoch], epoch, NONE, NONE)
            elif state.tiles[epoch] != NONE:
                emit(events, Event.TILE_LOST, epoch, NONE, NONE, NONE)
            remove_tile(state, epoch)
            destroy_available(state, epoch, events)
    reveal_missions(state, events)
    settle_fallen(state)
