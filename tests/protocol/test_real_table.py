"""The door of the real table: combs, the Vira protocol, prices, the referee, lots, a dealt pack."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest
import segno

from stik.engine import commitment
from stik.protocol.real import answer_text
from stik.protocol.real.offered import WRITTEN
from stik.voms import PRESETS

SECRET = "0123456789abcdef0123456789abcdef"


def ask(what: str, **fields: object) -> dict[str, Any]:
    found = json.loads(answer_text(json.dumps({"ask": what, **fields})))
    assert isinstance(found, dict)
    return found


def kam(*taps: str, rules: str = "tournament", **fields: object) -> dict[str, Any]:
    """Taps as `voms 0`, `over`."""
    words = [tap.split() for tap in taps]
    told = [{"what": what, "side": int(side[0]) if side else None} for what, *side in words]
    found = ask("kam", rules=rules, taps=told, **fields)
    assert "refused" not in found, found
    return found


def combs(found: dict[str, Any]) -> list[tuple[int, int]]:
    return [(side["score"], side["target"]) for side in found["sides"]]


@pytest.mark.rule("T.42", "I.45", "W.C2")
def test_more_than_was_lacking_draws_new_strokes() -> None:
    """The sheets' own example: two were lacking, three came in, and three are lacking now."""
    seven = ["toqu 0", "deal 0", "over"] * 2 + ["deal 0", "over"]
    assert combs(kam(*seven)) == [(7, 9), (0, 9)]
    over = kam(*seven, "voms 0", "five-five 0")
    assert over["sides"][0]["over"]
    assert over["sides"][0]["after"] == {"score": 10, "target": 13}
    assert combs(kam(*seven, "voms 0", "five-five 0", "over")) == [(10, 13), (0, 9)]


@pytest.mark.rule("T.18", "V66")
def test_the_game_is_won_with_exactly_what_was_lacking_once_the_others_have_a_trick() -> None:
    eight = ["toqu 0", "five-five 0", "over"] * 2
    assert combs(kam(*eight))[0] == (8, 9)
    waiting = kam(*eight, "voms 0")
    assert (waiting["won"], waiting["waiting"]) == ([], [0])
    assert [tap["tap"]["what"] for tap in waiting["sides"][1]["taps"]].count("trick") == 1
    won = kam(*eight, "voms 0", "trick 1")
    assert won["won"] == [0]
    over = kam(*eight, "voms 0", "trick 1", "won")
    assert over["over"]
    assert over["results"] == [{"winner": 0, "score": [9, 0], "target": [9, 9], "kam": True}]
    assert combs(kam(*eight, "voms 0", "trick 1", "won", "next-game")) == [(0, 9), (0, 9)]


@pytest.mark.rule("T.44")
def test_at_eight_all_voms_and_toqu_are_ordinary_cards() -> None:
    level = kam(*(["toqu 0", "five-five 0", "over"] * 2 + ["toqu 1", "five-five 1", "over"] * 2))
    assert level["eight_eight"]
    assert {tap["tap"]["what"] for tap in level["sides"][0]["taps"]} == {
        "ataataq",
        "ataataq-stolen",
        "deal",
        "five-five",
    }


@pytest.mark.rule("T.1", "T.43", "W.A1")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_pack_has_each_card_once_so_a_deal_has_each_feat_once(preset: str) -> None:
    """What was had keeps its place on both sides, so nothing moves under the finger; it cannot be tapped again."""
    voms = {"voms", "voms-protected", "toqu", "toqu-d3", "toqu-won-back", "d3"}
    ataataq = {"ataataq", "ataataq-stolen"}
    empty = kam(rules=preset)
    places = [[tap["tap"]["what"] for tap in side["taps"]] for side in empty["sides"]]
    assert all(tap["open"] for side in empty["sides"] for tap in side["taps"])
    for taps, gone in (
        (["d3 1"], voms),
        (["toqu 0", "ataataq 1"], voms | ataataq),
        (["five-five 0"], {"deal", "five-five"}),
    ):
        found = kam(*taps, rules=preset)
        assert [[tap["tap"]["what"] for tap in side["taps"]] for side in found["sides"]] == places
        for side in found["sides"]:
            shut = {tap["tap"]["what"] for tap in side["taps"] if not tap["open"]} - {"five-five"}
            assert shut == gone.intersection(places[0]) - {"five-five"}
            for what in shut:
                again = [*({"what": tap.split()[0], "side": int(tap.split()[1])} for tap in taps)]
                again.append({"what": what, "side": side["side"]})
                assert ask("kam", rules=preset, taps=again)["refused"]["code"] == "real/no-such-tap"
    # straight off is over for the others as soon as somebody has a trick, and for everybody with the five
    shut = [
        {tap["tap"]["what"]: not tap["open"] for tap in side["taps"]} for side in kam("d3 1", rules=preset)["sides"]
    ]
    assert (shut[0]["five-five"], shut[1]["five-five"]) == (True, False)
    assert not any(
        tap["open"]
        for side in kam("five-five 0", rules=preset)["sides"]
        for tap in side["taps"]
        if tap["tap"]["what"] == "five-five"
    )
    assert all(tap["open"] for side in kam("d3 1", "over", rules=preset)["sides"] for tap in side["taps"])


