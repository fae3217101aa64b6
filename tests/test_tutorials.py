"""The tutorials: every step can be done as it says, teaches what it promises, and speaks three languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

import villainy
from conformance import load
from locale_files import entries
from villainy.engine.errors import LessonError
from villainy.engine.text import LOCALES, Text, text_of
from villainy.engine.tutorial import FOLDER, WRONG, Lesson, Step, lessons_of

# What the learner must have caused by the end of each game's tutorial, by the kinds of events.
CAUSED = {
    "victorian-masterminds": {
        "agent-placed",
        "stack-turned",
        "agent-resolved",
        "agent-sabotaged",
        "part-placed",
        "segment-built",
        "scientist-gained",
        "firepower-gained",
        "codex-gained",
        "building-captured",
        "level-raised",
        "mission-claimed",
        "extra-turn",
        "final-round",
        "game-ended",
    },
    "the-loop": {
        "moved-paying",
        "moved-free",
        "card-used",
        "looped",
        "clone-destroyed",
        "mission-damaged",
        "mission-archived",
        "card-drafted",
        "vortex-opened",
        "cycle-started",
    },
    "professor-evil": {
        "pawn-moved",
        "door-unlocked",
        "trap-disarmed",
        "traps-armed",
        "treasure-saved",
        "card-played",
        "power-used",
        "dice-rolled",
        "professor-walked",
        "clock-advanced",
        "treasure-lost",
        "pawn-expelled",
    },
}
LESSONS = [(game, lesson) for game in villainy.GAMES for lesson in lessons_of(load(game).definition)]
STEPS = [(game, lesson, place) for game, lesson in LESSONS for place in range(len(lesson.steps))]

each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=lambda value: getattr(value, "name", value)
)
each_step = pytest.mark.parametrize(
    ("game", "lesson", "place"),
    STEPS,
    ids=[f"{game}-{lesson.name}-{lesson.steps[place].name}" for game, lesson, place in STEPS],
)


def first_answers(lesson: Lesson, count: int) -> list[str | None]:
    return [step.accept[0] if step.accept else None for step in lesson.steps[:count]]


def text(game: str, locale: str) -> Text:
    own = load(game).definition.folder
    return text_of(locale, own / "locales", own / FOLDER)


@pytest.mark.parametrize("game", villainy.GAMES)
def test_every_game_has_a_tutorial(game: str) -> None:
    lessons = lessons_of(load(game).definition)
    names = [lesson.name for lesson in lessons]
    assert len(names) == len(set(names)) >= 5
    for lesson in lessons:
        steps = [step.name for step in lesson.steps]
        assert len(steps) == len(set(steps)) >= 2, lesson.name
        assert any(step.accept for step in lesson.steps), f"{lesson.name}: nothing to do"


@each_step
def test_every_accepted_action_is_legal_and_leads_on(game: str, lesson: Lesson, place: int) -> None:
    step = lesson.steps[place]
    before = lesson.follow(load(game), first_answers(lesson, place))
    if not step.accept:
        return
    assert before.seat == lesson.seat, f"seat {before.seat} is asked {before.decision}"
    legal = [before.notation(action) for action in before.legal()]
    assert set(step.accept) <= set(legal), f"{before.decision}: {', '.join(legal)}"
    for action in step.accept:
        answers = [*first_answers(lesson, place), action]
        rest = [step.accept[0] if step.accept else None for step in lesson.steps[place + 1 :]]
        lesson.follow(load(game), [*answers, *rest])


@each_step
def test_every_other_legal_move_has_an_answer(game: str, lesson: Lesson, place: int) -> None:
    step = lesson.steps[place]
    if not step.accept:
        assert not step.wrong, "who reads cannot be wrong"
        return
    match = lesson.follow(load(game), first_answers(lesson, place))
    others = {match.notation(action) for action in match.legal()} - set(step.accept)
    for locale in LOCALES:
        words = text(game, locale)
        for action in others:
            assert words.format(message_of(lesson, step), attribute=step.answer_to(action))
    used = {step.answer_to(action) for action in others}
    assert set(step.wrong.values()) <= used, "an answer to moves that cannot be made"


@each_lesson
def test_the_words_of_all_languages_are_the_steps(game: str, lesson: Lesson) -> None:
    folder = load(game).definition.folder
    expected = {
        f"lesson-{lesson.name}": set[str](),
        **{message_of(lesson, step): answers_of(step) for step in lesson.steps},
    }
    for locale in LOCALES:
        messages = entries(folder, locale, FOLDER)
        for name, attributes in expected.items():
            assert name in messages, f"{locale}: {name} is missing"
            found = {attribute.id.name for attribute in messages[name].attributes}
            assert attributes <= found <= attributes | {WRONG}, f"{locale}: {name} {found}"
            assert text(game, locale).format(name)


@pytest.mark.parametrize("game", villainy.GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_words_are_left_over(game: str, locale: str) -> None:
    definition = load(game).definition
    lessons = lessons_of(definition)
    names = {f"lesson-{lesson.name}" for lesson in lessons}
    names |= {message_of(lesson, step) for lesson in lessons for step in lesson.steps}
    assert set(entries(definition.folder, locale, FOLDER)) - names <= {"tutorial-summary"}


@each_lesson
def test_what_is_pointed_at_is_a_thing_of_the_game(game: str, lesson: Lesson) -> None:
    nouns = load(game).definition.nouns
    for step in lesson.steps:
        for thing in step.point:
            kind, name = thing.split(":")
            assert kind == "seat" or name in list(nouns[kind]), f"{step.name}: {thing}"


@pytest.mark.parametrize("game", villainy.GAMES)
def test_the_main_ideas_are_done_by_the_learner(game: str) -> None:
    assert CAUSED[game] <= set(caused(game)), CAUSED[game] - set(caused(game))


def caused(game: str) -> Iterator[str]:
    """The kinds of events that follow from what the learner does, and from what is only read."""
    for lesson in lessons_of(load(game).definition):
        match = lesson.begin(load(game))
        for count, step in enumerate(lesson.steps, start=1):
            start = len(match.moments)
            match = lesson.follow(load(game), first_answers(lesson, count))
            stop = start + 1 if step.accept else len(match.moments)
            events = chain.from_iterable(match.events(lesson.seat, moment) for moment in range(start, stop))
            yield from (event["kind"] for event in events)


def test_steps_of_another_lesson_are_refused() -> None:
    game = load("the-loop")
    lesson = lessons_of(game.definition)[0]
    for played in (["no such action"], [None] * (len(lesson.steps) + 1)):
        with pytest.raises(LessonError):
            lesson.follow(game, played)


def message_of(lesson: Lesson, step: Step) -> str:
    return f"lesson-{lesson.name}-{step.name}"


def answers_of(step: Step) -> set[str]:
    return set(step.wrong.values())
