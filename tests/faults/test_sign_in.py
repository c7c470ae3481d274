"""Running servers whose passwords are guessed at: all processes count together, and no move waits."""

from __future__ import annotations

import asyncio
import math
import re
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import orjson
import pytest
from websockets.asyncio.client import ClientConnection, connect

from stik.app.passwords import NICENESS
from stik.app.sign_in.guesses import BY_LOGIN
from tests.contracts.conftest import emptied
from tests.faults.player import company
from tests.faults.serving import PATIENCE, Serving, serving, stik_process
from tests.services import postgres

ACCOUNT = {"login": "aviaja", "password": "sne og is 9"}
BAD = ACCOUNT | {"password": "regn og blæst"}
SIGN_INS = 60
MOVES = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def account(server: Serving) -> None:
    with server.page() as page:
        page.post("/api/guests", json={"name": "Aviâja", "language": "da"}).raise_for_status()
        page.post("/api/accounts", json=ACCOUNT).raise_for_status()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_two_servers_over_one_database_let_no_more_through_than_one(tmp_path: Path, database: str) -> None:
    with ExitStack() as stack:
        variables = {}
        if database == "postgresql":
            variables["STIK_DATABASE_URL"] = asyncio.run(emptied(stack.enter_context(postgres())))
        servers = [stack.enter_context(serving(tmp_path, **variables)) for _ in range(2)]
        account(servers[0])
        begun = time.monotonic()
        looked_at = asyncio.run(guesses(servers, 20 * BY_LOGIN.free))
        delays = math.log2(time.monotonic() - begun + 1) + 1
        assert BY_LOGIN.free <= looked_at <= BY_LOGIN.free + delays


async def guesses(servers: list[Serving], count: int) -> int:
    """How many of so many guesses at once are looked at."""
    async with nobody() as page:
        addresses = [servers[number % len(servers)].address for number in range(count)]
        answers = await asyncio.gather(*(page.post(f"{address}/api/sessions", json=BAD) for address in addresses))
    statuses = [answer.status_code for answer in answers]
    assert set(statuses) <= {403, 429}
    return statuses.count(403)


def nobody() -> httpx.AsyncClient:
    """A browser that is known nowhere."""
    everything = httpx.Limits(max_connections=None)
    return httpx.AsyncClient(headers={"X-Stik": "1"}, timeout=PATIENCE, limits=everything)


async def test_sixty_sign_ins_at_once_do_not_make_a_move_wait(server: Serving) -> None:
    """Twenty moves, one after the other, are stored and answered before the sign-ins have had their turn.

    On Linux what hashes stands back behind the rest of the process.
    """
    code, (cookie,) = await company(server.address, {"game": "voms", "fill": True}, ["Ane"])
    headers = {"Cookie": f"stik={cookie}", "Origin": server.address}
    url = f"{server.address}/api/tables/{code}/socket".replace("http", "ws", 1)
    async with nobody() as page, connect(url, additional_headers=headers) as socket:
        bodies = [BAD | {"login": f"login{number}"} for number in range(SIGN_INS)]
        sign_ins = [asyncio.create_task(page.post(f"{server.address}/api/sessions", json=body)) for body in bodies]
        await asyncio.wait(sign_ins, return_when=asyncio.FIRST_COMPLETED)
        for number in range(MOVES):
            await said(socket, f"word{number}")
        waiting = sum(not one.done() for one in sign_ins)
        assert waiting >= SIGN_INS // 4, "the moves waited for the sign-ins"
        if sys.platform == "linux":
            assert set(niceness(server)) == {0, NICENESS}
        assert {answer.status_code for answer in await asyncio.gather(*sign_ins)} == {403}


def niceness(server: Serving) -> Iterator[int]:
    """Of each thread."""
    for task in Path(f"/proc/{server.process.pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            yield int(task.joinpath("stat").read_text("utf-8").rpartition(")")[2].split()[16])


async def said(socket: ClientConnection, text: str) -> None:
    """A command is answered when it is on the disk."""
    await socket.send(orjson.dumps({"id": text, "do": "say", "text": text}).decode())
    while orjson.loads(await socket.recv()).get("type") != "done":
        pass


def test_a_link_from_whoever_looks_after_the_server(server: Serving) -> None:
    arguments = server.process.args
    assert isinstance(arguments, list)
    data = arguments[arguments.index("--data") + 1]
    account(server)
    answer = stik_process(
        "admin", "recover", "aviaja", "--data", data, "--lang", "en", STIK_ORIGINS="https://stik.example"
    )
    words, link = answer.stdout.splitlines()
    assert "aviaja" in words
    found = re.fullmatch(r"https://stik\.example/back#([a-z0-9]{40})", link)
    assert found, answer
    with server.page() as page:
        body = {"secret": found[1], "password": "sol og sommer"}
        assert page.post("/api/recoveries", json=body).json()["person"]["login"] == "aviaja"
        assert page.post("/api/recoveries", json=body).status_code == 403
    assert found[1] not in str(server.log("request"))
    (told,) = server.log("account-recovered")
    assert (told["by"], "secret" in told, found[1] in str(told)) == ("link", False, False)
    bare = stik_process("admin", "recover", "aviaja", "--data", data, "--hours", "1", "--lang", "en")
    assert bare.stdout.splitlines()[1].startswith("/back#")
    nobody = stik_process("admin", "recover", "nobody", "--data", data, "--lang", "sv")
    assert (nobody.returncode, "nobody" in nobody.stderr) == (1, True)
