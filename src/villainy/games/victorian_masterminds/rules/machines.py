"""The Engineer: the six machines' powers, their base power first, then each bonus power unlocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, emit, push
from villainy.games.victorian_masterminds.rules.pieces import (
    buildings_left,
    can_gain,
    has_agent_in,
    insertion_exists,
)
from villainy.games.victorian_masterminds.rules.resolution import collect_city_spoils, may_capture, may_claim
from villainy.games.victorian_masterminds.rules.turn import lay_down
from villainy.games.victorian_masterminds.state import (
    CITIES,
    Agent,
    Decision,
    Event,
    Power,
    Spoil,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.victorian_masterminds.tables import BUILDING_SPOILS, CITY_SPOILS, POWERS


def use_power(state: State, seat: int, which: int, unlocked: int, events: Events) -> None:
    """A bonus power finished in the middle of the sequence works if its place has not passed (Q-PW)."""
    player = state.players[seat]
    if which > 0:
        live = player.bonus_powers[which - 1]
        if state.options.power_snapshot == 1:
            live = unlocked
        if live == 0:
            return
    verb = POWERS[player.machine, which, 0]
    first = POWERS[player.machine, which, 1]
    second = POWERS[player.machine, which, 2]
    if verb == Power.ACT_AS_NUMBER_2:
        push(state, Decision.ACT_AS, seat, acts_as_any(state, seat), 0)
    elif verb == Power.ACT_AS_ANY:
        # One type for each activation, unless the bonus adds to the base power (Q-FOR2).
        if state.options.fortress_cumulative == 1:
            push(state, Decision.ACT_AS, seat, 1, 0)
    elif verb == Power.RAID:
        if raid_exists(state, seat):
            push(state, Decision.RAID, seat, 0, 0)
    elif verb == Power.RAID_AGAIN:
        city = state.resolution.raided
        if city != NONE and can_gain(state, seat, CITY_SPOILS[city]):
            push(state, Decision.AGAIN, seat, CITY_SPOILS[city], 0)
    elif verb == Power.CAPTURE:
        if may_capture_with_machine(state, seat):
            push(state, Decision.CAPTURE, seat, 1, 0)
    elif verb == Power.CLAIM_ANY:
        for city in range(CITIES):
            if may_claim(state, seat, city):
                push(state, Decision.CLAIM_MISSION, seat, 1, 0)
                return
    elif verb == Power.INSERT:
        offer_insertion(state, seat)
    elif verb == Power.GAIN_BENEATH_OWN:
        if state.resolution.beneath_own == 1:
            offer_gain(state, seat, first, NONE)
    elif verb == Power.GAIN:
        offer_gain(state, seat, first, second)


# ── Fortress ───────────────────────────────────────────────────────────────


def acts_as_any(state: State, seat: int) -> int:
    """The first bonus widens the choice; its state when the ability starts decides (Q-PW, Q-FOR2)."""
    player = state.players[seat]
    widened = POWERS[player.machine, 1, 0] == Power.ACT_AS_ANY and player.bonus_powers[0] == 1
    return 1 if widened and state.options.fortress_cumulative == 0 else 0


def may_act_as(state: State, seat: int, agent: int, any_type: int) -> bool:
    """As an agent of a type that could do something here; never as an Engineer (Q-FOR, Q-FOR3)."""
    if agent == Agent.NUMBER_2:
        return True
    if any_type == 0 or agent == Agent.ENGINEER:
        return False
    if agent == Agent.HENCHMAN:
        return may_claim(state, seat, state.resolution.city)
    if agent == Agent.GUNNER:
        return may_capture(state, seat)
    return True


def act_as(state: State, seat: int, agent: int, events: Events) -> None:
    emit(events, Event.ACTED_AS, seat, agent, NONE, NONE)
    push(state, Task.ABILITY, seat, agent, 0)


# ── Airship ────────────────────────────────────────────────────────────────


def may_raid(state: State, seat: int, city: int) -> bool:
    """Another city with an own agent still on the board, whose spoils find room (Q-AIR, Q-AIR2)."""
    if city == state.resolution.city or not has_agent_in(state, seat, city):
        return False
    return can_gain(state, seat, CITY_SPOILS[city])


def raid_exists(state: State, seat: int) -> bool:
    for city in range(CITIES):
        if may_raid(state, seat, city):
            return True
    return False


def raid(state: State, seat: int, city: int, events: Events) -> None:
    state.resolution.raided = city
    emit(events, Event.CITY_RAIDED, seat, city, NONE, NONE)
    collect_city_spoils(state, seat, city, events)


# ── Spider ─────────────────────────────────────────────────────────────────


def may_capture_with_machine(state: State, seat: int) -> bool:
    """'If possible' includes the firepower (Q-SPI2)."""
    if state.options.spider_ignores_firepower == 1:
        return buildings_left(state, state.resolution.city) > 0
    return may_capture(state, seat)


def offer_spoils_again(state: State, seat: int, building: int, unlocked: int) -> None:
    """The captured building's spoils a second time, for the Engineer's capture only."""
    player = state.players[seat]
    live = player.bonus_powers[0]
    if state.options.power_snapshot == 1:
        live = unlocked
    if live == 1 and POWERS[player.machine, 1, 0] == Power.BUILDING_SPOILS_AGAIN:
        offer_gain(state, seat, BUILDING_SPOILS[building], NONE)


# ── Zeppelin, submersible, and the bonus powers that give something ────────


def offer_gain(state: State, seat: int, first: int, second: int) -> None:
    """One of two gains; a lone gain that can do no harm is simply taken."""
    one = can_gain(state, seat, first)
    other = second != NONE and can_gain(state, seat, second)
    if second == NONE and (first == Spoil.MAYHEM or first == Spoil.FIREPOWER or first == Spoil.SCIENTIST):
        push(state, Task.GIVE, seat, first, 0)
    elif one or other:
        push(state, Decision.GAIN, seat, first, second)


# ── Mole ───────────────────────────────────────────────────────────────────


def offer_insertion(state: State, seat: int) -> None:
    """The next agent of the pile beneath a lone agent, at once or at the next turn (Q-M1, Q-M6)."""
    if state.options.mole_timing == 1:
        state.players[seat].beneath = 1
    elif state.players[seat].pile_size > 0 and insertion_exists(state):
        push(state, Decision.INSERT_AGENT, seat, 0, 0)


def insert_agent(state: State, seat: int, city: int, events: Events) -> None:
    """It will act before the agent above it; a stack filled so resolves next (Q-M2, Q-M4)."""
    if state.stack_owner[city, state.stack_size[city] - 1] == seat:
        state.resolution.beneath_own = 1
    lay_down(state, seat, city, 1, Event.AGENT_INSERTED, events)
    if state.stack_size[city] >= state.limit and state.final_resolution == 0:
        state.queued = city
