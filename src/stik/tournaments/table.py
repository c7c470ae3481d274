"""The table of a pool: places, sums, every criterion's value and the one that decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stik.tournaments.model import EntrantId, Stage, Tournament
from stik.tournaments.ordering import Placed, Rule, Value, order
from stik.tournaments.pool import Pool, Sums, pool_of, stands
from stik.tournaments.scoring import counted
from stik.tournaments.ties import CRITERIA, decided, extra_games, in_the_table, points

TIE_BREAK_FROM: Final = 3
"""Ties are broken only in pools of more than two (V93)."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table; `points` include penalties."""

    place: int
    entrant: EntrantId
    points: float
    sums: Sums
    decided_by: str | None
    criteria: tuple[tuple[str, Value], ...] = ()
    best_round: int | None = None
    """Vira only."""


@dataclass(frozen=True, slots=True)
class Table:
    """A pool in order; `ties` are those that no criterion breaks."""

    rows: tuple[Row, ...]
    ties: tuple[tuple[EntrantId, ...], ...]
    complete: bool
    out: frozenset[EntrantId] = frozenset()

    @property
    def order(self) -> tuple[EntrantId, ...]:
        return tuple(row.entrant for row in self.rows)

    @property
    def to_settle(self) -> tuple[tuple[EntrantId, ...], ...]:
        """Ties that somebody asks about; which of those who are gone stands above another, nobody does."""
        return tuple(tie for tie in self.ties if not self.out.issuperset(tie))


def table_of(tournament: Tournament, entrants: tuple[EntrantId, ...], stage: Stage = Stage.POOL) -> Table:
    """The table of a pool of Voms."""
    pool = pool_of(tournament, entrants, stage)
    sums = {one: pool.sums(one) for one in entrants}
    worth = {one: sums[one].points + penalties(tournament, one, stage) for one in entrants}
    placed = order(entrants, _rules(tournament, pool, worth))
    return Table(
        rows=tuple(rows(placed, worth, sums)),
        ties=tuple(one.block for one in placed if len(one.block) > 1),
        complete=pool.complete,
        out=pool.out,
    )


def penalties(tournament: Tournament, entrant: EntrantId, stage: Stage = Stage.POOL) -> float:
    """The penalty lines of an entrant, always additional ("TR.7")."""
    return sum(one.points for one in tournament.penalties if one.entrant == entrant and one.stage is stage)


def _rules(tournament: Tournament, pool: Pool, worth: Mapping[EntrantId, float]) -> Sequence[Rule]:
    form = tournament.format
    broken = form.ties if len(pool.entrants) >= TIE_BREAK_FROM else ()
    extra = [counted(game, form) for game in tournament.games if game.stage is Stage.PLAY_OFF and stands(game, form)]
    return (
        in_the_table(pool),
        points(worth),
        *(CRITERIA[criterion](pool) for criterion in broken),
        extra_games(pool, extra),
        decided(tournament.decisions),
    )


def rows(placed: Iterable[Placed], worth: Mapping[EntrantId, float], sums: Mapping[EntrantId, Sums]) -> Iterable[Row]:
    """The lines: tied places are shared, and nothing has decided inside a tie ("TR.9")."""
    place = 1
    for level in placed:
        for entrant in level.block:
            yield Row(
                place=place,
                entrant=entrant,
                points=worth[entrant],
                sums=sums[entrant],
                decided_by=level.decided_by if len(level.block) == 1 else None,
                criteria=level.seen[entrant],
            )
        place += len(level.block)
