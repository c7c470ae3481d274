"""What every storage does with values: JSON, secrets, texts that any database can hold, forgetting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import orjson

from stik.app.kinds import SECRET, about, personal
from stik.app.ports import Entry, PersonId
from stik.app.secret import Secret


def encoded(data: Mapping[str, object]) -> str:
    return orjson.dumps(data).decode()


def decoded(text: str) -> dict[str, object]:
    return cast("dict[str, object]", orjson.loads(text))


def encoded_entry(data: Mapping[str, object]) -> str:
    """The data of an entry; the one place where its secrets are written."""
    return encoded({**data, **{name: _opened(data[name]) for name in SECRET & data.keys()}})


def decoded_entry(text: str) -> dict[str, object]:
    data = decoded(text)
    return data | {name: Secret(str(data[name])) if data[name] else None for name in SECRET & data.keys()}


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


def forgotten(entry: Entry, person: PersonId) -> Mapping[str, object]:
    """The data of an entry without the person's name and words."""
    data = entry.data
    for path, owner in personal(entry).items():
        if owner == person:
            data = _without(data, *path)
    return data


def _without(data: Mapping[str, object], name: str, *inside: str) -> Mapping[str, object]:
    """Without one text: in the entry itself null stands there, in an order it was never said."""
    part = data.get(name)
    if not inside:
        return {**data, name: None} if name in data else data
    if not isinstance(part, Mapping):
        return data
    *way, last = inside
    return {**data, name: _without(part, *inside) if way else {key: part[key] for key in part if key != last}}
