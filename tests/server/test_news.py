"""The published schemas are true: every message and every event of random games is as described."""

from __future__ import annotations

from random import Random

import jsonschema_rs
import orjson
import pytest
from pydantic import TypeAdapter

from stik import vira, voms
from stik.app.commands import AskBids, AskHint, AskWhy
from stik.app.settings import TableSettings
from stik.protocol.schema import event_schemas
from stik.server.news import News, schemas
from tests.app.company import Company
from tests.app.test_law import TABLES

NEWS: TypeAdapter[News] = TypeAdapter(News)


def _validators(game: str) -> dict[str, jsonschema_rs.Validator]:
    union = voms.Event if game == "voms" else vira.Event
    return {name: jsonschema_rs.validator_for(schema) for name, schema in event_schemas(union.__args__).items()}


@pytest.mark.parametrize("name", TABLES)
async def test_every_message_is_as_described(name: str) -> None:
    chance, settings = Random(name), TABLES[name]
    company = Company()
    await company.sit_down(settings)
    described, seen = _validators(settings.game), set()
    while company.live.table.phase != "over" and company.live.table.deals < 12:
        await (company.step(chance, "beginner") if company.live.table.phase == "playing" else company.deal_once())
        for page in company.pages:
            page.read()
            for message in page.fresh:
                told = NEWS.validate_python(orjson.loads(message), strict=False)
                for event in getattr(told, "events", []):
                    if event["event"] in described:
                        seen.add(event["event"])
                        described[event["event"]].validate(event)
    assert len(seen) > 5


async def test_every_answer_is_as_described() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="vira"))
    await company.deal()
    acting = company.live.table.play.to_act
    assert acting is not None
    who = company.people[acting]
    for question in (
        AskBids(id="1", ask="bids"),
        AskHint(id="2", ask="hint"),
        AskWhy(id="3", ask="why", action="play 9c"),
    ):
        answer = {"type": "answer", "id": question.id, **await company.service.answer(company.live, who, question)}
        NEWS.validate_python(answer)


def test_a_wrong_message_would_be_found() -> None:
    with pytest.raises(ValueError, match="validation error"):
        NEWS.validate_python({"type": "presence", "present": [], "watchers": 1, "cards": "9c"})
    assert {"TableMessage", "ChangeMessage", "Act", "VomsEvent", "ViraEvent"} <= schemas().keys()
