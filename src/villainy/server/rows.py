"""The rows of a table: all that ever happened at it, numbered from 1 on.

Kinds beside those of `frames.Entry`, which nobody is shown: `away` and `back` (somebody lost the connection
where clocks are live, and returned), `pause` (the server stood still for so long) and `name` (somebody is
called otherwise from now on).
"""

from __future__ import annotations

from typing import Any

import msgspec

MATCH_KINDS = frozenset({"start", "move", "undo"})  # what changes the position
SEAT_KINDS = frozenset({"sit", "bot", "leave"})
HIDDEN_KINDS = frozenset({"away", "back", "pause", "name"})


class Row(msgspec.Struct, frozen=True, gc=False):
    """One row; `guest` is who did it, None for a bot or the server. `data` is the kind's own:

    start: events. move: action, events. undo: to. ask: to. answer: yes. sit: name. bot: bot, reason.
    leave: bot, reason, name. chat: text or phrase, name. mute: muted, name. end: reason. rematch: table.
    pause: seconds. name: name. Events are as `told.py` keeps them.
    """

    row: int
    kind: str
    at: float
    seat: int | None = None
    guest: str | None = None
    data: dict[str, Any] = {}
