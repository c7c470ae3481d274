"""The beginner at Voms: plain good sense in every phase; the luck of the draw matters at the cut alone."""

from __future__ import annotations

from typing import assert_never

from stik.bots.simple import simple_choice
from stik.bots.voms.cut import cut_or_knock
from stik.bots.voms.outlook import Outlook
from stik.bots.voms.play import best_play
from stik.engine import Chance
from stik.voms import Action, Announce, Annul, Call, Continue, Phase, Reshuffle, Show, Stop, View


def beginner_voms_choice(view: View, chance: Chance) -> Action:
    """What the seat to act does now: first a call that is due, then the cut, the choice or the play."""
    call = beginner_voms_call(view)
    if call is not None:
        return call
    match view.phase:
        case Phase.PLAY:
            return best_play(view)
        case Phase.CHOICE:
            return Reshuffle() if _wants_new_cards(view) else Continue()
        case Phase.CUT:
            return cut_or_knock(view, chance)
        case Phase.OVER:
            return simple_choice(view, chance)
        case _:
            assert_never(view.phase)


def beginner_voms_call(view: View) -> Call | None:
    """The call that the seat makes now, whether or not it is to act.

    It stops a game that is won ("T.18"), shows Toqu ("T.31"), says Aavunga ("T.30"), takes away the lus of who did
    not show ("T.32"), and voids the deal of who kept silent, if the deal goes badly (V37).
    """
    return next((call for call in view.calls if _is_due(call, view)), None)


def _is_due(call: Call, view: View) -> bool:
    match call:
        case Stop() | Show() | Announce() | Annul():
            return True
        case Reshuffle():
            return _wants_new_cards(view)
        case _:
            assert_never(call)


def _wants_new_cards(view: View) -> bool:
    """Whether the deal goes badly for the seat's side, who may void it ("T.15")."""
    assert view.seat is not None
    return Outlook(view, view.rules.side_of[view.seat]).now() < 0
