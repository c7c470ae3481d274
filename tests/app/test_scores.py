"""What finished deals and games leave behind for people, and the ratings that follow."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stik.app import document
from stik.app.deeds import Dealt, Deed, Opened, Proposed, Ready, write_deed
from stik.app.folding import folded, followed
from stik.app.plays.voms import VomsPlay
from stik.app.plays.voms_tally import tally
from stik.app.ports import Entry
from stik.app.ratings import Ratings, rated
from stik.app.scores import Chosen, DealScore, GameScore, Scores
from stik.app.scoring import scores_in
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.cards import parse_card
from stik.voms import PRESETS
from stik.voms.events import CardsPlayed, LusScored, PartnerToqued, PlayReturned, TrickTaken, VomsAnnulled
from tests.app.company import Company, person

EVERY = Chosen()
T = PRESETS["tournament"]
VOMS, TOQU, D3, LOW = (parse_card(text) for text in ("Kh", "Jc", "3d", "5s"))


async def played(settings: TableSettings, *, deals: int | None = None) -> Company:
    """A whole match among people, or so many deals of one."""
    company, chance = Company(), Random(7)
    await company.sit_down(settings, pages=False)
    for number in range(len(company.people)):
        await company.storage.people.add(person(number))
    while company.live.table.phase != "over" and (deals is None or len(company.live.table.play.history) < deals):
        await company.deal()
        while company.live.table.phase == "playing":
            await company.step(chance, "beginner")
    return company


@pytest.mark.parametrize(("game", "preset"), [("voms", "tournament"), ("voms", "worms-2p"), ("vira", "sm2025")])
async def test_every_deal_and_the_game_are_written(game: str, preset: str) -> None:
    settings = TableSettings(game=game, preset=preset, rated=True, deals=3 if game == "vira" else None)  # type: ignore[arg-type]
    company = await played(settings)
    results, play = company.storage.results, company.live.table.play
    assert company.live.table.phase == "over"
    deals = {who.id: await results.deals(who.id, EVERY, limit=99) for who in company.people.values()}
    assert all(len(mine) == play.counted for mine in deals.values())
    games = await results.of_tables([company.live.table.code])
    assert {one.seat for one in games} == set(play.seats)
    assert all(one.rated and one.family == preset and one.deals == play.counted for one in games)
    if game == "vira":
        _pinnar_add_up(company, deals, games)
    else:
        _lus_are_the_combs(company, deals, games)
    again = scores_in(await company.storage.tables.entries(company.live.table.code))
    assert again == Scores(tuple(_in_order(deals)), tuple(sorted(games, key=lambda one: play.seats.index(one.seat))))


def _in_order(deals: dict[str, list[DealScore]]) -> list[DealScore]:
    return sorted((one for mine in deals.values() for one in mine), key=lambda one: (one.deal, one.person))


def _pinnar_add_up(company: Company, deals: dict[str, list[DealScore]], games: list[GameScore]) -> None:
    match = company.live.table.play.match()
    net, divided = match["net"], match["divided"]
    assert isinstance(net, dict)
    assert isinstance(divided, dict)
    for seat, who in company.people.items():
        assert sum(one.points for one in deals[who.id]) == net[seat]
        assert next(one.points for one in games if one.seat == seat) == divided[seat]
    assert min(one.place for one in games) == 1
    declared = [one.facts["result"] for mine in deals.values() for one in mine if "contract" in one.facts]
    lines = [line["result"] for line in company.live.table.play.history if line["result"] is not None]
    assert sorted(map(str, declared)) == sorted(map(str, lines))


def _lus_are_the_combs(company: Company, deals: dict[str, list[DealScore]], games: list[GameScore]) -> None:
    play = company.live.table.play
    assert isinstance(play, VomsPlay)
    winner = play.match()["winner"]
    assert {one.side for one in games if one.place == 1} == {winner}
    for number, line in enumerate(play.history, 1):
        gain = line["gain"]
        assert isinstance(gain, dict)
        for side in play.rules.sides:
            side_of = dict(zip(play.seats, play.rules.side_of, strict=True))
            seats = [seat for seat in play.seats if play.rules.sides[side_of[seat]] == side]
            mine = [one for seat in seats for one in deals[company.people[seat].id] if one.deal == number]
            if line["ended"] == "reshuffle" and not gain[side]:
                assert not mine
            else:
                assert {one.points for one in mine} == {gain[side]}


@pytest.mark.rule("V21", "T.6", "V20")
def test_a_void_deal_counts_for_nobody() -> None:
    """Of a few packs one gives somebody Voms and Toqu at once; the deal is a line of the table, and nobody's."""
    settings = TableSettings(game="voms", preset="tournament").model_dump()
    for number in range(400):
        bots = dict.fromkeys("ESW", "beginner")
        history = [
            _entry(1, Opened(settings, Secret(f"{number:032x}"), person(0).id, seat="N", bots=bots)),
            _entry(2, Ready("N", "")),
            _entry(3, Dealt(Secret("0" * 32))),
        ]
        *_, last = folded(history)
        table = last.after
        if table.play.deal_over:
            break
    (line,) = table.play.history
    assert (line["ended"], table.play.counted) == ("reshuffle", 0)
    stop = _entry(4, Proposed("N", "stop"))
    assert followed(table, stop).after.phase == "over"
    assert scores_in([*history, stop]) == Scores()


def _entry(version: int, deed: Deed) -> Entry:
    return Entry("t", version, version, None, None, deed.kind, write_deed(deed))


