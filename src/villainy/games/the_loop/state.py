"""The table of The LOOP: everything that decides how a game goes on, in one record.

Piles are sets: a card, clone or Foo card is picked at random when it is drawn, which is what shuffling once
and drawing from the top comes to. Only what was put on top of a draw pile has an order (`known`).
"""

from __future__ import annotations

from enum import IntEnum

from villainy.engine.layout import Field, Layout
from villainy.engine.names import Vocabulary

SEATS = 4
AGENTS = 5
EPOCHS = 7
EVERY_EPOCH = 127  # as bits
CARDS = 96  # 30 starters, 49 artefacts, and 17 that a components file may add
STARTERS = 30
STARTERS_EACH = 6
CLONES = 28
TOKENS = 35  # the clones, then the supa clones
KINDS = 14  # of tokens that can be told apart at one epoch (H.18)
MISSIONS = 10
MACHINES = 14
DIMENSIONS = 3  # that can be looped
CHUTES = 3
CYCLES = 3
HAND = 3
MOST_RIFTS = 3
MOST_GREEN = 30
MOST_VORTEXES = 3
ENOUGH = 4  # archived tiles
VISIBLE = 2  # missions
MOST_CENTRIFUGES = 3
CENTRIFUGE_CUBES = 3
BRANCHES = 4
LEVELS = 8  # effects inside effects: a power, six cards that apply others, and the last of them
FRAMES = 24
EVERY = 99  # in a program: all there are
NO_ROW = -1  # in a program: the step is not optional
APPLIED_BITS = 12  # cards to a number of `applied`


class Agent(IntEnum):
    TIME_PROWLER = 0
    CZTWYZZEK = 1
    ROBOFINISHER_404 = 2
    MR_TIME = 3
    V_GIRL = 4


class Epoch(IntEnum):
    """Clockwise, which is towards the future; the last is followed by the first."""

    DAWN = 0
    MEDIEVAL = 1
    RENAISSANCE = 2
    INDUSTRY = 3
    GLOBALIZATION = 4
    ROBOTS = 5
    END = 6


class Dimension(IntEnum):
    SPIRAL = 0
    STAR = 1
    STRIPES = 2
    BLACK_HOLE = 3


class Loop(IntEnum):
    """The dimensions that can be looped."""

    SPIRAL = 0
    STAR = 1
    STRIPES = 2


class Kind(IntEnum):
    """Of a clone, by the epoch where it is destroyed."""

    DAWN = 0
    MEDIEVAL = 1
    RENAISSANCE = 2
    INDUSTRY = 3
    GLOBALIZATION = 4
    ROBOTS = 5
    END = 6
    SUPA_DAWN = 7
    SUPA_MEDIEVAL = 8
    SUPA_RENAISSANCE = 9
    SUPA_INDUSTRY = 10
    SUPA_GLOBALIZATION = 11
    SUPA_ROBOTS = 12
    SUPA_END = 13


class Mission(IntEnum):
    """Of the sabotage tiles."""

    PINCER = 0
    PURITY = 1
    RIFT_AT_FOO = 2
    LOOP_AT_FOO = 3
    CLONE_AT_FOO = 4
    RIFT_AT_EACH = 5
    LOOP_AT_EACH = 6
    CLONE_AT_EACH = 7
    GRID = 8
    SURGE = 9


class Machine(IntEnum):
    """The Ultramachina cards."""

    PRIMORDIAL_DELUGE = 0
    RESENTFUL_REPTILES = 1
    QUANTUM_INQUISITION = 2
    PARADOX_PLAGUE = 3
    KARMIC_RENAISSANCE = 4
    WARPED_PERSPECTIVE = 5
    RUNAWAY_BOILER = 6
    TEMPORAL_TAYLORISM = 7
    ENERGY_CRASH = 8
    COMMERCIAL_BREAK = 9
    FORCED_UPDATE = 10
    NANO_CLONE_SWARM = 11
    FINAL_AUTO_DA_FE = 12
    COUNTDOWN = 13


