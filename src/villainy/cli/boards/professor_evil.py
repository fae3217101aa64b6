"""Professor Evil in a terminal: the manor as a plan with the clock in its middle, treasures and players.

A sign stands wherever a colour does, so nothing is lost on a screen without colours.
"""

from __future__ import annotations

from itertools import groupby
from textwrap import wrap
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from villainy.cli.boards import Scene
from villainy.engine.names import Vocabulary, kebab
from villainy.games.professor_evil.state import ENOUGH, Colour, Door, Hour, Room

# Small letters are doors in the order of `Door`, capitals where the words of a room begin in the order of
# `Room`, @ where the clock does, and ╍ and ╏ windows.
PLAN = """\
┏━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━╍╍╍╍╍╍━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━┓
┃ C            ┃  D                                             ┃  E           ┃
┃              c                                                d              ┃
┃              ┃                                                ┃              ┃
┃              ┣━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━p━┳━━━━━━━━━━━━━━━┫              ┃
┃              ┃ I             ┃  J             ┃  K            ┃              ┃
┃              ┃               i                j               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┣━━━━━━━━━━━━━━━━┫               ┃              ┃
┃              o               ┃@               ┃               q              ┃
┃              ┃               ┃                ┃               ┃              ┃
┣━━━━━━b━━━━━━━╋━━━━━━━h━━━━━━━┫                ┣━━━━━━━k━━━━━━━╋━━━━━━━e━━━━━━┫
┃              ┃               ┃                ┃               ┃              ┃
┃              n               ┃                ┃               r              ┃
┃              ┃               ┣━━━━━━━━━━━━━━━━┫               ┃              ┃
╏              ┃ H             ┃  G             ┃  L            ┃              ╏
╏              ┃               g                l               ┃              ╏
╏              ┃               ┃                ┃               ┃              ╏
┃              ┃               ┃                ┃               ┃              ┃
┃ B            ┣━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━m━┻━━━━━━━━━━━━━━━┫  F           ┃
┃              ┃  A                                             ┃              ┃
┃              a                                                f              ┃
┃              ┃                                                ┃              ┃
┗━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━┛""".splitlines()
WHERE = {mark: (row, line.index(mark)) for row, line in enumerate(PLAN) for mark in line if mark.isalpha()}
CLOCK = next((row, line.index("@")) for row, line in enumerate(PLAN) if "@" in line)
CLOCK_WIDTH = 16
DIAL = ((("xi", "xii", "i"), 10), (("x", "ii"), 13), (("ix", "iii"), 14), (("viii", "iv"), 13)) + (
    (("vii", "vi", "v"), 10),
)  # its lines, and how wide each is in cells
PLAN_WIDTH = len(PLAN[0])
HALL = 30  # cells; a wider room is a low one, where trap and treasure share a line

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
    cells = [[(" " if mark.isalpha() or mark == "@" else mark, "dim") for mark in line] for line in PLAN]

    def put(row: int, column: int, parts: Parts) -> None:
        for text, style in parts:
            for mark in text:
                cells[row][column] = mark, style
                column += 1

    for door in Door:
        row, column = place_of(door, "a")
        down = PLAN[row][column - 1] == "━"
        opened = scene.view["doors"][kebab(door.name)]
        if opened and down:
            put(row, column - 1, [("╸ ╺", "dim")])
        put(row, column, [(" ", "") if opened else (LOCKED, LAMP)])
        for side, colour in zip((-1, 1), carpets(scene, door, down)):
            put(row + side * down, column + side * (not down), [(SIGNS[colour], INKS[colour])])
    for room in Room:
        row, column = place_of(room, "A")
        width = next(length for length, mark in enumerate(PLAN[row][column:]) if mark in "┃┣┫")
        (title, style), *lines = contents(scene, kebab(room.name), width)
        for above, words in enumerate(reversed(wrap(title, width))):
            put(row - above, column, [(words, style)])
        for below, line in enumerate(lines, start=1):
            put(row + below, column, line)
    for row, line in enumerate(clock(scene), start=CLOCK[0]):
        put(row, CLOCK[1], line)
    return Text("\n").join(
        Text.assemble(
            *(
                ("".join(mark for mark, _ in run), style)
                for style, run in groupby(row, key=lambda cell: cell[1])
            )
        )
        for row in cells
    )


def place_of(thing: Door | Room, first: str) -> tuple[int, int]:
    """Row and column of its mark in the plan."""
    return WHERE[chr(ord(first) + thing)]


def carpets(scene: Scene, door: Door, down: bool) -> list[str]:
    """The colours before and behind a door: above and below, or left and right of it."""
    way_door = scene.tables["WAY_DOOR"]
    rooms = sorted(scene.tables["DOOR_ROOMS"][door], key=lambda room: place_of(Room(room), "A")[not down])
    return [kebab(Colour(list(way_door[room]).index(door)).name) for room in rooms]


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


def clock(scene: Scene) -> list[Parts]:
    """Twelve hours in a ring; now in brackets, a treasure's sign at the hour when it is lost."""
    lines = []
    for names, width in DIAL:
        labels = [hour(scene, name) for name in names]
        spare = max(width - sum(len(text) for label in labels for text, _ in label), len(labels) - 1)
        line: Parts = []
        for gaps, label in zip(range(len(labels) - 1, -1, -1), labels):
            gap = spare // gaps if gaps else 0
            line += [*label, (" " * gap, "")]
            spare -= gap
        margin = (CLOCK_WIDTH - sum(len(text) for text, _ in line)) // 2
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
