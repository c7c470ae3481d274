"""What the protocol asks of a game: everything as text and JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from stik.bots import Budget
from stik.engine import Chance, Refusal, Stream
from stik.protocol.fields import Fields


class Deal(Protocol):
    """One deal of some game, as the engine protocol holds it; refused and unreadable actions raise."""

    def legal(self) -> dict[str, object]: ...

    def do(self, action: str, seat: str | None) -> list[dict[str, object]]: ...

    def why(self, action: str, seat: str | None) -> Refusal | None: ...

    def state(self) -> dict[str, object]: ...

    def view(self, seat: str | None) -> dict[str, object]: ...

    def suggest(self, level: str, chance: Chance, budget: Budget | None) -> dict[str, object]:
        """What a bot of this level does for the seat to act, and what it expects of each action that it weighed."""

    @property
    def start(self) -> Mapping[str, object]:
        """How the deal was set up, without game and rules."""

    @property
    def actions(self) -> tuple[str, ...]:
        """What has been done."""

    def rules(self) -> Mapping[str, object]:
        """The full rule set."""

    def result(self) -> dict[str, object] | None:
        """What came of the deal, once it is over."""

    @property
    def cites(self) -> tuple[str, ...]:
        """The articles by which it was counted so far, each once."""

    @property
    def seats(self) -> str:
        """The letters of everybody at the table."""

    def seat(self, seat: int | None) -> str | None: ...


class Adapter(Protocol):
    """A game, as the engine protocol sets it up; `redeal` is not None where the deal is void.

    A message names its rules, and is read by today's presets; where the rules are `held`, it names none.
    """

    @property
    def presets(self) -> tuple[str, ...]: ...

    def held(self, rules: Mapping[str, object], edition: int) -> Adapter:
        """The game by the rules that a record holds; what it does not name is as it was in its edition."""

    def new(self, fields: Fields) -> tuple[Deal, Mapping[str, object] | None]: ...

    def position(self, fields: Fields) -> Deal: ...

    def pack(self, fields: Fields) -> str:
        """The pack in the order that a shuffle begins with."""

    def shuffled(self, fields: Fields, stream: Stream) -> dict[str, object]:
        """The fields of a setup that a verifiable shuffle fixes."""
