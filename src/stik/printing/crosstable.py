"""Who played how against whom: the cross table of a pool, or the rounds of Vira, in strips that fit the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from stik.printing.typesetting import Json
from stik.printing.words import Words
from stik.tournaments import EntrantId, Stage, Table
from stik.tournaments.pool import Pool, pool_of

MOST_CROSSED: Final = 48
"""A larger pool has no cross table: it would fill a book."""
STRIP: Final = 14
"""Columns that fit beside the names."""


def cross_table(words: Words, stage: Stage, table: Table) -> Json:
    """The strips of columns, each with all rows; or why there is none."""
    if words.event.tournament.format.persons:
        return _by_round(words, table)
    title = words.say("print/crosstable")
    if len(table.rows) > MOST_CROSSED:
        return {"title": title, "legend": words.say("print/crosstable-left-out", most=MOST_CROSSED), "strips": []}
    pool = pool_of(words.event.tournament, table.order, stage)
    if not pool.games:
        return None
    strips = [_strip(words, pool, first, last) for first, last in _spans(len(table.rows))]
    return {"title": title, "legend": words.say("print/crosstable-legend"), "strips": strips}


def _spans(columns: int) -> list[tuple[int, int]]:
    """Equal strips, as few as will do."""
    count = -(-columns // STRIP)
    bounds = [columns * place // count for place in range(count + 1)] if count else []
    return list(pairwise(bounds))


def _strip(words: Words, pool: Pool, first: int, last: int) -> Json:
    return {
        "head": [str(number) for number in range(first + 1, last + 1)],
        "rows": [
            {
                "number": str(number),
                "name": words.name(one),
                "cells": [_cell(pool, one, other) for other in pool.entrants[first:last]],
            }
            for number, one in enumerate(pool.entrants, 1)
        ],
    }


def _cell(pool: Pool, one: EntrantId, other: EntrantId) -> Json:
    """The games of two teams, lus of the row first; none where a team would meet itself."""
    if one == other:
        return None
    games = pool.between(one, other)
    return [
        {"lus": ":".join(map(str, game.lus if game.winner == one else game.lus[::-1])), "won": game.winner == one}
        for game in games
    ]


def _by_round(words: Words, table: Table) -> Json:
    """Round by round, where there are too many rounds to stand in the table itself."""
    sittings = words.event.tournament.sittings
    last = max((sitting.round for sitting in sittings), default=0)
    totals = {
        (one, sitting.round): total
        for sitting in sittings
        for one, total in zip(sitting.seats, sitting.totals, strict=True)
    }
    strips = [_rounds_strip(words, table, totals, range(first + 1, to + 1)) for first, to in _spans(last)]
    return {"title": words.say("print/by-round"), "legend": "", "strips": strips}


def _rounds_strip(words: Words, table: Table, totals: dict[tuple[EntrantId, int], int], rounds: Sequence[int]) -> Json:
    def cell(person: EntrantId, number: int) -> Json:
        found = totals.get((person, number))
        return [] if found is None else [{"lus": words.signed(found), "won": False}]

    return {
        "head": [words.say("print/round-short", number=number) for number in rounds],
        "rows": [
            {
                "number": str(row.place),
                "name": words.name(row.entrant),
                "cells": [cell(row.entrant, number) for number in rounds],
            }
            for row in table.rows
        ],
    }
