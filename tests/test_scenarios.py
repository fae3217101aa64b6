"""Sentences of the rulebooks and rulings, each a position, some actions and what must come of them.

They stand in `tests/scenarios/<game>/*.toml`. A file is a list of `[[scenario]]`; what `[defaults]` says
holds for all of them, the scenario's own words coming first. Seats count from 0, as in a position.

    name        a sentence of the rulebook
    rulings     which questions of the dossier it answers
    source      where the rulebooks say so: "EN 387"
    players, seed, options     as for a new game
    position    what is different from the opening position (`villainy.engine.scenario.arrange`)
    balance     true: fill in what follows from the position, see `balanced`
    play        actions as text, and between them tables of what must be true there
    expect      the table of what must be true at the end
    fails_with  options, each of which must make this very scenario fail
    powers      machine powers it shows: "mole bonus-1"; without that bonus it must fail
    mission     the mission that seat 0 does not meet and seat 1 does

A table of what must be true has, beside fields of the state:

    seat, decision     who is asked what; seat "none" once the game is over
    legal              all that is allowed
    refused, why       an action that is not, and the refusal
    events             what has happened, in this order: "level-raised level=6". In `play` this is what the
                       last action caused, in `expect` all since the first
    never              what has not happened
    views              what seats see, by seat; "none" is what they cannot know
    outcome            [points, rank] of each seat, once the game is over
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import villainy
from villainy.engine.components import Components
from villainy.engine.errors import IllegalAction, PositionError, UnknownAction
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.scenario import arrange

FOLDER = Path(__file__).parent / "scenarios"
SPECIAL = {"seat", "decision", "legal", "refused", "why", "events", "never", "views", "outcome"}
Table = dict[str, Any]


@dataclass
class Scenario:
    file: Path
    name: str
    players: int
    seed: int
    source: str = ""
    rulings: list[str] = field(default_factory=list)
    options: Table = field(default_factory=dict)
    balance: bool = False
    position: Table = field(default_factory=dict)
    play: list[str | Table] = field(default_factory=list)
    expect: Table = field(default_factory=dict)
    fails_with: list[Table] = field(default_factory=list)
    powers: list[str] = field(default_factory=list)
    mission: str = ""

    @property
    def game(self) -> str:
        return self.file.parent.name

    def __str__(self) -> str:
        return f"{self.file.stem}: {self.name}"


class Failure(AssertionError):
    """The rules and a scenario disagree."""


# ── Reading the files ──────────────────────────────────────────────────────


def over(below: Any, above: Any) -> Any:
    """A table laid over another; anything else takes its place."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    return below | {name: over(below.get(name), value) for name, value in above.items()}


def read(file: Path) -> Iterator[Scenario]:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    assert set(data) <= {"defaults", "scenario"}, f"{file.name}: {set(data) - {'defaults', 'scenario'}}?"
    for table in data["scenario"]:
        try:
            yield Scenario(file=file, **over(data.get("defaults", {}), table))
        except TypeError as error:
            raise TypeError(f"{file.name}: {table.get('name')}: {error}") from None


SCENARIOS = [scenario for file in sorted(FOLDER.glob("*/*.toml")) for scenario in read(file)]
VICTORIAN = [scenario for scenario in SCENARIOS if scenario.game == "victorian-masterminds"]


@cache
def load(name: str) -> Game:
    return villainy.load(name)


# ── Playing one ────────────────────────────────────────────────────────────


def start(scenario: Scenario, options: Table, changes: Table, game: Game | None = None) -> Match:
    game = game or load(scenario.game)
    if scenario.balance:
        opening = game.new(scenario.players, scenario.seed, **options).position()["state"]
        changes = BALANCED[scenario.game](game, opening, changes)
    return arrange(game, scenario.players, scenario.seed, options, changes)


