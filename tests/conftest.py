"""What all tests share."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer.testing
import yaml
from hypothesis import settings

# `make test` tries the same examples every time, whatever the machine's speed; `make soak` looks for new ones
settings.register_profile("test", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("soak", deadline=None, print_blob=True)
settings.load_profile("soak" if os.environ.get("STIK_SOAK") else "test")

# the tree of commands is the same for every call; the runner would work it out each time, for forty times the command
typer.testing._get_command = cache(typer.testing._get_command)

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

FIRST = ("tests/faults/", "tests/e2e/")
"""The slowest: whoever is done with the others takes over what is behind them (`--dist worksteal`)."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((place for place, name in enumerate(FIRST) if item.nodeid.startswith(name)), 2))


def deals(*, usual: int, soak: int) -> int:
    """How many random deals a test plays: few in `make test`, many in `make soak`."""
    return soak if os.environ.get("STIK_SOAK") else usual


def documents(path: Path) -> list[Any]:
    """What a YAML file holds, read by libyaml: the files of the tests are long."""
    return list(yaml.load_all(path.read_text("utf-8"), Loader=yaml.CSafeLoader))
