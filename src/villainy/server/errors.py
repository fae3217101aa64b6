"""What is wrong with what a browser asks for: a status, and a sentence for everybody's own language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from villainy.engine import sentence as engine
from villainy.engine.errors import UnknownGame, VillainyError
from villainy.engine.text import ENGINE, Text, text_of
from villainy.server.frames import Sentence

LOCALES = Path(__file__).parent / "locales"


class Problem(Exception):
    """A request that changes nothing: the HTTP status, and why. Its sentence is `error-<code>`."""

    def __init__(self, status: int, code: str, **arguments: Any) -> None:
        super().__init__(code)
        self.status = status
        self.sentence = Sentence(f"error-{code}", arguments)
        self.stale = False
        self.action: str | None = None

    @classmethod
    def saying(cls, status: int, sentence: Sentence, action: str | None = None) -> Problem:
        problem = cls(status, "refused")
        problem.sentence = sentence
        problem.action = action
        return problem

    @classmethod
    def of(cls, error: VillainyError, status: int | None = None) -> Problem:
        """What the engine found wrong."""
        if status is None:
            status = 404 if isinstance(error, UnknownGame) else 422
        return cls.saying(status, sentence_of(error))


class Stale(Problem):
    """The position has changed since: the truth follows in a frame."""

    def __init__(self) -> None:
        super().__init__(409, "stale")
        self.stale = True


class Overtaken(Stale):
    """Another worker has written the row."""


def sentence_of(error: VillainyError) -> Sentence:
    arguments = {
        name: sentence_of(value) if isinstance(value, VillainyError) else value
        for name, value in error.arguments.items()
    }
    return Sentence(f"error-{error.code}", arguments)


def to_wire(sentence: engine.Sentence) -> Sentence:
    """A sentence of the engine as it travels."""
    arguments = {
        name: to_wire(value) if isinstance(value, engine.Sentence) else value
        for name, value in sentence.arguments.items()
    }
    return Sentence(sentence.message, arguments, sentence.attribute)


def from_wire(sentence: Sentence) -> engine.Sentence:
    arguments = {
        name: from_wire(value) if isinstance(value, Sentence) else value
        for name, value in sentence.arguments.items()
    }
    return engine.Sentence(sentence.message, arguments, sentence.attribute)


def server_text(locale: str) -> Text:
    """The words of the engine and of the server, for pages and people without a game."""
    return text_of(locale, ENGINE, LOCALES)
