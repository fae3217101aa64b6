"""Professor Evil, greedily: how likely do we save the treasures from here?

The bot thinks two steps beyond an answer: actions, the cards on show, power and bonus. Where a turn may end
is valued by the work each treasure still needs and the time there is for it; what the professor's next roll
may spoil counts by its chance. All this is in the view: of the piles' order it knows nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import exp
from typing import Any, ClassVar, NamedTuple

import numpy as np

from villainy.bots import Table
from villainy.bots.greedy import GreedyBot
from villainy.engine.names import Vocabulary
from villainy.games.professor_evil.state import (
    COLOURS,
    DOOR,
    DOORS,
    EVERY,
    LATEST,
    PLACE,
    ROOMS,
    Card,
    Character,
    Colour,
    Column,
    Die,
    Face,
    Flag,
    Garden,
    Room,
    Step,
    Timing,
    Trap,
    Where,
    Who,
)

CARD = Vocabulary.of_enum(Card)
CHARACTER = Vocabulary.of_enum(Character)
COLOUR = Vocabulary.of_enum(Colour)
DIE = Vocabulary.of_enum(Die)
FACE = Vocabulary.of_enum(Face)
FLAG = Vocabulary.of_enum(Flag)
ROOM = Vocabulary.of_enum(Room)
TRAP = Vocabulary.of_enum(Trap)
OUTSIDE = int(Garden.OUTSIDE)
GONE = 99  # instead of a saved treasure's steps

# Guesses; those on pace, effort, power and how far to look were held against others in some hundred games.
# Work is in actions, a value in treasures.
ACTIONS_A_TURN = 3.6  # of use: cards help, the professor hinders
SCALE = 3.0  # so many actions to spare make a treasure likely
EFFORT = 0.03  # the sooner saved the better: what each action still to do takes off
SHARES = (1.0, 0.6, 0.4)  # one thing after the other: the likeliest treasure counts in full
SAVED = 1.6
LOST = 0.6
UNKNOWN = 0.4  # the treasure that will take an empty place
TILE = 0.2  # an active power, kept
LOCKED = 2.0  # actions to pass a locked door
BARRED = 1.0  # more, where the professor stands now
REARMED = 1.5  # the work of a trap that he switches on again
TICK = 7 / 6  # spaces the clock moves in a turn
PACE = 4 / 3  # the same, with what the professor hurries
BEAM = 2  # positions from which a turn is thought on
DEPTH = 2  # how many steps
FEW = 3  # answers to a card's question that are thought on
CHARACTERS = ("leroy", "irene", "edward", "nathan", "destiny")  # the best first


def make(seed: int) -> GreedyBot:
    return GreedyBot(judge, seed)


def judge(table: Table) -> Callable[[str], float]:
    return Judgement(table).worth_of


# ── Positions ──────────────────────────────────────────────────────────────


class Position(NamedTuple):
    """What a turn can change; rooms, doors and flags are bits."""

    pawns: tuple[int, ...]
    doors: int  # open
    armed: int  # rooms whose trap is on
    professor: int
    steps: tuple[int, ...]  # of each colour's treasure, or GONE
    saved: int
    actions: int
    cards: tuple[int, ...]  # of which one may still be played
    power: bool  # may still be used
    tile: bool  # is up
    flags: int

    def put(self, seat: int, room: int) -> Position:
        return self._replace(pawns=(*self.pawns[:seat], room, *self.pawns[seat + 1 :]))

    def unlock(self, doors: Iterable[int]) -> Position:
        return self._replace(doors=self.doors | bits(doors))

    def disarm(self, rooms: int) -> Position:
        return self._replace(armed=self.armed & ~rooms)

    def later(self, colours: Iterable[int], spaces: int) -> Position:
        steps = list(self.steps)
        for colour in colours:
            if steps[colour] != GONE:
                steps[colour] = min(steps[colour] + spaces, LATEST)
        return self._replace(steps=tuple(steps))

    def flagged(self, flag: Flag) -> bool:
        return bool(self.flags >> flag & 1)


class Paths(NamedTuple):
    """How far it is from room to room, and how likely the professor's next roll leads him into each."""

    between: list[list[float]]  # [room or outside][room], in actions
    from_pawn: list[list[float]]  # the same for a pawn, which may be thrown out first
    visited: list[float]


