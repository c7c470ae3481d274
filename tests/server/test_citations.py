"""Every citation that the server can give has a page that answers, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import httpx
import pytest

import stik
from stik.messages import LANGUAGES
from stik.rulebook import book
from stik.server.settings import ServerSettings

GAMES = ("voms", "vira")
SHEETS = {"voms": {"T", "I", "W", "V"}, "vira": {"SM", "SWS", "VR"}}
LIKE_A_CITATION = re.compile(r"(?:T|I|W|SM|SWS|VR|TR|TF)\.[A-Za-z0-9.]+|V\d+")


def citations() -> Iterator[tuple[str, str]]:
    """Every text in the program that is a citation and nothing else; descriptions of what code does are not given."""
    for path in Path(stik.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and LIKE_A_CITATION.fullmatch(node.value):
                yield path.name, node.value


def test_whatever_is_cited_is_an_article_of_a_book() -> None:
    found = list(citations())
    assert len({article for _, article in found}) > 200
    assert [one for one in found if not any(one[1] in book(game) for game in GAMES)] == []


@pytest.mark.parametrize(("game", "lang"), list(product(GAMES, LANGUAGES)))
async def test_every_article_answers(page: httpx.AsyncClient, game: str, lang: str) -> None:
    answer = await page.get(f"/api/book/{game}?lang={lang}")
    articles = answer.json()
    assert list(articles) == [article.id for article in book(game)]
    assert {re.match(r"[A-Z]+", name)[0] for name in articles} == SHEETS[game]  # type: ignore[index]
    for name, article in articles.items():
        assert article["title"], name
        assert article["text"], name
        assert article["status"] == "enforced" or article["reason"], name
        assert all(other in articles for other in article["see"]), name


@pytest.mark.parametrize("game", GAMES)
async def test_every_article_has_its_page_and_its_situations(
    page: httpx.AsyncClient, settings: ServerSettings, game: str
) -> None:
    settings.page.mkdir()
    (settings.page / "index.html").write_text("<!doctype html><title>the page</title>", "utf-8")
    for article in book(game):
        shown = await page.get(f"/rules/{game}/{article.id}")
        assert (shown.status_code, "the page" in shown.text) == (200, True), article.id
        assert (await page.get(f"/api/situations/{game}/{article.id}")).status_code == 200, article.id
