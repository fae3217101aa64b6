"""A new table: what is wished for, checked, as its head, its first rows and its seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from villainy import bots
from villainy.engine.errors import VillainyError
from villainy.engine.game import Game
from villainy.engine.seeds import commitment, new_salt
from villainy.server.chat import clean
from villainy.server.commands import Guest
from villainy.server.errors import Problem
from villainy.server.frames import Pace
from villainy.server.rows import Row
from villainy.server.table import Head, Table

LONGEST_NAME = 48
LONGEST_PACE = 30 * 24 * 3600
ID_BYTES = 12  # of an unguessable name, which is the key to a private table


@dataclass(frozen=True)
class Place:
    """Who is to sit somewhere: a guest, a bot, or whoever comes."""

    guest: Guest | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it."""

    game: Game
    players: int
    options: Mapping[str, Any]
    places: Sequence[Place]
    name: str = ""
    public: bool = False
    pace: Pace = field(default_factory=lambda: Pace("untimed"))
    undo: str | None = None
    hints: bool = False
    start: bool = False


def open_table(wish: Wish, host: Guest, now: float, seed: int) -> Table:
    """The table with its first rows; Problem where it cannot be."""
    declared = wish.game.definition.options
    try:
        players = declared.check_seats(wish.players)
        options = declared.resolve(wish.options, players)
    except VillainyError as error:
        raise Problem.of(error) from None
    _check_pace(wish.pace)
    if len(wish.places) != players:
        raise Problem(422, "seats-count", count=len(wish.places), players=players)
    name = clean(wish.name)
    if len(name) > LONGEST_NAME:
        raise Problem(422, "table-name-length", most=LONGEST_NAME)
    salt = new_salt()
    head = Head(
        id=secrets.token_urlsafe(ID_BYTES),
        game=wish.game.name,
        components=wish.game.components.hash,
        rules=wish.game.version,
        name=name,
        players=players,
        options=options,
        seed=f"{seed:016x}",
        salt=salt.hex(),
        commitment=commitment(seed, salt),
        pace=wish.pace,
        undo=wish.undo or ("free" if wish.game.definition.team else "consent"),
        hints=wish.hints,
        public=wish.public,
        host=host.id,
        status="open",
        row=0,
        rewound=False,
        created=now,
        updated=now,
    )
    table = Table(head, wish.game)
    for seat, place in enumerate(wish.places):
        _seat(table, seat, place, now)
    if wish.start:
        if any(chair.kind == "open" for chair in table.chairs):
            raise Problem(409, "seats-open")
        table.apply(Row(table.last + 1, "start", now, None, host.id, {}))
    return table


def _seat(table: Table, seat: int, place: Place, now: float) -> None:
    if place.guest is not None:
        data = {"name": place.guest.name}
        table.apply(Row(table.last + 1, "sit", now, seat, place.guest.id, data))
    elif place.bot is not None:
        known = bots.names(table.head.game)
        if place.bot not in known:
            raise Problem(422, "unknown-bot", value=clean(place.bot)[:40], known=", ".join(known))
        table.apply(Row(table.last + 1, "bot", now, seat, table.head.host, {"bot": place.bot}))


def _check_pace(pace: Pace) -> None:
    seconds = pace.seconds
    if pace.kind == "untimed":
        fits = seconds is None and pace.increment == 0
    else:
        fits = seconds is not None and 1 <= seconds <= LONGEST_PACE and 0 <= pace.increment <= 3600
    if not fits:
        raise Problem(422, "pace")


def rematch_of(table: Table, host: Guest, now: float, seed: int) -> Table:
    """The same game, options and people once more; at once where one person plays alone."""
    head = table.head
    places = [
        Place(Guest(chair.guest, chair.name or "") if chair.guest is not None else None, chair.bot)
        for chair in table.chairs
    ]
    alone = len({place.guest.id for place in places if place.guest is not None}) == 1
    filled = all(place.guest is not None or place.bot is not None for place in places)
    wish = Wish(
        game=table.game,
        players=head.players,
        options=head.options,
        places=places,
        name=head.name,
        public=head.public,
        pace=head.pace,
        undo=head.undo,
        hints=head.hints,
        start=alone and filled,
    )
    return open_table(wish, host, now, seed)
