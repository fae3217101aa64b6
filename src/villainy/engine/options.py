"""What a table may choose before a game: declared by the game, checked here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from villainy.engine.dialect import Options
from villainy.engine.errors import OptionError
from villainy.engine.names import kebab, snake


@dataclass(frozen=True)
class Option:
    """One choice. `values` are its names, the first being number 0, unless `numbers` says otherwise.

    `slots` of more than one make it a list: one value for each seat, or one value for all.
    `presets` gives other options a default for a value of this one.
    """

    name: str
    values: tuple[str, ...]
    default: str
    numbers: tuple[int, ...] = ()
    slots: int = 1
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    repeatable: tuple[str, ...] = ()  # of a list: the values that more than one seat may have
    names_seat: bool = False  # its values that are numbers are seats, which must be taken

    @classmethod
    def flag(cls, name: str, default: bool = False) -> Option:
        return cls(name, ("false", "true"), "true" if default else "false")

    def number(self, value: str) -> int:
        index = self.values.index(value)
        return self.numbers[index] if self.numbers else index

    def parse(self, given: Any) -> str:
        """The canonical text of what somebody wrote; OptionError where it is none of the values."""
        if isinstance(given, list | tuple):
            words = [str(word) for word in given]
        else:
            words = str(given).split(",")
        words = [word.strip().lower().replace("_", "-") for word in words]
        for word in words:
            if word not in self.values:
                raise OptionError(
                    "option-value", option=kebab(self.name), value=word, known=", ".join(self.values)
                )
        if len(words) > self.slots or (self.slots == 1 and len(words) != 1):
            raise OptionError("option-too-many", option=kebab(self.name), most=self.slots)
        taken = [word for word in words if word not in self.repeatable]
        if len(words) > 1 and len(set(taken)) != len(taken):
            raise OptionError("option-twice", option=kebab(self.name))
        return ",".join(words)


class OptionSet:
    """The options of a game, in the order of its state's record.

    `solo` says that one person who plays alone takes several seats.
    """

    def __init__(self, *options: Option, seats: tuple[int, int], solo: bool = False) -> None:
        self.options = {option.name: option for option in options}
        self.least_seats, self.most_seats = seats
        self.solo = solo

    def check_seats(self, players: Any) -> int:
        if isinstance(players, bool) or not isinstance(players, int):
            raise OptionError("players-not-a-number", value=str(players))
        if not self.least_seats <= players <= self.most_seats:
            raise OptionError(
                "players-alone" if players == 1 and self.solo else "players-out-of-range",
                value=players,
                least=self.least_seats,
                most=self.most_seats,
            )
        return players

    def resolve(self, given: Mapping[str, Any], players: int) -> dict[str, str]:
        """Every option with its value: what was given, else what a preset says, else the default."""
        chosen: dict[str, str] = {}
        for name, value in given.items():
            option = self.options.get(snake(name))
            if option is None:
                known = ", ".join(kebab(known) for known in self.options)
                raise OptionError("unknown-option", option=kebab(name), known=known)
            chosen[option.name] = option.parse(value)
        for option in self.options.values():
            value = chosen.get(option.name, option.default)
            for name, preset in option.presets.get(value, {}).items():
                chosen.setdefault(name, preset)
        resolved = {name: chosen.get(name, option.default) for name, option in self.options.items()}
        for name, option in self.options.items():
            words = resolved[name].split(",")
            if option.names_seat and any(word.isdigit() and int(word) > players for word in words):
                raise OptionError("option-no-seat", option=kebab(name), value=words[0], players=players)
            if option.slots > 1 and len(words) not in (1, players):
                raise OptionError("option-per-seat", option=kebab(name), players=players)
            if option.slots > 1 and players > 1 and len(words) == 1 and words[0] not in option.repeatable:
                raise OptionError("option-twice", option=kebab(name))
        return resolved

    def encode(self, resolved: Mapping[str, str], players: int) -> Options:
        """As the flat numbers `setup` reads, the number of players last."""
        numbers: list[int] = []
        for name, option in self.options.items():
            words = resolved[name].split(",")
            words = (words * option.slots)[: option.slots] if len(words) == 1 else words
            values = [option.number(word) for word in words]
            numbers += values + [values[0]] * (option.slots - len(values))
        return np.array([*numbers, players], np.int16)
