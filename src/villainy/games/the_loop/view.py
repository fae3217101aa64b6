"""What may be seen: everything but the tiles nobody has turned over, the same from every seat; no words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from villainy.engine.names import Vocabulary, kebab
from villainy.games.the_loop.actions import ACTIONS
from villainy.games.the_loop.state import (
    CARDS,
    CLONES,
    DISCARD,
    EPOCHS,
    EVERY,
    MOST_VORTEXES,
    PILE,
    READY,
    SPENT,
    TOKENS,
    Agent,
    Card,
    Column,
    Decision,
    Difficulty,
    Dimension,
    Ending,
    Epoch,
    Kind,
    Loop,
    Machine,
    Mission,
    Mode,
    Phase,
    Place,
    Rack,
    Spot,
    Step,
    Who,
)
from villainy.games.the_loop.words import branch_sentence, optional_sentence

AGENT = Vocabulary.of_enum(Agent)
CARD = Vocabulary.of_enum(Card)
DIFFICULTY = Vocabulary.of_enum(Difficulty)
DIMENSION = Vocabulary.of_enum(Dimension)
ENDING = Vocabulary.of_enum(Ending)
EPOCH = Vocabulary.of_enum(Epoch)
KIND = Vocabulary.of_enum(Kind)
LOOP = Vocabulary.of_enum(Loop)
MACHINE = Vocabulary.of_enum(Machine)
MISSION = Vocabulary.of_enum(Mission)
MODE = Vocabulary.of_enum(Mode)
PHASE = Vocabulary.of_enum(Phase)

# The decisions that a step of a program asks; their frames hold its row.
STEPS = (
    *(Decision.PICK_EPOCH, Decision.PICK_CLONE, Decision.SEND_CLONE, Decision.MOVE_TO, Decision.CARRY),
    *(Decision.PICK_AGENT, Decision.PICK_BRANCH, Decision.CONFIRM, Decision.PICK_CARD),
    *(Decision.PICK_MISSION, Decision.CLEAR_SLOT),
)


def view(state: Any, seat: int | None, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> dict[str, Any]:
    """Everything about the table; `viewer` alone differs from seat to seat."""
    return {
        "viewer": seat,
        "seats": state.seats,
        "mode": MODE.name(state.options.mode),
        "difficulty": DIFFICULTY.name(state.options.difficulty),
        "mega": bool(rules["is_mega"](state)),
        "first": state.first,
        "turns": state.turns,
        "cycle": state.cycle + 1,
        "phase": PHASE.name(state.phase),
        "active": state.active,
        "agents": [_agent(state, pawn) for pawn in range(state.team)],
        "piles": [_pile(state, seat) for seat in range(state.seats)],
        "epochs": {kebab(epoch.name): _epoch(state, epoch, tables) for epoch in Epoch},
        "foo": _name(EPOCH, state.foo),
        "foo_deck": _foo_deck(state, tables),
        "bag": _kinds(state, tables, -1),
        "big_deck": _count(state, Place.BIG_DECK),
        "big_deck_cards": _cards(state, Place.BIG_DECK),
        "destroyed": _cards(state, Place.DESTROYED) + _cards(state, Place.FALLEN),
        "destroyed_top": _name(CARD, state.destroyed_top),
        "shown": _cards(state, Place.SHOWN),
        "archived": [MISSION.name(mission) for mission in state.archived[: state.archived_size]],
        "vortexes": sum(state.vortex),
        "vortexes_left": MOST_VORTEXES - sum(state.vortex),
        "landed": {kebab(epoch.name): state.landed[epoch] for epoch in Epoch if state.landed[epoch]},
        "machines_left": sum(rack == Rack.DRAW for rack in state.machines),
        "supas_lost": state.supas_lost,
        "loops": state.loops,
        "loops_made": state.loops_made,
        "power_used": state.power_used,
        "scored": [kebab(mission.name) for mission in Mission if state.scored >> mission & 1],
        "jammed": bool(state.jammed),
        "decision": _decision(state, tables),
        "over": bool(state.over),
        "ending": _name(ENDING, state.ending),
    }


def _name(vocabulary: Vocabulary, number: int) -> str | None:
    return None if number < 0 else vocabulary.name(number)


def _cards(state: Any, *places: int) -> list[str]:
    return [CARD.name(card) for card in range(CARDS) if state.place[card] in places]


def _count(state: Any, place: int) -> int:
    return sum(other == place for other in state.place)


def _agent(state: Any, pawn: int) -> dict[str, Any]:
    record = state.pawns[pawn]
    return {
        "seat": 0 if state.seats == 1 else pawn,
        "agent": _name(AGENT, record.agent),
        "epoch": _name(EPOCH, record.epoch),
        "charged": bool(record.charged),
        "ready": _cards(state, READY + pawn),
        "spent": _cards(state, SPENT + pawn),
    }


def _pile(state: Any, seat: int) -> dict[str, Any]:
    """A draw pile: what is in it, in whatever order, and what is known to lie on top, the next card first."""
    known = [card for card in state.known[: state.known_size] if state.place[card] == PILE + seat]
    return {
        "draw": _cards(state, PILE + seat),
        "top": [CARD.name(card) for card in reversed(known)],
        "discard": _cards(state, DISCARD + seat),
    }


def _kinds(state: Any, tables: Mapping[str, Any], epoch: int) -> list[str]:
    """The clones at an epoch, or in the bag."""
    tokens = [token for token in range(CLONES if epoch < 0 else TOKENS) if state.clones[token] == epoch]
    return [KIND.name(_kind(token, tables)) for token in tokens]


def _kind(token: int, tables: Mapping[str, Any]) -> int:
    target = int(tables["TOKEN_TARGET"][token])
    return target if token < CLONES else EPOCHS + target


def _foo_deck(state: Any, tables: Mapping[str, Any]) -> list[str]:
    epochs = [int(epoch) for card, epoch in enumerate(tables["FOO_EPOCH"]) if state.foo_deck >> card & 1]
    return [EPOCH.name(epoch) for epoch in epochs]


def _epoch(state: Any, epoch: int, tables: Mapping[str, Any]) -> dict[str, Any]:
    machines = [
        machine
        for machine in Machine
        if state.machines[machine] == Rack.BOARD and tables["MACHINE_EPOCH"][machine] == epoch
    ]
    here = [card for card in range(CARDS) if state.place[card] in (Place.AVAILABLE, Place.CONDEMNED)]
    return {
        "rifts": state.rifts[epoch],
        "green": state.green[epoch],
        "blue": state.blue[epoch],
        "vortex": bool(state.vortex[epoch]),
        "tile": _tile(state, epoch, tables),
        "clones": _kinds(state, tables, epoch),
        "cards": [CARD.name(card) for card in here if tables["CARD_ORIGIN"][card] == epoch],
        "centrifuge": _centrifuge(state, epoch),
        "machines": [
            {
                "machine": MACHINE.name(machine),
                "cubes": state.wear[machine],
                "slots": int(tables["MACHINE_SLOTS"][machine]),
            }
            for machine in machines
        ],
    }


def _tile(state: Any, epoch: int, tables: Mapping[str, Any]) -> dict[str, Any] | None:
    if state.tiles[epoch] < 0:
        return None
    if not state.visible[epoch]:
        return {"mission": None}
    mission = state.tiles[epoch]
    per_epoch = tables["MISSION_SPOT"][mission] == Spot.EACH
    cubes = state.cubes[epoch]
    return {
        "mission": MISSION.name(mission),
        "cubes": cubes.bit_count() if per_epoch else cubes,
        "needed": int(tables["MISSION_CUBES"][mission]),
        "slots": [kebab(slot.name) for slot in Epoch if cubes >> slot & 1] if per_epoch else None,
    }


def _centrifuge(state: Any, epoch: int) -> dict[str, Any] | None:
    if state.centrifuge[epoch] < 0:
        return None
    return {"loop": LOOP.name(state.centrifuge[epoch]), "cubes": state.strain[epoch]}


def _decision(state: Any, tables: Mapping[str, Any]) -> dict[str, Any] | None:
    """Who is asked what; in a program by which step of what."""
    if state.depth == 0:
        return None
    top = state.depth - 1
    kind = Decision(state.frame_kind[top])
    asked: dict[str, Any] = {"seat": state.frame_seat[top], "kind": kebab(kind.name), "step": None}
    if kind in STEPS:
        level = state.levels[state.levels_size - 1]
        row = tables["PROGRAM"][state.frame_first[top]]
        other = _other(state, row, level)
        held = level.held if 0 <= level.held < TOKENS else None
        asked |= {
            "step": kebab(Step(int(row[Column.STEP])).name),
            "row": state.frame_first[top],
            "agent": AGENT.name(state.pawns[level.actor].agent),
            "source": _name(CARD, level.source),
            "spot": _name(EPOCH, level.spot),
            "clone": KIND.name(_kind(level.chosen, tables)) if _is_token(row, level) else None,
            "other": None if other is None else AGENT.name(other),
            "done": level.done,
            "held": None if held is None else KIND.name(_kind(held, tables)),
            "held_at": None if held is None else EPOCH.name(state.clones[held]),
        }
    return asked


# ── What sentences need beside the view ────────────────────────────────────


def decision_words(state: Any, seat: int | None, tables: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the sentence that asks the pending decision."""
    top = state.depth - 1
    kind = state.frame_kind[top]
    first, second = state.frame_first[top], state.frame_second[top]
    words: dict[str, Any] = {"agent": ("agent", state.pawns[state.active].agent)}
    if kind in STEPS:
        level = state.levels[state.levels_size - 1]
        row = tables["PROGRAM"][first]
        words |= {
            "agent": ("agent", state.pawns[level.actor].agent),
            "step": kebab(Step(int(row[Column.STEP])).name),
            "epoch": ("epoch", level.spot),
            "clone": ("clone", _kind(level.chosen, tables) if _is_token(row, level) else None),
            "other": ("agent", _other(state, row, level)),
            "count": _left(row, level),
        }
    elif kind == Decision.DAMAGE_MACHINE:
        words |= {"epoch": ("epoch", first), "count": second}
    elif kind == Decision.FIRE_MACHINE:
        words |= {"epoch": ("epoch", state.foo)}
    elif kind == Decision.FILL_SLOT:
        words |= {"mission": ("mission", state.tiles[first])}
    elif kind == Decision.ARCHIVE:
        epoch = state.pawns[state.active].epoch
        words |= {"epoch": ("epoch", epoch), "mission": ("mission", state.tiles[epoch])}
    elif kind == Decision.TAKE_CARD:
        words |= {"epoch": ("epoch", state.pawns[state.active].epoch)}
    elif kind == Decision.ASSIGN_CARD:
        words |= {"card": ("card", first)}
    elif kind == Decision.ACT:
        words |= {"epoch": ("epoch", state.pawns[state.active].epoch), "count": state.loops + 1}
    return words


