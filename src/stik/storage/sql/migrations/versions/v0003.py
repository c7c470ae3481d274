"""Profiles, friends, clubs, house rules, finished deals and games, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_club", "tables", ["club", "changed"])
    _friends()
    _clubs()
    _results()


def _person(table: str, column: str = "person") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["people.id"], name=f"{table}_{column}_fkey", ondelete="CASCADE")


def _friends() -> None:
    op.create_table(
        "profiles",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("plays", sa.Text, nullable=False),
        sa.Column("shows", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="profiles_pkey"),
        _person("profiles"),
    )
    op.create_index("profiles_key", "profiles", ["key"], unique=True)
    op.create_table(
        "friends",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("friend", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="friends_pkey"),
        _person("friends"),
        _person("friends", "friend"),
    )
    op.create_index("friends_friend", "friends", ["friend"])
    op.create_table(
        "invitations",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "by", "table", name="invitations_pkey"),
        _person("invitations"),
        _person("invitations", "by"),
    )
    op.create_index("invitations_by", "invitations", ["by"])


def _clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="clubs_pkey"),
    )
    op.create_index("clubs_name_key", "clubs", ["name_key"])
    op.create_table(
        "members",
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="members_pkey"),
        sa.ForeignKeyConstraint(["club"], ["clubs.code"], name="members_club_fkey", ondelete="CASCADE"),
        _person("members"),
    )
    op.create_index("members_person", "members", ["person"])
    op.create_table(
        "house_rules",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("club", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", "version", name="house_rules_pkey"),
        _person("house_rules"),
        sa.ForeignKeyConstraint(["club"], ["clubs.code"], name="house_rules_club_fkey", ondelete="CASCADE"),
    )
    op.create_index("house_rules_person", "house_rules", ["person"])
    op.create_index("house_rules_club", "house_rules", ["club"])


def _results() -> None:
    op.create_table(
        "deal_scores",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "deal", "seat", name="deal_scores_pkey"),
    )
    op.create_index("deal_scores_person", "deal_scores", ["person", "at"])
    op.create_table(
        "game_scores",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("uncounted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="game_scores_pkey"),
    )
    op.create_index("game_scores_person", "game_scores", ["person", "at"])
    op.create_index("game_scores_club", "game_scores", ["club", "at"])
    op.create_index("game_scores_uncounted", "game_scores", ["uncounted", "at"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "family", "number", name="ratings_pkey"),
    )
