"""Routes: clubs, their members, and the house rules that they publish."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from itertools import groupby
from typing import Annotated, Final

from fastapi import APIRouter, Path

from stik.app.clubs import Within
from stik.app.ports import Storage
from stik.app.society import ClubRole
from stik.server.access import Me, Of, Viewer
from stik.server.club_models import (
    Appointment,
    ClubModel,
    HouseRulesModel,
    JoinClub,
    Joined,
    MemberModel,
    MyClub,
    NewClub,
    Publication,
)
from stik.server.lobby import table_model
from stik.server.openapi import errors
from stik.server.profile_models import ClubName, GameModel, PersonPath

router = APIRouter(tags=["clubs"])

RESULTS: Final = 80
"""Lines, one for each player: about twenty tables."""
ORDER: Final[Mapping[ClubRole, int]] = {"owner": 0, "leader": 1, "member": 2, "asking": 3}
ClubCode = Annotated[str, Path(min_length=1, max_length=20, pattern=r"^[a-z0-9]+$", description="As in its address")]


@router.get("/api/clubs")
async def list_clubs(services: Of) -> list[ClubName]:
    """Public clubs."""
    return [ClubName.of(club) for club in await services.clubs.public()]


@router.get("/api/clubs/mine", responses=errors(401))
async def list_my_clubs(me: Me, services: Of) -> list[MyClub]:
    """Clubs that I am in or ask to join."""
    mine = await services.clubs.of_person(me.person.id)
    return [MyClub(code=club.code, name=club.name, place=club.place, role=member.role) for club, member in mine]


@router.post("/api/clubs", status_code=201, responses=errors(401, 409, 422))
async def found_club(club: NewClub, me: Me, services: Of) -> ClubName:
    """A new club; who founds it has it."""
    return ClubName.of(await services.clubs.found(me.person, **club.model_dump()))


@router.get("/api/clubs/{club}", responses=errors(404, 422))
async def show_club(club: ClubCode, services: Of, viewer: Viewer) -> ClubModel:
    """A club: for everybody what it is and plays by, for members who they are, their tables and results."""
    within = await services.clubs.within(club, None if viewer is None else viewer.id)
    storage, people = services.storage, await services.storage.people.several([one.person for one in within.members])
    everybody = [
        MemberModel(id=one.person, name=people[one.person].name, role=one.role, since=one.since)
        for one in within.members
        if one.person in people
    ]
    members = [one for one in everybody if one.role != "asking"]
    tables = [
        table_model(listing, services)
        for listing in await storage.tables.of_club(club, over=False, limit=50)
        if within.belongs or listing.public
    ]
    return ClubModel(
        **ClubName.of(within.club).model_dump(),
        about=within.club.about,
        public=within.club.public,
        created=within.club.created,
        role=within.role,
        count=len(members),
        key=within.club.key.get_secret_value() if within.belongs else None,
        members=sorted(members, key=lambda one: ORDER[one.role]) if within.belongs else [],
        asking=[one for one in everybody if one.role == "asking"] if within.leads else [],
        house_rules=[HouseRulesModel.of(rules) for rules in await storage.clubs.rules_of(club=club)],
        tables=tables,
        results=[result async for result in _results(within, storage)],
    )


async def _results(within: Within, storage: Storage) -> AsyncIterator[GameModel]:
    """The last tables of the club that whoever asks may see."""
    scores = await storage.results.of_club(within.club.code, limit=RESULTS)
    listings = {one.code: one for one in await storage.tables.listings([score.table for score in scores])}
    for table, group in groupby(scores, key=lambda one: one.table):
        lines, listing = list(group), listings.get(table)
        if listing is not None and (within.belongs or (listing.public and listing.spectators)):
            yield GameModel.of(lines[0], listing, lines, whose=None)


@router.put("/api/clubs/{club}", responses=errors(401, 403, 404, 422))
async def describe_club(club: ClubCode, change: NewClub, me: Me, services: Of) -> ClubName:
    """Another name, place or description."""
    return ClubName.of(await services.clubs.describe(club, me.person.id, **change.model_dump()))


@router.delete("/api/clubs/{club}", status_code=204, responses=errors(401, 403, 404, 422))
async def close_club(club: ClubCode, me: Me, services: Of) -> None:
    """Ends the club."""
    await services.clubs.close(club, me.person.id)


@router.post("/api/clubs/{club}/link", status_code=204, responses=errors(401, 403, 404, 422))
async def renew_club_link(club: ClubCode, me: Me, services: Of) -> None:
    """Another link to join by; the old one leads nowhere."""
    await services.clubs.new_link(club, me.person.id)


@router.get("/api/clubs/{club}/links/{key}", responses=errors(404, 422))
async def show_club_link(club: ClubCode, key: Annotated[str, Path(max_length=100)], services: Of) -> ClubName:
    """Which club a link leads into."""
    return ClubName.of(await services.clubs.by_link(club, key))


@router.post("/api/clubs/{club}/members", status_code=201, responses=errors(401, 404, 409, 422))
async def join_club(club: ClubCode, wish: JoinClub, me: Me, services: Of) -> Joined:
    """Join by link, or ask to."""
    return Joined(role=(await services.clubs.join(me.person, club, wish.key)).role)


@router.put("/api/clubs/{club}/members/{person}", status_code=204, responses=errors(401, 403, 404, 409, 422))
async def appoint_member(club: ClubCode, person: PersonPath, given: Appointment, me: Me, services: Of) -> None:
    """Lets somebody in, makes somebody a leader or a member, or hands the club over."""
    await services.clubs.appoint(club, me.person.id, person, given.role)


@router.delete("/api/clubs/{club}/members/{person}", status_code=204, responses=errors(401, 403, 404, 409, 422))
async def remove_member(club: ClubCode, person: PersonPath, me: Me, services: Of) -> None:
    """Leave, take somebody out, or refuse who asks."""
    await services.clubs.remove(club, me.person.id, person)


@router.post("/api/clubs/{club}/rules", status_code=201, responses=errors(401, 403, 404, 409, 422))
async def publish_house_rules(club: ClubCode, given: Publication, me: Me, services: Of) -> HouseRulesModel:
    """A set of my own as the club's; where it has one of that name, as its next version."""
    return HouseRulesModel.of(await services.houses.publish(me.person.id, given.rules, club))


@router.delete("/api/clubs/{club}/rules/{rules}", status_code=204, responses=errors(401, 403, 404, 422))
async def withdraw_house_rules(
    club: ClubCode, rules: Annotated[str, Path(max_length=40)], me: Me, services: Of
) -> None:
    """The club plays by it no longer."""
    await services.houses.withdraw(me.person.id, club, rules)