class Card(IntEnum):
    """Six starters for each agent, the Big Deck epoch by epoch, then names free for cards of one's own."""

    QUANTUM_WRENCH = 0
    SUPER_UNDIES = 1
    BAG_OF_TRICKS = 2
    BREIZHWERK_WALKMAN = 3
    CELTO_GOTH_SKATES = 4
    LONG_RANGE_PATCH = 5
    DISGUISE_HEADBAND = 6
    ENERGY_GRUB = 7
    A_THOUSAND_FIRST_NAMES = 8
    COLLEAGUE_COSTUME = 9
    COSMIC_SUCKER = 10
    BREATH_OF_ORIGINS = 11
    PHASE_OUT_RAY = 12
    ROCKET_FIST = 13
    BINARY_PUNCHLINE = 14
    MAGNETIC_CLAW = 15
    PURPLE_TANK_TREADS = 16
    ZX_BATTERY = 17
    WORMHOLE = 18
    TEMPOGRAPH = 19
    GRAPPLING_HOOK = 20
    FIRM_HANDSHAKE = 21
    YEAR_END_BONUS = 22
    BUSINESS_CARD = 23
    DOUBLE_JOYSTICK = 24
    PRESSURE_COOKER = 25
    RELIEF_VALVE = 26
    ANTIMATTER_CORE = 27
    BLAST_FURNACE_FIST = 28
    BIG_TANTRUM = 29
    SPARTAN_SHIELD = 30
    STONEHENGE_STONES = 31
    FIRST_FIRE = 32
    SQUARE_WHEEL = 33
    DRAFT_MAMMOTH = 34
    DIPLOMATIC_CLUB = 35
    CAVE_PAINTING = 36
    WAR_STEED = 37
    HOLY_GRAIL = 38
    CLONE_TREBUCHET = 39
    RALLYING_HORN = 40
    ROUND_TABLE = 41
    BOILING_OIL = 42
    COLLEAGUE_CATAPULT = 43
    DA_VINCIS_MANUSCRIPT = 44
    AERIAL_SCREW = 45
    GALILEOS_SPYGLASS = 46
    GUTENBERGS_PRESS = 47
    VENETIAN_MASK = 48
    FLORENTINE_CULVERIN = 49
    GENEROUS_PATRON = 50
    MATRYOSHKA = 51
    EDISONS_LIGHT_BULB = 52
    TESLAS_TELEPORTER = 53
    STEAM_ENGINE = 54
    WATERTIGHT_TOP_HAT = 55
    RUNAWAY_LOCOMOTIVE = 56
    INSTANT_TELEGRAPH = 57
    HOVER_PLANK = 58
    CUBIC_PUZZLE = 59
    VIDEOTAPE_RECORDER = 60
    ARCADE_CABINET = 61
    MAD_SHOPPING_TROLLEY = 62
    INTERTEMPORAL_FAX = 63
    TWO_TONE_ERASER = 64
    VACUUM_DRONE = 65
    TELESCOPIC_ARMS = 66
    POCKET_ATOMIC_CELL = 67
    TRACTOR_BEAM = 68
    TOO_ARTIFICIAL_INTELLIGENCE = 69
    FIVE_D_PRINTER = 70
    ANTIGRAVITY_BOOTS = 71
    CRACKED_HOURGLASS = 72
    VORTEX_VACUUM = 73
    LAST_BATTERY_ON_EARTH = 74
    BIG_RED_BUTTON = 75
    COSMIC_TIN_CAN = 76
    ASHES_OF_THE_FUTURE = 77
    RADIOACTIVE_HOUND = 78
    EXTRA_1 = 79
    EXTRA_2 = 80
    EXTRA_3 = 81
    EXTRA_4 = 82
    EXTRA_5 = 83
    EXTRA_6 = 84
    EXTRA_7 = 85
    EXTRA_8 = 86
    EXTRA_9 = 87
    EXTRA_10 = 88
    EXTRA_11 = 89
    EXTRA_12 = 90
    EXTRA_13 = 91
    EXTRA_14 = 92
    EXTRA_15 = 93
    EXTRA_16 = 94
    EXTRA_17 = 95


class Mode(IntEnum):
    SABOTAGE = 0
    SUPA_CLONES = 1
    CENTRIFUGES = 2
    ULTRAMACHINA = 3


class Difficulty(IntEnum):
    MONTH = 0
    YEAR = 1
    INFINITY = 2


class Ending(IntEnum):
    """Why the game is over; of several at once the first (H.33)."""

    VICTORY = 0
    SECOND_VORTEX = 1
    FOURTH_VORTEX = 2
    CYCLES = 3
    MEGA_VORTEX = 4


