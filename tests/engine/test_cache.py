"""A build is never stale and never mixed, whoever else is building."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def start(rules: Path, goals: int | tuple[int, ...], cache: Path) -> subprocess.Popen[str]:
    words = map(str, goals if isinstance(goals, tuple) else (goals,))
    return subprocess.Popen(
        [sys.executable, str(HERE / "toy_build.py"), str(rules), *words],
        env=dict(os.environ, VILLAINY_CACHE=str(cache)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def answer(process: subprocess.Popen[str]) -> str:
    out, errors = process.communicate()
    assert process.returncode == 0, errors
    return out.strip()


def builds(cache: Path) -> list[str]:
    return sorted(folder.name for folder in cache.iterdir())


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    sys.path.insert(0, str(HERE))
    from toy import write_rules

    return write_rules(tmp_path)


def test_a_second_process_loads_what_the_first_built(rules: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert answer(start(rules, 10, cache)) == "built 10"
    assert answer(start(rules, 10, cache)) == "cached 10"
    assert len(builds(cache)) == 1


def test_changed_components_and_changed_rules_are_built_anew(rules: Path, tmp_path: Path) -> None:
    from toy import write_rules

    cache = tmp_path / "cache"
    assert answer(start(rules, 10, cache)) == "built 10"
    assert answer(start(rules, 20, cache)) == "built 20"
    write_rules(rules.parent, bonus=6)  # the callee of an entry point changes, not the entry point
    assert answer(start(rules, 20, cache)) == "built 21"
    write_rules(rules.parent)
    assert answer(start(rules, 20, cache)) == "cached 20"


def test_builds_of_several_processes_live_side_by_side_in_another(rules: Path, tmp_path: Path) -> None:
    """Each process counts its functions from the same number on: their names must differ all the same."""
    cache = tmp_path / "cache"
    assert answer(start(rules, 10, cache)) == "built 10"
    assert answer(start(rules, 20, cache)) == "built 20"
    assert answer(start(rules, (10, 20), cache)) == "cached 10, cached 20"
    assert answer(start(rules, (30, 20), cache)) == "built 30, cached 20"


def test_two_processes_that_build_at_once_both_end_well(rules: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    both = [start(rules, 10, cache) for _ in range(2)]
    assert {answer(process) for process in both} <= {"built 10", "cached 10"}
    assert len(builds(cache)) == 1
    assert answer(start(rules, 10, cache)) == "cached 10"


def test_a_build_that_is_killed_leaves_nothing_that_could_be_loaded(rules: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    process = start(rules, 10, cache)
    while not (cache.is_dir() and any(path.suffix == ".nbc" for path in cache.rglob("*"))):
        assert process.poll() is None, "the build was over before it could be killed"
        time.sleep(0.001)
    process.kill()
    process.communicate()
    assert all(name.startswith("building-") for name in builds(cache))
    assert answer(start(rules, 10, cache)) == "built 10"


def test_builds_not_used_for_long_are_thrown_away_and_unfinished_ones_after_a_day(tmp_path: Path) -> None:
    from villainy.engine.backends import compiled

    now = time.time()
    for age in range(compiled.KEPT_BUILDS + 3):
        folder = tmp_path / f"toy-{age:02}"
        folder.mkdir()
        os.utime(folder, (now - 60 * age, now - 60 * age))
    for name, age in (("old", 2 * compiled.DAY), ("young", 60.0)):
        folder = tmp_path / f"{compiled.ASIDE}{name}"
        folder.mkdir()
        os.utime(folder, (now - age, now - age))
    compiled.throw_away_old_builds(tmp_path)
    kept = [f"toy-{age:02}" for age in range(compiled.KEPT_BUILDS)]
    assert builds(tmp_path) == sorted([*kept, f"{compiled.ASIDE}young"])


def test_a_cache_that_cannot_be_written_is_said_in_a_sentence(rules: Path, tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("no folder", encoding="utf-8")
    process = start(rules, 10, wall / "cache")
    _, errors = process.communicate()
    assert process.returncode != 0
    assert "Compiled rules cannot be kept in" in errors