def bits(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def ones(number: int) -> list[int]:
    return [place for place in range(number.bit_length()) if number >> place & 1]


class Judgement:
    """The team's opinion of what one seat may do at one moment."""

    def __init__(self, table: Table) -> None:
        view = self.view = table.view
        self.decision = view["decision"] or {}
        self.texts = table.texts
        self.tables = table.components
        self.seat = table.seat
        self.actor: int = view["active"]
        self.way_room: list[list[int]] = self.tables["WAY_ROOM"].tolist()
        bit_of = [*self.tables["DOOR_BIT"].tolist(), -1]
        self.way_door = [[bit_of[door] for door in row] for row in self.tables["WAY_DOOR"].tolist()]
        self.program: list[list[int]] = self.tables["PROGRAM"].tolist()
        traps = [TRAP.number(room["trap"]) for room in view["rooms"].values()]
        self.of_type = [bits(room for room in range(ROOMS) if traps[room] == trap) for trap in Trap]
        self.targets = {}  # of each colour in play: where the treasure is, and the rooms with its traps
        for colour, treasure in enumerate(view["treasures"].values()):
            if treasure is not None:
                guards = sum(self.of_type[TRAP.number(name)] for name in treasure["needs"])
                self.targets[colour] = ROOM.number(treasure["room"]), guards
        me = view["players"][self.actor]
        self.character = CHARACTER.number(me["character"] or CHARACTERS[0])  # any, while they are chosen
        self.now = Position(
            pawns=tuple(PLACE.number(player["room"]) for player in view["players"]),
            doors=bits(self.door(name) for name, opened in view["doors"].items() if opened),
            armed=bits(ROOM.number(name) for name, room in view["rooms"].items() if room["armed"]),
            professor=ROOM.number(view["professor"]),
            steps=tuple(tile["steps"] if tile else GONE for tile in view["treasures"].values()),
            saved=len(view["saved"]),
            actions=view["actions_left"],
            cards=tuple(CARD.number(name) for name in view["shown"]),
            power=not view["power_used"],
            tile=me["tile_up"],
            flags=bits(FLAG.number(name) for name in view["flags"]),
        )
        self._values: dict[Position, float] = {}
        self._paths: dict[tuple[int, int, bool], Paths] = {}
        self._risks: dict[int, tuple[Any, Any]] = {}

    def door(self, name: str) -> int:
        """The bit that stands for a door."""
        return int(self.tables["DOOR_BIT"][DOOR.number(name)])

    def worth_of(self, text: str) -> float:
        """What an answer is worth, from its canonical text."""
        verb, *words = text.split()
        found = self.VERBS[verb](self, *words)
        return found if isinstance(found, float) else self.best(found)

    # ── Looking ahead ──────────────────────────────────────────────────────

    def best(self, positions: Iterable[Position]) -> float:
        """The value of the best end of this turn found, going on from the best few positions."""
        ahead = self.few(positions, BEAM)
        best = self.value(ahead[0])
        for _ in range(DEPTH):
            if ahead := self.few((after for now in ahead for after in self.successors(now)), BEAM):
                best = max(best, self.value(ahead[0]))
        return best

    def few(self, positions: Iterable[Position], count: int = FEW) -> list[Position]:
        return sorted(set(positions), key=self.value, reverse=True)[:count]

    def successors(self, now: Position) -> Iterator[Position]:
        """Whatever the active player may do next, but for cards that roll: they are played now or not."""
        if now.actions:
            yield from self.basics(now._replace(actions=now.actions - 1), self.actor)
        for card in now.cards:
            row = int(self.tables["CARD_PROGRAM"][card])
            if self.tables["CARD_TIMING"][card] == Timing.ACTIONS and not self.rolls(row):
                yield from self.run(now._replace(cards=()), row, self.actor)
        if now.tile and now.power and self.tables["POWER_TIMING"][self.character] == Timing.ACTIONS:
            if now.actions >= self.tables["POWER_COST"][self.character]:
                yield from self.power(now)

    def power(self, now: Position) -> list[Position]:
        cost = int(self.tables["POWER_COST"][self.character])
        row = int(self.tables["POWER_PROGRAM"][self.character])
        return self.run(now._replace(power=False, actions=now.actions - cost), row, self.actor)

    # ── The value of a position ────────────────────────────────────────────

    def value(self, now: Position) -> float:
        """Treasures saved and lost, and the chances of those in play."""
        if now not in self._values:
            chances = sorted((self.chance(now, colour) for colour in range(COLOURS)), reverse=True)
            lost = sum(steps <= 0 for steps in now.steps)
            self._values[now] = SAVED * now.saved - LOST * lost + TILE * now.tile
            self._values[now] += sum(share * chance for share, chance in zip(SHARES, chances))
        return self._values[now]

    def chance(self, now: Position, colour: int) -> float:
        """Of saving a treasure: the work it needs against the turns it has."""
        steps = now.steps[colour]
        if steps == GONE or steps <= 0:
            return UNKNOWN
        turns = max(0.0, steps if now.flagged(Flag.NO_CLOCK) else steps - TICK) / PACE
        work = self.work(now, colour)
        return max(0.0, 1 - EFFORT * work) / (1 + exp((work - turns * ACTIONS_A_TURN) / SCALE))

    def work(self, now: Position, colour: int) -> float:
        """The actions to switch the traps off and save it: deeds, and the shortest tree of ways to them."""
        paths = self.paths(now)
        treasure, guards = self.targets[colour]
        work = 1.0 + (guards & now.armed).bit_count()
        if not now.flagged(Flag.NO_ARM):
            work += REARMED * sum(paths.visited[room] for room in ones(guards & ~now.armed))
        pawns = [paths.from_pawn[place] for place in now.pawns]
        away = {room: min(row[room] for row in pawns) for room in (treasure, *ones(guards & now.armed))}
        while away:
            nearest = min(away, key=away.__getitem__)
            work += away.pop(nearest)
            row = paths.between[nearest]
            for room, distance in away.items():
                away[room] = min(distance, row[room])
        return work

    def paths(self, now: Position) -> Paths:
        key = now.doors, now.professor, now.flagged(Flag.NO_LOCK)
        if key not in self._paths:
            self._paths[key] = self.measure(*key)
        return self._paths[key]

    def measure(self, doors: int, professor: int, no_lock: bool) -> Paths:
        """All shortest ways; an open door counts for more, the likelier he locks it."""
        visited, locking = self.risks(professor)
        opened = doors >> np.arange(DOORS) & 1
        cost = np.where(opened, 1 + (LOCKED - 1) * (not no_lock) * locking, LOCKED)
        way = np.full((ROOMS + 1, ROOMS + 1), 99.0)
        one, other = self.tables["DOOR_ROOMS"][self.tables["BIT_DOOR"]].T
        way[one, other] = way[other, one] = cost
        way[OUTSIDE, self.way_room[OUTSIDE]] = 1
        way[:, professor] += BARRED
        np.fill_diagonal(way, 0)
        for room in range(ROOMS):
            np.minimum(way, way[:, room, None] + way[room], out=way)
        thrown_out = np.append(visited, 0)[:, None]
        from_pawn = (1 - thrown_out) * way + thrown_out * way[OUTSIDE]
        return Paths(way.tolist(), from_pawn.tolist(), visited.tolist())

    def risks(self, professor: int) -> tuple[Any, Any]:
        """How likely his next roll leads him into each room and locks each door."""
        if professor not in self._risks:
            visited, locking = self._risks[professor] = np.zeros(ROOMS), np.zeros(DOORS)
            for face in self.tables["PROFESSOR_DIE"].tolist():
                for colour in self.tables["COLOUR_DIE"].tolist():
                    rooms, doors = self.walk(professor, face, colour)
                    visited[rooms] += 1 / 36
                    locking[doors] += 1 / 36
        return self._risks[professor]

    # ── The professor ──────────────────────────────────────────────────────

    def walk(self, professor: int, face: int, colour: int) -> tuple[list[int], list[int]]:
        """The rooms he enters and the doors he locks."""
        if face == Face.PASSAGE and colour in self.targets:
            room, _ = self.targets[colour]
            return [room], self.way_door[room]
        rooms, doors = [], []
        for _ in range(face + 1 if face <= Face.CHEVRON_3 else 0):
            doors.append(self.way_door[professor][colour])
            professor = self.way_room[professor][colour]
            rooms.append(professor)
        return rooms, doors

    def rolled(self, now: Position, face: int, colour: int) -> Position:
        """After the white dice."""
        rooms, doors = self.walk(now.professor, face, colour)
        return now._replace(
            professor=[now.professor, *rooms][-1],
            pawns=tuple(OUTSIDE if place in rooms else place for place in now.pawns),
            doors=now.doors if now.flagged(Flag.NO_LOCK) else now.doors & ~bits(doors),
            armed=now.armed if now.flagged(Flag.NO_ARM) else now.armed | bits(rooms),
        ).later([colour], min(0, Face.PASSAGE - face))

    def dice(self, face: int, colour: int, clock: int) -> float:
        """What a roll would leave."""
        after = self.rolled(self.now, face, colour).later(range(COLOURS), -clock)
        return self.value(after._replace(flags=1 << Flag.NO_CLOCK))

    @property
    def lying(self) -> tuple[int, int, int]:
        dice = self.view["dice"]
        return FACE.number(dice["professor"]), COLOUR.number(dice["colour"]), dice["clock"]

    def set_dice(self, row: int) -> float:
        """The best that setting one die or both can bring."""
        face, colour, clock = self.lying
        dice = {line[Column.WHAT] for line in self.program[row : row + 2] if line[Column.STEP] == Step.SET}
        faces = Face if Die.PROFESSOR in dice else [face]
        colours = Colour if Die.COLOUR in dice else [colour]
        pairs = [(one, other) for one in faces for other in colours if (one, other) != (face, colour)]
        return max(self.dice(one, other, clock) for one, other in pairs)

    # ── What can be done ───────────────────────────────────────────────────

    def moves(self, now: Position, seat: int) -> Iterator[Position]:
        place = now.pawns[seat]
        for room, door in zip(self.way_room[place], self.way_door[place]):
            if room != now.professor and (door < 0 or now.doors >> door & 1):
                yield now.put(seat, room)

    def basics(self, now: Position, seat: int) -> Iterator[Position]:
        """The four actions everybody has."""
        yield from self.moves(now, seat)
        here = now.pawns[seat]
        if here != OUTSIDE:
            yield from (now.unlock([door]) for door in self.way_door[here] if not now.doors >> door & 1)
            yield from [now.disarm(1 << here)] if now.armed >> here & 1 else []
            yield from self.saves(now, here)

    def saves(self, now: Position, here: int) -> Iterator[Position]:
        for colour, (room, guards) in self.targets.items():
            if room == here and now.steps[colour] != GONE and not now.armed & guards:
                steps = tuple(GONE if other == colour else now.steps[other] for other in range(COLOURS))
                yield now._replace(saved=now.saved + 1, armed=now.armed | guards, steps=steps)

    # ── Programs of cards, powers and bonuses ──────────────────────────────

    def rolls(self, row: int) -> bool:
        while (step := self.program[row][Column.STEP]) not in (Step.END, Step.ROLL):
            row = self.program[row][Column.NEXT]
        return step == Step.ROLL

    def run(self, now: Position, row: int, seat: int, chosen: int = 0) -> list[Position]:
        """Where a program may lead, with the best few answers to each question.

        `chosen` are bits: the traps that were named, or the colour that was rolled.
        """
        step, following = self.program[row][Column.STEP], self.program[row][Column.NEXT]
        if step == Step.END:
            return [now]
        found = [now]
        if step == Step.EACH:
            for turn in range(1, len(now.pawns)):
                mate = (seat + turn) % len(now.pawns)
                found = self.few(after for before in found for after in self.run(before, row + 1, mate))
        else:
            found = self.step(now, self.program[row], seat, chosen)
            while self.program[row][Column.ASKS] >= 0 and self.program[row][Column.NEXT] != row + 1:
                row += 1  # an alternative
                found += self.step(now, self.program[row], seat, chosen)
        return [end for after in self.few(found) or [now] for end in self.run(after, following, seat, chosen)]

    def run_rolling(self, now: Position, row: int) -> float:
        """On average over the sides of the die; if traps are named before it, the two best to be off."""
        named = 0
        if self.program[row][Column.STEP] == Step.NAME:
            pairs = combinations(ones(now.armed), min(2, now.armed.bit_count()))
            named = max(map(bits, pairs), key=lambda pair: self.value(now.disarm(pair)))
            row = self.program[row][Column.NEXT]
        colours = self.program[row][Column.WHAT] == Die.COLOUR
        sides = self.tables["COLOUR_DIE" if colours else "PROFESSOR_DIE"].tolist()
        worths: dict[tuple[int, int], float] = {}  # of each case, as some sides are alike
        total = 0.0
        for side in sides:
            case, chosen = row + 1, 1 << side if colours else named
            while not self.program[case][Column.WHAT] >> side & 1:
                case = self.program[case][Column.NEXT]
            if (case, chosen) not in worths:
                worths[case, chosen] = self.best(self.run(now, case + 1, self.actor, chosen))
            total += worths[case, chosen]
        return total / len(sides)

    def step(self, now: Position, line: list[int], seat: int, chosen: int) -> list[Position]:
        """Where one step of a program may lead."""
        kind, least, most, what, where = line[:5]
        here = now.pawns[seat]
        ways = list(zip(self.way_room[here], self.way_door[here])) if here != OUTSIDE else []
        if kind == Step.MOVE:
            return self.again(now, least, most, lambda before: self.moves(before, seat))
        if kind == Step.UNLOCK:
            doors = [door for _, door in ways] if where == Where.HERE else range(DOORS)
            if most == EVERY:
                return [now.unlock(doors)]
            return self.again(now, least, most, lambda before: (before.unlock([door]) for door in doors))
        if kind == Step.OFF:
            reach = chosen if where == Where.NAMED else self.reach(now, seat, where)
            rooms = reach & sum(self.of_type[trap] for trap in ones(what))
            if most == EVERY:
                return [now.disarm(rooms)]
            return self.again(
                now,
                least,
                most,
                lambda before: (before.disarm(1 << room) for room in ones(rooms & before.armed)),
            )
        if kind == Step.LATER:
            colours = [colour for colour in range(COLOURS) if now.steps[colour] < LATEST]
            if where == Where.THAT:
                colours = [colour for colour in colours if chosen >> colour & 1]
            return [now.later(some, what) for some in combinations(colours, min(most, len(colours)))]
        if kind == Step.FORCE:
            return [now.put(seat, room).unlock([door]) for room, door in ways if room != now.professor]
        if kind == Step.PLACE:
            return list(self.placements(now, seat, what, where))
        if kind == Step.ACTIONS:
            return [now._replace(actions=now.actions + most)]
        if kind == Step.FLAG:
            return [now._replace(flags=now.flags | 1 << what)]
        if kind == Step.MATE_ACT:
            return [
                after for mate in range(len(now.pawns)) if mate != seat for after in self.basics(now, mate)
            ]
        if kind == Step.PROFESSOR_STEP:
            return [self.rolled(now, Face.CHEVRON_1, colour) for colour in Colour]
        return [now]

    def again(
        self, now: Position, least: int, most: int, step: Callable[[Position], Iterable[Position]]
    ) -> list[Position]:
        """A step done several times; it may be left off after the least number."""
        found = [] if least else [now]
        latest = [now]
        for _ in range(most):
            latest = self.few(after for before in latest for after in step(before))
            found += latest
        return found

    def placements(self, now: Position, seat: int, who: int, where: int) -> Iterator[Position]:
        """A pawn put somewhere, never to the professor."""
        seats = range(len(now.pawns))
        if who == Who.MATE:
            targets = [(mate, now.pawns[seat]) for mate in seats]
        elif where == Where.MATE:
            targets = [(seat, now.pawns[mate]) for mate in seats]
        else:
            pawns = seats if who == Who.PAWN else [seat]
            targets = [(pawn, room) for pawn in pawns for room in ones(self.reach(now, pawn, where))]
        for pawn, room in targets:
            if room not in (OUTSIDE, now.professor, now.pawns[pawn]):
                yield now.put(pawn, room)

    def reach(self, now: Position, seat: int, where: int) -> int:
        """The rooms a step speaks of."""
        place = now.pawns[seat]
        if where == Where.SOONEST:
            return bits(
                room for colour, (room, _) in self.targets.items() if now.steps[colour] == min(now.steps)
            )
        rooms = {
            Where.HERE: 1 << place,
            Where.ADJ: self.tables["ADJACENT"][place],
            Where.NEAR: self.tables["NEAR"][place],
            Where.WINDOWS: self.tables["WINDOWS"],
            Where.BESIDE: self.tables["ADJACENT"][now.professor],
        }
        return int(rooms.get(Where(where), (1 << ROOMS) - 1))

    # ── The verbs: what comes of an answer, or what it is worth ────────────

    def paid(self) -> Position:
        """With one action less in the own turn; what a card lets do is free."""
        return self.now._replace(actions=self.now.actions - (self.decision["kind"] == "act"))

    def _play(self, card: str) -> float | list[Position]:
        number = CARD.number(card)
        row = int(self.tables["CARD_PROGRAM"][number])
        if self.tables["CARD_TIMING"][number] == Timing.DICE:
            return self.set_dice(row)
        now = self.now._replace(cards=())
        return self.run_rolling(now, row) if self.rolls(row) else self.run(now, row, self.actor)

    def _bonus(self) -> float | list[Position]:
        row = int(self.tables["BONUS_PROGRAM"][self.character])
        if self.tables["BONUS_TIMING"][self.character] == Timing.DICE:
            return self.set_dice(row) - TILE
        return self.run(self.now._replace(tile=False), row, self.actor)

    def _reroll(self, die: str) -> float:
        number = DIE.number(die)
        sides = self.tables[("PROFESSOR_DIE", "COLOUR_DIE", "CLOCK_DIE")[number]].tolist()
        rolls = [(*self.lying[:number], side, *self.lying[number + 1 :]) for side in sides]
        return sum(self.dice(*roll) for roll in rolls) / len(rolls)

    def _force(self, door: str) -> list[Position]:
        here = self.now.pawns[self.seat]
        number = self.door(door)
        room = self.way_room[here][self.way_door[here].index(number)]
        return [self.now.put(self.seat, room).unlock([number])]

    def _seat(self, mate: str) -> list[Position]:
        """Whose pawn to put somewhere, or whom to let act."""
        seat = int(mate) - 1
        if self.decision["step"] == "mate-act":
            return list(self.basics(self.now, seat))
        return [self.now.put(seat, room) for room in range(ROOMS) if room != self.now.professor]

    def _colour(self, colour: str) -> float | list[Position]:
        number = COLOUR.number(colour)
        if self.decision["kind"] == "set-die":
            return self.dice(self.lying[0], number, self.lying[2])
        return [self.rolled(self.now, Face.CHEVRON_1, number)]

    def _face(self, face: str) -> float:
        """Where no colour is offered beside it, the colour is set next."""
        either = any(text.startswith("colour") for text in self.texts)
        colours = [self.lying[1]] if either else Colour
        return max(self.dice(FACE.number(face), colour, self.lying[2]) for colour in colours)

    def _activate(self, seat: str) -> float:
        return -float(CHARACTERS.index(self.view["players"][int(seat) - 1]["character"]))

    VERBS: ClassVar[dict[str, Callable[..., float | list[Position]]]] = {
        "character": lambda self, name: -float(CHARACTERS.index(name)),
        "move": lambda self, room: [self.paid().put(self.seat, ROOM.number(room))],
        "unlock": lambda self, door: [self.paid().unlock([self.door(door)])],
        "disarm": lambda self: [self.paid().disarm(1 << self.now.pawns[self.seat])],
        "save": lambda self: list(self.saves(self.paid(), self.now.pawns[self.seat])),
        "power": lambda self: self.power(self.now),
        "roll": lambda self: self.value(self.now),
        "bonus": _bonus,
        "reroll": _reroll,
        "resolve": lambda self: self.dice(*self.lying),
        "play": _play,
        "force": _force,
        "room": lambda self, room: [self.now.put(self.decision["mate"], ROOM.number(room))],
        "trap": lambda self, room: [self.now.disarm(1 << ROOM.number(room))],
        "treasure": lambda self, colour: [self.now.later([COLOUR.number(colour)], 1)],
        "type": lambda self, trap: [self.now.disarm(self.of_type[TRAP.number(trap)])],
        "seat": _seat,
        "bring": lambda self, mate: [self.now.put(int(mate) - 1, self.now.pawns[self.seat])],
        "join": lambda self, mate: [self.now.put(self.seat, self.now.pawns[int(mate) - 1])],
        "colour": _colour,
        "face": _face,
        "activate": _activate,
        "stop": lambda self: [self.now],
    }
