"""No stored secret is in any answer to anybody, whatever the route; who may see one is listed here, with the reason."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import pypdfium2
import pytest
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from sqlalchemy import Column, select

from stik.app.kinds import SECRET
from stik.app.phones.state import fold
from stik.app.secret import Secret
from stik.server.application import routes
from stik.server.desk import Export, Sheet
from stik.server.services import Services
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url
from stik.storage.sql.metadata import SecretText, metadata
from stik.storage.sql.schema import known_devices, ways_back
from tests.server.conftest import NewBrowser
from tests.server.evening import Evening

SHOWN: Final[Mapping[str, frozenset[str]]] = {
    # whoever hands out links sees them
    "profiles.key": frozenset({"show_my_profile", "change_my_profile", "renew_friend_link"}),
    "clubs.key": frozenset({"show_club"}),
    "link": frozenset({"show_tournament"}),
    # a browser is given its own cookie
    "cookie": frozenset({"show_me", "create_guest", "sign_in"}),
}
"""By the kind of secret, the operations that show it to those whose it is; everything else is shown to nobody."""

UNTYPED: Final = (ways_back.c.secret, known_devices.c.device)
"""Columns with secrets that have not got their type yet."""


@dataclass(frozen=True)
class Hidden:
    kind: str
    owners: frozenset[str] = frozenset()
    """The roles whose it is."""


@dataclass(frozen=True)
class Answer:
    role: str
    operation: str
    address: str
    text: bytes


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[SqlStorage]:
    opened = await SqlStorage.open(sqlite_url(tmp_path / "stik.sqlite"))
    yield opened
    await opened.close()


# what is secret


def _columns() -> Iterator[Column[Any]]:
    """Every column of the database that holds secrets, by its type."""
    for table in metadata.sorted_tables:
        yield from (column for column in table.columns if isinstance(column.type, SecretText))
    yield from UNTYPED


async def hidden_now(evening: Evening, storage: SqlStorage) -> dict[str, Hidden]:
    """Every secret that is stored, that follows from one, or that somebody's browser holds."""
    found = {evening.services.settings.secret.get_secret_value(): Hidden("server")}
    roles = {person: role for role, person in evening.ids.items()}
    for column in _columns():
        kind = f"{column.table.name}.{column.name}"
        owner = column.table.columns.get("person", column)
        for value, person in map(tuple, await storage._database.rows(select(column, owner))):
            text = value.get_secret_value() if isinstance(value, Secret) else value
            owners = {"organiser", "player"} if kind == "clubs.key" else {roles.get(person, "")}
            if text is not None:
                found[text] = Hidden(kind, frozenset(owners))
    for code in await storage.tables.histories():
        for entry in await storage.tables.entries(code):
            for name in SECRET & entry.data.keys():
                if isinstance(secret := entry.data[name], Secret):
                    found[secret.get_secret_value()] = Hidden(f"{entry.kind}.{name}")
    found |= {key: Hidden("link", frozenset({"organiser"})) for key in await evening.keys_of_the_desk()}
    found |= {key: Hidden("phone") for key in evening.phone_keys}
    found |= {cookie: Hidden("cookie", frozenset({role})) for cookie, role in evening.cookies.items()}
    return {text: hidden for text, hidden in found.items() if text not in await _told(evening)}


async def _told(evening: Evening) -> set[str]:
    """The shuffles of deals that are over for everybody: they can be checked."""
    table = (await evening.services.tables.live(evening.ordinary)).table
    finished = [table.play.finished(number + 1) for number in range(len(table.play.history))]
    shuffles = [record.deals[0].shuffle for record in finished if record is not None]
    past = fold(await evening.services.storage.tables.entries(f"p/{evening.phones}")).past
    assert past is not None
    return {past.lot.secret, *(shuffle.secret for shuffle in shuffles if shuffle is not None)}


# what is asked


