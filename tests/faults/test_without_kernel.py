"""A machine without the native kernel: what cannot play says so, with the command that helps; everything else runs."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from stik.cards import write_cards
from stik.vira.deal import PACK
from tests.faults.serving import PATIENCE, Serving, eventually, serving, stik_process
from tests.server.test_serve import STIK, environment

RECORDS = Path(__file__).parents[1] / "records"
HELP = "`make kernel`"


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of processes in which every import of the kernel fails."""
    folder = tmp_path_factory.mktemp("without")
    (folder / "stik_kernel.py").write_text("raise ImportError('not on this machine')\n", "utf-8")
    return {"PYTHONPATH": f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}", "STIK_LANG": "en"}


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("arena", "voms", "--a", "strong", "--deals", "2"), 1),
        (("arena", "voms", "--a", "random", "--b", "club", "--deals", "2", "--json"), 1),
        (("arena", "vira", "--a", "strong+agren", "--deals", "6", "--processes", "1"), 1),
        (("arena", "vira", "--everything", "--a", "club"), 1),
        (("play", "voms", "--bots", "strong"), 2),
        (("play", "vira", "--bots", "club"), 2),
        (("analyse", str(RECORDS / "voms-worms-2p.stik")), 1),
        (("analyse", str(RECORDS / "vira-sm2025.stik"), "--json"), 1),
    ],
    ids=lambda value: " ".join(value).replace("/", " ") if isinstance(value, tuple) else "",
)
def test_a_command_that_needs_the_kernel(words: tuple[str, ...], status: int, without: dict[str, str]) -> None:
    done = stik_process(*words, "--lang", "en", **without)
    assert (done.returncode, done.stdout) == (status, "")
    assert HELP in done.stderr
    assert len(done.stderr.splitlines()) < 4, "a sentence, and no traceback"


@pytest.mark.parametrize("game", ["voms", "vira"])
def test_levels_that_need_no_kernel_play(game: str, without: dict[str, str]) -> None:
    done = stik_process("arena", game, "--deals", "6", "--json", **without)
    assert done.returncode == 0, done.stderr
    assert not any(json.loads(done.stdout)["faults"]["a"].values())


def test_a_suggestion(without: dict[str, str]) -> None:
    wishes = [
        {"cmd": "new", "game": "vira", "dealer": "C", "hogsta": "h", "deck": write_cards(PACK)},
        {"cmd": "suggest", "level": "strong"},
        {"cmd": "suggest", "level": "beginner"},
    ]
    done = subprocess.run(
        [*STIK, "engine"],
        input="".join(json.dumps(wish) + "\n" for wish in wishes),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment() | without,
        check=True,
    )
    _, refused, suggested = map(json.loads, done.stdout.splitlines())
    assert refused["error"]["code"] == "bots/no-kernel"
    assert HELP in refused["error"]["detail"]
    assert suggested["action"]


# a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, without: dict[str, str]) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("data"), **without) as running:
        yield running


@pytest.fixture
def page(server: Serving) -> Iterator[httpx.Client]:
    with server.page() as page:
        page.post("/api/guests", json={"name": "Aviâja", "language": "en"}).raise_for_status()
        yield page


def refused(answer: httpx.Response) -> bool:
    return answer.status_code == 422 and answer.json()["code"] == "bots/no-kernel" and HELP in answer.text


@pytest.mark.parametrize("game", ["voms", "vira"])
def test_a_table_whose_bots_cannot_play_is_not_opened(page: httpx.Client, game: str) -> None:
    for level in ("club", "strong"):
        assert refused(page.post("/api/tables", json={"game": game, "bots": level}))
    assert page.get("/api/tables/mine").json() == []
    for level in ("random", "beginner"):
        assert page.post("/api/tables", json={"game": game, "bots": level}).status_code == 201
    assert page.post("/api/play", json={"game": game}).status_code == 201


def test_playing_on_and_analysing(page: httpx.Client) -> None:
    brought = page.post("/api/replays", content=(RECORDS / "voms-worms-2p.stik").read_bytes())
    code = brought.json()["code"]
    moment = {"at": 4, "seat": "N"}
    assert refused(page.post(f"/api/replays/{code}/deals/1/play", json=moment | {"bots": "strong"}))
    assert page.post(f"/api/replays/{code}/deals/1/play", json=moment).status_code == 201
    page.post(f"/api/replays/{code}/deals/1/analysis")
    eventually(lambda: refused(page.get(f"/api/replays/{code}/deals/1/analysis")))


@pytest.mark.parametrize("game", ["voms", "vira"])
def test_lessons_and_exercises_need_no_kernel(page: httpx.Client, game: str) -> None:
    for lesson in page.get(f"/api/lessons/{game}").json():
        played = page.post(f"/api/scenes/{game}/{lesson['id']}", json={"moves": [], "seat": None, "play_on": True})
        assert played.status_code == 200, played.text
    offered = page.get(f"/api/exercises/{game}").json()
    for kind in offered["kinds"]:
        asked = page.get(f"/api/exercises/{game}/{kind['kind']}", params={"rules": offered["presets"][0], "seed": "1"})
        assert asked.status_code == 200, asked.text
