"""What other pages, large bodies and old browsers cannot do."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI, WebSocket
from starlette.types import Message, Scope

from stik.app import authorisation
from stik.app.secret import Secret
from stik.server.errors import Errors
from stik.server.security import SameOrigin
from stik.server.settings import ServerSettings
from tests.server.conftest import NewBrowser, guest, refused
from tests.server.test_hall import picture

GUEST = {"name": "Ole", "language": "da"}


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing", "/", "/metrics", "/api/openapi.json"])
async def test_every_answer_has_the_headers(page: httpx.AsyncClient, path: str) -> None:
    headers = (await page.get(path)).headers
    assert headers["content-security-policy"] == (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


async def test_https_stays_https(browser: NewBrowser) -> None:
    assert "max-age" in (await browser("https://stik.test").get("/api/me")).headers["strict-transport-security"]


async def test_what_is_mine_is_not_kept_by_caches(page: httpx.AsyncClient) -> None:
    assert (await page.get("/api/me")).headers["cache-control"] == "no-store"


# other pages


async def test_a_form_of_another_page_lacks_the_header(browser: NewBrowser) -> None:
    page = browser(header=False)
    refused(await page.post("/api/guests", json=GUEST), 403, "http/header-missing")
    refused(await page.delete("/api/me"), 403, "http/header-missing")
    assert (await page.get("/api/me")).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.test", "null", "http://stik.test:81", "https://stik.test", ""])
async def test_another_origin(page: httpx.AsyncClient, origin: str) -> None:
    refused(await page.post("/api/guests", json=GUEST, headers={"Origin": origin}), 403, "http/other-origin")


async def test_the_own_origin(page: httpx.AsyncClient) -> None:
    answer = await page.post("/api/guests", json=GUEST, headers={"Origin": "http://stik.test"})
    assert answer.status_code == 201


async def test_links_lead_where_the_server_is_asked_and_not_where_the_client_says(page: httpx.AsyncClient) -> None:
    await guest(page)
    plan = {"name": "Nuuk", "format": "free-play", "date": "2026-11-21", "tables": 2}
    tournament = (await page.post("/api/tournaments", json=plan)).json()["code"]
    printed = set()
    for host in ("evil.example", "stik.test"):
        code = await page.get("/api/qr", params={"path": "/c/nuuk"}, headers={"Host": host})
        assert code.text == picture("http://stik.test/c/nuuk")
        answer = await page.get(f"/api/tournaments/{tournament}/print/table-cards", headers={"Host": host})
        printed.add(answer.raise_for_status().content)
    assert len(printed) == 1


class TestBehindAProxy:
    """The public sees https, the server is asked over http."""

    @pytest.fixture
    def settings(self) -> ServerSettings:
        return ServerSettings(
            secret=Secret("a secret for the tests"), origins=("https://stik.example", "https://www.stik.example")
        )

    async def test_the_public_origins(self, page: httpx.AsyncClient) -> None:
        for origin in ("https://stik.example", "https://www.stik.example"):
            answer = await page.post("/api/guests", json=GUEST, headers={"Origin": origin})
            assert answer.status_code == 201
            assert "Secure" in answer.headers["set-cookie"]
        refused(
            await page.post("/api/guests", json=GUEST, headers={"Origin": "http://stik.test"}),
            403,
            "http/other-origin",
        )

    async def test_links_lead_there_whatever_the_client_calls_us(self, page: httpx.AsyncClient) -> None:
        code = await page.get("/api/qr", params={"path": "/c/nuuk"}, headers={"Host": "evil.example"})
        assert code.text == picture("https://stik.example/c/nuuk")

    async def test_passkeys_are_for_the_public_host(self, page: httpx.AsyncClient) -> None:
        question = (await page.post("/api/passkeys/sign-in/options")).json()
        assert question["options"]["rpId"] == "stik.example"


def test_origins_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIK_ORIGINS", "https://a.example/, https://b.example")
    assert ServerSettings().origins == ("https://a.example", "https://b.example")


async def _socket(origin: str | None, *, extension: bool) -> list[Message]:
    """What the server sends to a socket from a page of this origin."""

    async def welcome(scope: Scope, receive: object, send: object) -> None:
        await WebSocket(scope, receive, send).accept()  # type: ignore[arg-type]

    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"stik.test")] + ([(b"origin", origin.encode())] if origin else [])
    scope: Scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/",
        "query_string": b"",
        "headers": headers,
        "extensions": {"websocket.http.response": {}} if extension else {},
    }
    await Errors(SameOrigin(welcome, ()))(scope, receive, send)  # type: ignore[arg-type]
    return sent


async def test_a_socket_from_another_page() -> None:
    assert [message["type"] for message in await _socket("http://stik.test", extension=True)] == ["websocket.accept"]
    assert [message["type"] for message in await _socket(None, extension=True)] == ["websocket.accept"]
    start, *_ = await _socket("http://evil.test", extension=True)
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
    (close,) = await _socket("http://evil.test", extension=False)
    assert (close["type"], close["code"]) == ("websocket.close", 1008)


async def test_a_socket_for_which_one_must_be_signed_in(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(authorisation, "MAY", {**authorisation.MAY, "secret_socket": frozenset({"player"})})

    @app.websocket("/api/secret-socket")
    async def secret_socket(websocket: WebSocket) -> None:
        await websocket.accept()

    app.router.routes.insert(0, app.router.routes.pop())
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/api/secret-socket",
        "query_string": b"",
        "headers": [(b"host", b"stik.test")],
        "client": ("192.0.2.1", 1),
        "extensions": {"websocket.http.response": {}},
    }
    await app(scope, receive, send)
    assert (sent[0]["type"], sent[0]["status"]) == ("websocket.http.response.start", 401)
    assert b"people/not-signed-in" in sent[1]["body"]


# large bodies


async def _pieces(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * 1000


async def test_large_bodies(page: httpx.AsyncClient, app: FastAPI) -> None:
    assert app
    json = {"Content-Type": "application/json"}
    refused(await page.post("/api/guests", content=b"x" * 65_537, headers=json), 413, "http/too-big")
    refused(await page.post("/api/guests", content=_pieces(66), headers=json), 413, "http/too-big")
    refused(await page.post("/api/guests", content=_pieces(65), headers=json), 400, "http/unreadable")
    assert (await page.post("/api/guests", json=GUEST)).status_code == 201


async def test_files_of_tournaments_are_larger(page: httpx.AsyncClient) -> None:
    """Where the archive of a large event goes."""
    await guest(page, "Ole")
    archive = "/api/tournaments/archive"
    refused(await page.post(archive, content=b"x" * 4_194_305), 413, "http/too-big")
    refused(await page.post(archive, content=b"x" * 100_000), 422, "tournament/import-unreadable")
    refused(await page.post("/api/tournaments/abcdef/import", content=b"x" * 100_000), 404, "desk/not-found")
    refused(await page.post("/api/tournaments/abcdef/orders", content=b"x" * 100_000), 413, "http/too-big")


async def test_an_address_that_no_database_can_look_for(page: httpx.AsyncClient) -> None:
    await guest(page)
    refused(await page.get("/api/people/a%00b/profile"), 404, "http/no-such-route")
    for odd in ({"club": "a\0b"}, {"house": {"id": "a\0b"}}):
        refused(await page.post("/api/tables", json={"game": "voms", **odd}), 422, "http/invalid", "http/field")


async def test_a_length_that_is_none(page: httpx.AsyncClient) -> None:
    answer = await page.post("/api/guests", content=b"{}", headers={"Content-Length": "-1"})
    refused(answer, 413, "http/too-big")


async def test_a_body_without_a_type(page: httpx.AsyncClient) -> None:
    """A page of another site could send text without asking first."""
    answer = await page.post("/api/guests", content=b'{"name": "Ole", "language": "da"}')
    assert answer.status_code == 422


async def test_names_cannot_become_headers(page: httpx.AsyncClient) -> None:
    await guest(page, "Ole Set-Cookie: a=b")
    assert "a=b" not in str((await page.get("/api/me")).headers)
