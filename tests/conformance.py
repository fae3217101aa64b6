"""What every game's tests declare, so that one suite can ask the same of all games.

A `Profile` says at which settings a game is played and what a seat knows of the hidden things at a position.
A new game adds a profile here and passes `test_conformance.py` unchanged.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import villainy
from villainy.engine.definition import Definition
from villainy.engine.game import Game
from villainy.engine.kit import SPECTATOR_BIT
from villainy.engine.match import Match

Setting = dict[str, Any]  # the keyword arguments of `game.new` but for the seed
Facts = frozenset[tuple[Any, ...]]


@dataclass(frozen=True)
class Profile:
    """A game as the conformance suite knows it.

    `known` are the hidden things a seat has seen, as the masks of the state say; `viewable` adds what the
    rules let the seat look at whenever it likes. `secrets` are the arguments of events that not everybody
    may see, `blanks` those that can stand for nobody.
    """

    settings: tuple[Setting, ...]
    longest: int  # more decisions than any game takes
    known: Callable[[Any, int | None], Facts]
    viewable: Callable[[Any, int | None], Facts]
    secrets: frozenset[tuple[str, str]] = frozenset()
    blanks: frozenset[tuple[str, str]] = frozenset()


@cache
def load(name: str) -> Game:
    return villainy.load(name)


def definition_of(name: str) -> Definition:
    return load(name).definition


def bit_of(seat: int | None) -> int:
    return SPECTATOR_BIT if seat is None else 1 << seat


def everyone(match: Match) -> list[int | None]:
    return [*range(match.players), None]


def setting_id(setting: Setting) -> str:
    if len(setting) > 5:
        return f"{setting['players']} with {len(setting) - 1} options"
    return " ".join(str(value) if name == "players" else f"{name}={value}" for name, value in setting.items())


def cases(games: list[str] | None = None) -> list[tuple[str, int]]:
    """Each game with the number of each of its settings."""
    names = list(villainy.GAMES) if games is None else games
    return [(name, number) for name in names for number in range(len(PROFILES[name].settings))]


def case_id(case: Any) -> str:
    name, number = case
    return f"{name} {setting_id(PROFILES[name].settings[number])}"


def new_match(case: tuple[str, int], seed: int) -> Match:
    name, number = case
    return load(name).new(seed=seed, **PROFILES[name].settings[number])


def play_on(match: Match, chooser: random.Random, most: int) -> Iterator[int]:
    """Play random actions to the end, yielding each after it was played."""
    for _ in range(most):
        if match.over:
            return
        action = chooser.choice(match.legal())
        match.play(action)
        yield action
    assert match.over, f"the game goes on after {most} decisions"


def played(case: tuple[str, int], seed: int, steps: int | None = None) -> Match:
    """A match some random actions on, or at its end."""
    match = new_match(case, seed)
    chooser = random.Random(seed)
    for count, _ in enumerate(play_on(match, chooser, PROFILES[case[0]].longest), start=1):
        if count == steps:
            break
    return match


def every_value(definition: Definition, *without: str) -> list[Setting]:
    """For each value of each option that is not its default, one setting; player counts take turns."""
    options = definition.options
    counts = range(options.least_seats, options.most_seats + 1)
    choices = [
        (option.name, value)
        for option in options.options.values()
        if option.name not in without
        for value in option.values
        if value != option.default
    ]
    return [
        {"players": counts[number % len(counts)], name: value} for number, (name, value) in enumerate(choices)
    ]


# ── Victorian Masterminds ──────────────────────────────────────────────────


def _masterminds_known(state: Any, seat: int | None) -> Facts:
    """Whose agents a seat could point at, and the missions turned up so far.

    An agent that its owner moves from pile to stack is no news to who had seen it; a place of a pile seen for
    the first time, a stack turned up or a mission drawn is.
    """
    bit = bit_of(seat)
    facts: set[tuple[Any, ...]] = set()
    for owner in range(state.seats):
        player = state.players[owner]
        for index in range(player.pile_size):
            if player.pile_known[index] & bit:
                facts.add(("agent", owner, player.pile[index]))
        if player.hand >= 0 and player.hand_known & bit:
            facts.add(("agent", owner, player.hand))
        facts |= {("agent", owner, agent) for agent in range(5) if player.discard[agent]}
    for city in range(5):
        for index in range(state.stack_size[city]):
            if state.stack_known[city, index] & bit:
                facts.add(("agent", state.stack_owner[city, index], state.stack_agent[city, index]))
        if state.missions[city] >= 0:
            facts.add(("mission", state.missions[city]))
    turned = state.resolution
    facts |= {("agent", turned.owners[index], turned.agents[index]) for index in range(turned.height)}
    facts |= {("mission", mission) for mission in range(24) if state.claimant[mission] >= 0}
    return frozenset(facts)


def _masterminds_viewable(state: Any, seat: int | None) -> Facts:
    """A player may always look at the top of the own pile."""
    facts = _masterminds_known(state, seat)
    if seat is None or state.players[seat].pile_size == 0:
        return facts
    return facts | {("agent", seat, state.players[seat].pile[0])}


def _masterminds_settings() -> tuple[Setting, ...]:
    definition = definition_of("victorian-masterminds")
    editions = [
        {"players": players, "edition": edition} for players in (2, 3, 4) for edition in ("en", "fr", "de")
    ]
    single = every_value(definition, "edition", "machines", "first_player", "two_player_limit")
    machines = [
        {"players": 2, "machines": "mole,fortress"},
        {"players": 2, "machines": "mole,submersible", "mole_target": "any"},
        {"players": 2, "machines": "chosen", "first_player": "2"},
        {"players": 3, "machines": "chosen,random,spider", "first_player": "1"},
        {"players": 3, "machines": "airship,zeppelin,submersible", "first_player": "3"},
        {"players": 4, "machines": "random", "first_player": "4"},
        {"players": 4, "machines": "mole,chosen,chosen,fortress", "mole_timing": "deferred"},
        {"players": 3, "machines": "mole,spider,airship", "mole_target": "any", "lazy_reshuffle": True},
        {"players": 2, "two_player_limit": "3", "machines": "mole,airship"},
        {"players": 2, "edition": "de", "mole_target": "any", "machines": "fortress,mole"},
    ]
    flags = [
        option.name for option in definition.options.options.values() if option.values == ("false", "true")
    ]
    all_at_once = [{"players": players, **dict.fromkeys(flags, True)} for players in (2, 4)]
    return (*editions, *single, *machines, *all_at_once)


PROFILES = {
    "victorian-masterminds": Profile(
        settings=_masterminds_settings(),
        longest=1500,
        known=_masterminds_known,
        viewable=_masterminds_viewable,
        secrets=frozenset({("agent-taken", "agent"), ("agent-placed", "agent"), ("agent-inserted", "agent")}),
        blanks=frozenset({("final-round", "seat")}),
    )
}
