"""What finished games tell: who won with what, how they ended, and what each thing was worth.

The readings of a game (`<game>.py`) read a sample with NumPy and answer with tallies. A tally only adds up,
so that a million games are read in pieces that fit into memory; `plain` makes shares and intervals of it at
the end. Things are called by the names of the game's vocabularies, for which the game has words.

`SETTINGS` are the tables a report covers, `read(game, sample)` gives the tallies in a fixed order, and
`MEASURE` names what is counted beside victory and defeat: points, or how far a team got. `AIMS` are what the
reconstructed values aim at under strong play, by tally: shares by member, or for all members the bounds of
`ratio`, the share beside the average.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from villainy.engine.names import snake

if TYPE_CHECKING:
    from villainy.arena.readings.tallies import Tally
    from villainy.arena.sample import Sample
    from villainy.engine.game import Game


def readings_of(game: Game) -> Callable[[Game, Sample], list[Tally]]:
    read: Callable[[Game, Sample], list[Tally]] = import_module(f"{__name__}.{snake(game.name)}").read
    return read


def aims_of(game: Game) -> Mapping[str, Any]:
    aims: Mapping[str, Any] = import_module(f"{__name__}.{snake(game.name)}").AIMS
    return aims
