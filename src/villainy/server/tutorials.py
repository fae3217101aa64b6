"""The tutorials: their lessons for the page that teaches, and a lesson after some of its steps.

Nothing is kept between two requests: the browser says what it has done, and the lesson is played again up to
there. So any worker can answer, and whoever comes back goes on where they were.
"""

from __future__ import annotations

from collections.abc import Sequence

from villainy.engine.errors import VillainyError
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.names import kebab
from villainy.engine.tutorial import FOLDER, Lesson, lessons_of
from villainy.server.errors import Problem
from villainy.server.frames import Entry, Frame, Pace, Seat, Table, Why
from villainy.server.gameinfo import Page, known_locale, source
from villainy.server.positions import position_of, why_not
from villainy.server.schemas import LessonInfo, StepInfo, Tutorial, Words

RIVAL = "greedy"  # who is said to sit in the other seats, whose moves are written down


class Tutorials:
    """The lessons of all games, read when first asked for."""

    def __init__(self) -> None:
        self._lessons: dict[str, dict[str, Lesson]] = {}
        self._pages: dict[tuple[str, str], Page] = {}

    def of(self, game: Game) -> dict[str, Lesson]:
        if game.name not in self._lessons:
            found = lessons_of(game.definition)
            self._lessons[game.name] = {lesson.name: lesson for lesson in found}
        return self._lessons[game.name]

    def page(self, game: Game, locale: str) -> Page:
        """The lessons, and what is said in them beside the game's own words."""
        key = (game.name, known_locale(locale))
        if key not in self._pages:
            lessons = self.of(game)
            file = game.definition.folder / FOLDER / f"{locale}.ftl"
            words = Words(locale=locale, ftl=source(str(file)) if lessons else "")
            self._pages[key] = Page.of(
                Tutorial(lessons=[_told(each) for each in lessons.values()], words=words)
            )
        return self._pages[key]

    def after(self, game: Game, name: str, played: Sequence[str | None], learner: str | None) -> Frame:
        """How a lesson stands after its first steps, as its seat sees it, with all that was played."""
        lesson = self._lesson(game, name)
        match = _follow(game, lesson, played)
        entries = _entries(match, lesson.seat)
        return Frame(
            row=len(entries),
            table=_table(match, lesson.seat, learner),
            position=position_of(match, lesson.seat),
            entries=entries,
            can_undo=False,
            undo_to=None,
        )

    def why(self, game: Game, name: str, played: Sequence[str | None], action: str) -> Why:
        """Why the learner may not do something at this point of a lesson."""
        lesson = self._lesson(game, name)
        match = _follow(game, lesson, played)
        try:
            number = match.parse(action)
        except VillainyError as error:
            raise Problem.of(error) from error
        if match.seat is not None and match.seat != lesson.seat:
            raise Problem(409, "not-your-turn", seat=["seat", str(match.seat + 1)])
        return Why(match.notation(number), why_not(match, lesson.seat, number))

    def _lesson(self, game: Game, name: str) -> Lesson:
        lessons = self.of(game)
        if name not in lessons:
            raise Problem(404, "no-such-lesson", value=name[:40])
        return lessons[name]


def _told(lesson: Lesson) -> LessonInfo:
    steps = [
        StepInfo(name=step.name, point=list(step.point), accept=list(step.accept), wrong=dict(step.wrong))
        for step in lesson.steps
    ]
    return LessonInfo(name=lesson.name, seat=lesson.seat, players=lesson.players, steps=steps)


def _follow(game: Game, lesson: Lesson, played: Sequence[str | None]) -> Match:
    try:
        return lesson.follow(game, played)
    except VillainyError as error:  # other steps, or a box of one's own that the lesson does not fit
        raise Problem.of(error) from error


def _entries(match: Match, seat: int) -> list[Entry]:
    """The moves as rows of a table; what others did is told by its events alone, unless they are a team."""
    team = match.game.definition.team
    return [
        Entry(
            row=place + 1,
            kind="move",
            at=0.0,
            seat=moment.seat,
            action=match.notation(moment.action) if team or moment.seat == seat else None,
            events=match.events(seat, place),
        )
        for place, moment in enumerate(match.moments)
    ]


def _table(match: Match, learner: int, name: str | None) -> Table:
    """A table with nothing around it: no host, no clock, no way back."""
    return Table(
        id="",
        game=match.game.name,
        name="",
        status="over" if match.over else "running",
        public=False,
        options={kebab(option): value for option, value in match.options.items()},
        players=match.players,
        seats=[_seat(seat == learner, name) for seat in range(match.players)],
        host=False,
        spectators=0,
        pace=Pace("untimed"),
        undo="free",
        hints=False,
        rewound=False,
        commitment="",
        secret=None,
        proposal=None,
        rematch=None,
        earned=[],
    )


def _seat(yours: bool, name: str | None) -> Seat:
    return Seat(
        kind="person" if yours else "bot",
        name=name if yours else None,
        bot=None if yours else RIVAL,
        yours=yours,
        online=yours,
        left=False,
        seconds=None,
        muted=False,
    )
