"""Action cards, powers and bonuses: programs of a few steps, run by one small interpreter.

A step that needs an answer asks for it; the frame of that decision holds the row of the step and a number:
how often it was done (moves, doors, traps), which colours it is done with (treasures, as bits), whose pawn is
put somewhere, or whether a die was changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, emit, pick, push
from villainy.games.professor_evil.actions import (
    BRING,
    COLOUR,
    FACE,
    FORCE,
    JOIN,
    MOVE,
    ROOM,
    SEAT,
    STOP,
    TRAP,
    TREASURE,
    TYPE,
    UNLOCK,
)
from villainy.games.professor_evil.rules.manor import (
    armed_traps,
    disarm_trap,
    put_pawn,
    unlock_door,
)
from villainy.games.professor_evil.rules.professor import walk
from villainy.games.professor_evil.rules.setup import clear_shown
from villainy.games.professor_evil.rules.turn import locked_doors, move_pawn, moves
from villainy.games.professor_evil.state import (
    COLOURS,
    DOORS,
    LATEST,
    MINUTES,
    ROOMS,
    SIDES,
    WAYS,
    Column,
    Decision,
    Die,
    Event,
    Garden,
    Step,
    Task,
    Where,
    Who,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.professor_evil.tables import (
        ADJACENT,
        BIT_DOOR,
        BONUS_PROGRAM,
        BONUS_TIMING,
        CARD_PROGRAM,
        COLOUR_DIE,
        DOOR_BIT,
        NEAR,
        POWER_COST,
        POWER_PROGRAM,
        POWER_TIMING,
        PROFESSOR_DIE,
        PROGRAM,
        WAY_DOOR,
        WAY_ROOM,
        WINDOWS,
    )

ALL_ROOMS = 4095
ALL_FACES = 63
ALL_COLOURS = 7
ALL_TYPES = 31
FACES_AFTER = FACE - COLOUR  # the answers to setting a die: colours, then faces

# ── Using them ─────────────────────────────────────────────────────────────


def may_use_power(state: State, seat: int, timing: int) -> bool:
    """Face up, once a turn, if its cost can be paid (R14)."""
    player = state.players[seat]
    if player.tile_up == 0 or state.power_used == 1 or POWER_TIMING[player.character] != timing:
        return False
    if state.actions_left < POWER_COST[player.character]:
        return False
    return possible(state, seat, POWER_PROGRAM[player.character])


def may_use_bonus(state: State, seat: int, timing: int) -> bool:
    """In the own turn, free, also after the power (R15, R40)."""
    player = state.players[seat]
    if player.tile_up == 0 or BONUS_TIMING[player.character] != timing:
        return False
    return possible(state, seat, BONUS_PROGRAM[player.character])


def play_card(state: State, seat: int, card: int, events: Events) -> None:
    """It costs no action (R4), and both cards on show are gone (R37)."""
    emit(events, Event.CARD_PLAYED, seat, card, NONE, NONE)
    clear_shown(state)
    if state.frame_kind[0] == Decision.DICE:
        state.power_used = 1  # after the roll the power comes first or never (R36)
    push(state, Task.PROGRAM, seat, CARD_PROGRAM[card], 0)


def use_power(state: State, seat: int, events: Events) -> None:
    character = state.players[seat].character
    emit(events, Event.POWER_USED, seat, character, NONE, NONE)
    state.power_used = 1
    state.actions_left -= POWER_COST[character]
    push(state, Task.PROGRAM, seat, POWER_PROGRAM[character], 0)


def use_bonus(state: State, seat: int, events: Events) -> None:
    """The tile is turned face down at once, and the power is gone with it."""
    player = state.players[seat]
    emit(events, Event.BONUS_USED, seat, player.character, NONE, NONE)
    player.tile_up = 0
    if state.frame_kind[0] == Decision.DICE:
        clear_shown(state)  # after the roll the card comes before the bonus or never (R36)
    push(state, Task.PROGRAM, seat, BONUS_PROGRAM[player.character], 0)


# ── What a step can be done with ───────────────────────────────────────────


def possible(state: State, seat: int, row: int) -> bool:
    """The first step has something to change; of a roll, that of one of its cases (R38)."""
    step = PROGRAM[row, Column.STEP]
    if step == Step.ROLL:
        row += 1
        while PROGRAM[row, Column.STEP] == Step.CASE:
            if targets(state, seat, row + 1, 0) != 0:
                return True
            row = PROGRAM[row, Column.NEXT]
        return False
    if step == Step.EACH:
        for turn in range(1, state.seats):
            if targets(state, (seat + turn) % state.seats, row + 1, 0) != 0:
                return True
        return False
    return targets(state, seat, row, 0) != 0


def targets(state: State, seat: int, row: int, done: int) -> int:
    """The answers to a step, as bits from the first of its decision's actions on; none where it is over.

    For a step that asks nothing, what it will be done with.
    """
    bits = step_targets(state, seat, row, done)
    while PROGRAM[row, Column.ASKS] != NONE and PROGRAM[row, Column.NEXT] != row + 1:
        row += 1  # an alternative
        bits |= step_targets(state, seat, row, done)
    return bits


def step_targets(state: State, seat: int, row: int, done: int) -> int:
    """The same for one of several alternatives."""
    step = PROGRAM[row, Column.STEP]
    what = PROGRAM[row, Column.WHAT]
    where = PROGRAM[row, Column.WHERE]
    if step == Step.LATER:
        chosen = (done & 1) + (done >> 1 & 1) + (done >> 2 & 1)
        return delayable(state) & ~done if chosen < PROGRAM[row, Column.MOST] else 0
    if step == Step.SET:
        return faces_to_set(state, what, PROGRAM[row, Column.LEAST] == 0 or done == 1)
    if step == Step.PLACE:
        if what == Who.SELF and where != Where.MATE:
            return reach(state, seat, where) & rooms_for(state, seat)
        return pawns_to_place(state, seat, what)
    if done >= PROGRAM[row, Column.MOST]:
        return 0
    if step == Step.MOVE:
        return moves(state, seat)
    if step == Step.UNLOCK:
        return locked_doors(state, seat) if where == Where.HERE else all_locked_doors(state)
    if step == Step.OFF:
        bits = armed_traps(state, what) & reach(state, seat, where)
        return what if bits != 0 and PROGRAM[row, Column.ASKS] == Decision.PICK_TYPE else bits
    if step == Step.NAME:
        return armed_traps(state, ALL_TYPES) & ~named_rooms(state)
    if step == Step.FORCE:
        return doors_to_force(state, seat)
    if step == Step.MATE_ACT:  # there is always a door to unlock or to go through (R32)
        return ((1 << state.seats) - 1) ^ (1 << seat)
    if step == Step.PROFESSOR_STEP:
        return ALL_COLOURS
    return 1


def all_locked_doors(state: State) -> int:
    bits = 0
    for bit in range(DOORS):
        if state.open_doors[BIT_DOOR[bit]] == 0:
            bits |= 1 << bit
    return bits


def delayable(state: State) -> int:
    """The treasures whose marker can still move on, as bits (R20)."""
    bits = 0
    for colour in range(COLOURS):
        if state.treasures[colour].steps < LATEST:
            bits |= 1 << colour
    return bits


def doors_to_force(state: State, seat: int) -> int:
    """Any door of the room but one towards the professor (R29); at most one of three is."""
    place = state.players[seat].room
    bits = 0
    if place != Garden.OUTSIDE:
        for way in range(WAYS):
            if WAY_ROOM[place, way] != state.professor:
                bits |= 1 << DOOR_BIT[WAY_DOOR[place, way]]
    return bits


def named_rooms(state: State) -> int:
    bits = 0
    for index in range(state.named.shape[0]):
        if state.named[index] != NONE:
            bits |= 1 << state.named[index]
    return bits


def reach(state: State, seat: int, where: int) -> int:
    """The rooms a step speaks of, as bits; from outside nothing is here, adjacent or near (R5, R27)."""
    place = state.players[seat].room
    if where == Where.HERE:
        return (1 << place) & ALL_ROOMS
    if where == Where.ADJ:
        return ADJACENT[place]
    if where == Where.NEAR:
        return NEAR[place]
    if where == Where.WINDOWS:
        return WINDOWS
    if where == Where.BESIDE:
        return ADJACENT[state.professor]
    if where == Where.SOONEST:
        return soonest_rooms(state)
    if where == Where.NAMED:
        return named_rooms(state)
    return ALL_ROOMS


def soonest_rooms(state: State) -> int:
    """Where the treasures with the fewest steps are; never the second fewest (R31)."""
    fewest = LATEST
    for colour in range(COLOURS):
        fewest = min(fewest, state.treasures[colour].steps)
    bits = 0
    for colour in range(COLOURS):
        if state.treasures[colour].steps == fewest:
            bits |= 1 << state.treasures[colour].room
    return bits


def rooms_for(state: State, seat: int) -> int:
    """Where a pawn can be put: never to the professor, nor where it is; doors do not matter (R6, R30)."""
    return ALL_ROOMS & ~(1 << state.professor) & ~(1 << state.players[seat].room)


def pawns_to_place(state: State, seat: int, who: int) -> int:
    """Seats as bits: whose pawn; whom to bring; whom to join. Nobody is put outside (R30)."""
    if who == Who.PAWN:
        return (1 << state.seats) - 1
    place = state.players[seat].room
    bits = 0
    for other in range(state.seats):
        room = state.players[other].room
        if room != place:
            if who == Who.MATE and place != Garden.OUTSIDE:
                bits |= 1 << (BRING - SEAT + other)
            elif who == Who.SELF and room != Garden.OUTSIDE:
                bits |= 1 << (JOIN - SEAT + other)
    return bits


def faces_to_set(state: State, die: int, may_keep: bool) -> int:
    """Any face but the one a die shows, unless it may be kept (R36)."""
    if die == Die.COLOUR:
        return ALL_COLOURS if may_keep else ALL_COLOURS & ~(1 << state.colour_die)
    bits = ALL_FACES if may_keep else ALL_FACES & ~(1 << state.professor_die)
    return bits << FACES_AFTER


# ── Running a program ──────────────────────────────────────────────────────


def run_program(state: State, seat: int, row: int, done: int, events: Events) -> None:
    """From a row on, until somebody must be asked or the program is at its end.

    A step without a target is passed over: as much of a program is done as can be (R2).
    """
    while PROGRAM[row, Column.STEP] != Step.END:
        step = PROGRAM[row, Column.STEP]
        if step == Step.EACH:
            call_mates(state, seat, row)
            return
        if step == Step.ROLL:
            face = roll_for_card(state, seat, PROGRAM[row, Column.WHAT], events)
            row += 1
            while (PROGRAM[row, Column.WHAT] >> face) & 1 == 0:
                row = PROGRAM[row, Column.NEXT]
            row += 1
            done = ALL_COLOURS ^ (1 << face) if PROGRAM[row, Column.WHERE] == Where.THAT else 0
            if targets(state, seat, row, done) == 0:
                emit(events, Event.NOTHING_HAPPENED, seat, NONE, NONE, NONE)  # the card is spent (R38)
            continue
        bits = targets(state, seat, row, done)
        if PROGRAM[row, Column.ASKS] == NONE:
            do_step(state, seat, row, bits, events)
        elif bits != 0:
            ask(state, seat, row, done)
            return
        row = PROGRAM[row, Column.NEXT]
        done = 0


def ask(state: State, seat: int, row: int, done: int) -> None:
    """The decision of a step; a mate decides on the own pawn (A5)."""
    kind = PROGRAM[row, Column.ASKS]
    if kind == Decision.MOVE_ON and seat != state.active:
        push(state, Decision.MATE_MOVE, seat, row, done)
    elif kind == Decision.PICK_ROOM:
        push(state, kind, seat, row, seat)
    else:
        push(state, kind, seat, row, done)


def call_mates(state: State, seat: int, row: int) -> None:
    """The steps that follow are for each mate, clockwise from the active seat."""
    push(state, Task.PROGRAM, seat, PROGRAM[row, Column.NEXT], 0)
    for turn in range(state.seats - 1, 0, -1):
        push(state, Task.PROGRAM, (seat + turn) % state.seats, row + 1, 0)


def roll_for_card(state: State, seat: int, die: int, events: Events) -> int:
    """A roll of a card is not the roll of the dice phase: nothing of that can change it (R36)."""
    state.revealed = 1
    side = pick(state, SIDES)
    if die == Die.COLOUR:
        emit(events, Event.COLOUR_DIE_ROLLED, seat, COLOUR_DIE[side], NONE, NONE)
        return COLOUR_DIE[side]
    emit(events, Event.PROFESSOR_DIE_ROLLED, seat, PROFESSOR_DIE[side], NONE, NONE)
    return PROFESSOR_DIE[side]


def do_step(state: State, seat: int, row: int, bits: int, events: Events) -> None:
    """A step that leaves no choice, with all its targets."""
    step = PROGRAM[row, Column.STEP]
    if step == Step.OFF:
        for room in range(ROOMS):
            if (bits >> room) & 1 == 1:
                disarm_trap(state, seat, room, events)
    elif step == Step.UNLOCK:
        for bit in range(DOORS):
            if (bits >> bit) & 1 == 1:
                unlock_door(state, seat, BIT_DOOR[bit], events)
    elif step == Step.LATER:
        for colour in range(COLOURS):
            if (bits >> colour) & 1 == 1:
                delay(state, colour, PROGRAM[row, Column.WHAT], events)
    elif step == Step.ACTIONS:  # ordinary actions of this turn (R7)
        state.actions_left += PROGRAM[row, Column.WHAT]
        emit(events, Event.ACTIONS_GAINED, seat, PROGRAM[row, Column.WHAT], NONE, NONE)
    elif step == Step.FLAG:
        state.flagged[PROGRAM[row, Column.WHAT]] = 1
        emit(events, Event.FLAG_RAISED, PROGRAM[row, Column.WHAT], NONE, NONE, NONE)


def delay(state: State, colour: int, spaces: int, events: Events) -> None:
    """At most to the last space before the time marker comes round again (R20, R33)."""
    slot = state.treasures[colour]
    before = slot.steps
    slot.steps = min(before + spaces, LATEST)
    gained = MINUTES * (slot.steps - before)
    emit(events, Event.TREASURE_DELAYED, colour, slot.tile, gained, MINUTES * slot.steps)


# ── Answers ────────────────────────────────────────────────────────────────


def answer_step(state: State, kind: int, seat: int, row: int, done: int, action: int, events: Events) -> None:
    """Do a step with what was chosen; the program goes on, with the same step if it can be done again."""
    following = int(PROGRAM[row, Column.NEXT])
    if action == STOP:
        emit(events, Event.STOPPED, seat, NONE, NONE, NONE)
        push(state, Task.PROGRAM, seat, following, 0)
    elif kind == Decision.MOVE_ON or kind == Decision.MATE_MOVE:
        push(state, Task.PROGRAM, seat, row, done + 1)
        move_pawn(state, seat, action - MOVE, events)
    elif kind == Decision.PICK_DOOR:
        push(state, Task.PROGRAM, seat, row, done + 1)
        unlock_door(state, seat, action - UNLOCK, events)
    elif kind == Decision.PICK_TRAP:
        push(state, Task.PROGRAM, seat, row, done + 1)
        if PROGRAM[row, Column.STEP] == Step.NAME:
            name_trap(state, seat, done, action - TRAP, events)
        else:
            disarm_trap(state, seat, action - TRAP, events)
    elif kind == Decision.PICK_TREASURE:
        push(state, Task.PROGRAM, seat, row, done | 1 << (action - TREASURE))
        delay(state, action - TREASURE, PROGRAM[row, Column.WHAT], events)
    elif kind == Decision.SET_DIE:
        changed = set_die(state, seat, action, events)
        push(state, Task.PROGRAM, seat, following, max(changed, done))
    elif kind == Decision.PICK_SEAT:
        answer_seat(state, seat, row, following, action, events)
    else:
        push(state, Task.PROGRAM, seat, following, 0)
        answer_once(state, kind, seat, done, action, events)


def answer_once(state: State, kind: int, seat: int, done: int, action: int, events: Events) -> None:
    """A room, a door to force, a type or a colour: one is enough."""
    if kind == Decision.PICK_ROOM:
        put_pawn(state, done, action - ROOM, events)
    elif kind == Decision.FORCE_DOOR:
        force_door(state, seat, action - FORCE, events)
    elif kind == Decision.PICK_TYPE:
        bits = armed_traps(state, 1 << (action - TYPE))
        for room in range(ROOMS):
            if (bits >> room) & 1 == 1:
                disarm_trap(state, seat, room, events)
    else:
        walk(state, action - COLOUR, events)  # with all that a step brings (R28)


def answer_seat(state: State, seat: int, row: int, following: int, action: int, events: Events) -> None:
    """Whose pawn to put somewhere, whom to let act, whom to bring or join."""
    if action >= SEAT and action < BRING and PROGRAM[row, Column.STEP] == Step.PLACE:
        push(state, Decision.PICK_ROOM, seat, row, action - SEAT)
        return
    push(state, Task.PROGRAM, seat, following, 0)
    if action < BRING:
        emit(events, Event.MATE_CALLED, seat, action - SEAT, NONE, NONE)
        push(state, Decision.MATE_ACT, action - SEAT, 0, 0)
    elif action < JOIN:
        put_pawn(state, action - BRING, state.players[seat].room, events)
    else:
        put_pawn(state, seat, state.players[action - JOIN].room, events)


def force_door(state: State, seat: int, door: int, events: Events) -> None:
    """Through it, locked or not; it is open from now on."""
    player = state.players[seat]
    for way in range(WAYS):
        if WAY_DOOR[player.room, way] == door:
            state.open_doors[door] = 1
            player.room = WAY_ROOM[player.room, way]
            emit(events, Event.DOOR_FORCED, seat, door, player.room, NONE)
            return


def name_trap(state: State, seat: int, index: int, room: int, events: Events) -> None:
    state.named[index] = room
    emit(events, Event.TRAP_NAMED, seat, state.traps[room], room, NONE)


def set_die(state: State, seat: int, action: int, events: Events) -> int:
    """1 where the die shows another face now; the clock die is never set."""
    if action < FACE:
        changed = 1 if state.colour_die != action - COLOUR else 0
        state.colour_die = action - COLOUR
        emit(events, Event.COLOUR_DIE_SET, seat, state.colour_die, NONE, NONE)
        return changed
    changed = 1 if state.professor_die != action - FACE else 0
    state.professor_die = action - FACE
    emit(events, Event.PROFESSOR_DIE_SET, seat, state.professor_die, NONE, NONE)
    return changed
