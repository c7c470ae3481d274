"""From the shuffled and cut pack to the first bid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stik.cards import CARDS, Card, cards_in, set_of
from stik.engine import Step
from stik.errors import Fault, InvalidSetup
from stik.vira.contracts import HAND
from stik.vira.events import Event, HandDealt, TalonLaid
from stik.vira.state import Phase, Setup, State, Trick

PACK: Final = CARDS[:52]

ROUNDS: Final = (4, 3, 3, 3)
"""One round of four cards each, then three of three."""


def begin(setup: Setup, deck: tuple[Card, ...]) -> Step[State, Event]:
    """Deals thirteen to each from förhand on; the last thirteen are the talon, and putting it down is the signal to
    look at the hands ("SM.C5", "VR.C1").
    """
    _check(setup, deck)
    hands, top = [0] * setup.table, 0
    for packet in ROUNDS:
        for seat in setup.order:
            hands[seat] |= set_of(deck[top : top + packet])
            top += packet
    state = State(
        setup=setup,
        phase=Phase.AUCTION,
        to_act=setup.forhand,
        hands=tuple(hands),
        tricks=(0,) * setup.table,
        trick=Trick(setup.forhand),
        talon=deck[top:],
        discards=(0,) * setup.table,
    )
    dealt = (HandDealt(seat, cards_in(hands[seat])) for seat in setup.order)
    return Step(state, (TalonLaid(setup.dealer, HAND), *dealt))


def _check(setup: Setup, deck: tuple[Card, ...]) -> None:
    faults = [] if set_of(deck) == set_of(PACK) and len(deck) == len(PACK) else list(_deck_faults(deck))
    if setup.pool < 0:
        faults.append(Fault.of("setup/pool", pool=setup.pool))
    if faults:
        raise InvalidSetup(*faults)


def _deck_faults(deck: tuple[Card, ...]) -> Iterator[Fault]:
    yield from (Fault.of("setup/missing-card", card=card.text) for card in PACK if card not in deck)
    yield from (Fault.of("setup/foreign-card", card=card.text) for card in sorted(set(deck) - set(PACK)))
    yield from (Fault.of("setup/card-twice", card=card.text) for card in sorted(set(deck)) if deck.count(card) > 1)
