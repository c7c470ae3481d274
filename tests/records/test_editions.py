"""A record plays for ever by the rules of its edition; what today's engine decides otherwise is told, not refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from stik import vira, voms
from stik.cli.main import app
from stik.engine import IllegalAction, Refusal, Step
from stik.protocol import Proof, Record, Session, read_record, replay_record, verify_record, write_record
from stik.protocol.record import DealRecord, RecordError
from stik.voms.editions import EDITIONS

KEPT = sorted(Path(__file__).parent.glob("*.stik"))
GAME, SITTING = (Path(__file__).with_name(f"{name}.stik") for name in ("voms-worms", "vira-sm2025"))
SECOND = "stik.engine.edition.EDITION"
RUN = CliRunner()


def kept(path: Path = GAME) -> Record:
    return read_record(path.read_text("utf-8"))


def told_of(record: Record) -> list[Proof]:
    told: list[Proof] = []
    for _ in replay_record(record, told):
        pass
    return told


def changed(record: Record, number: int, change: Callable[[DealRecord], DealRecord]) -> Record:
    deals = list(record.deals)
    deals[number - 1] = change(deals[number - 1])
    return replace(record, deals=tuple(deals))


# what stands fast


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presets and defaults as a later version might have them."""
    for preset, rules in voms.PRESETS.items():
        monkeypatch.setitem(voms.PRESETS, preset, rules.with_options({"deal_lus": 1 - rules.deal_lus, "knock": False}))
    for preset, others in vira.PRESETS.items():
        monkeypatch.setitem(vira.PRESETS, preset, others.with_options({"ante": 9, "tringel": not others.tringel}))
    for rules_type, name, value in ((voms.Rules, "deal_lus", 0), (vira.Rules, "ante", 9)):
        defaults = rules_type.__init__.__kwdefaults__
        assert defaults is not None
        monkeypatch.setitem(defaults, name, value)


