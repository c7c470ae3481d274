"""A ruling acts on the deal that is being played: its effects become actions of the game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stik import vira, voms
from stik.protocol.fields import Fields
from stik.protocol.vira import ViraAdapter
from stik.protocol.voms import VomsAdapter
from stik.rulings import rule
from stik.rulings.orders import vira_orders, voms_orders

VOMS = {
    "rules": "tournament",
    "leader": "N",
    "score": {"NS": 3, "EW": 5},
    "hands": {"N": "7c 5c 6d Qs", "E": "Kh 9d 7h 8d", "S": "5d 6h 9s Ah", "W": "6c 8c Qd 7s"},
    "stock": "3d Ac Jc Kc",
    "tricks": {"NS": 2, "EW": 2},
}
VIRA = {
    "rules": "sm2025",
    "dealer": "C",
    "hogsta": "h",
    "pool": 16,
    "contract": "spel7",
    "declarer": "A",
    "trump": "h",
    "leader": "A",
    "hands": {"A": "Ah 9c 2s", "B": "Kh Qc 3s", "C": "Qh Jc 4s"},
    "tricks": {"A": 6, "B": 2, "C": 2},
}


def voms_ruled(case: Mapping[str, object], *played: str) -> voms.State:
    deal = VomsAdapter().position(Fields(VOMS))
    for action in played:
        deal.do(action, None)
    state = deal.value
    ruling = rule({"game": "voms", "rules": "tournament", "score": VOMS["score"], **case})
    for order in voms_orders(state.rules, ruling.effects):
        state = voms.apply(state, order).state
    return state


def vira_ruled(case: Mapping[str, object], *played: str, cards_since: int = 1) -> vira.State:
    deal = ViraAdapter().position(Fields(VIRA))
    for action in played:
        deal.do(action, None)
    state = deal.value
    ruling = rule({"game": "vira", "table": 3, **case})
    for order in vira_orders(state.setup.seats, ruling.effects, cards_since=cards_since):
        state = vira.apply(state, order).state
    return state


@pytest.mark.rule("T.7")
def test_a_wrong_cut_costs_the_lus() -> None:
    assert voms_ruled({"irregularity": "wrong-cut", "by": "E"}).score == (3, 0)


@pytest.mark.rule("T.40")
def test_a_card_goes_back() -> None:
    state = voms_ruled({"irregularity": "voms-on-seven", "by": "E"}, "play 5c", "play Kh")
    assert (state.to_act, len(state.trick.plays)) == (1, 1)


@pytest.mark.rule("T.5")
def test_the_cards_are_shuffled_again() -> None:
    assert voms_ruled({"irregularity": "card-exposed-by-dealer", "by": "W"}).ended is voms.Ending.RESHUFFLE


@pytest.mark.rule("SM.G4", "SM.H3")
def test_a_defenders_fault_makes_the_declarer_home() -> None:
    case = {"irregularity": "felekartering", "by": "B", "declarer": "A", "contract": "spel7"}
    state = vira_ruled(case, "play Ah")
    assert (state.outcome, vira.settlement(state)["A"]) == (vira.Outcome.HOME, 10)


@pytest.mark.rule("SM.J2")
def test_a_revoke_is_put_right() -> None:
    case = {"irregularity": "revoke", "by": "B", "noticed": "before-next-trick-turned", "harm": False, "declarer": "A"}
    state = vira_ruled(case, "play 9c", "play Qc", cards_since=1)
    assert (state.to_act, len(state.trick.plays)) == (1, 1)


@pytest.mark.rule("SM.E6", "SM.D6")
def test_a_misdeal_is_fined_and_stops_the_deal() -> None:
    state = vira_ruled({"irregularity": "wrong-hand-count", "by": ["B", "C"]})
    assert state.phase is vira.Phase.OVER
    assert vira.settlement(state) == {"A": 0, "B": -8, "C": -8, "pool": 16}
