"""Compiling behind a game that is already being played.

The build is made by another process, which fills the cache and leaves this one's interpreter free; loading it
then takes less than a second. Whoever is playing never waits.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from villainy.engine.backends.compiled import Compiled
    from villainy.engine.game import Game

PATIENCE = 5000  # interpreted steps, about half a second of them, before a build is worth its while


class Behind:
    """A build for one game; `ready` is None until it is there."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._steps = 0
        self._thread: threading.Thread | None = None
        self.ready: Compiled | None = None

    def count_step(self) -> None:
        self._steps += 1
        if self._steps == PATIENCE:
            self.start()

    def start(self) -> None:
        """Begin, unless it has begun."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._build, daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Until the build is there, or has failed."""
        if self._thread is not None:
            self._thread.join()

    def _build(self) -> None:
        command = [sys.executable, "-m", "villainy.engine.backends.build", self._game.name]
        components = self._game.components.path
        if components is not None:
            command.append(str(components))
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        if done.returncode == 0:
            self.ready = self._game.compiled
