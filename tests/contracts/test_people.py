"""What every storage of people does."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from stik.app.ports import LoginTaken, Passkey, Person, Storage
from stik.app.secret import Secret
from stik.errors import Conflict

from .examples import person, report, session


async def test_a_person_is_read_back(storage: Storage) -> None:
    ane = person(1, name="Åne 🂡", login="Ane", password="$argon2id$…", roles=frozenset({"admin", "referee"}))
    await storage.people.add(ane)
    assert await storage.people.get("p1") == ane
    assert await storage.people.get("p2") is None


async def test_a_guest_has_no_login(storage: Storage) -> None:
    await storage.people.add(person(1))
    await storage.people.add(person(2))
    assert await storage.people.get("p2") == person(2)
    assert await storage.people.by_login("") is None


@pytest.mark.parametrize("other", ["ane-søren", "ANE-SØREN", "Ane-Søren", "Ane-So\u0308ren".replace("o\u0308", "ø")])
async def test_a_login_is_one_whatever_its_case(storage: Storage, other: str) -> None:
    await storage.people.add(person(1, login="Ane-Søren"))
    found = await storage.people.by_login(other)
    assert found is not None
    assert (found.id, found.login) == ("p1", "Ane-Søren")
    with pytest.raises(LoginTaken) as taken:
        await storage.people.add(person(2, login=other))
    assert taken.value.code == "people/login-taken"
    await storage.people.add(person(2))
    with pytest.raises(LoginTaken):
        await storage.people.change("p2", lambda now: replace(now, login=other))
    assert await storage.people.get("p2") == person(2)


async def test_one_may_change_the_case_of_ones_own_login(storage: Storage) -> None:
    await storage.people.add(person(1, login="ane"))
    changed = person(1, login="Ane", name="Ane", language="sv", roles=frozenset({"organiser"}))
    assert await storage.people.change("p1", lambda _: changed) == changed
    assert await storage.people.by_login("ANE") == person(
        1, login="Ane", name="Ane", language="sv", roles=frozenset({"organiser"})
    )


async def test_a_login_that_was_given_up_is_free(storage: Storage) -> None:
    await storage.people.add(person(1, login="ane"))
    await storage.people.delete("p1")
    await storage.people.add(person(2, login="Ane"))
    assert await storage.people.by_login("ane") == person(2, login="Ane")


async def test_changing_somebody_who_is_gone_does_nothing(storage: Storage) -> None:
    assert await storage.people.change("p1", lambda now: now) is None
    assert await storage.people.get("p1") is None


async def test_changes_at_the_same_time_are_all_kept(storage: Storage) -> None:
    await storage.people.add(person(1, roles=frozenset()))

    async def grant(role: str) -> None:
        await storage.people.change("p1", lambda now: replace(now, roles=now.roles | {role}))

    async def rename() -> None:
        await storage.people.change("p1", lambda now: replace(now, name="Ny"))

    await asyncio.gather(grant("admin"), rename(), grant("referee"), grant("organiser"))
    found = await storage.people.get("p1")
    assert found == person(1, name="Ny", roles=frozenset({"admin", "referee", "organiser"}))


async def test_a_change_that_is_refused_changes_nothing(storage: Storage) -> None:
    await storage.people.add(person(1))

    def refuse(_: Person) -> Person:
        raise Conflict("people/already-account")

    with pytest.raises(Conflict):
        await storage.people.change("p1", refuse)
    assert await storage.people.several(["p1", "p9"]) == {"p1": person(1)}


async def test_search(storage: Storage) -> None:
    await storage.people.add(person(1, name="Søren Æbelø"))
    await storage.people.add(person(2, name="Ærling", login="SØMAND_1"))
    await storage.people.add(person(3, name="100%", login="x"))

    async def found(text: str, limit: int = 50) -> list[str]:
        return [one.id for one in await storage.people.search(text, limit=limit)]

    assert await found("sø") == ["p2", "p1"]
    assert await found("ÆR") == ["p2"]
    assert await found("æbel") == ["p1"]
    assert await found("%") == ["p3"]
    assert await found("_") == ["p2"]
    assert await found("") == ["p3", "p2", "p1"]
    assert await found("", limit=1) == ["p3"]
    await storage.people.change("p1", lambda now: replace(now, name="Ny"))
    assert await found("søren") == []
    assert await found("ny") == ["p1"]


async def test_sessions(storage: Storage) -> None:
    await storage.people.add(person(1))
    await storage.people.add(person(2))
    for one in (session(1, seen=5), session(2, seen=3), session(3, "p2")):
        await storage.people.add_session(one)
    assert await storage.people.session(Secret("hash1")) == session(1, seen=5)
    assert await storage.people.session(Secret("s1")) is None
    assert [one.id for one in await storage.people.sessions("p1")] == ["s1", "s2"]
    await storage.people.touch("s2", 9)
    await storage.people.touch("s9", 9)
    assert [(one.id, one.seen) for one in await storage.people.sessions("p1")] == [("s2", 9), ("s1", 5)]
    await storage.people.revoke("s2")
    await storage.people.revoke("s2")
    assert await storage.people.session(Secret("hash2")) is None
    assert [one.id for one in await storage.people.sessions("p2")] == ["s3"]


async def test_passkeys(storage: Storage) -> None:
    await storage.people.add(person(1))
    keys = [Passkey(f"k{number}", "p1", bytes([0, 255, number]), 0, "Mobil", number) for number in (2, 1)]
    for key in keys:
        await storage.people.add_passkey(key)
    assert await storage.people.passkey("k1") == keys[1]
    assert await storage.people.passkey("k9") is None
    assert await storage.people.passkeys("p1") == keys[::-1]
    await storage.people.use_passkey("k1", 4_294_967_295)
    assert await storage.people.passkey("k1") == replace(keys[1], count=4_294_967_295)
    await storage.people.delete_passkey("k1")
    assert await storage.people.passkeys("p1") == [keys[0]]


async def test_reports(storage: Storage) -> None:
    await storage.people.add(person(1))
    await storage.people.add(person(2))
    for one in (report(1), report(2, "p2", about="p1"), report(3)):
        await storage.people.add_report(one)
    assert [one.id for one in await storage.people.reports(closed=False)] == ["r3", "r2", "r1"]
    assert [one.id for one in await storage.people.reports(closed=False, limit=2)] == ["r3", "r2"]
    assert await storage.people.close_report("r2", 77)
    assert not await storage.people.close_report("r9", 77)
    assert await storage.people.reports(closed=True) == [replace(report(2, "p2", about="p1"), closed=77)]
    assert await storage.people.reports_by("p1") == [report(3), report(1)]


async def test_deleting_a_person_takes_what_belongs_to_it(storage: Storage) -> None:
    for number in (1, 2):
        await storage.people.add(person(number))
        await storage.people.add_session(session(number, f"p{number}"))
        await storage.people.add_passkey(Passkey(f"k{number}", f"p{number}", b"key", 0, "Mobil", 1))
        await storage.people.add_report(report(number, f"p{number}", about=f"p{3 - number}"))
    await storage.people.delete("p1")
    await storage.people.delete("p1")
    assert await storage.people.get("p1") is None
    assert await storage.people.session(Secret("hash1")) is None
    assert await storage.people.passkey("k1") is None
    assert await storage.people.reports(closed=False) == [report(2, "p2", about="p1")]
    assert await storage.people.session(Secret("hash2")) is not None
    assert await storage.people.passkey("k2") is not None
