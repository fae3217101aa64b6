"""Other manors for Professor Evil, as an owner could enter them: the one that ships changed, or new ones."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from villainy.engine.components import Components
from villainy.engine.game import Game
from villainy.engine.names import Vocabulary
from villainy.games.professor_evil.game import DEFINITION
from villainy.games.professor_evil.state import ROOMS, WAYS, Colour, Room

Rect = tuple[int, int, int, int]  # x, y, width, height
Wall = tuple[int, int, tuple[float, float]]  # two rooms, and the middle of what they have in common
NAMES = list(Vocabulary.of_enum(Room))
SHIPPED = (DEFINITION.folder / "components.toml").read_text(encoding="utf-8")
CARPETS = list(Vocabulary.of_enum(Colour))


def with_map(sections: dict[str, str], file: str = "my-box.toml") -> Game:
    """The game with these sections instead of those of its own components."""
    text = SHIPPED
    for name, body in sections.items():
        text, count = re.subn(
            rf"(?ms)^\[{name}\].*?(?=^\[)", f'[{name}]\nsource = "box"\n{body}\n', text, count=1
        )
        assert count == 1, name
    return Game(DEFINITION, Components(text, file), "interpreted")


def renamed(other: dict[str, str]) -> dict[str, str]:
    """The map that ships with rooms under other names: the same walls, but doors between other pairs."""
    data = tomllib.loads(SHIPPED)
    number = {name: NAMES.index(other.get(name, name)) for name in NAMES}
    rooms = {number[name]: data["rooms"][name]["rect"] for name in NAMES}
    windows = {number[name]: data["windows"][name] for name in NAMES if name in data["windows"]}
    doors = []
    for one, two in combinations(NAMES, 2):
        if f"{one}-{two}" in data["doors"]:
            door = data["doors"][f"{one}-{two}"]
            ends = sorted(zip((number[one], number[two]), door["carpets"]))
            doors.append((*ends, door["at"]))
    return _sections(rooms, windows, doors)


def drawn_at_random(seed: int) -> dict[str, str]:
    """Rooms cut out of a rectangle, and three doors in the walls of each."""
    for attempt in range(1000):
        chance = random.Random(seed * 1000 + attempt)
        rects = _cut(chance)
        width, height = (max(rect[axis] + rect[axis + 2] for rect in rects) for axis in (0, 1))
        walls = _three_for_each(_walls(rects[:ROOMS]), chance)
        outside = {room: place for room in range(ROOMS) if (place := _outside(rects[room], width, height))}
        if walls and 0 in outside and len(outside) >= WAYS:
            carpets = [chance.sample(CARPETS, WAYS) for _ in range(ROOMS)]
            doors = [((one, carpets[one].pop()), (two, carpets[two].pop()), at) for one, two, at in walls]
            windows = {room: outside[room] for room in chance.sample(sorted(outside), WAYS)}
            plan = f'size = [{width}, {height}]\nclock = {[*rects[ROOMS]]}\nprofessor = "laboratory"\n'
            plan += f"front-door = {[*outside[0]]}"
            return {"plan": plan} | _sections(dict(enumerate(rects[:ROOMS])), windows, doors)
    raise ValueError("no map found")


def _sections(rooms: dict[int, Any], windows: dict[int, Any], doors: list[Any]) -> dict[str, str]:
    """As they are written in a file."""
    lines = [
        f"{NAMES[one]}-{NAMES[two]} = {{ carpets = {[left, right]}, at = {[*at]} }}"
        for (one, left), (two, right), at in doors
    ]
    return {
        "rooms": "\n".join(f"{NAMES[room]} = {{ rect = {[*rect]} }}" for room, rect in rooms.items()),
        "windows": "\n".join(f"{NAMES[room]} = {[*at]}" for room, at in windows.items()),
        "doors": "\n".join(lines),
    }


def _cut(chance: random.Random) -> list[Rect]:
    """Twelve rooms and a clock."""
    rects: list[Rect] = [(0, 0, chance.randint(8, 24), chance.randint(8, 24))]
    while len(rects) <= ROOMS:
        x, y, width, height = rects.pop(max(range(len(rects)), key=lambda one: rects[one][2] * rects[one][3]))
        if width >= height:
            first = chance.randint(width // 3, width - width // 3)
            rects += [(x, y, first, height), (x + first, y, width - first, height)]
        else:
            first = chance.randint(height // 3, height - height // 3)
            rects += [(x, y, width, first), (x, y + first, width, height - first)]
    chance.shuffle(rects)
    return rects


def _walls(rects: list[Rect]) -> Iterator[Wall]:
    """Of every two rooms that have one in common."""
    for one in range(ROOMS):
        for other in range(one + 1, ROOMS):
            (x, y, width, height), (left, top, w, h) = rects[one], rects[other]
            from_x, to_x = max(x, left), min(x + width, left + w)
            from_y, to_y = max(y, top), min(y + height, top + h)
            if (from_x == to_x and from_y < to_y) or (from_y == to_y and from_x < to_x):
                yield one, other, ((from_x + to_x) / 2, (from_y + to_y) / 2)


def _three_for_each(walls: Iterator[Wall], chance: random.Random) -> list[Wall]:
    """Some of the walls, so that all rooms have three and hang together; none where there are no such."""
    found = list(walls)
    chance.shuffle(found)

    def search(chosen: list[Wall], rest: list[Wall]) -> list[Wall]:
        count = [sum(room in wall[:2] for wall in chosen) for room in range(ROOMS)]
        rest = [wall for wall in rest if all(count[room] < WAYS for room in wall[:2])]
        left = [sum(room in wall[:2] for wall in rest) for room in range(ROOMS)]
        if any(count[room] + left[room] < WAYS for room in range(ROOMS)):
            return []
        if not rest:
            return chosen if _hangs_together(chosen) else []
        return search([*chosen, rest[0]], rest[1:]) or search(chosen, rest[1:])

    return search([], found)


def _hangs_together(doors: list[Wall]) -> bool:
    reached = {0}
    for _ in range(ROOMS):
        reached |= {room for door in doors if reached & {*door[:2]} for room in door[:2]}
    return len(reached) == ROOMS


def _outside(rect: Rect, width: int, height: int) -> tuple[float, float] | None:
    """The middle of a wall of the room on the border of the plan."""
    x, y, w, h = rect
    if y == 0 or y + h == height:
        return x + w / 2, 0 if y == 0 else height
    if x == 0 or x + w == width:
        return 0 if x == 0 else width, y + h / 2
    return None
