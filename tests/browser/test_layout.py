"""The whole board on a small screen, on a phone, and for every reader; and how much a table has to load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.axe import complaints
from browser.people import PHONE, Mind, Person, every_game, play

People = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
SEEDS = {"victorian-masterminds": 15, "professor-evil": 0, "the-loop": 0}
PLAYERS = 4  # the fullest table
BUDGET = 300_000  # bytes of compressed script
SMALLEST = 9.0  # pixels of a letter's height, with its accents

# Things of board, prompt, dock and top bar that reach out of the window, or out of a box that cuts them off.
CUT_OFF = """() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('the page scrolls');
    for (const element of document.querySelectorAll('.top, .board, .prompt, .dock, [data-thing], [data-action], .prompt *')) {
        if (element.closest('.side') || !element.checkVisibility({ visibilityProperty: true })) continue;
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const name = element.dataset?.thing ?? element.dataset?.action ?? element.className.baseVal ?? element.className;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
            found.push(`${name} reaches out of the window: ${JSON.stringify(box)}`);
        }
    }
    for (const element of document.querySelectorAll('.prompt p, .prompt .button, .top .status *')) {
        if (!element.checkVisibility()) continue;
        if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== 'visible') {
            found.push(`${element.textContent} is cut off`);
        }
    }
    return found;
}"""

# The smallest letters of the board, by the height of their line.
SMALL_PRINT = """smallest => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector('.shell'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.textContent.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest('.side, .unseen, dialog, [aria-hidden=true], style')) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(element).fontSize);
        const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1;
        if (box.width > 1 && size * Math.abs(scale) < smallest) found.push(`${node.textContent.trim()}: ${(size * scale).toFixed(1)}`);
    }
    return found;
}"""


def positions(person: Person, game: str) -> Any:
    """The table early, in the middle and late."""
    table = person.open_table(game, ["me"] + ["greedy"] * (PLAYERS - 1), seed=SEEDS[game])
    for moves in (1, 20, 45):
        frame = person.play_blindly(table, Mind(game), lambda frame, moves=moves: frame["row"] > moves)  # type: ignore[misc]
        person.go(table)
        if frame["position"]["over"]:
            return
        person.assert_all_offered()
        yield moves


@every_game
@pytest.mark.parametrize("locale", ["en", "de"])
def test_at_1280_by_720_nothing_is_cut_off_and_all_is_legible(people: People, game: str, locale: str) -> None:
    person = people(locale=locale, **SMALL)
    for moves in positions(person, game):
        assert person.page.evaluate(CUT_OFF) == [], moves
        assert person.page.evaluate(SMALL_PRINT, SMALLEST) == [], moves


@every_game
def test_on_a_phone_a_tap_chooses_and_a_second_plays(people: People, game: str) -> None:
    person = people(**PHONE)
    person.go(person.open_table(game, ["me", "greedy"], seed=3))
    assert play([person], Mind(game), 8, act=Person.tap) == 8
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert complaints(person.page) == []


@every_game
def test_axe_finds_nothing_serious_at_a_table(people: People, game: str) -> None:
    person = people()
    table = person.open_table(game, ["me", "open"])
    person.go(table)
    person.page.locator("[data-tool=start]").wait_for()
    assert complaints(person.page) == [], "waiting room"
    for moves in positions(person, game):
        assert complaints(person.page) == [], moves
    table = person.open_table(game, ["me", "greedy"], seed=3)
    person.play_blindly(table, Mind(game))
    person.go(table)
    person.page.locator("[data-ending]").wait_for()
    assert complaints(person.page) == [], "the end"
    person.page.goto(f"/replay/{table}")
    person.page.locator("input[type=range]").wait_for()
    assert complaints(person.page) == [], "the replay"


@every_game
def test_a_table_loads_no_more_than_300_kb_of_script(people: People, game: str) -> None:
    person = people()
    scripts: dict[str, int] = {}

    def count(request: Any) -> None:
        if request.resource_type == "script":
            scripts[request.url] = request.sizes()["responseBodySize"]

    person.page.on("requestfinished", count)
    person.go(person.open_table(game, ["me", "greedy"], seed=3))
    play([person], Mind(game), 3)
    person.settle()
    assert scripts
    assert sum(scripts.values()) <= BUDGET, scripts
