"""Who has arrived in this process, how often, and until when that holds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(slots=True)
class Arrival:
    """The devices of one member that have arrived and not departed."""

    devices: int
    until: float


class Arrivals:
    """Counts devices by topic and member; one whose time ran out counts until it departs, and may be renewed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._topics: dict[str, dict[str, Arrival]] = {}

    def arrive(self, topic: str, member: str, seconds: float) -> None:
        until = self._clock() + seconds
        here = self._topics.setdefault(topic, {})
        found = here.get(member)
        if found is None:
            here[member] = Arrival(1, until)
        else:
            found.devices += 1
            found.until = max(found.until, until)

    def renew(self, topic: str, members: Iterable[str], seconds: float) -> list[str]:
        """Those of them that have arrived; one whose time ran out is here again."""
        until, here = self._clock() + seconds, self._topics.get(topic, {})
        arrived = [member for member in members if member in here]
        for member in arrived:
            here[member].until = max(here[member].until, until)
        return arrived

    def depart(self, topic: str, member: str) -> bool:
        """Whether that was the member's last device in this process."""
        here = self._topics.get(topic, {})
        found = here.get(member)
        if found is None:
            return False
        found.devices -= 1
        if found.devices > 0:
            return False
        del here[member]
        if not here:
            del self._topics[topic]
        return True

    def members(self, topic: str) -> set[str]:
        now = self._clock()
        return {member for member, one in self._topics.get(topic, {}).items() if one.until > now}

    def everyone(self) -> list[tuple[str, str]]:
        return [(topic, member) for topic, here in self._topics.items() for member in here]
