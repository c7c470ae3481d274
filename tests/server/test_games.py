"""What may be played, and the books."""

from __future__ import annotations

import httpx
import pytest

from stik import vira, voms
from stik.errors import InvalidSetup
from stik.messages import LANGUAGES, catalogue, option_name, option_value
from tests.server.conftest import guest, refused


async def test_the_games(page: httpx.AsyncClient) -> None:
    answer = await page.get("/api/games")
    games = answer.json()
    assert set(games) == {"voms", "vira"}
    assert (games["voms"]["usual"], games["vira"]["usual"]) == ("tournament", "sm2025")
    assert games["voms"]["seats"]["worms-2p"] == ["NS"]
    assert games["voms"]["seats"]["25"] == ["NESW", "NS", "NES"]
    assert games["vira"]["seats"]["sm2025"] == ["ABC", "ABCD"]
    assert set(games["voms"]["presets"]) - set(games["voms"]["tournaments"]) == {"worms-3p", "25"}
    assert set(games["vira"]["presets"]) == set(games["vira"]["tournaments"])
    assert games["voms"]["presets"]["25"] == voms.PRESETS["25"].options()
    assert games["vira"]["presets"]["stockholm"] == vira.PRESETS["stockholm"].options()
    assert answer.headers["cache-control"] == "public, max-age=3600"


@pytest.mark.parametrize("path", ["/api/play", "/api/tables"])
async def test_a_number_of_players_that_the_rules_do_not_allow(page: httpx.AsyncClient, path: str) -> None:
    await guest(page)
    answer = await page.post(path, json={"game": "voms", "preset": "worms-2p", "table": 4})
    assert refused(answer, 422, "setup/how-many")["params"] == {"wanted": 4, "allowed": "2"}
    assert (await page.post(path, json={"game": "voms", "preset": "worms-2p"})).status_code == 201


@pytest.mark.parametrize(("game", "rules"), [("voms", voms.Rules()), ("vira", vira.Rules())])
async def test_every_value_that_is_offered_is_taken(
    page: httpx.AsyncClient, game: str, rules: voms.Rules | vira.Rules
) -> None:
    offered = (await page.get("/api/games")).json()[game]["options"]
    assert {option["name"] for option in offered} == set(rules.options()) - {"preset", "sheet"}
    for option in offered:
        for value in _values(option):
            _try(rules, option["name"], value)
        if option["kind"] in {"number", "table"}:
            with pytest.raises(InvalidSetup, match="setup/"):
                rules.with_options({option["name"]: _filled(option, option["most"] + 1)})


def _values(option: dict[str, object]) -> list[object]:
    match option["kind"]:
        case "flag" | "choice":
            return list(option["values"])  # type: ignore[call-overload]
        case _:
            return [_filled(option, option[bound]) for bound in ("least", "most")]


def _filled(option: dict[str, object], figure: object) -> object:
    """The figure, or a table full of it."""
    if option["kind"] == "number":
        return figure
    columns: list[str] = option["columns"]  # type: ignore[assignment]
    rows: list[str] = option["values"]  # type: ignore[assignment]
    return {row: dict.fromkeys(columns, figure) if columns else figure for row in rows}


def _try(rules: voms.Rules | vira.Rules, name: str, value: object) -> None:
    """A value may contradict another option, but it is never unknown."""
    faults: set[str] = set()
    try:
        rules.with_options({name: value})
    except InvalidSetup as error:
        faults = {fault.code for fault in error.faults}
    assert "setup/bad-option-value" not in faults


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_option_has_words(page: httpx.AsyncClient, language: str) -> None:
    say = catalogue(language)  # type: ignore[arg-type]
    for game, prefix in (("voms", ""), ("vira", "vira_")):
        for option in (await page.get("/api/games")).json()[game]["options"]:
            assert say.has(option_name(prefix + option["name"]))
            assert all(say.has(option_value(prefix + option["name"], value)) for value in option["values"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_books(page: httpx.AsyncClient, language: str) -> None:
    articles = {
        game: (await page.get(f"/api/book/{game}", params={"lang": language})).json() for game in ("voms", "vira")
    }
    assert articles["voms"]["T.29"]["title"]
    assert all(article["text"] for book in articles.values() for article in book.values())


async def test_books_that_do_not_exist(page: httpx.AsyncClient) -> None:
    refused(await page.get("/api/book/poker"), 422, "http/invalid", "http/field")
    refused(await page.get("/api/book/voms", params={"lang": "kl"}), 422, "http/invalid", "http/field")
    assert (await page.get("/api/book/voms")).status_code == 200
