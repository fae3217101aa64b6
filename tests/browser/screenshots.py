"""`make screenshots`: pictures of the pages and of real games, for the README, into docs/screenshots.

python tests/browser/screenshots.py [--only TEXT] [--out FOLDER] [--png]

Each is taken in Chromium from a game that bots and a greedy person play on a fixed seed, so that a change of
the client shows as a change of the picture.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))
os.environ.setdefault("VILLAINY_BACKEND", "interpreted")

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from browser import chromium  # noqa: E402
from browser.guests import Mind  # noqa: E402
from browser.people import PHONE, Person  # noqa: E402
from browser.serving import Serving  # noqa: E402
from conformance import load  # noqa: E402
from villainy.engine.tutorial import lessons_of  # noqa: E402

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 1000}}
QUALITY = 82  # of WebP


@dataclass(frozen=True)
class Picture:
    """A table after so many rows (None is its end), a page, or a step of a tutorial by lesson and name."""

    name: str
    path: str = ""
    game: str = ""
    seats: tuple[str, ...] = ("me", "greedy", "greedy")
    seed: int = 0
    row: int | None = None
    locale: str = "en"
    options: dict[str, str] = field(default_factory=dict)
    step: tuple[str, str] | None = None
    screen: dict[str, Any] = field(default_factory=lambda: DESK)


VM, LP, PE = "victorian-masterminds", "the-loop", "professor-evil"
PICTURES = [
    Picture("home", "/"),
    Picture("home-phone", "/", screen=PHONE),
    Picture("new-table", f"/new/{LP}"),
    Picture("career", "/me"),
    Picture("victorian-masterminds-early", game=VM, seed=15, row=14),
    Picture("victorian-masterminds-late", game=VM, seed=7, row=95, locale="de", screen=WIDE),
    Picture("victorian-masterminds-end", game=VM, seed=7),
    Picture("victorian-masterminds-phone", game=VM, seed=15, row=60, screen=PHONE),
    Picture("the-loop-early", game=LP, seats=("me", "greedy"), seed=8, row=20),
    Picture("the-loop-late", game=LP, seed=0, row=150, locale="fr", screen=WIDE),
    Picture("the-loop-end", game=LP, seats=("me", "greedy"), seed=8),
    Picture("the-loop-phone", game=LP, seats=("me", "greedy"), seed=8, row=60, screen=PHONE),
    Picture("professor-evil-early", game=PE, seed=0, row=12),
    Picture("professor-evil-late", game=PE, seed=0, row=55, locale="fr", screen=WIDE),
    Picture("professor-evil-end", game=PE, seed=0),
    Picture("professor-evil-phone", game=PE, seed=0, row=30, screen=PHONE),
    Picture("victorian-masterminds-tutorial", game=VM, step=("segment", "complete")),
    Picture("victorian-masterminds-rules", f"/rules/{VM}#henchman"),
    Picture("victorian-masterminds-pieces", f"/pieces/{VM}"),
    Picture("the-loop-tutorial", game=LP, step=("loop", "loop")),
    Picture("the-loop-rules", f"/rules/{LP}#use-card"),
    Picture("the-loop-pieces", f"/pieces/{LP}"),
    Picture("professor-evil-tutorial", game=PE, step=("treasure", "go"), locale="fr"),
    Picture("professor-evil-tutorial-phone", game=PE, step=("manor", "window"), screen=PHONE),
    Picture("professor-evil-rules", f"/rules/{PE}#nathan"),
    Picture("professor-evil-pieces", f"/pieces/{PE}"),
]


def take(browser: Browser, serving: Serving, picture: Picture, folder: Path, form: str) -> Path:
    person = Person.arriving(browser, serving, "Ada", locale=picture.locale, **picture.screen)
    try:
        if picture.path:
            if picture.path in ("/", "/me"):
                live_a_little(person)
            person.visit(picture.path)
            drawn(person)
        elif picture.step is not None:
            learn(person, picture.game, *picture.step)
        else:
            show(person, picture)
        person.page.wait_for_timeout(400)  # fonts and pictures
        file = folder / f"{picture.name}.{form}"
        file.write_bytes(shot(person, form))
        return file
    finally:
        person.close()


def live_a_little(person: Person) -> None:
    """A few games behind and before somebody, so that their pages have something to tell."""
    person.guest.play(person.guest.open_table(PE, ["me", "greedy"], seed=6, name="Tea at midnight"), Mind(PE))
    person.guest.play(
        person.guest.open_table(VM, ["me", "greedy"], seed=18, name="Under the Thames"), Mind(VM)
    )
    person.guest.open_table(LP, ["me", "greedy"], seed=3, name="Again and again")
    person.guest.open_table(VM, ["me", "open", "open"], public=True, name="London by gaslight")
    person.guest.open_table(PE, ["me", "open", "open", "open"], public=True, name="Who has the key?")


def show(person: Person, picture: Picture) -> None:
    table = person.guest.open_table(
        picture.game, picture.seats, seed=picture.seed, options=picture.options, name="Friday night"
    )
    reached: Callable[[dict[str, Any]], bool] = lambda frame: False  # noqa: E731
    if picture.row is not None:
        row = picture.row
        reached = lambda frame: frame["row"] >= row  # noqa: E731
    person.guest.play(table, Mind(picture.game), reached)
    person.go(table)
    if picture.row is None:
        person.page.locator("[data-ending]").wait_for()
    else:
        person.assert_all_offered()
    assert not person.problems, person.problems


def learn(person: Person, game: str, name: str, step: str) -> None:
    """To a step of a lesson, as somebody who comes back to it."""
    (lesson,) = (lesson for lesson in lessons_of(load(game).definition) if lesson.name == name)
    place = [each.name for each in lesson.steps].index(step)
    played = [each.accept[0] if each.accept else None for each in lesson.steps[:place]]
    kept = {"lesson": name, "played": played, "done": [], "place": place, "of": place + 2, "finished": False}
    person.visit("/about")
    person.page.evaluate(
        "([key, kept]) => localStorage.setItem(key, kept)", [f"villainy.learn.{game}", json.dumps(kept)]
    )
    person.visit(f"/learn/{game}")
    person.page.locator(f"[data-coach={name}][data-step={step}]").wait_for()
    assert not person.problems, person.problems


def drawn(person: Person) -> None:
    """Until all pieces of a sheet are there."""
    tiles = person.page.locator("[data-tile]")
    person.wait(lambda: person.page.locator("[data-tile] > .tile").count() == tiles.count(), "all pieces")


def shot(person: Person, form: str) -> bytes:
    """The page as Chromium itself compresses it, which needs no other program."""
    session = person.context.new_cdp_session(person.page)
    how = {"format": form} | ({"quality": QUALITY} if form == "webp" else {})
    return base64.b64decode(session.send("Page.captureScreenshot", how)["data"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Take the pictures of the README anew.")
    parser.add_argument("--only", default="", metavar="TEXT", help="those with this in their name")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots", metavar="FOLDER")
    parser.add_argument("--png", action="store_true", help="without loss, and five times as large")
    given = parser.parse_args()
    found = chromium.executable()
    if found is None:
        sys.exit(chromium.MISSING)
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=found, args=chromium.ARGUMENTS)
        try:
            for picture in PICTURES:
                if given.only in picture.name:
                    file = take(browser, serving, picture, given.out, "png" if given.png else "webp")
                    print(f"{file.name:34} {file.stat().st_size // 1000:5} kB")
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
