"""What a game of Vira costs or brings, as far as a referee needs it; the one place of `rulings` that knows prices.

It asks nothing of the Vira engine, so that rulings stand without it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from stik.errors import Fault, InvalidSetup
from stik.rulings.effects import Outcome

BET: Final = 8
"""Pinnar in a bet ("SM.M1")."""
POOL: Final = "pool"

Family: TypeAlias = Literal["kop", "turne", "vingel", "tringel", "gask", "gok", "kopmisar", "solo", "vira", "solomisar"]
TrumpClass: TypeAlias = Literal[0, 1, 2]
"""The column of the bid table: ofärg (and misär), andra färg, högsta färg."""

GRADED: Final[frozenset[Family]] = frozenset({"kop", "gask", "solo", "vira"})
UNSPECIFIED: Final[tuple[Family, ...]] = ("gask", "kopmisar", "solo", "vingel", "turne")
GRADES: Final[Mapping[str, TrumpClass]] = {"": 0, "farg": 1, "hogsta": 2}


@dataclass(frozen=True, slots=True)
class Contract:
    """One row of the bid table."""

    no: int
    key: str
    family: Family
    tricks: int
    """Tricks needed; 0 where there is only misär."""
    pinnar: tuple[int, ...]
    royal: bool = False


def _rows() -> tuple[Contract, ...]:
    table: tuple[tuple[str, Family, int, tuple[int, ...]], ...] = (
        ("begar", "kop", 6, (0, 0, 1)),
        ("turne6", "turne", 6, (0, 0, 1)),
        ("spel7", "kop", 7, (0, 0, 1)),
        ("vingel6", "vingel", 6, (0, 1, 1)),
        ("gask0", "gask", 7, (0, 0, 1)),
        ("gok", "gok", 0, (0,)),
        ("turne7", "turne", 7, (0, 1, 1)),
        ("kopmisar1", "kopmisar", 0, (0,)),
        ("gask1", "gask", 8, (0, 0, 1)),
        ("spel8", "kop", 8, (0, 1, 1)),
        ("vingel7", "vingel", 7, (1, 1, 3)),
        ("turne8", "turne", 8, (1, 1, 3)),
        ("kopmisar2", "kopmisar", 0, (0,)),
        ("gask2", "gask", 9, (0, 1, 1)),
        ("solo6", "solo", 6, (0, 1, 1)),
        ("vingel8", "vingel", 8, (1, 3, 5)),
        ("kopmisar3", "kopmisar", 0, (0,)),
        ("gask3", "gask", 10, (0, 1, 2)),
        ("spel9", "kop", 9, (1, 1, 3)),
        ("kopmisar4", "kopmisar", 0, (1,)),
        ("gask4", "gask", 11, (1, 1, 3)),
        ("tringel9", "tringel", 9, (3, 5, 11)),
        ("kopmisar5", "kopmisar", 0, (1,)),
        ("gask6", "gask", 12, (1, 2, 4)),
        ("solo7", "solo", 7, (0, 1, 2)),
        ("kopmisar6", "kopmisar", 0, (1,)),
        ("gask5", "gask", 12, (1, 3, 5)),
        ("solo8", "solo", 8, (1, 2, 4)),
        ("vira", "vira", 13, (2, 4, 8)),
        ("solo-petite", "solomisar", 0, (2,)),
        ("solo9", "solo", 9, (2, 4, 8)),
        ("solo-grande", "solomisar", 0, (4,)),
        ("solo10", "solo", 10, (4, 8, 16)),
        ("solo-petite-ouverte", "solomisar", 0, (8,)),
        ("solo-petite-ouverte-royale", "solomisar", 0, (16,)),
        ("solo11", "solo", 11, (8, 16, 32)),
        ("solo-grande-ouverte", "solomisar", 0, (24,)),
        ("solo-grande-ouverte-royale", "solomisar", 0, (32,)),
        ("solo12", "solo", 12, (16, 32, 64)),
        ("solo-vira", "solo", 13, (32, 64, 128)),
    )
    return tuple(Contract(no, *row, royal=row[0].endswith("royale")) for no, row in enumerate(table, 1))


CONTRACTS: Final[Mapping[str, Contract]] = {contract.key: contract for contract in _rows()}

VIRA_NO: Final = CONTRACTS["vira"].no

TARIFF: Final[Mapping[str, tuple[int, int, int, int]]] = {
    "kop": (1, -1, -2, -1),
    "turne": (1, -1, -2, -1),
    "turne8": (2, -1, -2, -1),
    "vingel": (1, -2, -4, -2),
    "vingel8": (2, -2, -4, -2),
    "tringel": (1, -3, -6, -3),
    "gask": (1, -1, -2, -1),
    "gok": (1, -2, -4, -2),
    "kopmisar": (1, -1, -2, -1),
    "solo": (1, -1, -2, -2),
    "vira": (1, -1, -2, -1),
    "solomisar": (1, -1, -2, -2),
}
"""Bets lifted or set, by family or key: home, bet, kodilj, laid ("VR.A1" to "VR.A6")."""

_COLUMN: Final[Mapping[Outcome, int]] = {"home": 0, "bet": 1, "kodilj": 2, "laid": 3}


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What of a Vira rule set a referee has to know."""

    preset: str = "sm2025"
    tjuvpass_compensation: bool = True
    tringel: bool = False
    ante: int = BET
    own_tariff: bool = False
    """The club has its own figures, which are not reckoned with here."""


