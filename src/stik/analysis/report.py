"""What an analysis says: every decision with its value, the curve, the turning points, and what was possible."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Literal, TypeAlias

from stik.errors import Fault, StikError

Json: TypeAlias = dict[str, object]
Grade: TypeAlias = Literal["good", "inaccuracy", "mistake", "blunder"]
Unit: TypeAlias = Literal["chance", "points"]
"""What values are: in Voms the chance to win the game, in Vira points of the deal."""
Unjudged: TypeAlias = Literal["alike", "only", "unweighed", "untried"]
"""Why a decision is not judged: all ways come to the same, the bot sees no other, bots do not weigh such things, or
this bot did not try it."""
Cause: TypeAlias = Literal["mistake", "gift", "decision", "end"]
"""What turned: an own mistake, one of another party since, a decision like others, or the end of the deal."""
Answer: TypeAlias = Literal["won", "yes", "more", "no", "unknown"]


class AnalysisError(StikError):
    """A record that cannot be analysed, or a way to analyse that there is not."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(Fault.of(code, **params))


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence of the catalogues: its code, its values, and values that are themselves codes."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    actions: Mapping[str, str] = field(default_factory=dict)
    """Values that are actions of the record, to be said as people say them."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did where it had a choice; `number` counts the actions of the deal from 1."""

    deal: int
    number: int
    seat: str
    party: str
    """Whose result it was about: the side in Voms, the seat in Vira."""
    phase: str
    played: str
    best: str | None = None
    value: float | None = None
    best_value: float | None = None
    loss: float = 0.0
    grade: Grade = "good"
    weighed: tuple[tuple[str, float], ...] = ()
    """Every action that was weighed, the best first."""
    remarks: tuple[Remark, ...] = ()
    unjudged: Unjudged | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """What every party could expect after an action, or what the deal that ended with it has brought."""

    deal: int
    number: int
    expected: Mapping[str, float]
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """An action at which a party's prospects changed most, and which action is named for it."""

    deal: int
    number: int
    party: str
    before: float
    after: float
    by: Cause
    played: str
    seat: str = ""
    """Whose action it was; nobody's where the deal ended."""
    best: str = ""
    """What would have been better than the mistake."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A play after which, with all cards open, less could be reached than before."""

    number: int
    seat: str
    played: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """Could this party have won the deal or the game, all cards open, from after action `number` on?"""

    deal: int
    party: str
    answer: Answer
    number: int
    remark: Remark
    slips: tuple[Slip, ...] = ()


@dataclass(frozen=True, slots=True)
class Analysis:
    """The judgement of a whole record."""

    game: str
    unit: Unit
    level: str
    parties: tuple[str, ...]
    players: Mapping[str, str]
    decisions: tuple[Decision, ...]
    curve: tuple[Point, ...]
    turns: tuple[Turn, ...]
    verdicts: tuple[Verdict, ...]

    def worst(self, most: int) -> tuple[Decision, ...]:
        """The decisions that cost most, the worst first."""
        found = [decision for decision in self.decisions if decision.grade != "good"]
        return tuple(sorted(found, key=lambda decision: -decision.loss)[:most])

    def unjudged(self) -> Mapping[Unjudged, tuple[Decision, ...]]:
        """The decisions that no value was found for, by the reason."""
        found: dict[Unjudged, tuple[Decision, ...]] = {}
        for decision in self.decisions:
            if decision.unjudged is not None:
                found[decision.unjudged] = (*found.get(decision.unjudged, ()), decision)
        return found

    @property
    def weighed(self) -> int:
        """How many decisions could be weighed at all."""
        return sum(decision.value is not None for decision in self.decisions)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an analysis has come; the last one carries it."""

    done: int
    total: int
    analysis: Analysis | None = None


def analysis_json(analysis: Analysis) -> Json:
    """The analysis in plain values, for programs and pages; figures rounded to what they are good for."""
    rounded = _rounded(asdict(analysis))
    assert isinstance(rounded, dict)
    return rounded


def _rounded(value: object) -> object:
    match value:
        case float():
            return round(value, 4)
        case dict():
            return {name: _rounded(part) for name, part in value.items()}
        case list() | tuple():
            return [_rounded(part) for part in value]
        case _:
            return value


def grade_of(loss: float, steps: tuple[float, float, float]) -> Grade:
    """How bad a loss is, by the least loss of an inaccuracy, a mistake and a blunder."""
    grades: tuple[Grade, ...] = ("good", "inaccuracy", "mistake", "blunder")
    return grades[bisect_right(steps, loss)]
