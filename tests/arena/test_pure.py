"""Who sits where in a mirrored group, and what follows from many of them."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import NormalDist

import pytest

from stik import vira, voms
from stik.arena.deals import dealt, seatings
from stik.arena.mirrors import difference, mirrored, rotations
from stik.arena.statistics import estimate, times


@pytest.mark.parametrize("rules", [*voms.PRESETS.values(), *vira.PRESETS.values()], ids=lambda rules: rules.preset)
def test_both_sit_everywhere_equally_often(rules: voms.Rules | vira.Rules) -> None:
    group = seatings(rules)
    assert set(map(mirrored, group)) == set(group)
    for seat in range(len(group[0])):
        found = Counter(seating[seat] for seating in group)
        assert found["a"] == found["b"]
    if isinstance(rules, voms.Rules) and rules.partners:
        assert all(seating[0] == seating[2] != seating[1] == seating[3] for seating in group)


def test_of_two_there_are_two_seatings() -> None:
    assert rotations(2) == (("a", "b"), ("b", "a"))
    assert len(rotations(3)) == 6


@pytest.mark.parametrize("rules", [voms.PRESETS["tournament"], voms.PRESETS["25"], vira.PRESETS["sm2025"]])
def test_the_same_number_is_the_same_deal(rules: voms.Rules | vira.Rules) -> None:
    assert dealt(rules, "1 7").value == dealt(rules, "1 7").value
    assert dealt(rules, "1 7").value != dealt(rules, "1 8").value


def test_luck_of_the_cards_cancels_out() -> None:
    """What a seat gets by its cards alone, whoever holds them, is no difference over the group."""
    for seats in (2, 3, 4):
        cards = tuple(float(Random(seats).randrange(9)) for _ in range(seats))
        assert sum(difference(seating, cards) for seating in rotations(seats)) == pytest.approx(0)


def test_the_interval_holds_the_truth_95_times_in_100() -> None:
    chance, true = Random(5), NormalDist(0.3, 2)
    held = 0
    for number in range(400):
        found = estimate(true.samples(50, seed=chance.randrange(10**9) + number))
        assert found is not None
        assert found.interval is not None
        low, high = found.interval
        held += low <= 0.3 <= high
    assert 360 <= held <= 395


def test_few_values() -> None:
    assert estimate([]) is None
    found = estimate([2.0])
    assert found is not None
    assert found.json() == {"mean": 2.0, "interval": None, "of": 1}
    assert times([]) is None
    took = times([0.001 * number for number in range(1, 101)])
    assert took is not None
    assert (took.p50, took.p95, took.longest) == pytest.approx((50, 95, 100))
