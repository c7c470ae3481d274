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
        raise broken_by(error, table, version) from error


def broken_by(error: Exception, table: Code, version: int | None) -> BrokenHistory:
    """The fault of the history, with the step that went wrong and how."""
    where = "" if version is None else f"step {version}: "
    return BrokenHistory(table, f"{where}{type(error).__name__}: {error}")
