"""The table of Professor Evil: everything that decides how a game goes on, in one record."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations

from villainy.engine.layout import Field, Layout
from villainy.engine.names import Vocabulary, kebab

SEATS = 4
CHARACTERS = 5
CARDS_EACH = 6
ROOMS = 12
WAYS = 3  # doors of a room, and windows of the manor
DOORS = 18  # of a manor
PAIRS = 66  # of rooms: every door there could be
TRAP_TYPES = 5
TREASURES = 18
COLOURS = 3
HOURS = 12
MINUTES = 5  # from one space of the clock to the next
SIDES = 6  # of a die
LATEST = 11  # the furthest space ahead of the time marker (R20)
ENOUGH = 4  # treasures saved or lost that end the game
MOST_LOST = 6  # three may be lost at once when three already are
EVERY = 99  # in a program: all there are
FRAMES = 5  # the menu, a program, and its steps for three mates


class Character(IntEnum):
    NATHAN = 0
    EDWARD = 1
    IRENE = 2
    LEROY = 3
    DESTINY = 4


class Room(IntEnum):
    """The outer ring, then the inner one."""

    MAIN_HALL = 0
    LIBRARY = 1
    STUDY = 2
    GALLERY = 3
    KITCHEN = 4
    BALLROOM = 5
    DRAWING_ROOM = 6
    TROPHY_ROOM = 7
    LABORATORY = 8
    OBSERVATORY = 9
    CELLAR = 10
    DINING_ROOM = 11


class Garden(IntEnum):
    """Where a pawn is that is in no room."""

    OUTSIDE = 12


class Trap(IntEnum):
    """The types of traps."""

    PADLOCK = 0
    SAW = 1
    CAMERA = 2
    LASER = 3
    CONSOLE = 4


class Colour(IntEnum):
    """Of treasures, carpets and a die, in the order in which treasures are placed."""

    RED = 0
    GREEN = 1
    BLUE = 2


class Treasure(IntEnum):
    MAGNA_CARTA = 0
    TURIN_SHROUD = 1
    FABERGE_EGG = 2
    DA_VINCIS_NOTEBOOK = 3
    GUTENBERG_BIBLE = 4
    DEAD_SEA_SCROLLS = 5
    DECLARATION_OF_INDEPENDENCE = 6
    ANTIKYTHERA_MECHANISM = 7
    BUST_OF_NEFERTITI = 8
    TERRACOTTA_WARRIOR = 9
    ROSETTA_STONE = 10
    MASK_OF_TUTANKHAMUN = 11
    CROWN_JEWELS = 12
    MONA_LISA = 13
    EXCALIBUR = 14
    ARK_OF_THE_COVENANT = 15
    CRYSTAL_SKULL = 16
    SABRE_OF_MORIMOTO = 17


class Card(IntEnum):
    """Six for each character, in the order of the characters."""

    SPRINT = 0
    SHOULDER_CHARGE = 1
    BACK_TO_THE_WINDOWS = 2
    REGROUP = 3
    FOLLOW_ME = 4
    WILD_GOOSE_CHASE = 5
    SKELETON_KEY = 6
    REMOTE_WINCH = 7
    BOLT_CUTTERS = 8
    JAMMED_BLADES = 9
    OILED_HINGES = 10
    DOORSTOP = 11
    BORROWED_TIME = 12
    STITCH_IN_TIME = 13
    FROZEN_HANDS = 14
    STOLEN_MOMENT = 15
    ELEVENTH_HOUR = 16
    DEJA_VU = 17
    SHORT_CIRCUIT = 18
    LOOPED_FEED = 19
    OVERRIDE_CODE = 20
    REMOTE_CONTROL = 21
    QUICK_FIX = 22
    FAIL_SAFE = 23
    LOADED_DIE = 24
    SLEIGHT_OF_HAND = 25
    LUCKY_BREAK = 26
    ROLL_WITH_IT = 27
    POT_LUCK = 28
    FIFTY_FIFTY = 29


class Die(IntEnum):
    PROFESSOR = 0
    COLOUR = 1
    CLOCK = 2


class Face(IntEnum):
    """Of the professor's die."""

    CHEVRON_1 = 0
    CHEVRON_2 = 1
    CHEVRON_3 = 2
    PASSAGE = 3
    HURRY_5 = 4
    HURRY_10 = 5