def run(
    scenario: Scenario, options: Table | None = None, changes: Table | None = None, game: Game | None = None
) -> Match:
    """Play it to the end; Failure where something is not as it says."""
    position = over(scenario.position, changes or {})
    match = start(scenario, scenario.options | (options or {}), position, game)
    for number, step in enumerate(scenario.play, start=1):
        where = f"step {number}"
        if isinstance(step, dict):
            check(match, step, where, last_events(match))
            continue
        try:
            match.play(step)
        except UnknownAction:
            raise Failure(f"{where}: {step!r} is no action of this game") from None
        except IllegalAction as error:
            raise Failure(f"{where}: {step!r} is not allowed ({error.reason}); {describe(match)}") from None
        try:
            match.game.from_position(match.position())
        except PositionError as error:
            raise Failure(f"{where}: {step!r} led to {error.code} {error.arguments}") from None
    check(match, scenario.expect, "the end", all_events(match))
    return match


def describe(match: Match) -> str:
    if match.over:
        return "the game is over"
    return f"seat {match.seat} is asked {match.decision}: {', '.join(texts(match))}"


def texts(match: Match) -> list[str]:
    return [match.notation(action) for action in match.legal()]


def check(match: Match, expected: Table, where: str, events: list[Table]) -> None:
    state = match.position()["state"]
    for name, value in expected.items():
        if name not in SPECIAL:
            compare(state.get(name), value, f"{where}: {name}", match)
    if "seat" in expected:
        compare("none" if match.seat is None else match.seat, expected["seat"], f"{where}: seat", match)
    if "decision" in expected:
        compare(match.decision, expected["decision"], f"{where}: decision", match)
    if "legal" in expected:
        compare(sorted(texts(match)), sorted(expected["legal"]), f"{where}: legal", match)
    if "refused" in expected:
        reason = match.refusal(match.parse(expected["refused"]))[0]
        compare(reason, expected["why"], f"{where}: why {expected['refused']!r} is refused", match)
    if "outcome" in expected:
        found = [[row["points"], row["rank"]] for row in match.outcome or []]
        compare(found, expected["outcome"], f"{where}: outcome", match)
    for seat, view in expected.get("views", {}).items():
        compare(unveiled(match.view(int(seat))), view, f"{where}: seat {seat} sees", match)
    check_events(expected, where, events)


def compare(found: Any, expected: Any, where: str, match: Match) -> None:
    """Tables are compared as far as they are written, also over lists, by number; the rest must be equal."""
    if isinstance(expected, dict) and isinstance(found, dict | list):
        entries = found if isinstance(found, dict) else {str(i): item for i, item in enumerate(found)}
        for name, value in expected.items():
            if name not in entries:
                raise Failure(f"{where}.{name}: there is no such thing")
            compare(entries[name], value, f"{where}.{name}", match)
    elif found != expected:
        raise Failure(f"{where}: expected {expected}, found {found}; {describe(match)}")


def unveiled(view: Any) -> Any:
    """A view with "none" for what is empty or hidden, since TOML has no word for it."""
    if isinstance(view, dict):
        return {name: unveiled(value) for name, value in view.items()}
    if isinstance(view, list):
        return [unveiled(value) for value in view]
    return "none" if view is None else view


# ── Events ─────────────────────────────────────────────────────────────────


def last_events(match: Match) -> list[Table]:
    return events_of(match, len(match.moments) - 1) if match.moments else []


def all_events(match: Match) -> list[Table]:
    return [event for moment in range(len(match.moments)) for event in events_of(match, moment)]


def events_of(match: Match, moment: int) -> list[Table]:
    """What a moment brought, with all that any seat may know of it."""
    whole = match.events(None, moment)
    for seat in range(match.players):
        for event, seen in zip(whole, match.events(seat, moment), strict=True):
            event.update({name: value for name, value in seen.items() if value is not None})
    return whole


def fits(event: Table, text: str) -> bool:
    """Whether an event is of this kind and has the arguments named."""
    kind, *arguments = text.split()
    pairs = [argument.split("=") for argument in arguments]
    for name, _ in pairs:
        assert kind != event["kind"] or name in event, f"{text!r}: a {kind} has no {name}"
    return event["kind"] == kind and all(
        value == ("none" if event[name] is None else str(event[name])) for name, value in pairs
    )


