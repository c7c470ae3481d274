"""Where the tables of the database are gathered, with the names of their keys."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData

metadata: Final = MetaData(
    naming_convention={"pk": "%(table_name)s_pkey", "fk": "%(table_name)s_%(column_0_name)s_fkey"},
)
