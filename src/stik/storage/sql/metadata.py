"""Where the tables of the database are gathered: the names of their keys, and how what the program knows is stored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, Column, Dialect, Double, Integer, LargeBinary, MetaData, Text, TypeDecorator
from sqlalchemy.types import TypeEngine

from stik.app.secret import Secret

metadata: Final = MetaData(
    naming_convention={"pk": "%(table_name)s_pkey", "fk": "%(table_name)s_%(column_0_name)s_fkey"},
)


class SecretText(TypeDecorator[Secret]):
    """The text of a secret; whoever reads the column has a `Secret`."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Secret | str | None, _dialect: Dialect) -> str | None:
        return value.get_secret_value() if isinstance(value, Secret) else value

    def process_result_value(self, value: str | None, _dialect: Dialect) -> Secret | None:
        return None if value is None else Secret(value)


TYPES: Final[Mapping[str, type[TypeEngine[Any]]]] = {
    "bool": Boolean,
    "bytes": LargeBinary,
    "float": Double,
    "int": Integer,
    "Moment": BigInteger,
    "Secret": SecretText,
}
"""By the annotation of a field; all others are texts, JSON among them."""


def columns_of(kind: type, *own: Column[Any], without: str = "") -> Iterator[Column[Any]]:
    """A column for each field of a dataclass, in their order; `own` are those that are otherwise than their fields."""
    given = {column.name: column for column in own}
    for field in fields(kind):
        annotation, _, none = str(field.type).partition(" | ")
        column = Column(field.name, TYPES.get(annotation, Text), nullable=bool(none))
        if field.name != without:
            yield given.get(field.name, column)
