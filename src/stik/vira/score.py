"""How a deal ends: home, bet, kodilj or laid, and who pays whom."""

from __future__ import annotations

from dataclasses import dataclass

from stik.engine import Entry, Seat, Step, balance
from stik.vira.contracts import Outcome, TrumpClass, trump_class
from stik.vira.events import DealEnded, Event, PinnarPaid
from stik.vira.price import Case, price
from stik.vira.rules import POOL
from stik.vira.state import ClaimState, Form, Phase, State


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of a deal: the payments and why, the change of every account, the pool afterwards."""

    outcome: Outcome | None
    declarer: Seat | None
    tricks: tuple[int, ...]
    entries: tuple[Entry, ...]
    settlement: dict[str, int] | None
    pool: int


def score(state: State) -> Result:
    """What the deal has come to; nothing is paid before it is over."""
    over = state.phase is Phase.OVER
    change = settlement(state) if over else None
    return Result(
        outcome=state.outcome,
        declarer=None if state.declared is None else state.declared.declarer,
        tricks=state.tricks,
        entries=state.entries,
        settlement=change,
        pool=state.setup.pool + (change[POOL] if change is not None else 0),
    )


def settlement(state: State) -> dict[str, int]:
    """The change of every seat and of the pool in pinnar; sums to nothing."""
    change = balance(state.entries)
    return {account: change.get(account, 0) for account in (*state.setup.seats, POOL)}


def outcome_of(form: Form | None, needed: int | None, tricks: int) -> Outcome:
    """Home, bet by one trick, kodilj by more; in misär no trick, one, more ("VR.P3")."""
    short = tricks if form is Form.MISAR or needed is None else needed - tricks
    if short <= 0:
        return Outcome.HOME
    return Outcome.BET if short == 1 else Outcome.KODILJ


def is_decided(form: Form | None, needed: int | None, tricks: int, left: int) -> bool:
    """Whether the outcome can no longer change: home, or kodilj, is certain ("VR.P3")."""
    if form is Form.MISAR or needed is None:
        return tricks >= 2
    return tricks >= needed or tricks + left <= needed - 2


def paid_event(entry: Entry) -> PinnarPaid:
    return PinnarPaid(entry.payer, entry.payee, entry.amount, entry.reason, entry.cites)


def end(state: State, outcome: Outcome, events: list[Event]) -> Step[State, Event]:
    """Closes the deal and settles it."""
    setup, game = state.setup, state.game
    left, right = state.defenders()
    letters = setup.seats
    case = Case(
        contract=game.contract,
        outcome=outcome,
        form=game.form or Form.TRUMP,
        grade=game.grade,
        classes=_classes(state),
        declarer=letters[game.declarer],
        defenders=(letters[left], letters[right]),
        out=None if setup.out is None else letters[setup.out],
        pool=setup.pool + balance(state.entries).get(POOL, 0),
        thieves=tuple(letters[seat] for seat in state.thieves),
        tricks=state.tricks[game.declarer],
    )
    entries = price(setup.rules, case)
    over = state._replace(
        phase=Phase.OVER, to_act=None, outcome=outcome, entries=(*state.entries, *entries), claim=ClaimState.FREE
    )
    paid = map(paid_event, entries)
    ended = DealEnded(game.declarer, outcome, state.tricks[game.declarer], score(over).pool)
    return Step(over, (*events, *paid, ended))


def _classes(state: State) -> tuple[TrumpClass, ...]:
    """The class of the trump in each try; not yet named, it is the lowest that it could have become ("SM.G1")."""
    game, hogsta = state.game, state.setup.hogsta
    named = game.classes(hogsta)
    if game.trump is not None or game.form is Form.MISAR:
        return named
    return (*named[:-1], min(trump_class(suit, hogsta) for suit in state.possible_trumps))
