"""Positions of The LOOP as its scenarios write them: a quiet ring to start from, and chance in words."""

from __future__ import annotations

import copy
import tomllib
from functools import cache
from typing import Any

import numpy as np

from villainy.engine.game import Game
from villainy.engine.kit import GOLDEN, mix, reduce

Table = dict[str, Any]

VISIBLE = {"dawn": "loop-at-foo", "robots": "pincer"}
HIDDEN = ("surge", "grid", "rift-at-foo", "clone-at-foo", "purity", "rift-at-each", "clone-at-each")
BLOCK = 1 << 18
MOST_BLOCKS = 64


def balanced(game: Game, opening: Table, changes: Table) -> Table:
    """Whatever is written stands, by its name in the state or by one of the words below.

    Where nothing is written the ring is quiet: no rift, energy, clone, Vortex or available card. The pawns
    are where they start, Dr Foo is at the end of time and his other cards are still to come, `VISIBLE` are
    the visible missions. Hands are three starters, the others lie in the piles. Pawn 0 is asked to act.

        at          where the pawns are, in their order
        hand        cards of the pawn that acts, "-" before those that are spent; hands.1 those of another
        next        what the pawn draws next, the first first; nexts.1 what another one draws
        discard     of the pawn that acts; discards.1 of another
        big_deck    all that is in the Big Deck; the other artefacts lie in the last player's discard
        available, destroyed    cards; the last one destroyed is on top
        clones      by epoch: where those there end, "supa-dawn" for a supa clone, "robots-dawn" for the one
                    that appears among the robots
        vortexes    where they are
        missions    the visible missions by epoch: "surge 2", or "purity dawn medieval" with its slots
        hidden      missions face down, by epoch
        deck        Dr Foo's cards that are still to come
        machines    Ultramachina on the board, with their cubes; pile_of_machines those still to come
        agents      of one who plays alone
        chance      what chance brings next: "clone dawn-industry", "card matryoshka" of the Big Deck,
                    "foo dawn", "cube dawn" out of the Machine, which stands where Dr Foo went or "at dawn";
                    "of 3 1" for number 1 of 0 to 2; "any 3" for three numbers that do not matter
    """
    return Ring(game, opening, changes).state()


