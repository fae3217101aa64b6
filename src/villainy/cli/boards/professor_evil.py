"""Professor Evil in a terminal: the manor as a plan with the clock in its middle, treasures and players.

A sign stands wherever a colour does, so nothing is lost on a screen without colours.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, groupby
from textwrap import wrap
from typing import Any, NamedTuple

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from villainy.cli.boards import Scene
from villainy.engine.names import Vocabulary, kebab
from villainy.games.professor_evil.state import DOOR, DOORS, ENOUGH, Colour, Garden, Hour, Room

PLAN_WIDTH = 80
ROOM_WIDTH = 15  # from wall to wall, where there is space for it
LEAST_WIDTH, LEAST_HEIGHT = 4, 2  # from one wall to the next: a door has its place between them
CLOCK_WIDTH = 16
DIAL = ((("xi", "xii", "i"), 10), (("x", "ii"), 13), (("ix", "iii"), 14), (("viii", "iv"), 13)) + (
    (("vii", "vi", "v"), 10),
)  # its lines, and how wide each is in columns
HALL = 30  # columns; in a wider room trap and treasure share a line
WORD = 12  # columns; a carpet that leaves fewer for words has a line of its own
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
WALLS = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"  # by where a wall leads on

SIGNS = {"red": "◆", "green": "▲", "blue": "●"}
TRAP_SIGNS = {"padlock": "∩", "saw": "✱", "camera": "◎", "laser": "≈", "console": "▤"}
POWER = "↯"
LOCKED = "╳"
PROFESSOR = "♚"

INKS = {"red": "bold #E2554A", "green": "bold #37AE76", "blue": "bold #4B8CF2"}
SEATS = {
    "nathan": "#F5B83D",
    "edward": "#C98B5E",
    "irene": "#F38FB7",
    "leroy": "#DCE4F7",
    "destiny": "#C8D94A",
}  # always as a ground with dark ink: pale colours are not seen on a pale screen
VIOLET = "bold #CF8BFF"
LAMP = "bold #F4B64C"
ALARM = "bold #FF8A4C"
SOON = 10  # minutes
MINUTES = 5  # a space of the clock

Parts = list[tuple[str, str]]  # texts with their styles


# ── The board ──────────────────────────────────────────────────────────────


def board(scene: Scene) -> RenderableType:
    """The manor; what cannot be drawn in it stands beside it, or below where the screen is narrow."""
    manor = Group(heading(scene), outside(scene), plan(scene))
    if scene.narrow:
        return Group(manor, legend(scene), treasures(scene), tally(scene))
    beside = Table.grid(padding=(0, 2))
    beside.add_column(width=PLAN_WIDTH)
    beside.add_column()
    beside.add_row(manor, Group("", "", treasures(scene), "", tally(scene), "", legend(scene)))
    return beside


def heading(scene: Scene) -> Text:
    """The turn, the actions left in it, and what will not happen in it."""
    view = scene.view
    level = scene.text.format("option-level", attribute=f"value-{view['level']}")
    parts = [level, f"{scene.say('label-turn')} {view['turns']}"]
    if not view["over"]:
        parts.append(scene.say("count-actions", count=view["actions_left"]))
    parts += [scene.noun("flag", flag) for flag in view["flags"]]
    return Text.assemble((scene.say("game-title"), "bold"), *(f" · {part}" for part in parts))


def outside(scene: Scene) -> Text:
    """Who stands before the windows."""
    standing = pawns(scene, "outside", PLAN_WIDTH) or [("-", "dim")]
    return Text.assemble(scene.say("cli-labelled", label=scene.say("label-outside"), text=""), *standing)


def plan(scene: Scene) -> Text:
    """The walls, and in them whatever lies in the manor."""
    drawn = Plan(scene)
    rows = drawn.walls()

    def put(row: int, column: int, parts: Parts, end: int = PLAN_WIDTH) -> None:
        for text, style in parts:
            for mark in text[: max(end - column, 0)]:
                rows[row][column] = mark, style
                column += 1

    for door in drawn.doors:
        opened = scene.view["doors"][door.name]
        down = not door.upright
        if opened and down:
            put(door.row, door.column - 1, [("╸ ╺", "dim")])
        put(door.row, door.column, [(" ", "") if opened else (LOCKED, LAMP)])
        for side, colour in zip((-1, 1), door.carpets):
            sign = [(SIGNS[colour], INKS[colour])]
            put(door.row + side * down, door.column + side * door.upright, sign)
    for room in Room:
        row, column = drawn.first[room], drawn.column_of_words(room)
        for line in drawn.words(room):
            put(row, column, line, drawn.end_of_words(room, row))
            row += 1
    dial = drawn.boxes[CLOCK]
    for row, line in enumerate(clock(scene, dial.right - dial.left - 1), start=dial.top + 1):
        put(row + (dial.bottom - dial.top - 1 - len(DIAL)) // 2, dial.left + 1, line, dial.right)
    return Text("\n").join(
        Text.assemble(
            *(
                ("".join(mark for mark, _ in run), style)
                for style, run in groupby(row, key=lambda cell: cell[1])
            )
        )
        for row in rows
    )


def contents(scene: Scene, name: str, width: int) -> list[Any]:
    """A room's name with its style; then its trap, its treasure, and who is there."""
    view = scene.view
    entry = view["rooms"][name]
    here: Parts = (
        [(f"{PROFESSOR} {scene.say('label-professor')}", VIOLET)] if view["professor"] == name else []
    )
    here += pawns(scene, name, width - 1)
    style = VIOLET if view["professor"] == name else LAMP if here else "bold"
    trap = trap_line(scene, entry["trap"], entry["armed"], name in view["named"])
    treasure = treasure_line(scene, entry["treasure"]) if entry["treasure"] else []
    lines = [[*trap, ("   ", ""), *treasure], here] if width > HALL else [trap, treasure, here]
    return [(scene.noun("room", name), style), *lines]