def _values(evening: Evening, keys: Mapping[str, str]) -> dict[str, tuple[object, ...]]:
    """What stands in an address where a route has a parameter; the first pattern that fits counts."""
    tables = (*evening.match_tables, evening.ordinary)
    return {
        "/api/tournaments/{code}": (evening.desk.code,),
        "/api/phones/{code}": (evening.phones,),
        "/api/invitations/{code}": (evening.ordinary,),
        "/api/replays/{code}": (*tables, evening.record),
        "/api/tables/{code}": tables,
        "/api/friends/links/{key}": (keys["profiles.key"],),
        "/api/clubs/{club}/links/{key}": (keys["clubs.key"],),
        "{club}": (evening.club,),
        "{rules}": (evening.rules,),
        "{person}": (evening.ids["organiser"], evening.ids["player"]),
        "{deal}": (1, 2),
        "{showing}": (evening.showing,),
        "{note}": (evening.note,),
        "{report}": (evening.report,),
        "{match}": ("m1", "m2"),
        "{sheet}": get_args(Sheet),
        "{name}": get_args(Export),
        "{session}": ("s0",),
        "{passkey}": ("none",),
        "{game}": ("vira",),
        "{lesson}": ("first",),
        "{article}": ("VR.B2",),
        "{scene}": ("first",),
        "{kind}": ("bids",),
        "{path:page}": ("", f"c/{evening.desk.code}", f"t/{evening.ordinary}"),
    }


def _addresses(path: str, values: Mapping[str, tuple[object, ...]]) -> Iterator[str]:
    names = re.findall(r"\{.*?\}", path)
    chosen = []
    for name in names:
        upto = path[: path.index(name)] + name
        (fits, *_) = [given for pattern, given in values.items() if pattern in (upto, name)]  # a new one is named here
        chosen.append(fits)
    for combination in product(*chosen):
        address = path
        for name, value in zip(names, combination, strict=True):
            address = address.replace(name, str(value))
        yield address


def _bodies(evening: Evening) -> dict[str, object]:
    """What is written where an empty body would be refused at once."""
    about = {"table": evening.ordinary, "person": evening.ids["player"], "reason": "other"}
    house: dict[str, object] = {"name": "Andre", "game": "vira", "preset": "sm2025", "options": {}}
    return {
        "create_guest": {"name": "Gæst", "language": "da"},
        "change_me": {"language": "sv"},
        "change_my_profile": {"about": "Spiller om tirsdagen"},
        "sign_in": {"login": "organiser", "password": "sne og is 9"},
        "create_report": about,
        "play_now": {"game": "vira"},
        "open_table": {"game": "vira", "table": 3},
        "play_on": {"at": 1, "seat": "A"},
        "write_note": {"deal": 1, "at": 0, "text": "Og her"},
        "change_note": {"text": "Nej, her"},
        "open_showing": {"deal": 1, "at": 0},
        "lead_showing": {"do": "step", "deal": 1, "at": 1},
        "create_tournament": {"name": "Nuuk", "format": "labansen"},
        "give_order": {"id": "the-same-every-time", "order": {"do": "call-referee", "text": "Hjælp"}},
        "open_phones": {"game": "vira", "preset": "sm2025", "players": 3},
        "found_club": {"name": "Kammen"},
        "describe_club": {"name": "Kammen", "place": "Nuuk"},
        "add_house_rules": house,
        "change_house_rules": house,
        "publish_house_rules": {"rules": evening.rules},
    }


QUERIES: Final = {
    "show_qr": {"path": "/c/abc"},
    "explain_places": {"a": "p1", "b": "p2"},
    "search_people": {"search": "e"},
}
READING: Final = ("GET", "WS")
WRITING: Final = ("POST", "PUT", "PATCH", "DELETE")
ARRIVING: Final = ("create_guest", "sign_in")
"""As in a new browser: in this one it would sign somebody out."""
LAST: Final = ("sign_out", "delete_me")
"""After these there is nobody to ask any more."""


async def _asked(app: FastAPI, evening: Evening, method: str, values: Mapping[str, tuple[object, ...]]) -> list[Answer]:
    """Every role at every route of a method."""
    answers, bodies = [], _bodies(evening)
    for route in sorted(iter_route_contexts(routes()), key=lambda route: route.name in LAST):
        operation, path = str(route.name), str(route.path)
        if method not in (route.methods or {"WS"}):
            continue
        addresses = list(_addresses(path, values))
        if method not in READING:
            addresses = addresses[-2:]
        for (role, page), address in product(evening.roles.items(), addresses):
            if operation == "print_sheet" and role not in {"organiser", "player"}:
                continue  # slow, and the same for all who do not run the tournament
            if method == "WS":
                answers.append(Answer(role, operation, address, await _first_words(app, address, page)))
                continue
            cookies = httpx.Cookies(page.cookies)
            if operation in ARRIVING:
                page.cookies.clear()
            body = bodies.get(operation, {}) if method in {"POST", "PUT", "PATCH"} else None
            answer = await page.request(method, address, params=QUERIES.get(operation), json=body)
            assert answer.status_code < 500, (role, method, address, answer.text)
            answers.append(Answer(role, operation, address, _read(answer)))
            evening.cookies |= dict.fromkeys(page.cookies.values(), role)
            page.cookies = cookies  # everybody stays who they are
    return answers


