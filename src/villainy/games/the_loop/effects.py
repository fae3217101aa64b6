"""What cards, powers and Ultramachina do, read from one line of text into the rows of a program.

    rift(1,here); may{move(1)}            one step after the other, the second if one likes
    or{rift(1,here)|energy(1,here)}       one of several effects
    if(other_here){energy(2,here)}        if another agent is here
    each(player){draw(it,1); discard(it,1)}

NUMBER is a number or `all`, STEPS is `2`, `0..2`, `any`, `sent` or `there`. WHERE is one of here, prev, next,
adj, near, any, vortex, foo, other, origin, sent, there, or of the sets each_vortex, each_agent, each.

    energy(2,WHERE)  energy_to_rifts(WHERE)  rift(NUMBER,WHERE)  push(NUMBER,WHERE)  pull(1)
    move(STEPS)  move(2,carry=1)  move(0..2,carry=1@vortex)  agent_move(other or agent,STEPS)
    swap(PIECE,PIECE), where a piece is self, other or clone@WHERE
    draw(self,1)  discard(self,1)  destroy(hand,1)  destroy(bigdeck_top,1)  destroy(available@WHERE,1)
    make_available(1)  gain(self,available@WHERE)
    apply(available@WHERE)  apply(that)  apply(destroyed_top)  apply_by(other,hand,then=discard)

An Ultramachina does one or more of these, where WHERE can also be foo_prev and foo_next, and WHO is active,
chosen_player or each_player; a power between landing and placing does `cancel(1)`.

    spawn(1)  spawn_here(1)  add_rift(1,WHERE)  drain(NUMBER,WHERE)  extra_throw(2)  gather(1)  undamage(1)
    foe_discard(WHO,hand,1)  foe_destroy(WHO,hand,1)  destroy_available(WHERE)  jam_power(active)
    shuffle_hands()
"""

from __future__ import annotations

import re
from enum import Enum

from villainy.engine.components import Table
from villainy.engine.errors import ComponentError
from villainy.games.the_loop.state import (
    BRANCHES,
    EVERY,
    NO_ROW,
    Carry,
    Column,
    Condition,
    Step,
    Where,
    Who,
    Zone,
)

Row = list[int]

TOKEN = re.compile(r"\s*([a-z]+(?:_[a-z]+)*|[0-9]+|\.\.|[(){}|;,=@])")
NAMES = {step: step.name.lower() for step in Step}
SETS = (Where.EACH_VORTEX, Where.EACH_AGENT, Where.EACH)
FOES = (Where.FOO, Where.FOO_PREV, Where.FOO_NEXT)
NO_PLACE = (Where.FOO_PREV, Where.FOO_NEXT, Where.STEPS)
SINGLE = tuple(where for where in Where if where not in (*SETS, *NO_PLACE))
OF_PLAYERS = (
    *("energy", "energy_to_rifts", "rift", "push", "pull", "move", "agent_move", "swap", "draw", "discard"),
    *("destroy", "make_available", "gain", "apply", "apply_by", "or", "may", "if", "each"),
)
OF_FOES = (
    *("spawn", "spawn_here", "add_rift", "drain", "extra_throw", "foe_discard", "foe_destroy"),
    *("destroy_available", "undamage", "jam_power", "gather", "shuffle_hands"),
)
WHEN_LANDED = ("cancel",)


