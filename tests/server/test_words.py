"""The server's own words: the same in three languages, each with a use, each problem with a sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import villainy
import villainy.server
from conformance import load
from locale_files import arguments_of
from villainy.engine.text import LOCALES, engine_text
from villainy.server.chat import PHRASES
from villainy.server.errors import LOCALES as FOLDER
from villainy.server.errors import server_text

MAKERS = {"Problem", "DatabaseError"}
FROM_A_TABLE = {"not-found", "method", "too-large", "http"}  # chosen by the status of an answer
SAMPLES = (-1, 0, 1, 7, "sample")
NO_BREAK = "\u00a0"


def messages(locale: str) -> dict[str, fluent.Message]:
    body = FluentParser().parse((FOLDER / f"{locale}.ftl").read_text(encoding="utf-8")).body
    assert not any(isinstance(entry, fluent.Junk) for entry in body)
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


def raised() -> dict[str, set[str]]:
    """Each code in the server's source with the arguments it is raised with."""
    found: dict[str, set[str]] = {}
    for file in Path(villainy.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in MAKERS or (name == "__init__" and file.name == "errors.py"):
                codes = [part.value for part in node.args if isinstance(part, ast.Constant)]
                for code in codes:
                    if isinstance(code, str):
                        found.setdefault(code, set()).update(word.arg or "" for word in node.keywords)
            elif name == "Sentence" and node.args and isinstance(node.args[0], ast.Constant):
                keys = node.args[1].keys if len(node.args) > 1 and isinstance(node.args[1], ast.Dict) else []
                names = {key.value for key in keys if isinstance(key, ast.Constant)}
                found.setdefault(str(node.args[0].value).removeprefix("error-"), set()).update(names)
    return found


def test_the_three_languages_say_the_same_in_the_same_order() -> None:
    first, *others = (messages(locale) for locale in LOCALES)
    for other in others:
        assert list(other) == list(first)
        for name, entry in first.items():
            assert arguments_of(other[name]) == arguments_of(entry), name


def test_no_word_is_one_of_the_engine_or_of_a_game() -> None:
    for locale in LOCALES:
        for name in messages(locale):
            assert not engine_text(locale).has(name), name
            assert not any(load(game).text(locale).has(name) for game in villainy.GAMES), name


def test_every_problem_has_a_sentence_and_every_sentence_a_problem() -> None:
    own = {name.removeprefix("error-") for name in messages("en") if name.startswith("error-")}
    codes = raised()
    for code, given in codes.items():
        if code == "refused":
            continue  # says a sentence of its own
        assert code in own or engine_text("en").has(f"error-{code}"), code
        if code in own:
            wanted = set().union(*arguments_of(messages("en")[f"error-{code}"]).values())
            assert wanted <= given, code
    assert own - FROM_A_TABLE <= set(codes), own - set(codes)


def test_every_phrase_can_be_said() -> None:
    said = [name.removeprefix("phrase-") for name in messages("en") if name.startswith("phrase-")]
    assert said == list(PHRASES)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_can_be_said_with_anything(locale: str) -> None:
    text = server_text(locale)
    for name, entry in messages(locale).items():
        names = set().union(*arguments_of(entry).values())
        for sample in SAMPLES:
            assert text.format(name, dict.fromkeys(names, sample))


def test_french_marks_are_kept_with_their_word() -> None:
    source = (FOLDER / "fr.ftl").read_text(encoding="utf-8")
    for line in source.splitlines():
        sentence = line.partition(" = ")[2]
        assert not re.search(rf"[^{NO_BREAK}][;:!?»]", sentence), line
        assert not re.search(rf"«[^{NO_BREAK}]", sentence), line
        assert "'" not in sentence, line
