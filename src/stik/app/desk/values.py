"""What stands in orders: texts, names, ids, times and numbers that can be stored, shown and printed."""

from __future__ import annotations

from math import isfinite
from typing import Annotated, Final, TypeAlias
from unicodedata import category

from pydantic import AfterValidator, BeforeValidator, Field, JsonValue

from stik.app.marks import Mark, Plain
from stik.tournaments import By, Stage
from stik.tournaments.settings import described

LARGEST: Final = 2**53


def _stripped(text: object) -> object:
    return text.strip() if isinstance(text, str) else text


def _storable(text: str) -> str:
    """Without characters that no database or printer takes."""
    if any(category(letter) in ("Cc", "Cs") and letter != "\n" for letter in text):
        raise ValueError("a text has no control characters")
    return text


def _one_line(text: str) -> str:
    if "\n" in text:
        raise ValueError("a name is one line")
    return _storable(text)


def _plain(value: JsonValue, depth: int, most: int) -> None:
    """Without numbers and texts that no database takes, and not a heap of them."""
    match value:
        case bool() | None:
            pass
        case int() if abs(value) > LARGEST:
            raise ValueError("a number is too large")
        case float() if not isfinite(value):
            raise ValueError("a number is not one")
        case str():
            if len(value) > 500:
                raise ValueError("a text is too long")
            _storable(value)
        case list() | dict() if depth == 0 or len(value) > most:
            raise ValueError("too much at once")
        case list():
            for one in value:
                _plain(one, depth - 1, most)
        case dict():
            for name, one in value.items():
                _plain(name, depth - 1, most)
                _plain(one, depth - 1, most)
        case _:
            pass


def _plain_fields(fields: dict[str, JsonValue]) -> dict[str, JsonValue]:
    _plain(fields, 4, 40)
    return fields


def _plain_tables(fields: dict[str, JsonValue]) -> dict[str, JsonValue]:
    _plain(fields, 10, 400)
    return fields


Fields: TypeAlias = Annotated[dict[str, JsonValue], AfterValidator(_plain_fields), Mark.PLAIN]
Tabled: TypeAlias = Annotated[dict[str, JsonValue], AfterValidator(_plain_tables), Mark.PLAIN]
"""Whole rules, or whole tables of a tournament."""
Settings: TypeAlias = Annotated[
    Fields, Field(max_length=30, json_schema_extra={"additionalProperties": False, "properties": described()})
]
Line: TypeAlias = Annotated[Plain, Field(max_length=80), BeforeValidator(_stripped), AfterValidator(_one_line)]
Words: TypeAlias = Annotated[Plain, Field(max_length=500), BeforeValidator(_stripped), AfterValidator(_storable)]
Name: TypeAlias = Annotated[
    Plain, Field(min_length=1, max_length=60), BeforeValidator(_stripped), AfterValidator(_one_line)
]
"""Of a tournament or of who is entered there, as its lists tell everybody; no account's."""
Id: TypeAlias = Annotated[Plain, Field(pattern=r"^[A-Za-z0-9_-]{1,20}$")]
Time: TypeAlias = Annotated[Plain, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
End: TypeAlias = Annotated[Plain, Field(pattern=r"^(([01][0-9]|2[0-3]):[0-5][0-9])?$")]
Date: TypeAlias = Annotated[Plain, Field(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]
Tables: TypeAlias = Annotated[int, Field(ge=1, le=200)]
Lus: TypeAlias = Annotated[int, Field(ge=0, le=99)]

# JSON has neither pairs nor names of stages: a list is a pair, and a text a name
LusOfBoth: TypeAlias = Annotated[tuple[Lus, Lus], Field(strict=False)]
StageName: TypeAlias = Annotated[Stage, Field(strict=False)]
ByName: TypeAlias = Annotated[By, Field(strict=False)]
