"""A secret is written by the storage and by nothing else."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

import cbor2
import orjson
import pytest
import yaml
from fastapi.encoders import jsonable_encoder
from pydantic import BaseModel

from stik.app.live import LiveTable
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.broker.local import LocalBroker
from stik.storage.values import decoded_entry, encoded_entry
from tests.app.company import Company

SECRET = Secret("open sesame")


@dataclass
class Holder:
    secret: Secret


class Model(BaseModel):
    secret: Secret


@pytest.mark.parametrize(
    "write",
    [
        str,
        "{}".format,
        lambda secret: f"{secret} round 1",
        lambda secret: f"{secret:>20}",
        lambda secret: "%s" % secret,  # noqa: UP031  # whatever way a text is made
        lambda secret: " ".join([secret]),
        orjson.dumps,
        json.dumps,
        cbor2.dumps,
        yaml.safe_dump,
        jsonable_encoder,
        lambda secret: orjson.dumps(Holder(secret)),
        lambda secret: orjson.dumps(asdict(Holder(secret))),
    ],
)
def test_nothing_writes_it(write: Callable[[Any], object]) -> None:
    with pytest.raises((TypeError, cbor2.CBOREncodeError, yaml.YAMLError)):
        write(SECRET)


@pytest.mark.parametrize("write", [repr, lambda one: one.model_dump_json(), lambda one: str(one.model_dump())])
def test_what_does_not_fail_hides_it(write: Callable[[Any], str]) -> None:
    assert "sesame" not in write(Model(secret=SECRET))


def test_copies_are_the_same_secret() -> None:
    assert pickle.loads(pickle.dumps(SECRET)) == deepcopy(SECRET) == SECRET != Secret("open")


def test_the_storage_writes_it_under_its_names_alone() -> None:
    data = {"secret": SECRET, "packs": None, "name": "Aviâja"}
    assert json.loads(encoded_entry(data)) == {"secret": "open sesame", "packs": None, "name": "Aviâja"}
    assert decoded_entry(encoded_entry(data)) == data
    assert decoded_entry('{"packs":""}') == {"packs": None}, "as earlier versions wrote it"
    for wrong in ({"secret": "open sesame"}, {"name": SECRET}):
        with pytest.raises(TypeError):
            encoded_entry(wrong)


async def test_other_processes_read_it_from_the_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    company, said = Company(), list[bytes]()
    here = await company.sit_down(TableSettings(game="voms"), pages=False)
    stored = company.storage.tables
    there = LiveTable(await stored.entries(here.table.code), stored, LocalBroker(), company.clock)

    async def publish(_broker: LocalBroker, _topic: str, message: bytes) -> None:
        said.append(message)
        await there.heard(message)

    monkeypatch.setattr(LocalBroker, "publish", publish)
    await company.deal()
    await company.step(Random(1))
    hidden = [entry.data["secret"] for entry in await stored.entries(here.table.code) if "secret" in entry.data]
    assert len(hidden) >= 2
    for secret in hidden:
        assert isinstance(secret, Secret)
        assert secret.get_secret_value().encode() not in b"".join(said)
    assert there.table == here.table