class Ring:
    def __init__(self, game: Game, opening: Table, changes: Table) -> None:
        self.game = game
        self.nouns = game.definition.nouns
        self.components = tomllib.loads(game.components.text)
        self.opening = opening
        self.changes = copy.deepcopy(changes)
        self.team = opening["team"]
        self.epochs = list(self.nouns["epoch"])
        self.active = self.changes.get("active", 0)
        self.mode = list(self.nouns["mode"])[opening["options"]["mode"]]
        difficulty = list(self.nouns["difficulty"])[opening["options"]["difficulty"]]
        self.level = self.components["modes"][self.mode][difficulty]
        self.agents = self.changes.pop("agents", [pawn["agent"] for pawn in opening["pawns"]])

    def state(self) -> Table:
        words = self.changes
        state: Table = {"active": self.active, "phase": "actions"}
        state["foo"] = words.get("foo", "end")
        self._cards(state)
        self._pawns(state)
        self._tokens(state)
        self._tiles(state)
        self._foo(state)
        self._machines(state)
        for name in ("rifts", "green", "blue", "strain", "landed"):
            state[name] = dict.fromkeys(self.epochs, 0)
        state["centrifuge"] = dict.fromkeys(self.epochs, "none")
        for name in ("loops", "power_used", "jammed", "idle", "blue_run", "scored", "extra_throw", "fired"):
            state[name] = 0
        state["grid"] = 0
        seat = 0 if self.opening["seats"] == 1 else self.active
        state |= {"frame_kind": ["act"], "frame_seat": [seat], "frame_first": [0], "frame_second": [0]}
        chance = words.pop("chance", [])
        for name, value in words.items():
            below = state.get(name)
            state[name] = below | value if isinstance(below, dict) and isinstance(value, dict) else value
        if chance:
            state["generator"] = generator(self.game, state, chance)
        return state

    # ── Cards ──────────────────────────────────────────────────────────────

    def _cards(self, state: Table) -> None:
        words = self.changes
        first = {"hand": "hands", "next": "nexts", "discard": "discards"}
        of: dict[str, Table] = {name: words.pop(name, {}) for name in first.values()}
        for name, plural in first.items():
            if name in words:
                of[plural][str(self.active)] = words.pop(name)
        place = dict.fromkeys(self.nouns["card"], "box")
        starters: dict[int, list[str]] = {}
        for pawn in range(self.team):
            cards = self.components["agents"][self.agents[pawn]]["cards"]
            starters[pawn] = [card for card in cards if card in place]
        artefacts = [card for card in self.components["artefacts"] if card in place]
        place |= dict.fromkeys(artefacts, "big-deck")
        alone = self.opening["seats"] == 1
        for pawn in range(self.team):
            pile = 1 if alone else pawn + 1
            place |= dict.fromkeys(starters[pawn], f"pile-{pile}")
        if "big_deck" in words:
            keep = words.pop("big_deck")
            last = 1 if alone else self.opening["seats"]
            place |= {card: f"discard-{last}" for card in artefacts if card not in keep}
            place |= dict.fromkeys(keep, "big-deck")
        named = [card.removeprefix("-") for row in of["hands"].values() for card in row]
        named += [card for name in ("nexts", "discards") for row in of[name].values() for card in row]
        named += words.get("available", []) + words.get("destroyed", [])
        for pawn in range(self.team):
            pile = 1 if alone else pawn + 1
            usual = [card for card in starters[pawn] if card not in named][:3]
            if alone:
                usual = usual[: 3 if pawn == self.active else 0]
            hand = of["hands"].get(str(pawn), usual)
            for card in hand:
                kind = "spent" if card.startswith("-") else "ready"
                place[card.removeprefix("-")] = f"{kind}-{pawn + 1}"
            place |= dict.fromkeys(of["discards"].get(str(pawn), []), f"discard-{pile}")
            place |= dict.fromkeys(of["nexts"].get(str(pawn), []), f"pile-{pile}")
        state["known"] = [card for row in of["nexts"].values() for card in reversed(row)]
        place |= dict.fromkeys(words.pop("available", []), "available")
        destroyed = words.pop("destroyed", [])
        place |= dict.fromkeys(destroyed, "destroyed")
        state["destroyed_top"] = destroyed[-1] if destroyed else "none"
        unknown = set(place) - set(self.nouns["card"])
        assert not unknown, f"no such cards: {unknown}"
        state["place"] = place

    def _pawns(self, state: Table) -> None:
        at = self.changes.pop("at", [])
        state["pawns"] = {
            str(pawn): {
                "agent": self.agents[pawn],
                "epoch": at[pawn]
                if pawn < len(at)
                else self.components["agents"][self.agents[pawn]]["epoch"],
                "charged": 1,
            }
            for pawn in range(self.team)
        }
        for pawn, record in self.changes.pop("pawns", {}).items():
            state["pawns"][pawn] |= record

    # ── Clones ─────────────────────────────────────────────────────────────

    def _tokens(self, state: Table) -> None:
        tokens = _tokens(self.components, self.epochs)
        where = ["none"] * len(tokens)
        for epoch, ends in self.changes.pop("clones", {}).items():
            for end in ends:
                source, last = end.split("-") if "-" in end else ("", end)
                fitting = [
                    token
                    for token, (start, stop) in enumerate(tokens)
                    if stop == last
                    and where[token] == "none"
                    and (start == source if source else start != "supa")
                ]
                assert fitting, f"no clone {end!r} is left"
                where[fitting[0]] = epoch
        state["clones"] = where
        placed = sum(epoch != "none" for epoch in where[28:])
        state["supas_lost"] = max(self.level.get("supas", 0) - placed, 0)

    # ── Tiles ──────────────────────────────────────────────────────────────

    def _tiles(self, state: Table) -> None:
        words = self.changes
        vortexes = words.pop("vortexes", [])
        archived = words.get("archived", [])
        missions = words.pop("missions", VISIBLE)
        hidden = words.pop("hidden", {})
        state["vortex"] = {epoch: int(epoch in vortexes) for epoch in self.epochs}
        tiles, visible, cubes = dict.fromkeys(self.epochs, "none"), dict.fromkeys(self.epochs, 0), {}
        for epoch, text in missions.items():
            name, *slots = text.split()
            tiles[epoch], visible[epoch] = name, 1
            if slots and slots[0].isdigit():
                cubes[epoch] = int(slots[0])
            else:
                cubes[epoch] = sum(1 << self.epochs.index(slot) for slot in slots)
        tiles |= hidden
        used = [*archived, *tiles.values()]
        left = [name for name in HIDDEN if name not in used]
        left += [name for name in self.nouns["mission"] if name not in used and name not in left]
        bare = [epoch for epoch in self.epochs if tiles[epoch] == "none" and epoch not in vortexes]
        for epoch in bare[: len(bare) - len(archived)]:
            tiles[epoch] = left.pop(0)
        seen = [*archived, *(tiles[epoch] for epoch in self.epochs if visible[epoch])]
        state["tiles"], state["visible"] = tiles, visible
        state["cubes"] = dict.fromkeys(self.epochs, 0) | cubes
        state["seen"] = sum(1 << self.nouns["mission"].number(name) for name in seen)
        state["archived"] = archived

    # ── Dr Foo ─────────────────────────────────────────────────────────────

    def _foo(self, state: Table) -> None:
        words = self.changes
        cycle = words.get("cycle", 0)
        if self.mode == "ultramachina":
            state["foo_deck"] = self.opening["foo_deck"]
            state["turns"] = 7 * cycle + self.epochs.index(state["foo"]) + 1
            return
        deck = words.pop("deck", [epoch for epoch in self.epochs if epoch != state["foo"]])
        state["foo_deck"] = sum(1 << self.components["foo"]["epochs"].index(epoch) for epoch in deck)
        state["turns"] = 7 * cycle + 7 - len(deck)

    def _machines(self, state: Table) -> None:
        board = self.changes.pop("machines", {})
        pile = self.changes.pop("pile_of_machines", [])
        racks = dict.fromkeys(self.nouns["machine"], "gone" if self.mode == "ultramachina" else "draw")
        state["wear"] = dict.fromkeys(self.nouns["machine"], 0) | board
        racks |= dict.fromkeys(pile, "draw") | dict.fromkeys(board, "board")
        state["machines"] = racks


