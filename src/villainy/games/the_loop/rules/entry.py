"""Playing: the table set up, a decision answered, a task carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, drop, emit, pick, push
from villainy.games.the_loop.actions import ACCEPT, AGENT, CARD, EPOCH, MACHINE, STOP
from villainy.games.the_loop.rules.archive import (
    archive_tile,
    draft,
    draft_card,
    offer_archiving,
    offer_cards,
    take_card,
)
from villainy.games.the_loop.rules.cards import discard_card, put_on_destroyed
from villainy.games.the_loop.rules.clones import destroy_clone
from villainy.games.the_loop.rules.effects import answer_step, push_deaths, run_effect
from villainy.games.the_loop.rules.foes import damage_machine, damage_machines, fire_machine, fire_machines
from villainy.games.the_loop.rules.foo import cancel_rift, place_rifts, start_turn, throw_rifts
from villainy.games.the_loop.rules.legality import only_action
from villainy.games.the_loop.rules.missions import put_cubes
from villainy.games.the_loop.rules.ring import pawn_of
from villainy.games.the_loop.rules.setup import (
    RANDOM_SEAT,
    clear_table,
    open_hands,
    seat_agents,
    set_up,
    write_options,
)
from villainy.games.the_loop.rules.turn import (
    assign_card,
    begin_actions,
    end_turn,
    finish_action,
    next_turn,
    reveal_hands,
    take_action,
)
from villainy.games.the_loop.state import Decision, Event, Task

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, Logs, Options, State, States


# ── Setting up ─────────────────────────────────────────────────────────────


def deal(states: States, i: int, options: Options, seed: np.uint64, logs: Logs) -> None:
    """The choice of agents pending, and the table to be set up after it."""
    state = states[i]
    events = logs[0]
    state.generator = seed
    state.revealed = 0
    write_options(state, options)
    clear_table(state)
    if state.options.first_player == RANDOM_SEAT:
        state.first = pick(state, state.seats)
    else:
        state.first = state.options.first_player - 1
    push(state, Task.SET_UP, 0, 0, 0)
    seat_agents(state)
    for pawn in range(state.team):
        if state.pawns[pawn].agent != NONE:
            emit(events, Event.AGENT_TAKEN, pawn % state.seats, state.pawns[pawn].agent, NONE, NONE)


# ── One step ───────────────────────────────────────────────────────────────


def answer(states: States, i: int, action: int, logs: Logs) -> None:
    """Answer the pending decision with an allowed action."""
    state = states[i]
    state.revealed = 0
    play(state, action, logs[0])


def proceed(states: States, i: int, logs: Logs) -> bool:
    """Carry out one pending task, or a decision with only one answer; False when somebody is asked."""
    state = states[i]
    if state.depth == 0:
        return False
    if state.frame_kind[state.depth - 1] >= Task.SET_UP:
        carry_out(state, logs[0])
        return True
    only = only_action(state)
    if only == NONE:
        return False
    play(state, only, logs[0])
    return True


def play(state: State, action: int, events: Events) -> None:
    """Answer the pending decision."""
    top = state.depth - 1
    kind = int(state.frame_kind[top])
    if kind == Decision.ACT:
        take_action(state, action, events)
        return
    seat = int(state.frame_seat[top])
    first = int(state.frame_first[top])
    second = int(state.frame_second[top])
    drop(state)
    if kind >= Decision.PICK_EPOCH and kind <= Decision.PICK_CARD:
        answer_step(state, kind, first, second, action, events)
    elif kind == Decision.PICK_MISSION or kind == Decision.CLEAR_SLOT:
        answer_step(state, kind, first, second, action, events)
    elif action == STOP:
        return  # nothing is cancelled, taken or archived
    elif action == ACCEPT:
        archive_tile(state, events)
    elif action >= CARD:
        play_card(state, kind, seat, action - CARD, events)
    elif kind == Decision.CANCEL_RIFT:
        cancel_rift(state, action - EPOCH, first, events)
    elif kind == Decision.FIRST_DEATH:
        push_deaths(state, first, second, action - EPOCH)
    elif kind == Decision.FILL_SLOT:
        put_cubes(state, first, action - EPOCH, 1, events)
    elif kind == Decision.DAMAGE_MACHINE:
        damage_machine(state, action - MACHINE, events)
    elif kind == Decision.FIRE_MACHINE:
        fire_machine(state, action - MACHINE, events)
    elif kind == Decision.ASSIGN_CARD:
        assign_card(state, first, pawn_of(state, action - AGENT), events)
    elif kind == Decision.PICK_LEADER:
        state.leader = pawn_of(state, action - AGENT)
    else:
        state.pawns[first].agent = action - AGENT
        emit(events, Event.AGENT_TAKEN, seat, action - AGENT, NONE, NONE)


def play_card(state: State, kind: int, seat: int, card: int, events: Events) -> None:
    """A card chosen outside a program."""
    if kind == Decision.TAKE_CARD:
        take_card(state, state.active, card, events)
    elif kind == Decision.DRAFT_CARD:
        draft_card(state, seat, card, events)
    elif kind == Decision.PAY_CARD:
        discard_card(state, state.active, card, events)
    else:
        put_on_destroyed(state, card)


def carry_out(state: State, events: Events) -> None:
    """Carry out the pending task; those that are over are dropped where they are carried out."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    if kind == Task.EFFECT:
        run_effect(state, events)
    elif kind == Task.AFTER_ACTION:
        finish_action(state, events)
    elif kind == Task.DAMAGE:
        damage_machines(state, events)
    elif kind == Task.FIRE:
        fire_machines(state, events)
    elif kind == Task.THROW:
        throw_rifts(state, events)
    elif kind == Task.ACTIONS:
        begin_actions(state, events)
    elif kind == Task.DRAFT:
        draft(state, events)
    elif kind == Task.END_TURN:
        end_turn(state, events)
    elif kind == Task.NEXT_TURN:
        next_turn(state, events)
    elif kind == Task.REVEAL:
        reveal_hands(state, events)
    elif kind == Task.START_TURN:
        start_turn(state, state.leader if state.seats == 1 else state.frame_first[top], events)
    else:
        first = int(state.frame_first[top])
        drop(state)
        if kind == Task.DEATH:
            destroy_clone(state, first, events)
        elif kind == Task.PLACE_RIFTS:
            place_rifts(state, events)
        elif kind == Task.TAKE_PHASE:
            offer_cards(state)
        elif kind == Task.ARCHIVE_PHASE:
            offer_archiving(state)
        elif kind == Task.SET_UP:
            set_up(state, events)
        else:
            open_hands(state, events)