@pytest.mark.rule("T.35", "V103")
def test_toqu_on_the_partner_takes_all_lus_or_draws_two_strokes() -> None:
    assert combs(kam("toqu 0", "over", "voms 1", "partner-toqu 0")) == [(0, 9), (1, 9)]
    assert combs(kam("partner-toqu 0")) == [(0, 11), (0, 9)]


@pytest.mark.rule("T.19", "V67")
def test_all_tricks_bring_nothing_but_ataataq() -> None:
    assert combs(kam("toqu 0", "ataataq 0", "five-five 0", "all-tricks 0")) == [(1, 9), (0, 9)]
    assert combs(kam("toqu 0", "all-tricks 0", rules="international")) == [(0, 9), (0, 9)]
    assert "refused" in ask(
        "kam", rules="tournament", taps=[{"what": "voms", "side": 1}, {"what": "all-tricks", "side": 0}]
    )


@pytest.mark.rule("W.25", "V81")
def test_25_is_a_race_in_which_too_much_starts_again() -> None:
    tricks = ["trick 2"] * 24
    assert combs(kam(*tricks, "toqu 2", "over", rules="25"))[2] == (0, 25)
    home = kam(*tricks, "over", "trick 2", "trick 0", "over", rules="25")
    assert home["places"] == [2]
    assert combs(home)[2] == (25, 25)
    assert [side["playing"] for side in home["sides"]] == [True, True, False, True]
    assert combs(kam(*tricks, "over", "trick 2", "trick 0", "over", "trick 3", "over", rules="25"))[3] == (1, 25)


