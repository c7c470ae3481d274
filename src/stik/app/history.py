"""A stored history that cannot be followed any more, which shows when somebody opens it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from stik.app.ports import Code
from stik.engine import LaterEdition
from stik.errors import Fault, StikError


class BrokenHistory(StikError):
    """What was stored cannot be followed from beginning to end; nothing is wrong with what was asked for."""

    def __init__(self, table: Code, reason: str) -> None:
        super().__init__(Fault.of("storage/broken-history", table=table))
        self.table = table
        self.reason = reason
        """For whoever looks after the server; it may quote what people wrote."""


@contextmanager
def folding(table: Code, version: int | None = None) -> Iterator[None]:
    """Whatever goes wrong while a stored history is followed is the fault of the history."""
    try:
        yield
    except (BrokenHistory, LaterEdition):
        raise
    except Exception as error:
        where = "" if version is None else f"step {version}: "
        raise BrokenHistory(table, f"{where}{type(error).__name__}: {error}") from error
