"""Professor Evil for the search: what goes without saying, and how likely four treasures are saved."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, bit_count, lowest_bit, mix, reduce
from villainy.games.professor_evil.actions import BONUS, DISARM, MOVE, PLAY, POWER, SAVE, STOP, UNLOCK
from villainy.games.professor_evil.rules.cards import ALL_TYPES
from villainy.games.professor_evil.rules.legality import action_at, choices, may_stop
from villainy.games.professor_evil.rules.manor import armed_traps
from villainy.games.professor_evil.rules.turn import AFTER_DOORS
from villainy.games.professor_evil.state import (
    CARDS_EACH,
    CHARACTERS,
    COLOURS,
    DOORS,
    ROOMS,
    WAYS,
    Character,
    Decision,
    Face,
    Flag,
    Garden,
    Result,
    Task,
)

if TYPE_CHECKING:
    import numpy as np

    from villainy.engine.dialect import State, States, Values
    from villainy.games.professor_evil.tables import (
        ACTIONS_A_TURN,
        ADJACENT,
        BEHIND,
        BIT_DOOR,
        COLOUR_SIDES,
        DOOR_BIT,
        DOOR_WAYS,
        FACE_SIDES,
        TREASURE_TYPES,
        WAY_DOOR,
        WAY_ROOM,
    )

HORIZON = 24  # to the end of the turn, which comes sooner
DUEL_HORIZON = HORIZON
EXPLORATION = 0.02  # worths of neighbouring actions differ little
FAR_HORIZON = HORIZON
FAR_EXPLORATION = EXPLORATION
OPTIMISM = 0.0  # dice decide
WEIGHED = 4
NEXT = 100
FIRST = 5
SURE = 1.3

# The answers to `act`, as bits (see rules/legality.py).
WALKS = (1 << (UNLOCK - MOVE + DOORS)) - 1  # moves and doors
DISARMS = 1 << (DISARM - AFTER_DOORS)
SAVES = 1 << (SAVE - AFTER_DOORS)
POWERS = 1 << (POWER - AFTER_DOORS)
BONUSES = 1 << (BONUS - AFTER_DOORS)
PLAYS = ((1 << CARDS_EACH) - 1) << (PLAY - AFTER_DOORS)
FARTHEST = 24  # actions; nothing is farther away
LONGEST = 12  # turns looked ahead

# Found by playing.
SELDOM = 16  # one in so many is any allowed action
PACE = 1.33  # spaces that a treasure's marker comes nearer in a turn
TICK = 1.17  # of them, by the clock
# One estimate: the work of all together, in actions, against the time.
A_TURN = 3.6  # actions of use in a turn: cards help, the professor hinders
SPARE_ACTIONS = 6.0  # so many make a treasure likely
EFFORT = 0.03  # the sooner saved the better: what each action still to do takes off
REARMED = 1.5  # the work of a trap that he switches on again
EXPELLED = 1.0  # that of a pawn thrown out
# The other: turn by turn, when it could be done, in spaces of the clock. Their mean is better than either.
TURN_TENTHS = 36  # tenths of actions of use in a turn
CARD_HELPS = 6  # of them, a card that is still to be played
GAIT = 1.15
FIRST_ROLL = 0.5
SPARE_SPACES = 2.8
AT_ONCE = 1.3  # what can be done in this turn
WAITING = 0.09  # what each turn still to wait takes off
LOSS_REARMED = 0.8
LOSS_EXPELLED = 0.5
# Together, in treasures.
SECOND = 0.6  # one thing after the other: the likeliest treasure counts in full
THIRD = 0.4
SAVED = 1.2
LOST = 0.6
TILE = 0.2  # an active power
LIKED = 0.1  # a better character
EVEN = 3.0  # what an even game is worth
WIDE = 5.2  # so much more is as good as won


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
    # When a card is played hardly matters: mostly first of all or last, so that fewer orders are looked at.
    eighths = 7
    if walks != 0:
        eighths = 4 if state.actions_left == ACTIONS_A_TURN else 1
    if helps != 0 and (word >> 3) & 7 < eighths:
        return helps
    place = state.players[seat].room
    if bits & DISARMS != 0 and ((word >> 6) & 7 != 0 or walks == 0):
        if guards_any(state, state.traps[place]):
            return DISARMS
    if walks != 0:
        wanted = walks & onward(state, place, goals(state, mix(word)))
        return wanted if wanted != 0 else walks
    return bits & ~BONUSES & ~helps


def guards_any(state: State, trap: int) -> bool:
    """Whether traps of this type guard a treasure."""
    for colour in range(COLOURS):
        tile = state.treasures[colour].tile
        if tile != NONE and (TREASURE_TYPES[tile] >> trap) & 1 == 1:
            return True
    return False


def goals(state: State, word: np.uint64) -> int:
    """Rooms with something to do, as bits: for the treasure with the fewest traps, for any or for all."""
    chosen = reduce(word, 4 * COLOURS)
    fewest = ROOMS + 1
    least = 0
    bits = 0
    for colour in range(COLOURS):
        rooms = open_work(state, colour)
        count = bit_count(rooms)
        if rooms == 1 << state.treasures[colour].room:
            count = 0
        if rooms != 0 and count < fewest:
            fewest = count
            least = rooms
        if chosen >= COLOURS or chosen == colour:
            bits |= rooms
    return least if chosen >= 2 * COLOURS else bits


def open_work(state: State, colour: int) -> int:
    """The rooms whose traps still guard a treasure; when all are off, its own."""
    slot = state.treasures[colour]
    if slot.tile == NONE:
        return 0
    guards = armed_traps(state, TREASURE_TYPES[slot.tile])
    return guards if guards != 0 else 1 << slot.room


def onward(state: State, place: int, there: int) -> int:
    """The moves, and the doors to unlock, on a shortest way from a place to one of some rooms, as bits."""
    ways = open_ways(state)
    near = there & ~(1 << place)
    fresh = near
    late = 0
    for _ in range(FARTHEST):
        bits = 0
        for way in range(WAYS):
            room = WAY_ROOM[place, way]
            door = WAY_DOOR[place, way]
            if door == NONE or state.open_doors[door] == 1:
                if (near >> room) & 1 == 1 and room != state.professor:
                    bits |= 1 << room
            elif ((near & ~fresh) >> room) & 1 == 1:
                bits |= 1 << (UNLOCK - MOVE + DOOR_BIT[door])
        if bits != 0:
            return bits
        wider = near | spread(ways, fresh, late)
        late = fresh
        fresh = wider & ~near
        near = wider
    return 0


def open_ways(state: State) -> int:
    """Which ways lead on, three bits for each place; outside all do."""
    bits = ((1 << WAYS) - 1) << (WAYS * Garden.OUTSIDE)
    for bit in range(DOORS):
        if state.open_doors[BIT_DOOR[bit]] == 1:
            bits |= DOOR_WAYS[bit]
    return bits


def spread(ways: int, fresh: int, late: int) -> int:
    """The rooms one action farther: behind the open doors of `fresh` places and any doors of `late` ones."""
    bits = 0
    while fresh != 0:
        place = lowest_bit(fresh)
        fresh &= fresh - 1
        bits |= BEHIND[place, (ways >> (WAYS * place)) & ((1 << WAYS) - 1)]
    while late != 0:
        bits |= ADJACENT[lowest_bit(late)]
        late &= late - 1
    return bits


# ── How the game stands ────────────────────────────────────────────────────


def nearest(ways: int, near: int, there: int) -> int:
    """Of some rooms the one nearest to others, and how many actions away it is, times 16."""
    fresh = near  # reached by the last action
    late = 0  # by the one before: their locked doors are open by now
    distance = 0
    while near & there == 0 and distance < FARTHEST:
        wider = near | spread(ways, fresh, late)
        late = fresh
        fresh = wider & ~near
        near = wider
        distance += 1
    return 16 * distance + lowest_bit(near & there)


def time_to_save(state: State, ways: int, colour: int, guards: int) -> int:
    """In tenths of actions from the next turn on, if all hurry to the nearest deed; below 0 in this turn."""
    here = 1 << state.treasures[colour].room
    places = 0  # of all pawns, four bits for each
    for seat in range(state.seats):
        places |= state.players[seat].room << (4 * seat)
    purses = 0  # tenths of actions that each has left, sixteen bits for each
    income = 10 * state.actions_left + CARD_HELPS * (state.shown_size // 2)
    seat = int(state.active)
    for turn in range(LONGEST):
        purse = ((purses >> (16 * seat)) & 0xFFFF) + income
        while True:
            found = nearest(ways, 1 << ((places >> (4 * seat)) & 15), guards if guards != 0 else here)
            room = found & 15
            cost = 10 + 10 * (found >> 4)
            if turn == 0 and room == state.professor:
                cost += 10
            if cost > purse:
                break
            purse -= cost
            if guards == 0:
                return turn * TURN_TENTHS - min(purse, TURN_TENTHS)
            guards &= ~(1 << room)
            places = (places & ~(15 << (4 * seat))) | (room << (4 * seat))
        purses = (purses & ~(0xFFFF << (16 * seat))) | (purse << (16 * seat))
        income = TURN_TENTHS
        seat = (seat + 1) % state.seats
    return LONGEST * TURN_TENTHS


def work(state: State, ways: int, colour: int, guards: int) -> int:
    """The actions to switch its traps off and save a treasure: deeds, and a tree of short ways to them."""
    here = 1 << state.treasures[colour].room
    actions = 1 + bit_count(guards)
    pawns = 0
    for seat in range(state.seats):
        pawns |= 1 << state.players[seat].room
    there = (guards | here) & ~pawns
    if (there >> state.professor) & 1 == 1:
        actions += 1
    while there != 0:
        found = nearest(ways, pawns, there)
        actions += found >> 4
        pawns |= 1 << (found & 15)
        there &= ~pawns
    return actions


def visits(state: State, rooms: int) -> int:
    """How many of some rooms the professor's next roll leads him into, on average, in 36ths."""
    three = FACE_SIDES[Face.CHEVRON_3]
    two = three + FACE_SIDES[Face.CHEVRON_2]
    one = two + FACE_SIDES[Face.CHEVRON_1]
    count = 0
    for colour in range(COLOURS):
        first = WAY_ROOM[state.professor, colour]
        second = WAY_ROOM[first, colour]
        third = WAY_ROOM[second, colour]
        passage = (rooms >> max(0, state.treasures[colour].room)) & 1
        walk = ((rooms >> first) & 1) * one + ((rooms >> second) & 1) * two + ((rooms >> third) & 1) * three
        count += COLOUR_SIDES[colour] * (passage * FACE_SIDES[Face.PASSAGE] + walk)
    return count


