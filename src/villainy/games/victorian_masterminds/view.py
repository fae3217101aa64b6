"""What a seat may see, built up from what its masks cover; numbers and names, no words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from villainy.engine.kit import SPECTATOR_BIT
from villainy.engine.names import Vocabulary, kebab
from villainy.games.victorian_masterminds.actions import ACTIONS
from villainy.games.victorian_masterminds.state import (
    SEGMENT,
    SEGMENTS,
    Agent,
    Bonus,
    Building,
    City,
    Decision,
    Machine,
    Mission,
    Trigger,
)

AGENT = Vocabulary.of_enum(Agent)
CITY = Vocabulary.of_enum(City)
MACHINE = Vocabulary.of_enum(Machine)
MISSION = Vocabulary.of_enum(Mission)
TRIGGER = Vocabulary.of_enum(Trigger)


def view(state: Any, seat: int | None, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> dict[str, Any]:
    """Everything this seat, or a spectator (None), may know about the table."""
    bit = SPECTATOR_BIT if seat is None else 1 << seat
    return {
        "viewer": seat,
        "seats": state.seats,
        "first": state.first,
        "active": state.active,
        "turns": state.turns,
        "level": state.level,
        "last_level": tables["LAST_LEVEL"],
        "stack_limit": state.limit,
        "scientist_pool": state.scientist_pool,
        "missions": {kebab(city.name): _name(MISSION, state.missions[city]) for city in City},
        "mission_deck": state.deck_size,
        "buildings": {
            kebab(city.name): {
                kebab(building.name): _seat(state.captor[city, building]) for building in Building
            }
            for city in City
        },
        "stacks": {kebab(city.name): _stack(state, city, bit) for city in City},
        "queued": _name(CITY, state.queued),
        "resolution": _resolution(state),
        "players": [_player(state, other, bit, tables, rules) for other in range(state.seats)],
        "decision": _decision(state),
        "extra_turn": bool(state.extra_turn),
        "special_action_used": bool(state.special_action_used),
        "trigger": _name(TRIGGER, state.trigger),
        "final_turns_left": None if state.final_left < 0 else state.final_left,
        "final_resolution": bool(state.final_resolution),
        "over": bool(state.over),
    }


def _name(vocabulary: Vocabulary, number: int) -> str | None:
    return None if number < 0 else vocabulary.name(number)


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _stack(state: Any, city: int, bit: int) -> list[dict[str, Any]]:
    """Owners and order are public. Who has seen an agent remembers it, unless the table plays strictly."""
    return [
        {
            "owner": state.stack_owner[city, index],
            "agent": AGENT.name(state.stack_agent[city, index])
            if state.options.memory_aid and state.stack_known[city, index] & bit
            else None,
        }
        for index in range(state.stack_size[city])
    ]


def _resolution(state: Any) -> dict[str, Any] | None:
    resolution = state.resolution
    if resolution.city < 0:
        return None
    return {
        "city": kebab(City(resolution.city).name),
        "agents": [
            {"owner": resolution.owners[index], "agent": AGENT.name(resolution.agents[index])}
            for index in range(resolution.height)
        ],
        "acting": resolution.next - 1,
        "saboteur": _seat(resolution.blocker),
    }


def _player(
    state: Any, seat: int, bit: int, tables: Mapping[str, Any], rules: Mapping[str, Any]
) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "machine": _name(MACHINE, player.machine),
        "segments": _segments(player, tables),
        "bonus_powers": [bool(player.bonus_powers[0]), bool(player.bonus_powers[1])],
        "firepower": player.firepower,
        "scientists": player.scientists,
        "cells": player.cells,
        "codex": {"ones": player.codex_ones, "twos": player.codex_twos, "level": player.codex_level},
        "free_choice": player.codex_ones + player.codex_twos >= tables["FREE_CHOICE_AT"],
        "mayhem": player.mayhem,
        "pile": [
            AGENT.name(player.pile[index]) if player.pile_known[index] & bit else None
            for index in range(player.pile_size)
        ],
        "holds_agent": player.hand >= 0,
        "hand": AGENT.name(player.hand) if player.hand >= 0 and player.hand_known & bit else None,
        "discard": [AGENT.name(agent) for agent in Agent if player.discard[agent]],
        "may_go_beneath": bool(player.beneath),
        "missions": [MISSION.name(mission) for mission in Mission if state.claimant[mission] == seat],
        "progress": {  # how much of what each mission on the board counts
            MISSION.name(mission): int(rules["progress"](state, seat, mission))
            for mission in state.missions
            if mission >= 0
        },
        "points": score_sheet(state, seat, tables),
    }


def _segments(player: Any, tables: Mapping[str, Any]) -> list[dict[str, Any]]:
    if player.machine < 0:
        return []
    return [
        {
            "name": SEGMENT.name(player.machine * SEGMENTS + place),
            "bolts": player.bolts[place],
            "plates": player.plates[place],
            "bolts_needed": int(tables["SEGMENT_BOLTS"][player.machine, place]),
            "plates_needed": int(tables["SEGMENT_PLATES"][player.machine, place]),
            "built": bool(player.built[place]),
        }
        for place in range(SEGMENTS)
    ]


def score_sheet(state: Any, seat: int, tables: Mapping[str, Any]) -> dict[str, int]:
    """Where a player's points come from."""
    player = state.players[seat]
    sheet = {
        "segments": sum(
            int(tables["SEGMENT_AMOUNT"][player.machine, place])
            for place in range(SEGMENTS)
            if player.built[place] and tables["SEGMENT_BONUS"][player.machine, place] == Bonus.POINTS
        ),
        "buildings": tables["BUILDING_POINTS"]
        * sum(state.captor[city, building] == seat for city in City for building in Building),
        "missions": sum(
            int(tables["MISSION_REWARD"][mission]) for mission in Mission if state.claimant[mission] == seat
        ),
        "mayhem": tables["MAYHEM_POINTS"] * player.mayhem,
        "codex": player.codex_ones + 2 * player.codex_twos,
    }
    return sheet | {"total": sum(sheet.values())}


