"""What a table's history keeps of its deals stands, whatever engine reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, cast

import orjson
import pytest

from stik import vira, voms
from stik.app.check import Checked, check, follow
from stik.app.commands import Act, BeReady
from stik.app.deeds import FACTS, Acted, DealtAgain
from stik.app.document import WATCHER, document, public
from stik.app.folding import folded
from stik.app.live import LiveTable
from stik.app.plays.start import up_to
from stik.app.plays.voms import VomsPlay
from stik.app.ports import Entry, Tables
from stik.app.ratings import Ratings
from stik.app.scores import Chosen
from stik.app.scoring import scores_in
from stik.app.settings import TableSettings
from stik.app.table import Table
from stik.app.tables import TableService
from stik.broker.local import LocalBroker
from stik.engine import EDITION, IllegalAction, LaterEdition, Refusal
from stik.protocol.record import write_record
from stik.storage.memory import MemoryStorage
from tests.app.company import Clock, Company, person
from tests.app.test_scores import played

PRESETS = [*(("voms", name) for name in voms.PRESETS), *(("vira", name) for name in vira.PRESETS)]


def _settings(game: str, preset: str, **more: int | None) -> TableSettings:
    return TableSettings.model_validate({"game": game, "preset": preset, **more})


async def _stored(company: Company) -> list[Entry]:
    return await company.storage.tables.entries(company.live.table.code)


def _again(company: Company, entries: list[Entry], clock: Clock | None = None) -> LiveTable:
    return LiveTable(entries, company.storage.tables, LocalBroker(), clock or company.clock)


def _shown(table: Table) -> object:
    viewers = ("watcher", *table.play.seats)
    return orjson.loads(orjson.dumps([document(table, viewer, public(table)) for viewer in viewers]))


def _changed(entries: list[Entry], at: int, **data: object) -> list[Entry]:
    return [replace(one, data={**one.data, **data}) if place == at else one for place, one in enumerate(entries)]


class Counted:
    """How often an engine is asked to carry out an action; it can be made to refuse."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
        self.calls = 0
        self.refuses: Callable[[Any], bool] = lambda _state: False
        engine: Any = voms if game == "voms" else vira
        apply = engine.apply

        def counted(state: object, action: object, *, seat: int | None = None) -> object:
            self.calls += 1
            if self.refuses(state):
                raise IllegalAction(Refusal("play/new-rule", ("T.29",), seat))
            return apply(state, action, seat=seat)

        monkeypatch.setattr(engine, "apply", counted)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
async def test_what_is_stored_gives_the_table_that_was_played(game: str, preset: str) -> None:
    company = await played(_settings(game, preset, deals=4 if game == "vira" else None), deals=4)
    here, entries = company.live, await _stored(company)
    there = _again(company, entries)
    assert (_shown(there.table), there.events[-5:]) == (_shown(here.table), here.events[-5:])
    assert _numbers(there.table) == _numbers(here.table)
    by_engine = [step.after for step in folded(entries, every=True)][-1]
    assert _numbers(by_engine) == _numbers(here.table)
    assert scores_in(entries) == scores_in([_without_facts(entry) for entry in entries])