def _read(answer: httpx.Response) -> bytes:
    """Headers and body, as text where it is packed."""
    head = "\n".join(f"{name}: {value}" for name, value in answer.headers.items()).encode()
    if answer.content.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
            return b"\n".join((head, *map(packed.read, packed.namelist())))
    if answer.content.startswith(b"%PDF"):
        pages = pypdfium2.PdfDocument(answer.content)
        return b"\n".join((head, *(page.get_textpage().get_text_range().encode() for page in pages)))
    return head + b"\n" + answer.content


async def _first_words(app: FastAPI, address: str, page: httpx.AsyncClient) -> bytes:
    """What a socket says first: everything, or that it is closed."""
    said: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
    heard.put_nowait({"type": "websocket.connect"})
    cookies = "; ".join(f"{name}={value}" for name, value in page.cookies.items())
    headers = [(b"host", b"stik.test"), (b"cookie", cookies.encode())]
    scope = {
        "type": "websocket",
        "path": address,
        "raw_path": address.encode(),
        "query_string": b"",
        "headers": headers,
    }
    scope |= {"client": ("192.0.2.1", 1234), "server": ("stik.test", 80), "scheme": "ws", "subprotocols": []}
    task = asyncio.create_task(app(scope, heard.get, said.put))  # type: ignore[arg-type]
    async with asyncio.timeout(30):
        while (message := await said.get())["type"] == "websocket.accept":
            pass
        heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await task
    return json.dumps(message, default=repr, ensure_ascii=False).encode()


# the test


async def test_no_answer_has_a_secret(
    app: FastAPI, browser: NewBrowser, services: Services, storage: SqlStorage, lines: io.StringIO
) -> None:
    evening = await Evening.begun(browser, services)
    hidden = await hidden_now(evening, storage)
    kinds = {one.kind for one in hidden.values()}
    assert kinds >= {
        *("sessions.token", "people.password", "profiles.key", "clubs.key", "ways_back.secret", "known_devices.device"),
        *("opened.secret", "opened.packs", "dealt.secret", "created.secret", "gathered.next", "sat.key", "ready.dealt"),
        *("link", "phone", "cookie", "server"),
    }
    values = _values(evening, {one.kind: text for text, one in hidden.items()})
    answers = []
    for method in (*READING, *WRITING):
        answers += await _asked(app, evening, method, values)
        hidden |= await hidden_now(evening, storage)
    asked = {answer.operation for answer in answers}
    assert asked == {str(route.name) for route in iter_route_contexts(routes())}
    leaks = [leak for answer in answers for leak in _leaks(answer, hidden)]
    assert leaks == []
    assert [one.kind for text, one in hidden.items() if text in lines.getvalue()] == [], "in the log"
    for kind, operations in SHOWN.items():
        theirs = {text.encode() for text, one in hidden.items() if one.kind == kind}
        showing = {answer.operation for answer in answers if any(text in answer.text for text in theirs)}
        assert showing == operations, "no more is listed than is shown"


def _leaks(answer: Answer, hidden: Mapping[str, Hidden]) -> list[tuple[str, str, str, str]]:
    """The secrets in an answer that are not shown to this role there."""
    return [
        (one.kind, answer.role, answer.operation, answer.address)
        for text, one in hidden.items()
        if text.encode() in answer.text
        and not (answer.operation in SHOWN.get(one.kind, ()) and answer.role in one.owners)
    ]


async def test_no_secret_tells_another(browser: NewBrowser, services: Services, storage: SqlStorage) -> None:
    """What is made from a secret gives nothing away: neither is a part of the other."""
    hidden = await hidden_now(await Evening.begun(browser, services), storage)
    parts = [
        (hidden[one].kind, hidden[other].kind) for one in hidden for other in hidden if one != other and one in other
    ]
    assert parts == []
