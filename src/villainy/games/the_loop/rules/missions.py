"""The missions of the sabotage tiles: which are visible, and what damages them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, bit_count, emit, lowest_bit, push
from villainy.games.the_loop.rules.ring import (
    epoch_after,
    epoch_before,
    here,
    is_single,
    seat_of,
)
from villainy.games.the_loop.state import (
    EPOCHS,
    EVERY_EPOCH,
    VISIBLE,
    Decision,
    Event,
    Phase,
    Spot,
    Trigger,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.the_loop.tables import MISSION_CUBES, MISSION_LIMIT, MISSION_SPOT, MISSION_TRIGGER


def reveal_missions(state: State, events: Events) -> None:
    """While fewer than two are visible: the tile where Dr Foo is, else the next one clockwise (C.3, H.25)."""
    shown = 0
    for epoch in range(EPOCHS):
        shown += state.visible[epoch]
    start = max(state.foo, 0)  # from the first epoch while he is nowhere
    for turn in range(EPOCHS):
        if shown >= VISIBLE:
            return
        epoch = (start + turn) % EPOCHS
        if state.tiles[epoch] != NONE and state.visible[epoch] == 0:
            reveal_mission(state, epoch, events)
            shown += 1


def reveal_mission(state: State, epoch: int, events: Events) -> None:
    state.visible[epoch] = 1
    state.seen |= 1 << state.tiles[epoch]
    state.revealed = 1
    emit(events, Event.MISSION_REVEALED, state.tiles[epoch], epoch, NONE, NONE)


def remove_tile(state: State, epoch: int) -> None:
    """Its cubes go back to the reserve."""
    state.tiles[epoch] = NONE
    state.visible[epoch] = 0
    state.cubes[epoch] = 0


# ── Damage ─────────────────────────────────────────────────────────────────


def feed(state: State, trigger: int, epoch: int, times: int, events: Events) -> None:
    """Something happened at an epoch: every visible mission that counts it takes its cubes (C.8, Q-15).

    Only what the players do in the action phase counts, whoever of them does it (Q-16).
    """
    if state.phase != Phase.ACTIONS:
        return
    for place in range(EPOCHS):
        if state.visible[place] == 1:
            mission = state.tiles[place]
            counted = MISSION_TRIGGER[mission]
            spot = MISSION_SPOT[mission]
            if counted != trigger:
                # The grid was full when the action began.
                if counted != Trigger.GRID or trigger != Trigger.ENERGY or state.grid == 0:
                    continue
            if (spot == Spot.FOO and epoch != state.foo) or (spot == Spot.TILE and epoch != place):
                continue
            put_cubes(state, place, epoch, times, events)


def put_cubes(state: State, place: int, slot: int, times: int, events: Events) -> None:
    """One on a free slot of its own, or so many as there is room for (H.23), within the limit of the turn."""
    mission = state.tiles[place]
    if MISSION_LIMIT[mission] == 1 and (state.scored >> mission) & 1 == 1:
        return
    if MISSION_SPOT[mission] == Spot.EACH:
        if (state.cubes[place] >> slot) & 1 == 1:
            return
        state.cubes[place] |= 1 << slot
    else:
        if MISSION_LIMIT[mission] == 1:
            times = 1
        times = min(times, MISSION_CUBES[mission] - state.cubes[place])
        if times <= 0:
            return
        state.cubes[place] += times
        slot = place
    state.scored |= MISSION_LIMIT[mission] << mission
    state.blue_run = 0  # something has been gained: no endless walk (H.2)
    emit(events, Event.MISSION_DAMAGED, mission, slot, cubes_on(state, place), MISSION_CUBES[mission])


def cubes_on(state: State, place: int) -> int:
    cubes = int(state.cubes[place])
    return bit_count(cubes) if MISSION_SPOT[state.tiles[place]] == Spot.EACH else cubes


def is_archivable(state: State, place: int) -> bool:
    """Visible, with the cubes it needs (H.23)."""
    return state.visible[place] == 1 and cubes_on(state, place) >= MISSION_CUBES[state.tiles[place]]


# ── Missions that are looked at between actions ────────────────────────────


def check_pincer(state: State, events: Events) -> None:
    """The active agent beside Dr Foo, another agent on his other side (Q-18, Q-48)."""
    own = here(state, state.active)
    other = NONE
    if own == epoch_before(state.foo):
        other = epoch_after(state.foo)
    elif own == epoch_after(state.foo):
        other = epoch_before(state.foo)
    for pawn in range(state.team):
        if pawn != state.active and here(state, pawn) == other:
            feed(state, Trigger.PINCER, state.foo, 1, events)
            return


def place_to_claim(state: State) -> int:
    """Where the visible tile lies that could take a cube for a pure epoch now, or NONE (Q-18, H.22)."""
    own = here(state, state.active)
    for place in range(EPOCHS):
        if state.visible[place] == 1:
            mission = state.tiles[place]
            if MISSION_TRIGGER[mission] == Trigger.PURITY and (state.cubes[place] >> own) & 1 == 0:
                if MISSION_LIMIT[mission] == 0 or (state.scored >> mission) & 1 == 0:
                    return place
    return NONE


# ── The bonus for a centrifuge ─────────────────────────────────────────────


def reward_centrifuge(state: State, events: Events) -> None:
    """One cube on each visible mission, within the limit of the turn, where there is room (H.6)."""
    for place in range(EPOCHS):
        if state.visible[place] == 1:
            mission = state.tiles[place]
            free = EVERY_EPOCH & ~state.cubes[place]
            if MISSION_SPOT[mission] != Spot.EACH:
                put_cubes(state, place, place, 1, events)
            elif MISSION_LIMIT[mission] == 0 or (state.scored >> mission) & 1 == 0:
                if is_single(free):
                    put_cubes(state, place, lowest_bit(free), 1, events)
                elif free != 0:
                    push(state, Decision.FILL_SLOT, seat_of(state, state.active), place, 0)
