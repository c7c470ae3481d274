"""`stik serve --hall`: phones find the laptop, may come all at once, and lose nothing when the power fails."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import segno
from click.testing import Result
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.typing import Origin

from stik.bootstrap import network
from stik.cli import hall
from stik.cli.main import app as cli
from stik.messages import LANGUAGES, catalogue
from stik.server.hall import RATE_FACTOR, for_hall, origin_of
from stik.server.limits import Limits, scaled
from stik.server.settings import ServerSettings
from tests.conftest import deals
from tests.server.test_serve import HEADERS, STIK, environment

PLAN = {"name": "Nuuk", "format": "free-play"}


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on no network."""
    monkeypatch.setattr(hall, "lan_addresses", lambda: ())


def serve(*arguments: str) -> Result:
    """A start that is refused."""
    unset = ("STIK_DATA", "STIK_HALL_ORIGIN", "STIK_REDIS_URL", "LANG", "LC_ALL")
    return CliRunner().invoke(cli, ["serve", "--data", ":memory:", *arguments], env=dict.fromkeys(unset))


# where the machine is


def test_addresses_in_order() -> None:
    found = network.usable(["8.8.8.8", "127.0.1.1", "169.254.3.4", "192.168.1.5", "10.0.0.7", "192.168.1.5", "0.0.0.0"])
    assert found == ("192.168.1.5", "10.0.0.7", "8.8.8.8", "169.254.3.4")


def test_a_tunnel_is_not_the_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_on_the_way_out", lambda: iter(["10.8.0.2"]))
    monkeypatch.setattr(network, "_of_interfaces", lambda: (["127.0.0.1", "192.168.1.5"], ["172.17.0.1", "10.8.0.2"]))
    assert network.lan_addresses() == ("192.168.1.5", "172.17.0.1", "10.8.0.2")


def test_the_name_is_the_last_resort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_on_the_way_out", lambda: iter(()))
    monkeypatch.setattr(network, "_of_interfaces", lambda: (["127.0.0.1"], []))
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda _: ("laptop", [], ["127.0.1.1", "192.168.7.7"]))
    assert network.lan_addresses() == ("192.168.7.7",)
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda _: ("laptop", [], ["127.0.1.1"]))
    assert network.lan_addresses() == ()


