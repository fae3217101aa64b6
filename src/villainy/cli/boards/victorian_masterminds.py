"""Victorian Masterminds in a terminal: cities, players, a machine, and the points at the end."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from villainy.cli.boards import COLOURS, Scene
from villainy.engine.names import Vocabulary, kebab
from villainy.games.victorian_masterminds.state import (
    SEGMENTS,
    Bonus,
    Building,
    City,
    Icon,
    Machine,
    Mission,
    Power,
    Requirement,
    Spoil,
)

MACHINE = Vocabulary.of_enum(Machine)
MISSION = Vocabulary.of_enum(Mission)
SOURCES = ("segments", "buildings", "missions", "mayhem", "codex")  # where points come from


def seat_name(scene: Scene, seat: int) -> Text:
    """A seat's name in its colour; the name alone tells seats apart."""
    return Text(scene.seat_name(seat), style=COLOURS[seat])


def joined(parts: list[Text]) -> Text:
    return Text(", ").join(parts)


def plain_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), pad_edge=False, expand=True)


# ── The board ──────────────────────────────────────────────────────────────


def board(scene: Scene) -> RenderableType:
    """The central board: the Secret Service's dial, the cities, and a stack being resolved."""
    parts: list[RenderableType] = [heading(scene), dial(scene), "", cities(scene)]
    if scene.view["resolution"] is not None:
        parts.append(resolution(scene))
    return Group(*parts)


def heading(scene: Scene) -> Text:
    view = scene.view
    parts = [
        f"{scene.say('label-turn')} {view['turns'] + 1}",
        scene.say("cli-stack-limit", agents=scene.say("count-agents", count=view["stack_limit"])),
    ]
    if view["extra_turn"]:
        parts.append(scene.say("label-extra-turn"))
    if view["final_resolution"]:
        parts.append(scene.say("label-final-resolution"))
    elif view["final_turns_left"] is not None:
        parts.append(scene.say("final-turns-left", count=view["final_turns_left"]))
    elif view["trigger"] is not None:
        parts.append(scene.say("label-final-round"))
    return Text.assemble((scene.say("game-title"), "bold"), *(f" · {part}" for part in parts))


def dial(scene: Scene) -> Table:
    """The Secret Service's track, its needle in brackets, and below it each player's firepower."""
    view = scene.view
    last = view["last_level"]
    grid = Table.grid(padding=(0, 1))
    grid.add_column()
    for _ in range(last):
        grid.add_column(justify="center", min_width=3 if scene.narrow else 5)
    levels = [
        Text(f"[{number}]", style="bold reverse")
        if number == view["level"]
        else Text(str(number), style="dim")
        for number in range(1, last + 1)
    ]
    markers = [Text() for _ in levels]
    for seat, player in enumerate(view["players"]):
        place = min(max(player["firepower"], 1), last) - 1
        markers[place].append(str(seat + 1), style=f"bold {COLOURS[seat]}")
        if player["firepower"] != place + 1:
            markers[place].append(f"({player['firepower']})")
    grid.add_row(scene.say("label-secret-service"), *levels)
    grid.add_row(scene.say("label-firepower"), *markers)
    return grid


def cities(scene: Scene) -> Table:
    table = plain_table()
    table.add_column(scene.say("label-city"))
    for label, ratio in (("stack", 3), ("buildings", 4), ("mission", 5)):
        table.add_column(scene.say(f"label-{label}"), ratio=ratio, overflow="fold")
    for city in City:
        name = kebab(city.name)
        spoil = kebab(Spoil(scene.tables["CITY_SPOILS"][city]).name)
        table.add_row(
            Text.assemble((scene.noun("city", name), "bold"), f"\n{scene.noun('spoil', spoil)}"),
            stack(scene, scene.view["stacks"][name]),
            buildings(scene, name),
            mission(scene, scene.view["missions"][name]),
        )
    return table


