"""Victorian Masterminds for the search: what a move is worth at a glance, and how near a victory is.

Worths are whole hundredths of a point, and the time left is in hundredths of a game.
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
        BUILDING_POINTS,
        BUILDING_SPOILS,
        CITY_SPOILS,
        LAST_LEVEL,
        MAYHEM_POINTS,
        MISSION_REWARD,
        POWERS,
        SEGMENT_AMOUNT,
        SEGMENT_BOLTS,
        SEGMENT_BONUS,
        SEGMENT_PLATES,
    )

# These, and how a lead is weighed below, were found by playing.
HORIZON = 16  # a few turns; from there, to judge is better than to guess
EXPLORATION = 0.2
FAR_HORIZON = 128  # all of a game: thousands of guesses together see farther than the judgement
FAR_EXPLORATION = 0.35
WEIGHED = 0
NEXT = 0
SURE = 0.0

SELDOM = 16  # one in so many is any allowed action
TRIES = 3  # else the best of so many drawn at random

# What things are worth at the beginning of a game, fitted to how games that `pick_sensible` plays go on.
SCIENTIST = 70
FIREPOWER = 100  # a step, whenever
EARLY_FIREPOWER = 125  # and as much more at the beginning
ENOUGH_FIREPOWER = 300  # to capture at all
FAR_BEHIND = -4  # of the Secret Service: further steps back do not count
FAR_AHEAD = 3
FIRST_POWER = 650
SECOND_POWER = 400  # for each point of a mayhem token
CODEX_LEVEL = 700
CELL = 100
SEGMENT_FIREPOWER = 200
BUILT = 30
WAITING_AGENT = 180
ABLE_AGENT = 70  # and as much more if it does something there
ON_TURN = 60

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
    """The captures, the Extra Turn, or to end the turn; who has no turn left spends what there is."""
    captures = bits >> (CAPTURE - END_TURN) << (CAPTURE - END_TURN)
    extra_turn = bits & (1 << (EXTRA_TURN - END_TURN))
    last = state.final_left != NONE
    if captures != 0 and (last or reduce(dice, 8) == 0):
        return captures
    if extra_turn != 0 and (last or reduce(dice, 2) == 0):
        return extra_turn
    return 1


def time_left(state: State) -> int:
    """The Secret Service's level rises ever quicker, and a machine is built step by step."""
    if state.trigger != NONE:
        return 0
    most = 0
    for seat in range(state.seats):
        most = max(most, built_segments(state.players[seat]))
    level = 100 * state.level // LAST_LEVEL
    return 100 - max(100 * most // SEGMENTS, level * level // 100)


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
            worth = SCIENTIST
        elif action < INSERT:
            agent = action - RECYCLE
            worth = -SCIENTIST
        else:
            city = action - INSERT
        worth += worth_of_gain(state, seat, CITY_SPOILS[city], time)
        return worth + worth_of_ability(state, seat, agent, city, time)
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
        worth = 100 * MAYHEM_POINTS * player.bonus_powers[1]
    if agent == Agent.HENCHMAN and may_claim(state, seat, city):
        worth += 100 * MISSION_REWARD[state.missions[city]]
    elif agent == Agent.NUMBER_2 or verb == Power.ACT_AS_NUMBER_2:
        worth += worth_of_gain(state, seat, CITY_SPOILS[city], time)
    elif agent == Agent.GUNNER or verb == Power.CAPTURE:
        here = 0
        if player.firepower >= state.level or CITY_SPOILS[city] == Spoil.FIREPOWER:
            for building in range(BUILDINGS):
                if state.captor[city, building] == NOBODY:
                    here = max(here, worth_of_building(state, seat, building, time))
        worth += here
    elif verb == Power.GAIN:
        worth += worth_of_gain(state, seat, POWERS[player.machine, 0, 1], time)
    return worth


def worth_of_building(state: State, seat: int, building: int, time: int) -> int:
    return 100 * BUILDING_POINTS + worth_of_gain(state, seat, BUILDING_SPOILS[building], time)


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
        worth = FIREPOWER + EARLY_FIREPOWER * time // 100
        if player.firepower < state.level:
            worth += ENOUGH_FIREPOWER * time // 200
        return worth
    if spoil == Spoil.SCIENTIST:
        return SCIENTIST
    if spoil == Spoil.CODEX:
        return 100 * player.codex_level
    if spoil == Spoil.CODEX_FLIP:
        return 100
    return 100 * MAYHEM_POINTS


def worth_of_part(player: Player, segment: int, time: int) -> int:
    """A fair share of the segment; late, only the last part counts."""
    missing = parts_needed(player, segment) - player.bolts[segment] - player.plates[segment]
    worth = (BUILT + worth_of_segment(player, segment, time)) // missing
    return worth if missing == 1 else worth * min(100, 30 + 2 * time) // 100


def parts_needed(player: Player, segment: int) -> int:
    return SEGMENT_BOLTS[player.machine, segment] + SEGMENT_PLATES[player.machine, segment]


def worth_of_segment(player: Player, segment: int, time: int) -> int:
    """What a built segment brings from now on."""
    bonus = SEGMENT_BONUS[player.machine, segment]
    if bonus == Bonus.POINTS:
        return 100 * SEGMENT_AMOUNT[player.machine, segment]
    worth = SEGMENT_FIREPOWER * SEGMENT_AMOUNT[player.machine, segment]
    if bonus == Bonus.POWER_1:
        worth = FIRST_POWER
    elif bonus == Bonus.POWER_2:
        worth = SECOND_POWER * MAYHEM_POINTS
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
    if time > 0:
        total += SCIENTIST * player.scientists
    ahead = min(max(player.firepower - state.level, FAR_BEHIND), FAR_AHEAD)
    total += ahead * (FIREPOWER + EARLY_FIREPOWER * time // 100)
    if ahead >= 0:
        total += ENOUGH_FIREPOWER * time // 100
    for segment in range(SEGMENTS):
        if player.built[segment] == 1:
            total += BUILT
            if SEGMENT_BONUS[player.machine, segment] <= Bonus.CODEX:
                total += worth_of_segment(player, segment, time)
        elif player.bolts[segment] + player.plates[segment] > 0:
            parts = 2 * (player.bolts[segment] + player.plates[segment])  # two thirds of a share
            total += worth_of_segment(player, segment, time) * parts // (3 * parts_needed(player, segment))
    for city in range(CITIES):
        for place in range(state.stack_size[city]):
            if state.stack_owner[city, place] == seat:
                total += WAITING_AGENT
                if state.stack_agent[city, place] != Agent.SABOTEUR:
                    total += ABLE_AGENT
    for place in range(state.resolution.next, state.resolution.height):
        if state.resolution.owners[place] == seat:
            total += WAITING_AGENT
    if state.active == seat and state.final_left == NONE:
        total += ON_TURN
    return total


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
