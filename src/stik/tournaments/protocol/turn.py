"""Who deals, who plays and who sits out in each deal of a table."""

from __future__ import annotations

from dataclasses import dataclass

from stik.engine import Seat
from stik.match.vira import Sitting
from stik.tournaments.protocol.line import Person
from stik.vira.state import places


@dataclass(frozen=True, slots=True)
class Turn:
    """One deal of the table; the dealer is the last of those who play."""

    number: int
    players: tuple[Person, ...]
    """Förhand, mellanhand, efterhand."""
    sits_out: Person | None

    @property
    def dealer(self) -> Person:
        return self.players[-1]

    def defenders(self, declarer: Person) -> tuple[Person, Person]:
        """The defender to the declarer's left, then the one to his right."""
        place = self.players.index(declarer)
        return self.players[(place + 1) % 3], self.players[(place + 2) % 3]


def turn_of(start: Sitting, persons: tuple[Person, ...], number: int) -> Turn:
    """The deal of that number: the deal passes to the left after every deal that is written down ("SM.D6")."""
    dealer: Seat = (start.dealer + number - 1) % start.table
    found = places(start.table, dealer)
    players = tuple(persons[seat] for seat in found.order)
    return Turn(number, players, None if found.out is None else persons[found.out])
