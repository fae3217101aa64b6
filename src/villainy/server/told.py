"""Events as a table keeps them: by name, with who may know what, so that no release makes them unreadable.

One event is its kind, its arguments by name, and the audiences of those that not everybody may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from villainy.engine.definition import COUNT, SEAT
from villainy.engine.dialect import Rows
from villainy.engine.game import Game
from villainy.engine.kit import EVENT_ARGUMENTS, EVERYONE, SPECTATOR_BIT

Told = list[Any]  # [kind, {argument: value}, {argument: audience}]


def keep(game: Game, rows: Rows) -> list[Told]:
    """The events of a step, with all that is in them."""
    return [_keep(game, row) for row in rows.tolist()]


def _keep(game: Game, row: list[int]) -> Told:
    definition = game.definition
    values: dict[str, Any] = {}
    audiences: dict[str, int] = {}
    for place, (name, kind) in enumerate(definition.events[row[0]].items(), start=1):
        number, audience = row[place], row[EVENT_ARGUMENTS + place]
        if kind != COUNT and number < 0:
            values[name] = None
        elif kind in (COUNT, SEAT):
            values[name] = number
        else:
            values[name] = definition.nouns[kind].name(number)
        if audience != EVERYONE:
            audiences[name] = audience
    return [game.event_kinds.name(row[0]), values, audiences]


def read(told: Sequence[Told], seat: int | None) -> list[dict[str, Any]]:
    """The events as a seat, or a spectator (None), may know them."""
    bit = SPECTATOR_BIT if seat is None else 1 << seat
    return [
        {"kind": kind}
        | {name: value if audiences.get(name, EVERYONE) & bit else None for name, value in values.items()}
        for kind, values, audiences in told
    ]
