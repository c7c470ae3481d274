"""Positions of Vira with an obvious best move."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from stik import vira
from stik.bots import beginner_vira_choice, vira_call
from stik.vira import Concede
from stik.vira.notation import write_action
from tests.vira.table import deal, suit


def choice(state: vira.State) -> str:
    assert state.to_act is not None
    return write_action(beginner_vira_choice(vira.view(state, state.to_act), Random(0)))


LOW = "2c 3c 5c 7c 2s 4s 6s 2h 4h 6h 2d 4d 6d"
POOR = "Jc 9c 7c 3c Js 8s 6s Jh 9h 5h 10d 8d 7d"
NINE = f"{suit('h', 'A K Q J 10 9 8')} Ac Kc As Ks 2d 3d"
GOOD = f"{suit('h', 'A K Q 9 7')} As Kc 7c 5s 4s 6d 5d 3d"
HIGH = f"{suit('c', 'A K Q J 10 9 8')} {suit('s', 'A K Q J 10 9')}"


class Call(NamedTuple):
    why: str
    hand: str
    before: tuple[str, ...]
    best: str


CALLS = [
    Call("förhand opens with begär on nothing", POOR, (), "bid begar"),
    Call("a poor hand passes", POOR, ("bid begar",), "pass"),
    Call("a poor hand passes a high bid", POOR, ("bid solo8",), "pass"),
    Call("a great hand plays solo, without a number", NINE, ("bid begar",), "bid solo"),
    Call("a good hand raises as little as it can", GOOD, ("bid begar",), "bid begar+farg"),
    Call("and lets a great bid stand", GOOD, ("bid solo7",), "pass"),
]


@pytest.mark.parametrize("case", CALLS, ids=lambda case: case.why)
def test_the_auction(case: Call) -> None:
    state = deal(*case.before, hands={len(case.before): case.hand})
    assert choice(state) == case.best


def test_low_cards_are_a_misar() -> None:
    said = choice(deal("bid spel7", hands={1: LOW}))
    assert "misar" in said or "petite" in said or "grande" in said, said


@pytest.mark.rule("SM.A4")
def test_an_unspecified_solo_becomes_the_one_that_pays() -> None:
    """Nine sure tricks with högsta färg are worth more than six."""
    assert choice(deal("bid solo", "pass", "pass", hands={0: NINE})) == "choose solo9"


def test_the_longest_strong_suit_is_trumps() -> None:
    assert (
        choice(deal("bid begar", "pass", "pass", hands={0: f"{suit('s', 'A K Q 9 7')} Ah 3h 2h 7c 5c 6d 5d 3d"}))
        == "trump s"
    )


def test_a_purchase_keeps_trumps_and_honours() -> None:
    hand = f"{suit('s', 'A K Q 9 7')} Ah 3h 2h 7c 5c 6d 5d 3d"
    bought = choice(deal("bid begar", "pass", "pass", "trump s", hands={0: hand}))
    assert set(bought.split()[1:]) == {"3h", "2h", "7c", "5c", "6d", "5d", "3d"}


def test_a_hopeless_game_is_laid_and_a_good_one_played() -> None:
    begin = ("bid spel9", "pass", "pass", "trump s", "buy")
    assert choice(deal(*begin, hands={0: POOR})) == "lay"
    assert choice(deal(*begin, hands={0: f"{suit('s', 'A K Q J 10 9 8')} Ah Kh Ac Kc 5d 3d"})) == "go"


def test_a_gask_full_of_low_cards_is_a_misar() -> None:
    start = ("bid gask0", "pass", "pass", "keep")
    assert choice(deal(*start, hands={0: HIGH}, talon=LOW)) == "misar"
    assert choice(deal(*start, hands={0: HIGH}, talon=suit("h"))) == "trump h"


def test_a_defender_of_a_misar_exchanges_high_cards() -> None:
    state = deal(
        "bid kopmisar1",
        "pass",
        "pass",
        "buy",
        "discard 9c 9s",
        "go",
        hands={0: "9c 9s", 1: f"Ac Kc As Kh {suit('d', '2 3 4 5 6 7 8 9')} 2c"},
    )
    assert set(choice(state).split()[1:]) == {"Ac", "Kc", "As", "Kh"}


class Play(NamedTuple):
    why: str
    hands: dict[int, str]
    before: tuple[str, ...]
    best: str


SOLO = ("bid solo6", "pass", "pass", "trump h", "go", "buy", "buy")
"""A is declarer and leads; B and C defend."""
DEFENDED = ("bid begar", "bid solo6", "pass", "pass", "trump h", "go", "buy", "buy")
"""B is declarer, A leads, C plays last."""
MISAR = ("bid solo-grande", "pass", "pass", "go", "buy", "buy")
OPEN = ("bid begar", "bid solo-grande-ouverte", "pass", "pass", "go", "buy", "buy")

PLAYS = [
    Play("the declarer draws trumps", {0: f"{suit('h', 'A K Q J 10')} Ac Kc 3c 2c 4s 3s 4d 3d"}, SOLO, "play Ah"),
    Play(
        "the last hand takes a trick as cheaply as it can",
        {0: "9s", 1: "5s", 2: f"As 10s {suit('c', 'A K Q J 10 9 8 7 6 5 4')}"},
        (*SOLO, "play 9s", "play 5s"),
        "play 10s",
    ),
    Play(
        "who cannot take it throws low",
        {0: "As Kc", 1: "5s 4s", 2: "Ks 6s"},
        (*SOLO, "play As", "play 5s"),
        "play 6s",
    ),
    Play(
        "nobody ruffs the partner's winner",
        {0: "As 2s", 1: "5s 4s 3s", 2: f"2h 3h {suit('c', 'A K Q J 10 9 8 7 6 5 4')}"},
        (*DEFENDED, "play As", "play 5s"),
        "play 4c",
    ),
    Play(
        "the declarer's winner is ruffed low",
        {0: "3s", 1: "As 5s 4s", 2: f"2h Kh {suit('c', 'A K Q J 10 9 8 7 6 5 4')}"},
        (*DEFENDED, "play 3s", "play As"),
        "play 2h",
    ),
    Play(
        "the declarer of a misär ducks",
        {0: "9s", 1: "As 8s 5s 2c 3c 4c 2h 3h 4h 2d 3d 4d 5d"},
        (*OPEN, "play 9s"),
        "play 8s",
    ),
    Play("and leads his safest card", {0: "2c Ac 5s 6s 7s 5h 6h 7h 5d 6d 7d 8d 8h"}, MISAR, "play 2c"),
]


@pytest.mark.parametrize("case", PLAYS, ids=lambda case: case.why)
def test_the_play(case: Play) -> None:
    state = deal(*case.before, hands=case.hands)
    assert len(vira.legal_actions(state)) > 1
    assert choice(state) == case.best


@pytest.mark.rule("SM.C14", "VR.P4")
def test_a_defender_gives_in_only_when_all_is_lost() -> None:
    state = deal(*SOLO, hands={0: suit("h")})
    for number in range(7):
        for seat in range(3):
            assert state.to_act is not None
            lost = state.tricks[0] >= 6
            call = vira_call("beginner", vira.view(state, state.to_act), Random(0))
            assert (call == Concede()) is (lost and state.to_act != 0), (number, seat)
            state = vira.apply(state, vira.legal_actions(state)[0]).state
    assert state.tricks[0] == 7
