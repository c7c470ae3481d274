"""From the auction to the first lead, family by family."""

from __future__ import annotations

import pytest

from stik import vira
from stik.cards import cards_in
from stik.vira import Phase
from tests.vira.table import after, deal, hand, legal, refusal, suit

STOCKHOLM = vira.PRESETS["stockholm"]


def shape(state: vira.State) -> tuple[str, int, int]:
    template = vira.template(state)
    assert template is not None
    assert template.cards is None
    return template.verb, template.least, template.most


@pytest.mark.rule("VR.B3", "SM.C6", "VR.B10")
def test_kop() -> None:
    state = deal("bid begar", "pass", "pass", hands={0: suit("c")}, talon="Ah Kh Qh")
    assert refusal(state, "buy 2c") == ("trump/first", {"SM.G1"})
    assert legal(state) == ["trump c", "trump d", "trump h", "trump s"]
    state = after(state, "trump c")
    assert shape(state) == ("buy", 0, 13)
    assert refusal(state, "buy 2c 2c")[0] == "play/not-held"
    assert refusal(state, "keep 2c")[0] == "turn/not-now"
    state = after(state, "buy 2c 3c 4c")
    assert {"Ah", "Kh", "Qh", "Ac"} < {*hand(state, 0)}
    assert state.phase is Phase.DECIDE
    assert legal(state) == ["again", "go", "lay"]
    state = after(state, "go")
    assert (state.phase, state.to_act) == (Phase.DEFENCE, 1)
    assert shape(state) == ("buy", 0, 10)
    assert refusal(state, "buy", seat=2) == ("turn/not-yours", {"SM.G3"})
    state = after(state, "buy " + " ".join(hand(state, 1)[:10]))
    assert shape(state) == ("buy", 0, 0)  # still asked
    state = after(state, "buy")
    assert (state.phase, state.to_act, state.talon) == (Phase.PLAY, 0, ())


@pytest.mark.rule("SM.C6")
def test_the_rest_of_the_talon_is_put_away() -> None:
    state = deal("bid begar", "pass", "pass", "trump c", "buy", "go", "buy", "buy")
    assert state.aside.bit_count() == 13
    assert not state.talon
    laid = deal("bid begar", "pass", "pass", "trump c", "buy", "lay")
    assert not laid.talon
    assert laid.aside.bit_count() == 13


def test_grades_bind_the_trump() -> None:
    assert legal(deal("bid begar+farg", "pass", "pass", hogsta="s")) == ["trump c", "trump s"]
    state = deal("bid spel8+hogsta", "pass", "pass", hogsta="s")
    assert legal(state) == ["trump s"]
    assert refusal(state, "trump h") == ("trump/outside-grade", {"SWS.notes", "SWS.10"})


@pytest.mark.rule("VR.B1", "VR.B2", "VR.B16")
def test_turne_turns_one_card_which_is_trump_and_the_first_bought() -> None:
    state = deal("bid turne6", "pass", "pass", talon="9d Kd")
    assert (state.phase, state.game.trump) == (Phase.BUY, state.turned[0].suit)
    assert [card.text for card in state.turned] == ["9d"]
    assert len(state.talon) == 12
    assert hand(state, 0).count("9d") == 0
    assert shape(state) == ("buy", 1, 13)
    code, cites = refusal(state, "buy")
    assert code == "play/wrong-count"
    assert "VR.B16" in cites
    assert refusal(state, "buy 9d") == ("play/not-held", {"VR.B16", "VR.B2"})
    lowest = hand(state, 0)[0]
    state = after(state, f"buy {lowest}")
    assert "9d" in hand(state, 0)
    assert state.turned == ()
    assert len(state.talon) == 12
    assert [card.text for card in cards_in(state.shown)] == ["9d"]


