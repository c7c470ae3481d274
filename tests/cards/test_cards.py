"""Cards, sets of cards and how they are written."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stik.cards import (
    CARDS,
    EMPTY,
    JOKER,
    Card,
    Rank,
    Suit,
    card_at,
    cards_in,
    parse_card,
    parse_cards,
    parse_suit,
    set_of,
    write_cards,
)
from stik.errors import NotationError

cards = st.sampled_from(CARDS)
subsets = st.sets(cards)


def test_there_are_52_cards_and_a_joker() -> None:
    assert len(CARDS) == len(set(CARDS)) == len({card.text for card in CARDS}) == 53
    assert {(card.rank, card.suit) for card in CARDS[:52]} == {
        (rank, suit) for rank in Rank if rank is not Rank.JOKER for suit in Suit if suit is not Suit.NONE
    }
    assert JOKER is CARDS[52]
    assert (JOKER.rank, JOKER.suit, JOKER.text) == (Rank.JOKER, Suit.NONE, "*")


def test_pack_order() -> None:
    assert write_cards(CARDS[:13]) == "Ac Kc Qc Jc 10c 9c 8c 7c 6c 5c 4c 3c 2c"
    assert [card.text for card in CARDS[::13]] == ["Ac", "As", "Ah", "Ad", "*"]
    assert sorted(set(CARDS)) == list(CARDS)


@given(cards)
def test_a_card_knows_its_place(card: Card) -> None:
    assert CARDS[card.index] is card
    assert card_at(card.index) is card
    assert card.bit == 1 << card.index
    assert repr(card) == card.text


@given(cards)
def test_a_copy_of_a_card_is_the_card(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert copy.deepcopy([card])[0] is card
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        CARDS[0].rank = Rank.TWO  # type: ignore[misc]


@given(cards, cards)
def test_order_and_equality(one: Card, other: Card) -> None:
    assert (one < other) == (one.index < other.index)
    assert (one == other) == (one is other)


# text


@given(cards, st.sampled_from([str, str.lower, str.upper, str.swapcase]), st.sampled_from(["", "\ufe0f"]))
def test_every_spelling_is_read(card: Card, case: type[str], variation: str) -> None:
    assert parse_card(case(card.text)) is card
    if card is not JOKER:
        assert parse_card(case(card.rank.text) + card.suit.symbol + variation) is card
    if card.rank is Rank.TEN:
        assert parse_card(case("T" + card.suit.letter)) is card
        assert parse_card(case("T" + card.suit.symbol)) is card


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "c",
        "9",
        "9x",
        "1c",
        "11c",
        "0c",
        "9cc",
        "c9",
        "99c",
        "9c 9d",
        " 9c",
        "9c\n",
        "**",
        "9★",
        "♥",
        "９c",
        "x",
        "None",
    ],
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_card(text)
    assert error.value.code == "notation/card"
    assert dict(error.value.faults[0].params) == {"text": text}


@given(st.text(max_size=4))
def test_any_text_is_a_card_or_an_error(text: str) -> None:
    try:
        assert parse_card(text) in CARDS
    except NotationError as error:
        assert error.code == "notation/card"  # noqa: PT017


@given(st.lists(cards))
def test_lists_are_read_as_they_are_written(found: list[Card]) -> None:
    assert parse_cards(write_cards(found)) == tuple(found)


def test_blanks_between_cards() -> None:
    assert parse_cards("") == ()
    assert parse_cards("  9c\t Kh \n3♦ ") == (parse_card("9c"), parse_card("Kh"), parse_card("3d"))
    with pytest.raises(NotationError) as error:
        parse_cards("9c Kx 3d Zz")
    assert dict(error.value.faults[0].params) == {"text": "Kx"}, "the first that cannot be read is named"


@pytest.mark.parametrize(("text", "suit"), [("c", 0), ("S", 1), ("♥", 2), ("♦\ufe0f", 3)])
def test_suits(text: str, suit: int) -> None:
    assert parse_suit(text) is Suit(suit)


@pytest.mark.parametrize("text", ["", "x", "*", "★", "cc", "clubs"])
def test_what_is_no_suit(text: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_suit(text)
    assert error.value.code == "notation/suit"


def test_suits_in_pack_order_with_their_signs() -> None:
    assert "".join(suit.letter for suit in Suit) == "cshd*"
    assert "".join(suit.symbol for suit in Suit) == "♣♠♥♦★"


# sets


@given(subsets)
def test_sets_hold_their_cards_in_pack_order(found: set[Card]) -> None:
    mask = set_of(found)
    assert cards_in(mask) == tuple(sorted(found))
    assert mask.bit_count() == len(found)
    assert all(bool(mask & card.bit) == (card in found) for card in CARDS)


@given(subsets, subsets)
def test_sets_are_whole_numbers(one: set[Card], other: set[Card]) -> None:
    a, b = set_of(one), set_of(other)
    assert a | b == set_of(one | other)
    assert a & b == set_of(one & other)
    assert a & ~b == set_of(one - other)
    assert a ^ b == set_of(one ^ other)


def test_the_empty_set() -> None:
    assert set_of(()) == EMPTY == 0
    assert cards_in(EMPTY) == ()
    assert set_of([CARDS[3], CARDS[3]]) == CARDS[3].bit, "a card is in a set once"
