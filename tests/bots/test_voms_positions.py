"""Positions of Voms with an obvious best move."""

from __future__ import annotations

import pytest

from tests.bots.positions.voms import CASES, THUMB, Case
from tests.rules.positions import Table, position


def suggested(table: Table, *, seed: int = 0) -> str:
    return str(table.session.answer({"cmd": "suggest", "level": "beginner", "seed": seed})["action"])


@pytest.mark.parametrize("case", [*CASES, *THUMB], ids=lambda case: case.why)
def test_the_obvious_move(case: Case) -> None:
    """The beginner finds it; the seat has another legal play, or the position would prove nothing."""
    table = case.table()
    assert len(table.legal) > 1
    assert suggested(table) == f"play {case.best}"


@pytest.mark.rule("T.15", "V102")
@pytest.mark.parametrize(("tricks", "best"), [({"NS": 4}, "reshuffle"), ({"EW": 4}, "continue")])
def test_the_opponents_of_an_early_toqu_choose_by_how_the_deal_goes(tricks: dict[str, int], best: str) -> None:
    hands = {"N": "Jc 5c 9c", "E": "Qc 5d Qd", "S": "Qs 5h Qh", "W": "Kh 6c 6d"}
    table = position(hands, tricks=tricks, options={"faults": "allowed"})
    table.do("play Jc")
    assert sorted(table.legal) == ["continue", "reshuffle"]
    assert suggested(table) == best


@pytest.mark.rule("T.18", "V114")
def test_a_game_that_is_won_is_stopped() -> None:
    table = position(
        {"N": "7c 9c", "E": "Qc 5d", "S": "Qs 5h", "W": "Qh 5s"},
        tricks={"NS": 4},
        options={"stop": "manual"},
        score={"NS": 8, "EW": 0},
        gone="3d Kc",
    )
    table.play("7c", "Qc", "Qs", "Qh")
    assert "stop" in table.calls
    assert suggested(table) == "stop"
