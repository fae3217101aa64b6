"""What workers tell each other: that a table has a new row, and who is connected to it.

With SQLite there is one worker, and nobody to tell. With PostgreSQL it is LISTEN and NOTIFY.
"""

from __future__ import annotations

from typing import Protocol

from villainy.server.viewer import Presence


class Bus(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def elsewhere(self, table: str) -> Presence:
        """Who is connected to a table by other workers."""
        ...

    def present(self, table: str, presence: Presence) -> None:
        """Tell the others who is connected here."""


class NoBus:
    """One worker alone."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def elsewhere(self, table: str) -> Presence:
        return Presence()

    def present(self, table: str, presence: Presence) -> None:
        pass
