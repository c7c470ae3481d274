"""The timetable of an event: which minute, which table, who; pools side by side as far as the tables allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from stik.errors import Fault, TournamentError
from stik.tournaments.departures import Departures
from stik.tournaments.draw import chance_of
from stik.tournaments.model import Entrant, EntrantId, Stage, Tournament
from stik.tournaments.schedule import Schedule, round_robin
from stik.tournaments.seating import seating

MINUTES_A_DEAL: Final = 5
"""Vira, unless the organiser says otherwise."""
LEAST_AT_A_TABLE: Final = 3
"""Of Vira; a game of Voms is of two."""


@dataclass(frozen=True, slots=True)
class Appointment:
    """A table in a round: when, where, who."""

    minute: int
    pool: str
    round: int
    table: int
    players: tuple[EntrantId, ...]
    wave: int = 1


@dataclass(frozen=True, slots=True)
class Timetable:
    """All appointments in the order of the clock."""

    appointments: tuple[Appointment, ...]
    byes: Mapping[tuple[str, int], tuple[EntrantId, ...]]
    """Who sits out, by pool and round."""
    minutes: int


def is_drawn(tournament: Tournament) -> bool:
    """Whether nothing is left to draw: several pools where the format has them (or one in play), numbers in Vira."""
    there = _there(tournament)
    if tournament.format.persons:
        return all(one.number is not None for one in there)
    return tournament.format.pools == 1 or len({one.pool for one in there}) > 1 or bool(tournament.games)


def has_plan(tournament: Tournament) -> bool:
    """Whether there can be a timetable now."""
    persons = sum(map(len, tournament.pools().values()))
    if tournament.format.persons:
        return is_drawn(tournament) and persons >= 3 and persons != 5
    return is_drawn(tournament) and tournament.format.meetings is not None


def timetable(tournament: Tournament, *, tables: int | None = None, slot: int | None = None) -> Timetable:
    """All pool games or all rounds of Vira; refused before the draw, and where games are added as they are played."""
    form = tournament.format
    if not form.persons and form.meetings is None:
        raise TournamentError(Fault.of("tournament/no-plan", format=form.name))
    if not is_drawn(tournament):
        raise TournamentError(Fault.of("tournament/not-drawn"))
    if form.persons:
        return _without_gone(tournament, _vira(tournament, slot or form.deals[1] * MINUTES_A_DEAL))
    return _without_gone(tournament, _voms(tournament, tables, form.slot if slot is None else slot))


def _without_gone(tournament: Tournament, plan: Timetable) -> Timetable:
    """The plan as it is left to play: all others keep their tables, and who would have met somebody gone sits out."""
    departures = Departures.of(tournament)
    played = Counter(game.pair for game in tournament.games if game.stage is Stage.POOL)
    sat = {(sitting.round, one) for sitting in tournament.sittings for one in sitting.seats}
    found: list[Appointment] = []
    byes = dict(plan.byes)
    for one in plan.appointments:
        there = tuple(who for who in one.players if departures.why(who) is None or (one.round, who) in sat)
        if there == one.players or played[frozenset(one.players)] > 0:
            played[frozenset(one.players)] -= 1
            found.append(one)
        elif len(there) >= LEAST_AT_A_TABLE:
            found.append(replace(one, players=there))
        else:
            byes[one.pool, one.round] = (*byes.get((one.pool, one.round), ()), *there)
    return replace(plan, appointments=tuple(found), byes=byes)


def _there(tournament: Tournament) -> list[Entrant]:
    playing = {one for pool in tournament.pools().values() for one in pool}
    return [one for one in tournament.entrants if one.id in playing]


def _voms(tournament: Tournament, tables: int | None, slot: int) -> Timetable:
    """Every pool with its own tables at the same time; one after the other where there are fewer tables than pools."""
    pools = {name: entrants for name, entrants in tournament.pools().items() if len(entrants) > 1}
    shares = _shares([len(entrants) // 2 for entrants in pools.values()], tables)
    together = tables is None or tables >= len(pools)
    found: list[Appointment] = []
    byes: dict[tuple[str, int], tuple[EntrantId, ...]] = {}
    begin, first_table, minutes = 0, 1, 0
    for (name, entrants), share in zip(pools.items(), shares, strict=True):
        plan = round_robin(
            entrants, tables=share, slot=slot, first_table=first_table, meetings=tournament.format.meetings or 1
        )
        found += _appointments(plan, name, begin)
        byes |= {(name, number): round_.byes for number, round_ in enumerate(plan.rounds, 1) if round_.byes}
        minutes = max(minutes, begin + plan.minutes)
        first_table, begin = (first_table + share, 0) if together else (1, begin + plan.minutes)
    order = sorted(found, key=lambda one: (one.minute, one.table))
    return Timetable(tuple(order), byes, minutes)


def _shares(games: Sequence[int], tables: int | None) -> list[int]:
    """How many tables each pool gets: all that it can use, else in turn as long as there are any."""
    if tables is None or tables >= sum(games):
        return list(games)
    if tables < len(games):
        return [tables] * len(games)
    shares = [0] * len(games)
    for _ in range(tables):
        shares[min(range(len(games)), key=lambda pool: (shares[pool] / games[pool], pool))] += 1
    return shares


def _appointments(plan: Schedule[EntrantId], pool: str, begin: int) -> Iterator[Appointment]:
    for number, round_ in enumerate(plan.rounds, 1):
        for game in round_.fixtures:
            minute = begin + plan.start(number) + plan.slot * (game.wave - 1)
            yield Appointment(minute, pool, number, game.table, (game.a, game.b), game.wave)


def _vira(tournament: Tournament, slot: int) -> Timetable:
    """The seating by the numbers drawn; the same seed gives the same tables ("TR.1")."""
    persons = sorted(_there(tournament), key=lambda one: one.number or 0)
    rounds = tournament.format.rounds or 1
    plan = seating(len(persons), rounds, chance_of(tournament.seed, "seating"))
    found = [
        Appointment((number - 1) * slot, "A", number, table, tuple(persons[person - 1].id for person in group))
        for number, groups in enumerate(plan.rounds, 1)
        for table, group in enumerate(groups, 1)
    ]
    return Timetable(tuple(found), {}, slot * rounds)
