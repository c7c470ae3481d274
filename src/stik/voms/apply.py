"""One step of a Voms deal."""

from __future__ import annotations

from typing import assert_never

from stik.engine import IllegalAction, Seat, Step
from stik.voms.actions import (
    Action,
    Announce,
    Annul,
    ApplyRuling,
    Continue,
    Cut,
    Knock,
    Offer,
    PlayAhead,
    PlayCards,
    Reshuffle,
    Show,
    Stop,
)
from stik.voms.calls import make_call
from stik.voms.deal import cut
from stik.voms.events import Event
from stik.voms.legality import is_call, why_not
from stik.voms.play import go_on, play_ahead, play_cards, reshuffle
from stik.voms.ruling import apply_ruling
from stik.voms.state import State


def apply(state: State, action: Action, *, seat: Seat | None = None) -> Step[State, Event]:
    """The state after the action and what happened; refuses by raising, and leaves the old state as it was."""
    refusal = why_not(state, action, seat=seat)
    if refusal is not None:
        raise IllegalAction(refusal)
    if type(action) is PlayCards and state.to_act is not None:
        return play_cards(state, state.to_act, action.cards)  # the everyday case first
    if is_call(action, state):
        return make_call(state, action, seat)
    if isinstance(action, PlayAhead):
        return play_ahead(state, action)
    if isinstance(action, ApplyRuling):
        return apply_ruling(state, action)
    actor = state.to_act
    assert actor is not None
    match action:
        case Reshuffle():
            return reshuffle(state)
        case Continue():
            return go_on(state, actor)
        case Cut() | Knock() | Offer():
            return cut(state, action)
        case PlayCards() | Stop() | Show() | Annul() | Announce():
            raise AssertionError("plays and calls have been dealt with")
        case _:
            assert_never(action)
