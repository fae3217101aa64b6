"""The arena's own words: every error has its sentence in three languages, and every sentence its error."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from locale_files import arguments_of, entries
from villainy.arena import errors
from villainy.arena.errors import ArenaError

FOLDER = Path(errors.__file__).parent


def raised() -> dict[str, set[str]]:
    """Each code in the source, with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ArenaError":
                assert isinstance(node.args[0], ast.Constant)
                names = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault(f"error-{node.args[0].value}", set()).update(names)
    return found


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_every_error_has_a_sentence_that_says_all_it_knows(locale: str) -> None:
    spoken = {name: arguments_of(entry)[""] for name, entry in entries(FOLDER, locale).items()}
    assert spoken == raised()
    for name, arguments in spoken.items():
        said = ArenaError(name.removeprefix("error-"), **dict.fromkeys(arguments, "7")).sentence(locale)
        assert said.endswith(".") and "{" not in said
