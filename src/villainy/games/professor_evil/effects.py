"""What cards, powers and bonuses do, read from one line of text into the rows of a program.

    force; move(0..1)                           one step after the other
    or{off(all, padlock) | off(all, saw)}       one of several steps
    may{move(1)}                                as many as there are, or fewer
    each(mate){may{move(1)}}                    every mate does it, clockwise from the active seat
    roll(colour){red: actions(2) | other: ...}  by the face rolled; the last step of a program

A NUMBER is `2`, `1..2` or `all`. The steps, and what stands between their brackets:

    move(NUMBER)                          normal moves, through open doors and windows
    force                                 through any door of the room, which becomes open
    place(self, WHERE), place(self, mate), place(mate, here), place(pawn, any)
    unlock(NUMBER, here), unlock(NUMBER, any)
    off(NUMBER, TYPE or all-types, WHERE) switches traps off; off(NUMBER, named) those a step has named
    later(SPACES, HOW MANY or all)        of different treasures; later(SPACES, that) of the one rolled
    actions(NUMBER)  flag(no-lock)  flag(no-clock)  flag(no-arm)  name(NUMBER)  mate-act  professor-step
    set(professor), set(colour), reroll   between roll and resolution only

WHERE is here, adj, near or any; for `place` it is adj, near, any, windows, beside or soonest.
"""

from __future__ import annotations

import re
from typing import Any

from villainy.engine.components import Table
from villainy.engine.errors import ComponentError
from villainy.engine.names import kebab
from villainy.games.professor_evil.state import (
    EVERY,
    LATEST,
    Colour,
    Column,
    Decision,
    Die,
    Face,
    Flag,
    Step,
    Timing,
    Trap,
    Where,
    Who,
)

Row = list[int]

NONE = -1
TOKEN = re.compile(r"\s*([a-z]+(?:-[a-z0-9]+)*|[0-9]+|\.\.|[(){}|:;,])")
CHEVRONS = [kebab(face.name) for face in (Face.CHEVRON_1, Face.CHEVRON_2, Face.CHEVRON_3)]
SINGLE_TYPES = [1 << trap for trap in Trap]
REACH = (Where.HERE, Where.ADJ, Where.NEAR, Where.ANY)
TARGETS = {
    Who.SELF: (Where.ADJ, Where.NEAR, Where.ANY, Where.WINDOWS, Where.BESIDE, Where.SOONEST, Where.MATE),
    Who.MATE: (Where.HERE,),
    Who.PAWN: (Where.ANY,),
}
AMONG_ACTIONS = (
    *("move", "force", "place", "unlock", "off", "later", "actions", "flag", "name"),
    *("mate-act", "professor-step", "roll", "or", "may", "each"),
)
OF_A_MATE = ("move", "force", "place", "unlock", "off", "or", "may")
AFTER_THE_ROLL = ("set", "or")


