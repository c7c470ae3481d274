"""Plays the rest of an event once: the missing games, then what the format has after the pools."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from stik.errors import TournamentError
from stik.tournaments.departures import Departures
from stik.tournaments.formats import Course
from stik.tournaments.luck import Luck
from stik.tournaments.matches import BEST_OF, matches, semi_finals
from stik.tournaments.model import EntrantId, Sitting, Stage, Tournament
from stik.tournaments.pool import stands
from stik.tournaments.seating import table_sizes
from stik.tournaments.table import Table, table_of
from stik.tournaments.vira import vira_table


@dataclass(frozen=True, slots=True)
class Ending:
    """How one run ended."""

    places: Mapping[EntrantId, int]
    qualified: tuple[EntrantId, ...] | None
    """Who went on after the pools; none where nothing follows them."""


def play_on(tournament: Tournament, luck: Luck) -> Ending:
    """One possible end of the event; a tie that nothing breaks is drawn by lot ("TR.2")."""
    pools = tournament.pools()
    if tournament.format.persons:
        played = replace(tournament, sittings=(*tournament.sittings, *_missing_rounds(tournament, luck)))
        orders = [_by_lot(vira_table(played, persons), luck) for persons in pools.values()]
    else:
        orders = [_pool_order(tournament, entrants, Stage.POOL, luck) for entrants in pools.values()]
    qualifiers = tournament.format.qualifiers
    match tournament.format.course:
        case Course.CROSS:
            best = {name: tuple(order[:qualifiers]) for name, order in zip(pools, orders, strict=True)}
            return _ending(orders, qualifiers, _cross(tournament, best, luck))
        case Course.ROUND_ROBIN:
            through = [one for order in orders for one in order[:qualifiers]]
            return _ending(orders, qualifiers, _round_robin(tournament, through, luck))
        case Course.PLACES:
            return _ending(orders, qualifiers, _by_place(tournament, orders[0] if orders else (), luck))
        case Course.NONE:
            return replace(_ending(orders, 0, []), qualified=None)


def _pool_order(tournament: Tournament, entrants: tuple[EntrantId, ...], stage: Stage, luck: Luck) -> list[EntrantId]:
    missing = [luck.game(stage, a, b, tournament.format) for a, b in missing_games(tournament, entrants, stage)]
    return _by_lot(table_of(replace(tournament, games=(*tournament.games, *missing)), entrants, stage), luck)


def missing_games(
    tournament: Tournament, entrants: Sequence[EntrantId], stage: Stage = Stage.POOL
) -> list[tuple[EntrantId, EntrantId]]:
    """The pairs that have still to meet, each as often as it has; nobody meets the disqualified ("TR.10")."""
    wanted = tournament.format.meetings or 0 if stage is Stage.POOL else 1
    out = Departures.of(tournament).of_stage(stage)
    met: dict[frozenset[EntrantId], int] = {}
    for game in tournament.games:
        if game.stage is stage and stands(game, tournament.format):
            met[game.pair] = met.get(game.pair, 0) + 1
    left = [one for one in entrants if one not in out]
    return [pair for pair in combinations(left, 2) for _ in range(max(0, wanted - met.get(frozenset(pair), 0)))]


def _by_lot(table: Table, luck: Luck) -> list[EntrantId]:
    """The table without ties, and without the disqualified."""
    tied = {one: tie for tie in table.ties for one in tie}
    order: list[EntrantId] = []
    for row in table.rows:
        if row.entrant not in order and row.entrant not in table.out:
            order += luck.shuffled(tied[row.entrant]) if row.entrant in tied else [row.entrant]
    return order


def _cross(tournament: Tournament, best: Mapping[str, tuple[EntrantId, ...]], luck: Luck) -> list[EntrantId]:
    """A1–B2 and B1–A2, then bronze match and final ("T.TF.3", V92)."""
    pairs = _as_begun(tournament, Stage.SEMI_FINAL, semi_finals(best))
    played = [_winner_and_loser(tournament, Stage.SEMI_FINAL, a, b, luck) for a, b in pairs]
    if len(played) != 2:
        return []
    (first, third), (second, fourth) = played
    final = _winner_and_loser(tournament, Stage.FINAL, first, second, luck)
    return [*final, *_winner_and_loser(tournament, Stage.BRONZE, third, fourth, luck)]


def _as_begun(
    tournament: Tournament, stage: Stage, pairs: Iterable[tuple[EntrantId, EntrantId]]
) -> list[tuple[EntrantId, EntrantId]]:
    """The pairs that have begun to play, then those that follow from the tables."""
    begun = [(one.a, one.b) for one in matches(tournament, stage)]
    busy = {one for pair in begun for one in pair}
    return begun + [pair for pair in pairs if not busy & set(pair)]


def _round_robin(tournament: Tournament, through: Sequence[EntrantId], luck: Luck) -> list[EntrantId]:
    """The semi-final of all against all; its two best play the final ("I.TF.3", V89)."""
    playing = {one for game in tournament.games if game.stage is Stage.SEMI_FINAL for one in game.pair}
    others = [one for one in through if one not in playing]
    wanted = playing.union(others[: max(0, len(through) - len(playing))])
    semi_finalists = tuple(one.id for one in tournament.entrants if one.id in wanted)
    order = _pool_order(tournament, semi_finalists, Stage.SEMI_FINAL, luck)
    if len(order) < 2:
        return order
    return [*_winner_and_loser(tournament, Stage.FINAL, order[0], order[1], luck), *order[2:]]


def _by_place(tournament: Tournament, order: Sequence[EntrantId], luck: Luck) -> list[EntrantId]:
    """3 against 4, then 1 against 2 ("W.L", V91)."""
    if len(order) < 4:
        return list(order)
    bronze = _winner_and_loser(tournament, Stage.BRONZE, order[2], order[3], luck)
    return [*_winner_and_loser(tournament, Stage.FINAL, order[0], order[1], luck), *bronze]


def _winner_and_loser(
    tournament: Tournament, stage: Stage, a: EntrantId, b: EntrantId, luck: Luck
) -> tuple[EntrantId, EntrantId]:
    """A match, from where it stands: two wins of three decide ("T.TF.4", "I.TF.4", V94)."""
    begun = next((one for one in matches(tournament, stage) if {one.a, one.b} == {a, b}), None)
    wins = {begun.a: begun.wins[0], begun.b: begun.wins[1]} if begun else {a: 0, b: 0}
    needed = BEST_OF[stage] // 2 + 1
    while max(wins.values()) < needed:
        wins[a if luck.first_wins(a, b) else b] += 1
    return (a, b) if wins[a] >= needed else (b, a)


def _ending(orders: Sequence[Sequence[EntrantId]], qualifiers: int, top: Sequence[EntrantId]) -> Ending:
    """Places by the matches, then by the tables: the thirds of all pools share a place, and so on."""
    places = {one: place for place, one in enumerate(top, 1)}
    rest = [[one for one in order if one not in places] for order in orders]
    place = len(places) + 1
    for nth in range(max(map(len, rest), default=0)):
        level = [order[nth] for order in rest if nth < len(order)]
        places |= dict.fromkeys(level, place)
        place += len(level)
    return Ending(places, tuple(one for order in orders for one in order[:qualifiers]))


def _missing_rounds(tournament: Tournament, luck: Luck) -> list[Sitting]:
    """Tables for everybody who has not sat in a round yet ("SM.L1")."""
    out = Departures.of(tournament).of_stage(Stage.POOL)
    persons = [one for pool in tournament.pools().values() for one in pool if one not in out]
    last = max((sitting.round for sitting in tournament.sittings), default=0)
    found = []
    for number in range(1, max(last, tournament.format.rounds or 0) + 1):
        seated = {one for sitting in tournament.sittings if sitting.round == number for one in sitting.seats}
        waiting = luck.shuffled([one for one in persons if one not in seated])
        for size in _sizes(len(waiting)):
            found.append(luck.sitting(number, tuple(waiting[:size])))
            waiting = waiting[size:]
    return found


def _sizes(persons: int) -> list[int]:
    """Tables of four and three; one table where so few or five are left."""
    try:
        return table_sizes(persons)
    except TournamentError:
        return [persons] if persons else []
