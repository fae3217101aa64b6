"""Rules made ready to run.

The functions of a game's rules, and of the kit they call, are cloned into one namespace together with the
tables of a components file. `Interpreted` runs them as plain Python: ready at once, debuggable, covered.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from villainy.engine.dialect import Events, Mask, Options, Results, States
from villainy.engine.layout import Layout
from villainy.engine.records import Records


class Interpreted:
    """The entry points of a game over one set of tables, as Python functions over arrays of states."""

    def __init__(self, modules: Iterable[ModuleType], tables: dict[str, Any], layout: Layout) -> None:
        self._layout = layout
        plain = {
            name: memoryview(table) if isinstance(table, np.ndarray) else table
            for name, table in tables.items()
        }
        self.functions = clone(modules, plain)
        self._opened: tuple[States | None, Records | None] = (None, None)

    def open(self, states: States) -> Records:
        """The states as the rules' functions read them; the last array is kept open."""
        opened, records = self._opened
        if opened is not states or records is None:
            records = Records(self._layout, states)
            self._opened = (states, records)
        return records

    def setup(self, states: States, i: int, options: Options, seed: int, events: Events) -> None:
        self.functions["setup"](self.open(states), i, options.tolist(), seed, memoryview(events))

    def legal(self, states: States, i: int, mask: Mask) -> int:
        return int(self.functions["legal"](self.open(states), i, memoryview(mask)))

    def step(self, states: States, i: int, action: int, events: Events) -> None:
        self.functions["step"](self.open(states), i, action, memoryview(events))

    def score(self, states: States, i: int, out: Results) -> None:
        self.functions["score"](self.open(states), i, memoryview(out))

    def invariants(self, states: States, i: int) -> int:
        return int(self.functions["invariants"](self.open(states), i))


def clone(modules: Iterable[ModuleType], tables: dict[str, Any]) -> dict[str, Any]:
    """Copies of all functions of the modules, seeing each other, the modules' constants and the tables."""
    namespace: dict[str, Any] = {"__builtins__": builtins}
    functions: dict[str, FunctionType] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("__"):
                continue
            if isinstance(value, FunctionType):
                if functions.setdefault(name, value) is not value:
                    raise TypeError(f"two rules functions are called {name}")
            elif namespace.setdefault(name, value) is not value and namespace[name] != value:
                raise TypeError(f"two meanings of {name} in the rules")
    namespace |= tables
    for name, function in functions.items():
        copy = FunctionType(function.__code__, namespace, name, function.__defaults__)
        copy.__annotations__ = function.__annotations__
        copy.__doc__ = function.__doc__
        namespace[name] = copy
    return namespace
