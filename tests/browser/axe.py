"""What axe-core finds on a page: nothing that is serious, or the test says what and where."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WEIGHTY = ("serious", "critical")


@cache
def source() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def complaints(page: Any) -> list[str]:
    """Serious and critical violations; evaluated, so that the page's own policy on scripts stays as it is."""
    page.evaluate(f"() => {{ {source()} }}")
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        if violation["impact"] in WEIGHTY
        for node in violation["nodes"]
    ]
