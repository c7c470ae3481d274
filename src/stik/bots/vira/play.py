"""How the beginner plays its cards in Vira, and when it claims or gives in."""

from __future__ import annotations

from stik.bots.vira.hand import in_suit
from stik.cards import CARDS, Card, CardSet, Suit, cards_in, set_of
from stik.vira import Accept, Call, Claim, Form, PlayCard, Refuse, View
from stik.vira.contracts import HAND
from stik.vira.laggard import SUITS
from stik.vira.play import beats

_PACK = set_of(CARDS[:52])


def answer(view: View) -> Accept | Refuse:
    """Accepts a claim that cannot be beaten ("SM.C13")."""
    game = view.declared
    assert game is not None
    return Accept() if is_certain(view, view.known[game.declarer]) else Refuse()


def is_sure(view: View, call: Call) -> bool:
    """Whether there is nothing left to play for: the declarer comes home whatever happens."""
    game = view.declared
    assert game is not None
    if view.hand.bit_count() <= 2:
        return False  # sooner played than said
    if isinstance(call, Claim):
        return is_certain(view, view.hand)
    return game.needed is not None and view.tricks[game.declarer] >= game.needed


def play(view: View) -> PlayCard:
    """A card."""
    cards = [action.card for action in view.actions if isinstance(action, PlayCard)]
    misar = view.declared is not None and view.declared.form is Form.MISAR
    return PlayCard(_in_misar(view, cards) if misar else _with_trumps(view, cards))


# what is certain


def unseen(view: View, hand: CardSet) -> CardSet:
    """What may still be in hands other than this one."""
    return _PACK & ~hand & ~view.played & ~view.discards


def is_certain(view: View, hand: CardSet) -> bool:
    """Whether a declarer with this hand comes home however the others lie and play."""
    game = view.declared
    assert game is not None
    others, trick = unseen(view, hand), view.trick
    if game.form is Form.MISAR:
        return view.tricks[game.declarer] == 0 and bool(trick.plays) and _is_safe_misar(view, hand, others)
    lacking = (game.needed or HAND) - view.tricks[game.declarer]
    assert game.trump is not None
    sure = _top(hand, others, game.trump)
    if not trick.plays and trick.leader == game.declarer and len(in_suit(others, game.trump)) <= sure:
        sure += sum(_top(hand, others, suit) for suit in SUITS if suit is not game.trump)
    return sure >= lacking


def _top(hand: CardSet, others: CardSet, suit: Suit) -> int:
    """How many cards of a suit stand above all that the others may hold; each of them takes a trick when led."""
    theirs = in_suit(others, suit)
    highest = theirs[0].index if theirs else 99
    return sum(card.index < highest for card in in_suit(hand, suit))


def _is_safe_misar(view: View, hand: CardSet, others: CardSet) -> bool:
    """In every suit each card lies below one of the others' at the same place from below."""
    best = view.trick.best
    for suit in SUITS:
        mine, theirs = in_suit(hand, suit)[::-1], list(in_suit(others, suit)[::-1])
        if best is not None and best.suit is suit:
            if mine and mine[0].rank > best.rank:
                return False
            mine = mine[1:]
        if len(theirs) < len(mine) or any(low.rank > high.rank for low, high in zip(mine, theirs, strict=False)):
            return False
    return True


# misär


def _in_misar(view: View, cards: list[Card]) -> Card:
    """The declarer stays below; a defender makes him go above."""
    game, trick = view.declared, view.trick
    assert game is not None
    best, mine = trick.best, view.seat == game.declarer
    if best is None:
        return _safest(view, cards) if mine else _misar_attack(view, cards)
    if cards[0].suit is not trick.plays[0].card.suit:  # cannot follow: the worst goes
        return max(cards, key=lambda card: (_exposure(view, card), card.rank))
    low, high = cards[-1], cards[0]
    under = [card for card in cards if card.rank < best.rank]
    if mine:
        return under[0] if under else high if len(trick.plays) == 2 else low
    if trick.holder == game.declarer:
        return under[0] if under else high
    waiting = all(play.seat != game.declarer for play in trick.plays)
    return low if waiting else high


def _exposure(view: View, card: Card) -> int:
    """How many lower cards the others may still hold, beyond those that one can duck with oneself."""
    theirs = sum(other.rank < card.rank for other in in_suit(unseen(view, view.hand), card.suit))
    return theirs - sum(other.rank < card.rank for other in in_suit(view.hand, card.suit)) if theirs else -1


def _safest(view: View, cards: list[Card]) -> Card:
    """The lead that somebody else will take most likely: few lower cards out, many higher ones."""
    others = unseen(view, view.hand)

    def safety(card: Card) -> tuple[bool, int, int]:
        suit = in_suit(others, card.suit)
        lower = sum(other.rank < card.rank for other in suit)
        return len(suit) > lower, -lower, len(suit) - lower

    return max(cards, key=safety)


def _misar_attack(view: View, cards: list[Card]) -> Card:
    """The lowest card; against an open hand one that the declarer must take, or that leaves him fewest ways out."""
    game = view.declared
    assert game is not None
    others, open_hand = unseen(view, view.hand), view.known[game.declarer]
    if open_hand:
        forcing = [card for card in cards if (suit := in_suit(open_hand, card.suit)) and suit[-1].rank > card.rank]
        possible = [card for card in cards if in_suit(open_hand, card.suit)]
        cards = forcing or possible or cards
    alive = [card for card in cards if in_suit(others, card.suit)] or cards
    return min(alive, key=lambda card: (card.rank, len(in_suit(view.hand, card.suit))))


# with trumps


def _with_trumps(view: View, cards: list[Card]) -> Card:
    game, trick = view.declared, view.trick
    assert game is not None
    if trick.best is None:
        return _lead(view, cards, game.trump, declarer=view.seat == game.declarer)
    low = min(cards, key=lambda card: (card.suit is game.trump, card.rank))
    partner = view.seat != game.declarer and trick.holder != game.declarer
    last = len(trick.plays) == 2
    if partner and (last or _is_master(view, trick.best)):
        return low
    winning = [card for card in cards if beats(card, trick.best, game.trump)]
    if not winning:
        return low
    cheap = min(winning, key=lambda card: (card.suit is game.trump, card.rank))
    if last or cheap.suit is not trick.plays[0].card.suit:
        return cheap  # the last hand, or a ruff
    top = max(winning, key=lambda card: card.rank)
    return top if _is_master(view, top) else low


def _lead(view: View, cards: list[Card], trump: Suit | None, *, declarer: bool) -> Card:
    """A declarer draws trumps first; then whoever leads cashes what is high, or leads low from length."""
    trumps = [card for card in cards if card.suit is trump]
    side = [card for card in cards if card.suit is not trump]
    others = unseen(view, view.hand)
    out = len(in_suit(others, trump)) if trump is not None else 0
    if declarer and trumps and out and (len(trumps) > 2 or not side):
        return max(trumps, key=lambda card: card.rank)
    masters = [card for card in side if _is_master(view, card)]
    if masters:
        return max(masters, key=lambda card: -len(in_suit(view.hand, card.suit)))
    if not side:
        return max(trumps, key=lambda card: card.rank)
    return min(side, key=lambda card: (-len(in_suit(view.hand, card.suit)), card.rank))


def _is_master(view: View, card: Card) -> bool:
    """Whether no higher card of the suit can still come."""
    higher = [other for other in cards_in(unseen(view, view.hand)) if other.suit is card.suit]
    return all(other.index > card.index for other in higher)
