"""The fixed table of actions: families of numbered actions, and where each family begins.

The rules use the numbers (`MOVE + epoch`), people the texts (`move renaissance`).
"""

from __future__ import annotations

from villainy.engine.actions import ActionTable, Family
from villainy.games.the_loop.state import BRANCH_NUMBERS, Agent, Card, Epoch, Kind, Loop, Machine

ACTIONS = ActionTable(
    Family("agent", Agent),
    Family("machine", Machine),
    Family("branch", BRANCH_NUMBERS),
    # What answers `act` and what answers a step lies side by side, the cards last (see rules/legality.py).
    Family("clone", Kind),
    Family("epoch", Epoch),
    Family("leave"),
    Family("accept"),
    Family("stop"),
    Family("move", Epoch),
    Family("free-move", Epoch),
    Family("loop", Loop),
    Family("power"),
    Family("claim"),
    Family("use", Card),
    Family("card", Card),
)

# The rules' dialect knows numbers only; `tests/engine/test_dialect.py` proves them.
AGENT = 0
MACHINE = 5
BRANCH = 19
CLONE = 23
EPOCH = 37
LEAVE = 44
ACCEPT = 45
STOP = 46
MOVE = 47
FREE_MOVE = 54
LOOP = 61
POWER = 64
CLAIM = 65
USE = 66
CARD = 162
ACTION_COUNT = 258
