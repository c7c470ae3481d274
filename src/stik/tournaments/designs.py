"""Seatings without repeats that mathematics knows: q tables, persons in four columns of q, lines through a plane."""

from __future__ import annotations

from math import gcd
from typing import Final

_FIELDS: Final = {4: 0b111, 8: 0b1011, 16: 0b10011}
"""Powers of two as fields, by their polynomials; other numbers of tables count modulo themselves."""

_SIX_TABLES: Final = (
    ((0, 0), (1, 1), (3, 2), (None, 0)),
    ((1, 0), (3, 1), (0, 2), (None, 1)),
    ((3, 0), (0, 1), (1, 2), (None, 2)),
    ((2, 0), (4, 0), (5, 0), (6, 2)),
    ((2, 1), (4, 1), (5, 1), (6, 0)),
    ((2, 2), (4, 2), (5, 2), (6, 1)),
)
"""Seven rounds for 24: (place, colour), the places move on by one of seven each round, three persons stay."""


def design(persons: int, rounds: int) -> list[list[list[int]]] | None:
    """Rounds in which hardly anybody meets anybody twice, or none if no such plan is known here.

    Person (column j, row i) sits in round r at the table t with i = t + j·r; two persons of different columns meet in
    exactly one round. Missing persons are all of the last column, so that no table misses two. Further rounds begin
    with the columns, who have not met yet; four tables have a fifth round without repeats that way.
    """
    tables = -(-persons // 4)
    missing = 4 * tables - persons
    if tables == len(_SIX_TABLES):
        return [_turned(turn, persons) for turn in range(min(rounds, 7))] + [
            _consecutive(persons, missing) for _ in range(rounds - 7)
        ]
    if (tables not in _FIELDS and gcd(tables, 6) > 1) or tables < 4:
        return None
    number: dict[tuple[int, int], int] = {}
    for column in range(4):
        for row in range(missing if column == 3 else 0, tables):
            number[column, row] = len(number)
    lines = [
        [
            [number[cell] for j in range(4) if (cell := (j, _plus(table, _times(j, turn, tables), tables))) in number]
            for table in range(tables)
        ]
        for turn in range(min(rounds, tables))
    ]
    return lines + [_consecutive(persons, missing) for _ in range(rounds - tables)]


def _turned(turn: int, persons: int) -> list[list[int]]:
    """A round of six tables; missing persons are of those who stay, who never meet each other."""
    numbers = [
        [21 + colour if place is None else (place + turn) % 7 * 3 + colour for place, colour in table]
        for table in _SIX_TABLES
    ]
    return [[person for person in table if person < persons] for table in numbers]


def _consecutive(persons: int, threes: int) -> list[list[int]]:
    """Neighbours together: the columns, where these are as long as tables."""
    starts = [4 * table for table in range((persons - 3 * threes) // 4)]
    starts += [len(starts) * 4 + 3 * table for table in range(threes)]
    return [list(range(start, end)) for start, end in zip(starts, [*starts[1:], persons], strict=True)]


def _plus(a: int, b: int, q: int) -> int:
    return a ^ b if q in _FIELDS else (a + b) % q


def _times(a: int, b: int, q: int) -> int:
    if q not in _FIELDS:
        return a * b % q
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a, b = a << 1, b >> 1
        if a >= q:
            a ^= _FIELDS[q]
    return product
