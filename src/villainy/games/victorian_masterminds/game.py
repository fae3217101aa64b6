"""Victorian Masterminds as the engine knows it."""

from __future__ import annotations

from pathlib import Path

from villainy.engine.definition import COUNT, SEAT, Definition
from villainy.engine.names import Vocabulary, kebab
from villainy.engine.options import Option, OptionSet
from villainy.games.victorian_masterminds import observation
from villainy.games.victorian_masterminds.actions import ACTIONS
from villainy.games.victorian_masterminds.career import ACHIEVEMENTS, MARK_KINDS, marks
from villainy.games.victorian_masterminds.position import impossible
from villainy.games.victorian_masterminds.refusal import refusal
from villainy.games.victorian_masterminds.rules import (
    entry,
    knowledge,
    laws,
    legality,
    machines,
    pieces,
    resolution,
    scoring,
    setup,
    turn,
)
from villainy.games.victorian_masterminds.state import (
    PLAYER,
    SEATS,
    SEGMENT,
    STATE,
    Agent,
    Bonus,
    Building,
    City,
    Decision,
    Event,
    Icon,
    Machine,
    Mission,
    Spoil,
    Trigger,
)
from villainy.games.victorian_masterminds.tables import make_tables
from villainy.games.victorian_masterminds.view import action_words, decision_words, view

MACHINE_NAMES = tuple(kebab(machine.name) for machine in Machine)

# In the order of the record `OPTIONS` of the state; each has a sentence `option-<name>` in the locales.
OPTIONS = OptionSet(
    Option(
        "edition",
        ("en", "fr", "de"),
        "en",
        presets={
            "de": {
                "two_player_limit": "3",
                "one_special_action": "true",
                "no_scientists_in_extra_turn": "true",
                "capture_gives_city_spoils": "true",
            }
        },
    ),
    Option("two_player_limit", ("2", "3"), "2"),
    Option.flag("spoils_first"),
    Option.flag("mandatory_abilities"),
    Option.flag("unlimited_firepower"),
    Option("secret_service_start", ("standard", "even"), "standard"),
    Option.flag("lazy_reshuffle"),
    Option.flag("strict_after_playing"),
    Option.flag("one_special_action"),
    Option.flag("no_scientists_in_extra_turn"),
    Option.flag("capture_gives_city_spoils"),
    Option.flag("power_snapshot"),
    Option("mole_target", ("one", "any"), "one"),
    Option("mole_timing", ("immediate", "deferred"), "immediate"),
    Option.flag("fortress_cumulative"),
    Option.flag("spider_ignores_firepower"),
    Option.flag("no_refill_in_final"),
    Option.flag("strict_supply"),
    Option.flag("memory_aid", default=True),
    Option("first_player", ("random", "1", "2", "3", "4"), "random", names_seat=True),
    Option(
        "machines",
        ("random", "chosen", *MACHINE_NAMES),
        "random",
        numbers=(setup.DEALT, setup.CHOSEN, *range(len(MACHINE_NAMES))),
        slots=SEATS,
        repeatable=("random", "chosen"),
    ),
    seats=(2, SEATS),
)

EVENTS = {
    Event.GAME_STARTED: {"seat": SEAT},
    Event.MACHINE_TAKEN: {"seat": SEAT, "machine": "machine"},
    Event.MISSION_REVEALED: {"city": "city", "mission": "mission"},
    Event.TURN_STARTED: {"seat": SEAT},
    Event.AGENT_TAKEN: {"seat": SEAT, "agent": "agent"},
    Event.AGENT_RECYCLED: {"seat": SEAT, "agent": "agent"},
    Event.AGENT_PLACED: {"seat": SEAT, "city": "city", "agent": "agent"},
    Event.AGENT_INSERTED: {"seat": SEAT, "city": "city", "agent": "agent"},
    Event.STACK_FORCED: {"seat": SEAT, "city": "city"},
    Event.STACK_TURNED: {"city": "city", "count": COUNT},
    Event.AGENT_RESOLVED: {"seat": SEAT, "agent": "agent", "city": "city"},
    Event.AGENT_SABOTAGED: {"seat": SEAT, "agent": "agent"},
    Event.SABOTEUR_READY: {"seat": SEAT},
    Event.ACTED_AS: {"seat": SEAT, "agent": "agent"},
    Event.PART_PLACED: {"seat": SEAT, "spoil": "spoil", "segment": "segment"},
    Event.SEGMENT_BUILT: {"seat": SEAT, "segment": "segment", "bonus": "bonus", "amount": COUNT},
    Event.FIREPOWER_GAINED: {"seat": SEAT, "amount": COUNT, "firepower": COUNT},
    Event.SCIENTIST_GAINED: {"seat": SEAT, "count": COUNT},
    Event.CODEX_GAINED: {"seat": SEAT, "value": COUNT},
    Event.CODEX_FLIPPED: {"seat": SEAT},
    Event.MAYHEM_GAINED: {"seat": SEAT},
    Event.NOTHING_GAINED: {"seat": SEAT, "spoil": "spoil"},
    Event.BUILDING_CAPTURED: {"seat": SEAT, "city": "city", "building": "building"},
    Event.LEVEL_RAISED: {"level": COUNT},
    Event.MISSION_CLAIMED: {"seat": SEAT, "mission": "mission", "city": "city"},
    Event.CITY_RAIDED: {"seat": SEAT, "city": "city"},
    Event.EXTRA_TURN: {"seat": SEAT},
    Event.CAPTURE_BOUGHT: {"seat": SEAT},
    Event.PILE_SHUFFLED: {"seat": SEAT, "count": COUNT},
    Event.FINAL_ROUND: {"trigger": "trigger", "seat": SEAT},
    Event.FINAL_RESOLUTION: {},
    Event.GAME_ENDED: {},
    Event.DECLINED: {"seat": SEAT},
}

VERBS = {
    "machine": {"machine": "machine"},
    "place": {"city": "city"},
    "take": {"agent": "agent"},
    "recycle": {"agent": "agent"},
    "insert": {"city": "city"},
    "resolve": {"city": "city"},
    "segment": {"segment": "segment"},
    "capture": {"city": "city", "building": "building"},
    "claim": {"city": "city"},
    "act-as": {"agent": "agent"},
    "raid": {"city": "city"},
    "gain": {"spoil": "spoil"},
}

DEFINITION = Definition(
    name="victorian-masterminds",
    version=6,
    folder=Path(__file__).parent,
    records={"State": STATE, "Player": PLAYER},
    modules=(
        pieces,
        setup,
        turn,
        resolution,
        machines,
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
        "city": Vocabulary.of_enum(City),
        "agent": Vocabulary.of_enum(Agent),
        "building": Vocabulary.of_enum(Building),
        "machine": Vocabulary.of_enum(Machine),
        "spoil": Vocabulary.of_enum(Spoil),
        "icon": Vocabulary.of_enum(Icon),
        "bonus": Vocabulary.of_enum(Bonus),
        "mission": Vocabulary.of_enum(Mission),
        "segment": SEGMENT,
        "trigger": Vocabulary.of_enum(Trigger),
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
    ending="trigger",
    achievements=ACHIEVEMENTS,
    marks=marks,
    mark_kinds=MARK_KINDS,
)
