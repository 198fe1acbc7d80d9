"""Run by Alembic. The connection comes from ``moonwall.server.database.migrate``."""

from __future__ import annotations

from alembic import context

from moonwall.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
