"""`python toy_build.py RULES GOAL`: build or load the toy, play it with action 1, say what came of it."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from toy import STATE, source

from villainy.engine.backends.compiled import Compiled
from villainy.engine.log import silence


def main() -> None:
    rules = Compiled(source(Path(sys.argv[1]), int(sys.argv[2])))
    states, mask = np.zeros(1, STATE.dtype), np.zeros(2, np.bool_)
    rules.setup(states, 0, np.zeros(1, np.int16), np.uint64(1), silence())
    while rules.legal(states, 0, mask):
        rules.step(states, 0, 1, silence())
    print("cached" if rules.was_cached else "built", int(states[0]["total"]))


main()
