"""What every storage does with values: JSON, secrets, texts that any database can hold, forgetting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

import orjson

from stik.app.ports import Entry, PersonId
from stik.app.secret import Secret

PERSONAL: Final = frozenset({"name", "text"})
HIDDEN: Final = frozenset({"secret", "packs", "next", "key", "dealt"})
"""The fields of the data of an entry that are secrets; no others are."""


def encoded(data: Mapping[str, object]) -> str:
    return orjson.dumps(data).decode()


def decoded(text: str) -> dict[str, object]:
    return cast("dict[str, object]", orjson.loads(text))


def encoded_entry(data: Mapping[str, object]) -> str:
    """The data of an entry; the one place where its secrets are written."""
    return encoded({**data, **{name: _opened(data[name]) for name in HIDDEN & data.keys()}})


def decoded_entry(text: str) -> dict[str, object]:
    data = decoded(text)
    return data | {name: Secret(str(data[name])) if data[name] else None for name in HIDDEN & data.keys()}


def _opened(value: object) -> str | None:
    if value is not None and not isinstance(value, Secret):
        raise TypeError("a secret has a type of its own")
    return value.get_secret_value() if value else None


def checked(entry: Entry) -> Entry:
    """The entry itself; a text that a database cannot hold fails here, alone, and not the batch that it would join."""
    for text in (entry.table, entry.by, entry.command, entry.kind, about(entry)):
        if text is not None and "\0" in text:
            raise ValueError(f"a text with NUL cannot be stored: {text!r}")
        if text is not None and not text.isascii():
            text.encode()  # fails on half a surrogate pair
    return entry


def about(entry: Entry) -> PersonId | None:
    """Whom the entry names."""
    person = entry.data.get("person")
    return person if isinstance(person, str) else None


def forgotten(data: Mapping[str, object], person: PersonId) -> dict[str, object]:
    """The data of an entry that the person wrote or that names the person, without name and words."""
    gone = PERSONAL if data.get("person") in (None, person) else PERSONAL - {"name"}  # the name of somebody else stays
    return {key: None if key in gone else value for key, value in data.items()}
