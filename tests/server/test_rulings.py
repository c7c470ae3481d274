"""The referee's questions over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stik.messages import LANGUAGES
from stik.rulings import irregularities, presets
from tests.server.conftest import refused

Step = dict[str, Any]
CASES = [(game, line.slug) for game in ("voms", "vira") for line in irregularities(game)]


async def ask(page: httpx.AsyncClient, answers: list[Step], lang: str = "en") -> Step:
    answer = await page.post(f"/api/rulings?lang={lang}", json={"answers": answers})
    assert answer.status_code == 200, answer.text
    found: Step = answer.json()
    return found


def any_answer(question: Step, faults: list[Step]) -> object:
    """The first thing that fits, or what was wanted instead of it."""
    place = 1 if question["field"] == "declarer" else 0  # another than the first, who erred
    first = question["options"][place]["value"] if question["options"] else "1"
    for fault in faults:
        first = fault["params"].get("wanted", first).split(", ")[0]
    match question["look"]:
        case "flag":
            return True
        case "number":
            return int(first)
        case "several":
            return [first]
        case "per-side":
            return {option["value"]: 1 for option in question["options"]}
        case _:
            return first


async def answered(page: httpx.AsyncClient, answers: list[Step], *, everything: bool, lang: str = "en") -> Step:
    """Answers what is asked, until there is a ruling or the answers do not fit together."""
    step = await ask(page, answers, lang)
    for _ in range(60):
        question = step["question"]
        if question is None or (everything and step["faults"]):
            return step
        assert question["text"]
        value = any_answer(question, step["faults"]) if everything or question["required"] else None
        step = await ask(page, [*step["answers"], {"field": question["field"], "value": value}], lang)
    raise AssertionError("no end of questions")


@pytest.mark.parametrize(("game", "slug"), CASES)
async def test_every_irregularity_ends_in_a_ruling(page: httpx.AsyncClient, game: str, slug: str) -> None:
    begun = [{"field": name, "value": value} for name, value in begin(game, slug).items()]
    step = await answered(page, begun, everything=False)
    assert step["faults"] == []
    assert step["verdict"]["explanation"]
    assert step["verdict"]["cites"]


def begin(game: str, slug: str) -> dict[str, str]:
    return {"game": game, "rules": presets(game)[0], "irregularity": slug}


@pytest.mark.parametrize(("game", "slug"), CASES)
async def test_every_question_can_be_answered(page: httpx.AsyncClient, game: str, slug: str) -> None:
    begun = [{"field": name, "value": value} for name, value in begin(game, slug).items()]
    step = await answered(page, begun, everything=True)
    assert step["verdict"] or step["faults"]  # the first thing that fits a question need not fit the others


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_first_questions_in_every_language(page: httpx.AsyncClient, lang: str) -> None:
    first = await ask(page, [], lang)
    assert (first["question"]["field"], first["question"]["look"]) == ("game", "one")
    assert [option["value"] for option in first["question"]["options"]] == ["voms", "vira"]
    third = await ask(page, [{"field": "game", "value": "voms"}, {"field": "rules", "value": "tournament"}], lang)
    options = third["question"]["options"]
    assert len(options) == len(irregularities("voms"))
    assert all(option["group"] and option["article"].startswith(("T.", "V")) for option in options)


async def test_answers_to_what_is_not_asked_are_left(page: httpx.AsyncClient) -> None:
    step = await ask(page, [{"field": "game", "value": "vira"}, {"field": "pool", "value": 8}])
    assert [answer["field"] for answer in step["answers"]] == ["game"]
    assert step["question"]["field"] == "rules"


async def test_answers_that_cannot_be(page: httpx.AsyncClient) -> None:
    wrong = await page.post("/api/rulings", json={"answers": [{"field": "game", "value": "whist"}]})
    refused(wrong, 422, "setup/bad-field")
    empty = await page.post("/api/rulings", json={"answers": [{"field": "game"}]})
    refused(empty, 422, "setup/missing-field")


@pytest.mark.rule("SM.D10")
async def test_a_claim_is_asked_for_in_parts(page: httpx.AsyncClient) -> None:
    begun = [{"field": name, "value": value} for name, value in begin("vira", "wrong-hand-count").items()]
    step = await ask(page, begun)
    asked: list[str] = []
    for _ in range(40):
        question = step["question"]
        if question is None:
            break
        asked.append(question["field"])
        value = any_answer(question, []) if question["required"] or question["field"] in ("more", "solo") else None
        step = await ask(page, [*step["answers"], {"field": question["field"], "value": value}])
        if step["faults"]:
            break
    assert [field for field in asked if field.startswith("solo-")][:2] == ["solo-by", "solo-contract"]
