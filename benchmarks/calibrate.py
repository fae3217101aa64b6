"""Measure what other values of the reconstruction would do, by flat Monte Carlo on a GPU.

    PYTHONPATH=src python benchmarks/calibrate.py GAME PLAN.toml --games 6144 --rollouts 1000 --out FILE

A plan is a list of candidates, each some changes to components.toml by their paths; one without changes
measures what is there:

    [[candidate]]
    name = "airship +1"
    "machines.airship.segments.prow.bonus" = "points 6"

Only what is marked `reconstructed` may change. Each line of the output is a candidate with the shares that
say how balanced it is (`AIMS` of arena/readings). With `--tune` Victorian Masterminds goes on by itself:
points move between the machines until their shares are even.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import villainy
from villainy.arena.flat import Flat, Played
from villainy.engine.dialect import States
from villainy.engine.game import Game

SEED = 20
SETTINGS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "victorian-masterminds": [(players, {"machines": "random"}) for players in (2, 3, 4)],
    "the-loop": [
        (players, {"mode": mode, "difficulty": difficulty, "agents": "random"})
        for mode in ("sabotage", "supa-clones", "centrifuges", "ultramachina")
        for difficulty in ("month", "year", "infinity")
        for players in (2, 3, 4)
    ],
    "professor-evil": [
        (players, {"level": level, "characters": "random"})
        for level in ("first-games", "normal", "middle", "harder")
        for players in (2, 3, 4)
    ],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("plan", type=Path)
    parser.add_argument("--games", type=int, default=6144)
    parser.add_argument("--rollouts", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--tune", type=int, default=0)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    begin = time.time()
    game = villainy.load(arguments.game, backend="interpreted")
    flat = Flat(game)
    lines = []
    plan = tomllib.loads(arguments.plan.read_text())["candidate"]
    for name, data in candidates(game, plan, arguments.tune, lines):
        if time.time() - begin > arguments.seconds:
            break
        lines.append(measure(game, flat, name, data, arguments.games, arguments.rollouts))
        lines[-1]["at"] = round(time.time() - begin)
        text = json.dumps(lines[-1])
        print(text, flush=True)
        if arguments.out:
            arguments.out.write_text("".join(json.dumps(line) + "\n" for line in lines))


def candidates(game: Game, plan: list[dict[str, Any]], tune: int, lines: list[Any]) -> Iterator[Any]:
    for candidate in plan:
        changes = {path: value for path, value in candidate.items() if path != "name"}
        yield candidate["name"], changed(game, changes)
    data = game.components.data if not plan else changed(game, changes)
    for turn in range(tune):
        data = nudged(data, lines[-1])
        yield f"tuned {turn + 1}", data


def changed(game: Game, changes: dict[str, Any]) -> dict[str, Any]:
    data, sources = copy.deepcopy(game.components.data), game.components.sources()
    for path, value in changes.items():
        if sources.get(path) != "reconstructed":
            sys.exit(f"{path} is {sources.get(path)}: only what is reconstructed may change")
        *way, last = path.split(".")
        table = data
        for part in way:
            table = table[part]
        table[last] = value
    return data


def nudged(data: dict[str, Any], line: dict[str, Any]) -> dict[str, Any]:
    """A point more for machines that win too little, one less for those that win too often."""
    data = copy.deepcopy(data)
    for machine, share in line["machine"]["mean"].items():
        by = 1 if share < 0.94 else -1 if share > 1.06 else 0
        segments = data["machines"][machine]["segments"]
        scoring = [name for name in segments if isinstance(segments[name], dict)]
        scoring = [name for name in scoring if str(segments[name]["bonus"]).startswith("points")]
        scoring.sort(key=lambda name: int(segments[name]["bonus"].split()[1]) * by)
        amount = int(segments[scoring[0]]["bonus"].split()[1])
        segments[scoring[0]]["bonus"] = f"points {max(1, amount + by)}"
    return data


def measure(game: Game, flat: Flat, name: str, data: dict[str, Any], games: int, rollouts: int) -> Any:
    components = copy.copy(game.components)
    components.data = data
    flat.use_tables(game.definition.make_tables(components))
    settings = SETTINGS[game.name]
    which = np.arange(games) % len(settings)
    declared = game.definition.options
    rows = np.array([declared.encode(declared.resolve(o, p), p) for p, o in settings], np.int16)
    words = np.random.default_rng(SEED).integers(0, 1 << 63, games).astype(np.uint64)
    begin = time.time()
    states = flat.deal(rows[which], words)
    played = flat.play(states, SEED, rollouts)
    line = {"name": name, "games": games, "seconds": round(time.time() - begin, 1)}
    read = read_rivals if game.name == "victorian-masterminds" else read_team
    return line | read(game, states, played, which)


def read_rivals(game: Game, states: States, played: Played, which: Any) -> dict[str, Any]:
    names = [machine for machine in game.components.data["machines"] if machine != "source"]
    seats = states["seats"].astype(int)
    first = played.results[:, :, 1] == 1
    first &= np.arange(first.shape[1])[None, :] < seats[:, None]
    wins = first / first.sum(axis=1, keepdims=True)
    machines = states["players"]["machine"]
    by_machine: dict[str, dict[str, float]] = {}
    for players in (2, 3, 4):
        table = seats == players
        shares = {}
        for number, machine in enumerate(names):
            had = (machines == number) & table[:, None] & (np.arange(4)[None, :] < players)
            shares[machine] = round(float(wins[had].mean() * players), 3)
        by_machine[str(players)] = shares
    mean = {m: round(float(np.mean([by_machine[p][m] for p in by_machine])), 3) for m in names}
    return {
        "machine": by_machine | {"mean": mean},
        "seat": {
            str(p): [round(float(wins[seats == p, seat].mean() * p), 3) for seat in range(p)]
            for p in (2, 3, 4)
        },
        "secret-service": {
            str(p): round(float((states["trigger"][seats == p] == 1).mean()), 3) for p in (2, 3, 4)
        },
        "points": round(float(played.results[:, :, 0][np.arange(4)[None, :] < seats[:, None]].mean()), 1),
        "length": round(float(played.lengths.mean()), 1),
    }


def read_team(game: Game, states: States, played: Played, which: Any) -> dict[str, Any]:
    settings = SETTINGS[game.name]
    won = played.results[:, 0, 0] == 1
    loop = game.name == "the-loop"
    hardness = "difficulty" if loop else "level"
    who = states["pawns"]["agent"] if loop else states["players"]["character"]
    vocabulary = list(game.definition.nouns["agent" if loop else "character"])
    cells: dict[str, float] = {}
    groups: dict[str, list[Any]] = {}
    for place, (players, options) in enumerate(settings):
        mine = won[which == place]
        key = f"{options.get('mode', '')} {options[hardness]}".strip()
        cells[f"{key} {players}"] = round(float(mine.mean()), 3)
        groups.setdefault(key, []).append(mine)
    seats = states["seats"].astype(int)[:, None]
    had = np.arange(who.shape[1])[None, :] < seats
    people = {}
    for number, name in enumerate(vocabulary):
        in_team = ((who == number) & had).any(axis=1)
        # Against what the same tables win on average, so that nobody is judged by the tables they sat at.
        ratios = [
            won[in_team & (which == p)].mean() / max(won[which == p].mean(), 1e-9)
            for p in range(len(settings))
        ]
        people[name] = round(float(np.nanmean(ratios)), 3)
    return {
        "won": {key: round(float(np.concatenate(parts).mean()), 3) for key, parts in groups.items()},
        "cells": cells,
        "people": people,
        "length": round(float(played.lengths.mean()), 1),
    }


if __name__ == "__main__":
    main()
