"""Random play in which everything occurs: what must hold whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stik import vira
from stik.cards import cards_in
from stik.engine import IllegalAction, balance
from stik.vira.actions import BIDS, Accept, Claim, Concede, Refuse
from stik.vira.contracts import CONTRACTS
from tests.conftest import deals
from tests.vira.table import PACK, Suit, chosen

FULL = sum(card.bit for card in PACK)


def assert_all_cards_in_one_place(state: vira.State) -> None:
    talon = sum(card.bit for card in (*state.talon, *state.turned))
    places = [*state.hands, *state.discards, talon, state.aside, state.played]
    assert sum(places) == FULL
    union = 0
    for place in places:
        assert not union & place
        union |= place


def start(rules: vira.Rules, chance: Random) -> vira.State:
    deck = list(PACK)
    chance.shuffle(deck)
    table = chance.choice((3, 4))
    setup = vira.Setup.of(
        rules,
        table=3 if table == 3 else 4,
        dealer=chance.randrange(table),
        hogsta=Suit(chance.randrange(4)),
        pool=chance.choice((0, 5, 8, 24)),
    )
    return vira.begin(setup, tuple(deck)).state


def biased(state: vira.State, chance: Random) -> vira.Action:
    """Bids anything or passes; seldom claims or gives up; tries again when it can."""
    actions = vira.legal_actions(state)
    if state.phase is vira.Phase.AUCTION and len(actions) > 1 and state.auction.standing and chance.random() < 0.6:
        return vira.Pass()
    open_calls = vira.calls(state)
    if open_calls and chance.random() < 0.01:
        return open_calls[0][1]
    if vira.TryAgain() in actions and chance.random() < 0.5:
        return vira.TryAgain()
    if state.phase is vira.Phase.DECIDE:
        return chance.choice((vira.Go(), vira.Go(), vira.Lay()))
    return chosen(state, chance)


def assert_ended_well(state: vira.State) -> None:
    result = vira.score(state)
    assert result.outcome is not None
    assert result.settlement is not None
    assert sum(result.settlement.values()) == 0
    assert sum(balance(result.entries).values()) == 0
    assert result.pool >= 0
    assert vira.legal_actions(state) == ()
    assert vira.template(state) is None
    assert vira.calls(state) == ()


def test_everything_occurs_and_adds_up() -> None:
    seen: Counter[tuple[object, ...]] = Counter()
    rules = vira.PRESETS["stockholm"]
    for seed in range(deals(usual=2_500, soak=60_000)):
        chance = Random(seed)
        state = start(rules, chance)
        for _ in range(120):
            if state.phase is vira.Phase.OVER:
                break
            state = vira.apply(state, biased(state, chance)).state
            assert_all_cards_in_one_place(state)
        assert state.phase is vira.Phase.OVER
        assert_ended_well(state)
        game, outcome = state.game, state.outcome
        seen["contract", game.contract.key] += 1
        seen["result", outcome] += 1
        seen["form", game.contract.family.value, game.form] += 1
        if game.attempt == 2:
            seen["second", game.contract.family.value] += 1
            seen["second result", outcome] += 1
    assert {key[1] for key in seen if key[0] == "contract"} == {contract.key for contract in CONTRACTS}
    assert {key[1] for key in seen if key[0] == "result"} == {*vira.Outcome}
    assert {key[1] for key in seen if key[0] == "second"} == {"kop", "turne", "vingel", "tringel"}
    assert {key[1] for key in seen if key[0] == "second result"} == {*vira.Outcome}
    assert {key[2] for key in seen if key[:2] == ("form", "gask")} == {vira.Form.TRUMP, vira.Form.MISAR}


def wild_actions(state: vira.State, chance: Random) -> list[vira.Action]:
    """Things that may or may not be allowed now."""
    hand = cards_in(state.hands[state.to_act]) if state.to_act is not None else PACK
    some = tuple(chance.sample(hand, chance.randint(0, len(hand))))
    verb = chance.choice((vira.Keep, vira.Buy, vira.Discard))
    return [
        chance.choice(BIDS),
        chance.choice((vira.Pass(), vira.Go(), vira.TryAgain(), vira.Lay(), vira.ChooseMisar())),
        chance.choice((Claim(), Accept(), Refuse(), Concede())),
        vira.Choose(chance.choice(CONTRACTS)),
        vira.NameTrump(Suit(chance.randrange(4))),
        vira.PlayCard(chance.choice(hand or PACK)),
        vira.PlayCard(chance.choice(PACK)),
        verb(some),
        verb(tuple(chance.choices(PACK, k=2))),
    ]


@pytest.mark.parametrize("preset", vira.PRESETS)
def test_why_not_agrees_with_legal_actions_and_apply(preset: str) -> None:
    for seed in range(deals(usual=120, soak=5_000)):
        chance = Random(seed)
        state = start(vira.PRESETS[preset], chance)
        while state.phase is not vira.Phase.OVER:
            actions = vira.legal_actions(state)
            open_calls = [call for _, call in vira.calls(state)]
            assert all(vira.why_not(state, action) is None for action in (*actions, *open_calls))
            for action in wild_actions(state, chance):
                refusal = vira.why_not(state, action)
                if refusal is None:
                    of_cards = isinstance(action, vira.Keep | vira.Buy | vira.Discard)
                    assert of_cards == (vira.template(state) is not None)
                    assert of_cards or action in actions or action in open_calls
                    vira.apply(state, action)
                    continue
                assert action not in actions
                with pytest.raises(IllegalAction) as caught:
                    vira.apply(state, action)
                assert caught.value.refusal == refusal
            strangers = [seat for seat in range(state.setup.table) if seat != state.to_act]
            assert all(vira.why_not(state, biased(state, chance), seat=seat) for seat in strangers)
            state = vira.apply(state, biased(state, chance), seat=state.to_act).state


CLUBS: list[dict[str, object]] = [
    {"stop_when_decided": True, "first_lead": "declarer", "kopmisar_discard": "before-buying"},
    {"gask_keep": "at-most", "graded_gask_misar": True, "kopmisar_keep": "exactly", "purchase_max": 4},
    {"turned": {"turne": 3, "vingel": 4, "tringel": 5}, "second_try_min_talon": {"kop": 0, "turne": 0}, "ante": 3},
    {"defenders_max": 2, "purchase_min": 3, "turn8_overtrick_bonus": True, "out_shares_pinnar": True},
]


@pytest.mark.parametrize("options", CLUBS, ids=lambda options: next(iter(options)))
def test_every_deal_ends_whatever_a_club_plays(options: dict[str, object]) -> None:
    rules = vira.PRESETS["stockholm"].with_options(options)
    for seed in range(deals(usual=250, soak=5_000)):
        chance = Random(seed)
        state = start(rules, chance)
        while state.phase is not vira.Phase.OVER:
            state = vira.apply(state, biased(state, chance)).state
            assert_all_cards_in_one_place(state)
        assert_ended_well(state)