class Hour(IntEnum):
    """The spaces of the clock."""

    XII = 0
    I = 1  # noqa: E741
    II = 2
    III = 3
    IV = 4
    V = 5
    VI = 6
    VII = 7
    VIII = 8
    IX = 9
    X = 10
    XI = 11


class Level(IntEnum):
    """Which tiles are played with (A2)."""

    FIRST_GAMES = 0
    NORMAL = 1
    HARDER = 2
    MIDDLE = 3


class Timing(IntEnum):
    """When a card, power or bonus is used: among the actions, or between roll and resolution (R3)."""

    ACTIONS = 0
    DICE = 1


class Flag(IntEnum):
    """What does not happen in this turn's dice phase."""

    NO_LOCK = 0
    NO_CLOCK = 1
    NO_ARM = 2


class Result(IntEnum):
    FOUR_SAVED = 0
    FOUR_LOST = 1


# ── The programs of cards, powers and bonuses ──────────────────────────────


class Step(IntEnum):
    """The verbs of programs; `tables.py` says how each is written."""

    END = 0
    MOVE = 1
    FORCE = 2
    PLACE = 3
    UNLOCK = 4
    OFF = 5
    LATER = 6
    ACTIONS = 7
    MATE_ACT = 8
    PROFESSOR_STEP = 9
    FLAG = 10
    SET = 11
    REROLL = 12
    ROLL = 13
    CASE = 14
    NAME = 15
    EACH = 16


class Column(IntEnum):
    """What a row of a program says: its step, how many of what and where, the row that comes next, and the
    decision it asks or NONE.

    A step whose next row is not the one beneath it is an alternative to that one: `or{... | ...}`.
    """

    STEP = 0
    LEAST = 1
    MOST = 2
    WHAT = 3
    WHERE = 4
    NEXT = 5
    ASKS = 6


class Who(IntEnum):
    """Whose pawn is placed."""

    SELF = 0
    MATE = 1
    PAWN = 2


class Where(IntEnum):
    HERE = 0
    ADJ = 1
    NEAR = 2  # at most two doors away, locked or not
    ANY = 3
    WINDOWS = 4
    BESIDE = 5  # adjacent to the professor
    SOONEST = 6
    MATE = 7
    NAMED = 8
    THAT = 9  # of the colour just rolled


# ── Decisions, tasks, events ───────────────────────────────────────────────


class Decision(IntEnum):
    """What a seat can be asked."""

    CHOOSE_CHARACTER = 0
    ACT = 1
    MOVE_ON = 2
    FORCE_DOOR = 3
    PICK_ROOM = 4
    PICK_DOOR = 5
    PICK_TRAP = 6
    PICK_TREASURE = 7
    PICK_TYPE = 8
    PICK_SEAT = 9
    PICK_COLOUR = 10
    SET_DIE = 11
    MATE_MOVE = 12
    MATE_ACT = 13
    DICE = 14
    ACTIVATE = 15


class Task(IntEnum):
    """What the rules still have to carry out, pending beneath the decisions."""

    DEAL_CARDS = 32
    START_TURN = 33
    PROGRAM = 34
    PROFESSOR = 35
    CLOCK = 36


class Event(IntEnum):
    """What can happen; `game.EVENTS` names the arguments."""

    GAME_STARTED = 0
    CHARACTER_TAKEN = 1
    TREASURE_PLACED = 2
    TURN_STARTED = 3
    DECK_SHUFFLED = 4
    CARDS_REVEALED = 5
    PAWN_MOVED = 6
    DOOR_UNLOCKED = 7
    TRAP_DISARMED = 8
    TREASURE_SAVED = 9
    TRAPS_ARMED = 10
    CARD_PLAYED = 11
    POWER_USED = 12
    BONUS_USED = 13
    DOOR_FORCED = 14
    PAWN_PLACED = 15
    TREASURE_DELAYED = 16
    ACTIONS_GAINED = 17
    MATE_CALLED = 18
    FLAG_RAISED = 19
    TRAP_NAMED = 20
    STOPPED = 21
    NOTHING_HAPPENED = 22
    DICE_ROLLED = 23
    PROFESSOR_DIE_ROLLED = 24
    COLOUR_DIE_ROLLED = 25
    CLOCK_DIE_ROLLED = 26
    PROFESSOR_DIE_SET = 27
    COLOUR_DIE_SET = 28
    PROFESSOR_WALKED = 29
    PROFESSOR_PASSED = 30
    DOOR_LOCKED = 31
    TRAP_ARMED = 32
    PAWN_EXPELLED = 33
    TREASURE_HURRIED = 34
    CLOCK_ADVANCED = 35
    CLOCK_STOPPED = 36
    TREASURE_LOST = 37
    TILE_TURNED_UP = 38
    NO_TILE_LEFT = 39
    GAME_ENDED = 40


