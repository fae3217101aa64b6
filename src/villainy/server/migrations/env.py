"""Alembic's entry: the connection is handed in by `villainy.server.database`."""

from __future__ import annotations

from alembic import context

from villainy.server.models import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