def stack(scene: Scene, entries: list[dict[str, Any]], acting: int = -1) -> Text:
    """From the first to act to the last: whose each agent is, and which, where that is known."""
    parts = []
    for place, entry in enumerate(entries):
        part = seat_name(scene, entry["owner"])
        part.append(
            f" {'?' if entry['agent'] is None else scene.noun('agent', entry['agent'])}", style="not dim"
        )
        if place == acting:
            part = Text.assemble("▸", part, style="bold underline")
        parts.append(part)
    return joined(parts)


def buildings(scene: Scene, city: str) -> Text:
    """What still stands; what does not, in brackets with its captor."""
    parts = []
    for name, captor in scene.view["buildings"][city].items():
        building = Text(scene.noun("building", name))
        if captor is not None:
            building = Text.assemble("(", building, " ", seat_name(scene, captor), ")", style="dim")
        parts.append(building)
    return joined(parts)


def mission(scene: Scene, name: str | None) -> Text:
    """Title, reward, what it asks for, and how much of that the viewer has."""
    if name is None:
        return Text("-")
    number = MISSION.number(name)
    kind, of, need, reward = (
        int(scene.tables[f"MISSION_{part}"][number]) for part in ("KIND", "TYPE", "COUNT", "REWARD")
    )
    arguments: dict[str, Any] = {"count": need}
    if kind == Requirement.ICON:
        arguments["icon"] = ("icon", kebab(Icon(of).name))
    elif kind == Requirement.BUILDING_TYPE:
        arguments["building"] = ("building", kebab(Building(of).name))
    asked = scene.say(f"requirement-{kebab(Requirement(kind).name)}", **arguments)
    line = Text.assemble((scene.noun("mission", name), "bold"), f" ({reward}) · {asked}")
    if scene.viewer is None:
        return line
    have = scene.view["players"][scene.viewer]["progress"][name]
    met = have >= need
    return line.append(f" · {have}/{need}{' ✓' if met else ''}", style="bold green" if met else "")


def resolution(scene: Scene) -> Text:
    turned = scene.view["resolution"]
    line = Text(scene.say("cli-resolving", city=("city", turned["city"])), style="bold")
    line.append(" ").append(stack(scene, turned["agents"], turned["acting"]))
    if turned["saboteur"] is not None:
        line.append(f" · {scene.say('event-saboteur-ready', seat=scene.seat_name(turned['saboteur']))}")
    return line


# ── The players ────────────────────────────────────────────────────────────


def players(scene: Scene) -> RenderableType:
    """What everybody has; on a narrow screen the agents come in a table of their own."""
    table = plain_table()
    table.add_column(scene.say("label-player"), no_wrap=True)
    table.add_column(scene.say("label-machine"), ratio=4)
    for label in ("segments", "scientists", "codex", "mayhem", "points"):
        table.add_column(scene.say(f"cli-short-{label}"), justify="center", no_wrap=True)
    agents = plain_table() if scene.narrow else table
    if scene.narrow:
        agents.add_column(scene.say("label-player"), no_wrap=True)
    agents.add_column(scene.say("label-pile"), ratio=4)
    agents.add_column(scene.say("label-discard"), ratio=6)
    for seat, player in enumerate(scene.view["players"]):
        who, things, lying = seat_label(scene, seat), belongings(scene, player), agents_of(scene, player)
        if scene.narrow:
            table.add_row(who, *things)
            agents.add_row(who, *lying)
        else:
            table.add_row(who, *things, *lying)
    return Group(table, "", agents) if scene.narrow else table


def belongings(scene: Scene, player: dict[str, Any]) -> list[Text | str]:
    codex = player["codex"]
    return [
        "-"
        if player["machine"] is None
        else scene.text.format(f"machine-{player['machine']}", attribute="short"),
        f"{built_count(player)}/{SEGMENTS}",
        f"{player['scientists']}/{player['cells']}",
        f"{codex['ones'] + codex['twos']} ({codex['ones'] + 2 * codex['twos']})",
        str(player["mayhem"]),
        Text(str(player["points"]["total"]), style="bold"),
    ]


