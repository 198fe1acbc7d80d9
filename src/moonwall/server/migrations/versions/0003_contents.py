"""Matches keep their content and fingerprints, can be closed as records, and know whose seats were passed on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.add_column("matches", sa.Column("closed", sa.String(32)))
    op.add_column("entries", sa.Column("print", sa.String(64)))
    op.add_column("asks", sa.Column("what", sa.String(8), nullable=False, server_default="undo"))
    op.add_column("seats", sa.Column("passed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for table, column in (("seats", "passed"), ("asks", "what"), ("entries", "print"), ("matches", "closed")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
    op.drop_table("contents")
