"""What can be wrong with a tournament that somebody asks for; the sentences are in the arena's own words."""

from __future__ import annotations

from pathlib import Path

from villainy.engine.errors import VillainyError

LOCALES = Path(__file__).parent / "locales"


class ArenaError(VillainyError):
    """Nobody to play, a journal that does not fit, or a cluster that does not answer."""

    locales = (LOCALES,)
