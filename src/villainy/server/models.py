"""What is kept: guests, tables and their rows, who sits where, and what came of it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA = MetaData()

guests = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("created", Double, nullable=False),
)

# The seed is sixteen hexadecimal digits, the salt thirty-two; neither leaves before the game is over.
tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("components", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(16), nullable=False),
    Column("salt", String(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("undo", String(16), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("status", String(16), nullable=False),
    Column("row", Integer, nullable=False),  # the last that was written
    Column("rewound", Boolean, nullable=False),
    Column("asked", Integer),  # the seat that must decide
    Column("due", Double),  # when its clock runs out
    Column("bot_due", Double),  # when any worker may play the bot that is asked
    Column("rematch", String(32)),
    Column("outcome", JSON),
    Column("snapshot", JSON),  # the position after `snapshot_row`, by the rules `rules`
    Column("snapshot_row", Integer),
    Column("base", JSON),  # where the fold begins after a release, instead of at the seed
    Column("base_row", Integer),
    Column("recording", LargeBinary),
    Column("chances", JSON),  # who was likely to win, all along, once the game is over
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Index("tables_lobby", "public", "status", "updated"),
    Index("tables_due", "due"),
    Index("tables_bot_due", "bot_due"),
)

rows = Table(
    "rows",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("row", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("guest", String(32)),
    Column("at", Double, nullable=False),
    Column("data", JSON, nullable=False),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id")),
    Column("bot", String(32)),
    Index("seats_guest", "guest"),
)

results = Table(
    "results",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("marks", JSON, nullable=False),
    Column("partners", JSON, nullable=False),
    Column("at", Double, nullable=False),
    Index("results_guest", "guest", "game"),
)

achievements = Table(
    "achievements",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("first", Boolean, nullable=False),  # the guest had never earned it before
    Column("at", Double, nullable=False),
    Index("achievements_guest", "guest", "game"),
)

settings = Table(
    "settings",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", String(256), nullable=False),
)
