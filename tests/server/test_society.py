"""Profiles, friends, clubs, house rules, statistics: two or three browsers, and what each of them may know."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stik.app.scores import DealScore, GameScore, Scores
from stik.server.services import Services
from tests.contracts.examples import entry, listing
from tests.server.conftest import NewBrowser, account, guest, refused


async def link(page: httpx.AsyncClient) -> str:
    return str((await page.get("/api/me/profile")).json()["key"])


async def befriend(one: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
    answer = await other.post("/api/friends", json={"key": await link(one)})
    assert answer.status_code == 201, answer.text


async def found_club(page: httpx.AsyncClient, **fields: object) -> str:
    answer = await page.post("/api/clubs", json={"name": "Kammen", "place": "Nuuk"} | fields)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def club_of(page: httpx.AsyncClient, code: str) -> dict[str, Any]:
    answer = await page.get(f"/api/clubs/{code}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


# profiles


async def test_strangers_see_nothing_until_one_says_so(browser: NewBrowser) -> None:
    mine, stranger = browser(), browser()
    me = await account(mine)
    await guest(stranger, "Ole")
    words = {"about": "Spiller om tirsdagen", "place": "Nuuk", "plays": ["voms"]}
    assert (await mine.patch("/api/me/profile", json=words)).status_code == 200
    for other in (stranger, browser()):
        refused(await other.get(f"/api/people/{me}/profile"), 404, "people/no-such-person")
        refused(await other.get(f"/api/people/{me}/games"), 404, "people/no-such-person")
    await mine.patch("/api/me/profile", json={"shows": {"about": "all"}})
    seen = (await stranger.get(f"/api/people/{me}/profile")).json()
    assert (seen["about"], seen["plays"], seen["parts"], seen["online"]) == (words["about"], ["voms"], ["about"], None)
    refused(await stranger.get(f"/api/people/{me}/statistics"), 403, "people/not-shown")
    own = (await mine.get(f"/api/people/{me}/profile")).json()
    assert own["own"]
    assert len(own["parts"]) == 6


async def test_a_profile_that_cannot_be(page: httpx.AsyncClient) -> None:
    await guest(page)
    long = {"about": "x" * 501, "place": "\u202eNuuk"}
    refused(await page.patch("/api/me/profile", json=long), 422, "people/text-too-long", "people/text-characters")
    assert (await page.get("/api/me/profile")).json()["about"] == ""
    refused(await page.patch("/api/me/profile", json={"shows": {"about": "king"}}), 422, "http/invalid", "http/field")


# friends


async def test_friends_by_link(browser: NewBrowser) -> None:
    one, other = browser(), browser()
    ane, ole = await guest(one, "Ane"), await guest(other, "Ole")
    key = await link(one)
    assert (await other.get(f"/api/friends/links/{key}")).json()["name"] == "Ane"
    refused(await one.post("/api/friends", json={"key": key}), 409, "people/own-link")
    await befriend(one, other)
    (friend,) = (await one.get("/api/friends")).json()
    assert (friend["id"], friend["online"], friend["table"]) == (ole, True, None)
    assert (await other.get(f"/api/people/{ane}/profile")).json()["friend"]
    await other.patch("/api/me/profile", json={"shows": {"online": "nobody"}})
    assert not (await one.get("/api/friends")).json()[0]["online"]
    await one.post("/api/me/profile/link")
    refused(await browser().get(f"/api/friends/links/{key}"), 404, "people/no-such-link")
    assert (await one.delete(f"/api/friends/{ole}")).status_code == 204
    assert (await other.get("/api/friends")).json() == []
    refused(await other.get(f"/api/people/{ane}/profile"), 404, "people/no-such-person")


async def test_inviting_to_a_table(browser: NewBrowser) -> None:
    one, other = browser(), browser()
    await guest(one, "Ane")
    ole = await guest(other, "Ole")
    code = (await one.post("/api/tables", json={"game": "voms"})).json()["code"]
    address = f"/api/friends/{ole}/invitations"
    refused(await one.post(address, json={"table": code}), 403, "people/not-friends")
    await befriend(one, other)
    refused(await one.post(address, json={"table": "zzzzzzz"}), 404, "people/no-such-table")
    for _ in range(2):
        assert (await one.post(address, json={"table": code})).status_code == 204
    (invited,) = (await other.get("/api/invitations")).json()
    assert (invited["by"]["name"], invited["table"]["code"], invited["table"]["free"]) == ("Ane", code, 3)
    assert (await one.get("/api/invitations")).json() == []
    assert (await other.delete(f"/api/invitations/{code}")).status_code == 204
    assert (await other.get("/api/invitations")).json() == []


# clubs


async def test_a_club_from_founding_to_handing_over(browser: NewBrowser) -> None:
    owner, member, stranger = browser(), browser(), browser()
    ane, ole = await guest(owner, "Ane"), await guest(member, "Ole")
    await guest(stranger, "Per")
    code = await found_club(owner, public=False)
    refused(await stranger.get(f"/api/clubs/{code}"), 404, "club/no-such-club")
    refused(await stranger.post(f"/api/clubs/{code}/members", json={}), 404, "club/no-such-club")
    refused(await stranger.post(f"/api/clubs/{code}/members", json={"key": "x"}), 404, "club/no-such-link")
    key = (await club_of(owner, code))["key"]
    assert (await stranger.get(f"/api/clubs/{code}/links/{key}")).json()["name"] == "Kammen"
    assert (await member.post(f"/api/clubs/{code}/members", json={"key": key})).json() == {"role": "member"}
    assert [one["name"] for one in (await club_of(member, code))["members"]] == ["Ane", "Ole"]
    refused(await member.put(f"/api/clubs/{code}", json={"name": "Mit"}), 403, "club/leaders-only")
    refused(await owner.delete(f"/api/clubs/{code}/members/{ane}"), 409, "club/hand-over-first")
    handed = await owner.put(f"/api/clubs/{code}/members/{ole}", json={"role": "owner"})
    assert handed.status_code == 204
    assert {one["id"]: one["role"] for one in (await club_of(member, code))["members"]} == {ole: "owner", ane: "leader"}
    refused(await owner.put(f"/api/clubs/{code}/members/{ane}", json={"role": "owner"}), 403, "club/owner-only")
    assert (await owner.delete(f"/api/clubs/{code}/members/{ane}")).status_code == 204
    assert (await owner.get("/api/clubs/mine")).json() == []
    assert (await member.delete(f"/api/clubs/{code}")).status_code == 204


async def test_asking_to_join(browser: NewBrowser) -> None:
    owner, asker = browser(), browser()
    await guest(owner, "Ane")
    ole = await guest(asker, "Ole")
    code = await found_club(owner)
    assert [club["code"] for club in (await browser().get("/api/clubs")).json()] == [code]
    assert (await asker.post(f"/api/clubs/{code}/members", json={})).json() == {"role": "asking"}
    seen = await club_of(asker, code)
    assert (seen["members"], seen["key"], seen["asking"], seen["count"]) == ([], None, [], 1)
    assert [one["id"] for one in (await club_of(owner, code))["asking"]] == [ole]
    refused(await asker.post("/api/tables", json={"game": "voms", "club": code}), 403, "club/members-only")
    await owner.put(f"/api/clubs/{code}/members/{ole}", json={"role": "member"})
    assert (await club_of(asker, code))["role"] == "member"


async def test_only_the_owner_takes_another_leader_back(browser: NewBrowser) -> None:
    owner, one, two = browser(), browser(), browser()
    await guest(owner, "Ane")
    ole, per = await guest(one, "Ole"), await guest(two, "Per")
    code = await found_club(owner)
    key = (await club_of(owner, code))["key"]
    for page, person in ((one, ole), (two, per)):
        await page.post(f"/api/clubs/{code}/members", json={"key": key})
        await owner.put(f"/api/clubs/{code}/members/{person}", json={"role": "leader"})
    refused(await one.put(f"/api/clubs/{code}/members/{per}", json={"role": "member"}), 403, "club/owner-only")
    refused(await one.delete(f"/api/clubs/{code}/members/{per}"), 403, "club/owner-only")
    assert (await two.put(f"/api/clubs/{code}/members/{per}", json={"role": "member"})).status_code == 204
    assert (await owner.put(f"/api/clubs/{code}/members/{ole}", json={"role": "member"})).status_code == 204


async def test_who_is_deleted_leaves_the_club_to_the_next(browser: NewBrowser) -> None:
    owner, leader = browser(), browser()
    await guest(owner, "Ane")
    await guest(leader, "Ole")
    code, alone = await found_club(owner), await found_club(owner, name="Alene")
    await leader.post(f"/api/clubs/{code}/members", json={"key": (await club_of(owner, code))["key"]})
    await befriend(owner, leader)
    exported = (await owner.get("/api/me/export")).json()
    assert [club["name"] for club in exported["clubs"]] == ["Alene", "Kammen"]
    assert len(exported["friends"]) == 1
    await owner.delete("/api/me")
    assert (await club_of(leader, code))["role"] == "owner"
    assert (await leader.get("/api/friends")).json() == []
    refused(await leader.get(f"/api/clubs/{alone}"), 404, "club/no-such-club")


# house rules


async def test_house_rules_of_a_club_and_its_tables(browser: NewBrowser, services: Services) -> None:
    owner, member, stranger = browser(), browser(), browser()
    await guest(owner, "Ane")
    await guest(member, "Ole")
    await guest(stranger, "Per")
    code = await found_club(owner)
    await member.post(f"/api/clubs/{code}/members", json={"key": (await club_of(owner, code))["key"]})
    wish = {"name": "Tirsdag", "game": "voms", "preset": "worms", "options": {"target": 12, "max_lead": 4}}
    mine = (await owner.post("/api/rules", json=wish)).json()
    assert (mine["version"], mine["options"]) == (1, {"target": 12}), "only what differs is kept"
    refused(await member.post(f"/api/clubs/{code}/rules", json={"rules": mine["id"]}), 403, "club/leaders-only")
    theirs = (await owner.post(f"/api/clubs/{code}/rules", json={"rules": mine["id"]})).json()
    asked = {"game": "vira", "house": {"id": theirs["id"]}}
    table = (await member.post("/api/tables", json=asked)).json()["code"]
    settings = (await services.tables.live(table)).table.settings
    assert (settings.game, settings.preset, settings.options, settings.club) == ("voms", "worms", {"target": 12}, code)
    assert settings.house is not None
    assert (settings.house.name, settings.house.version) == ("Tirsdag", 1)
    await owner.put(f"/api/rules/{mine['id']}", json=wish | {"options": {"target": 13}})
    assert (await owner.post(f"/api/clubs/{code}/rules", json={"rules": mine["id"]})).json()["version"] == 2
    assert (await services.tables.live(table)).table.settings.options == {"target": 12}, "what runs stays as it was"
    usable = (await member.get("/api/rules/usable")).json()
    assert [(one["name"], one["club"]["code"]) for one in usable] == [("Tirsdag", code)]
    (shown,) = (await club_of(member, code))["house_rules"]
    assert (shown["version"], shown["options"]) == (2, {"target": 13})
    assert [one["code"] for one in (await club_of(member, code))["tables"]] == [table]
    assert (await club_of(stranger, code))["tables"] == [], "a private table is for members"
    refused(await stranger.post("/api/tables", json=asked), 403, "club/members-only")
    refused(
        await stranger.post("/api/tables", json={"game": "voms", "house": {"id": mine["id"]}}),
        404,
        "club/no-such-rules",
    )
    assert (await owner.delete(f"/api/clubs/{code}/rules/{theirs['id']}")).status_code == 204
    assert (await club_of(member, code))["house_rules"] == []
    refused(await member.post("/api/tables", json=asked), 404, "club/no-such-rules")
    versions = (await browser().get(f"/api/rules/{settings.house.id}/versions")).json()
    assert [(one["version"], one["options"]) for one in versions] == [(2, {"target": 13}), (1, {"target": 12})]
    assert {one["club"]["code"] for one in versions} == {code}, "what was played by can be read, also when withdrawn"
    refused(await owner.get("/api/rules/nothing/versions"), 404, "club/no-such-rules")


async def test_a_table_by_house_rules_has_their_seats(page: httpx.AsyncClient) -> None:
    await guest(page)
    wish = {"name": "To mand", "game": "voms", "preset": "worms-2p", "options": {"target": 12}}
    rules = (await page.post("/api/rules", json=wish)).json()
    asked = {"game": "voms", "house": {"id": rules["id"]}}
    code = (await page.post("/api/tables", json=asked)).json()["code"]
    assert [seat["seat"] for seat in (await page.get(f"/api/tables/{code}")).json()["seats"]] == ["N", "S"]
    refused(await page.post("/api/tables", json=asked | {"table": 4}), 422, "setup/how-many")


async def test_house_rules_that_cannot_be(page: httpx.AsyncClient) -> None:
    await guest(page)
    wish = {"name": " ", "game": "voms", "preset": "worms"}
    refused(await page.post("/api/rules", json=wish), 422, "people/text-too-short")
    wrong = wish | {"name": "X", "options": {"target": 0}}
    refused(await page.post("/api/rules", json=wrong), 422, "setup/target-too-low")
    refused(await page.post("/api/rules", json=wrong | {"options": {"king": 1}}), 422, "setup/unknown-option")
    refused(await page.post("/api/rules", json=wish | {"name": "X", "preset": "nul"}), 422, "setup/unknown-rules")
    assert (await page.get("/api/rules")).json() == []


async def test_a_tournament_of_the_club(page: httpx.AsyncClient) -> None:
    await guest(page)
    code = await found_club(page)
    wish = {"name": "Sparet", "game": "vira", "preset": "sm2025", "options": {"ante": 4}}
    mine = (await page.post("/api/rules", json=wish)).json()
    theirs = (await page.post(f"/api/clubs/{code}/rules", json={"rules": mine["id"]})).json()
    plan = {"name": "Klubmesterskab", "format": "vira-sm", "house": {"id": theirs["id"]}}
    event = (await page.post("/api/tournaments", json=plan)).json()["code"]
    shown = (await page.get(f"/api/tournaments/{event}")).json()
    assert (shown["options"], shown["club"], shown["house"]["version"]) == ({"ante": 4}, code, 1)
    wrong = plan | {"format": "voms-open"}
    refused(await page.post("/api/tournaments", json=wrong), 409, "club/rules-of-another-game")


# what was played


@pytest.fixture
async def two(browser: NewBrowser, services: Services) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str, str]:
    """Two friends who have played a rated game of Voms and two deals of Vira."""
    one, other = browser(), browser()
    ane, ole = await guest(one, "Ane"), await guest(other, "Ole")
    await befriend(one, other)
    deals = [
        DealScore("aaaa", number, seat, who, 100 + number, "voms", "worms-2p", points, facts)
        for number in (1, 2)
        for seat, who, points, facts in (("N", ane, 2, {"voms_safe": 1, "tricks": 5}), ("E", ole, 0, {"voms_lost": 1}))
    ]
    games = [
        GameScore("aaaa", seat, who, 200, "voms", "worms-2p", "", seat, place, 0, 2, True)
        for seat, who, place in (("N", ane, 1), ("E", ole, 2))
    ]
    seats = f"{ane}:Ane {ole}:Ole"
    await services.storage.tables.append(
        entry("aaaa"), listing("aaaa", phase="over", public=False, seats=seats), Scores(tuple(deals), tuple(games))
    )
    vira = [
        DealScore("bbbb", number, "A", ane, 300 + number, "vira", "sm2025", points, facts)
        for number, points, facts in (
            (1, 8, {"contract": "gok", "result": "home"}),
            (2, -16, {"contract": "gok", "result": "bet"}),
        )
    ]
    await services.storage.tables.append(entry("bbbb"), None, Scores(tuple(vira)))
    return one, other, ane, ole


async def test_statistics(two: tuple[httpx.AsyncClient, httpx.AsyncClient, str, str]) -> None:
    one, other, ane, _ = two
    refused(await other.get(f"/api/people/{ane}/statistics"), 403, "people/not-shown")
    await one.patch("/api/me/profile", json={"shows": {"statistics": "friends"}})
    voms = (await other.get(f"/api/people/{ane}/statistics", params={"game": "voms"})).json()
    assert (voms["deals"], voms["points"], voms["games"], voms["won"]) == (2, 4, 1, 1)
    assert voms["counts"] == {"tricks": 10, "voms_safe": 2}
    assert [point["total"] for point in voms["curve"]] == [2, 4]
    vira = (await other.get(f"/api/people/{ane}/statistics", params={"game": "vira"})).json()
    assert vira["contracts"] == [{"contract": "gok", "bid": 2, "made": 1, "points": -8}]
    late = (await other.get(f"/api/people/{ane}/statistics", params={"game": "vira", "since": 302})).json()
    assert (late["deals"], late["points"]) == (1, -16)
    assert {(one["game"], one["deals"]) for one in vira["families"]} == {("voms", 2), ("vira", 2)}


async def test_ratings_and_recent_games(
    two: tuple[httpx.AsyncClient, httpx.AsyncClient, str, str], browser: NewBrowser
) -> None:
    one, other, ane, ole = two
    (rating,) = (await other.get(f"/api/people/{ane}/ratings")).json()
    assert (rating["family"], rating["games"]) == ("worms-2p", 1)
    assert rating["mu"] > 25 > (await one.get(f"/api/people/{ole}/ratings")).json()[0]["mu"]
    assert rating["least"] < rating["mu"]
    (game,) = (await other.get(f"/api/people/{ane}/games")).json()
    assert (game["code"], game["place"]) == ("aaaa", 1)
    assert [player["name"] for player in game["players"]] == ["Ane", "Ole"]
    await one.patch("/api/me/profile", json={"shows": {"games": "all"}})
    (game,) = (await browser().get(f"/api/people/{ane}/games")).json()
    assert (game["code"], game["players"], game["place"]) == (None, [], 1), "who else sat there is their own affair"


async def test_what_was_played_goes_with_the_person(
    two: tuple[httpx.AsyncClient, httpx.AsyncClient, str, str], services: Services
) -> None:
    one, _, ane, _ = two
    await one.get(f"/api/people/{ane}/ratings")
    exported = (await one.get("/api/me/export")).json()
    assert [len(exported[part]) for part in ("deals", "games", "ratings")] == [4, 1, 1]
    await one.delete("/api/me")
    assert await services.storage.results.history(ane) == []
