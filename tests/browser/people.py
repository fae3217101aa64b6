"""People in browsers: they open pages, join tables by link, and play by clicking on the board."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Request, WebSocket

import villainy
from browser.guests import Guest, Mind
from browser.serving import Serving
from villainy.engine.match import Match

GAMES = list(villainy.GAMES)
LOCALES = ["en", "fr", "de"]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
PATIENCE = 20.0  # seconds

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("locale", LOCALES)

NETWORK = re.compile(r"net::ERR_|WebSocket connection|Failed to fetch|Failed to load resource")

# What stands where nobody wrote the words: Fluent's own marks, and values that are none.
UNSPOKEN = re.compile(r"\{\s*\$?[a-z-]+\s*\}|\?\?\?|\bundefined\b|\bNaN\b|\[object")


def script(name: str) -> str:
    """A function for the page to run; its first line says what it finds."""
    text = (Path(__file__).parent / "scripts" / f"{name}.js").read_text(encoding="utf-8")
    return text.partition("\n")[2]


OFFERED, POINT, TOLD = script("offered"), script("point"), script("told")


class Person:
    """A page of one's own; whatever goes wrong in it is remembered."""

    def __init__(self, context: BrowserContext, serving: Serving, name: str, guest: Guest) -> None:
        self.context = context
        self.serving = serving
        self.name = name
        self.guest = guest
        self.problems: list[str] = []
        self.outside: list[str] = []
        self.forgiving = False  # the network is meant to fail
        self.frame: dict[str, Any] = {}
        self.refused: list[dict[str, Any]] = []
        self.under_way: set[Request] = set()
        self.socket: WebSocket | None = None
        self.page = context.new_page()
        self.page.on("console", self._said)
        self.page.on(
            "pageerror", lambda error: self.problems.append(f"{name}: {error.stack or error.message}")
        )
        self.page.on("request", self._requested)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)
        self.page.on("websocket", self._connected)

    @classmethod
    def arriving(cls, browser: Browser, serving: Serving, name: str, **wishes: Any) -> Person:
        """Somebody with a browser of their own, called so at every table. Nothing moves, unless wished."""
        settings = {"speed": wishes.pop("speed", 0)}
        wishes_to_be: Guest | None = wishes.pop("guest", None)
        kept = [{"name": "villainy.settings", "value": json.dumps(settings)}]
        context = browser.new_context(
            base_url=serving.address,
            storage_state={"cookies": [], "origins": [{"origin": serving.address, "localStorage": kept}]},
            **({"locale": "en", "viewport": {"width": 1280, "height": 800}} | wishes),
        )
        context.set_default_timeout(1000 * PATIENCE)
        guest = wishes_to_be or Guest(serving, name)
        cookie, _, value = guest.cookie.partition("=")
        context.add_cookies([{"name": cookie, "value": value, "url": serving.address}])
        return cls(context, serving, name, guest)

    def another_tab(self) -> Person:
        """One more page of the same browser."""
        return Person(self.context, self.serving, self.name, self.guest)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.forgiving and NETWORK.search(message.text)):
            self.problems.append(f"{self.name}: {message.type}: {message.text} {message.location}")

    def _requested(self, request: Request) -> None:
        self.under_way.add(request)
        place = urlsplit(request.url)
        if (
            place.scheme not in ("data", "blob")
            and f"{place.scheme}://{place.netloc}" != self.serving.address
        ):
            self.outside.append(request.url)

    def _answered(self, request: Request) -> None:
        self.under_way.discard(request)

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.serving.address).netloc:
            self.outside.append(socket.url)
        self.socket = socket
        socket.on("framereceived", lambda data: self._heard(socket, data))

    def _heard(self, socket: WebSocket, data: str | bytes) -> None:
        if socket is not self.socket:
            return  # of a page that was left
        message = json.loads(data)
        if message["type"] == "frame":
            self.frame = message
        elif message["type"] == "refused":
            self.refused.append(message)

    # ── What the page shows ────────────────────────────────────────────────

    def wait(self, true: Callable[[], object], what: str = "", patience: float = PATIENCE) -> None:
        """Until something is true; events of the page arrive meanwhile."""
        limit = time.monotonic() + patience
        while not true():
            assert time.monotonic() < limit, (
                f"{self.name} waits in vain for {what}: row {self.row}, {self.problems}"
            )
            self.page.wait_for_timeout(8)

    def visit(self, path: str) -> None:
        """Go to a page, until it is there with all that it asks the server for."""
        self.page.goto(path)
        self.page.locator("h1").first.wait_for()
        self.settle()

    def settle(self) -> None:
        """Until nothing is under way, nor follows from what came."""
        quiet = 0
        while quiet < 3:
            self.wait(lambda: not self.under_way, "what the page asked for")
            self.page.wait_for_timeout(20)
            quiet = 0 if self.under_way else quiet + 1

    def assert_spoken(self, where: str = "") -> None:
        """All that is written or told to a screen reader is words."""
        told: list[str] = self.page.evaluate(TOLD)
        assert not [text for text in told if UNSPOKEN.search(text)], where

    @property
    def language(self) -> str | None:
        return self.page.locator("html").get_attribute("lang")

    # ── At a table ─────────────────────────────────────────────────────────

    @property
    def position(self) -> dict[str, Any]:
        return self.frame.get("position") or {}

    @property
    def table(self) -> str:
        return str(self.frame["table"]["id"])

    @property
    def row(self) -> int:
        return int(self.frame.get("row", -1))

    @property
    def over(self) -> bool:
        return bool(self.position.get("over"))

    @property
    def choices(self) -> list[str]:
        """What the server says this person may do now."""
        return [choice["action"] for choice in self.position.get("choices", [])]

    def offered(self) -> list[str]:
        """What can be clicked now."""
        actions: list[str] = self.page.evaluate(OFFERED)
        return actions

    def assert_all_offered(self) -> None:
        """Every allowed action has its place on the page, and nothing else has."""
        limit = time.monotonic() + PATIENCE
        while set(self.offered()) != set(self.choices):
            if time.monotonic() > limit:
                offered, choices = set(self.offered()), set(self.choices)
                raise AssertionError(
                    f"not offered: {choices - offered}; offered though not allowed: {offered - choices}"
                )
            self.page.wait_for_timeout(20)

    def target(self, action: str) -> Locator:
        return self.page.locator(f'[data-action="{action}"]:visible').first

    def point(self, action: str) -> tuple[float, float]:
        """Where to click for an action."""
        found = self.target(action).evaluate(POINT)
        assert found, f"{action} lies under something else"
        return found[0], found[1]

    def click(self, action: str) -> None:
        """Play an action where it is offered."""
        self.page.mouse.click(*self.point(action))

    def tap(self, action: str) -> None:
        """Play an action on a touch screen, and confirm it where that is asked for."""
        row = self.row
        self.page.touchscreen.tap(*self.point(action))
        confirm = self.page.locator("[data-confirm]")
        self.wait(lambda: self.row > row or confirm.count(), "an answer to a tap")
        if self.row == row:
            confirm.tap()

    def go(self, table: str) -> None:
        """To a table, until it is there."""
        self.socket, self.frame = None, {}
        self.page.goto(f"/t/{table}")
        self.wait(lambda: self.frame, "the table")
        self.page.locator(".shell").wait_for()

    def lift_curtain(self) -> None:
        """Take the screen that somebody passes on, where rivals share one."""
        mine = [seat for seat in self.frame["table"]["seats"] if seat["yours"]]
        if len(mine) > 1:
            curtain = self.page.locator("dialog.curtain button")
            if curtain.count() and curtain.is_visible():
                curtain.click()

    @contextmanager
    def offline(self) -> Iterator[None]:
        self.forgiving = True
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)

    def close(self) -> None:
        self.context.close()


