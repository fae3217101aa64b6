"""Words: Project Fluent behind one small door.

Fluent can neither look up a message named by a variable nor ask for another message's gender. So an argument
that names a thing - `("city", "london")` - is resolved here first: `$city` becomes the value of the message
`city-london`, `$city-in` its attribute `.in`, and so on for every attribute. A thing somebody may not know is
`("city", None)` and speaks through `city-hidden`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from villainy.engine.errors import EngineError, OptionError
from villainy.engine.sentence import Sentence

LOCALES = ("en", "fr", "de")
ENGINE = Path(__file__).parent / "locales"
MOST_DIGITS = 10**15


class Text:
    """The messages of some folders in one language."""

    def __init__(self, locale: str, folders: Iterable[Path]) -> None:
        if locale not in LOCALES:
            raise OptionError("unknown-locale", value=str(locale), known=", ".join(LOCALES))
        self.locale = locale
        self._said: Mapping[str, str] = {}  # as it stands, whatever the folders have
        self._bundle = FluentBundle([locale], use_isolating=False)
        for folder in folders:
            source = (folder / f"{locale}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def saying(self, said: Mapping[str, str]) -> Text:
        """The same, with these sentences by their messages (`message.attribute` for an attribute)."""
        text = copy(self)
        text._said = {**self._said, **said}
        return text

    @property
    def said(self) -> Mapping[str, str]:
        """What stands for messages of the folders, whatever they have."""
        return self._said

    def has(self, message: str, attribute: str | None = None) -> bool:
        return self._pattern(message, attribute) is not None

    def format(
        self, message: str, arguments: Mapping[str, Any] | None = None, attribute: str | None = None
    ) -> str:
        """The sentence; EngineError where a message or one of its arguments is missing."""
        name = message if attribute is None else f"{message}.{attribute}"
        if name in self._said:
            return self._said[name]
        pattern = self._pattern(message, attribute)
        if pattern is None:
            raise EngineError("no-such-message", message=name, locale=self.locale)
        sentence, errors = self._bundle.format_pattern(pattern, self._resolve(arguments or {}))
        if errors:
            raise EngineError("broken-message", message=message, locale=self.locale, problem=str(errors[0]))
        return str(sentence)

    def say(self, sentence: Sentence) -> str:
        spoken = self.has(sentence.message, sentence.attribute)
        return self.format(sentence.message, sentence.arguments, sentence.attribute if spoken else None)

    def _pattern(self, message: str, attribute: str | None) -> Any | None:
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.value if attribute is None else found.attributes.get(attribute)

    def _resolve(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        resolved: dict[str, Any] = {}
        for name, value in arguments.items():
            if isinstance(value, Sentence):
                resolved[name] = self.say(value)
                continue
            if not isinstance(value, tuple):
                resolved[name] = _printable(value)
                continue
            noun, member = value
            message = f"{noun}-{'hidden' if member is None else member}"
            resolved[name] = self.format(message)
            resolved[f"{name}-id"] = "hidden" if member is None else member
            for attribute in self._bundle.get_message(message).attributes:
                resolved[f"{name}-{attribute}"] = self.format(message, attribute=attribute)
        return resolved


def _printable(value: Any) -> Any:
    """Numbers as such, where Fluent can format them; anything else as text."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST_DIGITS:
        return value
    return str(value)


@cache
def text_of(locale: str, *folders: Path) -> Text:
    return Text(locale, folders)


def engine_text(locale: str) -> Text:
    return text_of(locale, ENGINE)
