"""By keyboard alone: from the home page to the end screen of every game, against bots."""

from __future__ import annotations

from collections.abc import Callable

from browser.guests import Mind
from browser.people import Person, every_game, play, script

People = Callable[..., Person]

# With these four greedy players are soon done.
SEEDS = {"victorian-masterminds": 26, "professor-evil": 6, "the-loop": 5}

DISTANCE = script("distance")


def press(person: Person, action: str) -> None:
    """Go to an action by N or P, whichever is nearer, and play it by Enter."""
    here, wanted, count = person.page.evaluate(DISTANCE, action)
    assert wanted >= 0, action
    forward = (wanted - here) % count if here >= 0 else wanted + 1
    backward = (here - wanted) % count if here >= 0 else count - wanted
    key, times = ("n", forward) if forward <= backward else ("p", backward)
    for _ in range(times):
        person.page.keyboard.press(key)
    focused = person.page.evaluate("() => document.activeElement.dataset.action")
    assert focused == action, f"{focused} has the focus, not {action}"
    person.page.keyboard.press("Enter")


@every_game
def test_a_whole_game_by_keyboard_alone(people: People, game: str) -> None:
    person = people()
    person.go(person.guest.open_table(game, ["me", *["greedy"] * 3], seed=SEEDS[game]))
    play([person], Mind(game), act=press)
    person.page.locator("[data-ending]").wait_for()
    inside = "() => document.activeElement.closest('dialog')?.querySelector('[data-ending]') !== null"
    assert person.page.evaluate(inside), "the end has the focus"
    person.page.keyboard.press("Escape")
    person.page.locator("[data-ending]").wait_for(state="hidden")


def test_from_the_home_page_to_a_first_move_by_keyboard_alone(people: People) -> None:
    game = "professor-evil"
    person = people()
    person.visit("/")
    focused = person.page.locator(f"article:has(a[href^='/new/{game}']) button:focus")
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if focused.count():
            break
    person.page.keyboard.press("Enter")
    person.wait(lambda: person.choices, "a question")
    play([person], Mind(game), 1, act=press)


def test_the_keys_are_told_and_other_keys_help(people: People) -> None:
    person = people()
    game = "victorian-masterminds"
    person.page.goto(f"/t/{person.guest.open_table(game, ['me', 'greedy'], seed=18)}")
    person.wait(lambda: person.choices, "a question")
    person.assert_all_offered()
    person.page.keyboard.press("?")
    person.page.locator("dialog[open] dl").wait_for()
    person.page.keyboard.press("Escape")
    status = person.page.locator(".prompt .bar > [role=status]")
    assert status.text_content() == ""
    person.page.keyboard.press("h")
    hinted = person.page.locator("[data-hinted]").first
    hinted.wait_for()
    assert (status.text_content() or "").startswith("Hint")
    assert (hinted.get_attribute("aria-description") or "").endswith("This is what the hint suggests.")
    person.page.locator("[data-hint] .square").press("Enter")
    hinted.wait_for(state="detached")
    assert person.page.locator("[data-tool=hint]:focus").count() == 1, "where it was asked for"
    assert status.text_content() == ""
    press(person, person.choices[0])