def trap_line(scene: Scene, trap: str, armed: bool, named: bool) -> Parts:
    """A filled plate is on, an empty one off."""
    word = scene.say(f"cli-short-{trap}")
    text = f"{'■' if armed else '□'}{TRAP_SIGNS[trap]} {word}{' ?' if named else ''}"
    return [(text, ALARM if armed else "dim")]


def treasure_line(scene: Scene, colour: str) -> Parts:
    """Its colour, the minutes left, and of each type it needs how many traps are still on."""
    treasure = scene.view["treasures"][colour]
    needs = "".join(f"{TRAP_SIGNS[trap]}{count or '✓'}" for trap, count in treasure["needs"].items())
    minutes = f"{treasure['minutes']}′"
    return [(f"{SIGNS[colour]} ", INKS[colour]), (minutes, urgency(treasure)), (f" {needs}", "")]


def urgency(treasure: dict[str, Any]) -> str:
    return ALARM if treasure["minutes"] <= SOON else "bold"


def pawns(scene: Scene, place: str, width: int) -> Parts:
    """The pawns in a room or outside, by number, and by name where there is room for it."""
    seats = [seat for seat, player in enumerate(scene.view["players"]) if player["room"] == place]
    names = [f"{seat + 1} {short_name(scene, seat)}" for seat in seats]
    if len(" ".join(names)) > width:
        names = [str(seat + 1) for seat in seats]
    parts: Parts = []
    for seat, name in zip(seats, names):
        parts += [(" ", ""), (name, seat_style(scene, seat))]
    return parts[1:]


def clock(scene: Scene, width: int) -> list[Parts]:
    """Twelve hours in a ring; now in brackets, a treasure's sign at the hour when it is lost."""
    lines = []
    for names, round_it in DIAL:
        labels = [hour(scene, name) for name in names]
        spare = max(round_it - sum(len(text) for label in labels for text, _ in label), len(labels) - 1)
        line: Parts = []
        for gaps, label in zip(range(len(labels) - 1, -1, -1), labels):
            gap = spare // gaps if gaps else 0
            line += [*label, (" " * gap, "")]
            spare -= gap
        margin = (width - sum(len(text) for text, _ in line)) // 2
        lines.append([(" " * margin, ""), *line])
    return lines


