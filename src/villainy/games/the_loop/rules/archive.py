"""Phase III, a card for the own deck; phase IV, a tile archived; and the bonus draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, drop, emit, push
from villainy.games.the_loop.rules.cards import (
    available_at,
    cards_of,
    count_cards,
    count_in,
    destroy_card,
    nth_card,
    put_on_pile,
    reveal_card,
)
from villainy.games.the_loop.rules.missions import is_archivable, remove_tile, reveal_missions
from villainy.games.the_loop.rules.ring import check_victory, here, seat_of
from villainy.games.the_loop.state import Decision, Event, Phase, Place, Task

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State


def offer_cards(state: State) -> None:
    """One available card of the active agent's epoch, or none (C.9)."""
    state.phase = Phase.TAKE
    if count_cards(state, available_at(1 << here(state, state.active))) > 0:
        push(state, Decision.TAKE_CARD, seat_of(state, state.active), 0, 0)


def take_card(state: State, pawn: int, card: int, events: Events) -> None:
    """On top of the draw pile, so that it is in the next hand."""
    put_on_pile(state, seat_of(state, pawn), card)
    emit(events, Event.CARD_GAINED, state.pawns[pawn].agent, card, NONE, NONE)


def offer_archiving(state: State) -> None:
    """The tile where the active agent is, if it has its cubes (C.10)."""
    state.phase = Phase.ARCHIVE
    if is_archivable(state, here(state, state.active)):
        push(state, Decision.ARCHIVE, seat_of(state, state.active), 0, 0)


def archive_tile(state: State, events: Events) -> None:
    """Cards available there stay. The last tile that is needed ends the game before any draft (H.24)."""
    pawn = int(state.active)
    epoch = here(state, pawn)
    state.archived[state.archived_size] = state.tiles[epoch]
    state.archived_size += 1
    emit(
        events,
        Event.MISSION_ARCHIVED,
        state.pawns[pawn].agent,
        state.tiles[epoch],
        state.archived_size,
        NONE,
    )
    remove_tile(state, epoch)
    check_victory(state, events)
    if state.over == 0:
        reveal_missions(state, events)
        start_draft(state, seat_of(state, pawn), events)


# ── The bonus draft ────────────────────────────────────────────────────────


def start_draft(state: State, seat: int, events: Events) -> None:
    """One card more than there are players; they choose in turn from this seat on (H.8)."""
    shown = 0
    for _ in range(state.seats + 1):
        card = reveal_card(state, events)
        if card != NONE:
            state.place[card] = Place.SHOWN
            emit(events, Event.CARD_SHOWN, card, NONE, NONE, NONE)
            shown += 1
    push(state, Task.DRAFT, seat, state.seats, 1 if shown == state.seats + 1 else 0)


def draft(state: State, events: Events) -> None:
    """The next seat chooses; what is left in the end is destroyed, unless there were too few."""
    top = state.depth - 1
    left = int(state.frame_first[top])
    seat = int(state.frame_seat[top])
    if left > 0 and count_in(state, Place.SHOWN) > 0:
        state.frame_first[top] = left - 1
        state.frame_seat[top] = (seat + 1) % state.seats
        push(state, Decision.DRAFT_CARD, seat, 0, 0)
        return
    if state.frame_second[top] == 1:
        destroy_card(state, nth_card(state, shown_cards(), 0), events)
    drop(state)


def shown_cards() -> int:
    """Those of the draft."""
    return cards_of(Place.SHOWN, Place.SHOWN)


def draft_card(state: State, seat: int, card: int, events: Events) -> None:
    """Above a card taken in phase III (Q-27); alone, on the common pile (Q-47)."""
    put_on_pile(state, seat, card)
    emit(events, Event.CARD_DRAFTED, seat, card, NONE, NONE)
