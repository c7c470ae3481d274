"""Live tables: commands once, stale and refused ones, resuming, several devices, agreement, absence, clocks."""

from __future__ import annotations

import asyncio
from random import Random

import orjson
import pytest

from stik.app.commands import Act, AskHint, AskWhy, BeReady, Rematch
from stik.app.connection import MOST_WAITING, Connection
from stik.app.decide import StaleVersion, TableRefusal
from stik.app.deeds import Acted
from stik.app.document import OUTSIDE, WATCHER
from stik.app.keeper import Keeper, Manners
from stik.app.live import LiveTable
from stik.app.settings import TableSettings
from stik.app.tables import TableService
from stik.broker.local import LocalBroker
from stik.engine import IllegalAction, commitment
from stik.protocol.record import read_record, verify_record
from stik.storage.memory import MemoryStorage
from tests.app.company import Clock, Company, person

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
    assert company.live.answer(who, AskWhy(id="w", ask="why", action=action), Random(1)) == {"refused": None}
    hint = company.live.answer(who, AskHint(id="h", ask="hint"), Random(1))["action"]
    assert isinstance(hint, str)
    assert company.live.table.play.why(acting, hint) is None
    with pytest.raises(TableRefusal, match="table/no-seat"):
        company.live.answer(person(99), AskHint(id="h", ask="hint"), Random(1))


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


async def test_spectators_lag_behind_where_the_table_says_so() -> None:
    company = Company()
    company.clock.time = 1_000_000
    await company.sit_down(TableSettings(game="voms", delay=60), pages=False)
    company.clock.time += 100_000
    await company.deal()
    late = Connection(None, WATCHER, delay=60_000)
    await company.live.join_late(late)
    shown, *later = list(late._waiting)
    assert orjson.loads(shown[1])["deal"] is None
    assert {due for due, _ in later} == {company.clock.time + 60_000}
    await company.step(Random(1))
    assert late._waiting[-1][0] == company.clock.time + 60_000


# seats


async def test_a_person_takes_a_bots_seat_between_deals_only() -> None:
    company = Company()
    live = await company.service.live(await company.service.open(person(0), VOMS, alone=True))
    company.live, company.people = live, {"N": person(0)}
    await company.deal()
    with pytest.raises(TableRefusal, match="between-deals-only"):
        await company.do(person(5), {"do": "sit", "seat": "E"})
    chance = Random(1)
    while live.table.phase == "playing":
        seat = live.table.play.to_act
        assert seat is not None
        await live.do(lambda table: Acted(seat, table.play.choice("beginner", seat, chance)))  # noqa: B023
    await company.do(person(5), {"do": "sit", "seat": "E"})
    assert live.table.chair("E").person == person(5).id


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
    return Keeper(live, broker, clock, Random(1), Manners(grace=30_000, pace=1.0))


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
