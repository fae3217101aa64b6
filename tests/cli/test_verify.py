"""`villainy verify`: one clear sentence, whether a table's game was honest or not."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import villainy
from cli.terminal import refused, run
from conformance import load
from villainy.engine.seeds import after_rewind, commitment

SALT = bytes(range(16))


def proof(name: str, rewound: bool = False, steps: int | None = None) -> dict[str, Any]:
    """What a table gives, of a game of random actions."""
    match, chance = load(name).new(players=2, seed=77), Random(4)
    while not match.over and (steps is None or len(match.moments) < steps):
        match.play(chance.choice(match.legal()))
        if rewound and len(match.moments) == 9 and not match.reseeds:
            match.rewind(6, reseed=after_rewind(77, 12))
    return {
        "villainy-table": 1,
        "table": "abc",
        "commitment": commitment(77, SALT),
        "salt": SALT.hex(),
        "names": ["Anna", "Ben"],
        "rewinds": {str(count): 12 for count in match.reseeds},
        "outcome": match.outcome,
        "transcript": match.transcript(),
    }


def written(folder: Path, data: Any) -> str:
    path = folder / "game.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", list(villainy.GAMES))
@pytest.mark.parametrize("rewound", [False, True])
def test_an_honest_game_is_proven(name: str, rewound: bool, tmp_path: Path) -> None:
    told = proof(name, rewound)
    assert bool(told["rewinds"]) == rewound
    file = written(tmp_path, told)
    assert "Proven" in run("verify", file, "--locale", "en").stdout
    assert "Prouvé" in run("verify", file, "--locale", "fr").stdout
    assert "Nachgewiesen" in run("verify", file, "--locale", "de").stdout
    data = json.loads(run("verify", file, "--json").stdout)
    assert data["verified"] and data["actions"] == len(told["transcript"]["actions"])
    assert "Anna" in run("replay", file, "--locale", "en").stdout


def test_a_table_that_was_closed_is_proven_as_far_as_it_went(tmp_path: Path) -> None:
    file = written(tmp_path, proof("professor-evil", steps=5))
    assert "as far as it was played" in run("verify", file, "--locale", "en").stdout


def changed(path: str, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(proof("professor-evil", rewound=True))
    *way, last = path.split(".")
    place: Any = data
    for name in way:
        place = place[name]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("transcript.seed", "000000000000004e", "promised"),
        ("salt", "00" * 16, "promised"),
        ("commitment", "00" * 32, "promised"),
        ("rewinds.6", 13, "does not follow from the seed"),
        ("rewinds", {}, "does not follow from the seed"),
        ("outcome", [], "otherwise than the file says"),
        ("transcript.state", "0" * 16, "does not lead to the position"),
        ("transcript.reseeds", {"999": "0" * 16}, "no such place"),
        ("transcript.reseeds", {"6": "xyz"}, "hexadecimal"),
        ("transcript.reseeds", [], "right type"),
        ("transcript", None, "not what a table gives"),
        ("salt", "xyz", "not what a table gives"),
        ("names", ["Anna"], "not what a table gives"),
        ("names", ["Anna", 3], "not what a table gives"),
        ("villainy-table", 2, "not what a table gives"),
        ("villainy-table", None, "not what a table gives"),
    ],
)
def test_what_is_not_as_promised_is_said(path: str, value: Any, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(run("verify", written(tmp_path, changed(path, value)), "--locale", "en"))


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    assert "not valid JSON" in refused(run("verify", written(tmp_path, "{"), "--locale", "en"))
    assert "not what a table gives" in refused(run("verify", written(tmp_path, "[]"), "--locale", "en"))
    assert "cannot be read" in refused(run("verify", str(tmp_path / "none.json"), "--locale", "en"))
