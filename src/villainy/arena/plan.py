"""What a tournament plays: from a game's number to its deal and to who sits where, and nothing else decides.

Rivals: two bots meet at a table of two, each pair in a lane of its own; three or four bots meet at one table.
A deal is played in every rotation of the seats, so that each bot has each seat once. At a table of more than
two the order around it is drawn for each deal: nobody always sits behind the same rival.
Teams: a lane for each bot, which sits in all seats.

Deal number 3 is the same deal in every lane and rotation (common random numbers). An option that is given as
`each` has all its values in turn, deal by deal; of two such options all combinations.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, product
from pathlib import Path
from typing import Any

import villainy
from villainy import bots
from villainy.arena.errors import ArenaError
from villainy.engine.game import Game
from villainy.engine.names import snake
from villainy.engine.options import OptionSet
from villainy.engine.seeds import derived

EACH = "each"


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int
    deal: int
    lane: int
    bots: tuple[str, ...]  # by seat
    seed: int  # of the deal
    seeds: tuple[int, ...]  # of the bots, by seat
    options: Mapping[str, str]


def settings_in_turn(
    declared: OptionSet, given: Mapping[str, Any], players: int
) -> tuple[dict[str, str], ...]:
    """What was asked for, once for each value of what is to take each."""
    varied = [name for name in given if str(given[name]).lower() == EACH and snake(name) in declared.options]
    return tuple(
        declared.resolve({**given, **dict(zip(varied, values, strict=True))}, players)
        for values in product(*(declared.options[snake(name)].values for name in varied))
    )


@cache
def program_of(game: str) -> str:
    """A fingerprint of the source of all bots that play a game: bots that were changed play other games."""
    folder = Path(bots.__file__).parent
    others = [snake(name) for name in villainy.GAMES if name != game]
    files = sorted(file for file in folder.rglob("*.py") if file.stem not in others)
    source = b"".join(file.relative_to(folder).as_posix().encode() + file.read_bytes() for file in files)
    return hashlib.sha256(source).hexdigest()[:16]


@dataclass(frozen=True)
class Plan:
    """All that decides how game number N goes; two plans that are equal play the same games."""

    game: str
    rules: int
    components: str
    program: str  # of the bots
    team: bool
    players: int
    settings: tuple[Mapping[str, str], ...]  # all options, for one deal after the other
    bots: tuple[str, ...]
    seed: int
    ladder: bool = False  # each bot meets only the next

    @classmethod
    def make(
        cls,
        game: Game,
        kinds: Sequence[str],
        players: int,
        options: Mapping[str, Any],
        seed: int,
        ladder: bool = False,
    ) -> Plan:
        """A plan for bots that the game knows; ArenaError where they cannot meet."""
        declared, team = game.definition.options, game.definition.team
        players = declared.check_seats(players)
        for place, kind in enumerate(kinds):
            if kind in kinds[:place]:
                raise ArenaError("bot-twice", value=kind)
        if not team and len(kinds) < 2:
            raise ArenaError("bot-alone")
        if not team and players > 2 and players != len(kinds):
            raise ArenaError("line-up", players=players, count=len(kinds))
        return cls(
            game.name,
            game.version,
            game.components.hash,
            program_of(game.name),
            team,
            players,
            settings_in_turn(declared, options, players),
            tuple(kinds),
            seed,
            ladder,
        )

    @cached_property
    def options(self) -> dict[str, str]:
        """As they are told: of what differs from deal to deal all in turn, so that no two plans agree."""
        told = {name: [setting[name] for setting in self.settings] for name in self.settings[0]}
        return {name: "|".join(turns) if len(set(turns)) > 1 else turns[0] for name, turns in told.items()}

    @cached_property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Who is compared with whom."""
        if self.ladder:
            return tuple(zip(self.bots, self.bots[1:], strict=False))
        return tuple(combinations(self.bots, 2))

    @cached_property
    def lanes(self) -> tuple[tuple[str, ...], ...]:
        """The tables that play each deal."""
        if self.team:
            return tuple((bot,) * self.players for bot in self.bots)
        return self.pairs if self.players == 2 else (self.bots,)

    @property
    def rotations(self) -> int:
        """How often a lane plays a deal."""
        return 1 if self.team else self.players

    def lanes_of(self, pair: tuple[str, str]) -> tuple[int, ...]:
        """Where a pair is compared: at its table, or in the lanes of its two teams."""
        if self.team:
            return tuple(self.bots.index(bot) for bot in pair)
        return (self.pairs.index(pair) if self.players == 2 else 0,)

    def number(self, deal: int, lane: int, rotation: int = 0) -> int:
        return (deal * len(self.lanes) + lane) * self.rotations + rotation

    def block(self, deal: int, lane: int) -> range:
        """The numbers of a deal's games in one lane."""
        first = self.number(deal, lane)
        return range(first, first + self.rotations)

    def place(self, number: int) -> tuple[int, int, int]:
        """The deal, the lane and the rotation of a game."""
        block, rotation = divmod(number, self.rotations)
        return (*divmod(block, len(self.lanes)), rotation)

    def fixture(self, number: int) -> Fixture:
        deal, lane, rotation = self.place(number)
        circle = self.lanes[lane]
        if len(set(circle)) > 2:
            drawn = {bot: derived(self.seed, "circle", deal, place) for place, bot in enumerate(circle)}
            circle = tuple(sorted(circle, key=drawn.__getitem__))
        return Fixture(
            number,
            deal,
            lane,
            circle[rotation:] + circle[:rotation],
            derived(self.seed, "deal", deal),
            tuple(derived(self.seed, "bot", number, seat) for seat in range(self.players)),
            self.settings[deal % len(self.settings)],
        )
