"""Options on when Voms and Toqu may, must and must not be played."""

from __future__ import annotations

import pytest

from tests.rules.positions import Table, position

FILL = {"E": "5s 6s Qs 8h", "S": "5h 6h Qh 8d", "W": "5d 6d Qd 8c"}


def fresh(hands: dict[str, str], **fields: object) -> Table:
    """The first trick of the first deal of a game."""
    options = fields.pop("options", {})
    assert isinstance(options, dict)
    return position(hands, size=4, stock_size=20, first_deal=True, options=options, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("V40", "T.28", "I.29", "W.B2")
@pytest.mark.parametrize(
    ("ban", "lead", "follow"), [("any-play", False, False), ("lead", False, True), ("off", True, True)]
)
@pytest.mark.parametrize(("rules", "cite"), [("tournament", "T.28"), ("international", "I.29"), ("worms", "W.B2")])
def test_first_trick_ban(ban: str, lead: bool, follow: bool, rules: str, cite: str) -> None:
    leading = fresh({"N": "Kh 5c"}, rules=rules, options={"first_trick_ban": ban})
    assert ("play Kh" in leading.legal) == lead
    following = fresh({"N": "5c", "E": "Kh"}, rules=rules, options={"first_trick_ban": ban})
    following.play("5c")
    assert ("play Kh" in following.legal) == follow
    for table, allowed in ((leading, lead), (following, follow)):
        if not allowed:
            refusal = table.refused("play Kh")
            assert refusal["code"] == "voms/first-trick"
            assert {cite, "V40"} <= set(refusal["cites"])


@pytest.mark.rule("V41")
def test_first_trick_ban_is_for_the_first_deal_only() -> None:
    table = position({"N": "Kh 5c"}, size=4, stock_size=20)
    assert "play Kh" in table.legal


@pytest.mark.rule("V44", "T.29", "I.37", "W.W5")
@pytest.mark.parametrize(("rules", "cite"), [("tournament", "T.29"), ("international", "I.37"), ("worms", "W.W5")])
def test_toqu_duty(rules: str, cite: str) -> None:
    hands = {"N": "Kh 5c", "E": "Jc 6s", "S": "5h 6h", "W": "5d 6d"}
    bound = position(hands, rules=rules)
    bound.play("Kh")
    assert bound.legal == ["play Jc"]
    refusal = bound.refused("play 6s")
    assert refusal["code"] == "voms/toqu-owed"
    assert {cite, "V44"} <= set(refusal["cites"])
    free = position(hands, rules=rules, options={"toqu_duty": False})
    free.play("Kh")
    assert free.legal == ["play 6s", "play Jc"]
    free.play("6s", "5h", "5d")
    assert free.lus == {"NS": 1, "EW": 0}, "Voms was threatened and got home"


@pytest.mark.rule("V44", "T.29")
@pytest.mark.parametrize("instead", [True, False])
def test_diamond_three_instead_of_toqu(instead: bool) -> None:
    table = position(
        {"N": "Kh 5c 6c", "E": "Jc 3d 6s", "S": "5h 6h Qh", "W": "5d 6d Qd"}, options={"d3_instead_of_toqu": instead}
    )
    table.play("Kh")
    assert table.legal == (["play 3d", "play Jc"] if instead else ["play Jc"])
    if instead:
        table.play("3d", "5h", "5d")
        assert table.lus == {"NS": 0, "EW": 1}
    else:
        assert table.refused("play 3d")["code"] == "voms/toqu-owed"


@pytest.mark.rule("T.29", "V44")
def test_diamond_three_alone_is_never_owed() -> None:
    table = position({"N": "Kh 5c", "E": "3d 6s", "S": "5h 6h", "W": "5d 6d"}, gone="Jc")
    table.play("Kh")
    assert table.legal == ["play 3d", "play 6s"]


@pytest.mark.rule("T.15", "I.17", "W.C7", "V102", "V43")
@pytest.mark.parametrize("rules", ["tournament", "international", "worms"])
@pytest.mark.parametrize("early", ["opponents-choose", "take-back"])
@pytest.mark.parametrize("faults", ["refused", "allowed"])
def test_toqu_before_voms(rules: str, early: str, faults: str) -> None:
    table = position(
        {"N": "Jc 5c 6c", "E": "5s 6s Qs", "S": "Kh 6h Qh", "W": "5d 6d Qd"},
        rules=rules,
        options={"toqu_early": early, "faults": faults},
    )
    if early == "take-back" or faults == "refused":
        assert table.refused("play Jc")["code"] == "voms/toqu-early"
        return
    table.play("Jc")
    assert (table.state["phase"], table.state["to_act"]) == ("choice", "E")
    assert table.legal == ["continue", "reshuffle"]
    assert table.refused("continue", "W")["code"] == "turn/not-yours"
    assert table.refused("play 5s")["code"] == "turn/not-now"
    table.do("continue", "E")
    assert (table.state["phase"], table.state["to_act"], table.state["piles"]) == ("play", "E", [[["N", "Jc"]]])


@pytest.mark.rule("T.15", "V21", "V26")
def test_toqu_before_voms_reshuffled() -> None:
    table = position(
        {"N": "Jc 5c 6c", "E": "5s 6s Qs", "S": "Kh 6h Qh", "W": "5d 6d Qd"},
        options={"faults": "allowed"},
        gain={"NS": 1},
    )
    table.play("Jc")
    table.do("reshuffle")
    assert table.state["ended"] == "reshuffle"
    assert table.state["score"] == {"NS": 0, "EW": 0}


@pytest.mark.rule("T.32", "I.32", "V55", "V102")
@pytest.mark.parametrize("rules", ["tournament", "international", "worms"])
@pytest.mark.parametrize("not_shown", ["may-annul", "annulled"])
def test_toqu_that_was_not_shown(rules: str, not_shown: str) -> None:
    table = position(
        {"N": "Jc 5c", "E": "5s 6s", "S": "5h 6h", "W": "5d 6d"},
        gone="Kh",
        rules=rules,
        options={"faults": "allowed", "toqu_not_shown": not_shown},
        tricks={"NS": 3, "EW": 4},
        gain={"NS": 1},
        voms_scored_by="N",
    )
    assert table.calls == ["show"]
    state = table.play("Jc")
    if not_shown == "annulled":
        assert (state["gain"]["NS"], table.calls) == (0, [])
        return
    assert (state["gain"]["NS"], table.calls) == (1, ["annul"])
    assert table.refused("annul", "S")["code"] == "turn/not-yours"
    table.do("annul", "W")
    assert (table.state["gain"]["NS"], table.calls) == (0, [])


@pytest.mark.rule("T.31", "T.32", "V55")
@pytest.mark.parametrize("not_shown", ["may-annul", "annulled"])
def test_toqu_that_was_shown_keeps_the_lus(not_shown: str) -> None:
    table = position(
        {"N": "Jc 5c", "E": "5s 6s", "S": "5h 6h", "W": "5d 6d"},
        gone="Kh",
        options={"faults": "allowed", "toqu_not_shown": not_shown},
        tricks={"NS": 3, "EW": 4},
        gain={"NS": 1},
        voms_scored_by="N",
    )
    assert table.refused("show", "S")["code"] == "turn/not-yours"
    table.do("show", "N")
    assert table.view("E")["known"] == {"N": "Jc"}
    state = table.play("Jc")
    assert (state["gain"]["NS"], table.calls) == (1, [])


@pytest.mark.rule("T.32", "T.18", "V65", "V102", "V114")
def test_an_annulled_lus_takes_the_call_to_stop_away() -> None:
    table = position(
        {"N": "Jc 9c 5c", "E": "5s 6s Qs", "S": "5h 6h Qh", "W": "5d 6d Qd"},
        gone="Kh",
        options={"faults": "allowed", "stop": "manual"},
        tricks={"NS": 3, "EW": 3},
        gain={"NS": 1},
        score={"NS": 7},
        voms_scored_by="N",
    )
    table.play("Jc", "5s", "5h", "5d")
    state = table.play("9c", "6s", "6h", "6d")
    assert (state["tricks"]["NS"], state["gain"]["NS"]) == (5, 2)
    assert table.calls == ["annul", "stop"]
    table.do("annul", "E")
    assert table.calls == [], "eight lus do not stop a game"
    assert table.refused("stop", "N")["code"] == "call/no-stop"
    table.play("5c", "Qs", "Qh", "Qd")
    assert (table.state["winner"], table.state["score"]) == (None, {"NS": 8, "EW": 0})


@pytest.mark.rule("T.32", "V55")
@pytest.mark.parametrize("not_shown", ["may-annul", "annulled"])
def test_no_more_is_annulled_than_the_deal_has_brought(not_shown: str) -> None:
    table = position(
        {"N": "Jc 5c", "E": "5s 6s", "S": "5h 6h", "W": "5d 6d"},
        gone="Kh",
        options={"faults": "allowed", "toqu_not_shown": not_shown},
        tricks={"NS": 3, "EW": 4},
        voms_scored_by="N",
    )
    table.play("Jc")
    if table.calls:
        table.do("annul")
    assert table.state["gain"]["NS"] == 0


# all of them at once


@pytest.mark.rule("W.25", "V81")
def test_restrictions_off() -> None:
    free = {"restrictions": False}
    table = position({"N": "Jc 5c", "E": "5s 6s", "S": "Kh 6h", "W": "5d 6d"}, options=free)
    assert "play Jc" in table.legal, "Toqu before Voms"
    table = position({"N": "7c 5c", "E": "Kh 6s", "S": "Jc 6h", "W": "5d 6d"}, options=free)
    table.play("7c")
    assert "play Kh" in table.legal, "Voms on a seven"
    table = position({"N": "5c 6c", "E": "5s 6s", "S": "Jc 6h", "W": "Kh 6d"}, options=free)
    table.play("5c", "5s", "6h")
    assert "play Kh" in table.legal, "Voms in the last hand"
    table = fresh({"N": "Kh 5c"}, options=free)
    assert "play Kh" in table.legal, "Voms in the first trick"
    table = position({"N": "Kh 5c", "E": "Jc 6s", "S": "5h 6h", "W": "5d 6d"}, options=free)
    table.play("Kh")
    assert table.legal == ["play 6s", "play Jc"], "no duty"
    table = position({"N": "5c 5s 9c", "E": "Kh Qs 6s", "S": "5h 6h Jc", "W": "5d 6d 9d"}, options=free)
    table.play("5c 5s")
    assert "play Kh Qs" in table.legal, "Voms thrown away"


@pytest.mark.rule("T.28", "T.40", "T.33", "T.37", "T.29", "T.15")
def test_restrictions_on() -> None:
    table = position({"N": "Jc 5c", "E": "5s 6s", "S": "Kh 6h", "W": "5d 6d"})
    assert table.refused("play Jc")["cites"] == ["T.15"]
    table = position({"N": "7c 5c", "E": "Kh 6s", "S": "Jc 6h", "W": "5d 6d"})
    table.play("7c")
    assert "T.40" in table.refused("play Kh")["cites"]
    table = position({"N": "5c 6c", "E": "5s 6s", "S": "Jc 6h", "W": "Kh 6d"})
    table.play("5c", "5s", "6h")
    assert "T.33" in table.refused("play Kh")["cites"]
    table = position({"N": "5c 5s 9c", "E": "Kh Qs 6s", "S": "5h 6h Jc", "W": "5d 6d 9d"})
    table.play("5c 5s")
    assert "T.37" in table.refused("play Kh Qs")["cites"]


@pytest.mark.rule("W.25", "V109")
def test_without_restrictions_toqu_on_the_partners_voms_is_no_fault() -> None:
    table = position(
        {"N": "Kh 5c", "E": "5s 6s", "S": "Jc 6h", "W": "5d 6d"}, options={"restrictions": False}, score={"NS": 4}
    )
    state = table.play("Kh", "5s", "Jc", "5d")
    assert (state["last_trick"]["winner"], state["ended"]) == ("S", None)
    assert table.lus == {"NS": 0, "EW": 0}
