"""A Voms deal at one moment, as a value that knows everything.

The values are named tuples: frozen and comparable, and faster to renew than frozen dataclasses.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from stik.cards import Card, CardSet
from stik.engine import Entry, Seat, Side
from stik.voms.rules import Rules


class Phase(StrEnum):
    CUT = "cut"
    CHOICE = "choice"
    PLAY = "play"
    OVER = "over"


class Ending(StrEnum):
    PLAYED_OUT = "played-out"
    GAME_WON = "game-won"
    ALL_TRICKS = "all-tricks"
    PARTNER_TOQU = "partner-toqu"
    RESHUFFLE = "reshuffle"


class Setup(NamedTuple):
    """What is fixed for the whole deal."""

    rules: Rules
    dealer: Seat
    score: tuple[int, ...]
    target: tuple[int, ...]
    first_deal: bool
    eight_eight: bool

    @classmethod
    def of(
        cls, rules: Rules, *, dealer: Seat, score: tuple[int, ...], target: tuple[int, ...], first_deal: bool
    ) -> Setup:
        """Computes 8:8 at the start of the deal ("T.44", "I.47", "W.C5", V69, V79)."""
        level = all(goal - have == 1 for have, goal in zip(score, target, strict=True))
        return cls(rules, dealer, score, target, first_deal, rules.eight_eight and level)

    def lack(self, side: Side) -> int:
        """Lus that the side lacked when the deal began."""
        return self.target[side] - self.score[side]

    @property
    def bound(self) -> bool:
        """Whether the rules on Voms and Toqu hold in this deal (V109, "W.25")."""
        return self.rules.restrictions and not self.eight_eight


class Play(NamedTuple):
    """What one seat laid down, card by pile."""

    seat: Seat
    cards: tuple[Card, ...]


class Stakes(NamedTuple):
    """Lus that the winner of the trick will get, by the feats on the table so far."""

    voms: int = 0
    voms_by: Seat | None = None
    toqu_by: Seat | None = None
    ataataq: int = 0
    ataataq_by: Seat | None = None
    ataataq_only_for: Side | None = None
    kings_for: Side | None = None


NO_STAKES: Final = Stakes()


class Trick(NamedTuple):
    """The cards on the table and the group that holds the trick (V28: all or nothing)."""

    leader: Seat
    holder: Seat
    plays: tuple[Play, ...] = ()
    group: tuple[Card, ...] = ()
    led: bool = True
    sevens: tuple[bool, ...] = ()
    stakes: Stakes = NO_STAKES

    @property
    def piles(self) -> tuple[tuple[tuple[Seat, Card], ...], ...]:
        """Each led card with what was put on it."""
        return tuple(tuple((play.seat, play.cards[pile]) for play in self.plays) for pile in range(len(self.group)))


class LastTrick(NamedTuple):
    """The trick that was turned last."""

    winner: Seat
    units: int
    lus: tuple[int, ...]
    plays: tuple[Play, ...]


class Tally(NamedTuple):
    """Trick units and lus of the deal so far, each side's; `feats` holds all but Ataataq and the deal lus."""

    units: tuple[int, ...]
    feats: tuple[int, ...]
    ataataq: tuple[int, ...]
    deal_lus: tuple[int, ...]
    deal_won: bool = False
    entries: tuple[Entry, ...] = ()

    def gain(self, side: Side) -> int:
        """All lus of the deal so far (V113)."""
        return self.feats[side] + self.ataataq[side] + self.deal_lus[side]


class Watch(NamedTuple):
    """What became of Voms and Toqu in this deal."""

    melted: Seat | None = None  # held both at any time; secret until announced ("T.30")
    announced: bool = False
    voms_scored_by: Seat | None = None
    toqu_drawn: bool = False  # by that seat, after its Voms scored ("T.31")
    toqu_shown: bool = False
    may_show: bool = False  # under faults: allowed, until the seat next plays (V102)
    may_annul: bool = False
    may_announce: bool = False  # where the player announces himself, until the next card (V37)
    silent: bool = False  # played one of both without a word
    may_reshuffle: bool = False  # and was found out


UNWATCHED: Final = Watch()


class State(NamedTuple):
    """Everything, also the hidden cards."""

    setup: Setup
    phase: Phase
    to_act: Seat | None
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    played: CardSet
    trick: Trick
    tally: Tally
    watch: Watch = UNWATCHED
    last_trick: LastTrick | None = None
    may_stop: Side | None = None
    stop_lapsed: tuple[Side, ...] = ()
    exposed: CardSet = 0
    """Cards in hands that everybody has seen."""
    obliged: CardSet = 0
    """Cards that their holders must play to this trick ("T.15", V98)."""
    suspended: Seat | None = None
    """Whose turn it will be when a choice has been made that came out of turn."""
    score: tuple[int, ...] = ()
    target: tuple[int, ...] = ()
    gain: tuple[int, ...] = ()
    """What the deal brought in the end; empty until it is over."""
    ended: Ending | None = None
    winner: Side | None = None
    guilty: Side | None = None
    """Who put Toqu on the partner's Voms ("T.35")."""

    @property
    def rules(self) -> Rules:
        return self.setup.rules
