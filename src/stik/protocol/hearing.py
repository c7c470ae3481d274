"""The referee's hearing: answers in, the next question or the ruling out, as plain data in a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from stik.errors import Fault, InvalidSetup, StikError
from stik.messages import Catalogue, Language, catalogue
from stik.protocol.interview import Question, asked_in_words, names_in, next_question, option_in_words, plain, sheet_in
from stik.protocol.rulings import choice_in_words, effect_in_words, explain, title
from stik.rulings import Kind, Names, Ruling, read_fact, rule, sections
from stik.rulings.vira.facts import CLAIM_PARTS

Json: TypeAlias = dict[str, object]

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


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one question; none skips it."""

    field: str
    value: object = None


def hear(answers: Iterable[Answer], language: Language) -> Json:
    """The next question, or the ruling; `answers` are those that still stand, `faults` say why others fell."""
    say, hearing = catalogue(language), _Hearing(answers)
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
    return {
        "answers": [{"field": answer.field, "value": answer.value} for answer in hearing.answers],
        "question": None if question is None else _question(question, hearing.case, say),
        "verdict": None if ruling is None else _verdict(ruling, say, language),
        "faults": [{"code": fault.code, "params": dict(fault.params)} for fault in faults],
    }


class _Hearing:
    """A case as far as it has been told."""

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self.case: dict[str, object] = {}
        self.answers: list[Answer] = []
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

    def _hear(self, answer: Answer) -> bool:
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


def _question(question: Question, case: Mapping[str, object], say: Catalogue) -> Json:
    return {
        "field": question.field,
        "look": LOOKS.get(question.fact.kind, "one"),
        "text": asked_in_words(question, case, say),
        "required": question.required,
        "options": list(_options(question, case, say)),
    }


def _options(question: Question, case: Mapping[str, object], say: Catalogue) -> Iterator[Json]:
    fact = question.fact
    if question.field == "irregularity":
        game, sheet = str(case["game"]), sheet_in(case)
        for section, lines in sections(game).items():
            group = say(f"referee/section-{game}-{section}")
            for line in lines:
                label = say(f"irregularity/{game}-{line.slug}")
                yield {"value": line.slug, "label": label, "group": group, "article": line.articles[sheet][0]}
    elif fact.kind in (Kind.CHOICE, Kind.NUMBER):
        for option in fact.choices:
            yield _plain(option, option_in_words(question.field, option, say))
    else:
        yield from _named(fact.kind, names_in(case), say)


def _named(kind: Kind, names: Names, say: Catalogue) -> Iterator[Json]:
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


def _plain(value: str, label: str) -> Json:
    return {"value": value, "label": label, "group": "", "article": ""}


def _verdict(ruling: Ruling, say: Catalogue, language: Language) -> Json:
    return {
        "title": title(ruling.game, ruling.irregularity, language),
        "explanation": explain(ruling, language),
        "effects": [effect_in_words(effect, say) for effect in ruling.effects],
        "choices_title": say(f"referee/choices-{ruling.decided_by}") if ruling.choices else "",
        "choices": [choice_in_words(choice, say) for choice in ruling.choices],
        "numbers": [{"title": say(f"referee/{name}"), "numbers": numbers} for name, numbers in ruling.numbers.items()],
        "cites": list(ruling.cites),
    }
