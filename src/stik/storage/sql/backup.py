"""A copy of a SQLite file that a server goes on writing to."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from stik.errors import Fault, StikError


class BackupFailed(StikError):
    """No copy was made, and nothing is left of the attempt."""

    def __init__(self, code: str, file: Path, problem: str = "") -> None:
        super().__init__(Fault.of(code, file=str(file), problem=problem))


@dataclass(frozen=True, slots=True)
class Copy:
    """A finished copy."""

    file: Path
    size: int


def back_up(database: Path, file: Path) -> Copy:
    """The database as it is at one moment, checked; never in the place of another file. Raises `BackupFailed`."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise BackupFailed("backup/file-exists", file) from None
    except OSError as error:
        raise BackupFailed("backup/failed", file, error.strerror or str(error)) from None
    try:
        _copy(database, file)
        return Copy(file, file.stat().st_size)
    except BaseException as error:
        for rest in (file, *(file.with_name(file.name + end) for end in ("-journal", "-wal", "-shm"))):
            rest.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise BackupFailed("backup/failed", file, str(error)) from error
        raise


def _copy(database: Path, file: Path) -> None:
    """In one step, for a copy in several begins anew whenever somebody writes; writers do not wait for readers."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(file)) as target:
        source.backup(target)
        problem = target.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if problem != "ok":
            raise BackupFailed("backup/damaged", database, problem)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, that can be carried away as it is
