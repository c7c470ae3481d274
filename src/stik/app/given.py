"""What comes in from outside, as a typed value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema


class Given(BaseModel):
    """The root of everything that a page or another program sends: exactly the types and fields that are asked for."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


def _whole(value: object) -> object:
    if isinstance(value, bool | float):
        raise ValueError("a whole number is asked for")  # pydantic's way to refuse
    return value


WHOLE: Final = BeforeValidator(_whole)
"""For a `Literal` of numbers, to which pydantic lets `True` and `1.0` be 1 however strict it is."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a text must be, for the description: whoever sends another is told why by what checks it."""

    least: int
    most: int
    pattern: str = ""

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        bounds = {"minLength": self.least, "maxLength": self.most}
        return {**handler(schema), **bounds, **({"pattern": self.pattern} if self.pattern else {})}
