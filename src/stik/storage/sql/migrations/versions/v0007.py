"""Signing in: counts of guesses, known browsers, ways back to an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "guesses",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="guesses_pkey"),
    )
    op.create_index("guesses_until", "guesses", ["until"])
    op.create_table(
        "known_devices",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "device", name="known_devices_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="known_devices_person_fkey", ondelete="CASCADE"),
    )
    op.create_table(
        "ways_back",
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("secret", name="ways_back_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="ways_back_person_fkey", ondelete="CASCADE"),
    )
    op.create_index("ways_back_person", "ways_back", ["person"])
