"""One hand a person a deal: who has seen a hand sits there until the deal is over, whoever they then say they are."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from random import Random

import orjson
import pytest

from stik.app.commands import BeReady
from stik.app.connection import Connection
from stik.app.decide import TableRefusal
from stik.app.deeds import Acted, CameBack, Dealt, Deed, WentAway
from stik.app.document import viewer_of
from stik.app.identity import Identity, browser_at
from stik.app.live import MOST_BROWSERS, LiveTable
from stik.app.own_data import OwnData
from stik.app.plays import up_to
from stik.app.ports import Person
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.app.table import Table
from stik.app.tables import TableService
from stik.broker.local import LocalBroker
from stik.cards import CardSet
from stik.protocol.record import write_record
from tests.app.company import Company, Page, person
from tests.app.knowledge import Knowledge, cards_in
from tests.conftest import deals

VOMS = TableSettings(game="voms")
VIRA = TableSettings(game="vira")
FOUR = TableSettings(game="vira", preset="stockholm", table=4)
RACE = TableSettings(game="voms", preset="25")
BOTH = pytest.mark.parametrize("settings", [VOMS, VIRA], ids=["voms", "vira"])
HOME, OTHER = "a browser of one's own", "another one"


class Evening:
    """A table of bots at which people come and go, each in a browser."""

    def __init__(self, company: Company, live: LiveTable) -> None:
        self.company, self.live = company, live

    @classmethod
    async def begun(cls, settings: TableSettings) -> Evening:
        """The first deal is on the table; person 0 has the first seat, and bots have the others."""
        company = Company()
        company.live = await company.service.live(await company.service.open(person(0), settings, alone=True))
        evening = cls(company, company.live)
        await evening.enter(person(0), HOME)
        await evening.deal()
        return evening

    @property
    def seats(self) -> list[str]:
        return list(self.live.table.play.seats)

    async def enter(self, who: Person, device: str | None, after: int | None = None) -> Page:
        """A page of the person is opened, as `TableService.enter` does."""
        browser = browser_at(self.live.table.code, device)
        connection = Connection(who, viewer_of(self.live.table, who.id), browser=browser)
        self.live.join(connection, after)
        await self.live.note_browser(connection)
        await self.live.welcome_back(who.id)
        return Page(connection)

    def leave(self, page: Page) -> None:
        self.live.leave(page.connection)

    async def sit(self, who: Person, seat: str) -> None:
        await self.company.do(who, {"do": "sit", "seat": seat})

    async def stand(self, who: Person) -> None:
        await self.company.do(who, {"do": "stand"})

    async def refused(self, who: Person, seat: str) -> object:
        """The hand for whose sake the person may not sit there; the table is as it was."""
        before = self.live.table
        with pytest.raises(TableRefusal) as caught:
            await self.sit(who, seat)
        assert self.live.table is before
        (fault,) = caught.value.faults
        assert fault.code == "table/one-hand"
        return dict(fault.params)["seat"]

    async def deal(self) -> None:
        """The next deal that is not void, for whoever sits there."""
        while self.live.table.phase in {"waiting", "between"}:
            for chair in self.live.table.chairs:
                if chair.person is not None:
                    ready = BeReady(id=secrets.token_hex(8), do="ready", seed=secrets.token_hex(16))
                    await self.live.command(Person(chair.person, "", "en", 0), ready)
            await self.live.do(lambda table: Dealt(Secret.drawn()) if table.is_ready else None)

    async def play_out(self, chance: Random) -> None:
        """The deal to its end, whoever holds the cards."""
        while self.live.table.phase == "playing":
            await self.live.do(step(chance))


def step(chance: Random) -> Callable[[Table], Deed]:
    """The next action of the deal."""

    def acted(table: Table) -> Deed:
        seat = table.play.to_act
        assert seat is not None
        return Acted(seat, table.play.choice("random", seat, chance), "bot")

    return acted


# one person


@BOTH
async def test_who_has_stood_up_sits_only_there_until_the_deal_is_over(settings: TableSettings) -> None:
    evening = await Evening.begun(settings)
    own, *others = evening.seats
    for _ in range(2):
        await evening.stand(person(0))
        for seat in others:
            assert await evening.refused(person(0), seat) == own
        await evening.sit(person(0), own)
    await evening.stand(person(0))
    await evening.play_out(Random(1))
    await evening.sit(person(0), others[0])
    assert evening.live.table.chair(others[0]).person == person(0).id


@BOTH
async def test_a_spectator_takes_a_free_seat_in_mid_deal_and_has_that_hand_and_no_other(
    settings: TableSettings,
) -> None:
    evening = await Evening.begun(settings)
    own, first, second, *_ = evening.seats
    page = await evening.enter(person(1), OTHER)
    await evening.sit(person(1), first)
    assert evening.live.table.chair(own).person == person(0).id, "nobody had to leave for it"
    assert page.read()[-1]["you"] == {"person": person(1).id, "seat": first, "host": False, "hand": None}
    await evening.stand(person(1))
    assert page.read()[-1]["you"] == {"person": person(1).id, "seat": None, "host": False, "hand": first}
    assert await evening.refused(person(1), second) == first
    with pytest.raises(TableRefusal, match="seat-taken"):
        await evening.sit(person(1), own)
    await evening.sit(person(1), first)


@BOTH
async def test_a_hand_that_somebody_else_has_now_leaves_no_seat(settings: TableSettings) -> None:
    evening = await Evening.begun(settings)
    own, other, *_ = evening.seats
    await evening.stand(person(0))
    await evening.sit(person(1), own)
    assert await evening.refused(person(0), other) == own
    with pytest.raises(TableRefusal, match="seat-taken"):
        await evening.sit(person(0), own)


async def test_the_next_deal_is_another() -> None:
    evening = await Evening.begun(VOMS)
    await evening.sit(person(1), evening.seats[2])  # somebody has to want it
    own, other, *_ = evening.seats
    await evening.stand(person(0))
    await evening.play_out(Random(2))
    await evening.deal()
    assert evening.live.table.hand_of(person(0).id) is None
    await evening.sit(person(0), other if evening.live.table.chair(other).kind == "bot" else own)


async def test_a_play_that_is_taken_back_is_still_of_the_same_deal() -> None:
    evening = await Evening.begun(VIRA)
    own, other, *_ = evening.seats
    chance = Random(3)
    while evening.live.table.play.taken_back(own) is None:
        await evening.live.do(step(chance))
    await evening.company.do(person(0), {"do": "propose", "kind": "takeback"})
    assert evening.live.table.phase == "playing"
    await evening.stand(person(0))
    assert await evening.refused(person(0), other) == own


async def test_who_went_away_and_came_back_has_seen_no_other_hand() -> None:
    evening = await Evening.begun(VOMS)
    own, other, *_ = evening.seats
    await evening.live.do(lambda _: WentAway(own))
    await evening.live.do(lambda _: CameBack(own))
    await evening.stand(person(0))
    assert await evening.refused(person(0), other) == own


async def test_an_exercise_is_one_deal_too() -> None:
    evening = await Evening.begun(VOMS)
    await evening.play_out(Random(4))
    played = evening.live.table.play.finished(1)
    assert played is not None
    exercise = {"code": evening.live.table.code, "deal": 1, "at": 0, "record": write_record(up_to(played, 0))}
    code = await evening.company.service.open_exercise(person(0), VOMS, seat="E", exercise=exercise)
    evening.live = evening.company.live = await evening.company.service.live(code)
    await evening.stand(person(0))
    assert await evening.refused(person(0), "N") == "E"
    await evening.sit(person(0), "E")


# whoever has no hand


async def test_who_sits_a_deal_out_at_vira_has_seen_no_hand() -> None:
    evening = await Evening.begun(FOUR)
    chance = Random(5)
    while evening.live.table.play.plays(evening.seats[0]):
        await evening.play_out(chance)
        await evening.deal()
    await evening.stand(person(0))
    assert evening.live.table.hand_of(person(0).id) is None
    await evening.sit(person(0), evening.seats[1])
    await evening.stand(person(0))
    assert await evening.refused(person(0), evening.seats[2]) == evening.seats[1]


async def test_who_is_out_of_a_race_has_seen_no_hand() -> None:
    evening = await Evening.begun(RACE)
    for number, seat in enumerate(evening.seats[1:], 1):
        await evening.sit(person(number), seat)
    chance, out = Random(6), ""
    while not out:
        await evening.play_out(chance)
        await evening.deal()
        out = next((seat for seat in evening.seats if not evening.live.table.play.plays(seat)), "")
    who = person(evening.seats.index(out))
    await evening.stand(who)
    assert evening.live.table.hand_of(who.id) is None


# one browser


@BOTH
async def test_another_guest_in_the_same_browser_has_seen_what_the_first_one_has(settings: TableSettings) -> None:
    evening = await Evening.begun(settings)
    own, other, *_ = evening.seats
    await evening.stand(person(0))
    page = await evening.enter(person(1), HOME)
    assert page.read()[0]["you"]["hand"] == own  # type: ignore[index]
    assert await evening.refused(person(1), other) == own
    await evening.sit(person(1), own)
    await evening.enter(person(2), OTHER)
    await evening.sit(person(2), other)


async def test_another_guest_in_the_browser_of_somebody_who_still_sits_there() -> None:
    evening = await Evening.begun(VOMS)
    own, other, *_ = evening.seats
    await evening.enter(person(1), HOME)
    assert await evening.refused(person(1), other) == own


async def test_another_guest_after_the_first_one_was_deleted() -> None:
    evening = await Evening.begun(VOMS)
    own, other, *_ = evening.seats
    await evening.company.service.vacate(person(0).id)
    await evening.company.storage.tables.forget(person(0).id)
    await evening.company.service.reread([evening.live.table.code])
    await evening.enter(person(1), HOME)
    assert await evening.refused(person(1), other) == own


async def test_every_browser_in_which_a_seat_was_taken_counts() -> None:
    evening = await Evening.begun(VOMS)
    _, first, second, *_ = evening.seats
    for device in (OTHER, "a third"):
        await evening.enter(person(1), device)
    await evening.sit(person(1), first)
    await evening.stand(person(1))
    await evening.enter(person(2), "a third")
    assert await evening.refused(person(2), second) == first


async def test_a_browser_without_a_name_is_anybodys() -> None:
    evening = await Evening.begun(VOMS)
    _, first, second, *_ = evening.seats
    for number, seat in ((1, first), (2, second)):
        await evening.enter(person(number), None)
        await evening.sit(person(number), seat)
        await evening.stand(person(number))


async def test_a_browser_is_noted_once_and_only_so_many() -> None:
    evening = await Evening.begun(VOMS)
    before = evening.live.table.version
    await evening.enter(person(0), HOME)
    assert evening.live.table.version == before
    for number in range(2 * MOST_BROWSERS):
        await evening.enter(person(0), f"browser {number}")
    assert evening.live.table.version == before + MOST_BROWSERS - 1


async def test_of_a_browsers_name_nothing_leaves_and_no_two_tables_store_the_same() -> None:
    evening = await Evening.begun(VOMS)
    watching = await evening.enter(person(1), OTHER)
    await evening.sit(person(1), evening.seats[1])
    storage, code = evening.company.storage, evening.live.table.code
    marks = [browser_at(code, device) for device in (HOME, OTHER)]
    stored = repr([entry.data for entry in await storage.tables.entries(code)])
    assert all(mark in stored for mark in marks)
    assert not any(device in stored for device in (HOME, OTHER))
    watching.read()
    for who in (person(0), person(1)):
        await storage.people.add(who)
        exported = await OwnData(storage, Identity(storage.people, evening.company.clock)).export(who.id)
        told = [*watching.fresh, orjson.dumps(exported)]
        assert not any(mark.encode() in message for mark in marks for message in told)
    assert browser_at("another", HOME) not in marks


async def test_a_spectator_who_lags_behind_is_told_at_once_which_seat_is_left() -> None:
    evening = await Evening.begun(TableSettings(game="voms", delay=60))
    own, service = evening.seats[0], evening.company.service
    await evening.stand(person(0))
    _, connection = await service.enter(evening.live.table.code, person(0), None, HOME)
    told = orjson.loads(connection._waiting[0])
    assert told["v"] < evening.live.table.version, "the table is shown as it was"
    assert told["you"] == {"person": person(0).id, "seat": None, "host": True, "hand": own}
    await service.close()


# whatever happens to the server


@BOTH
async def test_another_process_and_a_server_that_was_killed_know_it(settings: TableSettings) -> None:
    evening = await Evening.begun(settings)
    own, other, *_ = evening.seats
    await evening.stand(person(0))
    again = TableService(evening.company.storage, LocalBroker(), evening.company.clock)
    evening.live = evening.company.live = await again.live(evening.live.table.code)
    assert await evening.refused(person(0), other) == own
    await evening.enter(person(1), HOME)
    assert await evening.refused(person(1), other) == own


# everything at once


class Sight:
    """What a person, or a browser, was sent of the running deal."""

    def __init__(self) -> None:
        self.deal: object = None
        self.seats: set[object] = set()
        self.cards: CardSet = 0

    def take(self, number: object, seat: object, cards: CardSet) -> None:
        if number != self.deal:
            self.deal, self.seats, self.cards = number, set(), 0
        self.seats.add(seat)
        self.cards |= cards


class Browser:
    """A browser with its open pages, and who uses it now."""

    def __init__(self, name: str, who: Person) -> None:
        self.name, self.who = name, who
        self.pages: list[Page] = []


class Crowd:
    """People in five browsers at one table, who do whatever comes into their heads."""

    def __init__(self, evening: Evening, chance: Random) -> None:
        self.evening, self.chance, self.people = evening, chance, 5
        self.browsers = [Browser(f"browser {number}", person(number)) for number in range(5)]
        self.sights: dict[str, Sight] = defaultdict(Sight)
        self.knowledge = Knowledge()
        self.taken, self.refused = 0, 0

    async def do(self) -> None:
        """Something that somebody may do or not; whatever it is, the table says so."""
        evening, chance = self.evening, self.chance
        browser = chance.choice(self.browsers)
        what = chance.choice(["play", "play", "play", "sit", "sit", "stand", "open", "close", "return", "change"])
        match what:
            case "play" if evening.live.table.phase == "playing":
                await evening.live.do(step(chance))
            case "play" if any(chair.is_waited_for for chair in evening.live.table.chairs):
                self.knowledge = Knowledge()
                await evening.deal()
            case "sit" if browser.pages:
                await self._sit(browser.who)
            case "stand" if browser.pages:
                with suppress(TableRefusal):
                    await evening.stand(browser.who)
            case "open" if len(browser.pages) < 2:
                browser.pages.append(await evening.enter(browser.who, browser.name))
            case "close" if browser.pages:
                evening.leave(browser.pages.pop())
            case "return" if browser.pages:
                old = browser.pages.pop()
                self._read(browser, old)
                evening.leave(old)
                page = await evening.enter(browser.who, browser.name, old.version)
                page.document, page.version = old.document, old.version
                browser.pages.append(page)
            case "change" if not chance.randrange(3):
                for page in browser.pages:
                    evening.leave(page)
                browser.who, browser.pages = person(self.people), []
                self.people += 1
        self.look()

    async def _sit(self, who: Person) -> None:
        seat = self.chance.choice(self.evening.seats)
        in_mid_deal = self.evening.live.table.phase == "playing"
        try:
            await self.evening.sit(who, seat)
            self.taken += in_mid_deal
        except TableRefusal as refusal:
            self.refused += refusal.faults[0].code == "table/one-hand"

    def look(self) -> None:
        """Nobody was sent a second hand, nor a card that the one hand does not know."""
        self.knowledge.learn(self.evening.live.table.play)
        for browser in self.browsers:
            for page in browser.pages:
                self._read(browser, page)
        running = [sight for sight in self.sights.values() if sight.deal == self.evening.live.table.deals]
        for sight in running:
            assert len(sight.seats) < 2
            known = (self.knowledge.own.get(str(seat), 0) for seat in sight.seats)
            assert not sight.cards & ~(self.knowledge.public | next(known, 0))

    def _read(self, browser: Browser, page: Page) -> None:
        for message in page.each():
            table, deal = page.document["table"], page.document["deal"]
            assert isinstance(table, dict)
            if not isinstance(deal, dict) or table["phase"] != "playing":
                continue
            mine = next((one["seat"] for one in table["seats"] if deal["seat"] and one["at"] == deal["seat"]), None)
            if mine is not None and self.evening.live.table.play.plays(mine):
                for who in (browser.who.id, browser.name):
                    self.sights[who].take(deal["number"], mine, cards_in(orjson.dumps(message)))


@pytest.mark.parametrize("settings", [VOMS, RACE, VIRA, FOUR], ids=["voms", "race", "vira", "four"])
async def test_whatever_people_do_nobody_is_sent_two_hands_of_a_deal(settings: TableSettings) -> None:
    chance = Random(f"one hand {settings.game} {settings.preset} {settings.table}")
    taken = refused = 0
    for _ in range(deals(usual=4, soak=80)):
        crowd = Crowd(await Evening.begun(settings), chance)
        for _ in range(300):
            await crowd.do()
            if crowd.evening.live.table.phase == "over":
                break
        taken, refused = taken + crowd.taken, refused + crowd.refused
    assert taken, "seats were taken in mid-deal"
    assert refused, "and some could not be"