@pytest.mark.parametrize("game", ["voms", "vira"])
async def test_a_deal_that_ran_when_facts_began_to_be_stored(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its end is stored and its beginning is not, so the engine is asked about it; what came of it stands."""
    company = await played(_settings(game, ""), deals=3)
    entries = await _stored(company)
    begins = [entry.version for entry in entries if entry.kind == "dealt"]
    ran = next(at for at in begins if not any("deal" in _facts(entry) for entry in entries[at - 1 : at + 2]))
    follows = next((at for at in begins if at > ran), len(entries) + 1)
    older = [_without_facts(entry) if entry.version <= ran + 2 else entry for entry in entries]
    assert _numbers(_again(company, older).table) == _numbers(company.live.table)
    assert scores_in(older) == scores_in(entries)
    Counted(monkeypatch, game).refuses = lambda _state: True
    newer = [_without_facts(entry) if ran <= entry.version <= ran + 2 else entry for entry in entries]
    for stored in (newer, newer[: follows - 1]):
        history = _again(company, stored).table.play.history
        assert history == company.live.table.play.history[: len(history)]
        assert len(history) == sum("deal" in _facts(entry) for entry in stored)


def _facts(entry: Entry) -> Mapping[str, object]:
    return cast("Mapping[str, object]", entry.data.get(FACTS, {}))


def _without_facts(entry: Entry) -> Entry:
    return replace(entry, data={name: value for name, value in entry.data.items() if name != FACTS})


def _numbers(table: Table) -> object:
    play = table.play
    records = [play.finished(deal) for deal in range(1, len(play.history) + 1)]
    seated = [dict(play.seated(deal)) for deal in range(1, len(play.history) + 1)]
    whole = play.record({}) if play.history else None
    return [
        records,
        seated,
        whole,
        play.match(),
        play.came if play.history else None,
        play.counted,
        table.version,
        table.touched,
    ]


async def test_only_the_last_deal_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    company = await played(_settings("vira", "sm2025"), deals=20)
    entries, engine = await _stored(company), Counted(monkeypatch, "vira")
    begins = max(place for place, entry in enumerate(entries) if entry.kind == "dealt")
    scores_in(entries)
    _again(company, entries)
    assert engine.calls <= 2 * (len(entries) - begins)


async def test_a_running_deal_begins_as_it_is_stored() -> None:
    """Not as this version would begin it after the deals before."""
    company = await played(_settings("voms", "tournament"), deals=2)
    await company.deal_once()
    entries = await _stored(company)
    facts: Any = entries[-1].data[FACTS]
    start = {**facts["start"]["start"], "score": {"NS": 5, "EW": 6}}
    changed = _changed(entries, len(entries) - 1, **{FACTS: {"start": {"start": start, "seats": "NESW"}}})
    play = _again(company, changed).table.play
    assert isinstance(play, VomsPlay)
    assert play.deal is not None
    assert play.deal.state.setup.score == (5, 6)


@pytest.mark.parametrize("game", ["voms", "vira"])
async def test_another_scoring_changes_nothing_that_was_scored(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    company = await played(_settings(game, ""), deals=3)
    entries, before = await _stored(company), company.live.table
    kept = scores_in(entries)
    engine = voms if game == "voms" else vira
    score: Any = engine.score
    gone = {"gain": (7, 0)} if game == "voms" else {"pool": 999}
    monkeypatch.setattr(engine, "score", lambda state: replace(score(state), **gone))
    after = _again(company, entries)
    assert after.table.play.match() == before.play.match()
    assert document(after.table, "watcher", public(after.table))["deal"] is None, "its cards could tell otherwise"
    assert after.events[-1]["event"] == "deal-by-facts"
    assert scores_in(entries) == kept
    found = follow("t", entries)
    assert [one.deal for one in found] == [1, 2, 3]
    assert all(one.code == "facts/otherwise" for one in found)
    (checked,) = [one async for one in check(company.storage.tables, [before.code])]
    assert checked == Checked(before.code, None, found)


async def test_a_finished_deal_that_is_refused_now_stands_by_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    company = await played(_settings("voms", "tournament"), deals=2)
    entries, before, engine = await _stored(company), company.live.table, Counted(monkeypatch, "voms")
    engine.refuses = lambda state: len(state.stock) == 0
    live = _again(company, entries)
    assert live.table.play.match() == before.play.match()
    assert _numbers(live.table) == _numbers(before)
    assert live.table.phase == "between"
    assert live.events[-1] == {"event": "deal-by-facts", "number": before.deals, "cites": "T.29"}
    assert {one.code for one in follow("t", entries)} == {"facts/refused"}


async def test_a_running_deal_that_is_refused_now_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    company = await played(_settings("voms", "tournament"), deals=1)
    await company.deal()
    for _ in range(3):
        await company.step(Random(5))
    before = company.live.table
    engine = Counted(monkeypatch, "voms")
    engine.refuses = lambda _state: True
    other = TableService(company.storage, LocalBroker(), company.clock)
    live = await other.live(before.code)
    assert (live.table.phase, live.table.deals, live.table.stuck) == ("between", before.deals - 1, None)
    assert live.table.play.match() == {**before.play.match(), "dealer": live.table.play.dealing}
    assert live.events[-1]["event"] == "dealt-again"
    assert live.events[-1]["cites"] == "T.29"
    stored = await company.storage.tables.entries(before.code)
    assert stored[-1].kind == DealtAgain.kind
    listing = await company.storage.tables.listing(before.code)
    assert listing is not None
    assert listing.phase == "between"
    engine.refuses = lambda _state: False
    await company.live.catch_up()
    assert _shown(company.live.table) == _shown(live.table), "who could have gone on follows"
    assert _shown(_again(company, stored).table) == _shown(live.table)
    await company.deal()
    assert company.live.table.deals == before.deals
    assert company.live.table.play.match()["dealer"] == before.play.match()["dealer"], "the same player deals again"


async def test_the_first_deal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    company = Company()
    await company.sit_down(_settings("vira", "sm2025"))
    await company.deal()
    await company.step(Random(5))
    engine = Counted(monkeypatch, "vira")
    engine.refuses = lambda _state: True
    live = await TableService(company.storage, LocalBroker(), company.clock).live(company.live.table.code)
    assert (live.table.phase, live.table.deals) == ("waiting", 0)
    assert all(chair.kind == "person" for chair in live.table.chairs)


async def test_who_left_a_deal_that_is_dealt_again_has_left_it_to_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a table that paused in its first deal can go on: everybody is asked."""
    company = Company()
    live = await company.sit_down(_settings("vira", "sm2025"), pages=False)
    await company.deal()
    await company.step(Random(5))
    gone = company.people.pop("C")
    await company.do(gone, {"do": "stand"})
    await company.do(company.people["A"], {"do": "propose", "kind": "pause"})
    await company.do(company.people["B"], {"do": "agree"})
    assert live.table.paused
    engine = Counted(monkeypatch, "vira")
    engine.refuses = lambda _state: True
    there = await TableService(company.storage, LocalBroker(), company.clock).live(live.table.code)
    await live.catch_up()
    assert there.table.chairs == live.table.chairs
    assert [chair.kind for chair in there.table.chairs] == ["person", "person", "bot"]
    await company.deal_once()
    assert live.table.phase == "playing"


async def test_a_match_that_was_stopped_in_a_deal_is_not_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    company = Company()
    live = await company.sit_down(_settings("voms", "worms-2p"), pages=False)
    await company.deal()
    await company.step(Random(5))
    first, second = company.people.values()
    await company.do(first, {"do": "propose", "kind": "stop"})
    await company.do(second, {"do": "agree"})
    Counted(monkeypatch, "voms").refuses = lambda _state: True
    there = await TableService(company.storage, LocalBroker(), company.clock).live(live.table.code)
    assert (there.table.phase, there.table.deals, there.table.version) == ("over", 1, live.table.version)


async def test_a_deal_goes_on_in_one_process_or_is_given_up_in_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who cannot follow a running deal gives it up before anything else is stored."""
    company = Company()
    live = await company.sit_down(_settings("voms", "tournament"), pages=False)
    await company.deal()
    there = _again(company, await _stored(company))
    await company.step(Random(5))
    engine = Counted(monkeypatch, "voms")
    engine.refuses = lambda _state: True
    await there.heard(b'{"version": %d}' % live.table.version)
    assert there.table.stuck is not None
    assert public(there.table).table["revealed"] is None
    await there.command(company.people["N"], BeReady(id="n", do="ready", seed="0" * 16))
    assert [entry.kind for entry in (await _stored(company))[-2:]] == [DealtAgain.kind, "ready"]
    engine.refuses = lambda _state: False
    await live.catch_up()
    assert _shown(live.table) == _shown(there.table)
    await company.deal()
    assert _shown(_again(company, await _stored(company)).table) == _shown(live.table)


async def test_who_has_left_meanwhile_sees_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    company = Company()
    live = await company.sit_down(_settings("voms", "tournament"), pages=False)
    await company.deal()
    company.live = there = _again(company, await _stored(company))
    page = company.look_on(company.people["N"])
    company.live = live
    await company.step(Random(5))
    await company.do(company.people["N"], {"do": "stand"})
    Counted(monkeypatch, "voms").refuses = lambda _state: True
    await there.catch_up()
    assert page.connection.viewer == WATCHER


async def test_a_take_back_that_nobody_answered_does_not_outlive_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    company = Company()
    live = await company.sit_down(_settings("voms", "tournament"), pages=False)
    await company.deal()
    chance = Random(9)
    await company.step(chance, "beginner")
    by = next(who for seat, who in company.people.items() if live.table.play.taken_back(seat) is not None)
    await company.do(by, {"do": "propose", "kind": "takeback"})
    while live.table.phase == "playing":
        await company.step(chance, "beginner")
    score = voms.score
    monkeypatch.setattr(voms, "score", lambda state: replace(score(state), gain=(9, 9)))
    assert _again(company, await _stored(company)).table.proposal is None


@pytest.mark.parametrize(("game", "preset"), [("voms", "25"), ("vira", "sm2025")])
async def test_an_exercise_that_is_over_stays_over(game: str, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    company = await played(_settings(game, preset), deals=1)
    table, chance = company.live.table, Random(2)
    record = table.finished(len(table.play.history))
    assert record is not None
    exercise = {"code": table.code, "deal": 1, "at": 1, "record": write_record(up_to(record, 1))}
    settings = table.settings.model_copy(update={"deals": 1 if game == "vira" else None})
    code = await company.service.open_exercise(person(0), settings, seat=table.play.seats[0], exercise=exercise)
    company.live, company.people = await company.service.live(code), dict.fromkeys(table.play.seats, person(0))
    while company.live.table.phase == "playing":
        play = company.live.table.play
        deed = Acted(play.to_act or "", play.choice("beginner", play.to_act or "", chance))
        await company.live.do(lambda _, deed=deed: deed)  # type: ignore[misc]
    entries, before = await _stored(company), company.live.table
    Counted(monkeypatch, game).refuses = lambda _state: True
    after = _again(company, entries).table
    assert (after.phase, _numbers(after)) == (before.phase, _numbers(before))


async def test_another_process_with_another_engine_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """It hears of a result that it would not come to: what is stored is so, for both of them."""
    company = Company()
    live = await company.sit_down(_settings("voms", "tournament"), pages=False)
    await company.deal()
    there = _again(company, await _stored(company))
    while company.live.table.phase == "playing":
        await company.step(Random(9), "beginner")
    score = voms.score
    monkeypatch.setattr(voms, "score", lambda state: replace(score(state), gain=(9, 9)))
    await there.catch_up()
    assert there.table.version == live.table.version
    assert there.table.play.match() == live.table.play.match()


async def test_a_take_back_is_not_in_what_was_played() -> None:
    company = Company()
    live = await company.sit_down(_settings("vira", "sm2025"), pages=False)
    await company.deal()
    chance = Random(4)
    for _ in range(3):
        await company.step(chance, "beginner")
    by = next(who for seat, who in company.people.items() if live.table.play.taken_back(seat) is not None)
    await company.do(by, {"do": "propose", "kind": "takeback"})
    for who in company.people.values():
        if live.table.proposal is not None and live.table.chair_of(who.id) is not None and who is not by:
            await company.do(who, {"do": "agree"})
    assert len(live.table.play.actions) < 3
    while live.table.phase == "playing":
        await company.step(chance, "beginner")
    await company.deal()
    there = _again(company, await _stored(company)).table
    assert there.play.finished(1) == live.table.play.finished(1)


async def test_a_later_edition_is_refused() -> None:
    company = await played(_settings("voms", "tournament"), deals=1)
    entries = await _stored(company)
    with pytest.raises(LaterEdition):
        _again(company, _changed(entries, 0, edition=EDITION + 1))
    unknown = replace(entries[-1], version=len(entries) + 1, command=None, kind="of-tomorrow", data={})
    with pytest.raises(LaterEdition):
        _again(company, [*entries, unknown])
    (checked,) = [one async for one in check(await _with([*entries, unknown]), [entries[0].table])]
    assert checked.broken is not None
    assert "edition/later" in checked.broken.reason


async def test_a_recount_leaves_what_a_later_version_has_counted() -> None:
    company = await played(_settings("voms", "tournament"), deals=1)
    results, entries = company.storage.results, await _stored(company)
    before = await results.deals(person(0).id, Chosen(), limit=9)
    unknown = replace(entries[-1], version=len(entries) + 1, command=None, kind="of-tomorrow", data={})
    await company.storage.tables.append(unknown, None)
    await Ratings(company.storage).recount(histories=True)
    assert await results.deals(person(0).id, Chosen(), limit=9) == before


async def _with(entries: list[Entry]) -> Tables:
    storage = MemoryStorage()
    for entry in entries:
        await storage.tables.append(entry, None)
    return storage.tables


async def test_a_rematch_is_played_by_the_same_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    company = await played(_settings("voms", "tournament"))
    live = company.live
    monkeypatch.setitem(voms.PRESETS, "tournament", voms.PRESETS["worms"])
    code = await company.service._rematch(live, person(0))
    again = await company.service.live(code)
    assert again.table.play.rules == live.table.play.rules


async def test_who_lags_behind_does_not_learn_the_result_before_its_time() -> None:
    company = await played(_settings("voms", "tournament", delay=60), deals=2)
    entries = await _stored(company)
    ends = max(entry.at for entry in entries)
    seen = [step for step in folded(entries, now=ends + 59_000) if step.by_facts]
    assert not seen
    assert any(step.by_facts for step in folded(entries, now=ends + 61_000))


async def test_nor_where_the_deal_is_known_only_by_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    company = Company()
    live = await company.sit_down(_settings("voms", "tournament", delay=60), pages=False)
    await company.deal()
    begun = len(live.table.play.history)
    company.clock.time += 50_000
    while live.table.phase == "playing":
        await company.step(Random(9), "beginner")
    Counted(monkeypatch, "voms").refuses = lambda _state: True
    company.clock.time += 20_000
    there = _again(company, await _stored(company))
    assert len(there.seen_by(person(9).id).play.history) < len(there.table.play.history) == begun + 1
    company.clock.time += 40_000
    assert there.seen_by(person(9).id).play.match() == live.table.play.match()


async def test_a_deal_that_is_refused_now_replays_as_far_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    company = await played(_settings("voms", "tournament"), deals=1)
    table, engine = company.live.table, Counted(monkeypatch, "voms")
    whole: Any = await company.service.replay(table.code, 1, person(0))
    assert "otherwise" not in whole
    engine.refuses = lambda state: len(state.stock) == 0
    replay: Any = await company.service.replay(table.code, 1, person(0))
    at = len(replay["moments"])
    assert 0 < at < len(whole["moments"])
    assert replay["moments"] == whole["moments"][:at]
    assert replay["otherwise"] == {"action": at + 1, "cites": ["T.29"]}


async def test_a_page_that_has_seen_more_than_a_process_is_not_refused() -> None:
    """Who was at a process that died goes on at another, which has not heard of the last step."""
    company = Company()
    live = await company.sit_down(_settings("voms", "tournament"), pages=False)
    await company.deal()
    behind = _again(company, await _stored(company))
    await company.step(Random(2), "beginner")
    seat, seen = live.table.play.to_act, live.table.version
    assert seat is not None
    action = live.table.play.choice("beginner", seat, Random(2))
    version = await behind.command(company.people[seat], Act(id="later", do="act", action=action, seen=seen))
    assert version == seen + 1
