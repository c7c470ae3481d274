"""The timetable of an event as people and programs read it."""

from __future__ import annotations

from itertools import groupby

from stik.cli.tournament_output import say_line
from stik.messages import Catalogue
from stik.tournaments import Tournament
from stik.tournaments.exchange import clock
from stik.tournaments.timetable import Appointment, Timetable
from stik.tournaments.writing import Json


def timetable_json(found: Timetable, start: int) -> Json:
    """Every appointment with its time of day."""
    return {
        "kind": "timetable",
        "appointments": [
            {
                "time": clock(start + one.minute),
                "pool": one.pool,
                "round": one.round,
                "table": one.table,
                "players": list(one.players),
            }
            for one in found.appointments
        ],
        "byes": [{"pool": pool, "round": nth, "entrants": list(who)} for (pool, nth), who in found.byes.items()],
        "minutes": found.minutes,
        "end": clock(start + found.minutes),
    }


def print_timetable(tournament: Tournament, found: Timetable, start: int, say: Catalogue) -> None:
    """A start a paragraph: the tables of all pools, then who sits out."""
    names = tournament.names()
    several = len({one.pool for one in found.appointments}) > 1
    for minute, group in groupby(found.appointments, key=lambda one: one.minute):
        together = list(group)
        say_line(f"{clock(start + minute)}  {_rounds(together, say, several=several)}", "bold")
        for one in together:
            where = say("tournament/table", table=str(one.table)) + (f" ({one.pool})" if several else "")
            say_line(f"  {where}: {' – '.join(names[each] for each in one.players)}")
        for key in dict.fromkeys((one.pool, one.round) for one in together if one.wave == 1):
            if key in found.byes:
                say_line(f"  {say('tournament/bye', teams=', '.join(names[each] for each in found.byes[key]))}")
    say_line(say("tournament/ends", time=clock(start + found.minutes), minutes=str(found.minutes)))


def _rounds(together: list[Appointment], say: Catalogue, *, several: bool) -> str:
    """The rounds that begin, by pool where there are several."""
    rounds = dict.fromkeys((one.pool, one.round) for one in together)
    if len({nth for _, nth in rounds}) == 1 or not several:
        return say("tournament/seating-round", number=str(next(iter(rounds))[1]))
    return ", ".join(f"{pool}: {say('tournament/seating-round', number=str(nth))}" for pool, nth in rounds)
