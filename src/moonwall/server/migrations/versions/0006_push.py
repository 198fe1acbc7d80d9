"""Push: browsers that want to be told, what they have still to be told, the house's key; a commentator's link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _of(table: str, column: str, target: str) -> sa.ForeignKey:
    return sa.ForeignKey(target, ondelete="CASCADE", name=f"fk_{table}_{column}")


def upgrade() -> None:
    op.add_column("matches", sa.Column("comment_hash", sa.String(64)))
    op.create_table(
        "subscriptions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "subscribers",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("hash", sa.String(64), _of("subscribers", "hash", "subscriptions.hash"), primary_key=True),
    )
    op.create_index("ix_subscribers_hash", "subscribers", ["hash"])
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(64), _of("pushes", "hash", "subscriptions.hash"), primary_key=True),
        sa.Column("match_id", sa.String(32), _of("pushes", "match_id", "matches.id"), primary_key=True),
        sa.Column("note", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_pushes_due", "pushes", ["due"])
    op.create_index("ix_pushes_match_id", "pushes", ["match_id"])
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("keepsakes", "pushes", "subscribers", "subscriptions"):
        op.drop_table(table)
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("comment_hash")
