"""Whole games of bots, and what a deal hides, for tests."""

from __future__ import annotations

from villainy import bots
from villainy.engine.match import Match


def play_out(match: Match, kinds: list[str], seed: int = 0) -> None:
    seated = [bots.load(kind, match.game.name, seed * 10 + seat) for seat, kind in enumerate(kinds)]
    while (seat := match.seat) is not None:
        match.play(seated[seat].choose(bots.Table.of(match, seat)))


def hidden_part(match: Match) -> bytes:
    """The state without its generator, which always changes."""
    states = match._states.copy()
    states["generator"] = 0
    return states.tobytes()
