"""What a game of Vira costs or brings, as a referee asks it; the figures are the engine's own (`stik.vira.price`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stik.cards import parse_suit
from stik.engine import balance
from stik.rulings.effects import Outcome
from stik.vira import Case, Family, Form, Rules, price
from stik.vira.contracts import GRADED, MEMBERS, Contract, Grade, TrumpClass, trump_class
from stik.vira.contracts import Outcome as EngineOutcome
from stik.vira.notation import read_bid
from stik.vira.rules import POOL

GRADES: Final[Mapping[str, TrumpClass]] = {
    "": TrumpClass.OFARG,
    "farg": TrumpClass.FARG,
    "hogsta": TrumpClass.HOGSTA,
}
_FULL_POOL: Final = 10_000
"""A pool that nobody has to fill before something is lifted."""


def settlement(
    terms: Rules,
    contract: Contract,
    result: Outcome,
    *,
    trump: TrumpClass,
    declarer: str,
    defenders: tuple[str, str],
    out: str | None,
    pool: int,
) -> dict[str, int]:
    """The change of every seat and of the pool in pinnar, antes included; sums to zero ("VR.A1", "SWS.notes")."""
    # a laid gask, solo or vira is paid by what the bid promised, which is what the referee then asks for
    grade = Grade(trump) if result == "laid" and contract.graded else Grade.PLAIN
    case = Case(
        contract=contract,
        grade=grade,
        outcome=EngineOutcome(result),
        form=Form.MISAR if contract.tricks is None else Form.TRUMP,
        classes=(trump if len(contract.pinnar) > trump else TrumpClass.OFARG,),
        declarer=declarer,
        defenders=defenders,
        out=out,
        pool=pool,
    )
    change = balance(price(terms, case))
    return {account: change.get(account, 0) for account in (*case.seats, POOL)}


def home_value(terms: Rules, contract: Contract, trump: TrumpClass) -> int:
    """What coming home is worth to the declarer: the bet and the pinnar of both defenders ("SM.M1")."""
    change = settlement(
        terms, contract, "home", trump=trump, declarer="A", defenders=("B", "C"), out=None, pool=_FULL_POOL
    )
    return change["A"]


def class_of(suit: str, hogsta: str) -> TrumpClass:
    """Which column a suit is paid by: högsta färg, the other of its colour, or ofärg."""
    return trump_class(parse_suit(suit), parse_suit(hogsta))


def rank(bid: str) -> tuple[int, int]:
    """How high a bid stands; an unspecified one as the lowest of its family ("VR.C4")."""
    read = read_bid(bid)
    return (read.contract or MEMBERS[read.family][0]).no, read.grade


def outranks(bid: str, grade: int, standing: str) -> bool:
    """Whether a bid takes over the standing one; an unspecified one if any of its family does ("SM.A4", "VR.C4")."""
    read = read_bid(bid)
    highest = read.contract or MEMBERS[read.family][-1]
    return (highest.no, grade) > rank(standing)


def family_of(bid: str) -> Family:
    """The category of a bid."""
    return read_bid(bid).family


def room_left(terms: Rules, family: Family, above: str) -> bool:
    """Whether a bid of the family still outranks the standing one; gradations count ("SM.F1")."""
    if family is Family.TRINGEL and not terms.tringel:
        return False
    return (MEMBERS[family][-1].no, 2 if family in GRADED else 0) > rank(above)
