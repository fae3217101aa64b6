"""A position set up by hand: an opening position, and what is to be different about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from villainy.engine.errors import PositionError
from villainy.engine.layout import Layout, Path

if TYPE_CHECKING:
    from villainy.engine.game import Game
    from villainy.engine.match import Match


def arrange(
    game: Game, players: int, seed: int, options: Mapping[str, Any], changes: Mapping[str, Any]
) -> Match:
    """A match at the opening position of `game.new`, changed.

    `changes` has the form of `position()["state"]`, with only what differs written down: tables are laid
    over tables, lists and values take the place of what was there. A table over a list changes the entries
    it names by number, from 0 on: `players.1.firepower = 7` is the second seat's. A list that grows or
    shrinks takes the lists parallel to it along, unless they are given too. PositionError says what cannot
    be, and where.
    """
    position = game.begin(players, seed, options).position()
    position["state"] = _change_record(game.definition.layout, position["state"], changes, "state")
    return game.from_position(position)


# ── Laying changes over a position ─────────────────────────────────────────


def _change_record(layout: Layout, data: dict[str, Any], changes: Any, where: Path) -> Any:
    if not isinstance(changes, Mapping):
        return changes  # from_position says what is wrong with it
    changed = dict(data)
    nested = {field.name: field.kind for field in layout.fields if isinstance(field.kind, Layout)}
    for name, change in changes.items():
        if name not in data:
            raise PositionError("position-unknown-field", where=f"{where}.{name}")
        changed[name] = _change(data[name], change, f"{where}.{name}", nested.get(name))
    for field in layout.fields:
        for other in layout.fields:
            if field.size and field.size == other.size and field.name in changes and other is not field:
                filler = 0 if other.of is None else "none"
                given = changes.get(other.name)
                changed[other.name] = _keep_up(changed[other.name], changes[field.name], given, filler)
    return changed


def _change(data: Any, change: Any, where: Path, layout: Layout | None) -> Any:
    """Lay a change over a value, a list, a table or, where a layout is named, over records."""
    if not isinstance(change, Mapping):
        return change
    if isinstance(data, list):
        entries = list(data)
        for name, item in change.items():
            place = _index(data, name, where)
            entries[place] = _change(data[place], item, f"{where}[{place}]", layout)
        return entries
    if not isinstance(data, dict):
        return change
    if layout is not None:
        return _change_record(layout, data, change, where)
    for name in change:
        if name not in data:
            raise PositionError("position-unknown-field", where=f"{where}.{name}")
    return data | {name: _change(data[name], item, f"{where}.{name}", None) for name, item in change.items()}


def _index(data: list[Any], name: Any, where: Path) -> int:
    """The entry of a list that a table names."""
    text = str(name)
    if not (text.isascii() and text.isdigit()) or int(text) >= len(data):
        raise PositionError("position-unknown-field", where=f"{where}[{name}]")
    return int(text)


def _keep_up(data: Any, change: Any, given: Any, filler: int | str) -> Any:
    """Bring a list to the length of the changed list parallel to it, unless it was given as well."""
    if isinstance(data, list) and isinstance(change, list) and given is None:
        return (data + [filler] * len(change))[: len(change)]
    if isinstance(data, dict) and isinstance(change, Mapping):
        others = given if isinstance(given, Mapping) else {}
        return data | {
            name: _keep_up(data[name], item, others.get(name), filler) for name, item in change.items()
        }
    return data
