"""Whole tournaments at the desk, from the draft to the medals, in every format."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.app.desk.hall import BOSS, FORMATS, GUEST, POOLS, Hall, lus, same


@pytest.mark.parametrize("format_", FORMATS)
async def test_from_draft_to_medals(format_: str) -> None:
    hall = await Hall().open(format_)
    assert (await hall.document())["state"] == "draft"
    await hall.refused("desk/cannot-move", "move", to="closed")
    await hall.refused("desk/nobody-to-play", "move", to="running")
    hall = await Hall().ready(format_, 8)
    await hall.play_all()
    document = await hall.document()
    assert [one["step"] for one in document["next"]][-1:] == ["close"], document["next"]
    if format_ in (*POOLS, "labansen"):
        assert len(document["standings"]["podium"]) == (2 if format_ == "voms-open" else 4)
    await hall.do("move", to="closed")
    await hall.refused("desk/closed", "check-in", entrant=next(iter((await hall.desk()).entrants)))
    assert [one["step"] for one in (await hall.document())["next"]] == ["done"]
    await hall.do("move", to="running")
    assert same(await hall.desk(), await hall.loaded())


@pytest.mark.rule("TR.1")
@pytest.mark.parametrize("format_", [*POOLS, "vira-sm"])
async def test_the_draw_is_repeatable_and_says_nothing_before_a_card_is_turned(format_: str) -> None:
    drawn = []
    for _ in range(2):
        hall = await Hall().open(format_, seed="a very secret seed")
        await hall.do("move", to="open")
        ids = await hall.enter(9)
        before, _ = await hall.desks.export(hall.code, GUEST, "event.json")
        assert b"a very secret seed" not in before
        await hall.do("draw")
        secret = {one.id: (one.pool, one.number) for one in (await hall.desk()).entrants.values()}
        drawn.append(secret)
        for turned in range(10):
            seen = await hall.document(GUEST)
            for place, one in enumerate(ids):
                card, entrant = seen["draw"]["cards"][place], seen["entrants"][place]
                assert card["entrant"] == entrant["id"] == one
                expected = secret[one] if place < turned else (None, None)
                assert (card["pool"], card["number"]) == (entrant["pool"], entrant["number"]) == expected
            if turned < 9:
                assert "a very secret seed" not in str(seen)
                assert seen["standings"]["tables"] == []
                json, _ = await hall.desks.export(hall.code, GUEST, "event.json")
                assert b'"pool"' not in json
                assert b'"number"' not in json
                assert b"a very secret seed" not in json
                await hall.refused("desk/cards-face-down", "schedule")
                await hall.do("turn-cards")
        assert (await hall.document(GUEST))["seed"] == "a very secret seed"
        await hall.refused("desk/all-turned", "turn-cards")
        await hall.refused("desk/drawn-already", "draw")
        await hall.do("draw", seed="another")
        assert {one.id: (one.pool, one.number) for one in (await hall.desk()).entrants.values()} != secret
    assert drawn[0] == drawn[1]


async def test_the_draw_needs_pools_and_no_results() -> None:
    hall = await Hall().open("labansen")
    await hall.enter(4)
    await hall.refused("desk/nothing-to-draw", "draw")
    hall = await Hall().open()
    await hall.enter(4)
    await hall.refused("desk/draw-first", "schedule")
    await hall.refused("desk/draw-first", "place", entrant="t1", pool="A")
    hall = await Hall().ready(entrants=6)
    await hall.play((await hall.open_matches())[0], Random(1))
    await hall.refused("desk/draw-after-results", "draw", seed="again")


async def test_too_few_tables_make_waves() -> None:
    hall = await Hall().ready(entrants=12, tables=3)
    document = await hall.document()
    assert all(one["table"] <= 3 for one in document["matches"])
    assert {one["waves"] for one in document["rounds"]} == {3}
    assert {one["minutes"] for one in document["rounds"]} == {60}
    for one in document["rounds"]:
        matches = [match for match in document["matches"] if match["round"] == one["number"]]
        assert len({(match["table"], match["wave"]) for match in matches}) == len(matches)
        assert len({name for match in matches for name in match["entrants"]}) == 2 * len(matches)


async def _pairs(hall: Hall) -> list[frozenset[str]]:
    return [frozenset(one["entrants"]) for one in (await hall.document())["matches"] if one["stage"] == "pool"]


@pytest.mark.parametrize("start", [None, "13:00"])
async def test_a_late_entry_keeps_what_is_played(start: str | None) -> None:
    hall = await Hall().ready(entrants=8)
    matches = await hall.open_matches()
    for match in matches[:6]:
        await hall.play(match, Random(2))
    kept = {one["id"]: one for one in (await hall.document())["matches"] if one["state"] == "done"}
    new = (await hall.do("register", name="De sene"))["entrant"]
    assert new == "t9"
    await hall.do("check-in", entrant=new)
    await hall.refused("desk/not-placed", "pair", entrants=[new, "t1"])
    await hall.refused("desk/no-such-pool", "place", entrant=new, pool="C")
    await hall.do("place", entrant=new, pool="A")
    await hall.refused("desk/has-played", "place", entrant=matches[0]["entrants"][0], pool="B")
    await hall.do("schedule", **({"start": start} if start else {}))
    document = await hall.document()
    assert {name: one for one in document["matches"] if (name := one["id"]) in kept} == kept
    pairs = await _pairs(hall)
    assert len(pairs) == len(set(pairs)) == 10 + 6
    assert [one["number"] for one in document["rounds"]] == list(range(1, len(document["rounds"]) + 1))
    if start:
        assert start in [one["start"] for one in document["rounds"]]
    await hall.play_all()
    assert (await hall.document())["standings"]["podium"]


async def test_withdrawal_before_and_during() -> None:
    hall = await Hall().open("labansen")
    ids = await hall.enter(6)
    await hall.do("withdraw", entrant=ids[0])
    await hall.do("schedule")
    assert len(await _pairs(hall)) == 10
    await hall.do("withdraw", entrant=ids[0], back=True)
    await hall.do("schedule")
    assert len(await _pairs(hall)) == 15
    await hall.do("move", to="running")
    for match in (await hall.open_matches())[:7]:
        await hall.play(match, Random(3))
    await hall.do("withdraw", entrant=ids[1], reason="syg")
    await hall.do("schedule")
    assert all(ids[1] not in one["entrants"] for one in await hall.open_matches())
    await hall.play_stage(Random(3))
    (table,) = (await hall.document())["standings"]["tables"]
    assert table["complete"]
    assert [row["entrant"] for row in table["rows"] if row["out"]] == [ids[1]]


async def test_a_late_person_in_vira_gets_a_number_and_the_rounds_that_are_left() -> None:
    hall = await Hall().ready("vira-sm", 8)
    document = await hall.document()
    assert [len(one["matches"]) for one in document["rounds"]] == [2, 2, 2]
    assert {one["deals"] for one in document["matches"]} == {24}
    for match in await hall.open_matches():
        if match["round"] == 1:
            await hall.play(match, Random(4))
    assert (await hall.document())["standings"]["provisional"], "two rounds are still to come"
    await hall.do("register", name="Sen")
    await hall.do("place", entrant="p9", pool="A")
    await hall.refused("desk/placed-already", "place", entrant="p9", pool="A")
    await hall.do("schedule")
    document = await hall.document()
    assert [one["number"] for one in document["rounds"]] == [1, 2, 3]
    assert [len(one["matches"]) for one in document["rounds"]] == [2, 3, 3]
    assert {one["deals"] for one in document["matches"] if one["round"] > 1} == {18}
    assert next(one["number"] for one in document["entrants"] if one["id"] == "p9") == 9


async def test_five_persons_cannot_sit_and_a_prepared_table_is_read() -> None:
    hall = await Hall().open("vira-sm")
    await hall.enter(5)
    await hall.refused("desk/draw-first", "schedule")
    await hall.do("draw")
    await hall.do("turn-cards", count=5)
    await hall.refused("tournament/how-many-persons", "schedule")
    hall = await Hall().open("vira-sm", settings={"rounds": 2})
    await hall.enter(6)
    await hall.do("draw")
    await hall.do("turn-cards", count=400)
    await hall.do("schedule", table="1 2 3 | 4 5 6\n1 4 2 | 3 5 6\n")
    by_number = {one.number: one.id for one in (await hall.desk()).entrants.values()}
    first = (await hall.document())["matches"][0]["entrants"]
    assert first == [by_number[1], by_number[2], by_number[3]]
    text, _ = await hall.desks.export(hall.code, BOSS, "distribution.txt")
    assert text.decode().split() == list("123|456142|356")


@pytest.mark.rule("W.L")
async def test_rounds_of_free_play_are_drawn_with_byes() -> None:
    hall = await Hall().ready("free-play", 5)
    losers: set[str] = set()
    for number in range(1, 4):
        document = await hall.document()
        last = document["rounds"][-1]
        assert (last["number"], len(last["byes"]), len(last["matches"])) == (number, 1, 2)
        if number > 1:
            assert set(last["byes"]) <= losers, "of the losers one sits out"
        await hall.play_stage(Random(number))
        played = [one for one in (await hall.document())["matches"] if one["round"] == number]
        losers = {name for one in played for name in one["entrants"] if name != one["winner"]}
        await hall.do("draw-round")
    await hall.refused("desk/free-play-has-no-plan", "schedule")
    answer = await hall.do("pair", entrants=["t1", "t2"], table=7)
    match = next(one for one in (await hall.document())["matches"] if one["id"] == answer["match"])
    assert (match["entrants"], match["table"]) == (["t1", "t2"], 7)
    await hall.refused("desk/against-itself", "pair", entrants=["t1", "t1"])
    await hall.refused("desk/other-game", "pair", entrants=["t1", "t2", "t3"])
    await hall.refused("desk/no-such-entrant", "pair", entrants=["t1", "t77"])
    hall = await Hall().ready("labansen", 4)
    await hall.refused("desk/only-free-play", "draw-round")
    hall = await Hall().open("timed")
    await hall.refused("desk/too-few-entrants", "draw-round")


@pytest.mark.rule("W.L")
@pytest.mark.parametrize("finished", [True, False])
async def test_a_game_that_ran_when_the_time_was_up_is_finished_or_void(finished: bool) -> None:
    hall = await Hall().ready("timed", 4, end="16:00", settings={"finish_running": finished})
    first, second = await hall.open_matches()
    await hall.do("enter", match=first["id"], result=lus(0))
    await hall.do("enter", match=second["id"], result={**lus(0), "late": True})
    document = await hall.document()
    assert document["end"] == "16:00"
    played = {row["entrant"]: row["played"] for row in document["standings"]["tables"][0]["rows"]}
    assert [played[name] for name in second["entrants"]] == [int(finished)] * 2
    assert [played[name] for name in first["entrants"]] == [1, 1]
    await hall.do("describe", end="")
    assert (await hall.document())["end"] == ""


@pytest.mark.parametrize(("format_", "meetings"), [("fixed-games", 2), ("fixed-games", 99_999), ("labansen", 1)])
async def test_no_plan_is_too_big(format_: str, meetings: int) -> None:
    hall = await Hall().open(format_, settings={"meetings": meetings})
    entrants = [{"name": f"Hold {number}"} for number in range(8 if format_ == "fixed-games" else 150)]
    await hall.do("import-entrants", entrants=entrants)
    if meetings == 2:
        await hall.do("schedule")
        assert len(await _pairs(hall)) == 56
    else:
        await hall.refused("desk/too-many-matches", "schedule")


async def _tied_labansen() -> tuple[Hall, dict[frozenset[str], dict[str, Any]]]:
    """Four teams; everybody of three beats one other, all lose to t4."""
    hall = await Hall().ready("labansen", 4)
    wins = {("t1", "t2"), ("t2", "t3"), ("t3", "t1"), ("t4", "t1"), ("t4", "t2"), ("t4", "t3")}
    for match in await hall.open_matches():
        a, b = match["entrants"]
        await hall.do("enter", match=match["id"], result=lus(0 if (a, b) in wins else 1, lost=5))
    return hall, {frozenset(one["entrants"]): one for one in (await hall.document())["matches"]}


@pytest.mark.rule("W.L", "TR.2")
async def test_extra_games_of_labansen() -> None:
    hall, _ = await _tied_labansen()
    document = await hall.document()
    assert document["standings"]["unresolved"] == [["t1", "t2", "t3"]]
    assert "settle-tie" in [one["step"] for one in document["next"]]
    await hall.refused("desk/stage-not-known", "schedule", stage="final")
    await hall.do("schedule", stage="play-off")
    extra = await hall.open_matches("play-off")
    assert {frozenset(one["entrants"]) for one in extra} == {
        frozenset(("t1", "t2")), frozenset(("t1", "t3")), frozenset(("t2", "t3"))
    }  # fmt: skip
    for match in extra:
        a, b = match["entrants"]
        await hall.play(match, Random(1), winner=0 if a < b else 1)
    document = await hall.document()
    assert document["standings"]["unresolved"] == []
    assert [row["entrant"] for row in document["standings"]["tables"][0]["rows"]] == ["t4", "t1", "t2", "t3"]
    await hall.do("schedule", stage="bronze")
    await hall.do("schedule", stage="final")
    (final,), (bronze,) = await hall.open_matches("final"), await hall.open_matches("bronze")
    assert (set(final["entrants"]), set(bronze["entrants"])) == ({"t4", "t1"}, {"t2", "t3"})


@pytest.mark.rule("TR.2", "TR.15")
@pytest.mark.parametrize("by", ["lot", "organiser", "extra-game"])
async def test_a_tie_is_decided(by: str) -> None:
    hall, _ = await _tied_labansen()
    tie = ["t1", "t2", "t3"]
    order = [] if by == "lot" else ["t3", "t1", "t2"]
    await hall.refused("desk/order-of-the-tied", "decide", tie=tie, by="organiser", order=["t1", "t2"])
    await hall.refused("desk/no-such-entrant", "decide", tie=["t1", "t99"], by="lot")
    await hall.do("decide", tie=tie, by=by, order=order, reason="fordi")
    document = await hall.document(None)
    rows = document["standings"]["tables"][0]["rows"]
    assert document["standings"]["unresolved"] == []
    assert [row["decided_by"] for row in rows[2:]] == [by] * 2
    assert [row["entrant"] for row in rows[1:]] == document["decisions"][0]["order"]
    if order:
        assert document["decisions"][0] == {"tie": tie, "order": order, "by": by, "reason": "fordi"}
    await hall.do("decide", tie=tie, by="organiser", order=tie)
    assert len((await hall.document())["decisions"]) == 1, "a new decision takes the place of the old one"


@pytest.mark.rule("T.TF.2")
async def test_unofficial_pairs_are_listed_and_never_counted() -> None:
    hall = await Hall().ready(entrants=8)
    await hall.refused("desk/stage-not-known", "schedule", stage="unofficial")
    await hall.play_stage(Random(5))
    await hall.settle()
    before = (await hall.document())["standings"]
    assert len(before["unofficial"]) == 2
    await hall.do("schedule", stage="unofficial")
    for match in await hall.open_matches("unofficial"):
        await hall.play(match, Random(1), winner=0)
    after = (await hall.document())["standings"]
    assert sum(after.pop("unofficial_tally").values()) == 2
    assert before.pop("unofficial_tally") == {"A": 0, "B": 0}
    assert after == before


async def test_the_clock_of_a_round() -> None:
    hall = await Hall().ready("labansen", 4)
    for action in ("pause", "resume", "end"):
        await hall.refused("desk/round-not-so", "run-round", round=1, action=action)
    await hall.refused("desk/no-such-round", "run-round", round=99)
    for action in ("start", "pause", "resume", "pause", "end", "start"):
        await hall.do("run-round", round=1, action=action)
        one = (await hall.document())["rounds"][0]
        assert (one["paused"] is not None) == (action == "pause")
        assert (one["ended"] is not None) == (action == "end")
        if action == "resume":
            assert one["away"] == 1000
    await hall.refused("desk/round-not-so", "run-round", round=1)


async def test_more_games_in_a_round_that_stands_keep_its_clock() -> None:
    hall = await Hall().open("free-play")
    await hall.enter(6)
    one = await hall.do("pair", entrants=["t1", "t2"])
    await hall.do("run-round", round=1)
    begun = (await hall.document())["rounds"][0]["begun"]
    await hall.do("pair", entrants=["t3", "t4"])
    await hall.do("pair", entrants=["t1", "t5"])
    rounds = (await hall.document())["rounds"]
    assert [(len(round_["matches"]), round_["begun"]) for round_ in rounds] == [(2, begun), (1, None)]
    await hall.do("undo", version=one["v"] + 1)
    assert [one["begun"] for one in (await hall.document())["rounds"]] == [None, None]
    await hall.do("undo", version=one["v"])
    document = await hall.document()
    assert [round_["matches"] for round_ in document["rounds"]] == [["m2"], ["m3"]]
