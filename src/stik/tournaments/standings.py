"""The whole standing of a tournament: tables, who goes on, what is unresolved; a pure function of the data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from stik.tournaments.formats import Course
from stik.tournaments.matches import matches
from stik.tournaments.model import EntrantId, GameResult, Stage, Tournament
from stik.tournaments.table import Row, Table, table_of
from stik.tournaments.vira import vira_table


@dataclass(frozen=True, slots=True)
class Qualified:
    """Who plays in a later stage."""

    stage: Stage
    entrants: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """The tables by stage and pool, and what follows from them."""

    stages: Mapping[Stage, Mapping[str, Table]]
    qualified: tuple[Qualified, ...]
    unresolved: tuple[tuple[EntrantId, ...], ...]
    provisional: bool
    podium: tuple[EntrantId, ...] = ()
    """Written down when the event is closed."""

    def rows(self) -> Iterator[tuple[Stage, str, Row]]:
        """Every line of every table."""
        for stage, pools in self.stages.items():
            for pool, table in pools.items():
                for row in table.rows:
                    yield stage, pool, row

    def pool(self, name: str = "A", stage: Stage = Stage.POOL) -> Table:
        return self.stages[stage][name]


def standings(tournament: Tournament) -> Standings:
    """Results entered in another order give the same standing; a closed event has the one that was written down."""
    if tournament.final is not None:
        return tournament.final
    form = tournament.format
    table = vira_table if form.persons else table_of
    stages = {Stage.POOL: {name: table(pool, entrants) for name, entrants, pool in _by_pool(tournament)}}
    qualified: list[Qualified] = []
    match form.course:
        case Course.CROSS:
            qualified += [_best(tournament, stages[Stage.POOL]), *_winners_and_losers(tournament, stages[Stage.POOL])]
        case Course.ROUND_ROBIN:
            semi_final = _best(tournament, stages[Stage.POOL])
            qualified.append(semi_final)
            players = _players(tournament, semi_final)
            if players:
                stages[Stage.SEMI_FINAL] = {"A": table_of(tournament, players, Stage.SEMI_FINAL)}  # V89
                finalists = _settled(stages[Stage.SEMI_FINAL]["A"], 2)
                qualified.append(Qualified(Stage.FINAL, tuple(finalists)))
        case Course.PLACES:
            qualified += _by_place(stages[Stage.POOL])
        case Course.NONE:
            pass
    tables = [one for pools in stages.values() for one in pools.values()]
    return Standings(
        stages=stages,
        qualified=tuple(qualified),
        unresolved=() if form.shared_places else tuple(tie for one in tables for tie in one.ties),
        provisional=tournament.running or not all(one.complete for one in tables),
    )


def _by_pool(tournament: Tournament) -> Iterator[tuple[str, tuple[EntrantId, ...], Tournament]]:
    """Each pool with the games of its teams only, so that many pools do not look through the games of all others."""
    pools = tournament.pools()
    home = {one: name for name, entrants in pools.items() for one in entrants}
    games: dict[str, list[GameResult]] = {name: [] for name in pools}
    for game in tournament.games:
        for name in {home[game.a], home[game.b]}:
            games[name].append(game)
    for name, entrants in pools.items():
        yield name, entrants, replace(tournament, games=tuple(games[name]))


def _settled(table: Table, places: int) -> Iterator[EntrantId]:
    """The first of a table; nobody of a tie that touches these places, nobody disqualified ("TR.2", "TR.9")."""
    tied = {one for tie in table.ties for one in tie}
    for row in table.rows:
        if row.place <= places and row.entrant not in tied and row.entrant not in table.out:
            yield row.entrant


def _best(tournament: Tournament, pools: Mapping[str, Table]) -> Qualified:
    """The two best of each pool; their points are shown but not used ("T.TF.2", "I.TF.3", V84)."""
    places = tournament.format.qualifiers
    return Qualified(Stage.SEMI_FINAL, tuple(one for table in pools.values() for one in _settled(table, places)))


def _winners_and_losers(tournament: Tournament, pools: Mapping[str, Table]) -> Iterator[Qualified]:
    """Winners of the semi-finals to the final, losers to the bronze match, that of A1 first ("T.TF.3")."""
    line = [one for table in pools.values() for one in table.order]
    played = [match for match in matches(tournament, Stage.SEMI_FINAL) if match.winner]
    played.sort(key=lambda match: min(line.index(match.a), line.index(match.b)))
    if played:
        yield Qualified(Stage.BRONZE, tuple(match.loser for match in played if match.loser))
        yield Qualified(Stage.FINAL, tuple(match.winner for match in played if match.winner))


def _players(tournament: Tournament, semi_final: Qualified) -> tuple[EntrantId, ...]:
    """The players of the semi-final once it has begun, in the order of entry."""
    playing = {one for game in tournament.games if game.stage is Stage.SEMI_FINAL for one in game.pair}
    if not playing:
        return ()
    return tuple(one.id for one in tournament.entrants if one.id in playing | set(semi_final.entrants))


def _by_place(pools: Mapping[str, Table]) -> Iterator[Qualified]:
    """First 3 against 4 for third place, then 1 against 2, whatever the earlier results ("W.L", V91)."""
    for stage, wanted in ((Stage.BRONZE, (3, 4)), (Stage.FINAL, (1, 2))):
        entrants = tuple(
            one for table in pools.values() for one in _settled(table, 4) if table.order.index(one) + 1 in wanted
        )
        yield Qualified(stage, entrants)
