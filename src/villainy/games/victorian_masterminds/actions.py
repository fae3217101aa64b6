"""The fixed table of actions: families of numbered actions, and where each family begins.

The rules use the numbers (`PLACE + city`), people the texts (`place london`).
"""

from __future__ import annotations

from villainy.engine.actions import ActionTable, Family
from villainy.engine.names import Vocabulary
from villainy.games.victorian_masterminds.state import Agent, Building, City, Machine, Spoil

ACTIONS = ActionTable(
    Family("machine", Machine),
    Family("place", City),
    Family("take", Agent),
    Family("recycle", Agent),
    Family("insert", City),
    Family("resolve", City),
    Family("spoils-first"),
    Family("ability-first"),
    Family("segment", Vocabulary.of_names(str(number) for number in range(1, 9))),
    Family("end-turn"),
    Family("extra-turn"),
    Family("capture", City, Building),
    Family("claim", City),
    Family("act-as", Agent),
    Family("raid", City),
    Family("again"),
    Family("gain", Spoil),
    Family("decline"),
)

# The rules' dialect knows numbers only; `tests/engine/test_dialect.py` proves them.
MACHINE = 0
PLACE = 6
TAKE = 11
RECYCLE = 16
INSERT = 21
RESOLVE = 26
SPOILS_FIRST = 31
ABILITY_FIRST = 32
SEGMENT = 33
END_TURN = 41
EXTRA_TURN = 42
CAPTURE = 43
CLAIM = 63
ACT_AS = 68
RAID = 73
AGAIN = 78
GAIN = 79
DECLINE = 86
ACTION_COUNT = 87
