"""The same packs in every run: a test's secrets, and what its bots do by chance, follow from its name."""

from __future__ import annotations

import secrets
from random import Random

import pytest


@pytest.fixture(autouse=True)
def same_packs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(request.node.name)
    monkeypatch.setattr(secrets, "token_hex", lambda count=32: chance.randbytes(count).hex())
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
