"""Play flat Monte Carlo on a GPU for some time, and write what came of it.

    PYTHONPATH=src python benchmarks/flat_sample.py the-loop --seconds 600 --out the-loop.flat.json

Made for a bare machine: NumPy and numba-cuda are all it needs. Each game that is begun is played to its end.
The file goes to `docs/reports/`, where `villainy report` finds it on machines without a GPU.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import villainy
from villainy.arena.sample import ROLLOUTS, flat_sample, settings_of
from villainy.arena.summary import summary_of, written


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(villainy.GAMES))
    parser.add_argument(
        "--seconds", type=float, default=600.0, help="of play, beside some minutes to compile"
    )
    parser.add_argument("--games-each", type=int, help="so many of each setting in a batch, not ever more")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS, help="imagined games for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--components", type=Path, help="a components file to play with")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    game = villainy.load(given.game, given.components)
    begin = time.monotonic()

    def progress(games: int, spent: float) -> None:
        print(f"{games} games after {spent:.0f} s", file=sys.stderr, flush=True)

    sample = flat_sample(
        game, settings_of(game), given.games_each, given.seed, given.rollouts, given.seconds, progress
    )
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(written(summary_of(game, sample)), encoding="utf-8")
    print(f"{len(sample)} games in {time.monotonic() - begin:.0f} s: {given.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
