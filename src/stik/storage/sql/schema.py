"""The tables of the database; `migrations` brings a database here, and a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    text,
)

from stik.app.analyses.ports import Kept, Key
from stik.app.ports import Entry, ListedSeat, Passkey, Report, Session, TournamentListing
from stik.app.replays.ports import Brought, Note, Showing
from stik.app.scores import DealScore, GameScore, Rating
from stik.app.sign_in.ports import Count, Device, WayBack
from stik.app.society import HouseRules, Invitation, Member, Profile
from stik.storage.sql.metadata import Json, SecretText, Words, columns_of, metadata


def _person(name: str = "person", *, nullable: bool = False) -> Column[str]:
    """Who is deleted takes the row along."""
    return Column(name, Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=nullable)


def _club(*, nullable: bool = False) -> Column[str]:
    return Column("club", Text, ForeignKey("clubs.code", ondelete="CASCADE"), nullable=nullable)


# tables and tournaments

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
    *columns_of(ListedSeat),
    PrimaryKeyConstraint("table", "place"),
    Index("seats_person", "person"),
)

entries: Final = Table(
    "entries",
    metadata,
    *columns_of(Entry, without="data"),
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
    *columns_of(TournamentListing, without="people"),
    PrimaryKeyConstraint("code"),
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

# people and their devices

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
    Column("roles", Words, nullable=False),
    Column("search_key", Text, nullable=False),
    Index("people_login_key", "login_key", unique=True),
    Index("people_created", "created"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    *columns_of(Session, _person()),
    PrimaryKeyConstraint("id"),
    Index("sessions_token", "token", unique=True),
    Index("sessions_person", "person"),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    *columns_of(Passkey, _person(), Column("count", BigInteger, nullable=False)),
    PrimaryKeyConstraint("id"),
    Index("passkeys_person", "person"),
)

guesses: Final = Table(
    "guesses",
    metadata,
    Column("key", Text, primary_key=True),
    *columns_of(Count),
    Index("guesses_until", "until"),
)

known_devices: Final = Table(
    "known_devices", metadata, *columns_of(Device, _person()), PrimaryKeyConstraint("person", "device")
)

ways_back: Final = Table(
    "ways_back",
    metadata,
    *columns_of(WayBack, _person()),
    PrimaryKeyConstraint("secret"),
    Index("ways_back_person", "person"),
)

reports: Final = Table(
    "reports",
    metadata,
    *columns_of(Report, _person("by")),
    PrimaryKeyConstraint("id"),
    Index("reports_by", "by"),
    Index("reports_at", "at"),
)

learning: Final = Table(
    "learning", metadata, _person(), Column("data", Json, nullable=False), PrimaryKeyConstraint("person")
)

# people among each other

profiles: Final = Table(
    "profiles",
    metadata,
    *columns_of(Profile, _person()),
    PrimaryKeyConstraint("person"),
    Index("profiles_key", "key", unique=True),
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
    *columns_of(Invitation, _person(), _person("by")),
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
    *columns_of(Member, _club(), _person()),
    PrimaryKeyConstraint("club", "person"),
    Index("members_person", "person"),
)

house_rules: Final = Table(
    "house_rules",
    metadata,
    *columns_of(HouseRules, _person(nullable=True), _club(nullable=True)),
    PrimaryKeyConstraint("id", "version"),
    Index("house_rules_person", "person"),
    Index("house_rules_club", "club"),
)

# what was played

deal_scores: Final = Table(
    "deal_scores",
    metadata,
    *columns_of(DealScore),
    PrimaryKeyConstraint("table", "deal", "seat"),
    Index("deal_scores_person", "person", "at"),
)

game_scores: Final = Table(
    "game_scores",
    metadata,
    *columns_of(GameScore),
    Column("uncounted", Boolean, nullable=False),  # rated, and in no rating yet
    PrimaryKeyConstraint("table", "seat"),
    Index("game_scores_person", "person", "at"),
    Index("game_scores_club", "club", "at"),
    Index("game_scores_uncounted", "uncounted", "at"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    *columns_of(Rating),
    PrimaryKeyConstraint("person", "game", "family", "number"),  # of two processes that count at once one is refused
)

notes: Final = Table(
    "notes",
    metadata,
    *columns_of(Note),
    PrimaryKeyConstraint("id"),
    Index("notes_code", "code"),
    Index("notes_person", "person"),
)

brought: Final = Table(
    "brought", metadata, *columns_of(Brought), PrimaryKeyConstraint("code"), Index("brought_person", "person")
)

showings: Final = Table(
    "showings", metadata, *columns_of(Showing), PrimaryKeyConstraint("code"), Index("showings_changed", "changed")
)

analyses: Final = Table(
    "analyses",
    metadata,
    *(Column(name, Text, nullable=False) for name in Key._fields),
    *columns_of(Kept, without="key"),
    PrimaryKeyConstraint(*Key._fields),
    Index("analyses_worker", "worker"),
)

awaited: Final = Table(
    "awaited_analyses",
    metadata,
    *(Column(name, Text, nullable=False) for name in Key._fields),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint(*Key._fields, "person"),
    ForeignKeyConstraint(Key._fields, [f"analyses.{name}" for name in Key._fields], ondelete="CASCADE"),
    Index("awaited_analyses_person", "person"),
)
