"""Professor Evil for the search: what goes without saying, and how likely four treasures are saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NONE, bit_count, lowest_bit, mix, reduce
from villainy.games.professor_evil.actions import BONUS, DISARM, MOVE, PLAY, POWER, SAVE, STOP, UNLOCK
from villainy.games.professor_evil.rules.legality import action_at, choices, may_stop
from villainy.games.professor_evil.rules.manor import armed_traps
from villainy.games.professor_evil.rules.turn import AFTER_DOORS
from villainy.games.professor_evil.state import (
    CARDS_EACH,
    CHARACTERS,
    COLOURS,
    DOORS,
    ROOMS,
    SIDES,
    WAYS,
    Character,
    Decision,
    Face,
    Flag,
    Garden,
    Result,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States, Values
    from villainy.games.professor_evil.tables import (
        BIT_DOOR,
        COLOUR_DIE,
        DOOR_BIT,
        DOOR_ROOMS,
        PROFESSOR_DIE,
        TREASURE_TYPES,
        WAY_DOOR,
        WAY_ROOM,
        WINDOWS,
    )

HORIZON = 0  # the judgement is better than any guess at how play goes on
EXPLORATION = 0.05
CHANCE = dict.fromkeys((2, 3, 4), (-5.0, 10.0))

# The answers to `act`, as bits (see rules/legality.py).
WALKS = (1 << (UNLOCK - MOVE + DOORS)) - 1  # moves and doors
DISARMS = 1 << (DISARM - AFTER_DOORS)
SAVES = 1 << (SAVE - AFTER_DOORS)
POWERS = 1 << (POWER - AFTER_DOORS)
BONUSES = 1 << (BONUS - AFTER_DOORS)
PLAYS = ((1 << CARDS_EACH) - 1) << (PLAY - AFTER_DOORS)
FARTHEST = 24  # actions; nothing is farther away

# Found by playing. Work and time are in actions, values in treasures.
SELDOM = 16  # one in so many is any allowed action
PACE = 1.33  # spaces that a treasure's marker comes nearer in a turn
TICK = 1.17  # of them, by the clock
A_TURN = 3.6  # actions of use in a turn: cards help, the professor hinders
SCALE = 6.0  # so many actions to spare make a treasure likely
EFFORT = 0.03  # the sooner saved the better: what each action still to do takes off
REARMED = 1.5  # the work of a trap that he switches on again
EXPELLED = 1.0  # that of a pawn thrown out
SECOND = 0.6  # one thing after the other: the likeliest treasure counts in full
THIRD = 0.4
SAVED = 1.6
LOST = 0.6
TILE = 0.2  # an active power
DOOR_OPEN = 0.01  # an open door
LIKED = 0.1  # a better character
EVEN = 2.2  # what an even game is worth
WIDE = 5.0
BEND = 0.0


# ── What a sensible player does ────────────────────────────────────────────


def pick_sensible(states: States, i: int, word: np.uint64) -> int:
    """Mostly: save, switch off what guards a treasure, go where that can be done, play a card."""
    state = states[i]
    if state.depth == 0:
        return NONE
    bits = choices(state)
    count = bit_count(bits)
    stop = may_stop(state)
    if reduce(mix(word), SELDOM) != 0:
        bits = sensible(state, bits, mix(mix(word)))
        count = bit_count(bits)
        if count > 0:
            stop = False
    nth = reduce(word, count + 1 if stop else count)
    if nth == count:
        return STOP
    while nth > 0:
        bits &= bits - 1
        nth -= 1
    return action_at(state, lowest_bit(bits))


def sensible(state: State, bits: int, word: np.uint64) -> int:
    """The answers that make some sense; none where it is best to stop."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = state.frame_seat[top]
    if kind == Decision.ACT or kind == Decision.MATE_ACT:
        return deeds(state, seat, bits, word)
    if kind == Decision.CHOOSE_CHARACTER:
        best = 0
        for character in range(CHARACTERS):
            if (bits >> character) & 1 == 1 and (best == 0 or liking(character) > liking(lowest_bit(best))):
                best = 1 << character
        return best
    if kind == Decision.PICK_TRAP or kind == Decision.PICK_ROOM:
        wanted = bits & goals(state, word)
        return wanted if wanted != 0 else bits
    if kind == Decision.MOVE_ON or kind == Decision.MATE_MOVE:
        there = goals(state, word)
        if may_stop(state) and (there >> state.players[seat].room) & 1 == 1:
            return 0
        wanted = bits & onward(state, state.players[seat].room, there)
        return wanted if wanted != 0 or may_stop(state) else bits
    return bits


def deeds(state: State, seat: int, bits: int, word: np.uint64) -> int:
    """Of the menu."""
    if bits & SAVES != 0:
        return SAVES
    helps = bits & (PLAYS | POWERS)
    if word & 7 == 0:
        helps |= bits & BONUSES
    walks = bits & WALKS
    if helps != 0 and (word >> 3) & 3 != 0 and (walks == 0 or (word >> 5) & 1 == 0):
        return helps
    there = goals(state, mix(word))
    place = state.players[seat].room
    if bits & DISARMS != 0 and (there >> place) & 1 == 1:
        return DISARMS
    if walks != 0:
        wanted = walks & onward(state, place, there)
        return wanted if wanted != 0 else walks
    if bits & DISARMS != 0:
        return DISARMS
    return bits & ~BONUSES & ~helps


def goals(state: State, word: np.uint64) -> int:
    """Rooms where there is something to do, as bits: for one treasure or for all."""
    only = reduce(word, 2 * COLOURS)
    bits = 0
    for colour in range(COLOURS):
        if only >= COLOURS or colour == only:
            bits |= open_work(state, colour)
    return bits


