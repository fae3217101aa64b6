"""Messages as bytes, both ways; the one place where NumPy's numbers become plain ones."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from villainy.server.errors import Problem
from villainy.server.frames import Command

LARGEST = 16 * 1024  # bytes of a message from a browser


def plain(value: Any) -> Any:
    """A number of NumPy's as Python has it; nothing else of that kind leaves the engine."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value)} cannot travel")


_encoder = msgspec.json.Encoder(enc_hook=plain)
_commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def encode_text(message: Any) -> str:
    return _encoder.encode(message).decode()


def decode_command(data: bytes | str) -> Command:
    """A command from outside; Problem says what is wrong with it."""
    if len(data if isinstance(data, bytes) else data.encode()) > LARGEST:
        raise Problem(413, "too-large", most=LARGEST)
    try:
        return _commands.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem(400, "malformed", problem=str(error)) from None
