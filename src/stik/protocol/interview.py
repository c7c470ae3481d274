"""Asks its way through a case: which question comes next, given the answers so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stik.messages import Catalogue
from stik.rulings import GAMES, AnyIrregularity, Fact, Kind, Names, irregularities, names, presets, read_fact
from stik.voms import rules_named

MORE: Final = "more"
"""The question whether there is anything else to say."""

NOT_ASKED: Final = frozenset({Kind.CASES, Kind.OBJECT})


@dataclass(frozen=True, slots=True)
class Question:
    """A field of the case that is still open."""

    fact: Fact
    required: bool

    @property
    def field(self) -> str:
        return self.fact.name


def next_question(case: Mapping[str, object], asked: Sequence[str]) -> Question | None:
    """The next question; nothing when all has been asked."""
    for field, options in (("game", GAMES), ("rules", presets(str(case.get("game", "voms"))))):
        if field not in asked:
            return Question(Fact(field, Kind.CHOICE, options), required=True)
    lines = irregularities(str(case["game"]))
    if "irregularity" not in asked:
        return Question(Fact("irregularity", Kind.CHOICE, tuple(line.slug for line in lines)), required=True)
    line = next(line for line in lines if line.slug == case["irregularity"])
    return _next_fact(line, case, asked)


def _next_fact(line: AnyIrregularity, case: Mapping[str, object], asked: Sequence[str]) -> Question | None:
    values = _values(line, case)
    open_needs = [
        need
        for need in line.needs
        if need.fact.name not in asked and need.fact.kind not in NOT_ASKED and need.is_open(values)
    ]
    for need in open_needs:
        if not need.aside:
            return Question(need.fact, required=need.is_needed(values))
    if open_needs and MORE not in asked:
        return Question(Fact(MORE, Kind.FLAG), required=False)
    return Question(open_needs[0].fact, required=False) if open_needs and case.get(MORE) is True else None


def _values(line: AnyIrregularity, case: Mapping[str, object]) -> dict[str, str | int | bool]:
    """What conditions look at: the scalars given, and the usual values of the rest."""
    usual = {need.fact.name: need.default for need in line.needs if need.default is not None}
    given = {name: value for name, value in case.items() if isinstance(value, str | int | bool)}
    return usual | given


def asked_in_words(question: Question, case: Mapping[str, object], say: Catalogue) -> str:
    """The question; what a contract is depends on what happened."""
    field = "bid" if question.fact.kind is Kind.BID and question.field == "contract" else question.field
    if field == "by" and case.get("game") == "vira" and case.get("irregularity") == "claim-contested":
        field = "by-claim"
    return say(f"referee/ask-{field}")


def option_in_words(field: str, option: str, say: Catalogue) -> str:
    """One of the answers to choose from."""
    code = f"referee/option-{field}-{option}"
    return say(code) if say.has(code) else option


def names_in(case: Mapping[str, object]) -> Names:
    """What seats, sides and bids are called in the case."""
    return names(str(case.get("game", "voms")), str(case.get("rules") or ""), case.get("table"))


def sheet_in(case: Mapping[str, object]) -> str:
    """The rule sheet that the case goes by."""
    return "SM" if case.get("game") == "vira" else rules_named(str(case.get("rules") or "tournament")).sheet


def heard(question: Question, text: str, case: Mapping[str, object]) -> object:
    """What somebody typed, as the value of the field; raises where it does not fit."""
    fact, words = question.fact, text.split()
    value: object
    match fact.kind:
        case Kind.NUMBER:
            value = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text
        case Kind.PARTY:
            value = words[0] if len(words) == 1 else words
        case Kind.PER_SIDE:
            sides = names_in(case).sides
            numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 6]
            value = dict(zip(sides, numbers, strict=True)) if len(numbers) == len(words) == len(sides) else text
        case _:
            value = text
    read_fact(fact, value, names_in(case))
    return value


def plain(case: Mapping[str, object]) -> dict[str, object]:
    """The case without the questions that were only asked on the way."""
    return {name: value for name, value in case.items() if name != MORE and value is not None}
