"""What all commands share: the language, errors in one sentence, numbers and options from text, files."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from villainy.engine.errors import OptionError, VillainyError

if TYPE_CHECKING:
    from rich.console import Console

    from villainy.engine.game import Game
    from villainy.engine.text import Text

LOCALES = Path(__file__).parent / "locales"
BAD_INPUT = 2
INTERRUPTED = 130


class Complaint(VillainyError):
    """Something wrong with what was typed at the terminal; its sentence is `cli-error-<code>`."""

    def sentence(self, locale: str = "en") -> str:
        return words(locale).format(f"cli-error-{self.code}", self.arguments)


# ── Language ───────────────────────────────────────────────────────────────


def environment_locale() -> str:
    """The language of the environment, where it is one of ours."""
    from villainy.engine import text

    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language:
            return language if language in text.LOCALES else "en"
    return "en"


def words(locale: str, game: Game | None = None) -> Text:
    """The terminal's words, and with a game also the game's own."""
    from villainy.engine.text import text_of

    return text_of(locale, LOCALES) if game is None else game.text(locale, LOCALES)


@contextmanager
def sentences(locale: str | None) -> Iterator[str]:
    """The language to speak; whatever is wrong becomes one sentence in it on stderr, with exit code 2."""
    spoken = environment_locale()
    try:
        if locale is not None:
            words(locale)  # refuses what is not one of ours
            spoken = locale
        yield spoken
    except VillainyError as error:
        print(error.sentence(spoken), file=sys.stderr)
        raise typer.Exit(BAD_INPUT) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


# ── What was typed ─────────────────────────────────────────────────────────


def player_count(text: str | None) -> int | None:
    """A number of players; how many the game takes is the game's to say."""
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise OptionError("players-not-a-number", value=text) from None


def games_number(text: str) -> int:
    if not _counts(text):
        raise Complaint("games-number", value=text)
    return int(text)


def minutes_number(text: str) -> int:
    if not _counts(text):
        raise Complaint("minutes-number", value=text)
    return int(text)


def _counts(text: str) -> bool:
    """Whether it is a whole number from 1, of nine digits at most."""
    return text.isdecimal() and len(text) <= 9 and int(text) > 0


def seed_number(text: str | None) -> int | None:
    """A seed in decimal, or in hexadecimal after `0x`."""
    if text is None:
        return None
    try:
        seed = int(text, 0)
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << 64:
        raise OptionError("seed-out-of-range", value=text)
    return seed


def option_values(given: Iterable[str]) -> dict[str, str]:
    """`name=value` pairs; which names and values there are is the game's to say."""
    options: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise Complaint("option-form", value=pair)
        options[name.strip()] = value.strip()
    return options


# ── Files ──────────────────────────────────────────────────────────────────


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Complaint("unreadable", file=str(path), problem=error.strerror or "") from None
    except UnicodeDecodeError:
        raise Complaint("not-text", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """The whole file or nothing: written beside it, then put in its place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise Complaint("unwritable", file=str(path), problem=error.strerror or "") from None


# ── Output ─────────────────────────────────────────────────────────────────


def screen() -> Console:
    """Where people read; what is printed is never markup."""
    from rich.console import Console

    return Console(markup=False, highlight=False, emoji=False)


def print_json(data: Any) -> None:
    import json

    print(json.dumps(data, ensure_ascii=False, indent=1))
