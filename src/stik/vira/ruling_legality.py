"""Which orders make sense in a running deal ("SM.K1")."""

from __future__ import annotations

from typing import Final, assert_never

from stik.engine import Refusal, Seat
from stik.vira.actions import ApplyRuling, Effect
from stik.vira.rules import POOL
from stik.vira.state import ClaimState, Phase, State

RULING: Final = ("SM.K1",)


def why_no_ruling(state: State, action: ApplyRuling, seat: Seat | None) -> Refusal | None:
    """Why this may not be ordered now; a player alone orders nothing."""
    if seat is not None:
        return Refusal("ruling/referee-only", RULING, seat)
    if state.phase is Phase.OVER:
        return Refusal("turn/deal-over", (), None)
    if action.seat is not None and action.seat >= state.setup.table:
        return _incomplete(f"seat ({', '.join(state.setup.seats)})")
    match action.effect:
        case Effect.SETTLE_AS:
            if action.outcome is None:
                return _incomplete("result")
            return Refusal("ruling/no-game", RULING, None) if state.declared is None else None
        case Effect.PAY:
            return _why_no_payment(state, action)
        case Effect.RETURN_CARDS:
            return _why_no_return(state, action.amount)
        case Effect.EXPOSE | Effect.OBLIGE:
            if action.seat is None or action.card is None:
                return _incomplete("seat, card")
            held = state.hands[action.seat] & action.card.bit
            return None if held else Refusal("play/not-held", (), None, (("card", action.card.text),))
        case Effect.HAND_IS_OPEN:
            return _incomplete("seat") if action.seat is None else None
        case Effect.REDEAL:
            return None
        case _:
            assert_never(action.effect)


def _incomplete(needs: str) -> Refusal:
    return Refusal("ruling/incomplete", RULING, None, (("needs", needs),))


def _why_no_payment(state: State, action: ApplyRuling) -> Refusal | None:
    accounts = (*state.setup.seats, POOL)
    known = action.payer in accounts and action.payee in accounts and action.payer != action.payee
    return None if known and action.amount > 0 else _incomplete(f"from, to ({', '.join(accounts)}), pinnar")


def _why_no_return(state: State, count: int) -> Refusal | None:
    """At most the cards of this trick and the last one can go back ("SM.D7", "SM.J2")."""
    lying = len(state.trick.plays) + (len(state.last_trick.plays) if state.last_trick is not None else 0)
    if state.phase is Phase.PLAY and state.claim is not ClaimState.OPEN and 0 < count <= lying:
        return None
    return Refusal("ruling/nothing-to-return", RULING, None)
