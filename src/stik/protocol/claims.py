"""What a record claims beside what the engine says: refused in today's edition, told of an older one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from stik.errors import Fault, StikError
from stik.protocol.adapter import Deal
from stik.protocol.fields import same
from stik.protocol.write import plain

OTHERWISE: Final[Mapping[str, str]] = {
    "record/refused": "verify/refused-today",
    "record/wrong-result": "verify/other-result",
    "record/sequence": "verify/other-start",
    "record/already-over": "verify/over-today",
    "record/wrong-final-result": "verify/other-final-result",
}
"""What is refused in a record of today's edition, and as what it is told of an older one."""

LARGEST: Final = 9999
NUMBERS: Final = frozenset({"score", "target", "settlement"})
WORDS: Final = frozenset({"ended", "winner", "result"})


class Proof(NamedTuple):
    """One thing that was proved, or could not be."""

    code: str
    deal: int
    holds: bool
    params: Mapping[str, str | int] = MappingProxyType({})
    """What its sentence says besides the deal."""
    cites: tuple[str, ...] = ()

    @property
    def fault(self) -> Fault:
        return Fault.of(self.code, **{"deal": self.deal, **self.params})

    @property
    def stands(self) -> bool:
        """Whether it was right in its edition, and only today's engine decides otherwise."""
        return self.code in OTHERWISE.values()


@dataclass(frozen=True, slots=True)
class Claims:
    """Where the engine decides otherwise than a record says."""

    older: bool
    told: list[Proof]

    def differ(self, error: StikError, cites: tuple[str, ...] = ()) -> Literal[False]:
        """Raises the error, or tells of it where the record is of an older edition."""
        if not self.older:
            raise error
        params = dict(error.faults[0].params)
        self.told.append(Proof(OTHERWISE[error.code], int(params.pop("deal", 0)), False, params, cites))
        return False


def listed(cites: Sequence[str]) -> str:
    return ", ".join(cites) or "–"


def apart(said: Mapping[str, object], now: Mapping[str, object] | None) -> dict[str, str | int]:
    """A result as a record has it and as the engine has it, where they differ."""
    now = now or {}
    names = [name for name in {**said, **now} if not same(said.get(name), now.get(name))]
    return {key: plain({name: of.get(name) for name in names}) for key, of in (("said", said), ("now", now))}


def is_result(said: Mapping[str, object], state: Mapping[str, object]) -> bool:
    """Whether it is made as the results of such a deal are; one that stands is shown to people as it is."""

    def fits(name: str, value: object) -> bool:
        if name not in NUMBERS or not isinstance(value, dict):
            return name in WORDS and isinstance(value, str)
        accounts = state[name]
        named = not isinstance(accounts, dict) or accounts.keys() == value.keys()
        return named and all(type(count) is int and abs(count) <= LARGEST for count in value.values())

    return all(name in state and fits(name, value) for name, value in said.items())


def claimed(deal: Deal, said: Mapping[str, object] | None) -> dict[str, object]:
    """What a record says came of a deal, as the fields of its state; none where the engine says the same."""
    if said is None or same(said, deal.result()):
        return {}
    found = {name: said.get(name) for name in deal.state().keys() & (WORDS | said.keys())}
    score, before = said.get("score"), deal.start.get("score") or {}
    if isinstance(score, dict) and isinstance(before, dict):
        found["gain"] = {side: lus - before.get(side, 0) for side, lus in score.items()}
    return found
