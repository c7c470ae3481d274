"""Matches after the pools: best of 1 or 3, who wins them, who meets whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from stik.tournaments.formats import Course
from stik.tournaments.model import EntrantId, GameResult, Stage, Tournament
from stik.tournaments.pool import stands
from stik.tournaments.scoring import counted

BEST_OF: Final[Mapping[Stage, int]] = {
    Stage.SEMI_FINAL: 1,  # "T.TF.3"
    Stage.BRONZE: 3,  # "T.TF.4"
    Stage.FINAL: 3,  # "T.TF.4", "I.TF.4", V94: two wins decide, match points are not used
}


@dataclass(frozen=True, slots=True)
class Match:
    """Two entrants and how many games each has won."""

    stage: Stage
    a: EntrantId
    b: EntrantId
    wins: tuple[int, int]

    @property
    def winner(self) -> EntrantId | None:
        needed = BEST_OF[self.stage] // 2 + 1
        return self.a if self.wins[0] >= needed else self.b if self.wins[1] >= needed else None

    @property
    def loser(self) -> EntrantId | None:
        return None if self.winner is None else self.b if self.winner == self.a else self.a


def matches(tournament: Tournament, stage: Stage) -> tuple[Match, ...]:
    """The matches of a stage, in the order of entry of their teams."""
    number = {entrant.id: place for place, entrant in enumerate(tournament.entrants)}
    found: dict[frozenset[EntrantId], list[GameResult]] = {}
    for game in tournament.games:
        if game.stage is stage and stands(game, tournament.format):
            found.setdefault(game.pair, []).append(game)
    pairs = sorted((sorted(pair, key=number.__getitem__) for pair in found), key=lambda pair: number[pair[0]])
    return tuple(Match(stage, a, b, _wins(tournament, found[frozenset((a, b))], a)) for a, b in pairs)


def _wins(tournament: Tournament, games: Iterable[GameResult], a: EntrantId) -> tuple[int, int]:
    winners = [counted(game, tournament.format).winner for game in games]
    return winners.count(a), len(winners) - winners.count(a)


def semi_finals(best: Mapping[str, tuple[EntrantId, ...]]) -> tuple[tuple[EntrantId, EntrantId], ...]:
    """A1–B2 and B1–A2 of two pools with two qualified each ("T.TF.3", V92); of one pool 1–4 and 2–3."""
    if len(best) == 1 and all(len(pool) == 4 for pool in best.values()):
        (pool,) = best.values()
        return (pool[0], pool[3]), (pool[1], pool[2])
    if len(best) != 2 or any(len(pool) < 2 for pool in best.values()):
        return ()
    first, second = best.values()
    return (first[0], second[1]), (second[0], first[1])


def podium(tournament: Tournament) -> tuple[EntrantId, ...]:
    """Places 1 to 4 as far as the matches have settled them; none where the table itself is the result."""
    if tournament.final is not None:
        return tournament.final.podium
    if tournament.format.course is Course.NONE:
        return ()
    final = next((one for one in matches(tournament, Stage.FINAL) if one.winner), None)
    bronze = next((one for one in matches(tournament, Stage.BRONZE) if one.winner), None)
    if final is None:
        return ()
    places = (final.winner, final.loser, *((bronze.winner, bronze.loser) if bronze else ()))
    return tuple(place for place in places if place is not None)
