"""After the end: result, log and replay in every language, what was earned, and the transcript."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import villainy
from browser.conftest import Finished
from browser.people import Person, every_game, every_language

People = Callable[..., Person]
Games = Callable[[str], Finished]


@every_language
@every_game
def test_a_whole_game_is_told_in_every_language(
    people: People, finished: Games, game: str, locale: str
) -> None:
    """The end and every line of the log; a message that is missing is an error of the page."""
    table, guest, frame = finished(game)
    person = people("Ada", guest=guest, locale=locale)
    person.go(table)
    person.page.locator("[data-ending]").wait_for()
    assert person.language == locale
    assert person.page.locator("[data-fair=true]").count() == 1
    person.assert_spoken()
    person.page.keyboard.press("Escape")
    earlier = person.page.locator("[role=log] > button")
    if earlier.count():
        earlier.click()
    moves = [entry for entry in frame["entries"] if entry["kind"] == "move"]
    person.wait(lambda: person.page.locator("[role=log] .line").count() > len(moves), "the whole log")
    person.assert_spoken()


@every_game
def test_a_finished_game_is_replayed_by_its_link(people: People, finished: Games, game: str) -> None:
    stranger = people("Zoë", locale="fr")
    stranger.page.goto(f"/replay/{finished(game).table}")
    slider = stranger.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 40
    shown = set()
    for place in (0, last // 3, 2 * last // 3, last):
        slider.fill(str(place))
        stranger.page.wait_for_timeout(150)
        assert stranger.offered() == []
        stranger.assert_spoken()
        shown.add(stranger.page.locator("main.board").inner_html())
    assert len(shown) == 4
    slider.fill("3")
    stranger.page.locator("[data-tool=next]").click()
    stranger.wait(lambda: slider.input_value() == "4", "the next moment")


def test_the_space_bar_works_what_has_the_focus_and_otherwise_plays(people: People, finished: Games) -> None:
    person = people()
    table = finished("professor-evil").table
    points = [{"row": 4 + number, "chances": [chance]} for number, chance in enumerate((0.4, 0.7, 0.2))]
    curve = {"state": "ready", "points": points, "simulations": 100}
    person.page.route(f"**/api/tables/{table}/chances", lambda route: route.fulfill(json=curve))
    person.page.goto(f"/replay/{table}")
    summary = person.page.locator(".replay summary")
    play = person.page.locator("[data-tool=play]")
    still = play.get_attribute("aria-label")
    for control in (summary, person.page.locator(".replay a[download]"), person.page.locator("[role=log]")):
        control.focus()
        person.page.keyboard.press("Space")
        assert play.get_attribute("aria-label") == still
    assert person.page.locator(".replay .swing").first.is_visible(), "the list is open"
    person.page.evaluate("document.activeElement.blur()")
    person.page.keyboard.press("Space")
    person.wait(lambda: play.get_attribute("aria-label") != still, "the replay to play")


def test_the_transcript_can_be_taken_home_and_proves_the_game(people: People, finished: Games) -> None:
    table, guest, frame = finished("professor-evil")
    person = people("Ada", guest=guest)
    person.go(table)
    with person.page.expect_download() as download:
        person.page.locator("[data-ending] a[download]").click()
    kept = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert kept["commitment"] == frame["table"]["commitment"]
    assert villainy.replay(kept.get("transcript", kept)).over


def test_what_was_earned_is_shown_after_the_game_and_on_ones_own_page(
    people: People, finished: Games
) -> None:
    table, guest, frame = finished("professor-evil")
    (earned,) = [set(each["names"]) for each in frame["table"]["earned"] if each["seat"] == 0]
    assert earned
    person = people("Ada", guest=guest)
    person.go(table)
    shown = person.page.locator("[data-ending] [data-earned='0'] [data-achievement]")
    shown.first.wait_for()
    assert {each.get_attribute("data-achievement") for each in shown.all()} == earned
    title = shown.first.locator("b").inner_text()
    person.visit("/me")
    feats = person.page.locator(f"main li:has(a[href='/replay/{table}'])")
    feats.first.wait_for()
    assert feats.count() == len(earned)
    assert any(title in text for text in feats.all_inner_texts())
