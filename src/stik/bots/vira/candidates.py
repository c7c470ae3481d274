"""Which actions are worth weighing: all that can be listed, of bids the promising, of cards the sensible choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from stik.bots.vira.bid import Bidder
from stik.bots.vira.hand import best_suit, dangers, in_suit, keeps
from stik.cards import Card, Rank, Suit, cards_in
from stik.vira import Action, Bid, Family, Form, Pass, Phase, Template, View
from stik.vira.contracts import CHOSEN
from stik.vira.laggard import SUITS

BIDS: Final = 10
"""So many bids are weighed beside a pass."""
SETS: Final = 12
"""So many choices of cards."""


def candidates(view: View) -> tuple[Action, ...]:
    """What a bot weighs, most promising first."""
    if view.template is not None:
        return tuple(view.template.filled(cards) for cards in _choices(view.template, view))
    if view.phase is Phase.AUCTION:
        return tuple(_calls(view))
    return view.actions


# bids


def _calls(view: View) -> Iterator[Action]:
    bidder = Bidder(view)
    bids = [action for action in view.actions if isinstance(action, Bid) and _says_something(action, view)]
    best = sorted(bids, key=lambda bid: (-bidder.promise(bid), bid.contract is not None))
    if Pass() in view.actions:
        yield Pass()
    families = {bid.family: bid for bid in reversed(best)}  # the most promising of each family, and then by promise
    first = sorted(families.values(), key=best.index)
    yield from dict.fromkeys([*first[:6], *best[: BIDS - 4]])


def _says_something(bid: Bid, view: View) -> bool:
    """An unspecified bid leaves all that its lowest member could be, and more ("SM.A4")."""
    if bid.contract is None or bid.grade or bid.family not in CHOSEN:
        return True
    return bid.family is Family.SOLO or not any(
        isinstance(other, Bid) and other.family is bid.family and other.contract is None for other in view.actions
    )


# cards

Order = Callable[[Card], tuple[float, ...]]


def _choices(template: Template, view: View) -> Iterator[tuple[Card, ...]]:
    """Sensible sets of cards: several ways to rank the hand, and near each several numbers of cards."""
    allowed = view.hand if template.cards is None else template.cards
    found: dict[frozenset[Card], tuple[Card, ...]] = {}
    for order, wanted in _orders(view):
        worst = sorted(cards_in(allowed), key=order)
        for number in _numbers(template, wanted):
            chosen = worst[len(worst) - number :] if template.verb == "keep" else worst[:number]
            found.setdefault(frozenset(chosen), tuple(sorted(chosen)))
    if template.least == template.most == 1:  # any one card that is not plainly good
        order, _ = next(iter(_orders(view)))
        for card in sorted(cards_in(allowed), key=order)[:6]:
            found.setdefault(frozenset({card}), (card,))
    yield from list(found.values())[:SETS]


def _numbers(template: Template, wanted: int) -> Iterable[int]:
    if template.verb == "keep":
        return (template.most,)
    nearest = (wanted, wanted + 1, wanted - 1, wanted + 2)
    return dict.fromkeys(min(template.most, max(template.least, number)) for number in nearest)


def _orders(view: View) -> Iterator[tuple[Order, int]]:
    """Ways to rank the hand from its worst card, and how many of them are better gone."""
    game = view.declared
    assert game is not None
    mine = view.seat == game.declarer
    if game.form is Form.MISAR:
        yield from _for_misar(view) if mine else _against_misar(view)
        return
    suits = [game.trump] if game.trump is not None else sorted(SUITS, key=lambda suit: suit is not best_suit(view.hand))
    if game.form is None:
        yield (lambda card: (card.rank,)), 0  # whatever becomes trumps, aces are aces
    for suit in suits:
        yield from _for_trumps(view, suit)
    if game.form is None:
        yield from _for_misar(view)  # a gask whose cards may still become anything


def _for_trumps(view: View, trump: Suit) -> Iterator[tuple[Order, int]]:
    hand = view.hand
    usual = keeps(hand, trump)

    def ranked(kept: int) -> tuple[Order, int]:
        return (
            lambda card: (bool(card.bit & kept), card.suit is trump, card.rank),
            sum(not card.bit & kept for card in cards_in(hand)),
        )

    yield ranked(usual)
    strict = sum(card.bit for card in cards_in(hand) if card.suit is trump or card.rank >= Rank.KING)
    yield ranked(strict & ~_bare_kings(hand, trump))
    side = max((suit for suit in SUITS if suit is not trump), key=lambda suit: _length_worth(hand, suit))
    yield ranked(usual | sum(card.bit for card in in_suit(hand, side)))
    yield ranked(usual | sum(card.bit for card in cards_in(hand) if card.rank >= Rank.TEN))


def _bare_kings(hand: int, trump: Suit) -> int:
    return sum(
        cards[0].bit
        for suit in SUITS
        if suit is not trump and len(cards := in_suit(hand, suit)) == 1 and cards[0].rank is Rank.KING
    )


def _length_worth(hand: int, suit: Suit) -> int:
    cards = in_suit(hand, suit)
    return 2 * len(cards) + sum(card.rank >= Rank.QUEEN for card in cards)


def _for_misar(view: View) -> Iterator[tuple[Order, int]]:
    found = dangers(view.hand)
    risky = sum(danger > 0 for danger in found.values())
    lengths = {suit: len(in_suit(view.hand, suit)) for suit in SUITS}
    yield (lambda card: (-found[card], -card.rank)), risky
    yield (lambda card: (-card.rank,)), sum(card.rank >= Rank.NINE for card in found)
    yield (lambda card: (-found[card] - 0.5 * (lengths[card.suit] <= 2), -card.rank)), risky  # voids are good


def _against_misar(view: View) -> Iterator[tuple[Order, int]]:
    hand = cards_in(view.hand)
    lengths = {suit: len(in_suit(view.hand, suit)) for suit in SUITS}
    yield (lambda card: (-card.rank,)), sum(card.rank >= Rank.TEN for card in hand)
    yield (lambda card: (-card.rank,)), sum(card.rank >= Rank.EIGHT for card in hand)
    yield (lambda card: (-card.rank - 2 * lengths[card.suit],)), sum(card.rank >= Rank.NINE for card in hand)
