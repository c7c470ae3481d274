"""Where the tables of the database are gathered, with the names of their keys, and how a secret stands in a column."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Dialect, MetaData, Text, TypeDecorator

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
