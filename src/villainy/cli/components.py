"""Looking at components files: whether one is whole, and what one looks like."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import villainy
from villainy.cli.common import print_json, words
from villainy.engine.components import SOURCES, Components


def check(file: Path, locale: str, as_json: bool) -> None:
    """Read a file as its game would, and count its values by source."""
    name = Components.read(file).root.word("game")
    components = villainy.load(name, file).components
    counted = Counter(components.sources().values())
    sources = {source: counted[source] for source in SOURCES}
    if as_json:
        values = sum(sources.values())
        print_json(
            {"file": str(file), "game": name, "hash": components.hash, "values": values, "sources": sources}
        )
        return
    arguments = {"file": str(file), "game": name, "hash": components.hash, "count": sum(sources.values())}
    print(words(locale).format("cli-components-whole", arguments | sources))


def show(game_name: str) -> None:
    """The file a game is played with, to copy and fill with the values of another box."""
    sys.stdout.write(villainy.load(game_name).components.text)
