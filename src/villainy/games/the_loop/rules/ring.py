"""The ring of epochs, the pawns on it, and how a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, drop, emit
from villainy.games.the_loop.state import (
    CLONES,
    ENOUGH,
    EPOCHS,
    EVERY_EPOCH,
    LEVELS,
    Ending,
    Event,
    Mode,
    Phase,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.the_loop.tables import MODE_LEVEL

# The columns of MODE_LEVEL.
MORE_CLONES = 0
SUPAS = 1
CENTRIFUGES = 2
CENTRIFUGE_RIFTS = 3
MACHINES_AT_FIRST = 4
MACHINES_MORE = 5
MEGA = 6


# ── Bits ───────────────────────────────────────────────────────────────────


def is_single(bits: int) -> bool:
    """Exactly one bit is set."""
    return bits != 0 and bits & (bits - 1) == 0


# ── Epochs ─────────────────────────────────────────────────────────────────


def epoch_before(epoch: int) -> int:
    return (epoch + EPOCHS - 1) % EPOCHS


def epoch_after(epoch: int) -> int:
    return (epoch + 1) % EPOCHS


def both_sides(epoch: int) -> int:
    """The two neighbours, as bits."""
    return (1 << epoch_before(epoch)) | (1 << epoch_after(epoch))


def turned(bits: int, epoch: int) -> int:
    """Epochs counted from the first one, counted from this one instead."""
    return ((bits << epoch) | (bits >> (EPOCHS - epoch))) & EVERY_EPOCH


def energy_at(state: State, epoch: int) -> int:
    """Blue counts as energy everywhere (C.13)."""
    return state.green[epoch] + state.blue[epoch]


def vortex_bits(state: State) -> int:
    bits = 0
    for epoch in range(EPOCHS):
        if state.vortex[epoch] == 1:
            bits |= 1 << epoch
    return bits


# ── Pawns ──────────────────────────────────────────────────────────────────


def seat_of(state: State, pawn: int) -> int:
    """Who decides for a pawn, and whose draw pile and discard it uses: alone, one for all (C.16)."""
    return 0 if state.seats == 1 else pawn


def here(state: State, pawn: int) -> int:
    return state.pawns[pawn].epoch


def pawn_epochs(state: State, without: int) -> int:
    """Where pawns are, as bits, but for one of them or NONE."""
    bits = 0
    for pawn in range(state.team):
        if pawn != without:
            bits |= 1 << here(state, pawn)
    return bits


def pawn_of(state: State, agent: int) -> int:
    """The pawn of an agent that plays."""
    for pawn in range(state.team):
        if state.pawns[pawn].agent == agent:
            return pawn
    return NONE


def is_mega(state: State) -> bool:
    return MODE_LEVEL[state.options.mode, state.options.difficulty, MEGA] == 1


# ── The end ────────────────────────────────────────────────────────────────


def check_victory(state: State, events: Events) -> None:
    """Four tiles and what the mode asks for (H.24); more tiles may be archived until then (Q-32)."""
    if state.archived_size < ENOUGH:
        return
    if state.options.mode == Mode.SUPA_CLONES:
        for token in range(CLONES, state.clones.shape[0]):
            if state.clones[token] != NONE:
                return
    if state.options.mode == Mode.CENTRIFUGES:
        for epoch in range(EPOCHS):
            if state.centrifuge[epoch] != NONE:
                return
    end_game(state, Ending.VICTORY, events)


def end_game(state: State, ending: int, events: Events) -> None:
    """Nothing is pending any more."""
    while state.depth > 0:
        drop(state)
    for index in range(LEVELS):
        clear_level(state, index)
    state.levels_size = 0
    for index in range(state.applied.shape[0]):
        state.applied[index] = 0
    state.phase = Phase.END
    state.ending = ending
    state.over = 1
    emit(events, Event.GAME_ENDED, ending, NONE, NONE, NONE)


def clear_level(state: State, index: int) -> None:
    """An effect that is over leaves no trace, nor does it hand anything on (H.4)."""
    level = state.levels[index]
    level.actor = 0
    level.source = NONE
    level.then_discard = 0
    level.sent = NONE
    level.origin = NONE
    level.that = NONE
    level.there = NONE
    level.it = NONE
    level.waiting = NONE
    level.held = NONE
    level.spot = NONE
    level.chosen = NONE
    level.done = 0
    level.agreed = 0
