"""Reads the book of a game; a fault in it is a bug and crashes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files


class Status(StrEnum):
    """What the software does about an article."""

    ENFORCED = "enforced"
    REFEREE = "referee"
    NOT_MODELLED = "not-modelled"


@dataclass(frozen=True, slots=True)
class Article:
    """One article of a sheet, or one ruling; texts by language."""

    id: str
    status: Status
    title: Mapping[str, str]
    text: Mapping[str, str]
    reason: Mapping[str, str]
    see: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """All articles of a game, in the order of the sheets."""

    game: str
    articles: Mapping[str, Article]

    def __iter__(self) -> Iterator[Article]:
        return iter(self.articles.values())

    def __getitem__(self, article: str) -> Article:
        return self.articles[article]

    def __contains__(self, article: str) -> bool:
        return article in self.articles

    def find(self, article: str) -> Article | None:
        """The article of that name, whatever its case."""
        return next((found for found in self if found.id.casefold() == article.casefold()), None)


@cache
def book(game: str) -> Book:
    """The rule book of a game."""
    data = tomllib.loads((files("stik.rulebook") / f"{game}.toml").read_text("utf-8"))
    articles = {
        name: Article(
            id=name,
            status=Status(entry["status"]),
            title=entry["title"],
            text=entry["text"],
            reason=entry.get("reason", {}),
            see=tuple(entry.get("see", ())),
        )
        for name, entry in data.items()
    }
    return Book(game, articles)


@cache
def option_articles(game: str) -> Mapping[str, tuple[str, ...]]:
    """The articles that each option of a game's rules is about."""
    data = tomllib.loads((files("stik.rulebook") / "options.toml").read_text("utf-8"))
    return {option: tuple(articles) for option, articles in data[game].items()}


def sort_key(article: str) -> tuple[str | int, ...]:
    """Sorts identifiers as people count: V9 before V10."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"\d+|\D+", article))
