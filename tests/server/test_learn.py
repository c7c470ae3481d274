"""Lessons, situations and exercises over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stik import vira, voms
from stik.app.learn.exercises import KINDS, PRESETS
from stik.messages import LANGUAGES
from stik.rulebook import book, option_articles
from tests.server.conftest import refused


async def found(page: httpx.AsyncClient, address: str) -> Any:  # noqa: ANN401
    answer = await page.get(address)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["voms", "vira"])
async def test_lessons_are_listed_and_read(page: httpx.AsyncClient, game: str, lang: str) -> None:
    for line in await found(page, f"/api/lessons/{game}?lang={lang}"):
        lesson = await found(page, f"/api/lessons/{game}/{line['id']}?lang={lang}")
        assert len(lesson["steps"]) == line["tasks"]
        assert all(step["text"] for step in lesson["steps"])


async def test_a_refused_move_changes_nothing_and_names_its_article(page: httpx.AsyncClient) -> None:
    moves = [{"seat": "E", "action": "play Kh"}, {"seat": "S", "action": "play Qs"}]
    answer = await page.post("/api/scenes/voms/voms-toqu", json={"moves": moves, "seat": "S"})
    assert answer.status_code == 200, answer.text
    scene = answer.json()
    assert "T.29" in scene["refusal"]["cites"]
    assert len(scene["moments"]) == 2
    assert scene["moments"][-1]["deal"]["actions"] == ["play Jc"]
    moves[1]["action"] = "play Jc"
    answer = await page.post("/api/scenes/voms/voms-toqu", json={"moves": moves, "seat": "S", "since": 2})
    assert answer.json()["refusal"] is None
    assert len(answer.json()["moments"]) == 1


async def test_others_play_on_until_it_is_ones_turn(page: httpx.AsyncClient) -> None:
    asked = {"moves": [{"seat": "S", "action": "play Qs"}], "seat": "S", "play_on": True}
    scene = (await page.post("/api/scenes/voms/voms-play", json=asked)).json()
    assert [moment["move"]["seat"] for moment in scene["moments"][1:5]] == ["S", "W", "N", "E"]


async def test_what_is_wrong_with_a_request_is_said(page: httpx.AsyncClient) -> None:
    refused(await page.post("/api/scenes/voms/nothing", json={}), 404, "learn/no-scene")
    refused(await page.get("/api/lessons/voms/nothing"), 404, "learn/no-scene")
    refused(await page.get("/api/exercises/voms/nothing?rules=worms&seed=1"), 404, "learn/no-exercise")
    moves = [{"seat": "Z", "action": "play Qs"}]
    refused(await page.post("/api/scenes/voms/voms-play", json={"moves": moves}), 400, "notation/no-seat")
    moves = [{"seat": "S", "action": "dance"}]
    refused(await page.post("/api/scenes/voms/voms-play", json={"moves": moves}), 400, "notation/action")


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in KINDS for kind in KINDS[game]])
async def test_an_exercise_does_not_tell_its_answer(page: httpx.AsyncClient, game: str, kind: str) -> None:
    address = f"/api/exercises/{game}/{kind}?rules={PRESETS[game][0]}&seed=7&lang=da"
    shown = await found(page, address)
    if shown["moment"] is not None:
        assert shown["moment"]["deal"]["actions"] == []
    wrong = (await page.post(address, json={"chosen": ["nothing"]})).json()
    assert not wrong["right"]
    assert wrong["why"]
    assert wrong["cites"]
    right = (await page.post(address, json={"chosen": wrong["answer"]})).json()
    assert right["right"]


@pytest.mark.parametrize("game", ["voms", "vira"])
async def test_every_option_has_its_articles(page: httpx.AsyncClient, game: str) -> None:
    options = await found(page, f"/api/book/{game}/options")
    rules = voms.Rules() if game == "voms" else vira.Rules()
    assert set(options) == set(rules.options()) - {"preset", "sheet"}
    assert [cite for cites in options.values() for cite in cites if cite not in book(game)] == []
    assert options == {name: list(cites) for name, cites in option_articles(game).items()}


@pytest.mark.parametrize("game", ["voms", "vira"])
async def test_situations_stand_under_articles_of_the_book(page: httpx.AsyncClient, game: str) -> None:
    for article in list(book(game))[::9]:
        for situation in await found(page, f"/api/situations/{game}/{article.id}"):
            assert article.id in situation["cites"]
            assert situation["happens"]["seat"]
    refused(await page.get(f"/api/situations/{game}/X.1"), 404, "learn/no-article")
