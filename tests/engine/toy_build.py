"""`python toy_build.py RULES GOAL…`: build or load the toy for each goal, play each, say how it ended."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from toy import STATE, source

from villainy.engine.backends.compiled import Compiled
from villainy.engine.log import silence


def play(rules: Compiled) -> str:
    """With action 1 to the end."""
    states, mask = np.zeros(1, STATE.dtype), np.zeros(2, np.bool_)
    rules.setup(states, 0, np.zeros(1, np.int16), np.uint64(1), silence())
    while rules.legal(states, 0, mask):
        rules.step(states, 0, 1, silence())
    return f"{'cached' if rules.was_cached else 'built'} {int(states[0]['total'])}"


def main() -> None:
    ready = [Compiled(source(Path(sys.argv[1]), int(goal))) for goal in sys.argv[2:]]
    print(", ".join(play(rules) for rules in ready))


main()
