"""The history of a tournament: undo, the log, what another process reads, the archive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import Any

import orjson
import pytest

from stik.app.desk.differences import differences
from stik.app.desk.history import entry_of, stored_code
from stik.app.desk.keys import key_of
from stik.app.desk.make import made as of_order
from stik.app.desk.may import held
from stik.app.desk.orders import ORDERS
from stik.app.desk.service import AT_ONCE
from stik.app.desk.state import Desk, DeskRefusal, Step
from stik.app.ports import Entry, Listing
from stik.app.secret import Secret
from stik.errors import StikError, TournamentError
from stik.storage.memory.tables import MemoryTables
from stik.storage.values import encoded_entry
from stik.tournaments.exchange.packing import pack, unpack
from tests.app.desk.hall import BOSS, FORMATS, GUEST, OFFICIAL, REFEREE, Hall, lus, person, same, strings
from tests.conftest import deals


async def test_undo_and_undo_of_undo() -> None:
    hall = await Hall().open("labansen")
    await hall.enter(4)
    before = await hall.desk()
    named = await hall.do("change-entrant", entrant="t1", name="Andre")
    after = await hall.desk()
    undone = await hall.do("undo", version=named["v"])
    assert same(await hall.desk(), before)
    await hall.refused("desk/undone-already", "undo", version=named["v"])
    again = await hall.do("undo", version=undone["v"])
    assert same(await hall.desk(), after)
    await hall.do("undo", version=again["v"])
    assert same(await hall.desk(), before)
    await hall.refused("desk/no-such-step", "undo", version=99)
    log = await hall.desks.log(hall.code, BOSS)
    assert [(one["do"], one["undone"]) for one in log[:4]] == [
        ("undo", False), ("undo", True), ("undo", False), ("change-entrant", True)
    ]  # fmt: skip
    assert log[3]["data"] == {"entrant": "t1", "name": "Andre"}
    assert [one["v"] for one in log] == list(range(log[0]["v"], 1, -1))  # type: ignore[call-overload]


async def test_an_undone_entry_leaves_all_others_their_ids() -> None:
    hall = await Hall().open("labansen")
    versions = [(await hall.do("register", name=f"Hold {number}"))["v"] for number in range(1, 5)]
    await hall.do("check-in", entrant="t3")
    await hall.join("entrant t4", GUEST)
    key = key_of(await hall.desk(), "entrant t2")
    await hall.do("undo", version=versions[1])
    document = await hall.document()
    assert [(one["id"], one["name"], one["here"], one["joined"]) for one in document["entrants"]] == [
        ("t1", "Hold 1", False, False), ("t3", "Hold 3", True, False), ("t4", "Hold 4", False, True)
    ]  # fmt: skip
    assert (await hall.do("register", name="Nye"))["entrant"] == "t5"
    await hall.refused("desk/wrong-key", "join", REFEREE, key=key)
    await hall.refused("desk/undo-later-first", "undo", version=versions[2])
    await hall.refused("desk/undo-later-first", "undo", version=versions[3])


async def test_calls_and_appeals_keep_their_numbers() -> None:
    hall = await Hall().ready("labansen", 4)
    first = await hall.do("call-referee", text="en")
    await hall.do("call-referee", text="to")
    appeal = await hall.do("appeal", text="en")
    await hall.do("appeal", text="to")
    await hall.do("undo", version=first["v"])
    await hall.do("undo", version=appeal["v"])
    await hall.do("answer-call", call=2, ruling="ja")
    await hall.do("appeal", appeal=2, decision="nej")
    await hall.refused("desk/no-such-call", "answer-call", call=1)
    await hall.refused("desk/no-such-appeal", "appeal", appeal=1, decision="nej")
    await hall.do("call-referee", text="tre")
    document = await hall.document()
    assert [(one["number"], one["text"], one["ruling"]) for one in document["calls"]] == [
        (2, "to", "ja"), (3, "tre", "")
    ]  # fmt: skip
    assert [(one["number"], one["decision"]) for one in document["appeals"]] == [(2, "nej")]


async def test_what_later_steps_depend_on_is_not_undone() -> None:
    hall = await Hall().ready(entrants=6)
    await hall.play((await hall.open_matches())[0], Random(1))
    steps = {step.order.do: step.version for step in (await hall.live()).steps}
    for do in ("import-entrants", "draw", "schedule"):
        await hall.refused("desk/undo-later-first", "undo", version=steps[do])
    await hall.do("undo", version=steps["enter"])
    await hall.refused("desk/undo-later-first", "undo", version=steps["draw"])
    await hall.refused("desk/undo-later-first", "undo", version=steps["schedule"])
    await hall.do("undo", version=steps["run-round"])
    await hall.do("undo", version=steps["schedule"])
    await hall.do("undo", version=steps["move"])
    await hall.do("undo", version=steps["turn-cards"])
    assert (await hall.document())["draw"]["turned"] == 0
    await hall.do("undo", version=steps["draw"])
    assert (await hall.document())["draw"] is None


async def test_closing_and_what_is_undone_around_it() -> None:
    hall = await Hall().ready("labansen", 4)
    await hall.play((await hall.open_matches())[0], Random(1))
    closed = await hall.do("move", to="closed")
    opened = await hall.do("move", to="running")
    await hall.do("describe", message="igen", alternate=True)
    assert (await hall.document())["alternate"]
    await hall.do("check-in", entrant="t1", here=False)
    await hall.refused("desk/undo-later-first", "undo", version=opened["v"])
    await hall.refused("desk/undo-later-first", "undo", version=closed["v"])


async def _was(hall: Hall, do: str, **order: object) -> None:
    """A step as an earlier version stored it: nothing was asked, and less was made."""
    live = await hall.live()
    given = ORDERS.validate_python({"do": do, **order})
    made = {name: value for name, value in of_order(live.desk, given).items() if name not in ("kept", "seats")}
    step = Step(live.desk.version + 1, 0, BOSS.id, BOSS.name or "", given, made)
    entry = entry_of(hall.code, step, None)
    await hall.storage.tables.append(entry, None)
    await live.take([entry])


@pytest.mark.parametrize("format_", ["labansen", "vira-sm"])
async def test_histories_of_earlier_versions_still_fold(format_: str) -> None:
    """Results of rounds that had not begun, games of who had left, tables of Vira with their old seats."""
    hall = await Hall().ready(format_, 8)
    result = {"totals": [1, 2, 3, -6]} if format_ == "vira-sm" else {"lus": [9, 5]}
    matches = await hall.open_matches()
    gone = matches[-1]["entrants"][0]
    await _was(hall, "enter", match=matches[0]["id"], result=result)
    await _was(hall, "withdraw", entrant=gone)
    await _was(hall, "enter", match=matches[-1]["id"], result=result)
    await _was(hall, "schedule")
    document = await hall.document()
    assert await hall.loaded() == await hall.desk()
    assert {one["id"] for one in document["matches"] if one["state"] == "done"} == {matches[0]["id"], matches[-1]["id"]}
    left = [one for one in document["matches"] if one["state"] != "done" and gone in one["entrants"]]
    assert left == []


# properties


def _wishes(desk: Desk, chance: Random) -> dict[str, Any]:
    """Any order, most of them sensible."""
    entrants, matches = list(desk.entrants) or ["t1"], list(desk.matches) or ["m1"]
    entrant, match = chance.choice(entrants), chance.choice(matches)
    playing = desk.matches.get(match)
    sides = playing.entrants if playing else ("t1", "t2")
    result: dict[str, Any] = lus(chance.randrange(2), chance)
    if playing and playing.deals is not None:
        found = [chance.randrange(-50, 50) for _ in sides[1:]]
        result = {"totals": [*found, -sum(found)]}
    elif chance.random() < 0.1:
        result = {"absent": chance.choice(sides)}
    stage = chance.choice(["pool", "pool", "semi-final", "bronze", "final", "play-off", "unofficial"])
    wishes: list[Callable[[], dict[str, Any]]] = [
        lambda: {"do": "register", "name": f"Ny {chance.randrange(10**6)}"},
        lambda: {"do": "check-in", "entrant": entrant, "here": chance.random() < 0.8},
        lambda: {"do": "withdraw", "entrant": entrant, "back": chance.random() < 0.5},
        lambda: {"do": "absent", "entrant": entrant, "round": chance.randrange(1, 5)},
        lambda: {"do": "admit"},
        lambda: {"do": "check-in"},
        lambda: {"do": "place", "entrant": entrant, "pool": chance.choice("AB")},
        lambda: {"do": "draw", "seed": f"{chance.random()}"},
        lambda: {"do": "turn-cards", "count": chance.randrange(1, 9)},
        lambda: {"do": "schedule", "stage": stage},
        lambda: {"do": "pair", "stage": stage, "entrants": [entrant, chance.choice(entrants)]},
        lambda: {"do": "draw-round"},
        lambda: {
            "do": "run-round",
            "round": chance.randrange(1, 4),
            "action": chance.choice(["start", "pause", "end"]),
        },
        lambda: {"do": "penalise", "entrant": entrant, "points": -0.5 * chance.randrange(4), "reason": "x"},
        lambda: {"do": "disqualify", "entrant": entrant, "lifted": chance.random() < 0.6},
        lambda: {"do": "decide", "tie": chance.sample(entrants, min(2, len(entrants))) * 1, "by": "lot"},
        lambda: {"do": "call-referee", "match": match, "text": "?"},
        lambda: {"do": "answer-call", "call": chance.randrange(1, 4)},
        lambda: {"do": "appeal", "text": "!"},
        lambda: {"do": "move", "to": chance.choice(["open", *["running"] * 4, "closed"])},
        lambda: {"do": "undo", "version": chance.randrange(2, desk.version + 2)},
        lambda: {"do": "undo", "version": max(desk.version - chance.randrange(4), 2)},
        *[lambda: {"do": "enter", "match": match, "result": result}] * 8,
        *[lambda: {"do": "report", "match": match, "result": result, "who": chance.choice(sides)}] * 4,
        *[lambda: {"do": "confirm", "match": match, "side": sides[0], "who": chance.choice(sides)}] * 3,
        lambda: {"do": "enter", "match": match, "result": None},
        lambda: {
            "do": "set-rules",
            "settings": chance.choice([{}, {"kam": 4}, {"absences": 3}, {"keep_played": True}]),
        },
    ]
    return chance.choice(wishes)()


@pytest.mark.parametrize("seed", range(deals(usual=14, soak=300)))
async def test_random_orders(seed: int) -> None:
    """After every step: as another process reads it, right in shape for every role, and nothing seen that is secret;
    what was done last can be undone, and then everything is as before."""
    chance, format_ = Random(seed), FORMATS[seed % len(FORMATS)]
    hall = await Hall().open(format_, settings={"rounds": 2} if format_ == "vira-sm" else {})
    await hall.staff()
    await hall.do("move", to="open")
    await hall.enter(8 if format_ == "vira-sm" else chance.randrange(3, 9))
    if chance.random() < 0.9:
        for do in ("draw", "turn-cards", "schedule", "draw-round"):
            with suppress(StikError):
                await hall.do(do, **({"count": 9} if do == "turn-cards" else {}))
    done = 0
    for _ in range(70):
        before = await hall.desk()
        wish = _wishes(before, chance)
        side = wish.pop("who", None)
        who = BOSS if side not in before.entrants or before.state == "closed" else await hall.player(side)
        await hall.begin(wish)
        before = await hall.desk()
        try:
            answer = await hall.do(wish["do"], who, **{name: wish[name] for name in wish if name != "do"})
        except StikError:
            assert await hall.desk() == before
            continue
        done += 1
        after = await hall.desk()
        assert after == await hall.loaded()
        if done % 4 == 0:
            await _check_documents(hall, after)
            assert differences(await hall.storage.tables.entries(stored_code(hall.code))) == []
        if chance.random() < 0.3:
            try:
                await hall.do("undo", version=answer["v"])
            except StikError as error:
                assert error.code in ("desk/stage-planned", "desk/undo-later-first", "desk/stage-played"), error  # noqa: PT017
                continue
            assert same(await hall.desk(), before)
            assert await hall.desk() == await hall.loaded()
    assert done > 5


async def _check_documents(hall: Hall, desk: Desk) -> None:
    secrets = {desk.secret.get_secret_value(), *desk.people, *(key_of(desk, f"entrant {one}") for one in desk.entrants)}
    for who in (BOSS, REFEREE, OFFICIAL, GUEST, None, *list(hall.players.values())[:2]):
        if desk.state == "draft" and held(desk, None if who is None else who.id) is None:
            continue
        document = await hall.document(who)
        if who is not BOSS:
            assert not secrets & set(strings(document))
    tables = (await hall.document())["standings"]["tables"]
    for table in tables:
        rows = table["rows"]
        for above, below in pairwise(rows):
            why = await hall.desks.why(hall.code, BOSS, table["stage"], below["entrant"], above["entrant"])
            assert why["above"] == (above["entrant"] if above["place"] < below["place"] else None), (why, rows)


@pytest.mark.parametrize("format_", FORMATS)
async def test_results_in_another_order_give_the_same_standings(format_: str) -> None:
    found = []
    for seed in range(3):
        hall = await Hall().ready(format_, 8)
        matches = await hall.open_matches()
        results = {match["id"]: Random(match["id"]) for match in matches}
        Random(seed).shuffle(matches)
        for match in matches:
            await hall.play(match, results[match["id"]])
        found.append((await hall.document())["standings"])
    assert found[0] == found[1] == found[2]


# the archive


async def test_the_archive_there_and_back() -> None:
    hall = await Hall().ready(entrants=8)
    await hall.staff()
    match = (await hall.open_matches())[0]
    await hall.do("report", await hall.player(match["entrants"][0]), match=match["id"], result={"lus": [9, 2]})
    await hall.do("register", name="Sene")
    await hall.do("confirm", match=match["id"], side=match["entrants"][0])
    gone = person("Væk")
    await hall.join("official", gone)
    await hall.do("dismiss", person=gone.id)
    await hall.play_all()
    content, _ = await hall.desks.export(hall.code, BOSS, "event.stik")
    for bringer in (BOSS, REFEREE, GUEST):
        there = Hall()
        there.code = await there.desks.unpack(bringer, content)
        old, new = await hall.document(), await there.document(bringer)
        for document in (old, new):
            for name in ("code", "helpers"):
                document.pop(name, None)
        theirs, ours = _keys(old), _keys(new)
        assert not theirs & ours, "the links of the other machine end here"
        assert new == old
        for key in theirs:
            await there.refused("desk/wrong-key", "join", person("Fremmed"), key=key)
        assert (await there.document(OFFICIAL))["me"]["role"] == "spectator", "ids of people mean nothing elsewhere"
        assert [one.code for one in await there.desks.mine(bringer)] == [there.code]
        await there.do("describe", bringer, message="Her er vi")
        back, _ = await there.desks.export(there.code, bringer, "event.stik")
        await there.desks.unpack(GUEST, back)


def _keys(document: dict[str, Any]) -> set[str]:
    """Takes every key out of the organiser's document."""
    keys = {*document["me"].pop("keys").values(), *(entrant.pop("key") for entrant in document["entrants"])}
    assert len(keys) == 3 + len(document["entrants"])
    return keys


