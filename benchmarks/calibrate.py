"""Measure what other values of the reconstruction would do, by games of the search against itself.

    python benchmarks/calibrate.py GAME PLAN.toml --games 2400 --out FILE

A plan is a list of candidates, each some changes to components.toml by their paths; one without changes
measures what is there. `after` takes the changes of an earlier candidate along:

    [[candidate]]
    name = "as it is"

    [[candidate]]
    name = "airship +1"
    "machines.airship.segments.prow.bonus" = "points 6"

Or it is a list of factors, each some levels, which are changes again. Then many settings of all factors are
drawn (`--draws`), `--games` played with each, and told is how games went that had a level, whatever the
others were: every game counts for every factor, so a few thousand games screen dozens of changes.

    [[factor]]
    name = "the machine"
    levels = [{ "machine.faced" = 2 }, { "machine.faced" = 8 }]  # beside level 0, as it is

Only what is marked `reconstructed` may change. Each line of the output is the summary of a candidate as
reports have it (`arena/summary.py`); what is printed is what the aims speak of (`AIMS` of `arena/readings`).
The same deals are played with every candidate, others with every draw, and nothing is compiled again for it:
the tables lie where the compiled rules look. An expert plays without its look beyond the turn.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import numba
import numpy as np

import villainy
from villainy import bots
from villainy.arena.readings import aims_of
from villainy.arena.sample import KINDS, Sample, Setting, joined, settings_of
from villainy.arena.summary import summary_of
from villainy.bots.search import DEEPEST, reach, source_of
from villainy.bots.search.tree import ACTION, TREE_WIDTH, WORTH_WIDTH
from villainy.engine.backends.compiled import Compiled
from villainy.engine.backends.source import Source
from villainy.engine.game import Game
from villainy.engine.log import silence
from villainy.engine.seeds import derived

SEED = 20
FROZEN = 10**6  # bytes; numba makes a constant of any table that is not larger
ENTRY_POINTS = ("setup", "step", "legal", "search", "busiest")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(villainy.GAMES))
    parser.add_argument("plan", type=Path)
    parser.add_argument("--games", type=int, default=1200, help="with each candidate, over all settings")
    parser.add_argument("--draws", type=int, default=100, help="of the levels of all factors")
    parser.add_argument("--bot", default="adept", choices=list(bots.LEVELS))
    parser.add_argument("--simulations", type=int, help="for a decision, if not those of the bot")
    parser.add_argument(
        "--setting", action="append", default=[], help="players=2, mode=sabotage …: only these"
    )
    parser.add_argument("--only", action="append", default=[], help="the name of a candidate")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    game = villainy.load(given.game, backend="interpreted")
    settings = [setting for setting in settings_of(game) if fits(setting, game, given.setting)]
    thinkers = Thinkers(game, given.simulations or bots.LEVELS[given.bot])

    def play(data: dict[str, Any], seed: int) -> Sample:
        thinkers.use(with_components(game, data).tables)
        return thinkers.play(settings, given.bot, given.games, seed, given.threads)

    def tell(name: str, data: dict[str, Any], sample: Sample) -> None:
        summary = summary_of(with_components(game, data), sample) | {"candidate": name}
        print(f"{name}: {len(sample)} games\n{told(game, summary)}", flush=True)
        if given.out:
            with given.out.open("a", encoding="utf-8") as file:
                print(json.dumps(summary), file=file)

    plan = tomllib.loads(given.plan.read_text())
    for name, data in candidates(game, plan.get("candidate", [])):
        if not given.only or name in given.only:
            tell(name, data, play(data, given.seed))
    if factors := plan.get("factor", []):
        drawn = [levels_of(factors, given.seed, draw) for draw in range(given.draws)]
        samples = [
            play(with_levels(game, factors, levels), derived(given.seed, "draw", draw))
            for draw, levels in enumerate(drawn)
        ]
        for place, factor in enumerate(factors):
            for level in range(len(factor["levels"]) + 1):
                having = [
                    sample for levels, sample in zip(drawn, samples, strict=True) if levels[place] == level
                ]
                if having:
                    tell(f"{factor['name']} {level}", game.components.data, joined(having))


def fits(setting: Setting, game: Game, wanted: list[str]) -> bool:
    has = {"players": str(setting.players)} | setting.resolved(game)
    chosen: dict[str, list[str]] = {}
    for word in wanted:
        chosen.setdefault(word.partition("=")[0], []).append(word.partition("=")[2])
    return all(has.get(name) in values for name, values in chosen.items())


# ── Candidates ─────────────────────────────────────────────────────────────


def candidates(game: Game, plan: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    found: dict[str, dict[str, Any]] = {"": game.components.data}
    for candidate in plan:
        changes = {path: value for path, value in candidate.items() if path not in ("name", "after")}
        found[candidate["name"]] = changed(game, found[candidate.get("after", "")], changes)
        yield candidate["name"], found[candidate["name"]]


def levels_of(factors: list[dict[str, Any]], seed: int, draw: int) -> list[int]:
    """A level for each factor, 0 being as it is."""
    return [
        derived(seed, "level", draw, place) % (len(factor["levels"]) + 1)
        for place, factor in enumerate(factors)
    ]


def with_levels(game: Game, factors: list[dict[str, Any]], levels: list[int]) -> dict[str, Any]:
    data = game.components.data
    for factor, level in zip(factors, levels, strict=True):
        if level:
            data = changed(game, data, factor["levels"][level - 1])
    return data


def changed(game: Game, data: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    data, sources = copy.deepcopy(data), game.components.sources()
    for path, value in changes.items():
        if sources.get(path) != "reconstructed":
            sys.exit(f"{path} is {sources.get(path)}: only what is reconstructed may change")
        *way, last = path.split(".")
        table = data
        for part in way:
            table = table[part]
        table[last] = value
    return data


def with_components(game: Game, data: dict[str, Any]) -> Game:
    components = copy.copy(game.components)
    components.data = data
    return Game(game.definition, components, "interpreted")


# ── Play ───────────────────────────────────────────────────────────────────


class Thinkers:
    """The search in every seat, compiled once; whole games without the interpreter's lock."""

    def __init__(self, game: Game, simulations: int) -> None:
        self._game, self._simulations = game, simulations
        source = source_of(game)
        self._tables = {
            name: roomy(table) if isinstance(table, np.ndarray) else table
            for name, table in game.tables.items()
        }
        live = Source(source.game, source.modules, self._tables, source.records, ENTRY_POINTS)
        with TemporaryDirectory() as cache, patch.dict(os.environ, VILLAINY_CACHE=cache):
            self._play = player(Live(live).functions)

    def use(self, tables: Mapping[str, Any]) -> None:
        for name, table in tables.items():
            mine = self._tables[name]
            if isinstance(table, np.ndarray):
                mine[tuple(slice(0, size) for size in table.shape)] = table
            elif mine != table:
                sys.exit(f"{name} is a single number: change components.toml itself to try another")

    def play(self, settings: list[Setting], bot: str, games: int, seed: int, threads: int) -> Sample:
        game, rows = self._game, self._simulations + 1
        encoded = [setting.encoded(game) for setting in settings]
        actions, seats = len(game.definition.actions), game.definition.options.most_seats

        def play(number: int) -> Sample:
            which = number % len(settings)
            states, lengths = game.empty(), np.zeros(1, np.int64)
            made, uses = np.zeros((2, KINDS), np.int64), np.zeros((1, actions), np.int16)
            tree, worth = np.zeros((rows, TREE_WIDTH), np.int64), np.zeros((rows, WORTH_WIDTH))
            masks = np.zeros(actions, np.bool_), np.zeros(actions, np.bool_)
            deal = np.uint64(derived(seed, "deal", number))
            words = np.array([derived(seed, "search", number)], np.uint64)
            self._play(
                states,
                encoded[which],
                deal,
                words,
                self._simulations,
                *reach(game, settings[which].players, self._simulations),
                game.empty(2),
                tree,
                worth,
                np.zeros(DEEPEST, np.int64),
                *masks,
                np.zeros(seats),
                lengths,
                made,
                uses,
                silence(),
            )
            places = np.array([which])
            return Sample(bot, 0, seed, tuple(settings), places, states, lengths, made[0], made[1], uses)

        with ThreadPoolExecutor(threads) as pool:
            return joined(pool.map(play, range(games)))


