"""Routes: the dealer for phones round one real table. A phone is known by its seat's key, not by a person."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Header
from pydantic import BaseModel, ConfigDict, Field, JsonValue

from stik.app.choices import Schema, by_game, follows
from stik.app.details import LONGEST_NAME
from stik.app.given import Given
from stik.protocol.offers import offers
from stik.server.access import After, Of
from stik.server.lobby import Opened, TableCode
from stik.server.openapi import errors

router = APIRouter(tags=["real table"])

PLAYERS: Final = (2, 3, 4)

Key = Annotated[str, Header(alias="X-Stik-Seat", pattern=r"^[0-9a-f]{32,64}$", description="Made by the phone itself")]


def _by_rules(schema: Schema) -> None:
    """Adds how many can play by which rules."""
    by_game(schema)
    for game, offer in offers().items():
        for preset, tables in offer.seats.items():
            players = sorted(map(len, tables))
            follows(schema, {"game": [game], "preset": [preset]}, {"players": {"enum": players}})


class NewPhones(Given):
    """What the phones will hold."""

    model_config = ConfigDict(json_schema_extra=_by_rules)

    game: Literal["voms", "vira"]
    preset: str = Field(max_length=40)
    players: int = Field(ge=PLAYERS[0], le=PLAYERS[-1])


class PhoneSeat(Given):
    """A seat and who sits there."""

    seat: str = Field(min_length=1, max_length=1)
    name: str = Field(max_length=LONGEST_NAME)


class PhoneSeed(Given):
    """The phone's own random number."""

    seed: str = Field(pattern=r"^[0-9a-f]{16,128}$")


class PhoneMove(Given):
    """Cards moved as people like: laid, taken back, drawn, put away, turned, picked up, taken, shown."""

    do: Literal["lay", "back", "draw", "discard", "turn", "pick", "take", "show"]
    cards: str | None = Field(default=None, max_length=200)
    count: int | None = Field(default=None, ge=1, le=52)


class PhonesModel(BaseModel):
    """A table of phones as one of them may see it."""

    v: int
    code: str
    game: str
    preset: str
    letters: str
    seat: str | None
    names: dict[str, str | None]
    number: int
    dealer: str
    commitment: str
    ready: list[str]
    pack: dict[str, JsonValue] | None
    gathering: list[str]
    past: dict[str, JsonValue] | None


@router.post("/api/phones", status_code=201, responses=errors(422))
async def open_phones(new: NewPhones, services: Of) -> Opened:
    """A pack for phones round a real table."""
    return Opened(code=await services.phones.open(new.game, new.preset, new.players))


@router.get("/api/phones/{code}", responses=errors(404, 422))
async def show_phones(
    code: TableCode,
    services: Of,
    key: Annotated[str | None, Header(alias="X-Stik-Seat", max_length=64)] = None,
    after: After = None,
) -> PhonesModel:
    """The table as this phone may see it."""
    return PhonesModel.model_validate(await services.phones.show(code, key, after))


@router.post("/api/phones/{code}/sit", responses=errors(404, 409, 422))
async def sit_at_phones(code: TableCode, sit: PhoneSeat, services: Of, key: Key) -> PhonesModel:
    """Takes a seat for this phone."""
    return PhonesModel.model_validate(await services.phones.sit(code, key, sit.seat, sit.name))


@router.post("/api/phones/{code}/ready", responses=errors(403, 404, 409, 422))
async def ready_at_phones(code: TableCode, ready: PhoneSeed, services: Of, key: Key) -> PhonesModel:
    """Adds this phone's number to the shuffle; when all have done it the cards are dealt."""
    return PhonesModel.model_validate(await services.phones.ready(code, key, ready.seed))


@router.post("/api/phones/{code}/moves", responses=errors(403, 404, 409, 422))
async def move_cards(code: TableCode, move: PhoneMove, services: Of, key: Key) -> PhonesModel:
    """Moves cards."""
    told = await services.phones.move(code, key, move.model_dump(exclude_none=True))
    return PhonesModel.model_validate(told)


@router.post("/api/phones/{code}/gather", responses=errors(403, 404, 409, 422))
async def gather_cards(code: TableCode, services: Of, key: Key) -> PhonesModel:
    """Ends the deal, once two have asked for it: everything is shown, and can be checked."""
    return PhonesModel.model_validate(await services.phones.gather(code, key))
