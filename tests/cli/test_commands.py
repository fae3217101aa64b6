"""The commands beside `play`: what they print for people, and for programs."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import villainy
from cli.terminal import GAME, run
from villainy import bots
from villainy.cli import saves
from villainy.engine.match import Match


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Match]:
    match = villainy.load(GAME).new(players=3, seed=6)
    bot = bots.load("greedy", GAME, 1)
    while (seat := match.seat) is not None:
        match.play(bot.choose(bots.Table.of(match, seat)))
    file = tmp_path_factory.mktemp("saves") / "game.json"
    saves.write(file, match, ["greedy"] * 3)
    return file, match


@pytest.mark.parametrize(
    "arguments",
    [
        ["play"],
        ["simulate"],
        ["options"],
        ["replay"],
        ["bench"],
        ["components", "check"],
        ["components", "show"],
    ],
)
def test_every_command_has_help_with_an_example(arguments: list[str]) -> None:
    result = run(*arguments, "--help")
    assert result.exit_code == 0
    assert f"Example: villainy {' '.join(arguments)}" in result.stdout


def test_help_needs_neither_numpy_nor_fluent_nor_a_game() -> None:
    script = (
        "import sys; from villainy.cli import main; sys.argv = ['villainy', '--help']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([name for name in ('numpy', 'fluent', 'villainy.games') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# ── options ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_every_option_is_listed_with_a_sentence_and_can_be_chosen_as_written(locale: str) -> None:
    result = run("options", GAME, "--locale", locale, "--json")
    listed = json.loads(result.stdout)
    game = villainy.load(GAME)
    assert [entry["option"].replace("-", "_") for entry in listed] == list(game.definition.options.options)
    for entry in listed:
        assert entry["help"].endswith(".")
        for value in list(entry["values"])[:2]:
            game.begin(4, 1, {entry["option"]: value})
    shown = run("options", GAME, "--locale", locale).stdout
    assert all(f"{entry['option']}={entry['default']}" in shown for entry in listed)


# ── simulate ───────────────────────────────────────────────────────────────


def test_simulate_counts_wins_by_bot_and_by_seat() -> None:
    arguments = ["simulate", GAME, "--games", 6, "--bots", "greedy,random", "--seed", 1, "--json"]
    result = run(*arguments)
    assert result.exit_code == 0 and result.stderr == ""
    summary = json.loads(result.stdout)
    assert sum(entry["wins"] for entry in summary["bots"]) == pytest.approx(6)
    assert sum(entry["wins"] for entry in summary["seats"]) == pytest.approx(6)
    assert sum(summary["endings"].values()) == 6
    assert summary["decisions"]["least"] <= summary["decisions"]["mean"] <= summary["decisions"]["most"]
    assert summary["options"]["edition"] == "en"
    again = json.loads(run(*arguments).stdout)
    for clock in ("seconds", "decisions_per_second"):
        del summary[clock], again[clock]
    assert again == summary


@pytest.mark.parametrize(("locale", "word"), [("en", "Wins"), ("fr", "Victoires"), ("de", "Siege")])
def test_simulate_speaks_to_people(locale: str, word: str) -> None:
    result = run("simulate", GAME, "--games", 2, "--players", 3, "--bots", "random", "--locale", locale)
    assert result.exit_code == 0
    assert word in result.stdout


# ── replay ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("locale", "city"), [("en", "in London"), ("fr", "à Londres"), ("de", "in London")])
def test_replay_retells_the_game(finished: tuple[Path, Match], locale: str, city: str) -> None:
    file, match = finished
    result = run("replay", file, "--locale", locale)
    assert result.exit_code == 0, result.output
    assert city in result.stdout
    assert match.fingerprint() in result.stdout
    assert all(str(entry["points"]) in result.stdout for entry in match.outcome or [])


def test_replay_gives_programs_what_a_spectator_saw(finished: tuple[Path, Match]) -> None:
    file, match = finished
    data = json.loads(run("replay", file, "--json").stdout)
    assert data["verified"] and data["over"]
    assert data["outcome"] == match.outcome
    assert [row["events"] for row in data["actions"]] == [
        match.events(None, number) for number in range(len(match.moments))
    ]
    placed = [event for row in data["actions"] for event in row["events"] if event["kind"] == "agent-placed"]
    assert placed and any(event["agent"] is None for event in placed)


def test_replay_step_by_step_stops_where_the_reader_stops(finished: tuple[Path, Match]) -> None:
    file, match = finished
    short = run("replay", file, "--step", lines=[""] * 3)
    whole = run("replay", file, "--step", lines=[""] * len(match.moments))
    assert short.exit_code == 0 and match.fingerprint() not in short.stdout
    assert match.fingerprint() in whole.stdout


def test_replay_of_a_running_game_ends_with_its_question(tmp_path: Path) -> None:
    match = villainy.load(GAME).new(players=2, seed=3)
    match.play("place london")
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps(match.transcript()), encoding="utf-8")
    result = run("replay", file)
    assert match.question(None) in result.stdout


# ── components ─────────────────────────────────────────────────────────────


def test_components_shown_can_be_filled_in_checked_and_played(tmp_path: Path) -> None:
    shown = run("components", "show", GAME)
    assert tomllib.loads(shown.stdout)["game"] == GAME
    file = tmp_path / "my-box.toml"
    file.write_text(shown.stdout.replace('source = "rulebook"', 'source = "box"'), encoding="utf-8")
    checked = json.loads(run("components", "check", file, "--json").stdout)
    assert checked["game"] == GAME
    assert checked["sources"]["box"] > 0
    assert checked["values"] == sum(checked["sources"].values())
    spoken = run("components", "check", file)
    assert spoken.exit_code == 0
    assert checked["hash"] in spoken.stdout and len(spoken.stdout.splitlines()) == 1
    assert run("play", GAME, "--components", file, lines=["quit"]).exit_code == 0
