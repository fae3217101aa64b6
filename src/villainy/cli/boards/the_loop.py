"""The LOOP in a terminal: seven epochs in two rows that are read as a ring, then everybody's hands.

Epochs go by their numbers, clockwise from the Dawn of Time, so that a clone's way can be counted; a sign or a
number stands wherever a colour does, so nothing is lost on a screen without colours.
"""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from villainy.cli.boards import Scene
from villainy.engine.names import Vocabulary
from villainy.games.the_loop.state import (
    CENTRIFUGE_CUBES,
    CYCLES,
    ENOUGH,
    EPOCHS,
    MOST_RIFTS,
    MOST_VORTEXES,
    Agent,
    Card,
    Dimension,
    Epoch,
)

AGENT = Vocabulary.of_enum(Agent)
CARD = Vocabulary.of_enum(Card)
DIMENSION = Vocabulary.of_enum(Dimension)
EPOCH = Vocabulary.of_enum(Epoch)

RIFT, NO_RIFT = "✖", "·"
GREEN, BLUE = "↯", "∞"
CLONE, SUPA = "☻", "◈"
VORTEX = "◎"
TILE = "▣"
FOO = "♚"
CUBE, SLOT = "■", "□"
FULL, EMPTY = "▮", "▯"
SIGNS = {"spiral": "@", "star": "★", "stripes": "≡", "black-hole": "●"}

# Of the epochs; always as a ground with dark ink, as pale colours are not seen on a pale screen.
GROUNDS = ("#FFE37A", "#8FABFF", "#FFB0DC", "#B7C1D6", "#FFA65E", "#D2AAFF", "#3FE0AC")
RED = "bold #FF2F4E"
LIME = "bold #76C417"
CYAN = "bold #1FB8C4"
MAGENTA = "bold #FF3DA8"

WIDEST = 36  # of an epoch, in cells
Parts = list[tuple[str, str]]  # texts with their styles


# ── The board ──────────────────────────────────────────────────────────────


def board(scene: Scene) -> RenderableType:
    return Group(heading(scene), ring(scene), headquarters(scene), briefing(scene), legend(scene))


def heading(scene: Scene) -> Text:
    """Mode and level, and where the game stands in time."""
    view = scene.view
    parts = [scene.noun("mode", view["mode"]), scene.noun("difficulty", view["difficulty"])]
    parts.append(f"{scene.say('label-turn')} {view['turns']}/{EPOCHS * CYCLES}")
    parts.append(f"{scene.say('label-cycle')} {view['cycle']}/{CYCLES}")
    return Text.assemble((scene.say("game-title"), "bold"), *(f" · {part}" for part in parts))