def open_work(state: State, colour: int) -> int:
    """The rooms whose traps still guard a treasure; when all are off, its own."""
    slot = state.treasures[colour]
    if slot.tile == NONE:
        return 0
    guards = armed_traps(state, TREASURE_TYPES[slot.tile])
    return guards if guards != 0 else 1 << slot.room


def onward(state: State, place: int, there: int) -> int:
    """The moves, and the doors to unlock, on a shortest way from a place to one of some rooms, as bits."""
    nearer = 0
    near = there & ~(1 << place)
    for _ in range(FARTHEST):
        bits = 0
        for way in range(WAYS):
            room = WAY_ROOM[place, way]
            door = WAY_DOOR[place, way]
            if door == NONE or state.open_doors[door] == 1:
                if (near >> room) & 1 == 1 and room != state.professor:
                    bits |= 1 << room
            elif (nearer >> room) & 1 == 1:
                bits |= 1 << (UNLOCK - MOVE + DOOR_BIT[door])
        if bits != 0:
            return bits
        wider = spread(state, near, nearer)
        nearer = near
        near = wider
    return 0


def spread(state: State, near: int, nearer: int) -> int:
    """The rooms one action farther than `near`: behind open doors, and behind locked ones of `nearer`."""
    bits = near
    for bit in range(DOORS):
        door = BIT_DOOR[bit]
        both = 1 << DOOR_ROOMS[door, 0] | 1 << DOOR_ROOMS[door, 1]
        if nearer & both != 0 or (state.open_doors[door] == 1 and near & both != 0):
            bits |= both
    return bits


# ── How the game stands ────────────────────────────────────────────────────


def work(state: State, colour: int, guards: int) -> int:
    """The actions to switch its traps off and save a treasure: deeds, and the shortest tree of ways to them."""
    here = 1 << state.treasures[colour].room
    actions = 1 + bit_count(guards)
    pawns = 0
    windows = 0
    for seat in range(state.seats):
        if state.players[seat].room == Garden.OUTSIDE:
            windows = WINDOWS
        else:
            pawns |= 1 << state.players[seat].room
    there = (guards | here) & ~pawns
    if (there >> state.professor) & 1 == 1:
        actions += 1
    while there != 0:
        nearer = 0
        near = pawns
        distance = 0
        while near & there == 0 and distance < FARTHEST:
            wider = spread(state, near, nearer) | windows
            nearer = near
            near = wider
            distance += 1
        actions += distance
        reached = near & there
        pawns |= reached & -reached
        there &= ~pawns
    return actions


def visits(state: State, rooms: int) -> int:
    """How many of some rooms the professor's next roll leads him into, on average, in 36ths."""
    count = 0
    for side in range(SIDES):
        colour = COLOUR_DIE[side]
        first = WAY_ROOM[state.professor, colour]
        second = WAY_ROOM[first, colour]
        third = WAY_ROOM[second, colour]
        for other in range(SIDES):
            face = PROFESSOR_DIE[other]
            if face == Face.PASSAGE:
                count += (rooms >> max(0, state.treasures[colour].room)) & 1
            elif face <= Face.CHEVRON_3:
                count += (rooms >> first) & 1
                if face >= Face.CHEVRON_2:
                    count += (rooms >> second) & 1
                if face == Face.CHEVRON_3:
                    count += (rooms >> third) & 1
    return count


def liking(character: int) -> int:
    """How much a character helps the team."""
    if character == Character.LEROY:
        return 5
    if character == Character.IRENE or character == Character.DESTINY:
        return 4
    return 2 if character == Character.EDWARD else 0


def prospects(states: States, i: int, out: Values) -> None:
    """Treasures saved and lost, and how likely those in play are saved: the work they need against the time."""
    state = states[i]
    if state.over == 1:
        for seat in range(state.seats):
            out[seat] = 1.0 if state.result == Result.FOUR_SAVED else 0.01 * state.saved_size
        return
    tiles = 0
    likings = 0
    danger = 0
    for seat in range(state.seats):
        tiles += state.players[seat].tile_up
        likings += liking(state.players[seat].character)
        danger += visits(state, (1 << state.players[seat].room) & ((1 << ROOMS) - 1))
    doors = 0
    for bit in range(DOORS):
        doors += state.open_doors[BIT_DOOR[bit]]
    first = 0.0
    second = 0.0
    third = 0.0
    for colour in range(COLOURS):
        if state.treasures[colour].tile != NONE:
            types = TREASURE_TYPES[state.treasures[colour].tile]
            guards = armed_traps(state, types)
            safe = 0
            for room in range(ROOMS):
                if state.armed[room] == 0 and (types >> state.traps[room]) & 1 == 1:
                    safe |= 1 << room
            actions = work(state, colour, guards) + REARMED / 36 * visits(state, safe) + EXPELLED / 36 * danger
            ticks = state.treasures[colour].steps - TICK * (1 - state.flagged[Flag.NO_CLOCK])
            time = state.actions_left + A_TURN * max(0.0, ticks) / PACE
            spare = (time - actions) / SCALE
            chance = max(0.0, 1 - EFFORT * actions) * (0.5 + 0.5 * spare / np.sqrt(1 + spare * spare))
            if chance > first:
                third = second
                second = first
                first = chance
            elif chance > second:
                third = second
                second = chance
            else:
                third = chance
    worth = SAVED * state.saved_size - LOST * state.lost_size + first + SECOND * second + THIRD * third
    lead = (worth + TILE * tiles + DOOR_OPEN * doors + LIKED * likings - EVEN) / WIDE
    bent = lead / np.sqrt(1 + lead * lead)
    for seat in range(state.seats):
        out[seat] = min(0.95, max(0.05, 0.5 + 0.45 * (BEND * bent + (1 - BEND) * lead)))
