"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _entries()
    _people()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", name="tables_pkey"),
    )
    op.create_index("tables_listed", "tables", ["listed", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        sa.PrimaryKeyConstraint("table", "place", name="seats_pkey"),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="seats_table_fkey", ondelete="CASCADE"),
    )
    op.create_index("seats_person", "seats", ["person"])


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("command", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("about", sa.Text),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "version", name="entries_pkey"),
        sqlite_with_rowid=False,
    )
    for name, columns, last in (
        ("entries_command", ["table", "by", "command"], "command"),
        ("entries_by", ["by"], '"by"'),
        ("entries_about", ["about"], "about"),
    ):
        some = sa.text(f"{last} IS NOT NULL")
        op.create_index(
            name, "entries", columns, unique=name == "entries_command", sqlite_where=some, postgresql_where=some
        )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("login_key", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("roles", sa.Text, nullable=False),
        sa.Column("search_key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pkey"),
    )
    op.create_index("people_login_key", "people", ["login_key"], unique=True)
    op.create_index("people_created", "people", ["created"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="sessions_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="sessions_person_fkey", ondelete="CASCADE"),
    )
    op.create_index("sessions_token", "sessions", ["token"], unique=True)
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="passkeys_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="passkeys_person_fkey", ondelete="CASCADE"),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="reports_pkey"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="reports_by_fkey", ondelete="CASCADE"),
    )
    op.create_index("reports_by", "reports", ["by"])
    op.create_index("reports_at", "reports", ["at"])
