"""Options on what brings lus and how the combs are written."""

from __future__ import annotations

import pytest

from tests.rules.positions import new, position

LOW = {"N": "5c 6c", "E": "5s 6s", "S": "5h 6h", "W": "5d 6d"}


@pytest.mark.rule("V56", "W.Q2")
@pytest.mark.parametrize(("rules", "cards"), [("tournament", "Kh 3d"), ("international", "Kh 3d"), ("worms", "3d Kh")])
@pytest.mark.parametrize(("counts", "lus"), [(False, 0), (True, 1)])
def test_voms_beside_ones_own_diamond_three(rules: str, cards: str, counts: bool, lus: int) -> None:
    table = position(
        {"N": "5c 5s 9c", "E": "Kh 3d 6s", "S": "5h 6h Jc", "W": "5d 6d Qd"},
        rules=rules,
        options={"voms_with_own_d3": counts},
    )
    state = table.play("5c 5s", cards, "5h 6h", "5d 6d")
    assert state["last_trick"]["winner"] == "E"
    assert table.lus == {"NS": 0, "EW": lus}


@pytest.mark.rule("V47")
@pytest.mark.parametrize(("counts", "lus"), [(False, 0), (True, 1)])
def test_unthreatened_voms_taken_by_diamond_three(counts: bool, lus: int) -> None:
    options = {"unthreatened_voms_taken": counts}
    table = position(LOW | {"N": "Kh 6c", "E": "3d 6s"}, gone="Jc", options=options)
    table.play("Kh", "3d", "5h", "5d")
    assert table.lus == {"NS": 0, "EW": lus}
    melted = position({"N": "Kh Jc 6c", "E": "3d 6s Qs", "S": "5h 6h Qh", "W": "5d 6d Qd"}, melted="N", options=options)
    melted.play("Kh", "3d", "5h", "5d")
    assert melted.lus == {"NS": 0, "EW": lus}, "in T a melted Voms is not threatened either"


@pytest.mark.rule("V47", "T.head")
@pytest.mark.parametrize("counts", [False, True])
def test_unthreatened_voms_brings_its_own_side_nothing(counts: bool) -> None:
    options = {"unthreatened_voms_taken": counts}
    table = position(LOW | {"N": "Kh 6c"}, gone="Jc", options=options)
    table.play("Kh", "5s", "5h", "5d")
    assert table.lus == {"NS": 0, "EW": 0}
    table = position(LOW | {"N": "Kh 6c", "S": "3d 6h"}, gone="Jc", options=options)
    table.play("Kh", "5s", "3d", "5d")
    assert table.lus == {"NS": 0, "EW": 0}


@pytest.mark.rule("V48", "T.29")
@pytest.mark.parametrize("amount", [2, 1])
def test_diamond_three_on_the_partners_toqu(amount: int) -> None:
    options = {"d3_on_own_toqu": amount}
    table = position(LOW | {"N": "Kh 6c", "E": "Jc 6s", "W": "3d 6d"}, options=options)
    state = table.play("Kh", "Jc", "5h", "3d")
    assert state["last_trick"]["winner"] == "W"
    assert table.lus == {"NS": 0, "EW": amount}
    alone = position(LOW | {"N": "Kh 6c", "E": "Jc 6s", "W": "3d 6d"}, options=options)
    alone.play("Kh", "Jc", "5h", "6d")
    assert alone.lus == {"NS": 0, "EW": 2}, "Toqu by itself is worth two in any case"


@pytest.mark.rule("V49", "T.39", "I.40", "W.W8")
@pytest.mark.parametrize("rules", ["tournament", "international", "worms"])
@pytest.mark.parametrize(("counts", "lus"), [(True, 1), (False, 0)])
def test_voms_protected_by_the_partner(rules: str, counts: bool, lus: int) -> None:
    table = position(LOW | {"N": "Kh 6c", "S": "3d 6h", "W": "Jc 6d"}, rules=rules, options={"protected_voms": counts})
    state = table.play("Kh", "5s", "3d", "Jc")
    assert state["last_trick"]["winner"] == "S"
    assert table.lus == {"NS": lus, "EW": 0}


