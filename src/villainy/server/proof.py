"""What anybody can hold against the promise made at the start of a game, with `villainy verify`."""

from __future__ import annotations

from typing import Any

from villainy.server.table import Table

MARK = "villainy-table"
FORMAT = 1


def proof_of(table: Table) -> dict[str, Any] | None:
    """The transcript with commitment, salt and names; None where no transcript leads to the end.

    `rewinds` are the rows of the undos by which chance went another way, by the actions before each.
    """
    match = table.match
    if match is None or match.seed is None:
        return None
    return {
        MARK: FORMAT,
        "table": table.head.id,
        "commitment": table.head.commitment,
        "salt": table.head.salt,
        "names": [chair.name or chair.bot or "" for chair in table.chairs],
        "rewinds": {str(count): row for count, row in sorted(table.rewinds.items())},
        "outcome": match.outcome,
        "transcript": match.transcript(),
    }
