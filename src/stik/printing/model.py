"""What the printouts are made of: a tournament, what is planned for it, and the links that people scan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from stik.tournaments import EntrantId, Stage, Tournament
from stik.vira import Rules

RoundKey: TypeAlias = tuple[Stage, int]
"""A round by its stage and number."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A table in a round: two sides of Voms, or three or four persons of Vira."""

    table: int
    entrants: tuple[str, ...]
    """Entrant ids; anything else, such as `A1` before the pools have ended, is printed as it is."""
    wave: int = 1
    start: str | None = None
    """`HH:MM`, where the wave begins later than its round."""


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """A round as it is announced."""

    number: int
    meetings: tuple[Meeting, ...] = ()
    byes: tuple[EntrantId, ...] = ()
    stage: Stage = Stage.POOL
    start: str | None = None
    """`HH:MM`; none: when the round before has ended."""

    @property
    def key(self) -> RoundKey:
        return self.stage, self.number

    @property
    def in_order(self) -> tuple[Meeting, ...]:
        """The tables, wave by wave."""
        return tuple(sorted(self.meetings, key=lambda one: (one.wave, one.table)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """All that a printout can need; the same value serves every sheet and every language."""

    tournament: Tournament
    """`date` is written out in the reader's language where it is `YYYY-MM-DD`, else printed as it is."""
    rounds: tuple[PlannedRound, ...] = ()
    only: frozenset[RoundKey] = frozenset()
    """The rounds for which timetable, results, comb sheets and protocols are printed; none: all of them."""
    tables: int = 0
    """Tables in the hall; more where a round names more."""
    numbers: Mapping[EntrantId, int] = field(default_factory=dict)
    """The entrants' numbers, such as those drawn by lot for Vira; without one: the place in the list."""
    checked_in: frozenset[EntrantId] = frozenset()
    link: str = ""
    """The page of the tournament; it stands where there is no closer link."""
    table_links: Mapping[int, str] = field(default_factory=dict)
    """Where the result of a table is entered."""
    entrant_links: Mapping[EntrantId, str] = field(default_factory=dict)
    """Where an entrant sees its own games."""
    rules: Rules = field(default_factory=Rules)
    """Vira: the rules whose tariff is in force."""
    certificates: int = 3
    """How many places get a certificate."""

    @property
    def planned(self) -> tuple[PlannedRound, ...]:
        """The rounds that are asked for."""
        return tuple(one for one in self.rounds if not self.only or one.key in self.only)

    @property
    def table_count(self) -> int:
        return max([self.tables, *(meeting.table for one in self.rounds for meeting in one.meetings)])

    def number(self, entrant: EntrantId) -> int:
        """The number of an entrant on all printouts."""
        places = {one.id: place for place, one in enumerate(self.tournament.entrants, 1)}
        return self.numbers.get(entrant, places[entrant])

    def table_link(self, table: int) -> str:
        return self.table_links.get(table, self.link)

    def entrant_link(self, entrant: EntrantId) -> str:
        return self.entrant_links.get(entrant, self.link)
