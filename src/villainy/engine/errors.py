"""What can be wrong with what somebody hands us, each with a sentence in three languages.

An error is raised at the edge where the bad thing came in, and nothing is changed by it. Its sentence is
the Fluent message `error-<code>` of `engine/locales`, or of a game's own where no other game raises it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


class VillainyError(Exception):
    """One thing is wrong; `code` and `arguments` for programs, a sentence for people."""

    locales: tuple[Path, ...] = ()  # of the game whose words it may need

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def sentence(self, locale: str = "en") -> str:
        from villainy.engine.text import ENGINE, text_of

        arguments = {
            name: value.sentence(locale) if isinstance(value, VillainyError) else value
            for name, value in self.arguments.items()
        }
        return text_of(locale, ENGINE, *self.locales).format(f"error-{self.code}", arguments)

    def __str__(self) -> str:
        try:
            return self.sentence()
        except ImportError:  # where only NumPy is installed, the code and its arguments must do
            return f"{self.code} {self.arguments}"


class UnknownGame(VillainyError):
    """No game of this name."""


class OptionError(VillainyError):
    """An option, a value, a number of players or a seed that the game does not have."""


class ComponentError(VillainyError):
    """A components file with something missing, of the wrong type or out of bounds."""


class PositionError(VillainyError):
    """A position that no game could have."""


class TranscriptError(VillainyError):
    """A transcript that was cut, changed or made by other rules."""


class UnknownAction(VillainyError):
    """Text that is no action of this game."""


class IllegalAction(VillainyError):
    """An action that is not allowed now; `reason` is the game's own refusal."""

    def __init__(self, match: Any, action: int) -> None:
        super().__init__("illegal-action", action=match.notation(action))
        self.action = action
        self.reason: str = match.refusal(action)[0]
        self._match = match.copy()  # the sentence is about this position, wherever the match goes

    def sentence(self, locale: str = "en") -> str:
        return str(self._match.why_not(self.action, locale))


class LessonError(VillainyError):
    """Steps that are not those of a tutorial's lesson."""


class NothingToUndo(VillainyError):
    """Nothing was played, or something hidden has been seen since."""


class EngineError(VillainyError):
    """A broken rule of the engine itself; never the fault of who is playing."""
