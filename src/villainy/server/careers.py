"""What came of a guest's games: results and achievements, kept once, and counted when asked for."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from villainy.engine.career import Story, earned
from villainy.server import told
from villainy.server.database import Database
from villainy.server.frames import Earned
from villainy.server.models import achievements, results
from villainy.server.schemas import Career, Feat, GameCareer
from villainy.server.table import Table


@dataclass(frozen=True)
class Feats:
    """What a finished game means for one seat that a person held to the end."""

    seat: int
    guest: str
    story: Story
    names: list[str]
    marks: dict[str, list[str]]
    partners: list[str]


def feats_of(table: Table) -> Iterator[Feats]:
    """For each seat held by a person; nothing while the game goes on."""
    match = table.match
    if match is None or match.outcome is None:
        return
    definition = table.game.definition
    for seat, chair in enumerate(table.chairs):
        if chair.person is None:
            continue
        story = story_of(table, seat, match.view(seat), match.outcome)
        others = {other.guest: other.name for other in table.chairs if other.person is not None}
        partners = [name for guest, name in others.items() if guest != chair.person and name is not None]
        names = earned(definition, story)
        yield Feats(seat, chair.person, story, names, definition.marks(story), partners)


def story_of(table: Table, seat: int, view: dict[str, Any], outcome: Sequence[dict[str, int]]) -> Story:
    """The game from its rows, so that what happened before a release is part of it."""
    begun = [row for row in table.rows if row.kind == "start"]
    events = [event for row in [*begun, *table.line] for event in told.read(row.data.get("events", []), seat)]
    return Story(seat, table.head.players, table.head.options, events, view, outcome, table.rewound)


class Careers:
    """The records of all guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, connection: Connection, table: Table, at: float) -> list[Earned]:
        """Write down what everybody earned, in the transaction that ends the game; twice is once."""
        found = []
        for feats in feats_of(table):
            own = {"table_id": table.head.id, "seat": feats.seat, "guest": feats.guest, "at": at}
            own["game"] = table.head.game
            result = feats.story.outcome[feats.seat]
            row = own | {"points": result["points"], "rank": result["rank"], "won": feats.story.won}
            row |= {"marks": feats.marks, "partners": feats.partners}
            connection.execute(self._database.insert(results).on_conflict_do_nothing(), row)
            known = select(achievements.c.name).where(
                achievements.c.guest == feats.guest, achievements.c.game == table.head.game
            )
            before = set(connection.execute(known).scalars())
            for name in feats.names:
                row = own | {"name": name, "first": name not in before}
                connection.execute(self._database.insert(achievements).on_conflict_do_nothing(), row)
            new = [name for name in feats.names if name not in before]
            found.append(Earned(feats.seat, feats.names, new))
        return found

    async def earned(self, table: Table) -> list[Earned]:
        """What was earned at a table that is over, in the order of the game's declaration."""
        mine = select(results.c.seat).where(results.c.table_id == table.head.id).order_by(results.c.seat)
        feats = select(achievements).where(achievements.c.table_id == table.head.id)
        async with self._database.reading() as connection:
            seats = list((await connection.execute(mine)).scalars())
            found = list((await connection.execute(feats)).all())
        order = list(table.game.definition.achievements)
        found.sort(key=lambda feat: order.index(feat.name) if feat.name in order else len(order))
        return [
            Earned(
                seat,
                [feat.name for feat in found if feat.seat == seat],
                [feat.name for feat in found if feat.seat == seat and feat.first],
            )
            for seat in seats
        ]

    async def of(self, guest: str) -> Career:
        """A guest's record, by game."""
        played: defaultdict[str, list[Any]] = defaultdict(list)
        feats: defaultdict[str, list[Any]] = defaultdict(list)
        async with self._database.reading() as connection:
            mine = select(results).where(results.c.guest == guest).order_by(results.c.at)
            for result in (await connection.execute(mine)).all():
                played[result.game].append(result)
            own = select(achievements).where(achievements.c.guest == guest).order_by(achievements.c.at)
            for feat in (await connection.execute(own)).all():
                feats[feat.game].append(feat)
        return Career(games={game: _record(of_game, feats[game]) for game, of_game in played.items()})


def _record(played: list[Any], feats: list[Any]) -> GameCareer:
    """Who holds several seats of a table has played, and won, once."""
    won = {result.table_id: result for result in reversed(played) if result.won}
    marks: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for kind, name, _ in {
        (kind, name, result.table_id)
        for result in played
        if result.won
        for kind, names in result.marks.items()
        for name in names
    }:
        marks[kind][name] += 1
    first = {feat.name: feat for feat in reversed(feats)}
    tables = {(feat.name, feat.table_id) for feat in feats}
    count = Counter(name for name, _ in tables)
    return GameCareer(
        played=len({result.table_id for result in played}),
        won=len(won),
        points_best=max((result.points for result in played), default=None),
        marks={kind: dict(sorted(names.items())) for kind, names in sorted(marks.items())},
        partners=dict(Counter(name for result in won.values() for name in result.partners)),
        achievements={
            name: Feat(count=count[name], first=feat.at, table=feat.table_id)
            for name, feat in sorted(first.items())
        },
    )
