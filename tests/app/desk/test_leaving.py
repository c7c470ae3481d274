"""Who leaves, misses a round or comes late: the others play on, and nobody invents a result."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.app.desk.hall import OFFICIAL, Hall


def _open_with(document: dict[str, Any], entrant: str) -> list[dict[str, Any]]:
    return [one for one in document["matches"] if entrant in one["entrants"] and one["state"] != "done"]


def _plan(document: dict[str, Any], but: str) -> dict[str, tuple[Any, ...]]:
    """When and where everybody else plays."""
    return {
        one["id"]: (one["round"], one["table"], one["wave"], one["entrants"])
        for one in document["matches"]
        if but not in one["entrants"]
    }


async def _rounds(hall: Hall, count: int) -> None:
    """Plays so many rounds, one after the other."""
    for number in range(1, count + 1):
        for match in [one for one in await hall.open_matches() if one["round"] == number]:
            await hall.play(match, Random(match["id"]))
        await hall.do("run-round", round=number, action="end")


@pytest.mark.rule("TR.16", "V87")
@pytest.mark.parametrize(("format_", "lus", "points"), [("voms-championship", [9, 1], 2), ("voms-open", [9, 0], 2.5)])
async def test_who_leaves_is_named_no_more(format_: str, lus: list[int], points: float) -> None:
    hall = await Hall().ready(format_, 8)
    await _rounds(hall, 1)
    before = await hall.document()
    left = _open_with(before, "t1")
    assert left
    asked = await hall.do("withdraw", ok=False, entrant="t1", reason="syg")
    assert not asked["done"]
    assert asked["gone"] == [{"entrant": "t1", "why": "withdrawn"}]
    assert {one["match"] for one in asked["games"]} >= {one["id"] for one in left}
    given_ = [one["walkover"] for one in asked["games"]]
    assert all((list(one["lus"]), one["points"]) == (lus, points) for one in given_)
    assert await hall.document() == before

    await hall.do("withdraw", entrant="t1", reason="syg")
    after = await hall.document()
    assert _open_with(after, "t1") == []
    assert _plan(after, "t1") == _plan(before, "t1")
    assert [one["number"] for one in after["rounds"]] == [one["number"] for one in before["rounds"]]
    for match in left:
        (opponent,) = [one for one in match["entrants"] if one != "t1"]
        (round_,) = [one for one in after["rounds"] if one["number"] == match["round"]]
        assert opponent in round_["byes"]
        (given,) = [one for one in round_["walkovers"] if one["entrant"] == opponent]
        assert (given["gone"], given["why"], given["lus"], given["points"]) == ("t1", "withdrawn", lus, points)
        await hall.refused("tournament/not-played", "enter", match=match["id"], result={"lus": [9, 5]})
    assert [one["step"] for one in after["next"]] == ["start-round"]
    await hall.play_all()
    document = await hall.document()
    assert document["standings"]["podium"]
    assert [one["step"] for one in document["next"]] == ["close"]

    await hall.refused("desk/stage-played", "withdraw", entrant="t1", back=True)


async def test_who_comes_back_is_taken_back_by_one_order() -> None:
    hall = await Hall().ready(entrants=8)
    await _rounds(hall, 1)
    before = await hall.document()
    await hall.do("withdraw", entrant="t1")
    await hall.do("withdraw", entrant="t1", back=True)
    after = await hall.document()
    assert {**after, "v": 0} == {**before, "v": 0}


@pytest.mark.rule("TR.16")
@pytest.mark.parametrize("keeps", [False, True])
async def test_a_setting_says_whether_played_games_stay(keeps: bool) -> None:
    hall = await Hall().ready(entrants=8, settings={"keep_played": keeps})
    await _rounds(hall, 1)
    (match,) = [one for one in (await hall.document())["matches"] if one["state"] == "done" and "t1" in one["entrants"]]
    t1 = match["entrants"].index("t1")
    await hall.do("enter", match=match["id"], result={"lus": [9, 4] if t1 == 0 else [4, 9]})
    await hall.do("withdraw", entrant="t1")
    document = await hall.document()
    (match,) = [one for one in document["matches"] if one["id"] == match["id"]]
    rows = {row["entrant"]: row for table in document["standings"]["tables"] for row in table["rows"]}
    opponent = match["entrants"][1 - t1]
    assert match["winner"] == ("t1" if keeps else opponent)
    assert match["games"][0]["points"][1 - t1] == (0 if keeps else 2)
    assert (match["walkover"] is None) == keeps
    assert rows["t1"]["points"] == (2 if keeps else 0)
    assert rows["t1"]["out"]
    assert rows["t1"]["decided_by"] == "withdrawn"


@pytest.mark.rule("T.TF.2", "V88", "TR.11")
async def test_a_second_absence_says_that_it_disqualifies() -> None:
    hall = await Hall().ready(entrants=8)
    await hall.staff()
    await hall.refused("desk/round-not-begun", "absent", entrant="t1", round=1)
    await hall.do("run-round", round=1)
    first = await hall.do("absent", OFFICIAL, ok=False, entrant="t1", round=1)
    assert not first["done"]
    assert first["gone"] == []
    assert [one["walkover"]["why"] for one in first["games"]] == ["absent"]
    await hall.do("absent", OFFICIAL, entrant="t1", round=1)
    await hall.do("run-round", round=2)
    before = await hall.document()
    match = next(one for one in _open_with(before, "t1") if one["round"] == 2)
    orders: list[tuple[str, dict[str, Any]]] = [
        ("absent", {"entrant": "t1", "round": 2}),
        ("enter", {"match": match["id"], "result": {"absent": "t1"}}),
    ]
    for do, order in orders:
        asked = await hall.do(do, ok=False, **order)
        assert not asked["done"]
        assert asked["gone"] == [{"entrant": "t1", "why": "absences"}]
        assert {one["round"] for one in asked["games"]} == {1, 2, 3}
    assert await hall.document() == before
    await hall.do("absent", entrant="t1", round=2)
    document = await hall.document()
    assert _open_with(document, "t1") == []
    assert next(one for one in document["entrants"] if one["id"] == "t1")["gone"] == "absences"
    await hall.refused("desk/result-stands", "absent", entrant="t1", round=2)


async def test_a_round_in_which_nobody_plays_is_left_out() -> None:
    hall = await Hall().ready("labansen", 3)
    await _rounds(hall, 1)
    document = await hall.document()
    (match,) = [one for one in document["matches"] if one["state"] == "done"]
    await hall.do("withdraw", entrant=match["entrants"][0])
    document = await hall.document()
    assert len(document["rounds"]) == 2
    await hall.do("withdraw", entrant=match["entrants"][1])
    document = await hall.document()
    assert [one["number"] for one in document["rounds"]] == [1]
    assert "start-round" not in [one["step"] for one in document["next"]]


@pytest.mark.rule("TR.17")
async def test_who_leaves_before_the_bronze_match_gives_it_away() -> None:
    hall = await Hall().ready(entrants=8)
    await hall.play_stage(Random(3))
    await hall.settle()
    await hall.do("schedule", stage="semi-final")
    await hall.play_stage(Random(3), "semi-final")
    before = (await hall.document())["standings"]["tables"]
    await hall.do("schedule", stage="bronze")
    await hall.do("schedule", stage="final")
    (bronze,) = await hall.open_matches("bronze")
    gone, third = bronze["entrants"]
    await hall.do("withdraw", entrant=gone)
    document = await hall.document()
    assert [(one["stage"], one["rows"][0]["points"]) for one in document["standings"]["tables"]] == [
        (one["stage"], one["rows"][0]["points"]) for one in before
    ]
    assert await hall.open_matches("bronze") == []
    await hall.play_stage(Random(3), "final")
    assert (await hall.document())["standings"]["podium"][2:] == [third, gone]
    assert [one["step"] for one in (await hall.document())["next"]] == ["close"]


@pytest.mark.parametrize("played", range(1, 7))
async def test_a_new_plan_is_never_longer_than_its_games_need(played: int) -> None:
    hall = await Hall().ready("labansen", 8)
    await _rounds(hall, played)
    for gone in ("t1", "t2"):
        await hall.do("withdraw", entrant=gone)
        await hall.do("schedule")
        document = await hall.document()
        assert len(document["rounds"]) <= 7
        games = [frozenset(one["entrants"]) for one in document["matches"]]
        assert len(games) == len(set(games))


async def test_what_is_played_now_stays_when_the_rest_is_planned_anew() -> None:
    hall = await Hall().ready("labansen", 6)
    await hall.do("run-round", round=1)
    playing = [one for one in await hall.open_matches() if one["round"] == 1]
    await hall.play(playing[0], Random(1))
    await hall.do("schedule")
    now = [one for one in await hall.open_matches() if one["round"] == 1]
    assert now == playing[1:]
    assert len((await hall.document())["rounds"]) == 5


# who comes late


def _late(document: dict[str, Any]) -> list[str]:
    return next((one["entrants"] for one in document["next"] if one["step"] == "admit"), [])


@pytest.mark.parametrize("format_", ["voms-championship", "labansen"])
async def test_one_order_lets_a_latecomer_in(format_: str) -> None:
    hall = await Hall().ready(format_, 7)
    await _rounds(hall, 1)
    await hall.refused("desk/nobody-late", "admit")
    await hall.do("register", name="De sene")
    assert _late(await hall.document()) == [], "they have not come"
    await hall.do("check-in", entrant="t8")
    document = await hall.document()
    assert (document["next"][0]["step"], _late(document)) == ("admit", ["t8"])
    assert document["no_card"] == (["t8"] if format_ == "voms-championship" else [])
    done = [one for one in document["matches"] if one["state"] == "done"]
    await hall.do("admit")
    document = await hall.document()
    assert _late(document) == []
    assert [one for one in document["matches"] if one["state"] == "done"] == done
    pool = next(one["pool"] for one in document["entrants"] if one["id"] == "t8")
    others = [one["id"] for one in document["entrants"] if one["pool"] == pool and one["id"] != "t8"]
    assert sorted(name for one in _open_with(document, "t8") for name in one["entrants"] if name != "t8") == others
    await hall.play_all()
    assert len((await hall.document())["standings"]["podium"]) == 4


@pytest.mark.parametrize("persons", [8, 9, 11])
async def test_a_vira_player_without_a_seat_is_seated_by_one_order(persons: int) -> None:
    hall = await Hall().ready("vira-sm", persons)
    for match in [one for one in await hall.open_matches() if one["round"] == 1]:
        await hall.play(match, Random(1))
    await hall.do("run-round", round=1, action="end")
    late = (await hall.do("register", name="Sent"))["entrant"]
    await hall.do("check-in", entrant=late)
    assert _late(await hall.document()) == [late]
    await hall.do("admit")
    document = await hall.document()
    assert _late(document) == []
    assert [one["number"] for one in document["rounds"]] == [1, 2, 3]
    for number in (2, 3):
        seats = [name for one in document["matches"] if one["round"] == number for name in one["entrants"]]
        assert len(seats) == len(set(seats)) == persons + 1


async def test_who_leaves_a_table_of_vira_leaves_it_to_three_and_takes_the_seat_again() -> None:
    hall = await Hall().ready("vira-sm", 8)
    for match in [one for one in await hall.open_matches() if one["round"] == 1]:
        await hall.play(match, Random(1))
    await hall.do("run-round", round=1, action="end")
    before = await hall.document()
    asked = await hall.do("withdraw", ok=False, entrant="p1")
    assert not asked["done"]
    assert [(one["round"], len(one["entrants"])) for one in asked["games"]] == [(2, 3), (3, 3)]
    await hall.do("withdraw", entrant="p1")
    document = await hall.document()
    tables = [one for one in document["matches"] if one["round"] > 1]
    assert sorted((len(one["entrants"]), one["deals"]) for one in tables) == [(3, 18)] * 2 + [(4, 24)] * 2
    assert not any("p1" in one["entrants"] for one in tables)
    assert _late(document) == []
    await hall.do("withdraw", entrant="p1", back=True)
    after = await hall.document()
    seats = [{one["id"]: (set(one["entrants"]), one["deals"]) for one in told["matches"]} for told in (before, after)]
    assert seats[0] == seats[1]
    await hall.do("withdraw", entrant="p1")
    table = next(one for one in (await hall.document())["matches"] if one["round"] == 2 and len(one["entrants"]) == 3)
    await hall.do("withdraw", entrant=table["entrants"][0])
    assert set(_late(await hall.document())) >= set(table["entrants"][1:])
    await hall.do("admit")
    document = await hall.document()
    assert _late(document) == []
    await hall.play_all()
    assert [one["step"] for one in (await hall.document())["next"]] == ["close"]


async def test_everybody_is_here_by_one_order() -> None:
    hall = await Hall().open("labansen")
    ids = await hall.enter(5, here=False)
    await hall.do("withdraw", entrant=ids[0])
    await hall.do("check-in")
    assert [one["here"] for one in (await hall.document())["entrants"]] == [False, *[True] * 4]


async def test_the_draw_names_who_gets_no_card() -> None:
    hall = await Hall().open()
    await hall.do("move", to="open")
    ids = await hall.enter(6, here=False)
    assert (await hall.document())["no_card"] == []
    for one in ids[1:]:
        await hall.do("check-in", entrant=one)
    assert (await hall.document())["no_card"] == ids[:1]
    await hall.do("draw")
    await hall.do("turn-cards", count=5)
    await hall.do("check-in", entrant=ids[0])
    document = await hall.document()
    assert document["no_card"] == ids[:1]
    assert _late(document) == ids[:1]
    await hall.do("admit")
    document = await hall.document()
    assert document["no_card"] == []
    assert [one["step"] for one in document["next"]] == ["schedule"]


@pytest.mark.parametrize("do", ["enter", "report", "write-deal"])
async def test_nothing_is_entered_for_a_round_that_has_not_begun(do: str) -> None:
    hall = await Hall().ready("vira-sm" if do == "write-deal" else "labansen", 8)
    await hall.staff()
    match = next(one for one in await hall.open_matches() if one["round"] == 2)
    a, *_ = match["entrants"]
    who = OFFICIAL if do == "enter" else await hall.player(a)
    home = {"declarer": a, "contract": "begar", "trump": "farg", "result": "home", "tricks": 6}
    order: dict[str, Any] = {"number": 1, "line": home} if do == "write-deal" else {"result": {"lus": [9, 5]}}
    await hall.refused("desk/round-not-begun", do, who, begins=False, match=match["id"], **order)
    await hall.do(do, who, match=match["id"], **order)
