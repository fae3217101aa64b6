"""The pages around the tables: each in every language, for every reader, and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.axe import complaints
from browser.people import GAMES, PHONE, Person, every_language

PAGES = [
    "/",
    *(f"/new/{game}" for game in GAMES),
    "/tables",
    "/games",
    "/me",
    "/about",
    "/nowhere",
    "/link/x",
]

People = Callable[..., Person]


@every_language
def test_every_page_speaks_the_language_of_the_browser(people: People, locale: str) -> None:
    person = people("Zoë", locale=locale)
    for path in PAGES:
        person.visit(path)
        assert person.language == locale, path
        person.assert_spoken(path)


def test_the_language_changes_everywhere_without_a_reload(people: People) -> None:
    person = people()
    person.visit("/")
    person.page.evaluate("() => { window.here = true; }")
    said = {}
    for locale in ("fr", "de", "en"):
        person.page.locator(f"button[lang={locale}]").click()
        person.wait(lambda locale=locale: person.language == locale)  # type: ignore[misc]
        said[locale] = person.page.locator("main").inner_text()
    assert len(set(said.values())) == 3
    assert person.page.evaluate("() => window.here")
    person.visit("/me")  # and is remembered
    assert person.language == "en"


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_any_page(people: People, wishes: dict[str, object]) -> None:
    person = people(**wishes)
    for path in PAGES:
        person.visit(path)
        assert complaints(person.page) == [], path


@every_language
def test_no_page_is_wider_than_a_phone(people: People, locale: str) -> None:
    person = people("A name of 24 characters!", locale=locale, **PHONE)
    for path in PAGES:
        person.visit(path)
        width = person.page.evaluate("() => document.documentElement.scrollWidth")
        assert width <= 390, path


def test_a_new_name_is_kept_and_never_becomes_markup(people: People) -> None:
    person = people("")
    person.visit("/me")
    name = "<img src=x onerror=a()>"
    person.page.locator("#nickname").fill(name)
    person.page.locator("#nickname").press("Enter")
    person.wait(lambda: person.page.locator("h1").inner_text() == name)
    person.visit("/")
    assert name in person.page.locator("header").inner_text()
    assert person.page.locator("img").count() == 0


def test_a_personal_link_makes_another_device_the_same_guest(people: People) -> None:
    here, there = people("Ada"), people("Otto", **PHONE)
    here.visit("/me")
    here.page.locator("section.box button").last.click()
    link = here.page.locator("input[readonly], output, code").first
    link.wait_for()
    url = here.page.evaluate("""() => [...document.querySelectorAll('input')].map(each => each.value)
        .concat([...document.querySelectorAll('main *')].map(each => each.textContent))
        .find(text => /^https?:.*\\/link\\/\\S+$/.test(text.trim()))""")
    assert url
    there.page.goto(url.strip())
    there.page.locator("main button.strong").click()
    there.wait(lambda: "Ada" in there.page.locator("h1").inner_text())
    assert there.context.request.get("/api/me").json()["name"] == "Ada"
