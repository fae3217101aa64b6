"""A match as text that can be mailed, read and replayed to the byte."""

from __future__ import annotations

import json
from typing import Any

from villainy.engine.errors import TranscriptError
from villainy.engine.names import parse_word

FORMAT = 1
FIELDS: dict[str, type] = {
    "format": int,
    "game": str,
    "rules": int,
    "components": str,
    "players": int,
    "options": dict,
    "seed": str,
    "actions": list,
    "state": str,
}


def write(transcript: dict[str, Any]) -> str:
    """One field a line, one action a line: readable, and easy to compare."""
    return json.dumps(transcript, indent=1, ensure_ascii=False) + "\n"


def read(text: str) -> dict[str, Any]:
    """The fields of a transcript; TranscriptError where it was cut or something in it has the wrong form."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise TranscriptError("transcript-not-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # nested without end, or a number without end
        raise TranscriptError("transcript-not-json", line=1, column=1) from None
    return check(data)


def check(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise TranscriptError("transcript-not-a-table")
    for name, kind in FIELDS.items():
        if name not in data:
            raise TranscriptError("transcript-missing", field=name)
        if not isinstance(data[name], kind) or isinstance(data[name], bool):
            raise TranscriptError("transcript-wrong-type", field=name)
    for name in data:
        if name not in FIELDS:
            raise TranscriptError("transcript-unknown", field=name)
    if data["format"] != FORMAT:
        raise TranscriptError("transcript-format", value=data["format"], known=FORMAT)
    for number, action in enumerate(data["actions"], start=1):
        if not isinstance(action, str):
            raise TranscriptError("transcript-not-an-action", number=number, value=str(action))
    return data


def parse_seed(word: str) -> int:
    """64 bits as sixteen hexadecimal digits."""
    number = parse_word(word)
    if number is None:
        raise TranscriptError("transcript-seed", value=word)
    return number
