"""A hall without internet: one laptop serves the phones on its own network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stik.server.settings import ServerSettings

RATE_FACTOR: Final = 10.0
"""Behind a router a whole hall is one address: so many times the usual rates, unless `STIK_RATE_FACTOR` says."""


def origin_of(host: str, port: int) -> str:
    """The address of a page over plain http, as browsers write it."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def for_hall(server: ServerSettings, origins: Sequence[str], port: int) -> ServerSettings:
    """The settings for phones that come to these origins; the first of them stands in links and QR codes."""
    changed: dict[str, object] = {"hall_origin": origins[0]}
    if server.origins:  # without any, a page is asked for where it is found, and that is here
        here = [origin_of(host, port) for host in ("localhost", "127.0.0.1")]
        changed["origins"] = tuple(dict.fromkeys((*server.origins, *origins, *here)))
    if "rate_factor" not in server.model_fields_set:
        changed["rate_factor"] = RATE_FACTOR
    return server.model_copy(update=changed)
