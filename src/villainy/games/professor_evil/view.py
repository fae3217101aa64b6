"""What may be seen: everything but the order of the piles, the same from every seat; no words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from villainy.engine.names import Vocabulary, kebab
from villainy.games.professor_evil.actions import ACTIONS
from villainy.games.professor_evil.state import (
    CARDS_EACH,
    DOOR,
    HOURS,
    MINUTES,
    PLACE,
    ROOMS,
    Card,
    Character,
    Colour,
    Column,
    Decision,
    Face,
    Flag,
    Hour,
    Level,
    Result,
    Room,
    Step,
    Trap,
    Treasure,
)

# The decisions that a step of a program asks.
STEPS = (
    *(Decision.MOVE_ON, Decision.FORCE_DOOR, Decision.PICK_ROOM, Decision.PICK_DOOR, Decision.PICK_TRAP),
    *(Decision.PICK_TREASURE, Decision.PICK_TYPE, Decision.PICK_SEAT, Decision.PICK_COLOUR),
    *(Decision.SET_DIE, Decision.MATE_MOVE),
)
CARD = Vocabulary.of_enum(Card)
CHARACTER = Vocabulary.of_enum(Character)
COLOUR = Vocabulary.of_enum(Colour)
FACE = Vocabulary.of_enum(Face)
HOUR = Vocabulary.of_enum(Hour)
LEVEL = Vocabulary.of_enum(Level)
RESULT = Vocabulary.of_enum(Result)
ROOM = Vocabulary.of_enum(Room)
TRAP = Vocabulary.of_enum(Trap)
TREASURE = Vocabulary.of_enum(Treasure)


def view(state: Any, seat: int | None, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> dict[str, Any]:
    """Everything about the table; `viewer` alone differs from seat to seat."""
    return {
        "viewer": seat,
        "seats": state.seats,
        "first": state.first,
        "active": state.active,
        "turns": state.turns,
        "level": LEVEL.name(state.options.level),
        "professor": ROOM.name(state.professor),
        "hour": HOUR.name(state.hour),
        "doors": {DOOR.name(door): bool(state.open_doors[door]) for door in tables["BIT_DOOR"]},
        "rooms": {kebab(room.name): _room(state, room, rules) for room in Room},
        "treasures": {kebab(colour.name): _treasure(state, colour, tables, rules) for colour in Colour},
        "saved": [TREASURE.name(tile) for tile in state.saved[: state.saved_size]],
        "lost": [TREASURE.name(tile) for tile in state.lost[: state.lost_size]],
        "tiles": state.tiles_size,
        "locations": state.locations_size,
        "players": [_player(state, other) for other in range(state.seats)],
        "shown": [CARD.name(card) for card in state.shown[: state.shown_size]],
        "actions_left": state.actions_left,
        "power_used": bool(state.power_used),
        "flags": [kebab(flag.name) for flag in Flag if state.flagged[flag]],
        "named": [ROOM.name(room) for room in state.named if room >= 0],
        "dice": _dice(state),
        "activations": state.activations,
        "expelled": sum(state.players[other].expelled for other in range(state.seats)),
        "decision": _decision(state, tables),
        "over": bool(state.over),
        "result": _name(RESULT, state.result),
    }


def _name(vocabulary: Vocabulary, number: int) -> str | None:
    return None if number < 0 else vocabulary.name(number)


def _room(state: Any, room: int, rules: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "trap": TRAP.name(state.traps[room]),
        "armed": bool(state.armed[room]),
        "treasure": _name(COLOUR, rules["treasure_in"](state, room)),
    }


def _treasure(
    state: Any, colour: int, tables: Mapping[str, Any], rules: Mapping[str, Any]
) -> dict[str, Any] | None:
    slot = state.treasures[colour]
    if slot.tile < 0:
        return None
    types = [trap for trap in Trap if int(tables["TREASURE_TYPES"][slot.tile]) >> trap & 1]
    return {
        "treasure": TREASURE.name(slot.tile),
        "room": ROOM.name(slot.room),
        "steps": slot.steps,
        "minutes": MINUTES * slot.steps,
        "hour": HOUR.name((state.hour + slot.steps) % HOURS),  # where its marker lies on the clock
        "needs": {kebab(trap.name): rules["armed_traps"](state, 1 << trap).bit_count() for trap in types},
    }


def _player(state: Any, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    kept = [*player.pile[: player.pile_size]]
    if seat == state.active:
        kept += state.shown[: state.shown_size]
    own = range(player.character * CARDS_EACH, (player.character + 1) * CARDS_EACH)
    dealt = state.turns > 0  # the first turn follows the deal at once
    return {
        "character": _name(CHARACTER, player.character),
        "room": PLACE.name(player.room),
        "tile_up": bool(player.tile_up),
        "expelled": player.expelled,
        "deck": player.pile_size,
        "discard": [CARD.name(card) for card in own if card not in kept] if dealt else [],
    }


def _dice(state: Any) -> dict[str, Any] | None:
    if state.professor_die < 0:
        return None
    return {
        "professor": FACE.name(state.professor_die),
        "colour": COLOUR.name(state.colour_die),
        "clock": state.clock_die,
    }


def _decision(state: Any, tables: Mapping[str, Any]) -> dict[str, Any] | None:
    """Who is asked what; in a program by which step, and whose pawn is to be put somewhere."""
    if state.depth == 0:
        return None
    top = state.depth - 1
    kind = Decision(state.frame_kind[top])
    step = int(tables["PROGRAM"][state.frame_first[top], Column.STEP])
    return {
        "seat": state.frame_seat[top],
        "kind": kebab(kind.name),
        "step": kebab(Step(step).name) if kind in STEPS else None,
        "mate": state.frame_second[top] if kind == Decision.PICK_ROOM else None,
    }


# ── What sentences need beside the view ────────────────────────────────────


def decision_words(state: Any, seat: int | None, tables: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the sentence that asks the pending decision."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    second = state.frame_second[top]
    if kind == Decision.ACT:
        return {"actions": state.actions_left}
    if kind in (Decision.MOVE_ON, Decision.MATE_MOVE, Decision.PICK_DOOR, Decision.PICK_TRAP):
        return {"count": int(tables["PROGRAM"][state.frame_first[top], Column.MOST]) - second}
    if kind == Decision.PICK_ROOM:
        return {"character": ("character", state.players[second].character)}
    if kind == Decision.DICE:
        return {
            "face": ("face", state.professor_die),
            "colour": ("colour", state.colour_die),
            "count": state.clock_die,
        }
    if kind == Decision.ACTIVATE:
        return {"hour": ("hour", state.hour)}
    return {}


def action_words(state: Any, action: int, tables: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments an action's sentence needs beside those of its text."""
    if state.depth == 0:
        return {}
    verb = ACTIONS.family(action).verb
    (first, *_) = (*ACTIONS.arguments(action), 0)
    player = state.players[state.frame_seat[state.depth - 1]]
    room = player.room if player.room < ROOMS else None
    if verb == "disarm":
        return {"trap": ("trap", None if room is None else state.traps[room]), "room": ("room", room)}
    if verb == "save":
        tiles = [slot.tile for slot in state.treasures if slot.room == room and slot.tile >= 0]
        return {"treasure": ("treasure", tiles[0] if tiles else None), "room": ("room", room)}
    if verb == "trap":
        return {"trap": ("trap", state.traps[first])}
    if verb == "treasure":
        slot = state.treasures[first]
        return {"treasure": ("treasure", slot.tile), "minutes": MINUTES * slot.steps}
    if verb in ("power", "bonus"):
        cost = int(tables["POWER_COST"][player.character]) if verb == "power" else 0
        return {"character": ("character", player.character), "count": cost}
    if verb in ("seat", "bring", "join", "activate"):
        return {"character": ("character", state.players[first].character)}
    return {}