@pytest.mark.parametrize("preset", PRESETS)
def test_everything_that_is_offered_can_be_tapped(preset: str) -> None:
    taps: list[dict[str, object]] = []
    for step in range(40):
        found = ask("kam", rules=preset, taps=taps)
        if found["over"]:
            break
        offered = [tap["tap"] for side in found["sides"] for tap in side["taps"] if tap["open"]]
        offered += found["ends"] + [order for side in found["sides"] for order in side["orders"]]
        for tap in offered[:: max(1, len(offered) // 6)]:
            assert "refused" not in ask("kam", rules=preset, taps=[*taps, tap])
        taps.append(offered[(step * 7) % len(offered)])


def test_a_tap_that_cannot_be_is_refused_and_said() -> None:
    refused = ask("kam", rules="tournament", taps=[{"what": "won", "side": None}])["refused"]
    assert refused["code"] == "real/nobody-has-won"
    assert ask("kam", rules="tournament", taps=[{"what": "sing", "side": 0}])["refused"]["code"] == "real/no-such-tap"
    assert ask("kam", rules="tournament", taps=[{"what": "voms", "side": 7}])["refused"]["code"] == "setup/bad-field"
    assert ask("kam", rules="worms-3p", taps=[{"what": "partner-toqu", "side": 0}])["refused"]
    assert ask("sing")["refused"]["code"] == "setup/bad-field"
    assert json.loads(answer_text("{"))["refused"]["code"] == "protocol/bad-json"
    assert json.loads(answer_text("[]"))["refused"]["code"] == "setup/bad-field"


def test_the_vira_protocol_goes_on_until_the_pulla_is_divided() -> None:
    line = {"declarer": "Bo", "contract": "spel7", "result": "home", "trump": "ofarg"}
    found = ask("vira", rules="sm2025", persons=["Ann", "Bo", "Cilla"], lines=[line])
    assert (
        found["protocol"]["totals"] == {"Ann": -8, "Bo": 16 - 8, "Cilla": -8}
        or sum(found["protocol"]["totals"].values()) == -found["protocol"]["pulla"]
    )
    assert found["protocol"]["next"]["deal"] == 2
    over = ask("vira", rules="sm2025", persons=["Ann", "Bo", "Cilla"], lines=[line], divided=True)
    assert sum(over["protocol"]["totals"].values()) == 0
    wrong = ask("vira", rules="sm2025", persons=["Ann", "Bo", "Cilla"], lines=[{**line, "declarer": "Dan"}])
    assert wrong["refused"]["code"] == "tournament/line-stranger"


@pytest.mark.rule("SM.L1")
def test_a_protocol_has_as_many_deals_as_somebody_says_or_goes_on_and_on() -> None:
    table: dict[str, Any] = {"rules": "sm2025", "persons": ["Ann", "Bo", "Cilla"], "lines": []}
    longest = ask("hello")["vira"]["longest"]
    assert ask("vira", **table)["open"]
    for planned in (1, longest):
        found = ask("vira", **table, planned=planned)
        assert (found["open"], found["protocol"]["deals_left"]) == (False, planned)
    for planned in (0, -1, longest + 1, "3", 2.5):
        assert ask("vira", **table, planned=planned)["refused"]["code"] == "setup/bad-field"


def test_the_pulla_is_divided_where_a_sitting_ends_early_and_comes_back_where_it_goes_on() -> None:
    line = {"declarer": "Bo", "contract": "spel7", "result": "bet", "trump": "ofarg"}
    table: dict[str, Any] = {"rules": "sm2025", "persons": ["Ann", "Bo", "Cilla"], "lines": [line], "planned": 3}
    running, over = (ask("vira", **table, divided=divided)["protocol"] for divided in (False, True))
    assert running["pulla"] > 0
    assert (over["pulla"], over["next"], sum(over["totals"].values())) == (0, None, 0)
    assert sum(payment["amount"] for payment in over["division"]) == running["pulla"]
    assert running["next"]["deal"] == 2


def test_a_price_is_what_the_protocol_would_write() -> None:
    line = {"declarer": "B", "contract": "solo8", "result": "bet", "trump": "hogsta"}
    price = ask("price", rules="sm2025", table=3, line=line)
    sheet = ask("vira", rules="sm2025", persons=["A", "B", "C"], lines=[line])["protocol"]
    assert price["change"] == sheet["totals"]
    assert price["pulla"] == sheet["pulla"]
    assert [one["family"] for one in ask("contracts", rules="sm2025", table=4)["families"]]


def test_a_price_knows_every_rule_set_and_the_house_rules_that_are_paid_by() -> None:
    tringel = {"declarer": "A", "contract": "tringel9", "result": "home", "trump": "ofarg"}
    assert ask("price", rules="sm2025", line=tringel)["refused"]["code"] == "tournament/line-not-bid"
    assert ask("price", rules="stockholm", line=tringel)["change"]["A"] > 0
    kodilj = {"declarer": "B", "contract": "solo8", "result": "kodilj", "trump": "hogsta"}
    usual, doubled = (
        ask("price", rules="sm2025", line=kodilj, options=options)["change"]["A"]
        for options in ({}, {"kodilj_doubles_pinnar": True})
    )
    assert doubled == 2 * usual > 0
    mine = {"tariff": {"solo": {"home": 3}}, "ante": 4}
    home = ask("price", rules="sm2025", line={**kodilj, "result": "home"}, options=mine)
    assert [one["amount"] for one in home["payments"] if one["reason"] == "pool/lifted"] == [24]
    assert {one["amount"] for one in home["payments"] if one["reason"] == "pool/ante"} == {4}
    wrong = ask("vira", rules="sm2025", persons=["A", "B", "C"], lines=[], options={"ante": 0})
    assert wrong["refused"]["code"] == "setup/bad-option-value"


def test_every_option_that_is_offered_changes_what_is_written() -> None:
    hello = ask("hello")
    assert hello["voms"]["seats"].keys() == hello["voms"]["presets"].keys() == PRESETS.keys()
    for game, names in WRITTEN.items():
        assert {option["name"] for option in hello[game]["options"]} == names
        assert names <= hello[game]["presets"][hello[game]["usual"]].keys()


def test_a_sheet_becomes_a_picture_unless_it_is_too_long() -> None:
    text = "https://stik.example/real/vira#" + "x" * 900
    drawn = ask("qr", text=text)
    dots = [[False] * drawn["size"] for _ in range(drawn["size"])]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", drawn["path"]):
        dots[int(y)][int(x) : int(x) + int(width)] = [True] * int(width)
    assert dots == [[bool(dot) for dot in row] for row in segno.make_qr(text, error="l").matrix]
    assert ask("qr", text="x" * 1601)["refused"]["code"] == "real/qr-too-long"


def test_the_referee_asks_and_rules() -> None:
    answers = [{"field": "game", "value": "vira"}, {"field": "rules", "value": "sm2025"}]
    step = ask("hear", answers=answers, lang="sv")
    assert step["question"]["field"] == "irregularity"
    answers.append({"field": "irregularity", "value": step["question"]["options"][0]["value"]})
    for _ in range(20):
        step = ask("hear", answers=answers, lang="sv")
        question = step["question"]
        if question is None:
            break
        value = {"flag": False, "number": 1}.get(question["look"])
        if value is None and question["options"]:
            first = question["options"][0]["value"]
            value = [first] if question["look"] == "several" else first
        answers.append({"field": question["field"], "value": value})
    assert step["verdict"]["cites"]
    book = ask("book", game="vira", lang="sv")
    assert step["verdict"]["cites"][0] in book


def test_seats_follow_from_the_secret_and_the_words() -> None:
    given = {"game": "voms", "rules": "tournament", "persons": ["Ann", "Bo", "Cilla", "Dan"], "secret": SECRET}
    first = ask("seats", **given, seeds={"Ann": "sealskin", "Bo": "7"})
    assert first == ask("seats", **given, seeds={"Bo": "7", "Ann": "sealskin"})
    assert first["commitment"] == commitment(SECRET)
    assert sorted(one["person"] for one in first["seats"]) == ["Ann", "Bo", "Cilla", "Dan"]
    assert first["partners"][0] == [first["seats"][0]["person"], first["seats"][2]["person"]]
    others = {json.dumps(ask("seats", **given, seeds={"Ann": str(word)})["seats"]) for word in range(60)}
    assert len(others) > 15  # of twenty-four
    assert ask("seats", **{**given, "persons": ["Ann"]}, seeds={})["refused"]["code"] == "setup/how-many"
    assert ask("seats", **{**given, "persons": ["Ann", "Ann", "Bo", "C"]}, seeds={})["refused"]["code"] == "real/names"


@pytest.mark.parametrize(
    ("game", "rules", "players", "cards", "stock"), [("voms", "tournament", 4, 4, 20), ("vira", "sm2025", 4, 13, 13)]
)
def test_one_phone_deals_and_shows_each_only_their_own(
    game: str, rules: str, players: int, cards: int, stock: int
) -> None:
    lot = {"secret": SECRET, "seeds": {"Ann": "x"}, "game": game, "rules": rules, "players": players}
    open_cards = ask("verify", **lot, commitment=commitment(SECRET))
    assert open_cards["kept"]
    assert not ask("verify", **lot, commitment=commitment(SECRET + "!"))["kept"]
    seen = ask("deal", **lot, viewer=open_cards["letters"][1])
    assert seen["pack"]["hand"] == open_cards["hands"][open_cards["letters"][1]]
    assert len(seen["pack"]["hand"]) == cards
    assert seen["pack"]["stock"] == stock
    assert ask("deal", **lot)["pack"]["hand"] == []


def test_cards_are_moved_as_people_like_but_never_out_of_nothing() -> None:
    lot = {"secret": SECRET, "seeds": {}, "game": "voms", "rules": "tournament", "players": 4}
    north = ask("deal", **lot, viewer="N")["pack"]["hand"]
    lay = {"seat": "N", "do": "lay", "cards": north[0]}
    pack = ask("deal", **lot, viewer="E", moves=[lay])["pack"]
    assert pack["table"] == [{"seat": "N", "cards": [north[0]]}]
    back = ask("deal", **lot, viewer="N", moves=[lay, {"seat": "N", "do": "back"}])["pack"]
    assert (back["hand"], back["table"]) == (north, [])
    drawn = ask("deal", **lot, viewer="N", moves=[lay, {"seat": "N", "do": "draw"}, {"seat": "N", "do": "take"}])[
        "pack"
    ]
    assert (len(drawn["hand"]), drawn["stock"], drawn["seats"][0]["taken"]) == (4, 19, 1)
    turned = ask("deal", **lot, moves=[{"seat": "S", "do": "turn", "count": 2}, {"seat": "S", "do": "pick"}])["pack"]
    assert (turned["turned"], turned["seats"][2]["cards"]) == ([], 6)
    shown = ask("deal", **lot, moves=[{"seat": "N", "do": "show"}])["pack"]
    assert shown["seats"][0]["open"] == north
    assert (
        ask("deal", **lot, moves=[{"seat": "E", "do": "lay", "cards": north[0]}])["refused"]["code"] == "play/not-held"
    )
    assert ask("deal", **lot, moves=[{"seat": "E", "do": "draw", "count": 21}])["refused"]["code"] == "real/stock-short"
    assert ask("deal", **lot, moves=[{"seat": "E", "do": "take"}])["refused"]["code"] == "real/nothing-there"


def test_the_door_opens_where_there_is_neither_yaml_nor_a_kernel() -> None:
    """What a browser has: the packages of the archive and nothing else."""
    seek = (
        "import sys, stik.protocol.real\n"
        "found = {name.partition('.')[0] for name in sys.modules} | {n for n in sys.modules if n.startswith('stik.')}\n"
        "print(sorted(found & {'yaml', 'stik_kernel', 'pydantic', 'stik.bots', 'stik.app', 'stik.printing'}))"
    )
    done = subprocess.run([sys.executable, "-c", seek], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
