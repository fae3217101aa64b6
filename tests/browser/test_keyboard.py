"""By keyboard alone: from the home page to the end screen of every game, against bots."""

from __future__ import annotations

from collections.abc import Callable

from browser.people import Mind, Person, every_game, play
from browser.serving import Serving

People = Callable[..., Person]

SEEDS = {"victorian-masterminds": 15, "professor-evil": 6, "the-loop": 3}

# How far the wanted action is from the one in focus, in the order of the keys N and P.
DISTANCE = """action => {
    const all = [...document.querySelectorAll('.shell [data-action]')].filter(each => each.getClientRects().length);
    const wanted = all.findIndex(each => each.dataset.action === action);
    return [all.indexOf(document.activeElement), wanted, all.length];
}"""


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
def test_a_whole_game_by_keyboard_alone(people: People, serving: Serving, game: str) -> None:
    person = people()
    serving.next_seeds(SEEDS[game])
    person.visit("/")
    button = f"document.activeElement.matches('button') && document.activeElement.closest('article')?.querySelector(\"a[href^='/new/{game}']\")"
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(f"() => Boolean({button})"):
            break
    person.page.keyboard.press("Enter")
    person.wait(lambda: person.choices or person.over, "a question")
    play([person], Mind(game), act=press)
    person.page.locator("[data-ending]").wait_for()
    inside = person.page.evaluate("() => document.activeElement.closest('dialog')?.querySelector('[data-ending]') !== null")
    assert inside, "the end has the focus"
    person.page.keyboard.press("Escape")
    person.page.locator("[data-ending]").wait_for(state="hidden")


def test_the_keys_are_told_and_other_keys_help(people: People) -> None:
    person = people()
    game = "victorian-masterminds"
    person.page.goto(f"/t/{person.open_table(game, ['me', 'greedy'], seed=18)}")
    person.wait(lambda: person.choices, "a question")
    person.assert_all_offered()
    person.page.keyboard.press("?")
    person.page.locator("dialog[open] dl").wait_for()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("h")
    person.page.locator("[data-hinted]").first.wait_for()
    press(person, person.choices[0])
