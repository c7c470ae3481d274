"""Live tables: commands once, stale and refused ones, resuming, several devices, agreement, absence, clocks."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random

import orjson
import pytest

from stik.app.commands import Act, AskBids, AskHint, AskWhy, BeReady, Rematch, Sit
from stik.app.connection import MOST_WAITING, Connection
from stik.app.decide import StaleVersion, TableRefusal
from stik.app.deeds import Dealt, WentAway
from stik.app.document import OUTSIDE, WATCHER
from stik.app.keeper import Keeper, Manners
from stik.app.live import MOST_RESUMED, LiveTable
from stik.app.news import MOST_LOGGED
from stik.app.ports import StorageDown
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.app.tables import MOST_IDLE, MOST_PAGES, REREAD, TableService
from stik.app.workers import InPlace
from stik.broker.local import LocalBroker
from stik.engine import IllegalAction, commitment
from stik.errors import NotFound
from stik.protocol.record import read_record, verify_record
from stik.storage.memory import MemoryStorage
from tests.app.company import Clock, Company, Page, person

VOMS = TableSettings(game="voms")


@pytest.fixture
async def company() -> Company:
    """Four people at Voms, the first deal on the table."""
    found = Company()
    await found.sit_down(VOMS)
    await found.deal()
    for page in found.pages:
        page.read()
    return found


def _legal(company: Company) -> tuple[str, str]:
    play = company.live.table.play
    assert play.to_act is not None
    return play.to_act, play.choice("random", play.to_act, Random(1))


# commands


async def test_a_command_sent_twice_acts_once(company: Company) -> None:
    seat, action = _legal(company)
    command = Act(id="same", do="act", action=action, seen=company.live.table.version)
    first = await company.live.command(company.people[seat], command)
    assert await company.live.command(company.people[seat], command) == first
    assert company.live.table.version == first


async def test_the_same_id_of_another_person_is_another_command(company: Company) -> None:
    a, b = company.people["N"], company.people["E"]
    first = await company.do(a, {"id": "x", "do": "say", "phrase": "ouch"})
    assert await company.do(b, {"id": "x", "do": "say", "phrase": "ouch"}) == first + 1


async def test_two_at_once_act_once(company: Company) -> None:
    seat, action = _legal(company)
    who, seen = company.people[seat], company.live.table.version
    command = Act(id="same", do="act", action=action, seen=seen)
    versions = await asyncio.gather(*(company.live.command(who, command) for _ in range(5)))
    assert set(versions) == {seen + 1} == {company.live.table.version}


async def test_a_stale_command_is_refused_and_the_page_gets_the_whole_table(company: Company) -> None:
    seen = company.live.table.version
    seat, action = _legal(company)
    await company.step(Random(1))
    page = next(page for page in company.pages if page.connection.viewer == seat)
    page.read()
    with pytest.raises(StaleVersion):
        await company.live.command(company.people[seat], Act(id="s", do="act", action=action, seen=seen))
    assert [message["type"] for message in page.read()] == ["table"]


async def test_chat_does_not_make_a_move_stale(company: Company) -> None:
    seen = company.live.table.version
    seat, action = _legal(company)
    await company.do(company.people["N"], {"do": "say", "text": "well then"})
    await company.live.command(company.people[seat], Act(id="s", do="act", action=action, seen=seen))


@pytest.mark.parametrize("action", ["play Ac Kd", "play", "nonsense", "pass", "rule reshuffle", "cut 3", "play 9x"])
async def test_a_refused_action_changes_nothing(company: Company, action: str) -> None:
    before = company.live.table
    with pytest.raises((TableRefusal, IllegalAction, Exception), match=r"^(?!.*assert).*$") as caught:
        await company.do(company.people["N"], {"do": "act", "action": action, "seen": before.version})
    assert hasattr(caught.value, "faults"), "every refusal says what was wrong"
    assert company.live.table is before


async def test_who_is_not_to_act_is_refused_with_the_rule(company: Company) -> None:
    acting, action = _legal(company)
    other = next(seat for seat in company.people if seat != acting)
    with pytest.raises(IllegalAction) as caught:
        await company.do(company.people[other], {"do": "act", "action": action, "seen": company.live.table.version})
    assert caught.value.code == "turn/not-yours"


async def test_why_and_hint_answer_from_the_seat(company: Company) -> None:
    acting, action = _legal(company)
    who = company.people[acting]
    assert company.live.answer(who, AskWhy(id="w", ask="why", action=action)) == {"refused": None}
    hint = (await company.service.answer(company.live, who, AskHint(id="h", ask="hint")))["action"]
    assert isinstance(hint, str)
    assert company.live.table.play.why(acting, hint) is None
    with pytest.raises(TableRefusal, match="table/no-seat"):
        await company.service.answer(company.live, person(99), AskHint(id="h", ask="hint"))


async def test_who_is_out_of_the_race_neither_acts_nor_learns_for_the_others() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="voms", preset="25"), pages=False)
    chance, live = Random(4), company.live
    while live.table.phase != "playing" or all(live.table.play.at(seat) for seat in company.people):
        await (company.step(chance, "beginner") if live.table.phase == "playing" else company.deal())
    out = next(seat for seat in company.people if live.table.play.at(seat) is None)
    acting, action = _legal(company)
    for question in (action, f"rule expose {live.table.play.at(acting)} {action.split()[-1]}", "announce"):
        asked = live.answer(company.people[out], AskWhy(id="w", ask="why", action=question))["refused"]
        assert isinstance(asked, dict)
        assert asked["code"] == "turn/not-yours"
    with pytest.raises(IllegalAction, match="turn/not-yours"):
        await company.do(company.people[out], {"do": "act", "action": action, "seen": live.table.version})


async def test_who_is_out_of_the_race_holds_up_no_deal() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="voms", preset="25"), pages=False)
    chance, live = Random(4), company.live
    while live.table.phase != "between" or all(map(live.table.play.goes_on, company.people)):
        await (company.step(chance, "beginner") if live.table.phase == "playing" else company.deal())
    for seat in filter(live.table.play.goes_on, company.people):
        assert not live.table.is_ready
        await company.do(company.people[seat], {"do": "ready", "seed": "ab" * 8})
    assert live.table.is_ready


async def test_the_log_has_an_end(company: Company) -> None:
    for number in range(MOST_LOGGED):
        kind = "propose" if number % 2 == 0 else "decline"
        who = company.people["NE"[number % 2]]
        await company.do(who, {"do": kind, "kind": "stop"} if kind == "propose" else {"do": kind})
    assert len(company.live.events) == MOST_LOGGED


# pages


async def test_a_page_resumes_with_exactly_what_it_missed(company: Company) -> None:
    page = company.pages[0]
    seen = page.version
    company.live.leave(page.connection)
    chance = Random(3)
    for _ in range(7):
        await company.step(chance)
    resumed = company.look_on(company.people["N"], after=seen)
    resumed.document, resumed.version = dict(page.document), seen
    messages = resumed.read()
    assert [message["type"] for message in messages] == ["resumed", *["change"] * 7]
    fresh = company.look_on(company.people["N"])
    fresh.read()
    assert resumed.document == fresh.document


async def test_a_page_from_the_future_or_far_past_gets_the_whole(company: Company) -> None:
    for after in (10_000, 0):
        page = company.look_on(company.people["N"], after=after)
        company.live.steps.clear()
        assert page.read()[0]["type"] in {"table", "resumed"}
    assert company.look_on(company.people["N"], after=1).read()[0]["type"] == "table"


async def test_a_page_that_missed_much_gets_the_whole(company: Company) -> None:
    seen = company.live.table.version
    for _ in range(MOST_RESUMED):
        await company.do(company.people["E"], {"do": "say", "phrase": "ouch"})
    resumed = company.look_on(company.people["N"], after=seen)
    resumed.version, resumed.document = seen, dict(company.pages[0].document)
    assert resumed.read()[0]["type"] == "resumed"
    await company.do(company.people["E"], {"do": "say", "phrase": "ouch"})
    assert [message["type"] for message in company.look_on(company.people["N"], after=seen).read()] == ["table"]


async def test_what_bids_pay_is_worked_out_once() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="vira"))
    question = AskBids(id="b", ask="bids")
    first = company.live.answer(None, question)["bids"]
    again = company.live.answer(None, question)["bids"]
    assert isinstance(first, list)
    assert isinstance(again, list)
    assert [id(row) for row in again] == [id(row) for row in first], "the same rows, not worked out anew"


async def test_two_devices_of_one_player_see_the_same(company: Company) -> None:
    second = company.look_on(company.people["N"])
    second.read()
    await company.step(Random(1))
    company.pages[0].read()
    second.read()
    assert second.document == company.pages[0].document
    assert second.fresh == company.pages[0].fresh


async def test_a_page_that_is_too_slow_is_let_go() -> None:
    connection = Connection(None, WATCHER)
    for _ in range(MOST_WAITING + 1):
        connection.send(b"{}")
    assert connection.is_closed


async def test_nobody_watches_where_nobody_may() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="voms", spectators=False))
    await company.deal()
    page = next(page for page in company.pages if page.connection.viewer == OUTSIDE)
    page.read()
    assert page.document["deal"] is None
    await company.step(Random(1))
    assert all(not message["events"] for message in page.read())


async def test_nobody_outside_hears_the_players_talk_or_learns_a_shuffle() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="voms", spectators=False))
    outside = next(page for page in company.pages if page.connection.viewer == OUTSIDE)
    with pytest.raises(TableRefusal, match="no-spectators"):
        await company.do(person(9), {"do": "say", "text": "hello in there"})
    await company.do(company.people["N"], {"do": "say", "text": "between us"})
    chance = Random(2)
    while not company.live.table.play.history:
        await (company.step(chance) if company.live.table.phase == "playing" else company.deal())
    outside.read()
    late = company.look_on(None)
    for messages in (outside.fresh, [*late.connection._waiting]):
        assert not any(b"between us" in message for message in messages)
        assert company.live.table.shuffle is not None
        assert not any(company.live.table.shuffle.secret.encode() in message for message in messages)


async def test_spectators_lag_behind_where_the_table_says_so() -> None:
    company = Company()
    company.clock.time = 1_000_000
    await company.sit_down(TableSettings(game="voms", delay=60), pages=False)
    company.clock.time += 100_000
    await company.deal()
    late = Connection(None, WATCHER, delay=60_000)
    company.live.join_late(late)
    shown = await late.next(company.clock)
    assert shown is not None
    assert orjson.loads(shown)["deal"] is None
    assert {due for due, _ in late._late} == {company.clock.time + 60_000}
    await company.step(Random(1))
    assert late._late[-1][0] == company.clock.time + 60_000


async def test_a_spectator_who_lags_behind_is_answered_at_once_and_sits_down_at_once() -> None:
    """News that are not due yet hold up neither answers nor the table as the new seat sees it."""
    company = Company()
    await company.sit_down(TableSettings(game="voms", delay=60), pages=False)
    await company.do(company.people["W"], {"do": "stand"})
    guest, clock = person(9), company.clock
    page = Connection(guest, WATCHER, delay=60_000)
    clock.time += 100_000
    company.live.join_late(page)
    assert await page.next(clock) is not None
    await company.do(company.people["N"], {"do": "say", "phrase": "ouch"})
    waiting = asyncio.create_task(page.next(clock))
    await asyncio.sleep(0)
    page.send(b"an answer")
    assert await waiting == b"an answer"
    await company.do(guest, {"do": "sit", "seat": "W"})
    told = await page.next(clock)
    assert told is not None
    assert orjson.loads(told)["you"]["seat"] == "W"
    clock.time += 100_000
    page.close()
    assert await page.next(clock) is None, "nothing of what the spectator was still to see"


async def test_a_spectator_who_lags_behind_is_told_the_prices_of_then() -> None:
    company, chance = Company(), Random(1)
    await company.sit_down(TableSettings(game="vira", delay=60), pages=False)
    company.clock.time += 60_000
    question = AskBids(id="b1", ask="bids")
    before = company.live.answer(None, question)
    while company.live.answer(company.people["A"], question) == before:  # until the pulla has grown
        await company.deal()
        while company.live.table.phase == "playing":
            await company.step(chance)
    assert company.live.answer(None, question) == before
    company.clock.time += 60_000
    assert company.live.answer(None, question) == company.live.answer(company.people["A"], question)


async def test_a_page_that_cannot_enter_leaves_nothing_behind() -> None:
    storage, broker, clock = MemoryStorage(), LocalBroker(), Clock()
    service = TableService(storage, broker, clock, Manners(pace=0.0))
    code = await service.open(person(0), VOMS, alone=True)
    live = await service.live(code)
    await live.command(person(0), BeReady(id="r", do="ready", seed="ab" * 8))
    await live.do(lambda _: Dealt(Secret("ab" * 16)))
    await live.do(lambda _: WentAway("N"))
    await storage.tables.close()  # the database is away
    with pytest.raises(StorageDown):
        await service.enter(code, person(0), None)
    assert not live.connections
    assert not await broker.members(live.topic)
    await service.close()
    assert not service.live_tables


async def test_one_person_does_not_open_pages_without_end() -> None:
    company = Company()
    code = await company.service.open(person(0), VOMS)
    for _ in range(MOST_PAGES):
        await company.service.enter(code, person(0), None)
    with pytest.raises(TableRefusal, match="too-many-pages"):
        await company.service.enter(code, person(0), None)
    await company.service.enter(code, person(1), None)
    await company.service.enter(code, None, None)
    await company.service.close()


async def test_who_is_forgotten_is_forgotten_in_memory_too(company: Company) -> None:
    """At running tables and at those that are over, in this process and in another, for pages that are open."""
    acting, action = _legal(company)
    stays, leaves = ("N", "E") if acting == "N" else (acting, "N")
    gone, service, live = company.people[leaves], company.service, company.live
    there = await TableService(company.storage, LocalBroker(), company.clock).live(live.table.code)
    await company.do(gone, {"do": "say", "text": "my own words"})
    for page in company.pages:
        page.read()
    old = next(page for page in company.pages if page.connection.viewer == stays)
    await service.vacate(gone.id)
    await company.storage.tables.forget(gone.id)
    await service.reread([live.table.code])
    await service._listener(there)(REREAD)
    assert there.table == live.table
    page = company.look_on(company.people[stays])
    for seen in (page, old):
        seen.read()
        assert seen.document["table"] == company.live._public.table
        assert gone.name.encode() not in seen.fresh[-1]
        assert b"my own words" not in seen.fresh[-1]
    await company.do(company.people[stays], {"do": "act", "action": action, "seen": live.table.version})
    old.read()
    page.read()
    assert page.document == old.document


async def test_tables_that_nobody_looks_at_leave_the_memory() -> None:
    company = Company()
    kept = await company.service.open(person(0), VOMS)
    await company.service.enter(kept, person(0), None)
    for _ in range(MOST_IDLE + 20):
        await company.service.deals(await company.service.open(person(0), VOMS), None)
    assert company.service.live_tables <= MOST_IDLE + 2
    assert (await company.service.live(kept)).connections
    for number in range(50):
        with pytest.raises(NotFound):
            await company.service.live(f"none{number}")
    assert not company.service._opening
    await company.service.close()


async def test_who_sits_down_is_present_for_the_others() -> None:
    company = Company()
    code = await company.service.open(person(0), VOMS)
    live, connection = await company.service.enter(code, person(0), None)
    _, other = await company.service.enter(code, person(5), None)
    page = Page(connection)
    page.read()
    await company.service.command(live, person(5), Sit(id="s", do="sit", seat="E"))
    company.clock.time += 1_000
    await live.tell_presence()
    told = [message for message in page.read() if message["type"] == "presence"]
    assert told[-1:] == [{"type": "presence", "present": [person(0).id, person(5).id], "watchers": 0}]
    for _ in range(3):
        await company.service.enter(code, None, None)
    company.clock.time += 1_000
    await live.tell_presence()
    assert page.read()[-1]["watchers"] == 3
    await company.service.leave(live, other)
    await company.service.close()


# seats


async def test_who_leaves_is_replaced_by_a_bot_and_the_host_hands_on(company: Company) -> None:
    await company.do(company.people["N"], {"do": "stand"})
    assert company.live.table.chair("N").kind == "bot"
    assert company.live.table.host == company.people["E"].id


async def test_only_the_host_places_bots() -> None:
    company = Company()
    live = await company.service.live(await company.service.open(person(0), VOMS))
    company.live = live
    await company.do(person(0), {"do": "bot", "seat": "E", "level": "beginner"})
    await company.do(person(0), {"do": "bot", "seat": "E", "level": None})
    assert live.table.chair("E").kind == "empty"
    with pytest.raises(TableRefusal, match="host-only"):
        await company.do(person(3), {"do": "bot", "seat": "E", "level": "beginner"})


# agreement


async def test_a_pause_needs_everybody_and_stops_the_play(company: Company) -> None:
    await company.do(company.people["N"], {"do": "propose", "kind": "pause"})
    assert not company.live.table.paused
    for seat in "ESW":
        await company.do(company.people[seat], {"do": "agree"})
    assert company.live.table.paused
    page = company.pages[0]
    page.read()
    assert page.document["deal"]["actions"] == []  # type: ignore[index]
    with pytest.raises(TableRefusal, match="paused"):
        await company.step(Random(1))
    await company.do(company.people["S"], {"do": "propose", "kind": "resume"})
    assert not company.live.table.paused


async def test_one_who_declines_ends_the_proposal(company: Company) -> None:
    await company.do(company.people["N"], {"do": "propose", "kind": "stop"})
    await company.do(company.people["W"], {"do": "decline"})
    assert company.live.table.proposal is None
    with pytest.raises(TableRefusal, match="nothing-proposed"):
        await company.do(company.people["E"], {"do": "agree"})


async def test_a_take_back_returns_to_before_ones_last_action(company: Company) -> None:
    before = company.live.table.play.view("N")
    acting = company.live.table.play.to_act
    assert acting is not None
    await company.step(Random(1))
    await company.do(company.people[acting], {"do": "propose", "kind": "takeback"})
    for seat in company.people:
        if seat != acting:
            await company.do(company.people[seat], {"do": "agree"})
    assert company.live.table.play.view("N") == before


async def test_no_take_back_in_a_rated_game() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="voms", rated=True))
    await company.deal()
    acting = company.live.table.play.to_act
    assert acting is not None
    await company.step(Random(1))
    with pytest.raises(TableRefusal, match="table/rated"):
        await company.do(company.people[acting], {"do": "propose", "kind": "takeback"})


# the shuffle


async def test_the_commitment_stands_before_the_seeds_and_the_record_verifies() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="voms"))
    chance = Random(7)
    promised = []
    while company.live.table.phase != "over":
        if company.live.table.phase != "playing":
            company.pages[0].read()
            promised.append(company.pages[0].document["table"]["commitment"])  # type: ignore[index]
            await company.deal_once()
        else:
            await company.step(chance)
    company.pages[0].read()
    record = read_record(await company.service.record(company.live.table.code, None))
    assert [deal.shuffle.commitment for deal in record.deals if deal.shuffle] == promised
    assert all(proof.holds for proof in verify_record(record))
    assert all(set(deal.shuffle.seeds) == set("NESW") for deal in record.deals if deal.shuffle)
    revealed = company.pages[0].document["table"]["revealed"]  # type: ignore[index]
    assert commitment(revealed["secret"]) == revealed["commitment"] == promised[-1]


@pytest.mark.parametrize(
    "settings", [VOMS, TableSettings(game="voms", preset="25"), TableSettings(game="vira", deals=2)]
)
async def test_every_finished_deal_replays(settings: TableSettings) -> None:
    company = Company()
    await company.sit_down(settings)
    chance = Random(11)
    while company.live.table.phase != "over" and company.live.table.deals < 20:
        await (company.step(chance, "beginner") if company.live.table.phase == "playing" else company.deal())
    done = company.live.table.play.history
    for number in range(1, len(done) + 1):
        replay = await company.service.replay(company.live.table.code, number, None)
        last = replay["moments"][-1]["view"] if replay["moments"] else replay["start"]  # type: ignore[index]
        assert last["phase"] == "over"


# the keeper


def _keeper(live: LiveTable, clock: Clock, broker: LocalBroker) -> Keeper:
    return Keeper(live, broker, clock, Random(1), Manners(grace=30_000, pace=1.0), InPlace())


async def test_an_absent_player_is_played_for_and_takes_the_seat_back() -> None:
    clock, broker, storage = Clock(), LocalBroker(), MemoryStorage()
    service = TableService(storage, broker, clock)
    company = Company(storage)
    company.service, company.clock = service, clock
    await company.sit_down(VOMS, pages=False)
    await company.deal()
    live, keeper = company.live, _keeper(company.live, clock, broker)
    for seat in "NES":
        company.look_on(company.people[seat])
        await broker.arrive(live.topic, company.people[seat].id, 1e9)
    await keeper._tend()
    clock.time += 29_000
    await keeper._tend()
    assert not live.table.chair("W").away
    clock.time += 2_000
    await keeper._tend()
    assert live.table.chair("W").away
    while live.table.play.to_act != "W":
        await company.step(Random(1))
    clock.time += 5_000
    for _ in range(3):
        await keeper._tend()
    assert live.table.play.to_act != "W", "a bot has played"
    await broker.arrive(live.topic, company.people["W"].id, 1e9)
    await live.welcome_back(company.people["W"].id)
    clock.time += 10
    await keeper._tend()
    assert not live.table.chair("W").away, "who has just come back is not missed any more"


async def test_the_clock_plays_for_who_thinks_too_long() -> None:
    clock, broker = Clock(), LocalBroker()
    company = Company()
    company.clock = clock
    company.service = TableService(company.storage, broker, clock)
    await company.sit_down(TableSettings(game="voms", clock="fast"))
    await company.deal()
    for who in company.people.values():
        await broker.arrive(company.live.topic, who.id, 1e9)
    keeper, acting = _keeper(company.live, clock, broker), company.live.table.play.to_act
    await keeper._tend()
    clock.time += 14_900
    await keeper._tend()
    assert company.live.table.play.to_act == acting
    clock.time += 200
    await keeper._tend()
    events = [event for message in company.pages[0].read() for event in message.get("events", [])]  # type: ignore[attr-defined]
    assert {"event": "timed-out", "seat": acting} in events


async def test_the_clock_stands_still_while_nobody_is_here() -> None:
    clock, broker = Clock(), LocalBroker()
    company = Company()
    company.clock = clock
    company.service = TableService(company.storage, broker, clock)
    await company.sit_down(TableSettings(game="voms", clock="fast"))
    await company.deal()
    clock.time += 3_600_000  # everybody went for a walk, and is back
    for who in company.people.values():
        await broker.arrive(company.live.topic, who.id, 1e9)
    keeper, acting = _keeper(company.live, clock, broker), company.live.table.play.to_act
    clock.time += 14_900
    await keeper._tend()
    clock.time += 14_900
    await keeper._tend()
    assert company.live.table.play.to_act == acting
    clock.time += 200
    await keeper._tend()
    assert company.live.table.play.to_act != acting


async def test_a_player_who_does_not_come_to_the_waiting_room_holds_up_nobody() -> None:
    clock, broker = Clock(), LocalBroker()
    company = Company()
    company.clock = clock
    company.service = TableService(company.storage, broker, clock)
    await company.sit_down(VOMS, pages=False)
    for seat in "NES":
        company.look_on(company.people[seat])
        await broker.arrive(company.live.topic, company.people[seat].id, 1e9)
        await company.do(company.people[seat], {"do": "ready", "seed": "ab" * 8})
    keeper = _keeper(company.live, clock, broker)
    await keeper._tend()
    clock.time += 31_000
    for _ in range(3):
        await keeper._tend()
    assert company.live.table.chair("W").away
    assert company.live.table.phase == "playing"


async def test_who_was_taken_for_absent_and_is_here_gets_the_seat_back() -> None:
    clock, broker = Clock(), LocalBroker()
    company = Company()
    company.clock = clock
    company.service = TableService(company.storage, broker, clock)
    await company.sit_down(VOMS)
    await company.deal()
    for who in company.people.values():
        await broker.arrive(company.live.topic, who.id, 1e9)
    await company.live.do(lambda _: WentAway("E"))
    await _keeper(company.live, clock, broker)._tend()
    assert not company.live.table.chair("E").away


async def test_a_keeper_that_fails_tries_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at once, over and over, while the database is away or a bot has a bug."""
    company = Company()
    live, connection = await company.service.enter(await company.service.open(person(0), VOMS), person(0), None)
    keeper = _keeper(live, company.clock, LocalBroker())
    failures = iter([StorageDown(), RuntimeError("a bug")])
    tried: list[float] = []

    async def failing() -> float:
        tried.append(asyncio.get_running_loop().time())
        if (failure := next(failures, None)) is not None:
            raise failure
        live.leave(connection)
        live.stirred.set()
        return 5.0

    monkeypatch.setattr(keeper, "_tend", failing)
    monkeypatch.setattr("stik.app.keeper.LOOK", 0.05)
    await keeper.run()
    assert [later - earlier > 0.04 for earlier, later in pairwise(tried)] == [True, True]
    await company.service.close()


