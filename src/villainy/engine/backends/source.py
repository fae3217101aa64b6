"""What every backend starts from: a game's rules, the loops around them, and one set of tables."""

from __future__ import annotations

import builtins
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from villainy.engine import kit, loops
from villainy.engine.layout import Layout
from villainy.engine.log import EVENTS

RULES = ("deal", "legal", "pick_action", "answer", "proceed", "redeal", "observe", "score", "invariants")
LOOPS = (
    "setup",
    "step",
    "playout",
    "play_games",
    "check_games",
    "step_games",
    "count_positions",
    "redeal_games",
)


@dataclass(frozen=True)
class Source:
    """Rules modules with the tables they read; `records` name the layouts their annotations speak of."""

    game: str
    modules: tuple[ModuleType, ...]
    tables: Mapping[str, Any]
    records: Mapping[str, Layout]
    entry_points: tuple[str, ...] = RULES + LOOPS

    @property
    def all_modules(self) -> tuple[ModuleType, ...]:
        return (kit, *self.modules, loops)

    @cached_property
    def functions(self) -> dict[str, FunctionType]:
        """Every function of the modules by its name, which is its own."""
        functions: dict[str, FunctionType] = {}
        for module in self.all_modules:
            for name, value in vars(module).items():
                if isinstance(value, FunctionType) and functions.setdefault(name, value) is not value:
                    raise TypeError(f"two rules functions are called {name}")
        return functions

    def clone(self, tables: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Copies of all functions in one namespace with the modules' constants and the tables."""
        namespace: dict[str, Any] = {"__builtins__": builtins, "__name__": __name__}
        for module in self.all_modules:
            for name, value in vars(module).items():
                if name.startswith("__") or isinstance(value, FunctionType):
                    continue
                if namespace.setdefault(name, value) is not value and namespace[name] != value:
                    raise TypeError(f"two meanings of {name} in the rules")
        namespace |= self.tables if tables is None else tables
        for name, function in self.functions.items():
            copy = FunctionType(function.__code__, namespace, name, function.__defaults__)
            copy.__annotations__ = function.__annotations__
            copy.__doc__ = function.__doc__
            namespace[name] = copy
        return namespace

    def in_order(self) -> list[str]:
        """The functions so that each comes after all it calls."""
        ordered: list[str] = []
        waiting = dict.fromkeys(self.functions)

        def visit(name: str) -> None:
            if name in waiting:
                del waiting[name]
                for callee in self.functions[name].__code__.co_names:
                    visit(callee)
                ordered.append(name)

        for name in list(waiting):
            visit(name)
        return ordered

    def fingerprint(self, *more: str) -> str:
        """A hash of all that decides what the compiled rules do."""
        digest = hashlib.sha256()
        for path in (*(Path(str(module.__file__)) for module in self.all_modules), *_BACKEND_FILES):
            digest.update(path.read_bytes())
        for name, table in sorted(self.tables.items()):
            digest.update(name.encode())
            digest.update(table.tobytes() if isinstance(table, np.ndarray) else str(table).encode())
        for layout in (*self.records.values(), EVENTS):
            digest.update(str(layout.dtype.descr).encode())
        for word in (self.game, *self.entry_points, *more):
            digest.update(word.encode() + b"\0")
        return digest.hexdigest()[:24]


_BACKEND_FILES = tuple(sorted(Path(__file__).parent.glob("*.py")))
