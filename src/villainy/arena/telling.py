"""The words and numbers of a report, in the reader's language."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from villainy.engine.text import Text

MARKS = {"fr": {",": "\u202f", ".": ","}, "de": {",": ".", ".": ","}}  # for those of English


class Teller:
    """Speaks with the game's words and those of reports; what it says is safe to stand in HTML."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def say(self, message: str, **arguments: Any) -> str:
        return escape(self.text.format(f"report-{message}", arguments))

    def name(self, noun: str, member: str) -> str:
        """A member of a noun by the game's words; what only reports speak of, by theirs."""
        if member == "all":
            return self.say("all")
        if noun == "order":
            return self.say("order", place=int(member))
        if noun == "team-size":
            return self.say("team-size", count=int(member))
        if noun in ("players", "seating"):
            alone, _, count = member.rpartition("-")
            return self.say("alone" if alone else "players", count=int(count))
        if noun == "level" and "/" in member:
            mode, difficulty = member.split("/")
            return f"{self.name('mode', mode)} · {self.name('difficulty', difficulty)}"
        if noun == "level":
            return escape(self.text.format("option-level", attribute=f"value-{member}"))
        if noun == "segment":
            machine = member.partition("-")[0]
            label = self.text.format(f"machine-{machine}", attribute="short")
            return f"{escape(self.text.format(f'segment-{member}'))} <small>{escape(label)}</small>"
        if "+" in member:
            return " &amp; ".join(self.name(noun, one) for one in member.split("+"))
        return escape(self.text.format(f"{noun}-{member}"))

    def number(self, value: float, digits: int = 0) -> str:
        written = f"{value:,.{digits}f}"
        marks = MARKS.get(self.text.locale, {})
        return "".join(marks.get(sign, sign) for sign in written).replace("-", "−")

    def percent(self, value: float | None, digits: int = 1, signed: bool = False) -> str:
        if value is None:
            return "–"
        sign = "+" if signed and value > 0 else ""
        return f"{sign}{self.number(100 * value, digits)} %"

    def signed(self, value: float, digits: int) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)
