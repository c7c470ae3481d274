"""Bytes that are made to hurt, sent to a running server: it refuses them, stays small, and goes on answering."""

from __future__ import annotations

import io
import json
import socket
import threading
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.faults.serving import PATIENCE, Serving, eventually, serving
from tests.server.authenticator import Authenticator

GUEST: Final = {"name": "Aviâja", "language": "da"}
JSON: Final = {"Content-Type": "application/json"}
MOST_GROWN: Final = 150
"""MiB by which the server may grow, whatever it is sent."""
MOST_READING: Final = 256
"""MiB of a process that reads."""
LARGEST_FILE: Final = 4 * 1024 * 1024
SILENCE: Final = 2.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("data"), STIK_SILENCE=str(SILENCE), STIK_RATE_FACTOR="10000") as running:
        yield running


@pytest.fixture
def page(server: Serving) -> Iterator[httpx.Client]:
    """The browser of a guest."""
    with server.page() as browser:
        browser.post("/api/guests", json=GUEST).raise_for_status()
        yield browser


# how much memory is used


def mebibytes(process: int, figure: str) -> float:
    """`VmRSS` is what it has now, `VmHWM` the most that it had."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(figure))


def readers(server: int) -> list[int]:
    """All processes that the server has started."""
    tasks = Path(f"/proc/{server}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


class Grown:
    """What the server grew by at most, since this was made."""

    def __init__(self, server: Serving) -> None:
        self._process = server.process.pid
        Path(f"/proc/{self._process}/clear_refs").write_text("5")  # the most that it had begins anew
        self._before = mebibytes(self._process, "VmRSS")

    def check(self) -> None:
        assert mebibytes(self._process, "VmHWM") - self._before < MOST_GROWN
        assert all(mebibytes(reader, "VmHWM") < MOST_READING for reader in readers(self._process))


# what is sent


def zipped(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def workbook(sheet: bytes) -> bytes:
    """The least that a reader of XLSX takes for a workbook, with this sheet."""
    made = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    package = "http://schemas.openxmlformats.org/package/2006"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    types = (
        f'<Types xmlns="{package}/content-types"><Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/b.xml" ContentType="{made}.sheet.main+xml"/>'
        f'<Override PartName="/s.xml" ContentType="{made}.worksheet+xml"/></Types>'
    )
    links = '<Relationships xmlns="{}/relationships"><Relationship Id="r1" Type="{}/{}" Target="{}"/></Relationships>'
    sheets = '<sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets>'
    book = f'<workbook xmlns="{main}" xmlns:r="{office}">{sheets}</workbook>'
    files = {
        "[Content_Types].xml": types,
        "_rels/.rels": links.format(package, office, "officeDocument", "b.xml"),
        "b.xml": book,
        "_rels/b.xml.rels": links.format(package, office, "worksheet", "s.xml"),
    }
    head = f'<worksheet xmlns="{main}"><sheetData>'.encode()
    return zipped({name: text.encode() for name, text in files.items()} | {"s.xml": head + sheet})


def laughs() -> bytes:
    """A few lines of YAML that say three thousand million words."""
    lines = [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 11)]
    return "\n".join(["a0: &a0 [ha, ha, ha]", *lines]).encode()


BOMBS: Final[dict[str, Callable[[], bytes]]] = {
    "toml": lambda: b"a." * 100_000 + b"b = 1",
    "xlsx of rows": lambda: workbook(b"<row/>" * 9_000_000),
    "xlsx of cells": lambda: workbook(b"<row>" + b"<c/>" * 14_000_000 + b"</row></sheetData></worksheet>"),
    "zip": lambda: zipped({"history.json": bytes(600_000_000)}),
    "zip of files": lambda: zipped({str(number): b"" for number in range(35_000)}),
    "json in a zip": lambda: zipped({"history.json": b"[" + b"{}," * 20_000_000 + b"{}]"}),
    "deep json in a zip": lambda: zipped({"history.json": b"[" * 60_000_000}),
    "yaml": laughs,
    "csv of rows": lambda: b"a\n" * 2_000_000,
    "csv of cells": lambda: b";" * 4_000_000,
    "csv of one cell": lambda: b'"' * 4_000_000,
    "json": lambda: b"[" * 500_000,
    "cbor": lambda: b"\x81" * 500_000,
}
"""Made when they are sent."""


@pytest.fixture(scope="module")
def tournament(server: Serving) -> Iterator[tuple[httpx.Client, str]]:
    """An organiser and the address of the tournament."""
    plan = {"name": "Nuuk", "format": "labansen", "place": "", "date": "2026-01-01", "start": "10:00"}
    with server.page() as organiser:
        organiser.post("/api/guests", json=GUEST).raise_for_status()
        code = organiser.post("/api/tournaments", json=plan).raise_for_status().json()["code"]
        yield organiser, f"/api/tournaments/{code}"


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_is_refused_wherever_files_are_taken(
    server: Serving, tournament: tuple[httpx.Client, str], bomb: str
) -> None:
    organiser, path = tournament
    content, grown = BOMBS[bomb](), Grown(server)
    for route in ("/api/replays", f"{path}/import", "/api/tournaments/archive"):
        if bomb == "toml" and route == "/api/replays":
            continue  # which takes as long as anything may: below
        answer = organiser.post(route, content=content)
        assert answer.status_code in {413, 422}, (route, answer.text)
        assert answer.json()["detail"]
        grown.check()


def seated(server: Serving, page: httpx.Client, table: str) -> ClientConnection:
    """The page of somebody at a table."""
    url = f"ws{server.address.removeprefix('http')}/api/tables/{table}/socket"
    cookie = {"Cookie": f"stik={page.cookies['stik']}"}
    return connect(url, origin=Origin(server.address), additional_headers=cookie)


def test_what_takes_long_to_read_holds_nobody_up(server: Serving, page: httpx.Client) -> None:
    """Neither commands at a table nor a passkey: the record is refused last of all."""
    grown, over = Grown(server), threading.Event()

    def bring() -> httpx.Response:
        with server.page() as other:
            other.post("/api/guests", json=GUEST).raise_for_status()
            answer = other.post("/api/replays", content=BOMBS["toml"]())
            over.set()
            return answer

    device = Authenticator(server.address)
    key = page.post("/api/passkeys/options").json()
    table = page.post("/api/tables", json={"game": "voms"}).raise_for_status().json()["code"]
    with ThreadPoolExecutor(1) as others, seated(server, page, table) as player:
        player.recv()
        brought = others.submit(bring)
        eventually(lambda: bool(readers(server.process.pid)))
        for number in range(20):
            player.send(json.dumps({"id": f"command{number}", "do": "say", "text": "Hej"}))
            while json.loads(player.recv())["type"] != "done":
                """News of the table."""
        made = {"challenge_id": key["challenge_id"], "credential": device.create(key["options"]), "name": "phone"}
        page.post("/api/passkeys", json=made).raise_for_status()
        assert not over.is_set()
        answer = brought.result()
    assert (answer.status_code, answer.json()["code"]) == (422, "upload/too-complex")
    grown.check()


CBOR: Final = {
    "deep": b"\x81" * 30_000,
    "deep without end": b"\x9f" * 30_000,
    "deep tags": b"\xc1" * 30_000,
    "a long array": b"\x9b" + (2**40).to_bytes(8, "big"),
    "long bytes": b"\x5b" + (2**31).to_bytes(8, "big"),
    "a number with 12,000 digits": b"\xc2\x59" + (5_000).to_bytes(2, "big") + b"\xff" * 5_000,
    "a fraction with 2**40 digits": b"\xc4\x82\x1b" + (2**40).to_bytes(8, "big") + b"\x01",
    "shared with itself": b"\xd8\x1c\x81\xd8\x1d\x00",
}


@pytest.mark.parametrize("bomb", CBOR)
def test_cbor_of_a_device_is_refused(server: Serving, page: httpx.Client, bomb: str) -> None:
    """As the whole answer of the device, and where its key stands in an answer that is right otherwise."""
    grown, device = Grown(server), Authenticator(server.address)
    for place in ("answer", "key"):
        question = page.post("/api/passkeys/options").json()
        credential = device.create(question["options"])
        said = base64url_to_bytes(credential["response"]["attestationObject"])
        head = said[: said.index(b"authData")] + b"hauthData"[1:]
        data = device._data(0x40) + bytes(16) + b"\x00\x20" + device.id + CBOR[bomb]
        in_place = head + b"\x5a" + len(data).to_bytes(4, "big") + data
        made = CBOR[bomb] if place == "answer" else in_place
        credential["response"]["attestationObject"] = bytes_to_base64url(made)
        body = {"challenge_id": question["challenge_id"], "credential": credential, "name": "phone"}
        answer = page.post("/api/passkeys", json=body)
        assert (answer.status_code, answer.json()["code"]) in {
            (403, "people/passkey-refused"),
            (422, "upload/too-complex"),
        }
    grown.check()


def test_cbor_of_a_sign_in_is_refused(server: Serving, page: httpx.Client) -> None:
    device = Authenticator(server.address)
    question = page.post("/api/passkeys/options").json()
    made = {"challenge_id": question["challenge_id"], "credential": device.create(question["options"]), "name": "phone"}
    page.post("/api/passkeys", json=made).raise_for_status()
    grown = Grown(server)
    for bomb in CBOR.values():
        question = page.post("/api/passkeys/sign-in/options").json()
        credential = device.get(question["options"])
        extended = bytearray(device._data(0x80)) + bomb
        credential["response"]["authenticatorData"] = bytes_to_base64url(bytes(extended))
        body = {"challenge_id": question["challenge_id"], "credential": credential}
        answer = page.post("/api/passkeys/sign-in", json=body)
        assert (answer.status_code, answer.json()["code"]) in {
            (403, "people/passkey-refused"),
            (422, "upload/too-complex"),
        }
    grown.check()


def bodies() -> dict[str, bytes]:
    """What JSON can say in 64 kB, and nobody means."""
    return {
        "deep": b"[" * 65_000,
        "deep objects": b'{"a":' * 12_000 + b"1" + b"}" * 3_000,
        "a long number": b'{"name": ' + b"9" * 65_000 + b"}",
        "an endless number": b'{"name": 1e999999, "version": -1e999999}',
        "many keys": b"{" + b",".join(b'"%d":0' % number for number in range(6_000)) + b"}",
        "the same key": b"{" + b",".join([b'"name":0'] * 6_000) + b"}",
        "half a letter": b'{"name": "\\ud800", "\\udfff": 1}',
    }


def test_json_is_refused_by_every_route_that_takes_it(server: Serving, page: httpx.Client) -> None:
    described = page.get("/api/openapi.json").json()["paths"]
    routes = [
        (method, path, operation)
        for path, operations in described.items()
        for method, operation in operations.items()
        if method in {"post", "put", "patch", "delete"} and "requestBody" in operation
    ]
    assert len(routes) > 30
    grown = Grown(server)
    for method, path, operation in routes:
        address = path
        for parameter in operation.get("parameters", []):
            if parameter["in"] == "path":
                address = address.replace(f"{{{parameter['name']}}}", "voms" if parameter["name"] == "game" else "m1")
        headers = JSON | {"X-Stik-Seat": "0" * 32}
        for name, body in bodies().items():
            answer = page.request(method, address, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (method, address, name, answer.text)
            assert answer.json()["code"]
            assert len(answer.content) < 100_000, "not a word for each of thousands of keys"
    grown.check()
    assert server.log("bug") == []


def test_values_of_any_depth_are_refused_where_any_value_is_taken(page: httpx.Client) -> None:
    """As deep as JSON itself may be, so that it is not the first reader that refuses it."""
    question = page.post("/api/passkeys/options").json()
    for depth in (100, 200, 400, 900):
        deep: Any = json.loads("[" * depth + "]" * depth)
        credential = {"challenge_id": question["challenge_id"], "credential": {"id": deep}, "name": "phone"}
        ruling = {"answers": [{"field": "game", "value": deep}]}
        for path, body in (("/api/passkeys", credential), ("/api/rulings", ruling)):
            answer = page.post(path, json=body)
            assert answer.status_code < 500, (path, depth, answer.text)


# those who send slowly, or do not send


def connected(server: Serving) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def announced(server: Serving, path: str, size: int, sent: bytes = b"", cookie: str = "") -> socket.socket:
    """A connection that says how much will come, and sends the beginning of it."""
    connection, host = connected(server), server.address.removeprefix("http://")
    head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nX-Stik: 1\r\nContent-Type: application/json\r\n"
    cookies = f"Cookie: stik={cookie}\r\n" if cookie else ""
    connection.sendall(f"{head}{cookies}Content-Length: {size}\r\n\r\n".encode() + sent)
    return connection


def answered(connection: socket.socket) -> tuple[int, str]:
    """The status and the code of the answer."""
    heard = b""
    while b'"detail"' not in heard:
        part = connection.recv(65_536)
        assert part, heard
        heard += part
    head, _, body = heard.partition(b"\r\n\r\n")
    code = body[body.index(b'"code":"') + 8 :]
    return int(head.split()[1]), code[: code.index(b'"')].decode()


SILENT: Final = {
    "a file": ("/api/tournaments/archive", LARGEST_FILE, b"PK" * 500),
    "a file of which nothing comes": ("/api/tournaments/archive", LARGEST_FILE, b""),
    "a record": ("/api/replays", 400_000, b"format = 1\n"),
    "a few words": ("/api/guests", 100, b'{"name": "Avi'),
    "nothing": ("/api/guests", 100, b""),
}


@pytest.mark.parametrize("body", SILENT)
def test_a_body_that_stalls_is_dropped(server: Serving, page: httpx.Client, body: str) -> None:
    path, size, sent = SILENT[body]
    with announced(server, path, size, sent, page.cookies["stik"]) as connection:
        assert answered(connection) == (408, "http/too-slow")


def test_a_body_that_drips_is_dropped(server: Serving, page: httpx.Client) -> None:
    """It is never silent, but it would take a week."""
    with announced(server, "/api/replays", 400_000, b"", page.cookies["stik"]) as connection:
        over = threading.Event()

        def drip() -> None:
            while not over.wait(SILENCE / 4):
                try:
                    connection.sendall(b"#")
                except OSError:
                    return

        with ThreadPoolExecutor(1) as others:
            others.submit(drip)
            try:
                assert answered(connection) == (408, "http/too-slow")
            finally:
                over.set()


@pytest.mark.parametrize(
    ("path", "size"), [("/api/tournaments/archive", LARGEST_FILE), ("/api/tables", 60_000), ("/api/replays", 400_000)]
)
def test_who_may_not_send_is_told_before_anything_has_come(server: Serving, path: str, size: int) -> None:
    grown = Grown(server)
    crowd = [announced(server, path, size) for _ in range(120)]
    try:
        assert {answered(connection) for connection in crowd} == {(401, "people/not-signed-in")}
    finally:
        for connection in crowd:
            connection.close()
    grown.check()


def test_what_is_sent_all_the_same_is_not_kept(server: Serving, page: httpx.Client) -> None:
    grown = Grown(server)
    path, most_of_it = "/api/tournaments/archive", bytes(LARGEST_FILE - 100_000)
    crowd = [announced(server, path, LARGEST_FILE, most_of_it) for _ in range(120)]
    try:
        assert {answered(connection) for connection in crowd} == {(401, "people/not-signed-in")}
        page.patch("/api/me", json={"name": "Ole"}).raise_for_status()
        grown.check()
    finally:
        for connection in crowd:
            connection.close()


CHUNKED: Final = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-Stik: 1\r\nTransfer-Encoding: chunked\r\n\r\n1"
ENDLESS: Final = {
    "headers": (b"GET / HTTP/1.1\r\n", b"a:b\r\n"),
    "a header": (b"GET / HTTP/1.1\r\na: ", b"x" * 1000),
    "an address": (b"GET /", b"x" * 1000),
    "what a chunk says of itself": (CHUNKED + b";", b"x" * 1000),
    "headers after the body": (CHUNKED + b"\r\nx\r\n0\r\n", b"a:b\r\n"),
}


@pytest.mark.parametrize("head", ENDLESS)
def test_a_head_without_end_ends_the_connection(server: Serving, head: str) -> None:
    grown, (begin, more) = Grown(server), ENDLESS[head]
    with connected(server) as connection:
        connection.sendall(begin)
        with pytest.raises(ConnectionError):
            connection.sendall(more * (50_000_000 // len(more)))
    grown.check()


@pytest.mark.parametrize("head", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_a_connection_on_which_nothing_is_asked_ends(server: Serving, head: bytes) -> None:
    with connected(server) as connection:
        connection.sendall(head)
        assert connection.recv(1) == b""


FRAMES: Final = {
    "pings": (b"", b"\x89\x80\0\0\0\0"),
    "messages": (b"", b"\x81\x80\0\0\0\0"),
    "a message of nothing without end": (b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"),
}


@pytest.mark.parametrize("frames", FRAMES)
def test_frames_without_end_end_the_socket(server: Serving, page: httpx.Client, frames: str) -> None:
    table = page.post("/api/tables", json={"game": "voms"}).raise_for_status().json()["code"]
    host, (begin, more) = server.address.removeprefix("http://"), FRAMES[frames]
    asked = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    grown = Grown(server)
    with connected(server) as connection:
        connection.sendall(asked.encode())
        assert connection.recv(12) == b"HTTP/1.1 101"
        connection.sendall(begin)
        with pytest.raises(ConnectionError):
            connection.sendall(more * 5_000_000)
    grown.check()


def test_few_large_bodies_come_at_once(server: Serving, page: httpx.Client) -> None:
    """Forty announce one; most of what they send waits on its way, and then others may."""
    grown, cookie = Grown(server), page.cookies["stik"]
    path = "/api/tournaments/archive"
    with ThreadPoolExecutor(40) as others:
        crowd = list(others.map(lambda _: announced(server, path, LARGEST_FILE, bytes(30_000), cookie), range(40)))
        try:
            told = list(others.map(answered, crowd))
        finally:
            for connection in crowd:
                connection.close()
    assert set(told) <= {(408, "http/too-slow"), (503, "server/busy")}
    assert (503, "server/busy") in told, "more than may wait"
    grown.check()
    answer = page.post(path, content=b"PK nonsense")
    assert (answer.status_code, answer.json()["code"]) == (422, "tournament/import-unreadable")
