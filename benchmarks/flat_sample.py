"""Play flat Monte Carlo for some time, on a GPU if there is one, and write what came of it.

    PYTHONPATH=src python benchmarks/flat_sample.py the-loop --seconds 600 --out the-loop.flat.json

Made for a bare machine: NumPy and numba-cuda are all it needs. Each game that is begun is played to its end;
the file is written after each batch, so that a machine that goes away costs the last batch alone.
The file goes to `docs/reports/`, where `villainy report` finds it on machines without a GPU.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import villainy
from villainy.arena.sample import ROLLOUTS, Sample, flat_samples, settings_of
from villainy.arena.summary import summary_of, written


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(villainy.GAMES))
    extent = parser.add_mutually_exclusive_group()
    extent.add_argument(
        "--seconds", type=float, default=600.0, help="of play, beside some minutes to compile"
    )
    extent.add_argument("--games-each", type=int, default=0, help="so many of each setting, not by the clock")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS, help="imagined games for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--components", type=Path, help="a components file to play with")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    seconds = None if given.games_each else given.seconds
    game, parts, begin = villainy.load(given.game, given.components), list[Sample](), time.monotonic()
    given.out.parent.mkdir(parents=True, exist_ok=True)
    settings = settings_of(game)
    for sample in flat_samples(game, settings, given.seed, seconds, given.games_each, given.rollouts):
        parts.append(sample)
        given.out.write_text(written(summary_of(game, parts)), encoding="utf-8")
        games, spent = sum(map(len, parts)), time.monotonic() - begin
        print(f"{games} games after {spent:.0f} s: {given.out}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
