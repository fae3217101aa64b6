"""Looking back at a table: a moment of it, the whole of it, and the proof that it was honest."""

from __future__ import annotations

from typing import Any

import msgspec

from villainy.server.commands import Guest
from villainy.server.errors import Problem
from villainy.server.frames import Entry, Position
from villainy.server.frames import Table as TableFrame
from villainy.server.live import Live
from villainy.server.proof import proof_of
from villainy.server.rows import MATCH_KINDS
from villainy.server.table import Table
from villainy.server.viewer import Viewer, entry_for, table_for
from villainy.server.wire import encode


class Moment(msgspec.Struct, frozen=True):
    """A row that changed the position, and the position after it."""

    entry: Entry
    position: Position


class Replay(msgspec.Struct, frozen=True):
    """A finished game as one viewer saw it; the first moment is the start."""

    table: TableFrame
    moments: list[Moment]


def moment(live: Live, row: int, seat: int | None, guest: Guest | None) -> Position:
    """The position after a row. While the game runs, others' seats are theirs alone to look from."""
    table = live.table
    _check_seat(table, seat)
    own = table.seats_of(None if guest is None else guest.id)
    if seat is not None and seat not in own and not table.finished:
        raise Problem(403, "seat-foreign")
    position = table.position_after(row, seat) if 0 <= row <= table.last else None
    if position is None:
        raise Problem(404, "no-such-moment", value=row)
    return position


def replay(live: Live, seat: int | None, guest: Guest | None) -> bytes:
    """A `Replay` as it travels."""
    table = live.table
    _check_seat(table, seat)
    if not table.finished:
        raise Problem(409, "not-over")
    if table.recording is None:
        raise Problem(409, "no-recording")
    rows = {row.row: row for row in table.rows if row.kind in MATCH_KINDS}
    viewer = Viewer.of(table, None if guest is None else guest.id)
    return encode(
        {
            "table": table_for(table, viewer, live.presence(), live.hub.now()),
            "moments": [
                {"entry": entry_for(table, rows[row], seat), "position": position}
                for row, position in zip(table.recording.rows, table.recording.positions(seat))
            ],
        }
    )


def transcript(live: Live) -> dict[str, Any]:
    """What `villainy verify` needs."""
    table = live.table
    if not table.finished:
        raise Problem(409, "not-over")
    proof = proof_of(table) if table.recording is None else table.recording.proof
    if proof is None:
        raise Problem(409, "no-transcript")
    return proof


def _check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < table.head.players:
        raise Problem(404, "no-such-seat", value=seat + 1, players=table.head.players)