@pytest.mark.rule("V54", "I.38", "W.W6")
@pytest.mark.parametrize("rules", ["tournament", "international", "worms"])
@pytest.mark.parametrize(("counts", "lus"), [(True, 1), (False, 0)])
def test_voms_in_the_last_trick(rules: str, counts: bool, lus: int) -> None:
    options = {"voms_in_last_trick": counts}
    table = position(LOW | {"N": "Ks Kh", "S": "Jc 6h"}, rules=rules, options=options, tricks={"NS": 2, "EW": 5})
    state = table.play("Ks Kh", "5s 6s", "Jc 6h", "5d 6d")
    assert (state["last_trick"]["winner"], state["ended"]) == ("N", "played-out")
    assert table.lus == {"NS": lus, "EW": 0}
    assert state["score"] == {"NS": lus, "EW": 0}


@pytest.mark.rule("V54")
def test_before_the_last_trick_the_option_changes_nothing() -> None:
    table = position(LOW | {"N": "Kh 6c", "W": "5d Jc"}, options={"voms_in_last_trick": False, "toqu_duty": False})
    table.play("Kh", "5s", "5h", "5d")
    assert table.lus == {"NS": 1, "EW": 0}


@pytest.mark.rule("V72", "V106", "T.27", "I.28")
@pytest.mark.parametrize("rules", ["tournament", "international", "worms"])
@pytest.mark.parametrize(("steals", "lus"), [(True, 1), (False, 0)])
def test_stealing_ataataq(rules: str, steals: bool, lus: int) -> None:
    hands = {"N": "7h 6c", "E": "Kc 6s", "S": "Ks 6h", "W": "3d 6d"}
    table = position(hands, rules=rules, options={"steal_ataataq": steals})
    state = table.play("7h", "Kc", "Ks", "3d")
    assert state["last_trick"]["winner"] == "W"
    assert table.lus == {"NS": 0, "EW": lus}
    honest = position(hands, rules=rules, options={"steal_ataataq": steals})
    honest.play("7h", "Kc", "Ks", "6d")
    assert honest.lus == {"NS": 1, "EW": 0}


@pytest.mark.rule("V61", "T.43")
@pytest.mark.parametrize("lus", [1, 0])
def test_the_lus_of_the_deal(lus: int) -> None:
    hands = {"N": "9c 6c", "E": "5s 6s", "S": "5h 6h", "W": "5d 6d"}
    table = position(hands, options={"deal_lus": lus}, tricks={"NS": 4, "EW": 3})
    assert table.play("9c", "5s", "5h", "5d")["gain"] == {"NS": lus, "EW": 0}
    table = position(
        {
            seat: f"{cards} {extra}"
            for (seat, cards), extra in zip(hands.items(), ("9s 9d", "Qs 8c", "Qh 8h", "Qd 8d"), strict=True)
        },
        stock_size=4,
        options={"deal_lus": lus},
        tricks={"NS": 4, "EW": 0},
    )
    assert table.play("9c", "5s", "5h", "5d")["gain"] == {"NS": 2, "EW": 0}, "five straight off are two in any case"


@pytest.mark.rule("V81", "W.25")
@pytest.mark.parametrize("points", [0, 1])
def test_a_point_for_every_trick(points: int) -> None:
    table = position(
        {"N": "9c 6c", "E": "5s 6s", "S": "5h 6h", "W": "5d 6d"},
        options={"trick_points": points},
        tricks={"NS": 1, "EW": 6},
        gain={"EW": 1},
    )
    state = table.play("9c", "5s", "5h", "5d")
    assert state["gain"]["NS"] == points
    assert state["last_trick"]["lus"] == {"NS": 0, "EW": 0}, "a trick is no feat"
    pair = position(
        {"N": "9c 9s", "E": "5s 6s", "S": "5h 6h", "W": "5d 6d"},
        options={"trick_points": points},
        tricks={"NS": 2, "EW": 5},
    )
    state = pair.play("9c 9s", "5s 6s", "5h 6h", "5d 6d")
    assert state["gain"]["NS"] == 2 * points, "a trick of two cards counts as two"


# the comb


@pytest.mark.rule("T.44", "I.47", "W.C5", "V69")
@pytest.mark.parametrize("rules", ["tournament", "international", "worms"])
def test_eight_all(rules: str) -> None:
    hands = LOW | {"N": "Kh 6c", "W": "Jc 6d"}
    fields = {"score": {"NS": 8, "EW": 8}, "tricks": {"NS": 3, "EW": 4}}
    table = position(hands, rules=rules, **fields)  # type: ignore[arg-type]
    assert table.state["eight_eight"]
    state = table.play("Kh", "5s", "5h", "6d")
    assert (table.lus, state["ended"]) == ({"NS": 0, "EW": 0}, None), "no duty and no lus"
    table = position(hands, rules=rules, options={"eight_eight": False}, **fields)  # type: ignore[arg-type]
    assert not table.state["eight_eight"]
    table.play("Kh", "5s", "5h")
    assert table.refused("play 6d")["code"] == "voms/toqu-owed"
    table.play("Jc")
    assert table.lus == {"NS": 0, "EW": 2}


