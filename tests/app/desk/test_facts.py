"""What is stored with a tournament stays: its rules, what results were worth, how it ended."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import orjson
import pytest

from stik.app.desk.differences import differences
from stik.app.desk.history import stored_code
from stik.app.desk.live import LiveDesk
from stik.app.desk.state import DeskRefusal
from stik.app.ports import Person
from stik.broker.local import LocalBroker
from stik.engine import LaterEdition
from stik.messages import catalogue
from stik.storage.memory import MemoryStorage
from stik.tournaments.exchange.packing import pack, unpack
from tests.app.desk.hall import BOSS, FORMATS, GUEST, Hall, desks_over, lus, strings
from tests.app.desk.later import (
    next_edition,
    no_registry,
    other_formats,
    other_rules,
    other_tables,
    other_worth,
)

EXPORTS = ("event.json", "standings.csv", "results.csv", "event.xlsx")

Change = Callable[[list[dict[str, Any]]], object]


async def _lively(format_: str = "voms-championship") -> Hall:
    """A tournament with reports, a correction, a walkover, other rules and an undo of them, up to its medals."""
    hall = await Hall().ready(format_, 6)
    first, second, third, *_ = await hall.open_matches()
    a, b = first["entrants"]
    await hall.do("report", await hall.player(a), match=first["id"], result={"lus": [9, 0]})
    await hall.do("confirm", await hall.player(b), match=first["id"], side=a)
    await hall.do("enter", match=second["id"], result={"lus": [11, 3], "comb": [11, 9]})
    await hall.do("enter", match=second["id"], result={"lus": [9, 0]}, reason="tastefejl")
    await hall.begin({"match": third["id"]})
    await hall.do("absent", entrant=third["entrants"][0], round=third["round"])
    ruled = await hall.do("set-rules", settings={"kam": 4})
    await hall.play((await hall.open_matches())[0], Random(4), winner=1)
    await hall.do("undo", version=ruled["v"])
    await hall.do("set-rules", settings={"kam": 3})
    await hall.play_all()
    return hall


async def _read(hall: Hall) -> dict[str, Any]:
    """Document and exports, as a process reads them that begins now."""
    anew = Hall(hall.storage)
    anew.code = hall.code
    exports = {name: (await anew.desks.export(anew.code, BOSS, name))[0] for name in EXPORTS}
    return {"document": await anew.document(), **exports}


@pytest.mark.parametrize("format_", ["voms-championship", "voms-open"])
async def test_results_are_worth_what_they_were(format_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await _lively(format_)
    before = await _read(hall)
    other_worth(monkeypatch)
    other_formats(monkeypatch)
    other_rules(monkeypatch)
    assert await _read(hall) == before


async def test_a_result_that_counts_later_is_worth_what_is_said_later(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await Hall().ready("labansen", 4)
    first, second, *_ = await hall.open_matches()
    await hall.play(first, Random(1))
    other_worth(monkeypatch)
    await hall.play(second, Random(1))
    points = {one["id"]: one["games"][0]["points"] for one in (await hall.document())["matches"]}
    assert sorted(points[first["id"]]) == [0, 1]
    assert sorted(points[second["id"]]) == [0.5, 7]


async def test_other_rules_and_their_undo_say_what_every_result_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of a result that was entered in between, and of one whose correction is undone afterwards."""
    hall = await Hall().ready("labansen", 4)
    first, second, *_ = await hall.open_matches()

    async def points() -> list[Any]:
        shown = {one["id"]: one["games"][0]["points"] for one in (await hall.document())["matches"]}
        assert await hall.loaded() == await hall.desk()
        return [shown[first["id"]], shown[second["id"]]]

    await hall.do("enter", match=first["id"], result={"lus": [9, 0]})
    corrected = await hall.do("enter", match=first["id"], result={"lus": [9, 1]}, reason="x")
    ruled = await hall.do("set-rules", settings={"kam": 5})
    await hall.do("enter", match=second["id"], result={"lus": [0, 9]})
    assert await points() == [[1, 0], [0, 5]]
    await hall.do("undo", version=corrected["v"])
    assert await points() == [[5, 0], [0, 5]]
    undone = await hall.do("undo", version=ruled["v"])
    assert await points() == [[2, 0], [0, 2]]
    other_worth(monkeypatch)
    assert await points() == [[2, 0], [0, 2]]
    await hall.do("undo", version=undone["v"])
    assert await points() == [[5, 0], [0, 5]]


