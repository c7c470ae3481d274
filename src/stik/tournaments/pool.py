"""A pool: the games that count in it, and the sums of every entrant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from stik.tournaments.departures import Departures, Gone
from stik.tournaments.formats import Format
from stik.tournaments.model import EntrantId, Game, GameResult, Stage, Tournament
from stik.tournaments.scoring import counted, walkover


@dataclass(frozen=True, slots=True)
class Sums:
    """What an entrant has gained in some games."""

    points: float = 0
    played: int = 0
    wins: int = 0
    lus_for: int = 0
    lus_against: int = 0

    @property
    def difference(self) -> int:
        return self.lus_for - self.lus_against


@dataclass(frozen=True)
class Pool:
    """The games of a pool after walkovers and disqualifications."""

    entrants: tuple[EntrantId, ...]
    out: frozenset[EntrantId]
    """Who is gone."""
    games: tuple[Game, ...]
    complete: bool
    left: frozenset[EntrantId] = frozenset()
    """Who of them has withdrawn, and is not disqualified ("TR.16")."""
    _by_pair: dict[frozenset[EntrantId], list[Game]] = field(default_factory=dict, compare=False)
    _totals: dict[EntrantId, Sums] = field(default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        for game in self.games:
            self._by_pair.setdefault(game.pair, []).append(game)

    def between(self, one: EntrantId, other: EntrantId) -> Sequence[Game]:
        return self._by_pair.get(frozenset((one, other)), ())

    def have_met(self, block: Iterable[EntrantId]) -> bool:
        """Whether no game among them is missing; between two disqualified teams there is none ("TR.10", "TR.12")."""
        return all({a, b} <= self.out or self.between(a, b) for a, b in combinations(block, 2))

    def sums(self, entrant: EntrantId) -> Sums:
        """The sums over all games."""
        if entrant not in self._totals:
            self._totals[entrant] = self.sums_against(entrant, self.entrants)
        return self._totals[entrant]

    def sums_against(self, entrant: EntrantId, others: Iterable[EntrantId]) -> Sums:
        """The sums over the games against some."""
        return total(entrant, (game for other in others for game in self.between(entrant, other)))


def total(entrant: EntrantId, games: Iterable[Game]) -> Sums:
    """The sums of one entrant over games of his."""
    points, played, wins, own, theirs = 0.0, 0, 0, 0, 0
    for game in games:
        won = game.winner == entrant
        points += game.points[0 if won else 1]
        played += 1
        wins += won
        own += game.lus[0 if won else 1]
        theirs += game.lus[1 if won else 0]
    return Sums(points, played, wins, own, theirs)


def pool_of(tournament: Tournament, entrants: tuple[EntrantId, ...], stage: Stage = Stage.POOL) -> Pool:
    """The pool of these entrants: what a team that is gone has not played, or not validly, is a walkover ("TR.10")."""
    form = tournament.format
    departures = Departures.of(tournament)
    out = departures.of_stage(stage) & set(entrants)
    there = set(entrants)
    entered = [one for one in tournament.games if one.stage is stage and one.pair <= there]
    results = [one for one in entered if stands(one, form)]
    kept = [one for one in results if departures.instead(stage, one.a, one.b, played=True) is None]
    games = [counted(result, form) for result in kept]
    for loser in out:
        for winner in entrants:
            if winner not in out:
                missing = _meetings(form, results, winner, loser) - sum(one.pair == {winner, loser} for one in kept)
                games += [walkover(winner, loser, form)] * missing
    wanted = form.meetings or 0
    met = Counter(game.pair for game in games) + Counter(one.pair for one in entered if one.void)
    complete = all(met[frozenset(pair)] >= wanted for pair in combinations(entrants, 2) if not set(pair) <= out)
    left = frozenset(one for one in out if departures.why(one) is Gone.WITHDRAWN)
    return Pool(entrants, out, tuple(games), complete, left)


def stands(result: GameResult, form: Format) -> bool:
    """Whether a result counts: where both sides hand in the slip, both or the organiser confirm it ("I.P.d").

    Where neither side came there is no game. One that ran when the time was up counts unless the organiser has said
    otherwise ("W.L").
    """
    if result.void or (result.late and not form.finish_running):
        return False
    if not form.confirmed_by_both or result.confirmed is None:
        return True
    return "organiser" in result.confirmed or {result.a, result.b} <= set(result.confirmed)


def _meetings(form: Format, results: Sequence[GameResult], winner: EntrantId, loser: EntrantId) -> int:
    if form.meetings is not None:
        return form.meetings
    return sum(result.pair == {winner, loser} for result in results)
