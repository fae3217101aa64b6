"""Bad input gets one sentence naming the thing, exit code 2, and changes nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import villainy
from cli.terminal import GAME, refused, run
from villainy.cli import saves

COMPONENTS = villainy.load(GAME).components.text


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "monopoly"], "monopoly"),
        (["simulate", "monopoly"], "monopoly"),
        (["components", "show", "monopoly"], "monopoly"),
        (["play", GAME, "--players", "5"], "5"),
        (["play", GAME, "--players", "1"], "1"),
        (["play", GAME, "--players", "two"], "two"),
        (["play", GAME, "--seats", "human"], "1"),
        (["play", GAME, "--seats", "human,greedy", "--players", "3"], "3"),
        (["play", GAME, "--seats", "human,clever"], "clever"),
        (["play", GAME, "--bots", "clever"], "clever"),
        (["play", GAME, "--option", "colour=red"], "colour"),
        (["play", GAME, "--option", "players=3"], "players"),
        (["play", GAME, "--option", "edition=it"], "it"),
        (["play", GAME, "--option", "edition"], "edition"),
        (["play", GAME, "--seed", "minus"], "minus"),
        (["play", GAME, "--seed", "-1"], "-1"),
        (["play", GAME, "--seed", str(2**64)], str(2**64)),
        (["play", GAME, "--locale", "it"], "it"),
        (["play", GAME, "--resume", "nowhere.json"], "nowhere.json"),
        (["play", GAME, "--components", "nowhere.toml"], "nowhere.toml"),
        (["play", GAME, "--save", "no/such/folder/game.json"], "no/such/folder/game.json"),
        (["simulate", GAME, "--games", "0"], "0"),
        (["simulate", GAME, "--games", "many"], "many"),
        (["simulate", GAME, "--bots", "greedy,clever"], "clever"),
        (["simulate", GAME, "--bots", "greedy,random", "--players", "4"], "4"),
        (["simulate", GAME, "--seed", "-3"], "-3"),
        (["simulate", GAME, "--option", "edition=it"], "it"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["components", "check", "nowhere.toml"], "nowhere.toml"),
    ],
)
@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_bad_words_on_the_command_line(arguments: list[str], named: str, locale: str) -> None:
    if "--locale" not in arguments and arguments[:2] != ["components", "show"]:
        arguments = [*arguments, "--locale", locale]
    assert named in refused(run(*arguments))


def test_an_unknown_command_or_flag_has_exit_code_2() -> None:
    assert run("dance").exit_code == 2
    assert run("play", GAME, "--dance").exit_code == 2
    assert run("play").exit_code == 2


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
        (COMPONENTS.replace(f'game = "{GAME}"', 'game = "chess"'), "chess"),
        (COMPONENTS.replace(f'game = "{GAME}"', ""), "game"),
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


# ── Saved games ────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    match = villainy.load(GAME).new(players=2, seed=3)
    for action in ("place london", "place rome", "place london"):
        match.play(action)
    return {saves.MARK: saves.FORMAT, "seats": ["human", "greedy"], "transcript": match.transcript()}


def change(saved: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return saved | {"transcript": saved["transcript"] | fields}


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (lambda saved: json.dumps(saved)[:-40], "JSON"),
        (lambda saved: "[" * 100_000, "JSON"),
        (lambda saved: "[]", "transcript"),
        (lambda saved: json.dumps(saved | {saves.MARK: 9}), "9"),
        (lambda saved: json.dumps(saved | {"seats": ["human"]}), "seat"),
        (lambda saved: json.dumps(saved | {"seats": "human"}), "seat"),
        (lambda saved: json.dumps({saves.MARK: 1, "seats": ["human", "human"]}), "transcript"),
        (lambda saved: json.dumps(saved["transcript"] | {"more": 1}), "more"),
        (lambda saved: json.dumps(change(saved, actions=["place london", "place paris"])), "position"),
        (lambda saved: json.dumps(change(saved, actions=["place london", "insert rome"])), "insert rome"),
        (lambda saved: json.dumps(change(saved, actions=["dance"])), "dance"),
        (lambda saved: json.dumps(change(saved, state="0" * 16)), "position"),
        (lambda saved: json.dumps(change(saved, seed="zz")), "zz"),
        (lambda saved: json.dumps(saved["transcript"] | {"players": 7}), "7"),
        (lambda saved: json.dumps(change(saved, components="0" * 16)), "0" * 16),
        (lambda saved: json.dumps(change(saved, options={"edition": "it"})), "it"),
        (lambda saved: json.dumps(change(saved, game="chess")), "chess"),
        (lambda saved: json.dumps(change(saved, format=7)), "7"),
    ],
)
def test_a_cut_or_tampered_save(saved: dict[str, Any], tmp_path: Path, spoil: Any, named: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(spoil(saved), encoding="utf-8")
    for arguments in (["replay", file], ["play", GAME, "--resume", file]):
        assert named in refused(run(*arguments))
    assert file.read_text(encoding="utf-8") == spoil(saved)


def test_a_save_with_an_unknown_bot_cannot_be_resumed(saved: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved | {"seats": ["human", "clever"]}), encoding="utf-8")
    assert "clever" in refused(run("play", GAME, "--resume", file))


def test_a_binary_file_is_no_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert "game.json" in refused(run("replay", file))


def test_a_saved_game_keeps_its_own_settings(saved: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved), encoding="utf-8")
    assert "--seed" in refused(run("play", GAME, "--resume", file, "--seed", "4"))


def test_an_existing_file_is_not_overwritten_by_a_new_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")
    assert "game.json" in refused(run("play", GAME, "--save", file))
    assert file.read_text(encoding="utf-8") == "precious"


# ── At the table ───────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("99", "99 is not in the list: give a number from 1 to 5."),
        ("0", "0 is not in the list: give a number from 1 to 5."),
        ("9" * 6000, "is not in the list"),
        ("dance", "“dance” is not an action of this game."),
        ("take gunner", "You need 5 codex tokens"),
        ("why take gunner", "You need 5 codex tokens"),
        ("why place rome", "“place rome” is allowed."),
        ("why", "Say which action"),
        ("sheet 7", "Say whose"),
        ("save", "Say where"),
        ("save /no/such/folder/x", "/no/such/folder/x"),
        ("undo", "nothing to take back"),
    ],
)
def test_a_bad_line_gets_one_sentence_and_the_question_stays(
    tmp_path: Path, line: str, sentence: str
) -> None:
    result = run("play", GAME, "--seed", 7, lines=[line, f"save {tmp_path / 'after.json'}"])
    assert result.exit_code == 0
    (spoken,) = [said for said in re.split(r"\n?› ?", result.stdout) if sentence in said]
    assert len(spoken.split("\n")) <= 31  # one sentence, however wide its words
    assert saves.read(tmp_path / "after.json")[0]["actions"] == []
