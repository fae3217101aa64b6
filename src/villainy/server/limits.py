"""How much one guest may ask for; counted in memory, as it only has to keep a worker from drowning."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from villainy.server.errors import Problem

COMMANDS = (20, 1.0)  # so many in so many seconds
CHATS = (5, 10.0)
MOST_GUESTS = 10_000


class Limits:
    """Times of what was asked for lately, by guest."""

    def __init__(self, now: Callable[[], float], counting: bool = True) -> None:
        self._now = now
        self._counting = counting
        self._times: dict[tuple[str, str], deque[float]] = {}

    def check(self, guest: str) -> None:
        """Count a command; Problem where there are too many of them."""
        self._check(("command", guest), *COMMANDS)

    def check_chat(self, guest: str) -> None:
        self._check(("chat", guest), *CHATS)

    def _check(self, key: tuple[str, str], most: int, seconds: float) -> None:
        if not self._counting:
            return
        now = self._now()
        if len(self._times) > MOST_GUESTS:
            self._times.clear()
        times = self._times.setdefault(key, deque())
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most:
            raise Problem(429, "too-many", seconds=max(1, round(seconds)))
        times.append(now)