@pytest.mark.rule("VR.B1", "VR.B16")
def test_vingel_turns_two_and_tringel_three() -> None:
    state = deal("bid vingel7", "pass", "pass", talon="9d Ks 2c")
    assert legal(state) == ["trump d", "trump s"]
    assert refusal(state, "trump c") == ("trump/not-turned", {"VR.B1", "SWS.11"})
    assert shape(after(state, "trump s")) == ("buy", 2, 13)
    assert legal(deal("bid vingel6", "pass", "pass", talon="9d Kd")) == ["trump d"]  # asked all the same
    state = deal("bid tringel9", "pass", "pass", talon="9d Ks 2c", rules=STOCKHOLM)
    assert legal(state) == ["trump c", "trump d", "trump s"]
    assert shape(after(state, "trump c")) == ("buy", 3, 13)
    odd = deal("bid turne6", "pass", "pass", talon="9d Ks", turned={"turne": 2})
    assert legal(odd) == ["trump d", "trump s"]


@pytest.mark.rule("VR.B9", "VR.B17", "VR.B18")
def test_gask_keeps_takes_the_talon_names_and_discards() -> None:
    state = deal("bid gask2", "pass", "pass", hands={0: suit("c")})
    assert shape(state) == ("keep", 2, 2)
    assert refusal(state, "keep Ac")[0] == "play/wrong-count"
    state = after(state, "keep Ac Kc")
    assert state.hands[0].bit_count() == 15
    assert state.discards[0].bit_count() == 11
    assert legal(state) == ["misar", "trump c", "trump d", "trump h", "trump s"]
    assert shape(after(state, "trump c")) == ("discard", 2, 2)
    misar = after(state, "misar")
    assert shape(misar) == ("discard", 2, 2)
    assert (misar.game.cards, misar.game.needed) == (13, None)
    done = after(misar, "discard Ac Kc")
    assert legal(done) == ["go", "lay"]
    assert refusal(done, "again") == ("again/no-second-try", {"SWS.14"})
    assert after(done, "go").phase is Phase.PLAY  # the defenders do not buy


@pytest.mark.rule("VR.B18", "VR.B9")
def test_gask_on_nothing_keeps_none_and_needs_no_discard_with_trumps() -> None:
    state = deal("bid gask0", "pass", "pass")
    assert shape(state) == ("keep", 0, 0)
    state = after(state, "keep")
    assert after(state, "trump c").phase is Phase.DECIDE
    assert shape(after(state, "misar")) == ("discard", 2, 2)
    assert after(state, "misar").game.cards == 11


@pytest.mark.rule("VR.C3", "SWS.24", "SWS.27")
def test_gask_without_misar() -> None:
    state = deal("bid gask3+farg", "pass", "pass", "keep " + " ".join(hand(deal(), 0)[:3]))
    assert legal(state) == ["trump d", "trump h"]
    assert refusal(state, "misar") == ("misar/graded", {"VR.C3"})
    state = deal("bid gask5", "pass", "pass", "keep " + " ".join(hand(deal(), 0)[:5]))
    assert refusal(state, "misar") == ("misar/no-such-form", {"SWS.27"})
    other = deal("bid gask3+farg", "pass", "pass", "keep " + " ".join(hand(deal(), 0)[:3]), graded_gask_misar=True)
    assert "misar" in legal(other)


@pytest.mark.rule("VR.B5", "VR.B6", "VR.B7")
def test_kopmisar_keeps_at_least_buys_and_then_discards() -> None:
    state = deal("bid kopmisar4", "pass", "pass")
    assert shape(state) == ("buy", 0, 9)
    nine = " ".join(hand(state, 0)[:9])
    state = after(state, f"buy {nine}")
    assert shape(state) == ("discard", 1, 1)
    state = after(state, f"discard {hand(state, 0)[0]}")
    assert refusal(state, "again") == ("again/no-second-try", {"VR.B5"})
    assert shape(after(state, "go")) == ("buy", 0, 4)
    assert shape(deal("bid kopmisar4", "pass", "pass", kopmisar_keep="exactly")) == ("buy", 9, 9)
    two = deal("bid kopmisar1", "pass", "pass", "buy")
    assert shape(two) == ("discard", 2, 2)
    before = deal("bid kopmisar4", "pass", "pass", kopmisar_discard="before-buying")
    assert shape(before) == ("discard", 1, 1)
    assert shape(after(before, f"discard {hand(before, 0)[0]}")) == ("buy", 0, 8)


