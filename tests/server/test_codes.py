"""What a code is for: short where a list shows it to everybody, too long to be guessed where it is the key."""

from __future__ import annotations

import hashlib
import math

import httpx
import pytest

from stik.app import codes
from stik.app.codes import ALPHABET, LISTED, SECRET, linked_code, new_code
from tests.server.conftest import NewBrowser, guest

PLAN = {"name": "Nuuk", "format": "free-play"}


def test_nobody_tries_all_codes() -> None:
    """A million tries a second, for a thousand years."""
    tries = 1_000_000 * 365 * 24 * 3600 * 1000
    assert math.log2(len(ALPHABET)) * SECRET > math.log2(tries)
    digest = hashlib.sha256(b"a table").digest()
    for listed, length in ((True, LISTED), (False, SECRET)):
        assert {len(new_code(listed=listed)), len(linked_code(digest, listed=listed))} == {length}
        assert linked_code(digest, listed=listed) == linked_code(digest, listed=listed)
    assert set(new_code(listed=False)) <= set(ALPHABET)


@pytest.mark.parametrize(
    ("path", "private", "public"),
    [
        ("/api/tables", {"game": "voms", "public": False}, {"game": "voms", "public": True}),
        ("/api/tournaments", PLAN | {"public": False}, PLAN | {"public": True}),
        ("/api/phones", {"game": "voms", "preset": "tournament", "players": 4}, None),
        ("/api/play", {"game": "voms"}, None),
    ],
)
async def test_what_only_a_link_leads_to_has_a_long_code(
    page: httpx.AsyncClient, path: str, private: dict[str, object], public: dict[str, object] | None
) -> None:
    await guest(page)
    for body, length in ((private, SECRET), (public, LISTED)):
        if body is not None:
            answer = await page.post(path, json=body)
            assert (answer.status_code, len(answer.json()["code"])) == (201, length)


async def test_the_codes_of_before_stay(
    page: httpx.AsyncClient, browser: NewBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    await guest(page)
    with monkeypatch.context() as before:
        before.setattr(codes, "SECRET", 7)
        code = (await page.post("/api/tables", json={"game": "voms"})).json()["code"]
    assert len(code) == 7
    friend = browser()
    await guest(friend, "Malik")
    assert (await friend.get(f"/api/tables/{code}")).json()["code"] == code
