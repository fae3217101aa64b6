"""Whole games at the terminal: to the end, in three languages, saved, resumed, taken back, passed on."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import villainy
from bots.disguise import disguise
from cli.terminal import GAME, run
from villainy import bots
from villainy.cli import saves
from villainy.cli.play import Sitting
from villainy.engine.match import Match

PAGE = "Pass the screen to "


def numbers(seed: int, count: int = 900, most: int = 5) -> list[str]:
    draw = Random(seed)
    return [str(draw.randint(1, most)) for _ in range(count)]


@pytest.mark.parametrize(("locale", "wins"), [("en", "wins."), ("fr", "l’emporte."), ("de", "gewinnt.")])
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game_by_numbers(locale: str, wins: str, width: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", GAME, "--seed", 5, "--locale", locale, "--save", file]
    result = run(*arguments, lines=numbers(1, most=7), width=width)
    assert result.exit_code == 0, result.output
    assert wins in result.stdout
    assert all(len(line) <= width for line in result.stdout.splitlines())
    transcript, seats = saves.read(file)
    assert seats == ["human", "greedy"]
    assert villainy.replay(transcript).over


@pytest.mark.parametrize("options", [{"machines": "chosen"}, {"memory-aid": "false", "edition": "de"}])
def test_a_game_of_four_with_every_kind_of_seat(options: dict[str, str]) -> None:
    given = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    seats = "human,random,greedy,random"
    result = run("play", GAME, "--seats", seats, "--seed", 2, *given, lines=numbers(2))
    assert result.exit_code == 0, result.output
    assert "(random)" in result.stdout and "(greedy)" in result.stdout


def test_an_action_can_be_typed_as_text(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", GAME, "--seats", "human,human", "--seed", 7, "--save", file, lines=["", "  Place   LONDON "])
    assert saves.read(file)[0]["actions"] == ["place london"]


def test_the_language_of_the_environment_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from villainy.cli import app

    for language, word in (("fr_FR.UTF-8", "Londres"), ("de_DE.UTF-8", "Moskau"), ("it_IT.UTF-8", "Moscow")):
        environment = {"LANG": language, "LC_ALL": "", "LC_MESSAGES": ""}
        assert word in CliRunner(env=environment).invoke(app, ["play", GAME], input="").stdout


# ── Leaving and coming back ────────────────────────────────────────────────


def test_a_resumed_game_is_the_same_game(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    left = run("play", GAME, "--seed", 5, "--save", first, lines=[*numbers(3, 30), "quit"])
    assert f"--resume {first}" in left.stdout
    transcript, seats = saves.read(first)
    came_back = run("play", GAME, "--resume", first, lines=[f"save {second}"])
    assert came_back.exit_code == 0, came_back.output
    again, kinds = saves.read(second)
    assert (again["state"], again["actions"], kinds) == (transcript["state"], transcript["actions"], seats)
    assert villainy.replay(again).to_bytes() == villainy.replay(transcript).to_bytes()
    ended = run("play", GAME, "--resume", first, "--save", first, lines=numbers(4))
    assert ended.exit_code == 0
    final = saves.read(first)[0]
    assert final["actions"][: len(transcript["actions"])] == transcript["actions"]
    assert villainy.replay(final).over


def test_a_bare_transcript_can_be_resumed_with_seats(tmp_path: Path) -> None:
    match = villainy.load(GAME).new(players=3, seed=1)
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps(match.transcript()), encoding="utf-8")
    result = run("play", GAME, "--resume", file, "--seats", "human,random,random")
    assert result.exit_code == 0 and "(random)" in result.stdout


def test_leaving_unsaved_is_said() -> None:
    result = run("play", GAME, "--seed", 5, lines=["quit"])
    assert result.exit_code == 0
    assert "not saved" in result.stdout


def test_an_interrupt_leaves_with_130(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", GAME, "--save", tmp_path / "game.json")
    assert result.exit_code == 130
    assert "--resume" in result.stdout and "Traceback" not in result.output


def test_the_first_page_tells_once_how_to_answer_and_what_is_reconstructed() -> None:
    result = run("play", GAME, "--seed", 5, lines=["1", "board", "quit"])
    sources = list(villainy.load(GAME).components.sources().values())
    said = " ".join(result.stdout.split())
    assert said.count("Answer with a number") == 1
    assert f"Of the {len(sources)} printed values" in said
    assert f"{sources.count('reconstructed')} are reconstructed" in said


# ── Taking back ────────────────────────────────────────────────────────────


def actions_after(tmp_path: Path, seats: str, lines: list[str], seed: int = 7) -> tuple[list[str], str]:
    file = tmp_path / f"game-{len(lines)}.json"
    result = run("play", GAME, "--seats", seats, "--seed", seed, "--save", file, lines=lines)
    assert result.exit_code == 0, result.output
    actions: list[str] = saves.read(file)[0]["actions"]
    return actions, result.stdout


def test_an_action_from_which_nobody_learned_anything_is_taken_back(tmp_path: Path) -> None:
    actions, _ = actions_after(tmp_path, "human,random", ["place london", "undo"])
    assert [action for action in actions if action == "place london"] == []


def test_who_passes_the_screen_on_can_still_take_back(tmp_path: Path) -> None:
    actions, said = actions_after(tmp_path, "human,human", ["", "place london", "undo"])
    assert actions == []
    assert said.count("Place your Gunner in a city.") == 2


def test_nothing_is_taken_back_once_a_stack_was_turned_or_another_person_decided(tmp_path: Path) -> None:
    opening = ["", "place london", "", "place rome", ""]
    actions, said = actions_after(tmp_path, "human,human", [*opening, "undo"])
    assert actions == ["place london", "place rome"]
    assert "Another player has decided something since" in said
    actions, said = actions_after(tmp_path, "human,human", ["", "place london", "", "place london", "undo"])
    assert actions == ["place london", "place london"]
    assert "it has shown somebody something hidden" in said


# ── One screen, several people ─────────────────────────────────────────────


def test_only_the_own_agents_are_named_on_a_persons_pages() -> None:
    result = run("play", GAME, "--seats", "human,human", "--seed", 3, lines=["", *hot_seat_lines()])
    pages = result.stdout.split(PAGE)[1:]
    assert len(pages) > 8
    for page in pages:
        own = "Blue" if page.startswith("Blue") else "Red"
        other = "Red" if own == "Blue" else "Blue"
        stacks = [
            line
            for line in page.splitlines()
            if line.startswith(("London", "Moscow", "Paris", "Rome", "Wash"))
        ]
        assert stacks
        assert not any(f"{other} {agent}" in line for line in stacks for agent in AGENTS)
        assert "(you)" in page
    assert any(f"Blue {agent}" in page for page in pages if page.startswith("Blue") for agent in AGENTS)
    assert any("Red ?" in page for page in pages if page.startswith("Blue"))


AGENTS = ("Number 2", "Henchman", "Saboteur", "Gunner", "Engineer")


def hot_seat_lines() -> list[str]:
    """Cities by number; an empty line passes the screen on, or draws it again."""
    draw = Random(5)
    return [word for _ in range(60) for word in (str(draw.randint(1, 2)), "")]


def screen_of(match: Match, seat: int) -> str:
    """What a seat has on the screen at a position that nothing led to."""
    sitting = Sitting(match, ["human"] * match.players, "en", None, None)
    sitting.console = Console(file=io.StringIO(), width=130, markup=False, highlight=False)
    sitting.draw(seat)
    output: Any = sitting.console.file
    return str(output.getvalue())


def test_what_a_seat_cannot_know_changes_nothing_on_its_screen() -> None:
    match = villainy.load(GAME).new(players=3, seed=11)
    driver = bots.load("greedy", GAME, 1)
    for number in range(60):
        seat = match.seat
        assert seat is not None
        if number % 4 == 0:
            plain = match.game.from_position(match.position())
            assert screen_of(plain, seat) == screen_of(disguise(match, seat), seat)
        match.play(driver.choose(bots.Table.of(match, seat)))
