"""A game's state as one NumPy record, and the same state as plain data.

A `Layout` is a list of fields; each says how its numbers are stored and, for people, which names its
indices and values have. `to_plain` and `from_plain` are inverse to the byte.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeAlias

import numpy as np

from villainy.engine.errors import PositionError
from villainy.engine.names import Vocabulary, as_vocabulary, parse_word

Axis: TypeAlias = type[IntEnum] | Vocabulary | int
Path: TypeAlias = str
_UNUSED = object()  # stands for an entry beyond the end of a list


@dataclass(frozen=True)
class Field:
    """One field of a state: a number, a grid of numbers, or nested records.

    `axes` gives its shape, by number or by the names that index it; `of` the names of its values
    (-1 is "none"); `size` the field that counts how many entries of the last axis are in use.
    """

    name: str
    kind: str | Layout
    axes: tuple[Axis, ...] = ()
    of: type[IntEnum] | tuple[type[IntEnum], ...] | Vocabulary | None = None
    size: str | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)

    @property
    def empty(self) -> int:
        """What an unused entry holds."""
        return 0 if self.of is None else -1


class Layout:
    """An ordered list of fields without a gap between them."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        # Said to be aligned, a number is loaded whole; else a GPU puts it together from bytes.
        self.dtype = np.dtype((np.record, np.dtype([_describe(field) for field in fields], align=True)))
        self._vocabularies = {field.name: as_vocabulary(field.of) for field in fields if field.of is not None}
        self._counts = {field.size for field in fields if field.size}
        end = 0
        for name in self.dtype.names or ():
            if hasattr(np.record, name):
                raise TypeError(f"a NumPy record has an attribute {name} of its own: choose another name")
            dtype, offset = self.dtype.fields[name][:2]  # type: ignore[index]
            if offset != end or offset % self._alignment(name):
                raise TypeError(f"field {name} leaves a gap or is misaligned: order fields by size")
            end += dtype.itemsize
        if end != self.dtype.itemsize or end % self.alignment:
            raise TypeError("the record is padded at its end, or a row of them would be misaligned")

    @property
    def alignment(self) -> int:
        """The widest number in the record."""
        return max(self._alignment(field.name) for field in self.fields)

    def _alignment(self, name: str) -> int:
        kind = next(field.kind for field in self.fields if field.name == name)
        return kind.alignment if isinstance(kind, Layout) else np.dtype(kind).alignment

    # ── To plain data ──────────────────────────────────────────────────────

    def to_plain(self, record: Any) -> dict[str, Any]:
        """The record as numbers, names, lists and dicts."""
        return {
            field.name: self._field_to_plain(field, record)
            for field in self.fields
            if field.name not in self._counts
        }

    def _field_to_plain(self, field: Field, record: Any) -> Any:
        value = record[field.name]
        if isinstance(field.kind, Layout):
            return _each(field.axes, value, field.kind.to_plain)
        vocabulary = self._vocabularies.get(field.name)
        if field.kind == "u8":
            return f"{int(value):016x}"
        if field.size is None:
            return _each(field.axes, value, lambda number: _named(vocabulary, number))
        counts = record[field.size]
        return _each_sized(field.axes, value, counts, lambda number: _named(vocabulary, number))

    # ── From plain data ────────────────────────────────────────────────────

    def from_plain(self, record: Any, data: Any, where: Path = "state") -> None:
        """Fill the record; PositionError names the first thing that is wrong and where it stands."""
        if not isinstance(data, dict):
            raise PositionError("position-not-a-table", where=where)
        names = {field.name for field in self.fields} - self._counts
        for name in data:
            if name not in names:
                raise PositionError("position-unknown-field", where=f"{where}.{name}")
        for field in self.fields:
            if field.name in self._counts:
                continue
            if field.name not in data:
                raise PositionError("position-missing-field", where=f"{where}.{field.name}")
            self._field_from_plain(field, record, data[field.name], f"{where}.{field.name}")

    def _field_from_plain(self, field: Field, record: Any, data: Any, where: Path) -> None:
        if isinstance(field.kind, Layout):
            layout = field.kind
            target = record[field.name]
            for index, item, path in _walk(field.axes, data, where):
                layout.from_plain(target[index] if index else target, item, path)
            return
        if field.kind == "u8":
            record[field.name] = _word(data, where)
            return
        fixed, last = (field.axes[:-1], field.axes[-1]) if field.size else (field.axes, 0)
        for index, item, path in _walk(fixed, data, where):
            if field.size is None:
                self._store(field, record, index, item, path)
                continue
            if not isinstance(item, list) or not isinstance(last, int) or len(item) > last:
                raise PositionError("position-list-too-long", where=path, most=int(last))  # type: ignore[arg-type]
            entries = item + [_UNUSED] * (last - len(item))
            for position, entry in enumerate(entries):
                self._store(field, record, (*index, position), entry, f"{path}[{position}]")
            self._count(field, record, index, len(item), path)

    def _store(self, field: Field, record: Any, index: tuple[int, ...], item: Any, where: Path) -> None:
        number = field.empty if item is _UNUSED else self._number(field, item, where)
        if index:
            record[field.name][index] = number
        else:
            record[field.name] = number

    def _number(self, field: Field, item: Any, where: Path) -> int:
        vocabulary = self._vocabularies.get(field.name)
        if vocabulary is not None:
            if item == "none":
                return -1
            if not isinstance(item, str) or item not in vocabulary:
                raise PositionError("position-unknown-name", where=where, value=str(item))
            return vocabulary.number(item)
        if isinstance(item, bool) or not isinstance(item, int):
            raise PositionError("position-not-a-number", where=where, value=str(item))
        limits = np.iinfo(np.dtype(str(field.kind)))
        if not limits.min <= item <= limits.max:
            raise PositionError("position-out-of-range", where=where, value=item)
        return item

    def _count(self, field: Field, record: Any, index: tuple[int, ...], size: int, where: Path) -> None:
        first = next(other for other in self.fields if other.size == field.size)
        if field is first:
            if index:
                record[field.size][index] = size
            else:
                record[field.size] = size
        elif int(record[field.size][index] if index else record[field.size]) != size:
            raise PositionError("position-lists-differ", where=where, other=first.name)


