"""Who may take back what: at once, or by the consent of the others.

Free for everybody: the own last move, while nothing was turned up and nobody has acted since. At a table with
`undo = "free"` (a team, or one person): the last move of a person, whatever it showed. Elsewhere: the own
last move, once all other people at the table agree; bots always do.
"""

from __future__ import annotations

from typing import NamedTuple

from villainy.server.rows import Row
from villainy.server.table import Table


class Way(NamedTuple):
    """Back to a row, at once or after asking; `revealed` where something hidden was shown since."""

    to: int
    at_once: bool
    revealed: bool


def way_back(table: Table, seats: tuple[int, ...]) -> Way | None:
    """What an undo by somebody in these seats would do; None where there is nothing to take back."""
    if table.status != "running" or table.match is None or not seats:
        return None
    moves = _within_reach(table)
    if not moves:
        return None
    last = moves[-1]
    if last.guest is not None and last.seat in seats and table.match.can_undo:
        return Way(table.before(last), True, False)
    free = table.head.undo == "free"
    own = [
        place for place, move in enumerate(moves) if move.guest is not None and (free or move.seat in seats)
    ]
    if not own:
        return None
    revealed = any(moment.revealed for moment in table.match.moments[own[-1] :])
    return Way(table.before(moves[own[-1]]), free or not others(table, seats), revealed)


def others(table: Table, seats: tuple[int, ...]) -> list[str]:
    """The people at the table who do not sit in these seats."""
    own = {table.chairs[seat].guest for seat in seats}
    return [guest for guest in table.people() if guest not in own]


def agreed(table: Table) -> bool:
    """Whether everybody has agreed to the wish that waits."""
    proposal = table.proposal
    return proposal is not None and all(
        guest in proposal.agreed for guest in others(table, table.seats_of(proposal.guest))
    )


def _within_reach(table: Table) -> list[Row]:
    """The moves of the line that the match still knows: not those before a change of the rules."""
    assert table.match is not None
    return table.line[len(table.line) - len(table.match.moments) :]
