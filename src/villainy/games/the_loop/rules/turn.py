"""Phase II, the actions; phase V, the end of a turn; and how one who plays alone deals cards out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, drop, emit, lowest_bit, push
from villainy.games.the_loop.actions import (
    CLAIM,
    CLONE,
    FREE_MOVE,
    LOOP,
    MOVE,
    POWER,
    STOP,
    USE,
)
from villainy.games.the_loop.rules.cards import (
    BUSY_AFTER,
    DIMENSIONS_AFTER,
    EVERY_DIMENSION,
    cards_of,
    count_cards,
    destroy_condemned,
    discard_card,
    draw_card,
    draw_to_hand,
    forget_applied,
    hand_counts,
    mark_applied,
)
from villainy.games.the_loop.rules.clones import clones_at
from villainy.games.the_loop.rules.foes import place_machines
from villainy.games.the_loop.rules.levels import open_level
from villainy.games.the_loop.rules.missions import check_pincer, feed, place_to_claim, reward_centrifuge
from villainy.games.the_loop.rules.ring import (
    MACHINES_MORE,
    both_sides,
    check_victory,
    end_game,
    energy_at,
    here,
    is_mega,
    is_single,
    pawn_of,
    seat_of,
)
from villainy.games.the_loop.state import (
    CARDS,
    CENTRIFUGE_CUBES,
    CYCLES,
    DIMENSIONS,
    EPOCHS,
    EVERY_EPOCH,
    HAND,
    READY,
    SPENT,
    STARTERS,
    STARTERS_EACH,
    Column,
    Cost,
    Decision,
    Ending,
    Epoch,
    Event,
    Mode,
    Phase,
    Place,
    Step,
    Task,
    Timing,
    Trigger,
    Zone,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.the_loop.tables import (
        CARD_DIMENSION,
        CARD_IDLE,
        CARD_PROGRAM,
        IDLE_LIMIT,
        MODE_LEVEL,
        POWER_COST,
        POWER_LIMIT,
        POWER_PROGRAM,
        POWER_TIMING,
        PROGRAM,
    )


# ── What can be done ───────────────────────────────────────────────────────


def menu(state: State) -> int:
    """All that can be done but using a card, as bits from the first clone on; to stop, always."""
    pawn = state.pawns[state.active]
    sides = both_sides(pawn.epoch)
    bits = 1 << (STOP - CLONE)
    if energy_at(state, pawn.epoch) > 0:
        paid = sides
        if state.blue[pawn.epoch] > 0:
            paid &= ~state.blue_run  # never again round the same blue cubes (H.2)
        bits |= paid << (MOVE - CLONE)
    if pawn.charged == 1:
        bits |= sides << (FREE_MOVE - CLONE)
    bits |= loops(state) << (LOOP - CLONE)
    if may_use_power(state):
        bits |= 1 << (POWER - CLONE)
    if may_claim(state):
        bits |= 1 << (CLAIM - CLONE)
    return bits


def allowed_dimensions(state: State) -> int:
    """Beside a centrifuge only its own, for cards that are exhausted and for LOOPs (Q-37, H.20)."""
    face = state.centrifuge[here(state, state.active)]
    return EVERY_DIMENSION if face == NONE else 1 << face


def usable_cards(state: State) -> int:
    """The ready cards that may be exhausted, even for nothing (H.5), as a set."""
    which = ready_cards(state) & ~(EVERY_DIMENSION << DIMENSIONS_AFTER)
    which |= allowed_dimensions(state) << DIMENSIONS_AFTER
    if state.idle >= IDLE_LIMIT:
        which |= 1 << BUSY_AFTER  # round in circles for long enough (H.2)
    return which


def loops(state: State) -> int:
    """The dimensions that can be looped, as bits: one card of it in hand is enough (Q-20)."""
    if energy_at(state, here(state, state.active)) <= state.loops:
        return 0
    bits = 0
    for card in range(CARDS):
        place = state.place[card]
        if place == READY + state.active or place == SPENT + state.active:
            bits |= 1 << CARD_DIMENSION[card]
    return bits & allowed_dimensions(state) & ((1 << DIMENSIONS) - 1)


def may_use_power(state: State) -> bool:
    """A power of the action phase, so often a turn as it says (H.21)."""
    agent = state.pawns[state.active].agent
    if POWER_TIMING[agent] != Timing.ACTION or state.jammed == 1:
        return False
    if state.power_used >= POWER_LIMIT[agent]:
        return False
    if POWER_COST[agent] == Cost.DISCARD_READY and count_cards(state, ready_cards(state)) == 0:
        return False
    row = POWER_PROGRAM[agent]
    reads = PROGRAM[row, Column.STEP] == Step.APPLY and PROGRAM[row, Column.WHAT] == Zone.DESTROYED_TOP
    return not reads or state.destroyed_top != NONE


def ready_cards(state: State) -> int:
    """Of the active agent, as a set."""
    ready = READY + state.active
    return cards_of(ready, ready)


def may_claim(state: State) -> bool:
    """No clone and no rift where the active agent is, and a mission that counts it (H.22)."""
    epoch = here(state, state.active)
    if state.rifts[epoch] > 0 or place_to_claim(state) == NONE:
        return False
    return clones_at(state, epoch) == 0


# ── Doing it ───────────────────────────────────────────────────────────────


def begin_actions(state: State, events: Events) -> None:
    drop(state)
    state.phase = Phase.ACTIONS
    push(state, Decision.ACT, seat_of(state, state.active), 0, 0)
    check_pincer(state, events)


def take_action(state: State, action: int, events: Events) -> None:
    """One action of the active agent; the menu stays until it stops."""
    epoch = here(state, state.active)
    if action == STOP:
        end_actions(state, events)
    elif action == CLAIM:
        feed(state, Trigger.PURITY, epoch, 1, events)  # no action, but between actions (H.22)
    elif action >= USE:
        use_card(state, action - USE, events)
    elif action == POWER:
        use_power(state, events)
    elif action >= LOOP:
        make_loop(state, action - LOOP, events)
    elif action >= FREE_MOVE:
        move_free(state, action - FREE_MOVE, events)
    else:
        move_paying(state, action - MOVE, events)


def move_paying(state: State, epoch: int, events: Events) -> None:
    """One energy; blue comes first and stays (Q-35, H.19)."""
    pawn = state.pawns[state.active]
    state.idle = 0
    if state.blue[pawn.epoch] > 0:
        state.blue_run |= (1 << pawn.epoch) | (1 << epoch)
    else:
        state.blue_run = 0
    pay(state, pawn.epoch, 1)
    pawn.epoch = epoch
    emit(events, Event.MOVED_PAYING, pawn.agent, epoch, NONE, NONE)
    check_pincer(state, events)


def pay(state: State, epoch: int, cost: int) -> None:
    """Each blue cube pays one and stays, green pays the rest (H.19)."""
    state.green[epoch] -= max(cost - state.blue[epoch], 0)


def move_free(state: State, epoch: int, events: Events) -> None:
    pawn = state.pawns[state.active]
    state.idle = 0
    state.blue_run = 0
    pawn.charged = 0
    pawn.epoch = epoch
    emit(events, Event.MOVED_FREE, pawn.agent, epoch, NONE, NONE)
    check_pincer(state, events)


def make_loop(state: State, dimension: int, events: Events) -> None:
    """Pay, ready every card of the dimension (Q-21), mission cubes, then the centrifuge's (H.20)."""
    epoch = here(state, state.active)
    cost = state.loops + 1
    begin_action(state)
    pay(state, epoch, cost)
    for card in range(CARDS):
        if state.place[card] == SPENT + state.active and CARD_DIMENSION[card] == dimension:
            state.place[card] = READY + state.active
    state.loops = cost
    state.loops_made += 1
    emit(events, Event.LOOPED, state.pawns[state.active].agent, dimension, cost, epoch)
    feed(state, Trigger.LOOP, epoch, 1, events)
    if state.centrifuge[epoch] != NONE:
        strain_centrifuge(state, epoch, events)


