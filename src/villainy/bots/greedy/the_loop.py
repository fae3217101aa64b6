"""The LOOP, greedily: try the turn's actions out in thought, and play the best sequence found.

The bot follows the most promising sequences of actions, with all choices of the cards, and values where they
lead: missions, what the next throw of rifts may break, clones, energy. As nothing is hidden but what comes
next, a plan holds until something is drawn or thrown; then the bot thinks again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from math import comb
from random import Random
from typing import Any, ClassVar, NamedTuple

from villainy.bots import Table
from villainy.engine.names import Vocabulary
from villainy.games.the_loop.state import (
    CENTRIFUGE_CUBES,
    DIMENSIONS,
    ENOUGH,
    EPOCHS,
    KINDS,
    MOST_RIFTS,
    NO_ROW,
    Agent,
    Card,
    Carry,
    Column,
    Condition,
    Cost,
    Epoch,
    Kind,
    Loop,
    Machine,
    Mission,
    Spot,
    Step,
    Timing,
    Trigger,
    Where,
    Who,
    Zone,
)

AGENT = Vocabulary.of_enum(Agent)
CARD = Vocabulary.of_enum(Card)
EPOCH = Vocabulary.of_enum(Epoch)
KIND = Vocabulary.of_enum(Kind)
LOOP = Vocabulary.of_enum(Loop)
MACHINE = Vocabulary.of_enum(Machine)
MISSION = Vocabulary.of_enum(Mission)
NAMES = {"agent": AGENT, "card": CARD, "clone": KIND, "epoch": EPOCH, "machine": MACHINE}
NONE = -1
# What was chosen before for the step that asks: the field of a choice, and where the view tells it.
OF_STEP = (("spot", "spot", EPOCH), ("clone", "clone", KIND))
SECOND_OF_SWAP = (("spot", "held_at", EPOCH), ("clone", "held", KIND), ("goal", "spot", EPOCH))

# Values in archived missions; found by letting this bot play many games.
VICTORY = 100.0
DEFEAT = 4.0
ARCHIVED = 1.3
FINISHED = 0.9  # a mission that only waits to be archived, less for every step to it
STEP_AWAY = 0.05
PROGRESS = 0.7  # a mission all but finished
VORTEX = 0.6  # and what is lost with it
RIFTS = (0.0, 0.03, 0.1, 0.22)  # at one epoch, beside what the next throw may do
CLONE = 0.07
WAY_HOME = 0.012  # of a clone, for each epoch it has to go
SUPA = 0.6
CENTRIFUGE = 0.5
MACHINERY = 0.25
ENERGY = (0.0, 0.05, 0.085, 0.11, 0.13, 0.14)  # at one epoch
AGENT_HERE = 0.02  # an epoch with energy where an agent stands
TAKEN = 0.04  # for each point of the card to be taken
DRAWN = 0.1  # a card nobody knows yet
KEPT = 0.07  # a ready card or power, while there is still something to be done with it
LOOPED = 0.5  # the same for a card that a LOOP can make ready
AGENTS = ("time-prowler", "robofinisher-404", "cztwyzzek", "v-girl", "mr-time")  # the best first
POINTS = {  # of the steps of a card, for those to be taken or thrown away
    **dict.fromkeys((Step.ENERGY, Step.ENERGY_TO_RIFTS, Step.RIFT), 1.1),
    **dict.fromkeys((Step.PUSH, Step.PULL, Step.SWAP, Step.GAIN), 0.9),
    **dict.fromkeys((Step.MOVE, Step.AGENT_MOVE, Step.DRAW), 0.6),
    **dict.fromkeys((Step.DISCARD, Step.DESTROY), -0.3),
    **dict.fromkeys((Step.APPLY, Step.APPLY_BY), 1.4),
}
COUNTED = (Step.ENERGY, Step.RIFT, Step.PUSH, Step.PULL, Step.DRAW)
BEAM = 12  # sequences that are thought on
FEW = 5  # answers to one question of a card that are
DEEP = 14  # actions in a turn, at most


def make(seed: int) -> LoopBot:
    return LoopBot(seed)


class Position(NamedTuple):
    """What a turn can change, by epoch where it lies there; the hand is the active agent's."""

    pawns: tuple[int, ...]
    rifts: tuple[int, ...]
    green: tuple[int, ...]
    blue: tuple[int, ...]
    clones: tuple[int, ...]  # epoch * KINDS + kind of each, sorted
    cubes: tuple[int, ...]  # on the mission there: how many, or as bits
    strain: tuple[int, ...]  # on the centrifuge there
    wear: tuple[int, ...]  # by machine
    ready: tuple[int, ...]
    spent: tuple[int, ...]
    loops: int
    charged: bool
    power: bool  # may still be used
    scored: int  # missions that had their one cube of this turn, as bits
    drawn: int  # cards off the pile
    luck: float  # what may come of things nobody knows


