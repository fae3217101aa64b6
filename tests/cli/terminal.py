"""Running the command as a person would, and reading what it says."""

from __future__ import annotations

from typing import Any

from typer.testing import CliRunner

from villainy.cli import app

GAME = "victorian-masterminds"


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