async def test_bots_do_not_go_on_among_themselves() -> None:
    clock, broker = Clock(), LocalBroker()
    company = Company()
    company.clock = clock
    company.service = TableService(company.storage, broker, clock)
    code = await company.service.open(person(0), VOMS, alone=True)
    company.live, company.people = await company.service.live(code), {"N": person(0)}
    await company.deal()
    company.look_on(None)  # a spectator alone
    keeper, before = _keeper(company.live, clock, broker), company.live.table.version
    for _ in range(5):
        clock.time += 10_000
        await keeper._tend()
    assert company.live.table.version == before


async def test_play_now_plays_a_whole_deal_with_bots() -> None:
    service = TableService(MemoryStorage(), LocalBroker(), Clock(), Manners(pace=0.0))
    code = await service.open(person(0), VOMS, alone=True)
    live, connection = await service.enter(code, person(0), None)
    chance = Random(5)
    await live.command(person(0), BeReady(id="r", do="ready", seed="ab" * 8))
    for _ in range(20_000):
        if live.table.phase == "playing" and live.table.play.to_act == "N":
            action = live.table.play.choice("random", "N", chance)
            await live.command(person(0), Act(id=action, do="act", action=action, seen=live.table.version))
        if live.table.phase in {"between", "over"}:
            break
        await asyncio.sleep(0)
    assert live.table.phase in {"between", "over"}
    await service.leave(live, connection)
    await service.close()