class Place(IntEnum):
    """Where a card is. Alone, one player has draw pile and discard 1, and each agent a hand."""

    BOX = 0
    BIG_DECK = 1
    AVAILABLE = 2  # at its origin
    CONDEMNED = 3  # the same on a Vortex, until the effect is over (H.14)
    DESTROYED = 4
    FALLEN = 5  # destroyed with others, until somebody has said which ends on top (H.12)
    SHOWN = 6  # for the bonus draft, or before an agent gets it
    PILE_1 = 7
    PILE_2 = 8
    PILE_3 = 9
    PILE_4 = 10
    READY_1 = 11
    READY_2 = 12
    READY_3 = 13
    READY_4 = 14
    SPENT_1 = 15
    SPENT_2 = 16
    SPENT_3 = 17
    SPENT_4 = 18
    DISCARD_1 = 19
    DISCARD_2 = 20
    DISCARD_3 = 21
    DISCARD_4 = 22


# As numbers, to which the number of the agent or pile is added.
PILE = 7
READY = 11
SPENT = 15
DISCARD = 19


class Rack(IntEnum):
    """Where an Ultramachina card is."""

    DRAW = 0
    BOARD = 1
    GONE = 2


class Phase(IntEnum):
    SETUP = 0
    FOO = 1
    ACTIONS = 2
    TAKE = 3
    ARCHIVE = 4
    END = 5


class Timing(IntEnum):
    """When a power is used."""

    ACTION = 0
    LANDED = 1


class Cost(IntEnum):
    """What a power asks for beside its limit."""

    NOTHING = 0
    DISCARD_READY = 1


class Trigger(IntEnum):
    """What a mission counts."""

    RIFT = 0
    LOOP = 1
    CLONE = 2
    ENERGY = 3
    GRID = 4  # energy, if every epoch had some when the action began
    PINCER = 5
    PURITY = 6


class Spot(IntEnum):
    """Where it has to happen."""

    FOO = 0
    EACH = 1  # anywhere, once for each epoch
    TILE = 2
    ANYWHERE = 3


# ── The programs of cards, powers and Ultramachina ─────────────────────────


class Step(IntEnum):
    """The steps of programs; `effects.py` says how each is written."""

    END = 0
    ENERGY = 1
    ENERGY_TO_RIFTS = 2
    RIFT = 3
    PUSH = 4
    PULL = 5
    MOVE = 6
    AGENT_MOVE = 7
    HOLD = 8  # the first piece of a swap
    SWAP = 9
    DRAW = 10
    DISCARD = 11
    DESTROY = 12
    MAKE_AVAILABLE = 13
    GAIN = 14
    APPLY = 15
    APPLY_BY = 16
    OR = 17
    BRANCH = 18
    JUMP = 19
    IF = 20
    EACH = 21
    AGAIN = 22
    PLAYER = 23  # chooses who `it` is
    CANCEL = 24
    SPAWN = 25
    SPAWN_HERE = 26
    ADD_RIFT = 27
    DRAIN = 28
    EXTRA_THROW = 29
    DESTROY_AVAILABLE = 30
    UNDAMAGE = 31
    JAM_POWER = 32
    GATHER = 33
    SHUFFLE_HANDS = 34


class Column(IntEnum):
    """What a row of a program says: its step, how many, whose, what and where, the row that comes next.

    `next` is another row than the one beneath for `or` (after all branches), `branch` (the next branch, or
    NO_ROW), `jump`, `if` (where the condition fails), `each` (afterwards) and `again` (back to `each`).
    `skip` is NO_ROW, or on the first row of a `may` the row after it.
    """

    STEP = 0
    LEAST = 1
    MOST = 2
    WHO = 3
    WHAT = 4
    WHERE = 5
    NEXT = 6
    SKIP = 7


class Who(IntEnum):
    SELF = 0
    IT = 1
    OTHER = 2
    AGENT = 3
    CLONE = 4


class Zone(IntEnum):
    """The cards a step is about."""

    HAND = 0
    BIG_DECK = 1
    AVAILABLE = 2
    THAT = 3
    DESTROYED_TOP = 4


class Carry(IntEnum):
    """Whether a move takes a clone along."""

    NONE = 0
    ANYWHERE = 1
    VORTEX = 2


class Condition(IntEnum):
    OTHER_HERE = 0
    ON_VORTEX = 1
    AT_FOO = 2


class Where(IntEnum):
    """The epochs a step speaks of, seen from the acting agent; the sets last."""

    HERE = 0
    PREV = 1
    NEXT = 2
    ADJ = 3
    NEAR = 4
    ANY = 5
    VORTEX = 6
    FOO = 7
    FOO_PREV = 8
    FOO_NEXT = 9
    OTHER = 10
    ORIGIN = 11
    SENT = 12
    THERE = 13
    STEPS = 14  # of a move: counted
    EACH_VORTEX = 15
    EACH_AGENT = 16
    EACH = 17


