"""Results from the phones of players: reported, confirmed, disputed; the protocol of a Vira table."""

from __future__ import annotations

from itertools import count
from typing import Any

import httpx
import pytest

from tests.server.conftest import NewBrowser, guest, refused

NUMBERS = count(1)
Told = dict[str, Any]


async def order(page: httpx.AsyncClient, code: str, do: str, **order: object) -> httpx.Response:
    given = {"id": f"command-{next(NUMBERS)}", "order": {"do": do, **order}}
    return await page.post(f"/api/tournaments/{code}/orders", json=given)


async def done(page: httpx.AsyncClient, code: str, do: str, **given: object) -> None:
    answer = await order(page, code, do, **given)
    assert answer.status_code == 200, answer.text
    assert answer.json()["done"]


async def shown(page: httpx.AsyncClient, code: str) -> Told:
    found: Told = (await page.get(f"/api/tournaments/{code}")).json()
    return found


async def running(browser: NewBrowser, plan: Told, names: list[str]) -> tuple[str, list[httpx.AsyncClient]]:
    """A tournament whose players entered themselves, and their phones in the order of entry."""
    organiser = browser()
    await guest(organiser, "Organiser")
    code = str((await organiser.post("/api/tournaments", json=plan)).json()["code"])
    await done(organiser, code, "move", to="open")
    phones = []
    for name in names:
        phone = browser()
        await guest(phone, name)
        await done(phone, code, "register", name=name)
        phones.append(phone)
    for entrant in (await shown(organiser, code))["entrants"]:
        await done(organiser, code, "check-in", entrant=entrant["id"])
    if plan["format"] == "vira-sm":  # one pool has nothing to draw
        await done(organiser, code, "draw")
        await done(organiser, code, "turn-cards", count=len(names))
    await done(organiser, code, "schedule")
    await done(organiser, code, "move", to="running")
    await done(organiser, code, "run-round", round=1)
    return code, phones


@pytest.fixture
async def voms(browser: NewBrowser) -> tuple[str, str, httpx.AsyncClient, httpx.AsyncClient]:
    """A match of Voms with the phones of both sides."""
    plan = {"name": "Cup", "format": "voms-championship", "settings": {"pools": 1}}
    code, phones = await running(browser, plan, ["Nuuk", "Sisimiut", "Maniitsoq"])
    by_entrant = {(await shown(phone, code))["me"]["entrant"]: phone for phone in phones}
    match = (await shown(phones[0], code))["matches"][0]
    one, other = (by_entrant[entrant] for entrant in match["entrants"])
    return code, match["id"], one, other


@pytest.mark.parametrize(
    ("lus", "fault"),
    [
        ([7, 5], "tournament/no-winner"),
        ([9, 9], "tournament/two-winners"),
        ([10, 5], "tournament/over-the-comb"),
    ],
)
async def test_what_could_never_count_is_refused_at_once(
    voms: tuple[str, str, httpx.AsyncClient, httpx.AsyncClient], lus: list[int], fault: str
) -> None:
    tournament, match, one, _ = voms
    answer = await order(one, tournament, "report", match=match, result={"lus": lus})
    refused(answer, 422, fault)
    assert (await shown(one, tournament))["matches"][0]["state"] == "planned"


async def test_two_versions_and_the_one_that_counts(
    voms: tuple[str, str, httpx.AsyncClient, httpx.AsyncClient],
) -> None:
    code, match, one, other = voms
    first, second = (await shown(one, code))["matches"][0]["entrants"]
    await done(one, code, "report", match=match, result={"lus": [9, 5]})
    refused(await order(one, code, "confirm", match=match, side=first), 403, "desk/not-ones-own")
    await done(other, code, "report", match=match, result={"lus": [9, 4], "comb": [9, 10]})
    disputed = (await shown(one, code))["matches"][0]
    assert (disputed["state"], disputed["games"][0]["disputed"]) == ("disputed", True)
    await done(one, code, "confirm", match=match, side=second)
    counts = (await shown(other, code))["matches"][0]
    assert (counts["state"], counts["winner"], counts["games"][0]["result"]["lus"]) == ("done", first, [9, 4])
    assert set(counts["games"][0]["confirmed"]) == {first, second}


async def test_the_last_deals_of_a_protocol_can_be_corrected(browser: NewBrowser) -> None:
    plan = {"name": "SM", "format": "vira-sm", "settings": {"rounds": 1, "deals": [1, 1]}}
    code, phones = await running(browser, plan, ["Astrid", "Brita", "Carl"])
    phone, match = phones[0], (await shown(phones[0], code))["matches"][0]["id"]
    path = f"/api/tournaments/{code}/matches/{match}/protocol"
    begun = (await phone.get(path)).json()
    declarer = begun["choices"]["players"][0]
    line = {"declarer": declarer, "contract": "gok", "result": "home"}
    await done(phone, code, "write-deal", match=match, number=1, line=line)
    ended = (await phone.get(path)).json()
    assert (ended["protocol"]["divided"], ended["protocol"]["next"]) == (True, None)
    assert ended["choices"] == begun["choices"]
    await done(phone, code, "write-deal", match=match, number=1, line={**line, "result": "bet"})
    assert (await phone.get(path)).json()["protocol"]["rows"][0]["game"]["result"] == "bet"
