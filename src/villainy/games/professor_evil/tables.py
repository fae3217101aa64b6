"""The component tables that the rules read, made from a components file.

The names in capitals are what a rules function sees; a `Game` puts the arrays in their place.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from villainy.engine.components import Components, Table
from villainy.engine.dialect import Table as Numbers
from villainy.engine.names import Vocabulary, kebab
from villainy.games.professor_evil.effects import Effect, Row
from villainy.games.professor_evil.state import (
    CARDS_EACH,
    COLOURS,
    DOOR,
    HOURS,
    LATEST,
    MINUTES,
    PAIRS,
    ROOMS,
    SIDES,
    TREASURES,
    WAYS,
    Card,
    Character,
    Colour,
    Face,
    Garden,
    Hour,
    Level,
    Room,
    Timing,
    Trap,
    Treasure,
)

START_ROOM: int
START_HOUR: int
ACTIONS_A_TURN: int
WINDOWS: int  # as bits
WAY_ROOM: Numbers  # [room or outside, way]: the room behind it; a room's ways are its carpets by colour
WAY_DOOR: Numbers  # the door to it, or NONE for a window
DOOR_ROOMS: Numbers  # [door, side], also of a door that is not there
DOOR_BIT: Numbers  # [door]: the bit that stands for it among the doors of the manor, or NONE
BIT_DOOR: Numbers  # [bit]: its door
ADJACENT: Numbers  # [room or outside], rooms as bits
NEAR: Numbers  # the same, two doors away and less, and the room itself
BEHIND: Numbers  # [room or outside, some of its ways as bits]: the rooms behind those
DOOR_WAYS: Numbers  # [bit]: the door's ways from both sides, as bits, three for each place
TRAP_TILES: Numbers
POWER_HOUR: Numbers  # [hour]: whether it has the symbol
PROFESSOR_DIE: Numbers  # [side]
COLOUR_DIE: Numbers
CLOCK_DIE: Numbers
FACE_SIDES: Numbers  # [face]: how many sides of the die show it
COLOUR_SIDES: Numbers
LEVEL_TILES: Numbers  # [level, treasure]: whether it is played with
TREASURE_STEPS: Numbers  # [treasure]
TREASURE_TYPES: Numbers  # trap types as bits
PROGRAM: Numbers  # [row, column]
CARD_PROGRAM: Numbers  # [card]: its first row
CARD_TIMING: Numbers
POWER_PROGRAM: Numbers  # [character]
POWER_TIMING: Numbers
POWER_COST: Numbers
BONUS_PROGRAM: Numbers
BONUS_TIMING: Numbers

# What boards are drawn by; no rule reads it.
PLAN_RECTS: Numbers  # [room, then the clock]: x, y, width, height in cells
PLAN_DOORS: Any  # [bit]: x, y
PLAN_WINDOWS: Any  # [window]: x, y

MOST_CELLS = 40  # of the plan, either way
MOST_TILES_DRAWN = 9  # three at the start, and one for each of six that are saved or lost

Rect = tuple[float, float, float, float]


def make_tables(components: Components) -> dict[str, Any]:
    """Every table by its name; ComponentError where the file is not whole."""
    root = components.root
    tables: dict[str, Any] = {}
    _manor(root, tables)
    _traps_and_time(root, tables)
    _treasures(root, tables)
    _characters(root.table("characters"), tables)
    root.exactly(
        ("game", "plan", "rooms", "windows", "doors", "traps", "clock", "dice", "turn", "levels", "signs")
        + ("treasures", "characters")
    )
    return tables


# ── The manor ──────────────────────────────────────────────────────────────


def _manor(root: Table, tables: dict[str, Any]) -> None:
    plan = root.table("plan")
    tables["START_ROOM"] = plan.choice("professor", Vocabulary.of_enum(Room))
    rects = _rects(root, plan)
    windows = root.table("windows")
    with_window = [windows.known(name, name, Vocabulary.of_enum(Room)) for name in windows.names()]
    if len(with_window) != WAYS:
        raise windows.error("component-windows", count=WAYS)
    places = [
        _check_window(windows, name, rects[room], plan)
        for name, room in zip(windows.names(), with_window, strict=True)
    ]
    tables |= {"PLAN_RECTS": _numbers(rects), "PLAN_WINDOWS": np.array(places)}
    _check_window(plan, "front-door", rects[Room.MAIN_HALL], plan)
    plan.exactly(["size", "clock", "front-door", "professor"])
    _doors(root.table("doors"), rects, with_window, tables)
    signs = root.table("signs")
    for name in (*Vocabulary.of_enum(Colour), "professor"):
        signs.word(name)
    signs.exactly([*Vocabulary.of_enum(Colour), "professor"])


def _rects(root: Table, plan: Table) -> list[Rect]:
    """Where each room lies, and last the clock; together they cover every cell of the plan once."""
    width, height = plan.numbers("size", 2, MOST_CELLS)
    if width != int(width) or height != int(height):
        raise plan.error("component-rect", "size")
    rooms = root.table("rooms")
    rects: list[Rect] = []
    for name in Vocabulary.of_enum(Room):
        room = rooms.table(name)
        rects.append(_rect(room, "rect", width, height))
        room.exactly(["rect"])
    rooms.exactly(list(Vocabulary.of_enum(Room)))
    covered = [*rects, _rect(plan, "clock", width, height)]
    for x in range(int(width)):
        for y in range(int(height)):
            if sum(left <= x < left + w and top <= y < top + h for left, top, w, h in covered) != 1:
                raise rooms.error("component-plan", x=x, y=y)
    return covered


def _rect(table: Table, name: str, width: float, height: float) -> Rect:
    left, top, w, h = table.numbers(name, 4, MOST_CELLS)
    whole = all(side == int(side) for side in (left, top, w, h)) and min(w, h) > 0
    if not whole or left + w > width or top + h > height:
        raise table.error("component-rect", name)
    return left, top, w, h


def _check_window(table: Table, name: str, rect: Rect, plan: Table) -> tuple[float, float]:
    """Its place: in the wall of its room, on the border of the plan."""
    width, height = plan.numbers("size", 2, MOST_CELLS)
    x, y = table.numbers(name, 2, MOST_CELLS)
    if not _on_wall(x, y, rect) or (x not in (0, width) and y not in (0, height)):
        raise table.error("component-window", name)
    return x, y


def _on_wall(x: float, y: float, rect: Rect) -> bool:
    """On one of the four walls, not in a corner."""
    left, top, w, h = rect
    across = x in (left, left + w) and top < y < top + h
    return across or (y in (top, top + h) and left < x < left + w)


def _doors(doors: Table, rects: list[Rect], windows: list[int], tables: dict[str, Any]) -> None:
    """Three ways lead on from each room, one for each carpet, and three windows from outside."""
    pairs = list(combinations(range(ROOMS), 2))
    found = _found(doors, pairs)
    way_room, way_door = (np.full((ROOMS + 1, WAYS), -1, np.int16) for _ in range(2))
    places = []
    for door in found:
        rooms, entry = pairs[door], doors.table(DOOR.name(door))
        carpets = entry.choices("carpets", Vocabulary.of_enum(Colour), 2)
        for side in (0, 1):
            if way_room[rooms[side], carpets[side]] != -1:
                room, carpet = kebab(Room(rooms[side]).name), kebab(Colour(carpets[side]).name)
                raise entry.error("component-carpet", "carpets", room=room, value=carpet)
            way_room[rooms[side], carpets[side]] = rooms[1 - side]
            way_door[rooms[side], carpets[side]] = door
        x, y = entry.numbers("at", 2, MOST_CELLS)
        if not all(_on_wall(x, y, rects[room]) for room in rooms):
            raise entry.error("component-door", "at")
        places.append((x, y))
        entry.exactly(["carpets", "at"])
    way_room[Garden.OUTSIDE] = windows
    adjacent = [{int(room) for room in way_room[place]} for place in range(ROOMS)]
    near = [{room}.union(adjacent[room], *(adjacent[other] for other in adjacent[room])) for room in Room]
    tables |= {"WAY_ROOM": way_room, "WAY_DOOR": way_door, "WINDOWS": _bits(windows)}
    tables |= {"DOOR_ROOMS": _numbers(pairs), "BIT_DOOR": _numbers(found), "PLAN_DOORS": np.array(places)}
    tables["DOOR_BIT"] = _numbers([found.index(door) if door in found else -1 for door in range(PAIRS)])
    some = [[way for way in range(WAYS) if bits >> way & 1] for bits in range(1 << WAYS)]
    tables["BEHIND"] = _numbers([[_bits(rooms[chosen]) for chosen in some] for rooms in way_room])
    every = way_door.ravel()
    tables["DOOR_WAYS"] = np.array([_bits(np.flatnonzero(every == door)) for door in found])
    # Outside is adjacent to nothing, nor near anything (R5).
    tables["ADJACENT"] = _numbers([*map(_bits, adjacent), 0])
    tables["NEAR"] = _numbers([*map(_bits, near), 0])


def _found(doors: Table, pairs: list[tuple[int, int]]) -> list[int]:
    """The doors of the manor, whatever their order in the file: three for each room, and none is cut off."""
    for name in doors.names():
        if name not in DOOR:
            raise doors.error("component-door-name", name, known=", ".join(Vocabulary.of_enum(Room)))
    found = sorted(DOOR.number(name) for name in doors.names())
    for room in Room:
        count = sum(room in pairs[door] for door in found)
        if count != WAYS:
            raise doors.error("component-room-doors", room=kebab(room.name), count=count, most=WAYS)
    reached = {0}
    for _ in Room:
        reached |= {room for door in found if reached & {*pairs[door]} for room in pairs[door]}
    if len(reached) < ROOMS:
        cut_off = next(room for room in Room if room not in reached)
        raise doors.error("component-cut-off", room=kebab(Room(0).name), other=kebab(cut_off.name))
    return found


# ── Traps, dice and the clock ──────────────────────────────────────────────


def _traps_and_time(root: Table, tables: dict[str, Any]) -> None:
    traps = root.table("traps")
    counts = [traps.integer(name, 0, ROOMS) for name in Vocabulary.of_enum(Trap)]
    traps.exactly(list(Vocabulary.of_enum(Trap)))
    if sum(counts) != ROOMS:
        raise traps.error("component-traps", count=sum(counts), most=ROOMS)
    tables["TRAP_TILES"] = np.repeat(np.arange(len(Trap), dtype=np.int16), counts)
    clock = root.table("clock")
    hours = Vocabulary.of_enum(Hour)
    tables["START_HOUR"] = clock.choice("start", hours)
    powers = clock.choices("powers", hours)
    tables["POWER_HOUR"] = _numbers([hour in powers for hour in range(HOURS)])
    clock.exactly(["start", "powers"])
    dice = root.table("dice")
    tables["PROFESSOR_DIE"] = _numbers(dice.choices("professor", Vocabulary.of_enum(Face), SIDES))
    tables["COLOUR_DIE"] = _numbers(dice.choices("colour", Vocabulary.of_enum(Colour), SIDES))
    tables["FACE_SIDES"] = np.bincount(tables["PROFESSOR_DIE"], minlength=len(Face))
    tables["COLOUR_SIDES"] = np.bincount(tables["COLOUR_DIE"], minlength=COLOURS)
    spaces = {str(space): space for space in range(1, 4)}
    tables["CLOCK_DIE"] = _numbers(dice.choices("clock", Vocabulary(spaces), SIDES))
    dice.exactly(["professor", "colour", "clock"])
    turn = root.table("turn")
    tables["ACTIONS_A_TURN"] = turn.integer("actions", 1, 9)
    turn.exactly(["actions"])


def _treasures(root: Table, tables: dict[str, Any]) -> None:
    treasures = root.table("treasures")
    steps, types = np.zeros(TREASURES, np.int16), np.zeros(TREASURES, np.int16)
    lengths = {str(MINUTES * space): space for space in range(1, LATEST + 1)}
    for number, name in enumerate(Vocabulary.of_enum(Treasure)):
        tile = treasures.table(name)
        steps[number] = tile.known("minutes", str(tile.integer("minutes", 1, 60)), Vocabulary(lengths))
        types[number] = _bits(tile.choices("traps", Vocabulary.of_enum(Trap)))
        tile.exactly(["minutes", "traps"])
        if types[number] == 0:
            raise tile.error("component-no-trap")
    treasures.exactly(list(Vocabulary.of_enum(Treasure)))
    tables |= {"TREASURE_STEPS": steps, "TREASURE_TYPES": types}
    levels = root.table("levels")
    played = np.ones((len(Level), TREASURES), np.int16)
    for level, name in enumerate(Vocabulary.of_enum(Level)):
        for space in levels.choices(name, Vocabulary(lengths)):
            played[level, steps == space] = 0
        if played[level].sum() < MOST_TILES_DRAWN:
            raise levels.error(
                "component-tiles", name, count=int(played[level].sum()), least=MOST_TILES_DRAWN
            )
    levels.exactly(list(Vocabulary.of_enum(Level)))
    tables["LEVEL_TILES"] = played


# ── Characters ─────────────────────────────────────────────────────────────


def _characters(characters: Table, tables: dict[str, Any]) -> None:
    program: list[Row] = []
    starts: dict[str, list[int]] = {"CARD": [], "POWER": [], "BONUS": []}
    timings: dict[str, list[int]] = {"CARD": [], "POWER": [], "BONUS": []}
    costs: list[int] = []

    def read(kind: str, entry: Table) -> None:
        timing = entry.choice("timing", Vocabulary.of_enum(Timing))
        starts[kind].append(Effect(entry, timing, kind == "POWER", program).read())
        timings[kind].append(timing)

    for character in Character:
        sheet = characters.table(kebab(character.name))
        sheet.word("colour")
        power, bonus, cards = sheet.table("power"), sheet.table("bonus"), sheet.table("cards")
        read("POWER", power)
        costs.append(power.integer("cost", 0, 9))
        power.exactly(["timing", "cost", "effect"])
        read("BONUS", bonus)
        bonus.exactly(["timing", "effect"])
        names = list(Vocabulary.of_enum(Card))[character * CARDS_EACH :][:CARDS_EACH]
        for name in names:
            read("CARD", cards.table(name))
            cards.table(name).exactly(["timing", "effect"])
        cards.exactly(names)
        sheet.exactly(["colour", "power", "bonus", "cards"])
    characters.exactly(list(Vocabulary.of_enum(Character)))
    tables["PROGRAM"] = _numbers(program)
    tables["POWER_COST"] = _numbers(costs)
    tables |= {f"{kind}_PROGRAM": _numbers(rows) for kind, rows in starts.items()}
    tables |= {f"{kind}_TIMING": _numbers(rows) for kind, rows in timings.items()}


def _bits(numbers: Any) -> int:
    return sum(1 << int(number) for number in set(numbers))


def _numbers(values: Any) -> Numbers:
    return np.array(values, np.int16)


assert len(Colour) == COLOURS == WAYS
