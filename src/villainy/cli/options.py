"""What a table may choose before a game."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text as Line

import villainy
from villainy.cli.common import print_json, screen, words
from villainy.engine.names import kebab
from villainy.engine.options import Option
from villainy.engine.text import Text


def options(game_name: str, locale: str, as_json: bool) -> None:
    """Each option with its default, a sentence on what it changes, and its values."""
    game = villainy.load(game_name)
    text = words(locale, game)
    declared = game.definition.options.options.values()
    if as_json:
        print_json([_as_data(option, text) for option in declared])
        return
    console = screen()
    for option in declared:
        message = f"option-{kebab(option.name)}"
        head = Line(f"{kebab(option.name)}={option.default}", style="bold")
        console.print(head.append(f"  {text.format(message)}", style="not bold"))
        console.print(Padding(text.format(message, attribute="help"), (0, 0, 0, 4)))
        labels = [_label(option, value, text) for value in option.values]
        console.print(Padding(Line(" · ".join(labels), style="dim"), (0, 0, 0, 4)))


def _label(option: Option, value: str, text: Text) -> str:
    """A value as it is typed, and what it means where that is not plain."""
    said = _meaning(option, value, text)
    return f"{value} ({said})" if said else value


def _meaning(option: Option, value: str, text: Text) -> str | None:
    message, attribute = f"option-{kebab(option.name)}", f"value-{value}"
    return text.format(message, attribute=attribute) if text.has(message, attribute) else None


def _as_data(option: Option, text: Text) -> dict[str, object]:
    message = f"option-{kebab(option.name)}"
    return {
        "option": kebab(option.name),
        "default": option.default,
        "name": text.format(message),
        "help": text.format(message, attribute="help"),
        "values": {value: _meaning(option, value, text) for value in option.values},
    }
