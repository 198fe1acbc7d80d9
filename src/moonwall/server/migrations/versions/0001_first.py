"""The first shape of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _match(primary: bool = True) -> sa.Column[str]:
    return sa.Column(
        "match_id", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("packs", sa.Text, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seeded", sa.Boolean, nullable=False),
        sa.Column("owner_hash", sa.String(64), nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("grade", sa.String(16), nullable=False),
        sa.Column("grade_reason", sa.Text, nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("parent_moment", sa.Integer),
        sa.Column("outcome", sa.Text),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("ix_matches_owner_hash", "matches", ["owner_hash"])
    op.create_index("ix_matches_listed_created", "matches", ["listed", "created"])
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(16), nullable=False),
        sa.Column("faction", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("token_hash", sa.String(64), unique=True),
        sa.Column("invite_hash", sa.String(64), unique=True),
        sa.Column("notes", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("option", sa.Text),
        sa.Column("decision", sa.String(64)),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("waiting", sa.String(255), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "snapshots",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("doc", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        _match(primary=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("ix_chat_match_id_id", "chat", ["match_id", "id"])
    op.create_table(
        "asks",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        _match(primary=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("ix_asks_match_id_state", "asks", ["match_id", "state"])
    op.create_table(
        "votes",
        sa.Column("ask_id", BIG, sa.ForeignKey("asks.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("yes", sa.Boolean, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    for name in ("packs", "votes", "asks", "chat", "snapshots", "entries", "seats", "matches"):
        op.drop_table(name)