def strain_centrifuge(state: State, epoch: int, events: Events) -> None:
    """The third cube destroys it, and the missions take damage."""
    state.strain[epoch] += 1
    emit(events, Event.CENTRIFUGE_DAMAGED, epoch, state.strain[epoch], NONE, NONE)
    if state.strain[epoch] == CENTRIFUGE_CUBES:
        state.strain[epoch] = 0
        state.centrifuge[epoch] = NONE
        emit(events, Event.CENTRIFUGE_DESTROYED, epoch, NONE, NONE, NONE)
        reward_centrifuge(state, events)


def use_card(state: State, card: int, events: Events) -> None:
    """Exhaust it, then do what it says."""
    pawn = int(state.active)
    idle = int(state.idle)
    begin_action(state)
    state.idle = idle + 1 if CARD_IDLE[card] == 1 else 0
    state.place[card] = SPENT + pawn
    mark_applied(state, card)
    emit(events, Event.CARD_USED, state.pawns[pawn].agent, card, NONE, NONE)
    open_level(state, pawn, card, CARD_PROGRAM[card], 0)


def use_power(state: State, events: Events) -> None:
    """An action like any other; its cost comes first."""
    pawn = int(state.active)
    agent = state.pawns[pawn].agent
    begin_action(state)
    state.power_used += 1
    emit(events, Event.POWER_USED, agent, NONE, NONE, NONE)
    open_level(state, pawn, NONE, POWER_PROGRAM[agent], 0)
    if POWER_COST[agent] == Cost.DISCARD_READY:
        push(state, Decision.PAY_CARD, seat_of(state, pawn), 0, 0)