def hour(scene: Scene, name: str) -> Parts:
    number = Vocabulary.of_enum(Hour).number(name)
    power = bool(scene.tables["POWER_HOUR"][number])
    text = scene.noun("hour", name) + POWER * power
    now = name == scene.view["hour"]
    parts = [(f"[{text}]" if now else text, "bold reverse" if now else LAMP if power else "")]
    for colour, treasure in scene.view["treasures"].items():
        if treasure is not None and treasure["hour"] == name:
            parts.append((SIGNS[colour], INKS[colour]))
    return parts


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    parts = [Text.assemble((SIGNS[name], INKS[name]), f" {scene.noun('colour', name)}") for name in SIGNS]
    words = ((LOCKED, "door", "locked"), ("■", "trap", "armed"), ("□", "disarmed"), ("╍", "window"))
    for sign, *labels in (*words, (POWER, "power")):
        parts.append(Text(" ".join([sign, *(scene.say(f"label-{label}") for label in labels)])))
    return Columns(parts, padding=(0, 2))


# ── Where it is drawn ──────────────────────────────────────────────────────

CLOCK = len(Room)  # behind the rooms, in the tables too


class Box(NamedTuple):
    """The rows and columns of four walls."""

    top: int
    left: int
    bottom: int
    right: int


@dataclass
class Opening:
    """A door between two rooms, the left or upper one first; `upright` where the wall between them stands."""

    name: str
    rooms: tuple[int, int]
    carpets: list[str]
    x: float
    y: float
    upright: bool
    row: int = 0
    column: int = 0
    beside: bool = False  # words lie behind it, in the same row


