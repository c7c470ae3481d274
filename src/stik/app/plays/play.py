"""What a table asks of a game, whichever it is; plays are values, so undoing is going back to an earlier one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, Self, TypeAlias

from stik.app.plays.question import Question
from stik.app.plays.running import Stored
from stik.app.plays.score import SeatPlace
from stik.engine import Chance, Refusal
from stik.protocol.offers import Rules
from stik.protocol.record import Record, Shuffle

Json: TypeAlias = dict[str, object]
Events: TypeAlias = tuple[Json, ...]
"""Events in their JSON form, with the key `audience` where not everybody may know them."""


def events_for(events: Iterable[Mapping[str, object]], at: str | None) -> list[Json]:
    """Those that a seat of the deal, or a spectator, may know."""
    found = []
    for event in events:
        audience = event.get("audience")
        if audience is None:
            found.append(dict(event))
        elif isinstance(audience, list) and at in audience:
            found.append({name: value for name, value in event.items() if name != "audience"})
    return found


NOTHING_TO_DO: Final[Mapping[str, object]] = {"actions": [], "calls": [], "template": None}


def to_look_at(view: Json) -> Json:
    """A deal as somebody sees it who may do nothing at it."""
    return view | {key: value for key, value in NOTHING_TO_DO.items() if key in view}


class Play(Protocol):
    """A match with its running deal; seats are the letters of the table, which stay when somebody is out of a race."""

    @property
    def seats(self) -> str: ...

    @property
    def rules(self) -> Rules: ...

    @property
    def actions(self) -> Sequence[str]:
        """What was done in the running or last deal, in the notation of the engine."""

    @property
    def history(self) -> tuple[Json, ...]:
        """A line for every deal that is over."""

    @property
    def counted(self) -> int:
        """How many deals are over, but for those that were void and are dealt again."""

    @property
    def dealing(self) -> str | None:
        """Who deals next, once that has been drawn."""

    @property
    def has_deal(self) -> bool: ...

    @property
    def deal_over(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    @property
    def to_act(self) -> str | None: ...

    def at(self, seat: str) -> str | None:
        """The letter of the seat in the running deal."""

    def plays(self, seat: str) -> bool:
        """Whether the seat has a hand in the running deal."""

    def goes_on(self, seat: str) -> bool:
        """Whether the seat takes part in the next deal."""

    def dealt(self, shuffle: Shuffle, begun: Stored | None = None) -> tuple[Self, Events]:
        """The next deal, from this shuffle; `begun` where it is stored how it began."""

    @property
    def begun(self) -> Json:
        """How the running deal began, to be stored."""

    @property
    def came(self) -> Json:
        """What came of the deal that is over, to be stored."""

    def told(self, begun: Stored, shuffle: Shuffle | None, actions: Sequence[str], came: Stored) -> Self:
        """With one more deal that is over, as it is stored; the engine is not asked."""

    def concluded(self, places: Mapping[str, Stored]) -> Self:
        """Over, with how each seat came out of it as it is stored."""

    def undealt(self) -> Self:
        """Without the running deal, which is dealt again."""

    def done(self, seat: str, action: str) -> tuple[Self, Events]:
        """The action carried out; raises what the engine raises."""

    def why(self, seat: str, action: str) -> Refusal | None: ...

    def taken_back(self, seat: str) -> Self | None:
        """As it was before the seat's last action of this deal, if there was one."""

    def stopped(self) -> Self:
        """The match ended by agreement."""

    def question(self, level: str, seat: str) -> Question:
        """What a bot is asked for the seat to act; it may take its time."""

    def choice(self, level: str, seat: str, chance: Chance) -> str:
        """What a bot does for the seat to act, at once."""

    def call(self, level: str, seat: str, chance: Chance) -> str | None:
        """What a bot says besides, if anything."""

    def view(self, seat: str | None) -> Json | None:
        """The deal; none before the first, and where only what came of it is known."""

    def match(self) -> Json: ...

    def outcome(self) -> Mapping[str, SeatPlace]:
        """How each seat came out of the match that is over."""

    def bids(self) -> list[Json]:
        """What each contract pays and costs now, where the game has an auction."""

    def record(self, players: Mapping[str, str]) -> Record:
        """The finished deals, and the match if it is over."""

    def finished(self, deal: int) -> Record | None:
        """One finished deal by its number."""

    def seated(self, deal: int) -> Mapping[str, str]:
        """By the seats of a finished deal, those of the table."""
