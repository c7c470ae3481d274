"""Voms in text: seats, sides and actions."""

from __future__ import annotations

from typing import Final, assert_never

from stik.cards import parse_card, parse_cards, write_cards
from stik.engine import Seat, Side
from stik.errors import NotationError
from stik.voms.actions import (
    Action,
    Announce,
    Annul,
    ApplyRuling,
    Continue,
    Cut,
    Effect,
    Knock,
    Offer,
    PlayAhead,
    PlayCards,
    Reshuffle,
    Show,
    Stop,
)
from stik.voms.rules import Rules
from stik.voms.state import Phase, State

_WORDS: Final[dict[str, Action]] = {
    "knock": Knock(),
    "reshuffle": Reshuffle(),
    "continue": Continue(),
    "stop": Stop(),
    "show": Show(),
    "annul": Annul(),
    "aavunga": Announce(),
}
_COUNTED: Final = (Effect.RAISE_TARGET, Effect.ADJUST_SCORE)


def write_seat(rules: Rules, seat: Seat) -> str:
    return rules.seats[seat]


def read_seat(rules: Rules, text: str) -> Seat:
    if len(text) != 1 or text.upper() not in rules.seats:
        raise NotationError("notation/seat", text=text, seats=" ".join(rules.seats))
    return rules.seats.index(text.upper())


def read_side(rules: Rules, text: str) -> Side:
    if text.upper() not in rules.sides:
        raise NotationError("notation/side", text=text, sides=" ".join(rules.sides))
    return rules.sides.index(text.upper())


def write_action(rules: Rules, action: Action) -> str:
    """The action as people and programs write it."""
    match action:
        case PlayCards(cards):
            return f"play {write_cards(cards)}"
        case Cut(at):
            return f"cut {at}"
        case Offer(to):
            return f"offer {rules.seats[to]}"
        case PlayAhead(seat, card):
            return f"ahead {rules.seats[seat]} {card.text}"
        case Announce():
            return "aavunga"
        case ApplyRuling():
            return _write_ruling(rules, action)
        case Knock() | Reshuffle() | Continue() | Stop() | Show() | Annul():
            return type(action).__name__.lower()
        case _:
            assert_never(action)


def _write_ruling(rules: Rules, ruling: ApplyRuling) -> str:
    words = ["rule", ruling.effect.value]
    words += [] if ruling.side is None else [rules.sides[ruling.side]]
    words += [] if ruling.seat is None else [rules.seats[ruling.seat]]
    words += [] if ruling.card is None else [ruling.card.text]
    words += [str(ruling.amount)] if ruling.effect in _COUNTED else []
    return " ".join(words)


def _read_ruling(rules: Rules, text: str, effect: str, rest: list[str]) -> ApplyRuling:
    """`rule reshuffle`, `rule expose E 9c`, `rule raise-target EW 2` …"""
    try:
        kind = Effect(effect)
    except ValueError:
        raise NotationError("notation/ruling", text=text, known=", ".join(Effect)) from None
    match kind, rest:
        case ((Effect.EXPOSE | Effect.OBLIGE), [seat, card]):
            return ApplyRuling(kind, seat=read_seat(rules, seat), card=parse_card(card))
        case ((Effect.LOSE_ALL_LUS | Effect.ANNUL_VOMS), [side]):
            return ApplyRuling(kind, side=read_side(rules, side))
        case ((Effect.RAISE_TARGET | Effect.ADJUST_SCORE), [side, amount]) if _is_number(amount):
            return ApplyRuling(kind, side=read_side(rules, side), amount=int(amount))
        case ((Effect.RESHUFFLE | Effect.RETURN_CARD | Effect.VOID_DEAL_LUS), []):
            return ApplyRuling(kind)
        case _:
            raise NotationError("notation/action", text=text)


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 4


def read_action(rules: Rules, text: str) -> Action:
    """Reads an action; raises where the text is none."""
    verb, *rest = text.split() or [""]
    match verb.lower(), rest:
        case "play", [_, *_]:
            return PlayCards(parse_cards(" ".join(rest)))
        case "cut", [number] if number.isascii() and number.isdigit() and len(number) < 4:
            return Cut(int(number))
        case "offer", [seat]:
            return Offer(read_seat(rules, seat))
        case "ahead", [seat, card]:
            return PlayAhead(read_seat(rules, seat), parse_card(card))
        case "rule", [effect, *details]:
            return _read_ruling(rules, text, effect, details)
        case word, [] if word in _WORDS:
            return _WORDS[word]
        case _:
            raise NotationError("notation/action", text=text)


def meant(state: State, text: str, seat: Seat | None) -> Action:
    """What a seat means by a text: a card thrown before its turn stays, at a table where it may ("T.15", V98)."""
    action = read_action(state.rules, text)
    if not isinstance(action, PlayCards) or len(action.cards) != 1 or seat is None or seat == state.to_act:
        return action
    stays = state.rules.out_of_turn == "stays" and state.phase is Phase.PLAY
    return PlayAhead(seat, action.cards[0]) if stays else action
