"""Every request has a line; no line has a secret."""

from __future__ import annotations

import io
import json

import httpx
import pytest

from stik.server.logs import HIDDEN, configure, hide_secrets, log
from stik.server.services import Services
from tests.server.authenticator import Authenticator
from tests.server.conftest import LINES, account, refused
from tests.server.test_passkeys import register, sign_in


async def test_no_secret_is_logged(page: httpx.AsyncClient, services: Services, lines: io.StringIO) -> None:
    await account(page, "aviaja.lyberth", "sne og is 9")
    tokens = [page.cookies["stik"]]
    device = Authenticator()
    answers = [await register(page, device), await sign_in(page, device)]
    tokens.append(page.cookies["stik"])
    answers.append(await page.post("/api/sessions", json={"login": "aviaja.lyberth", "password": "forkert kode"}))
    answers.append(await page.get("/api/me/export?token=in-the-address"))
    answers.append(await page.get("/metrics", headers={"Authorization": "Bearer figures"}))

    async def broken(*_arguments: object) -> None:
        raise RuntimeError

    services.accounts.passwords.verify = broken  # type: ignore[assignment, method-assign]
    bug = await page.post("/api/sessions", json={"login": "aviaja.lyberth", "password": "sne og is 9"})
    refused(bug, 500, "server/bug")
    text = lines.getvalue()
    assert text.count('"event": "request"') >= 8
    assert "Traceback" in text
    for secret in ("sne og is 9", "forkert kode", "lyberth", "in-the-address", "Bearer", "figures", "argon2", *tokens):
        assert secret not in text
    assert device.create({"user": {"id": ""}, "challenge": ""})["id"] not in text


async def test_lines_are_json(page: httpx.AsyncClient, lines: io.StringIO) -> None:
    answer = await page.get("/api/sessions")
    (line,) = map(json.loads, lines.getvalue().splitlines())
    assert (line["event"], line["method"], line["route"], line["status"]) == ("request", "GET", "/api/sessions", 401)
    assert line["request"] == answer.headers["x-request-id"]
    assert line["level"] == "info"


@pytest.mark.parametrize("name", ["password", "token", "Cookie", "seed", "session_token", "challenge_id"])
def test_what_is_named_a_secret_is_hidden(name: str) -> None:
    assert hide_secrets(None, "info", {name: "x", "table": "ABC"}) == {name: HIDDEN, "table": "ABC"}


def test_lines_for_a_terminal() -> None:
    stream = io.StringIO()
    try:
        configure("info", json=False, stream=stream)
        log.info("hello", table="ABC", seed="1234")
    finally:
        configure("info", stream=LINES)
    assert "hello" in stream.getvalue()
    assert "1234" not in stream.getvalue()