def check_events(expected: Table, where: str, events: list[Table]) -> None:
    rest = iter(events)
    for text in expected.get("events", []):
        if not any(fits(event, text) for event in rest):
            raise Failure(f"{where}: {text!r} did not happen (in this order): {told(events)}")
    for text in expected.get("never", []):
        if any(fits(event, text) for event in events):
            raise Failure(f"{where}: {text!r} did happen: {told(events)}")


def told(events: list[Table]) -> str:
    return "; ".join(
        " ".join([e["kind"], *(f"{n}={v}" for n, v in e.items() if n != "kind")]) for e in events
    )


# ── Victorian Masterminds: what follows from a position ────────────────────


def balanced(game: Game, opening: Table, changes: Table) -> Table:
    """Fill in what `balance = true` leaves to us; whatever is written stands.

    A pile names its top agents: those that lie nowhere else follow beneath, in the order of the rulebook.
    Cities without a word get the basic missions left over. The deck names its next cards, the next one last:
    all other missions lie beneath. Built segments open their cells, powers and codex level. The pools hold
    what the players do not.
    """
    nouns, tables = game.definition.nouns, game.tables
    state: Table = over({"players": {}, "missions": {}, "deck": [], "claimant": {}}, changes)
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


BALANCED = {"victorian-masterminds": balanced}


# ── The scenarios ──────────────────────────────────────────────────────────


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_scenario(scenario: Scenario) -> None:
    problem = ""
    try:
        run(scenario)
    except Failure as failure:
        problem = str(failure)
    except PositionError as error:
        problem = f"cannot be set up: {error.code} {error.arguments}"
    if problem:
        source = f" ({scenario.source})" if scenario.source else ""
        pytest.fail(f"{scenario.file.name}: {scenario.name!r}{source}\n  {problem}", pytrace=False)


# ── Scenarios that cannot fail prove nothing ───────────────────────────────


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [(scenario.game, scenario.name) for scenario in SCENARIOS]
    assert sorted(names) == sorted(set(names))


def test_no_word_of_an_expectation_is_a_field_of_the_state() -> None:
    for game in {scenario.game for scenario in SCENARIOS}:
        assert not SPECIAL & {field.name for field in load(game).definition.layout.fields}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_what_a_scenario_expects_is_not_true_from_the_start(scenario: Scenario) -> None:
    assert scenario.expect
    if scenario.play:
        match = start(scenario, scenario.options, scenario.position)
        with pytest.raises(Failure):
            check(match, scenario.expect, "the end", [])


@pytest.mark.parametrize(
    ("scenario", "options"),
    [(scenario, options) for scenario in SCENARIOS for options in scenario.fails_with],
    ids=str,
)
def test_a_scenario_rests_on_the_options_it_names(scenario: Scenario, options: Table) -> None:
    with pytest.raises(Failure):
        run(scenario, options)


# ── Victorian Masterminds: everything is shown ─────────────────────────────

# What no scenario can rest on: chance may choose just what an option would have.
CHANCE = {("first_player", "random")}


def test_every_value_of_every_option_decides_a_scenario() -> None:
    declared = load("victorian-masterminds").definition.options
    shown = {
        (name, word)
        for scenario in VICTORIAN
        for options in scenario.fails_with
        for name in options
        if len(options) == 1
        for word in declared.resolve(scenario.options, scenario.players)[name].split(",")
    }
    values = {(name, value) for name, option in declared.options.items() for value in option.values}
    assert values - shown == CHANCE


def test_every_power_of_every_machine_is_shown() -> None:
    machines = load("victorian-masterminds").definition.nouns["machine"]
    shown = {power for scenario in VICTORIAN for power in scenario.powers}
    assert shown == {f"{machine} {power}" for machine in machines for power in ("base", "bonus-1", "bonus-2")}


