"""Every case under tests/rulings/cases is a test of its own: what happened, and what the referee must answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeAlias

import pytest

from stik.errors import StikError
from stik.protocol.rulings import answer
from tests.conftest import documents

Document: TypeAlias = dict[str, object]

HERE = Path(__file__).parent / "cases"
CASES = [
    pytest.param(document, id=f"{path.parent.name}/{document['id']}")
    for path in sorted(HERE.glob("*/*.yaml"))
    for document in documents(path)
    if document is not None
]


@pytest.mark.parametrize("document", CASES)
def test_case(document: Document) -> None:
    case = document["case"]
    assert isinstance(case, dict)
    if "error" in document:
        with pytest.raises(StikError) as raised:
            answer(case)
        assert document["error"] in (True, raised.value.code)
        return
    found = answer(case)
    problem = differs(document["expect"], found)
    assert problem is None, f"{problem}\n{json.dumps(found, ensure_ascii=False, indent=2)}"


def differs(wanted: object, found: object, where: str = "answer") -> str | None:
    """Where the answer differs: objects may say more, lists are of one length, `cites` holds at least these."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        parts = ((f"{where}.{key}", value, found.get(key, "nothing")) for key, value in wanted.items())
        return next(filter(None, (_part(name, value, other) for name, value, other in parts)), None)
    if isinstance(wanted, list) and isinstance(found, list):
        if len(wanted) != len(found):
            return f"{where} is {found}, not {wanted}"
        pairs = enumerate(zip(wanted, found, strict=True))
        return next(filter(None, (differs(one, other, f"{where}[{n}]") for n, (one, other) in pairs)), None)
    same = wanted == found and isinstance(wanted, bool) == isinstance(found, bool)
    return None if same else f"{where} is {found!r}, not {wanted!r}"


def _part(where: str, wanted: object, found: object) -> str | None:
    if where == "answer.cites" and isinstance(wanted, list) and isinstance(found, list):
        missing = [article for article in wanted if article not in found]
        return f"{where} lacks {missing}" if missing else None
    return differs(wanted, found, where)


def test_identifiers_are_unique() -> None:
    names = [param.id for param in CASES]
    assert len(set(names)) == len(names)
