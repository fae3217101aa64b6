"""From what a search says a move is worth to how often such a seat goes on to win.

By game and number of players: offset and slope of a logistic curve, fitted to games of adept search against
itself (`benchmarks/odds.py`). A search sees differences well, but a fixed share of its worth is shaping, not
winning. Where simulations are judged before the foe moves, facts of the position tell what that leaves out.
"""

from __future__ import annotations

from math import exp
from typing import Any

from villainy.engine.kit import NONE
from villainy.games.professor_evil.state import ENOUGH

FAR = 99  # spaces of the clock: no treasure is left

CURVES: dict[str, dict[int, tuple[float, float]]] = {
    "victorian-masterminds": {2: (-4.3, 8.4), 3: (-3.7, 6.7), 4: (-4.1, 7.1)},
    "the-loop": {1: (-1.8, 5.9), 2: (-2.1, 6.7), 3: (-1.5, 4.9), 4: (-1.4, 6.0)},
    "professor-evil": {2: (-8.6, 20.9), 3: (-8.6, 19.8), 4: (-8.8, 18.7)},
}


# What else counts, with any number of players: a weight for each of the `facts_of` a position.
WEIGHTS: dict[str, tuple[float, ...]] = {"professor-evil": (-0.6, -0.4, 1.3, -4.1)}


def facts_of(game: str, state: Any) -> tuple[float, ...]:
    """Of Professor Evil: treasures saved and lost, and whether the next loss is the last, and how soon."""
    if game not in WEIGHTS:
        return ()
    steps = [int(slot["steps"]) for slot in state["treasures"] if slot["tile"] != NONE]
    last = int(state["lost_size"] == ENOUGH - 1)
    return int(state["saved_size"]), int(state["lost_size"]), last, last / min(steps, default=FAR)


def chance(game: str, state: Any, worth: float) -> float:
    """How likely a seat is to win whose search says this, asked in this state."""
    offset, slope = CURVES[game][int(state["seats"])]
    told = zip(WEIGHTS.get(game, ()), facts_of(game, state), strict=True)
    return 1 / (1 + exp(-(offset + slope * worth + sum(weight * fact for weight, fact in told))))
