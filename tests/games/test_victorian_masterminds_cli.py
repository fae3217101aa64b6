"""Victorian Masterminds at the terminal: its words, its secrets, its components."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from cli.terminal import numbers, refused, run
from conformance import load
from villainy.cli import saves

GAME = "victorian-masterminds"
COMPONENTS = load(GAME).components.text
PAGE = "Pass the screen to "
AGENTS = ("Number 2", "Henchman", "Saboteur", "Gunner", "Engineer")


@pytest.mark.parametrize(("locale", "wins"), [("en", "wins."), ("fr", "l’emporte."), ("de", "gewinnt.")])
def test_the_winner_is_named(locale: str, wins: str) -> None:
    result = run("play", GAME, "--seed", 5, "--locale", locale, lines=numbers(1))
    assert result.exit_code == 0 and wins in result.stdout


@pytest.mark.parametrize("options", [{"machines": "chosen"}, {"memory-aid": "false", "edition": "de"}])
def test_a_game_of_four_with_every_kind_of_seat(options: dict[str, str]) -> None:
    given = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    seats = "human,random,greedy,random"
    result = run("play", GAME, "--seats", seats, "--seed", 2, *given, lines=numbers(2))
    assert result.exit_code == 0, result.output
    assert "(random)" in result.stdout and "(greedy)" in result.stdout


@pytest.mark.parametrize(("locale", "city"), [("en", "in London"), ("fr", "à Londres"), ("de", "in London")])
def test_a_game_is_retold_with_its_secrets_kept(locale: str, city: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", GAME, "--seed", 5, "--save", file, lines=numbers(1))
    assert city in run("replay", file, "--locale", locale).stdout
    data = json.loads(run("replay", file, "--json").stdout)
    placed = [event for row in data["actions"] for event in row["events"] if event["kind"] == "agent-placed"]
    assert placed and any(event["agent"] is None for event in placed)
    points = [player["points"]["total"] for player in data["view"]["players"]]
    assert points == [entry["points"] for entry in data["outcome"]]


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


def hot_seat_lines() -> list[str]:
    """Cities by number; an empty line passes the screen on, or draws it again."""
    draw = Random(5)
    return [word for _ in range(60) for word in (str(draw.randint(1, 2)), "")]


# ── Components ─────────────────────────────────────────────────────────────


def without_machine() -> str:
    start = COMPONENTS.index("[machines.mole]")
    return COMPONENTS[:start] + COMPONENTS[COMPONENTS.index("[machines.submersible]") :]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (without_machine(), "machines.mole"),
        (COMPONENTS.replace("cells = 2", 'cells = "two"', 1), "machines.fortress.cells"),
        (COMPONENTS.replace("bolts = 1", "bolts = -1", 1), "deaths-head.bolts"),
        (COMPONENTS.replace("recycle = 1", "recycle = -1"), "cost.recycle"),
        (COMPONENTS.replace("[stack]", "[stack"), "TOML"),
        (COMPONENTS.replace('source = "rulebook"', 'source = "hearsay"', 1), "hearsay"),
    ],
)
def test_a_broken_components_file(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    sentence = refused(run("components", "check", file))
    assert named in sentence
    if "chess" not in text and "my-box" in sentence:
        assert named in refused(run("play", GAME, "--components", file))
    assert file.read_text(encoding="utf-8") == text


# ── At the table ───────────────────────────────────────────────────────────


@pytest.mark.parametrize("line", ["take gunner", "why take gunner"])
def test_why_an_action_is_not_allowed_is_said_with_the_numbers_of_the_table(line: str) -> None:
    assert "You need 5 codex tokens" in run("play", GAME, "--seed", 7, lines=[line]).stdout
