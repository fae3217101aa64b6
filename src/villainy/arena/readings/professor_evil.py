"""What finished games of Professor Evil tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.arena.readings.tallies import (
    Array,
    Decided,
    Means,
    Parts,
    Shares,
    Spread,
    Tally,
    team_pairs,
    whole_teams,
)
from villainy.arena.readings.worths import Worths
from villainy.arena.sample import Sample, Setting
from villainy.engine.names import Vocabulary
from villainy.games.professor_evil.actions import PLAY
from villainy.games.professor_evil.state import (
    CARDS_EACH,
    SEATS,
    TREASURES,
    Card,
    Character,
    Level,
    Result,
    Treasure,
)

if TYPE_CHECKING:
    from villainy.engine.game import Game

LEVEL, CHARACTER, CARD, TREASURE, RESULT = map(Vocabulary.of_enum, (Level, Character, Card, Treasure, Result))
PLAYERS = tuple(str(players) for players in range(2, SEATS + 1))
# From the easiest on.
MEASURE = "saved"  # what tells a little more than victory and defeat
LEVELS = ("first-games", "middle", "normal", "harder")
SETTINGS = tuple(
    Setting(int(players), {"level": level, "characters": "random"}) for level in LEVELS for players in PLAYERS
)
AIMS = {
    "level": {"first-games": (0.75, 0.9), "normal": (0.55, 0.75), "harder": (0.3, 0.5)},
    "character": (0.8, float("inf")),
}
RANK = np.array([LEVELS.index(level) for level in LEVEL])


def won(sample: Sample) -> Array:
    return np.asarray(sample.states["result"] == Result.FOUR_SAVED, np.float64)


def team_of(sample: Sample) -> Array:
    """The characters: [game, seat], -1 where nobody sits."""
    taken = np.arange(SEATS) < sample.states["seats"][:, None]
    return np.where(taken, sample.states["players"]["character"], -1)


def treasures(sample: Sample, name: str) -> Array:
    """Whether a treasure was `saved` or `lost`: [game, treasure]."""
    listed, size = sample.states[name], sample.states[f"{name}_size"]
    there = np.arange(listed.shape[1]) < size[:, None]
    found = np.zeros((len(sample), TREASURES), np.bool_)
    found[np.nonzero(there)[0], listed[there]] = True
    return found


def read(game: Game, sample: Sample) -> list[Tally]:
    states, win, team = sample.states, won(sample), team_of(sample)
    far = states["saved_size"]  # how far the team got
    level, table = RANK[states["options"]["level"]], sample.players - 2
    rows, seats = np.nonzero(team >= 0)
    present = (team[:, :, None] == np.arange(len(Character))).any(axis=1)
    uses = sample.uses[:, PLAY : PLAY + len(Card)]
    saved, lost = treasures(sample, "saved"), treasures(sample, "lost")
    statistics = {
        "turns": states["turns"],
        "saved": states["saved_size"],
        "lost": states["lost_size"],
        "activations": states["activations"],
        "expelled": states["players"]["expelled"].sum(axis=1),
    }
    strata, which = len(sample.settings), sample.which
    return [
        Shares.count("level", "level", LEVELS, level, win, far),
        Shares.count("seating", "players", PLAYERS, table, win, far, "level", LEVELS, level),
        Shares.count(
            "character",
            "character",
            tuple(CHARACTER),
            team[rows, seats],
            win[rows],
            far[rows],
            "level",
            LEVELS,
            level[rows],
        ).with_total(),
        team_pairs("pairs", "character", tuple(CHARACTER), present, win, far),
        whole_teams("teams", "character", tuple(CHARACTER), present, win, far),
        Parts.count("ending", "result", tuple(RESULT), states["result"], "level", LEVELS, level),
        Means.count("statistics", statistics, "level", LEVELS, level),
        Spread.count("length", sample.lengths, "level", LEVELS, level),
        Decided.count(game, sample),
        Worths.count("treasures", "treasure", tuple(TREASURE), strata, which, win, far, saved, saved | lost),
        Worths.count(
            "cards",
            "card",
            tuple(CARD),
            strata,
            which,
            win,
            far,
            uses > 0,
            np.repeat(present, CARDS_EACH, axis=1),
            uses=uses,
        ),
    ]
