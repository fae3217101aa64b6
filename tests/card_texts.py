"""The texts of The LOOP that are made from programs, written down in three languages to be proofread.

`make goldens` writes them anew. Nobody has to write such a sentence by hand; somebody has to read it.
"""

from __future__ import annotations

import difflib
import json
from pathlib import Path

import villainy
from villainy.engine.game import Game
from villainy.engine.text import LOCALES
from villainy.games.the_loop.words import card_text, machine_text, mission_text, power_text

PATH = Path(__file__).parent / "goldens" / "the-loop" / "card-texts.toml"
HEADER = """\
# What every card, power, mission and Ultramachina of The LOOP says: its name, and the text that words.py
# makes from its program. `make goldens` writes this file anew; proofread what has changed.
"""
DIFFERENT_LINES = 40

Entry = dict[str, tuple[str, str]]  # by locale: name and text
WRITERS = {"card": card_text, "agent": power_text, "mission": mission_text, "machine": machine_text}


def texts(game: Game) -> dict[str, dict[str, Entry]]:
    """By kind and name, everything the game's components have."""
    box = {kind: [*game.definition.nouns[kind]] for kind in WRITERS}
    box["card"] = [card for card in box["card"] if card_text(game.text("en"), game.tables, card)]
    return {kind: {name: _entry(game, kind, name) for name in members} for kind, members in box.items()}


def _entry(game: Game, kind: str, name: str) -> Entry:
    entry: Entry = {}
    for locale in LOCALES:
        text = game.text(locale)
        entry[locale] = text.format(f"{kind}-{name}"), WRITERS[kind](text, game.tables, name)
    return entry


def write(game: Game) -> str:
    """All of it as TOML."""
    lines = [HEADER]
    for kind, members in texts(game).items():
        for name, entry in members.items():
            lines.append(f"[{kind}.{name}]")
            for locale, (label, text) in entry.items():
                lines.append(f"{locale} = {json.dumps([label, text], ensure_ascii=False)}")
            lines.append("")
    return "\n".join(lines)


def load() -> Game:
    return villainy.load("the-loop", backend="interpreted")


def complaint() -> str | None:
    """What has changed since the file was written; None where nothing has."""
    recorded = PATH.read_text(encoding="utf-8") if PATH.exists() else ""
    now = write(load())
    if recorded == now:
        return None
    changes = difflib.unified_diff(
        recorded.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=2
    )
    return "Texts have changed: `make goldens`, and proofread.\n" + "\n".join([*changes][:DIFFERENT_LINES])


def rewrite() -> None:
    changed = complaint() is not None
    if changed:
        PATH.parent.mkdir(parents=True, exist_ok=True)
        PATH.write_text(write(load()), encoding="utf-8", newline="\n")
    print(f"{PATH.relative_to(PATH.parents[1])}: {'written' if changed else 'as it was'}")


if __name__ == "__main__":
    rewrite()
