"""The referee as a library: values, errors that name everything, and the best outcome that a position still held."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import pytest

from stik.errors import InvalidSetup
from stik.rulings import Ruling, irregularities, rule
from stik.rulings.effects import Outcome

WRONG_CUT: dict[str, object] = {"game": "voms", "irregularity": "wrong-cut", "by": "E", "score": {"NS": 3, "EW": 5}}


@pytest.mark.rule("T.7")
def test_the_example_of_the_interfaces() -> None:
    assert rule({**WRONG_CUT, "rules": "tournament"}).to_json() == {
        "irregularity": "wrong-cut",
        "cites": ["T.7"],
        "offender": "EW",
        "decided_by": "automatic",
        "choices": [],
        "effects": [{"effect": "lose-all-lus", "side": "EW"}],
        "score": {"NS": 3, "EW": 0},
        "target": {"NS": 9, "EW": 9},
    }


def test_a_ruling_is_a_value() -> None:
    first, second = rule(WRONG_CUT), rule(dict(WRONG_CUT))
    assert isinstance(first, Ruling)
    assert first == second
    assert hash(first) == hash(second)


def test_every_wrong_and_missing_field_is_named_at_once() -> None:
    with pytest.raises(InvalidSetup) as raised:
        rule({"game": "vira", "irregularity": "revoke", "by": "X", "harm": "perhaps", "hat": 1, "table": 7})
    named = {(fault.code, dict(fault.params)["field"]) for fault in raised.value.faults}
    assert named == {
        ("setup/bad-field", "by"),
        ("setup/bad-field", "harm"),
        ("setup/unknown-field", "hat"),
        ("setup/bad-field", "table"),
        ("setup/missing-field", "noticed"),
    }


@pytest.mark.parametrize(
    ("case", "code"),
    [
        ({}, "setup/missing-field"),
        ({"game": "bridge"}, "setup/unknown-game"),
        ({"game": "voms"}, "setup/missing-field"),
        ({"game": "voms", "irregularity": "revoke"}, "setup/unknown-irregularity"),
        ({"game": "vira", "irregularity": "wrong-cut"}, "setup/unknown-irregularity"),
        ({"game": "vira", "irregularity": "revoke", "rules": "tournament"}, "setup/unknown-rules"),
        ({"game": "vira", "irregularity": "revoke", "rules": 7}, "setup/bad-field"),
        ({"game": "vira", "irregularity": "revoke", "options": {"hats": 1}}, "setup/unknown-option"),
        ({"game": "vira", "irregularity": "revoke", "options": {"ante": 0}}, "setup/bad-option-value"),
        ({"game": "vira", "irregularity": "revoke", "options": []}, "setup/bad-field"),
        ({"game": "vira", "faults": []}, "setup/bad-field"),
        ({"game": "vira", "faults": ["revoke"]}, "setup/bad-field"),
        ({"game": "voms", "irregularity": ["wrong-cut"]}, "setup/missing-field"),
    ],
)
def test_bad_cases(case: dict[str, object], code: str) -> None:
    with pytest.raises(InvalidSetup) as raised:
        rule(case)
    assert raised.value.code == code


@pytest.mark.parametrize("value", [None, 3, 3.5, True, "", "x", [], [1], {}, {"x": 1}, {"NS": "3"}, [[]], -1, 10**9])
@pytest.mark.parametrize("game", ["voms", "vira"])
def test_nothing_but_setup_errors_come_of_odd_values(game: str, value: object) -> None:
    by = "N" if game == "voms" else "B"
    for line in irregularities(game):
        for need in line.needs:
            with suppress(InvalidSetup):
                rule({"game": game, "irregularity": line.slug, "by": by, need.fact.name: value})


REVOKE: dict[str, object] = {
    "game": "vira",
    "irregularity": "revoke",
    "by": "B",
    "declarer": "A",
    "noticed": "before-cards-returned",
    "table": 3,
}


@pytest.mark.rule("SM.J2")
def test_the_best_outcome_is_asked_for_by_name() -> None:
    with pytest.raises(InvalidSetup) as raised:
        rule(REVOKE)
    assert [dict(fault.params)["field"] for fault in raised.value.faults] == ["best_possible"]


@pytest.mark.rule("SM.J2")
def test_the_best_outcome_may_be_found_in_a_position() -> None:
    seen: list[Mapping[str, object]] = []

    def solver(position: Mapping[str, object], _case: Mapping[str, object]) -> Outcome:
        seen.append(position)
        return "kodilj"

    found = rule({**REVOKE, "position": {"leader": "C"}}, best_outcome=solver)
    assert seen == [{"leader": "C"}]
    assert found.to_json()["effects"] == [
        {"effect": "settle-as", "result": "kodilj"},
        {"effect": "pass-the-deal"},
    ]
