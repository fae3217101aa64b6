"""The words of a game as its files have them: messages, their attributes, and what each speaks of."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor


@cache
def entries(folder: Path, locale: str, words: str = "locales") -> dict[str, fluent.Message]:
    """The messages of a game's folder by their names."""
    source = (folder / words / f"{locale}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: entry
        for entry in FluentParser().parse(source).body
        if isinstance(entry, fluent.Message)
    }


def attributes_of(folder: Path, locale: str) -> dict[str, set[str]]:
    messages = entries(folder, locale)
    return {name: {part.id.name for part in entry.attributes} for name, entry in messages.items()}


class Reading(Visitor):
    """The variables and the words of a piece of a file."""

    def __init__(self, node: fluent.BaseNode | None) -> None:
        self.variables: set[str] = set()
        self.words: set[str] = set()
        if node is not None:
            self.visit(node)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.words |= set(re.findall(r"\w+", node.value.lower()))


def arguments_of(entry: fluent.Message) -> dict[str, set[str]]:
    """What the message and each of its attributes speak of: `$room-in` and `$room-into` are both the room."""
    parts = {"": entry.value} | {part.id.name: part.value for part in entry.attributes}
    return {
        name: {variable.split("-")[0] for variable in Reading(part).variables} for name, part in parts.items()
    }
