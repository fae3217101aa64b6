"""Playing: the table set up, a decision answered, a task carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, drop, emit, push
from villainy.games.victorian_masterminds.actions import (
    ACT_AS,
    CAPTURE,
    CLAIM,
    DECLINE,
    END_TURN,
    EXTRA_TURN,
    GAIN,
    INSERT,
    MACHINE,
    PLACE,
    RAID,
    RECYCLE,
    RESOLVE,
    SEGMENT,
    SPOILS_FIRST,
    TAKE,
)
from villainy.games.victorian_masterminds.rules.legality import only_action
from villainy.games.victorian_masterminds.rules.machines import (
    act_as,
    insert_agent,
    offer_spoils_again,
    raid,
    use_power,
)
from villainy.games.victorian_masterminds.rules.pieces import (
    chooses_freely,
    look_at_pile,
    place_part,
    raise_level,
)
from villainy.games.victorian_masterminds.rules.resolution import (
    capture_here,
    choose_order,
    claim_mission,
    collect_city_spoils,
    gain,
    resolve_next_agent,
    resolve_stack,
    use_ability,
)
from villainy.games.victorian_masterminds.rules.setup import (
    set_up,
    take_machine,
    write_options,
)
from villainy.games.victorian_masterminds.rules.turn import (
    buy_capture,
    buy_extra_turn,
    close_chain,
    end_turn,
    force_resolution,
    offer_special_actions,
    place_agent,
    place_beneath,
    recycle_agent,
    resolve_finally,
    run,
    take_agent,
)
from villainy.games.victorian_masterminds.state import (
    AGENTS,
    BUILDINGS,
    CITIES,
    Decision,
    Event,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, Logs, Options, State, States


# ── Setting up ─────────────────────────────────────────────────────────────


def deal(states: States, i: int, options: Options, seed: np.uint64, logs: Logs) -> None:
    """The table set up, the first turn pending."""
    state = states[i]
    events = logs[0]
    state.generator = seed
    write_options(state, options)
    set_up(state, options)
    emit(events, Event.GAME_STARTED, state.first, NONE, NONE, NONE)
    for seat in range(state.seats):
        if state.players[seat].machine != NONE:
            emit(events, Event.MACHINE_TAKEN, seat, state.players[seat].machine, NONE, NONE)
    for city in range(CITIES):
        emit(events, Event.MISSION_REVEALED, city, state.missions[city], NONE, NONE)


# ── One step ───────────────────────────────────────────────────────────────


def answer(states: States, i: int, action: int, logs: Logs) -> None:
    """Answer the pending decision with an allowed action."""
    state = states[i]
    # A player may always look at the top of the own pile. Seats are shown it when the next decision is
    # theirs or, at the latest, here, when somebody acts: so an agent just placed can still be taken back.
    for seat in range(state.seats):
        if state.players[seat].pile_size > 0:
            state.players[seat].pile_known[0] |= 1 << seat
    state.revealed = 0
    play(state, action, logs[0])


def proceed(states: States, i: int, logs: Logs) -> bool:
    """Carry out one pending task, or a decision with only one answer; False when somebody has a choice."""
    state = states[i]
    if state.depth == 0:
        return False
    top = state.depth - 1
    kind = state.frame_kind[top]
    if kind >= Task.RUN:
        carry_out(state, logs[0])
        return True
    only = only_action(state)
    if only == NONE:
        show_pile(state, kind, state.frame_seat[top])
        return False
    play(state, only, logs[0])
    return True


def show_pile(state: State, kind: int, seat: int) -> None:
    """Who is asked sees the top of the own pile, and the whole of it if free to choose from it."""
    count = 1
    if kind == Decision.PLACE_AGENT or kind == Decision.INSERT_AGENT:
        if chooses_freely(state.players[seat]):
            count = AGENTS
    look_at_pile(state, seat, count)


def play(state: State, action: int, events: Events) -> None:
    """Answer the pending decision."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = int(state.frame_seat[top])
    first = int(state.frame_first[top])
    drop(state)
    if action == DECLINE:
        emit(events, Event.DECLINED, seat, NONE, NONE, NONE)
    elif kind == Decision.PLACE_AGENT:
        play_placement(state, seat, action, events)
    elif kind == Decision.PLACE_BOLT or kind == Decision.PLACE_PLATE:
        place_part(state, seat, first, action - SEGMENT, events)
    elif kind == Decision.ORDER:
        choose_order(state, seat, first, action == SPOILS_FIRST, events)
    elif kind == Decision.CAPTURE:
        capture_here(state, seat, (action - CAPTURE) % BUILDINGS, first, events)
    elif kind == Decision.SPECIAL_ACTION:
        if action == EXTRA_TURN:
            buy_extra_turn(state, seat, events)
        elif action != END_TURN:
            buy_capture(state, seat, (action - CAPTURE) // BUILDINGS, (action - CAPTURE) % BUILDINGS, events)
    elif kind == Decision.CLAIM_MISSION:
        claim_mission(state, seat, action - CLAIM, events)
    elif kind == Decision.RESOLVE_STACK:
        force_resolution(state, seat, action - RESOLVE, events)
    else:
        play_machine(state, kind, seat, first, action, events)


def play_placement(state: State, seat: int, action: int, events: Events) -> None:
    if PLACE <= action < PLACE + CITIES:
        place_agent(state, seat, action - PLACE, events)
    elif INSERT <= action < INSERT + CITIES:
        place_beneath(state, seat, action - INSERT, events)
    elif TAKE <= action < TAKE + AGENTS:
        take_agent(state, seat, action - TAKE, events)
        push(state, Decision.PLACE_AGENT, seat, 0, 0)  # asked again, with an agent in hand
    else:
        recycle_agent(state, seat, action - RECYCLE, events)
        push(state, Decision.PLACE_AGENT, seat, 0, 0)  # asked again, with an agent in hand


def play_machine(state: State, kind: int, seat: int, first: int, action: int, events: Events) -> None:
    if kind == Decision.CHOOSE_MACHINE:
        take_machine(state, seat, action - MACHINE)
        emit(events, Event.MACHINE_TAKEN, seat, action - MACHINE, NONE, NONE)
    elif kind == Decision.ACT_AS:
        act_as(state, seat, action - ACT_AS, events)
    elif kind == Decision.RAID:
        raid(state, seat, action - RAID, events)
    elif kind == Decision.AGAIN:
        gain(state, seat, first, events)
    elif kind == Decision.GAIN:
        gain(state, seat, action - GAIN, events)
    elif TAKE <= action < TAKE + AGENTS:
        take_agent(state, seat, action - TAKE, events)
        push(state, Decision.INSERT_AGENT, seat, 0, 0)
    else:
        insert_agent(state, seat, action - INSERT, events)


def carry_out(state: State, events: Events) -> None:
    """Carry out the pending task."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = int(state.frame_seat[top])
    first = int(state.frame_first[top])
    second = int(state.frame_second[top])
    drop(state)
    if kind == Task.NEXT_AGENT:
        resolve_next_agent(state, seat, events)
    elif kind == Task.CITY_SPOILS:
        collect_city_spoils(state, seat, first, events)
    elif kind == Task.GIVE:
        gain(state, seat, first, events)
    elif kind == Task.ABILITY:
        use_ability(state, seat, first, events)
    elif kind == Task.RUN:
        run(state, seat, events)
    elif kind == Task.SPECIAL_ACTIONS:
        offer_special_actions(state, seat)
    elif kind == Task.END_TURN:
        end_turn(state, seat, events)
    elif kind == Task.RESOLVE:
        resolve_stack(state, seat, first, events)
    elif kind == Task.CLOSE_CHAIN:
        close_chain(state, seat, events)
    elif kind == Task.POWER:
        use_power(state, seat, first, second, events)
    elif kind == Task.RAISE_LEVEL:
        raise_level(state, events)
    elif kind == Task.SPOILS_AGAIN:
        offer_spoils_again(state, seat, first, second)
    else:
        resolve_finally(state, seat, first, events)