async def _history(hall: Hall) -> list[dict[str, Any]]:
    content, _ = await hall.desks.export(hall.code, BOSS, "event.stik")
    return list(orjson.loads(unpack(content)["history.json"]))


async def test_a_long_archive_leaves_room_for_others_while_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await Hall().open("labansen")
    await hall.do("describe", message="Hej")
    first, second = await _history(hall)
    steps = [second | {"version": version} for version in range(2, 5 * AT_ONCE)]
    storing, most, append = 0, 0, MemoryTables.append

    async def watched(tables: MemoryTables, entry: Entry, listing: Listing | None) -> None:
        nonlocal storing, most
        storing += 1
        most = max(most, storing)
        await asyncio.sleep(0)
        await append(tables, entry, listing)
        storing -= 1

    monkeypatch.setattr(MemoryTables, "append", watched)
    there = Hall()
    there.code = await there.desks.unpack(BOSS, pack({"history.json": orjson.dumps([first, *steps])}))
    assert most == AT_ONCE
    assert len(await _history(there)) == 5 * AT_ONCE - 1


async def test_an_archive_has_no_secret_and_names_no_table_of_this_machine() -> None:
    hall = await Hall().ready("labansen", 4, online=True, duplicate=True)
    await hall.staff()
    await hall.player("t1")
    started = await hall.do("run-round", round=1)
    assert started["done"]
    text = orjson.dumps(await _history(hall)).decode()
    tables = [str(match["online"]) for match in (await hall.document())["matches"] if match["online"]]
    assert tables
    opened = [await hall.storage.tables.entries(table) for table in tables]
    hidden = {value for (first, *_) in opened for value in (first.data["secret"], first.data["packs"])}
    hidden.add((await hall.desk()).secret)
    written = [secret.get_secret_value() for secret in hidden if isinstance(secret, Secret)]
    assert len(written) == 3, "both tables play the same packs"
    for secret in (*tables, *written, *_keys(await hall.document())):
        assert secret not in text


