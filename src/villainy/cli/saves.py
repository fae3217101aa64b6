"""Saved games: a transcript, and who sits where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from villainy.cli.common import Complaint, read_text, write_text
from villainy.engine import transcript as transcripts
from villainy.engine.errors import TranscriptError

if TYPE_CHECKING:
    from villainy.engine.match import Match

FORMAT = 1
MARK = "villainy-save"


def write(path: Path, match: Match, seats: list[str]) -> None:
    write_text(path, transcripts.write({MARK: FORMAT, "seats": seats, "transcript": match.transcript()}))


def read(path: Path) -> tuple[dict[str, Any], list[str] | None]:
    """The transcript of a save, with its seats, or of a bare transcript, without."""
    text = read_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise TranscriptError("transcript-not-json", line=line, column=column) from None
    if not isinstance(data, dict) or MARK not in data:
        return transcripts.check(data), None
    if data[MARK] != FORMAT:
        raise Complaint("save-format", file=str(path), value=str(data[MARK]), known=FORMAT)
    transcript = transcripts.check(data.get("transcript"))
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != transcript["players"]:
        raise Complaint("save-seats", file=str(path))
    if not all(isinstance(seat, str) for seat in seats):
        raise Complaint("save-seats", file=str(path))
    return transcript, seats
