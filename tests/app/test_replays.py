"""Who may replay what; records that people bring; playing on; notes; showings with a leader."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stik import voms
from stik.app.desk.service import DeskService
from stik.app.keeper import Keeper, Manners
from stik.app.replays.alike import Alike
from stik.app.replays.notes import Notes
from stik.app.replays.service import ReplayService
from stik.app.replays.showings import Showings
from stik.app.settings import TableSettings
from stik.app.workers import InPlace
from stik.broker.local import LocalBroker
from stik.errors import StikError
from stik.protocol.record import DealRecord, read_record, verify_record, write_record

from .company import Company, person

VOMS = TableSettings(game="voms", preset="worms")
RECORDS = Path(__file__).parents[1] / "records"
STRANGER = person(99)


class Evening:
    """A table with finished deals, and everything that replays offer."""

    def __init__(self) -> None:
        self.company = Company()
        storage, clock, tables = self.company.storage, self.company.clock, self.company.service
        self.broker = LocalBroker()
        desks = DeskService(storage, self.broker, clock, tables)
        self.replays = ReplayService(storage, clock, tables, Alike(tables, desks))
        self.notes = Notes(storage, clock, self.replays)
        self.showings = Showings(storage, self.broker, clock, self.replays)

    @property
    def code(self) -> str:
        return self.company.live.table.code

    async def play(self, settings: TableSettings, deals: int, seed: int = 1) -> None:
        company, chance = self.company, Random(seed)
        await company.sit_down(settings, pages=False)
        while company.live.table.phase != "over" and len(company.live.table.play.history) < deals:
            await company.deal()
            while company.live.table.phase == "playing":
                await company.step(chance)


async def refused(work: object) -> str:
    with pytest.raises(StikError) as error:
        await work  # type: ignore[misc]
    return error.value.code


@pytest.mark.parametrize(
    "settings",
    [VOMS, TableSettings(game="voms", preset="25", table=3), TableSettings(game="vira", table=4, deals=9)],
    ids=lambda one: f"{one.game} {one.preset}",
)
async def test_every_seat_sees_what_it_knew_and_marks_lead_to_tricks(settings: TableSettings) -> None:
    evening = Evening()
    await evening.play(settings, 2)
    for number in (1, 2):
        whole = await evening.replays.deal(evening.code, number, None, None)
        moments, marks = whole["moments"], whole["marks"]
        assert isinstance(moments, list)
        assert isinstance(marks, list)
        assert marks[0] == {"at": 0, "kind": "start", "number": None, "seat": None, "bid": None}
        assert marks[-1]["kind"] == "result"
        assert marks[-1]["at"] <= len(moments)
        tricks = [mark["number"] for mark in marks if mark["kind"] == "trick"]
        assert tricks == list(range(1, len(tricks) + 1))
        seated = (await evening.replays.source(evening.code, None)).deal(number).seated
        for seat in seated:
            own = await evening.replays.deal(evening.code, number, None, seat)
            for mine, all_hands in zip(own["moments"], moments, strict=True):  # type: ignore[call-overload]
                assert mine["view"]["seat"] == seat
                assert set(mine["view"]["hands"]) <= {seat}
                assert mine["view"]["hands"].get(seat) == all_hands["view"]["hands"].get(seat)
                assert all(seat in event.get("audience", seat) for event in mine["events"])
                assert not mine["view"]["actions"]
        assert await refused(evening.replays.deal(evening.code, number, None, "X")) == "replay/no-such-seat"


async def test_nothing_is_told_of_a_running_deal() -> None:
    evening = Evening()
    await evening.play(VOMS, 1)
    await evening.company.deal()
    player = evening.company.people["N"]
    assert [deal["deal"] for deal in (await evening.replays.show(evening.code, player))["deals"]] == [1]  # type: ignore[attr-defined]
    for asked in (
        evening.replays.deal(evening.code, 2, player, None),
        evening.replays.others(evening.code, 2, player),
        evening.replays.record(evening.code, player, 2),
        evening.replays.play_on(player, evening.code, 2, 0, "N", "beginner"),
        evening.notes.add(player, evening.code, 2, 0, "x", shared=False),
        evening.showings.open(player, evening.code, 2, 0, None),
    ):
        assert await refused(asked) == "replay/no-such-deal"
    running = evening.company.live.table.shuffle
    assert running is not None
    assert running.secret not in await evening.replays.record(evening.code, player, None)


async def test_a_closed_table_is_only_for_those_who_sat_there() -> None:
    evening = Evening()
    await evening.play(VOMS.model_copy(update={"spectators": False, "public": True}), 1)
    player = evening.company.people["S"]
    assert (await evening.replays.show(evening.code, player))["mine"] == "S"
    for who in (STRANGER, None):
        for asked in (
            evening.replays.show(evening.code, who),
            evening.replays.deal(evening.code, 1, who, None),
            evening.replays.record(evening.code, who, None),
            evening.notes.all(evening.code, who),
        ):
            assert await refused(asked) == "replay/not-found"
    showing = await evening.showings.open(player, evening.code, 1, 0, None)
    assert await refused(anext(evening.showings.follow(showing, STRANGER))) == "replay/not-found"
    assert await refused(evening.replays.show("nothing", None)) == "replay/not-found"


async def test_lists() -> None:
    evening = Evening()
    await evening.play(TableSettings(game="vira", deals=1, public=True), 1)
    for who, mine in ((evening.company.people["A"], True), (STRANGER, False), (None, False)):
        lists = await evening.replays.lists(who)
        assert [one["code"] for one in lists["mine" if mine else "public"]] == [evening.code]
        assert not lists["public" if mine else "mine"]


# records that people bring


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.stik")), ids=lambda file: file.stem)
async def test_a_record_is_brought_and_replays(file: Path) -> None:
    evening, text = Evening(), file.read_text("utf-8")
    code = await evening.replays.bring(STRANGER, text.encode())
    assert await evening.replays.bring(STRANGER, text.encode()) == code, "the same record has the same link"
    assert await evening.replays.record(code, None, None) == text
    shown = await evening.replays.show(code, None)
    assert not shown["owner"]
    assert len(shown["deals"]) == len(read_record(text).deals)  # type: ignore[arg-type]
    last = len(read_record(text).deals)
    replay = await evening.replays.deal(code, last, None, None)
    assert len(replay["moments"]) == len(read_record(text).deals[-1].actions)  # type: ignore[arg-type]
    alone = read_record(await evening.replays.record(code, None, last))
    assert all(proof.holds for proof in verify_record(alone))
    assert await refused(evening.replays.discard(person(1), code)) == "replay/not-found"
    await evening.replays.discard(STRANGER, code)
    assert await refused(evening.replays.show(code, STRANGER)) == "replay/not-found"


async def test_a_record_that_names_no_rules_is_of_the_usual_ones() -> None:
    evening = Evening()
    text = (RECORDS / "vira-sm2025.stik").read_text("utf-8").replace('preset = "sm2025"\n', "")
    shown = await evening.replays.show(await evening.replays.bring(STRANGER, text.encode()), None)
    assert (shown["preset"], shown["options"]) == ("sm2025", {})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda _: b"", "replay/empty"),
        (lambda _: b"\xff\xfe\x00", "replay/not-text"),
        (lambda _: b"hello", "record/not-toml"),
        (lambda text: text.replace(b"format = 1", b"format = " + 5000 * b"1"), "record/not-toml"),
        (lambda text: text.replace(b"format = 1", b"format = 9"), "record/unknown-format"),
        (lambda text: text.replace(b'game = "voms"', b'game = "skat"'), "setup/unknown-game"),
        (lambda text: text.replace(b'"play ', b'"eat ', 1), "record/unreadable-action"),
        (lambda text: text.replace(b"secret = ", b'secret = "x" # ', 1), "record/refused"),
        (lambda text: text.replace(b"commitment = ", b'commitment = "x" # ', 1), "verify/wrong-commitment"),
    ],
    ids=["empty", "bytes", "words", "digits", "format", "game", "action", "secret", "commitment"],
)
async def test_a_bad_record_is_refused_and_nothing_is_stored(change: object, code: str) -> None:
    evening = Evening()
    await evening.play(VOMS, 2)
    text = (await evening.replays.record(evening.code, None, None)).encode()
    found = await refused(evening.replays.bring(STRANGER, change(text)))  # type: ignore[operator]
    assert found == code or (code == "record/refused" and found.startswith("record/"))
    assert not (await evening.replays.lists(STRANGER))["brought"]


# records of an older edition


def told_otherwise(text: str, change: Callable[[DealRecord], DealRecord]) -> bytes:
    """The record with another second deal."""
    record = read_record(text)
    first, second, *others = record.deals
    return write_record(replace(record, deals=(first, change(second), *others))).encode()


def counted_otherwise(part: DealRecord) -> DealRecord:
    return replace(part, result={"ended": "played-out", "score": {"NS": 9, "EW": 4}, "target": {"NS": 9, "EW": 9}})


def refused_today(part: DealRecord) -> DealRecord:
    actions = list(part.actions)
    actions[5] = actions[0]
    return replace(part, actions=tuple(actions))


async def test_what_stood_in_an_older_edition_stands_in_its_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    evening, text = Evening(), (RECORDS / "voms-worms.stik").read_text("utf-8")
    recorded = read_record(text).deals[1].result
    for change, code in ((counted_otherwise, "record/wrong-result"), (refused_today, "record/refused")):
        assert await refused(evening.replays.bring(STRANGER, told_otherwise(text, change))) == code
    monkeypatch.setattr("stik.engine.edition.EDITION", 2)
    counted = await evening.replays.bring(STRANGER, told_otherwise(text, counted_otherwise))
    line = (await evening.replays.show(counted, None))["deals"][1]  # type: ignore[index]
    assert (line["score"], line["ended"], line["winner"]) == ({"NS": 9, "EW": 4}, "played-out", None)
    start = read_record(text).deals[1].start["score"]
    assert isinstance(start, dict)
    assert line["gain"] == {"NS": 9 - start["NS"], "EW": 4 - start["EW"]}
    for seat in (None, "N"):
        replay: Any = await evening.replays.deal(counted, 2, None, seat)
        end = replay["moments"][-1]["view"]
        assert (end["score"], end["gain"], end["winner"]) == (line["score"], line["gain"], None)
        assert replay["otherwise"]["action"] is None
        assert all(article.startswith(("W.", "V")) for article in replay["otherwise"]["cites"])
    assert "otherwise" not in await evening.replays.deal(counted, 1, None, None)
    stopped = await evening.replays.bring(STRANGER, told_otherwise(text, refused_today))
    line = (await evening.replays.show(stopped, None))["deals"][1]  # type: ignore[index]
    assert recorded is not None
    assert line["score"] == recorded["score"]
    replay = await evening.replays.deal(stopped, 2, None, None)
    assert (len(replay["moments"]), replay["otherwise"]["action"]) == (5, 6)
    assert replay["moments"][-1]["view"]["phase"] == "play"
    assert await refused(evening.replays.play_on(STRANGER, stopped, 2, 6, "N", "random")) == "replay/no-such-moment"
    assert await evening.replays.play_on(STRANGER, stopped, 2, 5, "N", "random")
    alone = read_record(await evening.replays.record(stopped, None, 2))
    assert [proof.code for proof in verify_record(alone) if not proof.holds] == ["verify/refused-today"]


async def test_a_settlement_of_an_older_edition_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stik.engine.edition.EDITION", 2)
    evening, text = Evening(), (RECORDS / "vira-sm2025.stik").read_text("utf-8")
    said = {"result": "bet", "settlement": {"A": -7, "B": 3, "C": 3, "pool": 1}}
    brought = told_otherwise(text, lambda part: replace(part, result=said))
    code = await evening.replays.bring(STRANGER, brought)
    line = (await evening.replays.show(code, None))["deals"][1]  # type: ignore[index]
    assert {name: line[name] for name in said} == said
    replay: Any = await evening.replays.deal(code, 2, None, None)
    assert {name: replay["moments"][-1]["view"][name] for name in said} == said


async def test_a_forged_shuffle_is_refused_in_every_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stik.engine.edition.EDITION", 2)
    text = (RECORDS / "voms-worms.stik").read_text("utf-8").replace("commitment = ", 'commitment = "x" # ', 1)
    assert await refused(Evening().replays.bring(STRANGER, text.encode())) == "verify/wrong-commitment"


async def test_a_brought_record_reads_as_it_did_whatever_the_presets_say(monkeypatch: pytest.MonkeyPatch) -> None:
    evening, text = Evening(), (RECORDS / "voms-worms.stik").read_text("utf-8")
    code = await evening.replays.bring(STRANGER, text.encode())
    before = (await evening.replays.show(code, None), await evening.replays.deal(code, 1, None, None))
    changed = {**voms.PRESETS, "worms": voms.PRESETS["worms"].with_options({"deal_lus": 0})}
    for presets in (changed, {}):
        monkeypatch.setattr("stik.voms.rules.PRESETS", presets)
        again = Evening()
        assert await again.replays.bring(STRANGER, text.encode()) == code
        assert (await again.replays.show(code, None), await again.replays.deal(code, 1, None, None)) == before


# playing on


@pytest.mark.parametrize(
    "settings",
    [
        VOMS,
        TableSettings(game="voms", preset="worms-2p"),
        TableSettings(game="voms", preset="worms-3p"),
        TableSettings(game="voms", preset="25", table=3),
        TableSettings(game="vira", table=4, deals=9),
    ],
    ids=lambda one: f"{one.game} {one.preset}",
)
async def test_a_deal_is_played_on_from_a_moment(settings: TableSettings) -> None:
    evening = Evening()
    await evening.play(settings, 2)
    replay = await evening.replays.deal(evening.code, 2, None, None)
    moments = replay["moments"]
    assert isinstance(moments, list)
    at = len(moments) // 2
    view = moments[at - 1]["view"]
    seat = view["to_act"]
    code = await evening.replays.play_on(STRANGER, evening.code, 2, at, seat, "random")
    live = await evening.company.service.live(code)
    table = live.table
    assert (table.phase, table.deals, table.settings.rated) == ("playing", 1, False)
    now = table.play.view(seat)
    assert {key: now[key] for key in ("phase", "to_act", "played", "counts", "dealer")} == {
        key: view[key] for key in ("phase", "to_act", "played", "counts", "dealer")
    }
    assert now["hands"][seat] == view["hands"][seat]  # type: ignore[index]
    assert now["actions"] or now.get("template")
    assert [one.kind for one in table.chairs].count("bot") == len(table.chairs) - 1
    assert table.settings.table == len(table.chairs) == len(evening.company.live.table.chairs)
    chance = Random(2)
    while live.table.phase == "playing":
        keeper = Keeper(live, evening.broker, evening.company.clock, chance, Manners(pace=0), InPlace())
        evening.company.clock.time += 60_000
        acting = live.table.play.to_act
        assert acting is not None
        action = live.table.play.choice("random", acting, chance)
        if acting == seat:
            await evening_act(evening, live, action)
        else:
            await live.do(lambda now, keeper=keeper: keeper._next(now, evening.company.clock.now()))  # type: ignore[misc]
    assert live.table.phase == "over"
    listing = await evening.company.storage.tables.listing(code)
    assert listing is not None
    assert listing.exercise
    own = read_record(await evening.replays.record(code, STRANGER, None))
    assert all(proof.holds for proof in verify_record(own))
    original = read_record(await evening.replays.record(evening.code, None, 2))
    assert own.deals[0].actions[:at] == original.deals[0].actions[:at]
    last = len(moments)
    assert await refused(evening.replays.play_on(STRANGER, evening.code, 2, last, seat, "random")) == "replay/deal-over"
    over = evening.replays.play_on(STRANGER, evening.code, 2, last + 1, seat, "random")
    assert await refused(over) == "replay/no-such-moment"


async def evening_act(evening: Evening, live: object, action: str) -> None:
    evening.company.live, before = live, evening.company.live  # type: ignore[assignment]
    await evening.company.do(
        STRANGER,
        {"do": "act", "action": action, "seen": live.table.version},  # type: ignore[attr-defined]
    )
    evening.company.live = before


# notes


async def test_notes_are_private_until_they_are_shared() -> None:
    evening = Evening()
    await evening.play(VOMS, 1)
    writer, reader = evening.company.people["N"], evening.company.people["S"]
    for one in (writer, reader):
        await evening.company.storage.people.add(one)
    note = await evening.notes.add(writer, evening.code, 1, 3, "  Her!  ", shared=False)
    assert note["text"] == "Her!"
    assert await evening.notes.all(evening.code, reader) == []
    assert await refused(evening.notes.change(reader, str(note["id"]), "mit", None)) == "replay/no-such-note"
    assert await refused(evening.notes.delete(reader, str(note["id"]))) == "replay/no-such-note"
    await evening.notes.change(writer, str(note["id"]), None, shared=True)
    (shared,) = await evening.notes.all(evening.code, reader)
    assert (shared["text"], shared["name"], shared["mine"]) == ("Her!", writer.name, False)
    assert await refused(evening.notes.add(writer, evening.code, 1, 3, "  ", shared=False)) == "replay/note-empty"
    assert await refused(evening.notes.add(writer, evening.code, 1, 999, "x", shared=False)) == "replay/no-such-moment"
    await evening.notes.delete(writer, str(note["id"]))
    assert await evening.notes.all(evening.code, writer) == []


# showings


async def soon(following: AsyncGenerator[dict[str, object]], **wanted: object) -> dict[str, object]:
    """The next document that has these values."""
    async with asyncio.timeout(5):
        async for found in following:
            if all(found[key] == value for key, value in wanted.items()):
                return found
    raise AssertionError(wanted)


async def test_a_leader_steps_for_everybody_and_hands_over() -> None:
    evening = Evening()
    await evening.play(VOMS, 1)
    anna, bo = evening.company.people["N"], STRANGER
    for one in (anna, bo):
        await evening.company.storage.people.add(one)
    code = await evening.showings.open(anna, evening.code, 1, 0, None)
    hers, his, guests = (evening.showings.follow(code, one) for one in (anna, bo, None))
    assert (await anext(hers))["leads"]
    assert not (await soon(his, at=0))["leads"]
    assert (await anext(guests))["others"] == 1
    await evening.showings.step(anna, code, 1, 5, "N")
    for following in (hers, his, guests):
        assert (await soon(following, at=5))["seat"] == "N"
    assert await refused(evening.showings.step(bo, code, 1, 6, None)) == "replay/not-leader"
    assert await refused(evening.showings.take(bo, code)) == "replay/somebody-leads"
    assert await refused(evening.showings.step(anna, code, 1, 999, None)) == "replay/no-such-moment"
    assert await refused(evening.showings.hand(anna, code, "p-gone")) == "replay/not-here"
    await evening.showings.hand(anna, code, bo.id)
    assert (await soon(his, leads=True))["at"] == 5
    await evening.showings.step(bo, code, 1, 7, None)
    assert not (await soon(hers, at=7))["leads"]
    await his.aclose()
    assert (await soon(hers, leader=None))["at"] == 7, "the leader has gone"
    await evening.showings.take(anna, code)
    assert (await soon(hers, leads=True))["at"] == 7
    assert await refused(evening.showings.step(anna, "nothing", 1, 0, None)) == "replay/no-such-showing"
    await hers.aclose()
    await guests.aclose()
