"""Counts of guesses, known browsers and ways back, in memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from stik.app.ports import Moment, Person, PersonId
from stik.app.secret import Secret
from stik.app.sign_in.ports import Count, Device, Kind, WayBack
from stik.storage.memory.people import MemoryPeople


class MemorySignIns:
    """What belongs to somebody who is gone is gone too."""

    def __init__(self, people: MemoryPeople) -> None:
        self._people = people
        self._counts: dict[str, Count] = {}
        self._devices: dict[tuple[PersonId, str], Device] = {}
        self._ways: dict[Secret, WayBack] = {}
        people.on_delete(self._forget)

    async def count(self, key: str) -> Count:
        return self._counts.get(key, Count())

    async def recount(self, key: str, how: Callable[[Count], Count], now: Moment) -> None:
        self._counts[key] = how(await self.count(key))
        self._counts = {key: count for key, count in self._counts.items() if count.until >= now}

    async def knows(self, person: PersonId, device: str) -> bool:
        return (person, device) in self._devices

    async def remember(self, device: Device, *, most: int) -> None:
        if not self._people.has(device.person):
            return
        self._devices[device.person, device.device] = device
        for old in (await self.devices(device.person))[most:]:
            del self._devices[old.person, old.device]

    async def devices(self, person: PersonId) -> list[Device]:
        mine = [device for device in self._devices.values() if device.person == person]
        return sorted(mine, key=lambda device: (-device.seen, device.device))

    async def forget_devices(self, person: PersonId) -> None:
        self._devices = {key: device for key, device in self._devices.items() if device.person != person}

    async def replace_ways_back(self, person: PersonId, kind: Kind, ways: list[WayBack]) -> None:
        if not self._people.has(person):
            return
        self._drop(person, kind)
        self._ways |= {way.secret: way for way in ways}

    async def way_back(self, secret: Secret) -> WayBack | None:
        return self._ways.get(secret)

    async def ways_back(self, person: PersonId) -> list[WayBack]:
        return [way for way in self._ways.values() if way.person == person]

    async def recover(self, secret: Secret, password: Secret) -> Person | None:
        way = self._ways.pop(secret, None)
        if way is None:
            return None
        for session in await self._people.sessions(way.person):
            await self._people.revoke(session.id)
        await self.forget_devices(way.person)
        self._drop(way.person, "link")
        return await self._people.change(way.person, lambda now: replace(now, password=password))

    def _drop(self, person: PersonId, kind: Kind | None = None) -> None:
        mine = [way for way in self._ways.values() if way.person == person and kind in (None, way.kind)]
        for way in mine:
            del self._ways[way.secret]

    def _forget(self, person: PersonId) -> None:
        self._devices = {key: device for key, device in self._devices.items() if device.person != person}
        self._drop(person)
