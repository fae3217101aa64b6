"""The component tables that the rules read, made from a components file.

The names in capitals are what a rules function sees; a `Game` puts the arrays in their place.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from villainy.engine.components import Components, Table
from villainy.engine.dialect import Table as Numbers
from villainy.engine.names import Vocabulary, kebab
from villainy.games.victorian_masterminds.state import (
    BUILDINGS,
    CITIES,
    LIBRARY,
    MACHINES,
    MISSIONS,
    SEATS,
    SEGMENT_NAMES,
    SEGMENTS,
    STACK,
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

LAST_LEVEL: int
START_LEVEL: Numbers  # [secret_service_start, seats]
START_FIREPOWER: int
FIREPOWER_LIMIT: int
STACK_LIMIT: Numbers  # [seats]
LIBRARY_SIZE: int
FREE_CHOICE_AT: int
SCIENTISTS: int
CODEX_TOKENS: int
MAYHEM_TOKENS: int
PARTS: int
BUILDING_POINTS: int
MAYHEM_POINTS: int
RECYCLE_COST: int
EXTRA_TURN_COST: int
CAPTURE_COST: int
CITY_SPOILS: Numbers  # [city]
BUILDING_SPOILS: Numbers  # [building]
START_CELLS: Numbers  # [machine]
POWERS: Numbers  # [machine, base or bonus: verb, first spoil, second spoil or -1]
SEGMENT_ICON: Numbers  # [machine, segment]
SEGMENT_BOLTS: Numbers
SEGMENT_PLATES: Numbers
SEGMENT_BONUS: Numbers
SEGMENT_AMOUNT: Numbers  # firepower or points of the bonus
MISSION_KIND: Numbers  # [mission]
MISSION_TYPE: Numbers  # the building or icon asked for, or -1
MISSION_COUNT: Numbers
MISSION_REWARD: Numbers

# What a printed piece can hold; more would not fit the record or the rules.
MOST_PARTS_OF_A_KIND = 9
MOST_POINTS = 20
SCIENTISTS_MOST = 10


def make_tables(components: Components) -> dict[str, Any]:
    """Every table by its name; ComponentError where the file is not whole."""
    root = components.root
    tables: dict[str, Any] = {}
    _board(root, tables)
    cells = root.table("cells")
    _machines(root.table("machines"), cells.integer("most", 1, SCIENTISTS_MOST), tables)
    cells.exactly(["most"])
    _parts(root.table("supply"), tables)
    _missions(root.table("missions"), tables)
    root.exactly(
        ("game", "secret-service", "firepower", "stack", "codex", "cells", "supply", "points", "cost")
        + ("cities", "buildings", "machines", "missions")
    )
    return tables


def _board(root: Table, tables: dict[str, Any]) -> None:
    service = root.table("secret-service")
    tables["LAST_LEVEL"] = last = service.integer("last-level", 2, 100)
    starts = [_by_seats(service.table(name), 1, last - 1) for name in ("start", "start-even")]
    tables["START_LEVEL"] = _numbers(starts)
    service.exactly(["last-level", "start", "start-even"])
    firepower = root.table("firepower")
    tables["START_FIREPOWER"] = firepower.integer("start", 0, 100)
    tables["FIREPOWER_LIMIT"] = firepower.integer("limit", tables["START_FIREPOWER"], 100)
    firepower.exactly(["start", "limit"])
    stack = root.table("stack")
    tables["STACK_LIMIT"] = _numbers(_by_seats(stack.table("limit"), 2, STACK))
    stack.exactly(["limit"])
    codex = root.table("codex")
    tables["LIBRARY_SIZE"] = codex.integer("library", 1, LIBRARY)
    tables["FREE_CHOICE_AT"] = codex.integer("free-choice-at", 1, LIBRARY)
    codex.exactly(["library", "free-choice-at"])
    supply = root.table("supply")
    tables["SCIENTISTS"] = supply.integer("scientists", SEATS, 100)
    tables["CODEX_TOKENS"] = supply.integer("codex", 1, 1000)
    tables["MAYHEM_TOKENS"] = supply.integer("mayhem", 1, 1000)
    points = root.table("points")
    tables["BUILDING_POINTS"] = points.integer("building", 0, MOST_POINTS)
    tables["MAYHEM_POINTS"] = points.integer("mayhem", 0, MOST_POINTS)
    points.exactly(["building", "mayhem"])
    cost = root.table("cost")
    tables["RECYCLE_COST"] = cost.integer("recycle", 1, 10)
    tables["EXTRA_TURN_COST"] = cost.integer("extra-turn", 1, 10)
    tables["CAPTURE_COST"] = cost.integer("capture", 1, 10)
    cost.exactly(["recycle", "extra-turn", "capture"])
    spoils = Vocabulary.of_enum(Spoil)
    cities = root.table("cities")
    tables["CITY_SPOILS"] = _numbers([cities.choice(kebab(city.name), spoils) for city in City])
    cities.exactly(list(Vocabulary.of_enum(City)))
    buildings = root.table("buildings")
    tables["BUILDING_SPOILS"] = _numbers([buildings.choice(kebab(kind.name), spoils) for kind in Building])
    buildings.exactly(list(Vocabulary.of_enum(Building)))
    assert len(City) == CITIES and len(Building) == BUILDINGS


def _machines(machines: Table, most_cells: int, tables: dict[str, Any]) -> None:
    cells = np.zeros(MACHINES, np.int16)
    powers = np.full((MACHINES, 3, 3), -1, np.int16)
    grids = {name: np.zeros((MACHINES, SEGMENTS), np.int16) for name in ("ICON", "BOLTS", "PLATES")}
    bonuses = np.zeros((MACHINES, SEGMENTS), np.int16)
    amounts = np.zeros((MACHINES, SEGMENTS), np.int16)
    for machine in Machine:
        sheet = machines.table(kebab(machine.name))
        cells[machine] = sheet.integer("cells", 1, most_cells)
        for place, name in enumerate(("power", "bonus-power-1", "bonus-power-2")):
            powers[machine, place] = _power(sheet, name)
        segments = sheet.table("segments")
        for place, name in enumerate(SEGMENT_NAMES[machine]):
            segment = segments.table(name)
            grids["ICON"][machine, place] = segment.choice("icon", Vocabulary.of_enum(Icon))
            grids["BOLTS"][machine, place] = segment.integer("bolts", 0, MOST_PARTS_OF_A_KIND)
            grids["PLATES"][machine, place] = segment.integer("plates", 0, MOST_PARTS_OF_A_KIND)
            if grids["BOLTS"][machine, place] + grids["PLATES"][machine, place] == 0:
                raise segment.error("component-free-segment")
            bonuses[machine, place], amounts[machine, place] = _bonus(segment)
            segment.exactly(["icon", "bolts", "plates", "bonus"])
        segments.exactly(SEGMENT_NAMES[machine])
        sheet.exactly(["cells", "power", "bonus-power-1", "bonus-power-2", "segments"])
        for bonus in (Bonus.POWER_1, Bonus.POWER_2, Bonus.CODEX):
            if np.count_nonzero(bonuses[machine] == bonus) != 1:
                raise segments.error("component-one-each", value=kebab(bonus.name))
        if cells[machine] + np.count_nonzero(bonuses[machine] == Bonus.CELL) > most_cells:
            raise sheet.error("component-too-many-cells", most=most_cells)
    machines.exactly(list(Vocabulary.of_enum(Machine)))
    tables |= {"START_CELLS": cells, "POWERS": powers, "SEGMENT_BONUS": bonuses, "SEGMENT_AMOUNT": amounts}
    tables |= {f"SEGMENT_{name}": grid for name, grid in grids.items()}


def _parts(supply: Table, tables: dict[str, Any]) -> None:
    """As many as can ever lie on all sheets at once, one being missing on each segment; no game would end
    with fewer where supply is strict."""
    needed = sorted((tables["SEGMENT_BOLTS"] + tables["SEGMENT_PLATES"] - 1).sum(axis=1))
    tables["PARTS"] = supply.integer("parts", int(sum(needed[-SEATS:])) + 1, 1000)
    supply.exactly(["scientists", "codex", "mayhem", "parts"])


def _power(sheet: Table, name: str) -> tuple[int, int, int]:
    """`gain bolt or plate` and the like: a verb, and the spoils it names."""
    verb, *rest = sheet.word(name).split()
    number = sheet.known(name, verb, Vocabulary.of_enum(Power))
    spoils = [sheet.known(name, word, Vocabulary.of_enum(Spoil)) for word in rest if word != "or"]
    least, most = {Power.GAIN: (1, 2), Power.GAIN_BENEATH_OWN: (1, 1)}.get(Power(number), (0, 0))
    if not least <= len(spoils) <= most or rest.count("or") != max(0, len(spoils) - 1):
        raise sheet.error("component-power-spoils", name, value=sheet.word(name))
    first, second = ([int(spoil) for spoil in spoils] + [-1, -1])[:2]
    return number, first, second


def _bonus(segment: Table) -> tuple[int, int]:
    """`firepower 2`, `points 5`, or a bonus without a number."""
    word, *rest = segment.word("bonus").split()
    number = segment.known("bonus", word, Vocabulary.of_enum(Bonus))
    counted = number in (Bonus.FIREPOWER, Bonus.POINTS)
    if len(rest) != int(counted) or not all(_is_number(part) and int(part) <= MOST_POINTS for part in rest):
        raise segment.error("component-bonus-amount", "bonus", value=segment.word("bonus"))
    return number, int(rest[0]) if rest else 0


def _missions(missions: Table, tables: dict[str, Any]) -> None:
    kinds, types, counts, rewards = (np.full(MISSIONS, -1, np.int16) for _ in range(4))
    names = list(Vocabulary.of_enum(Mission))
    for deck, members in (("basic", names[:CITIES]), ("advanced", names[CITIES:])):
        cards = missions.table(deck)
        for name in members:
            number = names.index(name)
            card = cards.table(name)
            kinds[number], types[number], counts[number] = _requirement(card)
            rewards[number] = card.integer("reward", 1, MOST_POINTS)
            card.exactly(["requires", "reward"])
        cards.exactly(members)
    missions.exactly(["basic", "advanced"])
    tables |= {"MISSION_KIND": kinds, "MISSION_TYPE": types, "MISSION_COUNT": counts}
    tables["MISSION_REWARD"] = rewards


def _requirement(card: Table) -> tuple[int, int, int]:
    """`codex 5`, `icon blade 2`, `building-type monument 1`: a kind, what of, how many."""
    text = card.word("requires")
    word, *rest = text.split()
    kind = card.known("requires", word, Vocabulary.of_enum(Requirement))
    of: dict[int, Vocabulary] = {
        Requirement.BUILDING_TYPE: Vocabulary.of_enum(Building),
        Requirement.ICON: Vocabulary.of_enum(Icon),
    }
    named = kind in of
    if len(rest) != 1 + named or not _is_number(rest[-1]) or not 1 <= int(rest[-1]) <= 100:
        raise card.error("component-requirement", "requires", value=text)
    return kind, card.known("requires", rest[0], of[kind]) if named else -1, int(rest[-1])


def _by_seats(table: Table, least: int, most: int) -> list[int]:
    """A number for each number of players, laid out so that it is indexed by it."""
    values = [0, 0] + [table.integer(str(seats), least, most) for seats in range(2, SEATS + 1)]
    table.exactly([str(seats) for seats in range(2, SEATS + 1)])
    return values


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _numbers(values: Any) -> Numbers:
    return np.array(values, np.int16)
