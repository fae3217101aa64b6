"""Saved games: a transcript, and who sits where."""

from __future__ import annotations

import json
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Any

from villainy.cli.common import Complaint, read_text, write_text
from villainy.engine import transcript as transcripts
from villainy.engine.errors import TranscriptError

if TYPE_CHECKING:
    from villainy.engine.match import Match

FORMAT = 1
MARK = "villainy-save"
TABLE = "villainy-table"  # what a table in the browser gives when its game is over
PROOF: dict[str, type | tuple[type, ...]] = {
    "commitment": str,
    "salt": str,
    "names": list,
    "rewinds": dict,
    "outcome": (list, NoneType),
    "transcript": dict,
}


def write(path: Path, match: Match, seats: list[str]) -> None:
    write_text(path, transcripts.write({MARK: FORMAT, "seats": seats, "transcript": match.transcript()}))


def read(path: Path) -> tuple[dict[str, Any], list[str] | None]:
    """The transcript of a save or of a table, with its seats, or of a bare transcript, without."""
    data = _read_json(path)
    if isinstance(data, dict) and TABLE in data:
        proof = _check_proof(path, data)
        return proof["transcript"], proof["names"]
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


def read_proof(path: Path) -> dict[str, Any]:
    """What a table gave to be held against its promise."""
    return _check_proof(path, _read_json(path))


def _read_json(path: Path) -> Any:
    text = read_text(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise TranscriptError("transcript-not-json", line=line, column=column) from None


def _check_proof(path: Path, data: Any) -> dict[str, Any]:
    fits = isinstance(data, dict) and data.get(TABLE) == FORMAT
    if not fits or not all(name in data and isinstance(data[name], kind) for name, kind in PROOF.items()):
        raise Complaint("not-a-proof", file=str(path))
    transcripts.check(data["transcript"])
    names, salt = data["names"], data["salt"]
    hexadecimal = len(salt) == 32 and all(digit in "0123456789abcdef" for digit in salt)
    named = len(names) == data["transcript"]["players"] and all(isinstance(name, str) for name in names)
    if not hexadecimal or not named:
        raise Complaint("not-a-proof", file=str(path))
    proof: dict[str, Any] = data
    return proof
