"""What every game shares: the ledger, replay, refusals and errors."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stik import voms
from stik.cards import Card
from stik.engine import EVERYONE, Entry, Event, IllegalAction, Refusal, Step, balance, replay
from stik.errors import Fault, InvalidSetup, NotationError, StikError
from stik.voms import PRESETS, Action, Phase, Setup, State, events

accounts = st.sampled_from(["NS", "EW", "kam", "pool"])
entries = st.builds(Entry, accounts, accounts, st.integers(0, 50), st.just("lus/deal"), st.just(()))

# the ledger


def test_balance() -> None:
    moved = [
        Entry("kam", "NS", 2, "lus/toqu", ("T.29",)),
        Entry("kam", "EW", 1, "lus/deal", ("T.43",)),
        Entry("NS", "kam", 2, "lus/all-tricks", ("T.19",)),
    ]
    assert balance(moved) == {"kam": -1, "NS": 0, "EW": 1}
    assert balance([]) == {}
    assert balance(iter(moved)) == balance(moved)


@given(st.lists(entries))
def test_a_balance_sums_to_zero(moved: list[Entry]) -> None:
    found = balance(moved)
    assert sum(found.values()) == 0
    assert set(found) == {name for entry in moved for name in (entry.payer, entry.payee)}


@given(st.lists(entries), st.lists(entries))
def test_balances_add_up(first: list[Entry], second: list[Entry]) -> None:
    a, b = balance(first), balance(second)
    assert balance([*first, *second]) == {name: a.get(name, 0) + b.get(name, 0) for name in a | b}


def test_paying_oneself_changes_nothing() -> None:
    assert balance([Entry("NS", "NS", 5, "x", ())]) == {"NS": 0}


# replay


def add(state: int, action: int) -> Step[int, str]:
    if action < 0:
        raise IllegalAction(Refusal("play/not-held", ("T.11",), 0))
    return Step(state + action, (f"+{action}",))


def test_replay_is_one_step_after_another() -> None:
    assert replay(add, 10, [1, 2, 3]) == 16
    assert replay(add, 10, []) == 10
    assert replay(add, 10, iter([5])) == 15


def test_replay_stops_at_an_illegal_action() -> None:
    with pytest.raises(IllegalAction) as error:
        replay(add, 10, [1, -2, 3])
    assert error.value.refusal.cites == ("T.11",)


def shuffled(rules: voms.Rules, chance: Random) -> tuple[Card, ...]:
    pack = list(rules.pack)
    chance.shuffle(pack)
    return tuple(pack)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_its_start_and_its_actions(preset: str) -> None:
    """Undo is the replay of a shorter list, and no step touches the state before it."""
    rules, chance = PRESETS[preset], Random(preset)
    none, target = (0,) * len(rules.sides), (rules.target,) * len(rules.sides)
    setup = Setup.of(rules, dealer=0, score=none, target=target, first_deal=True)
    start = voms.begin(setup, shuffled(rules, chance), manual_cut=True).state
    states: list[State] = [start]
    actions: list[Action] = []
    while states[-1].phase is not Phase.OVER:
        legal = voms.legal_actions(states[-1])
        actions.append(legal[chance.randrange(len(legal))])
        states.append(voms.apply(states[-1], actions[-1]).state)
    for length, state in enumerate(states):
        assert replay(voms.apply, start, actions[:length]) == state


# refusals and errors


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("play/wrong-count", ("T.11", "V34"), 2, (("count", 2),))
    error = IllegalAction(refusal)
    assert isinstance(error, StikError)
    assert (error.refusal, error.code) == (refusal, "play/wrong-count")
    assert str(error) == "play/wrong-count (count=2)"


def test_errors_name_all_their_faults() -> None:
    error = InvalidSetup(Fault.of("setup/foreign-card", card="2c"), Fault.of("setup/unequal-hands"))
    assert error.code == "setup/foreign-card"
    assert str(error) == "setup/foreign-card (card=2c); setup/unequal-hands"
    assert [fault.code for fault in error.faults] == ["setup/foreign-card", "setup/unequal-hands"]


def test_the_values_of_a_fault_have_one_order() -> None:
    assert Fault.of("x/y", b=1, a="2") == Fault.of("x/y", a="2", b=1)
    assert Fault.of("x/y", b=1, a="2").params == (("a", "2"), ("b", 1))
    assert NotationError("notation/card", text="Zz").faults == (Fault.of("notation/card", text="Zz"),)


def test_events_are_for_everyone_unless_they_say_otherwise() -> None:
    assert Event().audience is EVERYONE is None
    hidden = {events.HandDealt, events.CardsDrawn}
    for event in (events.HandDealt(2, ()), events.CardsDrawn(1, ()), events.Knocked(3)):
        assert (event.audience is EVERYONE) == (type(event) not in hidden)
    assert events.HandDealt(2, ()).audience == (2,)
