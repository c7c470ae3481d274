"""The tables of the database about signing in."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, PrimaryKeyConstraint, Table, Text

from stik.storage.sql.metadata import SecretText, metadata

guesses: Final = Table(
    "guesses",
    metadata,
    Column("key", Text, primary_key=True),
    Column("last", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("guesses_until", "until"),
)

known_devices: Final = Table(
    "known_devices",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("device", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "device"),
)

ways_back: Final = Table(
    "ways_back",
    metadata,
    Column("secret", SecretText, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
    Index("ways_back_person", "person"),
)
