"""The forty contracts of the bid table as rows of data, and how bids rank."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

from stik.cards import Suit

HAND: Final = 13
"""Cards in a dealt hand, and in the talon."""


class Family(StrEnum):
    """What a contract is like; the "category" of an insufficient bid ("SM.F1")."""

    KOP = "kop"
    TURNE = "turne"
    VINGEL = "vingel"
    TRINGEL = "tringel"
    GASK = "gask"
    GOK = "gok"
    KOPMISAR = "kopmisar"
    SOLO = "solo"
    VIRA = "vira"
    SOLOMISAR = "solomisar"


class Outcome(StrEnum):
    """How a game ends ("VR.P3"); a laid one is given up before play."""

    HOME = "home"
    BET = "bet"
    KODILJ = "kodilj"
    LAID = "laid"


class Grade(IntEnum):
    """What the bid promised of the trump suit: nothing, färg or högsta färg."""

    PLAIN = 0
    FARG = 1
    HOGSTA = 2


class TrumpClass(IntEnum):
    """The column of the bid table: ofärg (and misär), andra färg, högsta färg."""

    OFARG = 0
    FARG = 1
    HOGSTA = 2


@dataclass(frozen=True, slots=True)
class Misar:
    """The misär form of a contract: how many cards the declarer plays with, and who sees them."""

    cards: int
    open: bool = False
    royal: bool = False


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Contract:
    """One row of the bid table; compared by identity."""

    no: int
    article: str
    key: str
    family: Family
    tricks: int | None
    misar: Misar | None
    keep: int
    pinnar: tuple[int, ...]

    @property
    def graded(self) -> bool:
        """Whether the trump is chosen freely, so that the bid can be raised i färg and i högsta färg."""
        return self.family in GRADED

    def pinnar_for(self, trump: TrumpClass) -> int:
        """What each opponent pays or gets; misär is paid from the first column ("SWS.notes")."""
        return self.pinnar[trump if trump < len(self.pinnar) else 0]

    def __repr__(self) -> str:
        return self.key

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return contract_no, (self.no,)  # copies and pickles are the same object again


GRADED: Final = frozenset({Family.KOP, Family.GASK, Family.SOLO, Family.VIRA})

TURNING: Final = frozenset({Family.TURNE, Family.VINGEL, Family.TRINGEL})
"""Families whose trump is turned up from the talon."""

UNSPECIFIED: Final = (Family.GASK, Family.KOPMISAR, Family.SOLO, Family.VINGEL, Family.TURNE)
"""Families that may be bid without a number ("SM.A4", "SM.A5"); solo misärs may not."""

CHOSEN: Final = frozenset({Family.GASK, Family.KOPMISAR, Family.SOLO})
"""Unspecified bids whose declarer chooses ("SM.A4"); a vingel or turné is the lowest that will do ("SM.A5")."""

PAID_AS_BID: Final = frozenset({Family.GASK, Family.SOLO, Family.VIRA})
"""Laid, these are paid as they were bid, whatever trumps would have been ("SWS.notes", "VR.A13")."""

NO_DEFENCE: Final = frozenset({Family.GASK, Family.VIRA, Family.GOK})
"""Families in which the defenders do not buy."""


def _trumps(article: str, key: str, family: Family, tricks: int, *pinnar: int) -> tuple[object, ...]:
    return article, key, family, tricks, None, 0, pinnar


def _gask(article: str, keep: int, tricks: int, misar: Misar | None, *pinnar: int) -> tuple[object, ...]:
    return article, f"gask{keep}", Family.GASK, tricks, misar, keep, pinnar


def _kopmisar(article: str, keep: int, cards: int, pinnar: int) -> tuple[object, ...]:
    return article, f"kopmisar{keep}", Family.KOPMISAR, None, Misar(cards), keep, (pinnar,)


def _misar(article: str, key: str, family: Family, misar: Misar, pinnar: int) -> tuple[object, ...]:
    return article, key, family, None, misar, 0, (pinnar,)


_KOP, _TURNE, _VINGEL, _SOLO, _SOLOMISAR = Family.KOP, Family.TURNE, Family.VINGEL, Family.SOLO, Family.SOLOMISAR

_ROWS: Final = (
    _trumps("SWS.1", "begar", _KOP, 6, 0, 0, 1),
    _trumps("SWS.2", "turne6", _TURNE, 6, 0, 0, 1),
    _trumps("SWS.3", "spel7", _KOP, 7, 0, 0, 1),
    _trumps("SWS.4", "vingel6", _VINGEL, 6, 0, 1, 1),
    _gask("SWS.5", 0, 7, Misar(11), 0, 0, 1),
    _misar("SWS.6", "gok", Family.GOK, Misar(13, open=True), 0),
    _trumps("SWS.7", "turne7", _TURNE, 7, 0, 1, 1),
    _kopmisar("SWS.8", 1, 11, 0),
    _gask("SWS.9", 1, 8, Misar(12), 0, 0, 1),
    _trumps("SWS.10", "spel8", _KOP, 8, 0, 1, 1),
    _trumps("SWS.11", "vingel7", _VINGEL, 7, 1, 1, 3),
    _trumps("SWS.12", "turne8", _TURNE, 8, 1, 1, 3),
    _kopmisar("SWS.13", 2, 12, 0),
    _gask("SWS.14", 2, 9, Misar(13), 0, 1, 1),
    _trumps("SWS.15", "solo6", _SOLO, 6, 0, 1, 1),
    _trumps("SWS.16", "vingel8", _VINGEL, 8, 1, 3, 5),
    _kopmisar("SWS.17", 3, 12, 0),
    _gask("SWS.18", 3, 10, Misar(12, open=True), 0, 1, 2),
    _trumps("SWS.19", "spel9", _KOP, 9, 1, 1, 3),
    _kopmisar("SWS.20", 4, 12, 1),
    _gask("SWS.21", 4, 11, Misar(13, open=True), 1, 1, 3),
    _trumps("SWS.22", "tringel9", Family.TRINGEL, 9, 3, 5, 11),
    _kopmisar("SWS.23", 5, 12, 1),
    _gask("SWS.24", 6, 12, None, 1, 2, 4),
    _trumps("SWS.25", "solo7", _SOLO, 7, 0, 1, 2),
    _kopmisar("SWS.26", 6, 12, 1),
    _gask("SWS.27", 5, 12, None, 1, 3, 5),
    _trumps("SWS.28", "solo8", _SOLO, 8, 1, 2, 4),
    _trumps("SWS.29", "vira", Family.VIRA, 13, 2, 4, 8),
    _misar("SWS.30", "solo-petite", _SOLOMISAR, Misar(12), 2),
    _trumps("SWS.31", "solo9", _SOLO, 9, 2, 4, 8),
    _misar("SWS.32", "solo-grande", _SOLOMISAR, Misar(13), 4),
    _trumps("SWS.33", "solo10", _SOLO, 10, 4, 8, 16),
    _misar("SWS.34", "solo-petite-ouverte", _SOLOMISAR, Misar(12, open=True), 8),
    _misar("SWS.35", "solo-petite-ouverte-royale", _SOLOMISAR, Misar(12, open=True, royal=True), 16),
    _trumps("SWS.36", "solo11", _SOLO, 11, 8, 16, 32),
    _misar("SWS.37", "solo-grande-ouverte", _SOLOMISAR, Misar(13, open=True), 24),
    _misar("SWS.38", "solo-grande-ouverte-royale", _SOLOMISAR, Misar(13, open=True, royal=True), 32),
    _trumps("SWS.39", "solo12", _SOLO, 12, 16, 32, 64),
    _trumps("SWS.40", "solo-vira", _SOLO, 13, 32, 64, 128),
)

CONTRACTS: Final = tuple(Contract(no, *row) for no, row in enumerate(_ROWS, 1))  # type: ignore[arg-type]
"""The bid table in its order; gask på 5 outranks gask på 6."""

BY_KEY: Final = {contract.key: contract for contract in CONTRACTS}

MEMBERS: Final = {family: tuple(row for row in CONTRACTS if row.family is family) for family in Family}
"""The contracts of each family, from the lowest."""


def contract_no(no: int) -> Contract:
    """The contract at a place in the bid table, counted from 1."""
    return CONTRACTS[no - 1]


def rank(contract: Contract, grade: Grade = Grade.PLAIN) -> int:
    """The place of a bid: the table's number, within it plain, färg, högsta färg; position gives none ("VR.C2")."""
    return contract.no * 3 + grade


def above(family: Family, standing: int) -> tuple[Contract, ...]:
    """The contracts of the family that outrank a bid of that rank ("SM.A4", "SM.A5")."""
    return tuple(contract for contract in MEMBERS[family] if rank(contract) > standing)


def other_of_colour(suit: Suit) -> Suit:
    """The other suit of the same colour: andra färg, if this is högsta färg."""
    return Suit(suit ^ 1)


def trump_class(trump: Suit, hogsta: Suit) -> TrumpClass:
    """The class of an actual trump suit; it decides the payment, not the gradation of the bid."""
    if trump is hogsta:
        return TrumpClass.HOGSTA
    return TrumpClass.FARG if trump is other_of_colour(hogsta) else TrumpClass.OFARG


def suits_within(grade: Grade, hogsta: Suit) -> tuple[Suit, ...]:
    """The trumps that a bid allows: i färg binds to andra or högsta färg, i högsta färg to högsta färg."""
    match grade:
        case Grade.PLAIN:
            return (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
        case Grade.FARG:
            return tuple(sorted((hogsta, other_of_colour(hogsta))))
        case Grade.HOGSTA:
            return (hogsta,)
