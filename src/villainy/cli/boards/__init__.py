"""How a game looks in a terminal: one module for each game, drawn from a seat's view alone.

A board module has `board(scene)` for what lies in the middle, `players(scene)` for what everybody has,
`sheet(scene, seat)` for one player's own things, and `result(scene, outcome)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from villainy.engine.names import snake

if TYPE_CHECKING:
    from rich.console import RenderableType

    from villainy.engine.text import Text

COLOURS = ("blue", "red", "yellow", "green")  # of the seats; their numbers always stand beside
NARROW = 110  # columns below which things are set under each other


@dataclass(frozen=True)
class Scene:
    """What may be on the screen: the view of the seat before it, and the words to say it in."""

    view: dict[str, Any]
    viewer: int | None
    text: Text
    tables: Mapping[str, Any]
    kinds: list[str]  # who sits in each seat: "human", or a bot's name
    width: int

    @property
    def narrow(self) -> bool:
        return self.width < NARROW

    def say(self, message: str, **arguments: Any) -> str:
        return self.text.format(message, arguments)

    def noun(self, kind: str, name: str | None) -> str:
        """What a thing is called; what may not be known has a word of its own."""
        return self.text.format(f"{kind}-{'hidden' if name is None else name}")

    def seat_name(self, seat: int) -> str:
        return self.text.format(f"seat-{seat + 1}")

    def kind_name(self, seat: int) -> str:
        """Who sits there; bots go by their names."""
        kind = self.kinds[seat]
        return self.text.format("cli-human") if kind == "human" else kind


class Board(Protocol):
    def board(self, scene: Scene) -> RenderableType: ...

    def players(self, scene: Scene) -> RenderableType: ...

    def sheet(self, scene: Scene, seat: int) -> RenderableType: ...

    def result(self, scene: Scene, outcome: list[dict[str, int]]) -> RenderableType: ...


def board_of(game: str) -> Board:
    return cast(Board, import_module(f"villainy.cli.boards.{snake(game)}"))
