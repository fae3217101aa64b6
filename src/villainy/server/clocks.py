"""The clocks of a table, computed from the times of its rows alone, so that any worker reads the same.

Time runs for the person who is asked, never for a bot. With the pace `live` each seat has so many seconds,
and gains the increment with each decision; with `days` each decision has its own. Who loses the connection
while a live clock runs is given a grace, once for each decision.
"""

from __future__ import annotations

from villainy.server.frames import Pace

GRACE = 30.0  # seconds for which a live clock stands still after a disconnect
RETURN = 30.0  # seconds at least for who comes back after their time ran out


class Clocks:
    """Seconds left for each seat; `runner` is the seat whose time runs."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self._left = [float(pace.seconds or 0)] * players
        self.runner: int | None = None
        self._since = 0.0
        self._credit = 0.0  # seconds since then that do not count
        self._grace = GRACE  # what is left of it for this decision
        self._away: dict[int, float] = {}  # by seat, when the connection was lost

    @property
    def ticking(self) -> bool:
        return self.pace.kind != "untimed" and self.pace.seconds is not None

    def ask(self, seat: int | None, at: float) -> None:
        """From now on time runs for this seat; None for nobody, as a bot is asked or the game is over."""
        if not self.ticking:
            return
        self._charge(at)
        self.runner, self._since, self._credit, self._grace = seat, at, 0.0, GRACE
        if seat is not None and self.pace.kind == "days":
            self._left[seat] = float(self.pace.seconds or 0)

    def decided(self, at: float) -> None:
        """The seat that was asked has made its decision."""
        if self.ticking and self.runner is not None:
            self._charge(at)
            self._left[self.runner] += self.pace.increment
            self.runner = None

    def comes_back(self, seat: int) -> None:
        self._left[seat] = max(self._left[seat], RETURN)

    def pause(self, seconds: float) -> None:
        """The server stood still, and nobody is to blame."""
        self._credit += seconds

    def disconnect(self, seat: int, at: float) -> None:
        if self.pace.kind == "live":
            self._away.setdefault(seat, at)

    def reconnect(self, seat: int, at: float) -> None:
        if seat in self._away:
            granted = self._granted(at) if seat == self.runner else 0.0
            del self._away[seat]
            self._credit += granted
            self._grace -= granted

    def seconds(self, seat: int, at: float) -> float | None:
        """What the clock of a seat shows; None where the table has none."""
        if not self.ticking:
            return None
        used = self._used(at) if seat == self.runner else 0.0
        return max(0.0, self._left[seat] - used)

    def due(self) -> float | None:
        """When the running clock will have run out, if nothing happens before."""
        if self.runner is None:
            return None
        out = self._since + self._credit + self._left[self.runner]
        lost = self._away.get(self.runner)
        return out if lost is None or out <= max(lost, self._since) else out + self._grace

    def _charge(self, at: float) -> None:
        if self.runner is not None:
            self._left[self.runner] = max(0.0, self._left[self.runner] - self._used(at))

    def _used(self, at: float) -> float:
        return max(0.0, at - self._since - self._credit - self._granted(at))

    def _granted(self, at: float) -> float:
        """Of the present absence of the runner, what does not count."""
        lost = self._away.get(-1 if self.runner is None else self.runner)
        return 0.0 if lost is None else min(self._grace, max(0.0, at - max(lost, self._since)))
