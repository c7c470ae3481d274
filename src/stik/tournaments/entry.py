"""A result as the desk enters it: which stage and round it is, and whether it is there already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from stik.errors import Fault, TournamentError
from stik.tournaments.formats import Course
from stik.tournaments.matches import BEST_OF, matches, semi_finals
from stik.tournaments.model import EntrantId, GameResult, Sitting, Stage, Tournament
from stik.tournaments.results import most_games
from stik.tournaments.schedule import circle
from stik.tournaments.standings import standings


@dataclass(frozen=True, slots=True)
class Place:
    """Where a result goes: `at` is the place of the one that it would replace, from 0."""

    at: int | None
    round: int | None


def likely_stage(tournament: Tournament, a: EntrantId, b: EntrantId) -> Stage:
    """The stage that two play in now: their pool game if it is missing, else the latest that both are, or were, in."""
    pool = {one.id: one.pool for one in tournament.entrants}
    most = tournament.format.meetings
    met = len(_games(tournament, Stage.POOL, a, b))
    if pool[a] == pool[b] and (most is None or met < most):
        return Stage.POOL
    for one in reversed(standings(tournament).qualified):
        if {a, b} <= set(one.entrants) and _could_meet(tournament, one.stage, one.entrants, {a, b}):
            return one.stage
    return next((game.stage for game in reversed(tournament.games) if game.pair == {a, b}), Stage.POOL)


def _could_meet(tournament: Tournament, stage: Stage, entrants: Sequence[EntrantId], pair: set[EntrantId]) -> bool:
    """Whether the stage has such a match and it is not over."""
    if any({one.a, one.b} == pair and one.winner for one in matches(tournament, stage)):
        return False
    if stage is not Stage.SEMI_FINAL or tournament.format.course is not Course.CROSS:
        return True
    best = {name: tuple(one for one in entrants if one in pool) for name, pool in tournament.pools().items()}
    return any(set(match) == pair for match in semi_finals(best))


def place_of_game(tournament: Tournament, stage: Stage, a: EntrantId, b: EntrantId, round_: int | None) -> Place:
    """The game that is meant, or the next one that these two have in the stage ("TR.4")."""
    found = _games(tournament, stage, a, b)
    most = most_games(tournament.format, stage)
    one_of_many = most is None or most > 1
    if one_of_many and round_ is not None:
        found = [at for at in found if tournament.games[at].round == round_]
        return Place(found[0] if len(found) == 1 else None, round_)
    if not one_of_many and found:
        return Place(found[0], tournament.games[found[0]].round if round_ is None else round_)
    return Place(None, _next_round(tournament, stage, a, b, len(found)) if round_ is None else round_)


def place_to_correct(tournament: Tournament, stage: Stage, a: EntrantId, b: EntrantId, round_: int | None) -> Place:
    """The game that is put right: the only one of the two, or that of the round."""
    found = _games(tournament, stage, a, b)
    if round_ is not None and len(found) > 1:
        found = [at for at in found if tournament.games[at].round == round_]
    if len(found) > 1:
        raise TournamentError(Fault.of("tournament/which-round"))
    if not found:
        raise TournamentError(Fault.of("tournament/nothing-to-correct"))
    return Place(found[0], tournament.games[found[0]].round if round_ is None else round_)


def place_of_sitting(tournament: Tournament, sitting: Sitting) -> Place:
    """The table that is meant: the same table of the round, or the same persons."""
    for at, one in enumerate(tournament.sittings):
        same_table = one.table is not None and one.table == sitting.table
        if one.round == sitting.round and (same_table or set(one.seats) == set(sitting.seats)):
            return Place(at, sitting.round)
    return Place(None, sitting.round)


def with_table(tournament: Tournament, sitting: Sitting) -> Sitting:
    """The sitting with its table where it was left out and is known from the entry before."""
    at = place_of_sitting(tournament, sitting).at
    return sitting if sitting.table or at is None else replace(sitting, table=tournament.sittings[at].table)


def _games(tournament: Tournament, stage: Stage, a: EntrantId, b: EntrantId) -> list[int]:
    return [at for at, game in enumerate(tournament.games) if game.stage is stage and game.pair == {a, b}]


def _next_round(tournament: Tournament, stage: Stage, a: EntrantId, b: EntrantId, met: int) -> int | None:
    """In a pool the round in which the plan has them, in a match the number of the game."""
    if stage in BEST_OF and most_games(tournament.format, stage) != 1:
        return met + 1
    pool = next((members for members in tournament.pools().values() if {a, b} <= set(members)), ())
    if stage is not Stage.POOL or tournament.format.meetings is None or not pool:
        return None
    rounds = circle(len(pool))
    pair = tuple(sorted((pool.index(a), pool.index(b))))
    return met * len(rounds) + next(number for number, pairs in enumerate(rounds, 1) if pair in pairs)


def same_game(one: GameResult, other: GameResult) -> bool:
    """Whether two entries say the same, from whichever side."""
    if one.a == other.b:
        turned = (one.lus[1], one.lus[0]) if one.lus else None
        one = replace(one, a=one.b, b=one.a, lus=turned, comb=(one.comb[1], one.comb[0]))
    return replace(one, round=None, reason="", confirmed=None) == replace(other, round=None, reason="", confirmed=None)
