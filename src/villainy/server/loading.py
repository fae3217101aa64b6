"""A table from its rows, also after a release with other rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from villainy.engine.errors import VillainyError
from villainy.engine.game import Game
from villainy.server.recording import Recording
from villainy.server.rows import Row
from villainy.server.table import Head, Table


def load_table(head: Head, game: Game, rows: Sequence[Row], recording: bytes | None) -> Table:
    """The fold of the rows. A table that is over is only looked at, from its recording where there is one."""
    finished = head.status in ("over", "ended")
    table = Table(head, game, archived=finished and (recording is not None or not fits(head, game)))
    for row in rows:
        table.apply(row)
    if table.archived:
        table.status = head.status
        table.rewound = head.rewound
        table.rematch = head.rematch or table.rematch
        table.recording = None if recording is None else Recording.unpack(recording)
    return table


def fits(head: Head, game: Game) -> bool:
    """Whether these rules are the ones the table is played by."""
    return (head.rules, head.components) == (game.version, game.components.hash)


def carry_over(head: Head, game: Game, rows: Sequence[Row]) -> dict[str, Any] | None:
    """What to change about a running table so that it goes on by other rules; None where it cannot.

    It goes on from the position that was kept, with the moves since.
    """
    changes: dict[str, Any] = {"rules": game.version, "components": game.components.hash}
    if head.status == "open":
        return changes
    if head.snapshot is None or head.snapshot_row is None:
        return None
    changes["base"] = head.snapshot | changes
    changes["base_row"] = head.snapshot_row
    try:
        load_table(msgspec.structs.replace(head, **changes), game, rows, None)
    except (VillainyError, ArithmeticError, LookupError, ValueError):
        return None
    return changes
