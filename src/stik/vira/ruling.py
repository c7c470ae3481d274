"""What is ordered or agreed on in a running deal ("SM.K1")."""

from __future__ import annotations

from typing import assert_never

from stik.cards import cards_in
from stik.engine import Entry, Step
from stik.vira.actions import ApplyRuling, Effect
from stik.vira.events import CardsExposed, CardsReturned, DealStopped, Event, RulingApplied
from stik.vira.play import laid_on
from stik.vira.score import end, paid_event
from stik.vira.state import ClaimState, Phase, State, Trick


def apply_ruling(state: State, action: ApplyRuling) -> Step[State, Event]:
    """Carries out one effect of a ruling."""
    after, events = _carried_out(state, action)
    return Step(after, (RulingApplied(action.effect), *events))


def _carried_out(state: State, action: ApplyRuling) -> Step[State, Event]:
    match action.effect:
        case Effect.SETTLE_AS:
            assert action.outcome is not None
            return end(state, action.outcome, [])
        case Effect.PAY:
            assert action.payer is not None
            assert action.payee is not None
            entry = Entry(action.payer, action.payee, action.amount, "pinnar/ruling", ("SM.K1",))
            return Step(state._replace(entries=(*state.entries, entry)), (paid_event(entry),))
        case Effect.REDEAL:
            return Step(state._replace(phase=Phase.OVER, to_act=None, claim=ClaimState.FREE), (DealStopped(),))
        case Effect.RETURN_CARDS:
            return _return_cards(state, action.amount)
        case Effect.EXPOSE | Effect.OBLIGE | Effect.HAND_IS_OPEN:
            return _expose(state, action)
        case _:
            assert_never(action.effect)


def _return_cards(state: State, count: int) -> Step[State, Event]:
    """The wrong card and all later ones go back, and its player plays another ("SM.J2")."""
    lying, tricks, last = state.trick.plays, list(state.tricks), state.last_trick
    if count > len(lying):
        assert last is not None
        tricks[last.winner] -= 1
        lying, last = (*last.plays, *lying), None  # the trick before that has been turned for good
    kept, returned = lying[:-count], lying[-count:]
    hands, played, exposed = list(state.hands), state.played, state.exposed
    for play in returned:
        hands[play.seat] |= play.card.bit
        played &= ~play.card.bit
        exposed |= play.card.bit
    trick = Trick(lying[0].seat)
    for play in kept:
        trick = laid_on(trick, play, state.game.trump)
    again = state._replace(
        to_act=returned[0].seat,
        hands=tuple(hands),
        tricks=tuple(tricks),
        trick=trick,
        played=played,
        exposed=exposed,
        last_trick=last,
        claim=ClaimState.FREE,
    )
    return Step(again, (CardsReturned(tuple(f"{state.setup.seats[p.seat]} {p.card.text}" for p in returned)),))


def _expose(state: State, action: ApplyRuling) -> Step[State, Event]:
    """Cards that everybody has seen, one of them or the whole hand ("SM.C13", "SM.J1")."""
    assert action.seat is not None
    seen = state.hands[action.seat] if action.card is None else action.card.bit
    must = action.effect is Effect.OBLIGE
    open_cards = state._replace(exposed=state.exposed | seen, obliged=state.obliged | (seen if must else 0))
    return Step(open_cards, (CardsExposed(action.seat, cards_in(seen), must),))
