"""People: keys and second devices, absent players, the clock, rematches and series, spectators behind."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MATCHES = (
    sa.Column("clock", sa.Text),
    sa.Column("due", sa.BigInteger),
    sa.Column("rematch", sa.String(32)),
    sa.Column("series", sa.String(32)),
    sa.Column("watch_hash", sa.String(64)),
    sa.Column("delay", sa.Integer, nullable=False, server_default="0"),
)
SEATS = (
    sa.Column("seen", sa.String(32)),
    sa.Column("since", sa.String(32)),
    sa.Column("nudged", sa.String(40)),
    sa.Column("stand_in", sa.String(64)),
    sa.Column("resigned", sa.String(32)),
    sa.Column("used_invite", sa.String(64)),
    sa.Column("person", sa.Integer),
)
INDEXES = (("matches", "due"), ("matches", "series"), ("seats", "used_invite"))


def upgrade() -> None:
    for table, columns in (("matches", MATCHES), ("seats", SEATS)):
        for column in columns:
            op.add_column(table, column._copy())
    for table, name in INDEXES:
        op.create_index(f"ix_{table}_{name}", table, [name])
    of_match = sa.ForeignKey("matches.id", ondelete="CASCADE", name="fk_holders_match_id")
    op.create_table(
        "holders",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("match_id", sa.String(32), of_match, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_holders_match_id", "holders", ["match_id"])
    of_match = sa.ForeignKey("matches.id", ondelete="CASCADE", name="fk_links_match_id")
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match_id", sa.String(32), of_match, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_links_match_id", "links", ["match_id"])


def downgrade() -> None:
    op.drop_table("links")
    op.drop_table("holders")
    for table, name in INDEXES:
        op.drop_index(f"ix_{table}_{name}", table)
    for table, columns in (("seats", SEATS), ("matches", MATCHES)):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column.name)
