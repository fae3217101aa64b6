"""One server and one Chromium for the tests of a file; what a browser complains of fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser import chromium
from browser.guests import Frame, Guest, Mind
from browser.people import Person
from browser.serving import Serving

# Seats and a seed with which greedy players are soon done, and earn something.
SHORT = {"victorian-masterminds": (2, 18), "professor-evil": (2, 31), "the-loop": (2, 8)}


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


# Not for the session: Playwright leaves an event loop running, and other tests of this worker run their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = chromium.executable()
    if found is None:
        pytest.skip(chromium.MISSING)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=chromium.ARGUMENTS)
        yield started
        started.close()


@pytest.fixture
def people(browser: Browser, serving: Serving) -> Iterator[Callable[..., Person]]:
    """Makes people. After the test none of their browsers may have complained, or asked another server."""
    made: list[Person] = []

    def person(name: str = "Ada", at: Serving = serving, **wishes: Any) -> Person:
        made.append(Person.arriving(browser, at, name, **wishes))
        return made[-1]

    yield person
    for each in made:
        each.close()
    assert not [problem for each in made for problem in each.problems]
    assert not [url for each in made for url in each.outside]


class Finished(NamedTuple):
    """A game that is over, the guest who sat in its first seat, and the last frame they got."""

    table: str
    guest: Guest
    frame: Frame


@pytest.fixture(scope="session")
def finished(serving: Serving) -> Callable[[str], Finished]:
    """A finished game by its name, played once for all tests of this worker."""
    games: dict[str, Finished] = {}

    def of(game: str) -> Finished:
        if game not in games:
            players, seed = SHORT[game]
            guest = Guest(serving, "Ada")
            table = guest.open_table(game, ["me"] + ["greedy"] * (players - 1), seed=seed)
            games[game] = Finished(table, guest, guest.play(table, Mind(game)))
        return games[game]

    return of
