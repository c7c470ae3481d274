"""The shape of the tables: irregularities in the book's order, each with lines of which the last that applies wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from stik.rulings.effects import NO_EFFECT, Choice, Effect
from stik.rulings.facts import Need
from stik.rulings.ruling import DecidedBy

CaseT = TypeVar("CaseT")

Articles: TypeAlias = Mapping[str, tuple[str, ...]]
"""The articles by sheet: T, I and W for Voms, SM for Vira."""


def always(_case: object) -> bool:
    return True


def none(_case: object) -> tuple[()]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Entry(Generic[CaseT]):
    """One line of the table: when it applies, by which articles, who decides and what follows."""

    name: str = "rule"
    """Names the sentence that says what follows."""
    when: Callable[[CaseT], bool] = always
    articles: Articles
    also: Callable[[CaseT], tuple[str, ...]] = none
    """Further articles that bear on this case only."""
    decided_by: DecidedBy = "automatic"
    effects: Callable[[CaseT], tuple[Effect, ...]] = none
    choices: Callable[[CaseT], tuple[Choice, ...]] = none
    lapsed: bool = False


def nothing(_case: object) -> tuple[Effect, ...]:
    """Put right without a penalty."""
    return (NO_EFFECT,)


def harmless(name: str, when: Callable[[CaseT], bool], articles: Articles) -> Entry[CaseT]:
    """Circumstances under which nothing follows."""
    return Entry(name=name, when=when, articles=articles, effects=nothing)


@dataclass(frozen=True)
class Irregularity(Generic[CaseT]):
    """Something that can go wrong: the general entry first, special ones later and winning."""

    slug: str
    needs: tuple[Need, ...]
    entries: tuple[Entry[CaseT], ...]
    blameless: bool = False
    """Nobody has erred."""

    def __post_init__(self) -> None:
        """A fact that is named twice counts as it was named first."""
        once = {need.fact.name: need for need in reversed(self.needs)}
        object.__setattr__(self, "needs", tuple(need for need in self.needs if once[need.fact.name] is need))

    @property
    def articles(self) -> dict[str, list[str]]:
        """Every article that the entries may cite outright, by sheet."""
        found: dict[str, list[str]] = {}
        for entry in self.entries:
            for sheet, articles in entry.articles.items():
                known = found.setdefault(sheet, [])
                known += [article for article in articles if article not in known]
        return found

    def entry_for(self, case: CaseT, special: tuple[Entry[CaseT], ...] = ()) -> Entry[CaseT]:
        """The last entry that applies; `special` are the circumstances that overrule every irregularity."""
        return next(entry for entry in reversed((*self.entries, *special)) if entry.when(case))
