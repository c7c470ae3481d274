"""Analyses over HTTP: begun, looked at, cancelled, found again; only for who may see, and not too many at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from stik.app.analyses import service, work
from stik.app.analyses.service import AnalysisService
from stik.app.plays.play import Json
from stik.app.replays.ports import Brought
from stik.app.replays.source import of_record, opened
from stik.app.workers import InPlace
from stik.bots import Budget
from stik.errors import CannotPlay, Fault
from stik.protocol import Record, read_record, write_record
from stik.server.services import Services
from tests.server.conftest import FakeClock, NewBrowser, guest, refused

KEPT = Path(__file__).parents[1] / "records"
RESULT: Json = {
    "game": "vira",
    "unit": "points",
    "level": "strong",
    "parties": ["A", "B", "C"],
    "players": {},
    "decisions": [],
    "curve": [{"deal": 1, "number": 0, "expected": {"A": 0.5, "B": 0.5, "C": -1}, "ends": False}],
    "turns": [],
    "verdicts": [],
}


class Slow(InPlace):
    """Works for as long as a test wants."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.begun = self.given_up = 0

    async def follow(  # type: ignore[override]  # whatever the work, it is the same
        self, told: Callable[[object], None], work: object, *args: object
    ) -> Json:
        del work, args
        self.begun += 1
        told((3, 10))
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return RESULT


@pytest.fixture
def slow(services: Services) -> Slow:
    workers = Slow()
    services.analyses = process(services, workers)
    return workers


def process(services: Services, workers: InPlace) -> AnalysisService:
    """The analyses of a process of its own, over the same database."""
    return AnalysisService(services.storage, services.clock, services.replays, workers)


async def brought(page: httpx.AsyncClient, name: str = "vira-sm2025") -> str:
    """A record brought by a guest."""
    await guest(page)
    answer = await page.post("/api/replays", content=(KEPT / f"{name}.stik").read_bytes())
    return str(answer.json()["code"])


def at(code: str, deal: int = 3) -> str:
    return f"/api/replays/{code}/deals/{deal}/analysis"


async def until(happened: Callable[[], bool]) -> None:
    """Lets everybody else work until it has happened."""
    async with asyncio.timeout(30):
        while not happened():
            await asyncio.sleep(0.001)


async def comes_to(page: httpx.AsyncClient, address: str, **wanted: object) -> Json:
    """Looks at an analysis until it is as wanted."""
    async with asyncio.timeout(30):
        while (told := (await page.get(address)).json()) | wanted != told:
            await asyncio.sleep(0.001)
    return dict(told)


async def test_an_analysis_from_beginning_to_end(page: httpx.AsyncClient, slow: Slow) -> None:
    code = await brought(page)
    assert (await page.get(at(code))).json()["state"] == "none"
    begun = await page.post(at(code), params={"depth": "quick"})
    assert (begun.status_code, begun.json()["state"]) == (202, "running")
    running = await comes_to(page, at(code), done=3)
    assert running == {"state": "running", "done": 3, "total": 10, "analysis": None}
    slow.go_on.set()
    done = await comes_to(page, at(code), state="done")
    assert done["analysis"]["parties"] == ["A", "B", "C"]
    assert done["analysis"]["curve"][0]["deal"] == 3, "the number that the deal has in the game"
    assert (await page.post(at(code))).json()["state"] == "done"
    assert (await page.get(at(code), params={"depth": "thorough"})).json()["state"] == "none"
    deals = (await page.get(f"/api/replays/{code}/analysis")).json()
    assert [one["deal"] for one in deals if one["state"] == "done"] == [3]
    assert len(deals) == 8


async def test_cancelling_gives_up_the_work_when_nobody_waits(browser: NewBrowser, slow: Slow) -> None:
    one, two = browser(), browser()
    code = await brought(one)
    await guest(two)
    for page in (one, two):
        await page.post(at(code))
    await until(lambda: slow.begun == 1)
    assert (await one.delete(at(code))).status_code == 204
    assert slow.given_up == 0
    assert (await two.delete(at(code))).status_code == 204
    assert slow.given_up == 1
    assert (await two.get(at(code))).json()["state"] == "none"
    assert (await two.delete(at(code))).status_code == 204


