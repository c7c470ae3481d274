"""One case per criterion and ruling: a file as an organiser writes it, and what must come of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stik.errors import TournamentError
from stik.tournaments import read_tournament, standings, to_json
from tests.conftest import documents

CASES = [case for path in sorted((Path(__file__).parent / "cases").glob("*.yaml")) for case in documents(path)]
COLUMNS = ("place", "points", "played", "wins", "lus_for", "lus_against", "decided_by")
VIRA_COLUMNS = ("place", "points", "played", "best_round", "decided_by")


def answer(file: object) -> dict[str, Any]:
    tournament = read_tournament(file)
    return to_json(tournament, standings(tournament))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    if "refused" in case:
        with pytest.raises(TournamentError) as refused:
            answer(case["file"])
        assert refused.value.code == case["refused"]
        return
    found = answer(case["file"])
    wanted = dict(case["expect"])
    columns = VIRA_COLUMNS if case["file"]["format"] == "vira-sm" else COLUMNS
    for key in ("qualified", "unresolved", "provisional"):
        if key in wanted:
            assert found[key] == wanted.pop(key), key
    semi_final = wanted.pop("semi-final", None)
    tables = [(found["stages"]["pool"], wanted), (found["stages"].get("semi-final"), {"A": semi_final or {}})]
    for pools, expected in tables:
        for pool, rows in expected.items():
            if rows:
                shown = {row["entrant"]: [row[column] for column in columns] for row in pools[pool]}
                assert {one: shown[one] for one in rows} == rows


def test_every_case_has_its_own_name() -> None:
    names = [case["id"] for case in CASES]
    assert len(set(names)) == len(names)
