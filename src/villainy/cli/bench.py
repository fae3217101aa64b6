"""How fast the rules run here: decisions a second at random play by every backend, and what a build takes.

One core is measured by its own time, so that other programs count little; threads and a GPU by the clock on
the wall. Of several short repeats the best one counts. `benchmarks/` uses the same measures, also where
neither Typer nor Rich is installed: what only the command needs is imported where it is needed.
"""

from __future__ import annotations

import itertools
import os
import platform
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

import villainy
from villainy.engine.errors import OptionError
from villainy.engine.log import silence

if TYPE_CHECKING:
    from villainy.engine.game import Game
    from villainy.engine.text import Text

REPEATS = 5
LIMIT = 1 << 20  # more decisions than any game takes
BATCH = 256  # games a compiled call plays
GPU_BATCH = 1 << 22
REDEALT = 1024
THREADS = 2

# What can be asked for, and the measures each makes.
PARTS = {
    "interpreted": ("interpreted",),
    "compiled": ("compiled", "threads", "redeal"),
    "cuda": ("cuda",),
    "search": ("search",),
    "build": ("compile", "start"),
}
LABELS = {
    "interpreted": "cli-bench-interpreted",
    "compiled": "cli-bench-compiled",
    "threads": "cli-bench-threads",
    "redeal": "cli-bench-redeal",
    "cuda": "cli-bench-cuda",
    "search": "cli-bench-search",
    "compile": "cli-bench-compile",
    "start": "cli-bench-start",
}
CPU, WALL = "cpu", "wall"
CLOCK_WORDS = {CPU: "cli-bench-cpu", WALL: "cli-bench-wall"}
UNIT_WORDS = {
    "decisions": "cli-bench-decisions",
    "positions": "cli-bench-positions",
    "seconds": "cli-bench-seconds",
}


@dataclass
class Row:
    """One measure: so many a second, or so many seconds; or why there is none."""

    name: str
    unit: str
    clock: str
    value: float | None = None
    skipped: str | None = None
    ratio: float | None = None  # to the compiled rules on one core, where decisions are counted

    def as_data(self) -> dict[str, Any]:
        value = None if self.value is None else round(self.value, 3 if self.unit == "seconds" else 1)
        data = {"name": self.name, "unit": self.unit, "clock": self.clock, "value": value}
        more = {"skipped": self.skipped, "ratio": self.ratio and round(self.ratio, 6)}
        return data | {name: entry for name, entry in more.items() if entry is not None}


# ── Clocks ─────────────────────────────────────────────────────────────────


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """How much of it a second, the best of some repeats that take `seconds` together."""
    best = 0.0
    for _ in range(REPEATS):
        begin, done, spent = clock(), 0, 0.0
        while spent < seconds / REPEATS or spent == 0.0:
            done += work()
            spent = clock() - begin
        best = max(best, done / spent)
    return best


def threads_rate(works: list[Callable[[], int]], seconds: float) -> float:
    """The same for works that run at once, by the wall."""
    return max(_together(works, seconds / REPEATS) for _ in range(REPEATS))


def _together(works: list[Callable[[], int]], seconds: float) -> float:
    rates = [0.0] * len(works)
    start = threading.Barrier(len(works))

    def run(number: int) -> None:
        start.wait()
        begin, done, spent = time.perf_counter(), 0, 0.0
        while spent < seconds or spent == 0.0:
            done += works[number]()
            spent = time.perf_counter() - begin
        rates[number] = done / spent

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(rates)


# ── Measures ───────────────────────────────────────────────────────────────


