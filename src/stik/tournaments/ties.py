"""The criteria of Voms that separate teams level on points; each next to its article."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Final

from stik.tournaments.formats import Criterion
from stik.tournaments.model import Decision, EntrantId, Game
from stik.tournaments.ordering import Block, Measure, Rule, split
from stik.tournaments.pool import Pool

TOGETHER: Final = "+"
"""Joins the teams that are measured against as one ("TR.5")."""


def in_the_table(pool: Pool) -> Rule:
    """A team that is disqualified stands below all others, one that has left above it ("TR.10", "TR.16")."""
    return below(pool.out, pool.left)


def below(out: Set[EntrantId], left: Set[EntrantId]) -> Rule:
    """Who is gone below the others, and who has only left above the disqualified."""

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        yield Measure("disqualified", {one: -float(one in out - left) for one in block})
        yield Measure("withdrawn", {one: -float(one in left) for one in block})

    return rule


def points(values: Mapping[EntrantId, float]) -> Rule:
    """Match points with penalties."""

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        yield Measure("points", {one: values[one] for one in block})

    return rule


def head_to_head(pool: Pool) -> Rule:
    """Games among the tied teams: points there, then wins there, as one step ("T.P.e", V85, "TR.8")."""

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        if pool.have_met(block):  # "TR.12"
            among = {one: pool.sums_against(one, block) for one in block}
            yield Measure("head-to-head", {one: (sums.points, sums.wins) for one, sums in among.items()})

    return rule


def empty_strokes(pool: Pool) -> Rule:
    """Against the nearest team below, then the next: its empty strokes if beaten, minus one's own if not ("T.P.e")."""

    def rule(block: Block, below: Sequence[Block]) -> Iterator[Measure]:
        for level in below:
            for together in _nearest_first(pool, level):
                games = {one: [game for x in together for game in pool.between(one, x)] for one in block}
                if all(len(found) >= len(together) for found in games.values()):  # "TR.12"
                    values = {one: sum(_strokes(one, game) for game in games[one]) for one in block}
                    yield Measure(f"empty-strokes:{TOGETHER.join(together)}", values)

    return rule


def _nearest_first(pool: Pool, level: Block) -> list[Block]:
    """Level teams below are ordered by points among themselves, once; who is level then is one X ("TR.5", "TR.8")."""
    if not pool.have_met(level):
        return [level]
    return split(level, {one: pool.sums_against(one, level).points for one in level})


def _strokes(entrant: EntrantId, game: Game) -> int:
    return game.empty[1] if game.winner == entrant else -game.empty[1]


def wins(pool: Pool) -> Rule:
    """Most wins ("I.P.e")."""

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        yield Measure("wins", {one: pool.sums(one).wins for one in block})

    return rule


def lus_difference(pool: Pool) -> Rule:
    """Own lus minus the opponents' over all games ("T.P.e", "I.P.f")."""

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        yield Measure("lus-difference", {one: pool.sums(one).difference for one in block})

    return rule


def extra_games(pool: Pool, games: Iterable[Game]) -> Rule:
    """Extra games, once all tied entrants have met in them ("W.L", "TR.2")."""
    played = Pool(pool.entrants, frozenset(), tuple(games), complete=True)

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        if played.have_met(block):
            among = {one: played.sums_against(one, block) for one in block}
            yield Measure("extra-game", {one: sums.wins for one, sums in among.items()})

    return rule


def decided(decisions: Iterable[Decision]) -> Rule:
    """The organiser's decision of exactly this tie ("TR.2", "TR.15")."""
    by_tie = {frozenset(decision.order): decision for decision in decisions}

    def rule(block: Block, _below: Sequence[Block]) -> Iterator[Measure]:
        decision = by_tie.get(frozenset(block))
        if decision is not None:
            yield Measure(decision.by.value, {one: -decision.order.index(one) for one in block})

    return rule


CRITERIA: Final = {
    Criterion.HEAD_TO_HEAD: head_to_head,
    Criterion.EMPTY_STROKES: empty_strokes,
    Criterion.WINS: wins,
    Criterion.LUS_DIFFERENCE: lus_difference,
}