class Plan:
    """The manor of the components, stretched so that words have their place in it."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.tables = scene, scene.tables
        self.rects: list[list[int]] = self.tables["PLAN_RECTS"].tolist()
        self.doors = [self._opening(bit) for bit in range(DOORS)]
        self.pads = [[0, 0] for _ in Room]  # lines kept free for carpets, above and below the words
        self._words: dict[tuple[int, int], list[Parts]] = {}
        self.columns = self._place(0, self._widths())
        moved = True
        while moved:  # words give way to carpets, and then may need more lines
            self._set_rows()
            for door in self.doors:
                if not door.upright:
                    self._set_column(door)
            self._set_rows()
            for door in sorted(self.doors, key=lambda door: door.upright):
                self._set_row(door)
            moved = self._give_way()

    def _opening(self, bit: int) -> Opening:
        door = self.tables["BIT_DOOR"][bit]
        x, y = self.tables["PLAN_DOORS"][bit].tolist()
        one, other = (int(room) for room in self.tables["DOOR_ROOMS"][door])
        left, _, width, _ = self.rects[one]
        upright = x in (left, left + width)
        if self.rects[one][not upright] > self.rects[other][not upright]:
            one, other = other, one
        ways = self.tables["WAY_DOOR"].tolist()
        carpets = [kebab(Colour(ways[room].index(door)).name) for room in (one, other)]
        return Opening(DOOR.name(door), (one, other), carpets, x, y, upright)

    def _give_way(self) -> bool:
        met = [door for door in self.doors if door.upright and not door.beside]
        met = [door for door in met if self._has_words(door.rooms[1], door.row)]
        for door in met:
            door.beside = True
        return bool(met)

    # ── Walls ──────────────────────────────────────────────────────────────

    def _widths(self) -> list[int]:
        """Every room as wide as it should be, or all a little narrower; what is left goes to narrow ones."""
        for need in range(ROOM_WIDTH, LEAST_WIDTH - 1, -1):
            gaps = self._gaps(0, LEAST_WIDTH, [*[need] * len(Room), CLOCK_WIDTH + 1])
            if sum(gaps) < PLAN_WIDTH:
                break
        edges = self._edges(0)
        left, _, width, _ = self.rects[CLOCK]
        away = [abs(edges[gap] + edges[gap + 1] - 2 * left - width) for gap in range(len(gaps))]
        while sum(gaps) < PLAN_WIDTH - 1:
            gaps[min(range(len(gaps)), key=lambda gap: (gaps[gap], away[gap]))] += 1
        return gaps

    def _edges(self, axis: int) -> list[int]:
        return sorted({edge for rect in self.rects for edge in (rect[axis], rect[axis] + rect[axis + 2])})

    def _gaps(self, axis: int, least: int, needs: list[int]) -> list[int]:
        """How far each wall is from the next: rooms and clock get what they need, the shortest first."""
        edges = self._edges(axis)
        gaps = [least] * (len(edges) - 1)
        spans = [(edges.index(rect[axis]), edges.index(rect[axis] + rect[axis + 2])) for rect in self.rects]
        for (first, last), need in sorted(zip(spans, needs), key=lambda entry: entry[0][1] - entry[0][0]):
            while sum(gaps[first:last]) < need:
                gaps[min(range(first, last), key=gaps.__getitem__)] += 1
        return gaps

    def _place(self, axis: int, gaps: list[int]) -> dict[int, int]:
        return dict(zip(self._edges(axis), accumulate(gaps, initial=0)))

    def _set_rows(self) -> None:
        """As high as the words in each room ask for; those of a lower room lie at its bottom."""
        self.boxes = [Box(0, self.columns[x], 0, self.columns[x + width]) for x, _, width, _ in self.rects]
        self.first = [0] * len(Room)
        needs = [len(self.words(room)) + sum(self.pads[room]) + 1 for room in Room]
        self.rows = self._place(1, self._gaps(1, LEAST_HEIGHT, [*needs, len(DIAL) + 1]))
        self.boxes = [
            box._replace(top=self.rows[y], bottom=self.rows[y + height])
            for box, (_, y, _, height) in zip(self.boxes, self.rects)
        ]
        middle = max(self.rows) / 2
        for room, (_, y, _, height) in zip(Room, self.rects):
            box, (above, below) = self.boxes[room], self.pads[room]
            lower = y + height / 2 >= middle
            self.first[room] = box.bottom - below - len(self.words(room)) if lower else box.top + 1 + above

    def walls(self) -> list[list[tuple[str, str]]]:
        """The empty manor, with its windows."""
        leads = [[0] * PLAN_WIDTH for _ in range(max(self.rows.values()) + 1)]
        for top, left, bottom, right in self.boxes:
            for row in (top, bottom):
                for column in range(left, right):
                    leads[row][column] |= RIGHT
                    leads[row][column + 1] |= LEFT
            for column in (left, right):
                for row in range(top, bottom):
                    leads[row][column] |= DOWN
                    leads[row + 1][column] |= UP
        marks = [[WALLS[lead] for lead in row] for row in leads]
        for room, (x, y) in zip(
            self.tables["WAY_ROOM"][Garden.OUTSIDE], self.tables["PLAN_WINDOWS"].tolist()
        ):
            box = self.boxes[room]
            row, column = self._at(self.rows, y), self._at(self.columns, x)
            if row in (box.top, box.bottom):
                for place in range(max(column - 2, box.left + 1), min(column + 4, box.right)):
                    marks[row][place] = "╍"
            else:
                for place in range(max(row - 1, box.top + 1), min(row + 2, box.bottom)):
                    marks[place][column] = "╏"
        return [[(mark, "dim") for mark in row] for row in marks]

    @staticmethod
    def _at(walls: dict[int, int], place: float) -> int:
        """The row or column of a place between walls."""
        before = max(edge for edge in walls if edge <= place)
        after = min(edge for edge in walls if edge >= place)
        share = (place - before) / (after - before) if after > before else 0
        return int(walls[before] + share * (walls[after] - walls[before]))

    # ── Doors ──────────────────────────────────────────────────────────────

    def _set_column(self, door: Opening) -> None:
        """Of a door in a wall that lies: where its carpets are out of the way of words, else far right."""
        upper, lower = (self.boxes[room] for room in door.rooms)
        left, right = max(upper.left, lower.left), min(upper.right, lower.right)
        door.row = upper.bottom
        door.column = self._at(self.columns, door.x)
        meets = [self._has_words(room, door.row + side) for room, side in zip(door.rooms, (-1, 1))]
        if any(meets):
            door.column = right - 2
        door.column = min(max(door.column, left + 2), right - 2)
        for room, met, pad in zip(door.rooms, meets, (1, 0)):
            if met and door.column - self.column_of_words(room) < WORD:
                self.pads[room][pad] = 1

    def _set_row(self, door: Opening) -> None:
        """Of a door in a wall that stands: beside no words and no carpet, where there is such a place."""
        one, other = (self.boxes[room] for room in door.rooms)
        if not door.upright:
            door.row = one.bottom
            return
        door.column = one.right
        rows = range(max(one.top, other.top) + 1, min(one.bottom, other.bottom))
        free = [row for row in rows if not any(self._has_words(room, row) for room in door.rooms)]
        apart = [row for row in free if not self._has_carpet(door, row)]
        middle = min(max(self._at(self.rows, door.y), rows[0]), rows[-1])
        door.row = apart[len(apart) // 2] if apart else free[len(free) // 2] if free else middle

    def _has_carpet(self, door: Opening, row: int) -> bool:
        """Of another door, in one of its two rooms and next to its wall."""
        lying = [other for other in self.doors if not other.upright and abs(other.column - door.column) < 4]
        return any(self._lies(other, room, row) for other in lying for room in door.rooms)

    # ── Words ──────────────────────────────────────────────────────────────

    def words(self, room: int) -> list[Parts]:
        """The room's name in as many lines as it needs, and what is in it."""
        width = max(self.boxes[room].right - self.column_of_words(room), 1)
        if (room, width) not in self._words:
            (title, style), *lines = contents(self.scene, kebab(Room(room).name), width)
            self._words[room, width] = [*([(words, style)] for words in wrap(title, width)), *lines]
        return self._words[room, width]

    def column_of_words(self, room: int) -> int:
        """One further from the wall, if a carpet lies before them."""
        carpet = any(door.beside and door.rooms[1] == room for door in self.doors)
        return self.boxes[room].left + 2 + carpet

    def end_of_words(self, room: int, row: int) -> int:
        """The first column that is a wall or a carpet."""
        carpets = [door.column for door in self.doors if not door.upright and self._lies(door, room, row)]
        carpets += [door.column - 1 for door in self.doors if door.upright and self._lies(door, room, row)]
        return min([self.boxes[room].right, *carpets])

    @staticmethod
    def _lies(door: Opening, room: int, row: int) -> bool:
        """Whether it has a carpet in this room and row, other than before the words."""
        if door.upright:
            return door.rooms[0] == room and door.row == row
        return room in door.rooms and row == door.row + (1 if door.rooms[1] == room else -1)

    def _has_words(self, room: int, row: int) -> bool:
        return self.first[room] <= row < self.first[room] + len(self.words(room))


