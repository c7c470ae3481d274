"""Nobody may ask too fast: token buckets for every kind of request.

They guard the work of one process, so each has its own. What guards secrets holds for all (`stik.app.sign_in.guesses`).
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from starlette.types import ASGIApp, Receive, Scope, Send

from stik.errors import Fault, StikError

Kind: TypeAlias = Literal["any", "sign-in", "creating", "writing", "reading", "page", "socket"]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: int
    per_second: float


RATES: Final[Mapping[Kind, Rate]] = {
    "any": Rate(2000, 200),  # by address: a hall full of phones is one address
    "sign-in": Rate(60, 0.5),
    "creating": Rate(120, 1),
    "writing": Rate(60, 5),
    "reading": Rate(200, 20),
    "page": Rate(2000, 200),
    "socket": Rate(40, 10),
}

KINDS: Final[Mapping[str, Kind]] = {
    "page": "page",
    "sign_in": "page",  # guesses are counted for all processes (stik.app.sign_in); who is known here need not wait
    "recover": "page",
    "make_recovery_codes": "sign-in",
    "passkey_sign_in": "sign-in",
    "change_password": "sign-in",
    "create_account": "sign-in",
    "create_guest": "creating",
    "ask_passkey_sign_in": "creating",
    "create_report": "creating",
    "play_now": "creating",
    "open_table": "creating",
    "open_phones": "creating",
    "replay_deal": "writing",
    "play_scene": "reading",  # nothing is written
    "check_exercise": "reading",
    "show_moments": "writing",
    "bring_record": "creating",
    "play_on": "creating",
    "open_showing": "creating",
    "lead_showing": "reading",  # who drags the slider steps often
    "export_me": "creating",
    "found_club": "creating",
    "show_statistics": "writing",  # reads thousands of deals
    "start_analysis": "creating",
    "create_tournament": "creating",
    "open_archive": "creating",
    "print_sheet": "writing",  # a page takes as long to set as a hundred results
    "export_tournament": "writing",
}
"""Operations with a rate of their own; the others read (GET) or write."""

BY_ADDRESS: Final[frozenset[Kind]] = frozenset({"any", "sign-in", "creating", "page"})
"""Kinds that are counted by address also for those who are signed in: a new guest is easily made."""

MOST_BUCKETS: Final = 50_000


def scaled(factor: float) -> Mapping[Kind, Rate]:
    """The usual rates, so many times."""
    return {kind: Rate(max(1, int(rate.burst * factor)), rate.per_second * factor) for kind, rate in RATES.items()}


class TooFast(StikError):
    """Wait so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(Fault.of("http/too-fast", seconds=seconds))
        self.seconds = seconds


class Limits:
    """The buckets of one process; those that were not used for longest are forgotten first."""

    def __init__(
        self, rates: Mapping[Kind, Rate] = RATES, *, now: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS
    ) -> None:
        self._rates = rates
        self._now = now
        self._most = most
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: Kind, who: str) -> float:
        """Takes one token and gives 0, or the seconds until there is one."""
        rate, now = self._rates[kind], self._now()
        tokens, at = self._buckets.pop((kind, who), (float(rate.burst), now))
        tokens = min(float(rate.burst), tokens + (now - at) * rate.per_second)
        taken = tokens >= 1
        self._buckets[kind, who] = (tokens - 1 if taken else tokens, now)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return 0.0 if taken else (1 - tokens) / rate.per_second

    def take(self, kind: Kind, who: str) -> None:
        """Raises `TooFast`."""
        seconds = self.wait(kind, who)
        if seconds:
            raise TooFast(math.ceil(seconds))

    @property
    def size(self) -> int:
        """How many buckets are remembered."""
        return len(self._buckets)


def kind_of(operation: str, method: str) -> Kind:
    """How an operation is counted."""
    return KINDS.get(operation) or ("reading" if method in {"GET", "HEAD", "OPTIONS"} else "writing")


def address(scope: Scope) -> str:
    """Whom a request comes from; of IPv6 the network, because a machine has as many addresses as it likes."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return host


class AddressLimit:
    """Counts every request by its address before anything else looks at it."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            self._limits.take("any", address(scope))
        await self._app(scope, receive, send)
