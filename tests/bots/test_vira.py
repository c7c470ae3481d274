"""The beginner is never illegal, whatever it is dealt and whatever the others do, and bids what it holds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stik import vira
from stik.bots import beginner_vira_choice, simple_vira_choice
from stik.cards import Suit, parse_cards, set_of
from stik.match.vira import Sitting, draw_hogsta, next_deal, with_deal
from stik.vira import PRESETS, Accept, Bid, Claim, Outcome, Pass, Phase, Refuse
from stik.vira.actions import BIDS
from stik.vira.deal import PACK
from stik.vira.state import Table
from tests.conftest import deals
from tests.vira.table import after, deal, suit

DEALS = deals(usual=150, soak=10_000)


def _shuffled(sitting: Sitting, chance: Random) -> vira.State:
    deck = list(PACK)
    chance.shuffle(deck)
    return next_deal(sitting, tuple(deck), draw_hogsta(chance)).state


def _asked(state: vira.State, chance: Random) -> vira.State:
    """One step of the bot; `apply` raises if it is not allowed."""
    assert state.to_act is not None
    sight = vira.view(state, state.to_act)
    return vira.apply(state, beginner_vira_choice(sight, chance), seat=state.to_act).state


@pytest.mark.parametrize("table", [3, 4])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_bots_among_themselves_are_never_illegal(preset: str, table: Table) -> None:
    chance, outcomes = Random(f"{preset} {table}"), Counter[Outcome]()
    sitting = Sitting.start(PRESETS[preset], table=table)
    for _ in range(DEALS):
        state = _shuffled(sitting, chance)
        while state.phase is not Phase.OVER:
            state = _asked(state, chance)
        assert state.outcome is not None
        outcomes[state.outcome] += 1
        sitting = with_deal(sitting, state)
    assert outcomes[Outcome.HOME] > DEALS / 2, "it does not bid absurdly"
    assert outcomes[Outcome.KODILJ] < DEALS / 4


OPENINGS = [bid for bid in BIDS if not bid.grade]

HOUSE: list[dict[str, object]] = [
    {},
    {"stop_when_decided": True},
    {"tringel": True, "turned": {"turne": 3, "vingel": 4, "tringel": 5}, "purchase_min": 2, "purchase_max": 6},
    {"gask_keep": "at-most", "kopmisar_keep": "exactly", "kopmisar_discard": "before-buying", "defenders_max": 2},
    {"graded_gask_misar": True, "new_trump_at_omkop": False, "first_lead": "declarer", "royal_hand": "before-lead"},
]


@pytest.mark.parametrize("table", [3, 4])
@pytest.mark.parametrize("house", range(len(HOUSE)))
def test_bots_among_madmen_are_never_illegal(house: int, table: Table) -> None:
    """Every phase of every contract: the others, and sometimes the bot's own past, are drawn by lot."""
    chance, seen = Random(house * 10 + table), Counter[tuple[Phase, vira.Family | None]]()
    rules = PRESETS["sm2025" if house % 2 else "stockholm"].with_options(HOUSE[house])
    sitting = Sitting.start(rules, table=table)
    for number in range(DEALS):
        state = _shuffled(sitting, chance)
        opening = OPENINGS[number % len(OPENINGS)]
        while state.phase is not Phase.OVER:
            assert state.to_act is not None
            sight = vira.view(state, state.to_act)
            family = None if state.declared is None else state.declared.contract.family
            if not state.auction.calls and opening in sight.actions:
                action: vira.Action = opening  # so that every game is played
            elif Pass() in sight.actions and chance.randrange(8):
                action = Pass()
            elif chance.randrange(2):
                action = simple_vira_choice(sight, chance)
            else:
                seen[state.phase, family] += 1
                action = beginner_vira_choice(sight, chance)
            state = vira.apply(state, action, seat=state.to_act).state
    assert {phase for phase, _ in seen} == set(Phase) - {Phase.OVER}
    assert {family for _, family in seen} - {None} == set(vira.Family) - (
        set() if rules.tringel else {vira.Family.TRINGEL}
    )