@pytest.mark.usefixtures("other_rules")
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
@pytest.mark.parametrize("fields", [{"preset"}, {"preset", "deal_lus", "ante"}, None], ids=["preset", "some", "all"])
def test_a_record_is_played_by_the_rules_of_its_edition(path: Path, fields: set[str] | None) -> None:
    record = kept(path)
    named = {name: value for name, value in record.rules.items() if fields is None or name in fields}
    again = read_record(write_record(replace(record, rules=named)))
    assert all(proof.holds for proof in verify_record(again))
    *_, last = replay_record(again)
    assert dict(last.deal.rules()) == dict(record.rules)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_outlives_its_preset(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = kept(path)
    for presets in (voms.PRESETS, vira.PRESETS):
        for preset in list(presets):
            monkeypatch.delitem(presets, preset)
    assert all(proof.holds for proof in verify_record(replace(record, rules={"preset": record.rules["preset"]})))


@pytest.mark.usefixtures("other_rules")
def test_whoever_starts_a_deal_now_plays_by_the_rules_of_now() -> None:
    session = Session()
    deck = " ".join(card.text for card in voms.PRESETS["worms"].pack)
    assert session.answer({"cmd": "new", "game": "voms", "rules": "worms", "dealer": "S", "deck": deck})["ok"]
    assert read_record(str(session.answer({"cmd": "record"})["record"])).rules["deal_lus"] == 0


def test_the_rules_of_a_record_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record, read, rules = kept(), 0, type(EDITIONS).rules

    def counted(*args: Any) -> object:  # noqa: ANN401  # passed on as they are
        nonlocal read
        read += 1
        return rules(*args)

    monkeypatch.setattr(type(EDITIONS), "rules", counted)
    list(replay_record(record))
    assert len(record.deals) > read == 1


def test_rules_belong_to_the_record_and_not_to_a_deal() -> None:
    other = changed(kept(), 2, lambda part: replace(part, start={**part.start, "options": {"deal_lus": 0}}))
    with pytest.raises(RecordError) as caught:
        told_of(other)
    assert caught.value.code == "record/setup"


# the edition itself


def test_a_record_of_the_first_edition_does_not_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    record = kept()
    assert record.edition == 1
    assert "edition" not in write_record(record)
    assert read_record(GAME.read_text("utf-8").replace("format = 1", "format = 1\nedition = 1")) == record
    monkeypatch.setattr(SECOND, 2)
    assert read_record(write_record(record)).edition == 1
    new = Record("voms", "deal", record.rules, record.deals[:1])
    assert write_record(new).startswith("format = 1\nedition = 2\n")
    assert read_record(write_record(new)) == new


def test_a_later_edition_is_refused(tmp_path: Path) -> None:
    text = GAME.read_text("utf-8").replace("format = 1", 'format = 1\nedition = 7\nnew_thing = "x"')
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert [fault.code for fault in caught.value.faults] == ["record/unreadable", "edition/later"]
    path = tmp_path / "later.stik"
    path.write_text(text, "utf-8")
    for command in ("verify", "replay", "show"):
        refused = RUN.invoke(app, [command, str(path), "--lang", "en"])
        assert refused.exit_code == 1
        assert "later version (edition 7)" in refused.stderr


@pytest.mark.parametrize("edition", ["0", "-1", "true", '"1"', "1.0", "10000"])
def test_an_edition_is_a_number(edition: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(GAME.read_text("utf-8").replace("format = 1", f"format = 1\nedition = {edition}"))
    assert [fault.code for fault in caught.value.faults] == ["record/unreadable", "setup/bad-field"]


# claims


def swapped(part: DealRecord) -> DealRecord:
    first, second, *others = part.actions
    return replace(part, actions=(second, first, *others))


def another_end(part: DealRecord) -> DealRecord:
    return replace(part, result={**(part.result or {}), "ended": "reshuffle"})


def another_settlement(part: DealRecord) -> DealRecord:
    assert part.result is not None
    settlement = part.result["settlement"]
    assert isinstance(settlement, dict)
    return replace(part, result={**part.result, "settlement": {**settlement, "A": settlement["A"] + 1}})


def another_dealer(part: DealRecord) -> DealRecord:
    return replace(part, start={**part.start, "dealer": "B"})


FORGED: list[tuple[str, Record, str, str]] = [
    ("action", changed(kept(), 2, swapped), "record/refused", "verify/refused-today"),
    ("result", changed(kept(), 2, another_end), "record/wrong-result", "verify/other-result"),
    ("settlement", changed(kept(SITTING), 2, another_settlement), "record/wrong-result", "verify/other-result"),
    ("start", changed(kept(SITTING), 3, another_dealer), "record/sequence", "verify/other-start"),
    ("no end", replace(kept(), deals=(*kept().deals, kept().deals[0])), "record/already-over", "verify/over-today"),
    ("final", replace(kept(), result={"games": []}), "record/wrong-final-result", "verify/other-final-result"),
]


@pytest.mark.parametrize(("record", "refused", "told"), [case[1:] for case in FORGED], ids=[case[0] for case in FORGED])
def test_a_forged_record_is_refused_and_an_older_one_told_of(
    record: Record, refused: str, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "forged.stik"
    path.write_text(write_record(record), "utf-8")
    with pytest.raises(RecordError) as caught:
        verify_record(record)
    assert caught.value.code == refused
    monkeypatch.setattr(SECOND, 2)
    proofs = verify_record(record)
    assert proofs[0].code == told
    assert all(proof.stands for proof in proofs if not proof.holds)
    verified = RUN.invoke(app, ["verify", str(path), "--lang", "da"])
    assert verified.exit_code == 1
    assert "dagens regler" in " ".join(verified.stdout.split())
    replayed = RUN.invoke(app, ["replay", str(path), "--lang", "sv"])
    assert replayed.exit_code == 0
    assert "dagens regler" in replayed.stderr
    assert len(replayed.stdout.splitlines()) == len(record.deals) + 1


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_an_older_record_with_no_difference_holds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SECOND, 2)
    assert all(proof.holds for proof in verify_record(kept(path)))
    assert RUN.invoke(app, ["verify", str(path)]).exit_code == 0


def test_today_stays_strict_whatever_edition_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SECOND, 2)
    monkeypatch.setitem(EDITIONS.texts, 2, EDITIONS.texts[1])
    for number, change in ((2, swapped), (2, another_end)):
        with pytest.raises(RecordError):
            verify_record(replace(changed(kept(), number, change), edition=2))


def test_what_is_broken_is_refused_in_every_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruling changes what is allowed and what it counts; it makes no card of a typing error."""
    monkeypatch.setattr(SECOND, 2)
    broken: list[tuple[str, Callable[[DealRecord], DealRecord]]] = [
        ("record/unreadable-action", lambda part: replace(part, actions=("plai 9c", *part.actions))),
        ("record/setup", lambda part: replace(part, start={**part.start, "deck": "9c 9c"})),
        ("record/unfinished-deal", lambda part: replace(part, actions=part.actions[:3], result=None)),
        ("record/wrong-result", lambda part: replace(part, result={**(part.result or {}), "note": "x"})),
        ("record/wrong-result", lambda part: replace(part, result={"score": {"XX": 1, "EW": 2}})),
        ("record/wrong-result", lambda part: replace(part, result={"score": {"NS": 10**9, "EW": 2}})),
        ("record/wrong-result", lambda part: replace(part, result={"ended": {"NS": 1}})),
    ]
    for code, change in broken:
        with pytest.raises(RecordError) as caught:
            verify_record(changed(kept(), 2, change))
        assert caught.value.code == code


def test_after_a_deal_that_counts_otherwise_the_next_begins_as_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the deal lus are gone: every deal that was won by tricks counts less, and none follows from the others."""
    monkeypatch.setattr(SECOND, 2)
    record = replace(kept(), rules={**kept().rules, "deal_lus": 0})
    moments = list(replay_record(record))
    assert {moment.deal_number for moment in moments} == set(range(1, len(record.deals) + 1))
    told = told_of(record)
    assert {proof.code for proof in told} <= {"verify/other-result", "verify/other-final-result"}
    deals = [proof for proof in told if proof.code == "verify/other-result"]
    assert len(deals) > 1
    assert all("score" in str(proof.params["said"]) and proof.params["said"] != proof.params["now"] for proof in deals)
    sitting = replace(kept(SITTING), rules={**kept(SITTING).rules, "kodilj_doubles_pinnar": True, "ante": 9})
    assert {proof.code for proof in told_of(sitting)} == {"verify/other-result", "verify/other-final-result"}


def test_a_difference_says_what_stands_what_would_be_and_by_which_articles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SECOND, 2)
    record = changed(kept(SITTING), 2, another_settlement)
    (proof,) = told_of(record)
    assert (proof.deal, proof.holds) == (2, False)
    *_, last = [moment for moment in replay_record(kept(SITTING)) if moment.deal_number == 2]
    assert proof.cites == last.deal.cites != ()
    said, now = str(proof.params["said"]), str(proof.params["now"])
    assert said.startswith("settlement A")
    assert now.startswith("settlement A")
    assert said != now


