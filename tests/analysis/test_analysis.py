"""The analysis: blunders are found and named, curves end where the game ended, the same seed says the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from stik.analysis import Analysis, AnalysisError, Wish, action_words, analyse, analysis_json, sentence
from stik.bots import Budget
from stik.messages import LANGUAGES, catalogue
from stik.protocol import Record, read_record
from tests.analysis.games import judged, vira_ending, voms_ending

pytest.importorskip("stik_kernel", exc_type=ImportError)

RECORDS = Path(__file__).parents[1] / "records"
QUICK = Wish("club", Budget(ms=10_000, simulations=16))
BLIND = Wish("club", Budget(ms=10_000, simulations=16), open_hands=False)


def analysed(record: Record, wish: Wish = QUICK) -> Analysis:
    *_, last = analyse(record, wish)
    assert last.analysis is not None
    assert last.done == last.total
    return last.analysis


def codes(found: Analysis) -> set[str]:
    return {remark.code for decision in found.decisions for remark in decision.remarks}


# Voms


def test_toqu_on_the_partners_voms(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, {"play Jc": 0.1, "play 6d": 0.6})
    hands = {"N": "Kh 5c", "E": "5s 6h", "S": "Jc 6d", "W": "5h 6s"}
    found = analysed(voms_ending(hands, ("play Kh", "play 5s", "play Jc"), tricks={"NS": 3, "EW": 4}))
    worst = found.worst(1)[0]
    assert (worst.seat, worst.played, worst.best, worst.grade) == ("S", "play Jc", "play 6d", "blunder")
    assert worst.loss == pytest.approx(0.5)
    assert worst.remarks[0].code == "analysis/voms-partner-toqu"


def test_a_fifth_trick_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, {"play 5s": 0.2, "play Ac": 0.7})
    hands = {"N": "6c 5c", "E": "5s Ac", "S": "5d 5h", "W": "Qh Qd"}
    actions = ("play 6c", "play 5s", "play 5d", "play Qh")
    found = analysed(voms_ending(hands, actions, tricks={"NS": 4, "EW": 3}))
    worst = found.worst(1)[0]
    assert [remark.code for remark in worst.remarks[:2]] == ["analysis/voms-gave-fifth", "analysis/voms-let-go"]
    assert worst.remarks[1].params == {"best": "A♣", "sure": "yes"}


def test_voms_left_without_diamond_3(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, {"play 3d": 0.3, "play 5d": 0.6})
    hands = {"N": "6c 6h 5c", "E": "5s 7s Jc", "S": "3d Kh 5d", "W": "Qh Qd Qs"}
    found = analysed(voms_ending(hands, ("play 6c", "play 5s", "play 3d"), tricks={"NS": 3, "EW": 3}))
    assert "analysis/voms-left-without-d3" in codes(found)


def test_cards_that_take_nothing_over_are_worth_the_same_in_any_order() -> None:
    """The same cards, laid so that each takes over, are worth something else."""
    hands = {"N": "5c 5d 6h 6s", "E": "6c 6d Ac Ad", "S": "5h 5s Qc Qs", "W": "Qh Qd 9d 9c"}
    values = {}
    for order in ("6c Ad Ac 6d", "Ac Ad 6d 6c", "6c 6d Ac Ad", "Ad 6d Ac 6c"):  # the first takes over
        record = voms_ending(hands, ("play 5c 5d 6h 6s", f"play {order}"), tricks={"NS": 3, "EW": 2})
        values[order] = analysed(record, BLIND).decisions[-1].value
    over, *others = values.values()
    assert len(set(others)) == 1
    assert over not in others


def test_going_over_the_comb(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, {"play Ac": 0.1, "play 5s": 0.9})
    hands = {"N": "5c 5h 6c 6s", "E": "Ac 5s 8c 7h", "S": "6d 6h Qc Qs", "W": "Qh Qd 8d 8h"}
    start = {"stock": "9c 9s 9h 9d", "tricks": {"NS": 0, "EW": 4}, "score": {"NS": 2, "EW": 8}}
    found = analysed(voms_ending(hands, ("play 5c", "play Ac", "play 6d", "play Qh"), **start))
    over = next(remark for remark in found.worst(1)[0].remarks if remark.code == "analysis/voms-overshot")
    assert over.params == {"lacked": 1, "gained": 2}


def test_what_was_possible_in_voms(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, {})
    monkeypatch.setattr("stik.analysis.voms_open.FIRST", 200_000)
    monkeypatch.setattr("stik.analysis.voms_open.LATER", 20_000)
    record = read_record((RECORDS / "voms-worms-3p.stik").read_text("utf-8"))
    found = analysed(Record("voms", "deal", record.rules, record.deals[:1]))
    assert [verdict.party for verdict in found.verdicts] == list(found.parties)
    assert all(sentence(catalogue("da"), verdict.remark) for verdict in found.verdicts)


# Vira


def test_the_partners_winner_is_trumped(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, {"play 2s": -9, "play 2d": 1}, other=0)
    hands = {"A": "4h 3c", "B": "Ah Kc", "C": "2s 2d"}
    actions = ("play 4h", "play Ah", "play 2s", "play 2d", "play 3c", "play Kc")
    found = analysed(vira_ending(hands, actions, tricks={"A": 6, "B": 5}))
    worst = found.worst(1)[0]
    assert (worst.seat, worst.loss) == ("C", 10)
    assert worst.remarks[0].code == "analysis/vira-trumped-partner"


def test_a_made_game_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ace first takes the seventh trick; the king is beaten, and the game goes bet."""
    judged(monkeypatch, {"play Kh": -8, "play As": 8}, other=0)
    hands = {"A": "As Kh", "B": "Ah 2c", "C": "3h 4c"}
    actions = ("play Kh", "play Ah", "play 3h", "play 2c", "play 4c", "play As")
    found = analysed(vira_ending(hands, actions, tricks={"A": 5, "B": 6}))
    declarer = found.verdicts[0]
    assert (declarer.party, declarer.answer) == ("A", "no")
    assert declarer.remark.params["count"] == 6
    assert found.curve[-1].expected["A"] < 0


