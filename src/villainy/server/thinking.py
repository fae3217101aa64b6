"""`python -m villainy.server.thinking`: a process that searches for the server, one question after the other.

It has an interpreter of its own, so that nobody at a table ever waits for a bot at another, and takes of the
processor what the server leaves. Questions and answers are messages of msgspec, each after its length.
"""

from __future__ import annotations

import contextlib
import os
import sys
from functools import cache
from typing import BinaryIO

import msgspec
import numpy as np

import villainy
from villainy import bots
from villainy.bots.search import SearchBot, build_of
from villainy.bots.search.outlook import chances
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.server import hints
from villainy.server.frames import Hint

LENGTH = 4  # bytes
PATIENT = 5  # how much less of the processor than the server


class Known(msgspec.Struct, frozen=True):
    """A game by its name, and the file of its components."""

    name: str
    components: str

    @classmethod
    def of(cls, game: Game) -> Known:
        return cls(game.name, "" if game.components.path is None else str(game.components.path))


class Before(msgspec.Struct, frozen=True):
    """A position, and the seat that looks at it."""

    game: Known
    players: int
    options: dict[str, str]
    state: bytes
    seat: int

    @classmethod
    def of(cls, match: Match, seat: int) -> Before:
        return cls(Known.of(match.game), match.players, match.options, match.to_bytes(), seat)


class Question(msgspec.Struct, frozen=True):
    """What to do: get `ready` for a game, `choose` an action, give a `hint`, tell everybody's `chances`."""

    kind: str
    game: Known
    before: Before | None = None
    simulations: int = 0
    seed: int = 0
    threads: int = 1
    bot: str = ""


class Answer(msgspec.Struct, frozen=True):
    action: str | None = None
    hint: Hint | None = None
    chances: list[float] | None = None
    problem: str | None = None


@cache
def load(known: Known) -> Game:
    return villainy.load(known.name, known.components or None, backend="interpreted")


def answer(question: Question) -> Answer:
    game, before = load(question.game), question.before
    if before is None:
        build_of(game)
        return Answer()
    states = game.empty()
    states[:] = np.frombuffer(before.state, states.dtype)
    match = Match(game, states, before.players, before.options)
    if question.kind == "chances":
        told = chances(game, states, before.players, before.seat, question.seed, question.simulations)
        return Answer(chances=told)
    mind = SearchBot(question.simulations, question.seed, question.threads)
    table = bots.Table.of(match, before.seat)
    if question.kind == "hint":
        return Answer(hint=hints.think(table, match, mind, question.bot))
    return Answer(action=table.notation(mind.choose(table)))


def work(asked: BinaryIO, told: BinaryIO) -> None:
    """Until nobody asks any more."""
    while len(head := asked.read(LENGTH)) == LENGTH:
        question = msgspec.msgpack.decode(asked.read(int.from_bytes(head)), type=Question)
        try:
            found = answer(question)
        except Exception as error:
            found = Answer(problem=f"{type(error).__name__}: {error}")
        told.write(packed(found))
        told.flush()


def packed(message: Question | Answer) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH) + data


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):  # not everywhere
        os.nice(PATIENT)
    told, sys.stdout = sys.stdout, sys.stderr  # what is printed by mistake is no answer
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(sys.stdin.buffer, told.buffer)


if __name__ == "__main__":
    main()
