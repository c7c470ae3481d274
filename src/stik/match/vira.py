"""A sitting of Vira: deal after deal round the table, and the division of the pulla at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from stik.cards import Card, Suit
from stik.engine import Chance, Entry, Seat, Step, balance
from stik.errors import Fault, InvalidSetup
from stik.vira import Event, Phase, Rules, Setup, State, begin
from stik.vira.rules import POOL, SEATS
from stik.vira.state import Table
from stik.vira.tariff import BET

PersonT = TypeVar("PersonT")


@dataclass(frozen=True, slots=True)
class Sitting:
    """What everybody has won or lost, what is in the pulla, and whose turn it is to deal."""

    rules: Rules
    table: Table
    dealer: Seat
    net: tuple[int, ...]
    pool: int = 0
    deals: int = 0

    @classmethod
    def start(cls, rules: Rules, *, table: Table, dealer: Seat | None = None) -> Sitting:
        """An empty pulla ("VR.A9"); who drew hearts sits at A and is förhand, so the last seat deals first."""
        return cls(rules, table, table - 1 if dealer is None else dealer, (0,) * table)


def draw_seats(persons: Sequence[PersonT], chance: Chance) -> tuple[PersonT, ...]:
    """Each draws one of the suits that lie at the places and sits down there; the persons by seat, hearts first."""
    left = list(persons)
    return tuple(left.pop(chance.randrange(len(left))) for _ in persons)


def draw_hogsta(chance: Chance) -> Suit:
    """The suit of the card that the other pack shows."""
    return Suit(chance.randrange(52) // 13)


def next_deal(sitting: Sitting, deck: tuple[Card, ...], hogsta: Suit) -> Step[State, Event]:
    """Deals the next hands of the sitting from a shuffled and cut pack."""
    setup = Setup.of(sitting.rules, table=sitting.table, dealer=sitting.dealer, hogsta=hogsta, pool=sitting.pool)
    return begin(setup, deck)


def with_deal(sitting: Sitting, deal: State) -> Sitting:
    """The sitting after a finished deal; a deal stopped without a payment is dealt again by the same ("SM.D6")."""
    if deal.phase is not Phase.OVER:
        raise InvalidSetup(Fault.of("match/deal-not-over"))
    again = deal.outcome is None and not deal.entries
    return sitting if again else with_entries(sitting, deal.entries)


def with_entries(sitting: Sitting, entries: Sequence[Entry]) -> Sitting:
    """The sitting after a deal with these payments; the deal passes to the left."""
    change = balance(entries)
    return replace(
        sitting,
        dealer=(sitting.dealer + 1) % sitting.table,
        net=tuple(net + change.get(seat, 0) for net, seat in zip(sitting.net, SEATS, strict=False)),
        pool=sitting.pool + change.get(POOL, 0),
        deals=sitting.deals + 1,
    )


def divided(sitting: Sitting) -> tuple[int, ...]:
    """What everybody has won or lost after the division of the pulla."""
    shares = [0] * sitting.table
    for entry in divide(sitting.pool, sitting.net):
        shares[SEATS.index(entry.payee)] += entry.amount
    return tuple(net + share for net, share in zip(sitting.net, shares, strict=True))


def divide(pool: int, net: Sequence[int]) -> tuple[Entry, ...]:
    """Divides the pulla equally, in pinnar where the bets do not divide, and then what is left over.

    "SM.L1", "SM.L2", "SM.L3".
    """
    share, rest = divmod(pool, len(net))
    cites = ("SM.L1",) if not pool % (BET * len(net)) else ("SM.L1", "SM.L2")
    entries = [Entry(POOL, SEATS[seat], share, "pool/share", cites) for seat in range(len(net)) if share]
    return (*entries, *(Entry(POOL, SEATS[seat], n, "pool/rest", ("SM.L3",)) for seat, n in _rest(net, rest) if n))


def _rest(net: Sequence[int], rest: int) -> list[tuple[Seat, int]]:
    """Who gets the pinnar that cannot be shared ("SM.L3")."""
    if not rest:
        return []
    order = sorted(range(len(net)), key=lambda seat: net[seat])
    lowest, second, winner = order[0], order[1], order[-1]
    if net[lowest] + rest <= net[second]:  # drawing level is in order
        return [(lowest, rest)]
    if rest == 1:  # the biggest losers are level: the winner of the table gets it
        return [(winner, 1)]
    # one each to the biggest losers; level ones in the order of their seats
    return [(seat, 1) for seat in order[:rest]]