@pytest.mark.rule("SM.A7", "VR.B18")
def test_gok_is_played_as_dealt_and_laid_up() -> None:
    state = deal("bid gok", "pass", "pass")
    assert legal(state) == ["go", "lay"]
    state = after(state, "go")
    assert (state.phase, state.game.laid_up) == (Phase.PLAY, True)
    assert all(held.bit_count() == 13 for held in state.hands)


@pytest.mark.rule("VR.B17")
def test_solo_names_trumps_at_once_and_vira_takes_the_talon() -> None:
    state = deal("bid solo8", "pass", "pass", "trump d")
    assert legal(state) == ["go", "lay"]
    assert shape(after(state, "go")) == ("buy", 0, 13)
    state = deal("bid vira", "pass", "pass")
    assert shape(state) == ("discard", 13, 13)
    assert state.hands[0].bit_count() == 26
    state = after(state, "discard " + " ".join(hand(state, 0)[:13]))
    assert legal(state) == ["trump c", "trump d", "trump h", "trump s"]
    assert after(state, "trump c", "go").phase is Phase.PLAY


@pytest.mark.rule("VR.B8", "VR.B12", "SM.A7")
def test_solo_misars() -> None:
    state = deal("bid solo-petite-ouverte", "pass", "pass")
    assert shape(state) == ("discard", 1, 1)
    state = after(state, f"discard {hand(state, 0)[0]}", "go")
    assert (state.phase, state.game.laid_up) == (Phase.DEFENCE, False)
    assert after(state, "buy", "buy").game.laid_up
    royal = deal("bid solo-grande-ouverte-royale", "pass", "pass", "go")
    assert (royal.phase, royal.game.laid_up) == (Phase.DEFENCE, True)
    late = deal("bid solo-grande-ouverte-royale", "pass", "pass", "go", royal_hand="before-lead")
    assert not late.game.laid_up


@pytest.mark.rule("VR.B4", "VR.B15", "SWS.notes")
def test_omkop_may_name_another_trump() -> None:
    state = deal("bid begar+farg", "pass", "pass", "trump d", "buy", "again")
    assert (state.phase, state.game.attempt) == (Phase.TRUMP, 2)
    assert legal(state) == ["trump d", "trump h"]
    assert refusal(state, "trump c") == ("trump/outside-grade", {"SWS.notes", "SWS.1", "VR.B4"})
    state = after(state, "trump h", "buy")
    assert legal(state) == ["go", "lay"]
    assert refusal(state, "again")[0] == "again/only-once"
    kept = deal("bid begar", "pass", "pass", "trump d", "buy", "again", new_trump_at_omkop=False)
    assert legal(kept) == ["trump d"]
    assert refusal(kept, "trump c") == ("trump/stays", {"VR.B4"})


@pytest.mark.rule("VR.B15")
@pytest.mark.parametrize(
    ("bid", "turned", "left"), [("spel7", 0, 1), ("turne7", 1, 2), ("vingel7", 2, 3), ("tringel9", 3, 4)]
)
def test_a_second_try_needs_cards_in_the_talon(bid: str, turned: int, left: int) -> None:
    for rest, allowed in ((left, True), (left - 1, False)):
        state = deal(f"bid {bid}", "pass", "pass", talon="9c 8d 7h", rules=STOCKHOLM)
        if state.phase is Phase.TRUMP:
            state = after(state, "trump c")
        state = after(state, "buy " + " ".join(hand(state, 0)[: 13 - rest]))
        assert len(state.talon) == rest
        assert ("again" in legal(state)) is allowed
        if not allowed:
            assert refusal(state, "again") == ("again/talon-short", {"VR.B15"})
        else:
            again = after(state, "again")
            assert len(again.turned) == turned


def test_limits_of_a_club() -> None:
    state = deal("bid begar", "pass", "pass", "trump c", purchase_min=2, purchase_max=5, defenders_max=3)
    assert shape(state) == ("buy", 2, 5)
    state = after(state, "buy " + " ".join(hand(state, 0)[:2]), "go")
    assert shape(state) == ("buy", 0, 3)
    assert shape(deal("bid gask3", "pass", "pass", gask_keep="at-most")) == ("keep", 0, 3)
