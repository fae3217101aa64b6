"""Bad input gets one sentence naming the thing, exit code 2, and changes nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import villainy
from cli.terminal import FIRST, every_game, refused, run
from conformance import load
from villainy.cli import saves

GAME, OPTION = "the game", "an option"  # stand for one of each game


@every_game
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "monopoly"], "monopoly"),
        (["simulate", "monopoly"], "monopoly"),
        (["components", "show", "monopoly"], "monopoly"),
        (["play", GAME, "--players", "9"], "9"),
        (["play", GAME, "--players", "0"], "0"),
        (["play", GAME, "--players", "two"], "two"),
        (["play", GAME, "--seats", "human", "--players", "9"], "9"),
        (["play", GAME, "--seats", "human,human,human,human,human"], "5"),
        (["play", GAME, "--seats", "human,greedy", "--players", "3"], "3"),
        (["play", GAME, "--seats", "human,clever"], "clever"),
        (["play", GAME, "--bots", "clever"], "clever"),
        (["play", GAME, "--option", "colour=red"], "colour"),
        (["play", GAME, "--option", "players=3"], "players"),
        (["play", GAME, "--option", f"{OPTION}=walrus"], "walrus"),
        (["play", GAME, "--option", OPTION], OPTION),
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
        (["simulate", GAME, "--option", f"{OPTION}=walrus"], "walrus"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["components", "check", "nowhere.toml"], "nowhere.toml"),
    ],
)
@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_bad_words_on_the_command_line(name: str, arguments: list[str], named: str, locale: str) -> None:
    option = next(iter(load(name).definition.options.options))
    arguments = [name if word == GAME else word.replace(OPTION, option) for word in arguments]
    named = named.replace(OPTION, option)
    if "--locale" not in arguments and arguments[:2] != ["components", "show"]:
        arguments = [*arguments, "--locale", locale]
    assert named in refused(run(*arguments))


def test_an_unknown_command_or_flag_has_exit_code_2() -> None:
    assert run("dance").exit_code == 2
    assert run("play", FIRST, "--dance").exit_code == 2
    assert run("play").exit_code == 2


# ── Components ─────────────────────────────────────────────────────────────


@every_game
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        (r"^game = .*$", 'game = "chess"', "chess"),
        (r"^game = .*$", "", "game"),
        (r"^\[([a-z-]+)\]", "[broken", "TOML"),
        (r'^source = "[a-z]*"', 'source = "hearsay"', "hearsay"),
    ],
)
def test_a_broken_components_file(name: str, tmp_path: Path, old: str, new: str, named: str) -> None:
    text = re.sub(old, new, load(name).components.text, count=1, flags=re.MULTILINE)
    file = tmp_path / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    assert named in refused(run("components", "check", file))
    assert named in refused(run("play", name, "--components", file))
    assert file.read_text(encoding="utf-8") == text


# ── Saved games ────────────────────────────────────────────────────────────


@pytest.fixture(scope="module", params=list(villainy.GAMES))
def saved(request: pytest.FixtureRequest) -> dict[str, Any]:
    match = load(request.param).new(players=2, seed=3)
    for _ in range(3):
        match.play(match.legal()[0])
    return {saves.MARK: saves.FORMAT, "seats": ["human", "greedy"], "transcript": match.transcript()}


def actions_of(saved: dict[str, Any]) -> list[str]:
    actions: list[str] = saved["transcript"]["actions"]
    return actions


def forbidden(saved: dict[str, Any]) -> str:
    """An action that cannot come second."""
    match = villainy.replay(saved["transcript"])
    match.rewind(1)
    texts = match.game.definition.actions.texts
    return next(text for number, text in enumerate(texts) if not match.is_legal(number))


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
        (lambda saved: json.dumps(change(saved, actions=actions_of(saved)[:2])), "position"),
        (
            lambda saved: json.dumps(change(saved, actions=[actions_of(saved)[0], forbidden(saved)])),
            forbidden,
        ),
        (lambda saved: json.dumps(change(saved, actions=["dance"])), "dance"),
        (lambda saved: json.dumps(change(saved, state="0" * 16)), "position"),
        (lambda saved: json.dumps(change(saved, seed="zz")), "zz"),
        (lambda saved: json.dumps(saved["transcript"] | {"players": 7}), "7"),
        (lambda saved: json.dumps(change(saved, components="0" * 16)), "0" * 16),
        (lambda saved: json.dumps(change(saved, options={"hue": "red"})), "hue"),
        (lambda saved: json.dumps(change(saved, game="chess")), "chess"),
        (lambda saved: json.dumps(change(saved, format=7)), "7"),
    ],
)
def test_a_cut_or_tampered_save(saved: dict[str, Any], tmp_path: Path, spoil: Any, named: Any) -> None:
    file = tmp_path / "game.json"
    file.write_text(spoil(saved), encoding="utf-8")
    for arguments in (["replay", file], ["play", saved["transcript"]["game"], "--resume", file]):
        assert (named(saved) if callable(named) else named) in refused(run(*arguments))
    assert file.read_text(encoding="utf-8") == spoil(saved)


def test_a_save_with_an_unknown_bot_cannot_be_resumed(saved: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved | {"seats": ["human", "clever"]}), encoding="utf-8")
    assert "clever" in refused(run("play", saved["transcript"]["game"], "--resume", file))


def test_a_binary_file_is_no_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert "game.json" in refused(run("replay", file))


def test_a_saved_game_keeps_its_own_settings(saved: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved), encoding="utf-8")
    assert "--seed" in refused(run("play", saved["transcript"]["game"], "--resume", file, "--seed", "4"))


def test_an_existing_file_is_not_overwritten_by_a_new_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")
    assert "game.json" in refused(run("play", FIRST, "--save", file))
    assert file.read_text(encoding="utf-8") == "precious"


# ── At the table ───────────────────────────────────────────────────────────


@every_game
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("99", "99 is not in the list: give a number from 1 to MOST."),
        ("0", "0 is not in the list: give a number from 1 to MOST."),
        ("9" * 6000, "is not in the list"),
        ("dance", "“dance” is not an action of this game."),
        ("FORBIDDEN", "REASON"),
        ("why FORBIDDEN", "REASON"),
        ("why ALLOWED", "“ALLOWED” is allowed."),
        ("why", "Say which action"),
        ("sheet 7", "Say whose"),
        ("save", "Say where"),
        ("save /no/such/folder/x", "/no/such/folder/x"),
        ("undo", "nothing to take back"),
    ],
)
def test_a_bad_line_gets_one_sentence_and_the_question_stays(
    name: str, tmp_path: Path, line: str, sentence: str
) -> None:
    seed = next(seed for seed in range(100) if load(name).new(players=2, seed=seed).seat == 0)
    match = load(name).new(players=2, seed=seed)
    legal, texts = match.legal(), match.game.definition.actions.texts
    illegal = next(action for action in range(len(texts)) if action not in legal)
    values = {"MOST": len(legal), "FORBIDDEN": texts[illegal], "ALLOWED": texts[legal[0]]}
    values["REASON"] = str(match.why_not(illegal))
    for word, value in values.items():
        line, sentence = line.replace(word, str(value)), sentence.replace(word, str(value))
    result = run("play", name, "--seed", seed, lines=[line, f"save {tmp_path / 'after.json'}"], width=400)
    assert result.exit_code == 0
    (spoken,) = [said for said in re.split(r"\n?› ?", result.stdout) if sentence in said]
    assert len(spoken.split("\n")) <= 31  # one sentence, however wide its words
    assert saves.read(tmp_path / "after.json")[0]["actions"] == []
