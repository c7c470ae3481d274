"""Replays: notes, brought records, showings; tables that are exercises."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("exercise", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_finished", "tables", ["public", "phase", "changed"])
    op.create_table(
        "notes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="notes_pkey"),
    )
    op.create_index("notes_code", "notes", ["code"])
    op.create_index("notes_person", "notes", ["person"])
    op.create_table(
        "brought",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="brought_pkey"),
    )
    op.create_index("brought_person", "brought", ["person"])
    op.create_table(
        "showings",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("of", sa.Text, nullable=False),
        sa.Column("leader", sa.Text),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("seat", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="showings_pkey"),
    )
    op.create_index("showings_changed", "showings", ["changed"])