class Bench:
    """The measures of one game at one number of players; each is a method of its name."""

    def __init__(self, game: Game, players: int, seconds: float) -> None:
        self.game = game
        self.players = players
        self.seconds = seconds
        declared = game.definition.options
        self.options = declared.encode(declared.resolve({}, players), players)

    def measure(self, name: str) -> Row:
        row = Row(name, *UNITS[name])
        try:
            row.value = getattr(self, name)()
        except OptionError as error:  # no GPU
            row.skipped = error.code
        return row

    def player(self, rules: Any, games: int, first_seed: int = 1) -> Callable[[], int]:
        """Plays so many games at random at each call, never the same ones again."""
        states, logs = self.game.empty(games), silence()
        words, lengths = _words(games, first_seed), np.zeros(games, np.int64)
        return lambda: int(rules.play_games(states, self.options, words, LIMIT, lengths, logs))

    def interpreted(self) -> float:
        return rate(self.player(self.game.interpreted, 1), self.seconds)

    def compiled(self) -> float:
        return rate(self.player(self.game.compiled, BATCH), self.seconds)

    def threads(self) -> float:
        """Threads over arrays of their own; the compiled rules hold no lock."""
        works = [self.player(self.game.compiled, BATCH, 1 + thread * BATCH) for thread in range(THREADS)]
        return threads_rate(works, self.seconds)

    def redeal(self) -> float:
        """Copies of a position in the middle of a game, what one seat has not seen dealt anew in each."""
        rules = self.game.compiled
        states, words = self.game.empty(1 + REDEALT), _words(1 + REDEALT)
        seat = self.go_to_the_middle(states)

        def work() -> int:
            rules.redeal_games(states, 0, 1, 1 + REDEALT, seat, words)
            return REDEALT

        return rate(work, self.seconds)

    def search(self) -> float:
        """Decisions simulated by the search at the same position, in trees of an adept's size."""
        from villainy.bots import LEVELS
        from villainy.bots.search import grow_tree

        states, seeds = self.game.empty(), itertools.count(1)
        seat = self.go_to_the_middle(states)
        simulations = LEVELS["adept"]
        return rate(
            lambda: grow_tree(self.game, states, seat, next(seeds), simulations).decisions, self.seconds
        )

    def go_to_the_middle(self, states: Any) -> int:
        """Play the first state to the middle of a random game; who is asked there."""
        rules, logs, limit = self.game.compiled, silence(), LIMIT
        for _ in range(2):  # to its end, and then to its middle
            rules.setup(states, 0, self.options, np.uint64(1), logs)
            limit = rules.playout(states, 0, _words(1), 0, limit, logs) // 2
        return int(states[0]["frame_seat"][states[0]["depth"] - 1])

    def cuda(self) -> float:
        """Whole calls, the results brought back from the GPU."""
        rules = self.game.cuda
        states, words = self.game.empty(0), _words(GPU_BATCH)
        lengths = np.zeros(GPU_BATCH, np.int64)
        results = np.zeros((GPU_BATCH, self.game.definition.options.most_seats, 2), np.int64)

        def work() -> int:
            return rules.play_games(states, self.options, words, LIMIT, lengths, results)

        work()
        return rate(work, self.seconds, time.perf_counter)

    def compile(self) -> float:
        """A build from nothing, in a process and a cache of its own."""
        return self._build_times[0]

    def start(self) -> float:
        """A start of Python with the build in its cache: imports, tables, loading."""
        return self._build_times[1]

    @cached_property
    def _build_times(self) -> tuple[float, float]:
        with tempfile.TemporaryDirectory(prefix="villainy-bench-") as cache:
            built = build_time(self.game.name, cache)
            return built, min(build_time(self.game.name, cache) for _ in range(3))


UNITS = {
    "interpreted": ("decisions", CPU),
    "compiled": ("decisions", CPU),
    "threads": ("decisions", WALL),
    "redeal": ("positions", CPU),
    "cuda": ("decisions", WALL),
    "search": ("decisions", CPU),
    "compile": ("seconds", CPU),
    "start": ("seconds", CPU),
}


def _words(count: int, first: int = 1) -> Any:
    return np.arange(first, first + count, dtype=np.uint64)