class Effect:
    """One line of text; ComponentError says at which character it breaks off and what could stand there."""

    def __init__(self, entry: Table, timing: int, power: bool, rows: list[Row]) -> None:
        self._entry = entry
        self._text = entry.word("effect")
        self._at = 0
        self._steps: tuple[str, ...] = AMONG_ACTIONS
        if timing == Timing.DICE:  # a power after the roll can only be a re-roll (R36)
            self._steps = ("reroll",) if power else AFTER_THE_ROLL
        self._rows = rows
        self._die: Die | None = None  # inside a case, what was rolled
        self._named = False

    def read(self) -> int:
        """Add the rows of the program; the number of the first."""
        start = len(self._rows)
        last = self._program()
        if self._peek():
            raise self._wrong(*(['"'] if last else [";", '"']))
        for row in self._rows[start:]:
            # A die that is set may keep its face if another can still be changed (R36).
            if row[Column.STEP] == Step.SET and self._rows[row[Column.NEXT]][Column.STEP] == Step.SET:
                row[Column.LEAST] = 0
        return start

    # ── Tokens ─────────────────────────────────────────────────────────────

    def _peek(self) -> str:
        """The next token, or what is left and cannot be one."""
        found = TOKEN.match(self._text, self._at)
        return found[1] if found else self._text[self._at :].strip()

    def _next(self, *known: str) -> str:
        """The next token, which must be one of these."""
        token = self._peek()
        if token not in known:
            raise self._wrong(*known)
        self._at = self._text.index(token, self._at) + len(token)
        return token

    def _accept(self, token: str) -> bool:
        return self._peek() == token and bool(self._next(token))

    def _wrong(self, *known: str) -> ComponentError:
        place = len(self._text) - len(self._text[self._at :].lstrip()) + 1
        expected = ", ".join(known)
        return self._entry.error("component-effect", "effect", value=self._text, place=place, known=expected)

    def _number(self, least: int, most: int) -> int:
        return int(self._next(*map(str, range(least, most + 1))))

    def _amount(self, *more: str) -> tuple[int, int]:
        """`2`, `1..2`, or a word that stands for all there are."""
        token = self._next(*map(str, range(10)), *more)
        if token in more:
            return EVERY, EVERY
        least = most = int(token)
        if self._accept(".."):
            most = self._number(max(least, 1), 9)
        return least, most

    def _member(self, members: Any) -> int:
        names = {kebab(member.name): int(member) for member in members}
        return names[self._next(*names)]

    # ── Grammar ────────────────────────────────────────────────────────────

    def _program(self) -> bool:
        """Steps one after the other; True where none can follow the last."""
        last = self._step()
        while not last and self._accept(";"):
            last = self._step()
        self._add(Step.END)
        return last

    def _step(self) -> bool:
        """One step; True where none can follow it."""
        word = self._next(*self._steps)
        if word == "or":
            self._alternatives()
        elif word == "may":
            self._optional()
        elif word == "each":
            self._each()
        elif word == "roll":
            self._roll()
        else:
            self._simple(word)
        return word in ("roll", "reroll")

    def _alternatives(self) -> None:
        """Steps that are told apart by the answer: a seat to bring or to join, a type, a die."""
        self._next("{")
        first = len(self._rows)
        word = self._next(*(step for step in ("place", "off", "set") if step in self._steps))
        while True:
            start = self._at
            self._simple(word)
            row = self._rows[-1]
            whole_type = row[Column.WHAT] in SINGLE_TYPES and row[Column.WHERE] == Where.ANY
            if word == "off" and row[Column.MOST] == EVERY and whole_type:
                row[Column.ASKS] = Decision.PICK_TYPE
            asks = row[Column.ASKS] in (Decision.PICK_SEAT, Decision.PICK_TYPE, Decision.SET_DIE)
            if not asks or row[Column.WHAT] in [other[Column.WHAT] for other in self._rows[first:-1]]:
                self._at = start
                raise self._wrong("(mate, here)", "(self, mate)", "(all, TYPE)", "(DIE)")
            if not self._accept("|"):
                break
            self._next(word)
        self._next("}")
        for row in self._rows[first:]:
            row[Column.NEXT] = len(self._rows)

    def _optional(self) -> None:
        self._next("{")
        word = self._next("move", "unlock", "off")
        start = self._at
        self._simple(word)
        if self._rows[-1][Column.ASKS] == NONE:
            self._at = start
            raise self._wrong("(1)", "(1..2)")
        self._rows[-1][Column.LEAST] = 0
        self._next("}")

    def _each(self) -> None:
        for token in ("(", "mate", ")", "{"):
            self._next(token)
        row = self._add(Step.EACH, most=EVERY)
        self._steps = OF_A_MATE
        self._program()
        self._steps = AMONG_ACTIONS
        self._next("}")
        row[Column.NEXT] = len(self._rows)

    def _roll(self) -> None:
        self._next("(")
        die = self._die = Die(self._member((Die.PROFESSOR, Die.COLOUR)))
        self._next(")")
        self._next("{")
        self._add(Step.ROLL, most=EVERY, what=die)
        faces: Any = Face if die == Die.PROFESSOR else Colour
        left = {kebab(face.name): 1 << face for face in faces}
        while left:
            row = self._add(Step.CASE, what=self._case(left))
            self._next(":")
            self._program()
            row[Column.NEXT] = len(self._rows)
            self._next("|" if left else "}")
        self._die = None

    def _case(self, left: dict[str, int]) -> int:
        """The faces a case is for, as bits; they are no longer left."""
        groups = {"other": list(left)}
        if all(name in left for name in CHEVRONS):
            groups["chevrons"] = CHEVRONS
        word = self._next(*left, *groups)
        return sum(left.pop(name) for name in groups.get(word, [word]))

    # ── Steps ──────────────────────────────────────────────────────────────

    def _add(
        self, step: Step, least: int = 0, most: int = 0, what: int = 0, where: int = 0, asks: int = NONE
    ) -> Row:
        row = [int(step), least, most, int(what), int(where), len(self._rows) + 1, int(asks)]
        self._rows.append(row)
        return row

    def _simple(self, word: str) -> None:
        if word == "force":
            self._add(Step.FORCE, 1, 1, asks=Decision.FORCE_DOOR)
        elif word == "mate-act":
            self._add(Step.MATE_ACT, 1, 1, asks=Decision.PICK_SEAT)
        elif word == "professor-step":
            self._add(Step.PROFESSOR_STEP, 1, 1, asks=Decision.PICK_COLOUR)
        elif word == "reroll":
            self._add(Step.REROLL, 1, 1)
        else:
            self._next("(")
            self._counted(word)
            self._next(")")

    def _counted(self, word: str) -> None:
        if word == "move":
            least, most = self._amount()
            self._add(Step.MOVE, least, most, asks=Decision.MOVE_ON)
        elif word == "place":
            self._placement()
        elif word == "unlock":
            least, most = self._amount("all")
            self._next(",")
            where = self._member((Where.HERE, Where.ANY))
            asks = NONE if most == EVERY else Decision.PICK_DOOR
            self._add(Step.UNLOCK, least, most, where=where, asks=asks)
        elif word == "off":
            self._switching()
        elif word == "later":
            self._delay()
        elif word == "actions":
            self._add(Step.ACTIONS, most=EVERY, what=self._number(1, 9))
        elif word == "flag":
            self._add(Step.FLAG, most=EVERY, what=self._member(Flag))
        elif word == "name":
            self._named = True
            count = self._number(1, 2)
            self._add(Step.NAME, count, count, asks=Decision.PICK_TRAP)
        else:
            self._add(Step.SET, 1, 1, what=self._member((Die.PROFESSOR, Die.COLOUR)), asks=Decision.SET_DIE)

    def _placement(self) -> None:
        who = Who(self._member(Who))
        self._next(",")
        where = self._member(TARGETS[who])
        alone = who == Who.SELF and where != Where.MATE
        self._add(Step.PLACE, 1, 1, who, where, Decision.PICK_ROOM if alone else Decision.PICK_SEAT)

    def _switching(self) -> None:
        least, most = self._amount("all")
        self._next(",")
        types = {kebab(trap.name): 1 << trap for trap in Trap} | {"all-types": (1 << len(Trap)) - 1}
        named = {"named": types["all-types"]} if self._named else {}
        word = self._next(*types, *named)
        where: int = Where.NAMED if word in named else Where.ANY
        if word in types and self._accept(","):
            where = self._member(REACH)
        asks = NONE if most == EVERY else Decision.PICK_TRAP
        self._add(Step.OFF, least, most, (types | named)[word], where, asks)

    def _delay(self) -> None:
        spaces = self._number(1, LATEST)
        self._next(",")
        that = self._die == Die.COLOUR and self._rows[-1][Column.STEP] == Step.CASE
        if that and self._accept("that"):
            self._add(Step.LATER, EVERY, EVERY, spaces, Where.THAT)
            return
        word = self._next("1", "2", "3", "all", *(["that"] if that else []))
        count = EVERY if word == "all" else int(word)
        asks = NONE if word == "all" else Decision.PICK_TREASURE
        self._add(Step.LATER, count, count, spaces, Where.ANY, asks)