async def test_a_round_that_runs_is_played_anew_where_its_archive_is_opened() -> None:
    hall = await Hall().ready("labansen", 4, online=True, duplicate=True)
    await hall.do("run-round", round=1)
    there = Hall()
    content, _ = await hall.desks.export(hall.code, BOSS, "event.stik")
    there.code = await there.desks.unpack(BOSS, content)
    assert not any(match["online"] for match in (await there.document())["matches"])
    await there.do("play-online", round=1)
    told = []
    for one in (hall, there):
        (match, *_) = [match for match in (await one.document())["matches"] if match["online"]]
        (first, *_) = await one.storage.tables.entries(match["online"])
        told.append((first.data["packs"], first.data["secret"]))
    assert not set(told[0]) & set(told[1]), "other deals"


async def test_a_round_that_begins_again_has_other_packs() -> None:
    """Whoever sat at a table of the first start may have seen its cards."""
    hall = await Hall().ready("labansen", 4, online=True, duplicate=True)
    told = []
    for _ in range(2):
        started = await hall.do("run-round", round=1)
        tables = [str(match["online"]) for match in (await hall.document())["matches"] if match["online"]]
        opened = {(await hall.storage.tables.entries(table))[0].data["packs"] for table in tables}
        assert len(opened) == 1
        told += opened
        await hall.do("undo", version=started["v"])
    assert told[0] != told[1]


