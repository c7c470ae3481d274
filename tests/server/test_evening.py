"""An evening as it happens: one team leaves, one misses two rounds, one comes late, and every clock is wrong.

The organiser does what the desk offers, and nothing else. After every order desk, phones, hall, sheets and file say
the same about every game, and every team has the points that its games give it.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pypdfium2
import pytest
from typer.testing import CliRunner

from stik.cli.main import app as cli
from stik.tournaments import read_tournament, standings
from tests.server.conftest import FakeClock, NewBrowser, guest

TEAMS = (
    "Nuuk", "Sisimiut", "Ilulissat", "Qaqortoq", "Aasiaat", "Maniitsoq",
    "Tasiilaq", "Paamiut", "Narsaq", "Nanortalik", "Uummannaq", "Qasigiannguit",
)  # fmt: skip
LEAVES, MISSES, LATE = "Sisimiut", "Tasiilaq", "Qasigiannguit"
WRONG = {"desk": 420, "hall": -200, LEAVES: 86_400, MISSES: -3, "Aasiaat": 61}
"""Seconds by which the clocks of five devices are wrong."""
GONE_AT_ROUND = 3
MISSED = (1, 4)


@dataclass
class Device:
    """A browser with a clock of its own, which it never believes."""

    page: httpx.AsyncClient
    clock: FakeClock
    wrong: int
    document: dict[str, Any] = field(default_factory=dict)
    _ahead: int = 0

    def _own(self) -> int:
        return self.clock.now() + self.wrong * 1000

    async def look(self, path: str) -> None:
        answer = await self.page.get(path)
        assert answer.status_code == 200, answer.text
        self.document, self._ahead = answer.json(), int(answer.headers["X-Stik-Now"]) - self._own()

    def left(self) -> int | None:
        """Milliseconds left of the round that runs, as this device shows them."""
        running = [one for one in self.document["rounds"] if one["begun"] is not None and one["ended"] is None]
        if not running:
            return None
        (one,) = running[:1]
        return int(one["minutes"] * 60_000 - (self._own() + self._ahead - one["begun"] - one["away"]))


class Evening:
    """The tournament with all its devices."""

    def __init__(self, clock: FakeClock, devices: dict[str, Device]) -> None:
        self.clock, self.devices = clock, devices
        self.path = ""
        self.entered: dict[str, list[int]] = {}
        self._ids, self._chance = count(10_000_000), Random(12)

    @property
    def desk(self) -> dict[str, Any]:
        return self.devices["desk"].document

    def named(self, entrant: str) -> str:
        return next(str(one["name"]) for one in self.desk["entrants"] if one["id"] == entrant)

    def called(self, name: str) -> str:
        return next(str(one["id"]) for one in self.desk["entrants"] if one["name"] == name)

    async def ask(self, do: str, by: str = "desk", *, confirmed: bool = True, **order: object) -> dict[str, Any]:
        body = {"id": str(next(self._ids)), "order": {"do": do, **order}, "confirmed": confirmed}
        answer = await self.devices[by].page.post(f"{self.path}/orders", json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def do(self, do: str, by: str = "desk", **order: object) -> None:
        """An order, and what everybody says after it."""
        assert (await self.ask(do, by, **order))["done"]
        self.clock.pass_(seconds=7)
        await self.agree()

    async def refused(self, code: str, do: str, **order: object) -> None:
        body = {"id": str(next(self._ids)), "order": {"do": do, **order}}
        answer = await self.devices["desk"].page.post(f"{self.path}/orders", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text

    # what everybody says

    async def agree(self) -> None:
        for device in self.devices.values():
            await device.look(self.path)
        self._clocks_agree()
        gone = {one["id"] for one in self.desk["entrants"] if one["gone"]}
        for device in self.devices.values():
            document = device.document
            assert [_public(one) for one in document["matches"]] == [_public(one) for one in self.desk["matches"]]
            assert (document["rounds"], document["standings"]) == (self.desk["rounds"], self.desk["standings"])
            assert not [one for one in document["matches"] if one["state"] != "done" and gone & set(one["entrants"])]
        self._everybody_has_a_place(gone)
        self._points_follow_from_games()
        await self._the_file_agrees()
        await self._the_sheets_agree(gone)

    def _clocks_agree(self) -> None:
        running = [one for one in self.desk["rounds"] if one["begun"] is not None and one["ended"] is None]
        truth = running[0]["minutes"] * 60_000 - (self.clock.now() - running[0]["begun"]) if running else None
        assert {device.left() for device in self.devices.values()} == {truth}

    def _everybody_has_a_place(self, gone: set[str]) -> None:
        """In every round each team that plays sits at one table or out."""
        late = {name for one in self.desk["next"] if one["step"] == "admit" for name in one["entrants"]}
        playing = {one["id"] for one in self.desk["entrants"] if one["pool"] and one["id"] not in gone | late}
        by_id = {one["id"]: one for one in self.desk["matches"]}
        for one in self.desk["rounds"]:
            if one["stage"] == "pool" and not one["begun"]:
                seats = [name for match in one["matches"] for name in by_id[match]["entrants"]]
                assert sorted([*seats, *one["byes"]]) == sorted(playing)
                assert {given["entrant"] for given in one["walkovers"]} <= set(one["byes"])

    def _points_follow_from_games(self) -> None:
        points: Counter[str] = Counter()
        for match in self.desk["matches"]:
            if match["stage"] == "pool" and match["state"] == "done":
                for entrant, won in zip(match["entrants"], match["games"][0]["points"] or (0, 0), strict=True):
                    points[entrant] += won
        for one in self.desk["rounds"]:
            for given in one["walkovers"]:
                points[given["entrant"]] += (given["points"] or 0) * (given["why"] != "absent")
        for table in self.desk["standings"]["tables"]:
            for row in table["rows"]:
                assert row["points"] == points[row["entrant"]], (self.named(row["entrant"]), row, points)

    async def _the_file_agrees(self) -> None:
        answer = await self.devices["hall"].page.get(f"{self.path}/export/event.json")
        tournament = read_tournament(answer.json())
        tables = {table["pool"]: table["rows"] for table in self.desk["standings"]["tables"]}
        for name, table in standings(tournament).stages["pool"].items() if tables else ():  # type: ignore[index]
            assert [(row.entrant, row.points) for row in table.rows] == [
                (row["entrant"], row["points"]) for row in tables[name]
            ]
        played = Counter(frozenset(game.pair) for game in tournament.games if game.lus)
        shown = Counter(
            frozenset(match["entrants"])
            for match in self.desk["matches"]
            for game in match["games"]
            if game["result"] and game["result"]["lus"]
        )
        assert played == shown
        assert sum(played.values()) == sum(map(len, self.entered.values())) // 2, "nobody has invented a result"

    async def _the_sheets_agree(self, gone: set[str]) -> None:
        hall = self.devices["hall"].page
        rows = (await hall.get(f"{self.path}/export/schedule.csv")).text.removeprefix("\ufeff")
        if self.desk["rounds"]:
            printed = [frozenset(row[-2:]) for row in csv.reader(io.StringIO(rows), delimiter=";")][1:]
            shown = [frozenset(map(self.named, match["entrants"])) for match in self.desk["matches"]]
            assert sorted(map(sorted, printed)) == sorted(map(sorted, shown))
        for one in [one for one in self.desk["rounds"] if not one["ended"]][:2]:
            matches = [match for match in self.desk["matches"] if match["id"] in one["matches"]]
            names = {self.named(name) for match in matches for name in match["entrants"]}
            page = await self._pdf("timetable", one["number"])
            assert {name for name in TEAMS if name in page} == names | set(map(self.named, one["byes"]))
            if not one["begun"]:
                assert not {name for name in map(self.named, gone) if name in page}

    async def _pdf(self, sheet: str, number: int | None = None) -> str:
        params: dict[str, str | int] = {"language": "en"} | ({"round": number} if number else {})
        answer = await self.devices["hall"].page.get(f"{self.path}/print/{sheet}", params=params)
        assert answer.status_code == 200, answer.text
        pages = pypdfium2.PdfDocument(answer.content)
        return re.sub(r"[\s\u200b\u00ad\ufffe]+", "", "".join(page.get_textpage().get_text_bounded() for page in pages))

    # what the organiser does

    async def play(self, match: dict[str, Any]) -> None:
        """Both phones where both have one, else the desk."""
        a, b = (self.named(one) for one in match["entrants"])
        wins = [0, 0]
        for game in range(1, match["best_of"] + 1):
            won = self._chance.randrange(2)
            lus = [9, self._chance.randrange(9)][:: 1 if won == 0 else -1]
            order = {"match": match["id"], "game": game, "result": {"lus": lus}}
            self.entered.setdefault(match["id"], []).extend(lus)
            if {a, b} <= set(self.devices):
                await self.ask("report", a, **order)
                await self.do("confirm", b, match=match["id"], game=game, side=match["entrants"][0])
            else:
                await self.do("enter", **order)
            wins[won] += 1
            if max(wins) > match["best_of"] // 2:
                return

    async def begin(self, step: dict[str, Any]) -> None:
        """Starts a round; who misses it is told of as soon as that is clear."""
        await self.do("run-round", round=step["round"])
        if step["stage"] != "pool" or step["round"] not in MISSED:
            return
        order = {"entrant": self.called(MISSES), "round": step["round"]}
        asked = await self.ask("absent", confirmed=False, **order)
        assert not asked["done"]
        second = step["round"] == MISSED[-1]
        assert asked["gone"] == ([{"entrant": order["entrant"], "why": "absences"}] if second else [])
        assert len(asked["games"]) > 2 if second else len(asked["games"]) == 1
        await self.do("absent", **order)

    async def leave(self) -> None:
        before = {one["id"]: one for one in self.desk["matches"]}
        entrant = self.called(LEAVES)
        asked = await self.ask("withdraw", confirmed=False, entrant=entrant)
        assert not asked["done"]
        assert asked["gone"] == [{"entrant": entrant, "why": "withdrawn"}]
        for _ in range(2):  # and comes back, and leaves again
            await self.do("withdraw", entrant=entrant)
            after = {one["id"]: one for one in self.desk["matches"]}
            left = {name for name, one in before.items() if one["state"] != "done" and entrant in one["entrants"]}
            assert set(before) - set(after) == left
            assert len(left) >= 2
            for name in left:
                await self.refused("tournament/not-played", "enter", match=name, result={"lus": [9, 5]})
            if _ == 0:
                await self.do("withdraw", entrant=entrant, back=True)
                assert {one["id"]: one for one in self.desk["matches"]} == before
        assert "withdrawn" in await self._pdf("standings")

    async def until_closed(self) -> list[str]:
        """Whatever the desk offers first."""
        taken = []
        while True:
            step = self.desk["next"][0]
            taken.append(step["step"])
            match step["step"]:
                case "admit":
                    assert [self.named(one) for one in step["entrants"]] == [LATE]
                    await self.do("admit")
                case "start-round":
                    await self.begin(step)
                case "results":
                    matches = [one for one in self.desk["matches"] if one["round"] == step["round"]]
                    for one in [one for one in matches if one["state"] != "done"]:
                        await self.play(one)
                    await self.do("run-round", round=step["round"], action="end")
                    if step["round"] == 1:
                        await self.do("check-in", entrant=self.called(LATE))
                    if step["round"] == GONE_AT_ROUND:
                        await self.leave()
                case "stage":
                    await self.do("schedule", stage=step["stage"])
                case "settle-tie":
                    for tie in self.desk["standings"]["unresolved"]:
                        await self.do("decide", tie=tie, by="lot")
                case "close":
                    await self.do("move", to="closed")
                    return taken
                case other:
                    pytest.fail(f"the desk asks for {other}")


def _public(match: dict[str, Any]) -> dict[str, Any]:
    """A match without the versions of its sides, which not everybody sees."""
    return {**match, "games": [{**game, "reports": []} for game in match["games"]]}


async def test_an_evening_to_its_medals(browser: NewBrowser, clock: FakeClock, tmp_path: Path) -> None:
    devices = {name: Device(browser(), clock, wrong) for name, wrong in WRONG.items()}
    evening = Evening(clock, devices)
    for name, device in devices.items():
        if name != "hall":
            await guest(device.page, name)
    plan = {"name": "Katuaq Cup", "format": "voms-championship", "seed": "an evening"}
    answer = await devices["desk"].page.post("/api/tournaments", json=plan)
    evening.path = f"/api/tournaments/{answer.json()['code']}"
    assert (await evening.ask("move", to="open"))["done"]
    await evening.do("import-entrants", entrants=[{"name": name} for name in TEAMS])
    keys = {one["name"]: one["key"] for one in evening.desk["entrants"]}
    for name in (LEAVES, MISSES, "Aasiaat"):
        await evening.do("join", name, key=keys[name])
    await evening.do("check-in")
    await evening.do("check-in", entrant=evening.called(LATE), here=False)
    assert [evening.named(one) for one in evening.desk["no_card"]] == [LATE]
    await evening.do("draw")
    await evening.do("turn-cards", count=11)
    await evening.do("schedule")
    waiting = next(one for one in evening.desk["matches"] if one["round"] == 1)
    await evening.refused("desk/round-not-begun", "enter", match=waiting["id"], result={"lus": [9, 5]})
    await evening.do("move", to="running")

    taken = await evening.until_closed()

    assert taken.count("admit") == 1
    assert len([one for one in evening.desk["rounds"] if one["stage"] == "pool"]) == 6, "as many as the latecomer needs"
    assert len(evening.desk["standings"]["podium"]) == 4
    out = {evening.named(one["id"]): one["gone"] for one in evening.desk["entrants"] if one["gone"]}
    assert out == {LEAVES: "withdrawn", MISSES: "absences"}
    file = tmp_path / "event.json"
    file.write_bytes((await devices["hall"].page.get(f"{evening.path}/export/event.json")).content)
    told = json.loads(CliRunner().invoke(cli, ["tournament", "standings", str(file), "--json"]).stdout)
    for table in evening.desk["standings"]["tables"]:
        places = [(row["place"], row["entrant"], row["points"]) for row in table["rows"]]
        assert [
            (row["place"], row["entrant"], row["points"]) for row in told["stages"]["pool"][table["pool"]]
        ] == places
