"""`make bench-compare`: the speed of this tree against that of another commit, in ratio.

    python benchmarks/compare.py [BASE] [--rounds N] [--seconds S] [--players N]

The base is checked out beside this tree. Two processes with the same Python and the same measures, one over
each tree, take turns measure by measure, so that whatever else the machine does meets both. The BASE is where
this branch left `main`; on `main` itself the last commit, or the one before it when all is committed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from run import ROOT, ruler

MEASURES = ("interpreted", "compiled", "threads", "redeal", "start")


# ── The base ───────────────────────────────────────────────────────────────


def git(*words: str) -> str:
    command = ["git", "-c", "core.hooksPath=/dev/null", "-C", str(ROOT), *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def base_commit(given: str | None) -> str:
    """The commit to compare with."""
    if given:
        return git("rev-parse", "--verify", f"{given}^{{commit}}")
    head = git("rev-parse", "HEAD")
    parted = git("merge-base", "HEAD", "main")
    if parted != head:
        return parted
    return head if git("status", "--porcelain", "--", "src") else git("rev-parse", "HEAD~1")


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The commit's files in a worktree of their own, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="villainy-base-") as folder:
        tree = Path(folder) / "base"
        git("worktree", "add", "--quiet", "--detach", str(tree), commit)
        try:
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


# ── Two trees taking turns ─────────────────────────────────────────────────


class Tree:
    """A process that measures the rules of one tree when asked."""

    def __init__(self, root: Path, players: int | None, seconds: float) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), "--worker", "--seconds", str(seconds)]
        command += [] if players is None else ["--players", str(players)]
        self._process = subprocess.Popen(
            command,
            env=os.environ | {"PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.games: list[str] = self._answer()

    def measure(self, game: str, name: str) -> float | None:
        """The value, or None where this tree has no such measure."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([game, name]) + "\n")
        self._process.stdin.flush()
        value: float | None = self._answer()
        return value

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("A tree stopped measuring; what it said is above.")
        return json.loads(line)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def work(players: int | None, seconds: float) -> None:
    """The process over one tree: a game and a measure a line in, a number a line out."""
    import villainy
    from villainy.engine.backends.compiled import cache_folder

    bench = ruler()
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever else is printed is no answer
    print(json.dumps(list(villainy.GAMES)), file=answers, flush=True)
    benches: dict[str, Any] = {}
    for line in sys.stdin:
        name, measure = json.loads(line)
        if name not in benches:
            game = villainy.load(name)
            benches[name] = bench.Bench(game, bench.seats_of(game, players), seconds)
        value = None
        try:
            if measure == "start":
                value = bench.build_time(name, str(cache_folder()))
            else:
                value = benches[name].measure(measure).value
        except AttributeError as error:  # an older tree without this loop
            print(f"{name} {measure}: {error}", file=sys.stderr)
        print(json.dumps(value), file=answers, flush=True)


def compare(old: Tree, new: Tree, game: str, rounds: int) -> None:
    for tree in (old, new):  # the first start builds, and the first call warms up
        tree.measure(game, "start")
        tree.measure(game, "compiled")
    pairs: dict[str, list[tuple[float, float]]] = {name: [] for name in MEASURES}
    for number in range(rounds):
        for name in MEASURES:
            first, second = (old, new) if number % 2 == 0 else (new, old)
            values = {first: first.measure(game, name), second: second.measure(game, name)}
            before, now = values[old], values[new]
            if before and now:
                pairs[name].append((before, now))
    for name, measured in pairs.items():
        print(f"  {name:<12}{told(name, measured)}")


def told(name: str, pairs: list[tuple[float, float]]) -> str:
    """The middle of the ratios, and the best of either tree."""
    if not pairs:
        return "not in both trees"
    ratios = [now / before for before, now in pairs]
    best = min if name == "start" else max
    before, now = best(pair[0] for pair in pairs), best(pair[1] for pair in pairs)
    unit = "s (less is better)" if name == "start" else "/s"
    shown = "{:.2f}" if name == "start" else "{:,.0f}"
    return (
        f"{statistics.median(ratios):6.3f}   ({min(ratios):.3f} to {max(ratios):.3f})"
        f"{shown.format(before):>14} → {shown.format(now):>12} {unit}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Compare the speed of this tree with that of another commit."
    )
    parser.add_argument("base", nargs="?", help="a branch or commit; by default where this branch left main")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measure, tree and round")
    parser.add_argument("--players", type=int, help="how many players (default: as many as can play)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        work(given.players, given.seconds)
        return
    try:
        commit = base_commit(given.base)
    except subprocess.CalledProcessError as error:
        parser.error(error.stderr.strip() or "git finds no base to compare with")
    print(f"This tree against {git('log', '-1', '--format=%h %s', commit)}: new/old, the middle of")
    print(f"{given.rounds} rounds with the least and the greatest; then the best of each tree.", flush=True)
    with checked_out(commit) as tree:
        trees: list[Tree] = []
        try:
            for root in (tree, ROOT):
                trees.append(Tree(root, given.players, given.seconds))
            old, new = trees
            for game in new.games:
                print(f"{game}{'' if game in old.games else ': new here'}", flush=True)
                if game in old.games:
                    compare(old, new, game, given.rounds)
        finally:
            for running in trees:
                running.close()


if __name__ == "__main__":
    main()