# ── Chance ─────────────────────────────────────────────────────────────────


def generator(game: Game, state: Table, chance: list[str]) -> str:
    """The first generator by which chance falls as these words say, from this position on."""
    return f"{_generator(tuple(_draws(game, state, chance))):016x}"


def _draws(game: Game, state: Table, chance: list[str]) -> list[tuple[int, int, int]]:
    """For each number that chance is asked for, of how many it is, the first that will do and the last."""
    components = tomllib.loads(game.components.text)
    epochs = list(game.definition.nouns["epoch"])
    tokens = _tokens(components, epochs)
    bag = [token for token, epoch in enumerate(state["clones"][:28]) if epoch == "none"]
    deck = [card for card, place in state["place"].items() if place == "big-deck"]
    cards = components["foo"]["epochs"]
    foo = [card for card in range(len(cards)) if (state["foo_deck"] or 127) >> card & 1]
    chutes = [components["machine"][chute] for chute in ("previous", "faced", "next")]
    where = state["foo"]
    draws: list[tuple[int, int, int]] = []

    def one(count: int, wanted: int) -> None:
        draws.append((count, wanted, wanted))

    for text in chance:
        kind, *rest = text.split()
        if kind == "any":
            draws += [(1, 0, 0)] * int(rest[0] if rest else 1)
        elif kind == "of":
            one(int(rest[0]), int(rest[1]))
        elif kind == "clone":
            fitting = [token for token in bag if "-".join(tokens[token]) == rest[0]]
            assert fitting, f"{rest[0]} is not in the bag"
            one(len(bag), bag.index(fitting[0]))
            bag.remove(fitting[0])
        elif kind == "card":
            one(len(deck), deck.index(rest[0]))
            deck.remove(rest[0])
        elif kind == "foo":
            number = next(card for card in foo if cards[card] == rest[0])
            one(len(foo), foo.index(number))
            where = rest[0]
        elif kind == "at":
            where = rest[0]
        elif kind == "cube":
            turn = (epochs.index(rest[0]) - epochs.index(where) + 1) % len(epochs)
            assert turn < len(chutes), f"no cube falls from {where} to {rest[0]}"
            draws.append((sum(chutes), sum(chutes[:turn]), sum(chutes[: turn + 1]) - 1))
        else:
            raise ValueError(f"what is {text!r}?")
    return draws


def _tokens(components: Table, epochs: list[str]) -> list[tuple[str, str]]:
    """Where each clone appears and where it is destroyed, then the supa clones."""
    tokens = [(source, end) for source in epochs for end in components["clones"][source]]
    return tokens + [("supa", end) for end in components["supas"]["epochs"]]


@cache
def _generator(draws: tuple[tuple[int, int, int], ...]) -> int:
    """The first generator by which chance falls so, one number after the other."""
    for block in range(MOST_BLOCKS):
        generators = np.arange(block * BLOCK, (block + 1) * BLOCK, dtype=np.uint64)
        with np.errstate(over="ignore"):
            for number, (count, first, last) in enumerate(draws, start=1):
                if count > 1 and len(generators):
                    words: Any = generators + np.uint64(number * GOLDEN % 2**64)
                    drawn = reduce(mix(words), count)
                    generators = generators[(first <= drawn) & (drawn <= last)]
        if len(generators):
            return int(generators[0])
    raise ValueError(f"no generator draws {draws}")
