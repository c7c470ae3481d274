"""Routes: what may be played, and the books."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field, JsonValue

from stik.protocol.offers import Kind, offers
from stik.rulebook import book as rulebook
from stik.rulebook import option_articles
from stik.server.access import InLanguage
from stik.server.openapi import errors
from stik.server.unchanged import ASK_AGAIN

router = APIRouter(tags=["games"])


class OptionModel(BaseModel):
    """An option of a rule set; `least` and `most` bound a number and every figure of a table."""

    name: str
    kind: Kind
    values: list[bool | int | str]
    columns: list[str]
    least: int | None
    most: int | None


class OfferModel(BaseModel):
    """A game with its rule sets."""

    presets: dict[str, dict[str, JsonValue]]
    usual: str
    options: list[OptionModel]
    seats: dict[str, list[str]] = Field(
        description="By rule set the letters of every table that it allows, the usual one first"
    )
    tournaments: list[str] = Field(description="The rule sets that a tournament can be played by")


class Games(BaseModel):
    """Both games."""

    voms: OfferModel
    vira: OfferModel


class ArticleModel(BaseModel):
    """An article of the book in the language that was asked for."""

    title: str
    text: str
    status: Literal["enforced", "referee", "not-modelled"]
    reason: str = Field(description="Why the program does not enforce it, where it does not")
    see: list[str]


@router.get("/api/games")
async def games(response: Response) -> Games:
    """The games, their rule sets, and every option with the values that it can have."""
    response.headers["Cache-Control"] = ASK_AGAIN
    return Games.model_validate(offers(), from_attributes=True)


@router.get("/api/book/{game}", responses=errors(422))
async def book(game: Literal["voms", "vira"], response: Response, lang: InLanguage = "en") -> dict[str, ArticleModel]:
    """The rule book of a game, by article."""
    response.headers["Cache-Control"] = ASK_AGAIN
    return {
        article.id: ArticleModel.model_validate(
            {
                "title": article.title[lang],
                "text": article.text[lang],
                "status": article.status.value,
                "reason": article.reason.get(lang, ""),
                "see": list(article.see),
            }
        )
        for article in rulebook(game)
    }


@router.get("/api/book/{game}/options", responses=errors(422))
async def book_options(game: Literal["voms", "vira"], response: Response) -> dict[str, list[str]]:
    """The articles that each option of a game's rules is about."""
    response.headers["Cache-Control"] = ASK_AGAIN
    return {option: list(articles) for option, articles in option_articles(game).items()}
