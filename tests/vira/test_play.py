"""Following suit, taking tricks, results, claims and concessions."""

from __future__ import annotations

from random import Random

import pytest

from stik import vira
from stik.vira import Outcome, Phase
from stik.vira.score import is_decided, outcome_of
from stik.vira.state import Form
from tests.vira.table import after, deal, hand, legal, play_out, refusal, suit

SOLO = ("bid solo6", "pass", "pass", "trump c", "go", "buy", "buy")
HANDS = {
    0: "Ac Kc Qc Jc 2c As 2s Ah 2h Ad Kd Qd Jd",
    1: "10c 9c 8c Ks Qs Js Kh Qh Jh 10d 9d 8d 7d",
    2: "7c 6c 5c 10s 9s 8s 10h 9h 8h 6d 5d 4d 3d",
}


@pytest.mark.rule("VR.P1", "VR.P2", "SM.A6", "SM.C11", "VR.B11")
def test_follow_suit_and_the_highest_wins() -> None:
    state = deal(*SOLO, hands=HANDS)
    assert state.to_act == 0  # förhand leads
    state = after(state, "play 2s")
    assert legal(state) == ["play Js", "play Ks", "play Qs"]
    assert refusal(state, "play Kh") == ("play/must-follow-suit", {"VR.P1", "SM.J2"})
    assert refusal(state, "play Ac")[0] == "play/not-held"
    assert refusal(state, "play 10s", seat=2) == ("turn/not-yours", {"SM.J1"})
    state = after(state, "play Js", "play 10s")
    assert (state.to_act, state.tricks) == (1, (0, 1, 0))
    assert state.last_trick is not None
    assert state.last_trick.winner == 1


@pytest.mark.rule("VR.P2")
def test_a_trump_beats_the_suit_led_and_nobody_has_to_trump() -> None:
    hands = {0: suit("s"), 1: suit("h"), 2: suit("c")}
    state = deal(*SOLO, hands=hands)
    assert len(legal(after(state, "play As"))) == 13
    state = after(state, "play As", "play Ah", "play 2c")
    assert state.tricks == (0, 0, 1)
    misar = deal("bid gok", "pass", "pass", "go", "play As", "play Ah", "play 2c", hands=hands)
    assert misar.tricks == (1, 0, 0)


@pytest.mark.rule("VR.B11")
def test_the_first_lead() -> None:
    calls = ("bid begar", "bid solo6", "pass", "pass", "trump c", "go", "buy", "buy")
    assert deal(*calls).to_act == 0
    assert deal(*calls, first_lead="declarer").to_act == 1
    assert deal(*calls, first_lead="left-of-declarer").to_act == 2


@pytest.mark.rule("VR.P3")
def test_results() -> None:
    trump = [outcome_of(Form.TRUMP, 7, tricks).value for tricks in (9, 7, 6, 5, 0)]
    assert trump == ["home", "home", "bet", "kodilj", "kodilj"]
    assert [outcome_of(Form.MISAR, None, tricks).value for tricks in (0, 1, 2)] == ["home", "bet", "kodilj"]
    assert [is_decided(Form.TRUMP, 7, d, left) for d, left in ((7, 5), (3, 3), (3, 2), (5, 1))] == [
        True,
        False,
        True,
        False,
    ]
    assert [is_decided(Form.MISAR, None, d, 5) for d in (0, 1, 2)] == [False, False, True]


@pytest.mark.rule("VR.P3")
def test_as_many_tricks_as_the_game_has_cards() -> None:
    for seed in range(30):
        state = play_out(deal(*SOLO, seed=seed), Random(seed))
        assert sum(state.tricks) == 13
        state = deal("bid kopmisar1", "pass", "pass", "buy", seed=seed)
        state = after(state, "discard " + " ".join(hand(state, 0)[:2]), "go", "buy", "buy")
        state = play_out(state, Random(seed))
        assert sum(state.tricks) == 11
        assert [held.bit_count() for held in state.hands] == [0, 2, 2]


def test_stop_when_decided() -> None:
    for seed in range(40):
        state = play_out(deal(*SOLO, seed=seed, stop_when_decided=True), Random(seed))
        d, left = state.tricks[0], 13 - sum(state.tricks)
        if left:
            assert d == 6 or d + left == 4
    state = play_out(deal("bid gok", "pass", "pass", "go", hands={0: suit("s")}, stop_when_decided=True), Random(1))
    assert state.tricks == (2, 0, 0)
    assert state.outcome is Outcome.KODILJ


@pytest.mark.rule("SM.C13", "VR.P4")
def test_a_claim_needs_both_defenders() -> None:
    state = deal(*SOLO, hands=HANDS)
    assert vira.calls(state) == ((0, vira.Claim()),)
    state = after(state, "claim")
    assert (state.phase, state.to_act) == (Phase.PLAY, 1)
    assert legal(state) == ["accept", "refuse"]
    assert vira.calls(state) == ()
    assert refusal(state, "play 10c") == ("call/claim-open", {"SM.C13", "VR.P4"})
    assert refusal(state, "concede")[0] == "call/claim-open"
    home = after(state, "accept", "accept")
    assert home.outcome is Outcome.HOME
    for answers in (["refuse"], ["accept", "refuse"]):
        on = after(state, *answers)
        assert (on.to_act, on.phase) == (0, Phase.PLAY)
        assert refusal(on, "claim")[0] == "call/claim-spent"
        on = after(on, "play As")
        assert refusal(on, "claim") == ("call/no-claim", {"SM.C13", "VR.P4"})
        on = after(on, "play Js", "play 8s")
        assert after(on, "claim").to_act == 1  # again, after a card


@pytest.mark.rule("SM.C14", "VR.P4")
def test_a_defender_who_gives_up_lets_the_declarer_home() -> None:
    state = deal(*SOLO, hands=HANDS)
    assert refusal(state, "concede") == ("call/no-concession", {"SM.C14", "VR.P4"})
    state = after(state, "play 2s")
    assert vira.calls(state) == ((1, vira.Concede()),)
    assert refusal(state, "concede", seat=2)[0] == "turn/not-yours"
    assert after(state, "concede").outcome is Outcome.HOME


def test_after_the_end_nothing_is_legal() -> None:
    state = after(deal(*SOLO, hands=HANDS), "play 2s", "concede")
    assert vira.legal_actions(state) == ()
    assert vira.template(state) is None
    assert refusal(state, "play Ac")[0] == "turn/deal-over"
    assert refusal(state, "play Ac", seat=0)[0] == "turn/deal-over"
