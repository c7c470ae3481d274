"""What is stored can be looked through, copied while people play, put back, and cleared of what nobody needs."""

from __future__ import annotations

import json
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from stik.messages import LANGUAGES, catalogue
from tests.faults.serving import PATIENCE, Serving, eventually, serving
from tests.server.test_serve import stik

GUEST = {"name": "Aviâja", "language": "da"}
PLAN = {"name": "Nuuk", "format": "free-play"}
PHONES = {"game": "voms", "preset": "tournament", "players": 4}
DAY = 86_400_000


@contextmanager
def guest(server: Serving) -> Iterator[httpx.Client]:
    with server.page() as page:
        page.post("/api/guests", json=GUEST).raise_for_status()
        yield page


def opened(page: httpx.Client, path: str, body: dict[str, object]) -> str:
    return str(page.post(path, json=body).raise_for_status().json()["code"])


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every table of a database, whatever it is called, in an order of its own."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(database.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr) for name in names}


def change(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        assert database.execute(statement, values).rowcount > 0


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A folder with a history of each kind, and their codes; the server has stopped."""
    folder = tmp_path_factory.mktemp("stored")
    with serving(folder) as server, guest(server) as page:
        return folder, {
            "table": opened(page, "/api/play", {"game": "voms"}),
            "other": opened(page, "/api/play", {"game": "vira"}),
            "tournament": opened(page, "/api/tournaments", PLAN),
            "phones": opened(page, "/api/phones", PHONES),
        }


@pytest.fixture
def data(stored: tuple[Path, dict[str, str]], tmp_path: Path) -> Path:
    """A folder of one's own with all that."""
    return Path(shutil.copytree(stored[0], tmp_path / "data"))


# a damaged file


@pytest.mark.parametrize("where", [0, 8192])
@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("admin", "check")], ids=["serve", "check"])
def test_a_damaged_file_is_named_and_what_to_do(data: Path, where: int, command: tuple[str, ...]) -> None:
    file = data / "stik.sqlite"
    with file.open("r+b") as opened_file:
        opened_file.seek(where)
        opened_file.write(b"\xa5" * 4096)
    damaged = file.read_bytes()
    for language in LANGUAGES if command[0] == "serve" else ("en",):
        answer = stik(*command, "--data", str(data), "--lang", language)
        assert (answer.exit_code, answer.stdout) == (1, "")
        assert answer.stderr.strip() == catalogue(language)("storage/damaged-file", file=str(file))
    assert file.read_bytes() == damaged


# a history that leads nowhere


def broken(data: Path, codes: dict[str, str]) -> list[str]:
    """Breaks three histories, each in another way: a gap, a step in the wrong place, an unreadable one."""
    file = data / "stik.sqlite"
    change(
        file,
        'UPDATE entries SET kind = \'left\', data = \'{"seat": "N"}\' WHERE "table" = ? AND version = 1',
        codes["table"],
    )
    change(file, "UPDATE entries SET data = '{' WHERE \"table\" = ?", f"c/{codes['tournament']}")
    change(file, 'UPDATE entries SET version = 3 WHERE "table" = ?', f"p/{codes['phones']}")
    return [codes["table"], f"c/{codes['tournament']}", f"p/{codes['phones']}"]


def test_a_history_that_leads_nowhere_is_named(stored: tuple[Path, dict[str, str]], data: Path) -> None:
    """At the start, when somebody opens it, and by whoever asks; all others go on."""
    codes = stored[1]
    lost = broken(data, codes)
    with serving(data) as server, guest(server) as page:
        told = server.log("history-broken")
        assert {(line["table"], line["level"]) for line in told} == {(code, "error") for code in lost}
        assert all(line["reason"] for line in told)
        for path in (
            f"tables/{codes['table']}/deals",
            f"tournaments/{codes['tournament']}",
            f"phones/{codes['phones']}",
        ):
            answer = page.get(f"/api/{path}")
            assert (answer.status_code, answer.json()["code"]) == (500, "storage/broken-history"), path
        assert page.get(f"/api/tables/{codes['other']}/deals").status_code == 200
        eventually(lambda: len(server.log("history-broken")) == 2 * len(lost))
        assert server.log("bug") == []
    for language in LANGUAGES:
        answer = stik("admin", "check", "--data", str(data), "--lang", language)
        assert answer.exit_code == 1
        assert [line.partition("\t")[0] for line in answer.stdout.splitlines()] == sorted(lost)
        assert answer.stderr.strip() == catalogue(language)("admin/broken", count=4, broken=3)


