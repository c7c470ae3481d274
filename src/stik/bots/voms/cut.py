"""The cut: mostly a place in the pack, now and then a knock, and the old trick with the wrong player."""

from __future__ import annotations

from typing import Final

from stik.engine import Chance
from stik.voms import Cut, Knock, Offer, View

KNOCKS: Final = 12
"""One cut in so many is a knock."""
TRAPS: Final = 12
"""One dealer in so many holds the pack out to the wrong player."""
FALLS: Final = 3
"""One in so many falls for it."""


def cut_or_knock(view: View, chance: Chance) -> Cut | Knock:
    """Cuts somewhere or knocks; who is wrongly offered the pack mostly knocks it away ("T.8", "I.10", "W.A8")."""
    trapped = view.seat != view.rules.before(view.setup.dealer)
    knocks = chance.randrange(FALLS) > 0 if trapped else chance.randrange(KNOCKS) == 0
    return Knock() if knocks and Knock() in view.actions else somewhere(view, chance)


def somewhere(view: View, chance: Chance) -> Cut:
    """Any place in the pack."""
    places = [action for action in view.actions if isinstance(action, Cut)]
    return places[chance.randrange(len(places))]


def voms_offer(view: View, chance: Chance) -> Offer | None:
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
    if not wrong or chance.randrange(TRAPS):
        return None
    return wrong[chance.randrange(len(wrong))]
