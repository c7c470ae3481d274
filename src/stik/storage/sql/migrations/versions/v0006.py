"""What accounts have learnt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "learning",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="learning_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="learning_person_fkey", ondelete="CASCADE"),
    )
