"""Everything about me, and nothing of it afterwards."""

from __future__ import annotations

import httpx

from stik.server.services import Services
from tests.server.authenticator import Authenticator
from tests.server.conftest import NewBrowser, account, guest, refused
from tests.server.test_administration import open_table
from tests.server.test_passkeys import register


async def test_the_export_has_everything_and_no_secrets(page: httpx.AsyncClient, services: Services) -> None:
    person = await account(page)
    await register(page, Authenticator())
    await open_table(services, person=person)
    body = {"table": "ABC", "person": person, "reason": "other", "text": "myself"}
    await page.post("/api/reports", json=body)
    answer = await page.get("/api/me/export")
    found = answer.json()
    assert set(found) == {
        *("person", "sessions", "passkeys", "reports", "tables", "entries"),
        *("profile", "friends", "invitations", "clubs", "house_rules", "deals", "games", "ratings"),
        *("notes", "records", "learning", "browsers", "ways_back"),
    }
    assert found["person"]["login"] == "aviaja"
    assert [len(found[part]) for part in ("sessions", "passkeys", "reports", "tables", "entries")] == [1, 1, 1, 1, 2]
    assert found["entries"][1]["data"]["text"] == "hello"
    assert "hush" not in answer.text, "the server's part of the shuffle may still be in play"
    stored = await services.identity.stored(person)
    (session,), (passkey,) = (
        await services.storage.people.sessions(person),
        await services.storage.people.passkeys(person),
    )
    assert stored.password is not None
    kept = stored.password.get_secret_value(), session.token.get_secret_value()
    for secret in (*kept, page.cookies["stik"], passkey.key.hex(), "argon2"):
        assert secret not in answer.text


async def test_the_export_has_nothing_of_others(browser: NewBrowser, services: Services) -> None:
    one, two = browser(), browser()
    await open_table(services, person=await guest(one))
    await guest(two, "Ole")
    assert "Aviâja" not in (await two.get("/api/me/export")).text


async def test_deletion(browser: NewBrowser, services: Services) -> None:
    here, there = browser(), browser()
    person = await account(here)
    await there.post("/api/sessions", json={"login": "aviaja", "password": "sne og is 9"})
    await there.get("/api/me")
    await open_table(services, person=person)
    told: list[str] = []

    async def listener(gone: str) -> None:
        told.append(gone)

    services.own_data.before_deletion(listener)
    answer = await here.delete("/api/me")
    assert answer.status_code == 204
    assert "stik" not in here.cookies
    assert told == [person]
    for page in (here, there):
        assert (await page.get("/api/me")).json() == {"person": None}
    assert await services.storage.people.get(person) is None
    opened, said, left = await services.storage.tables.entries("ABC")
    assert (opened.data["name"], said.data["name"], said.data["text"]) == (None, None, None)
    assert left.kind == "left"
    table = (await services.tables.live("ABC")).table
    assert all(chair.person is None for chair in table.chairs)
    assert "Aviâja" not in str((table.chairs, table.chat))
    refused(
        await here.post("/api/sessions", json={"login": "aviaja", "password": "sne og is 9"}),
        403,
        "people/wrong-password",
    )
    await account(here)


async def test_nobody_has_no_data(page: httpx.AsyncClient) -> None:
    refused(await page.get("/api/me/export"), 401, "people/not-signed-in")
    refused(await page.delete("/api/me"), 401, "people/not-signed-in")
