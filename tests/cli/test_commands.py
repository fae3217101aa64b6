"""The commands beside `play`: what they print for people, and for programs."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import villainy
from bots.playing import play_out
from cli.terminal import every_game, run
from conformance import load
from villainy.arena.shares import interval
from villainy.cli import saves
from villainy.engine.match import Match
from villainy.engine.names import kebab


@pytest.fixture(scope="module", params=list(villainy.GAMES))
def finished(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Match]:
    match = load(request.param).new(players=3, seed=6)
    play_out(match, ["greedy"] * 3)
    file = tmp_path_factory.mktemp("saves") / "game.json"
    saves.write(file, match, ["greedy"] * 3)
    return file, match


@pytest.mark.parametrize(
    "arguments",
    [
        ["serve"],
        ["play"],
        ["simulate"],
        ["tournament"],
        ["report"],
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


@every_game
@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_every_option_is_listed_with_a_sentence_and_can_be_chosen_as_written(name: str, locale: str) -> None:
    result = run("options", name, "--locale", locale, "--json")
    listed = json.loads(result.stdout)
    game = load(name)
    assert [entry["option"].replace("-", "_") for entry in listed] == list(game.definition.options.options)
    for entry in listed:
        assert entry["help"].endswith(".")
        for value in list(entry["values"])[:2]:
            game.begin(4, 1, {entry["option"]: value})
    shown = run("options", name, "--locale", locale).stdout
    assert all(f"{entry['option']}={entry['default']}" in shown for entry in listed)


# ── simulate ───────────────────────────────────────────────────────────────


@every_game
def test_simulate_counts_what_came_of_its_games(name: str) -> None:
    arguments = ["simulate", name, "--games", 6, "--bots", "greedy,random", "--seed", 1, "--json"]
    result = run(*arguments)
    assert result.exit_code == 0 and result.stderr == ""
    summary = json.loads(result.stdout)
    definition = load(name).definition
    if definition.team:
        assert (
            0 <= summary["least"] <= summary["share"] == round(summary["wins"] / 6, 4) <= summary["most"] <= 1
        )
        assert "seats" not in summary and "bots" not in summary
    else:
        assert sum(entry["wins"] for entry in summary["bots"]) == pytest.approx(6)
        assert sum(entry["wins"] for entry in summary["seats"]) == pytest.approx(6)
    assert sum(summary["endings"].values()) == 6
    assert set(summary["endings"]) <= set(definition.nouns[definition.ending])
    assert list(summary["statistics"]) == list(definition.statistics)
    for measured in (summary["decisions"], *summary["statistics"].values()):
        assert measured["least"] <= measured["mean"] <= measured["most"]
    assert summary["options"] == definition.options.resolve({}, 2)
    again = json.loads(run(*arguments).stdout)
    for clock in ("seconds", "decisions_per_second"):
        del summary[clock], again[clock]
    assert again == summary


WORDS = {True: {"en": "chance", "fr": "chance", "de": "Chance"}}  # in a team
WORDS[False] = {"en": "Wins", "fr": "Victoires", "de": "Siege"}


@every_game
@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_simulate_speaks_to_people(name: str, locale: str) -> None:
    result = run("simulate", name, "--games", 2, "--players", 3, "--bots", "random", "--locale", locale)
    assert result.exit_code == 0, result.output
    definition, text = load(name).definition, load(name).text(locale)
    assert WORDS[definition.team][locale] in result.stdout
    assert all(text.format(f"statistic-{kebab(name)}") in result.stdout for name in definition.statistics)


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (1, 1), (0, 100), (50, 100), (97, 100)])
def test_the_chance_of_a_team_lies_in_an_interval_that_more_games_narrow(wins: int, games: int) -> None:
    least, most = interval(wins, games)
    assert 0 <= round(least, 12) <= wins / games <= round(most, 12) <= 1
    closer = interval(100 * wins, 100 * games)
    assert most - least > closer[1] - closer[0]


def test_the_interval_is_the_one_of_the_textbooks() -> None:
    assert interval(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)


# ── replay ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_replay_retells_the_game(finished: tuple[Path, Match], locale: str) -> None:
    file, match = finished
    result = run("replay", file, "--locale", locale)
    assert result.exit_code == 0, result.output
    told = [match.tell(event, locale) for event in match.opening_events(None)]
    for moment in range(len(match.moments)):
        told += [match.tell(event, locale) for event in match.events(None, moment)]
    said = " ".join(result.stdout.split())
    assert " ".join(" ".join(told).split()) in said
    assert match.fingerprint() in result.stdout


def test_replay_gives_programs_what_a_spectator_saw(finished: tuple[Path, Match]) -> None:
    file, match = finished
    data = json.loads(run("replay", file, "--json").stdout)
    assert data["verified"] and data["over"]
    assert data["outcome"] == match.outcome
    assert [row["events"] for row in data["actions"]] == [
        match.events(None, number) for number in range(len(match.moments))
    ]
    assert data["view"] == match.view(None)


def test_replay_step_by_step_stops_where_the_reader_stops(finished: tuple[Path, Match]) -> None:
    file, match = finished
    short = run("replay", file, "--step", lines=[""] * 3)
    whole = run("replay", file, "--step", lines=[""] * len(match.moments))
    assert short.exit_code == 0 and match.fingerprint() not in short.stdout
    assert match.fingerprint() in whole.stdout


@every_game
def test_replay_of_a_running_game_ends_with_its_question(name: str, tmp_path: Path) -> None:
    match = load(name).new(players=2, seed=3)
    match.play(match.legal()[0])
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps(match.transcript()), encoding="utf-8")
    result = run("replay", file)
    assert match.question(None) in result.stdout


# ── components ─────────────────────────────────────────────────────────────


@every_game
def test_components_shown_can_be_filled_in_checked_and_played(name: str, tmp_path: Path) -> None:
    shown = run("components", "show", name)
    assert tomllib.loads(shown.stdout)["game"] == name
    file = tmp_path / "my-box.toml"
    file.write_text(shown.stdout.replace('source = "rulebook"', 'source = "box"'), encoding="utf-8")
    checked = json.loads(run("components", "check", file, "--json").stdout)
    assert checked["game"] == name
    assert checked["sources"]["box"] > 0
    assert checked["values"] == sum(checked["sources"].values())
    spoken = run("components", "check", file)
    assert spoken.exit_code == 0
    assert checked["hash"] in spoken.stdout and len(spoken.stdout.splitlines()) == 1
    assert run("play", name, "--components", file, lines=["quit"]).exit_code == 0


@every_game
def test_the_terminal_says_the_owners_words(name: str, tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    own = '[words.en]\ngame-title = "Homebrew"\n'
    file.write_text(load(name).components.text + own, encoding="utf-8")
    assert "Homebrew" in run("play", name, "--components", file, lines=["quit"]).stdout
    assert "Homebrew" not in run("play", name, "--components", file, "--locale", "de", lines=["quit"]).stdout
