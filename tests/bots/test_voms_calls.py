"""The cut, and what the beginner says besides the play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stik import voms
from stik.bots import beginner_voms_choice, voms_call, voms_offer
from stik.cards import parse_cards
from stik.voms import Announce, Annul, Cut, Knock, Offer, PlayCards, Reshuffle, Show, Stop


def placed(
    *hands: str,
    stock: str = "",
    units: tuple[int, int] = (3, 4),
    score: tuple[int, int] = (0, 0),
    gain: tuple[int, int] = (0, 0),
    voms_scored_by: int | None = None,
    **options: object,
) -> voms.State:
    rules = voms.PRESETS["tournament"].with_options(options)
    setup = voms.Setup.of(rules, dealer=3, score=score, target=(9, 9), first_deal=False)
    position = voms.Position(
        hands=tuple(map(parse_cards, hands)),
        stock=parse_cards(stock),
        leader=0,
        units=units,
        gain=gain,
        ataataq=(0, 0),
        voms_scored_by=voms_scored_by,
    )
    return voms.place(setup, position)


def played(state: voms.State, *plays: str) -> voms.State:
    for cards in plays:
        state = voms.apply(state, PlayCards(parse_cards(cards))).state
    return state


def calls(state: voms.State) -> list[voms.Call | None]:
    return [voms_call("beginner", voms.view(state, seat), Random(0)) for seat in range(4)]


@pytest.mark.rule("T.18", "V114")
def test_both_winners_call_stop_and_nobody_else() -> None:
    start = placed("7c 9c", "Qc 5d", "Qs 5h", "Qh 5s", units=(4, 3), score=(8, 0), stop="manual")
    won = played(start, "7c", "Qc", "Qs", "Qh")
    assert calls(won) == [Stop(), None, Stop(), None]
    assert beginner_voms_choice(voms.view(won, 0), Random(0)) == Stop(), "at one's turn it comes before the card"


@pytest.mark.rule("T.30", "V37")
def test_who_holds_both_says_so() -> None:
    both = placed("Kh Jc", "Qc 5d", "Qs 5h", "Qh 5s", announce="by-player")
    assert calls(both) == [Announce(), None, None, None]


@pytest.mark.rule("V37")
@pytest.mark.parametrize(("units", "call"), [((4, 3), Reshuffle()), ((2, 5), None)])
def test_who_kept_silent_is_reshuffled_only_where_that_helps(units: tuple[int, int], call: voms.Call | None) -> None:
    start = placed("Kh Jc", "Qc 5d", "Qs 5h", "Qh 5s", units=units, gain=(0, int(units[1] == 5)), announce="by-player")
    found_out = played(start, "Kh", "Qc", "Qs", "Qh", "Jc")
    assert calls(found_out)[1] == call


@pytest.mark.rule("T.31", "T.32")
def test_a_drawn_toqu_is_shown_and_a_hidden_one_annulled() -> None:
    hands = ("Kh 9c 9s 9h", "Qc 5d 6c 6s", "Qs 5h 8c 8h", "Qh 5s 6h 6d")
    start = placed(*hands, stock="Jc As Ah Ad", units=(2, 2), faults="allowed")
    drawn = played(start, "Kh", "Qc", "Qs", "Qh")
    assert calls(drawn) == [Show(), None, None, None]
    silent = played(drawn, "Jc")
    assert calls(silent) == [None, Annul(), None, Annul()]


def waiting(score: tuple[int, int] = (0, 0)) -> voms.State:
    rules = voms.PRESETS["tournament"]
    setup = voms.Setup.of(rules, dealer=3, score=score, target=(9, 9), first_deal=False)
    return voms.begin(setup, rules.pack, manual_cut=True).state


@pytest.mark.rule("T.2", "T.7a")
def test_the_cutter_mostly_cuts_and_now_and_then_knocks() -> None:
    view, chance = voms.view(waiting(), 2), Random(1)
    found = Counter(type(beginner_voms_choice(view, chance)) for _ in range(600))
    assert found.keys() == {Cut, Knock}
    assert 20 < found[Knock] < 90


@pytest.mark.rule("T.8")
def test_who_is_wrongly_offered_the_pack_mostly_knocks_it_away() -> None:
    trapped = voms.apply(waiting((5, 5)), Offer(0)).state
    view, chance = voms.view(trapped, 0), Random(1)
    found = Counter(type(beginner_voms_choice(view, chance)) for _ in range(600))
    assert 300 < found[Knock] < 500


@pytest.mark.rule("T.9")
def test_the_trap_is_set_for_opponents_with_lus_alone() -> None:
    chance = Random(1)
    offers = {voms_offer(voms.view(waiting((5, 0)), 3), chance) for _ in range(300)}
    assert offers == {None, Offer(0)}, "seat 2 may cut, and seat 1 is the partner"
    assert {voms_offer(voms.view(waiting((0, 5)), 3), chance) for _ in range(300)} == {None}
