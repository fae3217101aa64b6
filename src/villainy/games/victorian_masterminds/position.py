"""Whether a position from outside is one the rules could have made; plain Python, beside `invariants`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from villainy.games.victorian_masterminds.state import (
    AGENTS,
    BUILDINGS,
    CITIES,
    SEGMENTS,
    Agent,
    Bonus,
    Decision,
    Spoil,
    Task,
)

PART = (Decision.PLACE_BOLT, Decision.PLACE_PLATE)
OFFERED = (
    *PART,
    Decision.CAPTURE,
    Decision.CLAIM_MISSION,
    Decision.ACT_AS,
    Decision.RAID,
    Decision.AGAIN,
    Decision.GAIN,
    Decision.INSERT_AGENT,
    Task.RAISE_LEVEL,
)
# What can lie directly above a frame; what can lie at the bottom is under None.
ABOVE: dict[int | None, tuple[int, ...]] = {
    None: (Task.END_TURN, Task.FINAL_RESOLUTION),
    Task.END_TURN: (
        Task.RUN,
        Task.SPECIAL_ACTIONS,
        Decision.PLACE_AGENT,
        Decision.RESOLVE_STACK,
        Decision.SPECIAL_ACTION,
    ),
    Task.RUN: (Decision.CHOOSE_MACHINE,),
    Decision.CHOOSE_MACHINE: (Decision.CHOOSE_MACHINE,),
    Task.SPECIAL_ACTIONS: (*PART, Task.CLOSE_CHAIN, Task.RAISE_LEVEL),
    Task.CLOSE_CHAIN: (Task.NEXT_AGENT, Task.RESOLVE),
    Task.RESOLVE: PART,
    Task.FINAL_RESOLUTION: (Task.NEXT_AGENT,),
    Task.NEXT_AGENT: (*OFFERED, Decision.ORDER, Task.ABILITY, Task.CITY_SPOILS, Task.POWER),
    Task.ABILITY: PART,
    Task.CITY_SPOILS: (*OFFERED, Task.POWER),
    Task.POWER: (*OFFERED, Task.POWER),
    Task.RAISE_LEVEL: (*PART, Task.SPOILS_AGAIN, Task.CITY_SPOILS, Decision.GAIN),
    Task.SPOILS_AGAIN: PART,
}
NOTHING = (0,)
EITHER = (0, 1)
# What a frame's two numbers can be, where they are not both 0.
FIRST: dict[int, tuple[int, ...]] = {
    Task.RESOLVE: tuple(range(CITIES)),
    Task.CITY_SPOILS: tuple(range(CITIES)),
    Task.FINAL_RESOLUTION: tuple(range(CITIES + 1)),
    Task.ABILITY: tuple(range(AGENTS)),
    Task.POWER: (0, 1, 2),
    Task.SPOILS_AGAIN: tuple(range(BUILDINGS)),
    Decision.ORDER: (Agent.GUNNER, Agent.ENGINEER),
    Decision.PLACE_BOLT: (Spoil.BOLT,),
    Decision.PLACE_PLATE: (Spoil.PLATE,),
    Decision.CAPTURE: EITHER,
    Decision.CLAIM_MISSION: EITHER,
    Decision.ACT_AS: EITHER,
    Decision.AGAIN: tuple(range(len(Spoil))),
    Decision.GAIN: tuple(range(len(Spoil))),
}
SECOND: dict[int, tuple[int, ...]] = {
    Task.POWER: EITHER,
    Task.SPOILS_AGAIN: EITHER,
    Decision.GAIN: (-1, *range(len(Spoil))),
}
# Where to look when a law of `invariants` is broken.
LAWS = {
    1: "players.pile",
    2: "players.scientists",
    3: "players.codex_ones",
    4: "players.firepower",
    5: "scientist_pool",
    6: "parts_pool, codex_pool, mayhem_pool",
    7: "parts_pool, mayhem_pool",
    8: "level",
    9: "missions, deck, claimant",
    10: "stack_owner",
    11: "frame_kind",
}


def impossible(state: Any, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> str | None:
    """Where the first thing stands that cannot be, or None."""
    return next(_broken(state, tables, rules), None)


def _broken(state: Any, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> Iterator[str]:
    seats = range(state.seats)
    for name in ("first", "active"):
        if getattr(state, name) not in seats:
            yield name
    by_option = state.seats == 2 and state.options.two_player_limit == 1
    if state.limit != (3 if by_option else tables["STACK_LIMIT"][state.seats]):
        yield "limit"
    if not 1 <= state.level <= tables["LAST_LEVEL"]:
        yield "level"
    for name in ("extra_turn", "special_action_used", "forced", "final_resolution", "over", "revealed"):
        if getattr(state, name) not in EITHER:
            yield name
    if state.turns < 0 or any(state.unused):
        yield "turns"
    for city in range(CITIES):
        if any(state.captor[city, building] not in (-1, *seats) for building in range(BUILDINGS)):
            yield "captor"
        if any(state.stack_owner[city, index] not in seats for index in range(state.stack_size[city])):
            yield "stack_owner"
        if any(state.stack_agent[city, index] < 0 for index in range(state.stack_size[city])):
            yield "stack_agent"
        if any(state.stack_known[city, index] < 0 for index in range(state.stack_size[city])):
            yield "stack_known"
        if state.stack_size[city] >= state.limit and state.queued != city and not state.final_resolution:
            yield "stack_owner"
    if any(captor not in (-1, *seats) for captor in state.claimant):
        yield "claimant"
    if any(card < 0 for card in state.deck[: state.deck_size]):
        yield "deck"
    for seat in range(len(state.players)):
        yield from (f"players[{seat}].{name}" for name in _player_broken(state, seat, tables))
    yield from _resolution_broken(state)
    yield from _end_broken(state, tables)
    yield from _frames_broken(state, rules)
    law = rules["invariants"]([state], 0)
    if law:
        yield LAWS[law]


def _player_broken(state: Any, seat: int, tables: Mapping[str, Any]) -> Iterator[str]:
    player = state.players[seat]
    if seat >= state.seats:
        if player.machine != -1 or player.pile_size or player.scientists or any(player.discard):
            yield "machine"
        return
    chosen = [state.players[other].machine for other in range(state.seats) if other != seat]
    choosing = any(
        state.frame_kind[index] == Decision.CHOOSE_MACHINE and state.frame_seat[index] == seat
        for index in range(state.depth)
    )
    if (player.machine == -1) != choosing or (player.machine >= 0 and player.machine in chosen):
        yield "machine"
        return
    if any(agent < 0 for agent in player.pile[: player.pile_size]):
        yield "pile"
    if any(known < 0 for known in player.pile_known) or player.hand_known < 0:
        yield "pile_known"
    for name in ("built", "bonus_powers", "discard"):
        if any(value not in EITHER for value in getattr(player, name)):
            yield name
            return
    for name in ("firepower", "scientists", "codex_ones", "codex_twos", "mayhem"):
        if getattr(player, name) < 0:
            yield name
    if player.beneath not in EITHER:
        yield "beneath"
    yield from _sheet_broken(player, tables)


def _sheet_broken(player: Any, tables: Mapping[str, Any]) -> Iterator[str]:
    """Parts lie on segments that still miss some; what built segments bring is there."""
    machine = player.machine
    brought = dict.fromkeys(Bonus, 0)
    for segment in range(SEGMENTS):
        bolts, plates = player.bolts[segment], player.plates[segment]
        if player.built[segment]:
            brought[Bonus(tables["SEGMENT_BONUS"][machine, segment])] += 1
            if bolts or plates:
                yield "bolts" if bolts else "plates"
            continue
        needed = (0, 0)
        if machine >= 0:
            needed = tables["SEGMENT_BOLTS"][machine, segment], tables["SEGMENT_PLATES"][machine, segment]
        if not 0 <= bolts <= needed[0] or (machine >= 0 and (bolts, plates) == needed):
            yield "bolts"
        if not 0 <= plates <= needed[1]:
            yield "plates"
    if machine == -1 and any(player.built):
        yield "built"
        return
    if (player.bonus_powers[0], player.bonus_powers[1]) != (brought[Bonus.POWER_1], brought[Bonus.POWER_2]):
        yield "bonus_powers"
    if player.codex_level != 1 + brought[Bonus.CODEX]:
        yield "codex_level"
    cells = 0 if machine == -1 else tables["START_CELLS"][machine] + brought[Bonus.CELL]
    if player.cells != cells or (machine >= 0 and player.scientists > cells):
        yield "cells"


def _resolution_broken(state: Any) -> Iterator[str]:
    resolution = state.resolution
    if (resolution.city >= 0) != (resolution.height > 0) or not 0 <= resolution.next <= resolution.height:
        yield "resolution"
    if any(owner not in range(state.seats) for owner in resolution.owners[: resolution.height]):
        yield "resolution.owners"
    if any(agent < 0 for agent in resolution.agents[: resolution.height]):
        yield "resolution.agents"
    if resolution.blocker not in range(-1, state.seats) or resolution.beneath_own not in EITHER:
        yield "resolution.blocker"
    if state.queued >= 0 and (resolution.city < 0 or state.stack_size[state.queued] < state.limit):
        yield "queued"


def _end_broken(state: Any, tables: Mapping[str, Any]) -> Iterator[str]:
    """The final round has come exactly if there is a reason for it."""
    finished = any(all(state.players[seat].built) for seat in range(state.seats))
    if (state.trigger >= 0) != (finished or state.level == tables["LAST_LEVEL"]):
        yield "trigger"
    if not -1 <= state.final_left <= state.seats or (state.final_left >= 0 and state.trigger < 0):
        yield "final_left"
    if (state.final_resolution == 1) != (state.final_left == 0):
        yield "final_resolution"
    if state.over != (state.depth == 0) or (state.over and not state.final_resolution):
        yield "over"


def _frames_broken(state: Any, rules: Mapping[str, Any]) -> Iterator[str]:
    """Frames that could not lie on each other, or could not be carried out."""
    below: int | None = None
    resolving = False
    for index in range(state.depth):
        where = f"frame_kind[{index}]"
        kind, seat = state.frame_kind[index], state.frame_seat[index]
        if kind not in ABOVE.get(below, ()):
            yield where
            return
        if seat not in range(state.seats):
            yield f"frame_seat[{index}]"
            return
        if state.frame_first[index] not in FIRST.get(kind, NOTHING):
            yield f"frame_first[{index}]"
        if state.frame_second[index] not in SECOND.get(kind, NOTHING):
            yield f"frame_second[{index}]"
        resolving = resolving or kind == Task.NEXT_AGENT
        own_turn = kind in (Task.END_TURN, Task.RUN, Task.SPECIAL_ACTIONS, Decision.PLACE_AGENT)
        own_turn = own_turn or kind in (Decision.RESOLVE_STACK, Decision.SPECIAL_ACTION)
        if own_turn and seat != state.active:
            yield f"frame_seat[{index}]"
        if kind in (Decision.PLACE_AGENT, Decision.INSERT_AGENT):
            player = state.players[seat]
            if player.pile_size == 0 and player.hand < 0:
                yield where
        if kind == Decision.RESOLVE_STACK and state.players[seat].pile_size > 0:
            yield where
        below = kind
    if resolving != (state.resolution.city >= 0) or (resolving and state.resolution.next == 0):
        yield "resolution"
    if state.depth == 0:
        return
    if (state.frame_kind[0] == Task.FINAL_RESOLUTION) != (state.final_resolution == 1):
        yield "frame_kind[0]"
        return
    if below is None or below >= Task.RUN:
        yield f"frame_kind[{state.depth - 1}]"
        return
    holding = [seat for seat in range(state.seats) if state.players[seat].hand >= 0]
    deciding = below in (Decision.PLACE_AGENT, Decision.INSERT_AGENT)
    if holding and not (deciding and holding == [state.frame_seat[state.depth - 1]]):
        yield "players.hand"
    bits = rules["choices"](state)
    if bits & (bits - 1) == 0 and not (bits and rules["may_decline"](state)):
        yield f"frame_kind[{state.depth - 1}]"  # nothing to choose: the rules would not have asked
