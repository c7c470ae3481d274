"""What all tests share."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import settings

# `make test` tries the same examples every time, whatever the machine's speed; `make soak` looks for new ones
settings.register_profile("test", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("soak", deadline=None, print_blob=True)
settings.load_profile("soak" if os.environ.get("STIK_SOAK") else "test")

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))


def deals(*, usual: int, soak: int) -> int:
    """How many random deals a test plays: few in `make test`, many in `make soak`."""
    return soak if os.environ.get("STIK_SOAK") else usual
