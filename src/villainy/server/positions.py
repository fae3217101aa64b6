"""What a viewer may know of a position: a pure function of the match's present state and of the seat.

A match that was dealt anew around what the seat knows gives the same bytes.
"""

from __future__ import annotations

from typing import Any

from villainy.engine.match import Match
from villainy.server.errors import to_wire
from villainy.server.frames import Choice, Position, Result, Sentence


def position_of(match: Match, seat: int | None, view: dict[str, Any] | None = None) -> Position:
    """The position as this seat, or a spectator (None), sees it; its view, where it is known already."""
    asked, outcome = match.seat, match.outcome
    choices = match.legal() if seat is not None and seat == asked else []
    return Position(
        viewer=seat,
        asked=asked,
        decision=match.decision,
        prompt=to_wire(match.asking(seat)),
        choices=[Choice(match.notation(action), to_wire(match.describing(action))) for action in choices],
        view=match.view(seat) if view is None else view,
        over=match.over,
        outcome=None if outcome is None else [Result(**result) for result in outcome],
    )


def shared_view(match: Match, view: dict[str, Any], seat: int | None) -> dict[str, Any] | None:
    """The view of a seat from that of another: a team has no secrets, and only `viewer` differs."""
    return {**view, "viewer": seat} if match.game.definition.team else None


def why_not(match: Match, seat: int, action: int) -> Sentence | None:
    """Why the seat that is asked may not play an action; None where it may."""
    sentence = match.refusing(action)
    return None if sentence is None else to_wire(sentence)
