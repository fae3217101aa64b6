"""The fixed table of actions: families of numbered actions, and where each family begins.

The rules use the numbers (`MOVE + room`), people the texts (`move library`).
"""

from __future__ import annotations

from villainy.engine.actions import ActionTable, Family
from villainy.games.professor_evil.state import (
    SEAT_NUMBERS,
    Card,
    Character,
    Colour,
    Die,
    Door,
    Face,
    Room,
    Trap,
)

ACTIONS = ActionTable(
    Family("character", Character),
    # What answers `act` and `dice` lies side by side, the cards last (see rules/legality.py).
    Family("move", Room),
    Family("unlock", Door),
    Family("disarm"),
    Family("save"),
    Family("power"),
    Family("roll"),
    Family("bonus"),
    Family("reroll", Die),
    Family("resolve"),
    Family("play", Card),
    Family("force", Door),
    Family("room", Room),
    Family("trap", Room),
    Family("treasure", Colour),
    Family("type", Trap),
    Family("seat", SEAT_NUMBERS),
    Family("bring", SEAT_NUMBERS),
    Family("join", SEAT_NUMBERS),
    Family("colour", Colour),
    Family("face", Face),
    Family("activate", SEAT_NUMBERS),
    Family("stop"),
)

# The rules' dialect knows numbers only; `tests/engine/test_dialect.py` proves them.
CHARACTER = 0
MOVE = 5
UNLOCK = 17
DISARM = 35
SAVE = 36
POWER = 37
ROLL = 38
BONUS = 39
REROLL = 40
RESOLVE = 43
PLAY = 44
FORCE = 74
ROOM = 92
TRAP = 104
TREASURE = 116
TYPE = 119
SEAT = 124
BRING = 128
JOIN = 132
COLOUR = 136
FACE = 139
ACTIVATE = 145
STOP = 149
ACTION_COUNT = 150
