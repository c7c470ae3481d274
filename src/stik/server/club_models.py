"""What goes over the wire about clubs and house rules."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from stik.app import clubs, houses
from stik.app.choices import by_game
from stik.app.given import Given, Wanted
from stik.app.houses import Wish
from stik.app.ports import Moment
from stik.app.settings import Options
from stik.app.society import ClubRole
from stik.server.lobby import TableModel
from stik.server.models import STORABLE, Text, Told
from stik.server.profile_models import ClubName, Game, GameModel


class NewClub(Given):
    name: Annotated[str, Field(max_length=200), STORABLE, Wanted(2, clubs.LONGEST_NAME, r"\S.*\S")]
    place: Annotated[str, Field(max_length=200), STORABLE, Wanted(0, clubs.LONGEST_PLACE)] = ""
    about: Annotated[str, Field(max_length=4000), STORABLE, Wanted(0, clubs.LONGEST_ABOUT)] = ""
    public: bool = Field(default=True, description="In the list of clubs, where one may ask to join")


class MyClub(ClubName):
    role: ClubRole


class MemberModel(BaseModel):
    id: str
    name: str
    role: ClubRole
    since: Moment


class HouseRulesModel(Told):
    """A named set of rules: what differs from a preset."""

    id: str
    version: int
    name: str
    game: Game
    preset: str
    options: dict[str, JsonValue]
    at: Moment


class UsableRules(HouseRulesModel):
    """House rules with the club whose they are, where they are not somebody's own."""

    club: ClubName | None


class ClubModel(ClubName):
    """A club as the one who asks may see it; members and tables are for members."""

    about: str
    public: bool
    created: Moment
    role: ClubRole | None
    count: int = Field(description="How many members it has")
    key: str | None = Field(description="The secret in the link to join by, for members")
    members: list[MemberModel]
    asking: list[MemberModel] = Field(description="Who asks to join, for those who lead the club")
    house_rules: list[HouseRulesModel]
    tables: list[TableModel]
    results: list[GameModel]


class JoinClub(Given):
    """With the secret of the club's link at once; without it one asks."""

    key: Text | None = Field(default=None, max_length=100)


class Joined(BaseModel):
    role: ClubRole


class Appointment(Given):
    role: Literal["member", "leader", "owner"] = Field(description="owner: hands the club over")


class HouseWish(Given):
    model_config = ConfigDict(json_schema_extra=by_game)

    name: Annotated[str, Field(max_length=200), STORABLE, Wanted(1, houses.LONGEST_NAME, r"\S")]
    game: Game
    preset: Text = Field(max_length=40)
    options: Options = Field(default_factory=dict, max_length=80)

    def wish(self) -> Wish:
        return Wish(self.name, self.game, self.preset, self.options)


class Publication(Given):
    rules: Text = Field(max_length=40, description="A set of my own")
