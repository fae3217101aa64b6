"""A finished game as everybody saw it, kept as it was shown: no rules are needed to look at it again."""

from __future__ import annotations

import zlib
from bisect import bisect_right
from typing import Any

import msgspec

from villainy.server.frames import Position
from villainy.server.positions import position_of
from villainy.server.proof import proof_of
from villainy.server.table import Table
from villainy.server.wire import encode

FORMAT = 1
CHUNK = 16  # positions packed together


class Recording(msgspec.Struct, frozen=True):
    """Positions after each row that changed one, for each viewer (`spectator`, `0`, `1`, …).

    They are packed in chunks, so that one can be looked at without all the others. `proof` is the table's
    transcript, where it has one.
    """

    format: int
    rows: list[int]
    viewers: dict[str, list[bytes]]
    proof: dict[str, Any] | None = None

    @classmethod
    def of(cls, table: Table) -> Recording:
        """All that was to be seen at a table. It takes a second or so: not a thing to wait for."""
        rows = [row for row in table.turning_points if table.moment(row) is not None]
        viewers: list[int | None] = [None, *range(table.head.players)]
        chunks = [rows[start : start + CHUNK] for start in range(0, len(rows), CHUNK)]
        packed = {
            _name(viewer): [zlib.compress(encode(_seen(table, chunk, viewer))) for chunk in chunks]
            for viewer in viewers
        }
        return cls(FORMAT, rows, packed, proof_of(table))

    @classmethod
    def unpack(cls, data: bytes) -> Recording:
        return msgspec.msgpack.decode(data, type=cls)

    def pack(self) -> bytes:
        return msgspec.msgpack.encode(self)

    def positions(self, viewer: int | None) -> list[dict[str, Any]]:
        """What a viewer saw, as plain data, in the order of `rows`."""
        packed = self.viewers.get(_name(viewer), [])
        return [position for chunk in packed for position in msgspec.json.decode(zlib.decompress(chunk))]

    def position(self, viewer: int | None, row: int) -> Position | None:
        """What a viewer saw after a row."""
        place = bisect_right(self.rows, row) - 1
        packed = self.viewers.get(_name(viewer))
        if place < 0 or packed is None:
            return None
        chunk = msgspec.json.decode(zlib.decompress(packed[place // CHUNK]), type=list[Position])
        return chunk[place % CHUNK]


def _seen(table: Table, rows: list[int], viewer: int | None) -> list[Position]:
    matches = (table.moment(row) for row in rows)
    return [position_of(match, viewer) for match in matches if match is not None]


def _name(viewer: int | None) -> str:
    return "spectator" if viewer is None else str(viewer)