def _is_token(row: Any, level: Any) -> bool:
    return 0 <= level.chosen < TOKENS and row[Column.STEP] in (Step.PUSH, Step.PULL, Step.GATHER, Step.MOVE)


def _other(state: Any, row: Any, level: Any) -> int | None:
    """The agent a step is about, beside the one who acts."""
    if row[Column.STEP] in (Step.AGENT_MOVE, Step.APPLY_BY) and level.chosen >= 0:
        return int(state.pawns[level.chosen].agent)
    if row[Column.WHO] == Who.IT and level.it >= 0:
        return int(state.pawns[level.it].agent)
    return None


def _left(row: Any, level: Any) -> int:
    """How often the step is still to be done; 0 where it is done with all there are."""
    most = int(row[Column.MOST])
    return 0 if most == EVERY else max(most - level.done, 0)


def action_words(state: Any, action: int, tables: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments an action's sentence needs beside those of its text."""
    if state.depth == 0:
        return {}
    verb = ACTIONS.family(action).verb
    (first, *_) = (*ACTIONS.arguments(action), 0)
    pawn = state.pawns[state.active]
    kind, row = state.frame_kind[state.depth - 1], state.frame_first[state.depth - 1]
    if verb == "branch":
        asked = kind == Decision.PICK_BRANCH
        return {"text": branch_sentence(tables, row, first)} if asked else {}
    if verb == "accept":
        return {"text": optional_sentence(row)} if kind == Decision.CONFIRM else {}
    if verb == "loop":
        return {"count": state.loops + 1}
    if verb in ("power", "claim"):
        return {"agent": ("agent", pawn.agent), "epoch": ("epoch", pawn.epoch)}
    if verb == "machine":
        cubes, slots = state.wear[first], int(tables["MACHINE_SLOTS"][first])
        return {"count": cubes, "needed": slots}
    if verb in ("use", "card") and tables["CARD_PROGRAM"][first] >= 0:
        origin, dimension = int(tables["CARD_ORIGIN"][first]), int(tables["CARD_DIMENSION"][first])
        return {"origin": ("epoch", origin), "dimension": ("dimension", dimension)}
    if verb in ("use", "card"):
        return {"origin": ("epoch", None), "dimension": ("dimension", None)}
    if verb == "epoch":
        landed = state.landed[first]
        return {"count": landed, "mission": ("mission", state.tiles[first] if state.visible[first] else None)}
    return {}
