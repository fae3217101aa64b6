"""Moving the pieces: piles, stacks, tokens and segments. Nothing here asks anybody anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NOBODY, NONE, emit, pick
from villainy.games.victorian_masterminds.state import (
    AGENTS,
    CITIES,
    SEGMENTS,
    Bonus,
    Event,
    Spoil,
    Trigger,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, Player, State
    from villainy.games.victorian_masterminds.tables import (
        FIREPOWER_LIMIT,
        FREE_CHOICE_AT,
        LAST_LEVEL,
        LIBRARY_SIZE,
        SEGMENT_AMOUNT,
        SEGMENT_BOLTS,
        SEGMENT_BONUS,
        SEGMENT_PLATES,
    )


# Tokens without number (Q-LIM) still have to fit the record; no table has ever seen a tenth of this.
MOST_MAYHEM = 5000

# ── The agent pile ─────────────────────────────────────────────────────────


def take_from_pile(player: Player, place: int) -> int:
    """Remove the agent at a place of the pile; the rest keeps its order (Q-COD2)."""
    agent = player.pile[place]
    last = player.pile_size - 1
    for index in range(place, last):
        player.pile[index] = player.pile[index + 1]
        player.pile_known[index] = player.pile_known[index + 1]
    player.pile[last] = NONE
    player.pile_known[last] = 0
    player.pile_size = last
    return agent


def find_in_pile(player: Player, agent: int) -> int:
    """The agent's place in the pile, or NONE."""
    for index in range(player.pile_size):
        if player.pile[index] == agent:
            return index
    return NONE


def reshuffle(state: State, seat: int, events: Events) -> None:
    """Shuffle the discard area into a new pile, if the pile is empty and agents lie there."""
    player = state.players[seat]
    if player.pile_size > 0:
        return
    size = 0
    for agent in range(AGENTS):
        if player.discard[agent] == 1:
            player.discard[agent] = 0
            player.pile[size] = agent
            player.pile_known[size] = 0
            size += 1
    if size == 0:
        return
    player.pile_size = size
    for last in range(size - 1, 0, -1):  # as `shuffle`, a call less deep: this is the longest chain of all
        other = pick(state, last + 1)
        agent = player.pile[last]
        player.pile[last] = player.pile[other]
        player.pile[other] = agent
    state.revealed = 1
    emit(events, Event.PILE_SHUFFLED, seat, size, NONE, NONE)


def look_at_pile(state: State, seat: int, count: int) -> None:
    """Let a seat see the first agents of its own pile."""
    player = state.players[seat]
    for index in range(min(count, player.pile_size)):
        if player.pile_known[index] & (1 << seat) == 0:
            player.pile_known[index] |= 1 << seat
            state.revealed = 1


def chooses_freely(player: Player) -> bool:
    """With the fifth codex token, any agent of the pile may be taken."""
    return player.codex_ones + player.codex_twos >= FREE_CHOICE_AT


# ── Stacks ─────────────────────────────────────────────────────────────────


def put_on_stack(state: State, city: int, seat: int, agent: int, known: int, depth: int) -> None:
    """Put an agent face down into a stack, beneath its `depth` topmost agents."""
    size = state.stack_size[city]
    place = size - depth
    for index in range(size, place, -1):
        state.stack_owner[city, index] = state.stack_owner[city, index - 1]
        state.stack_agent[city, index] = state.stack_agent[city, index - 1]
        state.stack_known[city, index] = state.stack_known[city, index - 1]
    state.stack_owner[city, place] = seat
    state.stack_agent[city, place] = agent
    state.stack_known[city, place] = known
    state.stack_size[city] = size + 1


def turn_stack(state: State, city: int) -> None:
    """Take a stack off the board, face up: the first placed is the first to act."""
    resolution = state.resolution
    size = state.stack_size[city]
    resolution.city = city
    resolution.height = size
    resolution.next = 0
    resolution.blocker = NOBODY
    for index in range(size):
        resolution.owners[index] = state.stack_owner[city, index]
        resolution.agents[index] = state.stack_agent[city, index]
        state.stack_owner[city, index] = 0
        state.stack_agent[city, index] = NONE
        state.stack_known[city, index] = 0
    state.stack_size[city] = 0
    state.revealed = 1


def clear_resolution(state: State) -> None:
    """Leave no trace of a resolved stack."""
    resolution = state.resolution
    for index in range(resolution.height):
        resolution.owners[index] = 0
        resolution.agents[index] = NONE
    resolution.city = NONE
    resolution.height = 0
    resolution.next = 0
    resolution.blocker = NOBODY
    resolution.raided = NONE
    resolution.beneath_own = 0


def has_agent_in(state: State, seat: int, city: int) -> bool:
    for index in range(state.stack_size[city]):
        if state.stack_owner[city, index] == seat:
            return True
    return False


def may_insert(state: State, city: int) -> bool:
    """The mole goes beneath a lone agent, or by the sheet's words beneath any (Q-M1, Q-M5)."""
    size = state.stack_size[city]
    return size == 1 or (size > 1 and state.options.mole_target == 1)


def insertion_exists(state: State) -> bool:
    for city in range(CITIES):
        if may_insert(state, city):
            return True
    return False


# ── Gains ──────────────────────────────────────────────────────────────────


def takes_part(player: Player, segment: int, part: int) -> bool:
    """A slot for this bolt or plate is free on an unbuilt segment."""
    if player.built[segment] == 1:
        return False
    if part == Spoil.BOLT:
        return player.bolts[segment] < SEGMENT_BOLTS[player.machine, segment]
    return player.plates[segment] < SEGMENT_PLATES[player.machine, segment]