# ── Decisions, tasks, events ───────────────────────────────────────────────


class Decision(IntEnum):
    """What a seat can be asked."""

    CHOOSE_AGENT = 0
    ACT = 1
    CANCEL_RIFT = 2
    PICK_EPOCH = 3
    PICK_CLONE = 4
    SEND_CLONE = 5
    MOVE_TO = 6
    CARRY = 7
    PICK_AGENT = 8
    PICK_BRANCH = 9
    CONFIRM = 10
    PICK_CARD = 11
    PAY_CARD = 12
    TOP_CARD = 13
    FIRST_DEATH = 14
    DAMAGE_MACHINE = 15
    FIRE_MACHINE = 16
    FILL_SLOT = 17
    PICK_MISSION = 18
    CLEAR_SLOT = 19
    TAKE_CARD = 20
    ARCHIVE = 21
    DRAFT_CARD = 22
    ASSIGN_CARD = 23
    PICK_LEADER = 24


class Task(IntEnum):
    """What the rules still have to carry out, pending beneath the decisions."""

    SET_UP = 32
    OPEN_HANDS = 33
    START_TURN = 34
    FIRE = 35
    THROW = 36
    PLACE_RIFTS = 37
    ACTIONS = 38
    EFFECT = 39
    AFTER_ACTION = 40
    DAMAGE = 41
    TAKE_PHASE = 42
    ARCHIVE_PHASE = 43
    DRAFT = 44
    END_TURN = 45
    REVEAL = 46
    NEXT_TURN = 47
    DEATH = 48


class Event(IntEnum):
    """What can happen; `game.EVENTS` names the arguments."""

    GAME_STARTED = 0
    AGENT_TAKEN = 1
    MISSION_REVEALED = 2
    RIFTS_PLACED = 3
    ENERGY_PLACED = 4
    CLONE_GENERATED = 5
    CENTRIFUGE_PLACED = 6
    MACHINE_PLACED = 7
    CARD_AVAILABLE = 8
    CARD_DESTROYED = 9
    BIG_DECK_REBUILT = 10
    TURN_STARTED = 11
    FOO_MOVED = 12
    MACHINE_FIRED = 13
    RIFTS_THROWN = 14
    RIFTS_LANDED = 15
    RIFT_CANCELLED = 16
    VORTEX_OPENED = 17
    MISSION_LOST = 18
    TILE_LOST = 19
    MOVED_PAYING = 20
    MOVED_FREE = 21
    LOOPED = 22
    CARD_USED = 23
    CARD_APPLIED = 24
    POWER_USED = 25
    STOPPED = 26
    PAWN_MOVED = 27
    PAWNS_SWAPPED = 28
    ENERGY_ADDED = 29
    RIFTS_REMOVED = 30
    CLONE_MOVED = 31
    CLONE_TAKEN = 32
    CLONE_LEFT = 33
    CLONE_DESTROYED = 34
    BLUE_PLACED = 35
    CARD_DRAWN = 36
    PILE_SHUFFLED = 37
    CARD_DISCARDED = 38
    CARD_GAINED = 39
    MISSION_DAMAGED = 40
    MISSION_REPAIRED = 41
    CENTRIFUGE_DAMAGED = 42
    CENTRIFUGE_DESTROYED = 43
    MACHINE_DAMAGED = 44
    MACHINE_DESTROYED = 45
    ENERGY_DRAINED = 46
    THROW_GREW = 47
    POWER_JAMMED = 48
    HANDS_SHUFFLED = 49
    CARD_DEALT = 50
    ACTIONS_ENDED = 51
    MISSION_ARCHIVED = 52
    CARD_SHOWN = 53
    CARD_DRAFTED = 54
    CYCLE_STARTED = 55
    CARD_ASSIGNED = 56
    GAME_ENDED = 57


# ── The record ─────────────────────────────────────────────────────────────

BRANCH_NUMBERS = Vocabulary({str(number): number for number in range(1, BRANCHES + 1)})

OPTIONS = Layout(
    Field("mode", "i1"),
    Field("difficulty", "i1"),
    Field("agents", "i1", (SEATS,)),
    Field("team", "i1"),
    Field("first_player", "i1"),
)

# An agent and the pawn, by the seat whose it is; alone, one seat has them all.
PAWN = Layout(
    Field("agent", "i1", of=Agent),
    Field("epoch", "i1", of=Epoch),
    Field("charged", "i1"),  # the battery
)

