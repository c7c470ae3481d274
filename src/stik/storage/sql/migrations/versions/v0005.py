"""Analyses: what came of them, who works at them, who waits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

KEY = ["record", "depth", "judging"]


def upgrade() -> None:
    op.create_table(
        "analyses",
        *(sa.Column(name, sa.Text, nullable=False) for name in KEY),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("trouble", sa.Text),
        sa.PrimaryKeyConstraint(*KEY, name="analyses_pkey"),
    )
    op.create_index("analyses_worker", "analyses", ["worker"])
    op.create_table(
        "awaited_analyses",
        *(sa.Column(name, sa.Text, nullable=False) for name in KEY),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint(*KEY, "person", name="awaited_analyses_pkey"),
        sa.ForeignKeyConstraint(
            KEY, [f"analyses.{name}" for name in KEY], name="awaited_analyses_record_fkey", ondelete="CASCADE"
        ),
    )
    op.create_index("awaited_analyses_person", "awaited_analyses", ["person"])