def ring(scene: Scene) -> Text:
    """Four epochs from left to right, three back; the one before the last is as wide as two.

    1 ▸ 2 ▸ 3 ▸ 4
    ▴           ▾
    7 ◂    6  ◂ 5
    """
    room = min(scene.width - 5, 4 * WIDEST)
    first, second, third, fourth = widths = [(room + spare) // 4 for spare in (3, 2, 1, 0)]
    double = second + 1 + third
    up, down = "▴".center(first, "─"), "▾".center(fourth, "─")
    return Text("\n").join(
        [
            Text(f"┌{'┬'.join('─' * width for width in widths)}┐", "dim"),
            *row_of(scene, list(enumerate(widths)), "▸"),
            Text(f"├{up}┼{'─' * second}┴{'─' * third}┼{down}┤", "dim"),
            *row_of(scene, [(6, first), (5, double), (4, fourth)], "◂"),
            Text(f"└{'─' * first}┴{'─' * double}┴{'─' * fourth}┘", "dim"),
        ]
    )


def row_of(scene: Scene, places: list[tuple[int, int]], arrow: str) -> list[Text]:
    """Epochs side by side; arrows between their names show the way to the future."""
    cells = [contents(scene, place, width) for place, width in places]
    lines = []
    for number in range(max(map(len, cells))):
        line = Text.assemble(("│", "dim"))
        for column, (cell, (_, width)) in enumerate(zip(cells, places)):
            part = cell[number] if number < len(cell) else Text()
            part.pad_right(width - part.cell_len)
            between = arrow if number == 0 and column < len(cells) - 1 else "│"
            line.append_text(part).append(between, "bold" if between == arrow else "dim")
        lines.append(line)
    return lines


def contents(scene: Scene, place: int, width: int) -> list[Text]:
    """All that is at an epoch, line by line."""
    name = EPOCH.name(place)
    entry = scene.view["epochs"][name]
    title = f" {place + 1} {epoch_name(scene, name, width - 4)} "
    width -= 1  # for a space before everything
    lines = [cubes(entry)]
    lines += flow(standing(scene, name, width), width)
    if entry["vortex"]:
        label = scene.say("label-mega-vortex" if scene.view["mega"] else "label-vortex")
        lines += block(f"{VORTEX} {label}", width, RED)
    lines += tile(scene, entry["tile"], width)
    if entry["centrifuge"]:
        loop, strain = entry["centrifuge"]["loop"], entry["centrifuge"]["cubes"]
        label = f"{SIGNS[loop]} {scene.say('label-centrifuge')}"
        lines += gauge(label, strain, CENTRIFUGE_CUBES, width, MAGENTA)
    for machine in entry["machines"]:
        label = scene.noun("machine", machine["machine"])
        lines += gauge(f"⚙ {label}", machine["cubes"], machine["slots"], width, MAGENTA)
    lines += flow(clones(entry["clones"]), width)
    for card in entry["cards"]:
        lines += block(f"{sign(scene, card)} {scene.noun('card', card)}", width, "")
    return [Text(title, title_style(place)), *(Text.assemble(" ", *line) for line in lines)]


def title_style(place: int) -> str:
    return f"bold #160629 on {GROUNDS[place]}"


def epoch_name(scene: Scene, name: str, width: int) -> str:
    """In full where there is room."""
    full = scene.noun("epoch", name)
    return full if len(full) <= width else scene.text.format("cli-epoch", attribute=name)


def cubes(entry: dict[str, Any]) -> Parts:
    """Rifts in their three places, then energy; an epoch that is full of rifts has a mark of its own."""
    rifts, green, blue = entry["rifts"], entry["green"], entry["blue"]
    parts: Parts = [(RIFT * rifts, RED), (NO_RIFT * (MOST_RIFTS - rifts), "dim")]
    parts.append(("!" if rifts == MOST_RIFTS else " ", RED))
    parts.append((f" {GREEN}{green}", LIME if green else "dim"))
    return [*parts, (f" {BLUE}{blue}", CYAN)] if blue else parts


def standing(scene: Scene, name: str, width: int) -> Parts:
    """Dr Foo with what he has just thrown, and the agents."""
    view = scene.view
    landed = view["landed"].get(name, 0)
    parts: Parts = [(f"{FOO} {scene.say('label-foo')}", MAGENTA)] if view["foo"] == name else []
    parts += [(f"+{landed}{RIFT}", RED)] if landed else []
    return parts + [
        (pawn_name(scene, pawn), pawn_style(scene, agent["agent"]))
        for pawn, agent in enumerate(view["agents"])
        if agent["epoch"] == name
    ]


def clones(kinds: list[str]) -> Parts:
    """By the number of the epoch where they end; how many, where there are several alike."""
    parts: Parts = []
    for kind, count in Counter(kinds).items():
        place = EPOCH.number(kind.removeprefix("supa-"))
        mark = SUPA if kind.startswith("supa-") else CLONE
        parts.append((f"{mark}{place + 1}{f'×{count}' if count > 1 else ''}", title_style(place)))
    return parts


def tile(scene: Scene, entry: dict[str, Any] | None, width: int) -> list[Parts]:
    """A mission with its cubes, or the back of one."""
    if entry is None:
        return []
    if entry["mission"] is None:
        return [[(f"{TILE} ?", "dim")]]
    label = f"{TILE} {scene.noun('mission', entry['mission'])}"
    if entry["slots"] is None:
        return gauge(label, entry["cubes"], entry["needed"], width, MAGENTA)
    filled = "".join(str(place + 1) if name in entry["slots"] else "·" for place, name in enumerate(EPOCH))
    return [
        *block(label, width, MAGENTA),
        [(f"  {filled} {share(entry['cubes'], entry['needed'])}", MAGENTA)],
    ]


def gauge(label: str, count: int, needed: int, width: int, style: str) -> list[Parts]:
    """A name, and how much of it is done."""
    done = f"{CUBE * count}{SLOT * (needed - count)} {share(count, needed)}"
    if len(label) + 1 + len(done) <= width:
        return [[(f"{label} {done}", style)]]
    return [*block(label, width, style), [(f"  {done}", style)]]


def share(count: int, needed: int) -> str:
    return f"{count}/{needed}{' ✓' if count >= needed else ''}"


def block(text: str, width: int, style: str) -> list[Parts]:
    """A text over as many lines as it needs, indented after the first."""
    return [[(line, style)] for line in wrap(text, width, subsequent_indent="  ")]


def flow(parts: Parts, width: int) -> list[Parts]:
    """Things one after the other, on as many lines as they need."""
    lines: list[Parts] = []
    room = 0
    for text, style in parts:
        if room < len(text) + 1:
            lines.append([(text, style)])
            room = width - len(text)
        else:
            lines[-1] += [(" ", ""), (text, style)]
            room -= len(text) + 1
    return lines


# ── What is not on the ring ────────────────────────────────────────────────


def headquarters(scene: Scene) -> Text:
    """The missions archived, and how much there is of everything else."""
    view = scene.view
    names = [scene.noun("mission", mission) for mission in view["archived"]]
    slots = CUBE * len(names) + SLOT * (ENOUGH - len(names))
    label = f"{TILE} {scene.say('label-archived')}"
    archived = labelled(scene, label, f"{slots} {', '.join(names)}".rstrip(), MAGENTA)
    top = view["destroyed_top"]
    on_top = f" ({card_name(scene, top)})" if top else ""
    numbers: list[tuple[str, Any]] = [
        ("vortexes-left", f"{view['vortexes_left']}/{MOST_VORTEXES}"),
        ("bag", len(view["bag"])),
        ("big-deck", view["big_deck"]),
        ("destroyed", f"{len(view['destroyed'])}{on_top}"),
    ]
    if view["mode"] == "ultramachina":  # those to come
        numbers.append(("ultramachina", f"+{view['machines_left']}"))
    else:  # where he will still go in this cycle
        ways = [place_name(scene, name, full=False) for name in view["foo_deck"]]
        numbers.append(("foo-deck", " ".join(ways) or "-"))
    lines = [labelled(scene, scene.say(f"label-{label}"), str(text), "bold") for label, text in numbers]
    return Text("\n").join([archived, Text(" · ").join(lines)])


def briefing(scene: Scene) -> Text:
    """What the visible missions and the Ultramachina on the board ask for and do."""
    lines = []
    for entry in scene.view["epochs"].values():
        if entry["tile"] and entry["tile"]["mission"]:
            mission = entry["tile"]["mission"]
            label = f"{TILE} {scene.noun('mission', mission)}"
            lines.append(labelled(scene, label, scene.say(f"mission-text-{mission}"), MAGENTA))
        for machine in entry["machines"]:
            label = f"⚙ {scene.noun('machine', machine['machine'])}"
            lines.append(labelled(scene, label, scene.say(f"machine-text-{machine['machine']}"), MAGENTA))
    return Text("\n").join(lines)


def legend(scene: Scene) -> Text:
    """What the signs mean."""
    words = [(RIFT, "rifts"), (GREEN, "energy"), (TILE, "mission"), (FULL, "battery")]
    if scene.view["mode"] == "supa-clones":
        words += [(BLUE, "perpetual-energy"), (SUPA, "supa-clones")]
    parts = [f"{sign} {scene.say(f'label-{word}')}" for sign, word in words]
    parts.append(f"{CLONE}1 {scene.say('cli-loop-clone')}")
    parts += [f"{mark} {scene.noun('dimension', name)}" for name, mark in SIGNS.items()]
    return Text("  ".join(parts), style="dim")


# ── The players ────────────────────────────────────────────────────────────


def pawn_name(scene: Scene, pawn: int) -> str:
    """The agent's, short; before there is one the seat's."""
    agent = scene.view["agents"][pawn]
    if agent["agent"] is None:
        return scene.seat_name(agent["seat"])
    return scene.text.format("cli-agent", attribute=agent["agent"])


def pawn_style(scene: Scene, agent: str | None) -> str:
    """Agents wear the colour of the epoch they come from."""
    return "bold" if agent is None else title_style(int(scene.tables["START_EPOCH"][AGENT.number(agent)]))


def sign(scene: Scene, card: str) -> str:
    return SIGNS[DIMENSION.name(int(scene.tables["CARD_DIMENSION"][CARD.number(card)]))]


def card_name(scene: Scene, card: str) -> str:
    """With its dimension and the number of the epoch it comes from."""
    origin = int(scene.tables["CARD_ORIGIN"][CARD.number(card)])
    return f"{sign(scene, card)}{origin + 1} {scene.noun('card', card)}"


def players(scene: Scene) -> RenderableType:
    """Everybody's agent, place, battery, hand and piles; cards that are exhausted stand in brackets."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), pad_edge=False, expand=True)
    table.add_column(scene.say("label-agent"), no_wrap=True)
    table.add_column(scene.say("label-epoch"), no_wrap=True)
    table.add_column(FULL, no_wrap=True)
    table.add_column(scene.say("label-hand"), ratio=1, overflow="fold")
    table.add_column(scene.say("cli-loop-pile"), justify="right")
    table.add_column(scene.say("cli-loop-discard"), justify="right")
    piles = scene.view["piles"]
    for pawn, agent in enumerate(scene.view["agents"]):
        pile = piles[agent["seat"]]
        shared = agent["seat"] < pawn and len(piles) == 1  # alone, one pile serves all agents
        table.add_row(
            agent_label(scene, pawn),
            "-" if agent["epoch"] is None else place_name(scene, agent["epoch"], not scene.narrow),
            FULL if agent["charged"] else EMPTY,
            hand(scene, agent),
            "″" if shared else str(len(pile["draw"])),
            "″" if shared else str(len(pile["discard"])),
        )
    return table


def place_name(scene: Scene, name: str, full: bool = True) -> str:
    number = str(EPOCH.number(name) + 1)
    return f"{number} {scene.text.format('cli-epoch', attribute=name)}" if full else number


def agent_label(scene: Scene, pawn: int) -> Text:
    """Name, who plays there, and a mark for whose turn it is."""
    view = scene.view
    agent = view["agents"][pawn]
    active = pawn == view["active"] and view["turns"] > 0 and not view["over"]
    label = Text.assemble("▸" if active else " ", (pawn_name(scene, pawn), pawn_style(scene, agent["agent"])))
    own = agent["seat"] == scene.viewer
    note = scene.say("cli-you") if own else scene.kind_name(agent["seat"])
    return label.append(f" ({note})", style="bold" if own else "dim")


def hand(scene: Scene, agent: dict[str, Any]) -> Text:
    cards = [(card_name(scene, card), "") for card in agent["ready"]]
    cards += [(f"({card_name(scene, card)})", "dim") for card in agent["spent"]]
    text = Text()
    for number, (name, style) in enumerate(cards):
        text.append(", " if number else "").append(name, style)
    return text if cards else Text("-")


# ── A player's own things ──────────────────────────────────────────────────


def sheet(scene: Scene, seat: int) -> RenderableType:
    """The agent's power and every card of the hand with its text; alone, those of who acts."""
    view = scene.view
    mine = [pawn for pawn, agent in enumerate(view["agents"]) if agent["seat"] == seat]
    pawn = view["active"] if view["active"] in mine else mine[0]
    agent = view["agents"][pawn]
    if agent["epoch"] is None:
        return Group(*(power_line(scene, name) for name in AGENT))  # to choose from
    name = f" {scene.noun('agent', agent['agent'])} "
    where = f" {place_name(scene, agent['epoch'])} · {battery(scene, agent)}"
    lines = [Text.assemble((name, pawn_style(scene, agent["agent"])), where)]
    used = view["active"] == pawn and (view["power_used"] or view["jammed"])
    state = scene.say("label-jammed" if view["jammed"] else "label-used")
    power = f"{scene.say('label-power')}{f' ({state})' if used else ''}"
    text = scene.say(f"power-text-{agent['agent']}")
    lines.append(labelled(scene, power, text, "dim" if used else CYAN))
    for state, style in (("ready", CYAN), ("spent", "dim")):
        for card in agent[state]:
            label = card_name(scene, card) if state == "ready" else f"({card_name(scene, card)})"
            lines.append(labelled(scene, label, scene.say(f"card-text-{card}"), style))
    top = [card_name(scene, card) for card in view["piles"][seat]["top"]]
    if top:
        lines.append(labelled(scene, scene.say("cli-loop-next"), ", ".join(top), "dim"))
    lines += offered(scene)
    return Group(*lines)


def power_line(scene: Scene, agent: str) -> Text:
    label = scene.noun("agent", agent)
    return labelled(scene, label, scene.say(f"power-text-{agent}"), pawn_style(scene, agent))


def battery(scene: Scene, agent: dict[str, Any]) -> str:
    sign, word = (FULL, "full") if agent["charged"] else (EMPTY, "empty")
    return f"{sign} {scene.say('label-battery')} {scene.say(f'label-{word}')}"


def offered(scene: Scene) -> list[Text]:
    """The texts of cards that are shown for a choice, or available where the active agent stands."""
    view = scene.view
    place = view["agents"][view["active"]]["epoch"]
    here = view["epochs"][place]["cards"] if place else []
    return [
        labelled(scene, f"▢ {card_name(scene, card)}", scene.say(f"card-text-{card}"), "bold")
        for card in (*view["shown"], *here)
    ]


def labelled(scene: Scene, label: str, text: str, style: str) -> Text:
    line = Text(scene.say("cli-labelled", label=label, text=text))
    line.stylize(style, 0, len(label))
    return line


# ── The end ────────────────────────────────────────────────────────────────


def result(scene: Scene, outcome: list[dict[str, int]]) -> RenderableType:
    """Whether the team has won, and why the game is over."""
    won = outcome[0]["points"] > 0
    sentence = scene.text.format(f"ending-{scene.view['ending']}", attribute="sentence")
    verdict = Text(sentence, style=LIME if won else MAGENTA)
    return Group(heading(scene), ring(scene), headquarters(scene), players(scene), "", verdict)
