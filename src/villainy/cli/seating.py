"""Who sits where: people and bots, from the words somebody typed."""

from __future__ import annotations

from villainy import bots
from villainy.cli.common import Complaint
from villainy.engine.game import Game

HUMAN = "human"
USUAL = "greedy"


def seats_with_people(game: Game, players: int | None, seats: str | None, others: str | None) -> list[str]:
    """`seats` as they are named; without them one person, and bots in the other seats."""
    known = [HUMAN, *bots.names(game.name)]
    if seats is None:
        if others is not None and players is None:  # who names a bot wants one, also where one can play alone
            players = max(2, game.definition.options.least_seats)
        count = number_of_seats(game, players)
        seats = ",".join([HUMAN] + [others or usual(known)] * (count - 1))
    return line_up(game, players, seats, known)


def usual(known: list[str]) -> str:
    """Who plays with somebody who names nobody: a bot that answers at once."""
    return USUAL if USUAL in known else known[-1]


def seats_of_bots(game: Game, players: int | None, names: str) -> list[str]:
    return line_up(game, players, names, bots.names(game.name))


def line_up(game: Game, players: int | None, names: str, known: list[str]) -> list[str]:
    """One word for each seat: `human` or a bot's name. A word alone sits everywhere."""
    kinds = [check_kind(word, known) for word in names.split(",")]
    if len(kinds) == 1:
        return kinds * number_of_seats(game, players)
    if players is not None and players != len(kinds):
        raise Complaint("seats-count", count=len(kinds), players=players)
    game.definition.options.check_seats(len(kinds))
    return kinds


def check_kind(word: str, known: list[str]) -> str:
    kind = word.strip().lower()
    if kind not in known:
        raise Complaint("seat-kind", value=kind, known=", ".join(known))
    return kind


def number_of_seats(game: Game, players: int | None) -> int:
    options = game.definition.options
    return options.check_seats(options.least_seats if players is None else players)
