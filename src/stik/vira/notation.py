"""Vira in text: seats, bids and actions."""

from __future__ import annotations

from typing import Final, assert_never

from stik.cards import parse_card, parse_cards, parse_suit
from stik.engine import Seat
from stik.errors import NotationError
from stik.vira.actions import (
    BIDS,
    PLAYS,
    Accept,
    Action,
    Bid,
    Buy,
    Choose,
    ChooseMisar,
    Claim,
    Concede,
    Discard,
    Go,
    Keep,
    Lay,
    NameTrump,
    Pass,
    PlayCard,
    Refuse,
    TryAgain,
)
from stik.vira.contracts import BY_KEY, Contract, Grade

_GRADES: Final = {Grade.PLAIN: "", Grade.FARG: "+farg", Grade.HOGSTA: "+hogsta"}

_WORDS: Final[dict[str, Action]] = {
    "pass": Pass(),
    "misar": ChooseMisar(),
    "go": Go(),
    "again": TryAgain(),
    "lay": Lay(),
    "claim": Claim(),
    "accept": Accept(),
    "refuse": Refuse(),
    "concede": Concede(),
}
_WORD_OF: Final = {type(action): word for word, action in _WORDS.items()}


def read_seat(seats: str, text: str) -> Seat:
    if len(text) != 1 or text.upper() not in seats:
        raise NotationError("notation/seat", text=text, seats=" ".join(seats))
    return seats.index(text.upper())


def write_grade(grade: Grade) -> str | None:
    """`farg`, `hogsta`, or nothing."""
    return _GRADES[grade][1:] or None


def write_bid(bid: Bid) -> str:
    """The key of the contract or the family, with its gradation."""
    key = bid.family.value if bid.contract is None else bid.contract.key
    return key + _GRADES[bid.grade]


_BIDS: Final = {write_bid(bid): bid for bid in BIDS}


def read_bid(text: str) -> Bid:
    bid = _BIDS.get(text.lower())
    if bid is None:
        raise NotationError("notation/bid", text=text)
    return bid


def read_contract(text: str) -> Contract:
    contract = BY_KEY.get(text.lower())
    if contract is None:
        raise NotationError("notation/contract", text=text)
    return contract


def write_action(action: Action) -> str:
    """The action as people and programs write it."""
    match action:
        case PlayCard(card):
            return f"play {card.text}"
        case Bid():
            return f"bid {write_bid(action)}"
        case Choose(contract):
            return f"choose {contract.key}"
        case NameTrump(suit):
            return f"trump {suit.letter}"
        case Keep(cards) | Buy(cards) | Discard(cards):
            return " ".join((type(action).__name__.lower(), *(card.text for card in sorted(cards))))
        case Pass() | ChooseMisar() | Go() | TryAgain() | Lay() | Claim() | Accept() | Refuse() | Concede():
            return _WORD_OF[type(action)]
        case _:
            assert_never(action)


def read_action(text: str) -> Action:
    """Reads an action; raises where the text is none."""
    verb, *rest = text.split() or [""]
    match verb.lower(), rest:
        case "play", [card]:
            found = parse_card(card)
            if found.index >= len(PLAYS):  # the joker is no card of Vira
                raise NotationError("notation/card", text=card)
            return PLAYS[found.index]
        case "bid", [key]:
            return read_bid(key)
        case "choose", [key]:
            return Choose(read_contract(key))
        case "trump", [suit]:
            return NameTrump(parse_suit(suit))
        case "keep", cards:
            return Keep(parse_cards(" ".join(cards)))
        case "buy", cards:
            return Buy(parse_cards(" ".join(cards)))
        case "discard", cards:
            return Discard(parse_cards(" ".join(cards)))
        case word, [] if word in _WORDS:
            return _WORDS[word]
        case _:
            raise NotationError("notation/action", text=text)
