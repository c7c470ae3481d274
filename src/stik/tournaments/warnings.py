"""What the organiser should know although it is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stik.errors import Fault
from stik.tournaments.model import Tournament
from stik.tournaments.standings import standings


def warnings(tournament: Tournament) -> tuple[Fault, ...]:
    """More teams than the sheet foresees, decisions of ties that there are not ("T.TF.1", "I.TF.1", "TR.15")."""
    return tuple(_warnings(tournament))


def _warnings(tournament: Tournament) -> Iterator[Fault]:
    most, teams = tournament.format.teams, len(tournament.entrants)
    if most is not None and teams > most:
        yield Fault.of("tournament/many-teams", teams=teams, most=most)
    if tournament.decisions:
        found = standings(replace(tournament, decisions=(), final=None))
        ties = {frozenset(tie) for pools in found.stages.values() for table in pools.values() for tie in table.ties}
        for decision in tournament.decisions:
            if frozenset(decision.order) not in ties:
                yield Fault.of("tournament/no-such-tie", tie=", ".join(decision.order))
