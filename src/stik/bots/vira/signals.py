"""Signals between defenders, given and read: Ågren and Lavinthal ("SM.B2", "SM.B3")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stik.bots.vira.conventions import Conventions
from stik.bots.vira.hand import in_suit
from stik.cards import CARDS, Card, Rank, Suit
from stik.engine import Seat
from stik.vira import Action, Form, PlayCard, View
from stik.vira.laggard import SUITS
from stik.vira.play import beats

_MIDDLE: Final = Rank.EIGHT
"""From here on a discard is high."""
_SHOWN: Final = 0.6
"""How much every honour in a suit that the partner has shown speaks for his hand."""
_CLOSE: Final = 0.05
"""A signal may cost so much."""


def discards_of(seat: Seat, seen: Sequence[View]) -> list[tuple[Card, bool]]:
    """The cards that a seat has thrown on suits that it could not follow, trumps aside, in order; and whether the
    other defender held the trick then."""
    found: dict[Card, bool] = {}
    for view in seen:
        game = view.declared
        if game is None or game.form is not Form.TRUMP:
            continue
        for plays in (view.trick.plays, () if view.last_trick is None else view.last_trick.plays):
            for number, play in enumerate(plays):
                led = plays[0].card.suit
                if play.seat == seat and play.card.suit is not led and play.card.suit is not game.trump:
                    found.setdefault(play.card, _held(plays[:number], game.trump) != game.declarer)
    return list(found.items())


def _held(plays: Sequence[tuple[Seat, Card]], trump: Suit | None) -> Seat | None:
    """Who holds the trick with these cards on the table."""
    best: Card | None = None
    holder: Seat | None = None
    for seat, card in plays:
        if best is None or beats(card, best, trump):
            best, holder = card, seat
    return holder


def read_signals(conventions: Conventions, view: View, seen: Sequence[View], lean: list[list[float]]) -> None:
    """Adds to the leanings of the partner's hand what he has shown."""
    game = view.declared
    assert game is not None
    if game.form is not Form.TRUMP or view.seat == game.declarer:
        return
    partner = next(seat for seat in view.setup.order if seat not in (view.seat, game.declarer))
    thrown = discards_of(partner, seen)
    row = lean[view.setup.order.index(partner)]
    if conventions.agren and len(thrown) >= 2:
        (first, _), (second, _) = thrown[:2]
        speaks = _SHOWN if first.rank > second.rank else -_SHOWN
        _lean_to(row, {first.suit, second.suit}, speaks)
    if conventions.lavinthal and thrown and thrown[0][1]:
        _lean_to(row, {_asked(thrown[0][0], game.trump)}, _SHOWN)


def _lean_to(row: list[float], suits: set[Suit], weight: float) -> None:
    for card in CARDS[:52]:
        if card.suit in suits and card.rank >= Rank.QUEEN:
            row[card.index] += weight


def _asked(card: Card, trump: Suit | None) -> Suit:
    """The suit that a Lavinthal discard asks for: the higher or the lower of the two others beside trumps."""
    others = sorted((suit for suit in SUITS if suit not in (card.suit, trump)), key=_bridge_order)
    return others[-1] if card.rank >= _MIDDLE else others[0]


def _bridge_order(suit: Suit) -> int:
    return (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES).index(suit)


def in_keeping(conventions: Conventions, view: View, values: Mapping[Action, float]) -> Action:
    """The best card; among cards that are nearly as good, the one that tells the partner what it should."""
    best = max(values, key=lambda action: values[action])
    game = view.declared
    assert game is not None
    assert view.seat is not None
    if not (conventions.agren or conventions.lavinthal) or game.form is not Form.TRUMP or view.seat == game.declarer:
        return best
    trick = view.trick
    led = trick.plays[0].card.suit if trick.plays else None
    close = [
        action.card
        for action, value in values.items()
        if isinstance(action, PlayCard) and value > values[best] - _CLOSE and action.card.suit is not game.trump
    ]
    if led is None or in_suit(view.hand, led) or len(close) < 2:
        return best
    return PlayCard(_telling(conventions, view, close, friendly=trick.holder != game.declarer))


def _telling(conventions: Conventions, view: View, close: list[Card], *, friendly: bool) -> Card:
    assert view.declared is not None
    if conventions.lavinthal and friendly:
        strong = max(SUITS, key=lambda suit: _strength(view, suit))
        asking = [card for card in close if _asked(card, view.declared.trump) is strong]
        if asking:
            return min(asking, key=lambda card: card.rank)
    if conventions.agren:
        high = [card for card in close if _strength(view, card.suit) >= 2 and card.rank < Rank.QUEEN]
        if high:
            return max(high, key=lambda card: card.rank)
    return min(close, key=lambda card: card.rank)


def _strength(view: View, suit: Suit) -> int:
    return sum(max(0, card.rank - Rank.JACK) for card in in_suit(view.hand, suit))