# ── What is not on the plan ────────────────────────────────────────────────


def treasures(scene: Scene) -> Text:
    """Each by name: where it is, how long, and what it still needs in words."""
    lines = []
    for colour, treasure in scene.view["treasures"].items():
        if treasure is None:
            continue
        line = Text.assemble(
            (f"{SIGNS[colour]} ", INKS[colour]), (scene.noun("treasure", treasure["treasure"]), "bold")
        )
        needs = [
            f"{scene.say(f'cli-short-{trap}')} {count or '✓'}" for trap, count in treasure["needs"].items()
        ]
        minutes = (scene.say("short-minutes", count=treasure["minutes"]), urgency(treasure))
        separator = " · " if scene.narrow else "\n  "
        line.append(Text.assemble(separator, f"{scene.noun('room', treasure['room'])} · ", minutes))
        lines.append(line.append(f"{separator}{', '.join(needs)}"))
    return Text("\n").join(lines)


def tally(scene: Scene) -> Text:
    """The treasures saved and lost, and the dice as they lie since the last roll."""
    view = scene.view
    lines = []
    for fate in ("saved", "lost"):
        label = f"{scene.say(f'label-{fate}')} {len(view[fate])}/{ENOUGH}"
        names = ", ".join(scene.noun("treasure", name) for name in view[fate])
        lines.append(labelled(scene, label, names or "-", "bold"))
    if view["dice"] is not None:
        colour = view["dice"]["colour"]
        faces = [
            scene.noun("face", view["dice"]["professor"]),
            f"{SIGNS[colour]} {scene.noun('colour', colour)}",
        ]
        faces.append(scene.say("short-minutes", count=MINUTES * view["dice"]["clock"]))
        line = labelled(scene, scene.say("label-dice"), " · ".join(faces), "bold")
        line.highlight_words([SIGNS[colour]], INKS[colour])
        lines.append(line)
    return Text("\n").join(lines)


