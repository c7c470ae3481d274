"""The table protocol of Vira: the sheets' own examples, refusals, and the same money as the engine's own tables."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from stik import vira
from stik.engine import Entry
from stik.errors import TournamentError
from stik.match.vira import Sitting, divided, draw_hogsta, next_deal, with_deal
from stik.messages import LANGUAGES, catalogue
from stik.tournaments import read_tournament
from stik.tournaments.protocol import (
    DealLine,
    Payment,
    Protocol,
    choices,
    choices_json,
    offers,
    protocol_json,
    read_deal_line,
    read_deal_lines,
    table_protocol,
)
from stik.vira import Case, Form, Grade, Outcome, TrumpClass
from stik.vira.price import case_faults
from stik.vira.rules import POOL
from stik.vira.score import outcome_of
from tests.conftest import deals
from tests.vira.table import PACK, chosen

SM, STOCKHOLM = vira.PRESETS["sm2025"], vira.PRESETS["stockholm"]
THREE, FOUR = ("A", "B", "D"), ("A", "B", "C", "D")
SIXTEEN: dict[str, Any] = {"payments": [{"from": "D", "to": "pool", "amount": 16}]}
"""A first deal after which the pulla holds 16."""


def at(persons: tuple[str, ...], *lines: dict[str, Any], divided: bool = False, rules: vira.Rules = SM) -> Protocol:
    return table_protocol(rules, persons, read_deal_lines(list(lines)), divided=divided)


def paid(persons: tuple[str, ...] = THREE, /, rules: vira.Rules = SM, **line: object) -> dict[str, int]:
    """What a game by D moves with 16 in the pulla; the second deal, in which A deals and of four D sits out."""
    found = at(persons, SIXTEEN, {"declarer": "D", **line}, rules=rules)
    row = found.rows[1]
    changed = dict(zip(persons, row.change, strict=True)) | {"pool": row.pulla - 16}
    return {name: amount for name, amount in changed.items() if amount}


def refused(*lines: dict[str, Any], persons: tuple[str, ...] = THREE, rules: vira.Rules = SM) -> list[tuple[str, str]]:
    """Codes and places; every sentence exists in every language and names its place."""
    with pytest.raises(TournamentError) as caught:
        at(persons, *lines, rules=rules)
    for fault in caught.value.faults:
        params = dict(fault.params)
        assert all(str(params["where"]) in catalogue(language)(fault.code, **params) for language in LANGUAGES)
    return [(fault.code.removeprefix("tournament/"), str(dict(fault.params)["where"])) for fault in caught.value.faults]


# the sheets' own examples


@pytest.mark.rule("SWS.notes", "VR.A1")
def test_the_worked_examples() -> None:
    assert paid(contract="spel7", trump="hogsta", tricks=7) == {"D": 10, "A": -1, "B": -1, "pool": -8}
    assert paid(contract="spel7", trump="hogsta", tricks=6) == {"D": -10, "A": 1, "B": 1, "pool": 8}
    assert paid(contract="spel7", trump="hogsta", tricks=5) == {"D": -18, "A": 1, "B": 1, "pool": 16}
    assert paid(contract="solo-grande-ouverte", tricks=0) == {"D": 56, "A": -24, "B": -24, "pool": -8}
    again = paid(contract="vingel7", first_trump="hogsta", trump="ofarg", result="home")
    assert again == {"D": -4, "A": 2, "B": 2}
    assert paid(contract="gask3", grade="farg", result="laid") == {"D": -10, "A": 1, "B": 1, "pool": 8}
    assert paid(contract="solo9", result="laid") == {"D": -20, "A": 2, "B": 2, "pool": 16}


@pytest.mark.rule("SM.A9")
@pytest.mark.parametrize(
    ("contract", "lifted"), [("vingel6", 0), ("vingel7", 0), ("vingel8", 8), ("turne8", 8), ("turne7", 0)]
)
def test_coming_home_in_the_second_try(contract: str, lifted: int) -> None:
    moved = paid(contract=contract, first_trump="ofarg", trump="ofarg", result="home")
    assert moved.get("pool", 0) == -lifted


@pytest.mark.rule("SM.B1")
def test_tjuvpass() -> None:
    gok = {"contract": "gok", "tricks": 0}
    assert paid(**gok, thieves=["A"]) == {"D": 8, "A": -3, "B": 3, "pool": -8}
    assert paid(**gok, thieves=["A", "B"]) == {"D": 8, "pool": -8}
    four = {"declarer": "C", **gok}
    one = at(FOUR, {**SIXTEEN}, {**four, "thieves": ["B"]}).rows[1]  # A deals and D sits out
    assert (one.turn.dealer, one.turn.sits_out, one.change) == ("A", "D", (2, -4, 8, 2))
    two = at(FOUR, {**SIXTEEN}, {**four, "thieves": ["A", "B"]}).rows[1]
    assert two.change == (-1, -1, 8, 2)
    assert {entry.cites for entry in two.payments if entry.reason == "tjuvpass/compensation"} == {("SM.B1",)}


@pytest.mark.rule("SM.L1", "SM.L2", "SM.L3")
def test_the_division() -> None:
    found = at(THREE, {"declarer": "A", "contract": "begar", "trump": "ofarg", "tricks": 5}, divided=True)
    assert (found.pulla, found.totals) == (0, (-4, 2, 2))  # two pinnar left over, to who has lost most
    assert [(one.payer, one.payee, one.amount, one.cites) for one in found.division] == [
        ("pool", "A", 2, ("SM.L1", "SM.L2")),
        ("pool", "B", 2, ("SM.L1", "SM.L2")),
        ("pool", "D", 2, ("SM.L1", "SM.L2")),
        ("pool", "A", 2, ("SM.L3",)),
    ]
    assert found.turn is None
    assert found.deals_left == 17


@pytest.mark.rule("VR.A9", "VR.A12")
def test_an_empty_pulla_is_filled_by_all_at_the_table() -> None:
    found = at(FOUR, {"declarer": "A", "contract": "begar", "trump": "ofarg", "tricks": 6})
    assert found.rows[0].turn.sits_out == "C"
    assert (found.totals, found.pulla) == ((0, -8, -8, -8), 24)


@pytest.mark.rule("SM.E6", "SM.D6")
def test_a_misdeal_costs_a_bet_and_the_deal_passes_on() -> None:
    found = at(FOUR, {"payments": [{"from": "D", "to": "pool"}, {"from": "A", "to": "pool"}]})
    assert (found.totals, found.pulla) == ((-8, 0, 0, -8), 16)
    assert found.rows[0].case is None
    assert found.turn is not None
    assert (found.turn.number, found.turn.dealer, found.turn.sits_out) == (2, "A", "D")


def test_who_deals_and_who_sits_out() -> None:
    line = {"declarer": "D", "contract": "gok", "result": "bet"}
    found = at(FOUR, line)
    assert (found.planned, found.deals_left) == (24, 23)
    assert at(THREE).planned == 18
    lines = read_deal_lines([line])
    other = table_protocol(SM, FOUR, lines, divided=False, planned=1, first_dealer="B")
    assert (other.rows[0].turn.players, other.rows[0].turn.sits_out) == (("C", "D", "B"), "A")
    assert other.turn is None
    assert other.deals_left == 0


# refusals

GAME: dict[str, Any] = {"declarer": "A", "contract": "spel8", "trump": "farg", "tricks": 8}
GOK: dict[str, Any] = {"declarer": "A", "contract": "gok", "result": "home"}
FINE: dict[str, Any] = {"from": "A", "to": "pool"}

BAD: list[tuple[dict[str, Any], str, str]] = [
    ({}, "line-empty", "deals[1]"),
    ({"declarer": "A", "result": "bet"}, "missing-field", "deals[1].contract"),
    ({"contract": "begar", "result": "bet", "trump": "ofarg"}, "missing-field", "deals[1].declarer"),
    ({"declarer": "A", "contract": "begar", "trump": "ofarg"}, "line-no-result", "deals[1].result"),
    (GAME | {"declarer": "E"}, "line-stranger", "deals[1].declarer"),
    (GAME | {"contract": "spel10"}, "bad-field", "deals[1].contract"),
    (GAME | {"contract": "tringel9"}, "line-not-bid", "deals[1].contract"),
    (GAME | {"tricks": 14}, "bad-field", "deals[1].tricks"),
    (GAME | {"result": "bet"}, "line-disagree", "deals[1].result"),
    (GAME | {"result": "laid"}, "line-disagree", "deals[1].result"),
    (GAME | {"trump": None}, "line-no-trump", "deals[1].trump"),
    (GAME | {"trump": "hearts"}, "bad-field", "deals[1].trump"),
    (GAME | {"grade": "hogsta"}, "line-outside-grade", "deals[1].trump"),
    (GAME | {"grade": "farg", "first_trump": "ofarg"}, "line-outside-grade", "deals[1].first_trump"),
    (GAME | {"misar": True}, "line-no-misar", "deals[1].misar"),
    (GAME | {"thieves": ["B"]}, "line-no-tjuvpass", "deals[1].thieves"),
    (GAME | {"colour": "red"}, "unknown-field", "deals[1].colour"),
    (GAME | {"deal": 0}, "bad-field", "deals[1].deal"),
    (GAME | {"deal": 2}, "line-missing", "deals"),
    (GAME | {"contract": "turne8", "grade": "farg"}, "line-no-gradation", "deals[1].grade"),
    (GAME | {"contract": "solo8", "first_trump": "farg"}, "line-no-second-try", "deals[1].first_trump"),
    (
        {"declarer": "A", "contract": "gask0", "grade": "farg", "misar": True, "tricks": 0},
        "line-graded-misar",
        "deals[1].misar",
    ),
    ({"declarer": "A", "contract": "kopmisar1", "tricks": 12}, "line-tricks", "deals[1].tricks"),
    ({"declarer": "A", "contract": "gask3", "misar": True, "tricks": 13}, "line-tricks", "deals[1].tricks"),
    (GOK | {"trump": "ofarg"}, "line-misar-trump", "deals[1].trump"),
    (GOK | {"thieves": ["A"]}, "line-thief", "deals[1].thieves[1]"),
    (GOK | {"thieves": ["B", "B"]}, "line-thief", "deals[1].thieves[2]"),
    (GOK | {"result": "bet", "thieves": ["B"]}, "line-no-tjuvpass", "deals[1].thieves"),
    ({"payments": [FINE | {"to": "E"}]}, "line-stranger", "deals[1].payments[1].to"),
    ({"payments": [FINE | {"to": "A"}]}, "line-to-itself", "deals[1].payments[1].to"),
    ({"payments": [FINE | {"amount": 0}]}, "bad-field", "deals[1].payments[1].amount"),
    ({"payments": [{"from": "pool", "to": "A"}]}, "line-pulla-short", "deals[1].payments"),
]


@pytest.mark.parametrize(("line", "code", "where"), BAD)
def test_what_cannot_be_is_refused(line: dict[str, Any], code: str, where: str) -> None:
    assert refused(line) == [(code, where)]


def test_refusals_at_a_table() -> None:
    assert refused(GAME | {"declarer": "C"}, persons=FOUR) == [("line-sits-out", "deals[1].declarer")]
    assert refused(GOK | {"thieves": ["C"]}, persons=FOUR) == [("line-thief", "deals[1].thieves[1]")]
    assert refused(*([GAME] * 19)) == [("line-too-many", "deals")]
    assert refused(GAME | {"deal": 19}) == [("line-missing", "deals"), ("line-too-many", "deals")]
    assert refused(GAME, GAME | {"deal": 1}) == [("line-twice", "deals")]
    assert refused(GOK | {"thieves": ["B"]}, rules=STOCKHOLM) == [("line-no-tjuvpass", "deals[1].thieves")]
    kept = SM.with_options({"new_trump_at_omkop": False})
    assert refused(GAME | {"first_trump": "ofarg"}, rules=kept) == [("line-same-trump", "deals[1].first_trump")]
    assert refused(persons=("A", "B")) == [("three-or-four", "seats")]
    assert refused(persons=("A", "B", POOL)) == [("line-called-pool", "seats")]
    with pytest.raises(TournamentError, match="line-stranger"):
        table_protocol(SM, THREE, (), divided=False, first_dealer="E")


def test_all_faults_at_once() -> None:
    assert refused(GAME | {"declarer": "E", "thieves": ["B"]}, GOK | {"trump": "farg"}) == [
        ("line-stranger", "deals[1].declarer"),
        ("line-no-tjuvpass", "deals[1].thieves"),
        ("line-misar-trump", "deals[2].trump"),
    ]
    with pytest.raises(TournamentError) as caught:
        read_deal_line({"contract": "x", "tricks": -1})
    assert [dict(fault.params)["where"] for fault in caught.value.faults] == ["deal", "contract", "tricks"]


# the same money as the engine's own tables

CLUBS: list[vira.Rules] = [
    SM,
    STOCKHOLM,
    STOCKHOLM.with_options({"graded_gask_misar": True, "out_shares_pinnar": True, "ante": 3, "out_antes": False}),
    SM.with_options({"turn8_overtrick_bonus": True, "kodilj_doubles_pinnar": True, "new_trump_at_omkop": False}),
]


def lively(state: vira.State, chance: Random) -> vira.Action:
    """Bids anything, tries again, now and then claims, lays its hand, or has something ordered."""
    actions = vira.legal_actions(state)
    if state.phase is vira.Phase.AUCTION and len(actions) > 1 and state.auction.standing and chance.random() < 0.6:
        return vira.Pass()
    if vira.TryAgain() in actions and chance.random() < 0.5:
        return vira.TryAgain()
    if state.phase is vira.Phase.DECIDE:
        return chance.choice((vira.Go(), vira.Go(), vira.Go(), vira.Lay()))
    if state.phase is vira.Phase.PLAY and chance.random() < 0.04:
        calls = vira.calls(state)
        return chance.choice(
            [vira.ApplyRuling(vira.Effect.SETTLE_AS, outcome=chance.choice([*Outcome])), *(call for _, call in calls)]
        )
    if chance.random() < 0.01:
        payer, payee = chance.sample(state.setup.seats, 2)
        return vira.ApplyRuling(vira.Effect.PAY, payer=payer, payee=chance.choice((payee, POOL)), amount=8)
    if chance.random() < 0.002:
        return vira.ApplyRuling(vira.Effect.REDEAL)
    return chosen(state, chance)


def written(state: vira.State, number: int, persons: tuple[str, ...], chance: Random) -> DealLine:
    """What a table would write down of a deal of the engine."""
    name = dict(zip(state.setup.seats, persons, strict=True)) | {POOL: POOL}
    ordered = tuple(
        Payment(name[one.payer], name[one.payee], one.amount) for one in state.entries if one.reason == "pinnar/ruling"
    )
    if state.outcome is None:
        return DealLine(number=number, payments=ordered)
    game, outcome = state.game, state.outcome
    trumps = game.classes(state.setup.hogsta) if game.form is Form.TRUMP else (None,)
    tricks = state.tricks[game.declarer]
    told = outcome is not Outcome.LAID and outcome_of(game.form, game.needed, tricks) is outcome
    gok_home = game.contract.key == "gok" and outcome is Outcome.HOME and state.rules.tjuvpass_compensation
    return DealLine(
        number=number,
        declarer=persons[game.declarer],
        contract=game.contract,
        grade=game.grade,
        misar=game.form is Form.MISAR and game.contract.tricks is not None,
        trump=trumps[-1],
        first_trump=trumps[0] if len(trumps) == 2 else None,
        tricks=tricks if told else None,
        result=None if told and chance.random() < 0.5 else outcome,
        thieves=tuple(persons[seat] for seat in state.thieves) if gok_home else (),
        payments=ordered,
    )


def named(entries: tuple[Entry, ...], persons: tuple[str, ...]) -> list[tuple[object, ...]]:
    names = dict(zip("ABCD", persons, strict=False)) | {POOL: POOL}
    return [(names[one.payer], names[one.payee], one.amount, one.reason, one.cites) for one in entries]


def played_out(sitting: Sitting, chance: Random) -> vira.State:
    deck = list(PACK)
    chance.shuffle(deck)
    state = next_deal(sitting, tuple(deck), draw_hogsta(chance)).state
    while state.phase is not vira.Phase.OVER:
        state = vira.apply(state, lively(state, chance)).state
    return state


def test_the_same_payments_pulla_and_totals_as_a_match_of_the_engine() -> None:
    seen: Counter[object] = Counter()
    for seed in range(deals(usual=160, soak=4_000)):
        chance, rules = Random(seed), CLUBS[seed % len(CLUBS)]
        persons = ("p9", "p3", "p5", "p1")[: 3 + seed // len(CLUBS) % 2]
        planned = 18 if len(persons) == 3 else 24
        sitting = Sitting.start(rules, table=3 if len(persons) == 3 else 4)
        lines: list[DealLine] = []
        expected = []
        while len(lines) < planned:
            state = played_out(sitting, chance)
            sitting = with_deal(sitting, state)
            if state.outcome is None and not state.entries:
                seen["dealt again"] += 1
                continue
            lines.append(written(state, len(lines) + 1, persons, chance))
            out = None if state.setup.out is None else persons[state.setup.out]
            expected.append(
                (persons[state.setup.dealer], out, named(state.entries, persons), sitting.pool, sitting.net)
            )
            if state.outcome is None:
                seen["fine only"] += 1
            else:
                seen[state.game.contract.key] += 1
                seen[state.outcome, state.game.attempt] += 1
                seen["thieves", len(persons), len(lines[-1].thieves)] += 1
        again = tuple(read_deal_line(json.loads(json.dumps(line.to_data()))) for line in lines)
        assert list(again) == lines
        found = table_protocol(rules, persons, again, divided=False)
        for row, want in zip(found.rows, expected, strict=True):
            payments = [(one.payer, one.payee, one.amount, one.reason, one.cites) for one in row.payments]
            assert (row.turn.dealer, row.turn.sits_out, payments, row.pulla, row.totals) == want, row.line
            assert sum(row.totals) + row.pulla == 0
        assert (found.pulla, found.totals) == (sitting.pool, sitting.net)
        end = table_protocol(rules, persons, again, divided=True)
        assert end.totals == divided(sitting)
        assert (sum(end.totals), end.pulla) == (0, 0)
    assert {contract.key for contract in vira.CONTRACTS} <= set(seen)
    assert {(result, attempt) for result in Outcome for attempt in (1, 2)} <= set(seen)
    assert seen["dealt again"]
    assert seen["fine only"]


# what a phone offers


@pytest.mark.parametrize("rules", CLUBS)
def test_everything_that_is_offered_is_accepted(rules: vira.Rules) -> None:
    for offer in offers(rules):
        for way in offer.ways:
            for ending in way.endings:
                for tricks in ending.tricks or (None,):
                    for trump in way.trumps or (None,):
                        line = DealLine(
                            number=1,
                            declarer="A",
                            contract=offer.contract,
                            grade=way.grade,
                            misar=way.form is Form.MISAR and offer.contract.tricks is not None,
                            trump=trump if ending.trump else None,
                            first_trump=trump if offer.second_try else None,
                            tricks=tricks,
                            result=ending.result,
                            thieves=("B",) if ending.thieves else (),
                        )
                        found = table_protocol(rules, THREE, [line], divided=True)
                        assert sum(found.totals) == 0


@pytest.mark.parametrize("rules", CLUBS)
def test_the_price_list_refuses_what_is_not_offered_and_nothing_else(rules: vira.Rules) -> None:
    offered = {offer.contract: offer for offer in offers(rules)}
    for contract in offered:
        for grade in Grade:
            for form in Form:
                for classes in ((TrumpClass.HOGSTA,), (TrumpClass.HOGSTA, TrumpClass.HOGSTA)):
                    case = Case(contract=contract, outcome=Outcome.BET, grade=grade, form=form, classes=classes)
                    offer = offered[contract]
                    possible = offer.way(grade, form) is not None and (len(classes) == 1 or offer.second_try)
                    graded_misar = bool(grade) and form is Form.MISAR and not rules.graded_gask_misar
                    assert possible == (not case_faults(rules, case) and not graded_misar), case


def test_the_choices_of_a_deal() -> None:
    table = at(FOUR, GAME)
    found = choices(table)
    assert found is not None
    data = choices_json(found)
    assert {name: data[name] for name in ("deal", "dealer", "sits_out", "players", "bet")} == {
        "deal": 2,
        "dealer": "A",
        "sits_out": "D",
        "players": ["B", "C", "A"],
        "bet": 8,
    }
    families = {one["family"]: one["contracts"] for one in json.loads(json.dumps(data))["families"]}
    assert "tringel" not in families
    assert families["gok"] == [
        {
            "contract": "gok",
            "second_try": False,
            "same_trump": False,
            "ways": [
                {
                    "grade": "plain",
                    "form": "misar",
                    "trumps": [],
                    "results": [
                        {"result": "home", "tricks": [0], "trump": False, "thieves": True, "count": False},
                        {"result": "bet", "tricks": [1], "trump": False, "thieves": False, "count": False},
                        {
                            "result": "kodilj",
                            "tricks": list(range(2, 14)),
                            "trump": False,
                            "thieves": False,
                            "count": False,
                        },
                        {"result": "laid", "tricks": [], "trump": False, "thieves": False, "count": False},
                    ],
                }
            ],
        }
    ]
    corrected = choices(at(FOUR, GAME, divided=True), deal=1)
    assert corrected is not None
    assert corrected.turn.sits_out == "C"
    assert choices(at(FOUR, GAME, divided=True)) is None
    with pytest.raises(TournamentError, match="line-missing"):
        choices(table, deal=3)


def test_every_code_of_the_choices_has_words() -> None:
    for language in LANGUAGES:
        say = catalogue(language)
        for offer in offers(STOCKHOLM):
            assert say.has(f"contract-{offer.contract.key}")
            assert say.has(f"vira-family-{offer.contract.family.value}")
            for way in offer.ways:
                assert say.has(f"vira-grade-{way.grade.name.lower()}")
                assert all(say.has(f"vira-class-{trump.name.lower()}") for trump in way.trumps)
                assert all(say.has(f"price-result-{ending.result.value}") for ending in way.endings)


def test_the_protocol_as_data() -> None:
    data = json.loads(json.dumps(protocol_json(at(THREE, GAME, divided=True))))
    assert {name: data[name] for name in data if name not in ("rows", "division")} == {
        "rules": "sm2025",
        "persons": ["A", "B", "D"],
        "planned": 18,
        "deals_left": 17,
        "next": None,
        "pulla": 0,
        "totals": {"A": 6, "B": -3, "D": -3},
        "divided": True,
    }
    (row,) = data["rows"]
    assert row["line"] == {"deal": 1, **GAME}
    assert row["game"]["result"] == "home"
    assert row["payments"][-1] == {
        "from": "D",
        "to": "A",
        "amount": 1,
        "reason": "pinnar/home",
        "cites": ["SWS.10", "SWS.notes"],
    }


# in the file of a tournament


def file(*lines: dict[str, Any], rules: str = "sm2025", **result: object) -> dict[str, Any]:
    sitting = {"round": 1, "seats": list(FOUR), "deals": list(lines), **result}
    return {"format": "vira-sm", "rules": rules, "entrants": [{"id": one} for one in FOUR], "results": [sitting]}


def test_deals_in_the_place_of_totals() -> None:
    lines = (GAME, {"declarer": "B", "contract": "gok", "result": "kodilj"})
    (sitting,) = read_tournament(file(*lines)).sittings
    assert sitting.totals == at(FOUR, *lines, divided=True).totals
    assert read_tournament(file(*lines, totals=list(sitting.totals))).sittings == (sitting,)
    assert read_tournament(file(*lines, dealer="D")).sittings == (sitting,)


@pytest.mark.parametrize(
    ("data", "code", "where"),
    [
        (file(GAME, totals=[1, -1, 0, 0]), "totals-differ", "results[1].totals"),
        (file(GAME, totals=[1, -1, 0]), "bad-field", "results[1].totals"),
        (file(GAME | {"declarer": "C"}), "line-sits-out", "results[1].deals[1].declarer"),
        (file(GAME | {"trump": "red"}), "bad-field", "results[1].deals[1].trump"),
        (file(GAME, dealer="E"), "line-stranger", "results[1].dealer"),
        (file(GAME, rules="poker"), "bad-field", "rules"),
        (file(GAME, GAME) | {"settings": {"deals": [1, 1]}}, "line-too-many", "results[1].deals"),
    ],
)
def test_faults_in_the_deals_of_a_file(data: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(TournamentError) as caught:
        read_tournament(data)
    (fault,) = caught.value.faults
    assert (fault.code, dict(fault.params)["where"]) == (f"tournament/{code}", where)


def test_totals_that_differ_say_by_how_much() -> None:
    with pytest.raises(TournamentError) as caught:
        read_tournament(file(GAME, totals=[8, -2, -3, -3]))
    right = at(FOUR, GAME, divided=True).totals
    wanted = [
        f"{one} {said - had:+}" for one, said, had in zip(FOUR, (8, -2, -3, -3), right, strict=True) if said != had
    ]
    assert dict(caught.value.faults[0].params)["difference"] == ", ".join(wanted)
