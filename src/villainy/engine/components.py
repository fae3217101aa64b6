"""Components from a TOML file: every value checked, every value with its source.

A file may also say in its own words what things are called and what cards do, by language (`[words.fr]`).

A `Table` hands out the entries of one TOML table by name and type, remembers which were asked for, and
says in one sentence, with the path, what is missing, wrong or unknown.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from villainy.engine.errors import ComponentError
from villainy.engine.names import Vocabulary

SOURCES = ("rulebook", "public", "reconstructed", "box")


class Components:
    """A parsed components file."""

    def __init__(self, text: str, origin: str, path: Path | None = None) -> None:
        self.origin = origin
        self.path = path
        self.text = text
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ComponentError("component-not-toml", file=origin, problem=str(error)) from None
        except (RecursionError, ValueError) as error:  # nested without end, or a number without end
            raise ComponentError("component-not-toml", file=origin, problem=type(error).__name__) from None
        self._words = self.data.pop("words", {})  # they decide nothing, so they are no part of the hash
        self._check_sources(self.data, "", None)

    @classmethod
    def read(cls, path: Path) -> Components:
        try:
            return cls(path.read_text(encoding="utf-8"), path.name, path.resolve())
        except OSError as error:
            raise ComponentError(
                "component-unreadable", file=str(path), problem=error.strerror or ""
            ) from None
        except UnicodeDecodeError:
            raise ComponentError("component-not-toml", file=str(path), problem="UTF-8") from None
        except ValueError as error:  # a path no file can have
            raise ComponentError("component-unreadable", file=repr(path.name), problem=str(error)) from None

    @cached_property
    def hash(self) -> str:
        """A fingerprint of all values, whatever the file's comments and order."""
        canonical = json.dumps(self.data, sort_keys=True, separators=(",", ":"), default=str)
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    @property
    def root(self) -> Table:
        return Table(self.data, "", self.origin)

    def words(self) -> dict[str, dict[str, str]]:
        """By language and message, or `message.attribute`, what the owner says instead."""
        languages = Table(self._words, "words", self.origin)
        tables = {locale: languages.table(locale) for locale in languages.names()}
        return {locale: {name: own.word(name) for name in own.names()} for locale, own in tables.items()}

    def sources(self) -> dict[str, str]:
        """The source of every value, by its path."""
        return dict(self._walk_sources(self.data, "", None))

    def _check_sources(self, data: dict[str, Any], where: str, inherited: Any) -> None:
        for path, source in self._walk_sources(data, where, inherited):
            if source is None:
                raise ComponentError("component-no-source", file=self.origin, where=path)
            if source not in SOURCES:
                raise ComponentError(
                    "component-unknown-source",
                    file=self.origin,
                    where=path,
                    value=str(source),
                    known=", ".join(SOURCES),
                )

    def _walk_sources(self, data: dict[str, Any], where: str, inherited: Any) -> Iterator[tuple[str, Any]]:
        own = data.get("source", inherited)
        named = own if isinstance(own, dict) else {}
        otherwise = inherited if named else own
        for name, value in data.items():
            if name == "source" or path_is_header(where, name):
                continue
            path = f"{where}.{name}" if where else name
            source = named.get(name, otherwise)
            if isinstance(value, dict):
                yield from self._walk_sources(value, path, source)
            else:
                yield path, source


def path_is_header(where: str, name: str) -> bool:
    """The file's own first line, `game`, is no component."""
    return not where and name == "game"


class Table:
    """One table of a components file, read entry by entry."""

    def __init__(self, data: Any, where: str, origin: str) -> None:
        self._where = where
        self._origin = origin
        if not isinstance(data, dict):
            raise self.error("component-not-a-table")
        self._data = data
        self._asked = {"source", "note"}

    def error(self, code: str, name: str | None = None, **arguments: Any) -> ComponentError:
        where = self._where if name is None else self.path(name)
        return ComponentError(code, file=self._origin, where=where, **arguments)

    def path(self, name: str) -> str:
        return f"{self._where}.{name}" if self._where else name

    def _entry(self, name: str) -> Any:
        self._asked.add(name)
        if name not in self._data:
            raise self.error("component-missing", name)
        return self._data[name]

    def table(self, name: str) -> Table:
        return Table(self._entry(name), self.path(name), self._origin)

    def integer(self, name: str, least: int, most: int) -> int:
        value = self._entry(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error("component-not-a-number", name, value=str(value))
        if not least <= value <= most:
            raise self.error("component-out-of-range", name, value=value, least=least, most=most)
        return value

    def word(self, name: str) -> str:
        value = self._entry(name)
        if not isinstance(value, str) or not value.strip():
            raise self.error("component-not-a-word", name, value=str(value))
        return value

    def choice(self, name: str, vocabulary: Vocabulary) -> int:
        return self.known(name, self.word(name), vocabulary)

    def known(self, name: str, word: str, vocabulary: Vocabulary) -> int:
        """The number of a word that stands inside the entry `name`."""
        if word not in vocabulary:
            raise self.error("component-unknown-word", name, value=word, known=", ".join(vocabulary))
        return vocabulary.number(word)

    def choices(self, name: str, vocabulary: Vocabulary, count: int | None = None) -> list[int]:
        """A list of known words or numbers, of this length if one is given."""
        value = self._entry(name)
        if not isinstance(value, list) or count not in (None, len(value)):
            raise self.error("component-not-a-list", name, count=-1 if count is None else count)
        return [self.known(name, str(word), vocabulary) for word in value]

    def numbers(self, name: str, count: int, most: float) -> list[float]:
        """A list of so many numbers from 0 on, fractions among them."""
        value = self._entry(name)
        fits = isinstance(value, list) and len(value) == count
        if not fits or any(type(number) not in (int, float) or not 0 <= number <= most for number in value):
            raise self.error("component-not-numbers", name, count=count, most=f"{most:g}")
        return [float(number) for number in value]

    def names(self) -> list[str]:
        """Its entries, whatever they are called."""
        names = [name for name in self._data if name not in ("source", "note")]
        self._asked.update(names)
        return names

    def exactly(self, names: Iterator[str] | list[str] | tuple[str, ...]) -> None:
        """Refuse an entry that is not one of these, and the absence of one that is."""
        expected = list(names)
        for name in expected:
            self._entry(name)
        for name in self._data:
            if name not in self._asked:
                raise self.error("component-unknown-entry", name, known=", ".join(expected))
