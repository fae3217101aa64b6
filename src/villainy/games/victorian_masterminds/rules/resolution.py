"""Resolving a stack of agents: spoils, the five abilities, missions and captures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NOBODY, NONE, emit, push
from villainy.games.victorian_masterminds.rules.pieces import (
    buildings_left,
    built_segments,
    can_gain,
    capture,
    clear_resolution,
    gain_token,
    turn_stack,
)
from villainy.games.victorian_masterminds.state import (
    BUILDINGS,
    CITIES,
    SEGMENTS,
    Agent,
    Decision,
    Event,
    Requirement,
    Spoil,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.victorian_masterminds.tables import (
        BUILDING_SPOILS,
        CITY_SPOILS,
        MISSION_COUNT,
        MISSION_KIND,
        MISSION_TYPE,
        SEGMENT_ICON,
    )

# ── The stack ──────────────────────────────────────────────────────────────


def resolve_stack(state: State, seat: int, city: int, events: Events) -> None:
    """Turn the stack face up; all faces are public from here on."""
    turn_stack(state, city)
    emit(events, Event.STACK_TURNED, city, state.resolution.height, NONE, NONE)
    push(state, Task.NEXT_AGENT, seat, 0, 0)


def resolve_next_agent(state: State, seat: int, events: Events) -> None:
    """Let the next agent of the turned stack act, or close the stack.

    A saboteur blocks the agent right after it, never one of its own side, and the block does not move on
    (Q-SAB1); being blocked costs the ability, not the spoils (Q-SAB2, Q-SAB3).
    """
    resolution = state.resolution
    place = resolution.next
    if place > 0:
        # Face up beside the machine, only now: an agent is not in the discard during its own ability.
        state.players[resolution.owners[place - 1]].discard[resolution.agents[place - 1]] = 1
    if place == resolution.height:
        clear_resolution(state)
        refill_missions(state, events)
        return
    owner = resolution.owners[place]
    agent = resolution.agents[place]
    city = resolution.city
    blocked = resolution.blocker != NOBODY and resolution.blocker != owner
    resolution.blocker = NOBODY
    resolution.next = place + 1
    resolution.raided = NONE
    resolution.beneath_own = 0
    push(state, Task.NEXT_AGENT, seat, 0, 0)
    emit(events, Event.AGENT_RESOLVED, owner, agent, city, NONE)
    if blocked:
        emit(events, Event.AGENT_SABOTAGED, owner, agent, NONE, NONE)
        collect_city_spoils(state, owner, city, events)
    elif order_matters(state, owner, agent):
        push(state, Decision.ORDER, owner, agent, 0)
    else:
        push(state, Task.ABILITY, owner, agent, 0)
        collect_city_spoils(state, owner, city, events)


def order_matters(state: State, seat: int, agent: int) -> bool:
    """Only a Gunner or an Engineer can gain by acting before the spoils (Q-ORD).

    A Gunner who cannot capture yet has nothing to do first, unless abilities are compulsory.
    """
    if state.options.spoils_first == 1:
        return False
    if agent == Agent.ENGINEER:
        return True
    if agent != Agent.GUNNER:
        return False
    return state.options.mandatory_abilities == 1 or may_capture(state, seat)


def choose_order(state: State, seat: int, agent: int, spoils_first: bool, events: Events) -> None:
    city = state.resolution.city
    if spoils_first:
        push(state, Task.ABILITY, seat, agent, 0)
        collect_city_spoils(state, seat, city, events)
    else:
        push(state, Task.CITY_SPOILS, seat, city, 0)
        push(state, Task.ABILITY, seat, agent, 0)


def refill_missions(state: State, events: Events) -> None:
    """After every stack, in the order of the board (Q-ZEP, Q-MIS2)."""
    if state.final_resolution == 1 and state.options.no_refill_in_final == 1:
        return
    for city in range(CITIES):
        if state.missions[city] == NONE and state.deck_size > 0:
            last = state.deck_size - 1
            state.missions[city] = state.deck[last]
            state.deck[last] = NONE
            state.deck_size = last
            state.revealed = 1
            emit(events, Event.MISSION_REVEALED, city, state.missions[city], NONE, NONE)


# ── Spoils ─────────────────────────────────────────────────────────────────


def collect_city_spoils(state: State, seat: int, city: int, events: Events) -> None:
    gain(state, seat, CITY_SPOILS[city], events)


def gain(state: State, seat: int, spoil: int, events: Events) -> None:
    """What finds no room is lost (Q-SP, Q-PART); a part asks for its segment."""
    if not can_gain(state, seat, spoil):
        emit(events, Event.NOTHING_GAINED, seat, spoil, NONE, NONE)
    elif spoil == Spoil.BOLT:
        push(state, Decision.PLACE_BOLT, seat, spoil, 0)
    elif spoil == Spoil.PLATE:
        push(state, Decision.PLACE_PLATE, seat, spoil, 0)
    else:
        gain_token(state, seat, spoil, events)


# ── Abilities ──────────────────────────────────────────────────────────────


def use_ability(state: State, seat: int, agent: int, events: Events) -> None:
    """Number 2 and Saboteur act by themselves; the others may (Q-OPT)."""
    city = state.resolution.city
    if agent == Agent.NUMBER_2:
        collect_city_spoils(state, seat, city, events)
    elif agent == Agent.HENCHMAN:
        if may_claim(state, seat, city):
            push(state, Decision.CLAIM_MISSION, seat, 0, 0)
    elif agent == Agent.SABOTEUR:
        state.resolution.blocker = seat
        emit(events, Event.SABOTEUR_READY, seat, NONE, NONE, NONE)
    elif agent == Agent.GUNNER:
        if may_capture(state, seat):
            push(state, Decision.CAPTURE, seat, 0, 0)
    else:
        # The three powers in their order; what is unlocked now counts where that is a rule (Q-PW).
        unlocked = state.players[seat].bonus_powers
        push(state, Task.POWER, seat, 2, unlocked[1])
        push(state, Task.POWER, seat, 1, unlocked[0])
        push(state, Task.POWER, seat, 0, 1)


def may_capture(state: State, seat: int) -> bool:
    """Firepower at the Secret Service's level, and a building left in this city."""
    return state.players[seat].firepower >= state.level and buildings_left(state, state.resolution.city) > 0


