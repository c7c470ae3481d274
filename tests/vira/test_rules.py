"""Rule sets: presets, options, faults."""

from __future__ import annotations

import pytest

from stik import vira
from stik.errors import InvalidSetup
from stik.vira.contracts import CONTRACTS, GRADED, Grade, TrumpClass, rank, suits_within, trump_class
from stik.vira.tariff import ROWS
from tests.vira.table import Suit

TABLE = """
1 begar kop 6 - 0 0 1
2 turne6 turne 6 - 0 0 1
3 spel7 kop 7 - 0 0 1
4 vingel6 vingel 6 - 0 1 1
5 gask0 gask 7 11 0 0 1
6 gok gok - 13open 0
7 turne7 turne 7 - 0 1 1
8 kopmisar1 kopmisar - 11 0
9 gask1 gask 8 12 0 0 1
10 spel8 kop 8 - 0 1 1
11 vingel7 vingel 7 - 1 1 3
12 turne8 turne 8 - 1 1 3
13 kopmisar2 kopmisar - 12 0
14 gask2 gask 9 13 0 1 1
15 solo6 solo 6 - 0 1 1
16 vingel8 vingel 8 - 1 3 5
17 kopmisar3 kopmisar - 12 0
18 gask3 gask 10 12open 0 1 2
19 spel9 kop 9 - 1 1 3
20 kopmisar4 kopmisar - 12 1
21 gask4 gask 11 13open 1 1 3
22 tringel9 tringel 9 - 3 5 11
23 kopmisar5 kopmisar - 12 1
24 gask6 gask 12 - 1 2 4
25 solo7 solo 7 - 0 1 2
26 kopmisar6 kopmisar - 12 1
27 gask5 gask 12 - 1 3 5
28 solo8 solo 8 - 1 2 4
29 vira vira 13 - 2 4 8
30 solo-petite solomisar - 12 2
31 solo9 solo 9 - 2 4 8
32 solo-grande solomisar - 13 4
33 solo10 solo 10 - 4 8 16
34 solo-petite-ouverte solomisar - 12open 8
35 solo-petite-ouverte-royale solomisar - 12royal 16
36 solo11 solo 11 - 8 16 32
37 solo-grande-ouverte solomisar - 13open 24
38 solo-grande-ouverte-royale solomisar - 13royal 32
39 solo12 solo 12 - 16 32 64
40 solo-vira solo 13 - 32 64 128
"""


def row(contract: vira.Contract) -> str:
    misar = contract.misar
    form = "-" if misar is None else f"{misar.cards}{'royal' if misar.royal else 'open' if misar.open else ''}"
    figures = " ".join(map(str, contract.pinnar))
    return f"{contract.no} {contract.key} {contract.family.value} {contract.tricks or '-'} {form} {figures}"


@pytest.mark.rule("SWS.1", "SWS.2", "SWS.3", "SWS.4", "SWS.5", "SWS.6", "SWS.7", "SWS.8", "SWS.9", "SWS.10")
@pytest.mark.rule("SWS.11", "SWS.12", "SWS.13", "SWS.14", "SWS.15", "SWS.16", "SWS.17", "SWS.18", "SWS.19", "SWS.20")
@pytest.mark.rule("SWS.21", "SWS.22", "SWS.23", "SWS.24", "SWS.25", "SWS.26", "SWS.27", "SWS.28", "SWS.29", "SWS.30")
@pytest.mark.rule("SWS.31", "SWS.32", "SWS.33", "SWS.34", "SWS.35", "SWS.36", "SWS.37", "SWS.38", "SWS.39", "SWS.40")
def test_the_bid_table() -> None:
    assert [row(contract) for contract in CONTRACTS] == TABLE.split("\n")[1:-1]
    assert [contract.article for contract in CONTRACTS] == [f"SWS.{no}" for no in range(1, 41)]


@pytest.mark.rule("SWS.24", "SWS.27")
def test_gask_on_five_outranks_gask_on_six() -> None:
    by_key = {contract.key: contract for contract in CONTRACTS}
    assert rank(by_key["gask5"]) > rank(by_key["gask6"], Grade.HOGSTA)
    assert rank(by_key["gask0"], Grade.FARG) > rank(by_key["gask0"])
    assert {contract.family for contract in CONTRACTS if contract.graded} == GRADED


def test_classes_of_trumps() -> None:
    classes = {suit: trump_class(suit, Suit.HEARTS) for suit in list(Suit)[:4]}
    assert classes == {
        Suit.HEARTS: TrumpClass.HOGSTA,
        Suit.DIAMONDS: TrumpClass.FARG,
        Suit.CLUBS: TrumpClass.OFARG,
        Suit.SPADES: TrumpClass.OFARG,
    }
    assert suits_within(Grade.FARG, Suit.CLUBS) == (Suit.CLUBS, Suit.SPADES)
    assert suits_within(Grade.HOGSTA, Suit.CLUBS) == (Suit.CLUBS,)
    assert len(suits_within(Grade.PLAIN, Suit.CLUBS)) == 4


@pytest.mark.rule("SM.A3", "VR.C6", "SM.B1")
def test_stockholm_differs_in_tringel_and_tjuvpass_alone() -> None:
    usual, other = (vira.PRESETS[name].options() for name in ("sm2025", "stockholm"))
    assert {name for name in usual if usual[name] != other[name]} == {"preset", "tringel", "tjuvpass_compensation"}


@pytest.mark.rule("VR.A1")
def test_options_change_single_figures() -> None:
    rules = vira.rules_named("sm2025").with_options(
        {"tariff": {"kop": [2, -1, -3, -2], "gok": {"home": 3}}, "turned": {"vingel": 3}, "ante": 4}
    )
    assert tuple(rules.tariff.kop) == (2, -1, -3, -2)
    assert tuple(rules.tariff.gok) == (3, -2, -4, -2)
    assert tuple(rules.turned) == (1, 3, 3)
    assert [name for name, _, _ in rules.differences()] == ["turned", "tariff", "ante"]
    again = vira.rules_named("sm2025").with_options(
        {name: value for name, value in rules.options().items() if name != "preset"}
    )
    assert again == rules
    assert len(ROWS) == 18


def test_all_faults_are_named_at_once() -> None:
    wrong = {
        "tringle": True,
        "tringel": 1,
        "ante": 0,
        "turned": {"turne": 0, "vingel": "2"},
        "tariff": {"kop": [1, 2], "spel": {}},
        "second_try_min_talon": 3,
        "kopmisar_keep": "some",
    }
    with pytest.raises(InvalidSetup) as caught:
        vira.rules_named("sm2025").with_options(wrong)
    named = {dict(fault.params)["option"] for fault in caught.value.faults}
    assert {"tringle", "tringel", "ante", "turned.turne", "turned.vingel", "tariff.spel", "kopmisar_keep"} <= named
    assert "second_try_min_talon" in named
    with pytest.raises(InvalidSetup, match="purchase-limits"):
        vira.Rules(purchase_min=5, purchase_max=4)
    with pytest.raises(InvalidSetup, match="unknown-rules"):
        vira.rules_named("gothenburg")
