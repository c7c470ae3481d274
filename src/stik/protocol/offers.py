"""What may be played: the games, their rule sets and every option with the values that it can have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from stik import vira, voms
from stik.vira.rules import RANGES
from stik.vira.tariff import ROWS, Row, Tariff
from stik.voms.rules import LONGEST_COMB

USUAL: Final[Mapping[str, str]] = {"voms": voms.Rules().preset, "vira": vira.Rules().preset}
"""The rules that are played where nothing else is said."""

Kind: TypeAlias = Literal["flag", "choice", "number", "table"]


@dataclass(frozen=True, slots=True)
class Option:
    """One option: a table has a figure for each of its values, and where there are columns for each of them too."""

    name: str
    kind: Kind
    values: tuple[str | int | bool, ...] = ()
    columns: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """One game as a lobby offers it."""

    presets: Mapping[str, Mapping[str, object]]
    usual: str
    options: tuple[Option, ...]
    tables: tuple[int, ...]


def _option(name: str, hint: type, ranges: Mapping[str, tuple[int, int]]) -> Option:
    if get_origin(hint) is Literal:
        return Option(name, "choice", get_args(hint))
    if hint is bool:
        return Option(name, "flag", (True, False))
    least, most = ranges[name]
    if hint is int:
        return Option(name, "number", least=least, most=most)
    if hint is Tariff:
        return Option(name, "table", ROWS, Row._fields, least, most)
    parts: tuple[str, ...] = getattr(hint, "_fields", ())
    return Option(name, "table", parts, least=least, most=most)


def _options(
    hints: Mapping[str, type], fixed: frozenset[str], ranges: Mapping[str, tuple[int, int]]
) -> tuple[Option, ...]:
    return tuple(_option(name, hint, ranges) for name, hint in hints.items() if name not in fixed)


@cache
def offers() -> Mapping[str, Offer]:
    """Every game by name."""
    return {
        "voms": Offer(
            presets={name: rules.options() for name, rules in voms.PRESETS.items()},
            usual=USUAL["voms"],
            options=_options(get_type_hints(voms.Rules), frozenset({"preset", "sheet"}), {"target": (1, LONGEST_COMB)}),
            tables=(4,),
        ),
        "vira": Offer(
            presets={name: rules.options() for name, rules in vira.PRESETS.items()},
            usual=USUAL["vira"],
            options=_options(get_type_hints(vira.Rules), frozenset({"preset"}), RANGES),
            tables=(3, 4),
        ),
    }
