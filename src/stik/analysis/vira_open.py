"""Vira with all cards open: what declarer and defence could have reached, and where they slipped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from stik import vira
from stik.analysis.course import Course
from stik.analysis.report import Answer, Remark, Slip, Verdict
from stik.engine import Seat
from stik.vira.notation import write_action
from stik.vira.score import outcome_of

if TYPE_CHECKING:
    from stik_kernel.vira import Solver

_NO_TRUMP: Final = 4


class _Told(NamedTuple):
    """What one party could have reached, and the sentence that says so."""

    answer: Answer
    code: str


def vira_verdicts(course: Course[vira.State, vira.Action]) -> tuple[Verdict, ...]:
    """For the declarer and each defender what was possible from the first card on; nothing where none was played."""
    from stik_kernel.vira import Solver

    begun = next((index for index, state in enumerate(course.states) if state.phase is vira.Phase.PLAY), None)
    end = course.states[-1]
    if begun is None or end.phase is not vira.Phase.OVER or end.outcome is None:
        return ()
    solver = Solver()
    start = course.states[begun]
    exact = tricks_of(start, solver)
    slips = tuple(_slips(course, begun, solver))
    game, seats, took = start.game, start.setup.seats, end.tricks[start.game.declarer]
    possible = outcome_of(game.form, game.needed, exact) is vira.Outcome.HOME
    form = "misar" if game.needed is None else "trump"
    if end.outcome is vira.Outcome.HOME:
        if game.needed is not None and took < game.needed:  # the others gave up, or a claim was accepted
            form = "early"
        attack = _Told("won", "analysis/vira-won")
        defence = _Told("no", "analysis/vira-unbeatable") if possible else _Told("yes", "analysis/vira-could-beat")
    else:
        attack = _Told("yes", "analysis/vira-could-win") if possible else _Told("no", "analysis/vira-could-not")
        defence = _Told("won", "analysis/vira-beaten")

    def verdict(seat: Seat, told: _Told, values: Mapping[str, str | int]) -> Verdict:
        own = tuple(slip for slip in slips if slip.seat == seats[seat])
        return Verdict(course.number, seats[seat], told.answer, begun, Remark(told.code, values), own)

    values: dict[str, str | int] = {"count": exact, "took": took, "needed": game.needed or 0, "form": form}
    return (verdict(game.declarer, attack, values), *(verdict(seat, defence, {}) for seat in start.defenders()))


def tricks_of(state: vira.State, solver: Solver) -> int:
    """All tricks that the declarer ends with, if everybody sees all cards and plays for the best."""
    game, order, trick = state.game, state.setup.order, state.trick
    still = solver.tricks(
        [state.hands[seat] for seat in order],
        declarer=order.index(game.declarer),
        leader=order.index(trick.leader),
        trump=_NO_TRUMP if game.trump is None else int(game.trump),
        misar=game.form is vira.Form.MISAR,
        table=[play.card.index for play in trick.plays],
    )
    return state.tricks[game.declarer] + still


def _slips(course: Course[vira.State, vira.Action], begun: int, solver: Solver) -> Iterator[Slip]:
    """Cards that gave a trick away: the declarer's if he can then take fewer (in misär more), a defender's if more."""
    game, seats = course.states[begun].game, course.states[begun].setup.seats
    for index in range(begun, len(course.actions)):
        state, action = course.states[index], course.actions[index]
        seat, after = state.to_act, course.states[index + 1]
        if seat is None or not isinstance(action, vira.PlayCard) or len(vira.legal_actions(state)) == 1:
            continue
        before = tricks_of(state, solver)
        then = after.tricks[game.declarer] if after.phase is vira.Phase.OVER else tricks_of(after, solver)
        if after.phase is vira.Phase.OVER and state.rules.stop_when_decided:
            continue  # the rest was not played, so nothing can be counted against the card
        wants_more = (seat == game.declarer) != (game.form is vira.Form.MISAR)
        if then < before if wants_more else then > before:
            yield Slip(index + 1, seats[seat], write_action(action), before, then)
