"""Guests: a name and a language are enough."""

from __future__ import annotations

import httpx
import pytest

from stik.server.services import Services
from tests.server.conftest import NewBrowser, guest, refused


async def test_nobody_is_signed_in_at_first(page: httpx.AsyncClient) -> None:
    answer = await page.get("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"person": None})


async def test_a_guest_is_signed_in_at_once(page: httpx.AsyncClient) -> None:
    answer = await page.post("/api/guests", json={"name": "  Aviâja   Lyberth ", "language": "da"})
    assert answer.status_code == 201
    person = answer.json()["person"]
    assert person.pop("id").startswith("p")
    assert person == {"name": "Aviâja Lyberth", "language": "da", "login": None, "roles": ["player"], "guest": True}
    assert (await page.get("/api/me")).json()["person"]["name"] == "Aviâja Lyberth"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "people/name-empty"),
        ("  \t ", "people/name-empty"),
        ("\u200d", "people/name-empty"),
        ("x" * 25, "people/name-too-long"),
        ("a\u0007b", "people/name-characters"),
        ("a\u202eb", "people/name-characters"),
        ("a\u200bb", "people/name-characters"),
    ],
)
async def test_names_that_cannot_be(page: httpx.AsyncClient, name: str, code: str) -> None:
    refused(await page.post("/api/guests", json={"name": name, "language": "da"}), 422, code)
    assert (await page.get("/api/me")).json() == {"person": None}


@pytest.mark.parametrize("name", ["x", "x" * 24, "Åse-Marie Ö. Kröger", "👨\u200d👩\u200d👧", "Ittoqqortoormiit 3"])
async def test_names_that_can_be(page: httpx.AsyncClient, name: str) -> None:
    await guest(page, name)
    assert (await page.get("/api/me")).json()["person"]["name"] == name


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({}, ["name", "language"]),
        ({"name": 3, "language": "da"}, ["name"]),
        ({"name": "a", "language": "kl"}, ["language"]),
        ({"name": "a", "language": "da", "roles": ["admin"]}, ["roles"]),
        ({"name": "a\0", "language": "da"}, ["name"]),
        ([], ["body"]),
    ],
)
async def test_fields_that_cannot_be(page: httpx.AsyncClient, body: object, fields: list[str]) -> None:
    error = refused(await page.post("/api/guests", json=body), 422, "http/invalid", *["http/field"] * len(fields))
    assert [fault["params"]["field"] for fault in error["faults"][1:]] == fields  # type: ignore[index]


async def test_half_a_character(page: httpx.AsyncClient) -> None:
    answer = await page.post(
        "/api/guests", content=rb'{"name": "\ud800", "language": "da"}', headers={"Content-Type": "application/json"}
    )
    refused(answer, 422, "http/invalid", "http/field")


async def test_another_name_and_language(page: httpx.AsyncClient) -> None:
    await guest(page, "Ole")
    assert (await page.patch("/api/me", json={"name": "Ole K"})).json()["person"]["name"] == "Ole K"
    assert (await page.patch("/api/me", json={"language": "sv"})).json()["person"]["language"] == "sv"
    person = (await page.get("/api/me")).json()["person"]
    assert (person["name"], person["language"]) == ("Ole K", "sv")
    refused(await page.patch("/api/me", json={"name": " "}), 422, "people/name-empty")


async def test_nobody_has_no_name_to_change(page: httpx.AsyncClient) -> None:
    refused(await page.patch("/api/me", json={"name": "Ole"}), 401, "people/not-signed-in")


async def test_a_second_guest_in_the_same_browser_ends_the_first_session(
    page: httpx.AsyncClient, services: Services
) -> None:
    first = await guest(page, "Ole")
    await guest(page, "Eva")
    assert await services.storage.people.sessions(first) == []


async def test_the_cookie(browser: NewBrowser) -> None:
    for base, secure in (("http://stik.test", False), ("https://stik.test", True)):
        page = browser(base)
        cookie = (await page.post("/api/guests", json={"name": "Ole", "language": "da"})).headers["set-cookie"]
        parts = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= parts
        assert ("secure" in parts) == secure
        assert not any(part.startswith("domain") for part in parts)


async def test_the_cookie_is_renewed_with_every_visit(page: httpx.AsyncClient) -> None:
    await guest(page)
    token = page.cookies["stik"]
    answer = await page.get("/api/me")
    assert f"stik={token}" in answer.headers["set-cookie"]
    assert "Max-Age=34560000" in answer.headers["set-cookie"]


async def test_only_the_hash_of_the_cookie_is_stored(page: httpx.AsyncClient, services: Services) -> None:
    person = await guest(page)
    token = page.cookies["stik"]
    (session,) = await services.storage.people.sessions(person)
    assert len(token) >= 43
    assert token not in repr(session)


@pytest.mark.parametrize("token", ["x", "", "ø", "a" * 5000, "null"])
async def test_a_cookie_that_nobody_gave(page: httpx.AsyncClient, token: str) -> None:
    answer = await page.get("/api/me", headers={"Cookie": f"stik={token}".encode()})
    assert answer.json() == {"person": None}
