"""One game of bots, and what is written down of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated

import msgspec

from villainy import bots
from villainy.arena.plan import Plan
from villainy.engine.game import Game
from villainy.engine.match import Match

Part = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Record(msgspec.Struct, frozen=True):
    """A finished game; lists go by seat. All but the clocks follow from the seeds."""

    bots: tuple[str, ...]
    seed: str  # of the deal, in hexadecimal digits
    options: dict[str, str]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    wins: tuple[Part, ...]  # rivals may share a victory; a team has it whole or not at all
    ending: str
    length: int  # in decisions
    choices: tuple[int, ...]  # decisions with more than one answer
    statistics: dict[str, int]  # what the game itself counts, by name
    state: str  # the fingerprint of the end
    thinking: tuple[float, ...]  # seconds of a processor spent on the choices
    seconds: float  # from first to last


class Stopped(Exception):
    """Somebody no longer waits for the end of this game."""


def never() -> bool:
    return False


def play(game: Game, plan: Plan, number: int, stop: Callable[[], bool] = never) -> Record:
    """A game of a tournament: the same wherever and whenever it is played."""
    fixture = plan.fixture(number)
    return play_game(game, fixture.bots, fixture.seed, fixture.seeds, fixture.options, stop)


def play_game(
    game: Game,
    kinds: Sequence[str],
    seed: int,
    seeds: Sequence[int],
    options: Mapping[str, str],
    stop: Callable[[], bool] = never,
) -> Record:
    """Bots of these kinds, a seed for each, play a deal to its end."""
    begin = time.perf_counter()
    match = game.begin(len(kinds), seed, options)
    seated = [bots.load(kind, game.name, own) for kind, own in zip(kinds, seeds, strict=True)]
    choices, thinking = play_out(match, seated, stop)
    return record_of(match, kinds, choices, thinking, time.perf_counter() - begin)


def play_out(
    match: Match, seated: Sequence[bots.Bot], stop: Callable[[], bool] = never
) -> tuple[list[int], list[float]]:
    """Play on to the end; how many choices each seat had, and how long it thought about them."""
    choices, thinking = [0] * match.players, [0.0] * match.players
    while (seat := match.seat) is not None:
        if stop():
            raise Stopped
        table = bots.Table.of(match, seat)
        begin = time.thread_time()
        action = seated[seat].choose(table)
        if len(table.legal) > 1:
            choices[seat] += 1
            thinking[seat] += time.thread_time() - begin
        match.play(action)
    return choices, thinking


def wins_of(match: Match) -> tuple[float, ...]:
    """What each seat has of the victory: rivals may share it, a team has it whole or not at all."""
    outcome = match.outcome
    assert outcome is not None, "the game goes on"
    if match.game.definition.team:
        return tuple(float(entry["points"]) for entry in outcome)
    ranks = [entry["rank"] for entry in outcome]
    return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)


def record_of(
    match: Match,
    kinds: Sequence[str],
    choices: Sequence[int],
    thinking: Sequence[float],
    seconds: float,
) -> Record:
    """What is written down of a match that is over."""
    definition, view, outcome = match.game.definition, match.view(None), match.outcome
    assert outcome is not None and match.seed is not None, "the game goes on"
    ranks = [entry["rank"] for entry in outcome]
    points = [entry["points"] for entry in outcome]
    statistics = {
        name: len(view[name]) if isinstance(view[name], list) else int(view[name])
        for name in definition.statistics
    }
    return Record(
        tuple(kinds),
        f"{match.seed:016x}",
        dict(match.options),
        tuple(points),
        tuple(ranks),
        wins_of(match),
        view[definition.ending],
        len(match.moments),
        tuple(choices),
        statistics,
        match.fingerprint(),
        tuple(round(spent, 6) for spent in thinking),
        round(seconds, 6),
    )
