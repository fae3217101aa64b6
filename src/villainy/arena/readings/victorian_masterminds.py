"""What finished games of Victorian Masterminds tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from villainy.arena.readings.tallies import Array, Decided, Means, Parts, Shares, Spread, Tally
from villainy.arena.readings.worths import Worths
from villainy.arena.sample import Sample, Setting
from villainy.engine.names import Vocabulary
from villainy.games.victorian_masterminds.state import (
    ADVANCED_MISSIONS,
    MISSIONS,
    SEATS,
    SEGMENT,
    SEGMENTS,
    Bonus,
    Building,
    Machine,
    Mission,
    Trigger,
)

if TYPE_CHECKING:
    from villainy.engine.game import Game

SETTINGS = tuple(Setting(players) for players in range(2, SEATS + 1))
PLAYERS = tuple(str(players) for players in range(2, SEATS + 1))
ORDER = tuple(str(place) for place in range(1, SEATS + 1))
MACHINE, MISSION, BUILDING, TRIGGER = map(Vocabulary.of_enum, (Machine, Mission, Building, Trigger))
MEASURE = "points"  # what tells a little more than victory and defeat
AIMS = {
    "machine": (0.85, 1.15),
    "seat": (0.0, 1.1),
    "ending": {"machine": (0.25, 0.75), "secret-service": (0.25, 0.75)},
}
PARTS = ("segments", "buildings", "missions", "mayhem", "codex")


@dataclass
class Seats:
    """A row for each seat that was taken; `win` is 1, or a part of it where a victory is shared."""

    game: Array
    seat: Array
    players: Array
    machine: Array
    order: Array  # 0 for who began
    points: Array
    parts: dict[str, Array]
    win: Array


def seats_of(game: Game, sample: Sample) -> Seats:
    states, tables = sample.states, game.tables
    taken = np.arange(SEATS) < states["seats"][:, None]
    players, seats = states["players"], np.arange(SEATS)
    machine = np.maximum(players["machine"], 0)
    worth = np.where(tables["SEGMENT_BONUS"] == Bonus.POINTS, tables["SEGMENT_AMOUNT"], 0)
    built = players["built"].astype(np.int64)
    rewards = tables["MISSION_REWARD"].astype(np.int64)
    parts = {
        "segments": (built * worth[machine]).sum(axis=2),
        "buildings": tables["BUILDING_POINTS"] * captured(sample).sum(axis=(2, 3)),
        "missions": (states["claimant"][:, None, :] == seats[:, None]) @ rewards,
        "mayhem": tables["MAYHEM_POINTS"] * players["mayhem"].astype(np.int64),
        "codex": players["codex_ones"].astype(np.int64) + 2 * players["codex_twos"].astype(np.int64),
    }
    points = sum(parts.values())
    # More segments break a tie; what is left of it is shared.
    standing = np.where(taken, points * (SEGMENTS + 1) + built.sum(axis=2), -1)
    first = standing == standing.max(axis=1, keepdims=True)
    win = first / first.sum(axis=1, keepdims=True)
    order = (seats - states["first"][:, None]) % states["seats"][:, None]
    rows, seat = np.nonzero(taken)
    return Seats(
        rows,
        seat,
        sample.players[rows],
        machine[taken],
        order[taken],
        points[taken],
        {name: part[taken] for name, part in parts.items()},
        win[taken],
    )


def captured(sample: Sample) -> Array:
    """Whether a seat captured a building: [game, seat, city, building]."""
    return np.asarray(sample.states["captor"][:, None, :, :] == np.arange(SEATS)[:, None, None])


def came_up(sample: Sample) -> Array:
    """Whether a mission was ever on the board: [game, mission]; those left in the deck were not."""
    deck, size = sample.states["deck"], sample.states["deck_size"]
    waiting = np.arange(ADVANCED_MISSIONS) < size[:, None]
    seen = np.ones((len(sample), MISSIONS), np.bool_)
    rows, places = np.nonzero(waiting)
    seen[rows, deck[rows, places]] = False
    return seen


def read(game: Game, sample: Sample) -> list[Tally]:
    seats = seats_of(game, sample)
    states, table = sample.states, sample.players - 2
    seated, strata = seats.players - 2, len(sample.settings)
    stratum = sample.which[seats.game]
    own = seats.game, seats.seat
    had = np.asarray(captured(sample).any(axis=2))[own]
    claimed = np.asarray(states["claimant"][:, None, :] == np.arange(SEATS)[:, None])[own]
    buildings = captured(sample).sum(axis=(1, 2, 3))
    statistics = {
        "turns": states["turns"],
        "level": states["level"],
        "segments": states["players"]["built"].sum(axis=(1, 2)),
        "buildings": buildings,
        "missions": (states["claimant"] >= 0).sum(axis=1),
    }
    return [
        Shares.count(
            "machine",
            "machine",
            tuple(MACHINE),
            seats.machine,
            seats.win,
            seats.points,
            "players",
            PLAYERS,
            seated,
        ),
        Shares.count(
            "seat", "order", ORDER, seats.order, seats.win, seats.points, "players", PLAYERS, seated
        ),
        Parts.count("ending", "trigger", tuple(TRIGGER), states["trigger"], "players", PLAYERS, table),
        Means.count("points", seats.parts, "machine", tuple(MACHINE), seats.machine),
        Means.count("statistics", statistics, "players", PLAYERS, table),
        Spread.count("length", sample.lengths, "players", PLAYERS, table),
        Decided.count(game, sample),
        Worths.count(
            "missions",
            "mission",
            tuple(MISSION),
            strata,
            stratum,
            seats.win,
            seats.points,
            claimed,
            came_up(sample)[seats.game],
        ),
        Worths.count(
            "segments",
            "segment",
            tuple(SEGMENT),
            strata,
            stratum,
            seats.win,
            seats.points,
            *_segments(sample, seats),
        ),
        Worths.count("buildings", "building", tuple(BUILDING), strata, stratum, seats.win, seats.points, had),
    ]


def _segments(sample: Sample, seats: Seats) -> tuple[Array, Array]:
    """Which segments of all machines a seat built, and which are its own machine's."""
    built = sample.states["players"]["built"][seats.game, seats.seat] == 1
    own = np.repeat(np.arange(len(Machine)) == seats.machine[:, None], SEGMENTS, axis=1)
    return np.tile(built, (1, len(Machine))) & own, own
