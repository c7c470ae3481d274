"""How likely it is that somebody can still beat what lies on the table."""

from __future__ import annotations

from math import comb

from stik.cards import Card, CardSet, cards_in, set_of
from stik.engine import Seat
from stik.voms import View
from stik.voms.ranking import TOQU, VOMS, beats


class Odds:
    """What the unseen cards can do, from one seat's view."""

    def __init__(self, view: View) -> None:
        self.view = view
        known = sum(view.known[seat] for seat in range(view.rules.players) if seat != view.seat)
        self.unseen: CardSet = set_of(view.rules.pack) & ~view.hand & ~view.played & ~known
        self.out = self.unseen | known
        """Everything that is not played and not one's own."""

    def beaten_by(self, seat: Seat, group: tuple[Card, ...], *, led: bool, sevens: tuple[bool, ...]) -> float:
        """The chance that this seat holds cards that beat the whole group; one's own cards are no secret."""
        view = self.view
        held = view.hand & ~set_of(group) if seat == view.seat else view.known[seat]
        hidden = cards_in(0 if seat == view.seat else self.unseen)
        size = 0 if seat == view.seat else view.counts[seat] - held.bit_count()
        piles = list(zip(group, sevens, strict=True))
        beaters = sorted(self._beaters(hidden, pile, group, led=led) for pile in piles if self._secret(held, pile, led))
        chance = 1.0
        for place, count in enumerate(beaters):
            chance *= _holds_one(count - place, len(hidden) - place, size - place)
        return chance

    def _secret(self, held: CardSet, pile: tuple[Card, bool], led: bool) -> bool:
        """Whether no card that the seat is known to hold beats this pile."""
        return not self._beaters(cards_in(held), pile, (), led=led)

    def _beaters(self, cards: tuple[Card, ...], pile: tuple[Card, bool], group: tuple[Card, ...], *, led: bool) -> int:
        setup, (top, seven) = self.view.setup, pile
        waits = setup.bound and not self.view.played & VOMS.bit and VOMS not in group
        return sum(
            beats(
                card,
                top,
                led=led,
                seven=seven,
                seven_beats_club_king=setup.rules.seven_beats_club_king,
                toqu_over_voms=setup.eight_eight and setup.rules.eight_eight_toqu == "higher",
            )
            and not (waits and card is TOQU)  # Toqu waits for Voms ("T.15", "I.head")
            for card in cards
        )


def _holds_one(wanted: int, cards: int, size: int) -> float:
    """The chance that a hand of this size holds one of the wanted cards."""
    if wanted <= 0 or size <= 0:
        return 0.0
    return 1 - comb(max(0, cards - wanted), size) / comb(cards, size) if size <= cards else 1.0
