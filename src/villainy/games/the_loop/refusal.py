"""Why an action is not allowed: NONE exactly where `legal` allows it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from villainy.games.the_loop.actions import ACTIONS
from villainy.games.the_loop.state import (
    EPOCHS,
    READY,
    SPENT,
    Carry,
    Column,
    Cost,
    Decision,
    Place,
    Step,
    Timing,
    Trigger,
)


class Refusal(IntEnum):
    NONE = 0
    GAME_OVER = 1
    ASKED_OTHERWISE = 2
    AGENT_TAKEN = 3
    NOT_ADJACENT = 4
    NO_ENERGY = 5
    BATTERY_EMPTY = 6
    VISITED_ON_BLUE = 7
    CARD_NOT_IN_HAND = 8
    CARD_EXHAUSTED = 9
    WRONG_DIMENSION = 10
    TOO_IDLE = 11
    NO_SUCH_DIMENSION = 12
    LOOP_TOO_DEAR = 13
    POWER_WHEN_LANDED = 14
    POWER_USED = 15
    POWER_JAMMED = 16
    POWER_NEEDS_CARD = 17
    POWER_NEEDS_DESTROYED = 18
    NO_MISSION = 19
    ALREADY_SCORED = 20
    SLOT_FILLED = 21
    NOT_PURE = 22
    OUT_OF_REACH = 23
    NO_CLONE_THERE = 24
    NO_SUCH_CLONE = 25
    NOT_ON_VORTEX = 26
    CARRY_SPENT = 27
    NOT_CARRYING = 28
    NO_BRANCH = 29
    MUST_GO_ON = 30
    NOT_PLAYING = 31
    WRONG_AGENT = 32
    CARD_NOT_OFFERED = 33
    CARD_APPLIED = 34
    MACHINE_NOT_HERE = 35
    MACHINE_FIRED = 36
    NOTHING_LANDED = 37
    NO_CUBE_THERE = 38


Answer = tuple[Refusal, dict[str, Any]]

# Which verbs answer which decision.
ANSWERS = {
    Decision.CHOOSE_AGENT: ("agent",),
    Decision.ACT: ("move", "free-move", "loop", "power", "claim", "use", "stop"),
    Decision.CANCEL_RIFT: ("epoch", "stop"),
    Decision.PICK_EPOCH: ("epoch",),
    Decision.PICK_CLONE: ("clone",),
    Decision.SEND_CLONE: ("epoch",),
    Decision.MOVE_TO: ("epoch", "stop"),
    Decision.CARRY: ("clone", "epoch", "leave", "stop"),
    Decision.PICK_AGENT: ("agent",),
    Decision.PICK_BRANCH: ("branch",),
    Decision.CONFIRM: ("accept", "stop"),
    Decision.PICK_CARD: ("card",),
    Decision.PAY_CARD: ("card",),
    Decision.TOP_CARD: ("card",),
    Decision.FIRST_DEATH: ("epoch",),
    Decision.DAMAGE_MACHINE: ("machine",),
    Decision.FIRE_MACHINE: ("machine",),
    Decision.FILL_SLOT: ("epoch",),
    Decision.PICK_MISSION: ("epoch",),
    Decision.CLEAR_SLOT: ("epoch",),
    Decision.TAKE_CARD: ("card", "stop"),
    Decision.ARCHIVE: ("accept", "stop"),
    Decision.DRAFT_CARD: ("card",),
    Decision.ASSIGN_CARD: ("agent",),
    Decision.PICK_LEADER: ("agent",),
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
    refuse = getattr(Questioned(state, kind, tables, rules), f"_{verb.replace('-', '_')}")
    answer: Answer = refuse(*ACTIONS.arguments(action))
    return answer


class Questioned:
    """A seat that was asked something, and what stands against its answer."""

    def __init__(
        self, state: Any, kind: Decision, tables: Mapping[str, Any], rules: Mapping[str, Any]
    ) -> None:
        top = state.depth - 1
        self.state, self.kind, self.tables, self.rules = state, kind, tables, rules
        self.pawn = state.pawns[state.active]
        self.first = state.frame_first[top]
        self.row = tables["PROGRAM"][self.first]  # of a step that asks
        self.level = state.levels[max(state.levels_size - 1, 0)]

    # ── The action phase ───────────────────────────────────────────────────

    def _move(self, epoch: int) -> Answer:
        if not self.rules["both_sides"](self.pawn.epoch) >> epoch & 1:
            return Refusal.NOT_ADJACENT, {"epoch": ("epoch", epoch)}
        if not self.rules["energy_at"](self.state, self.pawn.epoch):
            return Refusal.NO_ENERGY, {"epoch": ("epoch", self.pawn.epoch)}
        return Refusal.VISITED_ON_BLUE, {"epoch": ("epoch", epoch)}

    def _free_move(self, epoch: int) -> Answer:
        if not self.pawn.charged:
            return Refusal.BATTERY_EMPTY, {"agent": ("agent", self.pawn.agent)}
        return Refusal.NOT_ADJACENT, {"epoch": ("epoch", epoch)}

    def _use(self, card: int) -> Answer:
        place = self.state.place[card]
        if place == SPENT + self.state.active:
            return Refusal.CARD_EXHAUSTED, {"card": ("card", card)}
        if place != READY + self.state.active:
            return Refusal.CARD_NOT_IN_HAND, {"card": ("card", card)}
        if not self._dimension_fits(int(self.tables["CARD_DIMENSION"][card])):
            return self._other_dimension()
        return Refusal.TOO_IDLE, {"card": ("card", card)}

    def _dimension_fits(self, dimension: int) -> bool:
        return bool(self.rules["allowed_dimensions"](self.state) >> dimension & 1)

    def _other_dimension(self) -> Answer:
        face = self.state.centrifuge[self.pawn.epoch]
        return Refusal.WRONG_DIMENSION, {"loop": ("loop", face), "epoch": ("epoch", self.pawn.epoch)}

    def _loop(self, dimension: int) -> Answer:
        hand = (READY + self.state.active, SPENT + self.state.active)
        held = [card for card, place in enumerate(self.state.place) if place in hand]
        if not any(self.tables["CARD_DIMENSION"][card] == dimension for card in held):
            return Refusal.NO_SUCH_DIMENSION, {"loop": ("loop", dimension)}
        if not self._dimension_fits(dimension):
            return self._other_dimension()
        return Refusal.LOOP_TOO_DEAR, {"count": self.state.loops + 1}

    def _power(self) -> Answer:
        agent = self.pawn.agent
        words = {"agent": ("agent", agent)}
        if self.tables["POWER_TIMING"][agent] != Timing.ACTION:
            return Refusal.POWER_WHEN_LANDED, words
        if self.state.jammed:
            return Refusal.POWER_JAMMED, words
        if self.state.power_used >= self.tables["POWER_LIMIT"][agent]:
            return Refusal.POWER_USED, words
        ready = READY + self.state.active
        if self.tables["POWER_COST"][agent] == Cost.DISCARD_READY and ready not in [*self.state.place]:
            return Refusal.POWER_NEEDS_CARD, words
        return Refusal.POWER_NEEDS_DESTROYED, words

    def _claim(self) -> Answer:
        state, epoch = self.state, self.pawn.epoch
        words = {"epoch": ("epoch", epoch)}
        claimed = [
            place
            for place in range(EPOCHS)
            if state.visible[place] and self.tables["MISSION_TRIGGER"][state.tiles[place]] == Trigger.PURITY
        ]
        if not claimed:
            return Refusal.NO_MISSION, {}
        mission = state.tiles[claimed[0]]
        if self.tables["MISSION_LIMIT"][mission] and state.scored >> mission & 1:
            return Refusal.ALREADY_SCORED, {"mission": ("mission", mission)}
        if state.cubes[claimed[0]] >> epoch & 1:
            return Refusal.SLOT_FILLED, words
        return Refusal.NOT_PURE, words

    # ── What a step or a phase asks for ────────────────────────────────────

    def _epoch(self, epoch: int) -> Answer:
        words = {"epoch": ("epoch", epoch)}
        if self.kind == Decision.CANCEL_RIFT:
            return Refusal.NOTHING_LANDED, words
        if self.kind == Decision.FILL_SLOT:
            return Refusal.SLOT_FILLED, words
        if self.kind in (Decision.PICK_MISSION, Decision.CLEAR_SLOT):
            return Refusal.NO_CUBE_THERE, words
        if self.kind == Decision.FIRST_DEATH:
            return Refusal.NO_CLONE_THERE, words
        if self.kind in (Decision.SEND_CLONE, Decision.CARRY):
            return Refusal.NOT_ADJACENT, words
        if self.kind == Decision.PICK_EPOCH:
            reach = self.rules["reach"](self.state, int(self.row[Column.WHERE]))
            if reach >> epoch & 1:  # so the step looks for a clone
                return Refusal.NO_CLONE_THERE, words
        return Refusal.OUT_OF_REACH, words

    def _clone(self, kind: int) -> Answer:
        if self.kind == Decision.CARRY:
            epoch = self.state.pawns[self.level.actor].epoch
            if self.level.chosen >= 0:
                return Refusal.CARRY_SPENT, {}
            if self.row[Column.WHAT] == Carry.VORTEX and not self.state.vortex[epoch]:
                return Refusal.NOT_ON_VORTEX, {"epoch": ("epoch", epoch)}
        else:
            epoch = self.level.spot
        return Refusal.NO_SUCH_CLONE, {"clone": ("clone", kind), "epoch": ("epoch", epoch)}

    def _leave(self) -> Answer:
        return Refusal.NOT_CARRYING, {}

    def _accept(self) -> Answer:  # always allowed where it answers
        return Refusal.ASKED_OTHERWISE, {}

    def _branch(self, number: int) -> Answer:
        return Refusal.NO_BRANCH, {"count": int(self.row[Column.MOST]), "number": number}

    def _stop(self) -> Answer:
        return Refusal.MUST_GO_ON, {}

    def _agent(self, agent: int) -> Answer:
        words = {"agent": ("agent", agent)}
        if self.kind == Decision.CHOOSE_AGENT:
            return Refusal.AGENT_TAKEN, words
        if self.rules["pawn_of"](self.state, agent) < 0:
            return Refusal.NOT_PLAYING, words
        return Refusal.WRONG_AGENT, words

    def _machine(self, machine: int) -> Answer:
        words = {"machine": ("machine", machine)}
        fired = self.kind == Decision.FIRE_MACHINE and self.state.fired >> machine & 1
        return Refusal.MACHINE_FIRED if fired else Refusal.MACHINE_NOT_HERE, words

    def _card(self, card: int) -> Answer:
        words = {"card": ("card", card)}
        step = int(self.row[Column.STEP])
        if self.kind == Decision.PICK_CARD and step in (Step.APPLY, Step.APPLY_BY):
            offered = self.rules["cards_for"](self.state, self.first) & ~(1 << self.rules["FRESH_AFTER"])
            if self.state.place[card] != Place.BOX and self.rules["belongs"](self.state, offered, card):
                return Refusal.CARD_APPLIED, words
        if self.kind == Decision.PAY_CARD and self.state.place[card] == SPENT + self.state.active:
            return Refusal.CARD_EXHAUSTED, words
        return Refusal.CARD_NOT_OFFERED, words
