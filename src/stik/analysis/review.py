"""What the analysis asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from stik.analysis.course import Course
from stik.analysis.curve import Prospects
from stik.analysis.report import Remark, Unit, Unjudged, Verdict
from stik.bots import Thought
from stik.engine import Chance, Seat

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")


class Review(Protocol[StateT, ActionT]):
    """A game as the analysis sees it: who chooses, what a bot thinks of it, and what it meant."""

    @property
    def unit(self) -> Unit: ...

    @property
    def steps(self) -> tuple[float, float, float]:
        """The least loss of an inaccuracy, a mistake and a blunder."""

    @property
    def swing(self) -> float:
        """The least change of prospects that can be a turning point."""

    def parties(self, state: StateT) -> tuple[str, ...]:
        """Whose prospects are followed."""

    def seats(self, state: StateT) -> tuple[str, ...]:
        """The letters of all seats."""

    def party(self, state: StateT, seat: Seat) -> str: ...

    def phase(self, state: StateT) -> str: ...

    def chooser(self, state: StateT, action: ActionT) -> Seat | None:
        """Who chose this action among several that can be weighed; nobody where there was no choice."""

    def thought(self, past: Sequence[StateT], state: StateT, chance: Chance, played: ActionT) -> Thought[ActionT]:
        """What the bot would do, knowing what the seat knew, and what it expects of each action, the played one too."""

    def unjudged(self, state: StateT, played: ActionT, thought: ActionT) -> Unjudged:
        """Why no value was found for an action, where the bot would do this."""

    def write(self, state: StateT, action: ActionT) -> str: ...

    def prospects(self, first: StateT) -> Prospects:
        """What everybody can expect before the first deal, to be followed from there."""

    def outcome(self, state: StateT) -> dict[str, float] | None:
        """What the end of a deal has brought each party, where it has brought something."""

    def remarks(self, course: Course[StateT, ActionT], index: int, best: ActionT) -> tuple[Remark, ...]:
        """What was wrong with an action, in terms of the game, the most telling first."""

    def verdicts(self, course: Course[StateT, ActionT]) -> tuple[Verdict, ...]:
        """What was possible with all cards open."""
