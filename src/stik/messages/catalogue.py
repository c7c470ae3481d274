"""Looks up a sentence by its code; a missing one is a bug and says so."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

Language: TypeAlias = Literal["da", "sv", "en"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

LONGEST_VALUE: Final = 1200
"""What a user typed is quoted in full up to here; Fluent refuses more than 2,500 characters."""


class Catalogue:
    """All sentences of one language."""

    def __init__(self, language: Language, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def __call__(self, code: str, /, **values: str | int) -> str:
        """The sentence for a code such as `play/not-held`, with its values filled in."""
        name = code.replace("/", "-")
        if not self._bundle.has_message(name):
            raise KeyError(f"{self.language}: no message {name}")
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {name: _short(value) for name, value in values.items()})
        if errors:
            raise ValueError(f"{self.language}: {name}: {errors}")
        return str(text)

    def has(self, code: str) -> bool:
        return self._bundle.has_message(code.replace("/", "-"))


def _short(value: str | int) -> str | int:
    return value if isinstance(value, int) or len(value) <= LONGEST_VALUE else value[: LONGEST_VALUE - 1] + "…"


def sources(language: Language) -> list[tuple[str, str]]:
    """The catalogue files of a language: name and text."""
    folder = files("stik.messages") / language
    return sorted((entry.name, entry.read_text("utf-8")) for entry in folder.iterdir() if entry.name.endswith(".ftl"))


@cache
def catalogue(language: Language) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language, [text for _, text in sources(language)])
