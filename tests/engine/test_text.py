"""The words: every message exists in three languages, well set, and can be said with what it is given."""

from __future__ import annotations

import ast
import inspect
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import villainy
from conformance import load
from villainy.engine import errors
from villainy.engine.components import SOURCES
from villainy.engine.errors import EngineError, OptionError, VillainyError
from villainy.engine.text import LOCALES, Text, engine_text

SOURCE = Path(villainy.__file__).parent
ENGINE = SOURCE / "engine" / "locales"
FOLDERS = {"engine": ENGINE} | {name: load(name).definition.folder / "locales" for name in villainy.GAMES}
TESTS = Path(__file__).parents[1]
GOLDENS = {"engine": TESTS / "golden_sentences.toml"} | {
    name: TESTS / "goldens" / name / "sentences.toml" for name in villainy.GAMES
}
SAMPLES = (-1, 0, 1, 2, 5, "sample")  # any of these must do for any argument of an error

NO_BREAK = "\u00a0"
QUOTES = {"en": "“”", "fr": "«»", "de": "„“"}


# ── Reading the files ──────────────────────────────────────────────────────


@cache
def resource(folder: str, locale: str) -> fluent.Resource:
    return FluentParser().parse((FOLDERS[folder] / f"{locale}.ftl").read_text(encoding="utf-8"))


def messages(folder: str, locale: str) -> dict[str, set[str]]:
    """The attributes of each message."""
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in resource(folder, locale).body
        if isinstance(entry, fluent.Message)
    }


def nouns(folder: str) -> dict[str, list[str]]:
    """The messages of each kind of noun, those for the unknown included."""
    if folder == "engine":
        return {}
    definition = load(folder).definition
    names = {kind: list(vocabulary) for kind, vocabulary in definition.nouns.items()}
    names["seat"] = [str(seat + 1) for seat in range(definition.options.most_seats)]
    return {kind: [f"{kind}-{member}" for member in (*members, "hidden")] for kind, members in names.items()}


class Patterns(Visitor):
    """Every pattern of a file as one string, what is put in shown as `□`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:
        self.found.append(
            "".join(part.value if isinstance(part, fluent.TextElement) else "□" for part in node.elements)
        )
        self.generic_visit(node)


def patterns(folder: str, locale: str) -> list[str]:
    visitor = Patterns()
    visitor.visit(resource(folder, locale))
    return visitor.found


each_file = pytest.mark.parametrize(("folder", "locale"), list(product(FOLDERS, LOCALES)))
each_folder = pytest.mark.parametrize("folder", FOLDERS)
each_locale = pytest.mark.parametrize("locale", LOCALES)


# ── The files ──────────────────────────────────────────────────────────────


@each_file
def test_every_line_is_understood(folder, locale):
    junk = [entry for entry in resource(folder, locale).body if isinstance(entry, fluent.Junk)]
    assert not junk, junk[0].content


@each_file
def test_no_message_stands_twice(folder, locale):
    names = [entry.id.name for entry in resource(folder, locale).body if isinstance(entry, fluent.Message)]
    if folder != "engine":
        names += messages("engine", locale)
    assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]


@each_folder
def test_the_three_languages_have_the_same_messages(folder):
    first, *others = (messages(folder, locale) for locale in LOCALES)
    for other in others:
        assert set(other) == set(first)
        assert list(other) == list(first), "the same order, so that the files can be read side by side"


@each_folder
def test_the_three_languages_have_the_same_attributes_but_for_grammar(folder):
    grammatical = {name for members in nouns(folder).values() for name in members}
    first, *others = (messages(folder, locale) for locale in LOCALES)
    for other in others:
        for name in set(first) - grammatical:
            assert other[name] == first[name], name


@each_file
def test_all_nouns_of_a_kind_have_the_same_attributes(folder, locale):
    found = messages(folder, locale)
    for kind, members in nouns(folder).items():
        assert len({frozenset(found[name]) for name in members}) == 1, kind


# ── How they are set ───────────────────────────────────────────────────────


@each_file
def test_apostrophes_and_quotation_marks_are_those_of_the_language(folder, locale):
    opening, closing = QUOTES[locale]
    for pattern in patterns(folder, locale):
        assert not set(pattern) & set("'\"`´"), pattern
        assert not set(pattern) & (set("“”«»„‚‘") - {opening, closing}), pattern
        assert pattern.count(opening) == pattern.count(closing), pattern


@each_file
def test_spaces_are_single_and_never_at_the_ends(folder, locale):
    for pattern in patterns(folder, locale):
        assert pattern == pattern.strip(), pattern
        assert "  " not in pattern and f" {NO_BREAK}" not in pattern and f"{NO_BREAK} " not in pattern, (
            pattern
        )
        if locale != "fr":
            assert not any(f" {mark}" in pattern for mark in ".,:;!?"), pattern


@each_folder
def test_french_marks_are_kept_with_their_word_by_a_space_that_does_not_break(folder):
    for pattern in patterns(folder, "fr"):
        for place, mark in enumerate(pattern):
            if mark in ":;!?»":
                assert pattern[place - 1 : place] == NO_BREAK, pattern
            if mark == "«":
                assert pattern[place + 1 : place + 2] == NO_BREAK, pattern


# ── Errors ─────────────────────────────────────────────────────────────────


def error_names() -> set[str]:
    """What an error is made by: our classes, `table.error(...)`, and a class handed on as `error`."""
    classes = inspect.getmembers(errors, inspect.isclass)
    return {name for name, kind in classes if issubclass(kind, VillainyError)} | {"error"}


def raised() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Each error code in the source: whose it is, and the names of the arguments it is raised with."""
    folders = {"engine": SOURCE / "engine"} | {name: load(name).definition.folder for name in villainy.GAMES}
    for owner, folder in folders.items():
        files = [*folder.rglob("*.py"), *([SOURCE / "__init__.py"] if owner == "engine" else [])]
        for code, names in raised_in(files):
            yield owner, code, names


