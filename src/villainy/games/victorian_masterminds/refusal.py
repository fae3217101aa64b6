"""Why an action is not allowed: NONE exactly where `legal` allows it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from villainy.games.victorian_masterminds.actions import ACTIONS
from villainy.games.victorian_masterminds.state import Agent, Decision


class Refusal(IntEnum):
    NONE = 0
    GAME_OVER = 1
    ASKED_OTHERWISE = 2
    AGENT_IN_HAND = 3
    TOO_FEW_CODEX = 4
    AGENT_ON_TOP = 5
    AGENT_NOT_IN_PILE = 6
    AGENT_NOT_IN_DISCARD = 7
    TOO_FEW_SCIENTISTS = 8
    ONE_SPECIAL_ACTION = 9
    NO_SCIENTISTS_IN_EXTRA_TURN = 10
    NOT_BENEATH = 11
    NOT_ALONE = 12
    STACK_EMPTY = 13
    NO_OWN_AGENT = 14
    SEGMENT_BUILT = 15
    NO_FREE_SLOT = 16
    ALREADY_CAPTURED = 17
    OTHER_CITY = 18
    NO_MISSION = 19
    MISSION_NOT_MET = 20
    TYPE_LOCKED = 21
    NEVER_ENGINEER = 22
    NOTHING_TO_DO = 23
    SAME_CITY = 24
    NO_ROOM = 25
    NOT_OFFERED = 26
    COMPULSORY = 27
    MACHINE_TAKEN = 28


Answer = tuple[Refusal, dict[str, Any]]

# Which verbs answer which decision; `decline` answers all that an ability offers.
ANSWERS = {
    Decision.CHOOSE_MACHINE: ("machine",),
    Decision.PLACE_AGENT: ("place", "take", "recycle", "insert"),
    Decision.RESOLVE_STACK: ("resolve",),
    Decision.ORDER: ("spoils-first", "ability-first"),
    Decision.PLACE_BOLT: ("segment",),
    Decision.PLACE_PLATE: ("segment",),
    Decision.CAPTURE: ("capture", "decline"),
    Decision.CLAIM_MISSION: ("claim", "decline"),
    Decision.ACT_AS: ("act-as", "decline"),
    Decision.RAID: ("raid", "decline"),
    Decision.AGAIN: ("again", "decline"),
    Decision.GAIN: ("gain", "decline"),
    Decision.INSERT_AGENT: ("insert", "take", "decline"),
    Decision.SPECIAL_ACTION: ("capture", "extra-turn", "end-turn"),
}


def refusal(
    state: Any, action: int, allowed: bool, tables: Mapping[str, Any], rules: Mapping[str, Any]
) -> Answer:
    """The reason and the arguments of its sentence."""
    if allowed:
        return Refusal.NONE, {}
    if state.depth == 0:
        return Refusal.GAME_OVER, {}
    top = state.depth - 1
    kind = Decision(state.frame_kind[top])
    verb = ACTIONS.family(action).verb
    if verb not in ANSWERS[kind]:
        return Refusal.ASKED_OTHERWISE, {}
    seat = state.frame_seat[top]
    arguments = ACTIONS.arguments(action)
    if verb == "take":
        return _take(state, seat, arguments[0], tables, rules)
    if verb == "recycle":
        return _recycle(state, seat, arguments[0], tables)
    if verb == "insert":
        return _insert(state, kind, seat, arguments[0])
    if verb == "segment":
        if state.players[seat].built[arguments[0]]:
            return Refusal.SEGMENT_BUILT, {}
        return Refusal.NO_FREE_SLOT, {"spoil": ("spoil", state.frame_first[top])}
    if verb == "capture":
        return _capture(state, kind, seat, arguments, tables)
    if verb == "claim":
        return _claim(state, seat, arguments[0], tables, rules)
    if verb == "act-as":
        return _act_as(state, arguments[0])
    if verb == "raid":
        return _raid(state, seat, arguments[0], tables, rules)
    if verb == "gain":
        named = arguments[0] in (state.frame_first[top], state.frame_second[top])
        reason = Refusal.NO_ROOM if named else Refusal.NOT_OFFERED
        return reason, {"spoil": ("spoil", arguments[0])}
    if verb == "extra-turn":
        return _too_few_scientists(state, seat, tables["EXTRA_TURN_COST"])
    if verb == "resolve":
        return Refusal.NO_OWN_AGENT, {"city": ("city", arguments[0])}
    if verb == "machine":
        return Refusal.MACHINE_TAKEN, {"machine": ("machine", arguments[0])}
    # What is left is `decline`: after choosing an agent, or where abilities are compulsory.
    return Refusal.AGENT_IN_HAND if state.players[seat].hand >= 0 else Refusal.COMPULSORY, {}


def _too_few_scientists(state: Any, seat: int, cost: int) -> Answer:
    return Refusal.TOO_FEW_SCIENTISTS, {"cost": cost, "count": state.players[seat].scientists}


def _take(state: Any, seat: int, agent: int, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> Answer:
    player = state.players[seat]
    if player.hand >= 0:
        return Refusal.AGENT_IN_HAND, {}
    if not rules["chooses_freely"](player):
        count = player.codex_ones + player.codex_twos
        return Refusal.TOO_FEW_CODEX, {"need": tables["FREE_CHOICE_AT"], "count": count}
    on_top = player.pile_size > 0 and player.pile[0] == agent
    return Refusal.AGENT_ON_TOP if on_top else Refusal.AGENT_NOT_IN_PILE, {"agent": ("agent", agent)}


def _recycle(state: Any, seat: int, agent: int, tables: Mapping[str, Any]) -> Answer:
    player = state.players[seat]
    if player.hand >= 0:
        return Refusal.AGENT_IN_HAND, {}
    if not player.discard[agent]:
        return Refusal.AGENT_NOT_IN_DISCARD, {"agent": ("agent", agent)}
    if player.scientists < tables["RECYCLE_COST"]:
        return _too_few_scientists(state, seat, tables["RECYCLE_COST"])
    if state.options.no_scientists_in_extra_turn and state.extra_turn:
        return Refusal.NO_SCIENTISTS_IN_EXTRA_TURN, {}
    return Refusal.ONE_SPECIAL_ACTION, {}


def _insert(state: Any, kind: Decision, seat: int, city: int) -> Answer:
    if kind == Decision.PLACE_AGENT and not state.players[seat].beneath:
        return Refusal.NOT_BENEATH, {}
    reason = Refusal.NOT_ALONE if state.stack_size[city] else Refusal.STACK_EMPTY
    return reason, {"city": ("city", city)}


def _capture(
    state: Any, kind: Decision, seat: int, arguments: tuple[int, ...], tables: Mapping[str, Any]
) -> Answer:
    city, building = arguments
    if kind == Decision.CAPTURE and city != state.resolution.city:
        return Refusal.OTHER_CITY, {"city": ("city", state.resolution.city)}
    if state.captor[city, building] >= 0:
        captor = state.captor[city, building]
        return Refusal.ALREADY_CAPTURED, {"building": ("building", building), "seat": ("seat", captor)}
    return _too_few_scientists(state, seat, tables["CAPTURE_COST"])


def _claim(state: Any, seat: int, city: int, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> Answer:
    everywhere = state.frame_first[state.depth - 1] == 1
    if not everywhere and city != state.resolution.city:
        return Refusal.OTHER_CITY, {"city": ("city", state.resolution.city)}
    mission = state.missions[city]
    if mission < 0:
        return Refusal.NO_MISSION, {"city": ("city", city)}
    have = rules["progress"](state, seat, mission)
    need = int(tables["MISSION_COUNT"][mission])
    return Refusal.MISSION_NOT_MET, {"mission": ("mission", mission), "count": int(have), "need": need}


def _act_as(state: Any, agent: int) -> Answer:
    if agent == Agent.ENGINEER:
        return Refusal.NEVER_ENGINEER, {}
    locked = state.frame_first[state.depth - 1] == 0
    reason = Refusal.TYPE_LOCKED if locked else Refusal.NOTHING_TO_DO
    return reason, {"agent": ("agent", agent)}


def _raid(state: Any, seat: int, city: int, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> Answer:
    if city == state.resolution.city:
        return Refusal.SAME_CITY, {"city": ("city", city)}
    if not rules["has_agent_in"](state, seat, city):
        return Refusal.NO_OWN_AGENT, {"city": ("city", city)}
    return Refusal.NO_ROOM, {"spoil": ("spoil", int(tables["CITY_SPOILS"][city]))}
