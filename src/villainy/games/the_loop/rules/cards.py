"""Artefact cards: the Big Deck, what is available, the destroyed pile, draw piles, hands and discards.

A set of cards to choose from is one number: two places, the epochs they may come from, their dimensions, and
whether cards of this action or cards that lead round in circles are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, emit, pick, push
from villainy.games.the_loop.rules.ring import seat_of
from villainy.games.the_loop.state import (
    APPLIED_BITS,
    CARDS,
    DISCARD,
    EVERY_EPOCH,
    PILE,
    READY,
    SEATS,
    SPENT,
    Decision,
    Event,
    Phase,
    Place,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.the_loop.tables import (
        AGENT_READS_TOP,
        ARTEFACTS_READ_TOP,
        CARD_DIMENSION,
        CARD_IDLE,
        CARD_ORIGIN,
    )

# ── Sets of cards ──────────────────────────────────────────────────────────

NO_CARDS = 0
PLACE_BITS = 5
PLACE_MASK = 31
EPOCHS_AFTER = 10
FRESH_AFTER = 17
DIMENSIONS_AFTER = 18
BUSY_AFTER = 22
EVERY_DIMENSION = 15
ANYTHING = (EVERY_EPOCH << EPOCHS_AFTER) | (EVERY_DIMENSION << DIMENSIONS_AFTER)


def cards_of(first: int, second: int) -> int:
    """All that are in one of two places."""
    return first | (second << PLACE_BITS) | ANYTHING


def hand_of(pawn: int) -> int:
    return cards_of(READY + pawn, SPENT + pawn)


def available_at(epochs: int) -> int:
    """At these epochs; a card that a Vortex will destroy counts until the effect is over (Q-24)."""
    if epochs == 0:
        return NO_CARDS
    which = Place.AVAILABLE | (Place.CONDEMNED << PLACE_BITS)
    return which | (epochs << EPOCHS_AFTER) | (EVERY_DIMENSION << DIMENSIONS_AFTER)


def belongs(state: State, which: int, card: int) -> bool:
    """Whether the card is one of the set, which is not empty by itself."""
    place = state.place[card]
    if place != (which & PLACE_MASK) and place != ((which >> PLACE_BITS) & PLACE_MASK):
        return False
    if (which >> EPOCHS_AFTER >> CARD_ORIGIN[card]) & 1 == 0:
        return False
    if (which >> DIMENSIONS_AFTER >> CARD_DIMENSION[card]) & 1 == 0:
        return False
    if (which >> BUSY_AFTER) & 1 == 1 and CARD_IDLE[card] == 1:
        return False
    return (which >> FRESH_AFTER) & 1 == 0 or not was_applied(state, card)


def count_cards(state: State, which: int) -> int:
    if which == NO_CARDS:
        return 0
    count = 0
    for card in range(CARDS):
        if belongs(state, which, card):
            count += 1
    return count


def nth_card(state: State, which: int, nth: int) -> int:
    for card in range(CARDS):
        if belongs(state, which, card):
            if nth == 0:
                return card
            nth -= 1
    return NONE


def count_in(state: State, place: int) -> int:
    count = 0
    for card in range(CARDS):
        if state.place[card] == place:
            count += 1
    return count


def pick_card(state: State, place: int) -> int:
    """One of the cards of a place at random, or NONE."""
    count = count_in(state, place)
    if count == 0:
        return NONE
    state.revealed = 1
    nth = pick(state, count)
    for card in range(CARDS):
        if state.place[card] == place:
            if nth == 0:
                return card
            nth -= 1
    return NONE


def put_all(state: State, place: int, other: int) -> int:
    """Put every card of one place into another; how many there were."""
    count = 0
    for card in range(CARDS):
        if state.place[card] == place:
            state.place[card] = other
            count += 1
    return count


# ── Cards applied in this action ───────────────────────────────────────────


def was_applied(state: State, card: int) -> bool:
    return (state.applied[card // APPLIED_BITS] >> (card % APPLIED_BITS)) & 1 == 1


def mark_applied(state: State, card: int) -> None:
    """No card is applied twice in an action (Q-22)."""
    state.applied[card // APPLIED_BITS] |= 1 << (card % APPLIED_BITS)


def forget_applied(state: State) -> None:
    for index in range(state.applied.shape[0]):
        state.applied[index] = 0


# ── The Big Deck and the destroyed pile ────────────────────────────────────


def reveal_card(state: State, events: Events) -> int:
    """The next card of the Big Deck, which is made anew when it is needed and empty (Q-25, H.28); or NONE."""
    card = pick_card(state, Place.BIG_DECK)
    if card == NONE and put_all(state, Place.DESTROYED, Place.BIG_DECK) > 0:
        state.destroyed_top = NONE
        emit(events, Event.BIG_DECK_REBUILT, NONE, NONE, NONE, NONE)
        card = pick_card(state, Place.BIG_DECK)
    return card


def make_available(state: State, events: Events) -> int:
    """Put the next card at its origin; the card, or NONE.

    On a Vortex it is destroyed: at once in the Foo phase, at the end of the action in an effect (Q-24, H.14).
    """
    card = reveal_card(state, events)
    if card == NONE:
        return NONE
    epoch = CARD_ORIGIN[card]
    emit(events, Event.CARD_AVAILABLE, card, epoch, NONE, NONE)
    if state.vortex[epoch] == 0:
        state.place[card] = Place.AVAILABLE
    elif state.phase == Phase.ACTIONS:
        state.place[card] = Place.CONDEMNED
    else:
        destroy_card(state, card, events)
    return card


def destroy_card(state: State, card: int, events: Events) -> None:
    """Face up on top of the destroyed pile."""
    state.place[card] = Place.DESTROYED
    state.destroyed_top = card
    emit(events, Event.CARD_DESTROYED, card, NONE, NONE, NONE)


def destroy_available(state: State, epoch: int, events: Events) -> None:
    """All that are available there; `settle_fallen` decides on the order."""
    for card in range(CARDS):
        if state.place[card] == Place.AVAILABLE and CARD_ORIGIN[card] == epoch:
            state.place[card] = Place.FALLEN
            emit(events, Event.CARD_DESTROYED, card, NONE, NONE, NONE)


def destroy_condemned(state: State, events: Events) -> None:
    """Whatever a Vortex was only waiting for (H.14)."""
    for card in range(CARDS):
        if state.place[card] == Place.CONDEMNED:
            state.place[card] = Place.FALLEN
            emit(events, Event.CARD_DESTROYED, card, NONE, NONE, NONE)
    settle_fallen(state)


def settle_fallen(state: State) -> None:
    """Of cards destroyed together the active player says which ends on top, if it can ever matter (H.12)."""
    count = count_in(state, Place.FALLEN)
    if count > 1 and top_matters(state):
        push(state, Decision.TOP_CARD, seat_of(state, state.active), 0, 0)
    elif count > 0:
        for card in range(CARDS):
            if state.place[card] == Place.FALLEN:
                state.destroyed_top = card
        put_all(state, Place.FALLEN, Place.DESTROYED)


def put_on_destroyed(state: State, card: int) -> None:
    put_all(state, Place.FALLEN, Place.DESTROYED)
    state.destroyed_top = card


def top_matters(state: State) -> bool:
    if ARTEFACTS_READ_TOP == 1:
        return True
    for pawn in range(state.team):
        if AGENT_READS_TOP[state.pawns[pawn].agent] == 1:
            return True
    return False


# ── Decks of the players ───────────────────────────────────────────────────


def draw_card(state: State, pile: int, events: Events) -> int:
    """The next card of a draw pile, made anew from the discard where it is empty; NONE where both are (H.11).

    What was put on top is drawn first, the last of it before all.
    """
    for index in range(state.known_size - 1, -1, -1):
        card = int(state.known[index])
        if state.place[card] == PILE + pile:
            for later in range(index, state.known_size - 1):
                state.known[later] = state.known[later + 1]
            state.known_size -= 1
            state.known[state.known_size] = NONE
            return card
    card = pick_card(state, PILE + pile)
    if card == NONE and put_all(state, DISCARD + pile, PILE + pile) > 0:
        emit(events, Event.PILE_SHUFFLED, pile, NONE, NONE, NONE)
        card = pick_card(state, PILE + pile)
    return card


def draw_to_hand(state: State, pawn: int, events: Events) -> int:
    """One card, ready; it, or NONE."""
    card = draw_card(state, seat_of(state, pawn), events)
    if card != NONE:
        state.place[card] = READY + pawn
        emit(events, Event.CARD_DRAWN, state.pawns[pawn].agent, card, NONE, NONE)
    return card


def put_on_pile(state: State, pile: int, card: int) -> None:
    """Face down on top, where everybody knows it is."""
    state.place[card] = PILE + pile
    state.known[state.known_size] = card
    state.known_size += 1


def discard_card(state: State, pawn: int, card: int, events: Events) -> None:
    state.place[card] = DISCARD + seat_of(state, pawn)
    emit(events, Event.CARD_DISCARDED, state.pawns[pawn].agent, card, NONE, NONE)


def hand_counts(state: State) -> int:
    """How many cards each pawn has in hand, eight bits for each."""
    counts = 0
    for card in range(CARDS):
        place = int(state.place[card])
        if READY <= place < SPENT + SEATS:
            counts += 1 << (8 * ((place - READY) % SEATS))
    return counts


def hand_size(state: State, pawn: int) -> int:
    return (hand_counts(state) >> (8 * pawn)) & 255
