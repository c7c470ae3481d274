"""`stik serve` and `stik admin` as processes, over a real SQLite file."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from click.testing import Result
from fastapi import FastAPI, WebSocket
from typer.testing import CliRunner
from websockets.asyncio.client import connect

from stik.app import authorisation
from stik.app.identity import Identity
from stik.app.ports import Person
from stik.bootstrap.clock import SystemClock
from stik.bootstrap.services import open_storage
from stik.bootstrap.settings import settings
from stik.cli.main import app as cli
from stik.server.process import Server, listen
from stik.server.services import Services

STIK = [sys.executable, "-c", "from stik.cli.main import app; app()"]
HEADERS = {"X-Stik": "1"}


def environment() -> dict[str, str]:
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("STIK_DATA", "PYTEST", "LC_", "LANG"))
    }
    return kept | {"PYTHONUNBUFFERED": "1"}


@contextmanager
def serving(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process that is ready, and its address."""
    process = subprocess.Popen(
        [*STIK, "serve", "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    try:
        assert process.stdout
        line = process.stdout.readline()
        found = re.match(r"Stik is at (http://127\.0\.0\.1:\d+) · data: (.+)\n", line)
        assert found, (line, process.communicate(timeout=10))
        yield process, found[1]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def stik(*arguments: str) -> Result:
    """A command in this process."""
    return CliRunner().invoke(
        cli, list(arguments), env=dict.fromkeys(("STIK_DATA", "STIK_REDIS_URL", "LANG", "LC_ALL"))
    )


async def _who(data: Path, token: str) -> Person | None:
    storage = await open_storage(settings(data=data))
    try:
        known = await Identity(storage.people, SystemClock()).known(token)
        return known.person if known else None
    finally:
        await storage.close()


def test_from_the_start_to_the_end(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving("--data", str(data), "--log-level", "info") as (process, address):
        with httpx.Client(base_url=address, headers=HEADERS) as page:
            assert page.get("/api/health").json()["status"] == "ok"
            page.post("/api/guests", json={"name": "Aviâja", "language": "da"}).raise_for_status()
            account = {"login": "aviaja", "password": "sne og is 9"}
            page.post("/api/accounts", json=account).raise_for_status()
            token = page.cookies["stik"]
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out) == (0, "Stik has stopped; everything is stored.\n")
        assert '"route": "/api/accounts"' in err
        assert "sne og is" not in err
    assert (data / "secret").stat().st_mode & 0o077 == 0

    assert stik("admin", "grant", "aviaja", "admin", "--data", str(data)).stdout == "aviaja is now: player, admin.\n"
    assert stik("admin", "people", "--data", str(data)).stdout == "aviaja\tAviâja\tplayer, admin\n"
    nobody = stik("admin", "grant", "nobody", "admin", "--data", str(data), "--lang", "da")
    assert (nobody.exit_code, nobody.stderr) == (1, "Ingen har brugernavnet “nobody”.\n")
    king = stik("admin", "grant", "aviaja", "king", "--data", str(data))
    assert (king.exit_code, "king" in king.stderr) == (1, True)
    person = asyncio.run(_who(data, token))
    assert person is not None
    assert person.roles == {"admin"}
    assert stik("admin", "grant", "aviaja", "player", "--data", str(data)).stdout == "aviaja is now: player.\n"


def test_nobody_has_an_account() -> None:
    answer = stik("admin", "people", "--data", ":memory:")
    assert (answer.exit_code, answer.stdout, answer.stderr) == (0, "", "Nobody has an account yet.\n")


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        answer = stik("serve", "--data", ":memory:", "--port", str(port))
    assert answer.exit_code == 1
    assert answer.stderr.startswith(f"Cannot listen at 127.0.0.1:{port}:")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--workers", "2", "--data", ":memory:"), "need Redis"),
        (("--workers", "0"), "STIK_WORKERS"),
        (("--data", "/proc/nothing"), "/proc/nothing"),
    ],
)
def test_settings_that_cannot_be(arguments: tuple[str, ...], words: str) -> None:
    answer = stik("serve", *arguments)
    assert (answer.exit_code, words in answer.stderr) == (1, True), answer.stderr


async def test_sockets_hear_that_the_server_stops(
    app: FastAPI, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authorisation, "MAY", {**authorisation.MAY, "listen_in": frozenset({"anyone"})})

    @app.websocket("/api/listen")
    async def listen_in(websocket: WebSocket) -> None:
        await websocket.accept()

        async def farewell() -> None:
            await websocket.send_json({"type": "closing", "reason": "restart"})

        services.closing.join(farewell)
        await websocket.receive()

    app.router.routes.insert(0, app.router.routes.pop())
    with listen("127.0.0.1", 0) as bound:
        config = uvicorn.Config(app, ws="websockets-sansio", log_config=None)
        server = Server(config, services)
        ready = asyncio.Event()
        server._tell = ready.set
        running = asyncio.create_task(server.serve([bound]))
        await asyncio.wait_for(ready.wait(), 10)
        async with connect(f"ws://127.0.0.1:{bound.getsockname()[1]}/api/listen") as client:
            await client.ping()
            await asyncio.sleep(0.05)
            server.should_exit = True
            assert await client.recv() == '{"type":"closing","reason":"restart"}'
        await asyncio.wait_for(running, 10)


async def test_nobody_waits_for_ever_for_a_farewell(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stik.server.closing.PATIENCE", 0.05)
    told: list[int] = []

    async def fast() -> None:
        told.append(1)

    async def slow() -> None:
        await asyncio.sleep(60)

    services.closing.join(fast)
    services.closing.join(slow)
    await services.closing.announce()
    assert told == [1]
