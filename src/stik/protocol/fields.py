"""Reading JSON objects field by field, with an error that names the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from stik.cards import Card, parse_cards
from stik.errors import Fault, InvalidSetup

Json: TypeAlias = Mapping[str, object]
T = TypeVar("T")


class Fields:
    """A JSON object that knows which of its fields have been asked for."""

    def __init__(self, data: Json) -> None:
        self.data = data
        self._known = {"cmd"}

    def has(self, name: str) -> bool:
        self._known.add(name)
        return self.data.get(name) is not None

    def text(self, name: str, default: str | None = None) -> str:
        return self._get(name, str, default)

    def number(self, name: str, default: int | None = None) -> int:
        return self._get(name, int, default)

    def positive(self, name: str, *, most: int) -> int | None:
        """A number of things, at least one; None where nothing is said."""
        self._known.add(name)
        value = self.data.get(name)
        if value is not None and (type(value) is not int or not 1 <= value <= most):
            raise InvalidSetup(Fault.of("setup/bad-field", field=name, wanted=f"number (1–{most})"))
        return value

    def flag(self, name: str, *, default: bool) -> bool:
        return self._get(name, bool, default)

    def cards(self, name: str) -> tuple[Card, ...]:
        return parse_cards(self.text(name))

    def table(self, name: str) -> Json:
        """An object field; missing means empty."""
        return self._get(name, dict, {})

    def by(self, name: str, read: Callable[[str], int], count: int, default: int) -> tuple[int, ...]:
        """An object from sides (or seats) to numbers as a tuple."""
        found = [default] * count
        for key, value in self.table(name).items():
            if type(value) is not int or abs(value) > 9999:
                raise InvalidSetup(Fault.of("setup/bad-field", field=f"{name}.{key}", wanted="number"))
            found[read(key)] = value
        return tuple(found)

    def words(self, name: str) -> tuple[str, ...]:
        """A list of texts; missing means empty."""
        values = self._get(name, list, [])
        wrong = [at for at, value in enumerate(values, 1) if not isinstance(value, str)]
        if wrong:
            raise InvalidSetup(*(Fault.of("setup/bad-field", field=f"{name}[{at}]", wanted="text") for at in wrong))
        return tuple(map(str, values))

    def tables(self, name: str) -> tuple[Json, ...]:
        """A list of objects; missing means empty."""
        values = self._get(name, list, [])
        if not all(isinstance(value, dict) for value in values):
            raise InvalidSetup(Fault.of("setup/bad-field", field=name, wanted="list"))
        return tuple(values)

    def _get(self, name: str, kind: type[T], default: T | None) -> T:
        self._known.add(name)
        value = self.data.get(name)
        if value is None:
            if default is None:
                raise InvalidSetup(Fault.of("setup/missing-field", field=name))
            return default
        if not isinstance(value, kind) or (kind is int and (isinstance(value, bool) or abs(value) > 9999)):  # type: ignore[arg-type]
            raise InvalidSetup(Fault.of("setup/bad-field", field=name, wanted=_WANTED[kind]))
        return value

    def ignore(self, *names: str) -> None:
        """Allows fields that mean nothing here."""
        self._known.update(names)

    def finish(self) -> None:
        """Refuses fields that nobody asked for: a typing error would otherwise pass unseen."""
        unknown = [name for name in self.data if name not in self._known]
        if unknown:
            raise InvalidSetup(*(Fault.of("setup/unknown-field", field=name) for name in unknown))


_WANTED: Mapping[type, str] = {str: "text", int: "number", bool: "flag", dict: "object", list: "list"}


def same(value: object, other: object) -> bool:
    """Whether two values that files can hold are one and the same; Python takes `True` for 1, at any depth."""
    match value, other:
        case (dict(), dict()):
            return value.keys() == other.keys() and all(same(part, other[name]) for name, part in value.items())
        case (list(), list()):
            return len(value) == len(other) and all(map(same, value, other))
        case _:
            return value == other and isinstance(value, bool) == isinstance(other, bool)
