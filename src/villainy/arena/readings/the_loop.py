"""What finished games of The LOOP tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.arena.readings.tallies import (
    ALL,
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
from villainy.games.the_loop.actions import USE
from villainy.games.the_loop.state import (
    CARDS,
    DISCARD,
    MISSIONS,
    PILE,
    SEATS,
    STARTERS,
    STARTERS_EACH,
    Agent,
    Card,
    Difficulty,
    Ending,
    Machine,
    Mission,
    Mode,
    Rack,
)

if TYPE_CHECKING:
    from villainy.engine.game import Game

MODE, DIFFICULTY, AGENT, CARD, MISSION, MACHINE, ENDING = map(
    Vocabulary.of_enum, (Mode, Difficulty, Agent, Card, Mission, Machine, Ending)
)
# Two to four players with an agent each, and one who leads two to four.
SEATINGS = {
    "2": (2, {}),
    "3": (3, {}),
    "4": (4, {}),
    "alone-2": (1, {"team": "2"}),
    "alone-3": (1, {"team": "3"}),
    "alone-4": (1, {"team": "4"}),
}
SETTINGS = tuple(
    Setting(players, {"mode": mode, "difficulty": difficulty, "agents": "random", **more})
    for mode in MODE
    for difficulty in DIFFICULTY
    for players, more in SEATINGS.values()
)
MEASURE = "turns"  # what tells a little more than victory and defeat
CHANCES = {"month": (0.75, 0.9), "year": (0.45, 0.65), "infinity": (0.15, 0.35)}
LEVELS = tuple(f"{mode}/{difficulty}" for mode in MODE for difficulty in DIFFICULTY)
AIMS = {
    "level": {level: CHANCES[level.partition("/")[2]] for level in LEVELS},
    "agent": (0.8, float("inf")),
}


def won(sample: Sample) -> Array:
    return np.asarray(sample.states["ending"] == Ending.VICTORY, np.float64)


def team_of(sample: Sample) -> Array:
    """The agents: [game, place], -1 where there is none."""
    taken = np.arange(SEATS) < sample.states["team"][:, None]
    return np.where(taken, sample.states["pawns"]["agent"], -1)


def level_of(sample: Sample) -> Array:
    options = sample.states["options"]
    return np.asarray(options["mode"].astype(np.int64) * len(Difficulty) + options["difficulty"])


def seating_of(sample: Sample) -> Array:
    """By the number of players, those who play alone last by the number of their agents."""
    alone = sample.players == 1
    return np.where(alone, 3, 0) + sample.states["team"].astype(np.int64) - 2


def held(sample: Sample) -> Array:
    """Whether a card is the team's at the end: [game, card]."""
    place = sample.states["place"]
    return np.asarray((place >= PILE) & (place <= DISCARD + SEATS - 1))


def read(game: Game, sample: Sample) -> list[Tally]:
    states, win, team = sample.states, won(sample), team_of(sample)
    far = states["turns"]  # how far the team got
    level, difficulty = level_of(sample), states["options"]["difficulty"]
    together = sample.players > 1
    rows, places = np.nonzero(team >= 0)
    present = (team[:, :, None] == np.arange(len(Agent))).any(axis=1)
    printed = game.tables["CARD_PROGRAM"] >= 0
    artefacts = [card for card in range(STARTERS, CARDS) if printed[card]]
    uses = sample.uses[:, USE : USE + CARDS]
    starters = np.repeat(present, STARTERS_EACH, axis=1)
    strata, which = len(sample.settings), sample.which
    machines = states["machines"]
    ultra = (states["options"]["mode"] == Mode.ULTRAMACHINA)[:, None]
    archived = np.zeros((len(sample), MISSIONS), np.bool_)
    size = np.arange(states["archived"].shape[1]) < states["archived_size"][:, None]
    archived[np.nonzero(size)[0], states["archived"][size]] = True
    seen = (states["seen"][:, None].astype(np.int64) >> np.arange(MISSIONS)) & 1 == 1
    statistics = {
        "turns": states["turns"],
        "cycle": states["cycle"] + 1,
        "archived": states["archived_size"],
        "vortexes": states["vortex"].sum(axis=1),
        "loops-made": states["loops_made"],
    }
    return [
        Shares.count("level", "level", LEVELS, level[together], win[together], far[together]),
        Shares.count(
            "seating", "seating", tuple(SEATINGS), seating_of(sample), win, far, "level", LEVELS, level
        ),
        Shares.count(
            "agent",
            "agent",
            tuple(AGENT),
            team[rows, places],
            win[rows],
            far[rows],
            "difficulty",
            tuple(DIFFICULTY),
            difficulty[rows],
        ).with_total(),
        team_pairs("pairs", "agent", tuple(AGENT), present, win, far),
        whole_teams("teams", "agent", tuple(AGENT), present, win, far),
        Parts.count("ending", "ending", tuple(ENDING), states["ending"], "level", LEVELS, level),
        Means.count("statistics", statistics, "level", LEVELS, level),
        Spread.count("length", sample.lengths, ALL, (ALL,), np.zeros(len(sample))),
        Decided.count(game, sample),
        Worths.count(
            "artefacts",
            "card",
            [CARD.name(card) for card in artefacts],
            strata,
            which,
            win,
            far,
            held(sample)[:, artefacts],
            uses=uses[:, artefacts],
        ),
        Worths.count(
            "starters",
            "card",
            [CARD.name(card) for card in range(STARTERS)],
            strata,
            which,
            win,
            far,
            uses[:, :STARTERS] > 0,
            starters,
            uses=uses[:, :STARTERS],
        ),
        Worths.count(
            "missions", "mission", tuple(MISSION), strata, which, win, far, archived, seen | archived
        ),
        Worths.count(
            "machines",
            "machine",
            tuple(MACHINE),
            strata,
            which,
            win,
            far,
            machines == Rack.GONE,
            ultra & (machines != Rack.DRAW),
        ),
    ]
