"""Counts of positions: how many sequences of so many actions lead on from a few fixed openings.

Chess programs prove their rules so. The counts are checked in; `make goldens` writes them anew.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import playthrough
from conformance import PROFILES, options_in
from villainy.engine.game import Game
from villainy.engine.log import silence
from villainy.engine.match import Match


@dataclass(frozen=True)
class Opening:
    """A position to count from, and how deep."""

    game: str
    players: int
    seed: int
    depth: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.players}-players"

    def match(self, game: Game) -> Match:
        return game.begin(self.players, self.seed, self.options)


OPENINGS = [
    Opening(
        game,
        setting["players"],
        seed,
        depth,
        options_in(setting),
    )
    for game, profile in PROFILES.items()
    for seed, depth, setting in profile.openings
]


def count_by_rules(rules: Any, match: Match, depth: int) -> int:
    """By the loop every backend has."""
    game = match.game
    actions = len(game.definition.actions)
    states = game.empty(depth + 1)
    states[0] = np.frombuffer(match.to_bytes(), states.dtype)[0]
    cursors = np.zeros(depth + 1, np.int64)
    masks, mask = np.zeros((depth + 1, actions), np.bool_), np.zeros(actions, np.bool_)
    return int(rules.count_positions(states, depth, cursors, masks, mask, silence()))


def count_by_playing(match: Match, depth: int) -> int:
    """By playing every action of every position, with nothing but the library."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for action in match.legal():
        twin = match.copy()
        twin.play(action)
        total += count_by_playing(twin, depth - 1)
    return total


# ── Reading and rewriting ──────────────────────────────────────────────────


def path_of(game: str) -> Path:
    return playthrough.FOLDER / game / "positions.toml"


def recorded(game: str) -> dict[str, Any]:
    return tomllib.loads(path_of(game).read_text(encoding="utf-8"))


def write(game: Game) -> str:
    """The file of a game's counts, made by the compiled rules."""
    lines = [
        "# How many sequences of 1, 2, 3, … actions lead on from an opening. Made by `make goldens`.",
        f'game = "{game.name}"',
        f"rules = {game.version}",
        f'components = "{game.components.hash}"',
    ]
    for opening in OPENINGS:
        if opening.game == game.name:
            match = opening.match(game)
            lines += ["", f"[{opening.name}]", f"seed = {opening.seed}"]
            lines += [f'{name} = "{value}"' for name, value in opening.options.items()]
            counts = [count_by_rules(game.compiled, match, depth + 1) for depth in range(opening.depth)]
            lines.append(f"counts = {counts}")
    return "\n".join(lines) + "\n"


def rewrite() -> None:
    """Write every game's counts anew."""
    for name in dict.fromkeys(opening.game for opening in OPENINGS):
        game, path = playthrough.load(name), path_of(name)
        before = recorded(name) if path.exists() else {}
        path.write_text(write(game), encoding="utf-8", newline="\n")
        now = recorded(name)
        print(f"{path.relative_to(playthrough.FOLDER)}: {'as it was' if now == before else 'written'}")
        if before != now and before.get("rules") == now["rules"]:
            print(playthrough.REMINDER)


if __name__ == "__main__":
    rewrite()
