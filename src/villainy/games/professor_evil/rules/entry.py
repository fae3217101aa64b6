"""Playing: the table set up, a decision answered, a task carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, drop, emit, push
from villainy.games.professor_evil.actions import (
    ACTIVATE,
    BONUS,
    CHARACTER,
    PLAY,
    POWER,
    REROLL,
    RESOLVE,
    ROLL,
)
from villainy.games.professor_evil.rules.cards import (
    answer_step,
    play_card,
    run_program,
    use_bonus,
    use_power,
)
from villainy.games.professor_evil.rules.clock import advance_clock, turn_tile_up
from villainy.games.professor_evil.rules.legality import only_action
from villainy.games.professor_evil.rules.manor import place_treasure
from villainy.games.professor_evil.rules.professor import reroll_die, resolve_white_dice, roll_dice
from villainy.games.professor_evil.rules.setup import deal_cards, set_up, write_options
from villainy.games.professor_evil.rules.turn import start_turn, take_action
from villainy.games.professor_evil.state import COLOURS, Decision, Event, Task

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, Logs, Options, State, States


# ── Setting up ─────────────────────────────────────────────────────────────


def deal(states: States, i: int, options: Options, seed: np.uint64, logs: Logs) -> None:
    """The table set up, the choice of characters or the first turn pending."""
    state = states[i]
    events = logs[0]
    state.generator = seed
    write_options(state, options)
    set_up(state)
    emit(events, Event.GAME_STARTED, state.first, NONE, NONE, NONE)
    for seat in range(state.seats):
        if state.players[seat].character != NONE:
            emit(events, Event.CHARACTER_TAKEN, seat, state.players[seat].character, NONE, NONE)
    for colour in range(COLOURS):
        place_treasure(state, colour, events)


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
    if state.frame_kind[state.depth - 1] >= Task.DEAL_CARDS:
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
    seat = int(state.frame_seat[top])
    if kind == Decision.ACT:
        play_menu(state, seat, action, events)
        return
    if kind == Decision.DICE:
        play_dice(state, seat, action, events)
        return
    row = int(state.frame_first[top])
    second = int(state.frame_second[top])
    drop(state)
    if kind == Decision.MATE_ACT:
        take_action(state, seat, action, events)  # it costs nobody an action (R32)
    elif kind == Decision.ACTIVATE:
        turn_tile_up(state, action - ACTIVATE, events)
    elif kind == Decision.CHOOSE_CHARACTER:
        state.players[seat].character = action - CHARACTER
        emit(events, Event.CHARACTER_TAKEN, seat, action - CHARACTER, NONE, NONE)
    else:
        answer_step(state, kind, seat, row, second, action, events)


def play_menu(state: State, seat: int, action: int, events: Events) -> None:
    """The menu stays until the dice are rolled (B3)."""
    if action < POWER:
        state.actions_left -= 1
        take_action(state, seat, action, events)
    elif action == POWER:
        use_power(state, seat, events)
    elif action == ROLL:
        drop(state)
        roll_dice(state, seat, events)
    elif action == BONUS:
        use_bonus(state, seat, events)
    else:
        play_card(state, seat, action - PLAY, events)


def play_dice(state: State, seat: int, action: int, events: Events) -> None:
    """The question stays until the dice are left as they are."""
    if action == RESOLVE:
        drop(state)
        push(state, Task.PROFESSOR, seat, 0, 0)
    elif action == BONUS:
        use_bonus(state, seat, events)
    elif action >= PLAY:
        play_card(state, seat, action - PLAY, events)
    else:
        reroll_die(state, seat, action - REROLL, events)


def carry_out(state: State, events: Events) -> None:
    """Carry out the pending task."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = int(state.frame_seat[top])
    first = int(state.frame_first[top])
    second = int(state.frame_second[top])
    drop(state)
    if kind == Task.PROGRAM:
        run_program(state, seat, first, second, events)
    elif kind == Task.PROFESSOR:
        resolve_white_dice(state, seat, events)
    elif kind == Task.CLOCK:
        advance_clock(state, seat, events)
    elif kind == Task.START_TURN:
        start_turn(state, seat, events)
    else:
        deal_cards(state)