def raised_in(files: list[Path]) -> Iterator[tuple[str, frozenset[str]]]:
    makers = error_names()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            function = node.func
            method = isinstance(function, ast.Attribute)
            name = function.attr if method else getattr(function, "id", "")
            if name not in makers and not (name == "__init__" and file.name == "errors.py"):
                continue
            names = {keyword.arg for keyword in node.keywords if keyword.arg}
            if method and name == "error":
                names |= {"file", "where"}
            for code in codes(node.args[0]):
                yield code, frozenset(names)


def codes(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return codes(node.body) + codes(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


RAISED = sorted(set(raised()), key=lambda error: (error[0], error[1], sorted(error[2])))


SPOKEN_BY_THE_ENGINE = {name.removeprefix("error-") for name in messages("engine", "en")}


def test_the_source_is_searched_well():
    found = {code for _, code, _ in RAISED}
    assert {"unknown-game", "other-game", "undo-revealed", "nothing-to-undo", "component-missing"} <= found
    assert {"illegal-action", "component-requirement", "position-impossible", "option-value"} <= found


@each_locale
@pytest.mark.parametrize(("owner", "code", "names"), RAISED, ids=[code for _, code, _ in RAISED])
def test_every_error_has_a_sentence(owner, code, names, locale):
    text = engine_text(locale) if owner == "engine" else load(owner).text(locale)
    for sample in SAMPLES:
        sentence = text.format(f"error-{code}", dict.fromkeys(names, sample))
        assert "{" not in sentence
        assert sentence.endswith(".") or code == "transcript-action"  # which ends with the next sentence


@each_folder
def test_no_sentence_waits_for_an_error_that_is_never_raised(folder):
    """A game has words for the errors it alone raises; it can raise those of the engine, too."""
    spoken = {name.removeprefix("error-") for name in messages(folder, "en") if name.startswith("error-")}
    own = {code for owner, code, _ in RAISED if owner == folder}
    assert spoken == own - (set() if folder == "engine" else SPOKEN_BY_THE_ENGINE)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: villainy.load("chess"), "There is no game “chess”; the games are: "),
        (lambda: load("victorian-masterminds").new(players=5), "This game is for 2 to 4 players, not for 5."),
        (
            lambda: load("victorian-masterminds").new(mole_target="none"),
            "The option “mole-target” cannot be “none”; it can be: one, any.",
        ),
        (
            lambda: engine_text("eo"),
            "There are no texts in the language “eo”; there are texts in: en, fr, de.",
        ),
        (
            lambda: load("victorian-masterminds").new(seed=1).undo(),
            "Nothing has been played yet, so there is nothing to take back.",
        ),
        (
            lambda: load("victorian-masterminds").new(seed=1).play("place mars"),
            "“place mars” is not an action of this game.",
        ),
        (
            lambda: load("victorian-masterminds").new(seed=1).play(999),
            "“999” is not an action of this game.",
        ),
        (
            lambda: villainy.load("victorian-masterminds", "no/such.toml"),
            "The components file “no/such.toml” cannot be read (No such file or directory).",
        ),
        (
            lambda: villainy.replay("{"),
            "The transcript is not valid JSON: reading stops at line 1, column 2.",
        ),
    ],
)
def test_an_error_speaks_for_itself(wrong, said):
    with pytest.raises(VillainyError) as caught:
        wrong()
    assert str(caught.value).startswith(said)
    assert len({caught.value.sentence(locale) for locale in LOCALES}) == len(LOCALES)