def _describe(field: Field) -> tuple[Any, ...]:
    kind = field.kind.dtype if isinstance(field.kind, Layout) else field.kind
    return (field.name, kind, field.shape) if field.axes else (field.name, kind)


def _named(vocabulary: Vocabulary | None, number: Any) -> int | str:
    if vocabulary is None:
        return int(number)
    return "none" if number == -1 else vocabulary.name(number)


def _each(axes: tuple[Axis, ...], value: Any, convert: Any) -> Any:
    if not axes:
        return convert(value)
    items = [_each(axes[1:], value[index], convert) for index in range(len(value))]
    return items if isinstance(axes[0], int) else dict(zip(as_vocabulary(axes[0]), items, strict=True))


def _each_sized(axes: tuple[Axis, ...], value: Any, counts: Any, convert: Any) -> Any:
    if len(axes) == 1:
        return [convert(value[index]) for index in range(int(counts))]
    items = [_each_sized(axes[1:], value[index], counts[index], convert) for index in range(len(value))]
    return items if isinstance(axes[0], int) else dict(zip(as_vocabulary(axes[0]), items, strict=True))


def _walk(axes: tuple[Axis, ...], data: Any, where: Path) -> list[tuple[tuple[int, ...], Any, Path]]:
    """Every entry of nested data with its index and path, after checking that none is missing or extra."""
    if not axes:
        return [((), data, where)]
    axis = axes[0]
    if isinstance(axis, int):
        if not isinstance(data, list) or len(data) != axis:
            raise PositionError("position-wrong-length", where=where, length=axis)
        entries = [(index, item, f"{where}[{index}]") for index, item in enumerate(data)]
    else:
        vocabulary = as_vocabulary(axis)
        if not isinstance(data, dict) or set(data) != set(vocabulary):
            raise PositionError("position-wrong-keys", where=where, keys=", ".join(vocabulary))
        entries = [(vocabulary.number(name), data[name], f"{where}.{name}") for name in vocabulary]
    return [
        ((index, *rest), leaf, path)
        for index, item, entry in entries
        for rest, leaf, path in _walk(axes[1:], item, entry)
    ]


def _word(data: Any, where: Path) -> int:
    word = parse_word(data)
    if word is None:
        raise PositionError("position-not-a-word", where=where)
    return word
