"""The description is complete, and every answer is as described, whatever is asked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, settings
from pydantic import BaseModel
from schemathesis.checks import CHECKS as KNOWN
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stik.app.desk.keys import key_of
from stik.app.desk.orders import ORDERS, Join, Plan
from stik.app.identity import new_id
from stik.app.passwords import Passwords
from stik.app.ports import Person
from stik.broker.local import LocalBroker
from stik.server.application import create_app
from stik.server.desk import ARCHIVE, LISTS
from stik.server.limits import RATES, Limits, Rate
from stik.server.services import Services
from stik.storage.memory import MemoryStorage
from tests.server.conftest import FakeClock

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EVERY_CHECK = KNOWN.get_all()

SERVICES = Services(
    MemoryStorage(),
    LocalBroker(),
    clock=FakeClock(),
    passwords=Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)),
    limits=Limits(dict.fromkeys(RATES, Rate(10**6, 10**6))),
)


@schemathesis.serializer("application/toml", ARCHIVE, *LISTS)
def _file(_context: schemathesis.SerializationContext, value: object) -> bytes:
    """A file of its kind by its name only."""
    return str(value).encode(errors="replace")


def _schema(*phases: str) -> schemathesis.BaseSchema:
    """The description, asked in these ways."""
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", create_app(SERVICES))
    schema.config.phases.update(phases=list(phases))
    return schema


RANDOM = _schema("examples", "fuzzing")
BOUNDS = _schema("coverage").exclude(operation_id=["bring_record", "open_archive"])
"""What must be in a file no description tells."""
SCHEMA = _schema("examples", "coverage", "fuzzing")


async def _admin() -> str:
    """A new admin every time: some routes delete whoever asks."""
    name = new_id("a")
    person = Person(new_id("p"), "Aviâja", "da", 0, login=name, roles=frozenset({"admin"}))
    await SERVICES.storage.people.add(person)
    return (await SERVICES.identity.open(person))[1]


@BOUNDS.parametrize()
@settings(phases=[Phase.explicit], deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_described_is_taken_and_nothing_else(case: schemathesis.Case) -> None:
    """Every bound of every field, from both sides, and whatever else can be told from the description."""
    token = asyncio.run(_admin())
    case.call_and_validate(headers={"X-Stik": "1", "Cookie": f"stik={token}"}, checks=EVERY_CHECK)


@RANDOM.parametrize()
@settings(max_examples=10, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: schemathesis.Case) -> None:
    token = asyncio.run(_admin())
    case.call_and_validate(headers={"X-Stik": "1", "Cookie": f"stik={token}"}, checks=CHECKS)


async def _tournament() -> str:
    """The code of a tournament that runs; everybody who asks is its organiser."""
    boss = Person("p-boss", "Bolette", "da", 0)
    code = await SERVICES.desks.create(boss, Plan(name="Nuuk", format="labansen"))
    for number, order in enumerate(
        (
            {"do": "import-entrants", "entrants": [{"name": name} for name in "ABCD"]},
            {"do": "move", "to": "open"},
            {"do": "schedule"},
            {"do": "move", "to": "running"},
        )
    ):
        await SERVICES.desks.give(code, boss, ORDERS.validate_python(order), command=f"command-{number}")
    return code


async def _organiser(code: str) -> str:
    token = await _admin()
    known = await SERVICES.identity.known(token)
    assert known is not None
    key = key_of((await SERVICES.desks.live(code)).desk, "organiser")
    await SERVICES.desks.give(code, known.person, Join(key=key), command="join-as-organiser")
    return token


DESK = asyncio.run(_tournament())


@SCHEMA.include(path_regex=r"tournaments/\{code\}").parametrize()
@settings(max_examples=15, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_of_a_desk_that_runs_is_as_described(case: schemathesis.Case) -> None:
    if "/print/" in case.path:
        return  # slow, and tested with every sheet elsewhere
    case.path_parameters = {**(case.path_parameters or {}), "code": DESK}
    if "match" in case.path_parameters:
        case.path_parameters["match"] = "m1"
    case.query = {name: value for name, value in (case.query or {}).items() if name != "after"}
    token = asyncio.run(_organiser(DESK))
    case.call_and_validate(headers={"X-Stik": "1", "Cookie": f"stik={token}"}, checks=CHECKS)


async def test_every_operation_is_described(page: httpx.AsyncClient) -> None:
    described: dict[str, Any] = (await page.get("/api/openapi.json")).json()
    tags = {tag["name"] for tag in described["tags"]}
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    assert len(operations) > 20
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        assert operation["operationId"]
        assert set(operation["tags"]) <= tags
        assert {"400", "403", "413", "429"} <= set(operation["responses"])
    assert len({operation["operationId"] for operation in operations}) == len(operations)


def _models(above: type[BaseModel] = BaseModel) -> Iterator[type[BaseModel]]:
    for model in above.__subclasses__():
        if model.__module__.startswith("stik."):
            yield model
        yield from _models(model)


def test_no_two_models_share_a_name() -> None:
    """One of the two would be described as the other."""
    names = Counter(model.__name__ for model in set(_models()))
    assert [name for name, count in names.items() if count > 1] == []


async def test_a_body_is_described_as_its_own_model(page: httpx.AsyncClient) -> None:
    described: dict[str, Any] = (await page.get("/api/openapi.json")).json()
    content = described["paths"]["/api/phones/{code}/sit"]["post"]["requestBody"]["content"]
    name = content["application/json"]["schema"]["$ref"].rpartition("/")[2]
    assert set(described["components"]["schemas"][name]["properties"]) == {"seat", "name"}


async def test_the_description_has_our_own_errors_only(page: httpx.AsyncClient) -> None:
    schemas = (await page.get("/api/openapi.json")).json()["components"]["schemas"]
    assert "ErrorModel" in schemas
    assert not {"HTTPValidationError", "ValidationError"} & set(schemas)


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/api/docs"])
async def test_no_page_loads_scripts_from_elsewhere(page: httpx.AsyncClient, path: str) -> None:
    assert "cdn" not in (await page.get(path)).text
