"""Code of a later version: other formats, other presets, other figures, and an edition of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any, Never

import pytest

from stik import tournaments, vira, voms
from stik.app.desk import facts
from stik.engine import edition
from stik.tournaments import FORMATS, Format, Scale, editions, formats, scoring
from stik.tournaments.model import Game
from stik.tournaments.protocol import keep
from stik.vira.editions import EDITIONS as VIRA_EDITIONS
from stik.voms.editions import EDITIONS as VOMS_EDITIONS


def other_formats(patch: pytest.MonkeyPatch) -> None:
    """A kam, a walkover and much else count otherwise in every format, and every default is another."""
    changed = {
        name: replace(
            form,
            scale=replace(form.scale, kam=form.scale.kam + 0.5, win=form.scale.win + 1),
            walkover=(5, 4),
            absences=1,
            ties=(),
            deals=(6, 8),
            ranking=(1,),
            shared_places=not form.shared_places,
        )
        for name, form in FORMATS.items()
    }
    for module in (formats, tournaments, facts, keep):
        patch.setattr(module, "FORMATS", MappingProxyType(changed))
    for kind, wrong in ((Format, {"comb": 11, "slot": 5, "finish_running": False}), (Scale, {"kam": 9, "over": 8})):
        given = [field for field in fields(kind) if field.name not in ("name",)]
        defaults = tuple(wrong.get(field.name, field.default) for field in given)
        patch.setattr(kind.__init__, "__defaults__", defaults)


def other_rules(patch: pytest.MonkeyPatch) -> None:
    """Every preset of both games says something else, and every format is usually played by another."""
    for name, rules in voms.PRESETS.items():
        patch.setitem(voms.PRESETS, name, rules.with_options({"deal_lus": 0, "seven_beats_club_king": True}))  # type: ignore[index, arg-type]
    for name, held in vira.PRESETS.items():
        patch.setitem(vira.PRESETS, name, held.with_options({"ante": 5}))  # type: ignore[index, arg-type]
    for name in FORMATS:
        patch.setitem(facts.USUAL_RULES, name, "stockholm" if name == "vira-sm" else "worms-2p")  # type: ignore[arg-type, index]


def other_worth(patch: pytest.MonkeyPatch) -> None:
    """Every game counts seven points."""

    def seven(_game: Game, _scale: Scale, _comb: int) -> tuple[float, float]:
        return 7, 0.5

    patch.setattr(scoring, "match_points", seven)


def other_tables(patch: pytest.MonkeyPatch) -> None:
    """The last stands first."""

    module = sys.modules["stik.tournaments.standings"]
    was = module.table_of

    def turned(*given: Any) -> Any:  # noqa: ANN401
        table = was(*given)
        rows = [replace(row, place=place) for place, row in enumerate(reversed(table.rows), 1)]
        return replace(table, rows=tuple(rows))

    patch.setattr(module, "table_of", turned)


def next_edition(patch: pytest.MonkeyPatch) -> None:
    """The same rules, by the name of a later edition."""
    patch.setattr(edition, "EDITION", 2)
    for texts in (VOMS_EDITIONS.texts, VIRA_EDITIONS.texts, editions._FORMATS, editions._RULES):
        patch.setitem(texts, 2, texts[1])  # type: ignore[index, arg-type]


class Closed(Mapping[str, Any]):
    """A registry in which nobody may look."""

    def __getitem__(self, name: str) -> Never:
        raise AssertionError(f"{name} was looked up")

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("all names were looked through")

    def __len__(self) -> int:
        raise AssertionError("the names were counted")


def no_registry(patch: pytest.MonkeyPatch) -> None:
    """No preset and no format can be looked up by its name."""

    def refused(name: str) -> Never:
        raise AssertionError(f"{name} was looked up")

    for module in (formats, tournaments, facts, keep):
        patch.setattr(module, "FORMATS", Closed())
    patch.setattr(facts, "USUAL_RULES", Closed())
    for game in (voms, vira):
        patch.setattr(game, "rules_named", refused)
        patch.setattr(game.rules, "PRESETS", Closed())
