"""Every kind of entry that is stored, and what the texts in it are: made from the types that say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from types import UnionType
from typing import Annotated, Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from stik.app.deeds import Deed
from stik.app.desk import history as desks
from stik.app.desk.orders import Order, Plan
from stik.app.marks import Mark, PersonName, PlainData
from stik.app.phones import service as phones_service
from stik.app.phones import state as phones
from stik.app.ports import Entry, PersonId
from stik.app.secret import Secret

Path: TypeAlias = tuple[str, ...]
"""The names of the fields that lead to a text; what stands in a list or beside others has no name of its own."""


_PLANNED: Final = {"plan": Plan, "secret": Secret, "person": PersonId, "name": PersonName}
_ORDERED: Final = {"made": PlainData, "name": PersonName}
"""Beside the order: what the desk made of it, and who gave it."""

SHAPES: Final[Mapping[tuple[str, str], object]] = {
    **{("", deed.kind): deed for deed in get_args(Deed)},
    (desks.FOLDER, desks.CREATED): _PLANNED,
    **{(desks.FOLDER, order.model_fields["do"].default): {"order": order, **_ORDERED} for order in get_args(Order)},
    **{(phones_service.FOLDER, kind): shape for kind, shape in phones.KINDS.items()},
}
"""By the folder of a history (of tables none) and the kind of an entry the type of its data, or of each of its fields.

A name of somebody who has no account here, as of an entrant or at a table of phones, is nobody's to forget.
"""


def texts(hint: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every text in a type, with what it is: its last mark, `Secret`, or a type that says nothing."""
    inner, *extras = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    marks = [extra for extra in extras if isinstance(extra, Mark)]
    origin = get_origin(inner)
    if marks:
        yield path, marks[-1]
    elif inner in (str, object, Any, Secret):
        yield path, inner
    elif isinstance(inner, type) and issubclass(inner, BaseModel):
        for name, field in inner.model_fields.items():
            known = [extra for extra in field.metadata if isinstance(extra, Mark)]
            yield from [((*path, name), known[-1])] if known else texts(field.annotation, (*path, name))
    elif isinstance(inner, Mapping) or is_dataclass(inner):
        fields = inner if isinstance(inner, Mapping) else get_type_hints(inner, include_extras=True)
        for name, kind in fields.items():
            yield from texts(kind, (*path, name))
    elif origin in (Union, UnionType) or (isinstance(origin, type) and hasattr(origin, "__iter__")):
        for part in get_args(inner):
            yield from texts(part, path)


TEXTS: Final = {kind: dict(texts(shape)) for kind, shape in SHAPES.items()}
SECRET: Final = frozenset(path[0] for found in TEXTS.values() for path, what in found.items() if what is Secret)
"""The fields of the data of an entry that are secrets; no others are."""
_ANYWHERE: Final = {
    path: what for found in TEXTS.values() for path, what in found.items() if what in (Mark.NAME, Mark.WORDS)
}


def personal(entry: Entry) -> Mapping[Path, PersonId | None]:
    """The names and words in an entry, with whose they are; what its kind says nothing about is what it is anywhere."""
    owners = {Mark.NAME: about(entry) or entry.by, Mark.WORDS: entry.by}
    folder = entry.table[: entry.table.find("/") + 1]
    found = {**_ANYWHERE, **TEXTS.get((folder, entry.kind), {})}
    return {path: owners[what] for path, what in found.items() if isinstance(what, Mark) and what in owners}


def about(entry: Entry) -> PersonId | None:
    """Whom the entry names."""
    person = entry.data.get("person")
    return person if isinstance(person, str) else None