@pytest.mark.rule("V35", "V46", "V49", "V55")
def test_what_came_of_voms() -> None:
    def found(*events: object) -> dict[int, dict[str, int]]:
        return {seat: counts for seat, counts in tally(T, events).items() if counts}  # type: ignore[arg-type]

    def lus(side: int, reason: str) -> LusScored:
        return LusScored(side, 1, f"lus/{reason}", ())

    lead = (CardsPlayed(0, (VOMS,)), CardsPlayed(1, (LOW,)))
    home = (*lead, TrickTaken(0, 1), lus(0, "voms"))
    assert found(*home) == {0: {"voms_safe": 1, "tricks": 1}}
    assert found(*home, VomsAnnulled(0)) == {0: {"voms_lost": 1, "tricks": 1}}
    assert found(*home, CardsPlayed(0, (LOW,)), TrickTaken(1, 1), lus(1, "ataataq")) == {
        0: {"voms_safe": 1, "tricks": 1},
        1: {"tricks": 1, "ataataq": 1},
    }
    caught = (CardsPlayed(0, (VOMS,)), CardsPlayed(1, (TOQU,)), TrickTaken(1, 2), lus(1, "toqu"))
    assert found(*caught) == {0: {"voms_lost": 1}, 1: {"tricks": 2, "toqu": 1}}
    back = (*caught[:2], CardsPlayed(2, (D3,)), TrickTaken(2, 1), lus(0, "toqu-won-back"))
    assert found(*back) == {0: {"voms_safe": 1}, 2: {"tricks": 1}}
    assert found(lead[0], CardsPlayed(2, (TOQU,)), PartnerToqued(2)) == {0: {"voms_lost": 1}, 2: {"partner_toqued": 1}}
    returned = (lead[0], PlayReturned(0, (VOMS,)), CardsPlayed(0, (LOW,)), TrickTaken(1, 1), lus(1, "d3"))
    assert found(*returned) == {1: {"tricks": 1}}


async def test_bots_never_count(rated_game: TableSettings) -> None:
    company = Company()
    code = await company.service.open(person(0), rated_game, alone=True)
    company.live = await company.service.live(code)
    company.people = {company.live.table.play.seats[0]: person(0)}
    chance = Random(3)
    while company.live.table.phase != "over":
        await company.deal()
        while company.live.table.phase == "playing":
            company.people = dict.fromkeys(company.live.table.play.seats, person(0))
            await _bots_step(company, chance)
            company.people = {company.live.table.play.seats[0]: person(0)}
    (game,) = await company.storage.results.of_tables([code])
    assert not game.rated
    assert await Ratings(company.storage).catch_up() == 0


async def _bots_step(company: Company, chance: Random) -> None:
    from stik.app.deeds import Acted

    play = company.live.table.play
    seat = play.to_act
    assert seat is not None
    await company.live.do(lambda _: Acted(seat, play.choice("beginner", seat, chance), "bot"))


@pytest.fixture
def rated_game() -> TableSettings:
    return TableSettings(game="voms", preset="worms-2p", rated=True)


async def test_ratings_follow_from_the_games_alone(rated_game: TableSettings) -> None:
    company = await played(rated_game)
    ratings = Ratings(company.storage)
    games = await company.storage.results.of_tables([company.live.table.code])
    winner = next(one.person for one in games if one.place == 1)
    loser = next(one.person for one in games if one.place == 2)
    (won,), (lost,) = await ratings.history(winner), await ratings.history(loser)
    assert won.mu > 25 > lost.mu
    assert won.sigma < 25 / 3
    assert (won.game, won.family, won.number) == ("voms", "worms-2p", 1)
    assert await ratings.recount(histories=True) == 1
    assert await ratings.history(winner) == [won], "counted again from the histories it is the same"


def test_partners_are_rated_together_and_families_apart() -> None:
    def game(seat: str, side: str, place: int) -> GameScore:
        return GameScore("t", seat, seat, 1, "voms", "worms", "", side, place, 0, 5, True)

    table = [game("N", "NS", 1), game("S", "NS", 1), game("E", "EW", 2), game("W", "EW", 2)]
    after = {one.person: one for one in rated(table, {})}
    assert after["N"].mu == after["S"].mu > after["E"].mu == after["W"].mu
    assert {one.family for one in after.values()} == {"worms"}
    second = {one.person: one for one in rated(table, after)}
    assert second["N"].mu > after["N"].mu
    assert second["N"].number == 2


async def test_one_guest_and_the_table_counts_for_nobody_and_says_so(rated_game: TableSettings) -> None:
    company, chance = Company(), Random(7)
    company.live = await company.service.live(await company.service.open(person(0), rated_game))
    first, second = company.live.table.play.seats
    guest = replace(person(1), login=None)
    company.people = {first: person(0), second: guest}

    def told() -> object:
        return document.public(company.live.table).table["rating"]

    assert told() == "counts"
    await company.do(guest, {"do": "sit", "seat": second})
    assert told() == "guests"
    while company.live.table.phase != "over":
        await company.deal()
        while company.live.table.phase == "playing":
            await company.step(chance, "beginner")
    games = await company.storage.results.of_tables([company.live.table.code])
    assert [one.rated for one in games] == [False, False]
    assert await Ratings(company.storage).recount(histories=True) == 0
    again = await company.service.live(str(await company.service._rematch(company.live, person(0))))
    assert document.public(again.table).table["rating"] == "guests", "a guest is one at the rematch too"


async def test_a_rated_game_is_played_to_its_end(rated_game: TableSettings) -> None:
    company = await played(rated_game, deals=1)
    from stik.app.decide import TableRefusal

    with pytest.raises(TableRefusal) as refused:
        await company.do(person(0), {"do": "stand"})
    assert refused.value.code == "table/rated-to-the-end"
