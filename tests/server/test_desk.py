"""Tournaments over HTTP: every route, odd input, waiting pages, files, and what is left of somebody who is gone."""

from __future__ import annotations

import asyncio
import io
from itertools import count
from typing import Any, get_args

import httpx
import openpyxl
import orjson
import pytest
from fastapi import FastAPI

from stik.server.bodies import LARGEST_FILE
from stik.server.desk import Export, Sheet
from stik.server.limits import Limits
from stik.server.services import Services
from tests.server.conftest import FakeClock, NewBrowser, account, guest, refused

IDS = count(10_000_000)


class Desk:
    """A tournament, as one browser reaches it."""

    def __init__(self, page: httpx.AsyncClient, code: str = "") -> None:
        self.page, self.code = page, code

    async def open(self, format_: str = "labansen", **plan: object) -> Desk:
        answer = await self.page.post("/api/tournaments", json={"name": "Nuuk", "format": format_, **plan})
        assert answer.status_code == 201, answer.text
        self.code = answer.json()["code"]
        return self

    @property
    def path(self) -> str:
        return f"/api/tournaments/{self.code}"

    async def try_(self, do: str, *, id: str = "", confirmed: bool = True, **order: object) -> httpx.Response:  # noqa: A002
        body = {"id": id or str(next(IDS)), "order": {"do": do, **order}, "confirmed": confirmed}
        return await self.page.post(f"{self.path}/orders", json=body)

    async def do(self, do: str, **order: object) -> dict[str, Any]:
        answer = await self.try_(do, **order)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def document(self, **params: int) -> dict[str, Any]:
        answer = await self.page.get(self.path, params=params)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def ready(self, format_: str = "labansen", entrants: int = 4, **plan: object) -> Desk:
        await self.open(format_, **plan)
        await self.do("import-entrants", entrants=[{"name": f"Hold {one}"} for one in range(entrants)])
        await self.do("move", to="open")
        if format_ not in ("labansen", "fixed-games"):
            await self.do("draw")
            await self.do("turn-cards", count=entrants)
        await self.do("schedule")
        await self.do("move", to="running")
        for one in (await self.document())["rounds"]:
            await self.do("run-round", round=one["number"])
        return self


@pytest.fixture
async def desk(page: httpx.AsyncClient) -> Desk:
    await guest(page, "Bolette")
    return await Desk(page).ready()


async def test_lists(browser: NewBrowser, page: httpx.AsyncClient) -> None:
    await guest(page)
    desk = await Desk(page).open(place="Nuuk", date="2026-05-01")
    other = browser()
    assert (await other.get("/api/tournaments")).json() == []
    refused(await other.get(desk.path), 404, "desk/not-found")
    refused(await other.get(desk.path, params={"after": 5}), 404, "desk/not-found")
    refused(await other.get("/api/tournaments/mine"), 401, "people/not-signed-in")
    await desk.do("move", to="open")
    (listed,) = (await other.get("/api/tournaments")).json()
    assert (listed["code"], listed["place"], listed["state"], listed["game"]) == (desk.code, "Nuuk", "open", "voms")
    assert (await page.get("/api/tournaments/mine")).json() == [listed]
    await guest(other)
    assert (await other.get("/api/tournaments/mine")).json() == []
    assert (await other.get(desk.path)).json()["me"]["role"] == "spectator"
    refused(await other.get("/api/tournaments/zzzzzzz"), 404, "desk/not-found")


async def test_an_order_sent_twice_is_done_once(desk: Desk) -> None:
    first = await desk.do("register", id="the-same-id-1", name="Nye")
    again = await desk.do("register", id="the-same-id-1", name="Nye")
    assert (first["entrant"], first["v"]) == (again["entrant"], again["v"]) == ("t5", first["v"])
    both = await asyncio.gather(*(desk.do("register", id="the-same-id-2", name="Andre") for _ in range(5)))
    assert len({one["v"] for one in both}) == 1
    assert len((await desk.document())["entrants"]) == 6


async def test_many_orders_at_once(desk: Desk) -> None:
    answers = await asyncio.gather(*(desk.do("register", name=f"Nye {number}") for number in range(20)))
    assert len({one["entrant"] for one in answers}) == 20
    assert len({one["v"] for one in answers}) == 20


