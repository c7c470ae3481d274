"""Reads plain data (JSON, YAML) field by field and notes every fault with its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stik.errors import Fault

MOST: Final = 99_999


class Faults:
    """All that is wrong so far."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, code: str, where: str, **params: str | int) -> None:
        self.found.append(Fault.of(code, where=where, **params))


class Fields:
    """One object of the file; what cannot be read is a fault, and a harmless value stands in for it."""

    def __init__(self, data: object, where: str, faults: Faults) -> None:
        self.where, self.faults = where, faults
        self._known: set[str] = set()
        self.data: Mapping[str, object] = {}
        if isinstance(data, Mapping):
            self.data = {str(key): value for key, value in data.items()}
        else:
            faults.add("tournament/bad-field", where or "…", wanted="{…}")

    def at(self, name: str | int) -> str:
        """The place of a field, as in `results[3].lus`."""
        return f"{self.where}.{name}" if self.where else str(name)

    def has(self, name: str) -> bool:
        self._known.add(name)
        return self.data.get(name) is not None

    def wrong(self, name: str, wanted: str) -> None:
        self.faults.add("tournament/bad-field", self.at(name), wanted=wanted)

    def missing(self, name: str) -> None:
        self.faults.add("tournament/missing-field", self.at(name))

    def word(self, name: str, default: str | None = None) -> str:
        """A text; a number is read as its digits, so that `id: 7` works."""
        if not self.has(name):
            if default is None:
                self.missing(name)
            return default or ""
        return self._word(self.data[name], name)

    def words(self, name: str) -> tuple[str, ...]:
        """A list of texts; missing means empty, and one text is a list of one."""
        if not self.has(name):
            return ()
        value = self.data[name]
        many = value if isinstance(value, list) else [value]
        return tuple(
            self._word(one, f"{name}[{place}]" if isinstance(value, list) else name)
            for place, one in enumerate(many, 1)
        )

    def _word(self, value: object, name: str) -> str:
        if isinstance(value, str) and value.strip():
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        self.wrong(name, "text")
        return ""

    def flag(self, name: str) -> bool:
        value = self.data.get(name) if self.has(name) else False
        if not isinstance(value, bool):
            self.wrong(name, "true, false")
            return False
        return value

    def whole(self, name: str, *, least: int = 0, most: int = MOST) -> int | None:
        """A whole number; none where it is missing or wrong."""
        if not self.has(name):
            return None
        return self._whole(self.data[name], name, least, most)

    def wholes(
        self, name: str, *, count: int | None = None, least: int = 0, most: int = MOST
    ) -> tuple[int, ...] | None:
        """A list of whole numbers, of a given length where that is given."""
        if not self.has(name):
            return None
        value = self.data[name]
        if not isinstance(value, list) or (count is not None and len(value) != count):
            self.wrong(name, "[" + ", ".join(["0"] * count) + "]" if count else "[0, …]")
            return None
        found = [self._whole(one, f"{name}[{place}]", least, most) for place, one in enumerate(value, 1)]
        whole = tuple(one for one in found if one is not None)
        return whole if len(whole) == len(found) else None

    def _whole(self, value: object, name: str, least: int, most: int) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(name, f"{least} … {most}")
            return None
        return value

    def objects(self, name: str, *, required: bool = False) -> list[Fields]:
        """A list of objects; missing means empty."""
        if not self.has(name):
            if required:
                self.missing(name)
            return []
        value = self.data[name]
        if not isinstance(value, list):
            self.wrong(name, "[{…}, …]")
            return []
        return [Fields(one, self.at(f"{name}[{place}]"), self.faults) for place, one in enumerate(value, 1)]

    def ignore(self, *names: str) -> None:
        """Fields for people, which mean nothing to the tables."""
        self._known.update(names)

    def finish(self) -> None:
        """Refuses fields that nobody asked for: a typing error would otherwise pass unseen."""
        for name in self.data:
            if name not in self._known:
                self.faults.add("tournament/unknown-field", self.at(name))
