"""The rule set itself, and the options of the table, the deal and the leads that only a few clubs will turn."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from stik.errors import InvalidSetup
from stik.protocol import Session
from stik.voms import PRESETS, Rules, rules_named
from stik.voms.rules import INTERNATIONAL, TOURNAMENT, TWENTY_FIVE, WORMS, WORMS_2P
from tests.rules.positions import Table, deck, new, position

PUBLIC = {
    "redeal",
    "bottom_check",
    "max_lead",
    "voms_threat",
    "voms_last_seat_needs_empty_stock",
    "first_trick_pair_exception",
    "voms_sacrifice",
    "melted_voms",
    "ataataq_on_partner",
    "black_kings_on_two_sevens",
    "ataataq_kept_on_all_tricks",
    "partner_toqu_no_lus",
    "overshoot",
    "faults",
    "stop",
    "multi_units",
}
"""Options that docs/interfaces.md lists; the scenarios cover them."""

OPTIONS = [field.name for field in fields(Rules) if field.name not in {"preset", "sheet"}]


def values_of(option: str) -> list[Any]:
    hint = get_type_hints(Rules)[option]
    if get_origin(hint) is not None:
        return list(get_args(hint))
    return [False, True] if hint is bool else [1, 9, 12]


def codes(error: pytest.ExceptionInfo[InvalidSetup]) -> list[str]:
    return [fault.code for fault in error.value.faults]


# the rule set as a value


IN_SCENARIOS = {"partners", "announce", "out_of_turn"}
"""Proved by tests/scenarios/voms/28-as-at-a-real-table.yaml, or by every game for four."""


def test_every_other_option_has_a_test_of_its_own() -> None:
    here = Path(__file__).parent
    text = "".join(path.read_text("utf-8") for path in here.glob("test_voms_options*.py"))
    tests = text.partition("# the table")[2]
    assert [name for name in OPTIONS if name not in PUBLIC | IN_SCENARIOS and f'"{name}"' not in tests] == []


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(InvalidSetup) as error:
        TOURNAMENT.with_options({"knock": "yes", "direction": "left", "players": 5, "redeal": None})
    assert codes(error) == ["setup/bad-option-value"] * 4
    assert {dict(fault.params)["option"] for fault in error.value.faults} == {"knock", "direction", "players", "redeal"}


def test_unknown_options_are_named_with_the_wrong_ones() -> None:
    with pytest.raises(InvalidSetup) as error:
        TOURNAMENT.with_options({"knok": True, "wild_cards": 3, "knock": 1})
    assert codes(error) == ["setup/unknown-option", "setup/unknown-option", "setup/bad-option-value"]


@pytest.mark.parametrize("name", ["preset", "sheet", "seats", "pack", "options", "__class__", ""])
def test_what_is_no_option_cannot_be_set(name: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        TOURNAMENT.with_options({name: "worms"})
    assert codes(error) == ["setup/unknown-option"]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("knock", 1),
        ("knock", 0),
        ("knock", "true"),
        ("max_lead", "4"),
        ("max_lead", 4.0),
        ("max_lead", True),
        ("max_lead", 0),
        ("max_lead", 5),
        ("target", "9"),
        ("target", 9.0),
        ("target", True),
        ("target", None),
        ("deal_lus", True),
        ("deal_lus", False),
        ("redeal", "AND"),
        ("redeal", ["and"]),
        ("redeal", {"and": True}),
    ],
)
def test_a_value_of_the_wrong_type_is_no_value(option: str, value: object) -> None:
    with pytest.raises(InvalidSetup) as error:
        TOURNAMENT.with_options({option: value})
    (fault,) = error.value.faults
    assert fault.code == "setup/bad-option-value"
    assert dict(fault.params)["option"] == option


def test_the_allowed_values_are_named() -> None:
    with pytest.raises(InvalidSetup) as error:
        TOURNAMENT.with_options({"max_lead": 7, "knock": "no", "redeal": "xor"})
    allowed = {dict(fault.params)["option"]: dict(fault.params)["allowed"] for fault in error.value.faults}
    assert allowed == {"max_lead": "1, 2, 3, 4", "knock": "true, false", "redeal": "and, or, off"}


@pytest.mark.parametrize(
    ("base", "options", "expected"),
    [
        ("tournament", {"players": 3}, ["setup/partners-need-four"]),
        ("tournament", {"players": 2}, ["setup/partners-need-four"]),
        ("worms-2p", {"partners": True}, ["setup/partners-need-four"]),
        ("worms-3p", {"rounds": 2, "max_lead": 1, "knock": False}, ["setup/two-rounds-need-two-players"]),
        ("worms-2p", {"max_lead": 2}, ["setup/two-rounds-need-single-leads"]),
        ("worms-2p", {"knock": True}, ["setup/two-rounds-exclude-knocking"]),
        ("tournament", {"target": 0}, ["setup/target-too-low"]),
        ("tournament", {"target": -9}, ["setup/target-too-low"]),
        ("tournament", {"target": 10_000}, ["setup/target-too-high"]),
        ("tournament", {"joker": True}, ["setup/joker-needs-spade-two"]),
        (
            "tournament",
            {"rounds": 2, "target": 0, "joker": True},
            [
                "setup/two-rounds-need-two-players",
                "setup/two-rounds-need-single-leads",
                "setup/two-rounds-exclude-knocking",
                "setup/target-too-low",
                "setup/joker-needs-spade-two",
            ],
        ),
    ],
)
def test_contradictions(base: str, options: dict[str, object], expected: list[str]) -> None:
    with pytest.raises(InvalidSetup) as error:
        PRESETS[base].with_options(options)
    assert codes(error) == expected


def test_the_protocol_names_all_faults_in_one_answer() -> None:
    answer: dict[str, Any] = Session().answer(
        {"cmd": "new", "game": "voms", "rules": "tournament", "options": {"knock": 1, "redeal": "xor"}, "dealer": "W"}
    )
    assert answer["error"]["code"] == "setup/bad-option-value"
    assert "knock" in answer["error"]["detail"]
    assert "redeal" in answer["error"]["detail"]


def test_unknown_rules() -> None:
    with pytest.raises(InvalidSetup) as error:
        rules_named("bridge")
    assert codes(error) == ["setup/unknown-rules"]
    assert "worms-3p" in str(dict(error.value.faults[0].params)["known"])


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_differs_from_itself_in_nothing(name: str) -> None:
    assert PRESETS[name].preset == name
    assert PRESETS[name].differences() == ()
    assert rules_named(name) is PRESETS[name]


def test_differences_name_the_usual_value_and_this_one() -> None:
    rules = WORMS.with_options({"max_lead": 3, "ataataq_on_partner": False, "knock": True})
    assert rules.differences() == (("max_lead", 4, 3), ("ataataq_on_partner", True, False))
    assert rules.with_options({"max_lead": 4, "ataataq_on_partner": True}) == WORMS


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_is_a_rule_set_or_a_contradiction(option: str) -> None:
    for name, rules in PRESETS.items():
        for value in values_of(option):
            changed = or_contradiction(rules, option, value)
            if isinstance(changed, Rules):
                assert changed.options()[option] == value
                assert changed.with_options({option: rules.options()[option]}) == rules
            else:
                assert "setup/bad-option-value" not in changed, (name, option, value)


def or_contradiction(rules: Rules, option: str, value: object) -> Rules | list[str]:
    try:
        return rules.with_options({option: value})
    except InvalidSetup as error:
        return [fault.code for fault in error.faults]


@pytest.mark.rule("V14", "V20", "V22", "V36", "V38", "V67")
def test_the_switches_of_the_three_sheets() -> None:
    table = {
        "redeal": ("and", "and", "and"),
        "bottom_check": (False, False, False),
        "max_lead": (4, 4, 4),
        "voms_threat": ("toqu", "toqu-or-d3", "toqu-or-d3"),
        "voms_last_seat_needs_empty_stock": (False, True, True),
        "first_trick_pair_exception": (True, False, False),
        "voms_sacrifice": ("forbidden", "void", "void"),
        "melted_voms": ("never", "if-d3-out", "if-d3-out"),
        "toqu_early": ("opponents-choose", "take-back", "take-back"),
        "ataataq_on_partner": (False, False, True),
        "black_kings_on_two_sevens": (False, False, True),
        "ataataq_kept_on_all_tricks": (True, False, False),
        "partner_toqu_no_lus": ("target+2", "nothing", "nothing"),
        "toqu_not_shown": ("may-annul", "annulled", "annulled"),
    }
    sheets = (TOURNAMENT, INTERNATIONAL, WORMS)
    assert {name: tuple(rules.options()[name] for rules in sheets) for name in table} == table
    assert TWENTY_FIVE.spade_two
    assert not TWENTY_FIVE.restrictions
    assert WORMS_2P.sides == ("N", "S")


# the table


@pytest.mark.rule("V15", "T.10", "T.3")
@pytest.mark.parametrize(
    ("direction", "leader", "second", "cutter"), [("clockwise", "N", "E", "S"), ("anticlockwise", "S", "E", "N")]
)
def test_direction_of_play(direction: str, leader: str, second: str, cutter: str) -> None:
    options = {"direction": direction}
    table = new("9c 9s 9h 9d Ac As Ah Ad", options=options)
    assert table.state["to_act"] == leader
    for seat, dealt in ((leader, "Ac 9c"), (second, "As 9s"), ("W", "Ad 9d")):
        assert set(dealt.split()) <= set(table.state["hands"][seat].split())
    table.play("9c")
    assert table.state["to_act"] == second
    assert new(options=options, manual=["cut"]).state["to_act"] == cutter


@pytest.mark.rule("V15", "V24")
@pytest.mark.parametrize(("direction", "drawn"), [("clockwise", "NESW"), ("anticlockwise", "NWSE")])
def test_drawing_goes_in_the_direction_of_play(direction: str, drawn: str) -> None:
    table = position({"N": "9c"}, size=4, stock="Ac As Ah Ad", options={"direction": direction})
    order = list("NESW") if direction == "clockwise" else list("NWSE")
    table.play("9c", *(table.state["hands"][seat].split()[0] for seat in order[1:]))
    hands = table.state["hands"]
    assert [next(seat for seat in "NESW" if ace in hands[seat]) for ace in ("Ac", "As", "Ah", "Ad")] == list(drawn)


@pytest.mark.rule("W.3p", "V79")
@pytest.mark.parametrize(("players", "seats", "stock"), [(2, "NS", 28), (3, "NES", 24), (4, "NESW", 20)])
def test_number_of_players(players: int, seats: str, stock: int) -> None:
    table = new(options={"players": players, "partners": False})
    state = table.state
    assert "".join(state["hands"]) == seats
    assert list(state["score"]) == list(seats)
    assert len(state["stock"].split()) == stock
    assert all(len(hand.split()) == 4 for hand in state["hands"].values())
    for _ in seats:
        assert table.state["last_trick"] is None
        table.do(table.legal[0])
    assert table.state["last_trick"]["units"] == 1


@pytest.mark.rule("W.2p", "V80", "V112")
@pytest.mark.parametrize(("rounds", "gained"), [(1, {"N": 1, "S": 1}), (2, {"N": 0, "S": 1})])
def test_rounds_of_a_trick(rounds: int, gained: dict[str, int]) -> None:
    options = {"players": 2, "partners": False, "max_lead": 1, "knock": False, "rounds": rounds}
    table = position({"N": "9d 5c 5s 6c", "S": "9c 8h 8d 6d"}, stock="Qc Qs Qh Qd", options=options)
    before = table.state["tricks"]
    table.play("9d", "8h")
    assert (table.state["last_trick"] is None) == (rounds == 2), "two cards from each make one trick"
    assert table.state["to_act"] == "N"
    state = table.play("5c", "9c")
    assert state["last_trick"]["winner"] == "S"
    assert len(state["last_trick"]["cards"]) == 2 * rounds
    assert {seat: state["tricks"][seat] - before[seat] for seat in "NS"} == gained
    assert state["stock"] == "", "both draw after every card"


@pytest.mark.rule("T.42", "T.F.1")
@pytest.mark.parametrize(("target", "ended"), [(9, None), (5, "game-won")])
def test_length_of_the_comb(target: int, ended: str | None) -> None:
    table = position(
        {"N": "9c 5c", "E": "8c 8h", "S": "8d Qc", "W": "Qs Qh"},
        options={"target": target},
        tricks={"NS": 4, "EW": 3},
        score={"NS": 4},
    )
    assert table.state["target"] == {"NS": target, "EW": target}
    state = table.play("9c", "8c", "8d", "Qs")
    assert state["gain"]["NS"] == 1
    assert state["ended"] == ended
    assert state["winner"] == ("NS" if ended else None)


@pytest.mark.rule("W.25", "V82")
@pytest.mark.parametrize("options", [{}, {"spade_two": True}, {"spade_two": True, "joker": True}])
def test_spade_two_and_joker_join_the_pack(options: dict[str, object]) -> None:
    pack = deck(options=options).split()
    assert len(pack) == 36 + len(options)
    assert ("2s" in pack, "*" in pack) == ("spade_two" in options, "joker" in options)
    answer = Session().answer(
        {"cmd": "new", "game": "voms", "rules": "tournament", "dealer": "W", "deck": "2s " + deck(options=options)}
    )
    assert "error" in answer


@pytest.mark.rule("W.25", "V82")
def test_spade_two_goes_over_everything_and_the_joker_over_spade_two() -> None:
    options = {"spade_two": True, "joker": True}
    cards = {"N": "Kh 5c", "E": "3d 5s", "S": "2s 5h", "W": "* 5d"}
    table = position(cards, options=options, stock="Jc Qc")
    state = table.play("Kh", "3d", "2s", "5d")
    assert state["last_trick"]["winner"] == "S"
    table = position(cards, options=options, stock="Jc Qc")
    assert table.play("Kh", "3d", "2s", "*")["last_trick"]["winner"] == "W"
    table = position(cards, options=options, stock="Jc Qc", leader="W")
    assert table.play("*", "5c", "3d", "2s")["last_trick"]["winner"] == "W", "the joker keeps its power when led"
    table = position(cards, options=options, stock="Jc Qc", leader="S")
    assert table.play("2s", "5d", "5c", "3d")["last_trick"]["winner"] == "S", "spade 2 keeps its power when led"


# the deal


@pytest.mark.rule("T.8", "T.9")
def test_cut_trap() -> None:
    open_to_tricks = new(manual=["cut"], score={"NS": 3, "EW": 5})
    assert open_to_tricks.view("W")["actions"] == ["offer E", "offer N", "offer S"]
    open_to_tricks.do("offer N", "W")
    assert open_to_tricks.state["to_act"] == "N"
    honest = new(manual=["cut"], options={"cut_trap": False}, score={"NS": 3, "EW": 5})
    assert honest.view("W")["actions"] == []
    assert honest.refused("offer N", "W")["code"] == "turn/not-now"
    honest.do("cut 5", "S")


@pytest.mark.rule("V17", "T.7a")
def test_knocking_is_an_option() -> None:
    table = new(manual=["cut"])
    assert "knock" in table.legal
    table.do("knock", "S")
    assert sum(table.state["tricks"].values()) == 1
    table = new(manual=["cut"], options={"knock": False})
    assert "knock" not in table.legal
    refusal = table.refused("knock", "S")
    assert refusal["code"] == "cut/no-knocking"
    assert {"T.7a", "V17"} <= set(refusal["cites"])
    setup = {"cmd": "new", "game": "voms", "rules": "tournament", "dealer": "W", "deck": deck(), "knocked": True}
    answer: dict[str, Any] = Session().answer(setup | {"options": {"knock": False}})
    assert answer["error"]["code"] == "setup/no-knocking"


@pytest.mark.rule("V17", "T.8")
def test_without_knocking_one_may_still_knock_the_cards_out_of_the_dealers_hand() -> None:
    table = new(manual=["cut"], options={"knock": False}, score={"NS": 3, "EW": 5})
    table.do("offer N", "W")
    assert "knock" in table.legal
    table.do("knock", "N")
    assert (table.state["phase"], table.state["to_act"]) == ("cut", "S")


@pytest.mark.rule("V18", "T.7a")
@pytest.mark.parametrize(
    ("hidden", "north", "east", "trick"),
    [
        (2, "5c 6c", "5s 6s", [["N", "9c"], ["E", "Qs"], ["S", "Qc"], ["W", "Qh"]]),
        (3, "5c 6c Qs", "Qc 6s 5h", [["N", "9c"], ["E", "5s"], ["S", "6h"], ["W", "8c"]]),
    ],
)
def test_hidden_cards_of_a_knocked_deal(hidden: int, north: str, east: str, trick: list[list[str]]) -> None:
    table = new("9c 5c 6c Qs 5s 6s Qc 5h 6h Qh 5d 6d 8c 8h 8d Qd", options={"knock_hidden": hidden}, knocked=True)
    state = table.state
    assert state["last_trick"]["cards"] == trick
    assert set(north.split()) <= set(state["hands"]["N"].split())
    assert set(east.split()) <= set(state["hands"]["E"].split())
    assert all(len(hand.split()) == 4 for hand in state["hands"].values())
    assert len(state["stock"].split()) == 16


@pytest.mark.rule("V18", "T.6")
def test_both_in_a_knocked_hand() -> None:
    cards = "9c Kh Jc 5s 6s Qs 5h 6h Qh 5d 6d Qd"
    assert new(cards, knocked=True).answer["redeal"] == {"cites": ["T.6"]}
    table = new("Kh 9c Jc 5s 6s Qs 5h 6h Qh 5d 6d Qd", knocked=True)
    assert table.answer["redeal"] == {"cites": ["T.6"]}, "the open card is one of the three"
    table = new(cards, knocked=True, options={"knock_redeal": False})
    assert "redeal" not in table.answer
    assert {"Kh", "Jc"} <= set(table.state["hands"]["N"].split())
    assert new("Kh 5s 5h 5d Jc", options={"knock_redeal": False}).answer["redeal"], "an ordinary deal is still void"


@pytest.mark.rule("V19", "V105")
@pytest.mark.parametrize(
    ("scores", "first_deal", "voms", "toqu"), [(True, False, 1, 2), (False, False, 0, 0), (True, True, 0, 0)]
)
def test_voms_turned_up_by_a_knock(scores: bool, first_deal: bool, voms: int, toqu: int) -> None:
    options = {"knock_scores": scores}
    table = new("9d 5c 6c Kh 5s 6s 9c 5h 6h Ah 5d 6d", options=options, knocked=True, first_deal=first_deal)
    assert table.state["last_trick"]["winner"] == "E"
    assert table.lus == {"NS": 0, "EW": voms}
    table = new("9d 5c 6c Kh 5s 6s Jc 5h 6h Ah 5d 6d", options=options, knocked=True, first_deal=first_deal)
    assert table.state["last_trick"]["winner"] == "S"
    assert table.lus == {"NS": toqu, "EW": 0}


@pytest.mark.rule("V24", "T.13")
@pytest.mark.parametrize(("draw", "north", "east"), [("in-turn", "6c 5c", "6s 5s"), ("at-once", "5c 5s", "5h 5d")])
def test_drawing_two_cards(draw: str, north: str, east: str) -> None:
    table = position(
        {"N": "Ac As", "E": "Qc Qs", "S": "8c 8h", "W": "8d Qd"},
        size=4,
        stock="5c 5s 5h 5d 6c 6s 6h 6d",
        options={"draw": draw},
    )
    hands = table.play("Ac As", "Qc Qs", "8c 8h", "8d Qd")["hands"]
    assert set(north.split()) <= set(hands["N"].split())
    assert set(east.split()) <= set(hands["E"].split())


# leads and tricks


def leads(table: Table, *groups: str) -> list[bool]:
    return [f"play {group}" in table.legal for group in groups]


@pytest.mark.rule("V12", "T.11")
@pytest.mark.parametrize(
    ("hand", "pair", "gone"),
    [("Kc Kh 5c 6c", "Kc Kh", ""), ("Jc Js 5c 6c", "Jc Js", "Kh"), ("8c 8s 5c 6c", "8c 8s", "")],
)
def test_special_cards_in_groups(hand: str, pair: str, gone: str) -> None:
    fill = {"N": hand, "E": "5s 6s Qs 9s", "S": "5h 6h Qh 9h", "W": "5d 6d Qd 9d"}
    assert leads(position(fill, stock_size=8, gone=gone), pair) == [True]
    table = position(fill, stock_size=8, gone=gone, options={"special_cards_pair": False})
    assert leads(table, pair, *hand.split()) == [False, True, True, True, True]
    refusal = table.refused(f"play {pair}")
    assert (refusal["code"], refusal["cites"]) == ("play/no-such-lead", ["T.11"])


@pytest.mark.rule("V12", "V13")
def test_other_cards_of_the_rank_still_pair() -> None:
    fill = {"N": "Jc Js Jh 8c", "E": "5s 6s Qs 9s", "S": "5h 6h Qh 9h", "W": "5d 6d Qd 9d"}
    table = position(fill, stock_size=8, gone="Kh", options={"special_cards_pair": False})
    assert leads(table, "Js Jh", "Jc Js", "Jc Js Jh") == [True, False, False]


@pytest.mark.rule("V11")
@pytest.mark.parametrize("pairs", [False, True])
def test_diamond_three_as_a_king(pairs: bool) -> None:
    fill = {"N": "Kc Ks 3d 6c", "E": "5s 6s Qs 9s", "S": "5h 6h Qh 9h", "W": "5d 6d Qd 9d"}
    table = position(fill, stock_size=8, options={"d3_pairs_with_kings": pairs})
    assert leads(table, "Kc 3d", "Kc Ks 3d", "Kc Ks") == [pairs, pairs, True]
    if not pairs:
        assert table.refused("play Kc 3d")["code"] == "play/no-such-lead"
        return
    state = table.play("Kc 3d", "5s 6s", "5h 6h", "5d 6d")
    assert state["last_trick"]["winner"] == "E", "led it is as worthless as ever"


@pytest.mark.rule("V13")
@pytest.mark.parametrize("allowed", [True, False])
def test_sevens_in_two_pairs(allowed: bool) -> None:
    fill = {"N": "5c 5s 7c 7s", "E": "6c 6s Qs 9s", "S": "5h 6h Qh 9h", "W": "5d 6d Qd 9d"}
    table = position(fill, stock_size=8, options={"sevens_in_two_pairs": allowed})
    assert leads(table, "5c 7c 5s 7s", "7c 5c 7s 5s", "7c 7s", "5c 5s") == [False, allowed, True, True]
    if not allowed:
        assert table.refused("play 7c 5c 7s 5s")["code"] == "play/no-such-lead"


@pytest.mark.rule("V10", "T.24")
@pytest.mark.parametrize(("beats", "winner"), [(False, "E"), (True, "S")])
def test_a_stronger_seven_on_the_club_king(beats: bool, winner: str) -> None:
    table = position({"N": "7d 5c", "E": "Kc 5s", "S": "7c 5h", "W": "5d 6d"}, options={"seven_beats_club_king": beats})
    assert table.play("7d", "Kc", "7c", "5d")["last_trick"]["winner"] == winner


@pytest.mark.rule("V9", "T.27", "W.H4")
@pytest.mark.parametrize(
    ("rules", "takes", "winner", "lus"),
    [
        ("tournament", True, "W", 0),
        ("tournament", False, "E", 0),
        ("worms", True, "W", 1),
        ("worms", False, "E", 0),
    ],
)
def test_spade_king_on_the_partners_club_king(rules: str, takes: bool, winner: str, lus: int) -> None:
    table = position(
        {"N": "7d 5c", "E": "Kc 5s", "S": "5h 6h", "W": "Ks 6d"},
        rules=rules,
        options={"ataataq_takes_partner": takes},
    )
    assert table.play("7d", "Kc", "5h", "Ks")["last_trick"]["winner"] == winner
    assert table.lus == {"NS": 0, "EW": lus}


@pytest.mark.rule("V9", "T.25")
def test_the_option_on_the_partner_leaves_the_opponents_alone() -> None:
    table = position({"N": "7d 5c", "E": "Kc 5s", "S": "Ks 6h", "W": "5d 6d"}, options={"ataataq_takes_partner": False})
    assert table.play("7d", "Kc", "Ks", "5d")["last_trick"]["winner"] == "S"
    assert table.lus == {"NS": 1, "EW": 0}
