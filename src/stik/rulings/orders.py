"""A ruling carried out on the running deal it was given for: its effects as actions of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stik import vira, voms
from stik.rulings.effects import Effect


def voms_orders(rules: voms.Rules, effects: Sequence[Effect]) -> Iterator[voms.ApplyRuling]:
    """The actions that carry out a ruling on Voms; what leaves the cards and the combs alone needs none."""
    for effect in effects:
        side = rules.sides.index(effect.text("side")) if effect.text("side") else None
        match effect.name:
            case "lose-all-lus":
                yield voms.ApplyRuling(voms.Effect.LOSE_ALL_LUS, side=side)
            case "raise-target":
                yield voms.ApplyRuling(voms.Effect.RAISE_TARGET, side=side, amount=effect.number("by"))
            case "annul-voms":
                yield voms.ApplyRuling(voms.Effect.ANNUL_VOMS, side=side)
            case "void-deal-lus":
                yield voms.ApplyRuling(voms.Effect.VOID_DEAL_LUS)
            case "reshuffle":
                yield voms.ApplyRuling(voms.Effect.RESHUFFLE)
            case "return-card":
                yield voms.ApplyRuling(voms.Effect.RETURN_CARD)
            case _:
                pass


def vira_orders(seats: str, effects: Sequence[Effect], *, cards_since: int = 1) -> Iterator[vira.ApplyRuling]:
    """The actions that carry out a ruling on Vira; `cards_since` the fault go back where it is put right ("SM.J2")."""
    settled = any(effect.name == "settle-as" for effect in effects)
    for effect in effects:
        match effect.name:
            case "pay":
                payer, payee = effect.text("from"), effect.text("to")
                yield vira.ApplyRuling(vira.Effect.PAY, payer=payer, payee=payee, amount=effect.number("amount"))
            case "settle-as":
                yield vira.ApplyRuling(vira.Effect.SETTLE_AS, outcome=vira.Outcome(effect.text("result")))
            case "redeal":
                yield vira.ApplyRuling(vira.Effect.REDEAL)
            case "pass-the-deal" if not settled:  # a fine has been paid, so the deal passes on ("SM.D6")
                yield vira.ApplyRuling(vira.Effect.REDEAL)
            case "take-back-card":
                yield vira.ApplyRuling(vira.Effect.RETURN_CARDS, amount=cards_since)
            case "hand-is-open":
                yield vira.ApplyRuling(vira.Effect.HAND_IS_OPEN, seat=seats.index(effect.text("seat")))
            case _:
                pass
