"""What every exercise is: a question about a position, answers to choose from, and those that the engine gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from stik.app.plays.play import Play
from stik.cards import Card
from stik.engine import Chance, Refusal, Stream

T = TypeVar("T")

Pick: TypeAlias = Literal["cards", "several", "one"]
"""What is answered: any number of one's cards, any number of the options, or one option."""

TRIES: Final = 4000
"""Positions that are looked at before a kind gives up; every kind is found long before."""

LEGAL: Final = "legal"
YES: Final = "yes"
NO: Final = "no"


class Said(NamedTuple):
    """A sentence of the catalogue with its values; a value may be a sentence itself."""

    code: str
    values: tuple[tuple[str, str | int | Said], ...] = ()

    @classmethod
    def of(cls, code: str, **values: str | int | Said) -> Said:
        return cls(code, tuple(values.items()))


class Option(NamedTuple):
    """A possible answer; cards have no words."""

    value: str
    label: Said | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """An exercise; the table is seen from the seat, where there is one."""

    text: Said
    pick: Pick
    options: tuple[Option, ...]
    right: frozenset[str]
    why: tuple[Said, ...]
    cites: tuple[str, ...]
    play: Play | None = None
    seat: str | None = None


def stream(game: str, kind: str, rules: str, seed: int) -> Stream:
    """The numbers of one exercise: the same seed is always the same exercise."""
    return Stream("exercise", {"game": game, "kind": kind, "rules": rules, "seed": str(seed)})


def some(several: Sequence[T], chance: Chance) -> T:
    return several[chance.randrange(len(several))]


def shown(cards: Iterable[Card]) -> str:
    """Cards for a sentence, with their signs."""
    return " ".join(f"{card.rank.text}{card.suit.symbol}" for card in cards)


def refused_or_legal(refusal: Refusal | None, others: Iterable[Refusal], chance: Chance) -> tuple[Option, ...]:
    """Legal, the refusal that is right, and others that could have been."""
    legal = Option(LEGAL, Said("exercise-legal"))
    wanted = {found.code: found for found in chain(() if refusal is None else (refusal,), mixed(others, chance))}
    refusals = sorted(list(wanted.values())[:3], key=lambda found: found.code)
    return (legal, *(Option(found.code, _because(found)) for found in refusals))


def mixed(several: Iterable[T], chance: Chance) -> Iterator[T]:
    """All of them, by chance one after the other."""
    left = list(several)
    while left:
        yield left.pop(chance.randrange(len(left)))


def _because(refusal: Refusal) -> Said:
    return Said.of("exercise-refused", reason=told(refusal), article=refusal.cites[0])


def told(refusal: Refusal | None) -> Said:
    return Said("exercise-nothing-forbids") if refusal is None else Said(refusal.code, refusal.params)


def numbers(right: int, near: Iterable[int], chance: Chance) -> tuple[int, ...]:
    """The right number and three others, in order."""
    others = [number for number in dict.fromkeys(near) if number != right]
    while len(others) > 3:
        others.pop(chance.randrange(len(others)))
    return tuple(sorted((right, *others)))
