"""The rules pages and the sheet of components: read, searched, linked to, and opened from a running table."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.axe import complaints
from browser.guests import Mind
from browser.people import GAMES as NAMES
from browser.people import LOCALES, PHONE, Person, every_game

People = Callable[..., Person]

RULES = Path(__file__).parents[2] / "docs" / "rules"
# What somebody would look for, and the paragraph that must be among what is found.
SOUGHT = {
    "victorian-masterminds": ("en", "sabot", "saboteur"),
    "the-loop": ("fr", "époque vortex", "vortex"),
    "professor-evil": ("de", "TEPPICH", "carpets"),
}
PIECES = {
    "victorian-masterminds": ("spider", "machine:spider"),
    "the-loop": ("wormhole", "card:wormhole"),
    "professor-evil": ("crystal skull", "treasure:crystal-skull"),
}


def text_of(game: str, locale: str) -> str:
    return (RULES / game / f"{locale}.md").read_text(encoding="utf-8")


def ids_of(game: str) -> list[str]:
    return re.findall(r"^### .*\{#([a-z0-9-]+)\}$", text_of(game, "en"), re.MULTILINE)


def title_of(game: str, locale: str, paragraph: str) -> str:
    found = re.search(rf"^### (.*) \{{#{paragraph}\}}$", text_of(game, locale), re.MULTILINE)
    assert found
    return found[1]


def covering(game: str, message: str) -> str:
    tables = tomllib.loads((RULES / game / "rules.toml").read_text("utf-8"))
    (found,) = [paragraph for paragraph, table in tables.items() if message in table.get("covers", ())]
    return found


def top_of(person: Person, paragraph: str) -> float:
    return float(
        person.page.locator(f"#{paragraph}").evaluate("element => element.getBoundingClientRect().top")
    )


@every_game
def test_the_rules_are_all_there_in_every_language_and_drawn(people: People, game: str) -> None:
    person = people()
    person.visit(f"/rules/{game}")
    pictures = text_of(game, "en").count("](piece:")
    for locale in LOCALES:
        person.page.locator(f"button[lang={locale}]").click()
        person.wait(lambda: person.language == locale)  # noqa: B023
        first = ids_of(game)[0]
        person.page.locator(f"#{first} h3", has_text=title_of(game, locale, first)).wait_for()
        person.assert_spoken(f"{game} {locale}")
        shown = person.page.locator("main [data-paragraph]").evaluate_all("all => all.map(each => each.id)")
        assert shown == ids_of(game)
        linked = person.page.locator("aside nav ul ul a").evaluate_all(
            "all => all.map(each => each.hash.slice(1))"
        )
        assert linked == shown, "every paragraph is reached from the index"
        assert person.page.locator("figure[data-piece] svg, figure[data-piece] h2").count() >= pictures
    assert person.page.locator("figure[data-piece]").count() == pictures


@every_game
def test_a_search_finds_a_paragraph_by_keys_alone(people: People, game: str) -> None:
    locale, query, wanted = SOUGHT[game]
    person = people(locale=locale)
    person.visit(f"/rules/{game}")
    person.page.keyboard.press("/")
    person.page.keyboard.type(query)
    found = person.page.locator("[data-found] a")
    found.first.wait_for()
    assert f"#{wanted}" in [found.nth(place).get_attribute("href") for place in range(found.count())]
    assert person.page.locator("[data-found] mark").count() >= found.count()
    person.page.keyboard.press("ArrowDown")
    target = str(person.page.evaluate("() => document.activeElement.hash"))[1:]
    person.page.keyboard.press("Enter")
    person.wait(lambda: -5 < top_of(person, target) < 400, "the paragraph")
    assert person.page.url.endswith(f"#{target}")


@every_game
def test_a_link_leads_to_its_paragraph_and_another_language_stays_there(people: People, game: str) -> None:
    person = people()
    paragraph = ids_of(game)[len(ids_of(game)) // 2]
    person.visit(f"/rules/{game}#{paragraph}")
    person.wait(lambda: -5 < top_of(person, paragraph) < 100, "the paragraph")
    assert person.page.locator(f"#{paragraph}.linked").count() == 1
    current = person.page.locator("aside [aria-current=location]")
    person.wait(lambda: current.count() and current.is_visible(), "the index to follow")
    before = top_of(person, paragraph)
    person.page.evaluate("() => document.querySelector('button[lang=fr]').click()")
    person.page.locator(f"#{paragraph} h3", has_text=title_of(game, "fr", paragraph)).wait_for()
    person.wait(lambda: abs(top_of(person, paragraph) - before) < 60, "the same place")


@pytest.mark.parametrize(("page", "wishes"), [("rules", {}), ("pieces", PHONE)], ids=["desktop", "phone"])
@every_game
def test_axe_finds_nothing_serious(people: People, game: str, page: str, wishes: dict[str, Any]) -> None:
    person = people(**wishes)
    person.visit(f"/{page}/{game}")
    drawn(person)
    assert complaints(person.page) == []


@every_game
def test_rules_and_pieces_are_no_wider_than_a_phone(people: People, game: str) -> None:
    person = people(locale="de", **PHONE)
    for page in ("rules", "pieces"):
        person.visit(f"/{page}/{game}")
        drawn(person)
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 390, page


@every_game
def test_no_piece_is_cut_off_on_its_sheet(people: People, game: str) -> None:
    person = people(locale="de")
    person.visit(f"/pieces/{game}")
    drawn(person)
    tiles = person.page.locator("[data-tile]:has(> .tile)")
    cut = "all => all.filter(({ firstElementChild: tile }) => tile.scrollWidth > tile.clientWidth)"
    assert tiles.evaluate_all(f"{cut}.map(each => each.dataset.tile)") == []


def drawn(person: Person) -> None:
    """Until all pieces of a sheet are there."""
    tiles = person.page.locator("[data-tile]")
    person.wait(lambda: person.page.locator("[data-tile] > .tile").count() == tiles.count(), "all pieces")


def test_on_paper_the_rules_are_black_on_white_without_the_index(people: People) -> None:
    person = people()
    person.visit(f"/rules/{NAMES[0]}")
    person.page.emulate_media(media="print")
    assert not person.page.locator("aside").is_visible() and not person.page.locator("header").is_visible()
    colours = person.page.locator(".reading").evaluate(
        "e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


def test_the_rules_are_found_from_home_and_from_a_new_table(people: People) -> None:
    person = people()
    person.visit("/")
    person.page.locator('header a[href="/rules"]').click()
    for name in NAMES:
        person.page.locator(f'main a[href="/pieces/{name}"]').wait_for()
    assert complaints(person.page) == []
    person.page.locator(f'main a[href="/rules/{NAMES[0]}"]').click()
    person.page.locator("[data-paragraph]").first.wait_for()
    person.visit(f"/new/{NAMES[1]}")
    assert person.page.locator(f'a[href="/rules/{NAMES[1]}"]').count() == 1
    person.visit("/rules/chess")
    assert person.page.locator('main a[href="/"]').count() == 1


@every_game
def test_the_sheet_shows_every_piece_with_its_source_and_is_searched(people: People, game: str) -> None:
    person = people()
    person.visit(f"/pieces/{game}")
    drawn(person)
    tiles = person.page.locator("[data-tile]")
    assert tiles.count() > 100
    sourced = person.page.locator("[data-tile]:has(.sources), [data-tile]:has(.source)")
    assert sourced.count() == tiles.count()
    person.assert_spoken(game)
    query, wanted = PIECES[game]
    person.page.locator("input[type=search]").fill(query)
    person.wait(lambda: person.page.locator("[data-tile]:visible").count() < 60, "fewer pieces")
    assert person.page.locator(f'[data-tile="{wanted}"]').is_visible()
    person.page.locator(f'[data-kind="{wanted.split(":")[0]}"]').click()
    shown = person.page.locator("[data-tile]:visible").evaluate_all(
        "all => all.map(each => each.dataset.tile)"
    )
    assert wanted in shown and {name.split(":")[0] for name in shown} == {wanted.split(":")[0]}


@every_game
def test_sentences_of_a_running_table_open_their_paragraph(people: People, game: str) -> None:
    person = people()
    table = person.guest.open_table(game, ["me", "greedy"], seed=3)
    last = person.guest.play(table, Mind(game), lambda frame: frame["row"] >= 8)
    person.go(table)
    shown = person.page.locator("[data-rule-shown]")

    def opens(link: Any, message: str) -> None:
        paragraph = covering(game, message)
        title = title_of(game, "en", paragraph)
        assert link.get_attribute("aria-label") == f"Rule: {title}"
        link.focus()
        person.page.keyboard.press("Enter")
        shown.locator("h2", has_text=title).first.wait_for()
        assert shown.get_attribute("data-rule-shown") == paragraph
        assert shown.locator("a[target=_blank]").get_attribute("href") == f"/rules/{game}#{paragraph}"
        assert complaints(person.page) == []
        person.page.keyboard.press("Escape")
        shown.wait_for(state="detached")

    message = str(person.position["prompt"]["message"])
    opens(person.page.locator(".prompt .bar > [data-rule-link]"), message)
    event = [entry for entry in last["entries"] if entry.get("events")][-1]["events"][-1]
    opens(person.page.locator(".log [data-rule-link]").last, f"event-{event['kind']}")
    means = person.page.locator("[data-means]").evaluate_all("all => all.map(each => each.dataset.means)")
    # A click on what is not asked about would show it large.
    asked = {action.split()[0] for action in person.choices}
    idle = min(set(means) - {*person.choices}, key=lambda action: (action.split()[0] not in asked, action))
    person.page.locator(f'[data-means="{idle}"]').first.dispatch_event("click")
    refused = person.page.locator(".prompt .second.refusal")
    refused.wait_for()
    assert refused.locator("[data-rule-link]").get_attribute("aria-label").startswith("Rule: ")  # type: ignore[union-attr]


def test_the_sheet_opens_over_the_table(people: People) -> None:
    game = "the-loop"
    person = people()
    person.go(person.guest.open_table(game, ["me", "greedy"], seed=3))
    person.page.locator("[data-tool=pieces]").click()
    drawn(person)
    query, wanted = PIECES[game]
    person.page.locator("dialog[open] input[type=search]").fill(query)
    person.wait(lambda: person.page.locator("[data-tile]:visible").count() < 20, "fewer pieces")
    assert person.page.locator(f'[data-tile="{wanted}"]').is_visible()
    person.page.keyboard.press("Escape")
    assert person.page.locator("a[data-tool=rules][target=_blank]").get_attribute("href") == f"/rules/{game}"