async def test_who_may_and_how_many(browser: NewBrowser, slow: Slow) -> None:
    mine, other = browser(), browser()
    code = await brought(mine)
    refused(await other.post(at(code)), 401, "people/not-signed-in")
    assert (await other.get(at(code))).json()["state"] == "none"
    refused(await mine.post(at("zzzz")), 404, "replay/not-found")
    refused(await mine.post(at(code, 99)), 404, "replay/no-such-deal")
    refused(await mine.post(at(code), params={"depth": "endless"}), 422, "http/invalid", "http/field")
    for deal in (1, 2):
        assert (await mine.post(at(code, deal))).status_code == 202
    await until(lambda: slow.begun == 2)
    refused(await mine.post(at(code, 3)), 409, "analysis/too-many")
    assert (await mine.post(at(code, 2))).json()["state"] == "running"
    assert slow.begun == 2


def whole(code: str) -> str:
    return f"/api/replays/{code}/analysis"


async def test_all_deals_are_analysed_one_after_another_and_nobody_has_to_look(
    page: httpx.AsyncClient, slow: Slow
) -> None:
    code = await brought(page)
    begun = await page.post(whole(code))
    assert (begun.status_code, [one["state"] for one in begun.json()]) == (202, ["running"] * 8)
    await asyncio.sleep(0.01)
    assert slow.begun == 1
    running = (await page.get(whole(code))).json()
    assert running[0] == {"deal": 1, "state": "running", "done": 3, "total": 10}
    assert running[1] == {"deal": 2, "state": "running", "done": 0, "total": 0}
    assert (await page.post(whole(code))).status_code == 202, "what runs is joined"
    slow.go_on.set()
    await asyncio.sleep(0.05)
    assert {one["state"] for one in (await page.get(whole(code))).json()} == {"done"}
    assert slow.begun == 8
    assert (await page.post(whole(code))).json()[0]["state"] == "done"


async def test_cancelling_all_deals_leaves_what_somebody_else_waits_for(browser: NewBrowser, slow: Slow) -> None:
    one, two = browser(), browser()
    code = await brought(one)
    await guest(two)
    await one.post(whole(code))
    await two.post(at(code, 5))
    await asyncio.sleep(0.01)
    assert (await one.delete(whole(code))).status_code == 204
    await asyncio.sleep(0.01)
    states = {deal["deal"]: deal["state"] for deal in (await one.get(whole(code))).json()}
    assert [deal for deal, state in states.items() if state != "none"] == [5]
    assert (slow.begun, slow.given_up) == (2, 1), "the first was given up, and the fifth is at work"


async def test_all_deals_of_a_third_game_have_to_wait(page: httpx.AsyncClient, slow: Slow) -> None:
    code, other = await brought(page), await brought(page, "voms-tournament")
    for deal in (1, 2):
        await page.post(at(code, deal))
    refused(await page.post(whole(other)), 409, "analysis/too-many")
    assert (await page.post(whole(code))).status_code == 202, "those that run are among them"
    await asyncio.sleep(0.01)
    refused(await page.post(at(other, 1)), 409, "analysis/too-many")
    assert slow.begun == 3, "two by themselves, and the first of the rest"


async def test_two_processes_share_the_work(
    page: httpx.AsyncClient, services: Services, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "BEAT", 0.01)
    code, first, elsewhere = await brought(page), services.analyses, Slow()
    await page.post(at(code))
    services.analyses = process(services, elsewhere)
    told = await comes_to(page, at(code), done=3)  # what the process that works says at its next beat
    assert told == {"state": "running", "done": 3, "total": 10, "analysis": None}
    assert (await page.post(at(code))).json()["state"] == "running"
    assert (await page.delete(at(code))).status_code == 204
    await until(lambda: slow.given_up == 1)  # the process that worked has heard of it
    assert (slow.begun, elsewhere.begun) == (1, 0)
    await page.post(at(code))
    await until(lambda: elsewhere.begun == 1)
    elsewhere.go_on.set()
    services.analyses = first
    await comes_to(page, at(code), state="done")


