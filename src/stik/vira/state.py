"""A Vira deal at one moment, as a value that knows everything."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Final, Literal, NamedTuple, TypeAlias

from stik.cards import Card, CardSet, Suit
from stik.engine import Entry, Seat
from stik.vira.actions import Bid, Pass
from stik.vira.contracts import HAND, TURNING, Contract, Grade, Outcome, TrumpClass, suits_within, trump_class
from stik.vira.rules import SEATS, Rules

Table: TypeAlias = Literal[3, 4]


class Phase(StrEnum):
    AUCTION = "auction"
    CHOOSE = "choose"
    TRUMP = "trump"
    KEEP = "keep"
    BUY = "buy"
    DISCARD = "discard"
    DECIDE = "decide"
    DEFENCE = "defence"
    PLAY = "play"
    OVER = "over"


class Form(StrEnum):
    TRUMP = "trump"
    MISAR = "misar"


class Places(NamedTuple):
    """Who plays a deal and who sits out; the dealer is efterhand, of four the one to his right sits out."""

    out: Seat | None
    order: tuple[Seat, Seat, Seat]
    """Förhand, mellanhand, efterhand."""
    after: tuple[Seat, ...]
    """Who plays after each seat; the one who sits out is passed over."""


def places(table: Table, dealer: Seat) -> Places:
    """The places of a deal: the player to the dealer's left is förhand."""
    forhand, mellanhand = (dealer + 1) % table, (dealer + 2) % table
    after = [(seat + 1) % table for seat in range(table)]
    after[mellanhand] = dealer
    return Places((dealer + 3) % table if table == 4 else None, (forhand, mellanhand, dealer), tuple(after))


class Setup(NamedTuple):
    """What is fixed for the whole deal."""

    rules: Rules
    table: Table
    dealer: Seat
    hogsta: Suit
    pool: int
    out: Seat | None
    order: tuple[Seat, Seat, Seat]
    """Förhand, mellanhand, efterhand."""
    after: tuple[Seat, ...]
    """Who plays after each seat; the one who sits out is passed over."""

    @classmethod
    def of(cls, rules: Rules, *, table: Table, dealer: Seat, hogsta: Suit, pool: int = 0) -> Setup:
        """A deal with everybody at his place."""
        return cls(rules, table, dealer, hogsta, pool, *places(table, dealer))

    @property
    def seats(self) -> str:
        """The letters of all seats at the table."""
        return SEATS[: self.table]

    @property
    def forhand(self) -> Seat:
        return self.order[0]

    @property
    def active(self) -> tuple[Seat, ...]:
        """The three seats that play, in the order of the table."""
        return tuple(sorted(self.order))


class Call(NamedTuple):
    """A bid or a pass, and whose."""

    seat: Seat
    said: Bid | Pass


class Auction(NamedTuple):
    """The course of the bidding; `rank` and `before` are the ranks of the standing bid and of the one before it."""

    standing: Bid | None = None
    bidder: Seat | None = None
    rank: int = 0
    before: int = 0
    passed: tuple[Seat, ...] = ()
    passed_standing: tuple[Seat, ...] = ()
    """Who passed the standing bid itself: first hand, then second hand ("SM.B1")."""
    calls: tuple[Call, ...] = ()


class Declared(NamedTuple):
    """The game that the declarer plays, as far as it is fixed."""

    declarer: Seat
    contract: Contract
    grade: Grade
    form: Form | None
    trump: Suit | None = None
    attempt: int = 1
    first_trump: Suit | None = None
    """The trump of the first try, once there is a second ("SWS.notes")."""
    laid_up: bool = False
    """The declarer's hand lies open for all to see ("SM.A7")."""

    @property
    def needed(self) -> int | None:
        """Tricks needed for hemgång, none in misär."""
        return self.contract.tricks if self.form is Form.TRUMP else None

    @property
    def cards(self) -> int:
        """How many cards the declarer plays with, and how many tricks are played."""
        misar = self.contract.misar
        return misar.cards if self.form is Form.MISAR and misar is not None else HAND

    def classes(self, hogsta: Suit) -> tuple[TrumpClass, ...]:
        """The class of the trump in each try; misär counts as ofärg."""
        trumps = (self.trump,) if self.attempt == 1 else (self.first_trump, self.trump)
        return tuple(TrumpClass.OFARG if trump is None else trump_class(trump, hogsta) for trump in trumps)


class Play(NamedTuple):
    seat: Seat
    card: Card


class Trick(NamedTuple):
    """The cards on the table; the best of them lies from the holder."""

    leader: Seat
    plays: tuple[Play, ...] = ()
    holder: Seat = -1
    best: Card | None = None


class LastTrick(NamedTuple):
    """The trick that was turned last; its cards may be looked at until the next one is turned ("SM.C10")."""

    winner: Seat
    plays: tuple[Play, ...]


class ClaimState(Enum):
    """Whether the declarer may claim, has claimed, or was refused and has not played a card since ("VR.P4")."""

    FREE = "free"
    OPEN = "open"
    SPENT = "spent"


NO_AUCTION: Final = Auction()


class State(NamedTuple):
    """Everything, also the hidden cards; each of the 52 is in a hand, the talon, turned, discarded, played or aside."""

    setup: Setup
    phase: Phase
    to_act: Seat | None
    hands: tuple[CardSet, ...]
    tricks: tuple[int, ...]
    trick: Trick
    talon: tuple[Card, ...]
    """The face-down rest, top first, without the turned cards."""
    turned: tuple[Card, ...] = ()
    """Turned up and not yet taken."""
    discards: tuple[CardSet, ...] = (0, 0, 0, 0)
    aside: CardSet = 0
    """The rest of the talon, put away unseen ("SM.C6")."""
    shown: CardSet = 0
    """Every card that was ever turned up: public for ever ("VR.B16")."""
    played: CardSet = 0
    auction: Auction = NO_AUCTION
    declared: Declared | None = None
    last_trick: LastTrick | None = None
    claim: ClaimState = ClaimState.FREE
    thieves: tuple[Seat, ...] = ()
    """Who passed a gök without the läggarder, whether or not it will be asked for ("SM.B1")."""
    outcome: Outcome | None = None
    entries: tuple[Entry, ...] = ()
    exposed: CardSet = 0
    """Cards in hands that everybody has seen ("SM.J1")."""
    obliged: CardSet = 0
    """Cards that their holders must play as soon as the rules allow it."""

    @property
    def rules(self) -> Rules:
        return self.setup.rules

    @property
    def game(self) -> Declared:
        """What is being played; there is none before the auction is over."""
        assert self.declared is not None
        return self.declared

    @property
    def possible_trumps(self) -> tuple[Suit, ...]:
        """The suits that may still be named: those turned, else those that the bid allows ("SWS.notes", "VR.B1")."""
        allowed = suits_within(self.game.grade, self.setup.hogsta)
        if self.game.contract.family in TURNING:
            return tuple(suit for suit in allowed if any(card.suit is suit for card in self.turned))
        if self.game.attempt == 2 and not self.rules.new_trump_at_omkop:  # "VR.B4"
            return tuple(suit for suit in allowed if suit is self.game.first_trump)
        return allowed

    def defenders(self) -> tuple[Seat, Seat]:
        """The defender to the declarer's left, then the one to his right."""
        after, declarer = self.setup.after, self.game.declarer
        return after[declarer], after[after[declarer]]