@pytest.mark.parametrize(
    ("scenario", "power"),
    [(scenario, power) for scenario in VICTORIAN for power in scenario.powers],
    ids=str,
)
def test_a_power_shown_is_a_power_needed(scenario: Scenario, power: str) -> None:
    """Without the bonus power, or with another machine where the base power is shown, it must fail."""
    machine, place = power.split()
    seats = scenario.options["machines"]
    seat = seats.index(machine)
    assert any(
        fits(event, f"agent-resolved seat={seat} agent=engineer") for event in all_events(run(scenario))
    )
    if place == "base":
        other = next(name for name in load(scenario.game).definition.nouns["machine"] if name not in seats)
        options = {"machines": [other if name == machine else name for name in seats]}
        with pytest.raises(Failure):
            run(scenario, options)
    else:
        with pytest.raises(Failure):
            run(scenario, game=without_power(scenario.game, machine, f"bonus-power-{place[-1]}"))


def without_power(name: str, machine: str, power: str) -> Game:
    """The game with a machine whose bonus power is one that can never do anything there."""
    idle = "raid-again" if machine == "mole" else "gain-beneath-own firepower"
    before, sheet = load(name).components.text.split(f"[machines.{machine}]\n")
    sheet = re.sub(rf'{power} = "[^"]*"', f'{power} = "{idle}"', sheet, count=1)
    text = f"{before}[machines.{machine}]\n{sheet}"
    return Game(load(name).definition, Components(text, "idle.toml"), "interpreted")


def test_every_mission_is_shown() -> None:
    missions = [scenario.mission for scenario in VICTORIAN if scenario.mission]
    assert sorted(missions) == sorted(load("victorian-masterminds").definition.nouns["mission"])


@pytest.mark.parametrize("scenario", [scenario for scenario in VICTORIAN if scenario.mission], ids=str)
def test_a_mission_is_first_not_met_and_then_met(scenario: Scenario) -> None:
    city = next(city for city, name in scenario.position["missions"].items() if name == scenario.mission)
    expected = {
        "events": [
            f"agent-resolved seat=0 agent=henchman city={city}",
            f"agent-resolved seat=1 agent=henchman city={city}",
            f"mission-claimed seat=1 mission={scenario.mission} city={city}",
        ],
        "never": ["mission-claimed seat=0", "declined"],
    }
    check_events(expected, "the end", all_events(run(scenario)))


# ── Victorian Masterminds: the rulings ─────────────────────────────────────