async def test_a_rematch_is_one_table_for_all(company: Company) -> None:
    chance = Random(2)
    with pytest.raises(TableRefusal, match="not-over"):
        await company.service.command(company.live, company.people["N"], _rematch("1"))
    while company.live.table.phase != "over":
        await (company.step(chance) if company.live.table.phase == "playing" else company.deal())
    codes = [
        await company.service.command(company.live, company.people[seat], _rematch(seat)) for seat in company.people
    ]
    assert all(code == codes[0] for code in codes)
    again = await company.service.live(str(codes[0]["code"]))
    assert [chair.person for chair in again.table.chairs] == [who.id for who in company.people.values()]


async def test_two_who_ask_for_a_rematch_at_once_get_one_table(company: Company) -> None:
    """In two processes even: nobody is left with a seat at a table that nobody comes to."""
    chance = Random(2)
    while company.live.table.phase != "over":
        await (company.step(chance) if company.live.table.phase == "playing" else company.deal())
    elsewhere = TableService(company.storage, LocalBroker(), company.clock)
    there = await elsewhere.live(company.live.table.code)
    found = await asyncio.gather(
        company.service.command(company.live, company.people["N"], _rematch("1")),
        company.service.command(company.live, company.people["E"], _rematch("2")),
        elsewhere.command(there, company.people["S"], _rematch("3")),
    )
    assert len({answer["code"] for answer in found}) == 1
    assert len(await company.service.mine(company.people["W"])) == 1
    again = await TableService(company.storage, LocalBroker(), company.clock).live(str(found[0]["code"]))
    assert {chair.person for chair in again.table.chairs} == {who.id for who in company.people.values()}


def _rematch(identifier: str) -> Rematch:
    return Rematch(id=identifier, do="rematch")


# two processes


async def test_two_processes_write_one_history() -> None:
    """Both hold the table; the second to write finds the version taken, reads, and decides again."""
    storage = MemoryStorage()
    company = Company(storage)
    await company.sit_down(VOMS, pages=False)
    await company.deal()
    other = await TableService(storage, LocalBroker(), company.clock).live(company.live.table.code)
    chance = Random(9)
    for turn in range(40):
        live = (company.live, other)[turn % 2]
        await live.catch_up()
        play = live.table.play
        if live.table.phase != "playing":
            break
        seat = play.to_act
        assert seat is not None
        action = play.choice("random", seat, chance)
        await live.command(company.people[seat], Act(id=f"t{turn}", do="act", action=action, seen=live.table.version))
    await company.live.catch_up()
    await other.catch_up()
    assert other.table == company.live.table
    versions = [entry.version for entry in await storage.tables.entries(company.live.table.code)]
    assert versions == list(range(1, len(versions) + 1))