async def test_facts_name_nobody() -> None:
    hall = await _lively()
    await hall.do("move", to="closed")
    entries = await hall.storage.tables.entries(stored_code(hall.code))
    told = [
        {name: entry.data["made"].get(name) for name in ("worths", "standings")}  # type: ignore[attr-defined]
        for entry in entries[1:]
    ]
    assert [one for one in strings(told) if one.startswith("Hold")] == []
    assert told[-1]["standings"]


@pytest.mark.parametrize("format_", FORMATS)
async def test_a_tournament_is_followed_without_looking_up_a_name(
    format_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await Hall().ready(format_, 6)
    await hall.play_all()
    await hall.do("set-rules", settings={"keep_played": True})
    await hall.do("move", to="closed")
    before = await hall.document()
    entries = await hall.storage.tables.entries(stored_code(hall.code))
    no_registry(monkeypatch)
    live = LiveDesk(entries)
    assert live.desk == await hall.desk()
    assert await hall.document() == before
    assert differences(entries) == []


# closed tournaments


@pytest.mark.parametrize("format_", FORMATS)
async def test_a_closed_tournament_stands_as_it_stood(format_: str) -> None:
    hall = await Hall().ready(format_, 6)
    await hall.play_all()
    before = (await hall.document())["standings"]
    table, _ = await hall.desks.export(hall.code, BOSS, "standings.csv")
    closed = await hall.do("move", to="closed")
    kept = (await hall.document())["standings"]
    assert kept == before | {"provisional": kept["provisional"]}
    assert (await hall.desks.export(hall.code, BOSS, "standings.csv"))[0] == table
    assert await hall.loaded() == await hall.desk()
    await hall.do("undo", version=closed["v"])
    assert (await hall.desk()).final is None


async def test_a_closed_tournament_stands_whatever_tables_are_made_later(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await _lively()
    await hall.do("move", to="closed")
    before, sheet = await _read(hall), await hall.desks.print(hall.code, BOSS, "ranking", "en", "", None)
    podium = before["document"]["standings"]["podium"]
    assert len(podium) == 4
    with monkeypatch.context() as patch:
        other_tables(patch)
        patch.setattr(sys.modules["stik.tournaments.matches"], "matches", lambda *_: ())
        assert await _read(hall) == before
        assert await hall.desks.print(hall.code, BOSS, "ranking", "en", "", None) == sheet
        opened = await hall.do("move", to="running")
        now = (await hall.document())["standings"]
        assert _order(now) == [order[::-1] for order in _order(before["document"]["standings"])]
        assert now["podium"] == []
        await hall.do("undo", version=opened["v"])
        assert (await hall.document())["standings"] == before["document"]["standings"]


def _order(standings: dict[str, Any]) -> list[list[str]]:
    return [[row["entrant"] for row in table["rows"]] for table in standings["tables"]]


async def test_who_takes_a_result_back_while_it_is_closed_writes_the_standings_down_anew() -> None:
    hall = await Hall().ready("labansen", 4)
    matches = await hall.open_matches()
    entered = [await hall.do("enter", match=one["id"], result=lus(0)) for one in matches[:2]]
    closed = await hall.do("move", to="closed")
    taken = await hall.do("undo", version=entered[1]["v"])

    async def played() -> int:
        assert await hall.loaded() == await hall.desk()
        return sum(row["played"] for row in (await hall.document())["standings"]["tables"][0]["rows"])

    assert await played() == 2
    await hall.do("undo", version=taken["v"])
    assert await played() == 4
    await hall.do("undo", version=closed["v"])
    await hall.do("undo", version=entered[0]["v"])
    assert await played() == 2
    await hall.do("move", to="closed")
    assert await played() == 2


# later editions


@pytest.mark.parametrize("kind", ["created", "set-rules", "unknown"])
async def test_a_tournament_of_a_later_edition_is_refused_and_others_go_on(kind: str) -> None:
    storage = MemoryStorage()
    hall, other = await Hall(storage).open("labansen"), await Hall(storage).open("labansen")
    with pytest.MonkeyPatch.context() as patch:
        if kind == "created":
            next_edition(patch)
            await hall.open("labansen")
        elif kind == "set-rules":
            next_edition(patch)
            await hall.do("set-rules", settings={"kam": 3})
            assert (await hall.desk()).edition == 2
        else:
            await hall.do("describe", message="Hej")
    entries = await storage.tables.entries(stored_code(hall.code))
    if kind == "unknown":
        storage = MemoryStorage()
        for entry in entries[:-1]:
            await storage.tables.append(entry, None)
        data = {**entries[-1].data, "order": {"do": "sing"}}
        last = entries[-1]
        await storage.tables.append(type(last)(last.table, last.version, last.at, last.by, None, "sing", data), None)
        for entry in await other.storage.tables.entries(stored_code(other.code)):
            await storage.tables.append(entry, None)
    desks = desks_over(storage, LocalBroker())
    with pytest.raises(LaterEdition) as caught:
        await desks.show(hall.code, BOSS)
    assert caught.value.code == "edition/later"
    assert (await desks.show(other.code, BOSS))["code"] == other.code


@pytest.mark.parametrize("by", ["order", "news"])
async def test_an_old_process_lets_go_of_what_a_new_one_writes(by: str) -> None:
    old, other = await Hall().open("labansen"), await Hall().open("labansen")
    new = Hall(old.storage)
    new.code = old.code
    waiting = asyncio.ensure_future(old.desks.show(old.code, BOSS, after=1))
    while old.code not in old.desks._live:
        await asyncio.sleep(0)
    with pytest.MonkeyPatch.context() as patch:
        next_edition(patch)
        await new.do("set-rules", settings={"kam": 3})
    if by == "order":
        with pytest.raises(LaterEdition):
            await old.do("describe", message="Hej")
    else:
        await old.desks._heard(old.code, b"2")  # whoever asks next is told
    with pytest.raises(LaterEdition):
        await waiting
    with pytest.raises(LaterEdition):
        await old.document()
    assert await other.document()


async def test_the_file_of_a_later_edition_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await Hall().open("labansen")
    await hall.enter(4)
    first, _ = await hall.desks.export(hall.code, BOSS, "event.json")
    assert "edition" not in orjson.loads(first)
    next_edition(monkeypatch)
    await hall.do("set-rules", settings={"kam": 3})
    later, _ = await hall.desks.export(hall.code, BOSS, "event.json")
    assert orjson.loads(later)["edition"] == 2


# archives


async def _history(hall: Hall, by: Person = BOSS) -> list[dict[str, Any]]:
    content, _ = await hall.desks.export(hall.code, by, "event.stik")
    return list(orjson.loads(unpack(content)["history.json"]))


async def _opened(history: list[dict[str, Any]]) -> Hall:
    there = Hall()
    there.code = await there.desks.unpack(GUEST, pack({"history.json": orjson.dumps(history)}))
    return there


def _made(history: list[dict[str, Any]], fact: str) -> Any:  # noqa: ANN401
    return next(one["data"]["made"][fact] for one in reversed(history) if fact in one["data"].get("made", {}))


def _rows(history: list[dict[str, Any]]) -> Any:  # noqa: ANN401
    return _made(history, "standings")["stages"]["pool"]["A"]["rows"]


FORGERIES: dict[str, tuple[str, Change]] = {
    "points": ("desk/archive-changed", lambda h: _made(h, "worths")[0]["worth"].update(points=[9, 0])),
    "winner": (
        "desk/archive-changed",
        lambda h: (worth := _made(h, "worths")[0]["worth"]).update(winner=worth["loser"], loser=worth["winner"]),
    ),
    "strokes": ("desk/archive-changed", lambda h: _made(h, "worths")[0]["worth"].update(empty=[0, 1])),
    "a stranger": ("desk/no-archive", lambda h: _made(h, "worths")[0]["worth"].update(winner="t99")),
    "place": ("desk/archive-changed", lambda h: _rows(h)[0].update(place=2)),
    "sums": ("desk/archive-changed", lambda h: _rows(h)[0]["sums"].update(lus_for=99)),
    "podium": ("desk/archive-changed", lambda h: _made(h, "standings")["podium"].reverse()),
    "who stands there": ("desk/no-archive", lambda h: _rows(h)[0].update(entrant="t99")),
    "no pool": ("desk/no-archive", lambda h: _made(h, "standings")["stages"].clear()),
    "medals of a stranger": ("desk/no-archive", lambda h: _made(h, "standings").update(podium=["t99"])),
    "a heap": ("desk/no-archive", lambda h: _made(h, "standings").update(podium=["t1"] * 500)),
    "format": ("desk/no-archive", lambda h: h[0]["data"]["format"].update(walkover=[9, 8])),
    "scale": ("desk/no-archive", lambda h: h[0]["data"]["format"]["scale"].update(kam=9)),
    "a field of the format": ("desk/no-archive", lambda h: h[0]["data"]["format"].update(magic=True)),
    "rules": ("desk/no-archive", lambda h: h[0]["data"]["rules"].update(deal_lus=2)),
    "preset": ("desk/no-archive", lambda h: h[0]["data"]["rules"].update(preset="worms")),
    "other rules later": ("desk/no-archive", lambda h: _made(h, "rules").update(target=3)),
    "another format later": ("desk/no-archive", lambda h: _made(h, "format").update(pools=7)),
    "edition": ("desk/no-archive", lambda h: h[0]["data"].update(edition=0)),
    "later edition": ("edition/later", lambda h: h[0]["data"].update(edition=2)),
    "later edition of rules": ("edition/later", lambda h: _step(h, "set-rules")["data"]["made"].update(edition=2)),
}


def _step(history: list[dict[str, Any]], do: str) -> dict[str, Any]:
    return next(one for one in history if one["kind"] == do)


async def test_an_archive_holds_the_facts() -> None:
    hall = await _lively()
    await hall.do("move", to="closed")
    history = await _history(hall)
    there = await _opened(history)
    for name in ("format", "rules", "edition", "final", "matches"):
        assert getattr(await there.desk(), name) == getattr(await hall.desk(), name)
    assert (await there.document(GUEST))["standings"] == (await hall.document())["standings"]
    assert (await there.document(GUEST))["warnings"] == []


@pytest.mark.parametrize("forged", FORGERIES)
async def test_a_forged_archive_is_refused(forged: str) -> None:
    code, change = FORGERIES[forged]
    hall = await Hall().ready("voms-championship", 6)
    await hall.do("set-rules", settings={"kam": 3})
    await hall.play_all()
    await hall.do("move", to="closed")
    history = await _history(hall)
    change(history)
    there = Hall()
    with pytest.raises((DeskRefusal, LaterEdition)) as caught:
        await there.desks.unpack(GUEST, pack({"history.json": orjson.dumps(history)}))
    assert caught.value.code == code
    assert await there.desks.mine(GUEST) == []


async def test_what_an_archive_says_of_results_that_do_not_count_is_left_out() -> None:
    """Nobody can tell whether it is so; it is valued anew where it counts again."""
    hall = await Hall().ready("labansen", 4)
    match = (await hall.open_matches())[0]
    await hall.do("enter", match=match["id"], result={"lus": [9, 0]})
    again = await hall.do("enter", match=match["id"], result={"lus": [9, 1]}, reason="x")
    history = await _history(hall)
    _step(history, "enter")["data"]["made"]["worths"][0]["worth"]["points"] = [99, 0]
    there = await _opened(history)
    await there.do("undo", GUEST, version=again["v"])
    assert (await there.document(GUEST))["matches"][0]["games"][0]["points"] == [2, 0]


async def test_an_older_archive_says_where_todays_rules_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await Hall().ready("labansen", 4)
    await hall.play_all()
    await hall.do("move", to="closed")
    before, history = await hall.document(), await _history(hall)
    next_edition(monkeypatch)
    other_worth(monkeypatch)
    other_tables(monkeypatch)
    there = await _opened(history)
    document = await there.document(GUEST)
    assert document["standings"] == before["standings"]
    assert [one["games"] for one in document["matches"]] == [one["games"] for one in before["matches"]]
    codes = {one["code"] for one in document["warnings"]}
    assert codes == {"desk/worth-differs", "desk/place-differs"}
    for language in ("da", "sv", "en"):
        for one in document["warnings"]:
            sentence = catalogue(language)(one["code"], **one["params"])  # type: ignore[arg-type]
            assert one["params"]["today"] in sentence
            assert one["params"]["name"].startswith("Hold")
    entries = await there.storage.tables.entries(stored_code(there.code))
    assert [one for one in strings(entries[0].data["differences"]) if one.startswith("Hold")] == []
    assert _told(await _history(there, GUEST)) == _told(history)


def _told(history: list[dict[str, Any]]) -> list[Any]:
    return [one["data"].get("made") for one in history]


async def test_todays_rules_are_compared_with_what_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await Hall().ready("labansen", 4)
    first, *_ = await hall.open_matches()
    a, b = first["entrants"]
    await hall.do("enter", match=first["id"], result={"lus": [3, 9]})
    entries = await hall.storage.tables.entries(stored_code(hall.code))
    assert differences(entries) == []
    other_worth(monkeypatch)
    (fault,) = differences(entries)
    names = {one["id"]: one["name"] for one in (await hall.document())["entrants"]}
    assert fault.code == "desk/worth-differs"
    assert dict(fault.params) == {
        "name": f"{names[a]} – {names[b]}", "round": 1, "game": 1, "stored": "0:1, 3:9, 6:0", "today": "0.5:7, 3:9, 6:0"
    }  # fmt: skip
