"""The rules as plain Python: ready at once, debuggable, covered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from villainy.engine.backends.source import Source
from villainy.engine.dialect import States
from villainy.engine.log import EVENTS
from villainy.engine.records import Records


class Interpreted:
    """A game's entry points as Python functions over arrays of states."""

    name = "interpreted"

    def __init__(self, source: Source) -> None:
        self._layout = source.records["State"]
        self.functions = source.clone({name: _plain(table) for name, table in source.tables.items()})
        self._opened: tuple[States | None, Records | None] = (None, None)
        for name in source.entry_points:
            setattr(self, name, self._entry_point(name))

    def open(self, states: States) -> Records:
        """The states as the rules' functions read them; the last array is kept open."""
        opened, records = self._opened
        if opened is not states or records is None:
            records = Records(self._layout, states)
            self._opened = (states, records)
        return records

    def _entry_point(self, name: str) -> Callable[..., Any]:
        function = self.functions[name]

        def call(states: States, *arguments: Any) -> Any:
            return function(self.open(states), *map(self._plain, arguments))

        call.__name__ = name
        call.__doc__ = function.__doc__
        return call

    def _plain(self, argument: Any) -> Any:
        if isinstance(argument, np.ndarray) and argument.dtype == self._layout.dtype:
            return Records(self._layout, argument)  # further states than those of the game itself
        return _plain(argument)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(f"the rules have no entry point {name}")


def _plain(argument: Any) -> Any:
    """Numbers as Python's own integers, and arrays as memory that hands them out."""
    if isinstance(argument, np.integer):
        return int(argument)
    if not isinstance(argument, np.ndarray):
        return argument
    memory: Any = argument
    return Records(EVENTS, argument) if argument.dtype == EVENTS.dtype else memoryview(memory)
