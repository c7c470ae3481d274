"""What happened, in the past tense, and who may know it."""

from __future__ import annotations

from typing import Final, TypeAlias

from stik.engine.seats import Seat

Audience: TypeAlias = tuple[Seat, ...] | None

EVERYONE: Final[Audience] = None


class Event:
    """The root of all events; public unless it says otherwise."""

    __slots__ = ()

    @property
    def audience(self) -> Audience:
        """The seats that may see the event, or everyone; spectators see only what everyone sees."""
        return EVERYONE
