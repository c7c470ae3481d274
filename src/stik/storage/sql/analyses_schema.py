"""The tables of the database about analyses."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Index, Integer, PrimaryKeyConstraint, Table, Text

from stik.storage.sql.metadata import metadata

analyses: Final = Table(
    "analyses",
    metadata,
    Column("record", Text, nullable=False),
    Column("depth", Text, nullable=False),
    Column("judging", Text, nullable=False),
    Column("worker", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("result", Text),  # JSON
    Column("trouble", Text),  # JSON
    PrimaryKeyConstraint("record", "depth", "judging"),
    Index("analyses_worker", "worker"),
)

awaited: Final = Table(
    "awaited_analyses",
    metadata,
    Column("record", Text, nullable=False),
    Column("depth", Text, nullable=False),
    Column("judging", Text, nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("record", "depth", "judging", "person"),
    ForeignKeyConstraint(
        ["record", "depth", "judging"],
        ["analyses.record", "analyses.depth", "analyses.judging"],
        ondelete="CASCADE",
    ),
    Index("awaited_analyses_person", "person"),
)
