"""The entry points every game's rules provide, for readers and type checkers; nothing here ever runs.

All take an array of states and the place of one in it, work on it alone, and draw chance from its own
generator. `engine/loops.py` adds `setup` and `step`, random play and bulk play on top of them.

A state has these fields, beside the game's own: `generator`; the pending frames `depth`, `frame_kind`,
`frame_seat`, `frame_first` and `frame_second`; `options`, in the order of their declaration; `seats`; `over`;
and `revealed`, set by a step that shows anybody anything hidden, which can then not be undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

    from villainy.engine.dialect import Logs, Mask, Options, Results, States, Tensor


def deal(states: States, i: int, options: Options, seed: np.uint64, logs: Logs) -> None:
    """Set the table up by `seed`; what comes first is pending."""


def legal(states: States, i: int, mask: Mask) -> int:  # type: ignore[empty-body]
    """Mark the allowed actions and count them; none once the game is over."""


def pick_action(states: States, i: int, word: np.uint64) -> int:  # type: ignore[empty-body]
    """The allowed action a random word stands for, each as likely as any other; NONE at the end."""


def answer(states: States, i: int, action: int, logs: Logs) -> None:
    """Answer the pending decision with an allowed action; what follows from it is pending."""


def proceed(states: States, i: int, logs: Logs) -> bool:  # type: ignore[empty-body]
    """Carry out one pending task or forced decision; False when somebody is asked, or at the end."""


def redeal(states: States, i: int, seat: int, seed: np.uint64) -> None:
    """Deal what the seat has not seen anew: equal knowledge and equal seed give equal bytes."""


def observe(states: States, i: int, seat: int, out: Tensor) -> None:
    """What the seat knows, as a flat tensor."""


def score(states: States, i: int, out: Results) -> None:
    """Points and rank of each seat."""


def invariants(states: States, i: int) -> int:  # type: ignore[empty-body]
    """0, or the number of the first law of the game that is broken."""