def begin_action(state: State) -> None:
    """Whether every epoch has energy is looked at now, and only now (Q-19)."""
    state.idle = 0
    state.blue_run = 0
    state.grid = 1
    for epoch in range(EPOCHS):
        if energy_at(state, epoch) == 0:
            state.grid = 0
    push(state, Task.AFTER_ACTION, seat_of(state, state.active), 0, 0)


def finish_action(state: State, events: Events) -> None:
    """Cards a Vortex waited for are destroyed (H.14), then what is looked at between actions."""
    drop(state)
    forget_applied(state)
    state.grid = 0
    check_victory(state, events)
    if state.over == 0:
        destroy_condemned(state, events)
        check_pincer(state, events)


def end_actions(state: State, events: Events) -> None:
    drop(state)
    emit(events, Event.ACTIONS_ENDED, state.pawns[state.active].agent, NONE, NONE, NONE)
    seat = seat_of(state, state.active)
    push(state, Task.END_TURN, seat, 0, 0)
    push(state, Task.ARCHIVE_PHASE, seat, 0, 0)
    push(state, Task.TAKE_PHASE, seat, 0, 0)


# ── The end of a turn ──────────────────────────────────────────────────────


def end_turn(state: State, events: Events) -> None:
    """Battery, hand, new hands for all who have fewer than three cards, the active player first (Q-28)."""
    drop(state)
    pawn = int(state.active)
    state.phase = Phase.END
    state.pawns[pawn].charged = 1
    for card in range(CARDS):
        if state.place[card] == READY + pawn or state.place[card] == SPENT + pawn:
            discard_card(state, pawn, card, events)
    push(state, Task.NEXT_TURN, seat_of(state, pawn), 0, 0)
    if state.seats == 1:
        push(state, Task.REVEAL, 0, 0, 0)
        return
    counts = hand_counts(state)
    for turn in range(state.seats):
        other = (pawn + turn) % state.seats
        for _ in range((counts >> (8 * other)) & 255, HAND):
            draw_to_hand(state, other, events)


def next_turn(state: State, events: Events) -> None:
    """A cycle that is over, then a Mega Vortex under the agent whose turn ends (Q-30, H.33)."""
    drop(state)
    ultramachina = state.options.mode == Mode.ULTRAMACHINA
    over = state.foo == Epoch.END if ultramachina else state.foo_deck == 0
    if over and state.cycle == CYCLES - 1:
        end_game(state, Ending.CYCLES, events)
        return
    if over:
        state.cycle += 1
        emit(events, Event.CYCLE_STARTED, state.cycle + 1, NONE, NONE, NONE)
        if ultramachina:
            more = MODE_LEVEL[Mode.ULTRAMACHINA, state.options.difficulty, MACHINES_MORE]
            place_machines(state, more, events)
        else:
            state.foo_deck = EVERY_EPOCH
    if is_mega(state) and state.vortex[here(state, state.active)] == 1:
        end_game(state, Ending.MEGA_VORTEX, events)
        return
    push(state, Task.START_TURN, 0, (state.active + 1) % state.seats, 0)


# ── Alone ──────────────────────────────────────────────────────────────────


def reveal_hands(state: State, events: Events) -> None:
    """One card after the other, until an agent has three: that agent is next (C.16).

    A starter goes to its agent, any other card to whom the player likes. Where no agent can have three the
    one with most cards is next (Q-46).
    """
    counts = hand_counts(state)
    most = 0
    leaders = 0
    for pawn in range(state.team):
        count = (counts >> (8 * pawn)) & 255
        if count > most:
            most = count
            leaders = 0
        if count == most:
            leaders |= 1 << pawn
    if most >= HAND:
        drop(state)
        state.leader = lowest_bit(leaders)
        return
    card = draw_card(state, 0, events)
    if card == NONE:
        drop(state)
        if is_single(leaders):
            state.leader = lowest_bit(leaders)
        else:
            push(state, Decision.PICK_LEADER, 0, leaders, 0)
    elif card < STARTERS:
        assign_card(state, card, pawn_of(state, card // STARTERS_EACH), events)
    else:
        state.place[card] = Place.SHOWN
        push(state, Decision.ASSIGN_CARD, 0, card, 0)


def assign_card(state: State, card: int, pawn: int, events: Events) -> None:
    state.place[card] = READY + pawn
    emit(events, Event.CARD_ASSIGNED, state.pawns[pawn].agent, card, NONE, NONE)