def build_time(game: str, cache: str) -> float:
    """The seconds of one core that a process needs to have the compiled rules ready."""
    command = [sys.executable, "-m", "villainy.engine.backends.build", game]
    begin, clock = os.times(), time.perf_counter()
    subprocess.run(
        command,
        env=os.environ | {"VILLAINY_CACHE": cache},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    end, wall = os.times(), time.perf_counter() - clock
    spent = end.children_user - begin.children_user + end.children_system - begin.children_system
    return spent or wall  # a system that keeps no such count has its wall


# ── Reports ────────────────────────────────────────────────────────────────


def measures_of(parts: list[str]) -> list[str]:
    return [name for part in parts for name in PARTS[part]]


def measure_game(game: Game, players: int, seconds: float, parts: list[str]) -> Iterator[Row]:
    """The rows of a game, each when it is there."""
    bench = Bench(game, players, seconds)
    for name in measures_of(parts):
        yield bench.measure(name)


def add_ratios(rows: list[Row]) -> None:
    """How each row of decisions compares with the compiled rules on one core, or else with the first row."""
    counted = [row for row in rows if row.unit == "decisions" and row.value]
    base = next((row for row in counted if row.name == "compiled"), counted[0] if counted else None)
    for row in counted:
        if base is not None and base.value and row.value:
            row.ratio = row.value / base.value


def machine() -> dict[str, Any]:
    """Where this was measured, and how busy it was meanwhile."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": load and round(load, 1),
    }


def report_of(game: Game, players: int, rows: list[Row]) -> dict[str, Any]:
    add_ratios(rows)
    return {
        "game": game.name,
        "rules": game.version,
        "components": game.components.hash,
        "players": players,
        "rows": [row.as_data() for row in rows],
    }


def parts_of(text: str | None) -> list[str]:
    """What to measure, from a list with commas; everything without one."""
    from villainy.cli.common import Complaint

    parts = list(PARTS) if text is None else [part.strip().lower() for part in text.split(",")]
    for part in parts:
        if part not in PARTS:
            raise Complaint("bench-part", value=part, known=", ".join(PARTS))
    return [part for part in PARTS if part in parts]


def budget_of(text: str) -> float:
    """Seconds for each measure."""
    from villainy.cli.common import Complaint

    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 3600.0:
        raise Complaint("seconds-number", value=text)
    return seconds


def bench(
    game_name: str | None, players: int | None, seconds: str, parts: str | None, locale: str, as_json: bool
) -> None:
    """The command: one game, or all of them."""
    from villainy.cli.common import print_json

    budget, wanted = budget_of(seconds), parts_of(parts)
    games = [villainy.load(name) for name in (villainy.GAMES if game_name is None else [game_name])]
    seats = [seats_of(game, players) for game in games]
    reports = []
    for game, count in zip(games, seats, strict=True):
        rows = list(watched(measure_game(game, count, budget, wanted), measures_of(wanted), locale, as_json))
        reports.append(report_of(game, count, rows))
    data = {"machine": machine(), "seconds": budget, "games": reports}
    if as_json:
        print_json(data)
    else:
        show(data, locale)


def seats_of(game: Game, players: int | None) -> int:
    options = game.definition.options
    return options.check_seats(options.most_seats if players is None else players)


def watched(rows: Iterator[Row], names: list[str], locale: str, quiet: bool) -> Iterator[Row]:
    """The rows, with the name of the one that is being measured shown meanwhile."""
    from rich.console import Console
    from rich.status import Status

    from villainy.cli.common import words

    console, text = Console(stderr=True), words(locale)
    if quiet or not console.is_terminal:
        yield from rows
        return
    for name in names:
        with Status(label(name, text), console=console):
            row = next(rows)
        yield row


def label(name: str, text: Text) -> str:
    """A measure in words; a peer has a name of its own."""
    return text.format(LABELS[name], {"count": THREADS}) if name in LABELS else name


def show(data: dict[str, Any], locale: str) -> None:
    """The table for people: all games, then peers where there are any."""
    from rich import box
    from rich.table import Table

    from villainy.cli.common import screen, words

    text, console = words(locale), screen()
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("")
    table.add_column(text.format("cli-bench-value"), justify="right")
    table.add_column(text.format("cli-bench-unit"))
    table.add_column(text.format("cli-bench-clock"))
    table.add_column(text.format("cli-bench-ratio"), justify="right")
    for report in data["games"]:
        table.add_row(text.format("cli-bench-game", {"game": report["game"], "count": report["players"]}))
        for row in report["rows"]:
            table.add_row(*cells(row, text))
        table.add_section()
    if data.get("peers"):
        table.add_row(text.format("cli-bench-peers"))
        for row in data["peers"]:
            table.add_row(*cells(row, text))
    console.print(table)
    console.print(text.format("cli-bench-how", {"seconds": f"{data['seconds']:g}", "repeats": REPEATS}))
    where = {name: str(value) for name, value in data["machine"].items()}
    console.print(text.format("cli-bench-where", where))


def cells(row: dict[str, Any], text: Text) -> list[str]:
    name = f"  {label(row['name'], text)}"
    if row["value"] is None:
        return [name, "–", text.format("cli-bench-skipped", {"reason": row["skipped"]})]
    unit, clock = text.format(UNIT_WORDS[row["unit"]]), text.format(CLOCK_WORDS[row["clock"]])
    return [name, number(row["value"]), unit, clock, ratio(row.get("ratio"))]


def number(value: float) -> str:
    return f"{value:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}") if value >= 100 else f"{value:.2f}"


def ratio(value: float | None) -> str:
    """`1.85×` of the compiled rules, or `1/820` of them."""
    if value is None:
        return ""
    if value > 0.5:
        return f"{value:.2f}×" if value < 10 else f"{value:.0f}×"
    return f"1/{1 / value:.0f}"
