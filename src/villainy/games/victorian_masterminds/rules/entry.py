"""The entry points: set up, what is legal, play one action, count the points, check the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import NOBODY, NONE, drop, emit, reduce
from villainy.games.victorian_masterminds.actions import (
    ACT_AS,
    ACTION_COUNT,
    AGAIN,
    CAPTURE,
    CLAIM,
    DECLINE,
    END_TURN,
    EXTRA_TURN,
    GAIN,
    INSERT,
    MACHINE,
    PLACE,
    RAID,
    RECYCLE,
    RESOLVE,
    SEGMENT,
    SPOILS_FIRST,
    TAKE,
)
from villainy.games.victorian_masterminds.rules.machines import (
    act_as,
    insert_agent,
    may_act_as,
    may_raid,
    offer_spoils_again,
    raid,
    use_power,
)
from villainy.games.victorian_masterminds.rules.pieces import (
    built_segments,
    can_gain,
    chooses_freely,
    has_agent_in,
    look_at_pile,
    may_insert,
    place_part,
    raise_level,
    takes_part,
)
from villainy.games.victorian_masterminds.rules.resolution import (
    buildings_captured,
    capture_here,
    choose_order,
    claim_mission,
    collect_city_spoils,
    gain,
    may_claim,
    resolve_next_agent,
    resolve_stack,
    use_ability,
)
from villainy.games.victorian_masterminds.rules.setup import (
    machine_is_free,
    set_up,
    take_machine,
    write_options,
)
from villainy.games.victorian_masterminds.rules.turn import (
    buy_capture,
    buy_extra_turn,
    close_chain,
    end_turn,
    force_resolution,
    may_recycle,
    may_take,
    offer_special_actions,
    place_agent,
    place_beneath,
    recycle_agent,
    resolve_finally,
    run,
    take_agent,
)
from villainy.games.victorian_masterminds.state import (
    AGENTS,
    BUILDINGS,
    CITIES,
    MACHINES,
    MISSIONS,
    SEGMENTS,
    Bonus,
    Decision,
    Event,
    Requirement,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, Logs, Mask, Options, Results, State, States
    from villainy.games.victorian_masterminds.tables import (
        BUILDING_POINTS,
        CAPTURE_COST,
        CODEX_TOKENS,
        EXTRA_TURN_COST,
        FIREPOWER_LIMIT,
        LAST_LEVEL,
        LIBRARY_SIZE,
        MAYHEM_POINTS,
        MAYHEM_TOKENS,
        MISSION_REWARD,
        PARTS,
        RECYCLE_COST,
        SCIENTISTS,
        SEGMENT_AMOUNT,
        SEGMENT_BONUS,
    )


# ── Setting up ─────────────────────────────────────────────────────────────


def deal(states: States, i: int, options: Options, seed: np.uint64, logs: Logs) -> None:
    """The table set up, the first turn pending."""
    state = states[i]
    events = logs[0]
    state.generator = seed
    write_options(state, options)
    set_up(state, options)
    emit(events, Event.GAME_STARTED, state.first, NONE, NONE, NONE)
    for seat in range(state.seats):
        if state.players[seat].machine != NONE:
            emit(events, Event.MACHINE_TAKEN, seat, state.players[seat].machine, NONE, NONE)
    for city in range(CITIES):
        emit(events, Event.MISSION_REVEALED, city, state.missions[city], NONE, NONE)


# ── One step ───────────────────────────────────────────────────────────────


def answer(states: States, i: int, action: int, logs: Logs) -> None:
    """Answer the pending decision with an allowed action."""
    state = states[i]
    # A player may always look at the top of the own pile. Seats are shown it when the next decision is
    # theirs or, at the latest, here, when somebody acts: so an agent just placed can still be taken back.
    for seat in range(state.seats):
        if state.players[seat].pile_size > 0:
            state.players[seat].pile_known[0] |= 1 << seat
    state.revealed = 0
    play(state, action, logs[0])


def proceed(states: States, i: int, logs: Logs) -> bool:
    """Carry out one pending task, or a decision with only one answer; False when somebody has a choice."""
    state = states[i]
    if state.depth == 0:
        return False
    top = state.depth - 1
    kind = state.frame_kind[top]
    if kind >= Task.RUN:
        carry_out(state, logs[0])
        return True
    only = only_action(state)
    if only == NONE:
        show_pile(state, kind, state.frame_seat[top])
        return False
    play(state, only, logs[0])
    return True


def show_pile(state: State, kind: int, seat: int) -> None:
    """Who is asked sees the top of the own pile, and the whole of it if free to choose from it."""
    count = 1
    if kind == Decision.PLACE_AGENT or kind == Decision.INSERT_AGENT:
        if chooses_freely(state.players[seat]):
            count = AGENTS
    look_at_pile(state, seat, count)


def play(state: State, action: int, events: Events) -> None:
    """Answer the pending decision."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = int(state.frame_seat[top])
    first = int(state.frame_first[top])
    drop(state)
    if action == DECLINE:
        emit(events, Event.DECLINED, seat, NONE, NONE, NONE)
    elif kind == Decision.PLACE_AGENT:
        play_placement(state, seat, action, events)
    elif kind == Decision.PLACE_BOLT or kind == Decision.PLACE_PLATE:
        place_part(state, seat, first, action - SEGMENT, events)
    elif kind == Decision.ORDER:
        choose_order(state, seat, first, action == SPOILS_FIRST, events)
    elif kind == Decision.CAPTURE:
        capture_here(state, seat, (action - CAPTURE) % BUILDINGS, first, events)
    elif kind == Decision.SPECIAL_ACTION:
        if action == EXTRA_TURN:
            buy_extra_turn(state, seat, events)
        elif action != END_TURN:
            buy_capture(state, seat, (action - CAPTURE) // BUILDINGS, (action - CAPTURE) % BUILDINGS, events)
    elif kind == Decision.CLAIM_MISSION:
        claim_mission(state, seat, action - CLAIM, events)
    elif kind == Decision.RESOLVE_STACK:
        force_resolution(state, seat, action - RESOLVE, events)
    else:
        play_machine(state, kind, seat, first, action, events)


def play_placement(state: State, seat: int, action: int, events: Events) -> None:
    if PLACE <= action < PLACE + CITIES:
        place_agent(state, seat, action - PLACE, events)
    elif INSERT <= action < INSERT + CITIES:
        place_beneath(state, seat, action - INSERT, events)
    elif TAKE <= action < TAKE + AGENTS:
        take_agent(state, seat, action - TAKE, events)
        ask_again(state, Decision.PLACE_AGENT, seat)
    else:
        recycle_agent(state, seat, action - RECYCLE, events)
        ask_again(state, Decision.PLACE_AGENT, seat)


def ask_again(state: State, kind: int, seat: int) -> None:
    """The same decision, now with an agent in hand."""
    state.frame_kind[state.depth] = kind
    state.frame_seat[state.depth] = seat
    state.depth += 1


def play_machine(state: State, kind: int, seat: int, first: int, action: int, events: Events) -> None:
    if kind == Decision.CHOOSE_MACHINE:
        take_machine(state, seat, action - MACHINE)
        emit(events, Event.MACHINE_TAKEN, seat, action - MACHINE, NONE, NONE)
    elif kind == Decision.ACT_AS:
        act_as(state, seat, action - ACT_AS, events)
    elif kind == Decision.RAID:
        raid(state, seat, action - RAID, events)
    elif kind == Decision.AGAIN:
        gain(state, seat, first, events)
    elif kind == Decision.GAIN:
        gain(state, seat, action - GAIN, events)
    elif TAKE <= action < TAKE + AGENTS:
        take_agent(state, seat, action - TAKE, events)
        ask_again(state, Decision.INSERT_AGENT, seat)
    else:
        insert_agent(state, seat, action - INSERT, events)


def carry_out(state: State, events: Events) -> None:
    """Carry out the pending task."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = int(state.frame_seat[top])
    first = int(state.frame_first[top])
    second = int(state.frame_second[top])
    drop(state)
    if kind == Task.NEXT_AGENT:
        resolve_next_agent(state, seat, events)
    elif kind == Task.CITY_SPOILS:
        collect_city_spoils(state, seat, first, events)
    elif kind == Task.GIVE:
        gain(state, seat, first, events)
    elif kind == Task.ABILITY:
        use_ability(state, seat, first, events)
    elif kind == Task.RUN:
        run(state, seat, events)
    elif kind == Task.SPECIAL_ACTIONS:
        offer_special_actions(state, seat)
    elif kind == Task.END_TURN:
        end_turn(state, seat, events)
    elif kind == Task.RESOLVE:
        resolve_stack(state, seat, first, events)
    elif kind == Task.CLOSE_CHAIN:
        close_chain(state, seat, events)
    elif kind == Task.POWER:
        use_power(state, seat, first, second, events)
    elif kind == Task.RAISE_LEVEL:
        raise_level(state, events)
    elif kind == Task.SPOILS_AGAIN:
        offer_spoils_again(state, seat, first, second)
    else:
        resolve_finally(state, seat, first, events)


# ── What is legal ──────────────────────────────────────────────────────────
# The answers to a decision lie side by side in the action table, so they are bits of one number, counted
# from the first of them; `decline` alone stands apart.


def legal(states: States, i: int, mask: Mask) -> int:
    """Mark the allowed actions and count them; none once the game is over."""
    state = states[i]
    for action in range(ACTION_COUNT):
        mask[action] = False
    if state.depth == 0:
        return 0
    count = 0
    action = first_action(state)
    bits = choices(state)
    while bits != 0:
        if bits & 1 == 1:
            mask[action] = True
            count += 1
        bits >>= 1
        action += 1
    if may_decline(state):
        mask[DECLINE] = True
        count += 1
    return count


def pick_action(states: States, i: int, word: np.uint64) -> int:
    """One of the allowed actions, chosen by a random word; NONE once the game is over."""
    state = states[i]
    if state.depth == 0:
        return NONE
    bits = choices(state)
    count = 0
    rest = bits
    while rest != 0:
        rest &= rest - 1
        count += 1
    nth = reduce(word, count + 1 if may_decline(state) else count)
    if nth == count:
        return DECLINE
    while nth > 0:
        bits &= bits - 1
        nth -= 1
    return first_action(state) + lowest_bit(bits)


def only_action(state: State) -> int:
    """The single allowed action, or NONE where there is a choice."""
    kind = state.frame_kind[state.depth - 1]
    if kind == Decision.PLACE_AGENT or kind == Decision.ORDER:
        return NONE
    bits = choices(state)
    if bits & (bits - 1) != 0 or may_decline(state):
        return NONE
    return first_action(state) + lowest_bit(bits)


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit that is set; there is one, since no decision is without an answer."""
    place = 0
    while bits & 1 == 0 and place < 63:
        bits >>= 1
        place += 1
    return place


def first_action(state: State) -> int:
    """Where the answers to the pending decision begin in the table."""
    kind = state.frame_kind[state.depth - 1]
    if kind == Decision.PLACE_AGENT:
        return PLACE
    if kind == Decision.PLACE_BOLT or kind == Decision.PLACE_PLATE:
        return SEGMENT
    if kind == Decision.ORDER:
        return SPOILS_FIRST
    if kind == Decision.CAPTURE:
        return CAPTURE + state.resolution.city * BUILDINGS
    if kind == Decision.SPECIAL_ACTION:
        return END_TURN
    if kind == Decision.CLAIM_MISSION:
        return CLAIM
    if kind == Decision.ACT_AS:
        return ACT_AS
    if kind == Decision.RAID:
        return RAID
    if kind == Decision.AGAIN:
        return AGAIN
    if kind == Decision.GAIN:
        return GAIN
    if kind == Decision.INSERT_AGENT:
        return TAKE
    if kind == Decision.RESOLVE_STACK:
        return RESOLVE
    return MACHINE


def may_decline(state: State) -> bool:
    """What an ability offers may be left, unless the table plays it as compulsory (Q-OPT)."""
    kind = state.frame_kind[state.depth - 1]
    if kind == Decision.INSERT_AGENT and state.players[state.frame_seat[state.depth - 1]].hand != NONE:
        return False
    return Decision.CAPTURE <= kind <= Decision.INSERT_AGENT and state.options.mandatory_abilities == 0


def choices(state: State) -> int:
    """The allowed answers to the pending decision, as bits from its first action on."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    seat = int(state.frame_seat[top])
    first = int(state.frame_first[top])
    bits = 0
    if kind == Decision.PLACE_AGENT:
        return placements(state, seat)
    if kind == Decision.PLACE_BOLT or kind == Decision.PLACE_PLATE:
        for segment in range(SEGMENTS):
            if takes_part(state.players[seat], segment, first):
                bits |= 1 << segment
        return bits
    if kind == Decision.ORDER:
        return 3
    if kind == Decision.CAPTURE:
        for building in range(BUILDINGS):
            if state.captor[state.resolution.city, building] == NOBODY:
                bits |= 1 << building
        return bits
    if kind == Decision.SPECIAL_ACTION:
        return special_actions(state, seat)
    if kind == Decision.CLAIM_MISSION:
        for city in range(CITIES):
            if (first == 1 or city == state.resolution.city) and may_claim(state, seat, city):
                bits |= 1 << city
        return bits
    return machine_choices(state, kind, seat, first)


def placements(state: State, seat: int) -> int:
    """Any city, always; other agents than the top one, by codex or scientist; beneath, by the mole."""
    player = state.players[seat]
    bits = (1 << CITIES) - 1
    if player.hand == NONE and (player.scientists >= RECYCLE_COST or chooses_freely(player)):
        for agent in range(AGENTS):
            if may_take(state, seat, agent):
                bits |= 1 << (TAKE - PLACE + agent)
            if may_recycle(state, seat, agent):
                bits |= 1 << (RECYCLE - PLACE + agent)
    if player.beneath == 1:
        for city in range(CITIES):
            if may_insert(state, city):
                bits |= 1 << (INSERT - PLACE + city)
    return bits


def special_actions(state: State, seat: int) -> int:
    """Ending the turn, always; another run; any building of the board."""
    player = state.players[seat]
    bits = 1
    if player.scientists >= EXTRA_TURN_COST:
        bits |= 1 << (EXTRA_TURN - END_TURN)
    if player.scientists >= CAPTURE_COST:
        for city in range(CITIES):
            for building in range(BUILDINGS):
                if state.captor[city, building] == NOBODY:
                    bits |= 1 << (CAPTURE - END_TURN + city * BUILDINGS + building)
    return bits


def machine_choices(state: State, kind: int, seat: int, first: int) -> int:
    """What a machine power, a forced resolution or the choice of a machine leaves open."""
    bits = 0
    if kind == Decision.ACT_AS:
        for agent in range(AGENTS):
            if may_act_as(state, seat, agent, first):
                bits |= 1 << agent
    elif kind == Decision.RAID:
        for city in range(CITIES):
            if may_raid(state, seat, city):
                bits |= 1 << city
    elif kind == Decision.AGAIN:
        bits = 1
    elif kind == Decision.GAIN:
        second = int(state.frame_second[state.depth - 1])
        if can_gain(state, seat, first):
            bits |= 1 << first
        if second != NONE and can_gain(state, seat, second):
            bits |= 1 << second
    elif kind == Decision.INSERT_AGENT:
        for agent in range(AGENTS):
            if may_take(state, seat, agent):
                bits |= 1 << agent
        for city in range(CITIES):
            if may_insert(state, city):
                bits |= 1 << (INSERT - TAKE + city)
    elif kind == Decision.RESOLVE_STACK:
        for city in range(CITIES):
            if has_agent_in(state, seat, city):
                bits |= 1 << city
    else:
        for machine in range(MACHINES):
            if machine_is_free(state, machine):
                bits |= 1 << machine
    return bits


# ── Points ─────────────────────────────────────────────────────────────────


def points(state: State, seat: int) -> int:
    """Segments, buildings, missions, mayhem tokens and codex tokens."""
    player = state.players[seat]
    total = player.codex_ones + 2 * player.codex_twos + MAYHEM_POINTS * player.mayhem
    total += BUILDING_POINTS * buildings_captured(state, seat, Requirement.BUILDINGS, NONE)
    for segment in range(SEGMENTS):
        if player.built[segment] == 1 and SEGMENT_BONUS[player.machine, segment] == Bonus.POINTS:
            total += SEGMENT_AMOUNT[player.machine, segment]
    for mission in range(MISSIONS):
        if state.claimant[mission] == seat:
            total += MISSION_REWARD[mission]
    return total


def score(states: States, i: int, out: Results) -> None:
    """For each seat its points and its rank; more segments break a tie, else the rank is shared."""
    state = states[i]
    for seat in range(state.seats):
        out[seat, 0] = points(state, seat)
        out[seat, 1] = 1
    for seat in range(state.seats):
        for other in range(state.seats):
            ahead = out[other, 0] > out[seat, 0]
            if out[other, 0] == out[seat, 0]:
                ahead = built_segments(state.players[other]) > built_segments(state.players[seat])
            if ahead:
                out[seat, 1] += 1


# ── What must always hold ──────────────────────────────────────────────────


def invariants(states: States, i: int) -> int:
    """0, or the number of the first law that is broken."""
    state = states[i]
    scientists = state.scientist_pool
    codex = state.codex_pool
    mayhem = state.mayhem_pool
    parts = state.parts_pool
    for seat in range(state.seats):
        player = state.players[seat]
        scientists += player.scientists
        codex += player.codex_ones + player.codex_twos
        mayhem += player.mayhem
        for segment in range(SEGMENTS):
            parts += player.bolts[segment] + player.plates[segment]
        if player.scientists < 0 or player.scientists > player.cells > 0:
            return 2
        if player.codex_ones + player.codex_twos > LIBRARY_SIZE:
            return 3
        if state.options.unlimited_firepower == 0 and player.firepower > FIREPOWER_LIMIT:
            return 4
        broken = agents_broken(state, seat)
        if broken != 0:
            return broken
    if scientists != SCIENTISTS or state.scientist_pool < 0:
        return 5
    if codex != CODEX_TOKENS or mayhem != MAYHEM_TOKENS or parts != PARTS:
        return 6
    if state.options.strict_supply == 1 and (state.mayhem_pool < 0 or state.parts_pool < 0):
        return 7
    if state.level < 0 or state.level > LAST_LEVEL:
        return 8
    if missions_broken(state):
        return 9
    for city in range(CITIES):
        if state.stack_size[city] > state.limit:
            return 10
    if state.over == 0 and (state.depth == 0 or state.frame_kind[state.depth - 1] >= Task.RUN):
        return 11
    return 0


def agents_broken(state: State, seat: int) -> int:
    """Each player has exactly one of each agent, wherever it is; none is left behind a full pile."""
    player = state.players[seat]
    resolution = state.resolution
    for agent in range(AGENTS):
        count = player.discard[agent]
        if player.hand == agent:
            count += 1
        for index in range(player.pile_size):
            if player.pile[index] == agent:
                count += 1
        for city in range(CITIES):
            for index in range(state.stack_size[city]):
                if state.stack_owner[city, index] == seat and state.stack_agent[city, index] == agent:
                    count += 1
        for index in range(max(resolution.next - 1, 0), resolution.height):
            if resolution.owners[index] == seat and resolution.agents[index] == agent:
                count += 1
        if count != 1:
            return 1
    return 0


def missions_broken(state: State) -> bool:
    """Every mission is in the deck, in a city or claimed, and only once."""
    for mission in range(MISSIONS):
        count = 0
        if state.claimant[mission] != NOBODY:
            count += 1
        for city in range(CITIES):
            if state.missions[city] == mission:
                count += 1
        for index in range(state.deck_size):
            if state.deck[index] == mission:
                count += 1
        if count != 1:
            return True
    return False
