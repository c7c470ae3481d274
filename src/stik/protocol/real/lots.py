"""Lots that everybody can check: who sits where, who is whose partner, who deals first, and a dealt pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from stik import vira, voms
from stik.cards import Card, Suit, cards_in
from stik.engine import Stream, commitment
from stik.errors import Fault, InvalidSetup
from stik.match.vira import Sitting, draw_hogsta, draw_seats
from stik.match.vira import next_deal as next_vira_deal
from stik.match.voms import Game, first_dealer
from stik.match.voms import next_deal as next_voms_deal
from stik.protocol.offers import players_of, seats_of
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


def seats_json(lot: Lot, game: str, preset: str, persons: Sequence[str]) -> Json:
    """Seats by lot: in Voms also the partners and the first dealer (V16); in Vira hearts sits at A and is förhand."""
    _check_persons(persons)
    stream = lot.stream()
    if game == "vira":
        letters, partners = seats_of(vira.rules_named(preset), len(persons)), False
        seated = draw_seats(persons, stream)
        dealer = Sitting.start(vira.rules_named(preset), table=3 if len(persons) == 3 else 4).dealer
    else:
        rules = _voms_rules(preset, len(persons))
        seated = stream.shuffled(persons)
        dealer, letters, partners = first_dealer(rules, stream), rules.seats, rules.partners
    return {
        "commitment": commitment(lot.secret),
        "seats": [{"seat": letter, "person": person} for letter, person in zip(letters, seated, strict=True)],
        "dealer": letters[dealer],
        "partners": [[seated[0], seated[2]], [seated[1], seated[3]]] if partners else [],
    }


def _check_persons(persons: Sequence[str]) -> None:
    if len(set(persons)) != len(persons) or not all(0 < len(one.strip()) <= LONGEST_NAME for one in persons):
        raise InvalidSetup(Fault.of("real/names"))


def _voms_rules(preset: str, players: int) -> voms.Rules:
    rules = voms.rules_named(preset)
    return rules.with_options({"players": players_of(rules, players)})


@dataclass(frozen=True, slots=True)
class Dealt:
    """A dealt pack: everybody's cards, the rest, and in Vira högsta färg."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    hogsta: Suit | None


def letters_of(game: str, preset: str, players: int) -> str:
    """The seats of a table that deals to phones."""
    if game == "vira":
        return seats_of(vira.rules_named(preset), players)
    if game != "voms":
        raise InvalidSetup(Fault.of("setup/bad-field", field="game", wanted="voms, vira"))
    return seats_of(voms.rules_named(preset), players)


def deal_pack(lot: Lot, game: str, preset: str, players: int, dealer: int) -> Dealt:
    """Shuffles by the lot and deals as the game is dealt; whether a deal is void is for the players to see."""
    stream = lot.stream()
    if game == "vira":
        deck = stream.shuffled(PACK)
        hogsta = draw_hogsta(stream)
        sitting = Sitting.start(vira.rules_named(preset), table=3 if players == 3 else 4, dealer=dealer)
        state = next_vira_deal(sitting, deck, hogsta).state
        return Dealt(tuple(map(cards_in, state.hands)), state.talon, hogsta)
    rules = _voms_rules(preset, players).with_options({"redeal": "off", "bottom_check": False})
    dealt = next_voms_deal(Game.start(rules, dealer=dealer), stream.shuffled(rules.pack)).state
    return Dealt(tuple(map(cards_in, dealt.hands)), dealt.stock, None)


def dealt_json(dealt: Dealt, letters: str) -> Json:
    """Everybody's cards, for when they may be seen."""
    hands = zip(letters, dealt.hands, strict=True)
    return {
        "hands": {letter: [card.text for card in hand] for letter, hand in hands},
        "stock": [card.text for card in dealt.stock],
        "hogsta": None if dealt.hogsta is None else dealt.hogsta.letter,
    }