def test_finding_out_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what asks the machine itself is called: no name is looked up where a network is known, nothing is sent."""

    def nobody(*_arguments: object) -> None:
        raise AssertionError("this would be outside traffic")

    for name in ("getaddrinfo", "gethostbyname", "create_connection"):
        monkeypatch.setattr(socket, name, nobody)
    monkeypatch.setattr(network, "_of_the_name", lambda: iter(()))
    assert all(not network.is_loopback(one) for one in network.lan_addresses())


@pytest.mark.parametrize(
    ("text", "name"),
    [
        *((good, True) for good in ("stik.local", "laptop", "Laptop-2.lan")),
        *((bad, False) for bad in ("192.168.1.999", "http://stik.local", "stik.local:8000", "stik.local/c")),
        *((bad, False) for bad in ("a b", "", "-a", "a..b", "x" * 64)),
    ],
)
def test_names(text: str, name: bool) -> None:
    assert network.is_name(text) is name


def test_where_the_phones_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "lan_addresses", lambda: ("192.168.1.5", "10.0.0.7"))
    assert hall.Hall.at("0.0.0.0", None).origins(8000) == ("http://192.168.1.5:8000", "http://10.0.0.7:8000")
    assert hall.Hall.at("::", None).hosts == ("192.168.1.5", "10.0.0.7")
    assert hall.Hall.at("10.0.0.7", None).origins(80) == ("http://10.0.0.7",)
    assert hall.Hall.at("0.0.0.0", "stik.local").origins(8000) == ("http://stik.local:8000",)
    named = hall.Hall.at("0.0.0.0", None, "http://stik.lan")
    assert named.origins(80) == ("http://stik.lan", "http://192.168.1.5", "http://10.0.0.7")
    assert hall.Hall.at("127.0.0.1", None, "https://stik.example").origins(8000) == ("https://stik.example",)
    assert origin_of("fe80::1", 8000) == "http://[fe80::1]:8000"


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--hall",), "serve/hall-alone"),
        (("--hall", "--host", "127.0.0.1"), "serve/hall-alone"),
        (("--hall-address", "198.51.100.9"), "serve/hall-not-here"),
        (("--hall-address", "http://x"), "serve/hall-no-address"),
        (("--hall-address", "0.0.0.0"), "serve/hall-no-address"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hall_to_be_found(arguments: tuple[str, ...], code: str, language: str) -> None:
    answer = serve(*arguments, "--lang", language)
    known = {"address": arguments[-1], "known": "127.0.0.1"}
    assert (answer.exit_code, answer.stderr.rstrip()) == (1, catalogue(language)(code, **known))  # type: ignore[arg-type]


def test_a_bad_setting_of_the_page_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIK_RATE_FACTOR", "0")
    answer = serve("--hall")
    assert (answer.exit_code, answer.stderr.startswith("STIK_RATE_FACTOR")) == (1, True)


# settings


def test_settings_of_a_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STIK_RATE_FACTOR", "STIK_ORIGINS", "STIK_HALL_ORIGIN"):
        monkeypatch.delenv(name, raising=False)
    plain = for_hall(ServerSettings(), ["http://192.168.1.5:8000"], 8000)
    assert (plain.hall_origin, plain.origins, plain.rate_factor) == ("http://192.168.1.5:8000", (), RATE_FACTOR)
    monkeypatch.setenv("STIK_ORIGINS", "https://stik.example")
    monkeypatch.setenv("STIK_RATE_FACTOR", "3")
    monkeypatch.setenv("STIK_HALL_ORIGIN", "http://stik.lan/")
    known = ServerSettings()
    assert known.hall_origin == "http://stik.lan"
    set_ = for_hall(known, ["http://stik.lan"], 8000)
    assert set_.rate_factor == 3
    here = ("http://localhost:8000", "http://127.0.0.1:8000")
    assert set_.origins == ("https://stik.example", "http://stik.lan", *here)


def test_a_full_hall_behind_one_address_gets_in() -> None:
    """Four hundred phones load the page and become guests within the same second."""
    limits = Limits(scaled(RATE_FACTOR), now=lambda: 0.0)
    waits = [limits.wait(kind, "192.168.1.1") for kind in ("creating", "page", "any") for _ in range(400 * 3)]
    assert max(waits) == 0


# the code


@pytest.mark.parametrize("link", ["http://10.0.0.7/c", "http://192.168.100.200:58000/c"])
def test_the_code_in_the_terminal(link: str) -> None:
    """Whatever colours the terminal has, every module is black or white, and they are those of the code."""
    lines = hall.drawn(link).split("\n")
    signs = {sign: halves for halves, sign in hall.HALVES.items()}
    rows: list[list[bool]] = []
    for line in lines:
        found = re.fullmatch(r"\x1b\[38;5;16;48;5;231m([ ▀▄█]+)\x1b\[0m", line)
        assert found
        rows += [[signs[sign][half] for sign in found[1]] for half in (0, 1)]
    wanted = [list(map(bool, row)) for row in segno.make_qr(link, error="l").matrix_iter(border=4)]
    assert rows[: len(wanted)] == wanted
    assert not any(any(row) for row in rows[len(wanted) :])
    assert len(lines) <= 20  # with what is said around it, a terminal of 24 lines shows it whole


def test_a_code_only_where_it_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    place, say = hall.Hall(("192.168.1.5", "10.0.0.7")), catalogue("en")
    monkeypatch.setattr("sys.stdout", Terminal(io.BytesIO(), encoding="utf-8"))
    code, phones, others = place.lines(8000, say)
    assert code == hall.drawn("http://192.168.1.5:8000/c")
    assert ("scan the code" in phones, "http://10.0.0.7:8000" in others) == (True, True)
    monkeypatch.setattr("sys.stdout", Terminal(io.BytesIO(), encoding="latin-1"))
    assert len(place.lines(8000, say)) == 2
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    assert "scan" not in place.lines(8000, say)[0]
    assert "8.8.8.8" in hall.Hall(("8.8.8.8",)).lines(8000, say)[-1]


# a laptop in a hall


@contextmanager
def in_a_hall(data: Path, *arguments: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server for a hall of one machine, and its port."""
    process = subprocess.Popen(
        [*STIK, "serve", "--port", "0", "--data", str(data), "--hall-address", "127.0.0.1", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment() | more,
    )
    try:
        assert process.stdout
        found = re.match(r"Stik is at http://127\.0\.0\.1:(\d+) · data: (.+)\n", process.stdout.readline())
        assert found
        assert process.stdout.readline().startswith("Phones: join the same network")
        yield process, int(found[1])
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@contextmanager
def guest(address: str, name: str) -> Iterator[httpx.Client]:
    """A phone that has come in; it says where its page comes from, as browsers do."""
    with httpx.Client(base_url=address, headers=HEADERS | {"Origin": address}, timeout=30) as phone:
        answer = phone.post("/api/guests", json={"name": name, "language": "da"})
        assert answer.status_code == 201, answer.text
        assert "secure" not in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" not in answer.headers
        yield phone


def picture(link: str) -> str:
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, border=2, scale=4, dark="#000", light="#fff"
    )
    return out.getvalue().decode()


