"""Why an action is not allowed, as a value that any language can put into words."""

from __future__ import annotations

from dataclasses import dataclass

from stik.engine.seats import Seat
from stik.errors import Fault, StikError


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused action: a stable code, the articles that refuse it, who wanted it, and what the sentence needs."""

    code: str
    cites: tuple[str, ...]
    seat: Seat | None
    params: tuple[tuple[str, str | int], ...] = ()


class IllegalAction(StikError):
    """Raised by `apply` for an action that `why_not` refuses; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(Fault(refusal.code, refusal.params))
        self.refusal = refusal
