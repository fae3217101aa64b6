"""Professor Evil and the Citadel of Time as the engine knows it."""

from __future__ import annotations

from pathlib import Path

from villainy.engine.definition import COUNT, SEAT, Definition
from villainy.engine.names import Vocabulary, kebab
from villainy.engine.options import Option, OptionSet
from villainy.games.professor_evil import observation
from villainy.games.professor_evil.actions import ACTIONS
from villainy.games.professor_evil.career import ACHIEVEMENTS, MARK_KINDS, marks
from villainy.games.professor_evil.position import impossible
from villainy.games.professor_evil.refusal import refusal
from villainy.games.professor_evil.rules import (
    cards,
    clock,
    entry,
    knowledge,
    laws,
    legality,
    manor,
    professor,
    scoring,
    setup,
    turn,
)
from villainy.games.professor_evil.state import (
    DOOR,
    PLAYER,
    SEATS,
    STATE,
    Card,
    Character,
    Colour,
    Decision,
    Die,
    Event,
    Face,
    Flag,
    Hour,
    Level,
    Result,
    Room,
    Trap,
    Treasure,
)
from villainy.games.professor_evil.tables import make_tables
from villainy.games.professor_evil.view import action_words, decision_words, view

CHARACTER_NAMES = tuple(kebab(character.name) for character in Character)

# In the order of the record `OPTIONS` of the state; each has a sentence `option-<name>` in the locales.
OPTIONS = OptionSet(
    Option("level", tuple(kebab(level.name) for level in Level), "normal"),
    Option(
        "characters",
        ("chosen", "random", *CHARACTER_NAMES),
        "chosen",
        numbers=(setup.CHOSEN, setup.DEALT, *range(len(CHARACTER_NAMES))),
        slots=SEATS,
        repeatable=("chosen", "random"),
    ),
    seats=(2, SEATS),
    solo=True,
)

EVENTS = {
    Event.GAME_STARTED: {"seat": SEAT},
    Event.CHARACTER_TAKEN: {"seat": SEAT, "character": "character"},
    Event.TREASURE_PLACED: {"colour": "colour", "treasure": "treasure", "room": "room", "minutes": COUNT},
    Event.TURN_STARTED: {"seat": SEAT},
    Event.DECK_SHUFFLED: {"seat": SEAT},
    Event.CARDS_REVEALED: {"seat": SEAT, "first": "card", "second": "card"},
    Event.PAWN_MOVED: {"seat": SEAT, "room": "room"},
    Event.DOOR_UNLOCKED: {"seat": SEAT, "door": "door"},
    Event.TRAP_DISARMED: {"seat": SEAT, "trap": "trap", "room": "room"},
    Event.TREASURE_SAVED: {"seat": SEAT, "colour": "colour", "treasure": "treasure", "count": COUNT},
    Event.TRAPS_ARMED: {"trap": "trap"},
    Event.CARD_PLAYED: {"seat": SEAT, "card": "card"},
    Event.POWER_USED: {"seat": SEAT, "character": "character"},
    Event.BONUS_USED: {"seat": SEAT, "character": "character"},
    Event.DOOR_FORCED: {"seat": SEAT, "door": "door", "room": "room"},
    Event.PAWN_PLACED: {"seat": SEAT, "room": "room"},
    Event.TREASURE_DELAYED: {
        "colour": "colour",
        "treasure": "treasure",
        "minutes": COUNT,
        "left": COUNT,
    },
    Event.ACTIONS_GAINED: {"seat": SEAT, "count": COUNT},
    Event.MATE_CALLED: {"seat": SEAT, "mate": SEAT},
    Event.FLAG_RAISED: {"flag": "flag"},
    Event.TRAP_NAMED: {"seat": SEAT, "trap": "trap", "room": "room"},
    Event.STOPPED: {"seat": SEAT},
    Event.NOTHING_HAPPENED: {"seat": SEAT},
    Event.DICE_ROLLED: {"seat": SEAT, "face": "face", "colour": "colour", "count": COUNT},
    Event.PROFESSOR_DIE_ROLLED: {"seat": SEAT, "face": "face"},
    Event.COLOUR_DIE_ROLLED: {"seat": SEAT, "colour": "colour"},
    Event.CLOCK_DIE_ROLLED: {"seat": SEAT, "count": COUNT},
    Event.PROFESSOR_DIE_SET: {"seat": SEAT, "face": "face"},
    Event.COLOUR_DIE_SET: {"seat": SEAT, "colour": "colour"},
    Event.PROFESSOR_WALKED: {"colour": "colour", "door": "door", "room": "room"},
    Event.PROFESSOR_PASSED: {"colour": "colour", "room": "room"},
    Event.DOOR_LOCKED: {"door": "door"},
    Event.TRAP_ARMED: {"trap": "trap", "room": "room"},
    Event.PAWN_EXPELLED: {"seat": SEAT, "room": "room"},
    Event.TREASURE_HURRIED: {
        "colour": "colour",
        "treasure": "treasure",
        "minutes": COUNT,
        "left": COUNT,
    },
    Event.CLOCK_ADVANCED: {"hour": "hour", "minutes": COUNT},
    Event.CLOCK_STOPPED: {},
    Event.TREASURE_LOST: {"colour": "colour", "treasure": "treasure", "count": COUNT},
    Event.TILE_TURNED_UP: {"seat": SEAT, "character": "character"},
    Event.NO_TILE_LEFT: {"hour": "hour"},
    Event.GAME_ENDED: {"result": "result"},
}

VERBS = {
    "character": {"character": "character"},
    "move": {"room": "room"},
    "unlock": {"door": "door"},
    "reroll": {"die": "die"},
    "play": {"card": "card"},
    "force": {"door": "door"},
    "room": {"room": "room"},
    "trap": {"room": "room"},
    "treasure": {"colour": "colour"},
    "type": {"trap": "trap"},
    "seat": {"mate": SEAT},
    "bring": {"mate": SEAT},
    "join": {"mate": SEAT},
    "colour": {"colour": "colour"},
    "face": {"face": "face"},
    "activate": {"mate": SEAT},
}

DEFINITION = Definition(
    name="professor-evil",
    version=3,
    folder=Path(__file__).parent,
    records={"State": STATE, "Player": PLAYER},
    modules=(
        manor,
        setup,
        turn,
        cards,
        professor,
        clock,
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
        "character": Vocabulary.of_enum(Character),
        "room": Vocabulary.of_enum(Room),
        "door": DOOR,
        "trap": Vocabulary.of_enum(Trap),
        "treasure": Vocabulary.of_enum(Treasure),
        "colour": Vocabulary.of_enum(Colour),
        "card": Vocabulary.of_enum(Card),
        "die": Vocabulary.of_enum(Die),
        "face": Vocabulary.of_enum(Face),
        "flag": Vocabulary.of_enum(Flag),
        "hour": Vocabulary.of_enum(Hour),
        "result": Vocabulary.of_enum(Result),
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
    ending="result",
    statistics=("turns", "saved", "lost", "activations", "expelled"),
    always_asked=(Decision.ACT,),  # `roll` reveals, and is the last moment to take something back
    team=True,
    achievements=ACHIEVEMENTS,
    marks=marks,
    mark_kinds=MARK_KINDS,
)
