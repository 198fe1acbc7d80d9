"""Chat lines know their repeats, webhooks outlive a restart, addresses can be blocked, health is written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("key", sa.String(64)))
    op.create_index("ix_chat_match_id_seat_key", "chat", ["match_id", "seat", "key"], unique=True)
    op.create_table(
        "hooks",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("note", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("net", sa.String(64), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.String(32), nullable=False)
    )


def downgrade() -> None:
    for name in ("pulse", "blocks", "hooks"):
        op.drop_table(name)
    op.drop_index("ix_chat_match_id_seat_key", "chat")
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("key")
