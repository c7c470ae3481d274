"""Players of Voms who search: legal under every option, within their budget, and the same again from the same seed."""

from __future__ import annotations

import time
from itertools import pairwise, product
from random import Random

import pytest

from stik import voms
from stik.bots import Budget, voms_call, voms_choice, voms_thought
from stik.bots.voms.chances import chances
from stik.bots.voms.searcher import standing
from stik.engine import Seat
from stik.voms.events import PartnerToqued, ToquThrownEarly, VomsAnnulled
from tests.bots.test_legal import ROUGH, voms_tables
from tests.conformance.kit import VomsKit
from tests.conftest import deals

kernel = pytest.importorskip("stik_kernel.voms", exc_type=ImportError)

QUICK = Budget(ms=2_000, simulations=30)


def play(state: voms.State, level: str, chance: Random, budget: Budget | None) -> tuple[voms.State, list[object]]:
    """The end of the deal; every seat remembers what it saw."""
    seats, events = range(state.rules.players), list[object]()
    past: dict[Seat, list[voms.View]] = {seat: [] for seat in seats}
    for _ in range(400):
        if state.phase is voms.Phase.OVER:
            return state, events
        views = [voms.view(state, seat) for seat in seats]
        calls = [(seat, voms_call(level, views[seat], chance)) for seat in seats]
        seat, action = next(((s, c) for s, c in calls if c is not None), (state.to_act, None))
        assert seat is not None
        done = action or voms_choice(level, views[seat], chance, past=lambda s=seat: past[s], budget=budget)
        for each in seats:
            past[each].append(views[each])
        state, seen = voms.apply(state, done, seat=seat)
        events += seen
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("preset", list(voms.PRESETS))
def test_legal_under_every_option(preset: str) -> None:
    tables = [kit for kit in voms_tables() if kit.preset == preset]
    for number, kit in enumerate(tables):
        for seed, level in product(range(deals(usual=1, soak=500)), ("club", "strong")):
            if deals(usual=1, soak=0) and (number % 2 == 0) is (level == "club"):
                continue
            chance = Random(f"{kit.name} {seed}")
            state, _ = play(kit.start(chance), level, chance, QUICK)
            kit.check_end(state)


@pytest.mark.parametrize("preset", list(voms.PRESETS))
def test_where_faults_can_happen_none_is_committed(preset: str) -> None:
    kit = VomsKit(preset, ROUGH)
    for seed in range(deals(usual=2, soak=1_000)):
        chance = Random(seed)
        state, events = play(kit.start(chance), "strong", chance, QUICK)
        assert not [event for event in events if isinstance(event, ToquThrownEarly | VomsAnnulled | PartnerToqued)]
        assert not state.watch.silent


def first_lead(preset: str, seed: int) -> voms.View:
    state = VomsKit(preset).start(Random(seed))
    while state.phase is not voms.Phase.PLAY:
        seed += 1000
        state = VomsKit(preset).start(Random(seed))
    assert state.to_act is not None
    return voms.view(state, state.to_act)


@pytest.mark.parametrize("preset", list(voms.PRESETS))
def test_the_same_seed_and_simulations_give_the_same_thought(preset: str) -> None:
    view = first_lead(preset, 5)
    budget = Budget(ms=60_000, simulations=500)
    thoughts = [voms_thought("strong", view, Random(seed), budget=budget) for seed in (1, 1, 2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].values != thoughts[2].values
    assert thoughts[0].action in view.actions
    assert all(0 <= value <= 1 for value in thoughts[0].values.values())


def test_the_budget_is_kept() -> None:
    """By the time that the processor gives it: what a busy machine does meanwhile is not the bot's."""
    view = first_lead("tournament", 7)
    voms_thought("strong", view, Random(1), budget=Budget(ms=20))  # the table of chances is made once
    for ms in (40, 200):
        begun = time.process_time()
        voms_thought("strong", view, Random(1), budget=Budget(ms=ms))
        assert time.process_time() - begun < 2 * ms / 1000


@pytest.mark.parametrize("preset", ["tournament", "worms-2p"])
def test_chances_of_two_sides(preset: str) -> None:
    rows = chances(voms.PRESETS[preset])
    for a, row in enumerate(rows):
        assert row[a] == 0.5
        for b, chance in enumerate(row):
            assert chance == pytest.approx(1 - rows[b][a])
            assert (chance > 0.5) is (a < b) or a == b


@pytest.mark.parametrize("preset", ["worms-3p", "25"])
def test_chances_of_a_race(preset: str) -> None:
    rows = chances(voms.PRESETS[preset])
    for near, far in pairwise(rows):
        assert sum(near) <= 1 + 1e-9
        assert sum(near[:6]) > sum(far[:6]) - 0.12  # going over bends the order a little


STANDINGS = {
    ("tournament", (9, 9)): (0.5, 0.5),
    ("tournament", (3, 9)): (0.898427, 0.101573),
    ("tournament", (40, 45)): (0.77344, 0.22656),
    ("worms-3p", (3, 9, 12)): (0.947989, 0.044268, 0.007744),
    ("worms-3p", (40, 45, 50)): (0.86384, 0.124786, 0.011374),
    ("25", (3, 9, 12, 1)): (0.376876, 0.054536, 0.026146, 0.542442),
    ("25", (40, 45, 50, 60)): (0.668112, 0.240833, 0.078795, 0.012261),
}
"""The chances by a computation of their own, in double precision; combs that are longer than the table included."""


@pytest.mark.parametrize(("preset", "lacks"), STANDINGS)
def test_chances_before_a_deal(preset: str, lacks: tuple[int, ...]) -> None:
    assert standing(voms.PRESETS[preset], lacks) == pytest.approx(STANDINGS[preset, lacks], abs=2e-6)


@pytest.mark.parametrize("target", [1, 2, 40, 9999])
def test_chances_for_any_comb(target: int) -> None:
    for preset in ("tournament", "25"):
        assert chances(voms.PRESETS[preset].with_options({"target": target}))
