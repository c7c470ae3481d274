"""The table protocol of Vira: the sheets' own examples, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from stik import vira
from stik.errors import TournamentError
from stik.messages import LANGUAGES, catalogue
from stik.tournaments.protocol import (
    Protocol,
    read_deal_line,
    read_deal_lines,
    table_protocol,
)
from stik.vira.rules import POOL

SM, STOCKHOLM = vira.PRESETS["sm2025"], vira.PRESETS["stockholm"]
THREE, FOUR = ("A", "B", "D"), ("A", "B", "C", "D")
SIXTEEN: dict[str, Any] = {"payments": [{"from": "D", "to": "pool", "amount": 16}]}
"""A first deal after which the pulla holds 16."""

CLUBS: list[vira.Rules] = [
    SM,
    STOCKHOLM,
    STOCKHOLM.with_options({"graded_gask_misar": True, "out_shares_pinnar": True, "ante": 3, "out_antes": False}),
    SM.with_options({"turn8_overtrick_bonus": True, "kodilj_doubles_pinnar": True, "new_trump_at_omkop": False}),
]


def at(persons: tuple[str, ...], *lines: dict[str, Any], divided: bool = False, rules: vira.Rules = SM) -> Protocol:
    return table_protocol(rules, persons, read_deal_lines(list(lines)), divided=divided)


def paid(persons: tuple[str, ...] = THREE, /, rules: vira.Rules = SM, **line: object) -> dict[str, int]:
    """What a game by D moves with 16 in the pulla; the second deal, in which A deals and of four D sits out."""
    found = at(persons, SIXTEEN, {"declarer": "D", **line}, rules=rules)
    row = found.rows[1]
    changed = dict(zip(persons, row.change, strict=True)) | {"pool": row.pulla - 16}
    return {name: amount for name, amount in changed.items() if amount}


def refused(*lines: dict[str, Any], persons: tuple[str, ...] = THREE, rules: vira.Rules = SM) -> list[tuple[str, str]]:
    """Codes and places; every sentence exists in every language and names its place."""
    with pytest.raises(TournamentError) as caught:
        at(persons, *lines, rules=rules)
    for fault in caught.value.faults:
        params = dict(fault.params)
        assert all(str(params["where"]) in catalogue(language)(fault.code, **params) for language in LANGUAGES)
    return [(fault.code.removeprefix("tournament/"), str(dict(fault.params)["where"])) for fault in caught.value.faults]


# the sheets' own examples


@pytest.mark.rule("SWS.notes", "VR.A1")
def test_the_worked_examples() -> None:
    assert paid(contract="spel7", trump="hogsta", tricks=7) == {"D": 10, "A": -1, "B": -1, "pool": -8}
    assert paid(contract="spel7", trump="hogsta", tricks=6) == {"D": -10, "A": 1, "B": 1, "pool": 8}
    assert paid(contract="spel7", trump="hogsta", tricks=5) == {"D": -18, "A": 1, "B": 1, "pool": 16}
    assert paid(contract="solo-grande-ouverte", tricks=0) == {"D": 56, "A": -24, "B": -24, "pool": -8}
    again = paid(contract="vingel7", first_trump="hogsta", trump="ofarg", result="home")
    assert again == {"D": -4, "A": 2, "B": 2}
    assert paid(contract="gask3", grade="farg", result="laid") == {"D": -10, "A": 1, "B": 1, "pool": 8}
    assert paid(contract="solo9", result="laid") == {"D": -20, "A": 2, "B": 2, "pool": 16}


@pytest.mark.rule("SM.A9")
@pytest.mark.parametrize(
    ("contract", "lifted"), [("vingel6", 0), ("vingel7", 0), ("vingel8", 8), ("turne8", 8), ("turne7", 0)]
)
def test_coming_home_in_the_second_try(contract: str, lifted: int) -> None:
    moved = paid(contract=contract, first_trump="ofarg", trump="ofarg", result="home")
    assert moved.get("pool", 0) == -lifted


@pytest.mark.rule("SM.B1")
def test_tjuvpass() -> None:
    gok = {"contract": "gok", "tricks": 0}
    assert paid(**gok, thieves=["A"]) == {"D": 8, "A": -3, "B": 3, "pool": -8}
    assert paid(**gok, thieves=["A", "B"]) == {"D": 8, "pool": -8}
    four = {"declarer": "C", **gok}
    one = at(FOUR, {**SIXTEEN}, {**four, "thieves": ["B"]}).rows[1]  # A deals and D sits out
    assert (one.turn.dealer, one.turn.sits_out, one.change) == ("A", "D", (2, -4, 8, 2))
    two = at(FOUR, {**SIXTEEN}, {**four, "thieves": ["A", "B"]}).rows[1]
    assert two.change == (-1, -1, 8, 2)
    assert {entry.cites for entry in two.payments if entry.reason == "tjuvpass/compensation"} == {("SM.B1",)}


@pytest.mark.rule("VR.A3")
def test_overtricks_where_they_count() -> None:
    club = SM.with_options({"turn8_overtrick_bonus": True})
    assert paid(rules=club, contract="turne8", trump="ofarg", tricks=9)["pool"] == -16
    assert paid(rules=club, contract="turne8", trump="ofarg", tricks=8)["pool"] == -8
    assert paid(rules=club, contract="turne8", trump="ofarg", result="home")["pool"] == -8


@pytest.mark.rule("SM.L1", "SM.L2", "SM.L3")
def test_the_division() -> None:
    found = at(THREE, {"declarer": "A", "contract": "begar", "trump": "ofarg", "tricks": 5}, divided=True)
    assert (found.pulla, found.totals) == (0, (-4, 2, 2))  # two pinnar left over, to who has lost most
    assert [(one.payer, one.payee, one.amount, one.cites) for one in found.division] == [
        ("pool", "A", 2, ("SM.L1", "SM.L2")),
        ("pool", "B", 2, ("SM.L1", "SM.L2")),
        ("pool", "D", 2, ("SM.L1", "SM.L2")),
        ("pool", "A", 2, ("SM.L3",)),
    ]
    assert found.turn is None
    assert found.deals_left == 17


@pytest.mark.rule("VR.A9", "VR.A12")
def test_an_empty_pulla_is_filled_by_all_at_the_table() -> None:
    found = at(FOUR, {"declarer": "A", "contract": "begar", "trump": "ofarg", "tricks": 6})
    assert found.rows[0].turn.sits_out == "C"
    assert (found.totals, found.pulla) == ((0, -8, -8, -8), 24)


@pytest.mark.rule("SM.E6", "SM.D6")
def test_a_misdeal_costs_a_bet_and_the_deal_passes_on() -> None:
    found = at(FOUR, {"payments": [{"from": "D", "to": "pool"}, {"from": "A", "to": "pool"}]})
    assert (found.totals, found.pulla) == ((-8, 0, 0, -8), 16)
    assert found.rows[0].case is None
    assert found.turn is not None
    assert (found.turn.number, found.turn.dealer, found.turn.sits_out) == (2, "A", "D")


def test_who_deals_and_who_sits_out() -> None:
    line = {"declarer": "D", "contract": "gok", "result": "bet"}
    found = at(FOUR, line)
    assert (found.planned, found.deals_left) == (24, 23)
    assert at(THREE).planned == 18
    lines = read_deal_lines([line])
    other = table_protocol(SM, FOUR, lines, divided=False, planned=1, first_dealer="B")
    assert (other.rows[0].turn.players, other.rows[0].turn.sits_out) == (("C", "D", "B"), "A")
    assert other.turn is None
    assert other.deals_left == 0


# refusals

GAME: dict[str, Any] = {"declarer": "A", "contract": "spel8", "trump": "farg", "tricks": 8}
GOK: dict[str, Any] = {"declarer": "A", "contract": "gok", "result": "home"}
FINE: dict[str, Any] = {"from": "A", "to": "pool"}

BAD: list[tuple[dict[str, Any], str, str]] = [
    ({}, "line-empty", "deals[1]"),
    ({"declarer": "A", "result": "bet"}, "missing-field", "deals[1].contract"),
    ({"contract": "begar", "result": "bet", "trump": "ofarg"}, "missing-field", "deals[1].declarer"),
    ({"declarer": "A", "contract": "begar", "trump": "ofarg"}, "line-no-result", "deals[1].result"),
    (GAME | {"declarer": "E"}, "line-stranger", "deals[1].declarer"),
    (GAME | {"contract": "spel10"}, "bad-field", "deals[1].contract"),
    (GAME | {"contract": "tringel9"}, "line-not-bid", "deals[1].contract"),
    (GAME | {"tricks": 14}, "bad-field", "deals[1].tricks"),
    (GAME | {"result": "bet"}, "line-disagree", "deals[1].result"),
    (GAME | {"result": "laid"}, "line-disagree", "deals[1].result"),
    (GAME | {"trump": None}, "line-no-trump", "deals[1].trump"),
    (GAME | {"trump": "hearts"}, "bad-field", "deals[1].trump"),
    (GAME | {"grade": "hogsta"}, "line-outside-grade", "deals[1].trump"),
    (GAME | {"grade": "farg", "first_trump": "ofarg"}, "line-outside-grade", "deals[1].first_trump"),
    (GAME | {"misar": True}, "line-no-misar", "deals[1].misar"),
    (GAME | {"thieves": ["B"]}, "line-no-tjuvpass", "deals[1].thieves"),
    (GAME | {"colour": "red"}, "unknown-field", "deals[1].colour"),
    (GAME | {"deal": 0}, "bad-field", "deals[1].deal"),
    (GAME | {"deal": 2}, "line-missing", "deals"),
    (GAME | {"contract": "turne8", "grade": "farg"}, "line-no-gradation", "deals[1].grade"),
    (GAME | {"contract": "solo8", "first_trump": "farg"}, "line-no-second-try", "deals[1].first_trump"),
    (
        {"declarer": "A", "contract": "gask0", "grade": "farg", "misar": True, "tricks": 0},
        "line-graded-misar",
        "deals[1].misar",
    ),
    ({"declarer": "A", "contract": "kopmisar1", "tricks": 12}, "line-tricks", "deals[1].tricks"),
    ({"declarer": "A", "contract": "gask3", "misar": True, "tricks": 13}, "line-tricks", "deals[1].tricks"),
    (GOK | {"trump": "ofarg"}, "line-misar-trump", "deals[1].trump"),
    (GOK | {"thieves": ["A"]}, "line-thief", "deals[1].thieves[1]"),
    (GOK | {"thieves": ["B", "B"]}, "line-thief", "deals[1].thieves[2]"),
    (GOK | {"result": "bet", "thieves": ["B"]}, "line-no-tjuvpass", "deals[1].thieves"),
    ({"payments": [FINE | {"to": "E"}]}, "line-stranger", "deals[1].payments[1].to"),
    ({"payments": [FINE | {"to": "A"}]}, "line-to-itself", "deals[1].payments[1].to"),
    ({"payments": [FINE | {"amount": 0}]}, "bad-field", "deals[1].payments[1].amount"),
    ({"payments": [{"from": "pool", "to": "A"}]}, "line-pulla-short", "deals[1].payments"),
]


@pytest.mark.parametrize(("line", "code", "where"), BAD)
def test_what_cannot_be_is_refused(line: dict[str, Any], code: str, where: str) -> None:
    assert refused(line) == [(code, where)]


def test_refusals_at_a_table() -> None:
    assert refused(GAME | {"declarer": "C"}, persons=FOUR) == [("line-sits-out", "deals[1].declarer")]
    assert refused(GOK | {"thieves": ["C"]}, persons=FOUR) == [("line-thief", "deals[1].thieves[1]")]
    assert refused(*([GAME] * 19)) == [("line-too-many", "deals")]
    assert refused(GAME | {"deal": 19}) == [("line-missing", "deals"), ("line-too-many", "deals")]
    assert refused(GAME, GAME | {"deal": 1}) == [("line-twice", "deals")]
    assert refused(GOK | {"thieves": ["B"]}, rules=STOCKHOLM) == [("line-no-tjuvpass", "deals[1].thieves")]
    kept = SM.with_options({"new_trump_at_omkop": False})
    assert refused(GAME | {"first_trump": "ofarg"}, rules=kept) == [("line-same-trump", "deals[1].first_trump")]
    assert refused(persons=("A", "B")) == [("three-or-four", "seats")]
    assert refused(persons=("A", "B", POOL)) == [("line-called-pool", "seats")]
    with pytest.raises(TournamentError, match="line-stranger"):
        table_protocol(SM, THREE, (), divided=False, first_dealer="E")


def test_all_faults_at_once() -> None:
    assert refused(GAME | {"declarer": "E", "thieves": ["B"]}, GOK | {"trump": "farg"}) == [
        ("line-stranger", "deals[1].declarer"),
        ("line-no-tjuvpass", "deals[1].thieves"),
        ("line-misar-trump", "deals[2].trump"),
    ]
    with pytest.raises(TournamentError) as caught:
        read_deal_line({"contract": "x", "tricks": -1})
    assert [dict(fault.params)["where"] for fault in caught.value.faults] == ["deal", "contract", "tricks"]
