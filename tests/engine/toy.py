"""A game of a dozen lines, in a folder of its own, to try the compiler's cache on."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from villainy.engine.backends.source import Source
from villainy.engine.layout import Field, Layout

RULES = """
from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import reduce

if TYPE_CHECKING:
    from villainy.engine.dialect import Logs, Mask, Options, Results, States, Tensor

    GOAL: int


def deal(states: States, i: int, options: Options, seed: np.uint64, logs: Logs) -> None:
    states[i].generator = seed
    states[i].total = 0


def legal(states: States, i: int, mask: Mask) -> int:
    for action in range(2):
        mask[action] = left(states[i].total) > 0
    return 2 if left(states[i].total) > 0 else 0


def pick_action(states: States, i: int, word: np.uint64) -> int:
    return reduce(word, 2) if left(states[i].total) > 0 else -1


def left(total: int) -> int:
    rest = GOAL - total
DETOUR
    return rest


def answer(states: States, i: int, action: int, logs: Logs) -> None:
    states[i].total += gained(action)


def gained(action: int) -> int:
    return action + BONUS


def proceed(states: States, i: int, logs: Logs) -> bool:
    return False


def redeal(states: States, i: int, seat: int, seed: np.uint64) -> None:
    states[i].generator = seed


def observe(states: States, i: int, seat: int, out: Tensor) -> None:
    out[0] = states[i].total


def score(states: States, i: int, out: Results) -> None:
    out[0, 0] = states[i].total


def invariants(states: States, i: int) -> int:
    return 0


BONUS = 1
"""

# So long that no compiler puts it where it is called: the function is found by its name alone. No number that
# the toy is played with ever takes one of these turns.
DETOUR = "\n".join(
    f"    if rest * rest % {turn} == {turn - 1}:\n        rest = 2 * rest + total"
    for turn in range(1100, 1200)
)

STATE = Layout(
    Field("generator", "u8"),
    Field("total", "i2"),
    Field("depth", "i2"),  # the kit's frames, which this game does not use
    Field("frame_kind", "i2", (1,)),
    Field("frame_seat", "i2", (1,)),
    Field("frame_first", "i2", (1,)),
    Field("frame_second", "i2", (1,)),
    Field("unused", "i2", (2,)),
)


def write_rules(folder: Path, bonus: int = 1) -> Path:
    path = folder / "toy_rules.py"
    text = RULES.replace("DETOUR", DETOUR).replace("BONUS = 1", f"BONUS = {bonus}")
    path.write_text(text, encoding="utf-8")
    return path


def source(path: Path, goal: int) -> Source:
    spec = importlib.util.spec_from_file_location("toy_rules", path)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return Source("toy", (module,), {"GOAL": goal}, {"State": STATE})
