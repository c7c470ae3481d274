"""A disk that is full and a database that is locked: whoever asks for the health and whoever reads the log is told."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.faults.serving import Serving, eventually, serving

GUEST = {"name": "Aviâja", "language": "da"}
REFUSED = 'stik_database_refusals_total{access="write",reason="disk"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def database(server: Serving) -> Path:
    arguments = server.process.args
    assert isinstance(arguments, list)
    return Path(arguments[arguments.index("--data") + 1]) / "stik.sqlite"


def health(server: Serving) -> httpx.Response:
    with server.page() as page:
        return page.get("/api/health")


def test_a_locked_database_is_no_good_health(server: Serving, database: Path) -> None:
    eventually(lambda: health(server).status_code == 200)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        eventually(lambda: health(server).status_code == 503)
        with ThreadPoolExecutor(20) as crowd:  # nobody waits behind the others
            answers = list(crowd.map(health, [server] * 20))
        assert {answer.status_code for answer in answers} == {503}
        assert answers[0].json() == {"status": "failing", "database": False, "broker": True}
        assert max(answer.elapsed.total_seconds() for answer in answers) < 10
        other.execute("ROLLBACK")
    eventually(lambda: health(server).status_code == 200)


def test_a_full_disk_is_told(server: Serving, database: Path) -> None:
    eventually(lambda: health(server).status_code == 200)
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    log = database.with_name("stik.sqlite-wal")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        with server.page() as page:
            for _ in range(3):
                answer = page.post("/api/guests", json=GUEST)
                assert (answer.status_code, answer.json()["code"]) == (503, "storage/unavailable")
        eventually(lambda: health(server).status_code == 503)
        assert server.figure(REFUSED) >= 3
        (line,) = server.log("write-refused")  # the others are counted in the next one
        assert (line["level"], line["reason"], line["count"]) == ("error", "disk", 1)
        assert line["database"] == str(database)
        assert line["disk"] == str(database.parent)
        assert line["free_bytes"] > 0
        assert "ulimit" in line["do"]
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    eventually(lambda: health(server).status_code == 200)
    with server.page() as page:
        assert page.post("/api/guests", json=GUEST).status_code == 201