# An effect that is being carried out, with the registers of H.4 and how far its step has got.
LEVEL = Layout(
    Field("actor", "i1"),  # the number of the pawn that acts
    Field("source", "i1", of=Card),  # none for a power or an Ultramachina card
    Field("then_discard", "i1"),
    Field("sent", "i1", of=Epoch),
    Field("origin", "i1", of=Epoch),
    Field("that", "i1", of=Card),
    Field("there", "i1", of=Epoch),
    Field("it", "i1"),  # a pawn, or -1
    Field("waiting", "i1"),  # pawns as bits whose turn in an `each` is still to come; -1 outside
    Field("held", "i1"),  # the first piece of a swap: a token, TOKENS + a pawn, or -1
    Field("spot", "i1", of=Epoch),  # chosen for the step
    Field("chosen", "i1"),  # the token or pawn chosen for the step, or -1
    Field("done", "i1"),  # how often, or how many steps of a move
    Field("agreed", "i1"),
)

STATE = Layout(
    Field("generator", "u8"),
    Field("turns", "i2"),
    Field("loops_made", "i2"),  # in the whole game, for the statistics
    Field("fired", "i2"),  # this turn's Ultramachina, as bits
    Field("scored", "i2"),  # missions that took their one cube of this turn, as bits
    Field("seen", "i2"),  # missions that were ever visible, as bits
    Field("applied", "i2", (CARDS // APPLIED_BITS,)),  # cards applied in this action, as bits
    Field("frame_first", "i2", (FRAMES,), size="depth"),  # wide enough for a row of any program
    Field("depth", "i1"),
    Field("frame_kind", "i1", (FRAMES,), of=(Decision, Task), size="depth"),
    Field("frame_seat", "i1", (FRAMES,), size="depth"),
    Field("frame_second", "i1", (FRAMES,), size="depth"),
    Field("options", OPTIONS),
    Field("seats", "i1"),
    Field("team", "i1"),  # how many pawns
    Field("first", "i1"),
    Field("active", "i1"),  # a pawn
    Field("leader", "i1"),  # alone: the pawn whose turn comes next
    Field("phase", "i1", of=Phase),
    Field("pawns", PAWN, (SEATS,)),
    Field("levels_size", "i1"),
    Field("levels", LEVEL, (LEVELS,)),
    Field("place", "i1", (Card,), of=Place),
    Field("known_size", "i1"),
    Field("known", "i1", (CARDS,), of=Card, size="known_size"),  # put on top of draw piles, the last on top
    Field("destroyed_top", "i1", of=Card),
    Field("clones", "i1", (TOKENS,), of=Epoch),  # none: in the bag, or a supa clone out of the game
    Field("rifts", "i1", (Epoch,)),
    Field("green", "i1", (Epoch,)),
    Field("blue", "i1", (Epoch,)),
    Field("vortex", "i1", (Epoch,)),
    Field("tiles", "i1", (Epoch,), of=Mission),  # seen by nobody until visible
    Field("visible", "i1", (Epoch,)),
    Field("cubes", "i1", (Epoch,)),  # on the tile there; one for each epoch as bits, else how many
    Field("archived_size", "i1"),
    Field("archived", "i1", (EPOCHS,), of=Mission, size="archived_size"),
    Field("foo", "i1", of=Epoch),
    Field("foo_deck", "i1"),  # epochs as bits
    Field("cycle", "i1"),  # from 0 on
    Field("centrifuge", "i1", (Epoch,), of=Loop),
    Field("strain", "i1", (Epoch,)),  # cubes on the centrifuge there
    Field("supas_lost", "i1"),
    Field("machines", "i1", (Machine,), of=Rack),
    Field("wear", "i1", (Machine,)),  # cubes on them
    Field("landed", "i1", (Epoch,)),  # rifts that have left the Machine and are not placed yet
    Field("extra_throw", "i1"),
    Field("loops", "i1"),  # this turn
    Field("power_used", "i1"),
    Field("jammed", "i1"),
    Field("idle", "i1"),
    Field("blue_run", "i1"),  # epochs as bits, visited in an unbroken run of moves paid by blue
    Field("grid", "i1"),  # every epoch had energy when the action began
    Field("ending", "i1", of=Ending),
    Field("over", "i1"),
    Field("revealed", "i1"),  # the last step showed something hidden
    Field("unused", "i1", (5,)),  # rounds the record up to whole words
)
