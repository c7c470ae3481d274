"""The formats of every edition: what a desk or a file was played by, whatever the formats say now."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from stik.engine.edition import known
from stik.tournaments.formats import Course, Criterion, Format, Scale

_FIRST: Final = """{
  "voms-championship": {
    "scale": {"win": 2, "kam": 2.5, "over": 1.5, "toqued": 2, "guilty": -1},
    "ties": ["head-to-head", "empty-strokes", "lus-difference"], "course": "cross", "teams": 26, "pools": 2,
    "meetings": 1, "qualifiers": 2, "walkover": [9, 1], "absences": 2, "keep_played": false, "comb": 9, "slot": 20,
    "shared_places": false, "confirmed_by_both": false, "ranking": [5, 3, 2, 1], "finish_running": true,
    "persons": false, "rounds": null, "deals": [18, 24]
  },
  "voms-open": {
    "scale": {"win": 2, "kam": 2.5, "over": 1.5, "toqued": null, "guilty": 0}, "ties": ["wins", "lus-difference"],
    "course": "round-robin", "teams": 20, "walkover": [9, 0], "confirmed_by_both": true
  },
  "labansen": {
    "scale": {"win": 1, "kam": 2, "over": null, "toqued": null, "guilty": 0}, "ties": [], "course": "places",
    "teams": null, "pools": 1, "qualifiers": 4, "absences": null
  },
  "free-play": {
    "scale": {"win": 1, "kam": 1, "over": null, "toqued": null, "guilty": 0}, "ties": [], "course": "none",
    "teams": null, "pools": 1, "meetings": null, "qualifiers": 0, "absences": null, "shared_places": true
  },
  "timed": {
    "scale": {"win": 1, "kam": 1, "over": null, "toqued": null, "guilty": 0}, "ties": [], "course": "none",
    "teams": null, "pools": 1, "meetings": null, "qualifiers": 0, "absences": null, "shared_places": true
  },
  "fixed-games": {
    "scale": {"win": 1, "kam": 1, "over": null, "toqued": null, "guilty": 0}, "ties": [], "course": "none",
    "teams": null, "pools": 1, "qualifiers": 0, "absences": null, "shared_places": true
  },
  "vira-sm": {
    "scale": {"win": 1, "kam": 1, "over": null, "toqued": null, "guilty": 0}, "ties": ["best-round", "shared-tables"],
    "course": "none", "teams": null, "pools": 1, "qualifiers": 0, "absences": null, "persons": true, "rounds": 3
  }
}"""

_FORMATS: Final[Mapping[int, str]] = {1: _FIRST}
"""By edition the formats as JSON: the first in full, of the others what they have differently from it.

An option that came later stands here too, with the value that says how it was before.
"""
_RULES: Final[Mapping[int, Mapping[str, str]]] = {
    1: {"voms-championship": "tournament", "voms-open": "international", "vira-sm": "sm2025"}
}
"""The rules of the games where a tournament named none; the other formats were played by those of W."""


def format_held(name: str, edition: object, held: Mapping[str, object] | None = None) -> Format:
    """The format as it is stored; what is not said is as it was in its edition.

    Raises `LaterEdition`, and `KeyError` where there was no such format.
    """
    formats = json.loads(_FORMATS[known(edition)])
    fields = next(iter(formats.values())) | formats[name]
    scale = fields["scale"]
    fields.update(held or {}, name=name)
    fields["scale"] = Scale(**scale | fields["scale"])
    fields["course"] = Course(fields["course"])
    fields["ties"] = tuple(map(Criterion, fields["ties"]))
    return Format(**fields | {pair: tuple(fields[pair]) for pair in ("walkover", "ranking", "deals")})


def formats_known(edition: object) -> tuple[str, ...]:
    """The names of the formats of an edition."""
    return tuple(json.loads(_FORMATS[known(edition)]))


def usual_rules(name: str, edition: object) -> str:
    """The rule set that the games of a format were played by where a tournament named none."""
    return _RULES[known(edition)].get(name, "worms")
