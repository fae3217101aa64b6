"""The tutorials over HTTP: told with their words, followed with nothing kept, refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

import villainy
from conformance import load
from server.house import LOOP, MASTERMINDS
from server.visiting import site
from villainy.engine.text import LOCALES
from villainy.engine.tutorial import FOLDER, Lesson, lessons_of
from villainy.server.frames import Frame, Why

LESSONS = [(game, lesson) for game in villainy.GAMES for lesson in lessons_of(load(game).definition)]

every_game = pytest.mark.parametrize("game", list(villainy.GAMES))
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, lesson in LESSONS]
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with site(tmp_path_factory.mktemp("site")) as client:
        client.patch("/api/me", json={"name": "Ada"})
        yield client


def first_lesson(game: str) -> Lesson:
    return lessons_of(load(game).definition)[0]


def answers(lesson: Lesson, count: int | None = None) -> list[str | None]:
    return [step.accept[0] if step.accept else None for step in lesson.steps[:count]]


def follow(client: TestClient, game: str, lesson: str, **body: Any) -> Any:
    return client.post(f"/api/games/{game}/tutorial/{lesson}", json=body)


def frame(client: TestClient, game: str, lesson: Lesson, played: list[str | None]) -> Frame:
    answer = follow(client, game, lesson.name, played=played)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Frame)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_lessons_are_told_with_their_words(client: TestClient, game: str, locale: str) -> None:
    path = f"/api/games/{game}/tutorial?locale={locale}"
    answer = client.get(path)
    told = answer.json()
    lessons = lessons_of(load(game).definition)
    assert [lesson["name"] for lesson in told["lessons"]] == [lesson.name for lesson in lessons]
    for lesson, info in zip(lessons, told["lessons"], strict=True):
        assert (info["seat"], info["players"]) == (lesson.seat, lesson.players)
        for step, shown in zip(lesson.steps, info["steps"], strict=True):
            assert shown["name"] == step.name
            assert tuple(shown["point"]) == step.point and tuple(shown["accept"]) == step.accept
            assert list(shown["wrong"].items()) == list(step.wrong.items())
            assert "then" not in shown, "what comes is not told before it happens"
    source = load(game).definition.folder / FOLDER / f"{locale}.ftl"
    assert told["words"] == {"locale": locale, "ftl": source.read_text(encoding="utf-8"), "said": {}}
    again = client.get(path, headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304


@every_lesson
def test_a_lesson_is_seen_by_its_seat_to_its_end(client: TestClient, game: str, lesson: Lesson) -> None:
    for place, step in enumerate(lesson.steps):
        if not step.accept:
            continue
        seen = frame(client, game, lesson, answers(lesson, place))
        assert seen.position is not None and seen.position.viewer == seen.position.asked == lesson.seat
        assert set(step.accept) <= {choice.action for choice in seen.position.choices}
    end = frame(client, game, lesson, answers(lesson))
    match = lesson.follow(load(game), answers(lesson))
    assert [entry.row for entry in end.entries] == list(range(1, len(match.moments) + 1))
    assert end.row == len(end.entries)
    for place, entry in enumerate(end.entries):
        events = msgspec.json.decode(msgspec.json.encode(entry.events))
        assert entry.kind == "move" and entry.seat == match.moments[place].seat
        assert [event["kind"] for event in events] == [
            event["kind"] for event in match.events(lesson.seat, place)
        ]
        own = entry.seat == lesson.seat or load(game).definition.team
        assert (entry.action is not None) == own, "what a rival played is told by its events"


@every_game
def test_nothing_is_around_a_lesson(client: TestClient, game: str) -> None:
    lesson = first_lesson(game)
    seen = frame(client, game, lesson, [])
    assert not seen.can_undo and seen.undo_to is None
    table = seen.table
    assert (table.id, table.status, table.host, table.pace.kind) == ("", "running", False, "untimed")
    assert table.players == lesson.players == len(table.seats)
    for seat, chair in enumerate(table.seats):
        mine = seat == lesson.seat
        assert (chair.kind, chair.name, chair.yours) == (
            ("person", "Ada", True) if mine else ("bot", None, False)
        )
        assert (chair.bot is None) == mine
    assert client.get("/api/me/games").json() == []


@every_game
def test_why_something_is_not_allowed_in_a_lesson(client: TestClient, game: str) -> None:
    lesson = first_lesson(game)
    place = next(place for place, step in enumerate(lesson.steps) if step.accept)
    match = lesson.follow(load(game), answers(lesson, place))
    texts = load(game).definition.actions.texts
    other = next(action for action in texts if not match.is_legal(match.parse(action)))
    for action, refused in ((other, True), (lesson.steps[place].accept[0], False)):
        answer = follow(client, game, lesson.name, played=answers(lesson, place), why=action)
        assert answer.status_code == 200
        why = msgspec.json.decode(answer.content, type=Why)
        assert why.action == action and (why.sentence is not None) == refused


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({"played": ["no such action"]}, 422, "error-lesson-not-followed"),
        ({"played": [None] * 60}, 422, "error-lesson-not-followed"),
        ({"played": [], "why": "dance"}, 422, "error-unknown-action"),
        ({"played": [None] * 101}, 422, "error-request"),
        ({"played": [7]}, 422, "error-request"),
        ({"played": ["x" * 81]}, 422, "error-request"),
        ({"played": [], "seat": 1}, 422, "error-request"),
        ({}, 422, "error-request"),
    ],
)
def test_what_is_no_lesson_is_refused(
    client: TestClient, body: dict[str, Any], status: int, message: str
) -> None:
    answer = follow(client, LOOP, first_lesson(LOOP).name, **body)
    assert (answer.status_code, answer.json()["error"]["message"]) == (status, message)
    assert answer.json()["text"] and "{" not in answer.json()["text"]


def test_what_is_not_there_is_said(client: TestClient) -> None:
    for answer, message in (
        (follow(client, LOOP, "chess", played=[]), "error-no-such-lesson"),
        (follow(client, "chess", "opening", played=[]), "error-unknown-game"),
        (client.get("/api/games/chess/tutorial"), "error-unknown-game"),
        (client.get(f"/api/games/{MASTERMINDS}/tutorial?locale=nl"), "error-unknown-locale"),
    ):
        assert (answer.status_code, answer.json()["error"]["message"]) == (404, message)
