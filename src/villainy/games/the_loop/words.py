"""What cards, powers, missions and Ultramachina say: sentences put together from their programs.

A clause comes from one message for each step (`effect-…`) and one for each selector (`where-…`), so a new
card needs no new sentence. Clauses begin small and have no full stop. Plain steps follow each other inside a
sentence; a choice, a condition and what one may do have a sentence of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Any

from villainy.engine.names import Vocabulary, kebab
from villainy.engine.sentence import Sentence
from villainy.games.the_loop.state import (
    NO_ROW,
    Agent,
    Card,
    Carry,
    Column,
    Condition,
    Cost,
    Machine,
    Mission,
    Spot,
    Step,
    Timing,
    Trigger,
    Where,
    Who,
    Zone,
)

if TYPE_CHECKING:
    from villainy.engine.text import Text

Tables = Mapping[str, Any]
Row = tuple[int, ...]

# The steps that set the register `origin`, and those of an `it`.
OF_CARDS = (Step.DRAW, Step.DISCARD, Step.DESTROY, Step.MAKE_AVAILABLE)
OF_HANDS = (Step.DRAW, Step.DISCARD, Step.DESTROY)


def told(tables: Tables, text: Text) -> dict[str, str]:
    """Every text by its message: `card-text-wormhole`, `power-text-…`, `mission-text-…`, `machine-text-…`.

    What an effect leaves to the player is told by its row: `branch-text-12-1`, `may-text-15`.
    """
    texts = {
        "card": {name: card_text(text, tables, name) for name in Vocabulary.of_enum(Card)},
        "power": {name: power_text(text, tables, name) for name in Vocabulary.of_enum(Agent)},
        "mission": {name: mission_text(text, tables, name) for name in Vocabulary.of_enum(Mission)},
        "machine": {name: machine_text(text, tables, name) for name in Vocabulary.of_enum(Machine)},
    }
    whole = {
        f"{kind}-text-{name}": said
        for kind, members in texts.items()
        for name, said in members.items()
        if said  # the box need not have every card
    }
    return whole | _choices_told(tables, text)


def _choices_told(tables: Tables, text: Text) -> dict[str, str]:
    """The branches of every `or`, and every `may`, by the row where it begins."""
    choices: dict[str, str] = {}
    for row, columns in enumerate(tables["PROGRAM"]):
        if columns[Column.STEP] == Step.OR:
            for number, said in enumerate(branch_texts(text, tables, row), start=1):
                choices[f"branch-text-{row}-{number}"] = said
        if columns[Column.SKIP] != NO_ROW:
            choices[f"may-text-{row}"] = optional_text(text, tables, row)
    return choices


def branch_sentence(tables: Tables, row: int, number: int) -> Sentence:
    """What a branch of the `or` in this row does, as `told` has it; only its number where there is none."""
    if number > tables["PROGRAM"][row, Column.MOST]:
        return Sentence("action-branch", {"count": number})
    return Sentence(f"branch-text-{row}-{number}")


def optional_sentence(row: int) -> Sentence:
    """What the `may` that begins in this row does, as `told` has it."""
    return Sentence(f"may-text-{row}")


def card_text(text: Text, tables: Tables, card: str) -> str:
    """What a card does, in one or more sentences; nothing for a card the box does not have."""
    start = int(tables["CARD_PROGRAM"][Vocabulary.of_enum(Card).number(card)])
    return "" if start < 0 else _effect_text(text, tables, start)


def machine_text(text: Text, tables: Tables, machine: str) -> str:
    start = int(tables["MACHINE_PROGRAM"][Vocabulary.of_enum(Machine).number(machine)])
    return _effect_text(text, tables, start)


def power_text(text: Text, tables: Tables, agent: str) -> str:
    """When and how often a power can be used, what it costs and what it does."""
    number = Vocabulary.of_enum(Agent).number(agent)
    effect = _effect_text(text, tables, int(tables["POWER_PROGRAM"][number]))
    arguments = {
        "timing": kebab(Timing(int(tables["POWER_TIMING"][number])).name),
        "limit": int(tables["POWER_LIMIT"][number]),
        "cost": kebab(Cost(int(tables["POWER_COST"][number])).name),
        "effect": effect,
        "effect-clause": effect[0].lower() + effect[1:],
    }
    return text.format("text-power", arguments)


def mission_text(text: Text, tables: Tables, mission: str) -> str:
    """What damages a mission, and how much it takes."""
    number = Vocabulary.of_enum(Mission).number(mission)
    trigger = kebab(Trigger(int(tables["MISSION_TRIGGER"][number])).name)
    spot = kebab(Spot(int(tables["MISSION_SPOT"][number])).name)
    arguments = {
        "deed": text.format(f"text-mission-{trigger}", {"spot": spot}),
        "limit": int(tables["MISSION_LIMIT"][number]),
        "count": int(tables["MISSION_CUBES"][number]),
    }
    return text.format("text-mission", arguments)


def branch_texts(text: Text, tables: Tables, row: int) -> list[str]:
    """What each branch of the `or` in this row does."""
    teller = Teller(text, tables["PROGRAM"])
    choice, _ = teller.part(row)
    return [teller.tell(branch) for branch in choice.bodies]


def optional_text(text: Text, tables: Tables, row: int) -> str:
    """What the `may` that begins in this row does."""
    teller = Teller(text, tables["PROGRAM"])
    (choice,) = teller.parts(row, int(tables["PROGRAM"][row, Column.SKIP]))
    return teller.tell(choice.bodies[0])


def _effect_text(text: Text, tables: Tables, start: int) -> str:
    program = tables["PROGRAM"]
    end = next(row for row in range(start, len(program)) if program[row, Column.STEP] == Step.END)
    teller = Teller(text, program)
    return teller.tell(teller.parts(start, end))


@dataclass(frozen=True)
class Part:
    """A step with its row, the second row of a swap too, or something with further parts inside."""

    kind: str  # a step's name, or "may"
    rows: tuple[Row, ...] = ()
    bodies: tuple[list[Part], ...] = ()

    @property
    def is_plain(self) -> bool:
        return not self.bodies

    def same(self, other: Part) -> bool:
        """The same thing is done, wherever in the program."""
        if self.kind != other.kind or len(self.bodies) != len(other.bodies):
            return False
        if [row[: Column.NEXT] for row in self.rows] != [row[: Column.NEXT] for row in other.rows]:
            return False
        return all(alike(one, two) for one, two in zip(self.bodies, other.bodies))


def alike(one: list[Part], other: list[Part]) -> bool:
    return len(one) == len(other) and all(mine.same(theirs) for mine, theirs in zip(one, other))


class Teller:
    """Tells one program in one language, and remembers what `there`, `sent` and `origin` point back to."""

    def __init__(self, text: Text, program: Any) -> None:
        self._text = text
        self._program = program
        self._after = ""  # the step that `there` speaks of
        self._cards = 1  # how many the step handled that `origin` speaks of
        self._pushed = 1

    def _say(self, message: str, attribute: str | None = None, **arguments: Any) -> str:
        return self._text.format(
            message, {name.replace("_", "-"): value for name, value in arguments.items()}, attribute
        )

    def _join(self, message: str, clauses: Iterable[str]) -> str:
        return reduce(lambda first, second: self._say(message, first=first, second=second), clauses)

    # ── From rows to parts ─────────────────────────────────────────────────

    def _row(self, number: int) -> Row:
        return tuple(int(value) for value in self._program[number])

    def parts(self, start: int, end: int) -> list[Part]:
        """The steps of some rows, with what is inside them."""
        parts: list[Part] = []
        number = start
        while number < end:
            skip = self._row(number)[Column.SKIP]
            if skip != NO_ROW:
                parts.append(Part("may", bodies=(self._steps(number, skip),)))
                number = skip
            else:
                part, number = self.part(number)
                parts.append(part)
        return parts

    def _steps(self, start: int, end: int) -> list[Part]:
        """The inside of a `may`, whose first row is no other one's."""
        part, number = self.part(start)
        return [part, *self.parts(number, end)]

    def part(self, number: int) -> tuple[Part, int]:
        """What begins in a row, and the row after it."""
        row = self._row(number)
        step, following = Step(row[Column.STEP]), row[Column.NEXT]
        kind = kebab(step.name)
        if step == Step.OR:
            return Part(kind, (row,), tuple(self._branches(number))), following
        if step == Step.IF:
            return Part(kind, (row,), (self.parts(number + 1, following),)), following
        if step == Step.EACH:
            return Part(kind, (row,), (self.parts(number + 1, following - 1),)), following
        if step == Step.PLAYER:
            last = number + 1
            while row_is_of_it(self._row(last)):
                last += 1
            return Part(kind, (row,), (self.parts(number + 1, last),)), last
        if step == Step.HOLD:
            return Part(kebab(Step.SWAP.name), (row, self._row(number + 1))), number + 2
        return Part(kind, (row,)), following

    def _branches(self, number: int) -> Iterable[list[Part]]:
        after = self._row(number)[Column.NEXT]
        branch = number + 1
        while branch != NO_ROW:
            following = self._row(branch)[Column.NEXT]
            jump = (after if following == NO_ROW else following) - 1
            yield self.parts(branch + 1, jump)
            branch = following

    # ── From parts to sentences ────────────────────────────────────────────

    def tell(self, parts: list[Part]) -> str:
        """Sentences: plain steps in a row make one, anything else has its own."""
        sentences: list[str] = []
        chain: list[Part] = []
        before: list[Part] = []
        for part in [*parts, None]:
            if part is not None and part.is_plain:
                chain.append(part)
                continue
            if chain:
                sentences.append(self._follow(self._clause(chain), sentences))
                before, chain = chain, []
            if part is not None:
                clause = self._control(part, before)
                sentences.append(self._follow(clause, sentences) if part.kind == "or" else clause)
                before = [part]
        return " ".join(f"{capitalized(sentence)}." for sentence in sentences)

    def _follow(self, clause: str, sentences: list[str]) -> str:
        """A clause that opens the text, or a later sentence of it."""
        return self._say("effect-next", clause=clause) if sentences else clause

    def _clause(self, parts: list[Part]) -> str:
        """Any steps as one clause: what is alike is counted, what has the same verb shares it."""
        clauses: list[str] = []
        while parts:
            times, clause = self._group(parts)
            clauses.append(clause)
            parts = parts[times:]
        return self._join("effect-then", clauses)

    def _group(self, parts: list[Part]) -> tuple[int, str]:
        """As many of the first parts as can be told together, and how."""
        first = parts[0]
        if not first.is_plain:
            return 1, self._control(first, [])
        if is_of_it(first):
            times = count_while(parts, is_of_it)
            return times, self._say("effect-player-it", clause=self._of_it(parts[:times]))
        times = count_while(parts, first.same)
        if times > 1:
            return times, self._say("effect-repeat", clause=self._step(first), count=times)
        if self._text.has(f"effect-{first.kind}", "item"):
            times = count_while(parts, lambda part: part.kind == first.kind)
            return times, self._merged(parts[:times])
        return 1, self._step(first)

    # ── Steps ──────────────────────────────────────────────────────────────

    def _step(self, part: Part) -> str:
        (row, *_) = part.rows
        if self._text.has(f"effect-{part.kind}", "item"):
            return self._merged([part])
        arguments = self._pieces(*part.rows) if part.kind == "swap" else self._arguments(row)
        clause = self._say(f"effect-{part.kind}", **arguments)
        self._note(part)
        return clause

    def _merged(self, parts: list[Part], last: str = "effect-and") -> str:
        """One verb for several steps."""
        items = []
        for part in parts:
            items.append(self._say(f"effect-{part.kind}", "item", **self._arguments(part.rows[0])))
            self._note(part)
        return self._say(f"effect-{parts[0].kind}", items=self._list(last, items))

    def _list(self, last: str, clauses: list[str]) -> str:
        """With commas, and another message before the last."""
        *others, end = clauses
        return self._join(last, [self._join("effect-comma", others), end]) if others else end

    def _pieces(self, first: Row, second: Row) -> dict[str, str]:
        """The two of a swap, the second seen from the first."""
        both = first[Column.WHO] == second[Column.WHO] == Who.CLONE
        return {
            "first": self._piece(first, None),
            "second": self._piece(second, "another" if both else "second"),
        }

    def _piece(self, row: Row, attribute: str | None) -> str:
        who = kebab(Who(row[Column.WHO]).name)
        return self._say(f"piece-{who}", attribute, **self._places(row[Column.WHERE]))

    def _arguments(self, row: Row) -> dict[str, Any]:
        least, most, where = row[Column.LEAST], row[Column.MOST], row[Column.WHERE]
        arguments: dict[str, Any] = {
            "count": most,
            "least": least,
            "who": kebab(Who(row[Column.WHO]).name),
            "zone": kebab(Zone(row[Column.WHAT]).name),
        }
        if row[Column.STEP] in (Step.MOVE, Step.AGENT_MOVE):
            arguments["carry"] = kebab(Carry(row[Column.WHAT]).name)
            arguments["stride"] = "exactly" if least == most else "between" if least else "up-to"
            if where != Where.STEPS:
                arguments["stride"] = "place"
        if where != Where.STEPS:
            arguments |= self._places(where)
        return arguments

    def _places(self, where: int) -> dict[str, str]:
        """A selector in its three forms, as it stands here."""
        count = {Where.ORIGIN: self._cards, Where.SENT: self._pushed}.get(Where(where), 1)
        message = f"where-{kebab(Where(where).name)}"
        arguments: dict[str, Any] = {"count": count, "after": self._after}
        return {
            "where": self._say(message, **arguments),
            "where_into": self._say(message, "into", **arguments),
            "where_from": self._say(message, "from", **arguments),
        }

    def _note(self, part: Part) -> None:
        """What a later step may point back to."""
        row = part.rows[0]
        self._after = part.kind
        if row[Column.STEP] in OF_CARDS:
            self._cards = row[Column.MOST]
        elif row[Column.STEP] == Step.PUSH:
            self._pushed = row[Column.MOST]

    # ── Control ────────────────────────────────────────────────────────────

    def _control(self, part: Part, before: list[Part]) -> str:
        """A part with others inside it, as a clause; `before` is what was just done."""
        body = part.bodies[0]
        if part.kind == "or":
            return self._choice(part.bodies)
        if part.kind == "may":
            of_it = any(speaks_of_it(inside) for inside in body)
            return self._say("effect-may-it" if of_it else "effect-may", clause=self._clause(body))
        if part.kind == "if":
            condition = kebab(Condition(part.rows[0][Column.WHAT]).name)
            again = before and alike(body, before)
            clause = self._say("effect-once-more") if again else self._clause(body)
            return self._say(f"effect-if-{condition}", clause=clause)
        if part.kind == "player":
            who = "active" if part.rows[0][Column.WHO] == Who.SELF else "chosen"
            return self._say(f"effect-player-{who}", clause=self._of_it(body))
        if all(is_of_it(inside) for inside in body):
            return self._say("effect-each", clause=self._of_it(body))
        clause = self._clause(body)
        return self._say("effect-each-mixed", clause=clause, clause_start=capitalized(clause))

    def _choice(self, branches: tuple[list[Part], ...]) -> str:
        """One step or another; where a branch has several, each has its number."""
        if all(len(branch) == 1 and branch[0].is_plain for branch in branches):
            steps = [branch[0] for branch in branches]
            kind = steps[0].kind
            if self._text.has(f"effect-{kind}", "item") and all(step.kind == kind for step in steps):
                return self._merged(steps, "effect-or")
            return self._list("effect-or", [self._clause(branch) for branch in branches])
        options = [
            self._say("effect-option", number=number, clause=self._clause(branch))
            for number, branch in enumerate(branches, start=1)
        ]
        return self._say("effect-choose", options=self._join("effect-option-next", options))

    def _of_it(self, parts: list[Part]) -> str:
        """What a player does who is spoken of."""
        clauses = []
        for part in parts:
            clauses.append(self._say(f"effect-{part.kind}", "it", **self._arguments(part.rows[0])))
            self._note(part)
        return self._join("effect-then-it", clauses)


def capitalized(clause: str) -> str:
    """Only its beginning: what else is in it stays as it is."""
    return clause[0].upper() + clause[1:]


def row_is_of_it(row: Row) -> bool:
    return row[Column.STEP] in OF_HANDS and row[Column.WHO] == Who.IT


def is_of_it(part: Part) -> bool:
    """The step of a player who is spoken of."""
    return part.is_plain and row_is_of_it(part.rows[0])


def speaks_of_it(part: Part) -> bool:
    return is_of_it(part) or any(speaks_of_it(inside) for body in part.bodies for inside in body)


def count_while(parts: list[Part], fits: Callable[[Part], bool]) -> int:
    """How many of the first parts fit."""
    count = 0
    while count < len(parts) and fits(parts[count]):
        count += 1
    return count
