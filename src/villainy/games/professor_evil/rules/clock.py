"""The clock: time passing, treasures lost and replaced, powers activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, emit, push
from villainy.games.professor_evil.rules.manor import (
    MOST_TIMES,
    end_game,
    place_treasure,
    remove_treasure,
)
from villainy.games.professor_evil.state import (
    COLOURS,
    ENOUGH,
    HOURS,
    MINUTES,
    Decision,
    Event,
    Flag,
    Result,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.professor_evil.tables import POWER_HOUR


def advance_clock(state: State, seat: int, events: Events) -> None:
    """The whole distance first, then losses and replacements, then a power (R10); then the next turn."""
    push(state, Task.START_TURN, (seat + 1) % state.seats, 0, 0)
    if state.flagged[Flag.NO_CLOCK] == 1:  # nothing ages and no symbol is passed (R34)
        emit(events, Event.CLOCK_STOPPED, NONE, NONE, NONE, NONE)
        return
    symbol = False
    for _ in range(state.clock_die):
        state.hour = (state.hour + 1) % HOURS
        if POWER_HOUR[state.hour] == 1:
            symbol = True
    emit(events, Event.CLOCK_ADVANCED, state.hour, MINUTES * state.clock_die, NONE, NONE)
    for colour in range(COLOURS):
        state.treasures[colour].steps -= state.clock_die
    lose_treasures(state, events)
    if symbol and state.over == 0:
        offer_activation(state, seat, events)


# ── Losing a treasure ──────────────────────────────────────────────────────


def lose_treasures(state: State, events: Events) -> None:
    """All that the time marker has reached are lost together; short of four, then all are replaced.

    The one passed first comes first, then red, green, blue (R10). Traps do not change.
    """
    lost = 0
    order = 0  # of the colours, two bits for each
    for _ in range(COLOURS):
        colour = next_to_lose(state)
        if colour != NONE:
            lose(state, colour, events)
            order |= colour << (2 * lost)
            lost += 1
    if state.lost_size >= ENOUGH:
        end_game(state, Result.FOUR_LOST, events)
        return
    for index in range(lost):
        place_treasure(state, (order >> (2 * index)) & 3, events)


def next_to_lose(state: State) -> int:
    """The colour whose marker was passed first and is still in play, or NONE."""
    colour = NONE
    fewest = 1
    for other in range(COLOURS):
        slot = state.treasures[other]
        if slot.tile != NONE and slot.steps < fewest:
            colour = other
            fewest = slot.steps
    return colour


def lose(state: State, colour: int, events: Events) -> None:
    """For good; its markers are taken back."""
    tile = state.treasures[colour].tile
    state.lost[state.lost_size] = tile
    state.lost_size += 1
    emit(events, Event.TREASURE_LOST, colour, tile, state.lost_size, NONE)
    remove_treasure(state, colour)


# ── The symbols at III and IX ──────────────────────────────────────────────


def offer_activation(state: State, seat: int, events: Events) -> None:
    """Whose dice phase it is chooses a face-down tile, the own one among them (R13, R26).

    Declining would bring nothing, so it is not offered; without such a tile nothing is saved up (R11).
    """
    for other in range(state.seats):
        if state.players[other].tile_up == 0:
            push(state, Decision.ACTIVATE, seat, 0, 0)
            return
    emit(events, Event.NO_TILE_LEFT, state.hour, NONE, NONE, NONE)


def turn_tile_up(state: State, seat: int, events: Events) -> None:
    """Its owner has the permanent power and the bonus from the own next turn on."""
    player = state.players[seat]
    player.tile_up = 1
    state.activations = min(state.activations + 1, MOST_TIMES)
    emit(events, Event.TILE_TURNED_UP, seat, player.character, NONE, NONE)
