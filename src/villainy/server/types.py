"""The schemas the client's types are made from: `python -m villainy.server.types FOLDER`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from villainy.server.app import create_app
from villainy.server.frames import Command, Message
from villainy.server.settings import Settings


def frames_schema() -> dict[str, Any]:
    """What travels over a table's socket, both ways, as one JSON schema."""
    (message, command), structs = msgspec.json.schema_components(
        [Message, Command], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "A message of the server and a command of a browser.",
        "type": "object",
        "required": ["message", "command"],
        "properties": {"message": {"$ref": "#/$defs/Message"}, "command": {"$ref": "#/$defs/Command"}},
        "$defs": structs | {"Message": message, "Command": command},
    }


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in (
        ("openapi.json", create_app(Settings()).openapi()),
        ("frames.schema.json", frames_schema()),
    ):
        text = json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False)
        (folder / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where: python -m villainy.server.types FOLDER")
    write(Path(sys.argv[1]))