# ── Playing ────────────────────────────────────────────────────────────────


def sit_down(host: Person, friend: Person, table: str) -> None:
    """Both at a table that the host opened, which begins."""
    host.go(table)
    friend.go(table)
    friend.page.locator("[data-tool=sit]").first.click()
    host.page.locator("[data-tool=start]:enabled").click()
    host.wait(lambda: host.position, "the game to begin")
    friend.wait(lambda: friend.position, "the game to begin")


def asked(people: Sequence[Person]) -> Person | None:
    """Who must decide, as far as their browsers know; None when the game is over."""
    first = people[0]
    limit = time.monotonic() + PATIENCE
    while True:
        ahead = max(person.row for person in people)
        if any(person.over for person in people):
            return None
        found = [person for person in people if person.choices and person.row == ahead]
        if found:
            return found[0]
        assert time.monotonic() < limit, (
            f"nobody is asked: {[(person.name, person.row) for person in people]}"
        )
        first.page.wait_for_timeout(8)


def play(
    people: Sequence[Person],
    mind: Mind,
    moves: int | None = None,
    act: Callable[[Person, str], None] = Person.click,
    mirror: Match | None = None,
) -> int:
    """Play on to the end, or so many moves; how many there were. `act` is how somebody plays an action.

    A mirror is played beside it, where the seed is known and no bots sit at the table.
    """
    number = 0
    while moves is None or number < moves:
        person = asked(people)
        if person is None:
            break
        person.lift_curtain()
        person.assert_all_offered()
        row, action = person.row, mind.choose(person.position)
        act(person, action)
        person.wait(lambda person=person, row=row: person.row > row, f"an answer to {action!r}")  # type: ignore[misc]
        if mirror is not None:
            mirror.play(action)
        number += 1
    return number
