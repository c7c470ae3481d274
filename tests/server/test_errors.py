"""Every error has one shape; a bug says nothing about itself."""

from __future__ import annotations

import io

import httpx
import pytest

from stik.app.ports import BrokerDown, StorageDown, VersionTaken
from stik.app.secret import Secret
from stik.engine import IllegalAction, Refusal
from stik.errors import Conflict, Fault, InvalidSetup, NotationError, StikError
from stik.server.errors import document, status
from stik.server.services import Services
from tests.server.conftest import guest, refused


async def test_a_bug_is_written_down_and_not_told(
    page: httpx.AsyncClient, services: Services, lines: io.StringIO
) -> None:
    async def broken(_token: Secret) -> None:
        raise RuntimeError("the launch code is 1234")

    await guest(page)
    services.storage.people.session = broken  # type: ignore[method-assign]
    services.identity._recent.clear()
    answer = await page.get("/api/me")
    refused(answer, 500, "server/bug")
    assert "launch" not in answer.text
    assert "RuntimeError: the launch code is 1234" in lines.getvalue()
    assert answer.headers["x-request-id"] in lines.getvalue()
    assert "default-src" in answer.headers["content-security-policy"]


async def test_a_database_that_is_down(page: httpx.AsyncClient, services: Services) -> None:
    async def down(_person: object) -> None:
        raise StorageDown

    services.storage.people.add = down  # type: ignore[method-assign]
    refused(await page.post("/api/guests", json={"name": "Ole", "language": "da"}), 503, "storage/unavailable")


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b'{"name": NaN', b"[" * 50_000])
async def test_unreadable(page: httpx.AsyncClient, body: bytes) -> None:
    answer = await page.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    refused(answer, 400, "http/unreadable")


@pytest.mark.parametrize("options", [r'{"\ud800": 1}', r'{"max_lead": "\ud800"}', r'{"max_lead": 1' + "0" * 40 + "}"])
async def test_an_error_about_what_cannot_be_written_down(page: httpx.AsyncClient, options: str) -> None:
    await guest(page)
    body = f'{{"game": "voms", "options": {options}}}'.encode()
    answer = await page.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["code"].startswith("setup/")


async def test_no_such_route(page: httpx.AsyncClient) -> None:
    refused(await page.get("/api/nothing"), 404, "http/no-such-route")
    refused(await page.get("/api"), 404, "http/no-such-route")
    refused(await page.put("/api/me"), 405, "http/method")


async def test_what_was_in_a_field_is_not_repeated(page: httpx.AsyncClient) -> None:
    answer = await page.post("/api/sessions", json={"login": "ole", "password": ["hemmelig kode"]})
    refused(answer, 422, "http/invalid", "http/field")
    assert "hemmelig" not in answer.text


@pytest.mark.parametrize(
    ("error", "wanted"),
    [
        (NotationError("notation/card", text="x"), 400),
        (InvalidSetup(Fault.of("setup/no-knocking")), 422),
        (Conflict("people/no-account"), 409),
        (VersionTaken("ABC", 3), 409),
        (BrokerDown(), 503),
        (StikError(Fault.of("people/name-empty")), 422),
        (IllegalAction(Refusal("turn/not-yours", (), 0)), 422),
        (ValueError(), 500),
    ],
)
def test_status(error: Exception, wanted: int) -> None:
    assert status(error) == wanted


def test_an_illegal_action_cites_its_articles() -> None:
    error = IllegalAction(Refusal("play/not-held", ("T.29",), 0, (("card", "9c"),)))
    assert document(error) == {
        "code": "play/not-held",
        "params": {"card": "9c"},
        "cites": ["T.29"],
        "faults": [{"code": "play/not-held", "params": {"card": "9c"}}],
        "detail": "You do not hold 9c.",
    }
