"""The tables of the database about people among each other, and about what they have learnt and played."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
)

from stik.storage.sql.metadata import SecretText, metadata


def _person(name: str = "person", *, nullable: bool = False) -> Column[str]:
    return Column(name, Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=nullable)


profiles: Final = Table(
    "profiles",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("key", SecretText, nullable=False),
    Column("about", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("plays", Text, nullable=False),
    Column("shows", Text, nullable=False),  # JSON
    Index("profiles_key", "key", unique=True),
)

learning: Final = Table(
    "learning",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),  # JSON
)

friends: Final = Table(
    "friends",  # each friendship twice
    metadata,
    _person(),
    _person("friend"),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "friend"),
    Index("friends_friend", "friend"),
)

invitations: Final = Table(
    "invitations",
    metadata,
    _person(),
    _person("by"),
    Column("table", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "by", "table"),
    Index("invitations_by", "by"),
)

clubs: Final = Table(
    "clubs",
    metadata,
    Column("code", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),  # for the order of the list, the same in every database
    Column("place", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("key", SecretText, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("clubs_name_key", "name_key"),
)

members: Final = Table(
    "members",
    metadata,
    Column("club", Text, ForeignKey("clubs.code", ondelete="CASCADE"), nullable=False),
    _person(),
    Column("role", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("club", "person"),
    Index("members_person", "person"),
)

house_rules: Final = Table(
    "house_rules",
    metadata,
    Column("id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    _person(nullable=True),
    Column("club", Text, ForeignKey("clubs.code", ondelete="CASCADE")),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", "version"),
    Index("house_rules_person", "person"),
    Index("house_rules_club", "club"),
)

deal_scores: Final = Table(
    "deal_scores",
    metadata,
    Column("table", Text, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("seat", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("family", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("facts", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("table", "deal", "seat"),
    Index("deal_scores_person", "person", "at"),
)

game_scores: Final = Table(
    "game_scores",
    metadata,
    Column("table", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("family", Text, nullable=False),
    Column("club", Text, nullable=False),
    Column("side", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("uncounted", Boolean, nullable=False),  # rated, and in no rating yet
    PrimaryKeyConstraint("table", "seat"),
    Index("game_scores_person", "person", "at"),
    Index("game_scores_club", "club", "at"),
    Index("game_scores_uncounted", "uncounted", "at"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("family", Text, nullable=False),
    Column("number", Integer, nullable=False),  # of two processes that count at once one is refused
    Column("table", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    PrimaryKeyConstraint("person", "game", "family", "number"),
)
