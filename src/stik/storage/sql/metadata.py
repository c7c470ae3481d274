"""Where the tables of the database are gathered: the names of their keys, and how what the program knows is stored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    Text,
    TypeDecorator,
)
from sqlalchemy.types import TypeEngine

from stik.app.secret import Secret
from stik.storage.values import decoded, encoded

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")

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


class Json(TypeDecorator[Mapping[str, Any]]):
    """An object as text: so it is the same in every database, NUL included."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Mapping[str, Any] | None, _dialect: Dialect) -> str | None:
        return None if value is None else encoded(value)

    def process_result_value(self, value: str | None, _dialect: Dialect) -> dict[str, Any] | None:
        return None if value is None else decoded(value)


class Words(TypeDecorator[frozenset[str]]):
    """A set of words in their order."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: frozenset[str] | None, _dialect: Dialect) -> str:
        return " ".join(sorted(value or ()))

    def process_result_value(self, value: str | None, _dialect: Dialect) -> frozenset[str]:
        return frozenset((value or "").split())


TYPES: Final[Mapping[str, type[TypeEngine[Any]]]] = {
    "bool": Boolean,
    "bytes": LargeBinary,
    "Facts": Json,
    "float": Double,
    "frozenset[str]": Words,
    "int": Integer,
    "Mapping[str, object]": Json,
    "Mapping[str, str]": Json,
    "Moment": BigInteger,
    "Secret": SecretText,
}
"""By the annotation of a field; all others are texts."""


def columns_of(kind: type, *own: Column[Any], without: str = "") -> Iterator[Column[Any]]:
    """A column for each field of a dataclass, in their order; `own` are those that are otherwise than their fields."""
    given = {column.name: column for column in own}
    for field in fields(kind):
        annotation, _, none = str(field.type).partition(" | ")
        column = Column(field.name, TYPES.get(annotation, Text), nullable=bool(none))
        if field.name != without:
            yield given.get(field.name, column)


def held(kind: type[T], row: Row[Any], **others: object) -> T:
    """What a row holds, where its columns are those of the dataclass; `others` stand in no column."""
    values = {field.name: row._mapping[field.name] for field in fields(kind) if field.name not in others}
    return kind(**values, **others)
