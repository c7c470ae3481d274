"""Tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("entrants", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="tournaments_pkey"),
    )
    op.create_index("tournaments_changed", "tournaments", ["changed"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "person", name="tournament_people_pkey"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.code"], name="tournament_people_tournament_fkey", ondelete="CASCADE"
        ),
    )
    op.create_index("tournament_people_person", "tournament_people", ["person"])
