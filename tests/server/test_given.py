"""What comes in is taken exactly as it is described: no text for a number, no number for a truth."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

import httpx
import pytest
from pydantic import BaseModel, ValidationError
from pydantic.json_schema import models_json_schema

from stik.app.given import Given
from tests.server.conftest import guest, refused

Schema = Mapping[str, Any]

SCALARS: Final = (True, False, 0, 1, 60, 1.0, 60.0, 1.5, "1", "60", "1.5", "true", "on", "no")
"""One for another: what a lax reader would take for a number, a truth or a text."""


def _below(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for sub in model.__subclasses__():
        if sub.__module__.startswith("stik."):
            yield sub
            yield from _below(sub)


MODELS: Final = {model.__name__: model for model in _below(BaseModel)}
GIVEN: Final = sorted(
    (model for model in MODELS.values() if issubclass(model, Given)), key=lambda model: model.__name__
)


def _kind(value: object) -> str:
    match value:
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
        case _:
            return "string"


def _takes(schema: Schema, value: object, names: Schema) -> bool:
    """Whether a value is described, as far as types go; unlike JSON Schema, 1.0 is no integer here."""
    if "$ref" in schema:
        return _takes(names[schema["$ref"].rpartition("/")[2]], value, names)
    branches = schema.get("anyOf", schema.get("oneOf"))
    if branches is not None:
        return any(_takes(branch, value, names) for branch in branches)
    if "const" in schema or "enum" in schema:
        known = schema.get("enum", [schema.get("const")])
        return any(type(one) is type(value) and one == value for one in known)
    if "type" not in schema:
        return True
    match value:
        case bool():
            return bool(schema["type"] == "boolean")
        case int():
            return schema["type"] in {"integer", "number"}
        case float():
            return bool(schema["type"] == "number")
        case str():
            return bool(schema["type"] == "string")
        case dict():
            fields = schema.get("additionalProperties", {})
            return schema["type"] == "object" and all(_takes(fields, one, names) for one in value.values())
        case _:
            return False


def _changed(schema: Schema, names: Schema) -> Iterator[object]:
    yield from SCALARS
    for branch in (schema, *schema.get("anyOf", ())):
        items, fields = branch.get("items"), branch.get("additionalProperties")
        if isinstance(items, Mapping):
            yield from ([value] for value in _wrong(items, names))
        for place, item in enumerate(branch.get("prefixItems", ())):
            yield from ([*([1] * place), value] for value in _wrong(item, names))
        if isinstance(fields, Mapping):
            yield from ({"name": value} for value in _wrong(fields, names))


def _wrong(schema: Schema, names: Schema) -> list[object]:
    """Values of another type than is described, at every depth."""
    return [value for value in _changed(schema, names) if not _takes(schema, value, names)]


def _mentioned(schema: object) -> Iterator[str]:
    if isinstance(schema, Mapping):
        if isinstance(ref := schema.get("$ref"), str):
            yield ref.rpartition("/")[2]
        for part in schema.values():
            yield from _mentioned(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _mentioned(part)


async def test_every_body_is_read_strictly(page: httpx.AsyncClient) -> None:
    """All models in bodies, and all models in these, are of the one strict root."""
    described = (await page.get("/api/openapi.json")).json()
    bodies = [
        operation["requestBody"]["content"]["application/json"]
        for path in described["paths"].values()
        for operation in path.values()
        if "application/json" in operation.get("requestBody", {}).get("content", ())
    ]
    assert all(list(_mentioned(body)) for body in bodies), "a number or a text by itself would be read by no model"
    found: set[str] = set()
    new = set(_mentioned(bodies))
    while new:
        found |= new
        new = {name for known in new for name in _mentioned(described["components"]["schemas"][known])} - found
    assert len(found) > 40
    assert [name for name in sorted(found) if name in MODELS and not issubclass(MODELS[name], Given)] == []


@pytest.mark.parametrize("model", GIVEN, ids=lambda model: str(model.__name__))
def test_nothing_is_taken_for_something_else(model: type[Given]) -> None:
    _, schemas = models_json_schema([(model, "validation")])
    names: Schema = schemas["$defs"]
    for name, field in names[model.__name__].get("properties", {}).items():
        for wrong in _wrong(field, names):
            with pytest.raises(ValidationError) as raised:
                model.model_validate({name: wrong})
            assert any(fault["loc"][:1] == (name,) for fault in raised.value.errors()), (name, wrong)
            with pytest.raises(ValidationError) as raised:
                model.model_validate_json(json.dumps({name: wrong}))
            assert any(fault["loc"][:1] == (name,) for fault in raised.value.errors()), (name, wrong)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/phones", {"game": "voms", "preset": "tournament", "players": True}),
        ("/api/phones", {"game": "voms", "preset": "tournament", "players": "4"}),
        ("/api/phones", {"game": "voms", "preset": "tournament", "players": 4.0}),
        ("/api/play", {"game": "voms", "table": False}),
        ("/api/tables", {"game": "voms", "public": "no"}),
        ("/api/tables", {"game": "voms", "spectators": 1}),
        ("/api/tables", {"game": "voms", "best_of": True}),
        ("/api/tournaments", {"name": "Nuuk", "format": "labansen", "tables": True}),
    ],
)
async def test_the_server_says_so(page: httpx.AsyncClient, path: str, body: dict[str, object]) -> None:
    await guest(page)
    before = (await page.get("/api/tables/mine")).json()
    refused(await page.post(path, json=body), 422, "http/invalid", "http/field")
    assert (await page.get("/api/tables/mine")).json() == before


async def test_a_query_is_text_by_nature(page: httpx.AsyncClient) -> None:
    known = (await page.get("/api/exercises/voms")).json()
    path = f"/api/exercises/voms/{known['kinds'][0]['kind']}"
    answer = await page.get(path, params={"rules": known["presets"][0], "seed": "1"})
    assert answer.status_code == 200
