"""The best outcome that a position still held, by exhaustive search ("SM.J1", "SM.J2")."""

from __future__ import annotations

from typing import Final

from stik.errors import Fault, InvalidSetup
from stik.vira import Form, Outcome, Phase, State, legal_actions
from stik.vira.actions import PlayCard
from stik.vira.play import play_card
from stik.vira.score import outcome_of

MOST_CARDS: Final = 6
"""Cards in a hand that a search still gets through while a table waits."""


def best_outcome_for(state: State, *, declarer: bool) -> Outcome:
    """What the declarer, or else the defence, could still have reached however the cards were played on.

    "Still possible" is read by the letter: some legal course of play leads there, whether or not it is good play.
    """
    left = max(hand.bit_count() for hand in state.hands)
    if left > MOST_CARDS:
        raise InvalidSetup(Fault.of("rule/position-too-large", cards=left, most=MOST_CARDS))
    rules = state.rules.with_options({"stop_when_decided": False})
    game = state.game
    wants_tricks = declarer == (game.form is Form.TRUMP)  # in misär the declarer wants none
    played_out = state._replace(setup=state.setup._replace(rules=rules))
    tricks = _Search(sign=1 if wants_tricks else -1).reach(played_out)
    return outcome_of(game.form, game.needed, tricks)


class _Search:
    """The most, or the fewest, tricks that the declarer ends with; positions that recur are searched once."""

    def __init__(self, sign: int) -> None:
        self._sign = sign
        self._known: dict[object, int] = {}

    def reach(self, state: State) -> int:
        declarer = state.game.declarer
        return state.tricks[declarer] + self._more(state)

    def _more(self, state: State) -> int:
        """Tricks that the declarer can still be made to take, or to lose."""
        if state.phase is Phase.OVER:
            return 0
        key = (state.hands, state.trick.plays, state.to_act)
        if key not in self._known:
            here = state.tricks[state.game.declarer]
            self._known[key] = self._sign * max(
                self._sign * (after.tricks[after.game.declarer] - here + self._more(after))
                for after in self._continuations(state)
            )
        return self._known[key]

    def _continuations(self, state: State) -> list[State]:
        seat = state.to_act
        assert seat is not None
        return [
            play_card(state, seat, action.card).state for action in legal_actions(state) if isinstance(action, PlayCard)
        ]