# ── The record ─────────────────────────────────────────────────────────────

PLACE = Vocabulary.of_enum(Room, Garden)
# A door is named by the two rooms it joins; two rooms have at most one. Which are there, the components say.
DOOR = Vocabulary.of_names(kebab(f"{one.name}-{other.name}") for one, other in combinations(Room, 2))
SEAT_NUMBERS = Vocabulary.of_names(str(number) for number in range(1, SEATS + 1))

OPTIONS = Layout(
    Field("level", "i1"),
    Field("characters", "i1", (SEATS,)),
)

PLAYER = Layout(
    Field("character", "i1", of=Character),
    Field("room", "i1", of=PLACE),
    Field("tile_up", "i1"),  # the power is active
    Field("expelled", "i1"),  # how often, for the statistics
    Field("pile_size", "i1"),
    Field("pile", "i1", (CARDS_EACH,), of=Card, size="pile_size"),  # the next card last; seen by nobody
)

IN_PLAY = Layout(
    Field("tile", "i1", of=Treasure),
    Field("room", "i1", of=Room),
    Field("steps", "i1"),  # spaces ahead of the time marker
)

STATE = Layout(
    Field("generator", "u8"),
    Field("turns", "i2"),
    Field("frame_first", "i2", (FRAMES,), size="depth"),  # wide enough for a row of any program
    Field("players", PLAYER, (SEATS,)),
    Field("depth", "i1"),
    Field("frame_kind", "i1", (FRAMES,), of=(Decision, Task), size="depth"),
    Field("frame_seat", "i1", (FRAMES,), size="depth"),
    Field("frame_second", "i1", (FRAMES,), size="depth"),
    Field("options", OPTIONS),
    Field("seats", "i1"),
    Field("first", "i1"),
    Field("active", "i1"),
    Field("professor", "i1", of=Room),
    Field("hour", "i1", of=Hour),  # where the time marker stands
    Field("open_doors", "i1", (DOOR,)),
    Field("traps", "i1", (Room,), of=Trap),
    Field("armed", "i1", (Room,)),  # whether the room's trap is on
    Field("treasures", IN_PLAY, (Colour,)),
    Field("tiles_size", "i1"),
    Field("tiles", "i1", (TREASURES,), of=Treasure, size="tiles_size"),  # the next one last; seen by nobody
    Field("locations_size", "i1"),
    Field("locations", "i1", (ROOMS,), of=Room, size="locations_size"),  # the same
    Field("saved_size", "i1"),
    Field("saved", "i1", (ENOUGH,), of=Treasure, size="saved_size"),
    Field("lost_size", "i1"),
    Field("lost", "i1", (MOST_LOST,), of=Treasure, size="lost_size"),
    Field("actions_left", "i1"),
    Field("shown_size", "i1"),
    Field("shown", "i1", (2,), of=Card, size="shown_size"),  # this turn's two cards, until one is played
    Field("power_used", "i1"),  # this turn
    Field("flagged", "i1", (Flag,)),
    Field("named", "i1", (2,), of=Room),  # whose traps a card has named
    Field("professor_die", "i1", of=Face),
    Field("colour_die", "i1", of=Colour),
    Field("clock_die", "i1"),
    Field("activations", "i1"),
    Field("result", "i1", of=Result),
    Field("over", "i1"),
    Field("revealed", "i1"),  # the last step showed something hidden
    Field("unused", "i1", (6,)),  # rounds the record up to whole words
)
