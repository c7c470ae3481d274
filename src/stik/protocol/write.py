"""What both games write as JSON in the same way: events, records, tables by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields as fields_of
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from stik.cards import Card, Suit, write_cards
from stik.engine import Audience
from stik.protocol.fields import Fields

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


def named(names: Iterable[str], values: Iterable[T]) -> dict[str, T]:
    """Values by the names of the seats or sides that they belong to."""
    return dict(zip(names, values, strict=True))


def plain(value: object) -> str:
    """A value as people read it: `NS 9, EW 4`."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return " | ".join(map(plain, value)) or "–"
    return "–" if value is None or value == "" else str(value)


def record_start(fields: Fields) -> dict[str, object]:
    """The setup as given, without what a record says once for all deals."""
    return {
        name: value
        for name, value in fields.data.items()
        if name not in {"cmd", "game", "rules", "options"} and value is not None
    }


@cache
def event_name(event: type[DataclassInstance]) -> str:
    """`CardsPlayed` is `cards-played`."""
    name = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in event.__name__)
    return name.lstrip("-")


def event_json(
    event: DataclassInstance,
    audience: Audience,
    *,
    seats: Sequence[str],
    sides: Sequence[str] = (),
    write: Callable[[object], object] = lambda value: value,
) -> dict[str, object]:
    """An event with its name in the past tense and its fields by name; `write` knows the game's own values."""
    found: dict[str, object] = {"event": event_name(type(event))}
    for field in fields_of(event):
        found[field.name] = _event_value(field.name, getattr(event, field.name), seats, sides, write)
    if audience is not None:
        found["audience"] = [seats[seat] for seat in audience]
    return found


def _event_value(
    name: str, value: object, seats: Sequence[str], sides: Sequence[str], write: Callable[[object], object]
) -> object:
    match name, value:
        case (("seat" | "to" | "dealer" | "first" | "declarer"), int()):
            return seats[value]
        case "defenders", tuple():
            return [seats[seat] for seat in value]
        case (("side" | "winner"), int()):
            return sides[value]
        case (("score" | "target"), tuple()):
            return named(sides, value)
        case "cards", tuple():
            return write_cards(value)
        case _, Card():
            return value.text
        case _, Suit():
            return value.letter
        case _, StrEnum():
            return value.value
        case _, tuple():
            return list(value)
        case _:
            return write(value)
