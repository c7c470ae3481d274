"""`SECURITY.md` promises what is tested: every promise names its tests, and they are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_promise_names_tests_that_are_there() -> None:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    promised = text[text.index("## What is promised") : text.index("## What is not promised")]
    promises = [line for line in promised.splitlines() if line.startswith("* ")]
    assert len(promises) > 10
    for promise in promises:
        named = re.findall(r"`(tests/[\w/.]+)`", promise)
        assert named, promise
        assert [path for path in named if not (ROOT / path).exists()] == []
