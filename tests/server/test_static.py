"""The built page."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from stik.server.settings import ServerSettings
from tests.server.conftest import refused


@pytest.fixture
def built(settings: ServerSettings) -> Path:
    folder = settings.page
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>", "utf-8")
    (folder / "assets" / "index-Bx3.js").write_text("const a = 1" + " " * 2000, "utf-8")
    (folder / "favicon.svg").write_text("<svg/>", "utf-8")
    (folder.parent / "outside.txt").write_text("outside", "utf-8")
    return folder


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/t/ABC", "/vira/rules", "/index.html", "/nothing.png", "/apiary"])
async def test_every_address_of_the_page_is_the_page(page: httpx.AsyncClient, path: str) -> None:
    answer = await page.get(path)
    assert (answer.status_code, "the page" in answer.text) == (200, True)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")
    again = await page.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.usefixtures("built")
async def test_assets_never_change(page: httpx.AsyncClient) -> None:
    answer = await page.get("/assets/index-Bx3.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["content-encoding"] == "gzip"
    refused(await page.get("/assets/index-old.js"), 404, "http/no-such-route")
    assert (await page.get("/favicon.svg")).headers["cache-control"] == "no-cache"
    assert (await page.head("/")).status_code == 200


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "//etc/passwd", "/a%00b"]
)
async def test_nothing_outside_the_folder(page: httpx.AsyncClient, path: str) -> None:
    answer = await page.get(path)
    assert "outside" not in answer.text
    assert "root:" not in answer.text
    assert answer.status_code in {200, 404}


async def test_a_page_that_was_not_built(page: httpx.AsyncClient) -> None:
    refused(await page.get("/"), 404, "server/page-not-built")
    for language, word in (("da-DK", "bygget"), ("sv", "byggd"), ("fr", "built")):
        answer = await page.get("/", headers={"Accept": "text/html,*/*", "Accept-Language": language})
        assert answer.status_code == 503
        assert word in answer.text


@pytest.mark.usefixtures("built")
async def test_the_page_only_answers_questions(page: httpx.AsyncClient) -> None:
    refused(await page.post("/t/ABC"), 405, "http/method")


async def test_the_faces_of_the_cards_are_kept_for_a_week(page: httpx.AsyncClient, built: Path) -> None:
    (built / "faces").mkdir()
    (built / "faces" / "9C.svg").write_text("<svg/>")
    assert "max-age=604800" in (await page.get("/faces/9C.svg")).headers["cache-control"]
    assert (await page.get("/faces/none.svg")).status_code == 404
