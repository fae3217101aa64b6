"""The LOOP as the engine knows it."""

from __future__ import annotations

from pathlib import Path

from villainy.engine.definition import COUNT, SEAT, Definition
from villainy.engine.names import Vocabulary, kebab
from villainy.engine.options import Option, OptionSet
from villainy.games.the_loop import observation
from villainy.games.the_loop.actions import ACTIONS
from villainy.games.the_loop.career import ACHIEVEMENTS, MARK_KINDS, marks
from villainy.games.the_loop.position import impossible
from villainy.games.the_loop.refusal import refusal
from villainy.games.the_loop.rules import (
    archive,
    cards,
    clones,
    effects,
    entry,
    foes,
    foo,
    knowledge,
    laws,
    legality,
    levels,
    missions,
    ring,
    scoring,
    setup,
    turn,
)
from villainy.games.the_loop.state import (
    PAWN,
    SEATS,
    STATE,
    Agent,
    Card,
    Decision,
    Difficulty,
    Dimension,
    Ending,
    Epoch,
    Event,
    Kind,
    Loop,
    Machine,
    Mission,
    Mode,
)
from villainy.games.the_loop.tables import make_tables
from villainy.games.the_loop.view import action_words, decision_words, view
from villainy.games.the_loop.words import told

AGENT_NAMES = tuple(kebab(agent.name) for agent in Agent)

# In the order of the record `OPTIONS` of the state; each has a sentence `option-<name>` in the locales.
OPTIONS = OptionSet(
    Option("mode", tuple(kebab(mode.name) for mode in Mode), "sabotage"),
    Option("difficulty", tuple(kebab(difficulty.name) for difficulty in Difficulty), "month"),
    Option(
        "agents",
        ("chosen", "random", *AGENT_NAMES),
        "chosen",
        numbers=(setup.CHOSEN, setup.DEALT, *range(len(AGENT_NAMES))),
        slots=SEATS,
        repeatable=("chosen", "random"),
    ),
    Option("team", ("2", "3", "4"), "3", numbers=(2, 3, 4)),  # agents of one who plays alone
    Option("first_player", ("random", "1", "2", "3", "4"), "random", names_seat=True),
    seats=(1, SEATS),
)