# Every ruling of the dossier's tables a.10 and c.10 and of its part (e) that changes a position, and the
# scenarios that must show it. Where (e) only settles a question of c.10, the question's name stands for both.
RULINGS: dict[str, tuple[str, ...]] = {
    "Q-2P": (
        "With two players the second agent resolves the city",
        "By the early text two players need three agents as well",
    ),
    "Q-ORD": (
        "Ability first: the Factory's bolt finishes the codex segment before Rome's codex arrives",
        "By the summaries spoils always come first: nobody is asked",
    ),
    "Q-OPT": (
        "A Henchman may leave the mission; what came with the spoils counted, and nothing is spent",
        "Where abilities are compulsory, a met mission is claimed without a question",
    ),
    "Q-SP": (
        "Spoils cannot be refused: a part must go on a free slot of its kind",
        "A Number 2 collects twice, one gain after the other: the second may be lost",
    ),
    "Q-SP2": ("A part must be placed even if it finishes the machine and brings on the end",),
    "Q-SAB1": (
        "A Saboteur cancels the next Saboteur, who keeps the codex; so the third agent acts",
        "A Saboteur never sabotages an agent of its own side, and the block does not move on",
    ),
    "Q-SAB2": ("A sabotaged agent takes its spoils and nothing else; its owner is not asked for an order",),
    "Q-SAB3": (
        "A sabotaged Engineer loses all powers; a segment finished by its spoils still counts",
        "A sabotaged Fortress sabotages nobody",
    ),
    "Q-CAP": (
        "At level 12 a Gunner with firepower 12 still captures; the level stays",
        "At level 12 Capture! still takes a building; the level stays",
    ),
    "Q-CAP2": (
        "The three scientists are paid first, so the University's finds a cell and a miniature",
        "Capture! is not offered once no building is left anywhere",
    ),
    "Q-FP": (
        "Firepower ends at 12",
        "Firepower without a limit goes on beyond 12",
    ),
    "Q-FP2": ("A segment's two firepower at 11: one is lost",),
    "Q-SS": (
        "With three players the needle starts on 2",
        "Even starts for the Secret Service: 5 with two players",
    ),
    "Q-R1": (
        "The last agent of the pile as the third in a city: resolve first, shuffle then",
        "A stack filled by the Mole comes after the refill, before shuffling and scientists",
    ),
    "Q-R2": (
        "Agents that come back to a player without a pile make a new pile right after the resolution",
        "Shuffled late, agents that come back lie in the discard area until their owner's next turn",
    ),
    "Q-R3": (
        "Who has all five agents on the board must resolve a stack with one of them in it, however small",
        "Agents in the discard area mean that one can place: they make a new pile",
    ),
    "Q-UN1": (
        "After a forced resolution scientists may be used as after playing an agent",
        "Taken strictly, scientists come after playing an agent only, so not after a forced resolution",
    ),
    "Q-UN2": (
        "Where two players need three agents, a stack of two may be chosen",
        "Two players: five lone agents in five cities, then an Extra Turn, force a resolution",
    ),
    "Q-REC": (
        "Recycle: one scientist for an agent of the discard area instead of the top of the pile",
        "A recycled agent is taken for all to see, then placed face down",
    ),
    "Q-REC2": (
        "In an Extra Turn an agent resolved earlier in the turn may be recycled",
        "An agent shuffled into the new pile can no longer be recycled",
    ),
    "Q-SCI1": (
        "Recycle and Capture! in the same turn",
        "One special action a turn: who has recycled is asked no more",
    ),
    "Q-SCI2": (
        "In an Extra Turn an agent resolved earlier in the turn may be recycled",
        "No scientists in an Extra Turn, but before it",
    ),
    "Q-SCI3": (
        "Capture!: three scientists for any building, whatever the firepower; its spoils, then level +1",
        "Capture! with the spoils of the city as well",
    ),
    "Q-SCI4": (
        "After the last turn all stacks are resolved from London to Washington, then points are counted",
        "In the final resolution scientists come too late",
    ),
    "Q-COD1": ("The codex segment makes later tokens worth 2; older ones are not turned over",),
    "Q-COD2": (
        "With five codex tokens any agent of the pile may be taken; the rest keeps its order",
        "Four codex tokens are too few for that",
    ),
    "Q-COD3": (
        "The fifth token gained in a resolution counts at once for an Extra Turn",
        "The fifth codex token of this very Engineer lets the Mole take any agent of the pile",
    ),
    "Q-PW": (
        "The first bonus, finished by the raid itself, works at once",
        "Played by a snapshot, the first bonus finished by the raid itself comes too late",
        "The first bonus, finished by the Number 2's own gain, counts from the next activation only",
        "Played by a snapshot, the second bonus finished by the Number 2's own gain comes too late",
    ),
    "A5": (
        "The first bonus, finished by the Number 2's own gain, counts from the next activation only",
        "The first bonus, finished by the spoils before the ability, counts at once",
    ),
    "Q-M1": (
        "The Steam Mole's Engineer in Moscow: firepower +1, then the next agent beneath a lone agent",
        "Beneath the top agent of any stack: three in the city, which comes next",
    ),
    "Q-M2": (
        "A stack filled by the Mole comes after the refill, before shuffling and scientists",
        "Beneath the top agent of any stack: three in the city, which comes next",
    ),
    "Q-M3": ("Where no agent is alone, the Mole stays at home; the stack under resolution is off the board",),
    "Q-M4": (
        "In the final resolution an inserted agent waits for its city's turn, even in a full stack of two",
        "In the final resolution the Mole finds no city behind it, and none from Washington",
    ),
    "Q-M5": (
        "The Steam Mole's Engineer in Moscow: firepower +1, then the next agent beneath a lone agent",
        "Inserted in another's turn, a Saboteur acts before the agent above it and blocks it",
    ),
    "Q-M6": ("With an empty pile there is no insertion and no first bonus; the second still comes",),
    "Q-M7": ("Inserting the last agent of the pile shuffles nothing until all is resolved",),
    "Q-M8": (
        "A stack filled by the Mole comes after the refill, before shuffling and scientists",
        "A Saboteur does not reach into the stack that comes next",
        "A stack filled by the Mole in a forced resolution comes next as well",
    ),
    "Q-M9": (
        "In the final resolution an inserted agent waits for its city's turn, even in a full stack of two",
        "In the final resolution the Mole finds no city behind it, and none from Washington",
    ),
    "Q-M10": (
        "Deferred, the Mole goes beneath at its owner's next placement, where the first bonus is checked",
        "Deferred, the next placement uses it up, beneath or not",
    ),
    "Q-AIR": (
        "The Airship takes the spoils of another city where one has an agent",
        "Own agents further down the stack under resolution do not count: it is off the board",
    ),
    "Q-AIR2": (
        "A city the Mole has filled, waiting for its resolution, can be raided",
        "In the final resolution only later cities can be raided",
    ),
    "Q-SPI": (
        "The first bonus doubles the building's spoils: two in all, and the level rises once, at the end",
        "Doubled, a Factory gives two bolts",
    ),
    "Q-SPI2": (
        "'If possible' includes the firepower",
        "Played loosely, the Spider captures whatever its firepower",
        "The Spider player's Gunner captures without doubling",
    ),
    "Q-FOR": ("With the first bonus it acts as a Gunner instead of a Number 2, never as an Engineer",),
    "Q-FOR2": (
        "With the first bonus it acts as a Gunner instead of a Number 2, never as an Engineer",
        "Cumulative, the Fortress acts as a Number 2 and then as another agent",
    ),
    "Q-FOR3": (
        "With the first bonus it acts as a Gunner instead of a Number 2, never as an Engineer",
        "With the first bonus it acts as a Henchman in its city, who may still leave the mission",
    ),
    "Q-ZEP": (
        "The first bonus claims one mission of any city; the slot waits for the stack's end",
        "Two empty slots are refilled in the order of the board, not of the claims",
    ),
    "Q-ZEP2": (
        "The first bonus claims one mission of any city; the slot waits for the stack's end",
        "Missions are checked after the base power's gain",
    ),
    "Q-SUB": (
        "Or it turns a token from 1 to 2, which keeps its slot",
        "With a full library a token can only be turned",
        "With a full library of value 2 there is nothing to do",
    ),
    "Q-MIS1": (
        "A Henchman may leave the mission; what came with the spoils counted, and nothing is spent",
        "A claimed mission spends nothing",
    ),
    "Q-MIS2": (
        "Missions are refilled after every stack of the final resolution, and can be claimed",
        "Played without refills in the final resolution, the slot stays empty",
    ),
    "Q-LIM": (
        "Mayhem tokens do not run out",
        "Where the supply is strict, the 31st mayhem token is not to be had; the building is",
    ),
    "Q-END1": (
        "A second trigger in the final round changes nothing",
        "A trigger in the final resolution changes nothing",
    ),
    "Q-END2": ("A machine finished in another's turn brings on the end; the player of that turn comes last",),
    "Q-END3": (
        "Capture! can bring on the end; the turn's scientists may still be used up",
        "The end brought on inside an Extra Turn: it is the same turn, and three more follow",
        "A machine finished in mid-stack: the stack goes on, further parts of its owner are lost",
        "Level 12 in mid-stack: the next Gunner needs firepower 12; scientists may be used after",
        "An Extra Turn in the final round belongs to the same turn and takes nobody else's",
        "A forced resolution is a turn of the final round",
        "Trigger, level and scientists carry over into the stack that comes next",
    ),
    "Q-PART": (
        "A machine finished in mid-stack: the stack goes on, further parts of its owner are lost",
        "A part without a free slot of its kind is lost",
    ),
    "A2": ("Agents resolved at the end make no new piles",),
    "A8": (
        "A player remembers the own agents face down in a city; nobody else knows them",
        "Played strictly, nobody may look at an agent in a stack, its owner included",
    ),
    "B1": (
        "A second Henchman in the same stack finds the slot empty: it is refilled after the stack",
        "With no card left in the mission deck the slot stays empty",
    ),
    "B3": ("Two empty slots are refilled in the order of the board, not of the claims",),
    "B5": (
        "Machines may be given by name",
        "Machines may be chosen: the last in turn order chooses first, and no machine twice",
    ),
    "D5": ("A library holds ten codex tokens; what comes after is given back",),
    "D10": (
        "A tie is broken by built segments",
        "A tie in points and segments is a shared victory; the next is third",
        "Every place is told apart by segments, else shared: 1, 2, 2, 4",
    ),
    "D14": (
        "Everybody starts with one scientist, firepower 1, two open cells, and three on the submersible",
    ),
    "D16": ("Tokens of either side count for the fifth, and used agents are discarded as ever",),
}
# Those for which a position can show nothing, or nothing of its own.
NOT_SHOWN = {
    "A1": "Q-R1", "A3": "Q-R2", "A4": "Q-FOR2", "A6": "Q-M1", "A9": "Q-UN2", "A10": "Q-UN1",
    "A7": "the spelling of segments in the French book",
    "A11": "how the dossier's own simulation was run",
    "B2": "Q-ORD",
    "B4": "fields of the state",
    "B6": "a list of decisions: every kind is asked in some scenario",
    "C1": "Q-M5", "C2": "Q-M6", "C3": "Q-M7", "C4": "Q-M8", "C5": "Q-M9", "C6": "Q-M10", "C7": "Q-SAB3",
    "C8": "Q-FOR3", "C9": "Q-SPI2", "C10": "Q-AIR2", "C11": "Q-SUB", "C12": "Q-ZEP2", "C13": "Q-COD3",
    "C14": "Q-REC2", "C15": "Q-END3", "C16": "Q-CAP2", "C17": "Q-FP2",
    "D1": "Q-2P", "D2": "Q-SCI1", "D3": "Q-SCI2", "D4": "Q-SCI3", "D6": "Q-COD1", "D7": "Q-M1", "D8": "Q-OPT",
    "D9": "Q-ORD", "D13": "Q-END2", "D17": "Q-SAB1", "D19": "Q-UN1", "D20": "Q-R1",
    "D11": "Q-LIM: parts are one pool; 85 never run out, since 52 at most lie on sheets",
    "D12": "where the dial lies", "D15": "the order of the setup's paragraphs", "D18": "the age on the box",
}  # fmt: skip


