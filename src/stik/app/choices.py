"""Adds to the description of a model which rule sets, options and numbers of players go with its game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeAlias

from stik.protocol.offers import Offer, Option, offers

Schema: TypeAlias = dict[str, Any]


def by_game(schema: Schema) -> None:
    """Adds to a model with a game which rule sets and options the game has, and how many play by each rule set."""
    fields = schema["properties"]
    for game, offer in offers().items():
        follows(schema, {"game": [game]}, choices(offer, fields))
        for preset, seats in offer.seats.items() if "table" in fields else ():
            names = ["", preset] if preset == offer.usual else [preset]
            follows(schema, {"game": [game], "preset": names}, {"table": {"enum": [0, *map(len, seats)]}})


def follows(schema: Schema, given: Mapping[str, Collection[str]], then: Schema) -> None:
    """Adds what some fields can be where others have the given values; a field that may be empty may be missing."""
    condition = {name: {"enum": list(values)} for name, values in given.items()}
    required = [name for name, values in given.items() if "" not in values]
    schema.setdefault("allOf", []).append(
        {"if": {"properties": condition, "required": required}, "then": {"properties": then}}
    )


def choices(offer: Offer, fields: Mapping[str, Schema]) -> Schema:
    """What the fields of a model can be for one game."""
    usual = [""] if fields["preset"].get("default") == "" else []
    found: Schema = {"preset": {"enum": [*usual, *offer.presets]}}
    if "options" in fields:
        options = {option.name: _values(option) for option in offer.options}
        found["options"] = {"type": "object", "properties": options, "additionalProperties": False}
    return found


def _values(option: Option) -> Schema:
    figure = {"type": "integer", "minimum": option.least, "maximum": option.most}
    match option.kind:
        case "flag":
            return {"type": "boolean"}
        case "choice":
            return {"enum": list(option.values)}
        case "number":
            return figure
        case "table":
            return _table(option.values, _table(option.columns, figure) if option.columns else figure)


def _table(rows: Iterable[object], row: Schema) -> Schema:
    return {"type": "object", "propertyNames": {"enum": [str(name) for name in rows]}, "additionalProperties": row}
