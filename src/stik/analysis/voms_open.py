"""Voms with all cards open: what each side could have reached, and where it slipped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from stik import voms
from stik.analysis.course import Course
from stik.analysis.report import Answer, Remark, Slip, Verdict
from stik.engine import Side
from stik.voms.notation import write_action

if TYPE_CHECKING:
    from stik_kernel.voms import Payoff

FIRST: Final = 8_000_000
"""Positions that the search from the beginning of a deal may take: some seconds."""
LATER: Final = 400_000
"""And the search after each play, of which there are many."""
GAME: Final = 100
"""What the game is worth in lus: more than any deal brings."""


def voms_verdicts(course: Course[voms.State, voms.Action]) -> tuple[Verdict, ...]:
    """For each side what was possible from the first moment that can be solved, the stock known."""
    played = [index for index, state in enumerate(course.states) if state.phase is voms.Phase.PLAY]
    end = course.states[-1]
    if not played or end.phase is not voms.Phase.OVER:
        return ()
    start, value = _first_solved(course, played)
    sides = range(len(end.rules.sides))
    if value is None:
        return tuple(_verdict(course, side, None, start) for side in sides)
    if len(sides) > 2:
        return tuple(_verdict(course, side, solved(course.states[start], side, FIRST), start) for side in sides)
    return (_verdict(course, 0, value, start), _verdict(course, 1, -value, start))


def solved(state: voms.State, side: Side, most: int) -> int | None:
    """The exact value for a side, if so many positions are enough: a hundred for the game, one a lus."""
    from stik_kernel.voms import position_of, solve

    if state.phase is voms.Phase.OVER:
        return _reached(state, side)
    try:
        return solve(position_of(state), side=side, payoff=_payoff(), max_nodes=most)[0]
    except RuntimeError:
        return None


def _payoff() -> Payoff:
    from stik_kernel.voms import Payoff

    return Payoff(lus=1, win=GAME)


def _first_solved(course: Course[voms.State, voms.Action], played: list[int]) -> tuple[int, int | None]:
    """The first lead of the deal from which it can be solved in time, and its value for the first side."""
    leads = [index for index in played if not course.states[index].trick.plays]
    for index in leads:
        value = solved(course.states[index], 0, FIRST if index == leads[0] else FIRST // 4)
        if value is not None:
            return index, value
    return played[0], None


def _reached(state: voms.State, side: Side) -> int:
    """What the end of the deal was worth to a side, in the solver's own measure."""
    from stik_kernel.voms import position_of

    return position_of(state).value(side, _payoff())


def _verdict(course: Course[voms.State, voms.Action], side: Side, best: int | None, start: int) -> Verdict:
    """What the side has reached, beside the best that it could be sure of when the action after `start` was due."""
    end = course.states[-1]
    party = end.rules.sides[side]
    if end.winner == side:
        return Verdict(course.number, party, "won", start, Remark("analysis/voms-won"), _slips(course, side, start))
    if best is None:
        return Verdict(course.number, party, "unknown", start, Remark("analysis/voms-unknown"))
    got = _reached(end, side)
    answer, code = _judged(got, best)
    values: dict[str, str | int] = {"from": 0 if _is_first_lead(course, start) else start + 1}
    if code in _COUNTED:
        values["count"] = best - got if answer == "more" else got
    return Verdict(course.number, party, answer, start, Remark(code, values), _slips(course, side, start))


_COUNTED: Final = {"analysis/voms-could-more", "analysis/voms-won-deal"}


def _judged(got: int, best: int) -> tuple[Answer, str]:
    if best > GAME // 2:
        return "yes", "analysis/voms-could-win"
    if got < -GAME // 2 <= best:  # between a game that is lost and one that is not lies more than lus
        return "yes", "analysis/voms-could-save"
    if best > got:
        return "more", "analysis/voms-could-more"
    return ("won", "analysis/voms-won-deal") if got > 0 else ("no", "analysis/voms-could-not")


def _is_first_lead(course: Course[voms.State, voms.Action], start: int) -> bool:
    return not any(isinstance(action, voms.PlayCards) for action in course.actions[:start])


def _slips(course: Course[voms.State, voms.Action], side: Side, start: int) -> tuple[Slip, ...]:
    return tuple(_slips_from(course, side, start))


def _slips_from(course: Course[voms.State, voms.Action], side: Side, start: int) -> Iterator[Slip]:
    """Plays of the side after which it could reach less, as far as that can be told in time."""
    rules = course.states[-1].rules
    for index in range(start, len(course.actions)):
        state, action = course.states[index], course.actions[index]
        seat = state.to_act
        if seat is None or rules.side_of[seat] != side or not isinstance(action, voms.PlayCards):
            continue
        if len(voms.legal_actions(state)) == 1:
            continue
        after = solved(course.states[index + 1], side, LATER)
        before = None if after is None else solved(state, side, LATER)
        if before is not None and after is not None and after < before:
            yield Slip(index + 1, rules.seats[seat], write_action(rules, action), before, after)
