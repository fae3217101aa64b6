"""A turn: placing an agent, the forced resolution, the scientists' special actions, the final round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import EVERYONE, NONE, confide, emit, push
from villainy.games.victorian_masterminds.rules.pieces import (
    capture,
    chooses_freely,
    find_in_pile,
    pay_scientists,
    put_on_stack,
    reshuffle,
    take_from_pile,
)
from villainy.games.victorian_masterminds.state import CITIES, Decision, Event, Power, Task

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.victorian_masterminds.tables import (
        BUILDING_SPOILS,
        CAPTURE_COST,
        EXTRA_TURN_COST,
        POWERS,
        RECYCLE_COST,
    )

MOST_TURNS = 30000  # counting stops here; nothing in the rules makes players come to an end


def run(state: State, seat: int, events: Events) -> None:
    """The body of a turn or of an Extra Turn: play an agent, or resolve a stack if there is none."""
    if state.options.lazy_reshuffle == 1:
        reshuffle(state, seat, events)  # Q-R2, the late variant
    player = state.players[seat]
    state.forced = 0
    if player.pile_size == 0:
        # All five agents are on the board (Q-R3).
        state.forced = 1
        push(state, Decision.RESOLVE_STACK, seat, 0, 0)
    else:
        push(state, Decision.PLACE_AGENT, seat, 0, 0)


# ── Before placing ─────────────────────────────────────────────────────────


def take_agent(state: State, seat: int, agent: int, events: Events) -> None:
    """With five codex tokens: the agent of your choice from your pile."""
    player = state.players[seat]
    place = find_in_pile(player, agent)
    player.hand_known = player.pile_known[place]
    player.hand = take_from_pile(player, place)
    emit(events, Event.AGENT_TAKEN, seat, agent, NONE, NONE)
    confide(events, 2, 1 << seat)


def may_use_scientists(state: State) -> bool:
    """The German book allows one special action a turn, and none in an Extra Turn (Q-SCI1, Q-SCI2)."""
    if state.options.one_special_action == 1 and state.special_action_used == 1:
        return False
    return state.options.no_scientists_in_extra_turn == 0 or state.extra_turn == 0


def recycle_agent(state: State, seat: int, agent: int, events: Events) -> None:
    """One scientist for an agent of the discard area; everybody sees which (Q-REC)."""
    player = state.players[seat]
    pay_scientists(state, seat, RECYCLE_COST)
    state.special_action_used = 1
    player.discard[agent] = 0
    player.hand = agent
    player.hand_known = EVERYONE
    emit(events, Event.AGENT_RECYCLED, seat, agent, NONE, NONE)


# ── Placing ────────────────────────────────────────────────────────────────


def lay_down(state: State, seat: int, city: int, depth: int, event: int, events: Events) -> None:
    """Put the agent in hand, else the top of the pile, face down into a stack."""
    player = state.players[seat]
    known = player.hand_known
    agent = player.hand
    if agent == NONE:
        known = player.pile_known[0]
        agent = take_from_pile(player, 0)
    player.hand = NONE
    player.hand_known = 0
    put_on_stack(state, city, seat, agent, known, depth)
    emit(events, event, seat, city, agent, NONE)
    confide(events, 3, known)


def place_agent(state: State, seat: int, city: int, events: Events) -> None:
    """On top of the city's stack; the last agent it can hold resolves it."""
    state.players[seat].beneath = 0
    lay_down(state, seat, city, 0, Event.AGENT_PLACED, events)
    after_placing(state, seat, city, events)


def place_beneath(state: State, seat: int, city: int, events: Events) -> None:
    """The mole's variant: placed beneath the top agent at the next turn instead of at once (Q-M10)."""
    player = state.players[seat]
    player.beneath = 0
    own = state.stack_owner[city, state.stack_size[city] - 1] == seat
    lay_down(state, seat, city, 1, Event.AGENT_INSERTED, events)
    after_placing(state, seat, city, events)
    if own and player.bonus_powers[0] == 1 and POWERS[player.machine, 1, 0] == Power.GAIN_BENEATH_OWN:
        push(state, Task.GIVE, seat, POWERS[player.machine, 1, 1], 0)


def after_placing(state: State, seat: int, city: int, events: Events) -> None:
    push(state, Task.SPECIAL_ACTIONS, seat, 0, 0)
    if state.stack_size[city] >= state.limit:
        push(state, Task.CLOSE_CHAIN, seat, 0, 0)
        push(state, Task.RESOLVE, seat, city, 0)
    else:
        reshuffle_piles(state, seat, events)


def reshuffle_piles(state: State, seat: int, events: Events) -> None:
    """Whoever has placed the last agent shuffles the discard area into a new pile (Q-R1, Q-R2)."""
    if state.options.lazy_reshuffle == 1:
        if state.forced == 0:
            reshuffle(state, seat, events)
        return
    for other in range(state.seats):
        reshuffle(state, other, events)


