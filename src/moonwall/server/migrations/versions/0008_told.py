"""What the table tells of its people is kept as what happened, so that each page says it in its own language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("told", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("chat") as batch:
        batch.drop_column("told")
