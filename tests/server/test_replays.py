"""Replays over HTTP: records, moments, notes, exercises and showings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from stik.protocol import read_record, write_record
from stik.server.bodies import LARGEST_RECORD
from tests.server.conftest import NewBrowser, guest, refused

RECORD = (Path(__file__).parents[1] / "records/vira-sm2025.stik").read_bytes()


async def test_a_record_is_brought_seen_annotated_and_played_on(browser: NewBrowser) -> None:
    mine, other = browser(), browser()
    refused(await mine.post("/api/replays", content=RECORD), 401, "people/not-signed-in")
    await guest(mine)
    code = (await mine.post("/api/replays", content=RECORD)).json()["code"]
    lists = (await mine.get("/api/replays")).json()
    assert [one["code"] for one in lists["brought"]] == [code]
    shown = (await other.get(f"/api/replays/{code}")).json()
    assert (shown["kind"], shown["game"], len(shown["deals"]), shown["owner"]) == ("record", "vira", 8, False)
    whole = (await other.get(f"/api/replays/{code}/deals/3")).json()
    own = (await other.get(f"/api/replays/{code}/deals/3", params={"seat": "A"})).json()
    assert set(whole["start"]["hands"]) == set("ABC")
    assert set(own["start"]["hands"]) == {"A"}
    assert whole["pack"] is None or len(whole["pack"]["before"].split()) == 52
    text = await other.get(f"/api/replays/{code}/record")
    assert text.content == RECORD
    note = {"deal": 3, "at": 9, "text": "Her!"}
    written = (await mine.post(f"/api/replays/{code}/notes", json=note)).json()
    assert (await other.get(f"/api/replays/{code}/notes")).json() == []
    await mine.patch(f"/api/notes/{written['id']}", json={"shared": True})
    assert [one["text"] for one in (await other.get(f"/api/replays/{code}/notes")).json()] == ["Her!"]
    table = (await mine.post(f"/api/replays/{code}/deals/3/play", json={"at": 9, "seat": "B"})).json()["code"]
    assert (await other.get(f"/api/tables/{table}")).json()["phase"] == "playing"
    showing = (await mine.post(f"/api/replays/{code}/showings", json={"deal": 3, "at": 9})).json()["code"]
    step = {"do": "step", "deal": 3, "at": 10, "seat": "C"}
    assert (await mine.post(f"/api/showings/{showing}", json=step)).status_code == 204
    now = (await other.get(f"/api/showings/{showing}")).json()
    assert (now["deal"], now["at"], now["seat"], now["leads"]) == (3, 10, "C", False)
    await guest(other, "Ole")
    refused(await other.post(f"/api/showings/{showing}", json=step), 403, "replay/not-leader")
    exported = (await mine.get("/api/me/export")).json()
    assert [len(exported[part]) for part in ("notes", "records")] == [1, 1]
    await mine.delete("/api/me")
    refused(await other.get(f"/api/replays/{code}"), 404, "replay/not-found")


async def test_a_deal_that_today_counts_otherwise_says_so(browser: NewBrowser, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(RECORD.decode())
    first, *others = record.deals
    kept = {"result": "bet", "settlement": {"A": -7, "B": 3, "C": 3, "pool": 1}}
    older = write_record(replace(record, deals=(replace(first, result=kept), *others))).encode()
    mine = browser()
    await guest(mine)
    refused(await mine.post("/api/replays", content=older), 422, "record/wrong-result")
    monkeypatch.setattr("stik.engine.edition.EDITION", 2)
    code = (await mine.post("/api/replays", content=older)).json()["code"]
    shown = (await mine.get(f"/api/replays/{code}")).json()
    assert {name: shown["deals"][0][name] for name in kept} == kept
    told = [(await mine.get(f"/api/replays/{code}/deals/{deal}")).json()["otherwise"] for deal in (1, 2)]
    assert told[0]["action"] is None
    assert told[0]["cites"]
    assert told[1] is None


async def test_what_is_no_record_is_refused_in_words(page: httpx.AsyncClient) -> None:
    await guest(page)
    refused(await page.post("/api/replays", content=b"\xff"), 422, "replay/not-text")
    bad = await page.post("/api/replays", content=RECORD.replace(b'"play ', b'"play 2s ', 1))
    assert bad.status_code == 422
    assert bad.json()["code"].startswith("record/")
    assert "Deal" in bad.json()["detail"]
    refused(await page.post("/api/replays", content=b"#" * (LARGEST_RECORD + 1)), 413, "http/too-big")
