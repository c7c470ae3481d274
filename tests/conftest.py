"""What all tests share."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))


def deals(*, usual: int, soak: int) -> int:
    """How many random deals a test plays: few in `make test`, many in `make soak`."""
    return soak if os.environ.get("STIK_SOAK") else usual


@pytest.fixture(scope="session")
def root() -> Path:
    return Path(__file__).parents[1]
