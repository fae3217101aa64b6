"""Tournaments for tests, and what of them must always be the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from conformance import load
from villainy.arena.games import Record, play
from villainy.arena.plan import Plan
from villainy.arena.standings import Standings, standings_of
from villainy.arena.tournament import Tournament

RIVALS, TEAM = "victorian-masterminds", "professor-evil"
CLOCKS = ("thinking", "seconds")


def plan_of(
    name: str, *bots: str, players: int = 2, seed: int = 5, ladder: bool = False, **options: str
) -> Plan:
    return Plan.make(load(name), bots, players, options, seed, ladder)


def made_up(plan: Plan, number: int, ranks: Iterable[int], won: float = 0.0) -> Record:
    """A game that was never played."""
    fixture = plan.fixture(number)
    places = tuple(ranks)
    wins = tuple(won if plan.team else float(rank == 1) for rank in places)
    nothing = (0,) * plan.players
    return Record(
        fixture.bots,
        f"{fixture.seed:016x}",
        dict(fixture.options),
        tuple(map(int, wins)),
        places,
        wins,
        "none",
        1,
        nothing,
        {},
        "",
        tuple(map(float, nothing)),
        0.0,
    )


def play_all(tournament: Tournament) -> None:
    """One game after the other."""
    for number in tournament.upcoming():
        tournament.add(number, play(load(tournament.plan.game), tournament.plan, number))


def timeless(record: Record) -> dict[str, Any]:
    """A record without its clocks."""
    told: dict[str, Any] = msgspec.structs.asdict(record)
    return {name: value for name, value in told.items() if name not in CLOCKS}


def results(tournament: Tournament) -> dict[int, dict[str, Any]]:
    """What counts of a tournament, by number."""
    return {number: timeless(record) for number, record in tournament.counted().items()}


def ranking(tournament: Tournament) -> Standings:
    """The standings without their clocks."""
    found = standings_of(tournament)
    return replace(found, bots=tuple(replace(row, seconds=0.0) for row in found.bots))
