"""`make bench`: the speed of every game and of other libraries that are installed, in one table.

python benchmarks/run.py [--players N] [--seconds S] [--backends interpreted,compiled,cuda,search,build]
                         [--no-peers] [--json [FILE]]
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import peers
import villainy

ROOT = Path(__file__).resolve().parents[1]


def ruler() -> Any:
    """The measures of `villainy bench` of this tree, whichever tree's rules they measure.

    Loaded by its path, for it needs nothing of the command around it.
    """
    path = ROOT / "src" / "villainy" / "cli" / "bench.py"
    spec = importlib.util.spec_from_file_location("ruler", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ruler"] = module
    spec.loader.exec_module(module)
    return module


def arguments(bench: Any) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the speed of the rules, and of other libraries.")
    parser.add_argument("--players", type=int, help="how many players (default: as many as can play)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measure")
    parser.add_argument("--backends", default=",".join(bench.PARTS), help="by default %(default)s")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", nargs="?", const="-", metavar="FILE", help="JSON to a file, or printed")
    given = parser.parse_args()
    given.parts = given.backends.split(",")
    for part in given.parts:
        if part not in bench.PARTS:
            parser.error(f"{part} cannot be measured; it can be: {', '.join(bench.PARTS)}")
    if given.seconds <= 0:
        parser.error("--seconds wants more than 0")
    return given


def tell(name: str) -> None:
    """What is being measured, where somebody is watching."""
    if sys.stderr.isatty():
        print(f"\r\033[K{name}", end="", file=sys.stderr, flush=True)


def measure_games(bench: Any, given: argparse.Namespace) -> list[dict[str, Any]]:
    reports = []
    for name in villainy.GAMES:
        game = villainy.load(name)
        players = bench.seats_of(game, given.players)
        measures = bench.Bench(game, players, given.seconds)
        rows = []
        for measure in bench.measures_of(given.parts):
            tell(f"{name}: {measure} …")
            rows.append(measures.measure(measure))
        reports.append(bench.report_of(game, players, rows))
    return reports


def measure_peers(
    bench: Any, given: argparse.Namespace, reports: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Their rows, each with its ratio to the slowest of our games, compiled and on one core."""
    own = [row["value"] for report in reports for row in report["rows"] if row["name"] == "compiled"]
    rows = []
    tell("peers …")
    for row in peers.measure(bench.rate, given.seconds):
        tell(f"{row['name']} …")
        if own and row["value"]:
            row["ratio"] = round(row["value"] / min(own), 6)
        rows.append(row)
    return rows


def main() -> None:
    bench = ruler()
    given = arguments(bench)
    reports = measure_games(bench, given)
    data = {"machine": bench.machine(), "seconds": given.seconds, "games": reports}
    if not given.no_peers:
        data["peers"] = measure_peers(bench, given, reports)
    tell("")
    if given.json == "-":
        print(json.dumps(data, indent=1))
        return
    if given.json is not None:
        Path(given.json).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    bench.show(data, "en")


if __name__ == "__main__":
    main()
