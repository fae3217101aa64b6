"""What a server is told when it starts."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

CLIENT = Path(__file__).parent / "client"


@dataclass(frozen=True)
class Settings:
    """`database` is a file or a URL; `now` the time in seconds since 1970, which tests set as they like.

    `origins` are addresses besides its own from which a page may open a socket, such as a proxy's. `warm` has
    the searches of all games made ready as the server starts, and not only when a bot wants to think.
    """

    database: str = "villainy.db"
    client: Path = CLIENT
    now: Callable[[], float] = field(default=time.time)
    origins: tuple[str, ...] = ()
    sweep: float = 1.0  # seconds between two looks for clocks that ran out; 0 for none by itself
    bots: bool = True  # whether this worker lets bots play
    warm: bool = field(default_factory=lambda: os.environ.get("VILLAINY_WARM") != "0")
    limits: bool = True  # whether it counts commands
    backend: str = "interpreted"  # of the rules; to load compiled ones would hold everybody up for a moment
    seeds: Iterator[int] | None = None  # of tables, for tests; else they come from `secrets`

    @classmethod
    def from_environment(cls) -> Settings:
        """VILLAINY_DATABASE, VILLAINY_CLIENT and VILLAINY_ORIGINS (with commas), where they are set."""
        origins = os.environ.get("VILLAINY_ORIGINS", "")
        return cls(
            database=os.environ.get("VILLAINY_DATABASE", cls.database),
            client=Path(os.environ.get("VILLAINY_CLIENT", CLIENT)),
            origins=tuple(origin.strip() for origin in origins.split(",") if origin.strip()),
        )