def test_whole_histories_are_said_to_be_whole(data: Path) -> None:
    for language in LANGUAGES:
        answer = stik("admin", "check", "--data", str(data), "--lang", language)
        assert (answer.exit_code, answer.stderr) == (0, "")
        assert answer.stdout.strip() == catalogue(language)("admin/whole", count=4)


# a copy


class Writers:
    """People who go on opening tables, until they are told to stop."""

    def __init__(self, server: Serving) -> None:
        self.acknowledged: list[str] = []
        self._enough = threading.Event()
        self._threads = [threading.Thread(target=self._write, args=(server,)) for _ in range(2)]

    def _write(self, server: Serving) -> None:
        with guest(server) as page:
            while not self._enough.is_set():
                self.acknowledged.append(opened(page, "/api/play", {"game": "voms"}))

    def __enter__(self) -> Writers:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        for thread in self._threads:
            thread.join()


def test_a_copy_of_a_running_server_is_put_back(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    busy, quiet = tmp_path / "busy.sqlite", tmp_path / "quiet.sqlite"
    with serving(first) as server, guest(server) as page:
        with Writers(server) as writers:
            eventually(lambda: len(writers.acknowledged) >= 10)
            before = list(writers.acknowledged)
            copied = stik("admin", "backup", str(busy), "--data", str(first))
            assert copied.exit_code == 0, copied.stderr
            eventually(lambda: len(writers.acknowledged) > len(before))  # nobody was kept from writing
        lines = catalogue("en")
        assert copied.stdout.splitlines() == [
            lines("backup/done", file=str(busy), size=busy.stat().st_size),
            lines("backup/restore", file=str(busy), database=str(first / "stik.sqlite")),
        ]
        assert busy.stat().st_mode & 0o077 == 0
        copy, now = rows(busy), rows(first / "stik.sqlite")
        assert copy.keys() == now.keys()
        assert set(before) <= {str(row[0]) for row in copy["tables"]}
        for name in ("entries", "people"):  # where nothing is ever changed, the copy is what was there before
            assert set(copy[name]) <= set(now[name])
        assert stik("admin", "backup", str(quiet), "--data", str(first)).exit_code == 0
        left = rows(first / "stik.sqlite")
        mine = page.get("/api/me").json()
        cookies = dict(page.cookies)
    for file in (busy, quiet):
        second.mkdir(exist_ok=True)
        for old in second.glob("stik.sqlite*"):
            old.unlink()
        shutil.copy(file, second / "stik.sqlite")
        with serving(second) as server, server.page() as page:
            page.cookies.update(cookies)
            assert page.get("/api/me").json() == mine
            assert page.get(f"/api/tables/{before[-1]}/deals").status_code == 200
        assert stik("admin", "check", "--data", str(second)).exit_code == 0
    assert rows(second / "stik.sqlite") == left


def test_a_copy_takes_no_other_place(data: Path, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("something else")
    for language in LANGUAGES:
        say = catalogue(language)
        for arguments, words in (
            ((str(tmp_path / "there"), "--data", str(data)), say("backup/file-exists", file=str(tmp_path / "there"))),
            ((str(tmp_path / "a"), "--data", ":memory:"), say("backup/memory")),
        ):
            answer = stik("admin", "backup", *arguments, "--lang", language)
            assert (answer.exit_code, answer.stdout, answer.stderr.strip()) == (1, "", words)
    assert (tmp_path / "there").read_text() == "something else"
    assert not (tmp_path / "a").exists()


def test_a_damaged_file_is_not_copied(data: Path, tmp_path: Path) -> None:
    with (data / "stik.sqlite").open("r+b") as file:
        file.seek(8192)
        file.write(b"\xa5" * 4096)
    answer = stik("admin", "backup", str(tmp_path / "copy"), "--data", str(data))
    assert answer.exit_code == 1
    assert str(data / "stik.sqlite") in answer.stderr
    assert "Traceback" not in answer.stderr
    assert not list(tmp_path.glob("copy*"))


@pytest.mark.parametrize(
    "command",
    [("check",), ("prune",), ("ratings",), ("people",), ("grant", "a", "admin"), ("recover", "a"), ("backup", "copy")],
)
def test_a_folder_that_no_server_has_used_is_named(tmp_path: Path, command: tuple[str, ...]) -> None:
    """Whoever mistypes a folder is not told that all is well there."""
    for language in LANGUAGES:
        answer = stik("admin", *command, "--data", str(tmp_path), "--lang", language)
        words = catalogue(language)("storage/nothing-there", file=str(tmp_path / "stik.sqlite"))
        assert (answer.exit_code, answer.stdout, answer.stderr.strip()) == (1, "", words)
    assert list(tmp_path.iterdir()) == []


# what nobody comes back to


def at(server: Serving, page: httpx.Client, code: str) -> ClientConnection:
    """The page's socket at a table."""
    cookies = "; ".join(f"{name}={value}" for name, value in page.cookies.items())
    headers = {"Cookie": cookies, "Origin": server.address}
    return connect(f"ws{server.address[4:]}/api/tables/{code}/socket", additional_headers=headers)


def play(server: Serving, page: httpx.Client, code: str) -> None:
    """Has a deal dealt at the table."""
    with at(server, page, code) as socket:
        socket.send(json.dumps({"id": "ready", "do": "ready", "seed": "0" * 32}))
        while '"event":"dealt"' not in str(socket.recv(PATIENCE, decode=True)):
            pass


def age(file: Path) -> None:
    """Everything that there is happened 200 days ago."""
    for table, moment in (("people", "created"), ("sessions", "seen"), ("tables", "changed"), ("entries", "at")):
        change(file, f'UPDATE "{table}" SET "{moment}" = "{moment}" - ?', 200 * DAY)


def test_what_nobody_comes_back_to_is_listed_and_then_goes(tmp_path: Path) -> None:
    """While the server runs: whoever looks for it finds nothing, and everybody else goes on."""
    file = tmp_path / "stik.sqlite"
    with serving(tmp_path) as server, guest(server) as gone, guest(server) as player:
        abandoned = opened(gone, "/api/tables", {"game": "voms"})
        with at(server, gone, abandoned) as page:  # looked at by its host
            page.recv(PATIENCE)
        played = opened(player, "/api/play", {"game": "voms"})
        play(server, player, played)
        with at(server, gone, abandoned) as page:  # who opens a table looks at it
            page.recv(PATIENCE)
        age(file)
        with guest(server) as new:
            waiting = opened(new, "/api/tables", {"game": "voms"})
            for code in (abandoned, played, waiting):  # all of them are in the memory of the server
                assert new.get(f"/api/tables/{code}/deals").status_code == 200
            lost = gone.get("/api/me").json()["person"]
            change(file, "UPDATE sessions SET seen = seen - ? WHERE person = ?", 200 * DAY, lost["id"])
            before = rows(file)
            for language in LANGUAGES:
                preview = stik("admin", "prune", "--data", str(tmp_path), "--lang", language)
                assert (preview.exit_code, rows(file)) == (0, before)
                table, person, sum_up = preview.stdout.splitlines()
                assert (abandoned in table, lost["id"] in person) == (True, True)
                assert sum_up == catalogue(language)("prune/preview", tables=1, guests=1, sessions=1)
            with at(server, new, abandoned) as page:
                done = stik("admin", "prune", "--yes", "--data", str(tmp_path))
                assert done.exit_code == 0, done.stderr
                page.send(json.dumps({"id": "sit", "do": "sit", "seat": "E"}))
                answer = next(answer for answer in map(json.loads, page) if answer.get("id") == "sit")
                assert (answer["type"], answer["code"]) == ("refused", "table/not-found")
            assert done.stdout.splitlines()[-1] == catalogue("en")("prune/done", tables=1, guests=1, sessions=1)
            eventually(lambda: gone.get("/api/me").json() == {"person": None})  # a process knows people for seconds
            assert new.get(f"/api/tables/{abandoned}/deals").status_code == 404
            for code in (played, waiting):
                assert new.get(f"/api/tables/{code}/deals").status_code == 200
            assert new.post("/api/tables", json={"game": "voms"}).status_code == 201
            left = rows(file)
            assert abandoned not in str(left)
            assert lost["id"] not in str(left)
        assert server.log("bug") == []
    assert stik("admin", "check", "--data", str(tmp_path)).exit_code == 0
    assert stik("admin", "prune", "--days", "0", "--data", str(tmp_path)).exit_code == 2
