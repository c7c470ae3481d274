"""A case at a Vira table: its facts by name, the parts that the players have, and the money."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from stik.rulings.case import Case
from stik.rulings.effects import Effect, EffectName, Outcome
from stik.rulings.tariff import GRADES, class_of
from stik.rulings.vira.facts import LIMITS
from stik.vira import Rules
from stik.vira.contracts import BY_KEY, PAID_AS_BID, Contract, TrumpClass


@dataclass(frozen=True)
class Claim:
    """Somebody wants to play a big solo although the deal would be stopped ("SM.D10")."""

    seat: str
    contract: Contract
    hand: int
    foreign_card: bool
    talon_down: bool

    @property
    def holds(self) -> bool:
        """A solo above vira, thirteen valid cards, no foreign card, and the talon was down."""
        big = self.contract.no > BY_KEY["vira"].no
        return big and self.hand == 13 and not self.foreign_card and self.talon_down


@dataclass(frozen=True)
class ViraCase(Case):
    """What happened, on which terms."""

    terms: Rules
    claims: tuple[Claim, ...] = ()
    limit: str | None = None
    """The last moment at which the fault may be raised ("SM.D7"); none for faults without such a limit."""

    # who

    @cached_property
    def by(self) -> tuple[str, ...]:
        return self.names("by")

    @property
    def out(self) -> str | None:
        """Who sits out at a table of four."""
        return self.text("out") or None

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Everybody at the table."""
        return tuple("ABCD") if self.number("table") == 4 or self.out else tuple("ABC")

    @cached_property
    def active(self) -> tuple[str, ...]:
        """The three who play, clockwise."""
        return tuple(seat for seat in self.seats if seat != self.out)

    @property
    def declarer(self) -> str:
        """The declarer; in a fault of his own purchase it is whoever made it."""
        own = self.slug in {"wrong-trump-choice", "declarer-purchase-fault"} and len(self.by) == 1
        return self.text("declarer") or (self.by[0] if own else "")

    @property
    def defenders(self) -> tuple[str, ...]:
        """Left defender first, then right; nobody until there is a declarer."""
        if self.declarer not in self.active:
            return ()
        at = self.active.index(self.declarer)
        return (*self.active[at + 1 :], *self.active[:at])

    @property
    def by_declarer(self) -> bool:
        return self.declarer in self.by

    @property
    def by_defender(self) -> bool:
        return any(seat in self.defenders for seat in self.by)

    def partner_of(self, seat: str) -> str:
        """The other defender."""
        return next(other for other in self.defenders if other != seat)

    def on_offenders(self, name: EffectName) -> tuple[Effect, ...]:
        return tuple(Effect.of(name, seat=seat) for seat in self.by)

    # when

    @property
    def moment(self) -> int:
        """How late the fault was noticed; at once, unless the case says otherwise."""
        return LIMITS.index(self.text("noticed") or LIMITS[0])

    @property
    def too_late(self) -> bool:
        """The limit has passed ("SM.D7")."""
        if not self.text("noticed") or self.limit is None:
            return False
        return self.moment > LIMITS.index(self.limit)

    # what for

    @cached_property
    def contract(self) -> Contract | None:
        return BY_KEY.get(self.text("contract").partition("+")[0])

    @cached_property
    def grade(self) -> TrumpClass:
        """What the bid promised of the trump suit."""
        return GRADES[self.text("grade") or self.text("contract").partition("+")[2]]

    @cached_property
    def lowest_class(self) -> TrumpClass:
        """The lowest column that a correct choice of trumps could have led to ("SM.G1")."""
        suits, hogsta = self.names("possible"), self.text("hogsta")
        if suits and hogsta:
            return min(class_of(suit, hogsta) for suit in suits)
        return self.grade

    def paid_class(self, result: Outcome) -> TrumpClass | None:
        """The column that pinnar go by, as far as the case tells ("SWS.notes", "VR.A13")."""
        contract = self.contract
        if contract is None:
            return None
        if self.slug == "wrong-trump-choice":
            return self.lowest_class
        if len(contract.pinnar) == 1 or self.text("trump") == "misar":
            return TrumpClass.OFARG
        if result == "laid" and contract.family in PAID_AS_BID:
            return self.grade
        if self.text("trump") and self.text("hogsta"):
            return class_of(self.text("trump"), self.text("hogsta"))
        return TrumpClass.HOGSTA if self.grade is TrumpClass.HOGSTA else None

    @cached_property
    def solo_player(self) -> Claim | None:
        """The highest claim that holds, by somebody who did not err himself ("SM.D10")."""
        good = [claim for claim in self.claims if claim.holds and claim.seat not in self.by]
        return max(good, key=lambda claim: claim.contract.no, default=None)
