"""The auction: who speaks, what outranks what, unspecified bids."""

from __future__ import annotations

import pytest

from stik import vira
from tests.vira.table import PACK, after, deal, legal, refusal

STOCKHOLM = vira.PRESETS["stockholm"]


@pytest.mark.rule("SM.A1")
def test_forhand_does_not_open_with_a_pass() -> None:
    state = deal()
    assert state.to_act == 0
    assert "pass" not in legal(state)
    assert refusal(state, "pass") == ("bid/forhand-opens", {"SM.A1"})
    assert "pass" in legal(after(state, "bid begar"))


@pytest.mark.rule("SM.A2", "SM.C8", "VR.C7")
def test_who_has_passed_is_out() -> None:
    state = deal("bid begar", "pass", "bid turne6")
    assert state.to_act == 0  # B is passed over for ever
    state = after(state, "bid spel7")
    assert state.to_act == 2
    code, cites = refusal(state, "bid solo6", seat=1)
    assert code == "turn/not-yours"
    assert "SM.A2" in cites


@pytest.mark.rule("VR.C2", "SM.C7", "VR.C7")
def test_a_bid_is_always_strictly_higher() -> None:
    state = deal("bid spel7+farg")
    assert refusal(state, "bid spel7+farg")[0] == "bid/too-low"
    assert refusal(state, "bid spel7")[0] == "bid/too-low"
    assert refusal(state, "bid turne6") == ("bid/too-low", {"SM.F1", "VR.C2"})
    assert "bid spel7+hogsta" in legal(state)
    assert refusal(state, "bid solo6", seat=0)[0] == "turn/not-yours"  # nobody raises his own bid


@pytest.mark.rule("SM.A3", "VR.C6", "SWS.22")
def test_tringel_is_bid_in_stockholm_alone() -> None:
    assert refusal(deal(), "bid tringel9") == ("bid/no-tringel", {"SM.A3", "VR.C6", "SWS.22"})
    assert "bid tringel9" in legal(deal(rules=STOCKHOLM))


def test_gradations_need_a_free_choice_of_trumps() -> None:
    for key in ("turne6", "vingel6", "gok", "kopmisar1", "solo-petite"):
        assert refusal(deal(), f"bid {key}+farg")[0] == "bid/no-gradation"
    assert {"bid begar+farg", "bid gask6+hogsta", "bid solo12+farg", "bid vira+hogsta"} <= {*legal(deal())}


@pytest.mark.rule("SM.A4", "VR.C5")
def test_no_gradation_without_a_number() -> None:
    code, cites = refusal(deal(), "bid gask+farg")
    assert (code, cites) == ("bid/grade-without-number", {"SM.A4", "VR.C5"})


@pytest.mark.rule("SM.A4", "VR.C4", "VR.B18")
def test_an_unspecified_gask_is_any_that_outranks_the_bid_before() -> None:
    state = deal("bid gok", "bid gask")
    assert refusal(state, "bid gask1")[0] == "bid/too-low"  # it counts as gask på 1
    assert "bid gask1+farg" in legal(state)
    state = after(state, "pass", "pass")
    assert state.phase is vira.Phase.CHOOSE
    assert legal(state) == [f"choose gask{n}" for n in range(1, 7)]
    assert refusal(state, "choose gask0") == ("choose/too-low", {"SM.A4"})
    assert refusal(state, "choose solo6") == ("choose/other-family", {"SM.A4"})
    assert after(state, "choose gask5").game.contract.key == "gask5"


@pytest.mark.rule("SM.A4")
def test_an_unspecified_solo_is_a_trump_game_and_the_last_one_is_still_asked() -> None:
    state = deal("bid solo12", "bid solo", "pass", "pass")
    assert legal(state) == ["choose solo-vira"]
    assert refusal(deal("bid solo-vira"), "bid solo") == ("bid/none-left", {"SM.A4", "VR.C4", "SM.F1"})


@pytest.mark.rule("SM.A5")
def test_an_unspecified_vingel_or_turne_is_the_lowest_that_will_do() -> None:
    assert deal("bid vingel6", "bid vingel", "pass", "pass").game.contract.key == "vingel7"
    assert deal("bid turne", "pass", "pass").game.contract.key == "turne6"
    assert deal("bid turne7", "bid turne", "pass", "pass").game.contract.key == "turne8"


def test_two_passes_end_the_auction() -> None:
    state = deal("bid begar", "pass", "pass")
    assert state.phase is vira.Phase.TRUMP
    assert state.game.declarer == 0
    state = deal("bid begar", "bid turne6", "pass", "bid vingel", "pass")
    assert state.game.declarer == 0  # förhand outbid B after C had passed
    assert state.game.contract.key == "vingel6"


def test_at_a_table_of_four_the_one_right_of_the_dealer_sits_out() -> None:
    state = deal(table=4, dealer=0)
    assert state.setup.out == 3
    assert state.setup.order == (1, 2, 0)
    state = after(state, "bid begar")
    assert state.to_act == 2
    state = after(state, "pass")
    assert state.to_act == 0
    assert state.hands[3] == 0


@pytest.mark.rule("SM.C5", "VR.C1")
def test_thirteen_cards_each_and_thirteen_in_the_talon() -> None:
    setup = vira.Setup.of(vira.PRESETS["sm2025"], table=3, dealer=2, hogsta=deal().setup.hogsta)
    state, events = vira.begin(setup, PACK)
    assert [event.__class__.__name__ for event in events] == ["TalonLaid", "HandDealt", "HandDealt", "HandDealt"]
    assert [hand.bit_count() for hand in state.hands] == [13, 13, 13]
    assert state.talon == PACK[39:]
    first = (*PACK[:4], *PACK[12:15], *PACK[21:24], *PACK[30:33])
    assert state.hands[0] == sum(card.bit for card in first)
