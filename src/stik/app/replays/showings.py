"""Showings: a leader steps through a replay, and everybody who opened the link sees the same moment.

Where a showing stands is stored; the broker only says that it moved, so every process reads the same.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import replace
from typing import Final

from stik.app.codes import new_code
from stik.app.plays.play import Json
from stik.app.ports import Broker, Clock, Code, Moment, Person, PersonId, Storage
from stik.app.replays.ports import Showing
from stik.app.replays.service import ReplayService
from stik.errors import Conflict, NotAllowed, NotFound

HERE: Final = 15.0
"""Seconds for which a page counts as open without further word."""
LOOK_EVERY: Final = 5.0
KEPT: Final[Moment] = 7 * 24 * 3_600_000
"""A showing that nobody has moved for so long is forgotten."""
ATTEMPTS: Final = 5


class Showings:
    """The showings that pages of this process follow."""

    def __init__(self, storage: Storage, broker: Broker, clock: Clock, replays: ReplayService) -> None:
        self._storage, self._broker, self._clock, self._replays = storage, broker, clock, replays
        self._moved: dict[Code, asyncio.Event] = {}
        self._pages: dict[Code, int] = {}
        self._closing = False

    async def open(self, person: Person, of: Code, deal: int, at: int, seat: str | None) -> Code:
        """A new showing; who opens it leads."""
        now = self._clock.now()
        showing = Showing(new_code(listed=False), of, person.id, deal, at, seat, 1, now)
        await self._check(person, showing)
        await self._storage.replays.open_showing(showing, forget_before=now - KEPT)
        return showing.code

    async def step(self, person: Person, code: Code, deal: int, at: int, seat: str | None) -> None:
        """Leads everybody to a moment; only the leader may."""
        for _ in range(ATTEMPTS):
            showing = await self._led_by(person, code)
            after = replace(showing, deal=deal, at=at, seat=seat)
            await self._check(person, after)
            if await self._move(after):
                return
        raise Conflict("replay/busy")

    async def hand(self, person: Person, code: Code, to: PersonId | None) -> None:
        """Hands the lead over to somebody who is here, or to nobody."""
        if to is not None and to not in await self._broker.members(_topic(code)):
            raise Conflict("replay/not-here")
        for _ in range(ATTEMPTS):
            if await self._move(replace(await self._led_by(person, code), leader=to)):
                return
        raise Conflict("replay/busy")

    async def take(self, person: Person, code: Code) -> None:
        """Takes the lead that nobody has, or whose leader has gone."""
        for _ in range(ATTEMPTS):
            showing = await self.stored(code)
            await self._check(person, showing)
            if showing.leader == person.id:
                return
            if showing.leader is not None and showing.leader in await self._broker.members(_topic(code)):
                raise NotAllowed("replay/somebody-leads")
            if await self._move(replace(showing, leader=person.id)):
                return
        raise Conflict("replay/busy")

    async def stored(self, code: Code) -> Showing:
        found = await self._storage.replays.showing(code)
        if found is None:
            raise NotFound("replay/no-such-showing")
        return found

    async def _led_by(self, person: Person, code: Code) -> Showing:
        showing = await self.stored(code)
        if showing.leader != person.id:
            raise NotAllowed("replay/not-leader")
        return showing

    async def _check(self, person: Person | None, showing: Showing) -> None:
        """Raises where the person may not see that moment, or it does not exist."""
        played = (await self._replays.source(showing.of, person)).deal(showing.deal)
        if showing.at > len(played.record.deals[0].actions):
            raise NotFound("replay/no-such-moment", deal=showing.deal, at=showing.at)
        if showing.seat is not None and showing.seat not in played.seated:
            raise NotFound("replay/no-such-seat", seat=showing.seat, seats=" ".join(played.seated))

    async def _move(self, showing: Showing) -> bool:
        moved = replace(showing, version=showing.version + 1, changed=self._clock.now())
        if not await self._storage.replays.move_showing(moved):
            return False
        await self._tell(showing.code)
        return True

    # following

    async def show(self, code: Code, person: Person | None) -> Json:
        """Where the showing stands, for somebody who may see what it shows."""
        showing = await self.stored(code)
        await self._check(person, showing)
        return await self._document(showing, person)

    async def follow(self, code: Code, person: Person | None) -> AsyncGenerator[Json]:
        """Where the showing stands, again whenever it moves or somebody comes or goes."""
        await self._check(person, await self.stored(code))
        member = f"nobody {secrets.token_hex(8)}" if person is None else person.id  # counted over all processes
        told: Json | None = None
        try:
            await self._enter(code, member)
            while not self._closing:
                moved = self._moved[code]
                with suppress(NotFound):
                    found = await self._document(await self.stored(code), person)
                    if found != told:
                        told = found
                        yield found
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await moved.wait()
                await self._broker.renew(_topic(code), [member], HERE)
        finally:
            await self._leave(code, member)

    async def _document(self, showing: Showing, person: Person | None) -> Json:
        members = await self._broker.members(_topic(showing.code))
        found = await self._storage.people.several(members)
        people = [{"person": one, "name": found[one].name} for one in sorted(found)]
        return {
            "code": showing.code,
            "of": showing.of,
            "deal": showing.deal,
            "at": showing.at,
            "seat": showing.seat,
            "version": showing.version,
            "leader": next((one for one in people if one["person"] == showing.leader), None),
            "leads": person is not None and showing.leader == person.id,
            "people": people,
            "others": len(members) - len(people),
        }

    async def _enter(self, code: Code, member: str) -> None:
        self._pages[code] = self._pages.get(code, 0) + 1
        self._moved.setdefault(code, asyncio.Event())
        if self._pages[code] == 1:
            await self._broker.subscribe(_topic(code), lambda _: self._heard(code))
        await self._broker.arrive(_topic(code), member, HERE)
        await self._tell(code)

    async def _leave(self, code: Code, member: str) -> None:
        self._pages[code] -= 1
        if not self._pages[code]:
            del self._pages[code], self._moved[code]
        await self._broker.depart(_topic(code), member)
        if code not in self._pages:
            await self._broker.unsubscribe(_topic(code))
        await self._tell(code)

    async def _tell(self, code: Code) -> None:
        await self._heard(code)
        await self._broker.publish(_topic(code), b"moved")

    async def _heard(self, code: Code) -> None:
        if code in self._moved:
            self._moved[code].set()
            self._moved[code] = asyncio.Event()

    async def close(self) -> None:
        """Lets every page go."""
        self._closing = True
        for code in tuple(self._moved):
            await self._heard(code)


def _topic(code: Code) -> str:
    return f"showing:{code}"
