"""What an account has learnt, from phone to desk, over HTTP."""

from __future__ import annotations

import httpx
import pytest

from tests.server.conftest import NewBrowser, account, guest, refused

REPORT = {
    "name": "report-1",
    "lessons": {"voms-order": {"at": 2, "done": False}},
    "practice": {"voms/beats/worms": {"asked": 2, "right": 1, "run": 0, "due": [{"seed": 7, "after": 3, "left": 2}]}},
}


async def test_what_is_learnt_on_the_phone_is_there_at_the_desk(browser: NewBrowser) -> None:
    phone, desk = browser(), browser()
    await account(phone)
    assert (await phone.get("/api/me/learning")).json() == {"lessons": {}, "practice": {}}
    for _ in range(2):  # the answer was lost, and the phone asks again
        answer = await phone.post("/api/me/learning", json=REPORT)
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"lessons": REPORT["lessons"], "practice": REPORT["practice"]}
    await desk.post("/api/sessions", json={"login": "aviaja", "password": "sne og is 9"})
    more = {"name": "report-2", "lessons": {"voms-order": {"at": 0, "done": True}}, "practice": {}}
    learnt = (await desk.post("/api/me/learning", json=more)).json()
    assert learnt["lessons"] == {"voms-order": {"at": 2, "done": True}}
    assert learnt["practice"]["voms/beats/worms"]["asked"] == 2
    assert (await phone.get("/api/me/learning")).json() == learnt
    exported = (await phone.get("/api/me/export")).json()["learning"]
    assert exported["lessons"] == learnt["lessons"]


async def test_a_guest_keeps_it_in_the_browser(page: httpx.AsyncClient) -> None:
    await guest(page)
    refused(await page.get("/api/me/learning"), 409, "people/no-account")
    refused(await page.post("/api/me/learning", json=REPORT), 409, "people/no-account")


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "short"},
        {"lessons": {"voms-order": {"at": -1, "done": False}}},
        {"lessons": {f"lesson-{number}": {"at": 1, "done": True} for number in range(201)}},
        {"practice": {"voms/beats/worms": {"asked": 1, "right": 2, "run": 0, "due": []}}},
        {"practice": {"voms/beats/worms": {"asked": 1, "right": 1, "run": 2, "due": []}}},
        {"practice": {"voms/beats/worms": {"asked": 1, "right": 0, "run": 0, "due": [{"seed": 2**31}]}}},
    ],
)
async def test_a_report_that_cannot_be_is_refused(page: httpx.AsyncClient, wrong: dict[str, object]) -> None:
    await account(page)
    answer = await page.post("/api/me/learning", json=REPORT | wrong)
    assert answer.status_code == 422, answer.text
    assert (await page.get("/api/me/learning")).json() == {"lessons": {}, "practice": {}}
