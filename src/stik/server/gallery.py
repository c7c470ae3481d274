"""Who looks on without an account: each of them costs the players of all tables time, so there are only so many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from stik.app.decide import TableRefusal
from stik.app.ports import Code

AT_A_TABLE: Final = 1000
FROM_AN_ADDRESS: Final = 200
"""At all tables together; a hall full of phones is one address."""


class Gallery:
    """The pages of this process that nobody with an account or a seat has open."""

    def __init__(self, factor: float = 1.0) -> None:
        self._at_a_table, self._from_an_address = (max(1, int(most * factor)) for most in (AT_A_TABLE, FROM_AN_ADDRESS))
        self._at: Counter[Code] = Counter()
        self._from: Counter[str] = Counter()

    @contextmanager
    def place(self, table: Code, address: str) -> Iterator[None]:
        """Room for one page; raises `TableRefusal` where there is none."""
        if self._at[table] >= self._at_a_table:
            raise TableRefusal("table/too-many-watchers", most=self._at_a_table)
        if self._from[address] >= self._from_an_address:
            raise TableRefusal("table/too-many-watchers-from-here", most=self._from_an_address)
        taken = ((self._at, table), (self._from, address))
        for places, key in taken:
            places[key] += 1
        try:
            yield
        finally:
            for places, key in taken:
                places[key] -= 1
                if not places[key]:
                    del places[key]