class Scope(NamedTuple):
    """Of a running effect: who acts, and the epochs that its later steps may speak of."""

    actor: int
    grid: bool  # whether there was energy everywhere when the action began
    sent: int = NONE
    origin: int = NONE
    there: int = NONE


class Choice(NamedTuple):
    """What was chosen for a step."""

    spot: int = NONE
    clone: int = NONE
    goal: int = NONE
    other: int = NONE  # a pawn, or of a swap the second clone
    card: int = NONE


class Tile(NamedTuple):
    """A visible mission."""

    place: int
    mission: int
    trigger: int
    spot: int
    needed: int


Outcome = tuple[Position, Scope, Choice]
Path = tuple[tuple[str, Position], ...]  # actions, each with where it leads
Node = tuple[Position, Path]
Line = list[int]  # of a program
FREE = Choice()


class LoopBot:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._plan: Path = ()  # what is still to be done
        self._goal: Position | None = None  # where the action that is under way leads

    def choose(self, table: Table) -> int:
        judgement = Judgement(table)
        if table.decision != "act":
            worths = judgement.worths(self._goal)
            text = max(table.texts, key=lambda text: (round(worths[text], 6), self._random.random()))
        else:
            if judgement.now != self._goal or not self._plan or self._plan[0][0] not in table.texts:
                self._plan = judgement.best_turn()
            (text, self._goal), *rest = self._plan
            self._plan = tuple(rest)
        return table.legal[table.texts.index(text)]


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def including(values: tuple[int, ...], *more: int) -> tuple[int, ...]:
    return tuple(sorted((*values, *more)))


def sides(place: int) -> tuple[int, int]:
    return (place - 1) % EPOCHS, (place + 1) % EPOCHS


def apart(one: int, other: int) -> int:
    """How many steps lie between two epochs."""
    return min((one - other) % EPOCHS, (other - one) % EPOCHS)


@cache
def overflow(cubes: int, space: int, share: float) -> float:
    """How likely more than `space` of so many cubes come out of a chute that takes this share of them."""
    return float(
        sum(comb(cubes, k) * share**k * (1 - share) ** (cubes - k) for k in range(space + 1, cubes + 1))
    )


@cache
def nuisance(clone: int) -> float:
    place, kind = divmod(clone, KINDS)
    return (CLONE if kind < EPOCHS else SUPA) + WAY_HOME * apart(place, kind % EPOCHS)


def number_of(vocabulary: Vocabulary, name: str | None) -> int:
    return NONE if name is None else vocabulary.number(name)


