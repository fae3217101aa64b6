"""`villainy tournament`: what it prints for people and for programs, and how it is interrupted."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arena.meeting import RIVALS, TEAM
from cli.terminal import listens_to_ctrl_c, refused, run
from conformance import load
from villainy.cli import tournament as command

SHORT = ["tournament", TEAM, "random", "--games", "3", "--threads", "1"]


def summary_of(*arguments: Any) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    for clock in [told, *told["bots"]]:
        del clock["seconds"]
    return told


def test_a_program_reads_ratings_shares_and_answers() -> None:
    told = summary_of("tournament", RIVALS, "random", "greedy", "--games", 7, "--seed", 2)
    assert told["finished"] and told["games"] == 6  # three deals, from both seats
    assert told["seed"] == "2" and told["options"] == load(RIVALS).definition.options.resolve({}, 2)
    best, other = told["bots"]
    assert best["bot"] == "greedy" and best["games"] == other["games"] == 6
    assert best["wins"] + other["wins"] == 6 and best["share"] + other["share"] == 1
    assert best["rating"]["least"] < best["rating"]["rating"] < best["rating"]["most"]
    (pair,) = told["pairs"]
    assert (pair["first"], pair["second"], pair["deals"]) == ("random", "greedy", 3)
    assert pair["least"] <= pair["share"] <= pair["most"]
    assert (pair["verdict"], pair["stronger"]) == ("open", None)


@pytest.mark.parametrize(("locale", "said"), [("en", "ms/choice"), ("fr", "ms/choix"), ("de", "ms/Wahl")])
@pytest.mark.parametrize(("name", "bots"), [(TEAM, ["random"]), (RIVALS, ["random", "greedy"])])
def test_people_read_a_table_in_their_language(name: str, bots: list[str], locale: str, said: str) -> None:
    result = run("tournament", name, *bots, "--games", 2, "--seed", 2, "--locale", locale)
    assert result.exit_code == 0, result.output
    assert said in result.stdout and all(bot in result.stdout for bot in bots)
    assert ("1500" in result.stdout) == (len(bots) > 1)


def test_a_journal_is_gone_on_with_and_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    whole = summary_of(*SHORT, "--seed", 8)
    assert summary_of(*SHORT, "--seed", 8, "--journal", file) == whole
    text = file.read_text()
    assert summary_of(*SHORT, "--journal", file) == whole  # the seed is in the journal
    assert file.read_text() == text
    assert summary_of(*SHORT, "--journal", file, "--games", 5)["games"] == 5
    assert file.read_text().startswith(text) and len(file.read_text().splitlines()) == 6
    said = refused(run(*SHORT, "--journal", file, "--seed", 9, "--locale", "de"))
    assert "eines anderen Turniers" in said


# ── An interrupt ───────────────────────────────────────────────────────────


def test_an_interrupt_keeps_what_was_played_and_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: Any) -> Iterator[Any]:
        playing = played(*arguments)
        yield next(playing)
        playing.close()
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    played = command.play_on_threads
    with monkeypatch.context() as patch:
        patch.setattr(command, "play_on_threads", interrupted)
        result = run(*SHORT, "--seed", 8, "--option", "level=harder")
    assert result.exit_code == 130 and "random" in result.stdout
    *_, line = result.stderr.splitlines()
    words = shlex.split(line.partition(": ")[2])
    assert words[0] == "villainy"
    (file,) = tmp_path.iterdir()
    assert len(file.read_text().splitlines()) == 2
    assert summary_of(*words[1:]) == summary_of(*SHORT, "--seed", 8, "--option", "level=harder")


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_ends_in_the_middle_of_a_game(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    words = ["tournament", RIVALS, "random", "greedy", "--all", "--games", "1000", "--journal", str(file)]
    surroundings = os.environ | {"LANG": "C", "VILLAINY_BACKEND": "interpreted"}
    with subprocess.Popen(
        [sys.executable, "-c", "from villainy.cli import main; main()", *words],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listens_to_ctrl_c,
    ) as process:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (file.exists() and file.read_bytes().count(b"\n") > 2):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        said, complained = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "greedy" in said and "Traceback" not in complained
    assert "Stopped before the end" in complained and f"--journal {file}" in complained
    assert file.read_bytes().endswith(b"}\n")


# ── Bad input ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["monopoly", "random"], "monopoly"),
        ([RIVALS, "random", "clever"], "clever"),
        ([RIVALS, "random"], "."),
        ([RIVALS, "random", "random"], "random"),
        ([RIVALS, "random", "greedy", "--players", "3"], "3"),
        ([RIVALS, "random", "greedy", "--players", "9"], "9"),
        ([RIVALS, "random", "greedy", "--games", "1"], "2"),
        ([RIVALS, "random", "greedy", "--games", "some"], "some"),
        ([RIVALS, "random", "greedy", "--error", "0.7"], "0.7"),
        ([RIVALS, "random", "greedy", "--error", "little"], "little"),
        ([RIVALS, "random", "greedy", "--least", "nan"], "nan"),
        ([RIVALS, "random", "greedy", "--least", "1"], "1"),
        ([RIVALS, "random", "greedy", "--threads", "0"], "0"),
        ([RIVALS, "random", "greedy", "--seed", "-3"], "-3"),
        ([RIVALS, "random", "greedy", "--option", "colour=red"], "colour"),
        ([RIVALS, "random", "greedy", "--components", "nowhere.toml"], "nowhere.toml"),
        ([RIVALS, "random", "greedy", "--journal", "no/such/folder/file"], "no/such/folder/file"),
        ([RIVALS, "random", "greedy", "--journal", "/"], "/"),
        ([RIVALS, "random", "greedy", "--ray", "127.0.0.1:1"], "127.0.0.1:1"),
    ],
)
def test_bad_words_get_one_sentence(arguments: list[str], named: str, locale: str) -> None:
    assert named in refused(run("tournament", *arguments, "--locale", locale))
