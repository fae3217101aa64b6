"""Clones and supa clones: generated, moved, destroyed.

A token is a clone or, from CLONES on, a supa clone. Tokens at one epoch with the same end cannot be told
apart: they are of one kind, and the lowest of them is taken (H.18).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, emit, pick, push
from villainy.games.the_loop.rules.missions import feed
from villainy.games.the_loop.rules.ring import check_victory
from villainy.games.the_loop.state import CLONES, EPOCHS, TOKENS, Event, Task, Trigger

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.the_loop.tables import TOKEN_SOURCE, TOKEN_TARGET


def kind_of(token: int) -> int:
    return TOKEN_TARGET[token] if token < CLONES else EPOCHS + TOKEN_TARGET[token]


def clones_at(state: State, epoch: int) -> int:
    """How many, supa clones among them (C.13)."""
    count = 0
    for token in range(TOKENS):
        if state.clones[token] == epoch:
            count += 1
    return count


def clone_epochs(state: State, without: int) -> int:
    """Where there are clones, as bits, not counting one token or NONE."""
    bits = 0
    for token in range(TOKENS):
        if state.clones[token] != NONE and token != without:
            bits |= 1 << state.clones[token]
    return bits


def kinds_at(state: State, epoch: int, without: int) -> int:
    """The kinds at an epoch, as bits, not counting one token or NONE."""
    bits = 0
    for token in range(TOKENS):
        if state.clones[token] == epoch and token != without:
            bits |= 1 << kind_of(token)
    return bits


def token_at(state: State, epoch: int, kind: int, without: int) -> int:
    """The lowest token of a kind at an epoch, or NONE."""
    for token in range(TOKENS):
        if state.clones[token] == epoch and token != without and kind_of(token) == kind:
            return token
    return NONE


# ── Generating ─────────────────────────────────────────────────────────────


def draw_clone(state: State) -> int:
    """A clone from the bag, or NONE where it is empty."""
    count = 0
    for token in range(CLONES):
        if state.clones[token] == NONE:
            count += 1
    if count == 0:
        return NONE
    state.revealed = 1
    nth = pick(state, count)
    for token in range(CLONES):
        if state.clones[token] == NONE:
            if nth == 0:
                return token
            nth -= 1
    return NONE


def generate_clone(state: State, events: Events) -> None:
    """At the epoch of its generation; without a clone in the bag nothing happens."""
    token = draw_clone(state)
    if token != NONE:
        state.clones[token] = TOKEN_SOURCE[token]
        emit(events, Event.CLONE_GENERATED, kind_of(token), state.clones[token], NONE, NONE)


def generate_clone_at(state: State, epoch: int, events: Events) -> None:
    """Wherever it says it appears; where this is its end it dies at once, before the next is drawn (H.7)."""
    token = draw_clone(state)
    if token != NONE:
        state.clones[token] = epoch
        emit(events, Event.CLONE_GENERATED, kind_of(token), epoch, NONE, NONE)
        if TOKEN_TARGET[token] == epoch:
            lose_clone(state, token, events)


# ── Moving and destroying ──────────────────────────────────────────────────


def move_clone(state: State, token: int, epoch: int, events: Events) -> None:
    """One that is brought where it ends is destroyed before anything else happens."""
    emit(events, Event.CLONE_MOVED, kind_of(token), state.clones[token], epoch, NONE)
    state.clones[token] = epoch
    if TOKEN_TARGET[token] == epoch:
        push(state, Task.DEATH, 0, token, 0)


def destroy_clone(state: State, token: int, events: Events) -> None:
    if token < CLONES:
        lose_clone(state, token, events)
    else:
        destroy_supa(state, token, events)


def lose_clone(state: State, token: int, events: Events) -> None:
    """Back into the bag."""
    epoch = int(state.clones[token])
    state.clones[token] = NONE
    emit(events, Event.CLONE_DESTROYED, kind_of(token), epoch, NONE, NONE)
    feed(state, Trigger.CLONE, epoch, 1, events)


def destroy_supa(state: State, token: int, events: Events) -> None:
    """Out of the game; a blue energy, which is added (Q-36), and as many clones as supa clones are gone.

    Each of these deaths and births is whole before the next (H.7, Q-33).
    """
    epoch = int(state.clones[token])
    lose_clone(state, token, events)
    state.supas_lost += 1
    state.blue[epoch] += 1
    emit(events, Event.BLUE_PLACED, epoch, NONE, NONE, NONE)
    feed(state, Trigger.ENERGY, epoch, 1, events)
    check_victory(state, events)
    if state.over == 0:
        for _ in range(state.supas_lost):
            generate_clone_at(state, epoch, events)
