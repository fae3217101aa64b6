"""A game's tutorial: lessons on prepared positions, each some steps to read or to do.

They stand in `games/<game>/tutorial/lessons.toml`, their words beside it in `<locale>.ftl`. A lesson is an
opening position with what is different about it, as a scenario is, seen from one seat. A step is something to
read, or a decision of that seat with the answers that lead on; what the others do then is written down too.

    [[lesson]]
    name = "stack"               # `lesson-stack` is its title
    players = 2
    seed = 1
    options.machines = ["spider", "mole"]
    position.players.0.firepower = 3
    before = ["place london"]    # played before the learner comes

    [[lesson.step]]
    name = "third"               # `lesson-stack-third` is what the coach says
    point = ["city:london"]      # the things on the board it speaks of, by noun
    accept = ["place london"]    # without it the step is read
    wrong = { "place *" = "elsewhere" }    # `.elsewhere` answers such a legal move, `.wrong` any other
    then = ["place paris"]       # what the others do next
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from villainy.engine.errors import LessonError
from villainy.engine.scenario import arrange

if TYPE_CHECKING:
    from villainy.engine.definition import Definition
    from villainy.engine.game import Game
    from villainy.engine.match import Match

FOLDER = "tutorial"
WRONG = "wrong"  # the attribute that answers a legal move nothing else speaks of


@dataclass(frozen=True)
class Step:
    name: str
    point: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    then: tuple[str, ...] = ()

    def answer_to(self, action: str) -> str:
        """Which attribute of the step's words answers a legal move that does not lead on."""
        return next((say for pattern, say in self.wrong.items() if fnmatchcase(action, pattern)), WRONG)


@dataclass(frozen=True)
class Lesson:
    name: str
    players: int
    seed: int
    steps: tuple[Step, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    seat: int = 0

    def begin(self, game: Game) -> Match:
        match = arrange(game, self.players, self.seed, self.options, self.position)
        for action in self.before:
            match.play(action)
        return match

    def follow(self, game: Game, played: Sequence[str | None]) -> Match:
        """The lesson after its first steps: for each the action played, or None where it was read.

        LessonError where these are not the steps of this lesson.
        """
        if len(played) > len(self.steps):
            raise LessonError("lesson-not-followed", lesson=self.name)
        match = self.begin(game)
        for step, action in zip(self.steps, played, strict=False):
            if (action is None) != (not step.accept) or (action is not None and action not in step.accept):
                raise LessonError("lesson-not-followed", lesson=self.name)
            for move in (*(() if action is None else (action,)), *step.then):
                match.play(move)
        return match


def lessons_of(definition: Definition) -> tuple[Lesson, ...]:
    """A game's lessons in their order; none where it has no tutorial."""
    file = definition.folder / FOLDER / "lessons.toml"
    if not file.is_file():
        return ()
    return tuple(_lesson(data) for data in tomllib.loads(file.read_text(encoding="utf-8"))["lesson"])


def _lesson(data: dict[str, Any]) -> Lesson:
    steps = tuple(Step(**_frozen(step)) for step in data.pop("step"))
    return Lesson(**_frozen(data), steps=steps)


def _frozen(data: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
