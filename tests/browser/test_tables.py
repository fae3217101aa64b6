"""What people do at tables: against bots, at one screen, looking on, in two tabs, through a crash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from browser.axe import complaints
from browser.guests import Mind, plain
from browser.people import Person, every_game, play, sit_down
from browser.serving import Serving
from conformance import load

People = Callable[..., Person]

BUILDING = 600.0  # seconds, for the first search that is built on a machine

# Seeds with which two greedy players are soon done.
SEEDS = {"victorian-masterminds": 18, "professor-evil": 6, "the-loop": 8}


# ── Against bots ───────────────────────────────────────────────────────────


@every_game
def test_play_now_needs_one_click_and_the_log_tells_what_follows(people: People, game: str) -> None:
    person = people()
    person.visit("/")
    person.page.locator(f"article:has(a[href^='/new/{game}']) button").click()
    person.wait(lambda: person.choices, "a question")
    assert {seat["kind"] for seat in person.frame["table"]["seats"]} == {"person", "bot"}
    play([person], Mind(game), 6)
    person.wait(lambda: person.page.locator("[role=log] .line").count() > 3, "lines in the log")


def test_a_log_that_still_scrolls_when_its_table_is_left_disturbs_nothing(people: People) -> None:
    """A browser tells of a scroll a moment later, when the lines may be gone; errors fail at the end."""
    person = people()
    person.visit("/")
    person.page.locator("article:has(a[href^='/new/professor-evil']) button").click()
    lines = person.page.wait_for_selector("[role=log]")
    assert lines is not None
    person.page.go_back()
    lines.wait_for_element_state("hidden")
    lines.evaluate("lines => lines.dispatchEvent(new Event('scroll'))")


def test_every_choice_of_a_bot_says_for_which_seat(people: People) -> None:
    person = people()
    person.go(person.guest.open_table("professor-evil", ["me", "open", "open", "open"]))
    choices = person.page.locator("[data-seat] select")
    choices.first.wait_for()
    names = [choice.get_attribute("aria-label") for choice in choices.all()]
    assert len(names) == len(set(names)) == 3


def test_bots_think_ahead_and_say_what_they_think(people: People) -> None:
    """A hint has chances; the end shows who was likely to win, and the way to what changed it."""
    game = "victorian-masterminds"
    person = people()
    table = person.guest.open_table(game, ["me", "novice"], seed=SEEDS[game])
    person.go(table)
    person.wait(lambda: not person.frame["table"].get("warming"), "bots that can think", BUILDING)
    person.wait(lambda: person.choices, "a question")
    person.page.locator("[data-tool=hint]:enabled").click()
    chances = person.page.locator("[data-hint] .chance")
    chances.first.wait_for()
    assert 1 <= chances.count() <= 3
    assert all("%" in text for text in chances.all_inner_texts())
    assert person.page.locator("[data-hinted]").count() > 0
    assert complaints(person.page) == []
    person.assert_spoken()
    person.page.locator("[data-tool=longer]").press("Enter")
    assert person.page.locator("[data-tool=hint]:focus").count() == 1, "while it thinks longer"
    chances.first.wait_for(timeout=1000 * BUILDING)
    assert "chance to win" in (person.page.locator(".prompt .bar > [role=status]").text_content() or "")
    person.guest.play(table, Mind(game))
    curve = person.page.locator("[data-ending] [data-chances=ready]")
    curve.wait_for(timeout=1000 * BUILDING)
    assert curve.locator("path").count() == 2
    person.assert_spoken()
    swing = curve.locator("button[data-swing]").first
    row = swing.get_attribute("data-swing")
    swing.click()
    person.page.locator("input[type=range]").wait_for()
    assert f"row={row}" in person.page.url
    person.page.locator("[data-chances=ready]").first.wait_for()
    assert complaints(person.page) == []


# ── One screen ─────────────────────────────────────────────────────────────


def test_rivals_at_one_screen_pass_it_on_behind_a_curtain(people: People) -> None:
    game = "victorian-masterminds"
    person = people()
    person.go(person.guest.open_table(game, ["me", "me"], seed=SEEDS[game]))
    mirror, mind = load(game).new(players=2, seed=SEEDS[game]), Mind(game)
    viewer, passed = None, 0
    for _ in range(20):
        person.wait(lambda: person.choices and person.position["viewer"] == mirror.seat, "the next seat")
        assert person.position["view"] == plain(mirror.view(mirror.seat))
        if mirror.seat != viewer:
            curtain = person.page.locator("dialog.curtain")
            curtain.wait_for()
            box = curtain.bounding_box()
            assert box and box["width"] >= 1280 and box["height"] >= 800  # it covers everything
            viewer, passed = mirror.seat, passed + 1
        play([person], mind, 1, mirror=mirror)
    assert passed > 4


def test_one_person_plays_a_whole_team_at_one_screen(people: People) -> None:
    game = "professor-evil"
    person = people(locale="de")
    person.go(person.guest.open_table(game, ["me", "me"], seed=SEEDS[game]))
    mirror = load(game).new(players=2, seed=SEEDS[game])
    play([person], Mind(game), mirror=mirror)
    assert mirror.over and person.position["outcome"] == plain(mirror.outcome)
    person.page.locator("[data-ending]").wait_for()


# ── Looking on ─────────────────────────────────────────────────────────────


@every_game
def test_a_spectator_sees_the_board_and_nothing_that_is_hidden(people: People, game: str) -> None:
    host, friend, spectator = people("Ada"), people("Otto"), people("Zoë")
    sit_down(host, friend, host.guest.open_table(game, ["me", "open"], seed=SEEDS[game]))
    spectator.go(host.table)
    mirror, mind = load(game).new(players=2, seed=SEEDS[game]), Mind(game)
    for _ in range(8):
        play([host, friend], mind, 1, mirror=mirror)
        spectator.wait(lambda: spectator.row == max(host.row, friend.row), "the same row")
        assert spectator.position["viewer"] is None and spectator.choices == []
        assert spectator.position["view"] == plain(mirror.view(None))
    spectator.page.wait_for_timeout(100)
    assert spectator.offered() == []
    assert spectator.page.locator("[data-tool=undo], [data-tool=hint]").count() == 0
    assert host.page.locator("[data-tool=hint]").count() == load(game).definition.team, "rivals get no hints"


# ── Two tabs, and a crash ──────────────────────────────────────────────────

CLICK = """action => document.querySelector(`[data-action="${action}"]`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""
# As if the way to the page were slow: while it is deaf, what it is told waits.
DEAF = """
const waiting = [];
window.deaf = false;
window.hear = () => {
    window.deaf = false;
    for (const [socket, data] of waiting.splice(0))
        socket.dispatchEvent(new MessageEvent("message", { data }));
};
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", (event) => {
            if (!window.deaf) return;
            event.stopImmediatePropagation();
            waiting.push([this, event.data]);
        });
    }
};
"""


@every_game
def test_of_two_tabs_that_decide_at_once_one_wins_and_both_see_the_truth(people: People, game: str) -> None:
    one = people()
    other = one.another_tab()
    other.page.add_init_script(DEAF)
    table = one.guest.open_table(game, ["me", "me"], seed=SEEDS[game])
    for tab in (one, other):
        tab.go(table)
        tab.lift_curtain()
        tab.assert_all_offered()
    row, choices = one.row, one.choices
    other.page.evaluate("window.deaf = true")
    one.page.evaluate(CLICK, choices[0])
    one.wait(lambda: one.row > row, "the move")
    other.page.evaluate(CLICK, choices[-1])
    other.wait(lambda: other.refused, "a refusal")
    other.page.evaluate("window.hear()")
    for tab in (one, other):
        tab.wait(lambda tab=tab: tab.row > row, "the move")  # type: ignore[misc]
    assert [refused["stale"] for refused in one.refused + other.refused] == [True]
    assert one.row == other.row and one.position == other.position
    assert not other.problems


def test_after_kill_9_everybody_comes_back_and_nothing_is_lost(people: People, tmp_path: Path) -> None:
    game = "victorian-masterminds"
    serving = Serving(tmp_path)
    serving.start()
    try:
        host, friend = people("Ada", at=serving), people("Otto", at=serving)
        sit_down(host, friend, host.guest.open_table(game, ["me", "open"], seed=SEEDS[game]))
        mirror, mind = load(game).new(players=2, seed=SEEDS[game]), Mind(game)
        play([host, friend], mind, 6, mirror=mirror)
        serving.kill()
        for person in (host, friend):
            person.forgiving, person.frame = True, {}
            person.page.locator("[data-banner=offline]").wait_for()
        serving.start()
        for person in (host, friend):
            person.wait(lambda person=person: person.frame, "the table again", 30)  # type: ignore[misc]
            person.page.locator("[data-banner=offline]").wait_for(state="detached")
            assert person.position["view"] == plain(mirror.view(person.position["viewer"]))
        play([host, friend], mind, 6, mirror=mirror)
    finally:
        serving.stop()


@pytest.mark.parametrize("path", ["/t/nowhere", "/replay/nowhere"])
def test_a_table_that_does_not_exist_is_said_in_a_sentence(people: People, path: str) -> None:
    person = people(locale="fr")
    person.forgiving = True  # a browser's console tells of every 404
    person.page.goto(path)
    person.page.locator("[role=alert]").wait_for()
    person.assert_spoken()
