"""Passkeys: registered, used, deleted, and everything that must not work."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stik.app.passkeys import PasskeyRefused, Passkeys, Site
from stik.app.secret import Secret
from stik.server.services import Services
from tests.server.authenticator import Authenticator
from tests.server.conftest import FakeClock, NewBrowser, guest, refused


async def ask(page: httpx.AsyncClient, path: str = "/api/passkeys/options") -> dict[str, Any]:
    answer = await page.post(path)
    assert answer.status_code == 200, answer.text
    question: dict[str, Any] = answer.json()
    return question


async def register(page: httpx.AsyncClient, device: Authenticator, name: str = "phone") -> httpx.Response:
    question = await ask(page)
    body = {"challenge_id": question["challenge_id"], "credential": device.create(question["options"]), "name": name}
    return await page.post("/api/passkeys", json=body)


async def sign_in(
    page: httpx.AsyncClient, device: Authenticator, client: dict[str, str] | None = None
) -> httpx.Response:
    question = await ask(page, "/api/passkeys/sign-in/options")
    body = {"challenge_id": question["challenge_id"], "credential": device.get(question["options"], client)}
    return await page.post("/api/passkeys/sign-in", json=body)


@pytest.mark.parametrize("origin", ["http://stik.test", "https://stik.test:8443"])
async def test_register_and_sign_in(browser: NewBrowser, origin: str) -> None:
    here, there, device = browser(origin), browser(origin), Authenticator(origin)
    person = await guest(here)
    answer = await register(here, device, " my   phone ")
    assert answer.status_code == 201
    assert answer.json()["name"] == "my phone"
    answer = await sign_in(there, device)
    assert (answer.status_code, answer.json()["person"]["id"]) == (201, person)
    assert (await there.get("/api/me")).json()["person"]["id"] == person
    assert (await sign_in(there, device)).status_code == 201


async def test_the_question(page: httpx.AsyncClient) -> None:
    await guest(page, "Aviâja")
    options = (await ask(page))["options"]
    assert options["rp"] == {"name": "Stik", "id": "stik.test"}
    assert options["user"]["displayName"] == "Aviâja"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert len(options["challenge"]) >= 43


async def test_my_passkeys(browser: NewBrowser) -> None:
    page, device = browser(), Authenticator()
    await guest(page)
    await register(page, device)
    (passkey,) = (await page.get("/api/passkeys")).json()
    assert set(passkey) == {"id", "name", "created"}
    question = await ask(page)
    assert [known["id"] for known in question["options"]["excludeCredentials"]] == [passkey["id"]]
    other = browser()
    await guest(other)
    assert (await other.get("/api/passkeys")).json() == []
    refused(await other.delete(f"/api/passkeys/{passkey['id']}"), 404, "people/no-such-passkey")
    assert (await page.delete(f"/api/passkeys/{passkey['id']}")).status_code == 204
    refused(await page.delete(f"/api/passkeys/{passkey['id']}"), 404, "people/no-such-passkey")
    refused(await sign_in(other, device), 403, "people/passkey-refused")


async def test_a_key_of_nobody(page: httpx.AsyncClient) -> None:
    refused(await sign_in(page, Authenticator()), 403, "people/passkey-refused")


async def test_a_key_belongs_to_one(browser: NewBrowser) -> None:
    one, two, device = browser(), browser(), Authenticator()
    await guest(one)
    await register(one, device)
    await guest(two)
    refused(await register(two, device), 403, "people/passkey-refused")


@pytest.mark.parametrize(
    "client", [{"origin": "https://evil.test"}, {"type": "webauthn.create"}, {"challenge": "AAAA"}]
)
async def test_an_answer_to_another_question(browser: NewBrowser, client: dict[str, str]) -> None:
    page, device = browser(), Authenticator()
    await guest(page)
    await register(page, device)
    refused(await sign_in(page, device, client), 403, "people/passkey-refused")


async def test_an_answer_counts_once(browser: NewBrowser) -> None:
    page, device = browser(), Authenticator()
    await guest(page)
    await register(page, device)
    question = await ask(page, "/api/passkeys/sign-in/options")
    body = {"challenge_id": question["challenge_id"], "credential": device.get(question["options"])}
    assert (await page.post("/api/passkeys/sign-in", json=body)).status_code == 201
    refused(await page.post("/api/passkeys/sign-in", json=body), 403, "people/passkey-refused")


async def test_a_copied_key_is_noticed(browser: NewBrowser) -> None:
    """A counter that goes back means that two devices have the same key."""
    page, device = browser(), Authenticator()
    await guest(page)
    await register(page, device)
    device.count = 10
    assert (await sign_in(page, device)).status_code == 201
    device.count = 3
    refused(await sign_in(page, device), 403, "people/passkey-refused")


async def test_a_question_grows_old(page: httpx.AsyncClient, clock: FakeClock) -> None:
    device = Authenticator()
    await guest(page)
    question = await ask(page)
    clock.pass_(seconds=301)
    body = {"challenge_id": question["challenge_id"], "credential": device.create(question["options"])}
    refused(await page.post("/api/passkeys", json=body), 403, "people/passkey-refused")


async def test_a_question_to_another_person(browser: NewBrowser) -> None:
    one, two, device = browser(), browser(), Authenticator()
    await guest(one)
    await guest(two)
    question = await ask(one)
    body = {"challenge_id": question["challenge_id"], "credential": device.create(question["options"])}
    refused(await two.post("/api/passkeys", json=body), 403, "people/passkey-refused")


async def test_any_process_knows_its_questions_but_no_other_server(services: Services, page: httpx.AsyncClient) -> None:
    device = Authenticator()
    await guest(page)
    await register(page, device)
    question = await ask(page, "/api/passkeys/sign-in/options")
    credential = device.get(question["options"])
    asked = {"challenge_id": question["challenge_id"], "credential": credential}
    site = Site("http://stik.test", "stik.test")
    stranger = Passkeys(services.identity, secret=Secret("another secret altogether"))
    with pytest.raises(PasskeyRefused):
        await stranger.sign_in(site, **asked)
    sibling = Passkeys(services.identity, secret=services.settings.secret)
    known, _ = await sibling.sign_in(site, **asked)
    assert known.person.name == "Aviâja"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 3},
        {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}},
        {
            "id": "AAAA",
            "rawId": "AAAA",
            "type": "public-key",
            "response": {"clientDataJSON": "e30", "attestationObject": "AA"},
        },
        {
            "id": "AAAA",
            "rawId": "AAAA",
            "type": "public-key",
            "response": {"clientDataJSON": "!", "attestationObject": "oA"},
        },
        {"response": []},
    ],
)
async def test_nonsense(page: httpx.AsyncClient, credential: dict[str, Any]) -> None:
    await guest(page)
    body = {"challenge_id": (await ask(page))["challenge_id"], "credential": credential}
    refused(await page.post("/api/passkeys", json=body), 403, "people/passkey-refused")
    question = await ask(page, "/api/passkeys/sign-in/options")
    body = {"challenge_id": question["challenge_id"], "credential": credential}
    refused(await page.post("/api/passkeys/sign-in", json=body), 403, "people/passkey-refused")


@pytest.mark.parametrize("cut", [1, 20, 37, 40, 60, 100])
async def test_half_an_answer(page: httpx.AsyncClient, cut: int) -> None:
    device = Authenticator()
    await guest(page)
    question = await ask(page)
    credential = device.create(question["options"])
    credential["response"]["attestationObject"] = credential["response"]["attestationObject"][:-cut]
    body = {"challenge_id": question["challenge_id"], "credential": credential}
    refused(await page.post("/api/passkeys", json=body), 403, "people/passkey-refused")


async def test_enough_is_enough(page: httpx.AsyncClient) -> None:
    await guest(page)
    for _ in range(20):
        assert (await register(page, Authenticator())).status_code == 201
    refused(await register(page, Authenticator()), 409, "people/too-many-passkeys")
