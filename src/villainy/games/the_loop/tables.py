"""The component tables that the rules read, made from a components file.

The names in capitals are what a rules function sees; a `Game` puts the arrays in their place.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from villainy.engine.components import Components, Table
from villainy.engine.dialect import Table as Numbers
from villainy.engine.names import Vocabulary, kebab
from villainy.games.the_loop.effects import OF_FOES, OF_PLAYERS, WHEN_LANDED, Effect, Row
from villainy.games.the_loop.state import (
    CARDS,
    CLONES,
    CYCLES,
    EPOCHS,
    LEVELS,
    MACHINES,
    MOST_CENTRIFUGES,
    MOST_RIFTS,
    SEATS,
    STARTERS,
    STARTERS_EACH,
    TOKENS,
    Agent,
    Card,
    Column,
    Cost,
    Difficulty,
    Dimension,
    Epoch,
    Loop,
    Machine,
    Mission,
    Mode,
    Spot,
    Step,
    Timing,
    Trigger,
    Zone,
)

SETUP_CLONES: Numbers  # [players - 1]
SETUP_CARDS: Numbers
CYCLE_CLONES: Numbers  # [cycle]
CYCLE_CARDS: Numbers
BASE_RIFTS: int
CHUTE_WEIGHTS: Numbers  # [previous, faced, next]
IDLE_LIMIT: int
MODE_LEVEL: Numbers  # [mode, difficulty, column of the mode]
MISSION_TRIGGER: Numbers  # [mission]
MISSION_SPOT: Numbers
MISSION_CUBES: Numbers
MISSION_LIMIT: Numbers
TOKEN_SOURCE: Numbers  # [clone]: the epoch where it appears
TOKEN_TARGET: Numbers  # [clone or supa clone]: the epoch where it is destroyed
FOO_EPOCH: Numbers  # [Foo card]
CENTRIFUGE_FACES: Numbers  # [centrifuge, side]
START_EPOCH: Numbers  # [agent]
POWER_TIMING: Numbers
POWER_LIMIT: Numbers
POWER_COST: Numbers
POWER_PROGRAM: Numbers  # [agent]: its first row
CARD_PROGRAM: Numbers  # [card]: the same, or -1 where the box has no such card
CARD_ORIGIN: Numbers
CARD_DIMENSION: Numbers
CARD_IDLE: Numbers  # [card]: whether it counts towards the idle limit (H.2)
MACHINE_PROGRAM: Numbers  # [machine]
MACHINE_EPOCH: Numbers
MACHINE_SLOTS: Numbers
PROGRAM: Numbers  # [row, column]
AGENT_READS_TOP: Numbers  # [agent]: whether power or starters look at the top of the destroyed pile
ARTEFACTS_READ_TOP: int  # whether a card of the Big Deck does
STRIDES: Numbers  # [least, most]: where so many steps lead from the first epoch, as bits

MODE_COLUMNS = {
    Mode.SABOTAGE: {"clones": 9},
    Mode.SUPA_CLONES: {"supas": 5},
    Mode.CENTRIFUGES: {"centrifuges": MOST_CENTRIFUGES, "rifts": MOST_RIFTS},
    Mode.ULTRAMACHINA: {"machines": MACHINES, "more": MACHINES},
}
# What each column of MODE_LEVEL says; the rules have the same numbers.
COLUMNS = ("clones", "supas", "centrifuges", "rifts", "machines", "more", "mega")
FIELDS = (
    *("epochs", "dimensions", "setup", "cycles", "machine", "guards", "modes", "missions", "clones", "supas"),
    *("foo", "centrifuges", "agents", "artefacts", "ultramachina"),
)
MOST_STEPS = 9
SIDES = ("first", "second", "third")
IDLE = (Step.DISCARD, Step.APPLY, Step.APPLY_BY)
APPLYING = (Step.APPLY, Step.APPLY_BY)

EPOCH = Vocabulary.of_enum(Epoch)


def make_tables(components: Components) -> dict[str, Any]:
    """Every table by its name; ComponentError where the file is not whole."""
    root = components.root
    tables: dict[str, Any] = {}
    _signs(root)
    _setup(root, tables)
    _modes(root.table("modes"), tables)
    _missions(root.table("missions"), tables)
    _tokens(root, tables)
    Box(components, tables).read()
    tables["STRIDES"] = _strides()
    root.exactly(("game", *FIELDS))
    return tables


def _signs(root: Table) -> None:
    """Colours and letters, for those who draw the table."""
    for name, members, words in (
        ("epochs", EPOCH, ("colour", "glyph")),
        ("dimensions", Vocabulary.of_enum(Dimension), ("glyph",)),
    ):
        table = root.table(name)
        for member in members:
            for word in words:
                table.table(member).word(word)
            table.table(member).exactly(words)
        table.exactly(list(members))


def _setup(root: Table, tables: dict[str, Any]) -> None:
    setup = root.table("setup")
    tables["SETUP_CLONES"] = _counts(setup, "clones", SEATS, CLONES)
    tables["SETUP_CARDS"] = _counts(setup, "cards", SEATS, CARDS)
    setup.exactly(["clones", "cards"])
    cycles = root.table("cycles")
    tables["CYCLE_CLONES"] = _counts(cycles, "clones", CYCLES, CLONES)
    tables["CYCLE_CARDS"] = _counts(cycles, "cards", CYCLES, 9)
    tables["BASE_RIFTS"] = cycles.integer("rifts", 0, 9)
    cycles.exactly(["clones", "cards", "rifts"])
    machine = root.table("machine")
    chutes = ("previous", "faced", "next")
    weights = [machine.integer(chute, 0, 99) for chute in chutes]
    machine.exactly(chutes)
    if sum(weights) == 0:
        raise machine.error("component-out-of-range", "faced", value=0, least=1, most=99)
    tables["CHUTE_WEIGHTS"] = _numbers(weights)
    guards = root.table("guards")
    tables["IDLE_LIMIT"] = guards.integer("idle-limit", 1, 100)
    guards.exactly(["idle-limit"])


def _counts(table: Table, name: str, count: int, most: int) -> Numbers:
    """A list of so many whole numbers."""
    values = table.numbers(name, count, most)
    if any(value != int(value) for value in values):
        raise table.error("component-not-numbers", name, count=count, most=str(most))
    return _numbers(values)


def _modes(modes: Table, tables: dict[str, Any]) -> None:
    levels = np.zeros((len(Mode), len(Difficulty), len(COLUMNS)), np.int16)
    for mode, columns in MODE_COLUMNS.items():
        entry = modes.table(kebab(mode.name))
        for difficulty, name in enumerate(Vocabulary.of_enum(Difficulty)):
            line = entry.table(name)
            for column, most in (*columns.items(), ("mega", 1)):
                levels[mode, difficulty, COLUMNS.index(column)] = line.integer(column, 0, most)
            line.exactly([*columns, "mega"])
        entry.exactly(list(Vocabulary.of_enum(Difficulty)))
    modes.exactly(list(Vocabulary.of_enum(Mode)))
    tables["MODE_LEVEL"] = levels


def _missions(missions: Table, tables: dict[str, Any]) -> None:
    rows: dict[str, list[int]] = {"TRIGGER": [], "SPOT": [], "CUBES": [], "LIMIT": []}
    for name in Vocabulary.of_enum(Mission):
        tile = missions.table(name)
        rows["TRIGGER"].append(tile.choice("counts", Vocabulary.of_enum(Trigger)))
        rows["SPOT"].append(tile.choice("at", Vocabulary.of_enum(Spot)))
        rows["CUBES"].append(tile.integer("cubes", 1, EPOCHS if rows["SPOT"][-1] == Spot.EACH else 9))
        rows["LIMIT"].append(tile.integer("limit", 0, 1))
        tile.exactly(["counts", "at", "cubes", "limit"])
    missions.exactly(list(Vocabulary.of_enum(Mission)))
    tables |= {f"MISSION_{name}": _numbers(values) for name, values in rows.items()}


def _tokens(root: Table, tables: dict[str, Any]) -> None:
    clones = root.table("clones")
    sources, targets = [], []
    for epoch, name in enumerate(EPOCH):
        ends = clones.choices(name, EPOCH)
        if epoch in ends:  # it would never arrive there
            raise clones.error("component-clone", name, value=name)
        sources += [epoch] * len(ends)
        targets += ends
    clones.exactly(list(EPOCH))
    if len(targets) != CLONES:
        raise clones.error("component-clones", count=len(targets), most=CLONES)
    supas = root.table("supas")
    targets += supas.choices("epochs", EPOCH, TOKENS - CLONES)
    supas.exactly(["epochs"])
    foo = root.table("foo")
    tables["FOO_EPOCH"] = _numbers(foo.choices("epochs", EPOCH, EPOCHS))
    if len(set(tables["FOO_EPOCH"])) != EPOCHS:
        raise foo.error("component-foo", "epochs", count=EPOCHS)
    foo.exactly(["epochs"])
    centrifuges = root.table("centrifuges")
    tables["CENTRIFUGE_FACES"] = _numbers(
        [centrifuges.choices(name, Vocabulary.of_enum(Loop), 2) for name in SIDES]
    )
    centrifuges.exactly(SIDES)
    tables |= {"TOKEN_SOURCE": _numbers(sources), "TOKEN_TARGET": _numbers(targets)}


# ── What has an effect ─────────────────────────────────────────────────────


class Box:
    """Agents with their powers and starters, artefacts and Ultramachina, all in one program."""

    def __init__(self, components: Components, tables: dict[str, Any]) -> None:
        self._root = components.root
        self._file = components.text
        self._tables = tables
        self._rows: list[Row] = []
        self._card_columns = {name: np.full(CARDS, -1, np.int16) for name in ("PROGRAM", "ORIGIN")}
        self._card_columns |= {name: np.zeros(CARDS, np.int16) for name in ("DIMENSION", "IDLE")}
        self._applying = 0
        self._reads_top = False

    def read(self) -> None:
        self._agents()
        self._artefacts()
        self._ultramachina()
        self._tables["PROGRAM"] = _numbers(self._rows)
        self._tables |= {f"CARD_{name}": column for name, column in self._card_columns.items()}

    def _program(self, entry: Table, steps: tuple[str, ...]) -> tuple[int, list[Row]]:
        start = Effect(entry, self._file, steps, self._rows).read()
        rows = self._rows[start:]
        if any(row[Column.STEP] == Step.APPLY and row[Column.WHAT] == Zone.DESTROYED_TOP for row in rows):
            self._reads_top = True
        return start, rows

    def _agents(self) -> None:
        agents = self._root.table("agents")
        columns: dict[str, list[int]] = {
            name: [] for name in ("START_EPOCH", "POWER_TIMING", "POWER_LIMIT", "POWER_COST", "POWER_PROGRAM")
        }
        readers = []
        for agent, name in enumerate(Vocabulary.of_enum(Agent)):
            sheet = agents.table(name)
            epoch = sheet.choice("epoch", EPOCH)
            sheet.word("colour")
            sheet.word("glyph")
            self._reads_top = False
            power = sheet.table("power")
            timing = power.choice("timing", Vocabulary.of_enum(Timing))
            start, _ = self._program(power, WHEN_LANDED if timing == Timing.LANDED else OF_PLAYERS)
            columns["START_EPOCH"].append(epoch)
            columns["POWER_TIMING"].append(timing)
            columns["POWER_LIMIT"].append(power.integer("limit", 1, 9))
            columns["POWER_COST"].append(power.choice("cost", Vocabulary.of_enum(Cost)))
            columns["POWER_PROGRAM"].append(start)
            power.exactly(["timing", "limit", "cost", "effect"])
            cards = sheet.table("cards")
            own = list(Vocabulary.of_enum(Card))[agent * STARTERS_EACH :][:STARTERS_EACH]
            for card in own:
                self._card(card, cards.table(card), epoch)
                cards.table(card).exactly(["dimension", "effect"])
            cards.exactly(own)
            sheet.exactly(["epoch", "colour", "glyph", "power", "cards"])
            readers.append(int(self._reads_top))
        agents.exactly(list(Vocabulary.of_enum(Agent)))
        self._tables |= {name: _numbers(column) for name, column in columns.items()}
        self._tables["AGENT_READS_TOP"] = _numbers(readers)

    def _artefacts(self) -> None:
        artefacts = self._root.table("artefacts")
        known = Vocabulary({card: number for card, number in _cards().items() if number >= STARTERS})
        self._reads_top = False
        for name in artefacts.names():
            artefacts.known(name, name, known)
            entry = artefacts.table(name)
            self._card(name, entry, entry.choice("epoch", EPOCH))
            entry.exactly(["epoch", "dimension", "effect"])
        self._tables["ARTEFACTS_READ_TOP"] = int(self._reads_top)

    def _card(self, name: str, entry: Table, origin: int) -> None:
        card = _cards()[name]
        start, rows = self._program(entry, OF_PLAYERS)
        steps = [row[Column.STEP] for row in rows]
        self._applying += any(step in APPLYING for step in steps)
        if self._applying > LEVELS - 2:
            raise entry.error("component-applying", "effect", most=LEVELS - 2)
        destroys = any(row[Column.STEP] == Step.DESTROY and row[Column.WHAT] == Zone.HAND for row in rows)
        self._card_columns["PROGRAM"][card] = start
        self._card_columns["ORIGIN"][card] = origin
        self._card_columns["DIMENSION"][card] = entry.choice("dimension", Vocabulary.of_enum(Dimension))
        self._card_columns["IDLE"][card] = destroys or any(step in IDLE for step in steps)

    def _ultramachina(self) -> None:
        machines = self._root.table("ultramachina")
        columns: dict[str, list[int]] = {"PROGRAM": [], "EPOCH": [], "SLOTS": []}
        for name in Vocabulary.of_enum(Machine):
            entry = machines.table(name)
            columns["PROGRAM"].append(self._program(entry, OF_FOES)[0])
            columns["EPOCH"].append(entry.choice("epoch", EPOCH))
            columns["SLOTS"].append(entry.integer("slots", 1, 9))
            entry.exactly(["epoch", "slots", "effect"])
        machines.exactly(list(Vocabulary.of_enum(Machine)))
        self._tables |= {f"MACHINE_{name}": _numbers(column) for name, column in columns.items()}


def _cards() -> dict[str, int]:
    return {kebab(card.name): int(card) for card in Card}


def _strides() -> Numbers:
    """Single steps, each either way (Q-10): so many steps there and back lead to every second epoch."""
    strides = np.zeros((MOST_STEPS + 1, MOST_STEPS + 1), np.int16)
    for least in range(MOST_STEPS + 1):
        for most in range(least, MOST_STEPS + 1):
            ends = {end % EPOCHS for steps in range(least, most + 1) for end in range(-steps, steps + 1, 2)}
            strides[least, most] = sum(1 << end for end in ends)
    return strides


def _numbers(values: Any) -> Numbers:
    return np.array(values, np.int16)
