"""What one viewer is sent: the table, the position and the rows, each as far as they may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from villainy.engine.names import kebab
from villainy.server import frames, told, undo
from villainy.server.frames import Entry, Frame, Position, Seat, Secret
from villainy.server.rows import HIDDEN_KINDS, Row
from villainy.server.table import Table


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table. Two with the same seats, both hosts or not, see the same."""

    seats: tuple[int, ...] = ()
    host: bool = False

    @classmethod
    def of(cls, table: Table, guest: str | None) -> Viewer:
        return cls(table.seats_of(guest), guest == table.head.host)


@dataclass(frozen=True)
class Presence:
    """Who is connected to a table: guests by their ids, and how many who have none."""

    guests: frozenset[str] = frozenset()
    nameless: int = 0

    def __or__(self, other: Presence) -> Presence:
        return Presence(self.guests | other.guests, self.nameless + other.nameless)

    def spectators(self, table: Table) -> int:
        seated = {chair.guest for chair in table.chairs}
        return len(self.guests - seated) + self.nameless


def frame_for(
    table: Table, viewer: Viewer, after: int, presence: Presence, now: float, warming: bool = False
) -> Frame:
    """How it stands, and the rows after the last this viewer saw."""
    way = undo.way_back(table, viewer.seats)
    seat = table.looking_from(viewer.seats)
    return Frame(
        row=table.last,
        table=table_for(table, viewer, presence, now, warming),
        position=position_for(table, seat),
        entries=entries_for(table, seat, after),
        can_undo=way is not None and way.at_once,
        undo_to=None if way is None else way.to,
        undo_rewinds=way is not None and way.revealed and not table.rewound,
    )


def position_for(table: Table, seat: int | None) -> Position | None:
    """As this seat sees it; nothing is asked where a bot plays for its owner, or nobody plays any more."""
    position = table.position(seat)
    if position is None or not position.choices or seat == table.awaited:
        return position
    prompt = msgspec.structs.replace(position.prompt, attribute="other")
    return msgspec.structs.replace(position, prompt=prompt, choices=[])


# ── The table ──────────────────────────────────────────────────────────────


def table_for(
    table: Table, viewer: Viewer, presence: Presence, now: float, warming: bool = False
) -> frames.Table:
    head, proposal = table.head, table.proposal
    told_at_last = table.status in ("over", "ended")
    return frames.Table(
        id=head.id,
        game=head.game,
        name=head.name,
        status=table.status,  # type: ignore[arg-type]
        public=head.public,
        options={kebab(name): value for name, value in head.options.items()},
        players=head.players,
        seats=[_seat(table, seat, viewer, presence, now) for seat in range(head.players)],
        host=viewer.host,
        spectators=presence.spectators(table),
        pace=head.pace,
        undo=head.undo,  # type: ignore[arg-type]
        hints=table.hints,
        rewound=table.rewound,
        commitment=head.commitment,
        secret=Secret(head.seed, head.salt) if told_at_last else None,
        proposal=None
        if proposal is None
        else frames.Proposal(proposal.seat, proposal.to, sorted(proposal.agreed.values())),
        rematch=table.rematch,
        earned=table.earned,
        warming=warming,
    )


def _seat(table: Table, seat: int, viewer: Viewer, presence: Presence, now: float) -> Seat:
    chair = table.chairs[seat]
    return Seat(
        kind=chair.kind,  # type: ignore[arg-type]
        name=chair.name,
        bot=chair.bot,
        yours=seat in viewer.seats,
        online=chair.guest in presence.guests,
        left=chair.left,
        seconds=table.clocks.seconds(seat, now),
        muted=chair.guest in table.muted,
    )


# ── The rows ───────────────────────────────────────────────────────────────


def entries_for(table: Table, seat: int | None, after: int) -> list[Entry]:
    """The rows after one, as a seat or a spectator may read them."""
    return [entry_for(table, row, seat) for row in table.rows[after:] if row.kind not in HIDDEN_KINDS]


def entry_for(table: Table, row: Row, seat: int | None) -> Entry:
    data = row.data
    fields: dict[str, Any] = {"seat": row.seat}
    if row.kind in ("start", "move"):
        fields["events"] = told.read(data.get("events", []), seat)
    if row.kind == "move":
        fields["action"] = data["action"] if _may_read(table, row, seat) else None
        fields["undone"] = row.row in table.undone
    elif row.kind in ("undo", "ask"):
        fields["to"] = data["to"]
    elif row.kind == "answer":
        fields["yes"] = data["yes"]
    elif row.kind == "bot":
        fields["name"] = data["bot"]
    elif row.kind == "mute":
        fields |= {"name": data["name"], "yes": data["muted"]}
    elif row.kind == "rematch":
        fields["to_table"] = data["table"]
    elif row.kind in ("sit", "leave", "chat"):
        fields |= {"name": data["name"], "text": data.get("text"), "phrase": data.get("phrase")}
    if row.kind in ("bot", "leave", "end"):
        fields["phrase"] = data.get("reason")
    return Entry(row=row.row, kind=row.kind, at=row.at, **fields)  # type: ignore[arg-type]


def _may_read(table: Table, row: Row, seat: int | None) -> bool:
    """The text of an action tells what its seat knew: others read it in a team, which has no secrets."""
    return table.game.definition.team or seat == row.seat
