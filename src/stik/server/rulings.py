"""Routes: the referee asks what happened, question by question, and rules; nothing is kept between the questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Final, Literal, TypeAlias

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field, JsonValue

from stik.errors import Fault, InvalidSetup, StikError
from stik.messages import Catalogue, Language, catalogue
from stik.protocol.interview import (
    CLAIM_PARTS,
    Question,
    asked_in_words,
    names_in,
    next_question,
    option_in_words,
    plain,
    sheet_in,
)
from stik.protocol.rulings import choice_in_words, effect_in_words, explain, title
from stik.rulings import Kind, Names, Ruling, read_fact, rule, sections
from stik.server.models import FaultModel, Given
from stik.server.openapi import errors

router = APIRouter(tags=["games"])

MOST_ANSWERS: Final = 60
CLAIM: Final = "solo"
PART: Final = f"{CLAIM}-"

Look: TypeAlias = Literal["flag", "one", "several", "number", "per-side", "bid"]
"""What is answered: a boolean, one value or a list of values of the options, a number (one of the options where there
are some), a number for each option, or a bid with `+farg` or `+hogsta` after it where it was graded."""

LOOKS: Final[Mapping[Kind, Look]] = {
    Kind.FLAG: "flag",
    Kind.CLAIM: "flag",
    Kind.NUMBER: "number",
    Kind.PARTY: "several",
    Kind.SUITS: "several",
    Kind.PER_SIDE: "per-side",
    Kind.CONTRACT: "bid",
    Kind.BID: "bid",
}
SUITS: Final = ("c", "s", "h", "d")


class CaseAnswer(Given):
    """The answer to one question; none skips it."""

    field: Annotated[str, Field(max_length=40)]
    value: JsonValue = None


class CaseSoFar(Given):
    """What was answered so far, in the order of the questions."""

    answers: list[CaseAnswer] = Field(default_factory=list, max_length=MOST_ANSWERS)


class CaseOption(BaseModel):
    value: str
    label: str
    group: str
    article: str


class CaseQuestion(BaseModel):
    field: str
    look: Look
    text: str
    required: bool
    options: list[CaseOption]


class VerdictNumbers(BaseModel):
    """Lus by side, or pinnar by seat and pool."""

    title: str
    numbers: dict[str, int]


class Verdict(BaseModel):
    """The ruling in words."""

    title: str
    explanation: str
    effects: list[str]
    choices_title: str
    choices: list[str]
    numbers: list[VerdictNumbers]
    cites: list[str]


class CaseStep(BaseModel):
    """The next question, or the ruling; `answers` are those that still stand, `faults` say why others fell."""

    answers: list[CaseAnswer]
    question: CaseQuestion | None
    verdict: Verdict | None
    faults: list[FaultModel]


@router.post("/api/rulings", responses=errors(422))
async def hear_case(so_far: CaseSoFar, lang: Annotated[Language, Query()] = "en") -> CaseStep:
    """What a referee asks next about what happened at a table, and in the end the ruling with its articles."""
    say, hearing = catalogue(lang), _Hearing(so_far.answers)
    ruling: Ruling | None = None
    faults: tuple[Fault, ...] = ()
    question = hearing.question()
    if question is None:
        try:
            ruling = rule(plain(hearing.case))
        except StikError as error:  # answers that do not fit together
            faults = error.faults
            hearing = hearing.before(faults)
            question = hearing.question()
    return CaseStep(
        answers=hearing.answers,
        question=None if question is None else _question(question, hearing.case, say),
        verdict=None if ruling is None else _verdict(ruling, say, lang),
        faults=[FaultModel(code=fault.code, params=dict(fault.params)) for fault in faults],
    )


class _Hearing:
    """A case as far as it has been told."""

    def __init__(self, answers: Iterable[CaseAnswer] = ()) -> None:
        self.case: dict[str, object] = {}
        self.answers: list[CaseAnswer] = []
        self._asked: list[str] = []
        self._claim: dict[str, object] | None = None
        for answer in answers:
            if not self._hear(answer):
                break

    def question(self) -> Question | None:
        """The next one; a claim to a big solo is asked for in parts ("SM.D10")."""
        if self._claim is not None and len(self._claim) < len(CLAIM_PARTS):
            fact = CLAIM_PARTS[len(self._claim)]
            return Question(replace(fact, name=f"{PART}{fact.name}"), required=True)
        asked = next_question(self.case, self._asked)
        if asked is not None and asked.fact.kind is Kind.CLAIM:
            return Question(replace(asked.fact, kind=Kind.FLAG), required=asked.required)
        return asked

    def _hear(self, answer: CaseAnswer) -> bool:
        """Takes an answer; one to a question that is not asked is left, with all that follow."""
        question = self.question()
        if question is None or question.field != answer.field:
            return False
        if answer.value is not None:
            read_fact(question.fact, answer.value, names_in(self.case))
        elif question.required:
            raise InvalidSetup(Fault.of("setup/missing-field", field=question.field))
        self.answers.append(answer)
        if question.field.startswith(PART) and self._claim is not None:
            self._claim[question.field.removeprefix(PART)] = answer.value
            if len(self._claim) == len(CLAIM_PARTS):
                self.case[CLAIM] = self._claim
            return True
        self._asked.append(question.field)
        if question.field == CLAIM:
            self._claim = {} if answer.value is True else None
        elif answer.value is not None:
            self.case[question.field] = answer.value
        return True

    def before(self, faults: Iterable[Fault]) -> _Hearing:
        """The hearing before the first answer that the faults name, or else before the last."""
        wrong = {str(value) for fault in faults for name, value in fault.params if name == "field"}
        place = next((place for place, one in enumerate(self.answers) if one.field in wrong), len(self.answers) - 1)
        return _Hearing(self.answers[:place])


def _question(question: Question, case: Mapping[str, object], say: Catalogue) -> CaseQuestion:
    return CaseQuestion(
        field=question.field,
        look=LOOKS.get(question.fact.kind, "one"),
        text=asked_in_words(question, case, say),
        required=question.required,
        options=list(_options(question, case, say)),
    )


def _options(question: Question, case: Mapping[str, object], say: Catalogue) -> Iterator[CaseOption]:
    fact = question.fact
    if question.field == "irregularity":
        game, sheet = str(case["game"]), sheet_in(case)
        for section, lines in sections(game).items():
            group = say(f"referee/section-{game}-{section}")
            for line in lines:
                label = say(f"irregularity/{game}-{line.slug}")
                yield CaseOption(value=line.slug, label=label, group=group, article=line.articles[sheet][0])
    elif fact.kind in (Kind.CHOICE, Kind.NUMBER):
        for option in fact.choices:
            yield _plain(option, option_in_words(question.field, option, say))
    else:
        yield from _named(fact.kind, names_in(case), say)


def _named(kind: Kind, names: Names, say: Catalogue) -> Iterator[CaseOption]:
    """Seats, sides, suits and bids."""
    match kind:
        case Kind.SEAT:
            yield from (_plain(seat, seat) for seat in names.seats)
        case Kind.PARTY:
            for one in (*names.seats, *(side for side in names.sides if side not in names.seats)):
                yield _plain(one, one)
        case Kind.PER_SIDE:
            yield from (_plain(side, side) for side in names.sides)
        case Kind.SUIT | Kind.SUITS:
            yield from (_plain(suit, say(f"vira/suit-word-{suit}")) for suit in SUITS)
            if kind is Kind.SUIT:
                yield _plain("misar", say("ui/ruling-misar"))
        case Kind.CONTRACT | Kind.BID:
            yield from (_plain(key, say(f"contract/{key}")) for key in names.contracts)
            if kind is Kind.BID:
                yield from (_plain(family, say(f"vira/said-{family}")) for family in names.families)


def _plain(value: str, label: str) -> CaseOption:
    return CaseOption(value=value, label=label, group="", article="")


def _verdict(ruling: Ruling, say: Catalogue, language: Language) -> Verdict:
    shown = (("score", ruling.score), ("target", ruling.target), ("settlement", ruling.settlement))
    return Verdict(
        title=title(ruling.game, ruling.irregularity, language),
        explanation=explain(ruling, language),
        effects=[effect_in_words(effect, say) for effect in ruling.effects],
        choices_title=say(f"referee/choices-{ruling.decided_by}") if ruling.choices else "",
        choices=[choice_in_words(choice, say) for choice in ruling.choices],
        numbers=[
            VerdictNumbers(title=say(f"referee/{name}"), numbers=dict(numbers))
            for name, numbers in shown
            if numbers is not None
        ],
        cites=list(ruling.cites),
    )
