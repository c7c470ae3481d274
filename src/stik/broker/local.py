"""The broker of a service that is one process: nobody to send to, nobody to share with."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from stik.app.ports import BrokerDown, Listener
from stik.broker.arrivals import Arrivals


class LocalBroker:
    """Messages go to other processes, and there are none; every claim is this process's own."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._arrivals = Arrivals(clock)
        self._closed = False

    @property
    def is_alone(self) -> bool:
        return True

    async def publish(self, topic: str, message: bytes) -> None:
        pass

    async def subscribe(self, topic: str, listener: Listener) -> None:
        pass

    async def unsubscribe(self, topic: str) -> None:
        pass

    async def claim(self, name: str, seconds: float) -> bool:  # noqa: ARG002
        return not self._closed

    async def release(self, name: str) -> None:
        pass

    async def arrive(self, topic: str, member: str, seconds: float) -> None:
        self._arrivals.arrive(topic, member, seconds)

    async def renew(self, topic: str, members: Iterable[str], seconds: float) -> None:
        self._arrivals.renew(topic, members, seconds)

    async def depart(self, topic: str, member: str) -> None:
        self._arrivals.depart(topic, member)

    async def members(self, topic: str) -> set[str]:
        return self._arrivals.members(topic)

    async def ping(self) -> None:
        if self._closed:
            raise BrokerDown

    async def close(self) -> None:
        self._closed = True