def test_a_defence_that_let_the_game_home(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, {"play 2h": -8, "play Ah": 8}, other=0)
    hands = {"A": "Kh 3c", "B": "Ah 2h", "C": "3h 4c"}
    actions = ("play Kh", "play 2h", "play 3h", "play 3c", "play Ah", "play 4c")
    found = analysed(vira_ending(hands, actions, tricks={"A": 6, "B": 5}))
    left = next(verdict for verdict in found.verdicts if verdict.party == "B")
    assert left.answer == "yes"
    assert [(slip.played, slip.before, slip.after) for slip in left.slips] == [("play 2h", 6, 7)]
    assert "analysis/vira-gave-trick" in codes(found)


# as a whole


@pytest.mark.parametrize("name", ["voms-worms", "voms-worms-2p", "vira-stockholm"])
def test_whole_games(name: str) -> None:
    record = read_record((RECORDS / f"{name}.stik").read_text("utf-8"))
    short = Record(record.game, "deal", record.rules, record.deals[:1])
    found = analysed(short, BLIND)
    assert found.weighed == len(found.decisions) > 0
    assert all(set(point.expected) == set(found.parties) for point in found.curve)
    assert all(decision.loss >= 0 for decision in found.decisions)
    assert analysis_json(found) == analysis_json(analysed(short, BLIND))
    for language in LANGUAGES:
        say = catalogue(language)
        remarks = [remark for decision in found.decisions for remark in decision.remarks]
        assert all(sentence(say, remark) for remark in remarks)


def test_chances_add_up_and_end_with_the_winner() -> None:
    record = read_record((RECORDS / "voms-worms.stik").read_text("utf-8"))
    last = Record(record.game, "deal", record.rules, record.deals[-1:])
    found = analysed(last, Wish("club", Budget(10_000, 8), open_hands=False))
    assert all(sum(point.expected.values()) == pytest.approx(1) for point in found.curve)
    assert sorted(found.curve[-1].expected.values()) == [0, 1]


def test_one_seat_alone() -> None:
    record = read_record((RECORDS / "vira-sm2025.stik").read_text("utf-8"))
    short = Record(record.game, "deal", record.rules, record.deals[:1])
    found = analysed(short, Wish("club", Budget(10_000, 8), seat="B", open_hands=False))
    assert {decision.seat for decision in found.decisions} == {"B"}


def test_what_cannot_be_analysed_is_said_at_once() -> None:
    record = read_record((RECORDS / "vira-sm2025.stik").read_text("utf-8"))
    for wish, code in ((Wish("beginner"), "analysis/level"), (Wish("club", seat="N"), "analysis/seat")):
        with pytest.raises(AnalysisError) as caught:
            analyse(record, wish)
        assert caught.value.code == code


def test_one_deal_of_many_starts_from_the_score() -> None:
    record = read_record((RECORDS / "voms-worms.stik").read_text("utf-8"))
    found = analysed(record, Wish("club", Budget(10_000, 4), open_hands=False, deal=3))
    assert {decision.deal for decision in found.decisions} == {3}
    first = found.curve[0].expected
    assert sum(first.values()) == pytest.approx(1)
    score = record.deals[2].start["score"]
    assert isinstance(score, dict)
    ahead = max(found.parties, key=lambda party: int(score[party]))
    assert first[ahead] > 0.5
    with pytest.raises(AnalysisError) as caught:
        analyse(record, Wish("club", deal=99))
    assert caught.value.code == "analysis/deal"


def test_the_whole_auction_is_judged_and_what_is_not_is_said() -> None:
    """Bids, passes, the contract, trumps and the exchange have values; a claim and its answers have none."""
    record = read_record((RECORDS / "vira-sm2025.stik").read_text("utf-8"))
    found = analysed(record, Wish("club", Budget(10_000, 8), open_hands=False))
    before_play = [one for one in found.decisions if one.phase != "play"]
    assert {one.phase for one in before_play} >= {"auction", "choose", "buy", "decide", "defence", "trump"}
    assert all(one.value is not None and one.unjudged is None for one in before_play)
    assert found.curve[1].number == 1, "the curve begins with the auction"
    assert {one.unjudged for one in found.decisions if one.value is None} == {"alike"}
    assert found.unjudged()["alike"]


def test_a_claim_is_not_judged() -> None:
    hands = {"A": "As Ks", "B": "Ah 2c", "C": "3h 4c"}
    found = analysed(vira_ending(hands, ("claim", "accept", "accept"), tricks={"A": 6, "B": 5}), BLIND)
    assert [(one.played, one.unjudged) for one in found.decisions] == [
        ("claim", "unweighed"),
        ("accept", "unweighed"),
        ("accept", "unweighed"),
    ]


def test_a_bid_is_named_beside_the_better_one(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, {"pass": 10}, other=0)
    record = read_record((RECORDS / "vira-sm2025.stik").read_text("utf-8"))
    short = Record(record.game, "deal", record.rules, record.deals[:1])
    over = next(one for one in analysed(short, BLIND).worst(99) if one.played.startswith("bid"))
    assert over.remarks[0].code == "analysis/vira-overbid"
    said = sentence(catalogue("sv"), over.remarks[0])
    assert said == f"Pass var bättre än {action_words(catalogue('sv'), over.played)}."