def can_gain(state: State, seat: int, spoil: int) -> bool:
    """The gain would change something: room for it, and a token where supply is strict (Q-LIM)."""
    player = state.players[seat]
    strict = state.options.strict_supply == 1
    if spoil == Spoil.BOLT or spoil == Spoil.PLATE:
        if strict and state.parts_pool == 0:
            return False
        for segment in range(SEGMENTS):
            if takes_part(player, segment, spoil):
                return True
        return False
    if spoil == Spoil.FIREPOWER:
        return state.options.unlimited_firepower == 1 or player.firepower < FIREPOWER_LIMIT
    if spoil == Spoil.SCIENTIST:
        return player.scientists < player.cells and state.scientist_pool > 0
    if spoil == Spoil.CODEX:
        if strict and state.codex_pool == 0:
            return False
        return player.codex_ones + player.codex_twos < LIBRARY_SIZE
    if spoil == Spoil.CODEX_FLIP:
        return player.codex_ones > 0
    return state.mayhem_pool > 0 or (not strict and player.mayhem < MOST_MAYHEM)


def raise_firepower(state: State, seat: int, amount: int, events: Events) -> None:
    """Surplus above the limit is lost (Q-FP2)."""
    player = state.players[seat]
    firepower = player.firepower + amount
    if state.options.unlimited_firepower == 0 and firepower > FIREPOWER_LIMIT:
        firepower = FIREPOWER_LIMIT
    player.firepower = firepower
    emit(events, Event.FIREPOWER_GAINED, seat, amount, firepower, NONE)


def gain_token(state: State, seat: int, spoil: int, events: Events) -> None:
    """Gain what needs no choice of a slot; the caller has asked `can_gain`."""
    player = state.players[seat]
    if spoil == Spoil.FIREPOWER:
        raise_firepower(state, seat, 1, events)
    elif spoil == Spoil.SCIENTIST:
        player.scientists += 1
        state.scientist_pool -= 1
        emit(events, Event.SCIENTIST_GAINED, seat, player.scientists, NONE, NONE)
    elif spoil == Spoil.CODEX:
        # Laid on the side of the present level; older tokens stay as they lie (Q-COD1).
        if player.codex_level == 2:
            player.codex_twos += 1
        else:
            player.codex_ones += 1
        state.codex_pool -= 1
        emit(events, Event.CODEX_GAINED, seat, player.codex_level, NONE, NONE)
    elif spoil == Spoil.CODEX_FLIP:
        player.codex_ones -= 1
        player.codex_twos += 1
        emit(events, Event.CODEX_FLIPPED, seat, NONE, NONE, NONE)
    else:
        player.mayhem += 1
        state.mayhem_pool -= 1
        emit(events, Event.MAYHEM_GAINED, seat, NONE, NONE, NONE)


def built_segments(player: Player) -> int:
    count = 0
    for segment in range(SEGMENTS):
        count += player.built[segment]
    return count


def place_part(state: State, seat: int, part: int, segment: int, events: Events) -> None:
    """Lay a bolt or plate on its slot; a full segment is built and its bonus is live at once."""
    player = state.players[seat]
    machine = player.machine
    state.parts_pool -= 1
    if part == Spoil.BOLT:
        player.bolts[segment] += 1
    else:
        player.plates[segment] += 1
    emit(events, Event.PART_PLACED, seat, part, machine * SEGMENTS + segment, NONE)
    bolts = SEGMENT_BOLTS[machine, segment]
    plates = SEGMENT_PLATES[machine, segment]
    if player.bolts[segment] < bolts or player.plates[segment] < plates:
        return
    state.parts_pool += bolts + plates
    player.bolts[segment] = 0
    player.plates[segment] = 0
    player.built[segment] = 1
    bonus = SEGMENT_BONUS[machine, segment]
    amount = SEGMENT_AMOUNT[machine, segment]
    emit(events, Event.SEGMENT_BUILT, seat, machine * SEGMENTS + segment, bonus, amount)
    if bonus == Bonus.POWER_1:
        player.bonus_powers[0] = 1
    elif bonus == Bonus.POWER_2:
        player.bonus_powers[1] = 1
    elif bonus == Bonus.CODEX:
        player.codex_level = 2
    elif bonus == Bonus.CELL:
        player.cells += 1
    elif bonus == Bonus.FIREPOWER:
        raise_firepower(state, seat, amount, events)
    if built_segments(player) == SEGMENTS:
        trigger_final_round(state, Trigger.MACHINE, seat, events)


# ── The Secret Service ─────────────────────────────────────────────────────


def raise_level(state: State, events: Events) -> None:
    """One step up for a captured building; the last level is the end of the track (Q-CAP)."""
    if state.level < LAST_LEVEL:
        state.level += 1
        emit(events, Event.LEVEL_RAISED, state.level, NONE, NONE, NONE)
    if state.level == LAST_LEVEL:
        trigger_final_round(state, Trigger.SECRET_SERVICE, NOBODY, events)


def trigger_final_round(state: State, trigger: int, seat: int, events: Events) -> None:
    """Whoever's turn it is, and only once (Q-END1, Q-END2)."""
    if state.trigger == NONE:
        state.trigger = trigger
        emit(events, Event.FINAL_ROUND, trigger, seat, NONE, NONE)


def capture(state: State, seat: int, city: int, building: int, events: Events) -> None:
    state.captor[city, building] = seat
    emit(events, Event.BUILDING_CAPTURED, seat, city, building, NONE)


def buildings_left(state: State, city: int) -> int:
    count = 0
    for building in range(4):
        if state.captor[city, building] == NOBODY:
            count += 1
    return count


# ── Scientists ─────────────────────────────────────────────────────────────


def pay_scientists(state: State, seat: int, cost: int) -> None:
    """Spent scientists return to the common pool at once."""
    state.players[seat].scientists -= cost
    state.scientist_pool += cost