@pytest.mark.rule("V3", "V2")
@pytest.mark.parametrize(("toqu", "winner"), [("equal", "E"), ("higher", "N")])
def test_toqu_and_voms_at_eight_all(toqu: str, winner: str) -> None:
    options = {"eight_eight_toqu": toqu}
    hands = LOW | {"N": "Jc 6c", "E": "Kh 6s"}
    table = position(hands, options=options, score={"NS": 8, "EW": 8}, tricks={"NS": 3, "EW": 4})
    assert table.play("Jc", "Kh", "5h", "5d")["last_trick"]["winner"] == winner
    table = position(hands, options=options, score={"NS": 8, "EW": 8}, tricks={"NS": 3, "EW": 4}, leader="E")
    assert table.play("Kh", "5h", "5d", "Jc")["last_trick"]["winner"] == "N", "Toqu beats Voms either way"


@pytest.mark.rule("V2", "V60", "T.34")
def test_away_from_eight_all_they_are_level_whatever_the_option_says() -> None:
    table = position(
        {"N": "Jc", "E": "Kh", "S": "5h", "W": "5d"}, options={"eight_eight_toqu": "higher"}, tricks={"NS": 4, "EW": 4}
    )
    assert table.play("Jc", "Kh", "5h", "5d")["last_trick"]["winner"] == "E"


@pytest.mark.rule("V70", "T.44")
@pytest.mark.parametrize(("amount", "ended"), [(2, None), (1, "game-won")])
def test_five_straight_off_at_eight_all(amount: int, ended: str | None) -> None:
    table = position(
        {"N": "9c 6c 8c 8d", "E": "5s 6s As Qs", "S": "5h 6h Qh 8h", "W": "5d 6d Qd 9d"},
        stock="Qc 9h 5c Jd",
        options={"eight_eight_five_five": amount},
        score={"NS": 8, "EW": 8},
        tricks={"NS": 4, "EW": 0},
    )
    state = table.play("9c", "5s", "5h", "5d")
    assert (state["gain"]["NS"], state["ended"]) == (amount, None), "the others have no trick yet"
    state = table.play("8c", "As", "6h", "6d")
    assert state["ended"] == ended
    assert state["winner"] == ("NS" if ended else None)


@pytest.mark.rule("V67", "V70", "T.19")
def test_five_straight_off_and_the_rest_too() -> None:
    table = position(
        {"N": "9c", "E": "5s", "S": "5h", "W": "5d"},
        options={"eight_eight_five_five": 1},
        score={"NS": 8, "EW": 8},
        tricks={"NS": 8, "EW": 0},
        gain={"NS": 1},
    )
    state = table.play("9c", "5s", "5h", "5d")
    assert (state["ended"], state["score"]) == ("all-tricks", {"NS": 8, "EW": 8})


@pytest.mark.rule("V76", "V103", "T.35")
@pytest.mark.parametrize(("opponents", "lus"), [("keep-feats", 2), ("nothing", 0)])
def test_what_the_opponents_of_a_toqued_pair_keep(opponents: str, lus: int) -> None:
    table = position(
        LOW | {"N": "Kh 6c", "S": "Jc 6h"},
        options={"partner_toqu_opponents": opponents},
        score={"NS": 4, "EW": 3},
        tricks={"NS": 2, "EW": 5},
        gain={"EW": 3},
        ataataq={"EW": 1},
    )
    state = table.play("Kh", "5s", "Jc")
    assert state["ended"] == "partner-toqu"
    assert state["score"] == {"NS": 0, "EW": 3 + lus}, "the lus of the deal is lost in any case"


@pytest.mark.rule("V51", "V103")
@pytest.mark.parametrize(("forced", "ended", "score"), [("no-fault", "played-out", 4), ("penalty", "partner-toqu", 0)])
def test_toqu_as_the_only_card(forced: str, ended: str, score: int) -> None:
    table = position(
        {"N": "Kh", "E": "5s", "S": "Jc", "W": "5d"},
        options={"forced_partner_toqu": forced},
        score={"NS": 4},
        tricks={"NS": 2, "EW": 6},
    )
    table.play("Kh", "5s", "Jc")
    if table.state["ended"] is None:
        table.play("5d")
        assert table.state["last_trick"]["winner"] == "S"
        assert table.lus == {"NS": 0, "EW": 0}
    assert table.state["ended"] == ended
    assert table.state["score"]["NS"] == score