class Effect:
    """One line of text; ComponentError says at which line and column of the file it breaks off, and what
    could stand there."""

    def __init__(self, entry: Table, file: str, steps: tuple[str, ...], rows: list[Row]) -> None:
        self._entry = entry
        self._file = file
        self._text = entry.word("effect")
        self._at = 0
        self._steps = steps
        self._rows = rows
        self._inside_each = False

    def read(self) -> int:
        """Append the program's rows; its first row."""
        start = len(self._rows)
        self._effect()
        if self._text[self._at :].strip():
            raise self._wrong(";")
        self._add(Step.END)
        return start

    # ── Tokens ─────────────────────────────────────────────────────────────

    def _peek(self) -> str:
        found = TOKEN.match(self._text, self._at)
        return found.group(1) if found else ""

    def _next(self, *known: str) -> str:
        """The next token, which must be one of these."""
        token = self._peek()
        if token not in known:
            raise self._wrong(*known)
        self._at = self._text.index(token, self._at) + len(token)
        return token

    def _accept(self, token: str) -> bool:
        return self._peek() == token and bool(self._next(token))

    def _all(self, *tokens: str) -> None:
        for token in tokens:
            self._next(token)

    def _wrong(self, *known: str) -> ComponentError:
        broken = len(self._text) - len(self._text[self._at :].lstrip())
        line, column = place_of(self._file, self._entry.path("effect").split("."), self._text)
        expected = "  ".join(known)
        return self._entry.error(
            "component-effect", "effect", value=self._text, line=line, column=column + broken, known=expected
        )

    def _number(self, least: int = 1, most: int = 9) -> int:
        return int(self._next(*map(str, range(least, most + 1))))

    def _quantity(self) -> int:
        return EVERY if self._accept("all") else int(self._next("all", *map(str, range(1, 10))))

    def _word(self, *members: Enum) -> int:
        names = {member.name.lower(): int(member.value) for member in members}
        return names[self._next(*names)]

    # ── Grammar ────────────────────────────────────────────────────────────

    def _effect(self) -> None:
        self._step()
        while self._accept(";"):
            self._step()

    def _step(self) -> None:
        word = self._next(*self._steps)
        if word == "or":
            self._branches()
        elif word == "may":
            self._optional()
        elif word == "if":
            self._condition()
        elif word == "each":
            self._each()
        else:
            self._next("(")
            getattr(self, f"_{word}")()
            self._next(")")

    def _branches(self) -> None:
        self._next("{")
        choice = self._add(Step.OR)
        jumps: list[Row] = []
        while True:
            branch = self._add(Step.BRANCH)
            self._effect()
            jumps.append(self._add(Step.JUMP))
            branch[Column.NEXT] = len(self._rows)
            if len(jumps) == 1:
                self._next("|")
            elif len(jumps) == BRANCHES or not self._accept("|"):
                break
        self._next("}")
        branch[Column.NEXT] = NO_ROW
        choice[Column.MOST] = len(jumps)
        for row in (choice, *jumps):
            row[Column.NEXT] = len(self._rows)

    def _optional(self) -> None:
        self._next("{")
        start = len(self._rows)
        self._effect()
        self._rows[start][Column.SKIP] = len(self._rows)
        self._next("}")

    def _condition(self) -> None:
        self._next("(")
        row = self._add(Step.IF, what=self._word(*Condition))
        self._all(")", "{")
        self._effect()
        self._next("}")
        row[Column.NEXT] = len(self._rows)

    def _each(self) -> None:
        self._all("(", "player", ")", "{")
        outer, self._steps = self._steps, tuple(step for step in self._steps if step != "each")
        self._inside_each = True
        start = self._begin_each()
        self._effect()
        self._end_each(start)
        self._inside_each = False
        self._steps = outer
        self._next("}")

    def _begin_each(self) -> int:
        self._add(Step.EACH)
        return len(self._rows) - 1

    def _end_each(self, start: int) -> None:
        self._add(Step.AGAIN)[Column.NEXT] = start
        self._rows[start][Column.NEXT] = len(self._rows)

    # ── Steps ──────────────────────────────────────────────────────────────

    def _add(
        self, step: Step, least: int = 0, most: int = 0, who: int = 0, what: int = 0, where: int = 0
    ) -> Row:
        row = [int(step), least, most, int(who), int(what), int(where), len(self._rows) + 1, NO_ROW]
        self._rows.append(row)
        return row

    def _counted(self, step: Step, most: int, *places: Where) -> None:
        self._next(",")
        self._add(step, most, most, where=self._word(*places))

    def _energy(self) -> None:
        self._counted(Step.ENERGY, self._number(), *SINGLE, *SETS)

    def _energy_to_rifts(self) -> None:
        self._add(Step.ENERGY_TO_RIFTS, 1, 1, where=self._word(*SINGLE, *SETS))

    def _rift(self) -> None:
        self._counted(Step.RIFT, self._quantity(), *SINGLE, *SETS)

    def _push(self) -> None:
        self._counted(Step.PUSH, self._quantity(), *SINGLE)

    def _pull(self) -> None:
        most = self._number()
        self._add(Step.PULL, most, most, where=Where.ADJ)

    def _stride(self) -> tuple[int, int, int]:
        """How many steps, or where to."""
        places = {where.name.lower(): where for where in (Where.ANY, Where.SENT, Where.THERE)}
        token = self._next(*map(str, range(10)), *places)
        if token in places:
            return 0, 0, places[token]
        least = most = int(token)
        if self._accept(".."):
            most = self._number(max(least, 1))
        return least, most, Where.STEPS

    def _move(self) -> None:
        least, most, where = self._stride()
        carry = Carry.NONE
        if where == Where.STEPS and self._accept(","):
            self._all("carry", "=", "1")
            carry = Carry.VORTEX if self._accept("@") else Carry.ANYWHERE
            if carry == Carry.VORTEX:
                self._next("vortex")
        self._add(Step.MOVE, least, most, what=carry, where=where)

    def _agent_move(self) -> None:
        who = self._word(Who.OTHER, Who.AGENT)
        self._next(",")
        least, most, where = self._stride()
        self._add(Step.AGENT_MOVE, least, most, who=who, where=where)

    def _swap(self) -> None:
        pieces = [Who.SELF, Who.OTHER, Who.CLONE]
        for step in (Step.HOLD, Step.SWAP):
            piece = Who(self._word(*pieces))
            where = self._at_place() if piece == Who.CLONE else Where.HERE
            self._add(step, 1, 1, who=piece, where=where)
            if step == Step.HOLD:
                self._next(",")
                if piece != Who.CLONE:
                    pieces.remove(piece)

    def _at_place(self) -> int:
        self._next("@")
        return self._word(*SINGLE)

    def _draw(self) -> None:
        self._with_hand(Step.DRAW)

    def _discard(self) -> None:
        self._with_hand(Step.DISCARD)

    def _with_hand(self, step: Step) -> None:
        who = self._word(Who.SELF, *([Who.IT] if self._inside_each else []))
        self._next(",")
        most = self._number()
        self._add(step, most, most, who=who)

    def _destroy(self) -> None:
        zones = {"hand": Zone.HAND, "bigdeck_top": Zone.BIG_DECK, "available": Zone.AVAILABLE}
        zone = zones[self._next(*zones)]
        where = self._at_place() if zone == Zone.AVAILABLE else Where.HERE
        self._next(",")
        most = self._number()
        self._add(Step.DESTROY, most, most, what=zone, where=where)

    def _make_available(self) -> None:
        most = self._number()
        self._add(Step.MAKE_AVAILABLE, most, most)

    def _gain(self) -> None:
        self._all("self", ",", "available")
        self._add(Step.GAIN, 1, 1, what=Zone.AVAILABLE, where=self._at_place())

    def _apply(self) -> None:
        zone = Zone(self._word(Zone.AVAILABLE, Zone.THAT, Zone.DESTROYED_TOP))
        where = self._at_place() if zone == Zone.AVAILABLE else Where.HERE
        self._add(Step.APPLY, 1, 1, what=zone, where=where)

    def _apply_by(self) -> None:
        self._all("other", ",", "hand", ",", "then", "=", "discard")
        self._add(Step.APPLY_BY, 1, 1, who=Who.OTHER, what=Zone.HAND)

    # ── Steps of powers and foes ───────────────────────────────────────────

    def _simple(self, step: Step) -> None:
        most = self._number()
        self._add(step, most, most)

    def _cancel(self) -> None:
        self._simple(Step.CANCEL)

    def _spawn(self) -> None:
        self._simple(Step.SPAWN)

    def _spawn_here(self) -> None:
        self._simple(Step.SPAWN_HERE)

    def _extra_throw(self) -> None:
        self._simple(Step.EXTRA_THROW)

    def _undamage(self) -> None:
        self._simple(Step.UNDAMAGE)

    def _gather(self) -> None:
        self._simple(Step.GATHER)

    def _add_rift(self) -> None:
        self._counted(Step.ADD_RIFT, self._number(), *FOES, *SETS)

    def _drain(self) -> None:
        self._counted(Step.DRAIN, self._quantity(), *FOES, *SETS)

    def _destroy_available(self) -> None:
        self._add(Step.DESTROY_AVAILABLE, EVERY, EVERY, where=self._word(*FOES, *SETS))

    def _jam_power(self) -> None:
        self._next("active")
        self._add(Step.JAM_POWER, 1, 1)

    def _shuffle_hands(self) -> None:
        self._add(Step.SHUFFLE_HANDS, 1, 1)

    def _foe_discard(self) -> None:
        self._from_hands(Step.DISCARD)

    def _foe_destroy(self) -> None:
        self._from_hands(Step.DESTROY)

    def _from_hands(self, step: Step) -> None:
        who = self._next("active", "chosen_player", "each_player")
        self._all(",", "hand", ",")
        most = self._number()
        start = self._begin_each() if who == "each_player" else NO_ROW
        if who != "each_player":
            self._add(Step.PLAYER, 1, 1, who=Who.SELF if who == "active" else Who.AGENT)
        self._add(step, most, most, who=Who.IT, what=Zone.HAND)
        if start != NO_ROW:
            self._end_each(start)


def place_of(file: str, path: list[str], value: str) -> tuple[int, int]:
    """Line and column of a value in a TOML text, behind the names that lead to it."""
    at = 0
    for name in path:
        at = max(at, file.find(name, at))
    at = max(at, file.find(value, at))
    start = file.rfind("\n", 0, at) + 1
    return file.count("\n", 0, at) + 1, at - start + 1
