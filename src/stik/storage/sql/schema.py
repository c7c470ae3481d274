"""The tables of the database; `migrations` brings a database here, and a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    text,
)

from stik.storage.sql import (  # noqa: F401  # their tables belong to the same database
    analyses_schema,
    sign_in_schema,
    society_schema,
)
from stik.storage.sql.metadata import SecretText, metadata

tables: Final = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),  # public and not over: what the lobby asks for
    Column("club", Text, nullable=False, server_default=""),
    Index("tables_listed", "listed", "changed"),
    Index("tables_club", "club", "changed"),
    Column("exercise", Boolean, nullable=False, server_default=false()),
    Index("tables_finished", "public", "phase", "changed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("seat", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text),
    Column("name", Text),
    PrimaryKeyConstraint("table", "place"),
    Index("seats_person", "person"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text),
    Column("command", Text),
    Column("kind", Text, nullable=False),
    Column("about", Text),  # the person in `data`, so that forgetting finds it
    Column("data", Text, nullable=False),  # JSON; as text it is the same in every database, NUL included
    PrimaryKeyConstraint("table", "version"),
    sqlite_with_rowid=False,
)

_COMMANDED = text("command IS NOT NULL")
_BY = text('"by" IS NOT NULL')
_ABOUT = text("about IS NOT NULL")
Index(
    "entries_command",
    entries.c.table,
    entries.c.by,
    entries.c.command,
    unique=True,
    sqlite_where=_COMMANDED,
    postgresql_where=_COMMANDED,
)
Index("entries_by", entries.c.by, sqlite_where=_BY, postgresql_where=_BY)
Index("entries_about", entries.c.about, sqlite_where=_ABOUT, postgresql_where=_ABOUT)

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("code", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("date", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("entrants", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tournaments_changed", "changed"),
)

tournament_people: Final = Table(
    "tournament_people",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.code", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("tournament", "person"),
    Index("tournament_people_person", "person"),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", Text),
    Column("login_key", Text),  # the login whatever the case of its letters
    Column("password", SecretText),
    Column("roles", Text, nullable=False),
    Column("search_key", Text, nullable=False),
    Index("people_login_key", "login_key", unique=True),
    Index("people_created", "created"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", SecretText, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),
    Index("sessions_token", "token", unique=True),
    Index("sessions_person", "person"),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_person", "person"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("by", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False),
    Column("table", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index("reports_by", "by"),
    Index("reports_at", "at"),
)

notes: Final = Table(
    "notes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("notes_code", "code"),
    Index("notes_person", "person"),
)

brought: Final = Table(
    "brought",
    metadata,
    Column("code", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("brought_person", "person"),
)

showings: Final = Table(
    "showings",
    metadata,
    Column("code", Text, primary_key=True),
    Column("of", Text, nullable=False),
    Column("leader", Text),
    Column("deal", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("seat", Text),
    Column("version", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("showings_changed", "changed"),
)