def _decision(state: Any) -> dict[str, Any] | None:
    if state.depth == 0:
        return None
    top = state.depth - 1
    return {"seat": state.frame_seat[top], "kind": kebab(Decision(state.frame_kind[top]).name)}


# ── What sentences need beside the view ────────────────────────────────────


def decision_words(state: Any, seat: int | None, tables: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the sentence that asks the pending decision, as this seat may hear it."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    asked = state.frame_seat[top]
    player = state.players[asked]
    words: dict[str, Any] = {"scientists": player.scientists}
    if kind == Decision.PLACE_AGENT or kind == Decision.INSERT_AGENT:
        bit = SPECTATOR_BIT if seat is None else 1 << seat
        if player.hand >= 0:
            words["agent"] = ("agent", player.hand if player.hand_known & bit else None)
        else:
            words["agent"] = ("agent", player.pile[0] if player.pile_known[0] & bit else None)
    elif kind == Decision.ORDER:
        words["agent"] = ("agent", state.frame_first[top])
    elif kind == Decision.AGAIN:
        words["spoil"] = ("spoil", state.frame_first[top])
    if state.resolution.city >= 0:
        words["city"] = ("city", state.resolution.city)
    return words


def action_words(state: Any, action: int, tables: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments an action's sentence needs beside those of its text."""
    verb = ACTIONS.family(action).verb
    if state.depth == 0:
        return {}
    top = state.depth - 1
    asked = state.frame_seat[top]
    player = state.players[asked]
    (first, *_) = (*ACTIONS.arguments(action), 0)
    words: dict[str, Any] = {}
    if verb in ("place", "insert") and (player.hand >= 0 or player.pile_size > 0):
        words["agent"] = ("agent", player.hand if player.hand >= 0 else player.pile[0])
        words["count"] = state.stack_size[first]
    elif verb == "segment" and player.machine >= 0:
        place = player.machine * SEGMENTS + first
        words["segment"] = ("segment", place)
        words["bonus"] = ("bonus", int(tables["SEGMENT_BONUS"][player.machine, first]))
        words["amount"] = int(tables["SEGMENT_AMOUNT"][player.machine, first])
        words["missing"] = missing_parts(player, first, tables)
    elif verb == "claim":
        mission = state.missions[first]
        words["mission"] = ("mission", mission if mission >= 0 else None)
        words["points"] = int(tables["MISSION_REWARD"][mission]) if mission >= 0 else 0
    elif verb == "capture":
        building = ACTIONS.arguments(action)[1]
        words["spoil"] = ("spoil", int(tables["BUILDING_SPOILS"][building]))
        words["cost"] = tables["CAPTURE_COST"]
    elif verb == "raid":
        words["spoil"] = ("spoil", int(tables["CITY_SPOILS"][first]))
    elif verb == "extra-turn":
        words["cost"] = tables["EXTRA_TURN_COST"]
    elif verb == "recycle":
        words["cost"] = tables["RECYCLE_COST"]
    return words


def missing_parts(player: Any, segment: int, tables: Mapping[str, Any]) -> int:
    """How many parts a segment still needs."""
    bolts = int(tables["SEGMENT_BOLTS"][player.machine, segment]) - player.bolts[segment]
    plates = int(tables["SEGMENT_PLATES"][player.machine, segment]) - player.plates[segment]
    return 0 if player.built[segment] else bolts + plates
