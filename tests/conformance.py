"""What every game's tests declare, so that one suite can ask the same of all games.

A `Profile` says at which settings a game is played and what a seat knows of the hidden things at a position.
A new game adds a profile here and passes `test_conformance.py` unchanged; its scenarios and goldens stand in
folders of its name, and what is true of it alone is asked in `tests/games/`.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import manor
import spacetime
import villainy
from villainy.engine.definition import Definition
from villainy.engine.game import Game
from villainy.engine.kit import SPECTATOR_BIT
from villainy.engine.match import Match

Setting = dict[str, Any]  # the keyword arguments of `game.new` but for the seed
Facts = frozenset[tuple[Any, ...]]
Table = dict[str, Any]


@dataclass(frozen=True)
class Profile:
    """A game as the conformance suite knows it.

    `known` are the hidden things a seat has seen, as the masks of the state say; `viewable` adds what the
    rules let the seat look at whenever it likes. `secrets` are the arguments of events that not everybody
    may see, `blanks` those that can stand for nobody. `by_place` are arguments of verbs that count places
    before the seat, so that only the position says which thing is meant.
    `goldens` are the games written down, by the name of the file: seed and setting. `openings` are those from
    which positions are counted: seed, depth and setting.
    `balanced` fills in what a scenario with `balance = true` leaves out: from the game, the opening's state
    and the scenario's changes to it, to more changes.
    """

    settings: tuple[Setting, ...]
    longest: int  # more decisions than any game takes
    known: Callable[[Any, int | None], Facts]
    viewable: Callable[[Any, int | None], Facts]
    deepest_call: int  # below a step; deep call trees explode on a GPU, so raise it only knowingly
    goldens: Mapping[str, tuple[int, Setting]] = field(default_factory=dict)
    openings: tuple[tuple[int, int, Setting], ...] = ()
    secrets: frozenset[tuple[str, str]] = frozenset()
    blanks: frozenset[tuple[str, str]] = frozenset()
    by_place: frozenset[tuple[str, str]] = frozenset()
    balanced: Callable[[Game, Table, Table], Table] | None = None


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


def options_in(setting: Setting) -> dict[str, Any]:
    return {name: value for name, value in setting.items() if name != "players"}


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


def partway(case: tuple[str, int], seed: int, share: float) -> Match:
    """A match of random actions when this share of them has been played, however long a game takes."""
    match = played(case, seed)
    match.rewind(int(share * len(match.moments)))
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


def _masterminds_balanced(game: Game, opening: Table, changes: Table) -> Table:
    """Whatever is written stands.

    A pile names its top agents: those that lie nowhere else follow beneath, in the order of the rulebook.
    Cities without a word get the basic missions left over. The deck names its next cards, the next one last:
    all other missions lie beneath. Built segments open their cells, powers and codex level. The pools hold
    what the players do not.
    """
    nouns, tables = game.definition.nouns, game.tables
    state: Table = {"players": {}, "missions": {}, "deck": [], "claimant": {}} | copy.deepcopy(changes)
    held = {"scientist": 0, "codex": 0, "mayhem": 0, "part": 0}
    for seat in range(opening["seats"]):
        before = opening["players"][seat]
        player: Table = dict(state["players"].get(str(seat), {}))
        away = [
            agent
            for city, owners in state.get("stack_owner", {}).items()
            for agent, owner in zip(state["stack_agent"][city], owners, strict=True)
            if owner == seat
        ]
        away += [agent for agent, lies in player.get("discard", {}).items() if lies]
        top = player.get("pile", [])
        player["pile"] = top + [agent for agent in nouns["agent"] if agent not in [*top, *away]]
        if "built" in player:
            machine = nouns["machine"].number(before["machine"])
            bonuses = [nouns["bonus"].name(bonus) for bonus in tables["SEGMENT_BONUS"][machine]]
            built = [bonus for bonus, piece in zip(bonuses, player["built"], strict=True) if piece]
            player.setdefault("cells", before["cells"] + built.count("cell"))
            player.setdefault("codex_level", 1 + built.count("codex"))
            player.setdefault("bonus_powers", [built.count("power-1"), built.count("power-2")])
        state["players"][str(seat)] = player
        sheet = before | player
        held["scientist"] += sheet["scientists"]
        held["codex"] += sheet["codex_ones"] + sheet["codex_twos"]
        held["mayhem"] += sheet["mayhem"]
        held["part"] += sum(sheet["bolts"]) + sum(sheet["plates"])
    shown = list(state["missions"].values())
    claimed = [mission for mission, seat in state["claimant"].items() if seat >= 0]
    left = [name for name in nouns["mission"] if name not in [*shown, *claimed, *state["deck"]]]
    for city in nouns["city"]:
        if city not in state["missions"]:
            state["missions"][city] = left.pop(0)
    state["deck"] = left + state["deck"]
    state.setdefault("scientist_pool", tables["SCIENTISTS"] - held["scientist"])
    state.setdefault("codex_pool", tables["CODEX_TOKENS"] - held["codex"])
    state.setdefault("mayhem_pool", tables["MAYHEM_TOKENS"] - held["mayhem"])
    state.setdefault("parts_pool", tables["PARTS"] - held["part"])
    return state


# ── Professor Evil ─────────────────────────────────────────────────────────


def _evil_known(state: Any, seat: int | None) -> Facts:
    """What was drawn so far; nobody knows more than anybody else."""
    facts: set[tuple[Any, ...]] = set()
    facts |= {("tile", tile) for tile in (*state.saved[: state.saved_size], *state.lost[: state.lost_size])}
    facts |= {("tile", slot.tile) for slot in state.treasures if slot.tile >= 0}
    facts |= {("room", slot.room) for slot in state.treasures if slot.tile >= 0}
    for owner in range(state.seats):
        player = state.players[owner]
        pile = [*player.pile[: player.pile_size]]
        own = range(6 * player.character, 6 * player.character + 6) if pile else ()
        facts |= {("card", card) for card in own if card not in pile}
    return frozenset(facts)


def _evil_settings() -> tuple[Setting, ...]:
    characters = [
        {"players": 2, "characters": "random"},
        {"players": 3, "characters": "random"},
        {"players": 4, "characters": "random"},
        {"players": 2, "characters": "destiny,nathan"},
        {"players": 2, "characters": "irene,leroy"},
        {"players": 3, "characters": "nathan,edward,irene"},
        {"players": 3, "characters": "chosen,destiny,random"},
        {"players": 4, "characters": "leroy,chosen,chosen,irene"},
        {"players": 4, "characters": "destiny,nathan,irene,edward", "level": "harder"},
    ]
    levels = [
        {"players": players, "level": level}
        for players, level in ((2, "normal"), (3, "first-games"), (4, "harder"), (2, "middle"))
    ]
    return (*levels, *characters)


# ── The LOOP ───────────────────────────────────────────────────────────────


def _loop_known(state: Any, seat: int | None) -> Facts:
    """Missions turned over and cards drawn; nobody knows more than anybody else."""
    facts: set[tuple[Any, ...]] = {("mission", number) for number in range(10) if state.seen >> number & 1}
    hidden = (0, 1, 7, 8, 9, 10)  # the box, the Big Deck, the draw piles
    known = [*state.known[: state.known_size]]
    facts |= {("card", card) for card in range(96) if state.place[card] not in hidden or card in known}
    return frozenset(facts)


def _loop_settings() -> tuple[Setting, ...]:
    levels = [
        {"players": 2, "agents": "random"},
        {"players": 3, "difficulty": "year", "agents": "random"},
        {"players": 4, "difficulty": "infinity", "agents": "random"},
        {"players": 3, "mode": "ultramachina", "difficulty": "infinity", "agents": "random"},
        {"players": 1, "mode": "supa-clones", "difficulty": "year", "agents": "random", "team": "2"},
        {"players": 2, "mode": "supa-clones", "difficulty": "infinity", "agents": "mr-time,cztwyzzek"},
        {"players": 4, "mode": "centrifuges", "agents": "random", "first_player": "4"},
        {"players": 2, "mode": "centrifuges", "difficulty": "year", "agents": "random"},
        {"players": 1, "mode": "centrifuges", "difficulty": "infinity", "agents": "random", "team": "4"},
        {"players": 1, "mode": "ultramachina", "agents": "robofinisher-404"},
        {"players": 4, "mode": "ultramachina", "difficulty": "year", "agents": "random"},
        {"players": 3, "mode": "supa-clones", "agents": "random"},
    ]
    seats = [
        {"players": 1, "agents": "chosen"},
        {"players": 2, "agents": "chosen", "first_player": "1"},
        {"players": 3, "agents": "chosen,v-girl,random", "first_player": "2"},
        {"players": 3, "agents": "time-prowler,v-girl,mr-time", "mode": "supa-clones"},
        {"players": 4, "agents": "chosen", "first_player": "3"},
    ]
    return (*levels, *seats)


PROFILES = {
    "victorian-masterminds": Profile(
        settings=_masterminds_settings(),
        longest=1500,
        known=_masterminds_known,
        viewable=_masterminds_viewable,
        deepest_call=10,
        goldens={
            "2-players-en": (1851, {"players": 2, "edition": "en"}),
            "2-players-fr": (1900, {"players": 2, "edition": "fr", "machines": "chosen"}),
            "2-players-de": (1877, {"players": 2, "edition": "de", "machines": "mole,fortress"}),
            "3-players-en": (1887, {"players": 3, "edition": "en", "machines": "spider,mole,airship"}),
            "3-players-fr": (1889, {"players": 3, "edition": "fr"}),
            "3-players-de": (1871, {"players": 3, "edition": "de", "machines": "chosen,random,zeppelin"}),
            "4-players-en": (
                1863,
                {"players": 4, "edition": "en", "machines": "submersible,fortress,mole,spider"},
            ),
            "4-players-fr": (1870, {"players": 4, "edition": "fr"}),
            "4-players-de": (1890, {"players": 4, "edition": "de"}),
        },
        openings=(
            (1814, 9, {"players": 2, "machines": "mole,fortress"}),
            (1818, 9, {"players": 3, "machines": "spider,submersible,zeppelin"}),
            (1897, 9, {"players": 4, "machines": "airship,mole,fortress,spider"}),
        ),
        secrets=frozenset({("agent-taken", "agent"), ("agent-placed", "agent"), ("agent-inserted", "agent")}),
        blanks=frozenset({("final-round", "seat")}),
        by_place=frozenset({("segment", "segment")}),
        balanced=_masterminds_balanced,
    ),
    "professor-evil": Profile(
        settings=_evil_settings(),
        longest=400,
        known=_evil_known,
        viewable=_evil_known,
        deepest_call=10,
        goldens={
            "2-players-normal": (1912, {"players": 2}),
            "2-players-first-games": (
                1913,
                {"players": 2, "level": "first-games", "characters": "destiny,nathan"},
            ),
            "3-players-normal": (1922, {"players": 3, "characters": "irene,edward,leroy"}),
            "3-players-harder": (1923, {"players": 3, "level": "harder", "characters": "random"}),
            "4-players-normal": (1932, {"players": 4, "characters": "nathan,irene,destiny,edward"}),
            "4-players-middle": (1933, {"players": 4, "level": "middle"}),
        },
        openings=(
            (1911, 7, {"players": 2, "characters": "nathan,edward"}),
            (1921, 7, {"players": 3, "characters": "irene,leroy,destiny"}),
            (1931, 7, {"players": 4, "characters": "destiny,nathan,edward,irene"}),
        ),
        balanced=manor.balanced,
    ),
    "the-loop": Profile(
        settings=_loop_settings(),
        longest=600,
        known=_loop_known,
        viewable=_loop_known,
        deepest_call=10,
        goldens={
            "sabotage-2-players": (2064, {"players": 2}),
            "sabotage-4-players-year": (2089, {"players": 4, "difficulty": "year", "agents": "random"}),
            "supa-clones-3-players": (2056, {"players": 3, "mode": "supa-clones", "agents": "random"}),
            "supa-clones-2-players-infinity": (
                2027,
                {
                    "players": 2,
                    "mode": "supa-clones",
                    "difficulty": "infinity",
                    "agents": "mr-time,cztwyzzek",
                },
            ),
            "centrifuges-4-players": (2043, {"players": 4, "mode": "centrifuges"}),
            "centrifuges-3-players-infinity": (
                2078,
                {"players": 3, "mode": "centrifuges", "difficulty": "infinity", "agents": "random"},
            ),
            "ultramachina-2-players": (
                2066,
                {"players": 2, "mode": "ultramachina", "agents": "v-girl,time-prowler"},
            ),
            "ultramachina-3-players-year": (
                2025,
                {"players": 3, "mode": "ultramachina", "difficulty": "year", "agents": "random"},
            ),
            "alone-2-agents": (2071, {"players": 1, "agents": "random", "team": "2"}),
            "alone-3-agents-supa-clones": (2068, {"players": 1, "mode": "supa-clones", "agents": "mr-time"}),
            "alone-4-agents-ultramachina": (
                2028,
                {"players": 1, "mode": "ultramachina", "agents": "random", "team": "4"},
            ),
        },
        openings=(
            (2081, 5, {"players": 1, "agents": "random", "mode": "centrifuges"}),
            (2082, 5, {"players": 2, "agents": "mr-time,v-girl"}),
            (2083, 5, {"players": 3, "agents": "random", "mode": "supa-clones"}),
            (2084, 5, {"players": 4, "agents": "random", "mode": "ultramachina"}),
        ),
        balanced=spacetime.balanced,
    ),
}
