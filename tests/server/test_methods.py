"""Every address says which methods it has, and answers all others in one way."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Final

import httpx
import pytest
from fastapi.routing import iter_route_contexts

from stik.server.application import routes
from stik.server.settings import ServerSettings
from tests.server.conftest import refused

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "TRACE")


def _declared() -> dict[str, set[str]]:
    """The methods of each path, as the routes have them; a word stands for each name."""
    found: dict[str, set[str]] = defaultdict(set)
    for context in iter_route_contexts(list(routes())):
        if context.methods and context.path is not None:
            found[re.sub(r"{[^}]*}", "word", context.path)] |= context.methods - {"HEAD", "OPTIONS"}
    return dict(found)


DECLARED: Final = _declared()


def _allow(answer: httpx.Response) -> set[str]:
    return set(answer.headers["allow"].split(", "))


def test_there_are_addresses_of_several_methods_and_with_words_beside_names() -> None:
    assert DECLARED["/api/me"] == {"GET", "PATCH", "DELETE"}
    assert DECLARED["/api/tournaments/archive"] == {"POST"}
    assert DECLARED["/api/tournaments/word"] == {"GET"}
    assert DECLARED["/word"] == {"GET"}
    assert len(DECLARED) > 80


@pytest.mark.parametrize("path", DECLARED)
async def test_every_address_says_what_it_takes(page: httpx.AsyncClient, path: str) -> None:
    declared = DECLARED[path]
    allowed = declared | {"OPTIONS"} | ({"HEAD"} if "GET" in declared else set())
    asked = await page.options(path)
    assert (asked.status_code, asked.content, _allow(asked)) == (204, b"", allowed)
    for method in (*METHODS, "HEAD"):
        if method not in allowed:
            answer = await page.request(method, path)
            assert answer.status_code == 405, (method, path)
            assert _allow(answer) == allowed
            if method != "HEAD":
                refused(answer, 405, "http/method")


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/app.js", "/api/me", "/api/games", "/api/openapi.json", "/api/tables/nowhere", "/api/friends"],
)
async def test_head_is_get_without_its_body(page: httpx.AsyncClient, settings: ServerSettings, path: str) -> None:
    settings.page.mkdir()
    (settings.page / "index.html").write_text("<!doctype html><title>Stik</title>", "utf-8")
    (settings.page / "app.js").write_text("alert()", "utf-8")
    whole, head = await page.get(path), await page.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    mine = {"x-request-id", "date"}
    assert {name: value for name, value in head.headers.items() if name not in mine} == {
        name: value for name, value in whole.headers.items() if name not in mine
    }


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/me/nothing", "/api/tables/abc/socket"])
@pytest.mark.parametrize("method", [*METHODS, "OPTIONS"])
async def test_nothing_is_at_an_unknown_address(page: httpx.AsyncClient, path: str, method: str) -> None:
    refused(await page.request(method, path), 404, "http/no-such-route")


async def test_a_page_may_have_a_name_that_begins_as_the_interface(
    page: httpx.AsyncClient, settings: ServerSettings
) -> None:
    settings.page.mkdir()
    (settings.page / "index.html").write_text("<!doctype html><title>Stik</title>", "utf-8")
    assert (await page.get("/apiary")).status_code == 200
