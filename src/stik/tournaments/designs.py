"""Seatings without repeats that mathematics knows: q tables, persons in four columns of q, lines through a plane."""

from __future__ import annotations

from math import gcd
from typing import Final

_FIELDS: Final = {4: 0b111, 8: 0b1011, 16: 0b10011}
"""Powers of two as fields, by their polynomials; other numbers of tables count modulo themselves."""


def design(persons: int, rounds: int) -> list[list[list[int]]] | None:
    """Rounds in which hardly anybody meets anybody twice, or none if no such plan is known here.

    Person (column j, row i) sits in round r at the table t with i = t + j·r; two persons of different columns meet in
    exactly one round. Missing persons are all of the last column, so that no table misses two. Further rounds begin
    with the columns, who have not met yet; four tables have a fifth round without repeats that way.
    """
    tables = -(-persons // 4)
    missing = 4 * tables - persons
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
