"""Victorian Masterminds for the search: what a move is worth at a glance, and how near a victory is.

Worths are whole hundredths, of a point about, and the time left is in hundredths of a game.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NOBODY, NONE, bit_count, lowest_bit, mix, reduce
from villainy.games.victorian_masterminds.actions import (
    ACT_AS,
    CAPTURE,
    CLAIM,
    DECLINE,
    END_TURN,
    EXTRA_TURN,
    GAIN,
    INSERT,
    PLACE,
    RAID,
    RECYCLE,
    SEGMENT,
    TAKE,
)
from villainy.games.victorian_masterminds.rules.legality import choices, first_action, may_decline
from villainy.games.victorian_masterminds.rules.pieces import built_segments, can_gain, takes_part
from villainy.games.victorian_masterminds.rules.resolution import may_claim
from villainy.games.victorian_masterminds.rules.scoring import points
from villainy.games.victorian_masterminds.state import (
    BUILDINGS,
    CITIES,
    SEGMENTS,
    Agent,
    Bonus,
    Decision,
    Power,
    Spoil,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Player, State, States, Values
    from villainy.games.victorian_masterminds.tables import (
        BUILDING_SPOILS,
        CITY_SPOILS,
        LAST_LEVEL,
        MISSION_REWARD,
        POWERS,
        SEGMENT_AMOUNT,
        SEGMENT_BOLTS,
        SEGMENT_BONUS,
        SEGMENT_PLATES,
    )

# These, and how a lead is weighed below, were found by playing. Between two, a short horizon sets the levels
# apart: with one of 16 a thousand simulations are nearly as strong as ten thousand.
HORIZON = 16  # a few turns; from there, to judge is better than to guess
DUEL_HORIZON = 2  # to the end of a turn, about
EXPLORATION = 0.2
FAR_HORIZON = 32
FAR_EXPLORATION = 0.35
OPTIMISM = 0.0  # the best that can come of a move needs rivals who let it
WEIGHED = 0
NEXT = 0
FIRST = 1
SURE = 0.0

SELDOM = 16  # one in so many is any allowed action
TRIES = 3  # else the best of so many drawn at random
SPENT = 16  # one in so many times that scientists could buy a building they do, before the last turn

# What moves are worth, found by letting `pick_sensible` play against itself with other values. Where there
# are two, the first is for the end of a game, the other (EARLY) for its beginning.
SCIENTIST = 125
FIREPOWER = 45
EARLY_FIREPOWER = 415
SHORT_FIREPOWER = 240  # as much more at the beginning, while it is too little to capture
FAR_AHEAD = 3  # of the Secret Service: further steps do not count
CODEX = 140  # for each point
EARLY_CODEX = 80
MAYHEM = 195
EARLY_MAYHEM = 280
BUILDING = 170  # beside its spoils
MISSION = 110  # for each point
POINT = 25  # of a segment: most of them are built sooner or later
LAST_POINT = 100  # in the final round
FIRST_POWER = 400  # what segments bring at the beginning
SECOND_POWER = 550
CODEX_LEVEL = 485
CELL = 85
SEGMENT_FIREPOWER = 295
BUILT = 35
UNFINISHED = 90  # percent of its share that a part is worth which is not the last
ABILITY = 80  # percent: a saboteur may lie there, or somebody come first
AT_ONCE = 120  # percent, where a rival's agent waits for another
SABOTEUR = 115  # alone in a city, in the way of who comes next
SECOND_POWER_USED = 290
EMPTY = 20  # a city without agents
EARLY_EMPTY = 95
OWN = 60  # a city with one's own agent on top
EARLY_OWN = -10
TAKEN = 75  # an agent chosen, not drawn
RECYCLED = -85  # which costs a scientist

# What positions are worth, fitted to how games between searches ended; two values as above.
EARLY_POINTS = 70  # percent
SEGMENT_POINTS = 45  # percent: they would have come anyway
EARLY_SEGMENT_POINTS = -60
HELD_SCIENTIST = 160
LEAD = 125  # a step of firepower ahead of the Secret Service, or behind it
EARLY_LEAD = 185
FAR_BEHIND = -4
BUILT_FIRST_POWER = 240
EARLY_BUILT_FIRST_POWER = 315
BUILT_SECOND_POWER = 150
EARLY_BUILT_SECOND_POWER = 300
BUILT_CODEX = 275
EARLY_BUILT_CODEX = 330
BUILT_CELL = 40
EARLY_BUILT_CELL = 155
BUILT_POINTS = 40
EARLY_BUILT_POINTS = 245
PARTS = 120  # all but the last of a segment, about
EARLY_PARTS = 220
WAITING = 295  # an agent in a city
EARLY_WAITING = 365
CLAIMING = 35  # a Henchman there, for each point of a mission that is fulfilled
EARLY_CLAIMING = 50
CAPTURING = 85  # a Gunner there, with firepower enough
ON_TURN = 160  # against one rival
EARLY_ON_TURN = 95
# The same in the final round, where the rest is worth nothing any more.
LAST_LEAD = 45
LAST_WAITING = 140
LAST_CLAIMING = 60
LAST_CAPTURING = 150
LAST_ON_TURN = 220

WIN = 0.6  # what winning is worth, beside the points
WIDE = 2400  # the lead that is worth all the rest
SPREAD = 500  # of how leads end, when the last round has come
EARLY_SPREAD = 1000  # and as much more at the beginning
DECIDED = 0.01  # at the end any lead will do
LOWEST = -1000000


def pick_sensible(states: States, i: int, word: np.uint64) -> int:
    """The best at a glance of a few actions drawn at random; now and then, any."""
    state = states[i]
    if state.depth == 0:
        return NONE
    kind = state.frame_kind[state.depth - 1]
    seat = int(state.frame_seat[state.depth - 1])
    bits = choices(state)
    count = bit_count(bits)
    first = first_action(state)
    dice = mix(word)
    if count == 0 or reduce(dice, SELDOM) == 0:
        nth = reduce(word, count + 1 if may_decline(state) else count)
        return DECLINE if nth == count else first + nth_bit(bits, nth)
    if kind == Decision.ORDER:
        return first
    if kind == Decision.SPECIAL_ACTION:
        bits = sensible_special_actions(state, bits, mix(dice))
        count = bit_count(bits)
    time = time_left(state)
    best = NONE
    most = 0
    for _ in range(TRIES):
        action = first + nth_bit(bits, reduce(word, count))
        worth = worth_of_action(state, seat, kind, action, time)
        if best == NONE or worth > most:
            best = action
            most = worth
        word = mix(word)
    return best


def nth_bit(bits: int, nth: int) -> int:
    while nth > 0:
        bits &= bits - 1
        nth -= 1
    return lowest_bit(bits)


def sensible_special_actions(state: State, bits: int, dice: np.uint64) -> int:
    """The Extra Turn or to end the turn, now and then the captures; in the last turn whatever there is."""
    captures = bits >> (CAPTURE - END_TURN) << (CAPTURE - END_TURN)
    if captures != 0 and (state.final_left != NONE or reduce(dice, SPENT) == 0):
        return captures
    extra_turn = bits & (1 << (EXTRA_TURN - END_TURN))
    return extra_turn if extra_turn != 0 else 1


def time_left(state: State) -> int:
    """The Secret Service's level rises ever quicker, and a machine is built step by step."""
    if state.trigger != NONE:
        return 0
    most = 0
    for seat in range(state.seats):
        most = max(most, built_segments(state.players[seat]))
    level = 100 * state.level // LAST_LEVEL
    return 100 - max(100 * most // SEGMENTS, level * level // 100)


def between(late: int, early: int, time: int) -> int:
    return late + (early - late) * time // 100


# ── What moves are worth ───────────────────────────────────────────────────


def worth_of_action(state: State, seat: int, kind: int, action: int, time: int) -> int:
    player = state.players[seat]
    if kind == Decision.PLACE_AGENT or kind == Decision.INSERT_AGENT:
        agent = player.pile[0] if player.hand == NONE else player.hand
        city = reduce(mix(int(state.generator)), CITIES)  # any, where that is asked next
        worth = 0
        if action < TAKE:
            city = action - PLACE
        elif action < RECYCLE:
            agent = action - TAKE
            worth = TAKEN
        elif action < INSERT:
            agent = action - RECYCLE
            worth = RECYCLED
        else:
            city = action - INSERT
        worth += worth_of_gain(state, seat, CITY_SPOILS[city], time)
        ability = worth_of_ability(state, seat, agent, city, time)
        size = state.stack_size[city]
        if size == 0:
            worth += between(EMPTY, EARLY_EMPTY, time)
            if agent == Agent.SABOTEUR:
                worth += SABOTEUR
        elif state.stack_owner[city, size - 1] == seat:
            worth += between(OWN, EARLY_OWN, time)
        else:
            ability = ability * AT_ONCE // 100
        return worth + ability
    if kind == Decision.PLACE_BOLT or kind == Decision.PLACE_PLATE:
        return worth_of_part(player, action - SEGMENT, time)
    if kind == Decision.CAPTURE or (kind == Decision.SPECIAL_ACTION and action >= CAPTURE):
        return worth_of_building(state, seat, (action - CAPTURE) % BUILDINGS, time)
    if kind == Decision.CLAIM_MISSION:
        return MISSION_REWARD[state.missions[action - CLAIM]]
    if kind == Decision.ACT_AS:
        return worth_of_ability(state, seat, action - ACT_AS, state.resolution.city, time)
    if kind == Decision.RAID:
        return worth_of_gain(state, seat, CITY_SPOILS[action - RAID], time)
    if kind == Decision.GAIN:
        return worth_of_gain(state, seat, action - GAIN, time)
    return 0


def worth_of_ability(state: State, seat: int, agent: int, city: int, time: int) -> int:
    """What an agent does in a city beside taking its spoils."""
    player = state.players[seat]
    verb = NONE
    worth = 0
    if agent == Agent.ENGINEER:
        verb = POWERS[player.machine, 0, 0]
        worth = SECOND_POWER_USED * player.bonus_powers[1]
    if agent == Agent.HENCHMAN and may_claim(state, seat, city):
        worth += MISSION * MISSION_REWARD[state.missions[city]]
    elif agent == Agent.NUMBER_2 or verb == Power.ACT_AS_NUMBER_2:
        worth += worth_of_gain(state, seat, CITY_SPOILS[city], time) * ABILITY // 100
    elif agent == Agent.GUNNER or verb == Power.CAPTURE:
        here = 0
        if player.firepower >= state.level or CITY_SPOILS[city] == Spoil.FIREPOWER:
            for building in range(BUILDINGS):
                if state.captor[city, building] == NOBODY:
                    here = max(here, worth_of_building(state, seat, building, time))
        worth += here * ABILITY // 100
    elif verb == Power.GAIN:
        worth += worth_of_gain(state, seat, POWERS[player.machine, 0, 1], time)
    return worth


def worth_of_building(state: State, seat: int, building: int, time: int) -> int:
    return BUILDING + worth_of_gain(state, seat, BUILDING_SPOILS[building], time)


def worth_of_gain(state: State, seat: int, spoil: int, time: int) -> int:
    player = state.players[seat]
    if spoil == Spoil.BOLT or spoil == Spoil.PLATE:
        best = 0
        for segment in range(SEGMENTS):
            if takes_part(player, segment, spoil):
                best = max(best, worth_of_part(player, segment, time))
        return best
    if not can_gain(state, seat, spoil):
        return 0
    if spoil == Spoil.FIREPOWER:
        if player.firepower >= state.level + FAR_AHEAD:
            return 0
        worth = between(FIREPOWER, EARLY_FIREPOWER, time)
        return worth + SHORT_FIREPOWER * time // 100 if player.firepower < state.level else worth
    if spoil == Spoil.SCIENTIST:
        return SCIENTIST
    if spoil == Spoil.CODEX:
        return between(CODEX, EARLY_CODEX, time) * player.codex_level
    if spoil == Spoil.CODEX_FLIP:
        return between(CODEX, EARLY_CODEX, time)
    return between(MAYHEM, EARLY_MAYHEM, time)


def worth_of_part(player: Player, segment: int, time: int) -> int:
    """A fair share of the segment."""
    missing = parts_needed(player, segment) - player.bolts[segment] - player.plates[segment]
    worth = (BUILT + worth_of_segment(player, segment, time)) // missing
    return worth if missing == 1 else worth * UNFINISHED // 100


def parts_needed(player: Player, segment: int) -> int:
    return SEGMENT_BOLTS[player.machine, segment] + SEGMENT_PLATES[player.machine, segment]


def worth_of_segment(player: Player, segment: int, time: int) -> int:
    """What a built segment brings from now on."""
    bonus = SEGMENT_BONUS[player.machine, segment]
    amount = SEGMENT_AMOUNT[player.machine, segment]
    if bonus == Bonus.POINTS:
        return amount * (LAST_POINT if time == 0 else POINT)
    worth = SEGMENT_FIREPOWER * amount
    if bonus == Bonus.POWER_1:
        worth = FIRST_POWER
    elif bonus == Bonus.POWER_2:
        worth = SECOND_POWER
    elif bonus == Bonus.CODEX:
        worth = CODEX_LEVEL
    elif bonus == Bonus.CELL:
        worth = CELL
    return worth * time // 100


# ── What positions are worth ───────────────────────────────────────────────


def standing(state: State, seat: int, time: int) -> int:
    """The points of a seat, and those that what it has will bring it."""
    player = state.players[seat]
    total = 100 * points(state, seat)
    if state.over == 1:
        return total + built_segments(player)  # which break ties
    lead = min(max(player.firepower - state.level, FAR_BEHIND), FAR_AHEAD)
    on_turn = state.active == seat and state.final_left != 0
    if time == 0:
        total += LAST_LEAD * lead
        total += worth_of_waiting(state, seat, LAST_WAITING, LAST_CLAIMING, LAST_CAPTURING)
        return total + LAST_ON_TURN // (state.seats - 1) if on_turn else total
    total = total * between(100, EARLY_POINTS, time) // 100
    total += HELD_SCIENTIST * player.scientists + between(LEAD, EARLY_LEAD, time) * lead
    for segment in range(SEGMENTS):
        total += worth_of_progress(player, segment, time)
    waiting = between(WAITING, EARLY_WAITING, time)
    total += worth_of_waiting(state, seat, waiting, between(CLAIMING, EARLY_CLAIMING, time), CAPTURING)
    return total + between(ON_TURN, EARLY_ON_TURN, time) // (state.seats - 1) if on_turn else total


def worth_of_progress(player: Player, segment: int, time: int) -> int:
    """What a segment, or the parts on it, will bring before the final round; its points are counted."""
    if player.built[segment] == 0:
        parts = player.bolts[segment] + player.plates[segment]
        return between(PARTS, EARLY_PARTS, time) * parts // parts_needed(player, segment)
    bonus = SEGMENT_BONUS[player.machine, segment]
    if bonus == Bonus.POWER_1:
        return between(BUILT_FIRST_POWER, EARLY_BUILT_FIRST_POWER, time)
    if bonus == Bonus.POWER_2:
        return between(BUILT_SECOND_POWER, EARLY_BUILT_SECOND_POWER, time)
    if bonus == Bonus.CODEX:
        return between(BUILT_CODEX, EARLY_BUILT_CODEX, time)
    if bonus == Bonus.CELL:
        return between(BUILT_CELL, EARLY_BUILT_CELL, time)
    if bonus == Bonus.FIREPOWER:
        return 0  # what it brought is there
    percent = between(SEGMENT_POINTS, EARLY_SEGMENT_POINTS, time) - between(100, EARLY_POINTS, time)
    amount = SEGMENT_AMOUNT[player.machine, segment]
    return between(BUILT_POINTS, EARLY_BUILT_POINTS, time) + amount * percent


def worth_of_waiting(state: State, seat: int, waiting: int, claiming: int, capturing: int) -> int:
    """What agents in the cities and in a stack that is being resolved will bring."""
    player = state.players[seat]
    worth = 0
    for city in range(CITIES):
        for place in range(state.stack_size[city]):
            if state.stack_owner[city, place] == seat:
                worth += waiting
                agent = state.stack_agent[city, place]
                if agent == Agent.HENCHMAN and may_claim(state, seat, city):
                    worth += claiming * MISSION_REWARD[state.missions[city]]
                elif agent == Agent.GUNNER and player.firepower >= state.level:
                    worth += capturing
    for place in range(state.resolution.next, state.resolution.height):
        if state.resolution.owners[place] == seat:
            worth += waiting
    return worth


def prospects(states: States, i: int, out: Values) -> None:
    """The chance to win, and by how many points."""
    state = states[i]
    time = time_left(state)
    spread = DECIDED if state.over == 1 else SPREAD + EARLY_SPREAD * time / 100
    best = NONE
    most = LOWEST
    second = LOWEST
    for seat in range(state.seats):
        total = standing(state, seat, time)
        out[seat] = total
        if total > most:
            second = most
            most = total
            best = seat
        elif total > second:
            second = total
    for seat in range(state.seats):
        lead = out[seat] - (second if seat == best else most)
        chance = 0.5 + 0.5 * lead / sqrt(spread * spread + lead * lead)
        margin = min(1.0, max(0.0, 0.5 + 0.5 * lead / WIDE))
        out[seat] = WIN * chance + (1 - WIN) * margin


def is_settled(states: States, i: int) -> bool:
    """Nowhere better than anywhere else."""
    return False
