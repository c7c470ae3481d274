"""Doing an action."""

from __future__ import annotations

from typing import assert_never

from stik.engine import IllegalAction, Seat, Step
from stik.vira.actions import (
    Accept,
    Action,
    Bid,
    Buy,
    Choose,
    ChooseMisar,
    Claim,
    Concede,
    Discard,
    Go,
    Keep,
    Lay,
    NameTrump,
    Pass,
    PlayCard,
    Refuse,
    TryAgain,
)
from stik.vira.auction import bid, choose, pass_
from stik.vira.events import Event
from stik.vira.exchange import buy, choose_misar, discard, go, keep, lay, name_trump, try_again
from stik.vira.legality import why_not
from stik.vira.play import accept, claim, concede, play_card, refuse
from stik.vira.state import State


def apply(state: State, action: Action, *, seat: Seat | None = None) -> Step[State, Event]:
    """The state after the action and what happened; refuses by raising, and leaves the old state as it was."""
    refusal = why_not(state, action, seat=seat)
    if refusal is not None:
        raise IllegalAction(refusal)
    actor = state.to_act
    assert actor is not None
    match action:
        case PlayCard(card):
            return play_card(state, actor, card)
        case Bid():
            return bid(state, actor, action)
        case Pass():
            return pass_(state, actor)
        case Choose(contract):
            return choose(state, actor, contract)
        case NameTrump(suit):
            return name_trump(state, suit)
        case ChooseMisar():
            return choose_misar(state)
        case Keep(cards):
            return keep(state, cards)
        case Buy(cards):
            return buy(state, actor, cards)
        case Discard(cards):
            return discard(state, cards)
        case Go():
            return go(state)
        case TryAgain():
            return try_again(state)
        case Lay():
            return lay(state)
        case Claim():
            return claim(state)
        case Accept():
            return accept(state, actor)
        case Refuse():
            return refuse(state, actor)
        case Concede():
            return concede(state, actor)
        case _:
            assert_never(action)
