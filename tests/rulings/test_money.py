"""Pinnar that follow from a ruling, against the worked examples of the rule book."""

from __future__ import annotations

import pytest

from stik.rulings import irregularities, rule
from stik.rulings.tariff import home_value, settlement
from stik.vira import PRESETS, TrumpClass
from stik.vira.contracts import BY_KEY

TERMS = PRESETS["sm2025"]


def paid(key: str, result: str, trump: int, *, pool: int = 16, out: str | None = None) -> dict[str, int]:
    return settlement(
        TERMS,
        BY_KEY[key],
        result,  # type: ignore[arg-type]
        trump=TrumpClass(trump),
        declarer="A",
        defenders=("B", "C"),
        out=out,
        pool=pool,
    )


@pytest.mark.rule("SWS.notes", "VR.A1")
@pytest.mark.parametrize(
    ("key", "result", "trump", "wanted"),
    [
        ("spel7", "home", 2, {"A": 10, "B": -1, "C": -1, "pool": -8}),
        ("spel7", "bet", 2, {"A": -10, "B": 1, "C": 1, "pool": 8}),
        ("spel7", "kodilj", 2, {"A": -18, "B": 1, "C": 1, "pool": 16}),
        ("solo-grande-ouverte", "home", 0, {"A": 56, "B": -24, "C": -24, "pool": -8}),
        ("gask3", "laid", 1, {"A": -10, "B": 1, "C": 1, "pool": 8}),
        ("solo9", "laid", 0, {"A": -20, "B": 2, "C": 2, "pool": 16}),
        ("vingel8", "home", 0, {"A": 18, "B": -1, "C": -1, "pool": -16}),
        ("gok", "kodilj", 0, {"A": -32, "B": 0, "C": 0, "pool": 32}),
    ],
)
def test_worked_examples(key: str, result: str, trump: int, wanted: dict[str, int]) -> None:
    assert paid(key, result, trump) == wanted


@pytest.mark.rule("VR.A9", "VR.A12")
def test_an_empty_pool_is_filled_by_everybody_at_the_table() -> None:
    assert paid("turne8", "home", 0, pool=0, out="D") == {"A": 10, "B": -9, "C": -9, "D": -8, "pool": 16}


@pytest.mark.parametrize("key", BY_KEY)
@pytest.mark.parametrize("result", ["home", "bet", "kodilj", "laid"])
def test_every_settlement_sums_to_zero(key: str, result: str) -> None:
    for trump in range(3):
        for pool in (0, 3, 16):
            assert sum(paid(key, result, trump, pool=pool, out="D").values()) == 0


def test_the_forty_contracts() -> None:
    assert [contract.no for contract in BY_KEY.values()] == list(range(1, 41))
    assert BY_KEY["gask5"].no > BY_KEY["gask6"].no


@pytest.mark.rule("SM.M1")
def test_what_a_royal_misar_is_worth() -> None:
    assert home_value(TERMS, BY_KEY["solo-grande-ouverte-royale"], TrumpClass.OFARG) == 72


def test_a_settlement_needs_the_facts_it_is_reckoned_from() -> None:
    case: dict[str, object] = {
        "game": "vira",
        "irregularity": "felekartering",
        "by": "B",
        "declarer": "A",
        "contract": "spel8",
        "table": 3,
    }
    assert rule(case).settlement is None
    assert rule({**case, "trump": "h", "hogsta": "d"}).settlement is None
    assert rule({**case, "trump": "h", "hogsta": "d", "pool": 8}).settlement == (
        ("A", 10),
        ("B", -1),
        ("C", -1),
        ("pool", -8),
    )
    assert {line.slug for line in irregularities("vira")} >= {"felekartering"}
