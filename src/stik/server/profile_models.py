"""What goes over the wire about profiles, friends, statistics and ratings."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Literal

from fastapi import Path
from pydantic import AfterValidator, BaseModel, Field

from stik.app import profiles
from stik.app.given import Given, Wanted
from stik.app.ports import Listing, Moment, Person
from stik.app.profiles import PARTS, Audience, Invited, Part, Seen, audience
from stik.app.ratings import SURE
from stik.app.scores import GameScore, Rating
from stik.app.society import Profile
from stik.messages import Language
from stik.server.models import STORABLE, Text, Told

PersonPath = Annotated[str, Path(min_length=1, max_length=40, description="As in the address of the profile")]
Game = Literal["voms", "vira"]


class NamedPerson(BaseModel):
    """Somebody by name."""

    id: str
    name: str
    guest: bool

    @classmethod
    def of(cls, person: Person) -> NamedPerson:
        return cls(id=person.id, name=person.name, guest=person.login is None)


class ClubName(Told):
    """A club by name."""

    code: str
    name: str
    place: str


class ProfileModel(NamedPerson):
    """Somebody as the one who asks may see them; a part that is not for them is null."""

    own: bool
    friend: bool
    parts: list[Part] = Field(description="What the one who asks may see")
    about: str | None
    place: str | None
    plays: list[Game] | None
    language: Language | None
    since: Moment | None
    online: bool | None
    clubs: list[ClubName] | None

    @classmethod
    def seen(cls, seen: Seen, *, online: bool | None, clubs: list[ClubName] | None) -> ProfileModel:
        told = "about" in seen.parts
        return cls.model_validate(
            NamedPerson.of(seen.person).model_dump()
            | {
                "own": seen.own,
                "friend": seen.friend,
                "parts": [part for part in PARTS if part in seen.parts],
                "about": seen.profile.about if told else None,
                "place": seen.profile.place if told else None,
                "plays": sorted(seen.profile.plays) if told else None,
                "language": seen.person.language if told else None,
                "since": seen.person.created if told else None,
                "online": online,
                "clubs": clubs,
            }
        )


class OwnProfile(BaseModel):
    """What I have written, to whom I show what, and the secret in my link for friends."""

    about: str
    place: str
    plays: list[Game]
    shows: dict[Part, Audience]
    key: str

    @classmethod
    def of(cls, profile: Profile) -> OwnProfile:
        return cls.model_validate(
            {
                "about": profile.about,
                "place": profile.place,
                "plays": sorted(profile.plays),
                "shows": {part: audience(profile, part) for part in PARTS},
                "key": profile.key.get_secret_value(),
            }
        )


class ProfileChange(Given):
    """What is left out stays."""

    about: Annotated[str, Field(max_length=2000), STORABLE, Wanted(0, profiles.LONGEST_ABOUT)] | None = None
    place: Annotated[str, Field(max_length=200), STORABLE, Wanted(0, profiles.LONGEST_PLACE)] | None = None
    plays: list[Game] | None = Field(default=None, max_length=2)
    shows: dict[Part, Audience] | None = None


class FriendLink(Given):
    key: Text = Field(max_length=100)


class FriendTable(BaseModel):
    """A table that a friend sits at or asks one to."""

    code: str
    game: str
    preset: str
    phase: str
    names: list[str]
    free: int

    @classmethod
    def of(cls, listing: Listing) -> FriendTable:
        return cls(
            code=listing.code,
            game=listing.game,
            preset=listing.preset,
            phase=listing.phase,
            names=[seat.name for seat in listing.seats if seat.name],
            free=sum(seat.kind == "empty" for seat in listing.seats),
        )


class FriendModel(NamedPerson):
    since: Moment
    online: bool
    table: FriendTable | None


class NewInvitation(Given):
    table: Text = Field(max_length=40)


class InvitationModel(BaseModel):
    by: NamedPerson
    at: Moment
    table: FriendTable

    @classmethod
    def of(cls, invited: Invited) -> InvitationModel:
        return cls(by=NamedPerson.of(invited.by), at=invited.at, table=FriendTable.of(invited.table))


class GamePlayer(BaseModel):
    """Who sat at a finished table; bots have no name."""

    seat: str
    name: str | None
    side: str | None
    place: int | None
    points: int | None


class GameModel(BaseModel):
    """A finished table; without code and players where it is not for the one who asks."""

    code: str | None
    at: Moment
    game: str
    family: str
    rated: bool
    deals: int
    place: int | None = Field(description="Of the person whose games are listed; 0: stopped without a result")
    points: int | None
    players: list[GamePlayer]

    @classmethod
    def of(
        cls, score: GameScore, listing: Listing | None, others: list[GameScore], *, whose: GameScore | None
    ) -> GameModel:
        by_seat = {one.seat: one for one in others}
        players = [] if listing is None else [_player(seat.seat, seat.name, by_seat) for seat in listing.seats]
        of_one = {"place": whose and whose.place, "points": whose and whose.points}
        code = None if listing is None else score.table
        return cls.model_validate({**asdict(score), **of_one, "code": code, "players": players})


def _player(seat: str, name: str | None, scores: dict[str, GameScore]) -> GamePlayer:
    score = scores.get(seat)
    if score is None:
        return GamePlayer(seat=seat, name=None, side=None, place=None, points=None)
    return GamePlayer(seat=seat, name=name, side=score.side, place=score.place, points=score.points)


class StretchModel(BaseModel):
    """Some deals in a row; `total` is everything up to here."""

    since: Moment
    until: Moment
    deals: int
    points: int
    total: int


class ContractModel(BaseModel):
    contract: str
    bid: int
    made: int
    points: int


class FamilyModel(BaseModel):
    """A game and a family of its rules that somebody has played."""

    game: str
    family: str
    deals: int


class StatisticsModel(BaseModel):
    """What the chosen deals add up to; points are lus (Voms) or pinnar (Vira)."""

    name: str
    game: Game
    families: list[FamilyModel] = Field(description="Everything that can be chosen, the most played first")
    deals: int
    points: int
    games: int
    won: int
    curve: list[StretchModel]
    counts: dict[str, int]
    contracts: list[ContractModel]


Shown = Annotated[float, AfterValidator(lambda number: round(number, 2))]


class RatingPoint(BaseModel):
    at: Moment
    mu: Shown
    sigma: Shown


class RatingModel(BaseModel):
    """A rating with its uncertainty: the mean, one deviation, and what it is at least (three deviations below)."""

    game: str
    family: str
    games: int
    mu: Shown
    sigma: Shown
    least: Shown
    history: list[RatingPoint]

    @classmethod
    def of(cls, ratings: list[Rating]) -> RatingModel:
        last = ratings[-1]
        summed = {"games": last.number, "least": last.mu - SURE * last.sigma, "history": ratings}
        return cls.model_validate(asdict(last) | summed, from_attributes=True)
