"""The standing of every pool: places, what decided them, what is open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stik.messages import Catalogue
from stik.printing.crosstable import cross_table
from stik.printing.model import Event
from stik.printing.typesetting import Json, typeset
from stik.printing.words import Words
from stik.tournaments import EntrantId, Row, Stage, Standings, Table
from stik.tournaments import standings as computed
from stik.tournaments.table import penalties

ROUNDS_BESIDE: Final = 6
"""More rounds of Vira than these stand in a table of their own."""


def standings(event: Event, say: Catalogue) -> bytes:
    """Every pool with its cross table; Vira with its rounds."""
    words = Words(event, say)
    found = computed(event.tournament)
    return typeset(
        "standings",
        words,
        note=words.count,
        pools=[
            _pool(words, found, stage, pool, table)
            for stage, pools in reversed([*found.stages.items()])
            for pool, table in pools.items()
        ],
        provisional=say("print/provisional"),
        unresolved=say("print/unresolved"),
        empty=say("print/none-entered"),
    )


def pool_title(words: Words, stage: Stage, pool: str, pools: int) -> str:
    """A pool by its letter, a later stage by its name; one pool alone needs none."""
    if stage is not Stage.POOL:
        return words.stage(stage)
    return words.pool_name(pool) if pools > 1 else ""


def _pool(words: Words, found: Standings, stage: Stage, pool: str, table: Table) -> Json:
    form = words.event.tournament.format
    cross = cross_table(words, stage, table)
    return {
        "name": pool_title(words, stage, pool, len(found.stages[stage])),
        "provisional": words.event.tournament.running or not table.complete,
        "head": _head(words, stage, table),
        "texts": [1, len(_head(words, stage, table)) - 1],
        "rows": [_row(words, stage, table, row) for row in table.rows],
        "ties": [] if form.shared_places else list(_ties(words, table)),
        "cross": cross if not form.persons or _rounds(words) > ROUNDS_BESIDE else None,
    }


def _ties(words: Words, table: Table) -> Iterator[str]:
    for tie in table.to_settle:
        yield words.say("tournament/unresolved", teams=words.names(tie))


def _rounds(words: Words) -> int:
    tournament = words.event.tournament
    return max([tournament.format.rounds or 0, *(sitting.round for sitting in tournament.sittings)])


def _penalised(words: Words, stage: Stage, table: Table) -> bool:
    return any(penalties(words.event.tournament, one, stage) for one in table.order)


def _head(words: Words, stage: Stage, table: Table) -> list[str]:
    penalty = words.columns("penalty") if _penalised(words, stage, table) else []
    start = [*words.columns("place"), words.entrant]
    if not words.event.tournament.format.persons:
        middle = words.columns("played", "won", "lus", "difference")
        return [*start, *middle, *penalty, *words.columns("points", "decided")]
    count = _rounds(words)
    rounds = [words.say("print/round-short", number=one) for one in range(1, count + 1)]
    beside = rounds if count <= ROUNDS_BESIDE else words.columns("played")
    return [*start, *beside, *penalty, *words.columns("sum", "best", "decided")]


def _row(words: Words, stage: Stage, table: Table, row: Row) -> Json:
    tied = any(row.entrant in tie for tie in table.to_settle)
    open_ = tied and not words.event.tournament.format.shared_places
    penalty = penalties(words.event.tournament, row.entrant, stage)
    charged = [words.signed(penalty) if penalty else ""] if _penalised(words, stage, table) else []
    figures = _vira if words.event.tournament.format.persons else _voms
    return {
        "cells": [str(row.place), words.name(row.entrant), *figures(words, row, charged)],
        "decided": "" if open_ else words.decided_by(row.decided_by),
        "open": open_,
        "out": words.gone(row.entrant) if row.entrant in table.out else "",
        "line": row.place == words.event.tournament.format.qualifiers and stage is Stage.POOL and not tied,
    }


def _voms(words: Words, row: Row, charged: list[str]) -> list[str]:
    sums = row.sums
    lus = [f"{sums.lus_for}:{sums.lus_against}", words.signed(sums.difference)]
    return [str(sums.played), str(sums.wins), *lus, *charged, words.decimal(row.points)]


def _vira(words: Words, row: Row, charged: list[str]) -> list[str]:
    count = _rounds(words)
    rounds = [vira_round(words, row.entrant, one) for one in range(1, count + 1)]
    best = "" if row.best_round is None else words.signed(row.best_round)
    return [*(rounds if count <= ROUNDS_BESIDE else [str(row.sums.played)]), *charged, words.signed(row.points), best]


def vira_round(words: Words, person: EntrantId, number: int) -> str:
    """What a person won or lost in a round."""
    for sitting in words.event.tournament.sittings:
        if sitting.round == number and person in sitting.seats:
            return words.signed(sitting.totals[sitting.seats.index(person)])
    return "–"
