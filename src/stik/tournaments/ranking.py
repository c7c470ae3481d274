"""The ranking list over tournaments: points by final place, with the history of every player ("T.TF.3", V97)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from stik.tournaments.formats import Course
from stik.tournaments.matches import podium
from stik.tournaments.model import EntrantId, Tournament
from stik.tournaments.standings import standings


@dataclass(frozen=True, slots=True)
class Entry:
    """A place in one tournament."""

    event: str
    place: int
    points: float


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player's place on the list; equal points share it."""

    place: int
    player: str
    points: float
    history: tuple[Entry, ...]


def final_places(tournament: Tournament) -> tuple[tuple[int, EntrantId], ...]:
    """The final ranking: by the matches where there are any, then by the tables."""
    if tournament.format.course is not Course.NONE:
        return tuple(enumerate(podium(tournament), 1))
    tables = standings(tournament).stages.values()
    rows = [row for pools in tables for table in pools.values() for row in table.rows if row.entrant not in table.out]
    return tuple((row.place, row.entrant) for row in rows)


def ranking_list(events: Iterable[Tournament]) -> tuple[Ranked, ...]:
    """All players who have earned points, best first; a team's points go to each of its players."""
    history: dict[str, list[Entry]] = {}
    for event in events:
        scale = event.format.ranking
        players = {entrant.id: entrant.players or (entrant.name,) for entrant in event.entrants}
        for place, entrant in final_places(event):
            if place <= len(scale):
                for player in players[entrant]:
                    history.setdefault(player, []).append(Entry(event.name, place, scale[place - 1]))
    totals = {player: sum(entry.points for entry in entries) for player, entries in history.items()}
    order = sorted(totals, key=lambda player: (-totals[player], player))
    return tuple(
        Ranked(
            1 + sum(other > totals[player] for other in totals.values()), player, totals[player], tuple(history[player])
        )
        for player in order
    )
