"""Names outside, numbers inside: kebab-case text for the members of a vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import cache


class Vocabulary:
    """The names that stand for the numbers of one kind of thing.

    >>> class Colour(IntEnum):
    ...     DARK_RED = 0
    >>> Vocabulary.of_enum(Colour).name(0)
    'dark-red'
    """

    def __init__(self, names: dict[str, int]) -> None:
        self._number_of = dict(names)
        self._name_of = {number: name for name, number in names.items()}

    @classmethod
    def of_enum(cls, *enums: type[IntEnum]) -> Vocabulary:
        members = [(kebab(member.name), int(member)) for enum in enums for member in enum]
        if len(dict(members)) != len(members):
            raise TypeError(f"{enums} share a name")
        return cls(dict(members))

    @classmethod
    def of_names(cls, names: Iterable[str]) -> Vocabulary:
        return cls({name: number for number, name in enumerate(names)})

    def name(self, number: int) -> str:
        return self._name_of[int(number)]

    def number(self, name: str) -> int:
        """The number behind a name; KeyError where there is no such name."""
        return self._number_of[name]

    def __contains__(self, name: object) -> bool:
        return name in self._number_of

    def __iter__(self) -> Iterator[str]:
        return iter(self._number_of)

    def __len__(self) -> int:
        return len(self._number_of)

    def knows(self, number: int) -> bool:
        return int(number) in self._name_of


def parse_word(text: object) -> int | None:
    """A word of 64 bits from its sixteen hexadecimal digits; None where it is nothing of the kind."""
    if not isinstance(text, str) or len(text) != 16 or any(digit not in "0123456789abcdef" for digit in text):
        return None
    return int(text, 16)


@cache
def kebab(name: str) -> str:
    return name.lower().replace("_", "-")


def snake(name: str) -> str:
    return name.replace("-", "_")


def as_vocabulary(names: type[IntEnum] | tuple[type[IntEnum], ...] | Vocabulary) -> Vocabulary:
    if isinstance(names, Vocabulary):
        return names
    return _vocabulary_of(names if isinstance(names, tuple) else (names,))


@cache
def _vocabulary_of(enums: tuple[type[IntEnum], ...]) -> Vocabulary:
    return Vocabulary.of_enum(*enums)