def agents_of(scene: Scene, player: dict[str, Any]) -> list[str]:
    """The pile: how many, those the viewer knows, the one in hand in brackets. Then the discard area."""
    known = [scene.noun("agent", agent) for agent in player["pile"] if agent is not None]
    if player["holds_agent"]:
        held = "?" if player["hand"] is None else scene.noun("agent", player["hand"])
        known.insert(0, f"[{held}]")
    pile = " · ".join([str(len(player["pile"])), *known])
    return [pile, ", ".join(scene.noun("agent", agent) for agent in player["discard"]) or "-"]


def seat_label(scene: Scene, seat: int) -> Text:
    """Number, name, who plays there, and a mark for whose turn it is."""
    active = seat == scene.view["active"] and not scene.view["over"]
    label = Text.assemble("▸" if active else " ", (str(seat + 1), f"bold {COLOURS[seat]}"), " ")
    label.append(seat_name(scene, seat))
    note = scene.say("cli-you") if seat == scene.viewer else scene.kind_name(seat)
    return label.append(f" ({note})", style="dim" if seat != scene.viewer else "bold") if note else label


def built_count(player: dict[str, Any]) -> int:
    return sum(segment["built"] for segment in player["segments"])


# ── A machine ──────────────────────────────────────────────────────────────


def sheet(scene: Scene, seat: int) -> RenderableType:
    """A player's machine: what each segment needs and brings, and what its Engineer does."""
    player = scene.view["players"][seat]
    title = Text.assemble(seat_name(scene, seat), " · ")
    if player["machine"] is None:
        return title.append(scene.say("cli-no-machine"))
    machine = MACHINE.number(player["machine"])
    title.append(scene.noun("machine", player["machine"]), style="bold")
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column()
    for label in ("segment", "cost", "bonus"):
        table.add_column(scene.say(f"label-{label}"))
    for place, segment in enumerate(player["segments"]):
        table.add_row(
            str(place + 1),
            scene.noun("segment", segment["name"]),
            parts(scene, segment),
            bonus(scene, machine, place),
            style="green" if segment["built"] else "",
        )
    legend = f"● {scene.noun('spoil', 'bolt')}  ■ {scene.noun('spoil', 'plate')}"
    room = scene.width if scene.narrow else scene.width // 2
    title.append(f"   {legend}" if len(title) + len(legend) + 3 < room else f"\n{legend}", style="dim")
    return Group(title, table, *powers(scene, player, machine))


def parts(scene: Scene, segment: dict[str, Any]) -> str:
    """Bolts round, plates square; full where they lie, empty where they are missing."""
    if segment["built"]:
        return f"✓ {scene.say('label-built')}"
    bolts = "●" * segment["bolts"] + "○" * (segment["bolts_needed"] - segment["bolts"])
    plates = "■" * segment["plates"] + "□" * (segment["plates_needed"] - segment["plates"])
    return f"{bolts} {plates}".strip()


def bonus(scene: Scene, machine: int, place: int) -> str:
    """What a segment brings, and its icon."""
    kind = kebab(Bonus(scene.tables["SEGMENT_BONUS"][machine, place]).name)
    icon = kebab(Icon(scene.tables["SEGMENT_ICON"][machine, place]).name)
    amount = int(scene.tables["SEGMENT_AMOUNT"][machine, place])
    brings = scene.say("built-bonus", bonus=("bonus", kind), amount=amount)
    return f"{brings} · {scene.noun('icon', icon)}"


def powers(scene: Scene, player: dict[str, Any], machine: int) -> list[Text]:
    """The Engineer's powers, in the order in which they are used."""
    lines = []
    for which, unlocked in enumerate((True, *player["bonus_powers"])):
        verb, *spoils = (int(number) for number in scene.tables["POWERS"][machine, which])
        names = [("spoil", kebab(Spoil(spoil).name)) for spoil in spoils if spoil >= 0]
        arguments: dict[str, Any] = {"count": len(names), **dict(zip(("first", "second"), names))}
        text = scene.say(f"power-{kebab(Power(verb).name)}", **arguments)
        label = scene.say("label-power" if which == 0 else f"label-bonus-power-{which}")
        locked = "" if unlocked else f" ({scene.say('label-locked')})"
        line = scene.say("cli-labelled", label=label + locked, text=text)
        lines.append(Text(line, style="" if unlocked else "dim"))
    return lines