def test_phones_over_plain_http(tmp_path: Path) -> None:
    """All addresses of the machine work, also where a public one is set; links lead to the hall's."""
    with in_a_hall(tmp_path, STIK_ORIGINS="https://stik.example") as (process, port):
        for host in ("localhost", "127.0.0.1"):
            with guest(f"http://{host}:{port}", "Malik") as phone:
                assert phone.get("/api/me").json()["person"]["name"] == "Malik"
                code = phone.get("/api/qr", params={"path": "/c/NUUK"})
                assert code.text == picture(f"http://127.0.0.1:{port}/c/NUUK")
        stranger = {"Origin": "http://elsewhere.example", **HEADERS}
        answer = httpx.post(
            f"http://127.0.0.1:{port}/api/guests", json={"name": "x", "language": "da"}, headers=stranger
        )
        assert answer.json()["code"] == "http/other-origin"
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0


class Desk:
    """The organiser's page: enters results until the server is gone, and remembers what was acknowledged."""

    def __init__(self, page: httpx.Client) -> None:
        self._page = page
        self.code = page.post("/api/tournaments", json=PLAN).raise_for_status().json()["code"]
        for number in range(8):
            self.order({"do": "register", "name": f"Team {number}"})
        for to in ("open", "running"):
            self.order({"do": "move", "to": to})
        self.entrants = [one["id"] for one in self.document()["entrants"]]
        self.acknowledged: dict[str, list[int]] = {}
        self.enough = threading.Event()

    def order(self, order: object, **more: object) -> dict[str, str]:
        given = {"id": secrets.token_hex(8), "order": order, **more}
        answer = self._page.post(f"/api/tournaments/{self.code}/orders", json=given).raise_for_status().json()
        assert answer["done"], answer
        return answer  # type: ignore[no-any-return]

    def document(self) -> dict[str, list[dict[str, str]]]:
        return self._page.get(f"/api/tournaments/{self.code}").raise_for_status().json()  # type: ignore[no-any-return]

    def enter_results(self, wanted: int) -> None:
        """Free play: pairs two and enters their game, again and again; `enough` comes in the midst of it."""
        number = 0
        while True:
            a, b = (self.entrants[(number + step) % len(self.entrants)] for step in (0, 1))
            lus = [9, number % 9]
            try:
                match = self.order({"do": "pair", "entrants": [a, b]})["match"]
                rounds = self.document()["rounds"]
                if not rounds[-1]["begun"]:
                    self.order({"do": "run-round", "round": rounds[-1]["number"]})
                self.order({"do": "enter", "match": match, "result": {"lus": lus}})
            except httpx.TransportError:
                return
            self.acknowledged[match] = lus
            number += 1
            if number == wanted:
                self.enough.set()


