"""What the environment may say, and what is said about what it may not."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from stik.app.ports import BrokerDown, StorageDown
from stik.bootstrap.folder import BadFolder, data_folder, secret_key
from stik.bootstrap.services import CannotServe, open_broker, open_storage
from stik.bootstrap.settings import BadSettings, Settings, settings
from stik.broker.local import LocalBroker
from stik.messages import LANGUAGES, catalogue
from stik.storage.memory import MemoryStorage
from stik.storage.sql import SqlStorage


@pytest.fixture(autouse=True)
def _nothing_from_outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"STIK_{name.upper()}", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


def test_without_anything(tmp_path: Path) -> None:
    found = settings()
    assert (found.data, found.database_url, found.redis_url, found.workers) == (tmp_path / "share/stik", None, None, 1)
    assert not found.data.exists()  # type: ignore[union-attr]


def test_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIK_DATABASE_URL", "postgres://u:hidden@h/n")
    monkeypatch.setenv("STIK_REDIS_URL", "redis://h:6379/0")
    monkeypatch.setenv("STIK_DATA", "~/games")
    monkeypatch.setenv("STIK_WORKERS", "4")
    found = settings()
    assert found.workers == 4
    assert found.data == Path.home() / "games"
    assert "hidden" not in repr(found)


def test_an_empty_variable_is_none_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIK_REDIS_URL", "")
    assert settings().redis_url is None


def test_what_is_given_counts_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIK_WORKERS", "4")
    assert settings(workers=2, data=":memory:").workers == 2


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("STIK_DATABASE_URL", "mysql://u:hidden@h/n"),
        ("STIK_DATABASE_URL", "hidden"),
        ("STIK_REDIS_URL", "http://hidden"),
        ("STIK_SECRET", "hidden"),
        ("STIK_WORKERS", "many"),
        ("STIK_WORKERS", "0"),
    ],
)
def test_a_bad_value_is_named(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(BadSettings) as bad:
        settings()
    fault = bad.value.faults[0]
    assert (fault.code, dict(fault.params)["variable"]) == ("server/bad-setting", variable)
    for language in LANGUAGES:
        sentence = catalogue(language)(fault.code, **dict(fault.params))
        assert variable in sentence
        assert "hidden" not in sentence


def test_all_bad_values_are_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIK_WORKERS", "many")
    monkeypatch.setenv("STIK_REDIS_URL", "nonsense")
    with pytest.raises(BadSettings) as bad:
        settings()
    assert {dict(fault.params)["variable"] for fault in bad.value.faults} == {"STIK_WORKERS", "STIK_REDIS_URL"}


# the folder


def test_the_folder_is_ones_own() -> None:
    folder = data_folder(settings())
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadFolder) as bad:
        data_folder(settings(data=tmp_path / "file"))
    assert bad.value.code == "server/data-folder"


def test_the_secret_is_made_once() -> None:
    found = settings()
    first = secret_key(found)
    assert len(first) == 64
    assert secret_key(found) == first
    path = data_folder(found) / "secret"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [one.name for one in path.parent.iterdir()] == ["secret"]


def test_the_secret_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIK_SECRET", "s" * 32)
    assert secret_key(settings()) == "s" * 32
    assert secret_key(settings(data=":memory:", secret=None)) != "s" * 32


# services


async def test_the_usual_services(tmp_path: Path) -> None:
    found = settings(data=tmp_path / "100% my data?")
    storage, broker = await open_storage(found), await open_broker(found)
    assert isinstance(storage, SqlStorage)
    assert isinstance(broker, LocalBroker)
    assert stat.S_IMODE((tmp_path / "100% my data?" / "stik.sqlite").stat().st_mode) == 0o600
    await broker.close()
    await storage.close()


async def test_nothing_is_kept(tmp_path: Path) -> None:
    storage = await open_storage(settings(data=":memory:"))
    assert isinstance(storage, MemoryStorage)
    await storage.close()
    assert list(tmp_path.iterdir()) == []


async def test_a_database_elsewhere() -> None:
    with pytest.raises(StorageDown):
        await open_storage(settings(database_url="postgresql://nobody@/nothing?host=/nowhere"))


async def test_a_redis_that_is_not_there() -> None:
    with pytest.raises(BrokerDown):
        await open_broker(settings(redis_url="unix:///nowhere/redis.sock"))


async def test_several_processes_need_redis_and_data() -> None:
    with pytest.raises(CannotServe) as without:
        await open_broker(settings(workers=2))
    assert [fault.code for fault in without.value.faults] == ["server/workers-need-redis"]
    with pytest.raises(CannotServe) as without:
        await open_storage(settings(workers=2, data=":memory:"))
    assert [fault.code for fault in without.value.faults] == ["server/workers-need-redis", "server/workers-need-data"]
    with pytest.raises(CannotServe):
        await open_storage(settings(workers=2, data=":memory:", redis_url="redis://h"))
