"""The table of a game's actions: a small stable integer and a canonical text for each."""

from __future__ import annotations

from enum import IntEnum
from itertools import product

from villainy.engine.errors import UnknownAction
from villainy.engine.names import Vocabulary, as_vocabulary, snake


class Family:
    """Actions of one verb, one for each combination of its arguments: `capture CITY BUILDING`."""

    def __init__(self, verb: str, *axes: type[IntEnum] | Vocabulary) -> None:
        self.verb = verb
        self.axes = tuple(as_vocabulary(axis) for axis in axes)
        self.texts = tuple(" ".join((verb, *names)) for names in product(*self.axes))


class ActionTable:
    """All families in a row; the number of an action is its place in that row.

    >>> table = ActionTable(Family("pass"), Family("bid", Vocabulary.of_names(["low", "high"])))
    >>> table.text(2), table.number("bid  HIGH")
    ('bid high', 2)
    """

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.starts: dict[str, int] = {}
        self.texts: list[str] = []
        self._family_of: list[Family] = []
        for family in families:
            self.starts[family.verb] = len(self.texts)
            self.texts += family.texts
            self._family_of += [family] * len(family.texts)
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        return self.texts[action]

    def number(self, text: str) -> int:
        """The action a text stands for, however it is spaced and capitalised."""
        canonical = " ".join(text.lower().split())
        if canonical not in self._numbers:
            raise UnknownAction("unknown-action", value=text)
        return self._numbers[canonical]

    def family(self, action: int) -> Family:
        return self._family_of[action]

    def arguments(self, action: int) -> tuple[int, ...]:
        """The numbers of an action's arguments, in the order of its text."""
        family = self._family_of[action]
        names = self.texts[action].split()[1:]
        return tuple(axis.number(name) for axis, name in zip(family.axes, names, strict=True))

    def constants(self) -> dict[str, int]:
        """Where each family begins, under the names a rules file uses."""
        starts = {snake(verb).upper(): start for verb, start in self.starts.items()}
        return starts | {"ACTION_COUNT": len(self)}