def test_a_killed_laptop_has_every_acknowledged_result(tmp_path: Path) -> None:
    stored: dict[str, list[int]] = {}
    for kills in range(deals(usual=1, soak=8)):
        with in_a_hall(tmp_path) as (process, port), guest(f"http://127.0.0.1:{port}", "Aviâja") as page:
            desk = Desk(page)
            entering = threading.Thread(target=desk.enter_results, args=(10 + kills,))
            entering.start()
            assert desk.enough.wait(60)
            os.kill(process.pid, signal.SIGKILL)
            entering.join(60)
            assert len(desk.acknowledged) >= 10
            stored = desk.acknowledged
            cookies = page.cookies
        with in_a_hall(tmp_path) as (process, port):
            again = httpx.get(f"http://127.0.0.1:{port}/api/tournaments/{desk.code}", cookies=cookies).json()
            results = {one["id"]: one["games"][0]["result"]["lus"] for one in again["matches"] if one["games"]}
            assert stored.items() <= results.items(), "a result was acknowledged and is lost"
            assert len(results) <= len(stored) + 1, "only the one under way may be there besides"
            assert again["me"]["role"] == "organiser", "and whoever was signed in still is"
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0


PHONES = 150
"""Behind one router; without `--hall` this many are let in too."""


async def phone(address: str, number: int, tournament: str, table: str, everybody: asyncio.Barrier) -> str:
    """Somebody who registers, looks on while all others do, and reports for the first side; the entrant."""
    once = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(
        base_url=address, headers=HEADERS | {"Origin": address}, timeout=60, limits=once, verify=False
    ) as page:

        async def order(what: dict[str, object]) -> dict[str, str]:
            given = {"id": secrets.token_hex(8), "order": what}
            answer = (await page.post(f"/api/tournaments/{tournament}/orders", json=given)).raise_for_status()
            return answer.json()  # type: ignore[no-any-return]

        (await page.post("/api/guests", json={"name": f"Malik {number}", "language": "da"})).raise_for_status()
        entrant = (await order({"do": "register", "name": f"Hold {number}"}))["entrant"]
        cookie = {"Cookie": f"stik={page.cookies['stik']}"}
        url = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
        async with connect(url, origin=Origin(address), additional_headers=cookie) as socket:
            assert json.loads(await socket.recv())["type"] == "table"
            await everybody.wait()  # nobody leaves before the last has come
        await everybody.wait()  # until all are paired
        document = (await page.get(f"/api/tournaments/{tournament}")).raise_for_status().json()
        match = next(match for match in document["matches"] if entrant in match["entrants"])
        if match["entrants"][0] == entrant:
            await order({"do": "report", "match": match["id"], "result": {"lus": [9, 0]}})
        return entrant


async def crowd(address: str, organiser: httpx.Client) -> None:
    plan = PLAN | {"registration": True}
    code = organiser.post("/api/tournaments", json=plan).raise_for_status().json()["code"]
    table = organiser.post("/api/tables", json={"game": "voms"}).raise_for_status().json()["code"]

    def order(what: dict[str, object]) -> None:
        given = {"id": secrets.token_hex(8), "order": what, "confirmed": True}
        organiser.post(f"/api/tournaments/{code}/orders", json=given).raise_for_status()

    order({"do": "move", "to": "open"})
    everybody = asyncio.Barrier(PHONES + 1)
    phones = [asyncio.create_task(phone(address, number, code, table, everybody)) for number in range(PHONES)]
    first = asyncio.create_task(everybody.wait())
    await asyncio.wait([first, *phones], return_when=asyncio.FIRST_COMPLETED)
    for come in phones:
        if come.done():
            come.result()
    order({"do": "move", "to": "running"})
    entrants = [entrant["id"] for entrant in organiser.get(f"/api/tournaments/{code}").json()["entrants"]]
    for first_side, other_side in zip(entrants[::2], entrants[1::2], strict=True):
        order({"do": "pair", "entrants": [first_side, other_side]})
    order({"do": "run-round", "round": 1})
    await everybody.wait()
    reported = await asyncio.gather(*phones)
    document = organiser.get(f"/api/tournaments/{code}").json()
    assert set(reported) == set(entrants)
    assert len(document["matches"]) == PHONES // 2
    assert {match["state"] for match in document["matches"]} == {"reported"}


def test_a_full_hall_registers_watches_and_reports(tmp_path: Path) -> None:
    with in_a_hall(tmp_path) as (_, port), guest(f"http://127.0.0.1:{port}", "Aviâja") as organiser:
        asyncio.run(crowd(f"http://127.0.0.1:{port}", organiser))
