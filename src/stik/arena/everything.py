"""Bots under every preset and every value of every option: whole games, nothing illegal, nothing late."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Literal, TypeAlias, get_args, get_origin, get_type_hints

from stik import vira, voms
from stik.arena.contest import Arena, Contest, Standing
from stik.arena.deals import Rules, seatings
from stik.arena.statistics import Times, times
from stik.arena.table import FAULTS
from stik.errors import InvalidSetup

Options: TypeAlias = dict[str, object]


@dataclass(frozen=True, slots=True)
class Variant:
    """A preset, with at most one option changed."""

    preset: str
    option: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class Row:
    """How bots of one level fared there."""

    variant: Variant
    games: int
    faults: dict[str, int]
    times: Times | None

    @property
    def clean(self) -> bool:
        return not any(self.faults.values())


def variants(game: str) -> Iterator[Variant]:
    """Every preset, and each with every other value of every option that it allows."""
    presets: dict[str, Rules] = dict(voms.PRESETS) if game == "voms" else dict(vira.PRESETS)
    for preset, usual in presets.items():
        yield Variant(preset, "", usual)
        for name, value in usual.options().items():
            for other in _values(type(usual), name):
                if other == value or name in {"preset", "sheet"}:
                    continue
                try:
                    changed = usual.with_options({name: other})
                except InvalidSetup:
                    continue  # the two do not go together
                yield Variant(preset, f"{name}={other}", changed)


def _values(rules: type[Rules], name: str) -> tuple[object, ...]:
    hint = get_type_hints(rules)[name]
    if get_origin(hint) is Literal:
        return get_args(hint)
    return (False, True) if hint is bool else ()


@dataclass(frozen=True, slots=True)
class Trial:
    """A level plays against itself, at least so many games of every rule set."""

    level: str
    games: int
    seed: int
    simulations: int | None = None
    ms: int | None = None

    def of(self, variant: Variant) -> Row:
        """How it fares under one rule set; at Vira and at tables without partners a game is a deal."""
        rules, limits = variant.rules, {"ms": self.ms, "simulations": self.simulations}
        whole = isinstance(rules, voms.Rules) and len(rules.sides) == 2
        contest = Contest(rules, self.level, self.level, self.seed, games=whole, **limits)
        arena, standing = Arena(contest), Standing(contest)
        for number in range(ceil(self.games / len(seatings(rules)))):
            standing.take(arena.group(number))
        faults = {kind: sum(found[kind] for found in standing.notes.faults.values()) for kind in FAULTS}
        took = times([*standing.notes.seconds["a"], *standing.notes.seconds["b"]])
        return Row(variant, standing.deals, faults, took)
