"""Editions: by which state of the rulings something was played and stored."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Generic, Protocol, Self, TypeVar

from stik.errors import Fault, InvalidSetup, StikError

EDITION: Final = 1
"""Today's; a later ruling that changes what is legal or what counts makes a new one."""


class LaterEdition(StikError):
    """Something that a later version has written."""

    def __init__(self, edition: int) -> None:
        super().__init__(Fault.of("edition/later", edition=edition, known=EDITION))


def known(edition: object) -> int:
    """An edition as it was stored, the first where nothing was; raises `LaterEdition`."""
    number = edition if type(edition) is int and edition > 0 else 1
    if number > EDITION:
        raise LaterEdition(number)
    return number


class Ruled(Protocol):
    """The rules of a game."""

    def with_options(self, options: Mapping[str, object]) -> Self: ...


R = TypeVar("R", bound=Ruled)


@dataclass(frozen=True, slots=True)
class Editions(Generic[R]):
    """The rule sets of a game as they were in every edition, whatever its presets say now."""

    usual: R
    texts: Mapping[int, str]
    """By edition its rule sets as JSON: the first in full, of the others what they play differently from it.

    An option that came later stands here too, with the value that says how it was before.
    """
    fixed: frozenset[str] = frozenset({"preset"})
    """The fields that nobody chooses."""

    def rules(self, data: Mapping[str, object], edition: object) -> R:
        """The rules that are stored so: what they do not name is as it was in their edition.

        Raises `LaterEdition`, and `InvalidSetup` with everything that does not fit.
        """
        presets, preset = json.loads(self.texts[known(edition)]), data.get("preset")
        if preset not in presets:
            raise InvalidSetup(Fault.of("setup/unknown-rules", name=str(preset)[:80], known=", ".join(presets)))
        rules = self._with(self.usual, next(iter(presets.values())))
        rules = self._with(rules, {**presets[preset], "preset": preset})
        return rules.with_options({name: value for name, value in data.items() if name not in self.fixed})

    def _with(self, rules: R, data: Mapping[str, object]) -> R:
        fixed = {name: value for name, value in data.items() if name in self.fixed}
        changed = rules.with_options({name: value for name, value in data.items() if name not in self.fixed})
        return replace(changed, **fixed)  # type: ignore[type-var]  # rules are dataclasses
