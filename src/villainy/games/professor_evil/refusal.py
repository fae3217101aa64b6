"""Why an action is not allowed: NONE exactly where `legal` allows it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from villainy.games.professor_evil.actions import ACTIONS
from villainy.games.professor_evil.state import (
    LATEST,
    Column,
    Decision,
    Die,
    Garden,
    Step,
    Timing,
    Where,
    Who,
)


class Refusal(IntEnum):
    NONE = 0
    GAME_OVER = 1
    ASKED_OTHERWISE = 2
    CHARACTER_TAKEN = 3
    NO_ACTIONS_LEFT = 4
    PROFESSOR_THERE = 5
    ALREADY_THERE = 6
    NO_DOOR_THERE = 7
    DOOR_LOCKED = 8
    NO_WINDOW_THERE = 9
    YOU_ARE_OUTSIDE = 10
    DOOR_ELSEWHERE = 11
    DOOR_OPEN = 12
    PROFESSOR_BEHIND = 13
    TRAP_OFF = 14
    NO_TREASURE_HERE = 15
    TRAPS_STILL_ON = 16
    CARD_NOT_SHOWN = 17
    CARDS_GONE = 18
    AFTER_THE_ROLL = 19
    BEFORE_THE_ROLL = 20
    NO_EFFECT = 21
    TILE_FACE_DOWN = 22
    POWER_USED = 23
    OUT_OF_REACH = 24
    OTHER_TYPE = 25
    ALREADY_NAMED = 26
    NO_LATER = 27
    ALREADY_CHOSEN = 28
    TYPE_ALL_OFF = 29
    NOT_OFFERED = 30
    NOBODY_THERE = 31
    YOURSELF = 32
    TOGETHER = 33
    MATE_OUTSIDE = 34
    SAME_FACE = 35
    MUST_GO_ON = 36
    TILE_FACE_UP = 37
    NO_SUCH_DOOR = 38


Answer = tuple[Refusal, dict[str, Any]]

BASIC = ("move", "unlock", "disarm", "save")
ROUND_HERE = (Where.HERE, Where.ADJ, Where.NEAR)
# Which verbs answer which decision.
ANSWERS = {
    Decision.CHOOSE_CHARACTER: ("character",),
    Decision.ACT: (*BASIC, "play", "power", "bonus", "roll"),
    Decision.MOVE_ON: ("move", "stop"),
    Decision.FORCE_DOOR: ("force",),
    Decision.PICK_ROOM: ("room",),
    Decision.PICK_DOOR: ("unlock", "stop"),
    Decision.PICK_TRAP: ("trap", "stop"),
    Decision.PICK_TREASURE: ("treasure",),
    Decision.PICK_TYPE: ("type",),
    Decision.PICK_SEAT: ("seat", "bring", "join"),
    Decision.PICK_COLOUR: ("colour",),
    Decision.SET_DIE: ("colour", "face"),
    Decision.MATE_MOVE: ("move", "stop"),
    Decision.MATE_ACT: BASIC,
    Decision.DICE: ("reroll", "play", "bonus", "resolve"),
    Decision.ACTIVATE: ("activate",),
}


def refusal(
    state: Any, action: int, allowed: bool, tables: Mapping[str, Any], rules: Mapping[str, Any]
) -> Answer:
    """The reason and the arguments of its sentence."""
    if allowed:
        return Refusal.NONE, {}
    if state.depth == 0:
        return Refusal.GAME_OVER, {}
    kind = Decision(state.frame_kind[state.depth - 1])
    verb = ACTIONS.family(action).verb
    if verb not in ANSWERS[kind]:
        return Refusal.ASKED_OTHERWISE, {}
    return Questioned(state, kind, tables, rules).refuse(verb, *ACTIONS.arguments(action))


class Questioned:
    """A seat that was asked something, and what stands against its answer."""

    def __init__(
        self, state: Any, kind: Decision, tables: Mapping[str, Any], rules: Mapping[str, Any]
    ) -> None:
        top = state.depth - 1
        self.state, self.kind, self.tables, self.rules = state, kind, tables, rules
        self.seat = state.frame_seat[top]
        self.player = state.players[self.seat]
        self.second = state.frame_second[top]
        self.row = tables["PROGRAM"][state.frame_first[top]]  # of a step that asks

    def refuse(self, verb: str, argument: int = 0) -> Answer:
        if self.kind == Decision.ACT and verb in BASIC and self.state.actions_left == 0:
            return Refusal.NO_ACTIONS_LEFT, {}
        answer: Answer = getattr(self, f"_{verb}")(argument)
        return answer

    def _character(self, character: int) -> Answer:
        return Refusal.CHARACTER_TAKEN, {"character": ("character", character)}

    # ── The four actions ───────────────────────────────────────────────────

    def _move(self, room: int) -> Answer:
        where = {"room": ("room", room)}
        if room == self.player.room:
            return Refusal.ALREADY_THERE, where
        if room == self.state.professor:
            return Refusal.PROFESSOR_THERE, where
        if self.player.room == Garden.OUTSIDE:
            return Refusal.NO_WINDOW_THERE, where
        for way in range(len(self.tables["WAY_ROOM"][self.player.room])):
            if self.tables["WAY_ROOM"][self.player.room, way] == room:
                door = int(self.tables["WAY_DOOR"][self.player.room, way])
                return Refusal.DOOR_LOCKED, {"door": ("door", door)}
        return Refusal.NO_DOOR_THERE, where

    def _unlock(self, door: int) -> Answer:
        if self.tables["DOOR_BIT"][door] < 0:
            return self._no_such_door(door)
        anywhere = self.kind == Decision.PICK_DOOR and self.row[Column.WHERE] == Where.ANY
        if not anywhere and self.player.room == Garden.OUTSIDE:
            return Refusal.YOU_ARE_OUTSIDE, {}
        if not anywhere and self.player.room not in self.tables["DOOR_ROOMS"][door]:
            return Refusal.DOOR_ELSEWHERE, {"door": ("door", door)}
        return Refusal.DOOR_OPEN, {"door": ("door", door)}

    def _no_such_door(self, door: int) -> Answer:
        one, other = (int(room) for room in self.tables["DOOR_ROOMS"][door])
        return Refusal.NO_SUCH_DOOR, {"room": ("room", one), "other": ("room", other)}

    def _disarm(self, _: int) -> Answer:
        room = self.player.room
        if room == Garden.OUTSIDE:
            return Refusal.YOU_ARE_OUTSIDE, {}
        return Refusal.TRAP_OFF, self._trap_in(room)

    def _trap_in(self, room: int) -> dict[str, Any]:
        return {"trap": ("trap", self.state.traps[room]), "room": ("room", room)}

    def _save(self, _: int) -> Answer:
        room = self.player.room
        if room == Garden.OUTSIDE:
            return Refusal.YOU_ARE_OUTSIDE, {}
        colour = self.rules["treasure_in"](self.state, room)
        if colour < 0:
            return Refusal.NO_TREASURE_HERE, {"room": ("room", room)}
        tile = self.state.treasures[colour].tile
        armed = self.rules["armed_traps"](self.state, int(self.tables["TREASURE_TYPES"][tile]))
        return Refusal.TRAPS_STILL_ON, {"treasure": ("treasure", tile), "count": armed.bit_count()}

    # ── Cards, power and bonus ─────────────────────────────────────────────

    def _play(self, card: int) -> Answer:
        shown = self.state.shown[: self.state.shown_size]
        if not shown:
            return Refusal.CARDS_GONE, {}
        if card not in shown:
            return Refusal.CARD_NOT_SHOWN, {"card": ("card", card)}
        other_phase = self._other_phase(int(self.tables["CARD_TIMING"][card]))
        return other_phase or self._no_effect(int(self.tables["CARD_PROGRAM"][card]))

    def _other_phase(self, timing: int) -> Answer | None:
        if timing == Timing.DICE and self.kind == Decision.ACT:
            return Refusal.AFTER_THE_ROLL, {}
        if timing == Timing.ACTIONS and self.kind == Decision.DICE:
            return Refusal.BEFORE_THE_ROLL, {}
        return None

    def _power(self, _: int) -> Answer:
        character = self.player.character
        if not self.player.tile_up:
            return Refusal.TILE_FACE_DOWN, {"character": ("character", character)}
        other_phase = self._other_phase(int(self.tables["POWER_TIMING"][character]))
        if other_phase:
            return other_phase
        if self.state.power_used:
            return Refusal.POWER_USED, {"character": ("character", character)}
        if self.state.actions_left < self.tables["POWER_COST"][character]:
            return Refusal.NO_ACTIONS_LEFT, {}
        return self._no_effect(int(self.tables["POWER_PROGRAM"][character]))

    def _bonus(self, _: int) -> Answer:
        character = self.player.character
        if not self.player.tile_up:
            return Refusal.TILE_FACE_DOWN, {"character": ("character", character)}
        other_phase = self._other_phase(int(self.tables["BONUS_TIMING"][character]))
        return other_phase or self._no_effect(int(self.tables["BONUS_PROGRAM"][character]))

    def _no_effect(self, row: int) -> Answer:
        """Its first step has no target, for want of one or of a room to do it in."""
        step = self.tables["PROGRAM"][row]
        here = step[Column.STEP] in (Step.UNLOCK, Step.OFF) and step[Column.WHERE] in ROUND_HERE
        if self.player.room == Garden.OUTSIDE and (here or step[Column.STEP] == Step.FORCE):
            return Refusal.YOU_ARE_OUTSIDE, {}
        return Refusal.NO_EFFECT, {}

    def _reroll(self, _: int) -> Answer:
        return self._power(0)

    # ── What a step asks for ───────────────────────────────────────────────

    def _force(self, door: int) -> Answer:
        if self.tables["DOOR_BIT"][door] < 0:
            return self._no_such_door(door)
        behind = self.player.room in self.tables["DOOR_ROOMS"][door]
        return Refusal.PROFESSOR_BEHIND if behind else Refusal.DOOR_ELSEWHERE, {"door": ("door", door)}

    def _room(self, room: int) -> Answer:
        if room == self.state.professor:
            return Refusal.PROFESSOR_THERE, {"room": ("room", room)}
        if room == self.state.players[self.second].room:
            return Refusal.ALREADY_THERE, {"room": ("room", room)}
        return Refusal.OUT_OF_REACH, {"room": ("room", room)}

    def _trap(self, room: int) -> Answer:
        if not self.state.armed[room]:
            return Refusal.TRAP_OFF, self._trap_in(room)
        if self.row[Column.STEP] == Step.NAME:
            return Refusal.ALREADY_NAMED, {"room": ("room", room)}
        if not int(self.row[Column.WHAT]) >> self.state.traps[room] & 1:
            return Refusal.OTHER_TYPE, self._trap_in(room)
        return Refusal.OUT_OF_REACH, {"room": ("room", room)}

    def _treasure(self, colour: int) -> Answer:
        slot = self.state.treasures[colour]
        reason = Refusal.NO_LATER if slot.steps == LATEST else Refusal.ALREADY_CHOSEN
        return reason, {"treasure": ("treasure", slot.tile)}

    def _type(self, trap: int) -> Answer:
        if 1 << trap not in self._offered():
            return Refusal.NOT_OFFERED, {}
        return Refusal.TYPE_ALL_OFF, {"trap": ("trap", trap)}

    def _offered(self) -> list[int]:
        """What the step and its alternatives are about: types, dice, or whose pawn."""
        program, row = self.tables["PROGRAM"], self.state.frame_first[self.state.depth - 1]
        return [int(number) for number in program[row : program[row, Column.NEXT], Column.WHAT]]

    def _seat(self, seat: int) -> Answer:
        mates = self.row[Column.STEP] == Step.MATE_ACT
        if seat >= self.state.seats:
            return Refusal.NOBODY_THERE, {}
        return Refusal.YOURSELF if mates else Refusal.NOT_OFFERED, {}

    def _bring(self, seat: int) -> Answer:
        return self._regroup(seat, Who.MATE, Refusal.YOU_ARE_OUTSIDE)

    def _join(self, seat: int) -> Answer:
        return self._regroup(seat, Who.SELF, Refusal.MATE_OUTSIDE)

    def _regroup(self, seat: int, who: Who, otherwise: Refusal) -> Answer:
        if seat >= self.state.seats:
            return Refusal.NOBODY_THERE, {}
        if self.row[Column.STEP] != Step.PLACE or who not in self._offered():
            return Refusal.NOT_OFFERED, {}
        if seat == self.seat:
            return Refusal.YOURSELF, {}
        together = self.state.players[seat].room == self.player.room
        return Refusal.TOGETHER if together else otherwise, {"mate": ("seat", seat)}

    def _colour(self, _: int) -> Answer:
        return Refusal.SAME_FACE if Die.COLOUR in self._offered() else Refusal.NOT_OFFERED, {}

    def _face(self, _: int) -> Answer:
        return Refusal.SAME_FACE if Die.PROFESSOR in self._offered() else Refusal.NOT_OFFERED, {}

    def _activate(self, seat: int) -> Answer:
        if seat >= self.state.seats:
            return Refusal.NOBODY_THERE, {}
        return Refusal.TILE_FACE_UP, {"mate": ("seat", seat)}

    def _stop(self, _: int) -> Answer:
        return Refusal.MUST_GO_ON, {}
