"""The protocol of a table of Vira: every payment of every deal, the pulla, the totals, the division."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stik.engine import Entry
from stik.errors import TournamentError
from stik.match.vira import Sitting, divide, with_entries
from stik.tournaments.fields import Faults
from stik.tournaments.formats import FORMATS
from stik.tournaments.protocol.checks import Check
from stik.tournaments.protocol.line import DealLine, Person
from stik.tournaments.protocol.turn import Turn, turn_of
from stik.vira import Case, Rules, price
from stik.vira.rules import POOL, SEATS


@dataclass(frozen=True, slots=True)
class Row:
    """A deal with what was paid and what everybody has after it; the accounts are persons and the pulla."""

    line: DealLine
    turn: Turn
    case: Case | None
    """The game as it was priced, none where the deal was stopped; its accounts are the letters of the seats."""
    payments: tuple[Entry, ...]
    change: tuple[int, ...]
    pulla: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Protocol:
    """A table of Vira as far as it has come."""

    rules: Rules
    persons: tuple[Person, ...]
    """Clockwise."""
    start: Sitting
    planned: int
    rows: tuple[Row, ...]
    pulla: int
    totals: tuple[int, ...]
    """What everybody has won or lost in pinnar; after the division they sum to nothing ("SM.L1")."""
    divided: bool
    division: tuple[Entry, ...]

    @property
    def deals_left(self) -> int:
        return self.planned - len(self.rows)

    @property
    def turn(self) -> Turn | None:
        """The next deal, none where all are played or the pulla has been divided."""
        return None if self.divided or not self.deals_left else turn_of(self.start, self.persons, len(self.rows) + 1)


def planned_deals(table: int) -> int:
    """How many deals a table plays where nobody says otherwise: each sits out equally often."""
    return FORMATS["vira-sm"].deals[table - 3]


def table_protocol(
    rules: Rules,
    persons: Sequence[Person],
    deals: Iterable[DealLine],
    *,
    divided: bool,
    planned: int | None = None,
    first_dealer: Person | None = None,
) -> Protocol:
    """The protocol of a table, or a `TournamentError` with every fault.

    The persons sit clockwise; the last of them deals first unless another is named.
    """
    faults = Faults()
    found = kept(rules, persons, deals, faults, divided=divided, planned=planned, first_dealer=first_dealer)
    if found is None:
        raise TournamentError(*faults.found)
    return found


def kept(
    rules: Rules,
    persons: Sequence[Person],
    deals: Iterable[DealLine],
    faults: Faults,
    *,
    divided: bool,
    planned: int | None = None,
    first_dealer: Person | None = None,
    where: str = "",
) -> Protocol | None:
    """The protocol of a table, or none where something is wrong; `where` goes before the place of every fault."""
    persons, before = tuple(persons), len(faults.found)
    if len(persons) not in (3, 4) or len(set(persons)) != len(persons):
        faults.add("tournament/three-or-four", f"{where}seats")
        return None
    if POOL in persons:
        faults.add("tournament/line-called-pool", f"{where}seats")
        return None
    if first_dealer is not None and first_dealer not in persons:
        faults.add("tournament/line-stranger", f"{where}dealer", person=first_dealer)
        return None
    dealer = None if first_dealer is None else persons.index(first_dealer)
    start = Sitting.start(rules, table=3 if len(persons) == 3 else 4, dealer=dealer)
    planned = planned_deals(len(persons)) if planned is None else planned
    lines = sorted(enumerate(deals, 1), key=lambda one: one[1].number)
    _check_numbers([line.number for _, line in lines], planned, f"{where}deals", faults)
    sitting, rows = start, []
    for place, line in lines:
        check = Check(rules, persons, line, f"{where}deals[{place}]", faults)
        row, sitting = _row(check, turn_of(start, persons, line.number), sitting)
        rows.append(row)
    if len(faults.found) > before:
        return None
    unfinished = Protocol(
        rules=rules,
        persons=persons,
        start=start,
        planned=planned,
        rows=tuple(rows),
        pulla=sitting.pool,
        totals=sitting.net,
        divided=False,
        division=(),
    )
    return divided_protocol(unfinished) if divided else unfinished


def divided_protocol(protocol: Protocol) -> Protocol:
    """The table after the division of the pulla ("SM.L1", "SM.L2", "SM.L3")."""
    sitting = replace(protocol.start, net=protocol.totals, pool=protocol.pulla)
    entries = divide(sitting.pool, sitting.net)
    after = with_entries(sitting, entries)
    division = _named(entries, protocol.persons)
    return replace(protocol, pulla=after.pool, totals=after.net, divided=True, division=division)


def _check_numbers(numbers: list[int], planned: int, where: str, faults: Faults) -> None:
    """Refuses numbers that come twice, are missing or are more than planned."""
    for number, count in Counter(numbers).items():
        if count > 1:
            faults.add("tournament/line-twice", where, deal=number)
    last = max(numbers, default=0)
    missing = sorted(set(range(1, min(last, planned + 1))) - set(numbers))
    if missing:
        faults.add("tournament/line-missing", where, deal=", ".join(map(str, missing)))
    if last > planned:
        faults.add("tournament/line-too-many", where, deal=last, planned=planned)


def _row(check: Check, turn: Turn, sitting: Sitting) -> tuple[Row, Sitting]:
    """A deal: first what was paid by order, then the game, as at a table of the engine."""
    line, faults, before = check.line, check.faults, len(check.faults.found)
    check.payments()
    ordered: tuple[Entry, ...] = ()
    if len(faults.found) == before:
        ordered = tuple(
            Entry(check.letter(one.payer), check.letter(one.payee), one.amount, "pinnar/ruling", ("SM.K1",))
            for one in line.payments
        )
    pool = with_entries(sitting, ordered).pool
    if pool < 0:
        check.add("tournament/line-pulla-short", "payments", pulla=sitting.pool)
    case = check.case(turn, max(0, pool))
    entries = ordered if case is None else (*ordered, *price(sitting.rules, case))
    after = with_entries(sitting, entries)
    change = tuple(new - old for new, old in zip(after.net, sitting.net, strict=True))
    row = Row(line, turn, case, _named(entries, tuple(check.persons)), change, after.pool, after.net)
    return row, after


def _named(entries: Iterable[Entry], persons: tuple[Person, ...]) -> tuple[Entry, ...]:
    """The payments between persons and the pulla."""
    names = {POOL: POOL} | dict(zip(SEATS, persons, strict=False))
    return tuple(replace(one, payer=names[one.payer], payee=names[one.payee]) for one in entries)
