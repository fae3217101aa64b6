"""Three board games about evil geniuses, with their whole printed rules.

>>> import villainy
>>> game = villainy.load("victorian-masterminds")
>>> match = game.new(players=3, seed=7)
>>> match.decision, len(match.legal())
('place-agent', 5)
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from villainy.engine.game import Game
    from villainy.engine.match import Match

__version__ = "0.1.0"

GAMES = {
    "victorian-masterminds": "villainy.games.victorian_masterminds.game",
    "professor-evil": "villainy.games.professor_evil.game",
    "the-loop": "villainy.games.the_loop.game",
}


def load(name: str, components: str | Path | None = None, backend: str | None = None) -> Game:
    """A game by name, with its own components or those of a file of the same form.

    `backend` is how its rules run: "interpreted", "compiled", "auto" (the one until the other is ready), or
    "cuda" (compiled, and bulk play on a GPU); without one the variable VILLAINY_BACKEND decides, else "auto".
    """
    import os
    from importlib import import_module

    from villainy.engine.components import Components
    from villainy.engine.errors import UnknownGame
    from villainy.engine.game import Game

    if str(name) not in GAMES:
        raise UnknownGame("unknown-game", value=str(name), known=", ".join(GAMES))
    definition = import_module(GAMES[name]).DEFINITION
    path = definition.folder / "components.toml" if components is None else Path(components)
    return Game(definition, Components.read(path), backend or os.environ.get("VILLAINY_BACKEND", "auto"))


def replay(transcript: dict[str, Any] | str, components: str | Path | None = None) -> Match:
    """Play a transcript again, from its text or its fields, to the same position."""
    from villainy.engine.transcript import check, read

    data = read(transcript) if isinstance(transcript, str) else check(transcript)
    return load(data["game"], components).replay(data)