async def test_a_match_that_is_opened_again_has_other_packs() -> None:
    """Also where another table of its round still plays those that it had before."""
    hall = await Hall().ready("labansen", 4, online=True, duplicate=True)
    first, second = (match for match in (await hall.document())["matches"] if match["round"] == 1)
    gone = second["entrants"][0]

    async def packs(match: dict[str, Any]) -> object:
        table = {one["id"]: one["online"] for one in (await hall.document())["matches"]}[match["id"]]
        return (await hall.storage.tables.entries(table))[0].data["packs"]

    await hall.do("withdraw", entrant=gone)
    started = await hall.do("run-round", round=1)
    await hall.do("withdraw", entrant=gone, back=True)
    joined = await hall.do("play-online", round=1)
    before = await packs(second)
    assert before == await packs(first)
    await hall.do("undo", version=joined["v"])
    again = await hall.do("play-online", round=1)
    assert await packs(second) not in {before, await packs(first)}
    await hall.do("undo", version=again["v"])
    await hall.do("play-online", round=1)
    await hall.do("undo", version=started["v"])
    await hall.do("run-round", round=1)
    assert await packs(first) not in {before, None}


async def test_an_archive_that_was_written_with_a_secret_opens_without_it() -> None:
    hall = await Hall().ready("labansen", 4)
    await hall.staff()
    history = await _history(hall)
    key = key_of(await hall.desk(), "referee")
    history[0]["data"]["secret"] = "0f" * 32
    for entry in history:
        entry["command"] = None
        if entry["kind"] == "join":
            entry["data"]["order"]["key"] = key
        if entry["kind"] == "schedule":
            entry["data"]["made"]["tables"] = {"m1": "aaaaaaa"}
    there = Hall()
    there.code = await there.desks.unpack(GUEST, pack({"history.json": orjson.dumps(history)}))
    entries = await there.storage.tables.entries(stored_code(there.code))
    stored = str([encoded_entry(entry.data) for entry in entries])
    assert "0f0f" not in stored
    assert key not in stored
    assert "aaaaaaa" not in stored


