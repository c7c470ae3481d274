"""Reads the facts of a case; everything that is wrong or missing is named at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from stik.errors import Fault, InvalidSetup
from stik.rulings.facts import Fact, FactValue, Kind, Need

HEADER: Final = ("game", "rules", "irregularity", "options", "note")
"""Fields of every case; `note` is for people."""

MOST: Final = 9999


@dataclass(frozen=True, slots=True)
class Names:
    """What the seats, sides, contracts and families of a game are called."""

    seats: tuple[str, ...]
    sides: tuple[str, ...] = ()
    contracts: tuple[str, ...] = ()
    families: tuple[str, ...] = ()


class _Wrong(Exception):
    """A value that does not fit; carries what would."""


def read_facts(
    given: Mapping[str, object], vocabulary: Mapping[str, Fact], needs: Iterable[Need], names: Names
) -> dict[str, FactValue]:
    """The facts by name, usual values filled in."""
    faults: list[Fault] = []
    values: dict[str, FactValue] = {}
    for name, value in given.items():
        if name in HEADER or value is None:
            continue
        if name not in vocabulary:
            faults.append(Fault.of("setup/unknown-field", field=name))
            continue
        try:
            values[name] = _read(vocabulary[name], value, names)
        except _Wrong as wrong:
            faults.append(Fault.of("setup/bad-field", field=name, wanted=str(wrong)))
    wrong_names = {name for name in given if name in vocabulary and name not in values and given[name] is not None}
    for need in needs:
        name = need.fact.name
        if need.default is not None and name not in values and name not in wrong_names:
            values[name] = need.default
    for need in needs:
        if need.fact.name not in values and need.fact.name not in wrong_names and need.is_needed(values):
            faults.append(Fault.of("setup/missing-field", field=need.fact.name))
    if faults:
        raise InvalidSetup(*faults)
    return values


def read_fact(fact: Fact, value: object, names: Names) -> FactValue:
    """One fact by itself, as a dialogue hears it."""
    try:
        return _read(fact, value, names)
    except _Wrong as wrong:
        raise InvalidSetup(Fault.of("setup/bad-field", field=fact.name, wanted=str(wrong))) from None


def _read(fact: Fact, value: object, names: Names) -> FactValue:
    match fact.kind:
        case Kind.SEAT:
            return _one_of(value, names.seats)
        case Kind.PARTY:
            return _party(value, names)
        case Kind.FLAG:
            if not isinstance(value, bool):
                raise _Wrong("true, false")
            return value
        case Kind.NUMBER:
            number = _number(value)
            if fact.choices and str(number) not in fact.choices:
                raise _Wrong(", ".join(fact.choices))
            return number
        case Kind.CHOICE:
            return _one_of(value, fact.choices)
        case Kind.PER_SIDE:
            return _per_side(value, names)
        case Kind.CONTRACT:
            return _bid(value, names.contracts)
        case Kind.BID:
            return _bid(value, (*names.contracts, *names.families))
        case Kind.SUIT:
            return _one_of(value, ("c", "s", "h", "d", "misar"))
        case Kind.SUITS:
            suits = value.split() if isinstance(value, str) else value
            if not isinstance(suits, list) or not suits:
                raise _Wrong("c, s, h, d")
            return tuple(_one_of(suit, ("c", "s", "h", "d")) for suit in suits)
        case Kind.CLAIM | Kind.CASES:
            several = value if isinstance(value, list) else [value]
            if not several:
                raise _Wrong("[{…}, …]")
            return tuple(map(_object, several))
        case Kind.OBJECT:
            return (_object(value),)
        case _:
            assert_never(fact.kind)


def _one_of(value: object, allowed: tuple[str, ...]) -> str:
    found = next((one for one in allowed if isinstance(value, str) and one.casefold() == value.casefold()), None)
    if found is None:
        raise _Wrong(", ".join(allowed))
    return found


def _object(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _Wrong("{…}")
    return {str(key): part for key, part in value.items()}


def _party(value: object, names: Names) -> tuple[str, ...]:
    wanted = ", ".join((*names.seats, *(side for side in names.sides if side not in names.seats)))
    given = value if isinstance(value, list) else [value]
    found = tuple(one.upper() for one in given if isinstance(one, str))
    if not found or len(found) != len(given) or len(set(found)) != len(found):
        raise _Wrong(wanted)
    if len(found) == 1 and found[0] in names.sides:
        return found
    if not all(one in names.seats for one in found):
        raise _Wrong(wanted)
    return found


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise _Wrong("0, 1, 2 …")
    return value


def _per_side(value: object, names: Names) -> dict[str, int]:
    wanted = f"{{{', '.join(f'{side}: 0' for side in names.sides)}}}"
    if not isinstance(value, dict):
        raise _Wrong(wanted)
    found = dict.fromkeys(names.sides, 0)
    for key, number in value.items():
        side = key.upper() if isinstance(key, str) else ""
        if side not in found:
            raise _Wrong(wanted)
        found[side] = _number(number)
    return found


def _bid(value: object, known: tuple[str, ...]) -> str:
    """A bid in the notation of the engine, its gradation after a plus sign."""
    text = value.lower() if isinstance(value, str) else ""
    key, plus, grade = text.partition("+")
    if key not in known or (plus and grade not in {"farg", "hogsta"}):
        raise _Wrong(", ".join(known))
    return text
