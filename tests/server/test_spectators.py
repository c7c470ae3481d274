"""Spectators of a table with a delay see over HTTP what they see at its socket, and not before."""

from __future__ import annotations

from random import Random

import httpx
import pytest

from stik.app.ports import Person
from stik.app.settings import TableSettings
from stik.server.security import COOKIE
from stik.server.services import Services
from tests.app.company import Company, Page
from tests.server.conftest import FakeClock, NewBrowser, guest, refused

DELAY = 60
LOBBY = {"/api/tables/{code}"}
"""Says at once who sits where and whether it is over, to everybody alike."""


async def played(company: Company, chance: Random, deals: int) -> None:
    """So many deals are over at the table."""
    while len(company.live.table.play.history) < deals:
        await company.deal()
        while company.live.table.phase == "playing":
            await company.step(chance)


@pytest.fixture
async def company(services: Services, clock: FakeClock) -> Company:
    """A table where one deal has just ended."""
    people = Company()
    people.service = services.tables
    await people.sit_down(TableSettings(game="voms", preset="worms", delay=DELAY), pages=False)
    clock.pass_(seconds=DELAY)
    await played(people, Random(1), 1)
    return people


async def signed_in(services: Services, page: httpx.AsyncClient, person: Person) -> httpx.AsyncClient:
    """The browser of somebody at the table."""
    await services.storage.people.add(person)
    _, token = await services.identity.open(person)
    page.cookies.set(COOKIE, token)
    return page


async def all_that_is_told(page: httpx.AsyncClient, code: str) -> dict[str, tuple[int, bytes]]:
    """What every route of a table and of its replay answers, whichever there are."""
    paths = (await page.get("/api/openapi.json")).json()["paths"]
    found = {}
    for path, operations in paths.items():
        if "get" in operations and path.startswith(("/api/tables/{code}", "/api/replays/{code}")) and path not in LOBBY:
            answer = await page.get(path.replace("{code}", code).replace("{deal}", "1"))
            found[path] = (answer.status_code, answer.content)
    assert len(found) >= 9
    return found


async def test_no_route_tells_a_spectator_before_it_is_time(
    services: Services, company: Company, browser: NewBrowser, clock: FakeClock
) -> None:
    code, nobody, spectator = company.live.table.code, browser(), browser()
    await guest(spectator)
    player = await signed_in(services, browser(), company.people["N"])
    at_once = await all_that_is_told(player, code)
    assert at_once["/api/tables/{code}/deals/{deal}"][0] == 200
    before = [await all_that_is_told(page, code) for page in (nobody, spectator)]
    for told in before:
        assert {path for path, (status, _) in told.items() if status == 404} == {
            "/api/tables/{code}/deals/{deal}",
            "/api/tables/{code}/record",
            "/api/replays/{code}/deals/{deal}",
            "/api/replays/{code}/deals/{deal}/others",
            "/api/replays/{code}/deals/{deal}/analysis",
            "/api/replays/{code}/record",
        }
        assert told["/api/tables/{code}/deals"] == (200, b"[]")
    clock.pass_(seconds=DELAY - 1)
    await company.deal()
    assert [await all_that_is_told(page, code) for page in (nobody, spectator)] == before
    clock.pass_(seconds=1)
    for page in (nobody, spectator):
        told = await all_that_is_told(page, code)
        for path, answer in at_once.items():
            if path != "/api/replays/{code}":  # in which stands who asks
                assert told[path] == answer, path


async def test_nothing_can_be_made_of_a_deal_before_it_is_time(
    services: Services, company: Company, browser: NewBrowser, clock: FakeClock
) -> None:
    replay, spectator = f"/api/replays/{company.live.table.code}", browser()
    await guest(spectator)
    player = await signed_in(services, browser(), company.people["N"])
    note = {"deal": 1, "at": 1, "text": "Her!", "shared": True}
    assert (await player.post(f"{replay}/notes", json=note)).status_code == 201
    showing = (await player.post(f"{replay}/showings", json={"deal": 1, "at": 1})).json()["code"]
    orders: dict[str, dict[str, object]] = {
        f"{replay}/deals/1/play": {"at": 1, "seat": "N"},
        f"{replay}/deals/1/analysis": {},
        f"{replay}/notes": note,
        f"{replay}/showings": {"deal": 1, "at": 1},
    }
    for path, order in orders.items():
        refused(await spectator.post(path, json=order), 404, "replay/no-such-deal")
    refused(await spectator.get(f"/api/showings/{showing}"), 404, "replay/no-such-deal")
    assert (await spectator.get(f"{replay}/notes")).json() == []
    clock.pass_(seconds=DELAY)
    for path, order in orders.items():
        assert (await spectator.post(path, json=order)).status_code in {201, 202}, path
    assert (await spectator.get(f"/api/showings/{showing}")).status_code == 200


async def test_the_socket_and_http_tell_the_same(
    services: Services, company: Company, browser: NewBrowser, clock: FakeClock
) -> None:
    """Whoever comes late, and whoever was there all the time."""
    code, nobody = company.live.table.code, browser()
    for seconds in (0, DELAY):
        clock.pass_(seconds=seconds)
        live, connection = await services.tables.enter(code, None, None)
        page = Page(connection)
        page.read()
        match = page.document["match"]
        assert isinstance(match, dict)
        over = (await nobody.get(f"/api/tables/{code}/deals")).json()
        assert [line["line"]["deal"] for line in over] == [line["deal"] for line in match["history"]]
        assert len(over) == (1 if seconds else 0)
        await services.tables.leave(live, connection)


async def test_whoever_stays_away_sees_what_was_then_after_the_table_was_out_of_memory(
    services: Services, company: Company, browser: NewBrowser, clock: FakeClock
) -> None:
    code, nobody = company.live.table.code, browser()
    before = await all_that_is_told(nobody, code)
    services.tables._live.clear()
    assert await all_that_is_told(nobody, code) == before
    clock.pass_(seconds=DELAY)
    services.tables._live.clear()
    assert (await nobody.get(f"/api/tables/{code}/deals/1")).status_code == 200
