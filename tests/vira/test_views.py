"""What a seat may know, and what it may not."""

from __future__ import annotations

from random import Random

import pytest

from stik import vira
from stik.bots import simple_vira_choice
from stik.cards import cards_in
from stik.vira.events import CardsDiscarded, CardsDrawn, ClaimShown, HandDealt
from tests.vira.table import after, chosen, deal, hand

SOLO = ("bid solo6", "pass", "pass", "trump c", "go", "buy", "buy")


def knows(state: vira.State, seat: int | None) -> set[str]:
    """Every card that a view names."""
    view = vira.view(state, seat)
    masks = (view.hand, view.discards, *view.known, view.shown, view.played)
    return {card.text for mask in masks for card in cards_in(mask)} | {card.text for card in view.turned}


def test_at_first_everyone_knows_his_own_hand() -> None:
    state = deal()
    for seat in range(3):
        assert knows(state, seat) == {*hand(state, seat)}
    assert knows(state, None) == set()
    four = deal(table=4)
    assert four.setup.out is not None
    assert knows(four, four.setup.out) == set()


@pytest.mark.rule("SM.C9", "VR.B19")
def test_own_discards_until_ones_own_first_card() -> None:
    state = deal("bid begar", "pass", "pass", "trump c")
    away = hand(state, 0)[:3]
    state = after(state, "buy " + " ".join(away), "go", "buy", "buy")
    assert {*away} <= knows(state, 0)
    assert not {*away} & knows(state, 1)
    assert not {*away} & knows(state, None)
    state = after(state, f"play {hand(state, 0)[0]}")
    assert not {*away} & knows(state, 0)


@pytest.mark.rule("VR.B16")
def test_turned_cards_are_public_for_ever() -> None:
    state = deal("bid turne6", "pass", "pass", talon="9d")
    assert all("9d" in knows(state, seat) for seat in (0, 1, 2, None))
    state = after(state, f"buy {hand(state, 0)[0]}", "go", "buy", "buy")
    assert all("9d" in knows(state, seat) for seat in (0, 1, 2, None))


@pytest.mark.rule("SM.A7", "VR.B12")
def test_open_hands_are_seen_after_the_purchase_and_royal_ones_before() -> None:
    state = deal("bid solo-grande-ouverte", "pass", "pass", "go")
    assert not {*hand(state, 0)} & knows(state, 1)
    state = after(state, "buy", "buy")
    assert all({*hand(state, 0)} <= knows(state, seat) for seat in (1, 2, None))
    assert not {*hand(state, 1)} & knows(state, 2)  # the defenders' hands stay closed
    royal = deal("bid solo-petite-ouverte-royale", "pass", "pass")
    away = hand(royal, 0)[0]
    royal = after(royal, f"discard {away}", "go")
    assert {*hand(royal, 0)} <= knows(royal, 1)
    assert away not in knows(royal, 1)
    assert not {*hand(deal("bid gok", "pass", "pass", "lay"), 0)} & knows(deal("bid gok", "pass", "pass", "lay"), 1)


@pytest.mark.rule("SM.C13", "VR.P4")
def test_a_claimed_hand_is_shown_to_the_defenders_while_the_claim_is_open() -> None:
    state = deal(*SOLO, table=4, dealer=0)
    declarer, out = state.game.declarer, state.setup.out
    claimed = after(state, "claim")
    for seat in claimed.defenders():
        assert {*hand(claimed, declarer)} <= knows(claimed, seat)
    assert not {*hand(claimed, declarer)} & knows(claimed, out)
    assert not {*hand(claimed, declarer)} & knows(claimed, None)
    refused = after(claimed, "refuse")
    assert not {*hand(refused, declarer)} & knows(refused, refused.defenders()[0])


@pytest.mark.rule("SM.C10")
def test_the_previous_trick_can_be_looked_at() -> None:
    state = deal(*SOLO)
    for _ in range(3):
        state = vira.apply(state, vira.legal_actions(state)[0]).state
    view = vira.view(state, 1)
    assert view.last_trick is not None
    assert [play.seat for play in view.last_trick.plays] == [0, 1, 2]
    assert view.played.bit_count() == 3


def test_only_the_seat_to_act_is_offered_actions() -> None:
    state = deal("bid gask3", "pass", "pass")
    assert vira.view(state, 0).template is not None
    assert vira.view(state, 1).template is None
    state = deal(*SOLO)
    assert vira.view(state, 0).actions
    assert vira.view(state, 0).calls == (vira.Claim(),)
    assert vira.view(state, 1).actions == ()


def test_events_tell_hidden_cards_to_their_owner_alone() -> None:
    chance = Random(3)
    for seed in range(200):
        state = deal(seed=seed, table=3 + seed % 2)
        while state.phase is not vira.Phase.OVER:
            state, events = vira.apply(state, chosen(state, chance))
            for event in events:
                if isinstance(event, HandDealt | CardsDiscarded | CardsDrawn):
                    assert event.audience == (event.seat,)
                if isinstance(event, ClaimShown):
                    assert event.audience == (event.seat, *state.defenders())


def test_the_simplest_bot_plays_from_its_view() -> None:
    for seed in range(60):
        chance, state = Random(seed), deal(seed=seed)
        while state.to_act is not None:
            state = vira.apply(state, simple_vira_choice(vira.view(state, state.to_act), chance)).state
        assert state.outcome is not None