def _call(hand: str, *calls: str, seat: int = 0) -> vira.Action:
    state = deal(*calls, hands={seat: hand}, hogsta="h")
    assert state.to_act == seat
    return beginner_vira_choice(vira.view(state, seat), Random(0))


@pytest.mark.rule("SM.A1")
def test_forhand_opens_with_begar_on_nothing() -> None:
    said = _call("Jc 9c 7c 3c Js 8s 6s Jh 9h 5h 10d 8d 7d")
    assert isinstance(said, Bid)
    assert said.contract is vira.CONTRACTS[0]


def test_a_poor_hand_passes() -> None:
    assert _call("Jc 9c 7c 3c Js 8s 6s Jh 9h 5h 10d 8d 7d", "bid begar", seat=1) == Pass()


def test_a_long_strong_suit_bids_on() -> None:
    said = _call(f"{suit('h', 'A K Q J 10 9 8 7')} Ac Kc As 2d 3d", "bid spel8", seat=1)
    assert isinstance(said, Bid)


def test_a_hand_of_low_cards_is_a_misar() -> None:
    said = _call("2c 3c 5c 7c 2s 4s 6s 2h 3h 5h 2d 4d 6d", "bid spel7", seat=1)
    assert isinstance(said, Bid)
    assert said.contract is not None
    assert said.contract.misar is not None


@pytest.mark.rule("SM.C13", "VR.P4")
def test_bots_claim_what_is_certain_and_refuse_what_is_not() -> None:
    sure = deal("bid solo8", "pass", "pass", "trump h", "go", "buy", "buy", hands={0: suit("h")})
    assert beginner_vira_choice(vira.view(sure, 0), Random(0)) == Claim()
    asked = after(sure, "claim")
    assert beginner_vira_choice(vira.view(asked, 1), Random(0)) == Accept()
    hand = f"{suit('h', 'K Q J 10 9 8 7')} {suit('c', 'K Q J 10 9 8')}"
    doubtful = deal("bid solo12", "pass", "pass", "trump h", "go", "buy", "buy", "claim", hands={0: hand})
    assert beginner_vira_choice(vira.view(doubtful, 1), Random(0)) == Refuse()


@pytest.mark.parametrize("seed", range(20))
def test_an_accepted_claim_was_indeed_unbeatable(seed: int) -> None:
    """Where the bot claims, every way to play the cards out that we try comes home."""
    chance = Random(seed)
    state = deal(
        "bid solo8", "pass", "pass", "trump h", "go", "buy", "buy", hands={0: "Ah Kh Qh Jh 10h 9h 8h Ac"}, seed=seed
    )
    while state.phase is Phase.PLAY:
        assert state.to_act is not None
        action = beginner_vira_choice(vira.view(state, state.to_act), chance)
        if action == Claim():
            break
        state = vira.apply(state, action).state
    else:
        return
    for _ in range(30):
        played = state
        while played.phase is not Phase.OVER:
            assert played.to_act is not None
            if played.to_act == 0:
                sight = vira.view(played, 0)
                action = beginner_vira_choice(sight, chance)
                action = vira.legal_actions(played)[0] if action == Claim() else action
            else:
                action = chance.choice(vira.legal_actions(played))
            played = vira.apply(played, action).state
        assert played.outcome is Outcome.HOME


def test_the_bot_sees_a_view_and_nothing_else() -> None:
    """The same view gives the same choice, whatever the hidden cards are."""
    mine = "Ac Kc Qc 7c As 8s 6s Jh 9h 5h 10d 8d 7d"
    first, second = (deal("bid begar", hands={1: mine}, seed=seed) for seed in (1, 2))
    assert first.hands != second.hands
    choices = [beginner_vira_choice(vira.view(state, 1), Random(0)) for state in (first, second)]
    assert choices[0] == choices[1]
    assert set_of(parse_cards(mine)) == vira.view(first, 1).hand
    assert first.setup.hogsta is Suit.HEARTS