def test_every_ruling_is_shown() -> None:
    rulings = {scenario.name: scenario.rulings for scenario in VICTORIAN}
    assert {ruling for named in rulings.values() for ruling in named} == set(RULINGS)
    for ruling, names in RULINGS.items():
        for name in names:
            assert ruling in rulings.get(name, []), f"{ruling} is to be shown by {name!r}"


def test_every_ruling_not_shown_says_why() -> None:
    assert not set(RULINGS) & set(NOT_SHOWN)
    for reason in NOT_SHOWN.values():
        question = reason.split(":")[0]
        assert question in RULINGS or not question.startswith("Q-")


def test_every_decision_is_asked_in_some_scenario() -> None:
    asked = set()
    for scenario in VICTORIAN:
        match = start(scenario, scenario.options, scenario.position)
        for step in scenario.play:
            asked.add(match.decision)
            if isinstance(step, str):
                match.play(step)
    assert asked - {None} == set(load("victorian-masterminds").decisions)


# ── Setting up a position ──────────────────────────────────────────────────


def arranged(changes: Table) -> Table:
    return dict(arrange(load("victorian-masterminds"), 2, 1, {}, changes).position()["state"])


def test_tables_are_laid_over_tables_and_lists_take_the_place_of_lists() -> None:
    opening = arranged({})
    changed = arranged({"captor": {"rome": {"factory": 1}}, "players": {"1": {"discard": {"gunner": 0}}}})
    assert changed["captor"] == opening["captor"] | {"rome": opening["captor"]["rome"] | {"factory": 1}}
    assert changed["players"][1] == opening["players"][1]
    assert changed["players"][0] == opening["players"][0]


