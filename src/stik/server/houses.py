"""Routes: house rules of one's own."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from stik.server.access import Me, Of
from stik.server.club_models import HouseRulesModel, HouseWish, UsableRules
from stik.server.openapi import errors
from stik.server.profile_models import ClubName

router = APIRouter(tags=["clubs"])

RulesId = Annotated[str, Path(max_length=40)]


@router.get("/api/rules", responses=errors(401))
async def list_house_rules(me: Me, services: Of) -> list[HouseRulesModel]:
    """My sets of house rules, by name."""
    return [HouseRulesModel.of(rules) for rules in await services.houses.own(me.person.id)]


@router.get("/api/rules/usable", responses=errors(401))
async def list_usable_rules(me: Me, services: Of) -> list[UsableRules]:
    """My sets and those of my clubs."""
    mine = await services.houses.own(me.person.id)
    found = [UsableRules(**HouseRulesModel.of(rules).model_dump(), club=None) for rules in mine]
    for club, member in await services.clubs.of_person(me.person.id):
        if member.role != "asking":
            name = ClubName.of(club)
            theirs = await services.storage.clubs.rules_of(club=club.code)
            found += [UsableRules(**HouseRulesModel.of(rules).model_dump(), club=name) for rules in theirs]
    return found


@router.get("/api/rules/{rules}/versions", responses=errors(404, 422))
async def list_versions(rules: RulesId, services: Of) -> list[UsableRules]:
    """Every version of a set, the last first, for whoever has its address; also where a club has withdrawn it."""
    versions, club = await services.houses.versions(rules)
    name = None if club is None else ClubName.of(club)
    return [UsableRules(**HouseRulesModel.of(one).model_dump(), club=name) for one in versions]


@router.post("/api/rules", status_code=201, responses=errors(401, 409, 422))
async def add_house_rules(given: HouseWish, me: Me, services: Of) -> HouseRulesModel:
    """A new set; the engine says what can be."""
    return HouseRulesModel.of(await services.houses.add(me.person.id, given.wish()))


@router.put("/api/rules/{rules}", responses=errors(401, 404, 409, 422))
async def change_house_rules(rules: RulesId, given: HouseWish, me: Me, services: Of) -> HouseRulesModel:
    """Another version; tables that are open keep theirs."""
    return HouseRulesModel.of(await services.houses.change(me.person.id, rules, given.wish()))


@router.delete("/api/rules/{rules}", status_code=204, responses=errors(401, 404, 422))
async def drop_house_rules(rules: RulesId, me: Me, services: Of) -> None:
    """Deletes a set; what a club has published stays the club's."""
    await services.houses.drop(me.person.id, rules)