def capture_here(state: State, seat: int, building: int, doubled: int, events: Events) -> None:
    """The building, its spoils, the spider's second helping, then the level (Q-SPI, Q-SPI2)."""
    capture(state, seat, state.resolution.city, building, events)
    push(state, Task.RAISE_LEVEL, seat, 0, 0)
    if doubled == 1:
        push(state, Task.SPOILS_AGAIN, seat, building, state.players[seat].bonus_powers[0])
    push(state, Task.GIVE, seat, BUILDING_SPOILS[building], 0)


def claim_mission(state: State, seat: int, city: int, events: Events) -> None:
    """The card is kept; the slot stays empty until the stack is resolved."""
    mission = state.missions[city]
    state.claimant[mission] = seat
    state.missions[city] = NONE
    emit(events, Event.MISSION_CLAIMED, seat, mission, city, NONE)


# ── Missions ───────────────────────────────────────────────────────────────


def may_claim(state: State, seat: int, city: int) -> bool:
    mission = state.missions[city]
    return mission != NONE and meets(state, seat, mission)


def meets(state: State, seat: int, mission: int) -> bool:
    """Present possessions only; nothing is spent (Q-MIS1)."""
    return progress(state, seat, mission) >= MISSION_COUNT[mission]


def progress(state: State, seat: int, mission: int) -> int:
    """How much of what a mission counts a player has."""
    player = state.players[seat]
    kind = MISSION_KIND[mission]
    wanted = MISSION_TYPE[mission]
    if kind == Requirement.FIREPOWER:
        return player.firepower
    if kind == Requirement.CODEX:
        return player.codex_ones + player.codex_twos
    if kind == Requirement.SCIENTISTS:
        return player.scientists
    if kind == Requirement.SEGMENTS:
        return built_segments(player)
    if kind == Requirement.ICON or kind == Requirement.ICONS:
        return icons_built(state, seat, wanted)
    return buildings_captured(state, seat, kind, wanted)


def icons_built(state: State, seat: int, wanted: int) -> int:
    """Built segments with the icon, or how many different icons if none is named."""
    player = state.players[seat]
    count = 0
    seen = 0
    for segment in range(SEGMENTS):
        if player.built[segment] == 1:
            icon = SEGMENT_ICON[player.machine, segment]
            if icon == wanted or (wanted == NONE and seen & (1 << icon) == 0):
                count += 1
            seen |= 1 << icon
    return count


def buildings_captured(state: State, seat: int, kind: int, wanted: int) -> int:
    """Captured buildings: all, those of one type, or how many types."""
    count = 0
    for building in range(BUILDINGS):
        of_this_type = 0
        for city in range(CITIES):
            if state.captor[city, building] == seat:
                of_this_type += 1
        if kind == Requirement.BUILDING_TYPES:
            count += min(of_this_type, 1)
        elif kind == Requirement.BUILDINGS or building == wanted:
            count += of_this_type
    return count
