"""A state's record for the interpreter: the same bytes behind plain Python attributes.

NumPy's own record scalars cost microseconds an access and hand out fixed-width integers. These proxies read
and write the array's memory directly: values are Python integers, as they are 64 bits wide when compiled,
and one that does not fit its field raises instead of wrapping.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from villainy.engine.dialect import States
from villainy.engine.layout import Layout

_CODES = {"i1": "b", "i2": "h", "u8": "Q"}


class Records:
    """An array of states that hands out proxies: `records[i].players[seat].firepower += 1`."""

    def __init__(self, layout: Layout, states: States) -> None:
        self._class = _proxy_class(layout)
        memory: Any = states.view(np.uint8).reshape(-1)
        self._memory = memoryview(memory)
        self._size = layout.dtype.itemsize
        self._proxies: dict[int, Any] = {}

    @property
    def shape(self) -> tuple[int]:
        return (len(self._memory) // self._size,)

    def __setitem__(self, index: int, proxy: Proxy) -> None:
        self._memory[index * self._size : (index + 1) * self._size] = proxy.b.cast("B")

    def __getitem__(self, index: int) -> Any:
        proxy = self._proxies.get(index)
        if proxy is None:
            start = index * self._size
            proxy = self._proxies[index] = self._class(self._memory[start : start + self._size])
        return proxy


class Proxy:
    """One record; its class knows where every field lies."""

    __slots__ = ("b", "h", "q")
    places: list[tuple[str, Any]]

    def __init__(self, memory: memoryview) -> None:
        self.b = memory.cast("b")
        self.h = memory.cast("h") if len(memory) % 2 == 0 else None
        self.q = memory.cast("Q") if len(memory) % 8 == 0 else None
        for name, place in self.places:
            setattr(self, name, place(memory))


@cache
def _proxy_class(layout: Layout) -> type[Proxy]:
    places: list[tuple[str, Any]] = []
    members: dict[str, Any] = {"places": places}
    fields: Any = layout.dtype.fields
    for field in layout.fields:
        dtype, offset = fields[field.name][:2]
        if isinstance(field.kind, Layout):
            places.append((field.name, _nested(field.kind, field.shape, offset, dtype.itemsize)))
        elif field.axes:
            places.append((field.name, _grid(_CODES[field.kind], field.shape, offset, dtype.itemsize)))
        else:
            members[field.name] = _number(_CODES[field.kind], offset)
    members["__slots__"] = tuple(name for name, _ in places)
    return type("Record", (Proxy,), members)


def _number(code: str, offset: int) -> property:
    if code == "b":
        return property(lambda self: self.b[offset], lambda self, value: self.b.__setitem__(offset, value))
    if code == "h":
        place = offset // 2
        return property(lambda self: self.h[place], lambda self, value: self.h.__setitem__(place, value))
    place = offset // 8
    return property(lambda self: self.q[place], lambda self, value: self.q.__setitem__(place, value))


def _grid(code: str, shape: tuple[int, ...], offset: int, size: int) -> Any:
    if len(shape) == 1:
        return lambda memory: memory[offset : offset + size].cast(code)
    return lambda memory: memory[offset : offset + size].cast(code, list(shape))


def _nested(layout: Layout, shape: tuple[int, ...], offset: int, size: int) -> Any:
    proxy = _proxy_class(layout)
    if not shape:
        return lambda memory: proxy(memory[offset : offset + size])
    step = layout.dtype.itemsize
    if len(shape) != 1:
        raise TypeError("nested records form a row, not a grid")
    starts = range(offset, offset + size, step)
    return lambda memory: tuple(proxy(memory[start : start + step]) for start in starts)