def test_a_table_over_a_list_changes_the_entries_it_names() -> None:
    assert arranged({"players": {"0": {"built": {"2": 1}}}})["players"][0]["built"] == [
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
    ]


def test_parallel_lists_keep_up_with_a_list_that_is_given() -> None:
    pile = arranged({})["players"][0]["pile"]
    changes: Table = {"players": {"0": {"pile": pile[1:]}}, "stack_agent": {"rome": pile[:1]}}
    changed = arranged(changes)
    assert changed["stack_known"]["rome"] == changed["stack_owner"]["rome"] == [0]
    assert len(changed["players"][0]["pile_known"]) == 4
    with pytest.raises(PositionError) as error:
        arranged(changes | {"stack_known": {"rome": [0, 0]}})
    assert error.value.code == "position-lists-differ"


@pytest.mark.parametrize(
    ("changes", "code", "where"),
    [
        ({"levle": 3}, "position-unknown-field", "state.levle"),
        ({"missions": {"berlin": "none"}}, "position-unknown-field", "state.missions.berlin"),
        ({"players": {"7": {}}}, "position-unknown-field", "state.players[7]"),
        ({"players": {"first": {}}}, "position-unknown-field", "state.players[first]"),
        ({"players": {"1": {"fire": 3}}}, "position-unknown-field", "state.players[1].fire"),
        ({"players": {"1": {"firepower": "3"}}}, "position-not-a-number", "state.players[1].firepower"),
        ({"players": {"1": 3}}, "position-not-a-table", "state.players[1]"),
        ({"missions": {"rome": "loot"}}, "position-unknown-name", "state.missions.rome"),
        ({"level": {"now": 3}}, "position-not-a-number", "state.level"),
        ([], "position-not-a-table", "state"),
    ],
)
def test_a_change_that_cannot_be_says_where_it_stands(changes: Any, code: str, where: str) -> None:
    with pytest.raises(PositionError) as error:
        arranged(changes)
    assert (error.value.code, error.value.arguments["where"]) == (code, where)


@pytest.mark.parametrize(
    "changes",
    [
        {"players": {"0": {"mayhem": 1}}},
        {"players": {"0": {"codex_ones": 1}}},
        {"players": {"0": {"bolts": {"0": 1}}}},
        {"players": {"0": {"scientists": 2}}},
        {"players": {"0": {"scientists": 4}}, "scientist_pool": 7},
        {"players": {"0": {"codex_ones": 11}}, "codex_pool": 37},
        {"players": {"0": {"firepower": 13}}},
        {"players": {"0": {"hand": "gunner"}}},
        {"players": {"0": {"discard": {"gunner": 1}}}},
        {"players": {"0": {"pile": ["number-2", "henchman", "saboteur", "gunner"]}}},
        {"stack_agent": {"rome": ["gunner"]}},
        {"missions": {"rome": "overkill"}},
        {"claimant": {"first-loot": 1}},
        {"level": 13},
        {"frame_kind": {"1": "run"}},
    ],
    ids=str,
)
def test_a_position_the_rules_could_not_have_made_is_refused(changes: Table) -> None:
    with pytest.raises(PositionError) as error:
        arranged(changes)
    assert error.value.code == "position-impossible"