EVENTS = {
    Event.GAME_STARTED: {"mode": "mode", "difficulty": "difficulty", "seat": SEAT},
    Event.AGENT_TAKEN: {"seat": SEAT, "agent": "agent"},
    Event.MISSION_REVEALED: {"mission": "mission", "epoch": "epoch"},
    Event.RIFTS_PLACED: {"epoch": "epoch", "count": COUNT},
    Event.ENERGY_PLACED: {"epoch": "epoch"},
    Event.CLONE_GENERATED: {"clone": "clone", "epoch": "epoch"},
    Event.CENTRIFUGE_PLACED: {"loop": "loop", "epoch": "epoch"},
    Event.MACHINE_PLACED: {"machine": "machine", "epoch": "epoch"},
    Event.CARD_AVAILABLE: {"card": "card", "epoch": "epoch"},
    Event.CARD_DESTROYED: {"card": "card"},
    Event.BIG_DECK_REBUILT: {},
    Event.TURN_STARTED: {"seat": SEAT, "agent": "agent", "count": COUNT},
    Event.FOO_MOVED: {"epoch": "epoch"},
    Event.MACHINE_FIRED: {"machine": "machine"},
    Event.RIFTS_THROWN: {"count": COUNT},
    Event.RIFTS_LANDED: {"epoch": "epoch", "count": COUNT},
    Event.RIFT_CANCELLED: {"agent": "agent", "epoch": "epoch"},
    Event.VORTEX_OPENED: {"epoch": "epoch", "count": COUNT},
    Event.MISSION_LOST: {"mission": "mission", "epoch": "epoch"},
    Event.TILE_LOST: {"epoch": "epoch"},
    Event.MOVED_PAYING: {"agent": "agent", "epoch": "epoch"},
    Event.MOVED_FREE: {"agent": "agent", "epoch": "epoch"},
    Event.LOOPED: {"agent": "agent", "loop": "loop", "count": COUNT, "epoch": "epoch"},
    Event.CARD_USED: {"agent": "agent", "card": "card"},
    Event.CARD_APPLIED: {"agent": "agent", "card": "card"},
    Event.POWER_USED: {"agent": "agent"},
    Event.STOPPED: {"agent": "agent"},
    Event.PAWN_MOVED: {"agent": "agent", "epoch": "epoch"},
    Event.PAWNS_SWAPPED: {"agent": "agent", "other": "agent"},
    Event.ENERGY_ADDED: {"agent": "agent", "epoch": "epoch", "count": COUNT},
    Event.RIFTS_REMOVED: {"agent": "agent", "epoch": "epoch", "count": COUNT},
    Event.CLONE_MOVED: {"clone": "clone", "start": "epoch", "epoch": "epoch"},
    Event.CLONE_TAKEN: {"agent": "agent", "clone": "clone", "epoch": "epoch"},
    Event.CLONE_LEFT: {"agent": "agent", "clone": "clone", "epoch": "epoch"},
    Event.CLONE_DESTROYED: {"clone": "clone", "epoch": "epoch"},
    Event.BLUE_PLACED: {"epoch": "epoch"},
    Event.CARD_DRAWN: {"agent": "agent", "card": "card"},
    Event.PILE_SHUFFLED: {"seat": SEAT},
    Event.CARD_DISCARDED: {"agent": "agent", "card": "card"},
    Event.CARD_GAINED: {"agent": "agent", "card": "card"},
    Event.MISSION_DAMAGED: {"mission": "mission", "epoch": "epoch", "count": COUNT, "needed": COUNT},
    Event.MISSION_REPAIRED: {"mission": "mission", "count": COUNT},
    Event.CENTRIFUGE_DAMAGED: {"epoch": "epoch", "count": COUNT},
    Event.CENTRIFUGE_DESTROYED: {"epoch": "epoch"},
    Event.MACHINE_DAMAGED: {"machine": "machine", "count": COUNT, "needed": COUNT},
    Event.MACHINE_DESTROYED: {"machine": "machine"},
    Event.ENERGY_DRAINED: {"epoch": "epoch", "count": COUNT},
    Event.THROW_GREW: {"count": COUNT},
    Event.POWER_JAMMED: {"agent": "agent"},
    Event.HANDS_SHUFFLED: {},
    Event.CARD_DEALT: {"agent": "agent", "card": "card"},
    Event.ACTIONS_ENDED: {"agent": "agent"},
    Event.MISSION_ARCHIVED: {"agent": "agent", "mission": "mission", "count": COUNT},
    Event.CARD_SHOWN: {"card": "card"},
    Event.CARD_DRAFTED: {"seat": SEAT, "card": "card"},
    Event.CYCLE_STARTED: {"count": COUNT},
    Event.CARD_ASSIGNED: {"agent": "agent", "card": "card"},
    Event.GAME_ENDED: {"ending": "ending"},
}

VERBS = {
    "agent": {"agent": "agent"},
    "machine": {"machine": "machine"},
    "branch": {"count": COUNT},
    "clone": {"clone": "clone"},
    "epoch": {"epoch": "epoch"},
    "move": {"epoch": "epoch"},
    "free-move": {"epoch": "epoch"},
    "loop": {"loop": "loop"},
    "use": {"card": "card"},
    "card": {"card": "card"},
}

DEFINITION = Definition(
    name="the-loop",
    version=3,
    folder=Path(__file__).parent,
    records={"State": STATE, "Player": PAWN},
    modules=(
        ring,
        levels,
        missions,
        clones,
        cards,
        setup,
        foo,
        effects,
        foes,
        turn,
        archive,
        legality,
        entry,
        scoring,
        laws,
        knowledge,
        observation,
    ),
    make_tables=make_tables,
    actions=ACTIONS,
    options=OPTIONS,
    decisions=Decision,
    nouns={
        "agent": Vocabulary.of_enum(Agent),
        "epoch": Vocabulary.of_enum(Epoch),
        "dimension": Vocabulary.of_enum(Dimension),
        "loop": Vocabulary.of_enum(Loop),
        "clone": Vocabulary.of_enum(Kind),
        "mission": Vocabulary.of_enum(Mission),
        "machine": Vocabulary.of_enum(Machine),
        "card": Vocabulary.of_enum(Card),
        "mode": Vocabulary.of_enum(Mode),
        "difficulty": Vocabulary.of_enum(Difficulty),
        "ending": Vocabulary.of_enum(Ending),
    },
    event_kinds=Event,
    events=EVENTS,
    verbs=VERBS,
    view=view,
    refusal=refusal,
    impossible=impossible,
    action_words=action_words,
    decision_words=decision_words,
    observation_size=observation.OBSERVATION_SIZE,
    ending="ending",
    statistics=("turns", "archived", "vortexes", "loops_made", "supas_lost"),
    always_asked=(Decision.ACT,),  # `stop` ends the actions, and is the last moment to take something back
    told=told,
    team=True,
    achievements=ACHIEVEMENTS,
    marks=marks,
    mark_kinds=MARK_KINDS,
)
