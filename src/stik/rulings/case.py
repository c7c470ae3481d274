"""What the cases of both games are: what went wrong, and the facts by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from stik.rulings.facts import FactValue


@dataclass(frozen=True)
class Case:
    """What happened at a table."""

    slug: str
    values: Mapping[str, FactValue]

    def flag(self, name: str) -> bool:
        return self.values.get(name) is True

    def text(self, name: str) -> str:
        value = self.values.get(name)
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int:
        value = self.values.get(name)
        return value if isinstance(value, int) else 0

    def names(self, name: str) -> tuple[str, ...]:
        value = self.values.get(name)
        return tuple(one for one in value if isinstance(one, str)) if isinstance(value, tuple) else ()


def flag(name: str) -> Callable[[Case], bool]:
    """Where the case says so."""
    return lambda case: case.flag(name)