async def test_the_archive_of_a_tournament_with_results_from_tables_opens() -> None:
    hall = await Hall().ready("labansen", 4)
    await hall.play((await hall.open_matches())[0], Random(1))
    history = await _history(hall)
    _step(history, "enter")["data"]["made"]["gains"] = {"m1": [[3, -3], [-1, 1]]}
    there = Hall()
    there.code = await there.desks.unpack(GUEST, pack({"history.json": orjson.dumps(history)}))
    assert (await there.desk()).matches["m1"].gains == ((3, -3), (-1, 1))
    again, _ = await there.desks.export(there.code, GUEST, "event.stik")
    assert b"gains" in unpack(again)["history.json"]


async def _hostile(change: Callable[[list[dict[str, Any]]], object]) -> bytes:
    hall = await Hall().ready(entrants=6)
    await hall.play((await hall.open_matches())[0], Random(1))
    history = await _history(hall)
    change(history)
    return pack({"history.json": orjson.dumps(history)})


def _step(history: list[dict[str, Any]], do: str) -> dict[str, Any]:
    return next(one for one in history if one["kind"] == do)


@pytest.mark.parametrize(
    "change",
    [
        lambda h: h.clear(),
        lambda h: h.pop(0),
        lambda h: h.pop(3),
        lambda h: h.append(h[-1]),
        lambda h: h[0].update(data={}),
        lambda h: h[0]["data"]["plan"].update(name=""),
        lambda h: h[1].update(at=10**18),
        lambda h: h[1].update(at="yesterday"),
        lambda h: h[1].update(by={"a": 1}),
        lambda h: h[1].update(table="aaaa"),
        lambda h: h[1].update(kind="created"),
        lambda h: h[1]["data"].update(order={"do": "explode"}),
        lambda h: h[1]["data"].update(made=7),
        lambda h: _step(h, "draw")["data"]["made"].update(pools={"t99": "A"}),
        lambda h: _step(h, "draw")["data"]["made"].update(pools={"t1": "ÆØÅ"}),
        lambda h: _step(h, "draw")["data"]["made"].pop("seed"),
        lambda h: _step(h, "schedule")["data"]["made"]["rounds"][0].update(start="soon"),
        lambda h: _step(h, "schedule")["data"]["made"]["rounds"][0].update(minutes=10**12),
        lambda h: _step(h, "schedule")["data"]["made"]["matches"][0].update(entrants=["t1", "t99"]),
        lambda h: _step(h, "schedule")["data"]["made"]["matches"][0].update(entrants=["t1", "t1"]),
        lambda h: _step(h, "schedule")["data"]["made"]["matches"][0].update(entrants=["t1", "t2", "t3"], deals=24),
        lambda h: _step(h, "schedule")["data"]["made"]["matches"][0].update(best_of=10**9),
        lambda h: _step(h, "enter")["data"]["order"].update(result={"lus": [9, 9]}),
        lambda h: _step(h, "enter")["data"]["made"].update(repairs={"m1": ["t98", "t99"]}),
        lambda h: _step(h, "enter")["data"]["made"].update(gains={"m1": [[1]]}),
    ],
)  # fmt: skip
async def test_a_hostile_archive_is_refused(change: Callable[[list[dict[str, Any]]], object]) -> None:
    content = await _hostile(change)
    hall = Hall()
    with pytest.raises(DeskRefusal, match="desk/no-archive"):
        await hall.desks.unpack(GUEST, content)
    assert await hall.desks.mine(GUEST) == []


@pytest.mark.parametrize("content", [b"", b"PK", b"hello", pack({}), pack({"history.json": b"[[[["})])
async def test_what_is_no_archive(content: bytes) -> None:
    with pytest.raises((DeskRefusal, TournamentError)):
        await Hall().desks.unpack(GUEST, content)


def test_every_order_is_stored_and_read_back() -> None:
    for order in ({"do": "confirm", "match": "m1", "side": "t1", "result": {"lus": [9, 1]}}, {"do": "draw-round"}):
        found = ORDERS.validate_python(order)
        assert ORDERS.validate_python(found.model_dump(mode="json")) == found
