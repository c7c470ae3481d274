"""The dealer for phones: everybody sees only their own cards, and the shuffle can be checked afterwards."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from stik.app.phones.service import PhoneService
from stik.broker.local import LocalBroker
from stik.engine import commitment
from stik.protocol.real import answer_text
from stik.storage.memory import MemoryStorage

KEYS = {letter: f"{number:032x}" for number, letter in enumerate("NESW", 1)}


class At:
    def now(self) -> int:
        return 1


async def dealt(service: PhoneService, code: str) -> dict[str, dict[str, Any]]:
    for letter, key in KEYS.items():
        await service.ready(code, key, f"{letter.encode().hex() * 8}")
    return {letter: await service.show(code, key) for letter, key in KEYS.items()}


async def table(storage: MemoryStorage) -> tuple[PhoneService, str]:
    service = PhoneService(storage, LocalBroker(), At())
    code = await service.open("voms", "tournament", 4)
    for letter, key in KEYS.items():
        await service.sit(code, key, letter, f"player {letter}")
    return service, code


async def test_each_phone_sees_its_own_cards_and_nothing_else() -> None:
    service, code = await table(MemoryStorage())
    seen = await dealt(service, code)
    hands = {letter: told["pack"]["hand"] for letter, told in seen.items()}
    assert all(len(hand) == 4 for hand in hands.values())
    for letter, told in seen.items():
        text = json.dumps(told)
        others = [card for other, hand in hands.items() if other != letter for card in hand]
        assert not [card for card in others if f'"{card}"' in text]
    watching = await service.show(code, None)
    assert watching["pack"]["hand"] == []  # type: ignore[index]


async def test_a_name_is_shown_without_what_nobody_sees() -> None:
    service = PhoneService(MemoryStorage(), LocalBroker(), At())
    code = await service.open("voms", "tournament", 4)
    told: dict[str, Any] = await service.sit(code, KEYS["N"], "N", " A\u202ene\u200b  \n Marie ")
    assert told["names"]["N"] == "Ane Marie"


async def test_the_shuffle_is_promised_before_and_shown_after() -> None:
    storage = MemoryStorage()
    service, code = await table(storage)
    promised = (await service.show(code, None))["commitment"]
    seen = await dealt(service, code)
    first = await service.gather(code, KEYS["N"])
    assert (first["past"], first["gathering"]) == (None, ["N"])
    after: dict[str, Any] = await service.gather(code, KEYS["S"])
    past = after["past"]
    assert commitment(past["secret"]) == promised == past["commitment"]
    assert after["commitment"] != promised
    assert past["hands"] == {letter: told["pack"]["hand"] for letter, told in seen.items()}
    asked = {"ask": "verify", "game": "voms", "rules": "tournament", "players": 4}
    lot = {name: past[name] for name in ("secret", "seeds", "dealer", "commitment")}
    answer = json.loads(answer_text(json.dumps({**asked, **lot})))
    assert answer["kept"]
    assert answer["hands"] == past["hands"]
    again = PhoneService(storage, LocalBroker(), At())  # another process, or this one after it was killed
    assert await again.show(code, KEYS["N"]) == await service.show(code, KEYS["N"])


async def test_cards_move_and_everybody_hears_of_it() -> None:
    service, code = await table(MemoryStorage())
    seen = await dealt(service, code)
    card = seen["E"]["pack"]["hand"][0]
    await service.move(code, KEYS["E"], {"do": "lay", "cards": card})
    north: dict[str, Any] = await service.show(code, KEYS["N"], seen["N"]["v"])
    assert north["pack"]["table"] == [{"seat": "E", "cards": [card]}]
    drawn: dict[str, Any] = await service.move(code, KEYS["E"], {"do": "draw"})
    assert len(drawn["pack"]["hand"]) == 4


async def test_the_routes_refuse_what_cannot_be(page: httpx.AsyncClient) -> None:
    bad = await page.post("/api/phones", json={"game": "vira", "preset": "sm2025", "players": 2})
    assert (bad.status_code, bad.json()["code"]) == (422, "setup/how-many")
    code = (await page.post("/api/phones", json={"game": "vira", "preset": "sm2025", "players": 3})).json()["code"]
    path = f"/api/phones/{code}"
    key = {"X-Stik-Seat": KEYS["N"]}
    assert (await page.post(f"{path}/ready", json={"seed": "0" * 16}, headers=key)).status_code == 403
    assert (await page.post(f"{path}/sit", json={"seat": "A", "name": "Ann"}, headers=key)).json()["seat"] == "A"
    other = {"X-Stik-Seat": KEYS["E"]}
    taken = await page.post(f"{path}/sit", json={"seat": "A", "name": "Bo"}, headers=other)
    assert (taken.status_code, taken.json()["code"]) == (409, "real/seat-taken")
    early = await page.post(f"{path}/moves", json={"do": "draw"}, headers=key)
    assert (early.status_code, early.json()["code"]) == (409, "real/not-dealt")
    assert (await page.get("/api/phones/nobody")).status_code == 404
    assert (await page.get(path)).json()["names"] == {"A": "Ann", "B": None, "C": None}


@pytest.mark.parametrize("path", ["/assets/engine-worker-0.js", "/assets/other.js"])
async def test_webassembly_is_allowed_in_the_worker_and_nowhere_else(page: httpx.AsyncClient, path: str) -> None:
    policy = (await page.get(path)).headers["Content-Security-Policy"]
    assert ("wasm-unsafe-eval" in policy) == ("worker" in path)
