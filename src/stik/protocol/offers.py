"""What may be played: the games, their rule sets and every option with the values that it can have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from stik import vira, voms
from stik.errors import Fault, InvalidSetup
from stik.vira.editions import EDITIONS as VIRA_EDITIONS
from stik.vira.rules import RANGES, SEATS
from stik.vira.tariff import ROWS, Row, Tariff
from stik.voms.editions import EDITIONS as VOMS_EDITIONS
from stik.voms.rules import LONGEST_COMB

USUAL: Final[Mapping[str, str]] = {"voms": voms.Rules().preset, "vira": vira.Rules().preset}
"""The rules that are played where nothing else is said."""

Rules: TypeAlias = voms.Rules | vira.Rules

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
    seats: Mapping[str, tuple[str, ...]]
    """By rule set the letters of every table that it allows, the usual one first."""
    tournaments: tuple[str, ...]
    """The rule sets that a tournament can be played by."""


def players_of(rules: Rules, wanted: int | None) -> int:
    """**The one place where seats follow from rules**: as many as are wanted, else the usual number.

    Raises `InvalidSetup` with the numbers that the rules allow.
    """
    if wanted is None:
        return rules.tables[0]
    if wanted not in rules.tables:
        least, most = min(rules.tables), max(rules.tables)
        allowed = str(least) if least == most else f"{least}–{most}"
        raise InvalidSetup(Fault.of("setup/how-many", wanted=wanted, allowed=allowed))
    return wanted


def seats_of(rules: Rules, wanted: int) -> str:
    """The letters of the seats at a table of so many."""
    players = players_of(rules, wanted)
    return SEATS[:players] if isinstance(rules, vira.Rules) else rules.with_options({"players": players}).seats


def rules_held(game: str, data: Mapping[str, object], edition: object) -> Rules:
    """The rules that a history or a record holds; what it does not name is as it was in its edition."""
    return VIRA_EDITIONS.rules(data, edition) if game == "vira" else VOMS_EDITIONS.rules(data, edition)


def has_matches(rules: Rules) -> bool:
    """Whether a tournament can be played by them: in Voms two sides meet, and one of them wins."""
    return isinstance(rules, vira.Rules) or (len(rules.sides) == 2 and not rules.race)


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


def _offer(
    game: str, presets: Mapping[str, Rules], fixed: frozenset[str], ranges: Mapping[str, tuple[int, int]]
) -> Offer:
    usual = presets[USUAL[game]]
    return Offer(
        presets={name: rules.options() for name, rules in presets.items()},
        usual=usual.preset,
        options=_options(get_type_hints(type(usual)), fixed, ranges),
        seats={name: tuple(seats_of(rules, players) for players in rules.tables) for name, rules in presets.items()},
        tournaments=tuple(name for name, rules in presets.items() if has_matches(rules)),
    )


@cache
def offers() -> Mapping[str, Offer]:
    """Every game by name."""
    return {
        "voms": _offer("voms", voms.PRESETS, frozenset({"preset", "sheet"}), {"target": (1, LONGEST_COMB)}),
        "vira": _offer("vira", vira.PRESETS, frozenset({"preset"}), RANGES),
    }
