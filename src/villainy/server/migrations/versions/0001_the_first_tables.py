"""The first tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("named", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("value", sa.String(length=256), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("components", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=16), nullable=False),
        sa.Column("salt", sa.String(length=32), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("undo", sa.String(length=16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("rewound", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("bot_due", sa.Double(), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("outcome", sa.JSON(), nullable=True),
        sa.Column("snapshot", sa.JSON(), nullable=True),
        sa.Column("snapshot_row", sa.Integer(), nullable=True),
        sa.Column("base", sa.JSON(), nullable=True),
        sa.Column("base_row", sa.Integer(), nullable=True),
        sa.Column("recording", sa.LargeBinary(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"],
            ["guests.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("tables_bot_due", ["bot_due"], unique=False)
        batch_op.create_index("tables_due", ["due"], unique=False)
        batch_op.create_index("tables_lobby", ["public", "status", "updated"], unique=False)

    op.create_table(
        "achievements",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "name"),
    )
    with op.batch_alter_table("achievements", schema=None) as batch_op:
        batch_op.create_index("achievements_guest", ["guest", "game"], unique=False)

    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("marks", sa.JSON(), nullable=False),
        sa.Column("partners", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index("results_guest", ["guest", "game"], unique=False)

    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("row", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("guest", sa.String(length=32), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "row"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("seats_guest", ["guest"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index("seats_guest")

    op.drop_table("seats")
    op.drop_table("rows")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index("results_guest")

    op.drop_table("results")
    with op.batch_alter_table("achievements", schema=None) as batch_op:
        batch_op.drop_index("achievements_guest")

    op.drop_table("achievements")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("tables_lobby")
        batch_op.drop_index("tables_due")
        batch_op.drop_index("tables_bot_due")

    op.drop_table("tables")
    op.drop_table("settings")
    op.drop_table("guests")
