"""The pack and what beats what ("T.head", "I.head", "W.head")."""

from __future__ import annotations

from typing import Final

from stik.cards import CARDS, JOKER, Card, Rank, Suit, parse_card

TOQU: Final = parse_card("Jc")
VOMS: Final = parse_card("Kh")
D3: Final = parse_card("3d")
S8: Final = parse_card("8s")
KC: Final = parse_card("Kc")
KS: Final = parse_card("Ks")
S2: Final = parse_card("2s")

VOMS_AND_TOQU: Final = VOMS.bit | TOQU.bit

THE_36: Final = frozenset(
    card
    for card in CARDS
    if card is D3 or (card.rank in {14, 13, 12, 11, 9, 8, 7, 6, 5} and card is not parse_card("Kd"))
)
"""The ranking list names exactly these ("T.1", "I.1", "W.A1"): diamond 3 stands in for the diamond king."""

_PLACES: Final = (Rank.NINE, Rank.ACE, Rank.JACK, Rank.SIX, Rank.FIVE, Rank.EIGHT, Rank.QUEEN)
"""The ranks below spade 8, highest first."""


def _strength(card: Card) -> int:
    # V7: the black kings are the lowest cards that can win
    special = {JOKER: 400, S2: 300, D3: 200, TOQU: 100, VOMS: 100, S8: 99, KC: 2, KS: 1}
    if card in special:
        return special[card]
    if card not in THE_36 or card.rank is Rank.SEVEN:
        return 0  # a seven that was not led beats nothing (V5)
    place = len(_PLACES) - _PLACES.index(card.rank)
    return 4 * place + Suit.DIAMONDS - card.suit + 3  # within a rank C > S > H > D


STRENGTH: Final = tuple(map(_strength, CARDS))
"""Strength in a trick whose lead is not a seven, by the card's index."""


def beats(
    card: Card,
    held: Card,
    *,
    led: bool,
    seven: bool,
    seven_beats_club_king: bool = False,
    toqu_over_voms: bool = False,
) -> bool:
    """May `card`, put on the holder's card `held`, take over this pile?

    `led` says that `held` is itself the led card; `seven` that the pile was led with a seven, or with a diamond 3
    that a seven answered.
    """
    if card is S2 or card is JOKER or held is S2 or held is JOKER:
        return STRENGTH[card.index] > STRENGTH[held.index]  # "W.25", V82: also when led
    if card is D3:
        return True  # "T.26", "I.27"
    if held is D3:
        return led  # V6: worthless as a lead, unbeatable otherwise
    if seven:
        # "T.16", "T.23", "I.19", "I.24", "W.B10": neither ordinary cards nor Voms and Toqu take a led seven
        if card.rank is Rank.SEVEN:  # V4
            if held.rank is Rank.SEVEN:
                return card.suit < held.suit
            return held is KC and seven_beats_club_king  # V10
        if card is KC:
            return held.rank is Rank.SEVEN  # "T.24", "I.25"
        return card is KS and held is KC  # "T.25", "I.26", V8: Ataataq
    if toqu_over_voms and card is VOMS and held is TOQU:
        return False  # V3, only as an option at 8:8
    strength, bar = STRENGTH[card.index], STRENGTH[held.index]
    # "T.34", "I.41", "W.W9", V2: Voms and Toqu are level and the later beats the earlier
    return strength > bar or (strength == bar == STRENGTH[VOMS.index])
