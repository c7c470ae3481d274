"""The other players: they see their own view and nothing else."""

from __future__ import annotations

from random import Random
from typing import Final

from stik.bots import simple_choice
from stik.voms import Action, Call, Cut, Knock, Offer, Phase, View

KNOCKS: Final = 12
"""One cut in so many is a knock."""
TRAPS: Final = 12
"""One dealer in so many holds the pack out to the wrong player."""
FALLS: Final = 3
"""One in so many falls for it."""


class Bots:
    """All bots of a table, with their common luck."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, view: View) -> Action:
        """Any legal play or choice; at the cut, mostly a place in the pack."""
        if view.phase is not Phase.CUT:
            return simple_choice(view, self.chance)
        trapped = view.seat != view.rules.before(view.setup.dealer)
        knocks = self.chance.randrange(FALLS) > 0 if trapped else self.chance.randrange(KNOCKS) == 0
        if knocks and Knock() in view.actions:
            return Knock()
        return self.cut(view)

    def cut(self, view: View) -> Cut:
        """Somewhere in the pack."""
        return self.chance.choice([action for action in view.actions if isinstance(action, Cut)])

    def trap(self, view: View) -> Offer | None:
        """Now and then a dealer tries to trick an opponent who has lus to lose into cutting ("T.7", "T.9")."""
        rules, dealer = view.rules, view.setup.dealer
        wrong = [
            action
            for action in view.actions
            if isinstance(action, Offer)
            and action.to != rules.before(dealer)
            and rules.side_of[action.to] != rules.side_of[dealer]
            and view.score[rules.side_of[action.to]]
        ]
        if not wrong or self.chance.randrange(TRAPS):
            return None
        return self.chance.choice(wrong)

    def call(self, view: View, considered: set[Call]) -> Call | None:
        """A call that this bot makes now; each is considered once."""
        for call in view.calls:
            if call not in considered:
                considered.add(call)
                if self.chance.randrange(2):
                    return call
        return None
