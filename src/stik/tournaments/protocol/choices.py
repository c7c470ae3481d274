"""What a phone offers for a deal, so that its page holds no rule."""

from __future__ import annotations

from dataclasses import dataclass

from stik.errors import Fault, TournamentError
from stik.tournaments.protocol.keep import Protocol
from stik.tournaments.protocol.offers import Offer, offers
from stik.tournaments.protocol.turn import Turn, turn_of
from stik.vira import Family


@dataclass(frozen=True, slots=True)
class Choices:
    """A deal that can be entered or corrected: who plays, and the contracts by family."""

    turn: Turn
    families: tuple[tuple[Family, tuple[Offer, ...]], ...]


def choices(protocol: Protocol, deal: int | None = None) -> Choices | None:
    """What can be entered for the next deal, or for an earlier one; none where no deal is left."""
    turn = protocol.turn
    if deal is not None and not (turn is not None and deal == turn.number):
        if not 1 <= deal <= len(protocol.rows):
            raise TournamentError(Fault.of("tournament/line-missing", where="deals", deal=deal))
        turn = turn_of(protocol.start, protocol.persons, deal)
    if turn is None:
        return None
    found = offers(protocol.rules)
    return Choices(
        turn,
        tuple(
            (family, members)
            for family in Family
            if (members := tuple(offer for offer in found if offer.contract.family is family))
        ),
    )
