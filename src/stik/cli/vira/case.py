"""A game described on the command line: read, and checked for everything that contradicts itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, TypeVar

from stik.cli.vira.reading import read_said_contract
from stik.errors import Fault, InvalidSetup, NotationError
from stik.vira import Case, Contract, Family, Form, Grade, Outcome, Rules, TrumpClass
from stik.vira.contracts import PAID_AS_BID
from stik.vira.price import case_faults
from stik.vira.rules import MOST_PINNAR
from stik.vira.score import outcome_of

CLASSES: Final = {trump.name.lower(): trump for trump in TrumpClass}
GRADES: Final = {grade.name.lower(): grade for grade in Grade if grade}
RESULTS: Final = {outcome.value: outcome for outcome in Outcome}
DECLARER, LEFT, RIGHT, OUT = "A", "B", "C", "D"

ValueT = TypeVar("ValueT", bound=IntEnum | Outcome)


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What was typed."""

    contract: str
    result: str
    trump: str | None = None
    grade: str | None = None
    attempt: int = 1
    first: str | None = None
    table: int = 3
    pool: int = 0
    misar: bool = False
    thieves: int = 0
    tricks: int | None = None


@dataclass
class _Reading:
    """What has been understood so far, and what is wrong."""

    faults: list[Fault] = field(default_factory=list)

    def one_of(self, option: str, text: str | None, known: Mapping[str, ValueT]) -> ValueT | None:
        if text is None:
            return None
        found = known.get(text.casefold().replace("ä", "a").replace("ö", "o"))
        if found is None:
            self.unknown(option, text, ", ".join(known))
        return found

    def number(self, option: str, value: int, allowed: range) -> None:
        if value not in allowed:
            self.unknown(option, str(value), f"{allowed[0]}–{allowed[-1]}")

    def unknown(self, option: str, value: str, allowed: str) -> None:
        self.faults.append(Fault.of("price/unknown", option=option, value=value, allowed=allowed))

    def contract(self, text: str) -> Contract | None:
        try:
            return read_said_contract(text)
        except NotationError as error:
            self.faults += error.faults
            return None


def read_case(rules: Rules, wanted: Wanted) -> Case:
    """The case that was meant; names everything that is wrong at once."""
    reading = _Reading()
    contract = reading.contract(wanted.contract)
    result = reading.one_of("--result", wanted.result, RESULTS)
    trump = reading.one_of("--class", wanted.trump, CLASSES)
    first = reading.one_of("--first-class", wanted.first, CLASSES)
    grade = reading.one_of("--grade", wanted.grade, GRADES) or Grade.PLAIN
    reading.number("--try", wanted.attempt, range(1, 3))
    reading.number("--table", wanted.table, range(3, 5))
    reading.number("--pool", wanted.pool, range(1000 * MOST_PINNAR))
    reading.number("--thieves", wanted.thieves, range(3))
    if contract is None or result is None:
        raise InvalidSetup(*reading.faults)
    form = Form.MISAR if wanted.misar or contract.tricks is None else Form.TRUMP
    case = Case(
        contract=contract,
        outcome=result,
        form=form,
        grade=grade,
        classes=_classes(form, trump, first, second=wanted.attempt == 2),
        declarer=DECLARER,
        defenders=(LEFT, RIGHT),
        out=OUT if wanted.table == 4 else None,
        pool=wanted.pool,
        thieves=(LEFT, RIGHT)[: wanted.thieves],
        tricks=wanted.tricks,
    )
    faults = [*reading.faults, *_form_faults(rules, case, wanted), *_class_faults(rules, case, wanted)]
    if faults:
        raise InvalidSetup(*faults)
    return case


def _classes(form: Form, trump: TrumpClass | None, first: TrumpClass | None, *, second: bool) -> tuple[TrumpClass, ...]:
    last = trump if trump is not None and form is Form.TRUMP else TrumpClass.OFARG
    return (first if first is not None else TrumpClass.OFARG, last) if second else (last,)


def _form_faults(rules: Rules, case: Case, wanted: Wanted) -> Iterator[Fault]:
    """What the price list itself refuses, and thieves and tricks that do not fit the result."""
    contract = case.contract
    yield from case_faults(rules, case)
    if wanted.misar and contract.misar and case.grade and contract.graded and not rules.graded_gask_misar:
        yield Fault.of("price/graded-misar")
    if case.thieves and (contract.family is not Family.GOK or case.outcome is not Outcome.HOME):
        yield Fault.of("price/thieves")
    tricks = case.tricks
    if tricks is None:
        return
    most = contract.misar.cards if case.form is Form.MISAR and contract.misar is not None else 13
    needed = contract.tricks if case.form is Form.TRUMP else None
    if not 0 <= tricks <= most:
        yield Fault.of("price/unknown", option="--tricks", value=str(tricks), allowed=f"0–{most}")
    elif outcome_of(case.form, needed, tricks) is not case.outcome:
        yield Fault.of("price/tricks-disagree", tricks=tricks, result=case.outcome.value)


def _class_faults(rules: Rules, case: Case, wanted: Wanted) -> Iterator[Fault]:
    """Classes of trumps that are missing, too many, or outside what was bid."""
    given = {"--class": wanted.trump, "--first-class": wanted.first}
    if case.form is Form.MISAR:
        named = [option for option, text in given.items() if CLASSES.get(text or "", TrumpClass.OFARG)]
        yield from (Fault.of("price/misar-has-no-class", option=option) for option in named)
        return
    as_bid = case.outcome is Outcome.LAID and case.contract.family in PAID_AS_BID
    if wanted.trump is None and not as_bid:
        yield Fault.of("price/class-missing")
    if wanted.attempt == 2 and wanted.first is None:
        yield Fault.of("price/first-class-missing")
    if wanted.attempt != 2 and wanted.first is not None:
        yield Fault.of("price/first-class-alone")
    if case.contract.graded:
        for option, text in given.items():
            found = CLASSES.get(text or "")
            if found is not None and found < case.grade:
                yield Fault.of("price/class-outside-grade", option=option, grade=case.grade.name.lower())
    kept = case.contract.family is Family.KOP and not rules.new_trump_at_omkop
    if kept and len(set(case.classes)) > 1 and wanted.first is not None:
        yield Fault.of("price/same-trump")
