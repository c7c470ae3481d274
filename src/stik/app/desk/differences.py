"""Where today's rulings say otherwise than what is stored: result by result, and place by place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from stik.app.desk.facts import all_valued, in_force
from stik.app.desk.file import tournament_of
from stik.app.desk.history import desk_after, first_desk, step_of
from stik.app.desk.state import Desk
from stik.app.ports import Entry
from stik.errors import Fault
from stik.tournaments import EntrantId, Standings, podium, standings
from stik.tournaments.model import Game


def differences(entries: Sequence[Entry]) -> list[Fault]:
    """What a history says and what today's rulings say instead, in the words of the catalogues."""
    desk = desk_after(first_desk(entries[0]), [step_of(entry) for entry in entries[1:]])
    return list(named(desk, differing(desk)))


def differing(desk: Desk) -> Iterator[Fault]:
    """The same without a name, as it can be stored."""
    today = all_valued(replace(desk, worths={}, final=None))
    worths = {key: worth for _, _, worth, key in in_force(today)}
    for match, number, worth, key in in_force(desk):
        if key in desk.worths and worths[key] != worth:
            told, now = (_worth(match.entrants, one) for one in (worth, worths[key]))
            yield Fault.of("desk/worth-differs", match=match.id, round=match.round, game=number, stored=told, today=now)
    if desk.final is not None:
        tournament = tournament_of(today)
        now_stands = replace(standings(tournament), podium=podium(tournament))
        places = list(_places(desk.final, now_stands))
        yield from places
        if not places and desk.final != now_stands:
            yield Fault.of("desk/standings-differ")


def named(desk: Desk, faults: Iterable[Fault]) -> Iterator[Fault]:
    """Differences with the names of whom they concern, while there is such a match or entrant."""
    for fault in faults:
        match dict(fault.params):
            case {"match": match, **params} if match in desk.matches:
                yield Fault.of(fault.code, **params, name=desk.named(desk.matches[str(match)]))
            case {"entrant": entrant, **params} if entrant in desk.entrants:
                yield Fault.of(fault.code, **params, name=desk.entrants[str(entrant)].name)
            case params if not params:
                yield fault


def _worth(entrants: Sequence[EntrantId], game: Game) -> str:
    """Points, lus and empty strokes, each as the match names its entrants."""
    step = 1 if entrants[0] == game.winner else -1
    return ", ".join(":".join(f"{one:g}" for one in pair[::step]) for pair in (game.points, game.lus, game.empty))


def _places(stored: Standings, today: Standings) -> Iterator[Fault]:
    """Places in the tables with their points, then those on the podium."""
    now = {(stage, pool, row.entrant): row for stage, pool, row in today.rows()}
    for stage, pool, row in stored.rows():
        other = now.get((stage, pool, row.entrant))
        if other is None or (other.place, other.points) != (row.place, row.points):
            yield Fault.of(
                "desk/place-differs",
                entrant=row.entrant,
                stored=f"{row.place} ({row.points:g})",
                today="–" if other is None else f"{other.place} ({other.points:g})",
            )
    for place, (was, is_now) in enumerate(zip_longest(stored.podium, today.podium), 1):
        if was is not None and was != is_now:
            place_now = today.podium.index(was) + 1 if was in today.podium else "–"
            yield Fault.of("desk/place-differs", entrant=was, stored=str(place), today=str(place_now))