@pytest.mark.parametrize(
    ("status", "codes", "order"),
    [
        (422, ["desk/no-such-match"], {"do": "enter", "match": "m99", "result": None}),
        (422, ["desk/no-such-entrant"], {"do": "check-in", "entrant": "t99"}),
        (422, ["http/invalid", "http/field"], {"do": "check-in", "entrant": "æ"}),
        (422, ["http/invalid", "http/field"], {"do": "explode"}),
        (422, ["http/invalid", "http/field"], {}),
        (422, ["http/invalid", "http/field"], {"do": "register", "name": "\x00"}),
        (422, ["http/invalid", "http/field"], {"do": "set-rules", "settings": {"slot": 10**40}}),
        (422, ["tournament/bad-field"], {"do": "set-rules", "settings": {"slot": "abc"}}),
        (422, ["tournament/bad-field"], {"do": "set-rules", "settings": {"pools": True}}),
        (422, ["desk/no-such-step"], {"do": "undo", "version": 1_000_000}),
    ],
)
async def test_what_cannot_be_done(desk: Desk, status: int, codes: list[str], order: dict[str, Any]) -> None:
    body = {"id": "12345678", "order": order}
    refused(await desk.page.post(f"{desk.path}/orders", json=body), status, *codes)


async def test_broken_texts_and_numbers_are_no_bugs(desk: Desk) -> None:
    for order in (
        b'{"do":"register","name":"\\ud800"}',
        b'{"do":"penalise","entrant":"t1","reason":"x","points":NaN}',
        b'{"do":"penalise","entrant":"t1","reason":"x","points":-1e999}',
        b'{"do":"enter","match":"m1","result":{"lus":[9,1e400]}}',
        b'{"do":"write-deal","match":"m1","number":1,"line":{"note":' + b"[" * 500 + b"]" * 500 + b"}}",
    ):
        body = b'{"id":"12345678","order":' + order + b"}"
        headers = {"Content-Type": "application/json"}
        answer = await desk.page.post(f"{desk.path}/orders", content=body, headers=headers)
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["detail"]


async def test_others_may_not(desk: Desk, browser: NewBrowser) -> None:
    other = Desk(browser(), desk.code)
    refused(await other.try_("check-in", entrant="t1"), 401, "people/not-signed-in")
    await guest(other.page)
    refused(await other.try_("check-in", entrant="t1"), 403, "desk/not-allowed")
    refused(await other.page.get(f"{other.path}/log"), 403, "desk/not-allowed")
    refused(await other.page.get(f"{other.path}/export/event.stik"), 403, "desk/not-allowed")
    refused(await other.page.post(f"{other.path}/import", content=b"Navn\nA\n"), 403, "desk/not-allowed")
    keys = (await desk.document())["me"]["keys"]
    await other.do("join", key=keys["referee"])
    log = (await other.page.get(f"{other.path}/log")).json()
    assert [line["do"] for line in log][:2] == ["join", "run-round"]
    assert keys["referee"] not in str(log)


async def test_confirmation_and_preview_over_http(desk: Desk) -> None:
    await desk.do("enter", match="m1", result={"lus": [9, 4]})
    asked = await desk.try_("set-rules", confirmed=False, settings={"kam": 3})
    assert (asked.status_code, asked.json()["done"]) == (200, False)
    body = {"id": "preview-1", "order": {"do": "enter", "match": "m2", "result": {"lus": [9, 4]}}, "preview": True}
    answer = (await desk.page.post(f"{desk.path}/orders", json=body)).json()
    assert not answer["done"]
    assert answer["v"] == (await desk.document())["v"]


# waiting for news


async def test_a_page_waits_for_news(desk: Desk, browser: NewBrowser) -> None:
    watcher = Desk(browser(), desk.code)
    now = (await watcher.document())["v"]
    assert (await watcher.document(after=now - 1))["v"] == now
    waiting = [asyncio.create_task(watcher.document(after=now)) for _ in range(20)]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in waiting)
    await desk.do("describe", message="Kaffe!")
    async with asyncio.timeout(5):
        found = await asyncio.gather(*waiting)
    assert {one["message"] for one in found} == {"Kaffe!"}


async def test_an_answer_says_when_it_was_written_not_when_it_was_asked_for(desk: Desk, clock: FakeClock) -> None:
    asked = clock.now()
    now = (await desk.document())["v"]
    waiting = asyncio.create_task(desk.page.get(desk.path, params={"after": now}))
    await asyncio.sleep(0.05)
    clock.pass_(seconds=20)
    await desk.do("describe", message="Kaffe!")
    async with asyncio.timeout(5):
        assert (await waiting).headers["X-Stik-Now"] == str(asked + 20_000)


async def test_a_page_that_waits_hears_of_the_end(desk: Desk, services: Services) -> None:
    now = (await desk.document())["v"]
    waiting = [asyncio.create_task(desk.document(after=now)) for _ in range(3)]
    await asyncio.sleep(0.05)
    await services.closing.announce()
    async with asyncio.timeout(5):
        assert [one["v"] for one in await asyncio.gather(*waiting)] == [now] * 3
        assert (await desk.document(after=now))["v"] == now