def force_resolution(state: State, seat: int, city: int, events: Events) -> None:
    """Who cannot place resolves a stack with an own agent in it."""
    emit(events, Event.STACK_FORCED, seat, city, NONE, NONE)
    push(state, Task.SPECIAL_ACTIONS, seat, 0, 0)
    push(state, Task.CLOSE_CHAIN, seat, 0, 0)
    push(state, Task.RESOLVE, seat, city, 0)


def close_chain(state: State, seat: int, events: Events) -> None:
    """The stack the mole has filled comes next; when no stack is left, piles are shuffled (Q-M8, Q-R1)."""
    if state.queued != NONE:
        city = state.queued
        state.queued = NONE
        push(state, Task.CLOSE_CHAIN, seat, 0, 0)
        push(state, Task.RESOLVE, seat, city, 0)
        return
    reshuffle_piles(state, seat, events)


# ── Special actions after placing ──────────────────────────────────────────


def offer_special_actions(state: State, seat: int) -> None:
    """Extra Turn and Capture!, also after a forced resolution (Q-UN1), as far as scientists reach."""
    if not may_use_scientists(state):
        return
    if state.forced == 1 and state.options.strict_after_playing == 1:
        return
    if state.players[seat].scientists >= min(EXTRA_TURN_COST, CAPTURE_COST):
        push(state, Decision.SPECIAL_ACTION, seat, 0, 0)


def buy_extra_turn(state: State, seat: int, events: Events) -> None:
    """Another run of the same turn, with its own special actions at its end."""
    pay_scientists(state, seat, EXTRA_TURN_COST)
    state.special_action_used = 1
    state.extra_turn = 1
    emit(events, Event.EXTRA_TURN, seat, NONE, NONE, NONE)
    push(state, Task.RUN, seat, 0, 0)


def buy_capture(state: State, seat: int, city: int, building: int, events: Events) -> None:
    """Any building of the board, whatever the Secret Service (Q-SCI3, Q-CAP2)."""
    pay_scientists(state, seat, CAPTURE_COST)
    state.special_action_used = 1
    emit(events, Event.CAPTURE_BOUGHT, seat, NONE, NONE, NONE)
    capture(state, seat, city, building, events)
    push(state, Task.SPECIAL_ACTIONS, seat, 0, 0)
    push(state, Task.RAISE_LEVEL, seat, 0, 0)
    if state.options.capture_gives_city_spoils == 1:
        push(state, Task.CITY_SPOILS, seat, city, 0)
    push(state, Task.GIVE, seat, BUILDING_SPOILS[building], 0)


# ── The end of a turn ──────────────────────────────────────────────────────


def end_turn(state: State, seat: int, events: Events) -> None:
    """The triggering turn does not count; then everybody has one more (Q-END2, Q-END3)."""
    state.turns = min(state.turns + 1, MOST_TURNS)
    state.extra_turn = 0
    state.special_action_used = 0
    state.forced = 0
    if state.final_left != NONE:
        state.final_left -= 1
    elif state.trigger != NONE:
        state.final_left = state.seats
    if state.final_left == 0:
        state.final_resolution = 1
        emit(events, Event.FINAL_RESOLUTION, NONE, NONE, NONE, NONE)
        push(state, Task.FINAL_RESOLUTION, seat, 0, 0)
        return
    state.active = (seat + 1) % state.seats
    emit(events, Event.TURN_STARTED, state.active, NONE, NONE, NONE)
    push(state, Task.END_TURN, state.active, 0, 0)
    run(state, state.active, events)


def resolve_finally(state: State, seat: int, city: int, events: Events) -> None:
    """All remaining stacks, whatever their size, from London to Washington (Q-SCI4)."""
    if city == CITIES:
        state.over = 1
        emit(events, Event.GAME_ENDED, NONE, NONE, NONE, NONE)
        return
    push(state, Task.FINAL_RESOLUTION, seat, city + 1, 0)
    if state.stack_size[city] > 0:
        push(state, Task.RESOLVE, seat, city, 0)


# ── What may be done ───────────────────────────────────────────────────────


def may_take(state: State, seat: int, agent: int) -> bool:
    """Another agent of the pile than its top, nothing being in hand."""
    player = state.players[seat]
    if player.hand != NONE or not chooses_freely(player):
        return False
    return find_in_pile(player, agent) > 0


def may_recycle(state: State, seat: int, agent: int) -> bool:
    """Before placing, nothing being in hand, for a scientist (Q-REC2)."""
    player = state.players[seat]
    if player.hand != NONE or player.scientists < RECYCLE_COST or not may_use_scientists(state):
        return False
    return player.discard[agent] == 1
