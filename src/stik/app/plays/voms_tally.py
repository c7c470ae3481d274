"""What a player did in a deal of Voms: tricks, Voms brought home and lost, Toqu, Ataataq; read from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stik import voms
from stik.cards import Card
from stik.engine import Seat, Side
from stik.voms.events import (
    CardsPlayed,
    CardTurnedUp,
    LusScored,
    PartnerToqued,
    PlayReturned,
    TrickTaken,
    VomsAnnulled,
)
from stik.voms.ranking import TOQU, VOMS


class Tally:
    """The counts of every seat, deal event by deal event."""

    def __init__(self, rules: voms.Rules) -> None:
        self._rules = rules
        self.counts: dict[Seat, Counter[str]] = {seat: Counter() for seat in range(rules.players)}
        self._taker: Seat | None = None
        self._voms_by: Seat | None = None
        self._toqu_by: Seat | None = None

    def add(self, event: voms.Event) -> None:
        match event:
            case CardsPlayed(seat=seat, cards=cards):
                self._laid(seat, cards)
            case CardTurnedUp(seat=seat, card=card):
                self._laid(seat, (card,))
            case PlayReturned(cards=cards):
                self._voms_by = None if VOMS in cards else self._voms_by
                self._toqu_by = None if TOQU in cards else self._toqu_by
            case TrickTaken(seat=seat, units=units):
                self._taker = seat
                self.counts[seat]["tricks"] += units
            case LusScored(side=side, reason=reason):
                self._scored(side, reason)
            case PartnerToqued(seat=seat):
                self.counts[seat]["partner_toqued"] += 1
                self._count(self._voms_by, "voms_lost")
            case VomsAnnulled(side=side):
                self._annulled(side)
            case _:
                pass

    def _laid(self, seat: Seat, cards: Iterable[Card]) -> None:
        if self._taker is not None:  # the first card of the next trick
            self._taker = self._voms_by = self._toqu_by = None
        self._voms_by = seat if VOMS in cards else self._voms_by
        self._toqu_by = seat if TOQU in cards else self._toqu_by

    def _scored(self, side: Side, reason: str) -> None:
        """What came of a Voms is told by the lus that it brought, and to whom (V35, V46, V48, V49)."""
        match reason:
            case "lus/voms" | "lus/voms-protected" | "lus/toqu-won-back" | "lus/d3" | "lus/toqu":
                home = self._voms_by is not None and self._rules.side_of[self._voms_by] == side
                self._count(self._voms_by, "voms_safe" if home else "voms_lost")
                if reason == "lus/toqu":
                    self._count(self._toqu_by, "toqu")
            case "lus/ataataq" | "lus/ataataq-stolen":
                self._count(self._taker, "ataataq")
            case _:
                pass

    def _annulled(self, side: Side) -> None:
        """Voms was home, and was lost after all because Toqu was not shown (V55)."""
        for seat, counts in self.counts.items():
            if self._rules.side_of[seat] == side and counts["voms_safe"]:
                counts["voms_safe"] -= 1
                counts["voms_lost"] += 1
                return

    def _count(self, seat: Seat | None, what: str) -> None:
        if seat is not None:
            self.counts[seat][what] += 1


def tally(rules: voms.Rules, events: Iterable[voms.Event]) -> dict[Seat, dict[str, int]]:
    """The counts of every seat of a finished deal, without zeros."""
    found = Tally(rules)
    for event in events:
        found.add(event)
    return {seat: {what: n for what, n in counts.items() if n} for seat, counts in found.counts.items()}