def test_an_engine_that_refuses_a_stored_action_replays_up_to_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record, plays = kept(), voms.apply
    wanted, seen = record.deals[1].actions[4], []

    def apply(state: voms.State, action: voms.Action, *, seat: int | None = None) -> Step[voms.State, voms.Event]:
        seen.append(action)
        if len(seen) == len(record.deals[0].actions) + 5:
            raise IllegalAction(Refusal("voms/toqu-owed", ("W.E4",), seat))
        return plays(state, action, seat=seat)

    monkeypatch.setattr(voms, "apply", apply)
    with pytest.raises(RecordError) as caught:
        told_of(record)
    assert caught.value.code == "record/refused"
    monkeypatch.setattr(SECOND, 2)
    seen.clear()
    told: list[Proof] = []
    places = [(moment.deal_number, moment.action_number) for moment in replay_record(record, told)]
    assert [(proof.code, proof.deal, proof.cites) for proof in told] == [("verify/refused-today", 2, ("W.E4",))]
    assert told[0].params == {"number": 5, "action": wanted, "cites": "W.E4"}
    assert max(place for place in places if place[0] == 2) == (2, 4)
    for number, part in enumerate(record.deals, 1):
        if number != 2:
            assert (number, len(part.actions)) in places
    seen.clear()
    path = tmp_path / "older.stik"
    path.write_text(write_record(record), "utf-8")
    verified = RUN.invoke(app, ["verify", str(path), "--lang", "en"])
    assert verified.exit_code == 1
    assert "W.E4" in verified.stdout
    for asked, code in (([], 0), (["--at", "4"], 0), (["--at", "5"], 2)):
        seen.clear()
        assert RUN.invoke(app, ["show", str(path), "--deal", "2", *asked]).exit_code == code


def test_a_rule_that_fits_no_rule_set_is_refused_in_every_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SECOND, 2)
    for preset in ("kamkam", ["worms"], 3):
        with pytest.raises(RecordError) as caught:
            told_of(replace(kept(), rules={"preset": preset}))
        assert caught.value.code == "record/setup"
