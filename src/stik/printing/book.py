"""The rule book of a game as a booklet."""

from __future__ import annotations

from stik.messages import Catalogue
from stik.printing.typesetting import compose
from stik.rulebook import Article, book


def rule_book(game: str, say: Catalogue) -> bytes:
    """Every article, part by part, in the order of the book."""
    parts: dict[str, list[Article]] = {}
    for article in book(game):
        parts.setdefault(article.id.split(".")[0] if "." in article.id else "V", []).append(article)
    title = f"{say(f'ui/game-{game}')}: {say('ui/rules')}"
    return compose(
        "book",
        {
            "language": say.language,
            "game": game,
            "title": title,
            "event": "",
            "footer": "Stik",
            "page": say("print/page", page="{page}", pages="{pages}"),
            "parts": [
                {
                    "title": say(f"ui/rules-sheet-{part}"),
                    "articles": [
                        {"id": one.id, "title": one.title[say.language], "text": one.text[say.language]}
                        for one in articles
                    ],
                }
                for part, articles in parts.items()
            ],
        },
    )
