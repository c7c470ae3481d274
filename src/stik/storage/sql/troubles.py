"""Why a database refuses, by the codes of its driver."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final

from sqlalchemy import exc

from stik.app.ports import Trouble

SQLITE: Final[Mapping[int, Trouble]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "disk",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
POSTGRESQL: Final[Mapping[str, Trouble]] = {
    "53100": "full",
    "55P03": "locked",
    "25006": "read-only",
    "58030": "disk",
    "XX001": "damaged",
    "XX002": "damaged",
}
UNREADABLE: Final = "Could not decode to UTF-8"
"""What the driver of SQLite says of a damaged text; the error has no code."""


def trouble_of(error: Exception) -> Trouble:
    """What kind of trouble an error of the database is."""
    if isinstance(error, exc.TimeoutError):
        return "locked"  # whoever writes does not come to an end
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        if str(cause).startswith(UNREADABLE):
            return "damaged"
        return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "away")
    return POSTGRESQL.get(str(getattr(cause, "sqlstate", "")), "away")
