"""Light to import, and playable where little more than NumPy is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import villainy

SOURCE = str(Path(villainy.__file__).parents[1])
BLOCKER = """
import sys

class Blocker:
    names = {names!r}

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocker())
"""
OPTIONAL = ("msgspec", "fluent", "typer", "rich", "numba", "llvmlite", "click", "babel")
PLAY = """
import random
import villainy

for name in villainy.GAMES:
    game = villainy.load(name)
    match = game.new(seed=5)
    chooser = random.Random(5)
    while not match.over:
        match.play(chooser.choice(match.legal()))
        match.view(0), match.events(None)
    assert villainy.replay(match.transcript()).to_bytes() == match.to_bytes()
    assert game.from_position(match.position()).to_bytes() == match.to_bytes()
    try:
        match.play(0)
    except villainy.engine.errors.IllegalAction as error:
        assert error.reason == "game-over"
    print(name, "ended")
"""


def run(code):
    """Run code in a fresh interpreter, as somebody who has just started one."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": SOURCE, "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def modules_after(code):
    return set(run(code + "\nimport sys\nprint(*sys.modules)").split())


def test_importing_the_library_loads_neither_numpy_nor_numba_nor_any_game():
    bare = modules_after("import importlib, pathlib, typing, __future__")
    loaded = modules_after("import villainy") - bare
    assert {name.partition(".")[0] for name in loaded} <= {"villainy", "pathlib", "typing", "__future__"}
    assert not [name for name in loaded if name.startswith("villainy.")]


def test_a_match_is_played_without_the_compiler_the_words_or_the_program():
    loaded = modules_after(PLAY)
    assert not loaded & set(OPTIONAL)
    assert "numpy" in loaded


@pytest.mark.parametrize(
    "module",
    [
        "villainy.engine.game",
        "villainy.engine.match",
        "villainy.engine.backends",
        "villainy.engine.kit",
        "villainy.engine.transcript",
        *villainy.GAMES.values(),
    ],
)
def test_engine_and_rules_import_where_only_numpy_is_installed(module):
    run(BLOCKER.format(names=OPTIONAL) + f"import {module}")


def test_a_match_is_played_to_its_end_where_only_numpy_is_installed():
    told = run(BLOCKER.format(names=OPTIONAL) + PLAY)
    assert told.splitlines() == [f"{name} ended" for name in villainy.GAMES]


def test_an_error_still_says_what_is_wrong_where_there_are_no_words():
    code = """
import villainy
try:
    villainy.load("chess")
except villainy.engine.errors.UnknownGame as error:
    print(error)
"""
    assert "chess" in run(BLOCKER.format(names=OPTIONAL) + code)


def test_the_blocker_blocks():
    told = run(BLOCKER.format(names=("json",)) + "try:\n import json\nexcept ImportError:\n print('blocked')")
    assert told == "blocked\n"
