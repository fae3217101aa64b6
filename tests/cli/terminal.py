"""Running the command as a person would, and reading what it says."""

from __future__ import annotations

import signal
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import villainy
from conformance import load
from villainy.cli import app
from villainy.engine.match import Match

FIRST = next(iter(villainy.GAMES))  # where one game is as good as another
every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


def listens_to_ctrl_c() -> None:
    """For a child: what a shell runs in the background is deaf to it, and all its children are."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run(*arguments: Any, lines: list[str] | None = None, width: int = 200) -> Any:
    """The command with these words and these typed lines."""
    text = "".join(f"{line}\n" for line in lines or [])
    runner = CliRunner(env={"COLUMNS": str(width), "LANG": "C", "LC_ALL": "", "LC_MESSAGES": ""})
    return runner.invoke(app, [str(argument) for argument in arguments], input=text)


def refused(result: Any) -> str:
    """The one sentence with which bad input was refused."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    return str(sentence)


def numbers(seed: int, count: int = 900, most: int = 9) -> list[str]:
    """Answers by number, of which many are none; enough of them end a game."""
    draw = Random(seed)
    return [str(draw.randint(1, most)) for _ in range(count)]


def typed(name: str, seed: int, until: Callable[[Match], bool]) -> tuple[list[str], list[str]]:
    """What people in every seat of two type until something is true, and the actions among it.

    Rivals press Enter before each page that is theirs.
    """
    match = load(name).new(players=2, seed=seed)
    lines: list[str] = []
    actions: list[str] = []
    viewer = None
    while not until(match):
        if match.seat != viewer and not match.game.definition.team:
            lines.append("")
        viewer = match.seat
        actions.append(match.notation(match.legal()[0]))
        lines.append(actions[-1])
        match.play(actions[-1])
    return lines, actions