async def test_a_page_that_waits_goes_on_where_the_history_is_read_anew(desk: Desk, services: Services) -> None:
    now = (await desk.document())["v"]
    waiting = asyncio.create_task(desk.document(after=now))
    await asyncio.sleep(0.05)
    await services.desks.reread([f"c/{desk.code}"])
    async with asyncio.timeout(5):
        assert (await waiting)["v"] == now
    await desk.do("describe", message="videre")


async def test_nobody_waits_without_end(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stik.app.desk.service.PATIENCE", 0.05)
    now = (await desk.document())["v"]
    assert (await desk.document(after=now + 7))["v"] == now


async def test_only_so_many_tournaments_stay_in_memory(
    page: httpx.AsyncClient, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stik.app.desk.service.MOST_KEPT", 3)
    await guest(page)
    desks = [await Desk(page).open() for _ in range(6)]
    await asyncio.gather(*(desk.do("describe", message="x") for desk in desks * 3))
    assert len(services.desks._live) <= 3
    for desk in desks:
        found = await desk.document()
        assert (found["message"], found["v"]) == ("x", 4)


# questions and files


async def test_why(desk: Desk) -> None:
    for match in (await desk.document())["matches"]:
        a, b = match["entrants"]
        await desk.do("enter", match=match["id"], result={"lus": [9, 4] if a < b else [4, 9]})
    why = (await desk.page.get(f"{desk.path}/why", params={"a": "t2", "b": "t1"})).json()
    assert (why["above"], why["decided_by"]) == ("t1", "points")
    assert why["lines"][-1] == {"criterion": "points", "a": "2", "b": "3"}
    refused(await desk.page.get(f"{desk.path}/why", params={"a": "t2", "b": "x"}), 404, "desk/not-in-one-table")
    refused(await desk.page.get(f"{desk.path}/matches/m1/protocol"), 422, "desk/no-protocol")
    refused(await desk.page.get(f"{desk.path}/matches/m99/protocol"), 404, "desk/no-such-match")


async def test_the_protocol_of_vira(page: httpx.AsyncClient) -> None:
    await guest(page)
    desk = await Desk(page).ready("vira-sm", 8)
    found = (await page.get(f"{desk.path}/matches/m1/protocol")).json()
    assert (found["protocol"]["planned"], found["protocol"]["rows"]) == (24, [])
    assert found["choices"]["families"]
    ended = (await page.get(f"{desk.path}/matches/m1/protocol", params={"ended": True})).json()["protocol"]
    assert (found["protocol"]["divided"], ended["divided"], ended["deals_left"]) == (False, True, 24)
    assert "1" in (await page.get(f"{desk.path}/export/distribution.txt")).text


def _workbook() -> bytes:
    book = openpyxl.Workbook()
    assert book.active is not None
    for row in (("Hold", "Spiller 1", "Spiller 2", "Klub"), ("Æggene", "Ane", "Bo", "Nuuk"), ("Øgerne", "C", "D", "")):
        book.active.append(row)
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


@pytest.mark.parametrize("content", ["Hold;Spiller 1;Spiller 2;Klub\nÆggene;Ane;Bo;Nuuk\nØgerne;C;D;\n".encode(), b""])
async def test_import(desk: Desk, content: bytes) -> None:
    answer = await desk.page.post(f"{desk.path}/import", content=content or _workbook())
    assert answer.status_code == 200, answer.text
    entrants = answer.json()["entrants"]
    assert [one["name"] for one in entrants] == ["Æggene", "Øgerne"]
    await desk.do("import-entrants", entrants=entrants)
    assert len((await desk.document())["entrants"]) == 6
    refused(await desk.try_("import-entrants", entrants=entrants), 422, "desk/name-taken")


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04nonsense", b"\n \n", b"a" * (LARGEST_FILE + 1)])
async def test_what_cannot_be_imported(desk: Desk, content: bytes) -> None:
    for path in (f"{desk.path}/import", "/api/tournaments/archive"):
        answer = await desk.page.post(path, content=content)
        assert answer.status_code == (413 if len(content) > LARGEST_FILE else 422), answer.text
        assert answer.json()["detail"]


@pytest.mark.parametrize("format_", ["labansen", "vira-sm"])
async def test_every_export(page: httpx.AsyncClient, browser: NewBrowser, format_: str) -> None:
    await guest(page)
    empty = await Desk(page).open(format_)
    for name in get_args(Export):
        assert (await page.get(f"{empty.path}/export/{name}")).status_code in (200, 422)
    desk = await Desk(page).ready(format_, 8)
    await desk.do("describe", name='=cmd|"/c calc"!A1')
    match = (await desk.document())["matches"][0]
    result = {"lus": [9, 4]} if format_ == "labansen" else {"totals": [1, 2, 3, -6]}
    await desk.do("enter", match=match["id"], result=result)
    for name in get_args(Export):
        answer = await page.get(f"{desk.path}/export/{name}", params={"language": "sv"})
        wanted = 422 if name == "distribution.txt" and format_ == "labansen" else 200
        assert answer.status_code == wanted, (name, answer.text)
        if wanted == 200:
            assert answer.headers["content-disposition"] == f'attachment; filename="{desk.code}-{name}"'
    rows = (await page.get(f"{desk.path}/export/schedule.csv")).content.decode("utf-8-sig").splitlines()
    assert len(rows) == 1 + len((await desk.document())["matches"])
    archive = (await page.get(f"{desk.path}/export/event.stik")).content
    other = browser()
    await guest(other, "En anden")
    answer = await other.post("/api/tournaments/archive", content=archive)
    assert answer.status_code == 201, answer.text
    there = Desk(other, answer.json()["code"])
    assert (await there.document())["matches"] == (await desk.document())["matches"]
    assert (await there.document())["me"]["role"] == "organiser"
    book = openpyxl.load_workbook(io.BytesIO((await page.get(f"{desk.path}/export/event.xlsx")).content))
    assert len(book.sheetnames) == 4


@pytest.mark.parametrize("format_", ["voms-championship", "vira-sm"])
async def test_every_sheet(page: httpx.AsyncClient, browser: NewBrowser, format_: str) -> None:
    await guest(page)
    empty, desk = await Desk(page).open(format_), await Desk(page).ready(format_, 8)
    for sheet in get_args(Sheet):
        assert (await page.get(f"{empty.path}/print/{sheet}")).status_code in (200, 422), sheet
        answer = await page.get(f"{desk.path}/print/{sheet}", params={"language": "da"})
        assert answer.status_code in (200, 422), (sheet, answer.text)
        assert answer.status_code == 422 or answer.content.startswith(b"%PDF")
    answer = await browser().get(f"{desk.path}/print/timetable", params={"round": 1})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    refused(await page.get(f"{desk.path}/print/results", params={"round": 99}), 422, "desk/no-such-round")


async def test_qr(page: httpx.AsyncClient) -> None:
    answer = await page.get("/api/qr", params={"path": "/c/abc/join/xyz"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg")
    for path in ("//evil.example", "https://evil.example", "/a?b", "", "/" + "a" * 300):
        refused(await page.get("/api/qr", params={"path": path}), 422, "http/invalid", "http/field")


async def test_the_usual_rates_are_enough_for_a_desk(services: Services, desk: Desk) -> None:
    services.limits.__dict__.update(Limits().__dict__)
    for number in range(40):
        await desk.do("describe", message=f"{number}")
        await desk.document(after=0)


# who is gone


async def test_an_account_that_is_deleted(browser: NewBrowser, services: Services) -> None:
    boss, referee, player = browser(), browser(), browser()
    await guest(boss, "Bolette")
    desk = await Desk(boss).ready()
    document = await desk.document()
    person = await account(referee, "rasmus")
    there = Desk(referee, desk.code)
    await there.do("join", key=document["me"]["keys"]["referee"])
    await there.do("enter", match="m1", result={"lus": [9, 4]})
    await there.do("appeal", text="Uenig", decision="Nej")
    export = (await referee.get("/api/me/export")).text
    assert "Uenig" in export
    assert document["me"]["keys"]["organiser"] not in export
    await guest(player, "Spilleren")
    await Desk(player, desk.code).do("join", key=document["entrants"][0]["key"])
    assert (await referee.delete("/api/me")).status_code == 204
    after = await desk.document()
    assert "Rasmus" not in str(after)
    assert after["matches"][0]["winner"] == after["matches"][0]["entrants"][0], "what was played stays"
    assert "Rasmus" not in str((await boss.get(f"{desk.path}/log")).json())
    assert [one["name"] for one in after["helpers"]] == ["Bolette", "", "Spilleren"]
    await desk.do("describe", message="videre")
    await desk.do("undo", version=after["v"] - 1)
    assert await services.storage.tournaments.of_person(person) == []
    assert (await player.delete("/api/me")).status_code == 204
    assert "Spilleren" not in str(await desk.document())
    archive = (await boss.get(f"{desk.path}/export/event.stik")).content
    assert (await boss.post("/api/tournaments/archive", content=archive)).status_code == 201
    assert (await boss.delete("/api/me")).status_code == 204
    last = (await browser().get(desk.path)).json()
    assert "Bolette" not in str(last)
    assert orjson.dumps(last)


def test_the_document_is_described(app: FastAPI) -> None:
    shown = app.openapi()["paths"]["/api/tournaments/{code}"]["get"]["responses"]["200"]["content"]
    assert shown["application/json"]["schema"] == {"$ref": "#/components/schemas/DeskDocument"}
