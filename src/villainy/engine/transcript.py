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
RESEEDS = "reseeds"  # of a match that was rewound: by the number of actions before it, the generator's word


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
        if name not in FIELDS and name != RESEEDS:
            raise TranscriptError("transcript-unknown", field=name)
    if data["format"] != FORMAT:
        raise TranscriptError("transcript-format", value=data["format"], known=FORMAT)
    for number, action in enumerate(data["actions"], start=1):
        if not isinstance(action, str):
            raise TranscriptError("transcript-not-an-action", number=number, value=str(action))
    read_reseeds(data)
    return data


def read_reseeds(data: dict[str, Any]) -> dict[int, int]:
    """The words the generator was given on the way, by the number of actions before each."""
    given = data.get(RESEEDS, {})
    if not isinstance(given, dict):
        raise TranscriptError("transcript-wrong-type", field=RESEEDS)
    places = {str(place): place for place in range(len(data["actions"]) + 1)}
    for place in given:
        if place not in places:
            raise TranscriptError("transcript-reseed", value=str(place))
    return {places[place]: parse_seed(word) for place, word in given.items()}


def parse_seed(word: str) -> int:
    """64 bits as sixteen hexadecimal digits."""
    number = parse_word(word)
    if number is None:
        raise TranscriptError("transcript-seed", value=word)
    return number
