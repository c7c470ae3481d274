"""Brings a database up to date at the start of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from stik.errors import Fault, StikError
from stik.storage.sql.engine import Database

MIGRATIONS: Final = Path(__file__).with_name("migrations")
_LOCK: Final = 0x5711_4B


class NewerDatabase(StikError):
    """A newer version of the program has been here."""

    def __init__(self, revision: str) -> None:
        super().__init__(Fault.of("storage/newer", revision=revision))


async def upgrade(database: Database) -> None:
    """Runs the missing migrations in one transaction; processes that start together wait for each other."""
    async with database.write() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise NewerDatabase(revision)
    command.upgrade(config, "head")
