"""Ultramachina: cards that Dr Foo fires where he arrives, and that energy destroys (C.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, drop, emit, lowest_bit, pick, push
from villainy.games.the_loop.rules.levels import open_level
from villainy.games.the_loop.rules.ring import (
    epoch_after,
    epoch_before,
    is_single,
    seat_of,
)
from villainy.games.the_loop.state import (
    EPOCHS,
    MACHINES,
    MOST_GREEN,
    Decision,
    Event,
    Mode,
    Phase,
    Rack,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.the_loop.tables import (
        CHUTE_WEIGHTS,
        MACHINE_EPOCH,
        MACHINE_PROGRAM,
        MACHINE_SLOTS,
    )


# ── Dr Foo's Machine ───────────────────────────────────────────────────────


def chute(state: State) -> int:
    """The epoch where a cube leaves the Machine: the one it faces, or one beside it (Q-02)."""
    state.revealed = 1
    nth = pick(state, CHUTE_WEIGHTS[0] + CHUTE_WEIGHTS[1] + CHUTE_WEIGHTS[2])
    if nth < CHUTE_WEIGHTS[0]:
        return epoch_before(state.foo)
    if nth < CHUTE_WEIGHTS[0] + CHUTE_WEIGHTS[1]:
        return state.foo
    return epoch_after(state.foo)


# ── Ultramachina cards ─────────────────────────────────────────────────────


def place_machines(state: State, count: int, events: Events) -> None:
    """So many from the pile at random, or what is left of it (Q-51)."""
    for _ in range(count):
        left = 0
        for machine in range(MACHINES):
            if state.machines[machine] == Rack.DRAW:
                left += 1
        if left == 0:
            return
        state.revealed = 1
        nth = pick(state, left)
        for machine in range(MACHINES):
            if state.machines[machine] == Rack.DRAW:
                if nth == 0:
                    state.machines[machine] = Rack.BOARD
                    emit(events, Event.MACHINE_PLACED, machine, MACHINE_EPOCH[machine], NONE, NONE)
                nth -= 1


def machines_at(state: State, epoch: int) -> int:
    """As bits."""
    bits = 0
    for machine in range(MACHINES):
        if state.machines[machine] == Rack.BOARD and MACHINE_EPOCH[machine] == epoch:
            bits |= 1 << machine
    return bits


def fire_machines(state: State, events: Events) -> None:
    """All where Dr Foo is now, one after the other; the active player says which comes next (Q-43)."""
    bits = machines_at(state, state.foo) & ~state.fired
    if bits == 0:
        drop(state)
    elif is_single(bits):
        fire_machine(state, lowest_bit(bits), events)
    else:
        push(state, Decision.FIRE_MACHINE, seat_of(state, state.active), 0, 0)


def fire_machine(state: State, machine: int, events: Events) -> None:
    state.fired |= 1 << machine
    emit(events, Event.MACHINE_FIRED, machine, NONE, NONE, NONE)
    open_level(state, state.active, NONE, MACHINE_PROGRAM[machine], 0)


# ── Energy ─────────────────────────────────────────────────────────────────


def green_left(state: State) -> int:
    """What the reserve still holds; what it does not hold is not added (Q-03)."""
    left = MOST_GREEN
    for epoch in range(EPOCHS):
        left -= state.green[epoch]
    return left


def wear_machines(state: State, epoch: int, count: int) -> None:
    """So much energy was added there by a player: each puts a cube on an Ultramachina (Q-44)."""
    if state.options.mode == Mode.ULTRAMACHINA and state.phase == Phase.ACTIONS:
        if machines_at(state, epoch) != 0:
            push(state, Task.DAMAGE, seat_of(state, state.active), epoch, count)


def damage_machines(state: State, events: Events) -> None:
    """One cube after the other; where there are several Ultramachina the active player says which."""
    top = state.depth - 1
    count = int(state.frame_second[top])
    bits = machines_at(state, state.frame_first[top])
    if count == 0 or bits == 0:
        drop(state)
        return
    state.frame_second[top] = count - 1
    if is_single(bits):
        damage_machine(state, lowest_bit(bits), events)
    else:
        push(state, Decision.DAMAGE_MACHINE, state.frame_seat[top], state.frame_first[top], count)


def damage_machine(state: State, machine: int, events: Events) -> None:
    """With its last slot full it is gone, and an energy is thrown into the Machine, which is not added."""
    state.wear[machine] += 1
    emit(events, Event.MACHINE_DAMAGED, machine, state.wear[machine], MACHINE_SLOTS[machine], NONE)
    if state.wear[machine] == MACHINE_SLOTS[machine]:
        state.wear[machine] = 0
        state.machines[machine] = Rack.GONE
        emit(events, Event.MACHINE_DESTROYED, machine, NONE, NONE, NONE)
        if green_left(state) > 0:
            epoch = chute(state)
            state.green[epoch] += 1
            emit(events, Event.ENERGY_PLACED, epoch, NONE, NONE, NONE)
