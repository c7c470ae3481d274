"""Routes: profiles, friends, recent games, statistics and ratings."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from itertools import groupby
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from stik.app.ports import Listing, PersonId
from stik.app.scores import Chosen, GameScore
from stik.app.statistics import statistics
from stik.server.access import Me, Of, Viewer
from stik.server.lobby import TableCode
from stik.server.openapi import errors
from stik.server.profile_models import (
    ClubName,
    FamilyModel,
    FriendLink,
    FriendModel,
    FriendTable,
    Game,
    GameModel,
    InvitationModel,
    NamedPerson,
    NewInvitation,
    OwnProfile,
    PersonPath,
    ProfileChange,
    ProfileModel,
    RatingModel,
    StatisticsModel,
)

router = APIRouter(tags=["profiles"])

RECENT: Final = 50
EVERY_DEAL: Final = 20_000
Key = Annotated[str, Path(max_length=100)]


def _id(viewer: Viewer) -> PersonId | None:
    return None if viewer is None else viewer.id


@router.get("/api/me/profile", responses=errors(401))
async def show_my_profile(me: Me, services: Of) -> OwnProfile:
    """What I tell about myself, and to whom."""
    return OwnProfile.of(await services.profiles.own(me.person.id))


@router.patch("/api/me/profile", responses=errors(401, 422))
async def change_my_profile(change: ProfileChange, me: Me, services: Of) -> OwnProfile:
    """Other words, or another audience."""
    plays = None if change.plays is None else frozenset[str](change.plays)
    after = await services.profiles.change(
        me.person.id, about=change.about, place=change.place, plays=plays, shows=change.shows
    )
    return OwnProfile.of(after)


@router.post("/api/me/profile/link", responses=errors(401))
async def renew_friend_link(me: Me, services: Of) -> OwnProfile:
    """Another link for friends; the old one leads nowhere."""
    return OwnProfile.of(await services.profiles.new_link(me.person.id))


@router.get("/api/people/{person}/profile", responses=errors(404, 422))
async def show_profile(person: PersonPath, services: Of, viewer: Viewer) -> ProfileModel:
    """Somebody as I may see them."""
    seen = await services.profiles.seen(person, _id(viewer))
    online = person in await services.presence.here() if "online" in seen.parts else None
    clubs = None
    if "clubs" in seen.parts:
        mine = {club.code for club, _ in await services.clubs.of_person(viewer.id)} if viewer else set()
        clubs = [
            ClubName.of(club)
            for club, member in await services.clubs.of_person(person)
            if member.role != "asking" and (club.public or club.code in mine)
        ]
    return ProfileModel.seen(seen, online=online, clubs=clubs)


@router.get("/api/people/{person}/games", responses=errors(403, 404, 422))
async def show_recent_games(
    person: PersonPath, services: Of, viewer: Viewer, limit: Annotated[int, Query(ge=1, le=RECENT)] = 20
) -> list[GameModel]:
    """Somebody's latest finished tables; who played there and the way to it only where I sat, or all may know."""
    by = _id(viewer)
    await services.profiles.may(person, "games", by)
    games = await services.storage.results.games(person, Chosen(), limit=limit)
    codes = [game.table for game in games]
    listings = {one.code: one for one in await services.storage.tables.listings(codes)}
    others = await services.storage.results.of_tables(codes)

    def shown(game: GameScore) -> Listing | None:
        listing = listings.get(game.table)
        sat = listing is not None and by is not None and any(seat.person == by for seat in listing.seats)
        return listing if listing is not None and (sat or (listing.public and listing.spectators)) else None

    return [
        GameModel.of(game, shown(game), [one for one in others if one.table == game.table], whose=game)
        for game in games
    ]


@router.get("/api/people/{person}/statistics", responses=errors(403, 404, 422))
async def show_statistics(
    person: PersonPath,
    services: Of,
    viewer: Viewer,
    game: Annotated[Game | None, Query(description="The most played one if left out")] = None,
    family: Annotated[str | None, Query(max_length=40)] = None,
    since: Annotated[int | None, Query(ge=0, le=10**14)] = None,
    until: Annotated[int | None, Query(ge=0, le=10**14)] = None,
) -> StatisticsModel:
    """What somebody's finished deals add up to."""
    seen = await services.profiles.may(person, "statistics", _id(viewer))
    every = await services.storage.results.deals(person, Chosen(), limit=EVERY_DEAL)
    played = Counter((deal.game, deal.family) for deal in every)
    families = [FamilyModel(game=one, family=rules, deals=n) for (one, rules), n in played.most_common()]
    by_game = Counter(deal.game for deal in every)
    wanted: Game = game or ("vira" if by_game["vira"] > by_game["voms"] else "voms")
    chosen = Chosen(wanted, family, since, until)
    deals = await services.storage.results.deals(person, chosen, limit=EVERY_DEAL)
    games = await services.storage.results.games(person, chosen, limit=EVERY_DEAL)
    told = asdict(statistics(deals, games))
    return StatisticsModel.model_validate(told | {"name": seen.person.name, "game": wanted, "families": families})


@router.get("/api/people/{person}/ratings", responses=errors(403, 404, 422))
async def show_ratings(person: PersonPath, services: Of, viewer: Viewer) -> list[RatingModel]:
    """Somebody's ratings, apart for each game and family of rules, with how they came about."""
    await services.profiles.may(person, "rating", _id(viewer))
    history = await services.ratings.history(person)
    return [RatingModel.of(list(group)) for _, group in groupby(history, key=lambda one: (one.game, one.family))]


# friends


@router.get("/api/friends", responses=errors(401))
async def list_friends(me: Me, services: Of) -> list[FriendModel]:
    """My friends, those first who are here."""
    return [
        FriendModel(
            **NamedPerson.of(friend.person).model_dump(),
            since=friend.since,
            online=friend.online,
            table=None if friend.table is None else FriendTable.of(friend.table),
        )
        for friend in await services.profiles.friends(me.person.id)
    ]


@router.get("/api/friends/links/{key}", responses=errors(404, 422))
async def show_friend_link(key: Key, services: Of) -> NamedPerson:
    """Who asks me to be their friend."""
    return NamedPerson.of(await services.profiles.inviter(key))


@router.post("/api/friends", status_code=201, responses=errors(401, 404, 409, 422))
async def accept_friend(link: FriendLink, me: Me, services: Of) -> NamedPerson:
    """Become friends by a link."""
    return NamedPerson.of(await services.profiles.accept(me.person, link.key))


@router.delete("/api/friends/{person}", status_code=204, responses=errors(401, 422))
async def remove_friend(person: PersonPath, me: Me, services: Of) -> None:
    """Be friends no longer."""
    await services.profiles.part(me.person.id, person)


@router.post("/api/friends/{person}/invitations", status_code=204, responses=errors(401, 403, 404, 409, 422))
async def invite_friend(person: PersonPath, invitation: NewInvitation, me: Me, services: Of) -> None:
    """Ask a friend to a table."""
    await services.profiles.invite(me.person, person, invitation.table)


@router.get("/api/invitations", responses=errors(401))
async def list_invitations(me: Me, services: Of) -> list[InvitationModel]:
    """Tables that friends ask me to."""
    return [InvitationModel.of(invited) for invited in await services.profiles.invitations(me.person.id)]


@router.delete("/api/invitations/{code}", status_code=204, responses=errors(401, 422))
async def decline_invitation(code: TableCode, me: Me, services: Of) -> None:
    """Not this time."""
    await services.profiles.decline(me.person.id, code)
