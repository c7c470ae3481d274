"""A ruling: who erred, what the articles say, who decides, and what follows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from stik.rulings.effects import Choice, Effect

DecidedBy: TypeAlias = Literal["automatic", "opponents", "organiser", "defenders", "declarer", "director"]

Numbers: TypeAlias = tuple[tuple[str, int], ...]
"""Lus by side, or pinnar by seat and pool."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A code of the catalogues with the values that its sentence needs; names are joined as the language does it."""

    code: str
    params: tuple[tuple[str, str | int | tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """The answer to a case; the words are filled in above, where the catalogues are."""

    game: str
    irregularity: str
    cites: tuple[str, ...]
    who: tuple[str, ...]
    """Those whom the case names as having done it."""
    offender: tuple[str, ...]
    """Those who answer for it."""
    decided_by: DecidedBy
    deciders: tuple[str, ...]
    """Who the deciding side is, as far as the case tells."""
    choices: tuple[Choice, ...]
    effects: tuple[Effect, ...]
    sentences: tuple[Sentence, ...]
    score: Numbers | None = None
    target: Numbers | None = None
    settlement: Numbers | None = None
    declarer: str | None = None
    """Who plays a big solo in spite of the fault ("SM.D10")."""
    lapsed: bool = False

    @property
    def stops_the_deal(self) -> bool:
        """Whether the deal cannot simply go on."""
        names = {effect.name for effect in self.effects}
        names |= {effect.name for choice in self.choices for effect in choice.effects}
        return bool(names & {"redeal", "pass-the-deal", "settle-as"})

    @property
    def numbers(self) -> dict[str, dict[str, int]]:
        """What stands on the combs or is paid, as far as it can be reckoned."""
        reckoned = {"score": self.score, "target": self.target, "settlement": self.settlement}
        return {name: dict(numbers) for name, numbers in reckoned.items() if numbers is not None}

    def citing(self, article: str, code: str) -> Ruling:
        """The same ruling with one more article and the sentence that goes with it."""
        return replace(self, cites=(article, *self.cites), sentences=(*self.sentences, Sentence(code)))

    def to_json(self) -> dict[str, object]:
        """The answer as `docs/interfaces.md` has it, without the words."""
        answer: dict[str, object] = {
            "irregularity": self.irregularity,
            "cites": list(self.cites),
            "offender": _one_or_many(self.offender),
            "decided_by": self.decided_by,
            "choices": [choice.to_json() for choice in self.choices],
            "effects": [effect.to_json() for effect in self.effects],
        }
        answer |= self.numbers
        if self.declarer is not None:
            answer["declarer"] = self.declarer
        if self.lapsed:
            answer["lapsed"] = True
        return answer


def _one_or_many(names: tuple[str, ...]) -> str | list[str] | None:
    match names:
        case ():
            return None
        case (name,):
            return name
        case _:
            return list(names)
