"""Voms in text: seats, sides and actions."""

from __future__ import annotations

from typing import Final, assert_never

from stik.cards import parse_cards, write_cards
from stik.engine import Seat, Side
from stik.errors import NotationError
from stik.voms.actions import Action, Annul, Continue, Cut, Knock, Offer, PlayCards, Reshuffle, Show, Stop
from stik.voms.rules import Rules

_WORDS: Final[dict[str, Action]] = {
    "knock": Knock(),
    "reshuffle": Reshuffle(),
    "continue": Continue(),
    "stop": Stop(),
    "show": Show(),
    "annul": Annul(),
}


def write_seat(rules: Rules, seat: Seat) -> str:
    return rules.seats[seat]


def read_seat(rules: Rules, text: str) -> Seat:
    if len(text) != 1 or text.upper() not in rules.seats:
        raise NotationError("notation/seat", text=text, seats=" ".join(rules.seats))
    return rules.seats.index(text.upper())


def write_side(rules: Rules, side: Side) -> str:
    return rules.sides[side]


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
        case Knock() | Reshuffle() | Continue() | Stop() | Show() | Annul():
            return type(action).__name__.lower()
        case _:
            assert_never(action)


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
        case word, [] if word in _WORDS:
            return _WORDS[word]
        case _:
            raise NotationError("notation/action", text=text)
