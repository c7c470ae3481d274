"""The table of Vira: sums of rounds with penalties, and what separates equals ("TR.14")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from stik.tournaments.departures import Departures, Gone
from stik.tournaments.formats import Criterion
from stik.tournaments.model import EntrantId, Sitting, Stage, Tournament
from stik.tournaments.ordering import Block, Measure, Rule, order
from stik.tournaments.pool import Sums
from stik.tournaments.table import Table, penalties, rows
from stik.tournaments.ties import below, decided, points


def vira_table(tournament: Tournament, persons: tuple[EntrantId, ...]) -> Table:
    """All persons in order: the sum of the rounds plus penalties ("SM.L1", "SM.M1")."""
    departures = Departures.of(tournament)
    out = departures.of_stage(Stage.POOL) & set(persons)
    left = {one for one in out if departures.why(one) is Gone.WITHDRAWN}
    results = {one: _results(tournament, one) for one in persons}
    worth = {one: sum(results[one].values()) + penalties(tournament, one) for one in persons}
    rules: list[Rule] = [below(out, left), points(worth)]  # "SM.M1", "TR.10"
    for criterion in tournament.format.ties:
        if criterion is Criterion.BEST_ROUND:
            rules.append(_best_round(results))
        elif criterion is Criterion.SHARED_TABLES:
            rules.append(_shared_tables(tournament.sittings))
    placed = order(persons, [*rules, decided(tournament.decisions)])
    sums = {one: Sums(points=sum(results[one].values()), played=len(results[one])) for one in persons}
    return Table(
        rows=tuple(
            replace(row, best_round=max(results[row.entrant].values(), default=None))
            for row in rows(placed, worth, sums)
        ),
        ties=tuple(level.block for level in placed if len(level.block) > 1),
        complete=_complete(tournament, results, out),
        out=out,
    )


def _results(tournament: Tournament, person: EntrantId) -> Mapping[int, int]:
    """What a person has won or lost, by round."""
    return {
        sitting.round: sitting.totals[sitting.seats.index(person)]
        for sitting in tournament.sittings
        if person in sitting.seats
    }


def _complete(
    tournament: Tournament, results: Mapping[EntrantId, Mapping[int, int]], out: frozenset[EntrantId]
) -> bool:
    last = max((sitting.round for sitting in tournament.sittings), default=0)
    wanted = max(last, tournament.format.rounds or 0)
    return all(len(found) == wanted for one, found in results.items() if one not in out)


def _best_round(results: Mapping[EntrantId, Mapping[int, int]]) -> Rule:
    """The best single round ("TR.14")."""

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        if all(results[one] for one in block):
            yield Measure("best-round", {one: max(results[one].values()) for one in block})

    return rule


def _shared_tables(sittings: Sequence[Sitting]) -> Rule:
    """For two persons, the sum at the tables where both sat ("TR.14")."""

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        shared = [sitting for sitting in sittings if set(block) <= set(sitting.seats)]
        if len(block) == 2 and shared:
            yield Measure(
                "head-to-head",
                {one: sum(sitting.totals[sitting.seats.index(one)] for sitting in shared) for one in block},
            )

    return rule
