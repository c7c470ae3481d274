"""The facts that a ruling may turn on, as data: a form or a dialogue asks for exactly those that an entry needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Scalar: TypeAlias = str | int | bool

FactValue: TypeAlias = Scalar | tuple[str, ...] | Mapping[str, int] | tuple[Mapping[str, object], ...]

When: TypeAlias = Mapping[str, tuple[Scalar, ...]]
"""All these fields have one of these values."""


class Kind(StrEnum):
    """What a fact looks like."""

    SEAT = "seat"
    PARTY = "party"
    """A seat, several, or a side."""
    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    PER_SIDE = "per-side"
    CONTRACT = "contract"
    BID = "bid"
    SUIT = "suit"
    SUITS = "suits"
    CLAIM = "claim"
    CASES = "cases"
    OBJECT = "object"


@dataclass(frozen=True, slots=True)
class Fact:
    """A field of a case."""

    name: str
    kind: Kind
    choices: tuple[str, ...] = ()


class Vocabulary(dict[str, Fact]):
    """The facts of a game by name; an irregularity may ask for another under a name that is taken."""

    def fact(self, name: str, kind: Kind, choices: tuple[str, ...] = ()) -> Fact:
        """A new fact of this game."""
        fact = Fact(name, kind, choices)
        self.setdefault(name, fact)
        return fact


@dataclass(frozen=True, slots=True)
class Need:
    """A fact that an irregularity asks for: always, in some circumstances, or if somebody cares to say it."""

    fact: Fact
    when: tuple[When, ...] = ()
    """Needed where any of these holds."""
    optional: bool = False
    default: Scalar | None = None
    aside: bool = False
    """Only for the reckoning, or seldom of any weight: a dialogue asks for it last, if at all."""

    def is_needed(self, values: Mapping[str, FactValue]) -> bool:
        """Whether the facts known so far make this one necessary."""
        return not self.optional and self.is_open(values)

    def is_open(self, values: Mapping[str, FactValue]) -> bool:
        """Whether a dialogue should ask for it now."""
        return not self.when or any(holds(when, values) for when in self.when)

    def to_json(self) -> dict[str, object]:
        """The fact as `stik rule --list` shows it."""
        shown: dict[str, object] = {"field": self.fact.name, "type": self.fact.kind.value}
        if self.fact.choices:
            shown["choices"] = list(self.fact.choices)
        shown["needed"] = "optional" if self.optional else "when" if self.when else "always"
        if self.when:
            shown["when"] = [{field: list(values) for field, values in when.items()} for when in self.when]
        if self.default is not None:
            shown["default"] = self.default
        return shown


def holds(when: When, values: Mapping[str, FactValue]) -> bool:
    """Whether all conditions hold."""
    return all(values.get(field) in allowed for field, allowed in when.items())


def needed(fact: Fact, *when: When) -> Need:
    """A fact without which there is no ruling."""
    return Need(fact, when=when)


def aside(fact: Fact) -> Need:
    """A fact that seldom matters to the ruling itself."""
    return Need(fact, optional=True, default=False if fact.kind is Kind.FLAG else None, aside=True)


def optional(fact: Fact, default: Scalar | None = None, *when: When) -> Need:
    """A fact with a usual value."""
    return Need(
        fact, when=when, optional=True, default=False if fact.kind is Kind.FLAG and default is None else default
    )
