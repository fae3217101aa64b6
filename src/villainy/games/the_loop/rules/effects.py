"""What cards, powers and Ultramachina do: programs of a few steps, run by one small interpreter.

The innermost program runs one step at a time. A step that needs an answer asks for it and is begun again
with the answer in a register: `spot` the epoch, `chosen` the token or pawn, `done` how often it was done.
What cannot be done is passed over: as much of a text as possible is done (Q-09, H.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, drop, emit, lowest_bit, push
from villainy.games.the_loop.actions import ACCEPT, AGENT, BRANCH, CARD, CLONE, EPOCH, LEAVE, STOP
from villainy.games.the_loop.rules.archive import take_card
from villainy.games.the_loop.rules.cards import (
    FRESH_AFTER,
    NO_CARDS,
    available_at,
    count_cards,
    destroy_available,
    destroy_card,
    discard_card,
    draw_to_hand,
    hand_counts,
    hand_of,
    make_available,
    mark_applied,
    pick_card,
    put_all,
    reveal_card,
    settle_fallen,
    was_applied,
)
from villainy.games.the_loop.rules.clones import (
    clone_epochs,
    generate_clone,
    generate_clone_at,
    kind_of,
    kinds_at,
    move_clone,
    token_at,
)
from villainy.games.the_loop.rules.foes import green_left, wear_machines
from villainy.games.the_loop.rules.foo import place_rifts
from villainy.games.the_loop.rules.levels import go_on, open_level
from villainy.games.the_loop.rules.missions import cubes_on, feed
from villainy.games.the_loop.rules.ring import (
    both_sides,
    clear_level,
    energy_at,
    epoch_after,
    epoch_before,
    here,
    is_single,
    pawn_epochs,
    pawn_of,
    seat_of,
    turned,
    vortex_bits,
)
from villainy.games.the_loop.state import (
    CLONES,
    EPOCHS,
    EVERY_EPOCH,
    NO_ROW,
    READY,
    SEATS,
    SPENT,
    TOKENS,
    Carry,
    Column,
    Condition,
    Decision,
    Event,
    Place,
    Spot,
    Step,
    Task,
    Trigger,
    Where,
    Who,
    Zone,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.the_loop.tables import (
        CARD_ORIGIN,
        CARD_PROGRAM,
        MISSION_SPOT,
        PROGRAM,
        STRIDES,
        TOKEN_TARGET,
    )

NO_MORE = 35  # in place of a token: the clone of a carry was left, or has died on the way


# ── Where ──────────────────────────────────────────────────────────────────


def register(epoch: int) -> int:
    """A register as bits; none where it is void."""
    return 0 if epoch == NONE else 1 << epoch


def reach(state: State, where: int) -> int:
    """The epochs a step speaks of, as bits, seen from where the acting agent is now (H.4)."""
    level = state.levels[state.levels_size - 1]
    epoch = here(state, level.actor)
    if where == Where.HERE:
        return 1 << epoch
    if where == Where.ADJ:
        return both_sides(epoch)
    if where == Where.NEAR:
        return both_sides(epoch) | (1 << epoch)
    if where == Where.ANY or where == Where.EACH:
        return EVERY_EPOCH
    if where == Where.FOO:
        return register(state.foo)
    if where == Where.SENT:
        return register(level.sent)
    if where == Where.ORIGIN:
        return register(level.origin)
    if where == Where.THERE:
        return register(level.there)
    if where == Where.PREV:
        return 1 << epoch_before(epoch)
    if where == Where.NEXT:
        return 1 << epoch_after(epoch)
    if where == Where.OTHER:
        return pawn_epochs(state, level.actor)
    if where == Where.EACH_AGENT:
        return pawn_epochs(state, NONE)
    if where == Where.FOO_PREV:
        return 1 << epoch_before(state.foo)
    if where == Where.FOO_NEXT:
        return 1 << epoch_after(state.foo)
    return vortex_bits(state)


def destinations(state: State, row: int, pawn: int) -> int:
    """Where a move can end, as bits (Q-10, H.5)."""
    where = PROGRAM[row, Column.WHERE]
    if where == Where.STEPS:
        return turned(STRIDES[PROGRAM[row, Column.LEAST], PROGRAM[row, Column.MOST]], here(state, pawn))
    return reach(state, where)


def spots(state: State, row: int) -> int:
    """The epochs to choose from: any the step speaks of, but for a clone only those that have one (H.5)."""
    step = PROGRAM[row, Column.STEP]
    bits = reach(state, PROGRAM[row, Column.WHERE])
    if step == Step.PUSH or step == Step.PULL:
        return bits & clone_epochs(state, NONE)
    if step == Step.HOLD or step == Step.SWAP:
        return bits & clone_epochs(state, held_token(state))
    return bits


def held_token(state: State) -> int:
    """The token that is to be swapped with another one, or NONE."""
    held = state.levels[state.levels_size - 1].held
    return held if held < TOKENS else NONE


# ── Who ────────────────────────────────────────────────────────────────────


def whose(state: State, row: int) -> int:
    """The pawn whose hand a step is about."""
    level = state.levels[state.levels_size - 1]
    if PROGRAM[row, Column.STEP] == Step.APPLY_BY:
        return level.chosen
    return level.it if PROGRAM[row, Column.WHO] == Who.IT else level.actor


def pawns_for(state: State, row: int) -> int:
    """The pawns a step lets choose from, as bits."""
    level = state.levels[state.levels_size - 1]
    step = PROGRAM[row, Column.STEP]
    everybody = (1 << state.team) - 1
    if step == Step.EACH:
        return level.waiting
    if step == Step.PLAYER:
        return players(state)
    if step == Step.APPLY_BY:
        bits = 0
        for pawn in range(state.team):
            if pawn != level.actor and count_cards(state, hand_of(pawn) | (1 << FRESH_AFTER)) > 0:
                bits |= 1 << pawn
        return bits
    return everybody if PROGRAM[row, Column.WHO] == Who.AGENT else everybody & ~(1 << level.actor)


def players(state: State) -> int:
    """One pawn for each player, as bits; who plays alone is the active agent (Q-45)."""
    return 1 << state.active if state.seats == 1 else (1 << state.team) - 1


# ── Which cards ────────────────────────────────────────────────────────────


def cards_for(state: State, row: int) -> int:
    """The set of cards a step lets choose from."""
    step = PROGRAM[row, Column.STEP]
    if step == Step.APPLY_BY:
        return hand_of(whose(state, row)) | (1 << FRESH_AFTER)
    if step == Step.DISCARD or PROGRAM[row, Column.WHAT] == Zone.HAND:
        return hand_of(whose(state, row))
    which = available_at(reach(state, PROGRAM[row, Column.WHERE]))
    if which != NO_CARDS and step == Step.APPLY:
        which |= 1 << FRESH_AFTER
    return which


def asks_for_cards(row: int) -> bool:
    """The step lets choose a card."""
    step = PROGRAM[row, Column.STEP]
    what = PROGRAM[row, Column.WHAT]
    if step == Step.DISCARD or step == Step.GAIN or (step == Step.DESTROY and what != Zone.BIG_DECK):
        return True
    return step == Step.APPLY and what == Zone.AVAILABLE


# ── May ────────────────────────────────────────────────────────────────────


def can_do(state: State, row: int) -> bool:
    """The first step of a `may` would do something; else nobody is asked (H.5)."""
    step = PROGRAM[row, Column.STEP]
    if step == Step.MOVE:
        return destinations(state, row, state.levels[state.levels_size - 1].actor) != 0
    if step == Step.PUSH or step == Step.PULL or PROGRAM[row, Column.WHO] == Who.CLONE:
        return spots(state, row) != 0
    if asks_for_cards(row):
        return count_cards(state, cards_for(state, row)) > 0
    if step == Step.ENERGY:
        return spots(state, row) != 0 and green_left(state) > 0
    if step == Step.RIFT or step == Step.ENERGY_TO_RIFTS:
        bits = spots(state, row)
        for epoch in range(EPOCHS):
            if (bits >> epoch) & 1 == 1 and state.rifts[epoch] > 0:
                if step == Step.RIFT or state.rifts[epoch] > energy_at(state, epoch):
                    return True
        return False
    return True


def asks_by_target(row: int) -> bool:
    """The choice of a target is also the choice whether to do the step."""
    return PROGRAM[row, Column.STEP] == Step.MOVE and PROGRAM[row, Column.WHAT] == Carry.NONE


# ── Running a program ──────────────────────────────────────────────────────


def run_effect(state: State, events: Events) -> None:
    """The next step of the innermost program, until somebody must be asked."""
    row = int(state.frame_first[state.depth - 1])
    level = state.levels[state.levels_size - 1]
    step = PROGRAM[row, Column.STEP]
    if PROGRAM[row, Column.SKIP] != NO_ROW and level.agreed == 0:
        if not can_do(state, row):
            go_on(state, PROGRAM[row, Column.SKIP])
            return
        if not asks_by_target(row):
            push(state, Decision.CONFIRM, seat_of(state, level.actor), row, 0)
            return
    if step == Step.END:
        end_effect(state, events)
    elif step <= Step.RIFT or step == Step.ADD_RIFT or step == Step.DRAIN:
        run_epoch_step(state, row, events)
    elif step == Step.PUSH or step == Step.PULL or step == Step.GATHER:
        run_clone_step(state, row, events)
    elif step == Step.MOVE or step == Step.AGENT_MOVE:
        run_move(state, row, events)
    elif step == Step.HOLD or step == Step.SWAP:
        run_swap(state, row, events)
    elif step <= Step.APPLY_BY:
        run_card_step(state, row, events)
    elif step <= Step.PLAYER:
        run_control(state, row)
    else:
        run_foe_step(state, row, events)


def end_effect(state: State, events: Events) -> None:
    """Who applied a card for a colleague discards it, if it is still in hand."""
    index = state.levels_size - 1
    level = state.levels[index]
    if level.then_discard == 1:
        place = state.place[level.source]
        if place == READY + level.actor or place == SPENT + level.actor:
            discard_card(state, level.actor, level.source, events)
    clear_level(state, index)
    state.levels_size = index
    drop(state)


# ── Control ────────────────────────────────────────────────────────────────


def run_control(state: State, row: int) -> None:
    """Branches, conditions and players in turn."""
    level = state.levels[state.levels_size - 1]
    step = PROGRAM[row, Column.STEP]
    following = int(PROGRAM[row, Column.NEXT])
    seat = seat_of(state, level.actor)
    if step == Step.OR:
        push(state, Decision.PICK_BRANCH, seat, row, 0)
    elif step == Step.IF:
        go_on(state, row + 1 if holds(state, PROGRAM[row, Column.WHAT]) else following)
    elif step == Step.EACH:
        if level.waiting == NONE:
            level.waiting = players(state)
        if level.waiting == 0:
            level.waiting = NONE
            level.it = NONE
            go_on(state, following)
        else:
            push(state, Decision.PICK_AGENT, seat, row, 0)  # the acting player says who comes next (H.13)
    elif step == Step.PLAYER:
        if PROGRAM[row, Column.WHO] == Who.SELF:
            level.it = level.actor
            go_on(state, following)
        else:
            push(state, Decision.PICK_AGENT, seat, row, 0)
    else:
        go_on(state, following)


def holds(state: State, condition: int) -> bool:
    """Once, however many there are (A.5, 16)."""
    actor = state.levels[state.levels_size - 1].actor
    epoch = here(state, actor)
    if condition == Condition.OTHER_HERE:
        return (pawn_epochs(state, actor) >> epoch) & 1 == 1
    if condition == Condition.ON_VORTEX:
        return state.vortex[epoch] == 1
    return state.foo == epoch


def choose_branch(state: State, row: int, branch: int) -> None:
    """Any, also one that can do nothing (H.5)."""
    row += 1
    for _ in range(branch):
        row = int(PROGRAM[row, Column.NEXT])
    go_on(state, row + 1)


# ── Energy and rifts ───────────────────────────────────────────────────────


def run_epoch_step(state: State, row: int, events: Events) -> None:
    """At the epoch that is chosen, or at every epoch of a set."""
    level = state.levels[state.levels_size - 1]
    where = PROGRAM[row, Column.WHERE]
    bits = reach(state, where)
    following = int(PROGRAM[row, Column.NEXT])
    if bits == 0:
        go_on(state, following)
        return
    if where < Where.EACH_VORTEX:
        if level.spot == NONE and not is_single(bits):
            push(state, Decision.PICK_EPOCH, seat_of(state, level.actor), row, 0)
            return
        level.there = lowest_bit(bits) if level.spot == NONE else level.spot
        bits = 1 << level.there
    go_on(state, following)
    for epoch in range(EPOCHS):
        if (bits >> epoch) & 1 == 1:
            change_epoch(state, row, epoch, events)
    if PROGRAM[row, Column.STEP] == Step.ADD_RIFT:
        place_rifts(state, events)  # one batch for a step and an epoch (H.26)


def change_epoch(state: State, row: int, epoch: int, events: Events) -> None:
    step = PROGRAM[row, Column.STEP]
    most = int(PROGRAM[row, Column.MOST])
    actor = int(state.levels[state.levels_size - 1].actor)
    if step == Step.ENERGY:
        add_energy(state, actor, epoch, most, events)
    elif step == Step.ENERGY_TO_RIFTS:
        add_energy(state, actor, epoch, state.rifts[epoch] - energy_at(state, epoch), events)
    elif step == Step.RIFT:
        count = min(most, state.rifts[epoch])
        if count > 0:
            state.rifts[epoch] -= count
            emit(events, Event.RIFTS_REMOVED, state.pawns[actor].agent, epoch, count, NONE)
            feed(state, Trigger.RIFT, epoch, count, events)
    elif step == Step.ADD_RIFT:
        state.landed[epoch] += most
        emit(events, Event.RIFTS_PLACED, epoch, most, NONE, NONE)
    else:
        count = min(most, state.green[epoch])  # blue cannot be taken
        if count > 0:
            state.green[epoch] -= count
            emit(events, Event.ENERGY_DRAINED, epoch, count, NONE, NONE)


def add_energy(state: State, pawn: int, epoch: int, count: int, events: Events) -> None:
    """As much as the reserve holds; each feeds the missions and one Ultramachina (H.26)."""
    count = min(count, green_left(state))
    if count > 0:
        state.green[epoch] += count
        emit(events, Event.ENERGY_ADDED, state.pawns[pawn].agent, epoch, count, NONE)
        feed(state, Trigger.ENERGY, epoch, count, events)
        wear_machines(state, epoch, count)


# ── Clones ─────────────────────────────────────────────────────────────────


def run_clone_step(state: State, row: int, events: Events) -> None:
    """One clone after the other: the epoch, which of those there, and where to (Q-11, H.16)."""
    level = state.levels[state.levels_size - 1]
    step = PROGRAM[row, Column.STEP]
    seat = seat_of(state, level.actor)
    if level.chosen != NONE:
        if step == Step.PUSH:
            push(state, Decision.SEND_CLONE, seat, row, 0)
        else:
            fetch_clone(state, step, events)
        return
    if level.spot == NONE:
        bits = sources(state, row)
        if bits == 0:
            go_on(state, PROGRAM[row, Column.NEXT])
            return
        if not is_single(bits):
            push(state, Decision.PICK_EPOCH, seat, row, 0)
            return
        level.spot = lowest_bit(bits)
        level.there = level.spot
    elif level.done >= PROGRAM[row, Column.MOST] and step == Step.PUSH:
        go_on(state, PROGRAM[row, Column.NEXT])
        return
    kinds = kinds_at(state, level.spot, NONE)
    if kinds == 0:
        go_on(state, PROGRAM[row, Column.NEXT])
    elif is_single(kinds):
        level.chosen = token_at(state, level.spot, lowest_bit(kinds), NONE)
    else:
        push(state, Decision.PICK_CLONE, seat, row, 0)


def sources(state: State, row: int) -> int:
    """Where the next clone can come from, as bits; all pushed come from one epoch, all pulled from either."""
    done = state.levels[state.levels_size - 1].done
    most = PROGRAM[row, Column.MOST]
    if PROGRAM[row, Column.STEP] != Step.GATHER:
        return spots(state, row) if done < most else 0
    occupied = clone_epochs(state, NONE)
    before = occupied & (1 << epoch_before(state.foo))
    if done < most and before != 0:
        return before
    if done < most:
        state.levels[state.levels_size - 1].done = most
    return occupied & (1 << epoch_after(state.foo)) if done < 2 * most else 0


def fetch_clone(state: State, step: int, events: Events) -> None:
    """To the acting agent, or to Dr Foo."""
    level = state.levels[state.levels_size - 1]
    token = int(level.chosen)
    level.chosen = NONE
    level.spot = NONE
    level.done += 1
    move_clone(state, token, here(state, level.actor) if step == Step.PULL else state.foo, events)


def send_clone(state: State, epoch: int, events: Events) -> None:
    """Where it was sent counts even if it dies there (A.5, 13)."""
    level = state.levels[state.levels_size - 1]
    token = int(level.chosen)
    level.chosen = NONE
    level.done += 1
    level.sent = epoch
    move_clone(state, token, epoch, events)


# ── Moves ──────────────────────────────────────────────────────────────────


def run_move(state: State, row: int, events: Events) -> None:
    """Of the acting agent, or of one that is chosen, who is not asked (H.13)."""
    level = state.levels[state.levels_size - 1]
    seat = seat_of(state, level.actor)
    pawn = int(level.actor)
    if PROGRAM[row, Column.STEP] == Step.AGENT_MOVE:
        if level.chosen == NONE:
            bits = pawns_for(state, row)
            if not is_single(bits):
                push(state, Decision.PICK_AGENT, seat, row, 0)
                return
            level.chosen = lowest_bit(bits)
        pawn = int(level.chosen)
    elif PROGRAM[row, Column.WHAT] != Carry.NONE:
        if level.done >= PROGRAM[row, Column.MOST]:
            go_on(state, PROGRAM[row, Column.NEXT])  # what is still carried stays here (H.15)
        else:
            push(state, Decision.CARRY, seat, row, 0)
        return
    bits = destinations(state, row, pawn)
    if bits == 0:
        go_on(state, PROGRAM[row, Column.NEXT])
    elif is_single(bits) and PROGRAM[row, Column.SKIP] == NO_ROW:
        finish_move(state, row, pawn, lowest_bit(bits), events)
    else:
        push(state, Decision.MOVE_TO, seat, row, pawn)


def finish_move(state: State, row: int, pawn: int, epoch: int, events: Events) -> None:
    go_on(state, PROGRAM[row, Column.NEXT])
    state.levels[state.levels_size - 1].there = epoch
    state.pawns[pawn].epoch = epoch
    emit(events, Event.PAWN_MOVED, state.pawns[pawn].agent, epoch, NONE, NONE)


def answer_carry(state: State, row: int, action: int, events: Events) -> None:
    """Take a clone of this epoch, step, leave it, stop: one clone in all, taken once and left once (H.15)."""
    level = state.levels[state.levels_size - 1]
    pawn = state.pawns[level.actor]
    if action == STOP:
        go_on(state, PROGRAM[row, Column.NEXT])
    elif action == LEAVE:
        emit(events, Event.CLONE_LEFT, pawn.agent, kind_of(level.chosen), pawn.epoch, NONE)
        level.chosen = NO_MORE
    elif action < EPOCH:
        level.chosen = token_at(state, pawn.epoch, action - CLONE, NONE)
        emit(events, Event.CLONE_TAKEN, pawn.agent, action - CLONE, pawn.epoch, NONE)
    else:
        epoch = action - EPOCH
        pawn.epoch = epoch
        level.there = epoch
        level.done += 1
        emit(events, Event.PAWN_MOVED, pawn.agent, epoch, NONE, NONE)
        token = int(level.chosen)
        if token != NONE and token != NO_MORE:
            if TOKEN_TARGET[token] == epoch:
                level.chosen = NO_MORE  # brought where it ends, even on the way
            move_clone(state, token, epoch, events)


def carry_choices(state: State, row: int) -> int:
    """The answers to a move with a clone, as bits from the first clone on."""
    level = state.levels[state.levels_size - 1]
    epoch = here(state, level.actor)
    bits = both_sides(epoch) << (EPOCH - CLONE)
    if level.done >= PROGRAM[row, Column.LEAST]:
        bits |= 1 << (STOP - CLONE)
    if level.chosen == NONE:
        if PROGRAM[row, Column.WHAT] == Carry.ANYWHERE or state.vortex[epoch] == 1:
            bits |= kinds_at(state, epoch, NONE)
    elif level.chosen != NO_MORE:
        bits |= 1 << (LEAVE - CLONE)
    return bits


# ── Swaps ──────────────────────────────────────────────────────────────────


def run_swap(state: State, row: int, events: Events) -> None:
    """Two pieces, one after the other; without the second nothing happens (Q-13, H.17)."""
    level = state.levels[state.levels_size - 1]
    seat = seat_of(state, level.actor)
    who = PROGRAM[row, Column.WHO]
    first = PROGRAM[row, Column.STEP] == Step.HOLD
    if not first and level.held == NONE:
        go_on(state, PROGRAM[row, Column.NEXT])
        return
    piece = NONE
    if who == Who.SELF:
        piece = TOKENS + level.actor
    elif who == Who.OTHER:
        if level.chosen == NONE:
            bits = pawns_for(state, row)
            if not is_single(bits):
                push(state, Decision.PICK_AGENT, seat, row, 0)
                return
            level.chosen = lowest_bit(bits)
        piece = TOKENS + level.chosen
    else:
        if level.spot == NONE:
            bits = spots(state, row)
            if bits == 0:
                level.held = NONE
                go_on(state, PROGRAM[row, Column.NEXT])
                return
            if not is_single(bits):
                push(state, Decision.PICK_EPOCH, seat, row, 0)
                return
            level.spot = lowest_bit(bits)
        if level.chosen == NONE:
            kinds = kinds_at(state, level.spot, held_token(state))
            if not is_single(kinds):
                push(state, Decision.PICK_CLONE, seat, row, 0)
                return
            level.chosen = token_at(state, level.spot, lowest_bit(kinds), held_token(state))
        piece = int(level.chosen)
    held = int(level.held)
    level.held = piece if first else NONE
    go_on(state, PROGRAM[row, Column.NEXT])
    if not first:
        swap_pieces(state, seat, held, piece, events)


def piece_epoch(state: State, piece: int) -> int:
    return state.clones[piece] if piece < TOKENS else here(state, piece - TOKENS)


def swap_pieces(state: State, seat: int, one: int, other: int, events: Events) -> None:
    """Both are placed, then clones at their end die; the order matters only to a supa clone (H.17)."""
    start = piece_epoch(state, one)
    end = piece_epoch(state, other)
    if start == end:
        return
    if one >= TOKENS and other >= TOKENS:
        mate = state.pawns[other - TOKENS]
        emit(events, Event.PAWNS_SWAPPED, state.pawns[one - TOKENS].agent, mate.agent, NONE, NONE)
        state.pawns[one - TOKENS].epoch = end
        mate.epoch = start
        return
    put_piece(state, other, start, events)
    put_piece(state, one, end, events)
    top = state.depth - 1
    deaths = state.frame_kind[top] == Task.DEATH and state.frame_kind[top - 1] == Task.DEATH
    if deaths and max(one, other) >= CLONES:
        drop(state)
        drop(state)
        push(state, Decision.FIRST_DEATH, seat, one, other)


def put_piece(state: State, piece: int, epoch: int, events: Events) -> None:
    if piece < TOKENS:
        move_clone(state, piece, epoch, events)
    else:
        state.pawns[piece - TOKENS].epoch = epoch
        emit(events, Event.PAWN_MOVED, state.pawns[piece - TOKENS].agent, epoch, NONE, NONE)


def push_deaths(state: State, one: int, other: int, first: int) -> None:
    """The one at this epoch dies first; each death is whole before the next (H.7)."""
    if state.clones[one] == first:
        push(state, Task.DEATH, 0, other, 0)
        push(state, Task.DEATH, 0, one, 0)
    else:
        push(state, Task.DEATH, 0, one, 0)
        push(state, Task.DEATH, 0, other, 0)


# ── Cards ──────────────────────────────────────────────────────────────────


def run_card_step(state: State, row: int, events: Events) -> None:
    """A card is chosen by whose hand it is, else by who acts (C.17)."""
    level = state.levels[state.levels_size - 1]
    step = PROGRAM[row, Column.STEP]
    most = int(PROGRAM[row, Column.MOST])
    if step == Step.APPLY_BY and level.chosen == NONE:
        bits = pawns_for(state, row)
        if bits == 0:
            go_on(state, PROGRAM[row, Column.NEXT])
        elif is_single(bits):
            level.chosen = lowest_bit(bits)
        else:
            push(state, Decision.PICK_AGENT, seat_of(state, level.actor), row, 0)
        return
    if step == Step.APPLY_BY or asks_for_cards(row):
        if level.done < most and count_cards(state, cards_for(state, row)) > 0:
            push(state, Decision.PICK_CARD, seat_of(state, whose(state, row)), row, 0)
        else:
            go_on(state, PROGRAM[row, Column.NEXT])
        return
    go_on(state, PROGRAM[row, Column.NEXT])
    if step == Step.APPLY:
        card = state.destroyed_top if PROGRAM[row, Column.WHAT] == Zone.DESTROYED_TOP else level.that
        if card != NONE and not was_applied(state, card):
            apply_card(state, level.actor, card, 0, events)
        return
    pawn = whose(state, row)
    if state.seats == 1:
        pawn = int(state.active)  # alone, what is drawn always joins the active agent's hand (H.10)
    for _ in range(most):
        if step == Step.DRAW:
            card = draw_to_hand(state, pawn, events)
        elif step == Step.MAKE_AVAILABLE:
            card = make_available(state, events)
            if card != NONE:
                level.that = card
        else:
            card = reveal_card(state, events)
            if card != NONE:
                destroy_card(state, card, events)
        if card != NONE:
            level.origin = CARD_ORIGIN[card]


def choose_card(state: State, row: int, card: int, events: Events) -> None:
    """Do a step with the card that was chosen."""
    level = state.levels[state.levels_size - 1]
    step = PROGRAM[row, Column.STEP]
    if step == Step.APPLY:
        go_on(state, PROGRAM[row, Column.NEXT])
        apply_card(state, level.actor, card, 0, events)
        return
    if step == Step.APPLY_BY:
        pawn = int(level.chosen)
        go_on(state, PROGRAM[row, Column.NEXT])
        apply_card(state, pawn, card, 1, events)
        return
    level.done += 1
    if step == Step.GAIN:
        take_card(state, level.actor, card, events)
        return
    level.origin = CARD_ORIGIN[card]
    if step == Step.DISCARD:
        discard_card(state, whose(state, row), card, events)
    else:
        destroy_card(state, card, events)


def apply_card(state: State, pawn: int, card: int, then_discard: int, events: Events) -> None:
    """With the pawn of who applies it; the card stays where it is (Q-23)."""
    mark_applied(state, card)
    emit(events, Event.CARD_APPLIED, state.pawns[pawn].agent, card, NONE, NONE)
    open_level(state, pawn, card, CARD_PROGRAM[card], then_discard)


# ── What only Ultramachina do ──────────────────────────────────────────────


def run_foe_step(state: State, row: int, events: Events) -> None:
    """None of this counts for a mission."""
    level = state.levels[state.levels_size - 1]
    step = PROGRAM[row, Column.STEP]
    most = int(PROGRAM[row, Column.MOST])
    if step == Step.UNDAMAGE:
        run_undamage(state, row, events)
        return
    go_on(state, PROGRAM[row, Column.NEXT])
    if step == Step.SPAWN:
        for _ in range(most):
            generate_clone(state, events)
    elif step == Step.SPAWN_HERE:
        for _ in range(most):
            generate_clone_at(state, state.foo, events)
    elif step == Step.EXTRA_THROW:
        state.extra_throw += most
        emit(events, Event.THROW_GREW, most, NONE, NONE, NONE)
    elif step == Step.DESTROY_AVAILABLE:
        bits = reach(state, PROGRAM[row, Column.WHERE])
        for epoch in range(EPOCHS):
            if (bits >> epoch) & 1 == 1:
                destroy_available(state, epoch, events)
        settle_fallen(state)
    elif step == Step.JAM_POWER:
        state.jammed = 1
        emit(events, Event.POWER_JAMMED, state.pawns[level.actor].agent, NONE, NONE, NONE)
    elif step == Step.SHUFFLE_HANDS:
        shuffle_hands(state, events)


def shuffle_hands(state: State, events: Events) -> None:
    """All hands together, alone those of all agents; each gets as many as before, for good (Q-42, H.29)."""
    emit(events, Event.HANDS_SHUFFLED, NONE, NONE, NONE, NONE)
    counts = hand_counts(state)
    for pawn in range(SEATS):
        put_all(state, READY + pawn, Place.SHOWN)
        put_all(state, SPENT + pawn, Place.SHOWN)
    for pawn in range(state.team):
        for _ in range((counts >> (8 * pawn)) & 255):
            card = pick_card(state, Place.SHOWN)
            state.place[card] = READY + pawn
            emit(events, Event.CARD_DEALT, state.pawns[pawn].agent, card, NONE, NONE)


def damaged_missions(state: State) -> int:
    """Where visible missions with cubes are, as bits."""
    bits = 0
    for epoch in range(EPOCHS):
        if state.visible[epoch] == 1 and state.cubes[epoch] != 0:
            bits |= 1 << epoch
    return bits


def run_undamage(state: State, row: int, events: Events) -> None:
    """The active player says from which mission a cube goes, and from which slot (H.13)."""
    level = state.levels[state.levels_size - 1]
    seat = seat_of(state, level.actor)
    if level.spot == NONE:
        bits = damaged_missions(state)
        if bits == 0 or level.done >= PROGRAM[row, Column.MOST]:
            go_on(state, PROGRAM[row, Column.NEXT])
        elif is_single(bits):
            level.spot = lowest_bit(bits)
        else:
            push(state, Decision.PICK_MISSION, seat, row, 0)
        return
    place = int(level.spot)
    if MISSION_SPOT[state.tiles[place]] != Spot.EACH:
        clear_slot(state, NONE, events)
    elif is_single(state.cubes[place]):
        clear_slot(state, lowest_bit(state.cubes[place]), events)
    else:
        push(state, Decision.CLEAR_SLOT, seat, row, 0)


def clear_slot(state: State, slot: int, events: Events) -> None:
    """Take a cube off the mission that was chosen."""
    level = state.levels[state.levels_size - 1]
    place = int(level.spot)
    level.spot = NONE
    level.done += 1
    if slot == NONE:
        state.cubes[place] -= 1
    else:
        state.cubes[place] ^= 1 << slot
    emit(events, Event.MISSION_REPAIRED, state.tiles[place], cubes_on(state, place), NONE, NONE)


# ── Answers ────────────────────────────────────────────────────────────────


def answer_step(state: State, kind: int, row: int, second: int, action: int, events: Events) -> None:
    """What was chosen goes into a register, or is done; the program's task is on top again."""
    level = state.levels[state.levels_size - 1]
    if kind == Decision.CARRY:
        answer_carry(state, row, action, events)
    elif action == STOP:
        emit(events, Event.STOPPED, state.pawns[level.actor].agent, NONE, NONE, NONE)
        go_on(state, PROGRAM[row, Column.SKIP])
    elif action == ACCEPT:
        level.agreed = 1
    elif kind == Decision.PICK_EPOCH or kind == Decision.PICK_MISSION:
        level.spot = action - EPOCH
        level.there = level.spot
    elif kind == Decision.PICK_CLONE:
        level.chosen = token_at(state, level.spot, action - CLONE, held_token(state))
    elif kind == Decision.SEND_CLONE:
        send_clone(state, action - EPOCH, events)
    elif kind == Decision.MOVE_TO:
        finish_move(state, row, second, action - EPOCH, events)
    elif kind == Decision.PICK_AGENT:
        choose_pawn(state, row, pawn_of(state, action - AGENT))
    elif kind == Decision.PICK_BRANCH:
        choose_branch(state, row, action - BRANCH)
    elif kind == Decision.PICK_CARD:
        choose_card(state, row, action - CARD, events)
    else:
        clear_slot(state, action - EPOCH, events)


def choose_pawn(state: State, row: int, pawn: int) -> None:
    """The next player of an `each`, the one player a text names, or the agent a step is done with."""
    level = state.levels[state.levels_size - 1]
    step = PROGRAM[row, Column.STEP]
    if step == Step.EACH:
        level.it = pawn
        level.waiting &= ~(1 << pawn)
        go_on(state, row + 1)
    elif step == Step.PLAYER:
        level.it = pawn
        go_on(state, row + 1)
    else:
        level.chosen = pawn
