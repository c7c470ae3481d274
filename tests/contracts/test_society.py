"""What every storage of profiles, friends, clubs and house rules does."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from stik.app.ports import Storage, VersionTaken
from stik.app.secret import Secret
from stik.app.society import Club, Friend, HouseRules, Invitation, Member, Profile

from .examples import person

CLUB = Club("kamkam", "Åndehullet", "Nuuk", "Tirsdage", True, Secret("secret"), 5)


async def people(storage: Storage, count: int = 3) -> None:
    for number in range(1, count + 1):
        await storage.people.add(person(number))


async def test_a_profile_is_read_back_and_changed(storage: Storage) -> None:
    await people(storage)
    mine = Profile("p1", Secret("k1"), "Jeg spiller", "Sisimiut", frozenset({"voms", "vira"}), {"games": "all"})
    await storage.friends.put_profile(mine)
    assert await storage.friends.profile("p1") == mine
    assert await storage.friends.profile("p2") is None
    changed = replace(mine, key=Secret("k2"), about="")
    await storage.friends.put_profile(changed)
    assert await storage.friends.profile_of_key(Secret("k2")) == changed
    assert await storage.friends.profile_of_key(Secret("k1")) is None
    await storage.friends.put_profile(Profile("p9", Secret("k9")))
    assert await storage.friends.profile("p9") is None, "nobody has it"


async def test_friends_are_friends_of_each_other(storage: Storage) -> None:
    await people(storage)
    await storage.friends.befriend("p1", "p2", 10)
    await storage.friends.befriend("p3", "p1", 20)
    await storage.friends.befriend("p2", "p1", 30)
    await storage.friends.befriend("p1", "p9", 40)
    assert await storage.friends.of("p1") == [Friend("p2", 10), Friend("p3", 20)]
    assert await storage.friends.of("p2") == [Friend("p1", 10)]
    await storage.friends.part("p2", "p1")
    assert await storage.friends.of("p1") == [Friend("p3", 20)]
    assert await storage.friends.of("p2") == []


async def test_invitations_come_once(storage: Storage) -> None:
    await people(storage)
    first, second = Invitation("p2", "p1", "aaaa", 1), Invitation("p2", "p3", "aaaa", 2)
    for one in (first, second, replace(first, at=9)):
        await storage.friends.invite(one)
    assert await storage.friends.invitations("p2") == [second, first]
    assert await storage.friends.invitations("p1") == [first], "one's own words too"
    await storage.friends.decline("p2", "aaaa")
    assert await storage.friends.invitations("p2") == []


async def test_clubs_by_name(storage: Storage) -> None:
    await people(storage)
    others = [replace(CLUB, code="bb", name="ÆBLE"), replace(CLUB, code="cc", name="abe", public=False)]
    for club in (CLUB, *others):
        await storage.clubs.add(club, Member(club.code, "p1", "owner", 5))
    assert await storage.clubs.get("kamkam") == CLUB
    assert await storage.clubs.get("zz") is None
    assert {one.code for one in await storage.clubs.public()} == {"kamkam", "bb"}
    assert [member.role for _, member in await storage.clubs.of_person("p1")] == ["owner"] * 3
    await storage.clubs.change(replace(CLUB, name="Ny", public=False))
    assert [one.code for one in await storage.clubs.public()] == ["bb"]


async def test_members(storage: Storage) -> None:
    await people(storage)
    await storage.clubs.add(CLUB, Member("kamkam", "p1", "owner", 5))
    await storage.clubs.put_members([Member("kamkam", "p2", "asking", 7), Member("kamkam", "p9", "member", 7)])
    assert await storage.clubs.members("kamkam") == [
        Member("kamkam", "p1", "owner", 5),
        Member("kamkam", "p2", "asking", 7),
    ]
    handed = [Member("kamkam", "p1", "member", 5), Member("kamkam", "p2", "owner", 7)]
    await storage.clubs.put_members(handed)
    assert await storage.clubs.members("kamkam") == handed
    await storage.clubs.remove_member("kamkam", "p1")
    assert await storage.clubs.members("kamkam") == handed[1:]
    await storage.clubs.delete("kamkam")
    assert await storage.clubs.of_person("p2") == []


async def test_house_rules_have_versions(storage: Storage) -> None:
    await people(storage)
    await storage.clubs.add(CLUB, Member("kamkam", "p1", "owner", 5))
    mine = HouseRules("h1", 1, "p1", None, "Øl", "voms", "worms", {"target": 12}, 3)
    club = HouseRules("h2", 1, None, "kamkam", "Aften", "vira", "sm2025", {"tariff": {"a": {"b": 1}}}, 4)
    for rules in (mine, club, replace(mine, version=2, name="Vand"), replace(mine, id="h3", name="æg")):
        await storage.clubs.add_rules(rules)
    with pytest.raises(VersionTaken):
        await storage.clubs.add_rules(replace(mine, version=2))
    assert await storage.clubs.rules("h1") == replace(mine, version=2, name="Vand")
    assert [one.name for one in await storage.clubs.rules_of(person="p1")] == ["Vand", "æg"]
    assert await storage.clubs.rules_of(club="kamkam") == [club]
    assert await storage.clubs.versions("h1") == [replace(mine, version=2, name="Vand"), mine]
    await storage.clubs.drop_rules("h1")
    assert await storage.clubs.rules("h1") is None
    assert await storage.clubs.versions("h1") == []
    await storage.clubs.add_rules(replace(club, version=2, club=None))
    assert await storage.clubs.rules_of(club="kamkam") == [], "withdrawn"
    await storage.clubs.delete("kamkam")
    assert club not in await storage.clubs.versions("h2")


async def test_what_belongs_to_a_person_goes_with_the_person(storage: Storage) -> None:
    await people(storage)
    await storage.friends.put_profile(Profile("p1", Secret("k1")))
    await storage.friends.befriend("p1", "p2", 1)
    await storage.friends.invite(Invitation("p2", "p1", "aaaa", 1))
    await storage.clubs.add(CLUB, Member("kamkam", "p1", "owner", 5))
    await storage.clubs.add_rules(HouseRules("h1", 1, "p1", None, "Øl", "voms", "worms", {}, 3))
    await storage.people.delete("p1")
    assert await storage.friends.profile("p1") is None
    assert await storage.friends.of("p2") == []
    assert await storage.friends.invitations("p2") == []
    assert await storage.clubs.members("kamkam") == []
    assert await storage.clubs.rules("h1") is None
    assert await storage.clubs.get("kamkam") == CLUB


async def test_friends_at_the_same_moment(storage: Storage) -> None:
    await people(storage)
    await asyncio.gather(*(storage.friends.befriend(*pair, 1) for pair in (("p1", "p2"), ("p2", "p1"))))
    assert await storage.friends.of("p1") == [Friend("p2", 1)]
