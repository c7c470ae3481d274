"""Bad files are refused with every fault and its place."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stik.errors import TournamentError
from stik.messages import LANGUAGES, catalogue
from stik.tournaments import FORMATS, read_tournament, standings, to_json

TWO: dict[str, Any] = {"format": "voms-championship", "entrants": [{"id": "t1"}, {"id": "t2"}]}
VIRA: dict[str, Any] = {"format": "vira-sm", "entrants": [{"id": f"p{n}"} for n in range(1, 5)]}


def one(**result: object) -> dict[str, Any]:
    return TWO | {"results": [{"a": "t1", "b": "t2", **result}]}


def sitting(**result: object) -> dict[str, Any]:
    return VIRA | {"results": [{"round": 1, "seats": ["p1", "p2", "p3"], "totals": [0, 0, 0], **result}]}


def faults(file: object) -> list[tuple[str, object]]:
    with pytest.raises(TournamentError) as caught:
        read_tournament(file)
    return [(fault.code, dict(fault.params)["where"]) for fault in caught.value.faults]


def test_an_unknown_way_to_decide_says_nothing_of_the_reason() -> None:
    decision = {"tie": ["t1", "t2"], "order": ["t2", "t1"], "by": "dice", "reason": "we had some"}
    assert faults(TWO | {"decisions": [decision]}) == [("tournament/bad-field", "decisions[1].by")]


BAD = [
    ([], "bad-field", "…"),
    (None, "bad-field", "…"),
    ({}, "missing-field", "format"),
    ({"format": "chess"}, "unknown-format", "format"),
    ({"format": "labansen"}, "missing-field", "entrants"),
    ({"format": "labansen", "entrants": []}, "bad-field", "entrants"),
    ({"format": "labansen", "entrants": 5}, "bad-field", "entrants"),
    ({"format": "labansen", "entrants": [5]}, "bad-field", "entrants[1]"),
    ({"format": "labansen", "entrants": [{}]}, "missing-field", "entrants[1].id"),
    ({"format": "labansen", "entrants": [{"id": "a"}, {"id": "a"}]}, "entrant-twice", "entrants[2].id"),
    ({"format": "labansen", "entrants": [{"id": "a", "pool": "A"}, {"id": "b"}]}, "missing-field", "entrants[2].pool"),
    ({"format": "labansen", "entrants": [{"id": "a", "colour": 1}]}, "unknown-field", "entrants[1].colour"),
    (TWO | {"result": []}, "unknown-field", "result"),
    (TWO | {"state": "over"}, "bad-field", "state"),
    (TWO | {"settings": {"slot": 0}}, "bad-field", "settings.slot"),
    (TWO | {"settings": {"speed": 1}}, "unknown-field", "settings.speed"),
    (TWO | {"settings": {"walkover": [1, 9]}}, "bad-field", "settings.walkover"),
    (TWO | {"disqualified": ["t9"]}, "unknown-entrant", "disqualified"),
    (TWO | {"penalties": [{"entrant": "t9", "points": -1}]}, "unknown-entrant", "penalties[1].entrant"),
    (TWO | {"penalties": [{"entrant": "t1", "points": 3}]}, "bad-field", "penalties[1].points"),
    (TWO | {"penalties": [{"entrant": "t1", "points": float("nan")}]}, "bad-field", "penalties[1].points"),
    (TWO | {"penalties": [{"entrant": "t1", "points": -0.1}]}, "bad-field", "penalties[1].points"),
    (TWO | {"decisions": [{"tie": ["t1", "t2"], "order": ["t1"], "by": "lot"}]}, "bad-field", "decisions[1].order"),
    (TWO | {"decisions": [{"tie": ["t1"], "order": ["t1"], "by": "me"}]}, "bad-field", "decisions[1].by"),
    (TWO | {"decisions": [{"by": "lot"}]}, "missing-field", "decisions[1].tie"),
    (one(), "one-result", "results[1]"),
    (one(lus=[9, 3], absent="t1"), "one-result", "results[1]"),
    (one(lus=[9]), "bad-field", "results[1].lus"),
    (one(lus=[9, -1]), "bad-field", "results[1].lus[2]"),
    (one(lus=[9, True]), "bad-field", "results[1].lus[2]"),
    (one(lus=[9, "3"]), "bad-field", "results[1].lus[2]"),
    (one(lus=[11, 3]), "over-the-comb", "results[1].lus"),
    (one(lus=[8, 3]), "no-winner", "results[1].lus"),
    (one(lus=[9, 9]), "two-winners", "results[1].lus"),
    (one(lus=[8, 3], comb=[8, 9]), "bad-field", "results[1].comb[1]"),
    (one(lus=[9, 3], toqued="t3"), "bad-field", "results[1].toqued"),
    (one(absent="t3"), "bad-field", "results[1].absent"),
    (one(lus=[9, 3], stage="quarter-final"), "bad-field", "results[1].stage"),
    (one(lus=[9, 3], round=0), "bad-field", "results[1].round"),
    (one(lus=[9, 3], winner="t1"), "unknown-field", "results[1].winner"),
    (one(lus=[9, 3], b="t1"), "against-itself", "results[1].b"),
    (one(lus=[9, 3], b="t7"), "unknown-entrant", "results[1].b"),
    (TWO | {"results": [{"a": "t1", "b": "t2", "lus": [9, 3]}] * 2}, "met-too-often", "results[2]"),
    (
        {
            "format": "voms-open",
            "entrants": [{"id": "a", "pool": "A"}, {"id": "b", "pool": "B"}],
            "results": [{"a": "a", "b": "b", "lus": [9, 3]}],
        },
        "different-pools",
        "results[1]",
    ),
    (sitting(totals=[1, 1, 1]), "not-zero", "results[1].totals"),
    (sitting(totals=[0, 0]), "bad-field", "results[1].totals"),
    (sitting(totals=None), "missing-field", "results[1].totals"),
    (sitting(seats=["p1", "p2"]), "three-or-four", "results[1].seats"),
    (sitting(seats=["p1", "p2", "p2"]), "three-or-four", "results[1].seats"),
    (sitting(seats=["p1", "p2", "p9"]), "unknown-entrant", "results[1].seats[3]"),
    (sitting(round=None), "missing-field", "results[1].round"),
    (VIRA | {"results": sitting()["results"] * 2}, "two-tables", "results[2].seats"),
]


@pytest.mark.parametrize(("file", "code", "where"), BAD)
def test_a_fault_names_its_place(file: object, code: str, where: str) -> None:
    with pytest.raises(TournamentError) as refused:
        read_tournament(file)
    fault = refused.value.faults[0]
    assert (fault.code, dict(fault.params)["where"]) == (f"tournament/{code}", where)
    for language in LANGUAGES:
        assert where in catalogue(language)(fault.code, **dict(fault.params))


def test_all_faults_at_once() -> None:
    with pytest.raises(TournamentError) as refused:
        read_tournament(TWO | {"results": [{"a": "t1", "b": "t7", "lus": [9, 3]}, {"a": "t1"}], "colour": "red"})
    assert [fault.code for fault in refused.value.faults] == [
        "tournament/unknown-entrant",
        "tournament/missing-field",
        "tournament/unknown-field",
    ]


def test_numbers_are_names_too() -> None:
    found = read_tournament(
        {"format": "labansen", "entrants": [{"id": 1}, {"id": 2}], "results": [{"a": 1, "b": 2, "lus": [9, 1]}]}
    )
    assert [entrant.id for entrant in found.entrants] == ["1", "2"]


@pytest.mark.parametrize("form", FORMATS)
def test_a_tournament_without_results(form: str) -> None:
    found = read_tournament({"format": form, "entrants": [{"id": "a"}, {"id": "b"}, {"id": "c"}]})
    answer = to_json(found, standings(found))
    assert answer["qualified"] == [] or not any(one["entrants"] for one in answer["qualified"])  # type: ignore[attr-defined]


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["t1", "t2", "pool", "final", "lot", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(
        ["id", "a", "b", "lus", "comb", "absent", "toqued", "stage", "round", "entrant", "points", "tie", "order", "by",
         "seats", "totals", "pool", "name"]), inner, max_size=6),
    max_leaves=12,
)  # fmt: skip


@given(
    form=st.sampled_from(list(FORMATS)),
    more=st.dictionaries(
        st.sampled_from(["entrants", "results", "penalties", "decisions", "disqualified", "settings", "state", "name"]),
        anything,
    ),
)
def test_whatever_a_file_holds_is_read_or_refused(form: str, more: dict[str, object]) -> None:
    try:
        found = read_tournament(TWO | {"format": form} | more)
    except TournamentError as error:
        for fault in error.faults:
            assert catalogue("da")(fault.code, **dict(fault.params))
    else:
        to_json(found, standings(found))