# ── The players ────────────────────────────────────────────────────────────


def short_name(scene: Scene, seat: int) -> str:
    """The character's, or before there is one the seat's."""
    character = scene.view["players"][seat]["character"]
    if character is None:
        return scene.seat_name(seat)
    return scene.text.format(f"character-{character}", attribute="short")


def seat_style(scene: Scene, seat: int) -> str:
    character = scene.view["players"][seat]["character"]
    return "bold" if character is None else f"bold #0C0F28 on {SEATS[character]}"


def players(scene: Scene) -> RenderableType:
    """Everybody's character, place, power and cards."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), pad_edge=False, expand=True)
    table.add_column(scene.say("label-player"), no_wrap=True)
    for label in (scene.say("label-room"), POWER, scene.say("label-deck")):
        table.add_column(label)
    table.add_column(scene.say("label-discard"), ratio=1)
    for seat, player in enumerate(scene.view["players"]):
        active = seat == scene.view["active"] and not scene.view["over"]
        table.add_row(
            seat_label(scene, seat, active),
            scene.say("label-outside") if player["room"] == "outside" else scene.noun("room", player["room"]),
            power_state(scene, seat),
            str(player["deck"]),
            ", ".join(scene.noun("card", card) for card in player["discard"]) or "-",
        )
    return table


def seat_label(scene: Scene, seat: int, active: bool) -> Text:
    """Number, name, who plays there, and a mark for whose turn it is."""
    label = Text.assemble(
        "▸" if active else " ", (f"{seat + 1} {short_name(scene, seat)}", seat_style(scene, seat))
    )
    note = scene.say("cli-you") if seat == scene.viewer else scene.kind_name(seat)
    return label.append(f" ({note})", style="bold" if seat == scene.viewer else "dim")


def power_state(scene: Scene, seat: int) -> Text:
    if not scene.view["players"][seat]["tile_up"]:
        return Text(scene.say("label-asleep"), style="dim")
    used = seat == scene.view["active"] and scene.view["power_used"]
    return Text(f"{POWER} {scene.say('label-used' if used else 'label-active')}", style=LAMP)


# ── A character ────────────────────────────────────────────────────────────


def sheet(scene: Scene, seat: int) -> RenderableType:
    """A character's power and bonus, and in the own turn the two cards on show."""
    player = scene.view["players"][seat]
    character = player["character"]
    if character is None:
        return Text(f"{scene.seat_name(seat)} · {scene.say('cli-no-character')}")
    name = f" {seat + 1} {scene.noun('character', character)} "
    lines = [Text.assemble((name, seat_style(scene, seat)), f" {scene.say(f'title-{character}')}")]
    power = f"{scene.say('label-power')} ({power_state(scene, seat)})"
    for half, label in (("power", power), ("bonus", scene.say("label-bonus"))):
        style = LAMP if player["tile_up"] else "dim"
        lines.append(labelled(scene, label, scene.say(f"{half}-text-{character}"), style))
    if seat == scene.view["active"]:
        for card in scene.view["shown"]:
            name = f"▢ {scene.noun('card', card)}"
            lines.append(labelled(scene, name, scene.say(f"card-text-{card}"), LAMP))
    return Group(*lines)


def labelled(scene: Scene, label: str, text: str, style: str) -> Text:
    line = Text(scene.say("cli-labelled", label=label, text=text))
    line.stylize(style, 0, len(label))
    return line


# ── The end ────────────────────────────────────────────────────────────────


def result(scene: Scene, outcome: list[dict[str, int]]) -> RenderableType:
    """Whether the team has won, and with which treasures."""
    won = outcome[0]["points"] > 0
    sentence = scene.text.format(f"result-{scene.view['result']}", attribute="sentence")
    verdict = Text(sentence, style=LAMP if won else VIOLET)
    return Group(heading(scene), outside(scene), plan(scene), tally(scene), players(scene), "", verdict)
