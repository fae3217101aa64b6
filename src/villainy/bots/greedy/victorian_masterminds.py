"""Victorian Masterminds, greedily: what would this bring me, in points?

Everything is weighed from the seat's view and the printed numbers. What lies face down is only guessed at: an
agent of somebody is as likely a Saboteur as the agents not yet seen allow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from villainy.bots import Table
from villainy.bots.greedy import GreedyBot
from villainy.engine.names import Vocabulary
from villainy.games.victorian_masterminds.state import (
    AGENTS,
    SEGMENTS,
    Agent,
    Bonus,
    Building,
    City,
    Machine,
    Mission,
    Power,
    Requirement,
    Spoil,
)

AGENT = Vocabulary.of_enum(Agent)
BUILDING = Vocabulary.of_enum(Building)
CITY = Vocabulary.of_enum(City)
MACHINE = Vocabulary.of_enum(Machine)
MISSION = Vocabulary.of_enum(Mission)
SPOIL = Vocabulary.of_enum(Spoil)

# In points, found by letting this bot play many games against itself.
TURNS = 24  # about how many turns a player has in a game
SCIENTIST = 1.1  # half an Extra Turn, or a third of a building
HELD_SCIENTIST = 0.9  # what spending one gives up
FREE_CHOICE = 0.4  # a step towards choosing freely from the own pile
FIREPOWER = 4.0  # a step while the Secret Service is ahead; little once it is behind
AHEAD = 2  # how far ahead of it is far enough
SPARE_FIREPOWER = 0.25
FIRST_POWER = 1.0  # of the machine, for each time the Engineer will act
CODEX_LEVEL = 4.0  # at the beginning of a game
CELL = 1.5
SEGMENT = 0.8  # for missions and ties
MISSION_STEP = 0.5  # the share of a reward that a step towards it is worth
AGENT_PLAYED = 2.3  # an agent somewhere, all in all
DENIED = 0.7  # a rival's ability blocked
HASTE = 0.1  # for each turn beyond that: parts and buildings bring the end, and somebody must
WAITING = 0.9  # what lies on the board is worth less than what is had
MACHINES = ("spider", "zeppelin", "submersible", "fortress", "mole", "airship")  # the best first


def make(seed: int) -> GreedyBot:
    return GreedyBot(judge, seed)


def judge(table: Table) -> Callable[[str], float]:
    return Judgement(table).worth_of


class Target(NamedTuple):
    """A mission on the board, as it stands for me."""

    kind: int
    of: int  # the building or icon it asks for, or -1
    short: int  # how much is missing
    reward: int


class Judgement:
    """One seat's opinion of its options at one moment."""

    def __init__(self, table: Table) -> None:
        self.decision = table.decision
        self.seat = table.seat
        self.view = table.view
        self.tables = table.components
        self.me: dict[str, Any] = self.view["players"][self.seat]
        self.machine = None if self.me["machine"] is None else MACHINE.number(self.me["machine"])
        self.time = self._share_of_game_left()
        self.haste: float = HASTE * max(0.0, self.view["turns"] / self.view["seats"] - TURNS)
        self.missions = {
            city: self._read_mission(MISSION.number(name))
            for city, name in self.view["missions"].items()
            if name
        }
        self._gains: dict[tuple[int, int], float] = {}

    def worth_of(self, text: str) -> float:
        """What an action is worth, from its canonical text."""
        verb, *words = text.split()
        return self.VERBS[verb](self, *words)

    # ── The verbs ──────────────────────────────────────────────────────────

    def _place(self, city: str) -> float:
        return self.placing(self._agent_in_question(), CITY.number(city))

    def _insert(self, city: str) -> float:
        return self.placing(self._agent_in_question(), CITY.number(city), beneath=True)

    def _take(self, agent: str) -> float:
        return max(self.placing(AGENT.number(agent), city) for city in City)

    def _recycle(self, agent: str) -> float:
        return self._take(agent) - self._price("RECYCLE_COST")

    def _extra_turn(self) -> float:
        return AGENT_PLAYED - self._price("EXTRA_TURN_COST")

    def _capture(self, city: str, building: str) -> float:
        """A building taken by an agent, or paid for."""
        price = 0.0 if self.decision == "capture" else self._price("CAPTURE_COST")
        return self.building(BUILDING.number(building)) - price

    def _segment_for_part(self, number: str) -> float:
        return self._part(self.me["segments"], int(number) - 1)

    def _raid(self, city: str) -> float:
        return self.gain(self._spoils(CITY.number(city)))

    def _gain(self, spoil: str) -> float:
        return self.gain(SPOIL.number(spoil))

    def _act_as(self, agent: str) -> float:
        return self.ability(AGENT.number(agent), CITY.number(self.view["resolution"]["city"]))

    def _resolve(self, city: str) -> float:
        """Which stack to turn when all my agents are out: what my own agents there can do."""
        number = CITY.number(city)
        own = [entry["agent"] for entry in self.view["stacks"][city] if entry["owner"] == self.seat]
        spoils = self.gain(self._spoils(number)) * len(own)
        return spoils + sum(self.ability(AGENT.number(name), number) for name in own if name is not None)

    def _ability_first(self) -> float:
        """Only to make room for the spoils, or for better ones, with a part the ability can bring."""
        resolution = self.view["resolution"]
        spoil = self._spoils(CITY.number(resolution["city"]))
        if spoil == Spoil.CODEX:
            wanted = Bonus.CODEX
        elif spoil == Spoil.SCIENTIST and self.me["scientists"] == self.me["cells"]:
            wanted = Bonus.CELL
        else:
            return 0.0
        agent = resolution["agents"][resolution["acting"]]["agent"]
        brings_part = agent == "gunner" or self.me["machine"] in ("zeppelin", "airship", "spider")
        nearly = any(
            not segment["built"]
            and _missing(segment) == 1
            and int(self.tables["SEGMENT_BONUS"][self.machine, place]) == wanted
            for place, segment in enumerate(self.me["segments"])
        )
        return 1.0 if brings_part and nearly else 0.0

    VERBS: ClassVar[dict[str, Callable[..., float]]] = {
        "machine": lambda self, machine: -float(MACHINES.index(machine)),
        "place": _place,
        "take": _take,
        "recycle": _recycle,
        "insert": _insert,
        "resolve": _resolve,
        "spoils-first": lambda self: 0.5,
        "ability-first": _ability_first,
        "segment": _segment_for_part,
        "capture": _capture,
        "claim": lambda self, city: self.claim(CITY.number(city)),
        "act-as": _act_as,
        "raid": _raid,
        "again": lambda self: 0.5,
        "gain": _gain,
        "extra-turn": _extra_turn,
        "end-turn": lambda self: 0.0,
        "decline": lambda self: 0.0,
    }

    # ── Where the game stands ──────────────────────────────────────────────

    def _share_of_game_left(self) -> float:
        if self.view["trigger"] is not None:
            return 0.0
        built = max(sum(part["built"] for part in player["segments"]) for player in self.view["players"])
        level = self.view["level"] / self.view["last_level"]
        return float(1 - max(built / SEGMENTS, level**2))

    def _last_turn(self) -> bool:
        """No turn of mine comes after this one."""
        left = self.view["final_turns_left"]
        if left is None:
            return bool(self.view["final_resolution"])
        return not 0 < (self.seat - self.view["active"]) % self.view["seats"] < left

    def _price(self, cost: str) -> float:
        """What the scientists for a special action would have been worth later."""
        return 0.0 if self._last_turn() else float(self.tables[cost] * HELD_SCIENTIST)

    def _agent_in_question(self) -> int:
        name = self.me["hand"] or self.me["pile"][0]
        return AGENT.number(name)

    # ── Spoils ─────────────────────────────────────────────────────────────

    def _spoils(self, city: int) -> int:
        return int(self.tables["CITY_SPOILS"][city])

    def gain(self, spoil: int, count: int = 1) -> float:
        """What one or two of a kind bring."""
        if (spoil, count) not in self._gains:
            self._gains[spoil, count] = self._weigh_gain(spoil, count)
        return self._gains[spoil, count]

    def _weigh_gain(self, spoil: int, count: int) -> float:
        me = self.me
        if spoil in (Spoil.BOLT, Spoil.PLATE):
            return self._parts("bolts" if spoil == Spoil.BOLT else "plates", count)
        if spoil == Spoil.FIREPOWER:
            behind = me["firepower"] < self.view["level"] + AHEAD
            step = (FIREPOWER if behind else SPARE_FIREPOWER) * min(1.0, 2 * self.time)
            return count * (step + self._towards(Requirement.FIREPOWER))
        if spoil == Spoil.SCIENTIST:
            room = min(count, me["cells"] - me["scientists"], self.view["scientist_pool"])
            worth = 0.0 if self._last_turn() else SCIENTIST
            return float(room * (worth + self._towards(Requirement.SCIENTISTS)))
        if spoil == Spoil.CODEX:
            tokens = me["codex"]["ones"] + me["codex"]["twos"]
            room = min(count, self.tables["LIBRARY_SIZE"] - tokens)
            choice = 0.0 if me["free_choice"] else FREE_CHOICE * min(1.0, 2 * self.time)
            return float(room * (me["codex"]["level"] + choice + self._towards(Requirement.CODEX)))
        if spoil == Spoil.CODEX_FLIP:
            return 1.0
        return float(count * self.tables["MAYHEM_POINTS"])

    def _parts(self, kind: str, count: int) -> float:
        """Parts laid one after the other where each is best."""
        segments = [dict(segment) for segment in self.me["segments"]]
        total = 0.0
        for _ in range(count):
            free = [place for place in range(len(segments)) if self._takes(segments[place], kind)]
            if not free:
                break
            best = max(free, key=lambda place: self._part(segments, place))
            total += self._part(segments, best)
            segments[best][kind] += 1
            segments[best]["built"] = _missing(segments[best]) == 0
        return total

    def _takes(self, segment: dict[str, Any], kind: str) -> bool:
        return bool(not segment["built"] and segment[kind] < segment[f"{kind}_needed"])

    def _part(self, segments: list[dict[str, Any]], place: int) -> float:
        """A fair share of the segment for each part still missing; late, only the last one counts."""
        missing = _missing(segments[place])
        share = self._segment(place) / missing + self.haste
        return share if missing == 1 else share * min(1.0, 0.3 + 2 * self.time)

    def _segment(self, place: int) -> float:
        """What a built segment brings from now on."""
        bonus = int(self.tables["SEGMENT_BONUS"][self.machine, place])
        amount = int(self.tables["SEGMENT_AMOUNT"][self.machine, place])
        engineers = self.time * TURNS / AGENTS
        worth = SEGMENT
        if bonus == Bonus.POINTS:
            worth += amount
        elif bonus == Bonus.POWER_1:
            worth += FIRST_POWER * engineers
        elif bonus == Bonus.POWER_2:
            worth += self.tables["MAYHEM_POINTS"] * engineers
        elif bonus == Bonus.CODEX:
            worth += CODEX_LEVEL * self.time
        elif bonus == Bonus.CELL:
            worth += CELL * self.time
        elif bonus == Bonus.FIREPOWER:
            worth += amount * self.gain(Spoil.FIREPOWER)
        icon = int(self.tables["SEGMENT_ICON"][self.machine, place])
        worth += self._towards(Requirement.SEGMENTS) + self._towards(Requirement.ICON, icon)
        return float(worth + self._towards(Requirement.ICONS))

    # ── Missions ───────────────────────────────────────────────────────────

    def _read_mission(self, number: int) -> Target:
        kind, of, count, reward = (
            int(self.tables[f"MISSION_{name}"][number]) for name in ("KIND", "TYPE", "COUNT", "REWARD")
        )
        have = self.view["players"][self.seat]["progress"][MISSION.name(number)]
        return Target(kind, of, count - have, reward)

    def _towards(self, kind: int, of: int = -1) -> float:
        """A step towards the missions on the board that count this."""
        return sum(
            MISSION_STEP * mission.reward / mission.short
            for mission in self.missions.values()
            if mission.short > 0 and mission.kind == kind and mission.of == of
        )

    # ── Captures ───────────────────────────────────────────────────────────

    def building(self, building: int) -> float:
        worth = self.haste + self.tables["BUILDING_POINTS"]
        worth += self.gain(int(self.tables["BUILDING_SPOILS"][building]))
        worth += self._towards(Requirement.BUILDINGS) + self._towards(Requirement.BUILDING_TYPE, building)
        return float(worth + self._towards(Requirement.BUILDING_TYPES))

    def best_building(self, city: int) -> float:
        standing = self.view["buildings"][CITY.name(city)]
        left = [BUILDING.number(name) for name, captor in standing.items() if captor is None]
        return max((self.building(building) for building in left), default=0.0)

    # ── Agents ─────────────────────────────────────────────────────────────

    def placing(self, agent: int, city: int, beneath: bool = False) -> float:
        """An agent on top of a city's stack, or beneath its top."""
        stack = self.view["stacks"][CITY.name(city)]
        completes = len(stack) + 1 >= self.view["stack_limit"]
        below = stack[: len(stack) - beneath]
        spoils = self.gain(self._spoils(city))
        ability = self.ability(agent, city)
        if agent == Agent.SABOTEUR:
            ability = self._denied(stack, completes, beneath)
        elif below:
            ability *= 1 - self._saboteur_chance(below[-1])
        return (spoils + ability) * (1.0 if completes else WAITING)

    def ability(self, agent: int, city: int) -> float:
        """What an agent can do in a city, beside taking its spoils."""
        spoil = self._spoils(city)
        if agent == Agent.NUMBER_2:
            return self.gain(spoil, 2) - self.gain(spoil)
        if agent == Agent.HENCHMAN:
            return self.claim(city)
        if agent == Agent.GUNNER:
            firepower = self.me["firepower"] + (spoil == Spoil.FIREPOWER)
            return self.best_building(city) if firepower >= self.view["level"] else 0.0
        if agent == Agent.SABOTEUR:
            return DENIED
        return self._engineer(city)

    def claim(self, city: int) -> float:
        mission = self.missions.get(CITY.name(city))
        return 0.0 if mission is None or mission.short > 0 else float(mission.reward)

    def _denied(self, stack: list[dict[str, Any]], completes: bool, beneath: bool) -> float:
        """A Saboteur is worth something only with a rival's agent to come after it."""
        if beneath:
            return DENIED if stack[-1]["owner"] != self.seat else 0.0
        return 0.0 if completes else DENIED

    def _saboteur_chance(self, entry: dict[str, Any]) -> float:
        """How likely the agent beneath mine blocks it."""
        owner = entry["owner"]
        if owner == self.seat:
            return 0.0
        if entry["agent"] is not None:
            return float(entry["agent"] == "saboteur")
        rival = self.view["players"][owner]
        if "saboteur" in rival["discard"]:
            return 0.0
        return 1 / (AGENTS - len(rival["discard"]))

    def _engineer(self, city: int) -> float:
        """The powers of my machine, as far as they are unlocked."""
        worth = 0.0
        for which, live in enumerate((True, *self.me["bonus_powers"])):
            if live:
                verb, first, second = self.tables["POWERS"][self.machine, which].tolist()
                worth += self._power(verb, first, second, city)
        return worth

    def _power(self, verb: int, first: int, second: int, city: int) -> float:
        if verb == Power.ACT_AS_NUMBER_2:
            return self.ability(Agent.NUMBER_2, city)
        if verb == Power.ACT_AS_ANY:
            base = self.ability(Agent.NUMBER_2, city)
            return max(base, self.ability(Agent.GUNNER, city), self.claim(city)) - base
        if verb == Power.RAID or verb == Power.RAID_AGAIN:
            return max((self.gain(self._spoils(other)) for other in self._raids(city)), default=0.0)
        if verb == Power.CAPTURE:
            return self.ability(Agent.GUNNER, city)
        if verb == Power.BUILDING_SPOILS_AGAIN:
            return 1.0 if self.ability(Agent.GUNNER, city) else 0.0
        if verb == Power.GAIN:
            return max(self.gain(spoil) for spoil in (first, second) if spoil >= 0)
        if verb == Power.CLAIM_ANY:
            return max(self.claim(other) for other in City)
        if verb == Power.INSERT:
            alone = any(len(stack) == 1 for stack in self.view["stacks"].values())
            return AGENT_PLAYED if alone and len(self.me["pile"]) > 1 else 0.0
        return 0.5 * self.gain(first)  # beneath an own agent

    def _raids(self, city: int) -> list[int]:
        return [
            CITY.number(name)
            for name, stack in self.view["stacks"].items()
            if CITY.number(name) != city and any(entry["owner"] == self.seat for entry in stack)
        ]


def _missing(segment: dict[str, Any]) -> int:
    return int(segment["bolts_needed"] - segment["bolts"] + segment["plates_needed"] - segment["plates"])
