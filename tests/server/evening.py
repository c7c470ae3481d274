"""A server in the middle of an evening: a bit of everything is stored, and much of it is still a secret."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from stik.app.desk.keys import key_of
from stik.app.ports import Person
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.app.sign_in.ports import Device, WayBack
from stik.server.services import Services
from tests.app.test_online_match import play
from tests.server.authenticator import Authenticator
from tests.server.conftest import NewBrowser, account, guest, with_role
from tests.server.test_desk import Desk
from tests.server.test_passkeys import register
from tests.server.test_society import befriend, club_of, found_club

DUPLICATE: Mapping[str, object] = {
    "online": True,
    "duplicate": True,
    "settings": {"rounds": 1, "deals": [2, 2]},
}
PASSWORD = "sne og is 9"


@dataclass
class Evening:
    """Who is there, each in a browser, and the codes of what they do."""

    services: Services
    roles: dict[str, httpx.AsyncClient] = field(default_factory=dict)
    """`player` and `rival` sit at the two tables of a duplicate round."""
    ids: dict[str, str] = field(default_factory=dict)
    cookies: dict[str, str] = field(default_factory=dict)
    """Every cookie that a browser has, and whose it is."""
    desk: Desk = field(init=False)
    club: str = ""
    rules: str = ""
    match_tables: tuple[str, ...] = ()
    ordinary: str = ""
    """Its first deal is over, and its second is played."""
    record: str = ""
    showing: str = ""
    note: str = ""
    report: str = ""
    phones: str = ""
    phone_keys: tuple[str, ...] = ()
    ways_back: tuple[WayBack, ...] = ()

    @classmethod
    async def begun(cls, browser: NewBrowser, services: Services) -> Evening:
        evening = cls(services)
        await evening._people(browser)
        await evening._tournament(browser)
        await evening._ordinary_table()
        await evening._society()
        await evening._phones(browser())
        for role, page in evening.roles.items():
            evening.cookies |= dict.fromkeys(page.cookies.values(), role)
        return evening

    def _post(self, role: str, path: str, body: object) -> Any:  # noqa: ANN401  # JSON
        return _posted(self.roles[role], path, body)

    async def _person(self, role: str) -> Person:
        return await self.services.identity.stored(self.ids[role])

    async def _people(self, browser: NewBrowser) -> None:
        roles = ("organiser", "official", "player", "rival", "stranger", "referee", "admin")
        self.roles = {role: browser() for role in roles} | {"nobody": browser(address="127.0.0.1")}
        for role in ("organiser", "official", "player", "rival"):
            self.ids[role] = await account(self.roles[role], role)
        self.ids["stranger"] = await guest(self.roles["stranger"], "Ole")
        for role in ("referee", "admin"):
            self.ids[role] = (await with_role(self.roles[role], self.services, role)).id
        await register(self.roles["organiser"], Authenticator())
        again = browser()
        await _posted(again, "/api/sessions", {"login": "organiser", "password": PASSWORD})
        self.cookies |= dict.fromkeys(again.cookies.values(), "")
        person, now = self.ids["organiser"], self.services.clock.now()
        self.ways_back = (
            WayBack(Secret.drawn(), person, "code", now),
            WayBack(Secret.drawn(), person, "link", now, now + 1),
        )
        for way in self.ways_back:
            await self.services.storage.sign_ins.replace_ways_back(person, way.kind, [way])
        await self.services.storage.sign_ins.remember(Device(person, secrets.token_hex(32), now), most=5)

    async def _tournament(self, browser: NewBrowser) -> None:
        """A duplicate round: one table has played the first deal, and the other is in the middle of it."""
        self.desk = await Desk(self.roles["organiser"]).ready("vira-sm", 6, **DUPLICATE)
        official = Desk(self.roles["official"], self.desk.code)
        await official.do("join", key=(await self.desk.document())["me"]["keys"]["official"])
        document = await self.desk.document()
        matches = document["matches"]
        self.match_tables = tuple(match["online"] for match in matches)
        keys = {entrant["id"]: entrant["key"] for entrant in document["entrants"]}
        for match, role, until in zip(matches, ("player", "rival"), ("between", "playing"), strict=True):
            sitting = [self.roles[role], browser(), browser()]
            people = [await self._person(role), *[await self._guest(page) for page in sitting[1:]]]
            for page, entrant in zip(sitting, match["entrants"], strict=True):
                await Desk(page, self.desk.code).do("join", key=keys[entrant])
                await _posted(page, f"{self.desk.path}/matches/{match['id']}/seat", {})
                self.cookies |= dict.fromkeys(page.cookies.values(), "")
            await play(self.services.tables, match["online"], people, Random(1), lambda table: table.phase == until)  # noqa: B023

    async def _guest(self, page: httpx.AsyncClient) -> Person:
        return await self.services.identity.stored(await guest(page, "Gæst"))

    async def _ordinary_table(self) -> None:
        tables, people = self.services.tables, [await self._person(role) for role in ("player", "rival", "stranger")]
        settings = TableSettings(game="vira", table=3, public=True, fill=False)
        self.ordinary = await tables.open(people[0], settings)
        for person, seat in zip(people[1:], "BC", strict=True):
            await tables.take_seat(self.ordinary, person, seat)
        live = await play(
            tables, self.ordinary, people, Random(2), lambda table: table.deals >= 1 and table.phase == "between"
        )
        await play(tables, self.ordinary, people, Random(2), lambda table: table.phase == "playing")
        assert live.table.deals >= 2
        record = (await self.roles["player"].get(f"/api/replays/{self.ordinary}/record")).content
        answer = await self.roles["player"].post("/api/replays", content=record)
        assert answer.status_code == 201, answer.text
        self.record = answer.json()["code"]
        moment = {"deal": 1, "at": 0}
        self.showing = (await self._post("player", f"/api/replays/{self.record}/showings", moment))["code"]
        note = moment | {"text": "Her!", "shared": True}
        self.note = (await self._post("player", f"/api/replays/{self.ordinary}/notes", note))["id"]

    async def _society(self) -> None:
        for page in self.roles.values():
            await page.get("/api/me/profile")
        await befriend(self.roles["organiser"], self.roles["player"])
        self.club = await found_club(self.roles["organiser"])
        key = (await club_of(self.roles["organiser"], self.club))["key"]
        await self._post("player", f"/api/clubs/{self.club}/members", {"key": key})
        house = {"name": "Som vi plejer", "game": "vira", "preset": "sm2025", "options": {}}
        self.rules = (await self._post("player", "/api/rules", house))["id"]
        asked = f"/api/friends/{self.ids['organiser']}/invitations"
        await self._post("player", asked, {"table": self.ordinary})
        about = {"table": self.ordinary, "person": self.ids["player"], "reason": "other", "text": "Æv"}
        self.report = (await self._post("stranger", "/api/reports", about))["id"]

    async def _phones(self, page: httpx.AsyncClient) -> None:
        """Phones round a real table: one deal is over, and the next is dealt."""
        self.phones = (await _posted(page, "/api/phones", {"game": "vira", "preset": "sm2025", "players": 3}))["code"]
        self.phone_keys = tuple(secrets.token_hex(16) for _ in "ABC")
        self.roles["player"].headers["X-Stik-Seat"] = self.phone_keys[0]
        for seat, key in zip("ABC", self.phone_keys, strict=True):
            await self._phone(page, key, "sit", {"seat": seat, "name": seat})
        for deal in (1, 2):
            for key in self.phone_keys:
                await self._phone(page, key, "ready", {"seed": secrets.token_hex(8)})
            for key in self.phone_keys[:2] if deal == 1 else ():
                await self._phone(page, key, "gather", None)

    async def _phone(self, page: httpx.AsyncClient, key: str, do: str, body: object) -> None:
        answer = await page.post(f"/api/phones/{self.phones}/{do}", json=body, headers={"X-Stik-Seat": key})
        assert answer.status_code == 200, answer.text

    async def keys_of_the_desk(self) -> list[str]:
        desk = (await self.services.desks.live(self.desk.code)).desk
        entrants = [f"entrant {one}" for one in desk.entrants]
        return [key_of(desk, one) for one in ("organiser", "referee", "official", *entrants)]


async def _posted(page: httpx.AsyncClient, path: str, body: object) -> Any:  # noqa: ANN401  # JSON
    answer = await page.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None