# ── The door ───────────────────────────────────────────────────────────────


@pytest.fixture
def text(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "pet-cat = Cat\n    .a = a cat\npet-hidden = an animal\n    .a = an animal\n"
        "seen = { $who } sees { $pet-a }.\n    .loud = { $who } SEES { $pet-id }!\n"
        "broken = { no-such-message }\n",
        encoding="utf-8",
    )
    return Text("en", [tmp_path])


def test_a_noun_brings_its_attributes_along(text):
    assert text.format("seen", {"who": "Ada", "pet": ("pet", "cat")}) == "Ada sees a cat."
    assert text.format("seen", {"who": "Ada", "pet": ("pet", "cat")}, "loud") == "Ada SEES cat!"


def test_what_may_not_be_known_speaks_through_the_hidden_noun(text):
    assert text.format("seen", {"who": "Ada", "pet": ("pet", None)}) == "Ada sees an animal."
    assert text.format("seen", {"who": "Ada", "pet": ("pet", None)}, "loud") == "Ada SEES hidden!"


def test_messages_and_attributes_can_be_asked_for(text):
    assert text.has("seen") and text.has("seen", "loud")
    assert not text.has("unseen") and not text.has("seen", "quiet")


@pytest.mark.parametrize(
    ("message", "arguments", "attribute", "code"),
    [
        ("unseen", {}, None, "no-such-message"),
        ("seen", {"who": "Ada", "pet": ("pet", "cat")}, "quiet", "no-such-message"),
        ("seen", {"who": "Ada", "pet": ("pet", "dog")}, None, "no-such-message"),
        ("seen", {"pet": ("pet", "cat")}, None, "broken-message"),
        ("seen", {"who": "Ada"}, None, "broken-message"),
        ("broken", {}, None, "broken-message"),
    ],
)
def test_what_cannot_be_said_is_an_error(text, message, arguments, attribute, code):
    with pytest.raises(EngineError) as caught:
        text.format(message, arguments, attribute)
    assert caught.value.code == code
    assert message in str(caught.value) or "pet-dog" in str(caught.value)


def test_a_language_nobody_wrote_is_refused():
    with pytest.raises(OptionError) as caught:
        Text("eo", [])
    assert caught.value.arguments["known"] == "en, fr, de"


# ── Golden sentences ───────────────────────────────────────────────────────


def spoken(argument: Any) -> Any:
    return (argument["noun"], argument.get("member")) if isinstance(argument, dict) else argument


def golden() -> list[tuple[str, dict[str, Any]]]:
    return [
        (folder, sentence)
        for folder, file in GOLDENS.items()
        if file.exists()
        for sentence in tomllib.loads(file.read_text(encoding="utf-8"))["sentence"]
    ]


def golden_id(part: Any) -> str:
    return part["message"] if isinstance(part, dict) else part


@each_locale
@pytest.mark.parametrize(("folder", "sentence"), golden(), ids=golden_id)
def test_golden_sentences(folder, sentence, locale):
    text = engine_text(locale) if folder == "engine" else load(folder).text(locale)
    arguments = {name: spoken(value) for name, value in sentence.get("arguments", {}).items()}
    assert text.format(sentence["message"], arguments, sentence.get("attribute")) == sentence[locale]


def test_the_golden_sentences_speak_of_every_game():
    assert {folder for folder, _ in golden()} == set(FOLDERS)


@each_locale
def test_every_source_is_explained(locale):
    assert all(engine_text(locale).format(f"source-{source}").endswith(".") for source in SOURCES)
