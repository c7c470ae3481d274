"""What is said besides the play: stopping, showing, annulling, Aavunga."""

from __future__ import annotations

from typing import assert_never

from stik.engine import Seat, Step
from stik.voms.actions import Announce, Annul, Call, Reshuffle, Show, Stop
from stik.voms.events import Event, GameStopped, MeltedAnnounced, ToquShown, VomsAnnulled
from stik.voms.legality import calls
from stik.voms.play import end_deal, reshuffle
from stik.voms.score import annulled
from stik.voms.state import Ending, State


def make_call(state: State, action: Call, seat: Seat | None) -> Step[State, Event]:
    """Makes a call that is open; without a seat, for the first who may."""
    caller = seat if seat is not None else next(s for s, call in calls(state) if call == action)
    rules, watch = state.rules, state.watch
    match action:
        case Stop():
            winner = rules.side_of[caller]
            return end_deal(state, state.tally, [GameStopped(caller)], Ending.GAME_WON, winner=winner)
        case Show():
            shown = watch._replace(toqu_shown=True, may_show=False)
            return Step(state._replace(watch=shown), (ToquShown(caller),))
        case Annul():
            return annul(state)
        case Announce():
            said = watch._replace(announced=True, may_announce=False)
            return Step(state._replace(watch=said), (MeltedAnnounced(caller),))
        case Reshuffle():
            return reshuffle(state)  # V37
        case _:
            assert_never(action)


def annul(state: State) -> Step[State, Event]:
    """Takes the Voms lus away ("T.32")."""
    watch = state.watch
    assert watch.voms_scored_by is not None
    side = state.rules.side_of[watch.voms_scored_by]
    poorer = state._replace(
        tally=annulled(state.rules, state.tally, side),
        watch=watch._replace(may_annul=False),
        may_stop=None if state.may_stop == side else state.may_stop,  # it no longer has what it lacked (V114)
    )
    return Step(poorer, (VomsAnnulled(side),))
