"""The settings that a file may change in its format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from stik.errors import TournamentError
from stik.tournaments.fields import MOST, Faults, Fields
from stik.tournaments.formats import Format

WHOLE: Final = {"pools": 1, "qualifiers": 0, "absences": 1, "meetings": 1, "comb": 1, "slot": 1, "rounds": 1, "kam": 1}
"""Numbers, with the least that each can be."""


def described() -> dict[str, object]:
    """The settings as JSON Schema; null stands for what the format says."""

    def numbers(least: int, most: int = MOST, **more: object) -> dict[str, object]:
        return {"type": ["array", "null"], "items": {"type": "integer", "minimum": least, "maximum": most}, **more}

    two: dict[str, object] = {"minItems": 2, "maxItems": 2}
    return {
        **{name: {"type": ["integer", "null"], "minimum": least, "maximum": MOST} for name, least in WHOLE.items()},
        "walkover": numbers(0, 99, **two, examples=[[9, 1]], description="The second is less than the first"),
        "ranking": numbers(0),
        "deals": numbers(1, 999, **two),
        "finish_running": {"type": ["boolean", "null"]},
        "keep_played": {"type": ["boolean", "null"]},
    }


def with_settings(form: Format, given: Fields) -> Format:
    """The format with the file's own settings."""
    whole = {name: given.whole(name, least=least) for name, least in WHOLE.items()}
    changed: dict[str, int] = {name: value for name, value in whole.items() if value is not None}
    walkover = given.wholes("walkover", count=2, most=99)
    if walkover is not None and walkover[0] <= walkover[1]:
        given.wrong("walkover", "[9, 1]")
        walkover = None
    ranking = given.wholes("ranking")
    deals = given.wholes("deals", count=2, least=1, most=999)
    finish_running = given.flag("finish_running") if given.has("finish_running") else form.finish_running
    keep_played = given.flag("keep_played") if given.has("keep_played") else form.keep_played
    given.finish()
    return replace(
        form,
        pools=changed.get("pools", form.pools),
        qualifiers=changed.get("qualifiers", form.qualifiers),
        absences=changed.get("absences", form.absences),
        meetings=changed.get("meetings", form.meetings),
        comb=changed.get("comb", form.comb),
        slot=changed.get("slot", form.slot),
        rounds=changed.get("rounds", form.rounds),
        scale=replace(form.scale, kam=changed.get("kam", form.scale.kam)),
        walkover=(walkover[0], walkover[1]) if walkover else form.walkover,
        ranking=ranking or form.ranking,
        deals=(deals[0], deals[1]) if deals else form.deals,
        finish_running=finish_running,
        keep_played=keep_played,
    )


def format_with(form: Format, settings: Mapping[str, object]) -> Format:
    """The format with settings that stand alone; raises `TournamentError` with everything that does not fit."""
    faults = Faults()
    found = with_settings(form, Fields(settings, "settings", faults))
    if faults.found:
        raise TournamentError(*faults.found)
    return found
