"""What is to be said, before it is said in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Sentence:
    """Something still to be said, in whatever language: a message and what it speaks of.

    Its attribute is spoken where the message has it, and the message itself elsewhere. An argument may be a
    sentence of its own.
    """

    message: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    attribute: str | None = None