async def test_a_restart_keeps_what_is_done_and_begins_what_is_not(
    page: httpx.AsyncClient, services: Services, slow: Slow, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "BEAT", 3600)  # nothing is heard of who was killed
    code = await brought(page)
    slow.go_on.set()
    await page.post(at(code, 1))
    await comes_to(page, at(code, 1), state="done")
    slow.go_on.clear()
    await page.post(at(code, 2))
    await until(lambda: slow.begun == 2)
    killed, after = services.analyses, Slow()
    services.analyses = process(services, after)  # the first one was killed and says nothing any more
    assert (await page.get(at(code, 1))).json()["state"] == "done"
    assert (await page.get(at(code, 2))).json()["state"] == "running", "it may be a process beside this one"
    clock.pass_(seconds=30)
    assert (await page.get(at(code, 2))).json()["state"] == "none"
    assert (await page.post(at(code, 2))).json()["state"] == "running"
    await until(lambda: after.begun == 1)
    await services.analyses.close()  # one that ends in peace leaves nothing behind
    assert (await page.get(at(code, 2))).json()["state"] == "none"
    await killed.close()


async def test_what_goes_wrong_is_told_and_can_be_tried_again(
    page: httpx.AsyncClient, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_text: str, _depth: str) -> Generator[tuple[int, int], None, Json]:
        yield 0, 1
        raise CannotPlay(Fault.of("bots/no-kernel"))

    monkeypatch.setattr(service, "work", failing)
    services.analyses = process(services, InPlace())
    code = await brought(page)
    await page.post(at(code))
    await comes_to(page, at(code), code="bots/no-kernel")
    refused(await page.get(at(code)), 422, "bots/no-kernel")
    services.analyses = process(services, Slow())
    assert (await page.post(at(code))).json()["state"] == "running"


async def test_a_fault_of_ours_is_logged_and_told(
    page: httpx.AsyncClient, services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(_text: str, _depth: str) -> Generator[tuple[int, int], None, Json]:
        yield 0, 1
        raise ZeroDivisionError

    monkeypatch.setattr(service, "work", failing)
    services.analyses = process(services, InPlace())
    code = await brought(page)
    await page.post(at(code))
    await comes_to(page, at(code), code="server/bug")
    assert "ZeroDivisionError" in caplog.text


def test_every_deal_of_a_race_by_the_seats_of_the_table() -> None:
    text = (KEPT / "voms-25.stik").read_text("utf-8")
    source = of_record(Brought("x", "p", "voms", "25", 9, text, 1), opened(text))
    assert len({work.key_of(played.record, "quick") for played in source.deals.values()}) == len(source.deals) == 9
    told: Json = {
        "parties": ["N", "S"],
        "decisions": [{"deal": 1, "seat": "S", "party": "S", "weighed": [["play Ks", 0.5]]}],
        "curve": [{"deal": 1, "number": 0, "expected": {"N": 0.25, "S": 0.75}}],
    }
    assert work.placed(told, 7, {"N": "E", "S": "W"}) == {
        "parties": ["E", "W"],
        "decisions": [{"deal": 7, "seat": "W", "party": "W", "weighed": [["play Ks", 0.5]]}],
        "curve": [{"deal": 7, "number": 0, "expected": {"E": 0.25, "W": 0.75}}],
    }


def test_the_key_says_what_is_judged_and_by_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record((KEPT / "vira-sm2025.stik").read_text("utf-8"))
    first, second = (Record("vira", "deal", record.rules, (deal,)) for deal in record.deals[:2])
    named = Record("vira", "deal", record.rules, record.deals[:1], players={"A": "Ane"})
    assert work.key_of(first, "quick") == work.key_of(named, "quick")
    others = {work.key_of(first, "quick"), work.key_of(second, "quick"), work.key_of(first, "thorough")}
    others.add(work.key_of(replace(first, edition=2), "quick"))
    monkeypatch.setattr(work, "JUDGING", 99)
    assert len(others | {work.key_of(first, "quick")}) == 5


def test_the_work_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("stik_kernel", exc_type=ImportError)
    monkeypatch.setitem(work.BUDGETS, "quick", {"vira": Budget(ms=1000, simulations=40)})
    record = read_record((KEPT / "vira-sm2025.stik").read_text("utf-8"))
    reports: list[tuple[int, int]] = []
    text = write_record(Record("vira", "deal", record.rules, record.deals[:1]))
    found = asyncio.run(InPlace().follow(reports.append, work.work, text, "quick"))
    assert found["game"] == "vira"
    assert [done for done, _ in reports] == list(range(len(reports)))
