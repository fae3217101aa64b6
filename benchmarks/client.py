"""How soon a table can be played at, in Chromium on this machine.

python benchmarks/client.py [--repeats 5]

For each game a browser with nothing in its cache opens a running table. Told are, from the click on the link:
the first paint, the first thing that may be clicked, and the compressed script that was loaded for it. The
median of the repeats; the aim is two seconds from first paint to playable.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))
os.environ.setdefault("VILLAINY_BACKEND", "interpreted")

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from browser import chromium  # noqa: E402
from browser.people import GAMES, PHONE, Person  # noqa: E402
from browser.serving import Serving  # noqa: E402

# Runs before the page's own scripts: notes when the first thing that may be clicked is drawn.
WATCH = """
new MutationObserver((_, watcher) => {
    if (!document.querySelector('[data-action]')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.playable = performance.now(); }));
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-action'] });
"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


def measure(
    browser: Browser, serving: Serving, game: str, screen: dict[str, Any]
) -> tuple[float, float, int]:
    person = Person.arriving(browser, serving, "Ada", **screen)
    scripts: list[int] = []

    def count(request: Any) -> None:
        if request.resource_type == "script":
            scripts.append(request.sizes()["responseBodySize"])

    person.page.on("requestfinished", count)
    person.context.add_init_script(WATCH)
    table = person.guest.open_table(game, ["me", "me"], seed=3, undo="free")
    person.go(table)
    person.wait(lambda: person.page.evaluate("() => window.playable !== undefined"), "something to click")
    painted, playable = person.page.evaluate(PAINT), person.page.evaluate("() => window.playable")
    person.settle()
    person.close()
    return painted, playable, sum(scripts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how soon a table can be played at.")
    parser.add_argument("--repeats", type=int, default=5, help="by default %(default)s")
    given = parser.parse_args()
    found = chromium.executable()
    if found is None:
        sys.exit("no Chromium here")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=found, args=chromium.ARGUMENTS)
        try:
            print(f"{'':32}{'first paint':>12}{'playable':>12}{'script':>12}")
            for game in GAMES:
                for name, screen in (("desktop", {}), ("phone", PHONE)):
                    rows = [measure(browser, serving, game, screen) for _ in range(given.repeats)]
                    painted, playable, script = (median(column) for column in zip(*rows))
                    print(
                        f"{game + ', ' + name:32}{painted:9.0f} ms{playable:9.0f} ms{script / 1000:9.0f} kB"
                    )
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