PRESETS: Final[Mapping[str, Terms]] = {
    terms.preset: terms for terms in (Terms(), Terms(preset="stockholm", tjuvpass_compensation=False, tringel=True))
}

OTHER_OPTIONS: Final = ("turned", "kopmisar_keep", "stop_when_decided", "second_try_min_talon")
"""Options of a Vira rule set that no ruling depends on."""


def terms_named(preset: str, options: Mapping[str, object]) -> Terms:
    """The terms of a preset with single options changed; names all wrong ones at once."""
    if preset not in PRESETS:
        raise InvalidSetup(Fault.of("setup/unknown-rules", name=preset, known=", ".join(PRESETS)))
    terms, faults = PRESETS[preset], []
    for name, value in options.items():
        match name, value:
            case "tjuvpass_compensation", bool():
                terms = replace(terms, tjuvpass_compensation=value)
            case "tringel", bool():
                terms = replace(terms, tringel=value)
            case "ante", int() if value > 0 and not isinstance(value, bool):
                terms = replace(terms, ante=value)
            case "tariff", _:
                terms = replace(terms, own_tariff=True)
            case (("tjuvpass_compensation" | "tringel"), _):
                faults.append(_bad_value(name, value, "true, false"))
            case "ante", _:
                faults.append(_bad_value(name, value, "1, 2, 3 …"))
            case _ if name not in OTHER_OPTIONS:
                faults.append(Fault.of("setup/unknown-option", option=name))
    if faults:
        raise InvalidSetup(*faults)
    return terms


def _bad_value(option: str, value: object, allowed: str) -> Fault:
    return Fault.of("setup/bad-option-value", option=option, value=str(value), allowed=allowed)


def settlement(
    terms: Terms,
    contract: Contract,
    result: Outcome,
    *,
    trump: TrumpClass,
    declarer: str,
    defenders: tuple[str, ...],
    out: str | None,
    pool: int,
) -> dict[str, int]:
    """The change of every seat and of the pool in pinnar, antes included; sums to zero ("VR.A1", "SWS.notes")."""
    seats = sorted((declarer, *defenders, *filter(None, (out,))))
    change: Counter[str] = Counter(dict.fromkeys((*seats, POOL), 0))
    bets = TARIFF.get(contract.key, TARIFF[contract.family])[_COLUMN[result]]
    while pool + change[POOL] < bets * BET:  # "VR.A9", "VR.A12"
        for seat in seats:
            change[seat] -= terms.ante
            change[POOL] += terms.ante
    change[declarer] += bets * BET
    change[POOL] -= bets * BET
    pinnar = contract.pinnar[trump if trump < len(contract.pinnar) else 0]
    for seat in defenders:
        change[seat] += -pinnar if result == "home" else pinnar
        change[declarer] += pinnar if result == "home" else -pinnar
    return dict(change)


def home_value(contract: Contract, trump: TrumpClass) -> int:
    """What coming home is worth to the declarer: the bet and the pinnar of both defenders ("SM.M1")."""
    bets = TARIFF.get(contract.key, TARIFF[contract.family])[0]
    return bets * BET + 2 * contract.pinnar[trump if trump < len(contract.pinnar) else 0]


def class_of(suit: str, hogsta: str) -> TrumpClass:
    """Which column a suit is paid by: högsta färg, the other of its colour, or ofärg."""
    if suit == hogsta:
        return 2
    return 1 if {suit, hogsta} in ({"c", "s"}, {"h", "d"}) else 0


def rank(bid: str) -> tuple[int, int]:
    """How high a bid stands; an unspecified one as the lowest of its family ("VR.C4")."""
    key, _, grade = bid.partition("+")
    lowest = min((c.no for c in CONTRACTS.values() if c.family == key), default=0)
    return (CONTRACTS[key].no if key in CONTRACTS and key != "vira" else lowest), GRADES[grade]


def family_of(bid: str) -> Family:
    """The category of a bid."""
    key = bid.partition("+")[0]
    return next(c.family for c in CONTRACTS.values() if key in (c.key, c.family))


def room_left(terms: Terms, family: Family, above: str) -> bool:
    """Whether a bid of the family still outranks the standing one; gradations count ("SM.F1")."""
    if family == "tringel" and not terms.tringel:
        return False
    highest = max(contract.no for contract in CONTRACTS.values() if contract.family == family)
    return (highest, 2 if family in GRADED else 0) > rank(above)
