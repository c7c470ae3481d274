"""docs/api.md describes the tournament interface as it is: every route, every order and who may give it."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi.routing import APIRoute

from stik.app.desk.may import MAY
from stik.printing import SHEETS
from stik.server import desk

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
RANKS = ("organiser", "referee", "official", "player", "spectator")
NAMED = {"anybody": "spectator"}


def test_every_route() -> None:
    routes = [one for one in desk.router.routes if isinstance(one, APIRoute)]
    assert len(routes) > 10
    wanted = [f"{method} {one.path}" for one in routes for method in one.methods]
    assert [one for one in wanted if re.search(rf"`{re.escape(one)}[ ?`]", PAGE) is None] == []


def test_every_order_and_who_may_give_it() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (organiser|referee|official|player|anybody) \| .+ \|$", PAGE, re.M)
    assert [do for do, _ in rows] == list(MAY)
    for do, who in rows:
        rank = RANKS.index(NAMED.get(who, who))
        assert MAY[do] == frozenset(RANKS[: rank + 1]), do


def test_every_sheet_and_every_export() -> None:
    names = [*desk.Sheet.__args__, *desk.Export.__args__]  # type: ignore[attr-defined]
    assert set(SHEETS) == set(desk.Sheet.__args__)  # type: ignore[attr-defined]
    assert [name for name in names if f"`{name}`" not in PAGE] == []
