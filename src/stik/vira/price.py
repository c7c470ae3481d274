"""What a game costs or brings: the one truth about money, for the settlement and for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from stik.engine import Entry
from stik.errors import Fault, InvalidSetup
from stik.vira.contracts import PAID_AS_BID, Contract, Family, Grade, Outcome, TrumpClass
from stik.vira.rules import POOL, Rules
from stik.vira.state import Form
from stik.vira.tariff import ARTICLES, BET, is_turned_eight, row_name

_SET: Final = {
    Outcome.HOME: "pool/set-home",
    Outcome.BET: "pool/set-bet",
    Outcome.KODILJ: "pool/set-kodilj",
    Outcome.LAID: "pool/set-laid",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A finished game, as far as money asks; accounts are the names of the seats."""

    contract: Contract
    outcome: Outcome
    form: Form = Form.TRUMP
    grade: Grade = Grade.PLAIN
    classes: tuple[TrumpClass, ...] = (TrumpClass.OFARG,)
    """The class of the trump in each try; two of them mean that there was a second one."""
    declarer: str = "A"
    defenders: tuple[str, str] = ("B", "C")
    out: str | None = None
    pool: int = 0
    thieves: tuple[str, ...] = ()
    tricks: int | None = None
    """The declarer's tricks, where a bonus for overtricks is played ("VR.A3")."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Everybody at the table, in the order of their names."""
        return tuple(sorted((self.declarer, *self.defenders, *filter(None, (self.out,)))))


def price(rules: Rules, case: Case) -> tuple[Entry, ...]:
    """Every payment of a game: antes, the pool, pinnar for each try, and tjuvpass."""
    _check(rules, case)
    return (
        *_pool(rules, case),
        *(entry for attempt in range(1, len(case.classes) + 1) for entry in _pinnar(rules, case, attempt)),
        *_tjuvpass(rules, case),
    )


def _check(rules: Rules, case: Case) -> None:
    faults = case_faults(rules, case)
    if faults:
        raise InvalidSetup(*faults)


def case_faults(rules: Rules, case: Case) -> list[Fault]:
    """Forms, gradations and second tries that the contract does not have."""
    contract = case.contract
    faults = []
    if (contract.tricks if case.form is Form.TRUMP else contract.misar) is None:
        faults.append(Fault.of("setup/no-such-form", contract=contract.key, form=case.form.value))
    if case.grade and not contract.graded:
        faults.append(Fault.of("setup/no-gradation", contract=contract.key))
    if len(case.classes) == 2 and rules.talon_for_second_try(contract.family) is None:
        faults.append(Fault.of("setup/no-second-try", contract=contract.key))
    return faults


# the pool


def bets(rules: Rules, case: Case) -> int:
    """The declarer's bets, net for the whole deal: lifted, or if negative set ("VR.A1")."""
    row = rules.tariff.row(row_name(case.contract, len(case.classes)))
    match case.outcome:
        case Outcome.HOME:
            return row.home + _overtricks(rules, case)
        case Outcome.BET:
            return row.bet
        case Outcome.KODILJ:
            return row.kodilj
        case Outcome.LAID:
            return row.laid  # "VR.A6", after a second try "VR.A10"


def _overtricks(rules: Rules, case: Case) -> int:
    """An older tariff: eight turned tricks bring a bet less, and a bet for every overtrick ("VR.A3")."""
    needed = case.contract.tricks
    if not rules.turn8_overtrick_bonus or not is_turned_eight(case.contract) or needed is None:
        return 0
    return max(0, (case.tricks or 0) - needed) - 1


def _pool(rules: Rules, case: Case) -> Iterator[Entry]:
    amount = bets(rules, case) * BET
    cites = _pool_cites(case)
    if amount > 0:
        yield from _antes(rules, case, amount)
        yield Entry(POOL, case.declarer, amount, "pool/lifted", cites)
    elif amount < 0:
        yield Entry(case.declarer, POOL, -amount, _SET[case.outcome], cites)


def _pool_cites(case: Case) -> tuple[str, ...]:
    found = ("VR.A1", *ARTICLES.get(row_name(case.contract, len(case.classes)), ()))
    if case.outcome is Outcome.LAID:
        return (*found, "VR.A6" if len(case.classes) == 1 else "VR.A10")
    return (*found, "VR.P3")


def _antes(rules: Rules, case: Case, due: int) -> Iterator[Entry]:
    """Everybody at the table pays in, as often as it takes for the pool to hold what is due ("VR.A9", "VR.A12")."""
    pool = case.pool
    payers = [seat for seat in case.seats if seat != case.out or rules.out_antes]
    while pool < due:
        for seat in payers:
            yield Entry(seat, POOL, rules.ante, "pool/ante", ("VR.A9", "VR.A12"))
        pool += rules.ante * len(payers)


# pinnar


def paid_class(case: Case, attempt: int) -> TrumpClass:
    """The column that a try is paid by: of its trump, but a laid gask, solo or vira only as it was bid.

    "SWS.notes"; laid after a graded bid "VR.A13".
    """
    laid = case.outcome is Outcome.LAID and attempt == len(case.classes)
    if case.form is Form.MISAR:
        return TrumpClass.OFARG
    if laid and case.contract.family in PAID_AS_BID:
        return TrumpClass(case.grade)
    return case.classes[attempt - 1]


def _pinnar(rules: Rules, case: Case, attempt: int) -> Iterator[Entry]:
    """Each opponent pays the declarer who is home, and is paid by one who is not; each try by itself.

    "SWS.notes"; not doubled at kodilj "VR.A7"; the one who sits out has no share "VR.A8".
    """
    amount = case.contract.pinnar_for(paid_class(case, attempt))
    last = attempt == len(case.classes)
    if last and case.outcome is Outcome.KODILJ and rules.kodilj_doubles_pinnar:
        amount *= 2
    if not amount:
        return
    opponents = [*case.defenders]
    if case.out is not None and rules.out_shares_pinnar:
        opponents.append(case.out)
    cites: tuple[str, ...] = (case.contract.article, "SWS.notes")
    if case.outcome is Outcome.LAID and last and case.grade:
        cites = (*cites, "VR.A13")
    elif case.outcome is Outcome.KODILJ and last:
        cites = (*cites, "VR.A7")
    for seat in opponents:
        if not last:
            yield Entry(case.declarer, seat, amount, "pinnar/first-try", cites)
        elif case.outcome is Outcome.HOME:
            yield Entry(seat, case.declarer, amount, "pinnar/home", cites)
        else:
            yield Entry(case.declarer, seat, amount, "pinnar/not-home", cites)


# the gök convention


def _tjuvpass(rules: Rules, case: Case) -> Iterator[Entry]:
    """A made gök: who passed it without läggarder pays those who were injured ("SM.B1")."""
    if case.contract.family is not Family.GOK or case.outcome is not Outcome.HOME or not rules.tjuvpass_compensation:
        return
    match case.thieves, case.out:
        case (thief,), None:
            injured, amount = [_partner(case, thief)], rules.tjuvpass.one_at_three
        case (thief,), str(out):
            injured, amount = [_partner(case, thief), out], rules.tjuvpass.one_at_four
        case (_, _), str(out):
            injured, amount = [out], rules.tjuvpass.two_at_four
        case _:
            return  # nobody stole, or both at a table of three: nobody was injured
    for thief in case.thieves:
        for seat in injured:
            if amount:
                yield Entry(thief, seat, amount, "tjuvpass/compensation", ("SM.B1",))


def _partner(case: Case, seat: str) -> str:
    return case.defenders[1] if seat == case.defenders[0] else case.defenders[0]
