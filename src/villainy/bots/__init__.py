"""Bots: players that decide from what their seat may know, and from nothing else.

A bot is anything with `choose(table) -> action`. It is handed a `Table`: plain data, copied out of the match,
and a match dealt anew as the seat might imagine it. From neither is there a way to the truth.

>>> import villainy
>>> from villainy import bots
>>> match = villainy.load("victorian-masterminds").new(players=2, seed=7)
>>> bot = bots.load("greedy", match.game.name, seed=1)
>>> match.notation(bot.choose(bots.Table.of(match, match.seat))).split()[0]
'place'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from villainy.engine.errors import OptionError
from villainy.engine.names import snake

if TYPE_CHECKING:
    from villainy.engine.match import Match


LEVELS = {"novice": 100, "adept": 1_000, "expert": 10_000}  # of `search`, in simulations
IMAGINED = 0  # dealt by a word of its own, what the seat cannot know tells nothing of the truth


@dataclass(frozen=True)
class Table:
    """What lies before one seat: its view of the match, and what it may do if it is asked."""

    seat: int
    decision: str | None
    view: dict[str, Any]
    legal: tuple[int, ...]
    texts: tuple[str, ...]  # the canonical text of each legal action
    components: Mapping[str, Any]  # the printed numbers, known to everybody
    imagined: Match | None = None  # the match as the seat might imagine it, for who wants to try things out

    @classmethod
    def of(cls, match: Match, seat: int) -> Table:
        legal = tuple(match.legal()) if match.seat == seat else ()
        return cls(
            seat,
            match.decision,
            match.view(seat),
            legal,
            tuple(match.notation(action) for action in legal),
            match.game.tables,
            match.redeal(seat, IMAGINED),
        )

    def notation(self, action: int) -> str:
        return self.texts[self.legal.index(action)]


class Bot(Protocol):
    """A player; two of the same name and seed choose alike."""

    def choose(self, table: Table) -> int:
        """One of the table's legal actions."""
        ...


def names(game: str) -> list[str]:
    """The bots that know how to play a game, the weakest first; `random` plays any."""
    known = [name for name in ("greedy", "search") if find_spec(_module(name, game))]
    return ["random", *(name for kind in known for name in (LEVELS if kind == "search" else (kind,)))]


def load(name: str, game: str, seed: int) -> Bot:
    """A bot by name, with a generator of its own."""
    known = names(game)
    if name not in known:
        raise OptionError("option-value", option="bot", value=name, known=", ".join(known))
    if name == "random":
        from villainy.bots.random import RandomBot

        return RandomBot(seed)
    if name in LEVELS:
        from villainy.bots.search import SearchBot

        return SearchBot(LEVELS[name], seed)
    bot: Bot = import_module(_module(name, game)).make(seed)
    return bot


def _module(name: str, game: str) -> str:
    return f"villainy.bots.{name}.{snake(game)}"
