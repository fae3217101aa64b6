"""Positions of Professor Evil as its scenarios write them: a house to start from, and dice in words."""

from __future__ import annotations

import copy
import tomllib
from functools import cache
from typing import Any

import numpy as np

from villainy.engine.game import Game
from villainy.engine.kit import GOLDEN, mix, reduce

Table = dict[str, Any]

TREASURES = {
    "red": {"tile": "magna-carta", "room": "kitchen", "steps": 6},
    "green": {"tile": "da-vincis-notebook", "room": "dining-room", "steps": 7},
    "blue": {"tile": "declaration-of-independence", "room": "main-hall", "steps": 8},
}
FIRST_GENERATORS = np.arange(1 << 18, dtype=np.uint64)


def balanced(game: Game, opening: Table, changes: Table) -> Table:
    """Whatever is written stands.

    Where nothing is written, the traps are on and lie in the rooms in the order of both lists, the treasures
    are those of TREASURES, and it is the turn of seat 0, whose cards are played. Tiles, locations and piles
    name what is drawn next, the next one last; what lies nowhere else follows beneath. A player's `discard`
    are cards gone before this turn. `dice` are the faces that chance brings next: "red, chevron-2 blue 1".
    """
    nouns, components = game.definition.nouns, tomllib.loads(game.components.text)
    state: Table = {"saved": [], "lost": [], "shown": [], "active": 0, "players": {}} | copy.deepcopy(changes)
    rooms = list(nouns["room"])
    traps = [trap for trap in nouns["trap"] for _ in range(components["traps"][trap])]
    state["traps"] = dict(zip(rooms, traps, strict=True)) | state.get("traps", {})
    state["armed"] = dict.fromkeys(rooms, 1) | state.get("armed", {})
    given = state.get("treasures", {})
    treasures = {colour: TREASURES[colour] | given.get(colour, {}) for colour in nouns["colour"]}
    state["treasures"] = treasures

    gone = [*state["saved"], *state["lost"], *(treasure["tile"] for treasure in treasures.values())]
    tiles = [*opening["tiles"], *(treasure["tile"] for treasure in opening["treasures"].values())]
    left = [tile for tile in nouns["treasure"] if tile in tiles and tile not in gone]
    state["tiles"] = _on_top(left, state.get("tiles", []))
    taken = [treasure["room"] for treasure in treasures.values()]
    locations = _on_top([room for room in rooms if room not in taken], state.get("locations", []))
    state["locations"] = locations[len(state["saved"]) + len(state["lost"]) :]

    for seat in range(opening["seats"]):
        player: Table = dict(state["players"].get(str(seat), {}))
        own = list(components["characters"][opening["players"][seat]["character"]]["cards"])
        cards = [card for card in own if card in nouns["card"]]
        named = player.get("pile", [])
        away = player.pop("discard", []) + (state["shown"] if seat == state["active"] else [])
        if seat == state["active"] and not state["shown"]:
            away += [card for card in cards if card not in [*named, *away]][:2]
        player["pile"] = _on_top([card for card in cards if card not in away], named)
        state["players"][str(seat)] = player
    state.setdefault("first", 0)
    state.setdefault("frame_seat", [state["active"]])
    if "dice" in state:
        faces = state.pop("dice").replace(",", " ").split()
        state["generator"] = f"{_generator(tuple(_sides(components['dice'], face) for face in faces)):016x}"
    return state


def _on_top(cards: list[str], named: list[str]) -> list[str]:
    return [card for card in cards if card not in named] + named


def _sides(dice: Table, face: str) -> tuple[int, ...]:
    """The sides of a die that show a face; no two dice share one."""
    for name in ("professor", "colour", "clock"):
        if face in [str(side) for side in dice[name]]:
            return tuple(number for number, side in enumerate(dice[name]) if str(side) == face)
    raise ValueError(f"no die has a face {face!r}")


@cache
def _generator(rolls: tuple[tuple[int, ...], ...]) -> int:
    """The first generator by which dice of six sides fall so, one after the other."""
    fits = np.ones(len(FIRST_GENERATORS), np.bool_)
    with np.errstate(over="ignore"):
        for number, sides in enumerate(rolls, start=1):
            words: Any = FIRST_GENERATORS + np.uint64(number * GOLDEN % 2**64)
            fits &= np.isin(reduce(mix(words), 6), sides)
    return int(np.argmax(fits)) if fits.any() else _missing(rolls)


def _missing(rolls: Any) -> int:
    raise ValueError(f"no generator rolls {rolls}")
