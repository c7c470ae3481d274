"""Roles and reports."""

from __future__ import annotations

import httpx
import pytest

from stik.app.deeds import Opened, Said, write_deed
from stik.app.ports import Entry, ListedSeat, Listing
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.server.services import Services
from tests.server.conftest import NewBrowser, account, guest, refused, with_role


async def open_table(services: Services, code: str = "ABC", person: str | None = None) -> None:
    """A table, opened by the person, who has said something there."""
    settings, seat = TableSettings(game="voms").model_dump(), "N" if person else None
    opened = Opened(settings, Secret("hush"), person or "p0", "Aviâja", seat)
    first = Entry(code, 1, 1, person, None, opened.kind, write_deed(opened))
    said = Said(person or "p0", "N", "Aviâja", "hello")
    seat = ListedSeat("N", "person" if person else "empty", person, "Aviâja" if person else None)
    listing = Listing(code, "voms", "tournament", "waiting", True, True, 1, 1, (seat,))
    await services.storage.tables.append(first, listing)
    await services.storage.tables.append(Entry(code, 2, 2, person, "c1", said.kind, write_deed(said)), None)


async def test_an_admin_finds_people(browser: NewBrowser, services: Services) -> None:
    admin = browser()
    await with_role(admin, services, "admin")
    await account(browser(), "aviaja")
    await guest(browser(), "Ole")
    found = (await admin.get("/api/people", params={"search": "AVI"})).json()
    assert [person["login"] for person in found] == ["aviaja"]
    assert "password" not in found[0]
    assert len((await admin.get("/api/people")).json()) == 3
    refused(await admin.get("/api/people", params={"search": "x" * 65}), 422, "http/invalid", "http/field")


async def test_an_admin_gives_and_takes_roles(browser: NewBrowser, services: Services) -> None:
    admin, other = browser(), browser()
    await with_role(admin, services, "admin")
    person = await account(other, "aviaja")
    refused(await other.get("/api/reports"), 403, "people/not-allowed")
    answer = await admin.put(f"/api/people/{person}/roles", json={"roles": ["player", "referee"]})
    assert answer.json()["roles"] == ["player", "referee"]
    assert (await other.get("/api/reports")).status_code == 200
    assert (await other.get("/api/me")).json()["person"]["roles"] == ["player", "referee"]
    await admin.put(f"/api/people/{person}/roles", json={"roles": []})
    refused(await other.get("/api/reports"), 403, "people/not-allowed")


async def test_roles_that_cannot_be_given(browser: NewBrowser, services: Services) -> None:
    admin = browser()
    me = await with_role(admin, services, "admin")
    someone = await guest(browser())
    refused(
        await admin.put(f"/api/people/{someone}/roles", json={"roles": ["referee"]}), 409, "people/role-needs-account"
    )
    refused(await admin.put(f"/api/people/{me.id}/roles", json={"roles": ["referee"]}), 403, "people/own-admin")
    refused(await admin.put("/api/people/p0/roles", json={"roles": []}), 404, "people/no-such-person")
    answer = await admin.put(f"/api/people/{me.id}/roles", json={"roles": ["king"]})
    refused(answer, 422, "http/invalid", "http/field")


async def test_a_report_from_a_table_to_its_end(browser: NewBrowser, services: Services) -> None:
    page, referee = browser(), browser()
    me, culprit = await guest(page), await guest(browser(), "Ole")
    judge = await with_role(referee, services, "referee")
    await open_table(services)
    body = {"table": "ABC", "person": culprit, "reason": "cheating", "text": " looked at the talon "}
    answer = await page.post("/api/reports", json=body)
    assert answer.status_code == 201
    (report,) = (await referee.get("/api/reports")).json()
    assert report == answer.json()
    assert (report["by"], report["text"], report["closed"]) == (me, "looked at the talon", None)
    assert judge.id not in report.values()
    assert (await referee.post(f"/api/reports/{report['id']}/closed")).status_code == 204
    assert (await referee.get("/api/reports")).json() == []
    assert len((await referee.get("/api/reports", params={"closed": True})).json()) == 1
    refused(await referee.post("/api/reports/r0/closed"), 404, "people/no-such-report")


@pytest.mark.parametrize(
    ("change", "status", "codes"),
    [
        ({"person": "p0"}, 404, ["people/no-such-person"]),
        ({"table": "XYZ"}, 404, ["people/no-such-table"]),
        ({"reason": "because"}, 422, ["http/invalid", "http/field"]),
        ({"text": "x" * 2001}, 422, ["http/invalid", "http/field"]),
    ],
)
async def test_reports_about_nothing(
    page: httpx.AsyncClient, services: Services, change: dict[str, str], status: int, codes: list[str]
) -> None:
    person = await guest(page)
    await open_table(services)
    body = {"table": "ABC", "person": person, "reason": "other", "text": ""}
    refused(await page.post("/api/reports", json=body | change), status, *codes)
