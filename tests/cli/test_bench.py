"""`villainy bench` and `benchmarks/`: the rows are there and positive; how fast is nobody's business here."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import villainy
from cli.terminal import FIRST as GAME
from cli.terminal import every_game, refused, run
from villainy.cli import bench

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def script(name: str) -> Any:
    """A file of `benchmarks/` as a module, its neighbours beside it."""
    spec = importlib.util.spec_from_file_location(name, BENCHMARKS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_bench_has_help_with_an_example() -> None:
    result = run("bench", "--help")
    assert result.exit_code == 0
    assert "Example: villainy bench" in result.stdout


def test_bench_gives_programs_its_rows() -> None:
    result = run("bench", GAME, "--players", 3, "--seconds", 0.01, "--backends", "interpreted", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["machine"]["cores"] >= 1
    (report,) = data["games"]
    assert (report["game"], report["players"]) == (GAME, 3)
    (row,) = report["rows"]
    assert (row["name"], row["unit"], row["clock"], row["ratio"]) == ("interpreted", "decisions", "cpu", 1.0)
    assert row["value"] > 0


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "interpreted"), ("fr", "interprété"), ("de", "interpretiert")],
)
def test_bench_shows_people_a_table_of_every_game(locale: str, words: str) -> None:
    result = run("bench", "--seconds", 0.01, "--backends", "interpreted", "--locale", locale)
    assert result.exit_code == 0, result.output
    assert words in result.stdout and "1.00×" in result.stdout
    assert all(name in result.stdout for name in villainy.GAMES)


def test_a_measure_that_cannot_be_made_here_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "villainy.engine.backends.cuda", None)
    data = json.loads(run("bench", GAME, "--backends", "cuda", "--json").stdout)
    (row,) = data["games"][0]["rows"]
    assert row["value"] is None and row["skipped"] == "no-gpu"
    assert "no GPU here" in run("bench", GAME, "--backends", "cuda").stdout


@pytest.mark.long
@every_game
def test_the_compiled_measures_are_all_there(name: str) -> None:
    data = json.loads(run("bench", name, "--seconds", 0.05, "--backends", "compiled", "--json").stdout)
    rows = {row["name"]: row for row in data["games"][0]["rows"]}
    assert list(rows) == ["compiled", "threads", "redeal"]
    assert all(row["value"] > 0 for row in rows.values())


@pytest.mark.long
def test_a_build_is_measured_in_a_cache_of_its_own() -> None:
    data = json.loads(run("bench", GAME, "--backends", "build", "--json").stdout)
    compiling, starting = data["games"][0]["rows"]
    assert (compiling["name"], starting["name"]) == ("compile", "start")
    assert compiling["value"] > starting["value"] > 0


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["monopoly"], "monopoly"),
        ([GAME, "--players", "9"], "9"),
        ([GAME, "--players", "many"], "many"),
        ([GAME, "--seconds", "0"], "0"),
        ([GAME, "--seconds", "nan"], "nan"),
        ([GAME, "--seconds", "long"], "long"),
        ([GAME, "--backends", "interpreted,abacus"], "abacus"),
    ],
)
def test_bad_words_get_one_sentence(arguments: list[str], named: str, locale: str) -> None:
    assert named in refused(run("bench", *arguments, "--locale", locale))


# ── The measures ───────────────────────────────────────────────────────────


def test_every_measure_has_a_unit_and_a_label() -> None:
    names = bench.measures_of(list(bench.PARTS))
    assert set(names) == set(bench.UNITS) == set(bench.LABELS)
    assert all(callable(getattr(bench.Bench, name)) for name in names)


def test_random_play_is_never_the_same_game_again() -> None:
    game = villainy.load(GAME)
    play = bench.Bench(game, 2, 0.01).player(game.interpreted, 1)
    assert len({play() for _ in range(8)}) > 1


def test_a_rate_is_what_was_done_by_what_it_took() -> None:
    ticks = iter(range(1000))
    assert bench.rate(lambda: 7, 1.0, clock=lambda: float(next(ticks))) == 7.0


def test_threads_add_up() -> None:
    one = [lambda: 1000]
    assert bench.threads_rate(one * 2, 0.01) > 0


def test_ratios_are_to_one_core_compiled() -> None:
    rows = [bench.Row(name, *bench.UNITS[name]) for name in ("interpreted", "compiled", "threads", "redeal")]
    for row, value in zip(rows, (5.0, 1000.0, 1900.0, 70.0)):
        row.value = value
    bench.add_ratios(rows)
    assert [bench.ratio(row.ratio) for row in rows] == ["1/200", "1.00×", "1.90×", ""]


def test_a_row_of_redeals_is_that_of_single_ones() -> None:
    game = villainy.load(GAME, backend="interpreted")
    match = game.new(players=3, seed=4)
    for _ in range(40):
        match.play(match.legal()[0])
    states = game.empty(4)
    states[0] = np.frombuffer(match.to_bytes(), states.dtype)[0]
    words = np.arange(10, 14, dtype=np.uint64)
    drawn = [int(game.interpreted.functions["draw"](words.tolist(), i)) for i in range(4)]
    game.interpreted.redeal_games(states, 0, 1, 4, 2, words)
    assert states[:1].tobytes() == match.to_bytes()
    for i in range(1, 4):
        assert states[i : i + 1].tobytes() == match.redeal(2, drawn[i]).to_bytes()
    assert len({states[i : i + 1].tobytes() for i in range(4)}) == 4


# ── benchmarks/ ────────────────────────────────────────────────────────────


def test_the_script_writes_json_and_prints_the_table(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    command = [sys.executable, str(BENCHMARKS / "run.py"), "--backends", "interpreted", "--seconds", "0.01"]
    command += ["--no-peers", "--json", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    assert "interpreted" in done.stdout
    data = json.loads(file.read_text(encoding="utf-8"))
    assert [report["game"] for report in data["games"]] == list(villainy.GAMES)
    assert all(row["value"] > 0 for report in data["games"] for row in report["rows"])


def test_a_peer_is_measured_skipped_or_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    peers = script("peers")

    def broken(game: str) -> Any:
        raise RuntimeError("of another version")

    monkeypatch.setattr(
        peers,
        "PEERS",
        [
            ("Here", "json", lambda game: lambda: 1, ("go", "chess")),
            ("Away", "no_such_library", broken, ("go",)),
            ("Broken", "json", broken, ("go",)),
        ],
    )
    rows = list(peers.measure(lambda work, seconds: 10.0 * work(), 0.01))
    assert [(row["name"], row["value"]) for row in rows] == [
        ("Here go", 10.0),
        ("Here chess", 10.0),
        ("Away", None),
        ("Broken go", None),
    ]
    assert rows[2]["skipped"] == "not-installed"
    assert "of another version" in rows[3]["skipped"]


def test_two_trees_are_compared_in_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    compare = script("compare")
    assert compare.told("compiled", [(100.0, 200.0), (100.0, 150.0), (100.0, 400.0)]).split()[0] == "2.000"
    assert compare.told("redeal", []) == "not in both trees"
    assert "less is better" in compare.told("start", [(1.0, 0.5)])
