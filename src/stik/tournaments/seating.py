"""Seating for Vira: tables of four and three, who meets whom how often, and what can be reached at best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

from stik.engine import Chance
from stik.errors import Fault, TournamentError
from stik.tournaments.designs import design
from stik.tournaments.search import Search

Group: TypeAlias = tuple[int, ...]
"""Persons at a table, by their numbers from 1."""

MOST_PERSONS: Final = 400
MOST_ROUNDS: Final = 40
MORE_STARTS: Final = 3


@dataclass(frozen=True, slots=True)
class Seating:
    """The tables of every round."""

    rounds: tuple[tuple[Group, ...], ...]

    @property
    def persons(self) -> int:
        return sum(map(len, self.rounds[0]))

    @property
    def repeats(self) -> int:
        """Meetings of two persons beyond their first."""
        met = Counter(pair for groups in self.rounds for group in groups for pair in combinations(sorted(group), 2))
        return sum(times - 1 for times in met.values())

    @property
    def threes(self) -> dict[int, int]:
        """How often each person sits at a table of three."""
        found = dict.fromkeys(range(1, self.persons + 1), 0)
        for groups in self.rounds:
            for group in groups:
                if len(group) == 3:
                    for person in group:
                        found[person] += 1
        return found

    @property
    def least_repeats(self) -> int:
        return lower_bound([len(group) for group in self.rounds[0]], len(self.rounds))


def table_sizes(persons: int) -> list[int]:
    """Tables of four as far as possible, with a remainder one to three tables of three; five persons cannot sit."""
    threes = -persons % 4
    fours = (persons - 3 * threes) // 4
    if not 3 <= persons <= MOST_PERSONS or fours < 0:
        raise TournamentError(Fault.of("tournament/how-many-persons", persons=persons, most=MOST_PERSONS))
    return [4] * fours + [3] * threes


def lower_bound(sizes: list[int], rounds: int) -> int:
    """Repeats that cannot be avoided: more meetings than pairs, or more seats at a table than tables to come from."""
    pairs = rounds * sum(comb(size, 2) for size in sizes) - comb(sum(sizes), 2)
    return max(0, pairs, (rounds - 1) * sum(_from_one_table(size, len(sizes)) for size in sizes))


def _from_one_table(size: int, tables: int) -> int:
    """Pairs at a table who sat together in the round before, when its persons come from as many tables as there are."""
    each, more = divmod(size, tables)
    return more * comb(each + 1, 2) + (tables - more) * comb(each, 2)


def seating(persons: int, rounds: int, chance: Chance) -> Seating:
    """As few repeats as can be found, then equal shares of the tables of three ("TR.14")."""
    sizes = table_sizes(persons)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise TournamentError(Fault.of("tournament/how-many-rounds", most=MOST_ROUNDS))
    least = lower_bound(sizes, rounds)
    tried: list[Search] = []
    for start in _starts(persons, sizes, rounds, chance):
        start.improve(chance, least)
        tried.append(start)
        if start.done(least):
            break
    best = min(tried, key=lambda search: search.best_cost)
    return Seating(tuple(_in_order(groups) for groups in best.best))


def _starts(persons: int, sizes: list[int], rounds: int, chance: Chance) -> Iterator[Search]:
    """Random plans, and one from the book if there is one."""
    yield Search.shuffled(sizes, rounds, chance)
    known = design(persons, rounds)
    if known is not None:
        yield Search(known)
    for _ in range(MORE_STARTS):
        yield Search.shuffled(sizes, rounds, chance)


def _in_order(groups: list[list[int]]) -> tuple[Group, ...]:
    """Tables of four first; persons by number."""
    tables = [tuple(sorted(person + 1 for person in group)) for group in groups]
    return tuple(sorted(tables, key=lambda group: (-len(group), group)))
