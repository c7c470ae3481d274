"""Counts what the database refuses, and logs it for whoever looks after the server."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from stik.app.ports import Access, Trouble
from stik.server.logs import log
from stik.server.metrics import REFUSED

EVERY: Final = 60.0
"""Seconds from one line to the next; what happens meanwhile is counted in the next one."""
TO_DO: Final[Mapping[Trouble, str]] = {
    "full": "free space on the disk of the database; the server goes on by itself",
    "locked": "end the program that keeps the database locked: another server, a backup, an open sqlite3",
    "read-only": "give the user of the server the right to write the file and its folder",
    "disk": "look at the disk and at the limits of the process (df, dmesg, ulimit -f)",
    "damaged": "stop the server, copy the file, then restore the backup or try sqlite3 .recover (docs/operations.md)",
    "away": "see whether the database runs and can be reached",
}


class Refusals:
    """Hears of every refusal of one process."""

    def __init__(self, database: str, file: Path | None) -> None:
        self._database, self._file = database, file
        self._said: dict[tuple[Access, Trouble], float] = {}
        self._unsaid: Counter[tuple[Access, Trouble]] = Counter()
        self.then: Callable[[], None] = lambda: None
        """Called after each."""

    def __call__(self, access: Access, trouble: Trouble) -> None:
        kind = access, trouble
        REFUSED.labels(*kind).inc()
        self._unsaid[kind] += 1
        wait = self._said.get(kind, float("-inf")) + EVERY - time.monotonic()
        if wait <= 0:
            self._say(kind)
        elif self._unsaid[kind] == 1:
            asyncio.get_running_loop().call_later(wait, self._say, kind)
        self.then()

    def _say(self, kind: tuple[Access, Trouble]) -> None:
        self._said[kind] = time.monotonic()
        access, trouble = kind
        log.error(
            f"{access}-refused",
            reason=trouble,
            count=self._unsaid.pop(kind),
            database=self._database,
            **self._disk(),
            do=TO_DO[trouble],
        )

    def _disk(self) -> dict[str, object]:
        """How much room there is beside the file."""
        if self._file is None:
            return {}
        try:
            return {"disk": str(self._file.parent), "free_bytes": shutil.disk_usage(self._file.parent).free}
        except OSError as error:
            return {"disk": str(self._file.parent), "problem": str(error)}
