"""What follows from a tournament's secret, each for one purpose: whoever has one of them has none of the others."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from stik.app.codes import code_of
from stik.app.desk.state import Desk

KEY: Final = 10


def derived(desk: Desk, purpose: str) -> bytes:
    return hmac.digest(desk.secret.get_secret_value().encode(), purpose.encode(), hashlib.sha256)


def key_of(desk: Desk, of: str) -> str:
    """The key in the link of a role or an entrant; whoever does not know the secret cannot guess it."""
    return code_of(derived(desk, of), KEY)
