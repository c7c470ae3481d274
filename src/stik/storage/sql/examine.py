"""Whether a SQLite file can be read at all: asked once, before anything relies on it."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from stik.app.ports import StorageDamaged

STEPS: Final = 10_000
"""Of SQLite's own, between two looks at the clock."""
DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def examine(file: Path, seconds: float) -> None:
    """Raises `StorageDamaged`; what has not been read in the time counts as whole."""
    until = time.monotonic() + seconds
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.set_progress_handler(lambda: time.monotonic() > until, STEPS)
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED:
            raise StorageDamaged from error
    else:
        if found != ("ok",):
            raise StorageDamaged
