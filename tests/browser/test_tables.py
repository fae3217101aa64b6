"""What people do at tables: against bots, at one screen, looking on, looking back, in two tabs, through a crash."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.people import LOCALES, Mind, Person, every_game, every_language, plain, play
from browser.serving import Serving
from conformance import load
from villainy.engine.match import Match

People = Callable[..., Person]

# Seeds with which greedy players win, or are done, soon.
SOON = {"victorian-masterminds": 18, "professor-evil": 6, "the-loop": 3}


def mirror_of(game: str, players: int, seed: int) -> Match:
    return load(game).new(players=players, seed=seed)


# ── Against bots ───────────────────────────────────────────────────────────


@every_game
def test_play_now_needs_one_click_and_some_moves_later_the_log_tells_them(people: People, game: str) -> None:
    person = people()
    person.visit("/")
    person.page.locator(f"article:has(a[href^='/new/{game}']) button").click()
    person.wait(lambda: person.choices, "a question")
    assert {seat["kind"] for seat in person.frame["table"]["seats"]} == {"person", "bot"}
    play([person], Mind(game), 6)
    person.wait(lambda: person.page.locator("[role=log] .line").count() > 3, "lines in the log")


# ── One screen ─────────────────────────────────────────────────────────────


def test_rivals_at_one_screen_pass_it_on_behind_a_curtain(people: People) -> None:
    game = "victorian-masterminds"
    person = people()
    table = person.open_table(game, ["me", "me"], seed=SOON[game])
    person.go(table)
    mirror, mind, passed = mirror_of(game, 2, SOON[game]), Mind(game), 0
    viewer = None
    for _ in range(24):
        person.wait(lambda: person.choices and person.position["viewer"] == mirror.seat, "the next seat")
        assert person.position["view"] == plain(mirror.view(mirror.seat))
        if mirror.seat != viewer:
            curtain = person.page.locator("dialog.curtain")
            curtain.wait_for()
            passed += 1
            box = curtain.bounding_box()
            assert box and box["width"] >= 1280 and box["height"] >= 800  # it covers everything
            viewer = mirror.seat
        play([person], mind, 1, mirror=mirror)
    assert passed > 4


def test_one_person_plays_a_whole_team_at_one_screen(people: People) -> None:
    game = "professor-evil"
    person = people(locale="de")
    table = person.open_table(game, ["me", "me"], seed=SOON[game])
    person.go(table)
    mirror = mirror_of(game, 2, SOON[game])
    play([person], Mind(game), mirror=mirror)
    assert mirror.over and person.position["outcome"] == plain(mirror.outcome)
    person.page.locator("[data-ending]").wait_for()


# ── Looking on ─────────────────────────────────────────────────────────────


@every_game
def test_a_spectator_sees_the_board_and_nothing_that_is_hidden(people: People, game: str) -> None:
    seed = SOON[game]
    host, guest, spectator = people("Ada"), people("Otto"), people("Zoë")
    table = host.open_table(game, ["me", "open"], seed=seed)
    host.go(table)
    guest.go(table)
    guest.page.locator("[data-tool=sit]").first.click()
    host.page.locator("[data-tool=start]:enabled").click()
    host.wait(lambda: host.position, "the game to begin")
    guest.wait(lambda: guest.position, "the game to begin")
    spectator.go(table)
    mirror, mind = mirror_of(game, 2, seed), Mind(game)
    for _ in range(10):
        play([host, guest], mind, 1, mirror=mirror)
        spectator.wait(lambda: spectator.row == max(host.row, guest.row), "the same row")
        assert spectator.position["viewer"] is None and spectator.choices == []
        assert spectator.position["view"] == plain(mirror.view(None))
    spectator.page.wait_for_timeout(100)
    assert spectator.offered() == []
    assert spectator.page.locator("[data-tool=undo], [data-tool=hint]").count() == 0


# ── Looking back ───────────────────────────────────────────────────────────


@every_game
def test_a_finished_game_is_replayed_by_its_link(people: People, game: str) -> None:
    player, stranger = people("Ada"), people("Zoë", locale="fr")
    table = player.open_table(game, ["me", "me"], seed=SOON[game])
    player.play_blindly(table, Mind(game))
    stranger.page.goto(f"/replay/{table}")
    slider = stranger.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 40
    shown = set()
    for place in (0, last // 3, last // 2, last):
        slider.fill(str(place))
        stranger.page.wait_for_timeout(150)
        assert stranger.offered() == []
        stranger.assert_spoken()
        shown.add(stranger.page.locator("main.board").inner_html())
    assert len(shown) == 4
    slider.fill("3")
    stranger.page.locator("[data-tool=next]").click()
    stranger.wait(lambda: slider.input_value() == "4", "the next moment")


@every_game
def test_the_transcript_can_be_taken_home_after_the_end(people: People, game: str) -> None:
    player = people("Ada")
    table = player.open_table(game, ["me", "me"], seed=SOON[game])
    assert player.context.request.get(f"/api/tables/{table}/transcript").status in (403, 409)
    player.play_blindly(table, Mind(game))
    player.go(table)
    with player.page.expect_download() as download:
        player.page.locator("[data-ending] a[download]").click()
    transcript = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert "actions" in json.dumps(transcript)


def test_what_was_earned_is_shown_after_the_game_and_on_ones_own_page(people: People) -> None:
    game = "professor-evil"
    person = people("Ada")
    table = person.open_table(game, ["me", "greedy"], seed=SOON[game])
    frame = person.play_blindly(table, Mind(game))
    earned = {name for each in frame["table"]["earned"] for name in each["names"]}
    assert earned
    person.go(table)
    shown = person.page.locator("[data-ending] [data-achievement]")
    shown.first.wait_for()
    names = {shown.nth(number).get_attribute("data-achievement") for number in range(shown.count())}
    assert names == earned
    title = shown.first.locator("b").inner_text()
    person.visit("/me")
    feats = person.page.locator(f"main li:has(a[href='/replay/{table}'])")
    feats.first.wait_for()
    assert feats.count() == len(earned)
    assert any(title in text for text in feats.all_inner_texts())


# ── Every language ─────────────────────────────────────────────────────────


@every_language
@every_game
def test_a_whole_game_is_told_in_every_language(people: People, game: str, locale: str) -> None:
    """Every line of the log, the end and the pieces; a message that is missing is an error of the page."""
    person = people("Ada", locale=locale)
    seed = 11 + LOCALES.index(locale)  # each language another game
    table = person.open_table(game, ["me", "greedy", "greedy"], seed=seed)
    person.play_blindly(table, Mind(game))
    person.go(table)
    person.page.locator("[data-ending]").wait_for()
    assert person.language == locale
    person.assert_spoken()
    person.page.keyboard.press("Escape")
    earlier = person.page.locator("[role=log] > button")
    if earlier.count():
        earlier.click()
    moves = [entry for entry in person.frame["entries"] if entry["kind"] == "move"]
    person.wait(lambda: person.page.locator("[role=log] .line").count() > len(moves), "the whole log")
    person.assert_spoken()


# ── Two tabs, and a crash ──────────────────────────────────────────────────


@every_game
def test_of_two_tabs_that_decide_at_once_one_wins_and_both_see_the_truth(people: People, game: str) -> None:
    one = people()
    table = one.open_table(game, ["me", "me"], seed=SOON[game], undo="free")
    other = one.another_tab()
    one.go(table)
    other.go(table)
    one.lift_curtain()
    other.lift_curtain()
    one.assert_all_offered()
    other.assert_all_offered()
    first, second = one.choices[0], one.choices[-1]
    row = one.row
    script = "action => document.querySelector(`[data-action='${action}']`).dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    one.page.evaluate(script, first)
    other.page.evaluate(script, second)
    for tab in (one, other):
        tab.wait(lambda tab=tab: tab.row > row, "the move")  # type: ignore[misc]
    one.page.wait_for_timeout(300)
    assert one.row == other.row and one.position == other.position
    entries = one.context.request.get(f"/api/tables/{table}").json()
    assert entries["status"] == "running"
    moves = {entry["row"] for tab in (one, other) for entry in tab.frame["entries"] if entry["kind"] == "move"}
    assert len(moves) == 1
    assert len(one.refused + other.refused) == 1 and (one.refused + other.refused)[0]["stale"]
    other.close()


@every_game
def test_after_kill_9_everybody_comes_back_by_themselves_and_nothing_is_lost(
    people: People, tmp_path: Path, game: str
) -> None:
    serving = Serving(tmp_path)
    serving.start()
    try:
        host, guest = people("Ada", at=serving), people("Otto", at=serving)
        table = host.open_table(game, ["me", "open"], seed=SOON[game])
        host.go(table)
        guest.go(table)
        guest.page.locator("[data-tool=sit]").first.click()
        host.page.locator("[data-tool=start]:enabled").click()
        for person in (host, guest):
            person.wait(lambda person=person: person.position, "the game to begin")  # type: ignore[misc]
        mirror, mind = mirror_of(game, 2, SOON[game]), Mind(game)
        play([host, guest], mind, 5, mirror=mirror)
        host.forgiving = guest.forgiving = True
        host.frame, guest.frame = {}, {}
        serving.kill()
        for person in (host, guest):
            person.page.locator("[data-banner=offline]").wait_for()
        serving.start()
        for person in (host, guest):
            person.page.locator("[data-banner=offline]").wait_for(state="detached", timeout=30_000)
            person.wait(lambda person=person: person.frame, "the table again", 30)  # type: ignore[misc]
            assert person.position["view"] == plain(mirror.view(person.position["viewer"]))
        play([host, guest], mind, 5, mirror=mirror)
    finally:
        serving.stop()


@pytest.mark.parametrize("path", ["/t/nowhere", "/replay/nowhere"])
def test_a_table_that_does_not_exist_is_said_in_a_sentence(people: People, path: str) -> None:
    person = people(locale="fr")
    person.forgiving = True  # a browser's console tells of every 404
    person.page.goto(path)
    person.page.locator("[role=alert]").wait_for()
    person.assert_spoken()
