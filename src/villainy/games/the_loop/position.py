"""Whether a position from outside is one the rules could have made; plain Python, beside `invariants`.

What a step of a program asks is not checked answer by answer: the question is taken back and asked again, and
must be the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from villainy.games.the_loop.state import (
    CYCLES,
    EPOCHS,
    EVERY_EPOCH,
    MACHINES,
    MISSIONS,
    SEATS,
    STARTERS,
    TOKENS,
    Carry,
    Column,
    Decision,
    Ending,
    Mode,
    Phase,
    Place,
    Spot,
    Step,
    Task,
    Timing,
    Who,
)

EITHER = (0, 1)
MOST_LOOPS = 36
MOST_EXTRA = 30
# What a step of a program asks.
STEPS = (
    *(Decision.PICK_EPOCH, Decision.PICK_CLONE, Decision.SEND_CLONE, Decision.MOVE_TO, Decision.CARRY),
    *(Decision.PICK_AGENT, Decision.PICK_BRANCH, Decision.CONFIRM, Decision.PICK_CARD),
    *(Decision.PICK_MISSION, Decision.CLEAR_SLOT),
)
# What can lie directly above a frame; what can lie at the bottom is under None.
ABOVE: dict[int | None, tuple[int, ...]] = {
    None: (
        *(Task.SET_UP, Task.OPEN_HANDS, Task.START_TURN, Task.THROW, Task.ACTIONS, Decision.ACT),
        *(Task.END_TURN, Task.NEXT_TURN),
    ),
    Task.SET_UP: (Decision.CHOOSE_AGENT,),
    Decision.CHOOSE_AGENT: (Decision.CHOOSE_AGENT,),
    Task.OPEN_HANDS: (Task.DRAFT,),
    Task.DRAFT: (Decision.DRAFT_CARD,),
    Task.START_TURN: (Task.REVEAL, Decision.PICK_LEADER),
    Task.NEXT_TURN: (Task.REVEAL, Decision.PICK_LEADER),
    Task.REVEAL: (Decision.ASSIGN_CARD,),
    Task.THROW: (Task.FIRE,),
    Task.FIRE: (Decision.FIRE_MACHINE, Task.EFFECT),
    Task.ACTIONS: (Task.PLACE_RIFTS, Decision.TOP_CARD),
    Task.PLACE_RIFTS: (Decision.CANCEL_RIFT,),
    Decision.ACT: (Task.AFTER_ACTION, Decision.TOP_CARD),
    Task.AFTER_ACTION: (Task.EFFECT, Decision.FILL_SLOT),
    Decision.FILL_SLOT: (Decision.FILL_SLOT,),
    Task.EFFECT: (
        *(Task.EFFECT, Task.DAMAGE, *STEPS),
        *(Decision.PAY_CARD, Decision.TOP_CARD, Decision.FIRST_DEATH),
    ),
    Task.DAMAGE: (Task.DAMAGE, Decision.DAMAGE_MACHINE),
    Task.END_TURN: (Task.ARCHIVE_PHASE, Decision.ARCHIVE, Task.DRAFT),
    Task.ARCHIVE_PHASE: (Decision.TAKE_CARD,),
}
PHASES = {
    Task.SET_UP: Phase.SETUP,
    Task.OPEN_HANDS: Phase.SETUP,
    Task.START_TURN: Phase.SETUP,
    Task.THROW: Phase.FOO,
    Task.ACTIONS: Phase.FOO,
    Decision.ACT: Phase.ACTIONS,
    Task.END_TURN: Phase.ARCHIVE,
    Task.NEXT_TURN: Phase.END,
}
OF_NOBODY = (Task.SET_UP, Task.OPEN_HANDS, Task.START_TURN, Task.REVEAL)
OF_ANYBODY = (Task.DRAFT, Task.EFFECT, Decision.DRAFT_CARD, Decision.CHOOSE_AGENT)
# Where to look when a law of `invariants` is broken.
LAWS = {
    1: "place, destroyed_top",
    2: "clones, supas_lost",
    3: "rifts, green, blue, vortex, centrifuge",
    4: "tiles, visible, cubes, archived, seen",
    5: "visible",
    6: "machines, wear",
    7: "known",
    8: "turns",
    9: "ending, over",
    10: "frame_kind",
}


class Silence:
    """A log that keeps nothing."""

    capacity = 0


def impossible(state: Any, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> str | None:
    """Where the first thing stands that cannot be, or None."""
    return next(Table(state, tables, rules).broken(), None)


class Table:
    """A state, looked at piece by piece."""

    def __init__(self, state: Any, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> None:
        self.state, self.tables, self.rules = state, tables, rules
        self.kinds = [*state.frame_kind[: state.depth]]
        self.alone = state.seats == 1

    def broken(self) -> Iterator[str]:
        yield from self._numbers()
        yield from self._pawns()
        yield from self._frames()
        if self.kinds and self.kinds[0] == Task.SET_UP:
            yield from self._untouched()
            return
        law = self.rules["invariants"]([self.state], 0)
        if law:
            yield LAWS[law]
        yield from self._time()
        yield from self._cards()
        yield from self._levels()
        yield from self._pending()
        if self.kinds and not self._is_choice():
            yield f"frame_kind[{len(self.kinds) - 1}]"  # nothing to choose: the rules would not have asked

    # ── Single values ──────────────────────────────────────────────────────

    def _numbers(self) -> Iterator[str]:
        state = self.state
        bounds = {
            **dict.fromkeys(("over", "revealed", "jammed", "grid"), 2),
            **dict.fromkeys(("foo_deck", "blue_run"), EVERY_EPOCH + 1),
            **dict.fromkeys(("scored", "seen"), 1 << MISSIONS),
            "fired": 1 << len(state.machines),
            "cycle": CYCLES,
            "loops": MOST_LOOPS,
            "extra_throw": MOST_EXTRA,
            "power_used": 10,
            "idle": self.tables["IDLE_LIMIT"] + 1,
            "team": SEATS + 1,
            "first": state.seats,
            "active": state.team,
            "leader": state.team,
        }
        for name, bound in bounds.items():
            if getattr(state, name) not in range(bound):
                yield name
        if state.team != (state.options.team if self.alone else state.seats):
            yield "team"
        if state.turns < 0 or state.loops_made < 0:
            yield "turns, loops_made"
        if any(state.unused) or any(bits not in range(1 << 12) for bits in state.applied):
            yield "unused, applied"
        for name in ("place", "machines"):
            if any(value < 0 for value in getattr(state, name)):
                yield name
        if any(mission < 0 for mission in state.archived[: state.archived_size]):
            yield "archived"
        if any(card < 0 for card in state.known[: state.known_size]):
            yield "known"
        if state.phase < 0:
            yield "phase"
        if (state.depth == 0) != bool(state.over) or bool(state.over) != (state.ending >= 0):
            yield "over"
        if not 0 <= state.levels_size <= len(state.levels):
            yield "levels_size"

    def _pawns(self) -> Iterator[str]:
        state = self.state
        chosen = [pawn.agent for pawn in state.pawns if pawn.agent >= 0]
        if len(set(chosen)) != len(chosen):
            yield "pawns"
        choosing = self.kinds[:1] == [Task.SET_UP]
        asked = [state.frame_first[index] for index in range(1, state.depth)] if choosing else []
        for number, pawn in enumerate(state.pawns):
            plays = number < state.team and number not in asked
            if (pawn.agent >= 0) != plays or (pawn.epoch >= 0) != (number < state.team and not choosing):
                yield f"pawns[{number}]"
            if pawn.charged not in EITHER or (pawn.charged and pawn.epoch < 0):
                yield f"pawns[{number}].charged"

    def _untouched(self) -> Iterator[str]:
        """While agents are chosen everything is still in the box."""
        twin = self._twin()
        self.rules["clear_table"](twin)
        for name in ("frame_kind", "frame_seat", "frame_first", "frame_second"):
            for index in range(self.state.depth):
                getattr(twin, name)[index] = getattr(self.state, name)[index]
        twin.depth = self.state.depth
        if bytes(twin.b) != bytes(self.state.b):
            yield "state"

    def _twin(self) -> Any:
        return type(self.state)(memoryview(bytearray(self.state.b)))

    def _time(self) -> Iterator[str]:
        """Turns, cycle and Dr Foo go together."""
        state, turns = self.state, self.state.turns
        # A cycle has just begun and no turn of it: nobody is asked then, but the game can end there (H.33).
        between = state.ending == Ending.MEGA_VORTEX and turns == EPOCHS * state.cycle
        if state.options.mode == Mode.ULTRAMACHINA:
            cycle = max(turns - 1, 0) // EPOCHS + between
            if state.foo_deck or state.foo != (turns - 1) % EPOCHS or state.cycle != cycle:
                yield "turns, cycle, foo"
        else:
            epochs = enumerate(self.tables["FOO_EPOCH"])
            drawn = [int(epoch) for card, epoch in epochs if not state.foo_deck >> card & 1]
            if turns != EPOCHS * state.cycle + len(drawn):
                yield "turns, cycle, foo_deck"
            if state.foo not in (range(EPOCHS) if between else drawn if turns else [-1]):
                yield "foo"
        if (turns == 0) != (state.phase == Phase.SETUP):
            yield "turns, phase"
        if (turns == 0 and state.active) or (not self.alone and state.leader):
            yield "active, leader"

    def _cards(self) -> Iterator[str]:
        state = self.state
        places = [*state.place]
        top = self.kinds[-1] if self.kinds else None
        if (Place.DESTROYED in places) != (state.destroyed_top >= 0):
            yield "destroyed_top"
        fallen = places.count(Place.FALLEN)
        if fallen == 1 or (fallen > 1) != (top == Decision.TOP_CARD):
            yield "place"
        if Place.CONDEMNED in places and Task.AFTER_ACTION not in self.kinds and not state.over:
            yield "place"
        if Place.SHOWN in places and top not in (Decision.DRAFT_CARD, Decision.ASSIGN_CARD):
            yield "place"
        if any(state.landed) and top != Decision.CANCEL_RIFT:
            yield "landed"

    # ── Frames ─────────────────────────────────────────────────────────────

    def _frames(self) -> Iterator[str]:
        """Frames that could not lie on each other."""
        state = self.state
        below: int | None = None
        active = 0 if self.alone else state.active
        for index, kind in enumerate(self.kinds):
            if kind not in ABOVE.get(below, ()):
                yield f"frame_kind[{index}]"
                return
            seat = state.frame_seat[index]
            free = kind in (*STEPS, *OF_ANYBODY)
            if seat not in range(state.seats) or (not free and seat != (0 if kind in OF_NOBODY else active)):
                yield f"frame_seat[{index}]"
                return
            below = kind
        if below is not None and below >= Task.SET_UP:
            yield f"frame_kind[{state.depth - 1}]"
        if self.kinds:
            phase = PHASES[self.kinds[0]]
            if self.kinds[-1] == Decision.TAKE_CARD:
                phase = Phase.TAKE
            if state.phase != phase:
                yield "phase"

    def _pending(self) -> Iterator[str]:
        """What frames hold, each by its kind."""
        for index, kind in enumerate(self.kinds):
            first, second = self.state.frame_first[index], self.state.frame_second[index]
            if not self._holds(index, kind, first, second):
                yield f"frame_first[{index}]"

    def _holds(self, index: int, kind: int, first: int, second: int) -> bool:
        state, rules = self.state, self.rules
        if kind == Task.EFFECT or kind in STEPS:
            return second == 0 or kind == Decision.MOVE_TO
        if kind == Task.START_TURN:
            return bool(first == state.first and second == 0)
        if kind == Task.DAMAGE:
            return 0 <= first < EPOCHS and 0 <= second <= MOST_EXTRA
        if kind == Decision.DAMAGE_MACHINE:
            below = state.frame_first[index - 1], state.frame_second[index - 1]
            return bool(below == (first, second - 1))
        if kind == Decision.CANCEL_RIFT:
            agent = state.pawns[state.active].agent
            row = self.tables["PROGRAM"][self.tables["POWER_PROGRAM"][agent]]
            landing = self.tables["POWER_TIMING"][agent] == Timing.LANDED and not state.jammed
            return bool(landing and 1 <= first <= row[Column.MOST] and second == 0)
        if kind == Decision.FILL_SLOT:
            return second == 0 and self._can_fill(first) and first not in state.frame_first[2:index]
        if kind == Decision.FIRST_DEATH:
            return first != second and self._die(first, second)
        if kind == Decision.ASSIGN_CARD:
            shown = [card for card, place in enumerate(state.place) if place == Place.SHOWN]
            return bool(self.alone and shown == [first] and first >= STARTERS and second == 0)
        if kind == Decision.PICK_LEADER:
            counts = [rules["hand_size"](state, pawn) for pawn in range(state.team)]
            most = sum(1 << pawn for pawn, count in enumerate(counts) if count == max(counts))
            return bool(self.alone and first == most and second == 0)
        if kind == Task.REVEAL:
            return self.alone and first == second == 0
        if kind == Task.DRAFT:
            return self._drafts(index, first, second)
        if kind == Decision.PAY_CARD:
            return bool(state.levels_size == 1 and state.levels[0].source < 0 and first == second == 0)
        if kind == Decision.TAKE_CARD or kind == Decision.ARCHIVE:
            offer = "offer_cards" if kind == Decision.TAKE_CARD else "offer_archiving"
            return self._asks_again(lambda twin: rules[offer](twin)) and first == second == 0
        return first == second == 0

    def _can_fill(self, place: int) -> bool:
        state = self.state
        if place not in range(EPOCHS) or not state.visible[place]:
            return False
        mission = state.tiles[place]
        limited = self.tables["MISSION_LIMIT"][mission] and state.scored >> mission & 1
        return bool(self.tables["MISSION_SPOT"][mission] == Spot.EACH and not limited)

    def _die(self, *tokens: int) -> bool:
        ends = self.tables["TOKEN_TARGET"]
        return all(token in range(TOKENS) and self.state.clones[token] == ends[token] for token in tokens)

    def _drafts(self, index: int, left: int, destroys: int) -> bool:
        """So many cards are shown as seats still choose, and one that is destroyed, or fewer."""
        state = self.state
        if left not in range(state.seats) or destroys not in EITHER:
            return False
        seat = state.frame_seat[index + 1] if index + 1 < state.depth else 0
        first = state.first if self.kinds[0] == Task.OPEN_HANDS else state.active
        due = (first + state.seats - left - 1) % state.seats
        shown = [*state.place].count(Place.SHOWN)
        enough = shown == left + 2 if destroys else 2 <= shown <= left + 1
        return bool(enough and seat == due and state.frame_seat[index] == (seat + 1) % state.seats)

    # ── Effects ────────────────────────────────────────────────────────────

    def _levels(self) -> Iterator[str]:
        """One for each effect that is pending, and what the innermost asks is what it would ask."""
        state, size = self.state, self.state.levels_size
        frames = [index for index, kind in enumerate(self.kinds) if kind == Task.EFFECT]
        if len(frames) != size:
            yield "levels_size"
            return
        blank = self._twin()
        for number in range(len(state.levels)):
            self.rules["clear_level"](blank, number)
            if number >= size and not _same(blank.levels[number], state.levels[number]):
                yield f"levels[{number}]"
        for number, index in enumerate(frames):
            if not self._level_fits(number, state.frame_first[index]):
                yield f"levels[{number}]"
                return
            if state.frame_seat[index] != self.rules["seat_of"](state, state.levels[number].actor):
                yield f"frame_seat[{index}]"
        if self.kinds and self.kinds[-1] in STEPS:
            if state.frame_first[state.depth - 1] != state.frame_first[frames[-1]]:
                yield f"frame_first[{state.depth - 1}]"
            elif not self._asks_again(lambda twin: self.rules["run_effect"](twin, Silence)):
                yield f"frame_kind[{state.depth - 1}]"

    def _asks_again(self, ask: Any) -> bool:
        """The rules, with the question taken back, ask the same."""
        twin = self._twin()
        self.rules["drop"](twin)
        ask(twin)
        return bytes(twin.b) == bytes(self.state.b)

    def _level_fits(self, number: int, row: int) -> bool:
        state, program = self.state, self.tables["PROGRAM"]
        level = state.levels[number]
        pawns, last = range(state.team), number == state.levels_size - 1
        ranges = (
            level.actor in pawns
            and level.it in (-1, *pawns)
            and -1 <= level.waiting < 1 << state.team
            and level.agreed in EITHER
            and level.then_discard in EITHER
            and -1 <= level.held < TOKENS + state.team
        )
        if not ranges or row not in self._rows(number):
            return False
        if level.source >= 0 and not self.rules["was_applied"](state, level.source):
            return False
        if level.then_discard and (level.source < 0 or number == 0):
            return False
        if (number == 0 or not level.then_discard) and level.actor != self._caller(number):
            return False
        untouched = level.spot < 0 and level.chosen < 0 and level.done == 0 and level.agreed == 0
        if not last:
            return untouched and program[row - 1, Column.STEP] in (Step.APPLY, Step.APPLY_BY)
        asked = self.kinds[-1] in STEPS
        return (untouched or asked) and self._registers_fit(level, row)

    def _caller(self, number: int) -> int:
        return int(self.state.active if number == 0 else self.state.levels[number - 1].actor)

    def _rows(self, number: int) -> range:
        """The rows of the program that a level runs."""
        state, tables = self.state, self.tables
        source = state.levels[number].source
        if source >= 0:
            start = int(tables["CARD_PROGRAM"][source]) if state.place[source] != Place.BOX else -1
        elif number > 0:
            start = -1
        elif state.phase == Phase.ACTIONS:
            start = int(tables["POWER_PROGRAM"][state.pawns[state.active].agent])
        else:
            starts = [int(tables["MACHINE_PROGRAM"][m]) for m in range(MACHINES) if state.fired >> m & 1]
            start = max((s for s in starts if s <= self._effect_row(number)), default=-1)
        if start < 0:
            return range(0)
        end = start
        while tables["PROGRAM"][end, Column.STEP] != Step.END:
            end += 1
        return range(start, end + 1)

    def _effect_row(self, number: int) -> int:
        frames = [index for index, kind in enumerate(self.kinds) if kind == Task.EFFECT]
        return int(self.state.frame_first[frames[number]])

    def _registers_fit(self, level: Any, row: int) -> bool:
        """What the step has so far chosen can be chosen."""
        state, program = self.state, self.tables["PROGRAM"]
        step, who = program[row, Column.STEP], program[row, Column.WHO]
        most = int(program[row, Column.MOST])
        if who == Who.IT and level.it < 0:
            return False
        if not self._each_fits(level, row) or (step != Step.SWAP and level.held >= 0):
            return False
        if 0 <= level.held < TOKENS and state.clones[level.held] < 0:
            return False
        blank = level.spot < 0 and level.chosen < 0
        total = 2 * most if step == Step.GATHER else max(most, 1)
        if level.done not in range(total):
            return False
        if step == Step.MOVE and program[row, Column.WHAT] != Carry.NONE:
            carried = self._stands(level.chosen, state.pawns[level.actor].epoch)
            return bool(level.spot < 0 and (carried or level.chosen in (-1, TOKENS)))
        if step in (Step.PUSH, Step.PULL, Step.GATHER) or who == Who.CLONE:
            return blank or (
                level.spot >= 0 and (level.chosen == -1 or self._stands(level.chosen, level.spot))
            )
        if step in (Step.AGENT_MOVE, Step.APPLY_BY, Step.HOLD, Step.SWAP):
            offered = self.rules["pawns_for"](state, row)
            return blank or bool(
                level.spot < 0 and level.chosen in range(SEATS) and offered >> level.chosen & 1
            )
        return blank or bool(step == Step.UNDAMAGE and level.chosen < 0)

    def _stands(self, token: int, epoch: int) -> bool:
        return bool(token in range(TOKENS) and self.state.clones[token] == epoch)

    def _each_fits(self, level: Any, row: int) -> bool:
        """Inside an `each`, who has had a turn and who has not."""
        program = self.tables["PROGRAM"]
        start = row
        while start >= 0 and program[start, Column.STEP] not in (Step.EACH, Step.END):
            start -= 1
        inside = start >= 0 and program[start, Column.STEP] == Step.EACH and row < program[start, Column.NEXT]
        players = self.rules["players"](self.state)
        if not inside:
            return bool(level.waiting == -1)
        if row == start:
            return bool(level.waiting >= 0 and level.waiting & ~players == 0)
        others = players & ~(1 << max(level.it, 0))
        return bool(level.waiting >= 0 and level.it >= 0 and level.waiting & ~others == 0)

    def _is_choice(self) -> bool:
        """What to do, or at least two answers."""
        state = self.state
        if state.frame_kind[state.depth - 1] == Decision.ACT:
            return True
        bits = self.rules["choices"](state)
        cards = self.rules["count_cards"](state, self.rules["card_choices"](state))
        return bool(bits.bit_count() + cards > 1)


def _same(one: Any, other: Any) -> bool:
    return bytes(one.b) == bytes(other.b)
