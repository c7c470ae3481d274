"""The analysis itself: replays a record and has a bot weigh every decision, one step after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Final, TypeVar

from stik.analysis.course import Course, vira_courses, voms_courses
from stik.analysis.curve import turning_points
from stik.analysis.report import Analysis, AnalysisError, Decision, Point, Progress, Remark, Verdict, grade_of
from stik.analysis.review import Review
from stik.analysis.vira import ViraReview
from stik.analysis.voms import VomsReview
from stik.bots import Budget, Thought, check_level
from stik.engine import Stream
from stik.protocol.record import Record

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")

JUDGES: Final = ("club", "strong")
"""Levels that weigh what they do; the others have no values to give."""

AGAIN: Final = 2
"""How often what looks wrong is thought over again; the middle one of all values counts."""

JUDGING: Final = 3
"""Goes up whenever an analysis would say something else than before: bots, grades, what is weighed, sentences."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How to analyse: who judges, how long about each decision, whose decisions, and from which seed."""

    level: str = "strong"
    budget: Budget | None = None
    seat: str | None = None
    seed: str = "1"
    open_hands: bool = True
    deal: int | None = None
    """Only the deal of this number."""


def analyse(record: Record, wish: Wish) -> Iterator[Progress]:
    """Judges every decision; a step after each, so that one can look on and stop. The last step has the analysis."""
    if wish.level not in JUDGES:
        raise AnalysisError("analysis/level", level=wish.level, known=", ".join(JUDGES))
    check_level(wish.level)
    if record.game == "voms":
        return _reviewed(voms_courses(record), VomsReview(wish.level, wish.budget), record, wish)
    return _reviewed(vira_courses(record), ViraReview(wish.level, wish.budget), record, wish)


def _reviewed(
    courses: Sequence[Course[StateT, ActionT]], review: Review[StateT, ActionT], record: Record, wish: Wish
) -> Iterator[Progress]:
    """Kept apart from `analyse`, so that what is wrong with a record is said at once and not at the first step."""
    first = courses[0].states[0]
    seats = review.seats(first)
    if wish.seat is not None and wish.seat not in seats:
        raise AnalysisError("analysis/seat", seat=wish.seat, known=", ".join(seats))
    wanted = [course for course in courses if wish.deal in (None, course.number)]
    if not wanted:
        raise AnalysisError("analysis/deal", deal=wish.deal or 0, deals=len(courses))
    return _steps(wanted, review, record, wish)


def _steps(
    courses: Sequence[Course[StateT, ActionT]], review: Review[StateT, ActionT], record: Record, wish: Wish
) -> Iterator[Progress]:
    chosen = [(course, index) for course in courses for index in _choices(course, review, wish)]
    total = len(chosen) + (len(courses) if wish.open_hands else 0)
    done = 0
    yield Progress(done, total)
    decisions: list[Decision] = []
    for course, index in chosen:
        decisions.append(_judged(course, index, review, wish))
        done += 1
        yield Progress(done, total)
    verdicts: list[Verdict] = []
    for course in courses if wish.open_hands else ():
        verdicts += review.verdicts(course)
        done += 1
        yield Progress(done, total)
    curve = _curve(courses, decisions, review)
    ends = {course.number: review.write(course.states[-2], course.actions[-1]) for course in courses if course.actions}
    by_place = {(decision.deal, decision.number): decision for decision in decisions}
    analysis = Analysis(
        game=record.game,
        unit=review.unit,
        level=wish.level,
        parties=review.parties(courses[0].states[0]),
        players=dict(record.players),
        decisions=tuple(decisions),
        curve=curve,
        turns=turning_points(curve, by_place, ends, swing=review.swing),
        verdicts=tuple(verdicts),
    )
    yield Progress(total, total, analysis)


def _choices(course: Course[StateT, ActionT], review: Review[StateT, ActionT], wish: Wish) -> Iterator[int]:
    for index, action in enumerate(course.actions):
        state = course.states[index]
        seat = review.chooser(state, action)
        if seat is not None and wish.seat in (None, review.seats(state)[seat]):
            yield index


def _judged(course: Course[StateT, ActionT], index: int, review: Review[StateT, ActionT], wish: Wish) -> Decision:
    """One decision; what looks wrong is thought over again, for the best of many guesses is often a lucky one."""
    state, played = course.states[index], course.actions[index]
    seat = review.chooser(state, played)
    assert seat is not None
    thought = _thought(course, index, review, wish.seed)
    values = dict(thought.values)
    if played in values and grade_of(max(values.values()) - values[played], review.steps) != "good":
        again = [_thought(course, index, review, f"{wish.seed} again {number}").values for number in range(AGAIN)]
        values = {
            action: median([value, *(one.get(action, value) for one in again)]) for action, value in values.items()
        }
    plain = Decision(
        deal=course.number,
        number=index + 1,
        seat=review.seats(state)[seat],
        party=review.party(state, seat),
        phase=review.phase(state),
        played=review.write(state, played),
    )
    if played not in values:
        return replace(plain, unjudged=review.unjudged(state, played, thought.action))
    best = max(values, key=lambda action: (values[action], action == played))
    loss = max(0.0, values[best] - values[played])
    grade = grade_of(loss, review.steps)
    order = sorted(values, key=lambda action: -values[action])
    judged = replace(
        plain,
        best=review.write(state, best),
        value=values[played],
        best_value=values[best],
        loss=loss,
        grade=grade,
        weighed=tuple((review.write(state, action), values[action]) for action in order),
    )
    if grade == "good":
        return judged
    expected = Remark("analysis/expected", actions={"best": review.write(state, best)})
    return replace(judged, remarks=review.remarks(course, index, best) or (expected,))


def _thought(
    course: Course[StateT, ActionT], index: int, review: Review[StateT, ActionT], seed: str
) -> Thought[ActionT]:
    """What the bot thinks, with the same luck for the same seed wherever in the analysis it comes."""
    chance = Stream(seed, {"deal": str(course.number), "action": str(index)})
    return review.thought(course.states[:index], course.states[index], chance, course.actions[index])


def _curve(
    courses: Sequence[Course[StateT, ActionT]], decisions: Sequence[Decision], review: Review[StateT, ActionT]
) -> tuple[Point, ...]:
    """After every judged decision what everybody can expect, and after every deal what it has brought."""
    prospects = review.prospects(courses[0].states[0])
    points = [Point(courses[0].number, 0, prospects.now())]
    for course in courses:
        for decision in decisions:
            if decision.deal == course.number and decision.value is not None:
                prospects.thinks(decision.party, decision.value)
                points.append(Point(course.number, decision.number, prospects.now()))
        outcome = review.outcome(course.states[-1])
        if outcome is not None:
            prospects.ends(outcome)
            points.append(Point(course.number, len(course.actions), prospects.now(), ends=True))
            prospects.goes_on()
    return tuple(points)
