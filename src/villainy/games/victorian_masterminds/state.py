"""The table of Victorian Masterminds: everything that decides how a game goes on, in one record."""

from __future__ import annotations

from enum import IntEnum

from villainy.engine.layout import Field, Layout
from villainy.engine.names import Vocabulary, kebab

SEATS = 4
AGENTS = 5
CITIES = 5
BUILDINGS = 4
SEGMENTS = 8
MACHINES = 6
MISSIONS = 24
ADVANCED_MISSIONS = 19
STACK = 3  # a stack resolves at three agents at the latest
LIBRARY = 10
FRAMES = 16


class City(IntEnum):
    """In the order of the board from top to bottom, which is that of the final resolution."""

    LONDON = 0
    MOSCOW = 1
    PARIS = 2
    ROME = 3
    WASHINGTON = 4


class Agent(IntEnum):
    NUMBER_2 = 0
    HENCHMAN = 1
    SABOTEUR = 2
    GUNNER = 3
    ENGINEER = 4


class Building(IntEnum):
    FACTORY = 0
    FURNACE = 1
    UNIVERSITY = 2
    MONUMENT = 3


class Machine(IntEnum):
    FORTRESS = 0
    AIRSHIP = 1
    SPIDER = 2
    ZEPPELIN = 3
    MOLE = 4
    SUBMERSIBLE = 5


class Spoil(IntEnum):
    """What a city, a building or a machine power can give."""

    BOLT = 0
    PLATE = 1
    FIREPOWER = 2
    SCIENTIST = 3
    CODEX = 4
    MAYHEM = 5
    CODEX_FLIP = 6  # turn one codex token from 1 to 2


class Icon(IntEnum):
    BLADE = 0
    WHEEL = 1
    EYE = 2
    CROWN = 3


class Bonus(IntEnum):
    """What a built segment brings."""

    POWER_1 = 0
    POWER_2 = 1
    CODEX = 2
    CELL = 3
    FIREPOWER = 4
    POINTS = 5


class Power(IntEnum):
    """The verbs of machine powers; `gain` and `gain-beneath-own` name spoils."""

    ACT_AS_NUMBER_2 = 0
    ACT_AS_ANY = 1
    RAID = 2
    RAID_AGAIN = 3
    CAPTURE = 4
    BUILDING_SPOILS_AGAIN = 5
    GAIN = 6
    CLAIM_ANY = 7
    INSERT = 8
    GAIN_BENEATH_OWN = 9


class Requirement(IntEnum):
    """What a mission asks for; nothing is spent (Q-MIS1)."""

    BUILDINGS = 0
    BUILDING_TYPE = 1
    BUILDING_TYPES = 2
    FIREPOWER = 3
    CODEX = 4
    SCIENTISTS = 5
    SEGMENTS = 6
    ICON = 7
    ICONS = 8


class Mission(IntEnum):
    """The five basic missions, then the nineteen advanced ones."""

    FIRST_LOOT = 0
    BRAIN_DRAIN = 1
    LOOSE_PAGES = 2
    SHOW_OF_FORCE = 3
    FIRST_RIVETS = 4
    GRAND_THEFT = 5
    STOLEN_LECTURES = 6
    TAKEOVER = 7
    PLAYING_WITH_FIRE = 8
    PROPERTY_SHARK = 9
    SKYLINE_COLLECTOR = 10
    MIXED_PORTFOLIO = 11
    ARMS_RACE = 12
    OVERKILL = 13
    LEONARDOS_PUPIL = 14
    LEONARDOS_HEIR = 15
    CAPTIVE_AUDIENCE = 16
    HALF_A_MONSTER = 17
    NEARLY_ALIVE = 18
    SHARP_EDGES = 19
    WHEELS_IN_MOTION = 20
    ALL_SEEING = 21
    ROYAL_COMFORT = 22
    MASTER_PLAN = 23


class Trigger(IntEnum):
    """Why the final round came."""

    MACHINE = 0
    SECRET_SERVICE = 1


class Decision(IntEnum):
    """What a seat can be asked."""

    CHOOSE_MACHINE = 0
    PLACE_AGENT = 1
    RESOLVE_STACK = 2
    ORDER = 3
    PLACE_BOLT = 4
    PLACE_PLATE = 5
    CAPTURE = 6
    CLAIM_MISSION = 7
    ACT_AS = 8
    RAID = 9
    AGAIN = 10
    GAIN = 11
    INSERT_AGENT = 12
    SPECIAL_ACTION = 13