@pytest.mark.rule("V74", "V52")
@pytest.mark.parametrize(("target", "after"), [("kept", 13), ("reset", 9)])
def test_lost_lus_and_a_raised_target(target: str, after: int) -> None:
    options = {"lost_lus_target": target}
    table = position(
        LOW | {"N": "Kh 6c", "S": "Jc 6h"},
        options=options,
        score={"NS": 10},
        target={"NS": 13},
        tricks={"NS": 3, "EW": 4},
    )
    state = table.play("Kh", "5s", "Jc")
    assert (state["score"]["NS"], state["target"]["NS"]) == (0, after)


@pytest.mark.rule("V74", "T.7")
@pytest.mark.parametrize(("target", "after"), [("kept", 13), ("reset", 9)])
def test_a_wrong_cut_and_a_raised_target(target: str, after: int) -> None:
    table = new(
        manual=["cut"], options={"lost_lus_target": target}, score={"NS": 10, "EW": 2}, target={"NS": 13, "EW": 9}
    )
    table.do("offer N", "W")
    table.do("cut 6", "N")
    assert (table.state["score"]["NS"], table.state["target"]["NS"]) == (0, after)


@pytest.mark.rule("V26", "T.27")
@pytest.mark.parametrize(("loses", "kept"), [("all", 0), ("ataataq", 2)])
def test_what_a_reshuffle_takes(loses: str, kept: int) -> None:
    table = position(
        {"N": "Jc 5c 6c", "E": "5s 6s Qs", "S": "Kh 6h Qh", "W": "5d 6d Qd"},
        options={"faults": "allowed", "reshuffle_loses": loses},
        score={"NS": 3, "EW": 4},
        gain={"NS": 1, "EW": 3},
        ataataq={"NS": 1, "EW": 1},
        tricks={"NS": 2, "EW": 4},
    )
    table.play("Jc")
    table.do("reshuffle")
    assert table.state["gain"] == {"NS": 0, "EW": kept}
    assert table.state["score"] == {"NS": 3, "EW": 4 + kept}
    assert table.state["winner"] is None


@pytest.mark.rule("V26", "V66", "V103")
@pytest.mark.parametrize(("tricks", "winner", "score"), [({"NS": 5, "EW": 1}, "NS", 9), ({"NS": 6, "EW": 0}, None, 7)])
def test_a_reshuffle_that_leaves_exactly_what_was_lacking(
    tricks: dict[str, int], winner: str | None, score: int
) -> None:
    """Where a club keeps the other lus: they win if the others have a trick, and are not written if not."""
    table = position(
        {"N": "9c 5c 6c", "E": "5s 6s Jc", "S": "Kh 6h Qh", "W": "5d 6d Qd"},
        options={"faults": "allowed", "reshuffle_loses": "ataataq"},
        score={"NS": 7, "EW": 4},
        gain={"NS": 3},
        ataataq={"NS": 1},
        tricks=tricks,
    )
    table.play("9c", "Jc")
    table.do("reshuffle")
    state = table.state
    assert (state["ended"], state["winner"], state["score"]["NS"], state["target"]["NS"]) == (
        "reshuffle",
        winner,
        score,
        9,
    )


@pytest.mark.rule("W.25", "V81")
@pytest.mark.parametrize(("reset", "score"), [(False, 11), (True, 0)])
def test_starting_again_at_eleven(reset: bool, score: int) -> None:
    table = position(
        {"N": "9c", "E": "5s", "S": "5h", "W": "5d"},
        stock_size=1,
        rules="25",
        options={"reset_at_eleven": reset},
        score={"N": 10},
        tricks={"N": 0, "E": 4, "S": 4},
    )
    state = table.play("9c", "5s", "5h", "5d")
    assert state["ended"] == "played-out"
    assert (state["score"]["N"], state["target"]["N"]) == (score, 25)


@pytest.mark.rule("W.25", "T.18")
def test_eleven_wins_where_eleven_is_the_target() -> None:
    table = position(
        {"N": "9c", "E": "5s", "S": "5h", "W": "5d"},
        options={"reset_at_eleven": True},
        score={"NS": 10},
        target={"NS": 11},
        tricks={"NS": 4, "EW": 4},
    )
    state = table.play("9c", "5s", "5h", "5d")
    assert (state["winner"], state["score"]["NS"]) == ("NS", 11)
