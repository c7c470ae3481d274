"""What a game brings from the pool or costs, in bets: data that a club can correct ("VR.A1")."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias, assert_never

from stik.vira.contracts import Contract, Family

BET: Final = 8
"""Pinnar in a bet ("SM.M1")."""

Attempt: TypeAlias = int
"""1, or 2 after omköp, omturné, omvingel."""


class Row(NamedTuple):
    """Bets from the declarer's view, net for the whole deal: what was lifted, or less than nothing for what was set."""

    home: int
    bet: int
    kodilj: int
    laid: int


class Tariff(NamedTuple):
    """A row for every kind of game; the rows om… already contain the first try, which counts as laid ("VR.A5")."""

    kop: Row = Row(1, -1, -2, -1)
    turne: Row = Row(1, -1, -2, -1)
    turne8: Row = Row(2, -1, -2, -1)  # "VR.A3"
    vingel: Row = Row(1, -2, -4, -2)  # "VR.A2"
    vingel8: Row = Row(2, -2, -4, -2)  # "VR.A3"
    tringel: Row = Row(1, -3, -6, -3)
    gask: Row = Row(1, -1, -2, -1)  # "VR.A6"
    kopmisar: Row = Row(1, -1, -2, -1)  # "VR.A6"
    gok: Row = Row(1, -2, -4, -2)  # "VR.A4"
    vira: Row = Row(1, -1, -2, -1)  # "VR.A6"
    solo: Row = Row(1, -1, -2, -2)
    solomisar: Row = Row(1, -1, -2, -2)
    omkop: Row = Row(0, -3, -5, -3)
    omturne: Row = Row(0, -3, -5, -3)
    omturne8: Row = Row(1, -3, -5, -3)  # "SM.A9"
    omvingel: Row = Row(0, -6, -10, -6)  # "SM.A9"
    omvingel8: Row = Row(1, -6, -10, -6)  # "SM.A9"
    omtringel: Row = Row(0, -9, -15, -9)  # "VR.A11"

    def row(self, name: str) -> Row:
        """The row of that name."""
        found = getattr(self, name)
        assert isinstance(found, Row)
        return found


ROWS: Final = Tariff._fields

ARTICLES: Final = {
    "turne8": ("VR.A3",),
    "vingel": ("VR.A2",),
    "vingel8": ("VR.A2", "VR.A3"),
    "gok": ("VR.A4",),
    "omkop": ("VR.A5",),
    "omturne": ("VR.A5",),
    "omturne8": ("SM.A9", "VR.A3", "VR.A5"),
    "omvingel": ("SM.A9", "VR.A2", "VR.A5"),
    "omvingel8": ("SM.A9", "VR.A2", "VR.A3", "VR.A5"),
    "omtringel": ("VR.A11",),
}
"""The rulings behind single rows; "VR.A1" stands behind all of them."""

WITH_EIGHT: Final = frozenset({Family.TURNE, Family.VINGEL})


def row_name(contract: Contract, attempt: Attempt) -> str:
    """The row that a game is paid by."""
    first = f"{contract.family.value}{'8' if is_turned_eight(contract) else ''}"
    if attempt == 1:
        return first
    match contract.family:
        case Family.KOP | Family.TURNE | Family.VINGEL | Family.TRINGEL:
            return f"om{first}"
        case Family.GASK | Family.GOK | Family.KOPMISAR | Family.SOLO | Family.VIRA | Family.SOLOMISAR:
            raise ValueError(f"{contract.key} has no second try")
        case _:
            assert_never(contract.family)


def is_turned_eight(contract: Contract) -> bool:
    """Turné 8 and vingel 8, which bring one bet more ("VR.A3")."""
    return contract.family in WITH_EIGHT and contract.tricks == 8
