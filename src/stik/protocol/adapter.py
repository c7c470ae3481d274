"""What the protocol asks of a game: everything as text and JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from stik.engine import Chance, Refusal
from stik.protocol.fields import Fields


class Deal(Protocol):
    """One deal of some game, as the engine protocol holds it; refused and unreadable actions raise."""

    def legal(self) -> dict[str, object]: ...

    def do(self, action: str, seat: str | None) -> list[dict[str, object]]: ...

    def why(self, action: str, seat: str | None) -> Refusal | None: ...

    def state(self) -> dict[str, object]: ...

    def view(self, seat: str | None) -> dict[str, object]: ...

    def suggest(self, level: str, chance: Chance) -> dict[str, object]: ...

    def record(self) -> dict[str, object]: ...

    def seat(self, seat: int | None) -> str | None: ...


class Adapter(Protocol):
    """A game, as the engine protocol sets it up; `redeal` is not None where the deal is void."""

    @property
    def presets(self) -> tuple[str, ...]: ...

    def new(self, fields: Fields) -> tuple[Deal, Mapping[str, object] | None]: ...

    def position(self, fields: Fields) -> Deal: ...
