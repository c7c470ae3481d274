"""JSON schemas of the events as `write.event_json` writes them, made from the events themselves."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum
from types import UnionType
from typing import TYPE_CHECKING, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from stik.cards import Card, Suit
from stik.protocol.write import event_name

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Schema: TypeAlias = dict[str, object]

_TEXT: Final[Schema] = {"type": "string"}
_SEATS: Final = frozenset({"seat", "to", "dealer", "first", "declarer", "side", "winner"})
_BY_SIDE: Final = frozenset({"score", "target"})


def event_schemas(events: tuple[type[DataclassInstance], ...]) -> dict[str, Schema]:
    """A schema for every event, by its name."""
    return {event_name(event): _schema(event) for event in events}


def _schema(event: type[DataclassInstance]) -> Schema:
    hints = get_type_hints(event)
    properties: dict[str, object] = {"event": {"const": event_name(event)}}
    properties |= {field.name: _of(field.name, hints[field.name]) for field in fields(event)}
    found: Schema = {"type": "object", "properties": properties, "required": list(properties)}
    described = (event.__doc__ or "").strip()
    if described and not described.startswith(
        f"{event.__name__}("
    ):  # a dataclass without a docstring describes its fields
        found["description"] = described
    return found | {"additionalProperties": False}


def _of(name: str, hint: object) -> Schema:
    """As `_event_value` writes a field of that name and type."""
    if get_origin(hint) in {Union, UnionType}:
        parts = [part for part in get_args(hint) if part is not type(None)]
        rest = _of(name, parts[0]) if len(parts) == 1 else _TEXT
        return {"anyOf": [rest, {"type": "null"}]} if type(None) in get_args(hint) else rest
    if name in _SEATS or hint in {Card, Suit, str} or (isinstance(hint, type) and issubclass(hint, StrEnum)):
        return _TEXT
    if get_origin(hint) is tuple:
        if name in _BY_SIDE:
            return {"type": "object", "additionalProperties": {"type": "integer"}}
        return _TEXT if name == "cards" else {"type": "array", "items": _TEXT}
    if hint is bool:
        return {"type": "boolean"}
    return {"type": "integer"} if hint is int else _TEXT
