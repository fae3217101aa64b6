"""The fixed table of actions: families of numbered actions, and where each family begins.

The rules use the numbers (`MOVE + room`), people the texts (`move library`).
"""

from __future__ import annotations

from villainy.engine.actions import ActionTable, Family
from villainy.games.professor_evil.state import (
    DOOR,
    SEAT_NUMBERS,
    Card,
    Character,
    Colour,
    Die,
    Face,
    Room,
    Trap,
)

ACTIONS = ActionTable(
    Family("character", Character),
    # What answers `act` and `dice` lies side by side, the cards last (see rules/legality.py).
    Family("move", Room),
    Family("unlock", DOOR),
    Family("disarm"),
    Family("save"),
    Family("power"),
    Family("roll"),
    Family("bonus"),
    Family("reroll", Die),
    Family("resolve"),
    Family("play", Card),
    Family("force", DOOR),
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
DISARM = 83
SAVE = 84
POWER = 85
ROLL = 86
BONUS = 87
REROLL = 88
RESOLVE = 91
PLAY = 92
FORCE = 122
ROOM = 188
TRAP = 200
TREASURE = 212
TYPE = 215
SEAT = 220
BRING = 224
JOIN = 228
COLOUR = 232
FACE = 235
ACTIVATE = 241
STOP = 245
ACTION_COUNT = 246
