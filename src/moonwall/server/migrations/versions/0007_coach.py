"""The coach as an option of a match, and analyses of finished ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("coach", sa.Boolean))
    of_match = sa.ForeignKey("matches.id", ondelete="CASCADE", name="fk_analyses_match_id")
    op.create_table(
        "analyses",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match_id", sa.String(32), of_match, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("doc", sa.LargeBinary),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_analyses_match_id", "analyses", ["match_id"])


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("coach")
