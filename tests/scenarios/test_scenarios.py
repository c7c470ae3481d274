"""Every scenario under tests/scenarios is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from stik.protocol.scenario import run_scenario
from tests.conftest import documents

HERE = Path(__file__).parent
SCENARIOS = [
    pytest.param(document, id=f"{path.parent.name}/{document['id']}")
    for path in sorted(HERE.glob("*/*.yaml"))
    for document in documents(path)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: dict[str, object]) -> None:
    report = run_scenario(scenario)
    assert report.passed, report.problem


def test_identifiers_are_unique() -> None:
    names = [param.id for param in SCENARIOS]
    assert len(set(names)) == len(names)


def test_every_scenario_cites() -> None:
    assert [param.id for param in SCENARIOS if not param.values[0].get("cites")] == []  # type: ignore[attr-defined]
