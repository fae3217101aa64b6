"""Take the pictures of the terminal in docs/ anew: a game some way on, as the first player sees it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import villainy
from villainy import bots
from villainy.cli.play import Sitting

DOCS = Path(__file__).parents[2] / "docs"
WIDTH = 130
# Seed, players, and how many decisions are past: so that most of what there is can be seen at once.
SHOWN = {
    "victorian-masterminds": (7, 3, 60),
    "the-loop": (7, 2, 40),
    "professor-evil": (7, 3, 40),
}


def main() -> None:
    for name, (seed, players, past) in SHOWN.items():
        match = villainy.load(name).new(players=players, seed=seed)
        seated = [bots.load("greedy", name, seed=seat) for seat in range(players)]
        while len(match.moments) < past or match.seat != 0 or len(match.legal()) < 4:
            assert match.seat is not None, "the game was over before"
            match.play(seated[match.seat].choose(bots.Table.of(match, match.seat)))
        sitting = Sitting(match, ["human", *["greedy"] * (players - 1)], "en", None, None)
        sitting.greeted.add(0)
        sitting.console = Console(
            record=True, width=WIDTH, file=io.StringIO(), markup=False, highlight=False, emoji=False
        )
        sitting.draw(0)
        picture = sitting.console.export_svg(
            title=f"villainy play {name}", code_format=own_fonts(CONSOLE_SVG_FORMAT), unique_id=name
        )
        (DOCS / f"{name}.svg").write_text(picture, encoding="utf-8")


def own_fonts(template: str) -> str:
    """Without the fonts that a reader would have to fetch from elsewhere."""
    template = re.sub(r"@font-face \{\{.*?\}\}\s*", "", template, flags=re.DOTALL)
    template = re.sub(r"<!--.*?-->\s*", "", template)
    return template.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    main()
