"""A position of each game for pages that show its pieces without a table: always the same one."""

from __future__ import annotations

from villainy.engine.game import Game
from villainy.server.frames import Position
from villainy.server.positions import position_of

SEED = 1
# Dealt, not chosen: a seat that still has to choose has no machine, agent or character to be shown.
DEALT = {
    "victorian-masterminds": {"machines": "random"},
    "the-loop": {"agents": "random"},
    "professor-evil": {"characters": "random"},
}


def sample_of(game: Game) -> Position:
    """The opening of a full table, as a spectator sees it."""
    options = DEALT.get(game.name, {})
    return position_of(game.begin(game.definition.options.most_seats, SEED, options), None)