class Task(IntEnum):
    """What the rules still have to carry out, pending beneath the decisions."""

    RUN = 32
    END_TURN = 33
    SPECIAL_ACTIONS = 34
    RESOLVE = 35
    NEXT_AGENT = 36
    CLOSE_CHAIN = 37
    CITY_SPOILS = 38
    ABILITY = 39
    GIVE = 40
    SPOILS_AGAIN = 41
    RAISE_LEVEL = 42
    POWER = 43
    FINAL_RESOLUTION = 44


class Event(IntEnum):
    """What can happen; `game.EVENTS` names the arguments."""

    GAME_STARTED = 0
    MACHINE_TAKEN = 1
    MISSION_REVEALED = 2
    TURN_STARTED = 3
    AGENT_TAKEN = 4
    AGENT_RECYCLED = 5
    AGENT_PLACED = 6
    AGENT_INSERTED = 7
    STACK_FORCED = 8
    STACK_TURNED = 9
    AGENT_RESOLVED = 10
    AGENT_SABOTAGED = 11
    SABOTEUR_READY = 12
    ACTED_AS = 13
    PART_PLACED = 14
    SEGMENT_BUILT = 15
    FIREPOWER_GAINED = 16
    SCIENTIST_GAINED = 17
    CODEX_GAINED = 18
    CODEX_FLIPPED = 19
    MAYHEM_GAINED = 20
    NOTHING_GAINED = 21
    BUILDING_CAPTURED = 22
    LEVEL_RAISED = 23
    MISSION_CLAIMED = 24
    CITY_RAIDED = 25
    EXTRA_TURN = 26
    CAPTURE_BOUGHT = 27
    PILE_SHUFFLED = 28
    FINAL_ROUND = 29
    FINAL_RESOLUTION = 30
    GAME_ENDED = 31
    DECLINED = 32


SEGMENT_NAMES = {
    Machine.FORTRESS: (
        "deaths-head",
        "captains-bridge",
        "cannon-i",
        "armament-hold",
        "cannon-ii",
        "logistics",
        "menagerie",
        "tail",
    ),
    Machine.AIRSHIP: (
        "gardens",
        "aft-cannons",
        "prow",
        "transducer-chamber",
        "caudal-fin",
        "navigation-room",
        "steering-fin",
        "munitions-hold",
    ),
    Machine.SPIDER: (
        "cannon",
        "fang-i",
        "observation",
        "mandibles",
        "thorax",
        "fang-ii",
        "abdomen",
        "prison",
    ),
    Machine.ZEPPELIN: (
        "crew-lookout",
        "spa",
        "turbines-of-death",
        "galley-stores",
        "grand-gallery",
        "siren",
        "gun-bay",
        "bomb-bay",
    ),
    Machine.MOLE: (
        "electric-generator",
        "drill",
        "armoured-tracks",
        "double-chamber-boiler",
        "nozzles",
        "luxury-combustion-chamber",
        "gymnasium",
        "turret",
    ),
    Machine.SUBMERSIBLE: (
        "armament-hold",
        "golf-course",
        "propeller",
        "crew-quarters",
        "magnetic-keel",
        "steam-turbine",
        "first-class-deck",
        "conning-tower",
    ),
}
# A segment of any machine is one number, `machine * SEGMENTS + place`, and one name.
SEGMENT = Vocabulary.of_names(
    f"{kebab(machine.name)}-{name}" for machine, names in SEGMENT_NAMES.items() for name in names
)

# Every flag is the recommended ruling's default at 0, so that an empty record is the house rule.
OPTIONS = Layout(
    Field("edition", "i1"),
    Field("two_player_limit", "i1"),
    Field("spoils_first", "i1"),
    Field("mandatory_abilities", "i1"),
    Field("unlimited_firepower", "i1"),
    Field("secret_service_start", "i1"),
    Field("lazy_reshuffle", "i1"),
    Field("strict_after_playing", "i1"),
    Field("one_special_action", "i1"),
    Field("no_scientists_in_extra_turn", "i1"),
    Field("capture_gives_city_spoils", "i1"),
    Field("power_snapshot", "i1"),
    Field("mole_target", "i1"),
    Field("mole_timing", "i1"),
    Field("fortress_cumulative", "i1"),
    Field("spider_ignores_firepower", "i1"),
    Field("no_refill_in_final", "i1"),
    Field("strict_supply", "i1"),
    Field("memory_aid", "i1"),
    Field("first_player", "i1"),
    Field("machines", "i1", (SEATS,)),
)

