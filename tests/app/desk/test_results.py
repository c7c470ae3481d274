"""Results at the desk: reports, confirmations, corrections, what they change, protocols of Vira."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from stik.app.desk.state import DeskRefusal
from stik.errors import NotFound, TournamentError
from tests.app.desk.hall import BOSS, GUEST, OFFICIAL, REFEREE, Hall, lus

GAME = {"lus": [9, 4]}
OTHER = {"lus": [4, 9]}


async def _match(hall: Hall, match: str) -> dict[str, Any]:
    return next(one for one in (await hall.document())["matches"] if one["id"] == match)


@pytest.fixture
async def hall() -> Hall:
    found = await Hall().ready("labansen", 4)
    await found.staff()
    return found


@pytest.mark.rule("I.P.d")
async def test_two_sides_who_agree(hall: Hall) -> None:
    (match, *_) = await hall.open_matches()
    a, b = [await hall.player(one) for one in match["entrants"]]
    await hall.do("report", a, match=match["id"], result=GAME)
    found = await _match(hall, match["id"])
    assert (found["state"], found["games"][0]["result"], found["winner"]) == ("reported", None, None)
    await hall.refused("desk/not-ones-own", "confirm", a, match=match["id"], side=match["entrants"][0])
    await hall.do("report", b, match=match["id"], result={**GAME, "reason": "med andre ord"})
    found = await _match(hall, match["id"])
    assert (found["state"], found["winner"]) == ("done", match["entrants"][0])
    assert found["games"][0]["confirmed"] == match["entrants"]
    assert found["games"][0]["points"] == [1, 0]
    for who in (a, b):
        await hall.refused("desk/result-stands", "report", who, match=match["id"], result=OTHER)
    await hall.refused("desk/nothing-to-confirm", "confirm", OFFICIAL, match=match["id"], side=match["entrants"][0])


async def test_two_sides_who_differ(hall: Hall) -> None:
    match, other, *_ = await hall.open_matches()
    a, b = [await hall.player(one) for one in match["entrants"]]
    stranger = await hall.player(next(one for one in other["entrants"] if one not in match["entrants"]))
    await hall.do("report", a, match=match["id"], result=GAME)
    await hall.do("report", b, match=match["id"], result=OTHER)
    for who, sees in ((a, 2), (b, 2), (BOSS, 2), (REFEREE, 2), (OFFICIAL, 2), (stranger, 0), (GUEST, 0), (None, 0)):
        document = await hall.document(who)
        found = next(one for one in document["matches"] if one["id"] == match["id"])
        assert found["state"] == "disputed"
        assert len(found["games"][0]["reports"]) == sees
    await hall.refused("desk/not-your-match", "report", stranger, match=match["id"], result=GAME)
    await hall.refused("desk/not-your-match", "confirm", stranger, match=match["id"], side=match["entrants"][0])
    await hall.refused("desk/not-your-match", "report", BOSS, match=match["id"], result=GAME)
    await hall.do("confirm", OFFICIAL, match=match["id"], side=match["entrants"][1])
    assert (await _match(hall, match["id"]))["winner"] == match["entrants"][1]


async def test_a_confirmation_is_of_what_one_has_seen(hall: Hall) -> None:
    (match, *_) = await hall.open_matches()
    side, _ = match["entrants"]
    a, b = [await hall.player(one) for one in match["entrants"]]
    await hall.do("report", a, match=match["id"], result=OTHER)
    await hall.do("report", a, match=match["id"], result=GAME)
    await hall.refused("desk/says-otherwise", "confirm", b, match=match["id"], side=side, result=OTHER)
    await hall.do("confirm", b, match=match["id"], side=side, result=GAME)
    assert (await _match(hall, match["id"]))["games"][0]["confirmed"] == match["entrants"]


@pytest.mark.rule("TR.6")
@pytest.mark.parametrize(
    ("code", "result"),
    [
        ("tournament/two-winners", {"lus": [9, 9]}),
        ("tournament/no-winner", {"lus": [3, 4]}),
        ("tournament/over-the-comb", {"lus": [10, 4]}),
        ("tournament/one-result", {}),
        ("tournament/one-result", {"lus": [9, 4], "absent": "t1"}),
        ("tournament/bad-field", {"absent": "t99"}),
        ("tournament/bad-field", {"lus": [9, 4], "toqued": "t99"}),
        ("tournament/bad-field", {"lus": [7, 4], "comb": [7, 9]}),
        ("desk/other-game", {"totals": [1, 2, -3]}),
    ],
)
async def test_what_cannot_be_is_refused_from_whoever_says_it(hall: Hall, code: str, result: dict[str, Any]) -> None:
    (match, *_) = await hall.open_matches()
    await hall.refused(code, "report", await hall.player(match["entrants"][0]), match=match["id"], result=result)
    await hall.refused(code, "enter", match=match["id"], result=result)
    await hall.refused("desk/no-such-match", "enter", match="m99", result=GAME)
    await hall.refused("desk/so-many-games", "enter", match=match["id"], game=2, result=GAME)


async def test_a_player_does_not_declare_a_forfeit(hall: Hall) -> None:
    (match, *_) = await hall.open_matches()
    a = await hall.player(match["entrants"][0])
    result = {"forfeit": match["entrants"][1]}
    await hall.refused("desk/forfeit-by-officials", "report", a, match=match["id"], result=result)
    await hall.do("enter", REFEREE, match=match["id"], result=result)
    assert (await _match(hall, match["id"]))["winner"] == match["entrants"][0]


async def test_corrections_keep_their_history(hall: Hall) -> None:
    (match, *_) = await hall.open_matches()
    await hall.refused("desk/nothing-to-erase", "enter", match=match["id"], result=None)
    await hall.do("enter", OFFICIAL, match=match["id"], result=GAME)
    await hall.do("enter", match=match["id"], result=OTHER, reason="byttet om")
    await hall.do("enter", match=match["id"], result=None, reason="omkamp")
    game = (await _match(hall, match["id"]))["games"][0]
    assert game["result"] is None
    assert [(one["result"]["lus"], one["by"], one["reason"]) for one in game["history"]] == [
        ([9, 4], "Olga", "byttet om"),
        ([4, 9], "Bolette", "omkamp"),
    ]


async def test_a_comb_of_another_length_counts_the_same_everywhere() -> None:
    hall = await Hall().ready("labansen", 4, settings={"comb": 11})
    (match, *_) = await hall.open_matches()
    await hall.refused("tournament/bad-field", "enter", match=match["id"], result={"lus": [9, 4]})
    await hall.do("enter", match=match["id"], result={"lus": [11, 4], "comb": [11, 11]})
    found = await _match(hall, match["id"])
    document = await hall.document()
    rows = document["standings"]["tables"][0]["rows"]
    assert document["comb"] == 11
    assert found["winner"] == match["entrants"][0] == rows[0]["entrant"]


async def test_best_of_three() -> None:
    hall = await Hall().ready(entrants=6)
    await hall.play_stage(Random(1))
    await hall.settle()
    await hall.do("schedule", stage="semi-final")
    await hall.refused("desk/stage-not-known", "schedule", stage="final")
    await hall.play_stage(Random(1), "semi-final")
    await hall.do("schedule", stage="final")
    (final,) = await hall.open_matches("final")
    assert final["best_of"] == 3
    match = final["id"]
    await hall.refused("desk/earlier-game-first", "enter", match=match, game=2, result=GAME)
    await hall.do("enter", match=match, game=1, result=GAME)
    await hall.do("enter", match=match, game=2, result=OTHER)
    await hall.refused("desk/later-game-first", "enter", match=match, game=1, result=None)
    assert (await _match(hall, match))["wins"] == [1, 1]
    await hall.do("enter", match=match, game=3, result=GAME)
    assert (await _match(hall, match))["winner"] == final["entrants"][0]
    await hall.refused("desk/so-many-games", "enter", match=match, game=4, result=GAME)
    await hall.refused("tournament/already-won", "enter", match=match, game=2, result=GAME)


@pytest.mark.rule("TR.3")
async def test_other_rules_after_a_result_ask_first() -> None:
    hall = await Hall().ready("labansen", 4)
    before = await hall.do("set-rules", ok=False, settings={"kam": 3})
    assert before["done"], "nobody has played"
    for match in await hall.open_matches():
        a, b = sorted(match["entrants"])
        kam = (a, b) == ("t2", "t4")
        won = 0 if match["entrants"][0] == (a if not kam else "t2") else 1
        await hall.do("enter", match=match["id"], result=lus(won, lost=0 if kam else 3))
    assert [row["entrant"] for row in (await hall.document())["standings"]["tables"][0]["rows"]][:2] == ["t2", "t1"]
    asked = await hall.do("set-rules", ok=False, settings={"kam": 1})
    assert not asked["done"]
    assert {(one["entrant"], one["before"], one["after"]) for one in asked["moved"]} == {("t1", 2, 1), ("t2", 1, 2)}
    assert (await hall.document())["settings"] == {"kam": 3}
    assert (await hall.do("set-rules", settings={"kam": 1}))["done"]
    assert (await hall.document())["settings"] == {"kam": 1}
    await hall.refused("tournament/unknown-field", "set-rules", settings={"kamm": 1})
    await hall.refused("setup/unknown-rules", "set-rules", settings={}, preset="hjemmestrik")
    await hall.refused("desk/no-matches", "set-rules", settings={}, preset="25")


async def _clear_pools() -> Hall:
    """Eight teams; in each pool who was entered earlier wins; the semi-finals are planned."""
    hall = await Hall().ready(entrants=8)
    for match in await hall.open_matches():
        a, b = match["entrants"]
        await hall.do("enter", match=match["id"], result=lus(0 if a < b else 1, lost=4))
    await hall.do("schedule", stage="semi-final")
    return hall


def _second_and_third(document: dict[str, Any]) -> tuple[str, str, str]:
    """Of pool A, and the match between them."""
    table = next(one for one in document["standings"]["tables"] if one["pool"] == "A")
    second, third = (row["entrant"] for row in table["rows"][1:3])
    match = next(one["id"] for one in document["matches"] if set(one["entrants"]) == {second, third})
    return second, third, match


@pytest.mark.rule("TR.4")
async def test_a_correction_that_changes_the_semi_finals_asks_first() -> None:
    hall = await _clear_pools()
    document = await hall.document()
    second, third, match = _second_and_third(document)
    semis = {one["id"]: one["entrants"] for one in await hall.open_matches("semi-final")}
    won = next(one for one in document["matches"] if one["id"] == match)["entrants"].index(third)
    order = {"match": match, "result": lus(won, lost=4), "reason": "byttet om"}
    for asked in (await hall.do("enter", ok=False, **order), await hall.do("enter", preview=True, **order)):
        assert not asked["done"]
        assert [one["stage"] for one in asked["pairings"]] == ["semi-final"]
        assert third in asked["pairings"][0]["after"]
        assert second in asked["pairings"][0]["before"]
    assert await hall.document() == document
    done = await hall.do("enter", **order)
    assert done["done"]
    after = {one["id"]: one["entrants"] for one in await hall.open_matches("semi-final")}
    assert after == {name: [third if one == second else one for one in pair] for name, pair in semis.items()}
    await hall.do("undo", version=done["v"])
    assert {one["id"]: one["entrants"] for one in await hall.open_matches("semi-final")} == semis


@pytest.mark.rule("TR.4")
async def test_a_played_semi_final_stays_whoever_would_have_played_it() -> None:
    hall = await _clear_pools()
    second, third, match = _second_and_third(await hall.document())
    pair = next(one for one in (await hall.document())["matches"] if one["id"] == match)["entrants"]
    order = {"match": match, "result": lus(pair.index(third), lost=4)}
    semis = await hall.open_matches("semi-final")
    theirs = next(one for one in semis if second in one["entrants"])
    (others,) = [one for one in semis if one != theirs]
    await hall.play(others, Random(1))
    corrected = await hall.do("enter", **order)
    await hall.play({**theirs}, Random(1))
    for refused in ({**order, "result": lus(pair.index(second), lost=4)}, {**order, "result": None}):
        await hall.refused("desk/stage-played", "enter", **refused)
    await hall.refused("desk/stage-played", "undo", version=corrected["v"])
    await hall.do("describe", message="Kaffe!")
    await hall.refused("desk/stage-played", "disqualify", entrant=third)
    await hall.refused("desk/stage-played", "set-rules", settings={"qualifiers": 1})


async def test_an_undo_that_would_change_planned_pairs_is_refused() -> None:
    hall = await _clear_pools()
    _, _, match = _second_and_third(await hall.document())
    live = await hall.live()
    version = next(step.version for step in live.steps if getattr(step.order, "match", None) == match)
    await hall.refused("desk/stage-planned", "undo", version=version)
    await hall.do("undo", version=live.desk.version)
    await hall.do("undo", version=version)


async def test_a_match_that_was_paired_by_hand_stays() -> None:
    hall = await Hall().ready(entrants=8)
    await hall.do("pair", stage="final", entrants=["t1", "t2"])
    await hall.play_stage(Random(2))
    await hall.settle()
    await hall.do("describe", message="Kaffe!")
    assert [one["entrants"] for one in await hall.open_matches("final")] == [["t1", "t2"]]


async def test_semi_finals_wait_for_the_last_result() -> None:
    hall = await Hall().ready(entrants=8)
    *matches, last = await hall.open_matches()
    for match in matches:
        a, b = match["entrants"]
        await hall.do("enter", match=match["id"], result=lus(0 if a < b else 1, lost=4))
    await hall.refused("desk/stage-not-known", "schedule", stage="semi-final")
    await hall.do("enter", match=last["id"], result={"absent": last["entrants"][1]})
    await hall.settle()
    await hall.do("schedule", stage="semi-final")


@pytest.mark.rule("V87", "V88", "TR.10", "TR.11")
async def test_walkover_second_absence_disqualification_penalties() -> None:
    hall = await Hall().ready(entrants=8)
    await hall.staff()
    matches = [one for one in await hall.open_matches() if "t1" in one["entrants"]]
    await hall.do("enter", match=matches[0]["id"], result={"absent": "t1"})
    game = (await _match(hall, matches[0]["id"]))["games"][0]
    assert sorted(game["points"]) == [0, 2]

    async def out() -> set[str]:
        tables = (await hall.document())["standings"]["tables"]
        return {row["entrant"] for table in tables for row in table["rows"] if row["out"]}

    assert await out() == set()
    second = await hall.do("enter", match=matches[1]["id"], result={"absent": "t1"})
    assert await out() == {"t1"}
    await hall.do("undo", version=second["v"])
    await hall.do("disqualify", REFEREE, entrant="t2", reason="snyd")
    assert await out() == {"t2"}
    await hall.do("disqualify", entrant="t2", lifted=True)
    assert await out() == set()
    await hall.do("penalise", REFEREE, entrant="t3", points=-1.5, reason="snak", cites=["T.P.f"])
    await hall.do("penalise", REFEREE, entrant="t3", reason="")
    document = await hall.document(None)
    row = next(row for one in document["standings"]["tables"] for row in one["rows"] if row["entrant"] == "t3")
    assert row["points"] == -1.5
    assert [(one["points"], one["cites"]) for one in document["penalties"]] == [(-1.5, ["T.P.f"]), (0, [])]
    await hall.refused("desk/no-such-entrant", "penalise", entrant="t99", reason="?")
    await hall.do("register", name="Ikke trukket")
    await hall.do("disqualify", entrant="t9")
    await hall.do("penalise", entrant="t9", points=-1, reason="larm")
    assert await out() == set(), "who stands in no table is not in it"


@pytest.mark.rule("SM.L1", "SM.M1")
async def test_totals_of_vira() -> None:
    hall = await Hall().ready("vira-sm", 9)
    (match, *_) = await hall.open_matches()
    one, two, three = [await hall.player(name) for name in match["entrants"]]
    for who, do in ((one, "report"), (BOSS, "enter")):
        await hall.refused("tournament/not-zero", do, who, match=match["id"], result={"totals": [5, 5, -9]})
        await hall.refused("desk/a-total-each", do, who, match=match["id"], result={"totals": [5, 5, -9, -1]})
        await hall.refused("desk/other-game", do, who, match=match["id"], result=GAME)
    await hall.do("report", one, match=match["id"], result={"totals": [5, 4, -9]})
    await hall.do("report", two, match=match["id"], result={"totals": [6, 3, -9]})
    assert (await _match(hall, match["id"]))["state"] == "disputed"
    await hall.do("confirm", three, match=match["id"], side=match["entrants"][1])
    document = await hall.document()
    rows = {row["entrant"]: row for row in document["standings"]["tables"][0]["rows"]}
    assert [rows[name]["rounds"] for name in match["entrants"]] == [[6, None, None], [3, None, None], [-9, None, None]]
    await hall.do("penalise", entrant=match["entrants"][0], points=-8, reason="SM")
    rows = {row["entrant"]: row for row in (await hall.document())["standings"]["tables"][0]["rows"]}
    assert rows[match["entrants"][0]]["points"] == -2


async def test_a_protocol_of_vira_line_by_line() -> None:
    hall = await Hall().ready("vira-sm", 9, settings={"deals": [3, 4]})
    match, other = (await hall.open_matches())[:2]
    a, b, _ = match["entrants"]
    player = await hall.player(a)
    stranger = await hall.player(other["entrants"][0])

    async def protocol() -> dict[str, Any]:
        return dict(await hall.desks.protocol(hall.code, None, match["id"]))

    home = {"declarer": a, "contract": "begar", "trump": "farg", "result": "home", "tricks": 6}
    order: dict[str, Any] = {"match": match["id"], "number": 1, "line": home}
    await hall.refused("desk/not-your-match", "write-deal", stranger, **order)
    await hall.refused("desk/next-line", "write-deal", player, **{**order, "number": 2})
    await hall.refused("desk/last-line-only", "write-deal", player, **{**order, "line": None})
    bad: list[dict[str, Any]] = [
        {"nonsense": 1},
        {**home, "declarer": "nobody"},
        {**home, "tricks": 2},
        {**home, "contract": "gask9"},
    ]
    for line in bad:
        with pytest.raises(TournamentError):
            await hall.do("write-deal", player, **{**order, "line": line})
    with pytest.raises(ValidationError):
        await hall.do("write-deal", player, **{**order, "line": {**home, "note": 10**30}})
    assert (await protocol())["protocol"]["rows"] == []
    await hall.do("write-deal", player, **order)
    await hall.do("write-deal", **{**order, "number": 2, "line": {**home, "declarer": b}})
    await hall.do("write-deal", **{**order, "number": 3})
    found = (await protocol())["protocol"]
    assert (found["deals_left"], found["divided"], sum(found["totals"].values())) == (0, True, 0)
    assert (await protocol())["choices"]["deal"] == 3  # the last can still be corrected
    await hall.do("write-deal", player, **{**order, "number": 3, "line": None})
    await hall.do("write-deal", player, **{**order, "number": 3, "line": {**home, "tricks": 7}})
    assert (await _match(hall, match["id"]))["has_protocol"]
    result = {"totals": [(await protocol())["protocol"]["totals"][one] for one in match["entrants"]]}
    await hall.do("report", player, match=match["id"], result=result)
    await hall.do("confirm", match=match["id"], side=a)
    await hall.refused("desk/result-stands", "write-deal", player, **order)


@pytest.mark.rule("SM.L1")
async def test_a_sitting_of_vira_that_ends_early_divides_its_pulla() -> None:
    hall = await Hall().ready("vira-sm", 9, settings={"deals": [3, 4]})
    match = (await hall.open_matches())[0]
    a, b, _ = match["entrants"]
    player = await hall.player(a)

    async def protocol(*, ended: bool = False) -> dict[str, Any]:
        return dict((await hall.desks.protocol(hall.code, None, match["id"], ended=ended))["protocol"])

    home = {"declarer": a, "contract": "begar", "trump": "farg", "result": "home", "tricks": 6}
    await hall.do("write-deal", player, match=match["id"], number=1, line=home)
    running, over = await protocol(), await protocol(ended=True)
    assert (running["divided"], running["next"]["deal"], sum(running["totals"].values())) == (
        False,
        2,
        -running["pulla"],
    )
    assert running["pulla"] > 0
    assert (over["divided"], over["next"], over["deals_left"], over["pulla"]) == (True, None, 2, 0)
    assert sum(payment["amount"] for payment in over["division"]) == running["pulla"]
    assert await protocol() == running  # who asks what would come of it has ended nothing

    # reported by one alone, the table can still play on; confirmed, it has ended
    totals = [over["totals"][one] for one in match["entrants"]]
    await hall.do("report", player, match=match["id"], result={"totals": totals})
    assert await protocol() == running
    await hall.do("confirm", await hall.player(b), match=match["id"], side=a)
    assert await protocol() == over
    await hall.refused("desk/result-stands", "write-deal", player, match=match["id"], number=2, line=home)
    assert (await _match(hall, match["id"]))["games"][0]["result"]["totals"] == totals


async def test_voms_has_no_protocol(hall: Hall) -> None:
    (match, *_) = await hall.open_matches()
    await hall.refused("desk/no-protocol", "write-deal", match=match["id"], number=1, line={})
    with pytest.raises(DeskRefusal, match="desk/no-protocol"):
        await hall.desks.protocol(hall.code, None, match["id"])
    with pytest.raises(NotFound):
        await hall.desks.protocol(hall.code, None, "m99")
