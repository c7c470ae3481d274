"""kill -9 while results are entered: nothing that was acknowledged is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random

import httpx

from stik.app.desk.history import stored_code
from stik.app.desk.live import LiveDesk
from stik.bootstrap.services import open_storage
from stik.bootstrap.settings import settings
from tests.conftest import deals
from tests.faults.test_kill import mortal

LOST = (httpx.HTTPError, OSError)


class Scribe:
    """An official who enters one result after the other, and sends each again until it is answered."""

    def __init__(self, client: httpx.AsyncClient, code: str, name: str) -> None:
        self._client, self._url = client, f"/api/tournaments/{code}/orders"
        self.name, self.acknowledged = name, dict[str, tuple[int, str, list[int]]]()

    async def write(self, matches: list[str], until: asyncio.Event) -> None:
        chance, number = Random(self.name), 0
        while not until.is_set():
            number += 1
            match, lus = chance.choice(matches), [9, chance.randrange(9)]
            order = {"do": "enter", "match": match, "result": {"lus": lus}, "reason": self.name}
            command = f"{self.name}-{number:08}"
            while (version := await self._sent({"id": command, "order": order, "confirmed": True})) is None:
                await asyncio.sleep(0.01)
            self.acknowledged[command] = (version, match, lus)

    async def _sent(self, body: dict[str, object]) -> int | None:
        with contextlib.suppress(*LOST):
            answer = await self._client.post(self._url, json=body)
            if answer.status_code == 200:
                return int(answer.json()["v"])
            assert answer.status_code == 503, answer.text
        return None


async def test_no_result_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    chance, until = Random(7), asyncio.Event()
    async with mortal(tmp_path) as server:
        address = f"http://127.0.0.1:{server.ports[0]}"
        async with httpx.AsyncClient(base_url=address, headers={"X-Stik": "1"}, timeout=5) as boss:
            (await boss.post("/api/guests", json={"name": "Bolette", "language": "da"})).raise_for_status()
            plan = {"name": "Nuuk", "format": "labansen"}
            code = (await boss.post("/api/tournaments", json=plan)).raise_for_status().json()["code"]
            entrants = [{"name": f"Hold {number}"} for number in range(6)]
            begins = [{"do": "run-round", "round": number} for number in range(1, 6)]
            orders: list[dict[str, object]] = [
                {"do": "import-entrants", "entrants": entrants}, {"do": "schedule"}, {"do": "move", "to": "running"},
                *begins,
            ]  # fmt: skip
            for number, order in enumerate(orders):
                body = {"id": f"boss-{number:08}", "order": order}
                (await boss.post(f"/api/tournaments/{code}/orders", json=body)).raise_for_status()
            document = (await boss.get(f"/api/tournaments/{code}")).json()
            matches = [one["id"] for one in document["matches"]]
            scribes = [Scribe(boss, code, f"scribe{number}") for number in range(3)]
            writing = [asyncio.create_task(one.write(matches, until)) for one in scribes]
            for _ in range(deals(usual=8, soak=300)):
                before = sum(len(one.acknowledged) for one in scribes)
                async with asyncio.timeout(30):
                    while sum(len(one.acknowledged) for one in scribes) < before + 3:
                        await asyncio.sleep(0.005)
                await asyncio.sleep(chance.uniform(0, 0.05))
                assert await server.say("kill 0") == "raised"
            until.set()
            async with asyncio.timeout(30):
                await asyncio.gather(*writing)
        assert (await server.say("end")).startswith("ended 0")
    storage = await open_storage(settings(data=str(tmp_path)))
    entries = await storage.tables.entries(stored_code(code))
    listed = await storage.tournaments.public()
    await storage.close()
    assert [one.version for one in entries] == list(range(1, len(entries) + 1))
    stored = {one.command: one for one in entries if one.command is not None}
    assert len(stored) == len([one for one in entries if one.command is not None]), "nothing was done twice"
    for scribe in scribes:
        assert scribe.acknowledged
        for command, (version, match, lus) in scribe.acknowledged.items():
            order = stored[command].data["order"]
            assert isinstance(order, dict)
            assert (stored[command].version, order["match"], order["result"]["lus"]) == (version, match, lus)
    desk = LiveDesk(entries).desk
    assert desk.version == len(entries)
    assert desk.has_results
    assert [one.code for one in listed] == [code]
