"""What can be read out of a view of Victorian Masterminds beside what stands in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from villainy.engine.names import Vocabulary
from villainy.games.victorian_masterminds.state import Building, Machine, Requirement

BUILDING = Vocabulary.of_enum(Building)
MACHINE = Vocabulary.of_enum(Machine)


def progress(view: dict[str, Any], seat: int, tables: Mapping[str, Any], kind: int, of: int) -> int:
    """How much of what a mission counts a player has; everything it can count is public."""
    player = view["players"][seat]
    if kind == Requirement.FIREPOWER:
        return int(player["firepower"])
    if kind == Requirement.CODEX:
        return int(player["codex"]["ones"] + player["codex"]["twos"])
    if kind == Requirement.SCIENTISTS:
        return int(player["scientists"])
    built = [place for place, segment in enumerate(player["segments"]) if segment["built"]]
    if kind == Requirement.SEGMENTS:
        return len(built)
    if kind == Requirement.ICON or kind == Requirement.ICONS:
        icons = [int(tables["SEGMENT_ICON"][MACHINE.number(player["machine"]), place]) for place in built]
        return icons.count(of) if kind == Requirement.ICON else len(set(icons))
    types = [
        BUILDING.number(building)
        for buildings in view["buildings"].values()
        for building, captor in buildings.items()
        if captor == seat
    ]
    if kind == Requirement.BUILDING_TYPES:
        return len(set(types))
    return len(types) if kind == Requirement.BUILDINGS else types.count(of)