class Live(Compiled):
    """Rules whose tables lie in memory, where they may change; such code cannot be kept in a cache."""

    def _compile(self, dispatcher: Any, folder: Path | None) -> None:
        super()._compile(dispatcher, None)


def roomy(table: Any) -> Any:
    """A copy so large that numba does not freeze it into the code, but looks it up in memory each time."""
    large = np.zeros((len(table) + FROZEN // table[0].nbytes + 1, *table.shape[1:]), table.dtype)
    large[: len(table)] = table
    return large


def player(rules: Mapping[str, Any]) -> Callable[..., None]:
    """A loop that plays a whole game with the search in every seat, and counts what is decided."""
    setup, step, legal, search, busiest = (rules[name] for name in ENTRY_POINTS)

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def play(
        states: Any,
        options: Any,
        deal: Any,
        words: Any,
        simulations: Any,
        horizon: Any,
        exploration: Any,
        thoughts: Any,
        tree: Any,
        worth: Any,
        path: Any,
        allowed: Any,
        mask: Any,
        values: Any,
        lengths: Any,
        made: Any,
        uses: Any,
        logs: Any,
    ) -> None:
        setup(states, 0, options, deal, logs)
        while True:
            count = legal(states, 0, allowed)
            if count == 0:
                return
            best = 0
            if count == 1:
                while not allowed[best]:
                    best += 1
            else:
                top = states[0].depth - 1
                kind = states[0].frame_kind[top]
                made[0, kind] += 1
                made[1, kind] += count
                tree[0] = 0
                worth[0] = 0
                thoughts[0] = states[0]
                search(
                    thoughts,
                    int(states[0].frame_seat[top]),
                    words,
                    simulations,
                    horizon,
                    exploration,
                    tree,
                    worth,
                    path,
                    mask,
                    values,
                    logs,
                )
                best = tree[busiest(tree, 0, allowed), ACTION]
            uses[0, best] += 1
            lengths[0] += 1
            step(states, 0, best, logs)

    return play  # type: ignore[no-any-return]


# ── Telling ────────────────────────────────────────────────────────────────


def told(game: Game, summary: Mapping[str, Any]) -> str:
    """What the aims speak of, by group; an asterisk where one is missed."""
    lines = []
    for name, aim in aims_of(game).items():
        key = "share" if isinstance(aim, dict) else "ratio"
        for group in summary["tallies"][name]["groups"]:
            cells = []
            for row in group["rows"]:
                if row.get(key) is not None:
                    least, most = aim.get(row["name"], (0, 1)) if isinstance(aim, dict) else aim
                    missed = "" if least <= row[key] <= most else "*"
                    cells.append(f"{row['name']} {row[key]:.2f}{missed}")
            lines.append(f"  {name} {group['name']}: {', '.join(cells)}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
