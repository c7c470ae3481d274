"""What a phone offers and gets for a table of Vira, and deals in the file of a tournament."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from stik.errors import TournamentError
from stik.messages import LANGUAGES, catalogue
from stik.tournaments import read_tournament
from stik.tournaments.protocol import (
    DealLine,
    choices,
    choices_json,
    offers,
    protocol_json,
    read_deal_lines,
    table_protocol,
)
from stik.vira import CONTRACTS, Case, Form, Grade, Outcome, Rules, TrumpClass
from stik.vira.price import case_faults
from tests.tournaments.test_protocol import CLUBS, FOUR, GAME, STOCKHOLM, THREE, at

# what a phone offers


@pytest.mark.parametrize("rules", CLUBS)
def test_everything_that_is_offered_is_accepted(rules: Rules) -> None:
    for offer in offers(rules):
        for way in offer.ways:
            for ending in way.endings:
                assert len(ending.tricks) == len(
                    range(min(ending.tricks, default=0), max(ending.tricks, default=-1) + 1)
                )
                for tricks in ending.tricks or (None,):
                    for trump in way.trumps or (None,):
                        line = DealLine(
                            number=1,
                            declarer="A",
                            contract=offer.contract,
                            grade=way.grade,
                            misar=way.form is Form.MISAR and offer.contract.tricks is not None,
                            trump=trump if ending.trump else None,
                            first_trump=trump if offer.second_try else None,
                            tricks=tricks,
                            result=ending.result,
                            thieves=("B",) if ending.thieves else (),
                        )
                        found = table_protocol(rules, THREE, [line], divided=True)
                        assert sum(found.totals) == 0


@pytest.mark.parametrize("rules", CLUBS)
def test_the_price_list_refuses_what_is_not_offered_and_nothing_else(rules: Rules) -> None:
    offered = {offer.contract: offer for offer in offers(rules)}
    for contract in offered:
        for grade in Grade:
            for form in Form:
                for classes in ((TrumpClass.HOGSTA,), (TrumpClass.HOGSTA, TrumpClass.HOGSTA)):
                    case = Case(contract=contract, outcome=Outcome.BET, grade=grade, form=form, classes=classes)
                    offer = offered[contract]
                    possible = offer.way(grade, form) is not None and (len(classes) == 1 or offer.second_try)
                    graded_misar = bool(grade) and form is Form.MISAR and not rules.graded_gask_misar
                    assert possible == (not case_faults(rules, case) and not graded_misar), case


def test_the_choices_of_a_deal() -> None:
    table = at(FOUR, GAME)
    found = choices(table)
    assert found is not None
    data = choices_json(found)
    assert {name: data[name] for name in ("deal", "dealer", "sits_out", "players", "bet")} == {
        "deal": 2,
        "dealer": "A",
        "sits_out": "D",
        "players": ["B", "C", "A"],
        "bet": 8,
    }
    families = {one["family"]: one["contracts"] for one in json.loads(json.dumps(data))["families"]}
    assert "tringel" not in families
    assert families["gok"] == [
        {
            "contract": "gok",
            "second_try": False,
            "same_trump": False,
            "ways": [
                {
                    "grade": "plain",
                    "form": "misar",
                    "trumps": [],
                    "results": [
                        {"result": "home", "tricks": [0, 0], "trump": False, "thieves": True, "count": False},
                        {"result": "bet", "tricks": [1, 1], "trump": False, "thieves": False, "count": False},
                        {"result": "kodilj", "tricks": [2, 13], "trump": False, "thieves": False, "count": False},
                        {"result": "laid", "tricks": None, "trump": False, "thieves": False, "count": False},
                    ],
                }
            ],
        }
    ]
    corrected = choices(at(FOUR, GAME, divided=True), deal=1)
    assert corrected is not None
    assert corrected.turn.sits_out == "C"
    assert choices(at(FOUR, GAME, divided=True)) is None
    with pytest.raises(TournamentError, match="line-missing"):
        choices(table, deal=3)


def test_every_code_of_the_choices_has_words() -> None:
    for language in LANGUAGES:
        say = catalogue(language)
        for offer in offers(STOCKHOLM):
            assert say.has(f"contract-{offer.contract.key}")
            assert say.has(f"vira-family-{offer.contract.family.value}")
            for way in offer.ways:
                assert say.has(f"vira-grade-{way.grade.name.lower()}")
                assert all(say.has(f"vira-class-{trump.name.lower()}") for trump in way.trumps)
                assert all(say.has(f"price-result-{ending.result.value}") for ending in way.endings)


def test_the_protocol_as_data() -> None:
    data = json.loads(json.dumps(protocol_json(at(THREE, GAME, divided=True))))
    assert {name: data[name] for name in data if name not in ("rows", "division")} == {
        "rules": "sm2025",
        "persons": ["A", "B", "D"],
        "planned": 18,
        "deals_left": 17,
        "next": None,
        "pulla": 0,
        "totals": {"A": 8, "B": -4, "D": -4},
        "divided": True,
    }
    (row,) = data["rows"]
    assert row["line"] == {"deal": 1, **GAME}
    assert row["game"]["result"] == "home"
    assert row["payments"][-1] == {
        "from": "D",
        "to": "A",
        "amount": 1,
        "reason": "pinnar/home",
        "cites": ["SWS.10", "SWS.notes"],
    }


# in the file of a tournament


def file(*lines: dict[str, Any], rules: str = "sm2025", **result: object) -> dict[str, Any]:
    sitting = {"round": 1, "seats": list(FOUR), "deals": list(lines), **result}
    return {"format": "vira-sm", "rules": rules, "entrants": [{"id": one} for one in FOUR], "results": [sitting]}


def test_deals_in_the_place_of_totals() -> None:
    lines = (GAME, {"declarer": "B", "contract": "gok", "result": "kodilj"})
    (sitting,) = read_tournament(file(*lines)).sittings
    assert sitting.totals == at(FOUR, *lines, divided=True).totals
    assert read_tournament(file(*lines, totals=list(sitting.totals))).sittings == (sitting,)
    assert read_tournament(file(*lines, dealer="D")).sittings == (sitting,)


@pytest.mark.parametrize(
    ("data", "code", "where"),
    [
        (file(GAME, totals=[1, -1, 0, 0]), "totals-differ", "results[1].totals"),
        (file(GAME, totals=[1, -1, 0]), "bad-field", "results[1].totals"),
        (file(GAME | {"declarer": "C"}), "line-sits-out", "results[1].deals[1].declarer"),
        (file(GAME | {"trump": "red"}), "bad-field", "results[1].deals[1].trump"),
        (file(GAME, dealer="E"), "line-stranger", "results[1].dealer"),
        (file(GAME, rules="poker"), "bad-field", "rules"),
        (file(GAME) | {"options": 5}, "bad-field", "options"),
        (file(GAME, GAME) | {"settings": {"deals": [1, 1]}}, "line-too-many", "results[1].deals"),
    ],
)
def test_faults_in_the_deals_of_a_file(data: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(TournamentError) as caught:
        read_tournament(data)
    (fault,) = caught.value.faults
    assert (fault.code, dict(fault.params)["where"]) == (f"tournament/{code}", where)


def test_totals_that_differ_say_by_how_much() -> None:
    with pytest.raises(TournamentError) as caught:
        read_tournament(file(GAME, totals=[8, -2, -3, -3]))
    right = at(FOUR, GAME, divided=True).totals
    wanted = [
        f"{one} {said - had:+}" for one, said, had in zip(FOUR, (8, -2, -3, -3), right, strict=True) if said != had
    ]
    assert dict(caught.value.faults[0].params)["difference"] == ", ".join(wanted)


def test_options_of_a_club_in_a_file() -> None:
    data = file({"declarer": "A", "contract": "begar", "trump": "ofarg", "tricks": 4})
    (sitting,) = read_tournament(data | {"options": {"tariff": {"kop": {"kodilj": -3}}}}).sittings
    assert sitting.totals == (-18, 6, 6, 6)
    with pytest.raises(TournamentError, match="setup/unknown-option"):
        read_tournament(data | {"options": {"speed": 3}})


def test_the_example_of_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text("utf-8")
    (sitting,) = read_tournament(yaml.safe_load(page.split("```yaml")[2].split("```")[0])).sittings
    assert sitting.totals == (22, -1, -10, -11)


# anything at all

person = st.sampled_from(["A", "B", "C", "D", "E", "pool"])
trump = st.sampled_from(["ofarg", "farg", "hogsta"])
line = st.fixed_dictionaries(
    {},
    optional={
        "deal": st.integers(0, 5),
        "declarer": person,
        "contract": st.sampled_from([contract.key for contract in CONTRACTS]),
        "grade": st.sampled_from(["plain", "farg", "hogsta"]),
        "misar": st.booleans(),
        "trump": trump,
        "first_trump": trump,
        "tricks": st.integers(-1, 14),
        "result": st.sampled_from([*Outcome]).map(str),
        "thieves": st.lists(person, max_size=3),
        "payments": st.lists(st.fixed_dictionaries({"from": person, "to": person, "amount": st.integers(0, 20)})),
    },
)
anything = st.recursive(st.none() | st.integers() | st.text(max_size=3), lambda inner: st.lists(inner, max_size=3))


@settings(max_examples=400)
@given(st.sampled_from([THREE, FOUR]), st.sampled_from(CLUBS), st.lists(line | anything, max_size=4))
def test_whatever_is_entered_is_refused_in_words_or_adds_up(
    persons: tuple[str, ...], rules: Rules, lines: list[object]
) -> None:
    try:
        found = table_protocol(rules, persons, read_deal_lines(lines), divided=False)
    except TournamentError as error:
        for fault in error.faults:
            assert all(catalogue(language)(fault.code, **dict(fault.params)) for language in LANGUAGES)
        return
    assert sum(found.totals) + found.pulla == 0
    assert all(row.pulla >= 0 for row in found.rows)
    assert read_deal_lines([row.line.to_data() for row in found.rows]) == tuple(row.line for row in found.rows)