PLAYER = Layout(
    Field("mayhem", "i2"),
    Field("machine", "i1", of=Machine),
    Field("bolts", "i1", (SEGMENTS,)),  # parts lying on each unbuilt segment
    Field("plates", "i1", (SEGMENTS,)),
    Field("built", "i1", (SEGMENTS,)),
    Field("bonus_powers", "i1", (2,)),
    Field("firepower", "i1"),
    Field("scientists", "i1"),
    Field("cells", "i1"),
    Field("codex_ones", "i1"),
    Field("codex_twos", "i1"),
    Field("codex_level", "i1"),
    Field("pile_size", "i1"),
    Field("pile", "i1", (AGENTS,), of=Agent, size="pile_size"),  # the top agent first
    Field("pile_known", "i1", (AGENTS,), size="pile_size"),  # which seats have seen it
    Field("hand", "i1", of=Agent),  # taken or recycled, not yet placed
    Field("hand_known", "i1"),
    Field("discard", "i1", (Agent,)),
    Field("beneath", "i1"),  # may put the next agent beneath another (Q-M10)
)

RESOLUTION = Layout(
    Field("city", "i1", of=City),
    Field("height", "i1"),
    Field("owners", "i1", (STACK,), size="height"),  # the first placed, first to act, comes first
    Field("agents", "i1", (STACK,), of=Agent, size="height"),
    Field("next", "i1"),
    Field("blocker", "i1"),
    Field("raided", "i1", of=City),  # where the airship took spoils
    Field("beneath_own", "i1"),  # the mole put its agent under one of its owner's
)

STATE = Layout(
    Field("generator", "u8"),
    Field("turns", "i2"),
    Field("parts_pool", "i2"),
    Field("codex_pool", "i2"),
    Field("mayhem_pool", "i2"),
    Field("players", PLAYER, (SEATS,)),
    Field("depth", "i1"),
    Field("frame_kind", "i1", (FRAMES,), of=(Decision, Task), size="depth"),
    Field("frame_seat", "i1", (FRAMES,), size="depth"),
    Field("frame_first", "i1", (FRAMES,), size="depth"),
    Field("frame_second", "i1", (FRAMES,), size="depth"),
    Field("options", OPTIONS),
    Field("resolution", RESOLUTION),
    Field("seats", "i1"),
    Field("limit", "i1"),  # at how many agents a stack resolves
    Field("first", "i1"),
    Field("active", "i1"),
    Field("level", "i1"),
    Field("scientist_pool", "i1"),
    Field("captor", "i1", (City, Building)),  # who captured it; -1 while it stands
    Field("missions", "i1", (City,), of=Mission),
    Field("deck_size", "i1"),
    Field(
        "deck", "i1", (ADVANCED_MISSIONS,), of=Mission, size="deck_size"
    ),  # the next card last; seen by nobody
    Field("claimant", "i1", (Mission,)),  # who claimed it; -1 while nobody has
    Field("stack_size", "i1", (City,)),
    Field("stack_owner", "i1", (City, STACK), size="stack_size"),  # in the order of placement
    Field("stack_agent", "i1", (City, STACK), of=Agent, size="stack_size"),
    Field("stack_known", "i1", (City, STACK), size="stack_size"),
    Field("queued", "i1", of=City),  # filled by the mole, resolves next (Q-M2)
    Field("extra_turn", "i1"),
    Field("special_action_used", "i1"),
    Field("forced", "i1"),  # this run was a forced resolution
    Field("final_left", "i1"),  # turns of the final round still to come; -1 before it
    Field("final_resolution", "i1"),
    Field("trigger", "i1", of=Trigger),
    Field("over", "i1"),
    Field("revealed", "i1"),  # the last step showed somebody something hidden
    Field("unused", "i1", (5,)),  # rounds the record up to whole words
)
