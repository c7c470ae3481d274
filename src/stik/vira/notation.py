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
    ApplyRuling,
    Bid,
    Buy,
    Choose,
    ChooseMisar,
    Claim,
    Concede,
    Discard,
    Effect,
    Go,
    Keep,
    Lay,
    NameTrump,
    Pass,
    PlayCard,
    Refuse,
    TryAgain,
)
from stik.vira.contracts import BY_KEY, Contract, Grade, Outcome
from stik.vira.rules import POOL, SEATS

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
        case ApplyRuling():
            return _write_ruling(action)
        case Pass() | ChooseMisar() | Go() | TryAgain() | Lay() | Claim() | Accept() | Refuse() | Concede():
            return _WORD_OF[type(action)]
        case _:
            assert_never(action)


def _write_ruling(ruling: ApplyRuling) -> str:
    words = ["rule", ruling.effect.value]
    words += [] if ruling.outcome is None else [ruling.outcome.value]
    words += [name for name in (ruling.payer, ruling.payee) if name is not None]
    words += [] if ruling.seat is None else [SEATS[ruling.seat]]
    words += [] if ruling.card is None else [ruling.card.text]
    words += [str(ruling.amount)] if ruling.effect in (Effect.PAY, Effect.RETURN_CARDS) else []
    return " ".join(words)


def _read_ruling(text: str, effect: str, rest: list[str]) -> ApplyRuling:
    """`rule settle-as home`, `rule pay B pool 8`, `rule return-cards 2`, `rule expose A 9c` …"""
    try:
        kind = Effect(effect)
    except ValueError:
        raise NotationError("notation/ruling", text=text, known=", ".join(Effect)) from None
    match kind, rest:
        case Effect.SETTLE_AS, [result] if result in set(Outcome):
            return ApplyRuling(kind, outcome=Outcome(result))
        case Effect.PAY, [payer, payee, amount] if amount.isascii() and amount.isdigit() and len(amount) < 5:
            return ApplyRuling(kind, payer=_account(payer), payee=_account(payee), amount=int(amount))
        case Effect.RETURN_CARDS, [amount] if amount in {"1", "2", "3", "4", "5", "6"}:
            return ApplyRuling(kind, amount=int(amount))
        case ((Effect.EXPOSE | Effect.OBLIGE), [seat, card]):
            return ApplyRuling(kind, seat=read_seat(SEATS, seat), card=parse_card(card))
        case Effect.HAND_IS_OPEN, [seat]:
            return ApplyRuling(kind, seat=read_seat(SEATS, seat))
        case Effect.REDEAL, []:
            return ApplyRuling(kind)
        case _:
            raise NotationError("notation/action", text=text)


def _account(text: str) -> str:
    return text.lower() if text.lower() == POOL else text.upper()


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
        case "rule", [effect, *details]:
            return _read_ruling(text, effect, details)
        case word, [] if word in _WORDS:
            return _WORDS[word]
        case _:
            raise NotationError("notation/action", text=text)
