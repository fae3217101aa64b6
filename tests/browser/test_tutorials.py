"""The tutorials in a browser: by clicks in three languages, by keyboard, by touch; wrong moves, ways back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from browser.axe import complaints
from browser.people import PHONE, POINT, Person, every_game, every_language, script
from conformance import load
from villainy.engine.text import Text, text_of
from villainy.engine.tutorial import FOLDER, Lesson, Step, lessons_of

People = Callable[..., Person]
Act = Callable[[Person, "Here"], None]

COACH = script("coach").replace("POINT", POINT.strip())
NEXT = "[data-tool=next-step]"
KEY = "villainy.learn."


class Here(NamedTuple):
    """What the page says of the step somebody is at."""

    lesson: str
    step: str
    reading: bool
    said: str
    closed: bool
    wanted: list[str]
    place: list[float] | None
    unseen: list[str]

    @property
    def where(self) -> tuple[str, str, bool]:
        return (self.lesson, self.step, self.closed)


def text(game: str, locale: str) -> Text:
    own = load(game).definition.folder
    return text_of(locale, own / "locales", own / FOLDER)


def lessons(game: str) -> dict[str, Lesson]:
    return {lesson.name: lesson for lesson in lessons_of(load(game).definition)}


def look(person: Person, things: tuple[str, ...] = ()) -> Here:
    found: dict[str, Any] | None = None
    while found is None:
        found = person.page.evaluate(COACH, list(things))
    return Here(**found)


def step_of(game: str, here: Here) -> Step | None:
    """None where all steps of a lesson are done."""
    return next((step for step in lessons(game)[here.lesson].steps if step.name == here.step), None)


def ready(person: Person, game: str) -> Here:
    """The step somebody is at, once the page lets them do what it wants, and that lies still."""
    here = look(person)

    def there() -> bool:
        nonlocal here
        before, here = here, look(person)
        return here.closed or here.reading or (here.place is not None and here == before)

    person.wait(there, f"something to do at {here.lesson} {here.step}")
    step = step_of(game, here)
    if step is not None and step.accept:
        assert here.reading or set(here.wanted) <= set(step.accept)
    return here


def click(person: Person, here: Here) -> None:
    if here.reading:
        person.page.locator(NEXT).click()
    else:
        assert here.place is not None
        person.page.mouse.click(here.place[0], here.place[1])


def press(person: Person, here: Here) -> None:
    """By keyboard alone: Enter reads on, N goes to what is wanted, Enter does it."""
    if not here.reading:
        for _ in range(80):
            person.page.keyboard.press("n")
            if person.page.evaluate("() => document.activeElement.dataset.wanted !== undefined"):
                break
        else:
            raise AssertionError(f"{here.wanted} is not reached by N")
    person.page.keyboard.press("Enter")


def tap(person: Person, here: Here) -> None:
    """By touch, with the second tap that a table asks for.

    On a busy machine a tap may be lost, or last so long that it asks what a thing is: then once more.
    """
    if here.reading:
        person.page.locator(NEXT).tap()
        return
    confirm = person.page.locator("[data-confirm]")

    def answered() -> bool:
        return look(person).where != here.where or confirm.count() > 0

    assert here.place is not None
    person.page.touchscreen.tap(here.place[0], here.place[1])
    try:
        person.wait(answered, "an answer to a tap", patience=5)
    except AssertionError:
        if person.page.locator("dialog[open]").count():
            person.page.keyboard.press("Escape")
        place = look(person).place
        assert place is not None
        person.page.touchscreen.tap(place[0], place[1])
        person.wait(answered, "an answer to a second tap")
    if look(person).where == here.where:
        confirm.tap()


def go_on(person: Person, game: str, act: Act) -> Here:
    """One step further."""
    here = ready(person, game)
    act(person, here)
    person.wait(lambda: look(person).where != here.where, f"what follows {here.lesson} {here.step}")
    return here


def finish(person: Person, game: str, act: Act, locale: str = "en", check: bool = True) -> list[str]:
    """To the end of the tutorial; the steps on the way, each said in this language."""
    words, seen = text(game, locale), []
    while True:
        here = ready(person, game)
        if here.closed:
            return seen
        step = step_of(game, here)
        if step is not None:
            seen.append(f"{here.lesson}-{here.step}")
            assert here.said.split() == words.format(f"lesson-{seen[-1]}").split()
            if check and step.point:
                assert look(person, step.point).unseen == [], seen[-1]
        act(person, here)
        person.wait(
            lambda here=here: look(person).where != here.where, f"what follows {here.lesson} {here.step}"
        )  # type: ignore[misc]


def steps(game: str) -> list[str]:
    return [f"{lesson.name}-{step.name}" for lesson in lessons(game).values() for step in lesson.steps]


@every_language
@every_game
def test_a_tutorial_by_clicks_to_its_end(people: People, game: str, locale: str) -> None:
    person = people(locale=locale)
    person.visit(f"/learn/{game}")
    assert finish(person, game, click, locale) == steps(game)
    person.assert_spoken(game)
    summary = text(game, locale).format("tutorial-summary")
    assert person.page.locator("[data-closing] .summary").inner_text().split() == summary.split()


@every_game
def test_a_tutorial_by_keyboard_alone_and_into_a_first_game(people: People, game: str) -> None:
    person = people()
    person.visit(f"/learn/{game}")
    assert finish(person, game, press, check=False) == steps(game)
    assert complaints(person.page) == []
    first = person.page.locator("[data-tool=first-game]")
    while not first.evaluate("button => button === document.activeElement"):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.wait(lambda: person.frame, "a table")
    seats = person.frame["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"] and seats[0]["yours"]
    person.wait(lambda: person.choices, "a question")
    person.visit("/")
    assert person.page.locator(f'a.learn.done[href="/learn/{game}"]').count() == 1


def test_a_tutorial_by_touch_on_a_phone(people: People) -> None:
    game = "professor-evil"
    person = people(locale="de", **PHONE)
    person.visit(f"/learn/{game}")
    for _ in range(4):
        go_on(person, game, tap)
    assert complaints(person.page) == []
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    fold = person.page.locator("[data-coach] .fold")
    fold.tap()
    person.page.locator("#coach-said").wait_for(state="hidden")
    fold.tap()
    person.page.locator("#coach-said").wait_for()
    assert finish(person, game, tap, "de", check=False)[-1] == steps(game)[-1]


@every_game
def test_a_wrong_move_is_answered_and_changes_nothing(people: People, game: str) -> None:
    person = people(locale="fr")
    person.visit(f"/learn/{game}")
    here = ready(person, game)
    while here.reading:
        go_on(person, game, click)
        here = ready(person, game)
    step = step_of(game, here)
    assert step is not None
    other = next(action for action in person.offered() if action not in step.accept)
    person.click(other)
    answer = text(game, "fr").format(f"lesson-{here.lesson}-{here.step}", attribute=step.answer_to(other))
    said = person.page.locator("[data-coach] .answer")
    person.wait(lambda: said.inner_text().split() == answer.split(), "the answer")
    assert look(person).where == here.where and look(person).wanted == here.wanted
    assert complaints(person.page) == []
    # Why not, of something that is not allowed, is answered as at a table.
    idle = person.page.locator("[data-means]:not([data-action])").evaluate_all(
        "all => all.map(each => each.dataset.means)"
    )
    person.page.locator(f'[data-means="{idle[0]}"]').first.dispatch_event("click")
    person.page.locator(".prompt .second.refusal, dialog[open]").first.wait_for()


@every_game
def test_leaving_and_coming_back(people: People, game: str) -> None:
    person = people()
    person.visit("/")
    person.page.locator(f'a[href="/learn/{game}"]').click()
    person.page.locator("[data-coach]").wait_for()
    for _ in range(6):
        go_on(person, game, click)
    before = ready(person, game)
    assert (
        person.page.locator(
            "[data-tool=undo], [data-tool=hint], [data-record=chat], [data-record=notes]"
        ).count()
        == 0
    )
    person.visit("/")
    link = person.page.locator(f'a.learn[href="/learn/{game}"]')
    assert str(len(steps(game))) in link.inner_text()
    link.click()
    person.page.locator("[data-coach]").wait_for()
    assert ready(person, game).where == before.where
    # Another language stays at the step, and so do the back button of the coach and the way on.
    person.page.locator("button[lang=de]").click()
    german = text(game, "de").format(f"lesson-{before.lesson}-{before.step}")
    person.wait(lambda: look(person).said.split() == german.split(), "German")
    person.page.locator("[data-tool=back]").click()
    person.wait(lambda: look(person).where != before.where, "the step before")
    while look(person).where != before.where:
        go_on(person, game, click)  # it may be another lesson's
    # A lesson can be chosen, and is gone to by its address.
    last = list(lessons(game))[-1]
    person.page.locator("[data-tool=lessons]").click()
    person.page.locator(f"[data-lesson={last}]").click()
    person.wait(lambda: look(person).lesson == last, "the last lesson")
    assert person.page.url.endswith(f"?lesson={last}")
    # What is remembered of a lesson that has become another one begins it anew.
    kept = {"lesson": last, "played": ["dance"], "done": [], "place": 3, "of": 9, "finished": False}
    person.forgiving = True  # the server says no once
    person.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY + game, json.dumps(kept)])
    person.visit(f"/learn/{game}")
    assert look(person).where == (last, lessons(game)[last].steps[0].name, False)


def test_there_is_no_tutorial_of_another_game(people: People) -> None:
    person = people()
    person.visit("/learn/chess")
    assert person.page.locator('main a[href="/"]').count() == 1


@pytest.mark.parametrize("page", ["/rules", "/rules/the-loop", "/new/the-loop"])
def test_the_tutorial_is_found_from_other_pages(people: People, page: str) -> None:
    person = people()
    person.visit(page)
    assert person.page.locator('a[href="/learn/the-loop"]').first.is_visible()
