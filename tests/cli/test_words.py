"""The terminal's own words: the same messages with the same arguments in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import villainy.cli
from villainy.cli.common import LOCALES

STANDINGS = {"cli-wins", "cli-share", "cli-mean-points"}  # made by a loop of `simulate`
SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for file in Path(villainy.cli.__file__).parent.rglob("*.py")
)


def messages(locale: str) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    text = (LOCALES / f"{locale}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            source = text[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$([a-z-]+)", source))
    return found


@pytest.mark.parametrize("locale", ["fr", "de"])
def test_every_language_says_the_same_with_the_same_arguments(locale: str) -> None:
    assert messages(locale) == messages("en")


def test_every_complaint_has_a_sentence_and_every_sentence_a_use() -> None:
    known = set(messages("en"))
    complaints = {f"cli-error-{code}" for code in re.findall(r'Complaint\(\s*"([a-z-]+)"', SOURCE)}
    assert complaints == {message for message in known if message.startswith("cli-error-")}
    for message in known - complaints:
        made_up = f"{message.rpartition('-')[0]}-{{" in SOURCE  # f"cli-short-{name}"
        assert made_up or message in SOURCE or message in STANDINGS, message