# ── The end ────────────────────────────────────────────────────────────────


def result(scene: Scene, outcome: list[dict[str, int]]) -> RenderableType:
    """Ranks, and where every point comes from."""
    ranked = sorted(outcome, key=lambda entry: (entry["rank"], entry["seat"]))
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), pad_edge=False)
    table.add_column(scene.say("label-rank"), justify="right")
    table.add_column(scene.say("label-player"), no_wrap=True)
    for source in (*SOURCES, "total"):
        table.add_column(scene.say(f"points-{source}"), justify="right")
    for entry in ranked:
        points = scene.view["players"][entry["seat"]]["points"]
        table.add_row(
            f"{entry['rank']}.",
            seat_label(scene, entry["seat"]),
            *(str(points[source]) for source in SOURCES),
            Text(str(entry["points"]), style="bold"),
        )
    explained = [line for entry in ranked for line in explain(scene, entry["seat"])]
    return Group(table, "", *explained, "", verdict(scene, ranked))


def explain(scene: Scene, seat: int) -> list[Text]:
    """Every source of a player's points by name, a line for each kind."""
    player = scene.view["players"][seat]
    sources = {
        "segments": segment_points(scene, player),
        "buildings": building_points(scene, seat),
        "missions": [
            f"{scene.noun('mission', name)} {int(scene.tables['MISSION_REWARD'][MISSION.number(name)])}"
            for name in player["missions"]
        ],
        "mayhem": [f"{player['mayhem']} × {scene.tables['MAYHEM_POINTS']}"],
        "codex": [f"{player['codex']['ones']} × 1 + {player['codex']['twos']} × 2"],
    }
    lines = [Text.assemble(seat_name(scene, seat), f" · {player['points']['total']}", style="bold")]
    for source, parts in sources.items():
        if player["points"][source]:
            label = f"{scene.say(f'points-{source}')} {player['points'][source]}"
            lines.append(Text(f"  {scene.say('cli-labelled', label=label, text=', '.join(parts))}"))
    return lines


def segment_points(scene: Scene, player: dict[str, Any]) -> list[str]:
    machine = MACHINE.number(player["machine"])
    return [
        f"{scene.noun('segment', segment['name'])} {int(scene.tables['SEGMENT_AMOUNT'][machine, place])}"
        for place, segment in enumerate(player["segments"])
        if segment["built"] and scene.tables["SEGMENT_BONUS"][machine, place] == Bonus.POINTS
    ]


def building_points(scene: Scene, seat: int) -> list[str]:
    each = scene.tables["BUILDING_POINTS"]
    return [
        f"{scene.text.format(f'city-{city}', attribute='monument')} {each}"
        if building == "monument"
        else f"{scene.noun('building', building)} {scene.text.format(f'city-{city}', attribute='in')} {each}"
        for city, captors in scene.view["buildings"].items()
        for building, captor in captors.items()
        if captor == seat
    ]


def verdict(scene: Scene, ranked: list[dict[str, int]]) -> Text:
    """Who wins, and how equal points were told apart."""
    winners = [scene.seat_name(entry["seat"]) for entry in ranked if entry["rank"] == 1]
    tied = len({entry["points"] for entry in ranked}) < len(ranked)
    lines = []
    if tied:
        built = [
            f"{scene.seat_name(entry['seat'])} {built_count(scene.view['players'][entry['seat']])}/{SEGMENTS}"
            for entry in ranked
        ]
        lines.append(f"{scene.say('result-tie-break')} {', '.join(built)}")
    if len(winners) == 1:
        lines.append(scene.say("result-winner", seat=winners[0]))
    else:
        lines.append(scene.say("result-shared", names=", ".join(winners)))
    return Text("\n".join(lines), style="bold")
