"""Lots that everybody can check: who sits where, who is whose partner, who deals first, and a dealt pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from stik import vira, voms
from stik.cards import Card, Suit, cards_in, parse_cards, parse_suit
from stik.engine import Stream, commitment
from stik.errors import Fault, InvalidSetup
from stik.match.vira import Sitting, draw_hogsta, draw_seats
from stik.match.vira import next_deal as next_vira_deal
from stik.match.voms import Game, first_dealer
from stik.match.voms import next_deal as next_voms_deal
from stik.protocol.offers import Rules, seats_of
from stik.vira.deal import PACK

Json: TypeAlias = dict[str, object]

LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Lot:
    """A secret that was promised by its hash, and what everybody said before it was shown."""

    secret: str
    seeds: Mapping[str, str]

    def stream(self) -> Stream:
        return Stream(self.secret, self.seeds)


def seats_json(lot: Lot, rules: Rules, persons: Sequence[str]) -> Json:
    """Seats by lot: in Voms also the partners and the first dealer (V16); in Vira hearts sits at A and is förhand."""
    _check_persons(persons)
    stream, letters = lot.stream(), seats_of(rules, len(persons))
    if isinstance(rules, vira.Rules):
        seated, dealer, partners = draw_seats(persons, stream), len(letters) - 1, False
    else:
        seated = stream.shuffled(persons)
        dealer, partners = first_dealer(rules.with_options({"players": len(persons)}), stream), rules.partners
    return {
        "commitment": commitment(lot.secret),
        "seats": [{"seat": letter, "person": person} for letter, person in zip(letters, seated, strict=True)],
        "dealer": letters[dealer],
        "partners": [[seated[0], seated[2]], [seated[1], seated[3]]] if partners else [],
    }


def _check_persons(persons: Sequence[str]) -> None:
    if len(set(persons)) != len(persons) or not all(0 < len(one.strip()) <= LONGEST_NAME for one in persons):
        raise InvalidSetup(Fault.of("real/names"))


@dataclass(frozen=True, slots=True)
class Dealt:
    """A dealt pack: everybody's cards, the rest, and in Vira högsta färg."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    hogsta: Suit | None


def rules_now(game: str, preset: str) -> Rules:
    """What people choose now for a real table."""
    if game not in ("voms", "vira"):
        raise InvalidSetup(Fault.of("setup/bad-field", field="game", wanted="voms, vira"))
    return vira.rules_named(preset) if game == "vira" else voms.rules_named(preset)


def deal_pack(lot: Lot, rules: Rules, players: int, dealer: int) -> Dealt:
    """Shuffles by the lot and deals as the game is dealt; whether a deal is void is for the players to see."""
    stream = lot.stream()
    if isinstance(rules, vira.Rules):
        deck = stream.shuffled(PACK)
        hogsta = draw_hogsta(stream)
        sitting = Sitting.start(rules, table=3 if players == 3 else 4, dealer=dealer)
        state = next_vira_deal(sitting, deck, hogsta).state
        return Dealt(tuple(map(cards_in, state.hands)), state.talon, hogsta)
    plain = rules.with_options({"players": players, "redeal": "off", "bottom_check": False})
    dealt = next_voms_deal(Game.start(plain, dealer=dealer), stream.shuffled(plain.pack)).state
    return Dealt(tuple(map(cards_in, dealt.hands)), dealt.stock, None)


def dealt_json(dealt: Dealt, letters: str) -> Json:
    """Everybody's cards, for when they may be seen."""
    hands = zip(letters, dealt.hands, strict=True)
    return {
        "hands": {letter: [card.text for card in hand] for letter, hand in hands},
        "stock": [card.text for card in dealt.stock],
        "hogsta": None if dealt.hogsta is None else dealt.hogsta.letter,
    }


def dealt_in(found: Mapping[str, Any]) -> Dealt:
    """What `dealt_json` tells of."""
    hands = tuple(parse_cards(" ".join(cards)) for cards in found["hands"].values())
    hogsta = found["hogsta"]
    return Dealt(hands, parse_cards(" ".join(found["stock"])), None if hogsta is None else parse_suit(hogsta))