def rooms_of(state: State, types: int) -> int:
    """The rooms with a trap of one of these types, as bits."""
    bits = 0
    for room in range(ROOMS):
        bits |= ((types >> state.traps[room]) & 1) << room
    return bits


def liking(character: int) -> int:
    """How much a character helps the team."""
    if character == Character.LEROY:
        return 5
    if character == Character.IRENE or character == Character.DESTINY:
        return 4
    return 2 if character == Character.EDWARD else 0


def prospects(states: States, i: int, out: Values) -> None:
    """Treasures saved and lost, and how likely those in play are saved: their work against their time."""
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
    ways = open_ways(state)
    armed = armed_traps(state, ALL_TYPES)
    first = 0.0
    second = 0.0
    third = 0.0
    for colour in range(COLOURS):
        if state.treasures[colour].tile != NONE:
            types = TREASURE_TYPES[state.treasures[colour].tile]
            rooms = rooms_of(state, types)
            guards = rooms & armed
            rearmed = visits(state, rooms & ~armed) * (1 - state.flagged[Flag.NO_ARM]) / 36
            steps = state.treasures[colour].steps + TICK * (state.flagged[Flag.NO_CLOCK] - 1)
            actions = work(state, ways, colour, guards) + REARMED * rearmed + EXPELLED * danger / 36
            time = state.actions_left + A_TURN * max(0.0, steps) / PACE
            spare = (time - actions) / SPARE_ACTIONS
            chance = max(0.0, 1 - EFFORT * actions) * (0.5 + 0.5 * spare / sqrt(1 + spare * spare))
            later = time_to_save(state, ways, colour, guards) / TURN_TENTHS
            spare = steps + FIRST_ROLL - GAIT * later - LOSS_REARMED * rearmed - LOSS_EXPELLED * danger / 36
            spare /= SPARE_SPACES
            likely = 0.5 + 0.5 * spare / sqrt(1 + spare * spare) if later > 0 else AT_ONCE
            chance = (chance + likely * max(0.0, 1 - WAITING * (1 + later))) / 2
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
    lead = (worth + TILE * tiles + LIKED * likings - EVEN) / WIDE
    for seat in range(state.seats):
        out[seat] = min(0.98, max(0.05, 0.5 + 0.45 * lead))


def is_settled(states: States, i: int) -> bool:
    """The end of a turn: before the professor moves, unless the question is what he does."""
    if states[i].depth == 0:
        return False
    kind = states[i].frame_kind[states[i].depth - 1]
    if kind == Task.PROFESSOR:
        asked = states[0].frame_kind[states[0].depth - 1]
        return asked != Decision.DICE and asked != Decision.ACTIVATE
    return kind == Task.START_TURN
