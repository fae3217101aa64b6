"""The whole board on a small screen, on a phone, and for every reader; and how much a table has to load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.axe import complaints
from browser.conftest import Finished
from browser.guests import Mind
from browser.people import PHONE, Person, every_game, every_language, play, script, sit_down
from villainy.server.people import LONGEST_NAME

People = Callable[..., Person]
Games = Callable[[str], Finished]

SCREENS = [(1280, 720), (1280, 800), (1600, 1000)]  # letters grow with the height, and names with them
SEEDS = {"victorian-masterminds": 15, "professor-evil": 0, "the-loop": 0}
PLAYERS = 4  # the fullest table
NEWCOMER = "Agent 8888"  # such a name the house gives whoever has none yet
BUDGET = 300_000  # bytes of compressed script
SMALLEST = 8.5  # pixels of a letter's height, with its accents

HOURS = {"kind": "live", "seconds": 7200, "increment": 10}
LONG_NAME = "Bartholomew the Invincible"[:LONGEST_NAME]

LETTERS = "() => document.fonts.ready.then(() => null)"  # the page's own; those before them are wider
CUT_OFF = script("cut-off")
CROWDED = script("crowded")

SMALL_PRINT = script("small-print")


def positions(person: Person, game: str) -> Any:
    """The table early, in the middle and late."""
    table = person.guest.open_table(game, ["me"] + ["greedy"] * (PLAYERS - 1), seed=SEEDS[game])
    for moves in (1, 20, 45):
        frame = person.guest.play(table, Mind(game), lambda frame, moves=moves: frame["row"] > moves)  # type: ignore[misc]
        person.go(table)
        if frame["position"]["over"]:
            return
        person.assert_all_offered()
        person.page.evaluate(LETTERS)
        yield moves


@every_game
@every_language
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_from_1280_by_720_on_nothing_is_cut_off_and_all_is_legible(
    people: People, game: str, locale: str, width: int, height: int
) -> None:
    person = people(NEWCOMER, locale=locale, viewport={"width": width, "height": height})
    found: set[str] = set()
    for _ in positions(person, game):
        found.update(person.page.evaluate(CUT_OFF), person.page.evaluate(SMALL_PRINT, SMALLEST))
    assert not found


@every_game
@every_language
@pytest.mark.parametrize(
    ("wishes", "name", "players"),
    [({}, LONG_NAME, PLAYERS), ({}, LONG_NAME, 2), (PHONE, NEWCOMER, PLAYERS)],
    ids=["four", "two", "phone"],
)
def test_there_is_room_for_clocks_and_for_who_is_away(
    people: People, game: str, locale: str, wishes: dict[str, Any], name: str, players: int
) -> None:
    """However long a name is: it makes room for what is said of its seat."""
    person, friend = people(name, locale=locale, **wishes), people(name)
    seats = ["me", "open"] + ["greedy"] * (players - 2)
    table = person.guest.open_table(game, seats, seed=SEEDS[game], pace=HOURS)
    sit_down(person, friend, table)
    play([person, friend], Mind(game), 6)
    seat = next(number for number, each in enumerate(friend.frame["table"]["seats"]) if each["yours"])
    if wishes:
        person.page.locator("[data-tab=players]").click()
    person.page.evaluate(LETTERS)
    assert person.page.evaluate(CROWDED) == [], "all there"
    friend.page.goto("/")
    person.page.locator(".players [data-mark=offline]").wait_for()
    assert person.page.evaluate(CROWDED) == [], "offline"
    friend.guest.leave(table, seat)
    person.page.locator(".players [data-mark=left]").wait_for()
    assert person.page.evaluate(CROWDED) == [], "left"


@every_game
def test_on_a_phone_a_tap_chooses_and_a_second_plays(people: People, game: str) -> None:
    person = people(**PHONE)
    person.go(person.guest.open_table(game, ["me", "greedy"], seed=3))
    assert play([person], Mind(game), 8, act=Person.tap) == 8
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert complaints(person.page) == []


@every_game
def test_axe_finds_nothing_serious_at_a_table(people: People, finished: Games, game: str) -> None:
    person = people()
    table = person.guest.open_table(game, ["me", "open"])
    person.go(table)
    person.page.locator("[data-tool=start]").wait_for()
    assert complaints(person.page) == [], "waiting room"
    for moves in positions(person, game):
        assert complaints(person.page) == [], moves
    table = finished(game).table
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
    person.go(person.guest.open_table(game, ["me", "greedy"], seed=3))
    play([person], Mind(game), 3)
    person.settle()
    assert scripts
    assert sum(scripts.values()) <= BUDGET, scripts