class Judgement:
    """The team's opinion of what one seat may do at one moment."""

    def __init__(self, table: Table) -> None:
        view = self.view = table.view
        tables = self.tables = table.components
        self.texts = table.texts
        self.decision: dict[str, Any] = view["decision"] or {}
        self.program: list[Line] = tables["PROGRAM"].tolist()
        self.dimension: list[int] = tables["CARD_DIMENSION"].tolist()
        self.slots: list[int] = tables["MACHINE_SLOTS"].tolist()
        weights = tables["CHUTE_WEIGHTS"]
        self.chutes: list[float] = (weights / weights.sum()).tolist()  # of the epoch before, faced and after
        epochs, agents = list(view["epochs"].values()), view["agents"]
        self.active: int = view["active"]
        self.agents = [agent["agent"] for agent in agents]
        self.hands = [[CARD.number(card) for card in agent["ready"]] for agent in agents]
        self.foo = number_of(EPOCH, view["foo"])
        self.vortex = [epoch["vortex"] for epoch in epochs]
        shown = [(place, epoch["tile"]) for place, epoch in enumerate(epochs) if epoch["tile"]]
        self.tiles = [self.tile(place, tile) for place, tile in shown if tile["mission"]]
        spun = [epoch["centrifuge"] or {"loop": None, "cubes": 0} for epoch in epochs]
        self.centrifuges = [number_of(LOOP, centrifuge["loop"]) for centrifuge in spun]
        self.available = [[CARD.number(card) for card in epoch["cards"]] for epoch in epochs]
        self.offer = [max(map(self.rating, cards), default=0.0) for cards in self.available]
        worn = {machine["machine"]: machine["cubes"] for epoch in epochs for machine in epoch["machines"]}
        self.machines = [MACHINE.number(name) for name in worn]
        me = agents[self.active]
        self.agent = number_of(AGENT, me["agent"])
        self.top = [CARD.number(card) for card in view["piles"][me["seat"]]["top"]]
        kinds = [(place, KIND.number(kind)) for place, epoch in enumerate(epochs) for kind in epoch["clones"]]
        slots = [epoch["tile"] and epoch["tile"].get("slots") for epoch in epochs]
        cubes = [epoch["tile"].get("cubes", 0) if epoch["tile"] else 0 for epoch in epochs]
        self.now = Position(
            pawns=tuple(number_of(EPOCH, agent["epoch"]) for agent in agents),
            rifts=tuple(epoch["rifts"] for epoch in epochs),
            green=tuple(epoch["green"] for epoch in epochs),
            blue=tuple(epoch["blue"] for epoch in epochs),
            clones=including((), *(place * KINDS + kind for place, kind in kinds)),
            cubes=tuple(
                count if filled is None else sum(1 << EPOCH.number(slot) for slot in filled)
                for count, filled in zip(cubes, slots)
            ),
            strain=tuple(centrifuge["cubes"] for centrifuge in spun),
            wear=tuple(worn.get(name, 0) for name in MACHINE),
            ready=tuple(self.hands[self.active]),
            spent=tuple(CARD.number(card) for card in me["spent"]),
            loops=view["loops"],
            charged=me["charged"],
            power=not view["jammed"] and view["power_used"] < tables["POWER_LIMIT"][self.agent],
            scored=sum(1 << MISSION.number(name) for name in view["scored"]),
            drawn=0,
            luck=0.0,
        )
        # Where Dr Foo may go next, each as likely as the others.
        ways = [EPOCH.number(name) for name in view["foo_deck"]] or list(range(EPOCHS))
        self.ways = [(self.foo + 1) % EPOCHS] if view["mode"] == "ultramachina" else ways
        self.throws = [[way for way in self.ways if apart(way, place) < 2] for place in range(EPOCHS)]
        self._values: dict[Position, float] = {}
        self._promises: dict[Position, float] = {}

    def tile(self, place: int, entry: dict[str, Any]) -> Tile:
        mission = MISSION.number(entry["mission"])
        trigger, spot = (int(self.tables[f"MISSION_{what}"][mission]) for what in ("TRIGGER", "SPOT"))
        return Tile(place, mission, trigger, spot, entry["needed"])

    def rating(self, card: int) -> float:
        """A card by the steps it names; one that can be looped is worth more."""
        row, points = int(self.tables["CARD_PROGRAM"][card]), 0.5 * (self.dimension[card] < DIMENSIONS)
        while (step := Step(self.program[row][Column.STEP])) != Step.END:
            often = min(self.program[row][Column.MOST], MOST_RIFTS) if step in COUNTED else 1
            points += POINTS.get(step, 0.0) * often
            row += 1
        return points

    # ── Looking ahead ──────────────────────────────────────────────────────

    def best_turn(self) -> Path:
        """The actions of the best turn that was found; `stop` at its end."""
        best: Node = self.now, ()
        roots = [(after, ((text, after),)) for text, after in self.successors(self.now) if text in self.texts]
        for node in self.ahead(roots):
            if self.value(node[0]) > self.value(best[0]) + 1e-6:
                best = node
        return (*best[1], ("stop", best[0]))

    def worths(self, planned: Position | None) -> dict[str, float]:
        """What every answer is worth; one that leads where the plan does, most."""
        found: dict[str, float] = {}
        roots: list[Node] = []
        for text in self.texts:
            result = self.answer(text)
            if isinstance(result, float):
                found[text] = result
            else:
                found[text] = VICTORY if planned in result else -VICTORY
                roots += [(after, ((text, after),)) for after in result]
        if VICTORY not in found.values():
            for now, path in self.ahead(roots):
                found[path[0][0]] = max(found[path[0][0]], self.value(now))
        return found

    def ahead(self, nodes: Sequence[Node]) -> Iterator[Node]:
        """Everything seen in going on from the few most promising positions, again and again."""
        for _ in range(DEEP):
            yield from nodes
            best: dict[Position, Path] = {}
            for now, path in sorted(nodes, key=lambda node: -self.promise(node[0])):
                best.setdefault(now, path)
                if len(best) == BEAM:
                    break
            nodes = [
                (after, (*path, (text, after)))
                for now, path in best.items()
                for text, after in self.successors(now)
            ]

    def promise(self, now: Position) -> float:
        """The value, and what can still be made of ready cards, power and battery, and of a LOOP."""
        if now not in self._promises:
            here = now.pawns[self.active]
            cards = float(len(now.ready) + now.power + now.charged)
            if now.green[here] + now.blue[here] > now.loops:
                back = [self.dimension[card] for card in now.spent]
                cards += LOOPED * max(map(back.count, range(DIMENSIONS)))
            self._promises[now] = self.value(now) + KEPT * cards
        return self._promises[now]

    # ── The value of a position ────────────────────────────────────────────

    def value(self, now: Position) -> float:
        if now not in self._values:
            self._values[now] = (
                now.luck + self.missions(now) - self.danger(now) - self.foes(now) + self.supplies(now)
            )
        return self._values[now]

    def missions(self, now: Position) -> float:
        """How far they are; one that is finished is archived where the active agent stands."""
        worth, archived = 0.0, len(self.view["archived"])
        for place, _, _, spot, needed in self.tiles:
            count = now.cubes[place].bit_count() if spot == Spot.EACH else now.cubes[place]
            if count < needed:
                worth += PROGRESS * count / needed
            elif place == now.pawns[self.active]:
                worth += ARCHIVED
                archived += 1
            else:
                worth += FINISHED - STEP_AWAY * min(apart(place, pawn) for pawn in now.pawns)
        more = any(clone % KINDS >= EPOCHS for clone in now.clones) or any(
            loop != NONE and strain < CENTRIFUGE_CUBES for loop, strain in zip(self.centrifuges, now.strain)
        )  # for victory some modes ask for more than missions
        return worth + VICTORY * (archived >= ENOUGH and not more)

    def danger(self, now: Position) -> float:
        """What rifts may break: by its chances at the next throw, and roughly later."""
        last = self.view["vortexes_left"] == 0
        thrown = [2] * EPOCHS
        for clone in now.clones:
            thrown[clone // KINDS] += 1
        danger, chance = 0.0, 1 / len(self.ways)
        for place in range(EPOCHS):
            rifts, fatal = now.rifts[place], last or self.vortex[place]
            danger += RIFTS[rifts] * (1.5 if fatal else 1.0)
            cost = chance * (DEFEAT if fatal else VORTEX)
            for way in self.throws[place]:
                if thrown[way] > MOST_RIFTS - rifts:
                    share = self.chutes[(place - way + 1) % EPOCHS]
                    danger += cost * overflow(thrown[way], MOST_RIFTS - rifts, share)
        if self.view["mega"] and self.vortex[now.pawns[self.active]]:
            danger += VICTORY / 2  # nobody may stay there
        return danger

    def foes(self, now: Position) -> float:
        """Clones, the further from their end the worse, centrifuges and Ultramachina."""
        cost = sum(map(nuisance, now.clones))
        for loop, strain in zip(self.centrifuges, now.strain):
            if loop != NONE and strain < CENTRIFUGE_CUBES:
                cost += CENTRIFUGE * (1 - 0.2 * strain)
        for machine in self.machines:
            if now.wear[machine] < self.slots[machine]:
                cost += MACHINERY * (1 - 0.6 * now.wear[machine] / self.slots[machine])
        return cost

    def supplies(self, now: Position) -> float:
        """Energy, best where an agent stands, and the card that the active agent can take."""
        worth = TAKEN * self.offer[now.pawns[self.active]]
        for place in range(EPOCHS):
            energy = min(now.green[place] + 2 * now.blue[place], len(ENERGY) - 1)
            worth += ENERGY[energy] + AGENT_HERE * (energy > 0 and place in now.pawns)
        return worth

    # ── Actions ────────────────────────────────────────────────────────────

    def successors(self, now: Position) -> Iterator[tuple[str, Position]]:
        """Every action with all that may come of it."""
        for text, after in self.actions(now):
            yield text, self.pincers(after)

    def actions(self, now: Position) -> Iterator[tuple[str, Position]]:
        here = now.pawns[self.active]
        energy = now.green[here] + now.blue[here]
        scope = self.scope(self.active, now)
        for goal in sides(here):
            moved = now._replace(pawns=put(now.pawns, self.active, goal))
            if now.charged:
                yield f"free-move {EPOCH.name(goal)}", moved._replace(charged=False)
            elif energy:
                yield f"move {EPOCH.name(goal)}", self.pay(moved, here, 1)
        bound = self.centrifuges[here] if now.strain[here] < CENTRIFUGE_CUBES else NONE
        for card in now.ready:
            if bound in (NONE, self.dimension[card]):
                used = now._replace(ready=without(now.ready, card), spent=including(now.spent, card))
                for after in self.run(used, int(self.tables["CARD_PROGRAM"][card]), scope):
                    yield f"use {CARD.name(card)}", after
        for loop in range(DIMENSIONS) if energy > now.loops else ():
            if bound in (NONE, loop) and any(self.dimension[card] == loop for card in now.ready + now.spent):
                after = self.looped(now, loop, here)
                if (after.ready, after.cubes, after.strain) != (now.ready, now.cubes, now.strain):
                    yield f"loop {LOOP.name(loop)}", after
        if now.power:
            yield from (("power", after) for after in self.powers(now, scope))
        pure = not now.rifts[here] and all(clone // KINDS != here for clone in now.clones)
        for tile in self.tiles:
            if tile.trigger == Trigger.PURITY and pure and not now.cubes[tile.place] >> here & 1:
                yield from (("claim", after) for after in self.score(now, tile, 1 << here))

    def scope(self, actor: int, now: Position) -> Scope:
        return Scope(actor, all(map(max, now.green, now.blue)))

    def pay(self, now: Position, place: int, cost: int) -> Position:
        """Blue energy pays first and stays."""
        green = max(0, cost - now.blue[place])
        return now._replace(green=put(now.green, place, now.green[place] - green))

    def looped(self, now: Position, loop: int, here: int) -> Position:
        back = [card for card in now.spent if self.dimension[card] == loop]
        strain = min(now.strain[here] + 1, CENTRIFUGE_CUBES) if self.centrifuges[here] != NONE else 0
        return self.happened(self.pay(now, here, now.loops + 1), Trigger.LOOP, here)._replace(
            ready=including(now.ready, *back),
            spent=tuple(card for card in now.spent if card not in back),
            loops=now.loops + 1,
            strain=put(now.strain, here, strain),
        )

    def powers(self, now: Position, scope: Scope) -> list[Position]:
        row = int(self.tables["POWER_PROGRAM"][self.agent])
        used = now._replace(power=False)
        if self.tables["POWER_TIMING"][self.agent] != Timing.ACTION:
            return []
        if self.tables["POWER_COST"][self.agent] == Cost.DISCARD_READY:
            if not now.ready or self.view["destroyed_top"] is None:
                return []
            used = used._replace(ready=without(now.ready, min(now.ready, key=self.rating)))
        return self.run(used, row, scope)

    def score(self, now: Position, tile: Tile, cube: int) -> list[Position]:
        """With the one cube a turn that some missions take, if they have not had it."""
        if now.scored >> tile.mission & 1:
            return []
        cubes = put(now.cubes, tile.place, now.cubes[tile.place] + cube)
        return [now._replace(cubes=cubes, scored=now.scored | 1 << tile.mission)]

    def pincers(self, now: Position) -> Position:
        """After an action a mission may count that agents stand on both sides of Dr Foo."""
        beside = sides(self.foo)
        for tile in self.tiles:
            if tile.trigger == Trigger.PINCER and now.cubes[tile.place] < tile.needed:
                if now.pawns[self.active] in beside and set(beside) <= set(now.pawns):
                    return (self.score(now, tile, 1) or [now])[0]
        return now

    # ── What missions count ────────────────────────────────────────────────

    def happened(self, now: Position, event: Trigger, place: int, times: int = 1) -> Position:
        cubes = now.cubes
        for tile, _, trigger, spot, needed in self.tiles:
            if trigger != event or (spot == Spot.FOO and place != self.foo):
                continue
            if spot == Spot.EACH:
                cubes = put(cubes, tile, cubes[tile] | 1 << place)
            elif spot != Spot.TILE or place == tile:
                cubes = put(cubes, tile, min(cubes[tile] + times, needed))
        return now if cubes is now.cubes else now._replace(cubes=cubes)

    def energize(self, now: Position, place: int, count: int, grid: bool) -> Position:
        if count <= 0:
            return now
        now = now._replace(green=put(now.green, place, now.green[place] + count))
        now = self.happened(now, Trigger.ENERGY, place, count)
        now = self.happened(now, Trigger.GRID, place, count) if grid else now
        for machine in self.machines:
            left = min(count, self.slots[machine] - now.wear[machine])
            if self.tables["MACHINE_EPOCH"][machine] == place and left:
                now = now._replace(wear=put(now.wear, machine, now.wear[machine] + left))
                count -= left
        return now

    def mend(self, now: Position, place: int, most: int) -> Position:
        count = min(most, now.rifts[place])
        if not count:
            return now
        now = now._replace(rifts=put(now.rifts, place, now.rifts[place] - count))
        return self.happened(now, Trigger.RIFT, place, count)

    def send(self, now: Position, clone: int, goal: int) -> Position:
        """A clone to another epoch, where it may die."""
        kind, left = clone % KINDS, without(now.clones, clone)
        if goal != kind % EPOCHS:
            return now._replace(clones=including(left, goal * KINDS + kind))
        now = self.happened(now._replace(clones=left), Trigger.CLONE, goal)
        if kind < EPOCHS:
            return now
        spawned = CLONE * (self.view["supas_lost"] + 1)
        return now._replace(blue=put(now.blue, goal, now.blue[goal] + 1), luck=now.luck - spawned)

    # ── Programs of cards and powers ───────────────────────────────────────

    def run(self, now: Position, row: int, scope: Scope) -> list[Position]:
        """Where a program may lead from a row on, with the best few answers to each question."""
        line = self.program[row]
        step, following = line[Column.STEP], line[Column.NEXT]
        if step == Step.END:
            return [now]
        if line[Column.SKIP] != NO_ROW:
            return self.run(now, line[Column.SKIP], scope) + self.do(now, row, scope)
        if step == Step.OR:
            return [after for branch in self.branches(row) for after in self.run(now, branch, scope)]
        if step == Step.IF and self.holds(now, line[Column.WHAT], scope):
            following = row + 1
        if step in (Step.JUMP, Step.IF, Step.EACH, Step.AGAIN, Step.PLAYER, Step.BRANCH):
            return self.run(now, following, scope)
        return self.do(now, row, scope)

    def do(self, now: Position, row: int, scope: Scope) -> list[Position]:
        repeats = self.program[row][Column.STEP] in (Step.PUSH, Step.PULL)
        return self.finish([(now, scope, FREE)], row, self.program[row][Column.MOST] if repeats else 1)

    def finish(self, outcomes: list[Outcome], row: int, often: int) -> list[Position]:
        """Do a step so many times more, then what comes after it."""
        line = self.program[row]
        for _ in range(min(often, FEW)):
            again = (new for now, scope, _ in outcomes for new in self.step(now, line, scope))
            outcomes = self.few(again) or outcomes
        return [
            end for after, scope, _ in self.few(outcomes) for end in self.run(after, line[Column.NEXT], scope)
        ]

    def few(self, outcomes: Iterable[Outcome]) -> list[Outcome]:
        different = {outcome[:2]: outcome for outcome in outcomes}
        return sorted(different.values(), key=lambda outcome: -self.promise(outcome[0]))[:FEW]

    def branches(self, row: int) -> list[int]:
        """The first rows of the alternatives of an `or`."""
        found, branch = [], row + 1
        while branch != NO_ROW:
            found.append(branch + 1)
            branch = self.program[branch][Column.NEXT]
        return found

    def holds(self, now: Position, condition: int, scope: Scope) -> bool:
        here = now.pawns[scope.actor]
        if condition == Condition.OTHER_HERE:
            return now.pawns.count(here) > 1
        return bool(self.vortex[here]) if condition == Condition.ON_VORTEX else here == self.foo

    def reach(self, now: Position, where: int, scope: Scope) -> list[list[int]]:
        """The epochs a step may speak of: one of these, or all of a set."""
        here = now.pawns[scope.actor]
        vortexes = [place for place in range(EPOCHS) if self.vortex[place]]
        if where >= Where.EACH_VORTEX:
            sets = {Where.EACH_VORTEX: vortexes, Where.EACH_AGENT: sorted(set(now.pawns))}
            return [sets.get(Where(where), list(range(EPOCHS)))]
        if where in (Where.ADJ, Where.NEAR):
            places = [*sides(here), here][: 2 + (where == Where.NEAR)]
        elif where == Where.OTHER:
            places = sorted({pawn for number, pawn in enumerate(now.pawns) if number != scope.actor})
        elif where in (Where.ANY, Where.VORTEX):
            places = vortexes if where == Where.VORTEX else list(range(EPOCHS))
        else:
            known = {Where.HERE: here, Where.PREV: sides(here)[0], Where.NEXT: sides(here)[1]}
            known |= {Where.FOO: self.foo, Where.ORIGIN: scope.origin, Where.SENT: scope.sent}
            places = [known.get(Where(where), scope.there)]
        return [[place] for place in places if place != NONE]

    # ── Their steps, done once ─────────────────────────────────────────────

    def step(self, now: Position, line: Line, scope: Scope) -> Iterable[Outcome]:
        deed = self.STEPS.get(Step(line[Column.STEP]))
        return deed(self, now, line, scope) if deed else [(now, scope, FREE)]

    def cubes(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        """Energy and rifts."""
        step, most = line[Column.STEP], line[Column.MOST]
        for places in self.reach(now, line[Column.WHERE], scope):
            after = now
            for place in places:
                if step == Step.RIFT:
                    after = self.mend(after, place, most)
                else:
                    missing = now.rifts[place] - now.green[place] - now.blue[place]
                    count = most if step == Step.ENERGY else missing
                    after = self.energize(after, place, count, scope.grid)
            spot = places[0] if len(places) == 1 else NONE
            yield after, scope._replace(there=spot), Choice(spot)

    def push(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        for (spot,) in self.reach(now, line[Column.WHERE], scope):
            for clone in {clone for clone in now.clones if clone // KINDS == spot}:
                for goal in sides(spot):
                    after = self.send(now, clone, goal)
                    yield after, scope._replace(sent=goal, there=goal), Choice(spot, clone % KINDS, goal)

    def pull(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        here = now.pawns[scope.actor]
        for clone in {clone for clone in now.clones if apart(clone // KINDS, here) == 1}:
            yield self.send(now, clone, here), scope, Choice(clone // KINDS, clone % KINDS)

    def move(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        """A pawn that is put somewhere, the own one or another."""
        if line[Column.WHAT] != Carry.NONE and line[Column.STEP] == Step.MOVE:
            yield from self.walk(now, line, scope, NONE, line[Column.MOST], False)
            return
        for pawn in self.movers(line, scope):
            if line[Column.WHERE] == Where.STEPS:
                strides = int(self.tables["STRIDES"][line[Column.LEAST], line[Column.MOST]])
                steps = [ahead for ahead in range(EPOCHS) if strides >> ahead & 1]
                goals = [(now.pawns[pawn] + ahead) % EPOCHS for ahead in steps]
            else:
                goals = [place for (place,) in self.reach(now, line[Column.WHERE], scope)]
            for goal in goals:
                yield self.moved(now, pawn, goal, scope)

    def movers(self, line: Line, scope: Scope) -> list[int]:
        if line[Column.STEP] == Step.MOVE:
            return [scope.actor]
        anybody = line[Column.WHO] == Who.AGENT
        return [pawn for pawn in range(len(self.agents)) if anybody or pawn != scope.actor]

    def moved(self, now: Position, pawn: int, goal: int, scope: Scope) -> Outcome:
        after = now._replace(pawns=put(now.pawns, pawn, goal))
        return after, scope._replace(there=goal), Choice(goal=goal, other=pawn)

    def walk(
        self, now: Position, line: Line, scope: Scope, carried: int, left: int, taken: bool
    ) -> Iterator[Outcome]:
        """Step by step, with a clone that is taken where one likes and left where it dies, or at the end."""
        here = now.pawns[scope.actor]
        if left <= line[Column.MOST] - line[Column.LEAST]:
            yield now, scope, FREE
        if left == 0:
            return
        if not taken and (line[Column.WHAT] == Carry.ANYWHERE or self.vortex[here]):
            for clone in {clone for clone in now.clones if clone // KINDS == here}:
                for after, then, _ in self.walk(now, line, scope, clone % KINDS, left, True):
                    yield after, then, Choice(clone=clone % KINDS)
        for goal in sides(here):
            after, then, choice = self.moved(now, scope.actor, goal, scope)
            still = NONE if carried % EPOCHS == goal else carried
            if carried != NONE:
                after = self.send(after, here * KINDS + carried, goal)
            for end, ends, _ in self.walk(after, line, then, still, left - 1, taken):
                yield end, ends, choice

    def swap(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        """In one go: two pawns, or two clones of which one dies by it."""
        here = now.pawns[scope.actor]
        for other, place in enumerate(now.pawns) if line[Column.WHO] == Who.SELF else ():
            if other != scope.actor:
                pawns = put(put(now.pawns, other, here), scope.actor, place)
                yield now._replace(pawns=pawns), scope, Choice(other=other)
        for one in set(now.clones) if line[Column.WHO] == Who.CLONE else ():
            for two in set(now.clones):
                start, goal = one // KINDS, two // KINDS
                if start != goal == one % KINDS % EPOCHS:
                    after = self.send(self.send(now, one, goal), two, start)
                    yield after, scope, Choice(start, one % KINDS, goal, two % KINDS)

    def draw(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        """Known cards are counted on, others hoped for."""
        for _ in range(line[Column.MOST]):
            card = self.top[now.drawn] if now.drawn < len(self.top) else NONE
            origin = NONE if card == NONE else int(self.tables["CARD_ORIGIN"][card])
            scope, now = scope._replace(origin=origin), now._replace(drawn=now.drawn + 1)
            if card == NONE:
                now = now._replace(luck=now.luck + DRAWN)
            else:
                now = now._replace(ready=including(now.ready, card))
        yield now, scope, FREE

    def discard(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        """A card of the hand goes, to the discard or for good."""
        if line[Column.STEP] == Step.DESTROY and line[Column.WHAT] != Zone.HAND:
            yield from self.hope(now, line, scope)
            return
        for card in {*now.ready, *now.spent}:
            ready = tuple(other for other in now.ready if other != card)
            spent = tuple(other for other in now.spent if other != card)
            origin = int(self.tables["CARD_ORIGIN"][card])
            yield now._replace(ready=ready, spent=spent), scope._replace(origin=origin), Choice(card=card)

    def hope(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        """A card comes that nobody knows yet."""
        yield now._replace(luck=now.luck + DRAWN), scope, FREE

    def gain(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        for (place,) in self.reach(now, line[Column.WHERE], scope):
            for card in self.available[place]:
                yield now._replace(luck=now.luck + TAKEN * self.rating(card)), scope, Choice(card=card)

    def apply(self, now: Position, line: Line, scope: Scope) -> Iterator[Outcome]:
        """A card that is not in hand, or one of a colleague's; none that applies a further one."""
        zone, top = line[Column.WHAT], self.view["destroyed_top"]
        if line[Column.STEP] == Step.APPLY_BY:
            hands = enumerate(self.hands)
            cards = [(card, pawn) for pawn, hand in hands if pawn != scope.actor for card in hand]
        elif zone == Zone.AVAILABLE:
            places = self.reach(now, line[Column.WHERE], scope)
            cards = [(card, scope.actor) for (place,) in places for card in self.available[place]]
        else:
            cards = [(CARD.number(top), scope.actor)] if zone == Zone.DESTROYED_TOP and top else []
        for card, actor in cards:
            row = int(self.tables["CARD_PROGRAM"][card])
            if self.program[row][Column.STEP] not in (Step.APPLY, Step.APPLY_BY, Step.MAKE_AVAILABLE):
                for after in self.run(now, row, Scope(actor, scope.grid)):
                    yield after, scope, Choice(other=actor, card=card)

    STEPS: ClassVar[dict[Step, Callable[..., Iterable[Outcome]]]] = {
        **dict.fromkeys((Step.ENERGY, Step.ENERGY_TO_RIFTS, Step.RIFT), cubes),
        **dict.fromkeys((Step.MOVE, Step.AGENT_MOVE), move),
        **dict.fromkeys((Step.DISCARD, Step.DESTROY), discard),
        **dict.fromkeys((Step.APPLY, Step.APPLY_BY), apply),
        Step.PUSH: push,
        Step.PULL: pull,
        Step.HOLD: swap,  # what it holds is swapped at once
        Step.DRAW: draw,
        Step.MAKE_AVAILABLE: hope,
        Step.GAIN: gain,
    }

    # ── Answers: where they lead, or what they are worth ───────────────────

    def answer(self, text: str) -> float | list[Position]:
        """The positions after a step of a card that was answered so, and all that follows in it."""
        verb, *names = text.split()
        kind, now = self.decision["kind"], self.now
        if "row" not in self.decision:
            return self.worth(kind, verb, NAMES[verb].number(names[0]) if names else NONE)
        row, scope = self.decision["row"], self.scope(self.agents.index(self.decision["agent"]), now)
        if verb == "branch":
            return self.run(now, self.branches(row)[int(names[0]) - 1], scope)
        if verb == "accept":
            return self.do(now, row, scope)
        if verb == "stop" and kind != "carry":
            return self.run(now, self.program[row][Column.SKIP], scope)
        if not names:  # of a clone that is carried: here the walk ends, or goes on without it
            return [now] if verb == "stop" else []
        fits = self.chosen(kind, row, scope, verb, NAMES[verb].number(names[0]))
        left = self.program[row][Column.MOST] - self.decision["done"] - 1
        return self.finish(fits, row, left if self.decision["step"] in ("push", "pull") else 0)

    def chosen(self, kind: str, row: int, scope: Scope, verb: str, number: int) -> list[Outcome]:
        """What the step that asks may lead to with this choice, as far as it can be told."""
        now, line = self.now, self.program[row]
        swapping = self.decision["step"] == "swap"
        number = self.agents.index(AGENT.name(number)) if verb == "agent" else number
        made = {
            name: number_of(vocabulary, self.decision[word])
            for name, word, vocabulary in (SECOND_OF_SWAP if swapping else OF_STEP)
        }
        if kind == "move-to":
            other = self.decision["other"]
            pawns = [self.agents.index(other)] if other else self.movers(line, scope)
            return [self.moved(now, pawn, number, scope) for pawn in pawns]
        if kind == "carry":
            taken = made["clone"] != NONE or not any(text.startswith("clone") for text in self.texts)
            left = line[Column.MOST] - self.decision["done"]
            outcomes: Iterable[Outcome] = self.walk(now, line, scope, made.pop("clone"), left, taken)
        else:
            outcomes = self.step(now, self.program[row - swapping], scope)
        # An epoch is where something goes, but for the first that is picked; a clone the one that goes there.
        field = {"epoch": "goal", "agent": "other"}.get(verb, verb)
        if kind == "pick-epoch" and not swapping:
            field = "spot"
        elif kind == "pick-clone" and swapping:
            field = "other"
        made[field] = number
        return [
            outcome
            for outcome in outcomes
            if all(value in (NONE, getattr(outcome[2], name)) for name, value in made.items())
        ]

    def worth(self, kind: str, verb: str, number: int) -> float:
        """Of answers that no card's step asks for."""
        if kind == "choose-agent":
            return -float(AGENTS.index(AGENT.name(number)))
        if kind == "assign-card":  # to who can loop it with others
            dimension = self.dimension[CARD.number(self.view["shown"][0])]
            hand = self.hands[self.agents.index(AGENT.name(number))]
            return float(sum(self.dimension[card] == dimension for card in hand))
        if kind == "damage-machine":
            return float(self.now.wear[number] - self.slots[number])
        if verb == "card":
            return self.rating(number) * (-1 if kind == "pay-card" else 1)
        if kind == "cancel-rift" and verb == "epoch":
            after = self.now.rifts[number] + self.view["landed"][EPOCH.name(number)]
            fatal = self.vortex[number] or self.view["vortexes_left"] == 0
            costs = [*RIFTS, *[DEFEAT if fatal else VORTEX] * after]
            return float(costs[after] - costs[after - 1])
        return float(verb == "accept")
