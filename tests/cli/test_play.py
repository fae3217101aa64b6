"""Whole games at the terminal: to the end, in three languages, saved, resumed, taken back, passed on."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import villainy
from cli.terminal import FIRST, every_game, numbers, run, typed
from conformance import load
from villainy import bots
from villainy.cli import app, saves
from villainy.cli.common import words
from villainy.cli.play import Sitting
from villainy.engine.match import Match

PAGE = "Pass the screen to "


@every_game
@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game_by_numbers(name: str, locale: str, width: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", name, "--players", 2, "--seed", 5, "--locale", locale, "--save", file]
    result = run(*arguments, lines=numbers(1), width=width)
    assert result.exit_code == 0, result.output
    assert all(len(line) <= width for line in result.stdout.splitlines())
    transcript, seats = saves.read(file)
    assert seats == ["human", "greedy"]
    assert villainy.replay(transcript).over


@every_game
def test_a_game_of_as_many_as_can_play_with_every_kind_of_seat(name: str) -> None:
    kinds = ["human", "random", "greedy", "random"][: load(name).definition.options.most_seats]
    result = run("play", name, "--seats", ",".join(kinds), "--seed", 2, lines=numbers(2))
    assert result.exit_code == 0, result.output
    assert "(random)" in result.stdout and "(greedy)" in result.stdout


@every_game
def test_one_word_seats_a_person_everywhere(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    most = load(name).definition.options.most_seats
    for players in (["--players", most], []):
        result = run("play", name, "--seats", "human", *players, lines=[f"save {file}", "", f"save {file}"])
        assert result.exit_code == 0, result.output
        seats = saves.read(file)[1]
        assert seats == ["human"] * (most if players else load(name).definition.options.least_seats)


@every_game
def test_rivals_pass_the_screen_and_a_team_looks_at_it_together(name: str) -> None:
    result = run("play", name, "--seats", "human,human", "--seed", 3, lines=["", *numbers(5, 30)])
    assert result.exit_code == 0, result.output
    assert (PAGE in result.stdout) != load(name).definition.team


@every_game
def test_an_action_can_be_typed_as_text(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines, actions = typed(name, 7, lambda match: len(match.moments) == 1)
    lines[-1] = "  " + lines[-1].upper().replace(" ", "   ")
    run("play", name, "--seats", "human,human", "--seed", 7, "--save", file, lines=lines)
    assert saves.read(file)[0]["actions"] == actions


def test_the_language_of_the_environment_is_spoken() -> None:
    for language, locale in (("fr_FR.UTF-8", "fr"), ("de_DE.UTF-8", "de"), ("it_IT.UTF-8", "en")):
        environment = {"LANG": language, "LC_ALL": "", "LC_MESSAGES": ""}
        result = CliRunner(env=environment).invoke(app, ["play", FIRST], input="")
        assert words(locale).format("cli-happened") in result.stdout


@every_game
def test_help_gives_an_example_that_can_be_played(name: str) -> None:
    lines, actions = typed(name, 7, lambda match: len(match.moments) == 1)
    result = run("play", name, "--seats", "human,human", "--seed", 7, lines=[*lines[:-1], "help"])
    assert f"such as “{actions[0]}”" in result.stdout


# ── Leaving and coming back ────────────────────────────────────────────────


@every_game
def test_a_resumed_game_is_the_same_game(name: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    left = run("play", name, "--seed", 5, "--save", first, lines=[*numbers(3, 30), "quit"])
    assert f"--resume {first}" in left.stdout
    transcript, seats = saves.read(first)
    came_back = run("play", name, "--resume", first, lines=[f"save {second}"])
    assert came_back.exit_code == 0, came_back.output
    again, kinds = saves.read(second)
    assert (again["state"], again["actions"], kinds) == (transcript["state"], transcript["actions"], seats)
    assert villainy.replay(again).to_bytes() == villainy.replay(transcript).to_bytes()
    ended = run("play", name, "--resume", first, "--save", first, lines=numbers(4))
    assert ended.exit_code == 0
    final = saves.read(first)[0]
    assert final["actions"][: len(transcript["actions"])] == transcript["actions"]
    assert villainy.replay(final).over


@every_game
def test_a_bare_transcript_can_be_resumed_with_seats(name: str, tmp_path: Path) -> None:
    match = load(name).new(players=3, seed=1)
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps(match.transcript()), encoding="utf-8")
    result = run("play", name, "--resume", file, "--seats", "human,random,random")
    assert result.exit_code == 0 and "(random)" in result.stdout


def test_leaving_unsaved_is_said() -> None:
    result = run("play", FIRST, "--seed", 5, lines=["quit"])
    assert result.exit_code == 0
    assert "not saved" in result.stdout


def test_an_interrupt_leaves_with_130(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", FIRST, "--save", tmp_path / "game.json")
    assert result.exit_code == 130
    assert "--resume" in result.stdout and "Traceback" not in result.output


@every_game
def test_the_first_page_tells_once_how_to_answer_and_what_is_reconstructed(name: str) -> None:
    result = run("play", name, "--seed", 5, lines=["1", "board", "quit"])
    sources = list(load(name).components.sources().values())
    said = " ".join(result.stdout.split())
    assert said.count("Answer with a number") == 1
    assert f"Of the {len(sources)} printed values" in said
    assert f"{sources.count('reconstructed')} are reconstructed" in said


# ── Taking back ────────────────────────────────────────────────────────────


def actions_after(name: str, tmp_path: Path, lines: list[str]) -> tuple[list[str], str]:
    file = tmp_path / f"game-{len(lines)}.json"
    result = run("play", name, "--seats", "human,human", "--seed", 7, "--save", file, lines=lines)
    assert result.exit_code == 0, result.output
    actions: list[str] = saves.read(file)[0]["actions"]
    return actions, result.stdout


@every_game
def test_an_action_from_which_nobody_learned_anything_is_taken_back(name: str, tmp_path: Path) -> None:
    """Also when another seat is asked by now: by rivals on the page between, by a team where it is asked."""
    lines, actions = typed(name, 7, lambda match: match.can_undo)
    assert actions_after(name, tmp_path, [*lines, "undo"])[0] == actions[:-1]


@every_game
def test_what_showed_something_hidden_is_not_taken_back(name: str, tmp_path: Path) -> None:
    lines, actions = typed(name, 7, lambda match: bool(match.moments) and match.moments[-1].revealed)
    after, said = actions_after(name, tmp_path, [*lines, "undo"])
    assert after == actions
    assert "it has shown somebody something hidden" in said


# ── What is on the screen ──────────────────────────────────────────────────


def screen_of(match: Match, seat: int) -> str:
    """What a seat has on the screen at a position that nothing led to."""
    sitting = Sitting(match, ["human"] * match.players, "en", None, None)
    sitting.console = Console(file=io.StringIO(), width=130, markup=False, highlight=False)
    sitting.draw(seat)
    output: Any = sitting.console.file
    return str(output.getvalue())


@every_game
def test_what_a_seat_cannot_know_changes_nothing_on_its_screen(name: str) -> None:
    match = load(name).new(players=3, seed=11)
    driver = bots.load("greedy", name, 1)
    for number in range(60):
        seat = match.seat
        if seat is None:
            break
        if number % 4 == 0:
            plain = match.game.from_position(match.position())
            assert screen_of(plain, seat) == screen_of(match.redeal(seat, number), seat)
        match.play(driver.choose(bots.Table.of(match, seat)))
    assert number > 20
